"""What follows from a view of Last Call, by a SAT solver: an oracle for the knowledge.

It shares nothing with ``last_call/knowledge``: it reads the history by itself and speaks of
who had which card at which time, in clauses and counts.
"""

from collections.abc import Iterable
from itertools import product

from pysat.card import CardEnc, EncType
from pysat.formula import IDPool
from pysat.solvers import Cadical153

from divan.core.seat import Seat
from divan.games.last_call.knowledge.facts import LastCallView
from divan.games.last_call.rules.cards import (
    FACE_DOWN,
    SYMBOLS,
    Card,
    CaseCard,
    Combination,
    clue_deck,
    traces,
)
from divan.games.last_call.rules.events import (
    Announced,
    CaseClosed,
    Dealt,
    Drew,
    Eliminated,
    Guessed,
    HandsShown,
    Played,
    RoundEnded,
    Showed,
)

DECK = clue_deck()


class Oracle:
    """Answers whether a card can be with a player, in the reserve or in the case."""

    def __init__(self, view: LastCallView) -> None:
        self._view = view
        self._me = view.seat
        self._pool = IDPool()
        self._solver = Cadical153()
        self._now = 0
        self._counts: dict[Seat, int] = {}
        self._fronts: dict[Seat, set[Card]] = {}
        self._in: list[Seat] = []
        self._announced = Combination(1, 1, 1)
        self._whole = True
        starts = [n for n, e in enumerate(view.history) if isinstance(e.event, Dealt)]
        for entry in view.history[starts[-1] :]:
            self._take(entry.event)
        self._finish()

    def __enter__(self) -> "Oracle":
        return self

    def __exit__(self, *_: object) -> None:
        self._solver.delete()

    def with_seat(self, seat: Seat, card: Card) -> bool:
        return self._solver.solve([self._has(seat, card)])

    def in_reserve(self, card: Card) -> bool:
        return self._solver.solve([self._pool.id(("reserve", card))])

    def in_case(self, card: Card) -> bool:
        return self._solver.solve([self._pool.id(("case", card))])

    # Variables: ``seat`` has ``card`` at time ``_now``; it is in the reserve, the case at last

    def _has(self, seat: Seat, card: Card) -> int:
        return self._pool.id((seat, card, self._now))

    def _say(self, *literals: int) -> None:
        self._solver.add_clause(list(literals))

    def _count(self, literals: list[int], number: int) -> None:
        encoded = CardEnc.equals(
            lits=literals, bound=number, vpool=self._pool, encoding=EncType.seqcounter
        )
        self._solver.append_formula(encoded.clauses)

    def _seats(self) -> range:
        return range(self._view.table.seats)

    def _gain(self, seat: Seat, number: int) -> None:
        """Let time go on: ``seat`` has ``number`` cards more, everybody keeps what they had."""
        before = {
            (other, card): self._has(other, card) for other, card in product(self._seats(), DECK)
        }
        self._now += 1
        self._counts[seat] = self._counts.get(seat, 0) + number
        for (other, card), had in before.items():
            self._say(-had, self._has(other, card))
            if other != seat:
                self._say(had, -self._has(other, card))
        self._count([self._has(seat, card) for card in DECK], self._counts[seat])

    def _take(self, event: object) -> None:
        match event:
            case Dealt(hands=hands, leads=leads):
                self._in = list(self._seats())
                self._fronts = {seat: set() for seat in self._seats()}
                for seat, card in product(self._seats(), DECK):
                    self._say(-self._has(seat, card))
                for seat, hand in enumerate(hands):
                    self._gain(seat, len(hand))
                for card in hands[self._me]:
                    self._say(self._has(self._me, card))
                self._innocent(leads[self._me])
            case Played(seat, card):
                self._fronts[seat].add(card)
                self._say(self._has(seat, card))
            case Drew(seat, card):
                self._gain(seat, 1)
                if card != FACE_DOWN:
                    self._say(self._has(seat, card))
            case Guessed(seat, combination, shower):
                self._asked(seat, combination, shower)
            case Showed(seat, _, card) if card != FACE_DOWN:
                self._say(self._has(seat, card))
            case Announced(seat, combination):
                self._announced = combination
                for card in combination.cards():
                    self._say(-self._has(seat, card))
            case HandsShown():
                self._shown(event)
            case Eliminated():
                self._out(event)
            case RoundEnded():
                self._fronts = {seat: set() for seat in self._seats()}
            case CaseClosed():
                for card in event.sealed:
                    self._say(self._pool.id(("case", card)))
                for seat in self._in:
                    self._exactly(seat, {*event.hands[seat], *self._fronts[seat]})

    def _asked(self, seat: Seat, combination: Combination, shower: Seat | None) -> None:
        others = [(seat + n) % len(self._seats()) for n in range(1, len(self._seats()))]
        for other in (other for other in others if other in self._in):
            hidden = [card for card in combination.cards() if card not in self._fronts[other]]
            if other == shower:
                self._say(*(self._has(other, card) for card in hidden))
                return
            for card in hidden:
                self._say(-self._has(other, card))

    def _shown(self, event: HandsShown) -> None:
        self._whole = event.whole
        self._innocent(event.removed)
        for seat in self._in:
            if event.whole:
                self._exactly(seat, {*event.hands[seat], *self._fronts[seat]})
            elif event.hands[seat]:
                for card in self._announced.cards():
                    shown = card in event.hands[seat]
                    self._say(self._has(seat, card) if shown else -self._has(seat, card))

    def _out(self, event: Eliminated) -> None:
        self._say(*(-self._pool.id(("case", card)) for card in self._announced.cards()))
        self._exactly(event.seat, set(event.cards))
        for n in range(1, len(self._seats())):
            other = (event.seat + n) % len(self._seats())
            if other == event.refuter:
                break
            if other in self._in and not self._whole:
                for card in self._announced.cards():
                    self._say(-self._has(other, card))
        self._in.remove(event.seat)
        self._fronts[event.seat] = set()

    def _exactly(self, seat: Seat, cards: set[Card]) -> None:
        for card in DECK:
            self._say(self._has(seat, card) if card in cards else -self._has(seat, card))

    def _innocent(self, case_cards: Iterable[CaseCard]) -> None:
        for case_card in case_cards:
            for card in traces(case_card):
                self._say(-self._pool.id(("case", card)))

    def _finish(self) -> None:
        """Say that every card is in one place at last, and how many are where."""
        for card in DECK:
            places = [self._has(seat, card) for seat in self._seats()]
            places += [self._pool.id(("reserve", card)), self._pool.id(("case", card))]
            self._count(places, 1)
        self._count(
            [self._pool.id(("reserve", card)) for card in DECK], len(self._view.table.reserve)
        )
        sealed = bool(self._view.table.sealed)
        for symbol in SYMBOLS:
            of_symbol = [card for card in DECK if card.symbol is symbol]
            self._count([self._pool.id(("case", card)) for card in of_symbol], int(sealed))
