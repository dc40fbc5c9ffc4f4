"""Lost Cities in a few words: cards and tables for tests."""

from collections.abc import Iterable

from divan.core.chance import Chance
from divan.games.lost_cities.rules.cards import INVESTMENT, SUITS, Card, Suit
from divan.games.lost_cities.rules.lost_cities import LostCitiesRules
from divan.games.lost_cities.rules.moves import (
    DiscardCard,
    DrawFromDiscard,
    DrawFromPile,
    LostCitiesMove,
    PlayCard,
)
from divan.games.lost_cities.rules.options import SOURCE, LostCitiesOptions
from divan.games.lost_cities.rules.state import Columns, Phase, Table

RULES = LostCitiesRules()
PILE = DrawFromPile()


def card(text: str) -> Card:
    """Return the card that a text such as ``red 4`` or ``blue inv`` names."""
    suit, rank = text.split()
    return Card(Suit(suit), INVESTMENT if rank == "inv" else int(rank))


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of ``red inv 2 4, blue 7``: ranks after their suit."""
    return tuple(
        card(f"{suit} {rank}")
        for suit, *ranks in (group.split() for group in text.split(",") if group.strip())
        for rank in ranks
    )


def columns(text: str) -> Columns:
    """Lay the cards of ``text`` on the columns of their suits, in order."""
    laid = cards(text)
    return tuple(tuple(card for card in laid if card.suit is suit) for suit in SUITS)


def table(
    *,
    hand: str = "",
    other_hand: str = "",
    route: str = "",
    other_route: str = "",
    discards: str = "",
    pile: str = "white 9 10",
    options: LostCitiesOptions = SOURCE,
    phase: Phase = Phase.PLACE,
    round: int = 1,
    starter: int = 0,
    active: int = 0,
    just_discarded: Suit | None = None,
    draws_from_discards: int = 0,
    past_scores: tuple[tuple[int, ...], ...] = (),
) -> Table:
    """Return a table as seat 0 sees it before its move; what is not told is empty."""
    return Table(
        options=options,
        round=round,
        starter=starter,
        active=active,
        phase=phase,
        pile=cards(pile),
        discards=columns(discards),
        hands=(cards(hand), cards(other_hand)),
        routes=(columns(route), columns(other_route)),
        just_discarded=just_discarded,
        draws_from_discards=draws_from_discards,
        past_scores=past_scores,
    )


def play(text: str) -> PlayCard:
    """Return the move that lays a card on the route of its own colour."""
    laid = card(text)
    assert laid.suit is not None
    return PlayCard(laid, laid.suit)


def discard(text: str) -> DiscardCard:
    """Return the move that discards a card on the pile of its own colour."""
    laid = card(text)
    assert laid.suit is not None
    return DiscardCard(laid, laid.suit)


def take(suit: str) -> DrawFromDiscard:
    """Return the move that takes the top card of a discard pile."""
    return DrawFromDiscard(Suit(suit))


def refusal(state: Table, move: LostCitiesMove, seat: int = 0) -> str | None:
    """Return the code with which ``move`` is refused, or None where it is allowed."""
    violation = RULES.check(state, seat, move)
    return None if violation is None else violation.code


def after(state: Table, *moves: LostCitiesMove, seed: str = "AFTER") -> Table:
    """Return the table after ``moves``, each made by the player whose turn it is."""
    for ply, move in enumerate(moves, 1):
        state = RULES.apply(state, state.active, move, Chance(seed, ply)).state
    return state


def dealt(options: LostCitiesOptions = SOURCE, seed: str = "DEAL") -> Table:
    """Return the table of a match that has just begun."""
    return RULES.begin(options, 2, Chance(seed, 0)).state


def everywhere(state: Table) -> list[Card]:
    """Return every card of the table, sorted."""
    piles: Iterable[Iterable[Card]] = (
        state.pile,
        *state.discards,
        *state.hands,
        *(column for routes in state.routes for column in routes),
    )
    return sorted(card for pile in piles for card in pile)
