"""Setting a match up (DON-0.2 to 0.6, rulings D1, D2, D15, D16)."""

from typing import Final

from divan.core.chance import Chance
from divan.core.rules import Step
from divan.games.don_legacy.rules.cards import CLUES, MYSTERIES, Card
from divan.games.don_legacy.rules.events import Dealt, DonLegacyEvent
from divan.games.don_legacy.rules.options import DonLegacyOptions
from divan.games.don_legacy.rules.state import HAND_SIZE, Phase, Table

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
AT_LEAST_OPEN: Final = 3


def set_up(options: DonLegacyOptions, seats: int, chance: Chance) -> Step[Table, DonLegacyEvent]:
    """Lay the open rows from the sorted decks, merge the rest, deal, and decide who begins.

    Raises ValueError unless two to four play.
    """
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError(f"Don Legacy is for 2 to 4 players, not {seats}")
    open_cards = seats if options.open_rows == "players" else max(seats, AT_LEAST_OPEN)
    clues, mysteries = chance.shuffled(CLUES), chance.shuffled(MYSTERIES)
    rest = chance.shuffled(clues[open_cards:] + mysteries[open_cards:])
    size = options.two_player_hand if seats == FEWEST_SEATS else HAND_SIZE
    hands = tuple(rest[seat * size : (seat + 1) * size] for seat in range(seats))
    starter = chance.below(seats) if options.starter == "random" else 0
    table = Table(
        options=options,
        starter=starter,
        active=starter,
        phase=Phase.ACT,
        piles=_piles(options, rest[seats * size :]),
        discards=(),
        clues=clues[:open_cards],
        mysteries=mysteries[:open_cards],
        hands=hands,
        sets=((),) * seats,
    )
    return Step(table, (Dealt(starter, hands, table.clues, table.mysteries),))


def _piles(options: DonLegacyOptions, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return one pile, or the same cards sorted into one of each kind (D1)."""
    if options.piles == "merged":
        return (cards,)
    return (
        tuple(card for card in cards if card.is_clue),
        tuple(card for card in cards if card.is_mystery),
    )
