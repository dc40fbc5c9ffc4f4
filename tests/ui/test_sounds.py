"""What is heard, and how loud; and that there is only silence where nobody listens."""

import sys
from pathlib import Path

import pytest

from divan import places
from divan.ui import loudspeaker
from divan.ui.scene import Mood
from divan.ui.sounds import Silence, Sounds

OTHER_SOUNDS = ("button", "hint", "refuse")


class Wishes:
    """Settings, as far as sounds ask for them."""

    def __init__(self, volume: int = 70, effects: int = 100, muted: bool = False) -> None:
        self._values = {"volume": volume, "effects": effects, "muted": muted}

    def property(self, name: str) -> object:
        return self._values[name]


class Ear:
    """A player that remembers what it was given."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []

    def play(self, file: Path, loudness: float) -> None:
        self.heard.append((file.stem, loudness))


@pytest.fixture
def ear() -> Ear:
    return Ear()


def sounds(ear: Ear, **wishes: object) -> Sounds:
    made = Sounds(Wishes(**wishes), places.resources() / "sounds")
    made.wake(lambda: ear)
    return made


@pytest.mark.parametrize("name", [*(mood.value for mood in Mood), *OTHER_SOUNDS])
def test_every_mood_has_a_sound(ear: Ear, name: str) -> None:
    sounds(ear).play(name)
    assert [heard for heard, _ in ear.heard] == [name]


def test_the_volumes_are_multiplied(ear: Ear) -> None:
    sounds(ear, volume=50, effects=40).play("place")
    assert ear.heard == [("place", pytest.approx(0.2))]


@pytest.mark.parametrize("wishes", [{"muted": True}, {"volume": 0}, {"effects": 0}])
def test_nothing_plays_where_nothing_would_be_heard(ear: Ear, wishes: dict[str, object]) -> None:
    sounds(ear, **wishes).play("place")
    assert ear.heard == []


def test_an_unknown_mood_is_silent(ear: Ear) -> None:
    sounds(ear).play("thunder")
    assert ear.heard == []


def test_the_same_sound_at_once_is_played_once(ear: Ear) -> None:
    made = sounds(ear)
    for _ in range(16):
        made.play("deal")
    made.play("turn")
    assert [heard for heard, _ in ear.heard] == ["deal", "turn"]


def test_sounds_are_silent_until_woken() -> None:
    asleep = Sounds(Wishes(), places.resources() / "sounds")
    asleep.play("place")


def test_nothing_is_loaded_off_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loudspeaker.QGuiApplication, "platformName", lambda: "offscreen")
    assert isinstance(loudspeaker.find_loudspeaker(), Silence)
    assert "PySide6.QtMultimedia" not in sys.modules


def test_a_computer_without_the_libraries_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loudspeaker.QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    assert isinstance(loudspeaker.find_loudspeaker(), Silence)
