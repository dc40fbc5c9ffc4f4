"""Don Legacy in a few words: cards and tables for tests."""

from divan.core.chance import Chance
from divan.games.don_legacy.rules.cards import Card
from divan.games.don_legacy.rules.don_legacy import DonLegacyRules
from divan.games.don_legacy.rules.events import DonLegacyEvent
from divan.games.don_legacy.rules.moves import DonLegacyMove, Draw, EndTurn, LaySet, TakeClue
from divan.games.don_legacy.rules.options import SOURCE, DonLegacyOptions
from divan.games.don_legacy.rules.state import CardSet, Ending, Phase, Pile, Seen, Table

RULES = DonLegacyRules()
DRAW = Draw(Pile.COMMON)
END = EndTurn()

GLASSES = "glass-scene_analysis glass-deduction glass-testimony"
"""A complete set."""
FOUR_SETS = (
    GLASSES,
    "letter-scene_analysis letter-deduction letter-testimony",
    "watch-scene_analysis watch-deduction watch-testimony",
    "key-scene_analysis key-deduction key-testimony",
)


def card(name: str) -> Card:
    return Card(name)


def cards(names: str) -> tuple[Card, ...]:
    return tuple(Card(name) for name in names.split())


def row(names: str) -> tuple[Card | None, ...]:
    """Return an open row; ``-`` is an empty place."""
    return tuple(None if name == "-" else Card(name) for name in names.split())


def table(
    *hands: str,
    pile: str = "record-1a record-2a record-2b",
    piles: tuple[str, ...] = (),
    clues: str = "",
    mysteries: str = "",
    discards: str = "",
    sets: tuple[tuple[str, ...], ...] = (),
    options: DonLegacyOptions = SOURCE,
    phase: Phase = Phase.ACT,
    starter: int = 0,
    active: int = 0,
    drew: bool = False,
    seen: Seen | None = None,
    looked_at: Pile | None = None,
    ending: Ending | None = None,
) -> Table:
    """Return a table of as many players as there are ``hands``, two at least; seat 0 is to
    act. The top card of a pile is named last; what is not told is empty.
    """
    held = tuple(cards(hand) for hand in hands) + ((),) * (2 - len(hands))
    laid: list[tuple[CardSet, ...]] = [tuple(cards(each) for each in owned) for owned in sets]
    laid += [()] * (len(held) - len(laid))
    return Table(
        options=options,
        starter=starter,
        active=active,
        phase=phase,
        piles=tuple(cards(each) for each in piles or (pile,)),
        discards=cards(discards),
        clues=row(clues),
        mysteries=row(mysteries),
        hands=held,
        sets=tuple(laid),
        drew=drew,
        seen=seen,
        looked_at=looked_at,
        ending=ending,
    )


def lay(names: str) -> LaySet:
    first, second, third = cards(names)
    return LaySet((first, second, third))


def take(name: str) -> TakeClue:
    return TakeClue(card(name))


def refusal(state: Table, move: DonLegacyMove, seat: int = 0) -> str | None:
    """Return the code with which ``move`` is refused, or None where it is allowed."""
    violation = RULES.check(state, seat, move)
    return None if violation is None else violation.code


def after(state: Table, *moves: DonLegacyMove, seed: str = "AFTER") -> Table:
    """Return the table after ``moves``, each made by the player whose turn it is."""
    for ply, move in enumerate(moves, 1):
        state = RULES.apply(state, state.active, move, Chance(seed, ply)).state
    return state


def news(state: Table, move: DonLegacyMove, seed: str = "AFTER") -> tuple[DonLegacyEvent, ...]:
    """Return what ``move`` makes happen."""
    return RULES.apply(state, state.active, move, Chance(seed, 1)).events


def dealt(seats: int = 3, options: DonLegacyOptions = SOURCE, seed: str = "DEAL") -> Table:
    """Return the table of a match that has just begun."""
    return RULES.begin(options, seats, Chance(seed, 0)).state


def names(held: tuple[Card, ...]) -> set[str]:
    return {each.name for each in held}
