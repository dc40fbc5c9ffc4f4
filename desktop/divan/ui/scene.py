"""A table as data: what a presenter makes of a view, and what the kit draws. No Qt."""

from enum import StrEnum
from typing import Any, TypeAlias

import msgspec

from divan.core.seat import Seat

FaceData: TypeAlias = dict[str, str | int | bool]
"""What the game's card face needs to draw itself."""


class Card(msgspec.Struct, frozen=True):
    """A card lying somewhere.

    ``id`` stays the same while the card can be followed with the eyes; a face-down
    card's id tells nothing but its place. ``was`` is the id that the same card had in
    the scene before, where that was another one (a card that is turned up). ``origin``
    is the zone from which a new card comes. ``face`` is None for a card face down.
    """

    id: str
    zone: str
    index: int
    label: str
    face: FaceData | None = None
    can_pick: bool = False
    why_not: str = ""
    was: str = ""
    origin: str = ""
    badge: str = ""
    picked: bool = False


class Zone(msgspec.Struct, frozen=True):
    """A place for cards: a pile, a fan, a column.

    ``target`` says what choosing the zone would do now ("Discard", "Play -12 to +4") and
    is empty where nothing can be done. ``deed`` says the same after the name of a key
    ("Enter: discard it"). ``count`` is shown on piles.
    """

    id: str
    label: str
    target: str = ""
    count: str = ""
    caption: str = ""
    deed: str = ""


class Action(msgspec.Struct, frozen=True):
    """A button of the game's own."""

    id: str
    label: str
    enabled: bool = True
    why_not: str = ""
    key: str = ""
    primary: bool = False


class Prompt(msgspec.Struct, frozen=True):
    """The pill in the bar: whose turn it is or what goes on, and what to do."""

    who: str = ""
    what: str = ""
    busy: bool = False


class Refusal(msgspec.Struct, frozen=True):
    """The one line that says why something cannot be done, with the clause that says so.

    ``refused`` is False where the person only asked, and the answer is that it can.
    """

    text: str
    clause: str = ""
    clause_label: str = ""
    refused: bool = True


class Plaque(msgspec.Struct, frozen=True):
    """A player: name, portrait, a second line, the score so far ("" where hidden)."""

    seat: Seat
    name: str
    portrait: str
    line: str
    score: str
    to_act: bool


class LastMove(msgspec.Struct, frozen=True):
    """The chip that tells what the opponents did last."""

    title: str
    text: str
    detail: str = ""
    face: FaceData | None = None


class ScoreRow(msgspec.Struct, frozen=True):
    """One line of the score panel: a name with its sign, one value a player."""

    label: str
    values: tuple[str, ...]
    sign: str = ""
    total: bool = False


class LogLine(msgspec.Struct, frozen=True):
    """One line of the log.

    ``markup`` is for the screen (bold, small pictures; an icon whose colour is ``ink`` is drawn
    in that of the words), ``plain`` for the clipboard and
    for screen readers; ``trail`` stands at the end of the line. ``ply`` is the moment to
    jump to, ``number`` the number shown, ``seat`` who acted, -1 for the table.
    """

    ply: int
    number: str
    seat: Seat
    markup: str
    plain: str
    trail: str = ""


class Mood(StrEnum):
    """What a moment sounds like."""

    PLACE = "place"
    DISCARD = "discard"
    DRAW = "draw"
    DEAL = "deal"
    FLIP = "flip"
    CLUE = "clue"
    WIN = "win"
    LOSE = "lose"
    TURN = "turn"


class Sheet(msgspec.Struct, frozen=True):
    """The score sheet: its heading, and what the game's own drawing of it needs."""

    title: str
    subtitle: str
    won: bool
    over: bool
    detail: dict[str, Any]


class Scene(msgspec.Struct, frozen=True):
    """Everything on the table at one moment."""

    zones: tuple[Zone, ...]
    cards: tuple[Card, ...]
    prompt: Prompt
    plaques: tuple[Plaque, ...]
    actions: tuple[Action, ...] = ()
    refusal: Refusal | None = None
    notice: str = ""
    remark: str = ""
    """What stands beside the game's name, such as the round."""
    last_move: LastMove | None = None
    score_heads: tuple[str, ...] = ()
    score: tuple[ScoreRow, ...] = ()
    log: tuple[LogLine, ...] = ()
    clause: str = ""
    """The rulebook clause of the current phase."""
    moods: tuple[Mood, ...] = ()
    announcement: str = ""
    """What a screen reader says of the last move."""
    detail: dict[str, Any] = {}
    """What only this game's table draws."""
