"""The go-between of a match and its screen. No Qt.

A presenter turns what a seat knows into a scene and gestures into moves. It judges
nothing: what may be done it asks the rules, what was meant it sends to the match.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol, cast

import msgspec

from divan.bots.bot import Decision, Reason
from divan.core.manifest import load
from divan.core.move import Move
from divan.core.options import OptionValue, Preset
from divan.core.record import Player
from divan.core.violation import Violation
from divan.session.updates import Snapshot
from divan.ui.lesson import Lesson
from divan.ui.scene import Scene, Sheet
from divan.ui.texts import Speaker, Text


class Port(Protocol):
    """What a presenter can do to the outside."""

    def move(self, move: Move) -> None:
        """Send a move of the watching seat to the match."""

    def note(self, name: str) -> str | None:
        """Return the note of that name that the person made in this match, or None."""

    def keep_note(self, name: str, note: str) -> None:
        """Keep a note with the match, in place of an older one of the same name."""


class Company(msgspec.Struct, frozen=True):
    """Who plays: the players by seat, and where the game's pictures lie."""

    players: tuple[Player, ...]
    art: Callable[[str], str]
    """Returns the address of a picture of the game, such as ``sign-blue.svg``."""


class Presenter(ABC):
    """What every game's presenter can do. Ids are those of the scene."""

    @abstractmethod
    def show(self, snapshot: Snapshot, *, stepped: bool, reason: Reason | None = None) -> None:
        """Take the match's newest moment; ``stepped`` if it is one move after the last one.

        ``reason`` is what the bot that made the move would say of it.
        """

    @abstractmethod
    def scene(self, *, live_score: bool) -> Scene:
        """Return the table as it is now."""

    @abstractmethod
    def sheet(self) -> Sheet | None:
        """Return the score sheet of the last finished round or match, if there is one."""

    @abstractmethod
    def refuse(self, violation: Violation) -> None:
        """Show why a move was not allowed."""

    @abstractmethod
    def hint(self, decision: Decision) -> str:
        """Return what the strongest bot would do and why, as a sentence."""

    @abstractmethod
    def deed(self, move: Move) -> str:
        """Return what ``move`` of the watching seat is, as a short sentence that asks for it:
        "Discard the red 7."
        """

    @abstractmethod
    def advised(self, decision: Decision) -> tuple[str, ...]:
        """Return the ids of the cards and zones that ``decision`` is about: what would be moved
        and where to. They are marked as long as the hint is shown.
        """

    @abstractmethod
    def glimpse(self) -> str:
        """Return how the match stands in one sentence, for the shelf."""

    @abstractmethod
    def pick(self, card: str) -> None:
        """Pick a card up, or say why it cannot be."""

    @abstractmethod
    def put_back(self) -> None:
        """Put the picked card back and clear the line that says why not."""

    @abstractmethod
    def hush(self) -> None:
        """Clear the line that says why not, and leave what is picked as it is."""

    @abstractmethod
    def choose(self, zone: str) -> None:
        """Do with the picked card, or without one, what ``zone`` stands for."""

    @abstractmethod
    def why(self, id: str) -> None:
        """Say what may be done with a card or a zone now, and what forbids the rest; with
        "" what is to be done at all.
        """

    @abstractmethod
    def act(self, action: str) -> None:
        """Press a button of the game's own."""


class PresenterMaker(Protocol):
    """Makes a game's presenter."""

    def __call__(self, company: Company, speaker: Speaker, port: Port) -> Presenter:
        """Return a presenter that has not been shown anything yet."""


class GameTexts(msgspec.Struct, frozen=True):
    """What the shelf and the set-up form call things of a game.

    Values of options that have no text are shown as they are.
    """

    title: Text
    tagline: Text
    options: dict[str, Text]
    option_notes: dict[str, Text]
    option_values: dict[tuple[str, OptionValue], Text]
    presets: dict[str, Text]
    preset_notes: dict[str, Text]
    own_mix: Text

    def rules(self, preset: Preset | None) -> Text:
        """Return what the rules of a match are called; None stands for a mix of one's own."""
        return self.own_mix if preset is None else self.presets[preset.id]


class GameView(msgspec.Struct, frozen=True):
    """What a game's ``view`` package offers, besides its QML files."""

    presenter: str
    """The class of its presenter, a ``PresenterMaker``, written ``package.module:NAME``: the
    shelf needs only the texts, and shows sooner without all that a table needs.
    """
    lesson: str
    """Its ``divan.ui.lesson.Lesson``, written like ``presenter``."""
    texts: GameTexts
    table: str
    """The file name of its table, beside the package."""
    sheet: str
    """The file name of its score sheet."""
    face: str
    """The file name of its card face."""
    panel: str = ""
    """The file name of its own side panel, a ``GamePanel``; "" for scores and log."""

    def load_lesson(self) -> Lesson:
        """Import what is said and played in the game's lesson."""
        return cast("Lesson", load(self.lesson))

    def load_presenter(self) -> PresenterMaker:
        """Import what makes the game's presenter."""
        return cast("PresenterMaker", load(self.presenter))
