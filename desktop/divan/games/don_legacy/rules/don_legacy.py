"""The rules of Don Legacy as the house asks for them."""

from collections.abc import Iterator

from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.result import Result
from divan.core.rules import Rules, Step
from divan.core.seat import Seat
from divan.core.violation import IllegalMove, Violation
from divan.games.don_legacy.rules import abilities, judge, turn
from divan.games.don_legacy.rules.cards import FACE_DOWN, Card
from divan.games.don_legacy.rules.dealing import DonLegacyStep, draw, lay_set, take_open, then
from divan.games.don_legacy.rules.events import DonLegacyEvent, Passed
from divan.games.don_legacy.rules.moves import (
    DeclineExchange,
    Discard,
    DonLegacyMove,
    Draw,
    EndTurn,
    Exchange,
    Keep,
    LaySet,
    Pass,
    StopSearch,
    TakeClue,
    TakeMystery,
    TakeSecondClue,
)
from divan.games.don_legacy.rules.options import CHOICES, PRESETS, DonLegacyOptions
from divan.games.don_legacy.rules.scoring import score, winners
from divan.games.don_legacy.rules.setup import set_up
from divan.games.don_legacy.rules.state import SETS_TO_END, Ending, Phase, Seen, Table
from divan.games.don_legacy.rules.violations import Code


class DonLegacyRules(Rules[Table, DonLegacyMove, DonLegacyEvent, DonLegacyOptions]):
    """A turn is one action with what it leads to, and then its end (``Phase``)."""

    version = 1
    options_type = DonLegacyOptions
    move_type = DonLegacyMove
    event_type = DonLegacyEvent
    state_type = Table
    presets = PRESETS
    choices = CHOICES
    violations = tuple(Code)

    def begin(self, options: DonLegacyOptions, seats: int, chance: Chance) -> DonLegacyStep:
        """Set a match up. Raises ValueError unless two to four play."""
        return set_up(options, seats, chance)

    def to_act(self, state: Table) -> tuple[Seat, ...]:
        """Return the one player whose turn it is."""
        return () if state.phase is Phase.OVER else (state.active,)

    def check(self, state: Table, seat: Seat, move: DonLegacyMove) -> Violation | None:
        """Judge a move."""
        return judge.check(state, seat, move)

    def moves(self, state: Table, seat: Seat) -> Iterator[DonLegacyMove]:
        """Yield the allowed moves, a harmless one first."""
        return judge.moves(state, seat)

    def apply(self, state: Table, seat: Seat, move: DonLegacyMove, chance: Chance) -> DonLegacyStep:
        """Carry out a move and whatever follows from it by itself."""
        refusal = self.check(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match move:
            case LaySet(cards):
                return _lay(state, seat, cards)
            case Discard(card):
                return turn.discard(state, seat, card)
            case EndTurn():
                return turn.end_turn(state)
            case Draw() | TakeClue() | TakeMystery() | Pass():
                return then(_act(state, seat, move), turn.after_action)
            case Exchange() | DeclineExchange() | TakeSecondClue() | StopSearch() | Keep():
                return then(abilities.choose(state, seat, move), turn.after_action)
            case _:
                return then(abilities.play(state, seat, move, chance), turn.after_action)

    def observe(self, state: Table, seat: Seat) -> Table:
        """Turn the piles and the other hands face down; at the end the hands are shown."""
        if state.phase is Phase.OVER:
            return replace(state, piles=tuple(_hidden(pile) for pile in state.piles))
        return replace(
            state,
            piles=_seen_piles(state, seat),
            hands=_seen_hands(state, seat),
            seen=_seen_by(state, seat),
        )

    def result(self, state: Table) -> Result | None:
        """Return the points of all and who won (DON-8.2, D14)."""
        if state.ending is None:
            return None
        scores = tuple(score(state, seat) for seat in range(state.seats))
        totals = tuple(each.total for each in scores)
        return Result(winners(scores), totals, state.ending.value)


def _act(table: Table, seat: Seat, move: Draw | TakeClue | TakeMystery | Pass) -> DonLegacyStep:
    """Carry out an action that needs no mystery card."""
    match move:
        case Draw(pile):
            return draw(replace(table, drew=True), seat, pile)
        case TakeClue(card) | TakeMystery(card):
            return take_open(table, seat, card)
        case Pass():
            return Step(table, (Passed(seat),))


def _lay(table: Table, seat: Seat, cards: tuple[Card, ...]) -> DonLegacyStep:
    """Lay a set; the fifth one ends the match at once (D13)."""
    step = lay_set(table, seat, cards)
    if len(step.state.sets[seat]) >= SETS_TO_END:
        return then(step, lambda after: turn.end_match(after, Ending.FIVE_SETS))
    if table.options.set_costs == "action":
        return then(step, turn.after_action)
    return step


# What a seat sees


def _hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (FACE_DOWN,) * len(cards)


def _seen_hands(table: Table, seat: Seat) -> tuple[tuple[Card, ...], ...]:
    """Return the own hand, and of the others at most the card that is being looked at."""
    hands = []
    for owner, hand in enumerate(table.hands):
        shown = table.seen.place if table.seen is not None and table.seen.owner == owner else -1
        looking = seat == table.active
        hands.append(
            tuple(
                card if owner == seat or (looking and place == shown) else FACE_DOWN
                for place, card in enumerate(hand)
            )
        )
    return tuple(hands)


def _seen_piles(table: Table, seat: Seat) -> tuple[tuple[Card, ...], ...]:
    """Return the piles face down but for the cards that are being looked at."""
    piles = []
    for name, pile in zip(table.pile_names, table.piles, strict=True):
        shown = abilities.LOOKED_AT if name is table.looked_at and seat == table.active else 0
        below = len(pile) - shown
        piles.append(_hidden(pile[:below]) + pile[below:])
    return tuple(piles)


def _seen_by(table: Table, seat: Seat) -> Seen | None:
    """Return which card is being looked at, to others only whose."""
    if table.seen is None or seat == table.active:
        return table.seen
    return replace(table.seen, place=-1)
