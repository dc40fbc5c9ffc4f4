"""Sealed Numbers: a tiny game in which all decide at the same time, for tests only.

Each seat holds some numbers. In a round everybody lays one face down; then all are
turned up and the highest takes a point.
"""

from collections.abc import Iterator
from typing import Annotated, ClassVar, TypeAlias

import msgspec
from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.event import Event
from divan.core.manifest import Manifest
from divan.core.move import Move
from divan.core.options import Choice, Options, Preset
from divan.core.result import Result
from divan.core.rules import Rules, State, Step
from divan.core.seat import Seat
from divan.core.violation import IllegalMove, Violation


class Card(msgspec.Struct, frozen=True, order=True):
    number: int


FACE_DOWN = Card(0)


class ToyOptions(Options, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=4)] = 3
    lowest_wins: bool = False


class Lay(Move, frozen=True):
    card: Card


class Dealt(Event, frozen=True):
    hands: tuple[tuple[Card, ...], ...]

    def seen_by(self, seat: Seat) -> "Dealt":
        return Dealt(_masked(self.hands, seat))

    def reveals_to(self, seat: Seat) -> bool:
        return True


class Laid(Event, frozen=True):
    seat: Seat
    card: Card

    def seen_by(self, seat: Seat) -> "Laid":
        return self if seat == self.seat else replace(self, card=FACE_DOWN)


class TurnedUp(Event, frozen=True):
    interlude: ClassVar[bool] = True

    cards: tuple[Card, ...]
    winner: Seat

    def reveals_to(self, seat: Seat) -> bool:
        return True


ToyEvent: TypeAlias = Dealt | Laid | TurnedUp


class Numbers(State, frozen=True):
    options: ToyOptions
    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    laid: tuple[Card | None, ...]
    shown: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]


class ToyRules(Rules[Numbers, Lay, ToyEvent, ToyOptions]):
    version = 1
    options_type = ToyOptions
    move_type = Lay
    event_type = ToyEvent
    state_type = Numbers
    presets = (Preset("usual", ToyOptions()), Preset("short", ToyOptions(rounds=1)))
    choices = (
        Choice("rounds", (1, 2, 3, 4), ("TOY-1",), "D1"),
        Choice("lowest_wins", (False, True), ("TOY-2",), "D2"),
    )
    violations = ("over", "laid_already", "not_in_hand")

    def begin(self, options: ToyOptions, seats: int, chance: Chance) -> Step[Numbers, ToyEvent]:
        deck = chance.shuffled([Card(number) for number in range(1, 4 * seats + 1)])
        size = options.rounds
        hands = tuple(tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in range(seats))
        state = Numbers(
            options, deck[seats * size :], hands, (None,) * seats, ((),) * seats, (0,) * seats
        )
        return Step(state, (Dealt(hands),))

    def to_act(self, state: Numbers) -> tuple[Seat, ...]:
        if sum(state.points) == state.options.rounds:
            return ()
        return tuple(seat for seat, card in enumerate(state.laid) if card is None)

    def check(self, state: Numbers, seat: Seat, move: Lay) -> Violation | None:
        acting = self.to_act(state)
        if not acting:
            return Violation("over", "TOY-1")
        if seat not in acting:
            return Violation("laid_already", "TOY-1")
        if move.card == FACE_DOWN or move.card not in state.hands[seat]:
            return Violation("not_in_hand", "TOY-2", {"number": move.card.number})
        return None

    def moves(self, state: Numbers, seat: Seat) -> Iterator[Lay]:
        if seat in self.to_act(state):
            yield from (Lay(card) for card in sorted(set(state.hands[seat]) - {FACE_DOWN}))

    def apply(
        self, state: Numbers, seat: Seat, move: Lay, chance: Chance
    ) -> Step[Numbers, ToyEvent]:
        refusal = self.check(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        hand = tuple(card for card in state.hands[seat] if card != move.card)
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        laid = (*state.laid[:seat], move.card, *state.laid[seat + 1 :])
        after = replace(state, hands=hands, laid=laid)
        up = tuple(card for card in laid if card is not None)
        event = Laid(seat, move.card)
        if len(up) < len(laid):
            return Step(after, (event,))
        winner = laid.index(min(up) if state.options.lowest_wins else max(up))
        points = tuple(n + (place == winner) for place, n in enumerate(state.points))
        shown = tuple((*old, new) for old, new in zip(state.shown, up, strict=True))
        turned = replace(after, laid=(None,) * len(laid), shown=shown, points=points)
        return Step(turned, (event, TurnedUp(up, winner)))

    def observe(self, state: Numbers, seat: Seat) -> Numbers:
        laid = tuple(
            card if card is None or owner == seat else FACE_DOWN
            for owner, card in enumerate(state.laid)
        )
        deck = (FACE_DOWN,) * len(state.deck)
        return replace(state, deck=deck, hands=_masked(state.hands, seat), laid=laid)

    def result(self, state: Numbers) -> Result | None:
        if self.to_act(state):
            return None
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Result(winners, state.points, "played")


def _masked(hands: tuple[tuple[Card, ...], ...], seat: Seat) -> tuple[tuple[Card, ...], ...]:
    return tuple(
        hand if owner == seat else (FACE_DOWN,) * len(hand) for owner, hand in enumerate(hands)
    )


RULES = ToyRules()
TOY = Manifest(
    id="toy",
    shelf=99,
    players=(3, 2),
    minutes=1,
    rules=f"{__name__}:RULES",
    bots="helpers.bots:BOTS",
    view="",
)
