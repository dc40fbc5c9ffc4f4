"""The deck (DON-0.1, D23): 40 clue cards and 30 mystery cards."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

import msgspec


class Kind(StrEnum):
    """The two kinds of card (DON-3.1)."""

    CLUE = "clue"
    MYSTERY = "mystery"


class Motif(StrEnum):
    """What a clue card shows. It has no effect in the rules."""

    FOOTPRINT = "footprint"
    STATEMENT = "statement"
    RECEIPT = "receipt"
    PHOTOGRAPH = "photograph"
    RECORD = "record"


class Symbol(StrEnum):
    """What three mystery cards must share to be a set (DON-5.2)."""

    GLASS = "glass"
    FINGERPRINT = "fingerprint"
    KEY = "key"
    LETTER = "letter"
    WATCH = "watch"


class Ability(StrEnum):
    """What a mystery card does when it is played (DON-3.2)."""

    SCENE_ANALYSIS = "scene_analysis"
    DEDUCTION = "deduction"
    TESTIMONY = "testimony"
    ARCHIVE = "archive"
    SEARCH_WARRANT = "search_warrant"
    DISGUISE = "disguise"


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card: a motif with a value, or a symbol with an ability."""

    motif: Motif | None = None
    value: int = 0
    symbol: Symbol | None = None
    ability: Ability | None = None


CLUE_VALUES: Final = {
    Motif.FOOTPRINT: (1, 1, 2, 2, 3, 3, 4, 5),
    Motif.STATEMENT: (1, 2, 2, 3, 3, 4, 4, 5),
    Motif.RECEIPT: (1, 2, 2, 3, 3, 3, 4, 4),
    Motif.PHOTOGRAPH: (1, 2, 2, 3, 3, 3, 4, 5),
    Motif.RECORD: (1, 2, 2, 3, 3, 4, 4, 5),
}
"""The values of the clue cards: 1 six times, 2 ten, 3 twelve, 4 eight, 5 four times."""


def _faces() -> Iterator[tuple[str, Face]]:
    for motif, values in CLUE_VALUES.items():
        for place, value in enumerate(values):
            copy = "abc"[values[:place].count(value)]
            yield f"{motif}-{value}{copy}", Face(motif=motif, value=value)
    for symbol in Symbol:
        for ability in Ability:
            yield f"{symbol}-{ability}", Face(symbol=symbol, ability=ability)


_FACES: Final = dict(_faces())
_PLACES: Final = {name: place for place, name in enumerate(_FACES)}
_KINDS: Final = {
    name: Kind.MYSTERY if face.motif is None else Kind.CLUE for name, face in _FACES.items()
}
_HIDDEN: Final = "face-down"


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card, called by its name, such as ``photograph-5a`` or ``key-archive``; each name is
    there once. Raises ValueError for a name that no card has.
    """

    name: str

    def __post_init__(self) -> None:
        if self.name not in _FACES and self.name != _HIDDEN:
            raise ValueError(f"there is no card {self.name}")

    @property
    def face(self) -> Face:
        """What is printed on it; nothing where it lies face down."""
        return _FACES.get(self.name, _BLANK)

    @property
    def kind(self) -> Kind | None:
        """Which kind it is, or None where it lies face down."""
        return _KINDS.get(self.name)

    @property
    def is_clue(self) -> bool:
        """True for a clue card that lies face up."""
        return self.kind is Kind.CLUE

    @property
    def is_mystery(self) -> bool:
        """True for a mystery card that lies face up."""
        return self.kind is Kind.MYSTERY

    @property
    def value(self) -> int:
        """The points of a clue card (DON-4.2), 0 for any other."""
        return self.face.value

    @property
    def symbol(self) -> Symbol | None:
        """The symbol of a mystery card."""
        return self.face.symbol

    @property
    def ability(self) -> Ability | None:
        """The ability of a mystery card."""
        return self.face.ability

    @property
    def place(self) -> int:
        """Its place in the full deck, by which cards are sorted; the hidden come last."""
        return _PLACES.get(self.name, len(_PLACES))


_BLANK: Final = Face()
FACE_DOWN: Final = Card(_HIDDEN)
"""A card that the one who looks cannot see."""
FULL_DECK: Final = tuple(Card(name) for name in _FACES)
CLUES: Final = tuple(card for card in FULL_DECK if card.is_clue)
MYSTERIES: Final = tuple(card for card in FULL_DECK if card.is_mystery)


def mystery(symbol: Symbol, ability: Ability) -> Card:
    """Return the one mystery card with that symbol and ability."""
    return Card(f"{symbol}-{ability}")


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return ``cards`` in the order of the full deck."""
    return tuple(sorted(cards, key=lambda card: card.place))
