"""Ports that remember what a presenter sends, in the place of a match that obeys."""

from divan.core.move import Move


class LoggingPort:
    """Remembers every move, in ``log``; for a game that keeps no notes."""

    def __init__(self) -> None:
        self.log: list[Move] = []

    def move(self, move: Move) -> None:
        self.log.append(move)

    def note(self, name: str) -> str | None:
        raise AssertionError("this game keeps no notes")

    def keep_note(self, name: str, note: str) -> None:
        raise AssertionError("this game keeps no notes")


class NotingPort(LoggingPort):
    """Remembers every note too, in ``notes``."""

    def __init__(self) -> None:
        super().__init__()
        self.notes: dict[str, str] = {}

    def note(self, name: str) -> str | None:
        return self.notes.get(name)

    def keep_note(self, name: str, note: str) -> None:
        self.notes[name] = note
