"""The way to the computer's loudspeakers, if it has any."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLoggingCategory, QUrl, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from divan.ui.sounds import Player, Silence

UNHEARD: Final = ("offscreen", "minimal")
"""Platforms without a person in front of them."""
QUIET: Final = "qt.multimedia*=false"
"""A computer without sound is nothing that anybody must be told."""


def find_loudspeaker() -> Player:
    """Return what plays sounds here; silence where that cannot be.

    QtMultimedia takes a tenth of a second to import and needs libraries that a bare
    machine lacks.
    """
    if QGuiApplication.platformName() in UNHEARD:
        return Silence()
    QLoggingCategory.setFilterRules(QUIET)
    try:
        with _unheard_complaints():
            return _loudspeaker()
    except ImportError:
        return Silence()


@contextmanager
def _unheard_complaints() -> Iterator[None]:
    """Drop what Qt says in no category of its own while it looks for a sound server."""
    before = qInstallMessageHandler(lambda kind, context, message: None)  # noqa: ARG005
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _loudspeaker() -> Player:
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

    class Loudspeaker:
        """Holds one effect a file, made when it is first heard."""

        def __init__(self) -> None:
            self._effects: dict[Path, QSoundEffect] = {}
            self._devices = QMediaDevices()
            # Effects play where they were made for: headphones that are plugged in later
            # need new ones.
            self._devices.audioOutputsChanged.connect(self._effects.clear)

        def play(self, file: Path, loudness: float) -> None:
            """Play ``file`` on the usual device, if there is one."""
            if QMediaDevices.defaultAudioOutput().isNull():
                return
            effect = self._effects.get(file)
            if effect is None:
                effect = QSoundEffect()
                effect.setSource(QUrl.fromLocalFile(str(file)))
                self._effects[file] = effect
            effect.setVolume(loudness)
            effect.play()

    QMediaDevices.defaultAudioOutput()  # looks for the sound server now
    return Loudspeaker()
