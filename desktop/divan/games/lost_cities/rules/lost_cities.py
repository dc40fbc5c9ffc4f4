"""The rules of Lost Cities as the house asks for them (LOST-3 to LOST-6)."""

from collections.abc import Iterator
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.result import Result
from divan.core.rules import Rules, Step
from divan.core.seat import Seat
from divan.core.violation import IllegalMove, Violation
from divan.games.lost_cities.rules import judge
from divan.games.lost_cities.rules.cards import FACE_DOWN, Card, Suit
from divan.games.lost_cities.rules.events import (
    Discarded,
    DrewFromDiscard,
    DrewFromPile,
    LostCitiesEvent,
    Played,
    RoundEnded,
)
from divan.games.lost_cities.rules.moves import (
    DiscardCard,
    DrawFromDiscard,
    DrawFromPile,
    LostCitiesMove,
    PlayCard,
)
from divan.games.lost_cities.rules.options import CHOICES, PRESETS, LostCitiesOptions
from divan.games.lost_cities.rules.scoring import score_columns
from divan.games.lost_cities.rules.setup import PLAYERS, deal
from divan.games.lost_cities.rules.state import Phase, Table, with_card, without_top
from divan.games.lost_cities.rules.violations import Code

LostCitiesStep: TypeAlias = Step[Table, LostCitiesEvent]

T = TypeVar("T")


class LostCitiesRules(Rules[Table, LostCitiesMove, LostCitiesEvent, LostCitiesOptions]):
    """A turn is two moves: place a card (``Phase.PLACE``), then draw one (``Phase.DRAW``)."""

    version = 1
    options_type = LostCitiesOptions
    move_type = LostCitiesMove
    event_type = LostCitiesEvent
    state_type = Table
    presets = PRESETS
    choices = CHOICES
    violations = tuple(Code)

    def begin(self, options: LostCitiesOptions, seats: int, chance: Chance) -> LostCitiesStep:
        """Deal the first round. Raises ValueError unless two play (D17)."""
        if seats != PLAYERS:
            raise ValueError(f"Lost Cities is for {PLAYERS} players, not {seats}")
        starter = chance.below(PLAYERS) if options.starter == "random" else 0
        return deal(options, chance, number=1, starter=starter, past_scores=())

    def to_act(self, state: Table) -> tuple[Seat, ...]:
        """Return the one player whose turn it is."""
        return () if state.phase is Phase.OVER else (state.active,)

    def check(self, state: Table, seat: Seat, move: LostCitiesMove) -> Violation | None:
        """Judge a move."""
        return judge.check(state, seat, move)

    def moves(self, state: Table, seat: Seat) -> Iterator[LostCitiesMove]:
        """Yield the allowed moves; of three equal investments only one."""
        return judge.moves(state, seat)

    def apply(
        self, state: Table, seat: Seat, move: LostCitiesMove, chance: Chance
    ) -> LostCitiesStep:
        """Carry out a move; the last pile card ends the round and deals the next (D9, D17)."""
        refusal = self.check(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match move:
            case PlayCard(card, route):
                return _play(state, seat, card, route)
            case DiscardCard(card, pile):
                return _discard(state, seat, card, pile)
            case DrawFromDiscard(suit):
                return _draw_from_discard(state, seat, suit)
            case DrawFromPile():
                return _draw_from_pile(state, seat, chance)

    def observe(self, state: Table, seat: Seat) -> Table:
        """Turn the pile and the other hand face down."""
        hands = tuple(
            hand if owner == seat else (FACE_DOWN,) * len(hand)
            for owner, hand in enumerate(state.hands)
        )
        return replace(state, pile=(FACE_DOWN,) * len(state.pile), hands=hands)

    def result(self, state: Table) -> Result | None:
        """Return the totals of all rounds; equal totals are a draw (D17)."""
        if state.phase is not Phase.OVER:
            return None
        scores = state.totals
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        return Result(winners, scores, "pile_empty")


def _play(table: Table, seat: Seat, card: Card, route: Suit) -> LostCitiesStep:
    routes = _with(table.routes, seat, with_card(table.routes[seat], route, card))
    placed = replace(table, hands=_without(table, seat, card), routes=routes, phase=Phase.DRAW)
    return Step(placed, (Played(seat, card),))


def _discard(table: Table, seat: Seat, card: Card, pile: Suit) -> LostCitiesStep:
    placed = replace(
        table,
        hands=_without(table, seat, card),
        discards=with_card(table.discards, pile, card),
        phase=Phase.DRAW,
        just_discarded=pile,
    )
    return Step(placed, (Discarded(seat, card),))


def _draw_from_discard(table: Table, seat: Seat, suit: Suit) -> LostCitiesStep:
    card = table.discard_pile(suit)[-1]
    drawn = replace(
        _next_turn(table, seat, card),
        discards=without_top(table.discards, suit),
        draws_from_discards=table.draws_from_discards + 1,
    )
    return Step(drawn, (DrewFromDiscard(seat, card),))


def _draw_from_pile(table: Table, seat: Seat, chance: Chance) -> LostCitiesStep:
    card = table.pile[-1]
    drawn = replace(_next_turn(table, seat, card), pile=table.pile[:-1], draws_from_discards=0)
    event = DrewFromPile(seat, card)
    if drawn.pile:
        return Step(drawn, (event,))
    ended = _end_round(drawn, chance)
    return Step(ended.state, (event, *ended.events))


def _end_round(table: Table, chance: Chance) -> LostCitiesStep:
    """Score the round; deal the next one unless it was the last."""
    scores = tuple(score_columns(columns, table.options) for columns in table.routes)
    ended = RoundEnded(table.round, table.routes, scores)
    over = replace(table, phase=Phase.OVER, past_scores=(*table.past_scores, scores))
    if table.round == table.options.rounds:
        return Step(over, (ended,))
    following = deal(
        table.options,
        chance,
        number=table.round + 1,
        starter=_next_starter(over),
        past_scores=over.past_scores,
    )
    return Step(following.state, (ended, *following.events))


def _next_starter(table: Table) -> Seat:
    """Let the player with more points so far begin; when level, the one who did not (D17)."""
    first, second = table.totals
    if first == second:
        return 1 - table.starter
    return 0 if first > second else 1


def _next_turn(table: Table, seat: Seat, drawn: Card) -> Table:
    """Take ``drawn`` into the hand and pass the turn on (LOST-3.3)."""
    return replace(
        table,
        hands=_with(table.hands, seat, (*table.hands[seat], drawn)),
        active=1 - seat,
        phase=Phase.PLACE,
        just_discarded=None,
    )


def _without(table: Table, seat: Seat, card: Card) -> tuple[tuple[Card, ...], ...]:
    hand = table.hands[seat]
    place = hand.index(card)
    return _with(table.hands, seat, hand[:place] + hand[place + 1 :])


def _with(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])
