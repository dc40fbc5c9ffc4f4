"""What is heard: a sound for each mood of the table, as loud as the person wants it."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QObject, Slot

from divan.ui.bridge.settings import SettingsBridge

SUFFIX: Final = ".wav"
PAUSE_SECONDS: Final = 0.05
"""A sound that comes again sooner than this is not played twice: a deal at once is one."""


class Player(Protocol):
    """Plays files of sound."""

    def play(self, file: Path, loudness: float) -> None:
        """Play ``file``, ``loudness`` between 0 and 1, without waiting for its end."""


class Silence:
    """Stands in where there is nothing to hear with, or not yet."""

    def play(self, file: Path, loudness: float) -> None:
        """Do nothing."""


class Sounds(QObject):
    """Plays ``MOOD.wav`` of its folder; silent until it is woken."""

    def __init__(self, settings: SettingsBridge, folder: Path) -> None:
        super().__init__()
        self._settings = settings
        self._folder = folder
        self._player: Player = Silence()
        self._last: dict[str, float] = {}

    def wake(self, make_player: Callable[[], Player]) -> None:
        """Begin to be heard; what plays sounds takes a while to make, so not before the
        window is there.
        """
        self._player = make_player()

    @property
    def loudness(self) -> float:
        """How loud it is now, from 0 to 1."""
        if self._settings.property("muted"):
            return 0.0
        volume, effects = self._settings.property("volume"), self._settings.property("effects")
        return float(volume) / 100 * float(effects) / 100

    @Slot(str)
    def play(self, mood: str) -> None:
        """Play the sound of ``mood``; one that has none is silent."""
        file = self._folder / f"{mood}{SUFFIX}"
        loudness = self.loudness
        now = time.monotonic()
        if loudness == 0 or now - self._last.get(mood, -1.0) < PAUSE_SECONDS:
            return
        self._last[mood] = now
        if file.is_file():
            self._player.play(file, loudness)
