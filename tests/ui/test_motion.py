"""The system's wish for less movement, as Qt 6.12 tells it."""

import weakref
from types import SimpleNamespace

import pytest

from divan.ui import motion


class Hints:
    """Like Qt's: what it gives away dies with it."""

    def accessibility(self) -> "Accessibility":
        return Accessibility(weakref.ref(self))


class Accessibility:
    def __init__(self, owner: "weakref.ref[Hints]") -> None:
        self._owner = owner

    def motionPreference(self) -> SimpleNamespace:
        if self._owner() is None:
            raise RuntimeError("already deleted")
        return SimpleNamespace(name="ReducedMotion")


def test_the_hints_are_held_while_they_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    application = SimpleNamespace(styleHints=Hints)
    monkeypatch.setattr(motion, "QGuiApplication", application)
    assert motion.system_reduces_motion()
