"""What the screen of Last Call shows at one moment, before it is put into words. No Qt."""

from collections.abc import Callable
from enum import StrEnum

import msgspec
from msgspec.structs import replace

from divan.core.seat import Seat
from divan.core.violation import Violation
from divan.games.last_call.knowledge.facts import LastCallView
from divan.games.last_call.rules import RULES
from divan.games.last_call.rules.cards import SYMBOLS, Card, Symbol, clue_deck
from divan.games.last_call.rules.events import LastCallEvent
from divan.games.last_call.rules.moves import Guess, Investigate, LastCallMove, PlayCard, ShowCard
from divan.games.last_call.rules.state import Phase, Table
from divan.games.last_call.view.words import Words
from divan.ui.watching import Watching


class Composing(StrEnum):
    """What three cards are being chosen for."""

    NOTHING = ""
    GUESS = "guess"
    FINAL = "final"


class Trio(msgspec.Struct, frozen=True):
    """The cards chosen so far, by their numbers; 0 where none is."""

    place: int = 0
    weapon: int = 0
    person: int = 0

    def number(self, symbol: Symbol) -> int:
        """Return the number chosen of ``symbol``, 0 for none."""
        return (self.place, self.weapon, self.person)[symbol.column]

    def with_card(self, card: Card) -> "Trio":
        """Return the trio with ``card`` in its place; one chosen again is put back."""
        if card.symbol is None:
            return self
        number = 0 if self.number(card.symbol) == card.number else card.number
        return replace(self, **{card.symbol.value: number})

    @property
    def whole(self) -> bool:
        """True once there is a card of every symbol."""
        return all(self.number(symbol) for symbol in SYMBOLS)


class Moment(Watching, frozen=True):
    """A match as one seat sees it, with what the person has begun to do.

    ``picked`` is the card that is picked up, ``composing`` and ``trio`` the combination
    that is being chosen, ``violation`` or ``answer`` the line that says why something
    cannot be done. ``news`` are the events since the scene before.
    """

    picked: Card | None = None
    composing: Composing = Composing.NOTHING
    trio: Trio = Trio()
    violation: Violation | None = None
    answer: Callable[[Words], str] | None = None
    news: tuple[LastCallEvent, ...] = ()

    @property
    def view(self) -> LastCallView:
        """What the seat knows."""
        view: LastCallView = self.snapshot.view
        return view

    @property
    def table(self) -> Table:
        """The table as the seat sees it."""
        return self.view.table

    def place_of(self, seat: Seat) -> int:
        """Return the place of ``seat`` in ``order``: 0 in front, then clockwise."""
        return (seat - self.seat) % self.table.seats

    @property
    def is_out(self) -> bool:
        """True once the person is out of the case that is played."""
        return self.is_person and self.seat not in self.table.survivors

    @property
    def may_turn(self) -> bool:
        """True if it is the person's turn to play, guess or announce."""
        return self.may_act and self.table.phase is Phase.TURN

    def move_with(self, card: Card) -> LastCallMove:
        """Return what laying ``card`` somewhere means now: showing it, or playing it."""
        return ShowCard(card) if self.table.phase is Phase.SHOW else PlayCard(card)

    def announcing(self, card: Card) -> Investigate:
        """Return a final investigation with ``card`` and, for the other symbols, cards that the
        seat does not hold where there are any: if it is refused, it is for ``card``.
        """
        held = self.table.held(self.seat)
        numbers = {str(card.symbol): card.number}
        for other in sorted(clue_deck(), key=lambda other: other in held):
            numbers.setdefault(str(other.symbol), other.number)
        return Investigate(**numbers)

    def announcement(self) -> Guess | Investigate | None:
        """Return the move that the chosen cards make, once there are three."""
        if not self.trio.whole:
            return None
        numbers = (self.trio.place, self.trio.weapon, self.trio.person)
        return Investigate(*numbers) if self.composing is Composing.FINAL else Guess(*numbers)

    def judge(self, move: LastCallMove) -> Violation | None:
        """Return why the seat may not make ``move``, or None if it may."""
        return RULES.check(self.table, self.seat, move)

    def allows(self, move: LastCallMove) -> bool:
        """Tell whether the rules allow the seat to make ``move``."""
        return self.judge(move) is None
