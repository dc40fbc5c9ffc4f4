"""Sealed Numbers with one fault each, which the conformance checks must find."""

from collections.abc import Iterator
from itertools import count

import msgspec
from msgspec.structs import replace

from divan.bots.bot import Bot, Clock, Decision, Reason
from divan.bots.roster import Roster
from divan.core.chance import Chance
from divan.core.rules import Step
from divan.core.seat import Seat
from divan.core.view import AnyView
from divan.core.violation import Violation
from helpers.playing import Case
from helpers.toy import TOY, Card, Laid, Lay, Numbers, ToyOptions, ToyRules


class OpenLaid(Laid, frozen=True, tag="Laid"):
    def seen_by(self, seat: Seat) -> Laid:
        return self


class LosesACard(ToyRules):
    def apply(self, state: Numbers, seat: Seat, move: Lay, chance: Chance):
        step = super().apply(state, seat, move, chance)
        return Step(replace(step.state, deck=step.state.deck[1:]), step.events)


class NeverEnds(ToyRules):
    def to_act(self, state: Numbers) -> tuple[Seat, ...]:
        return (0,)

    def check(self, state: Numbers, seat: Seat, move: Lay) -> Violation | None:
        return None

    def moves(self, state: Numbers, seat: Seat) -> Iterator[Lay]:
        yield Lay(Card(1))

    def apply(self, state: Numbers, seat: Seat, move: Lay, chance: Chance):
        return Step(state, ())


class ForgetsAMove(ToyRules):
    def moves(self, state: Numbers, seat: Seat) -> Iterator[Lay]:
        yield from list(super().moves(state, seat))[:1]


class AllowsAnything(ToyRules):
    def check(self, state: Numbers, seat: Seat, move: Lay) -> Violation | None:
        return None if self.to_act(state) else Violation("over", "TOY-1")


class UnknownCode(ToyRules):
    violations = ("over", "laid_already")


class ShowsHands(ToyRules):
    def observe(self, state: Numbers, seat: Seat) -> Numbers:
        return state


class TellsWhatWasLaid(ToyRules):
    def apply(self, state: Numbers, seat: Seat, move: Lay, chance: Chance) -> Step:
        step = super().apply(state, seat, move, chance)
        laid, *others = step.events
        return Step(step.state, (OpenLaid(laid.seat, laid.card), *others))


class JudgesByTheHidden(ToyRules):
    def check(self, state: Numbers, seat: Seat, move: Lay) -> Violation | None:
        others = [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand]
        if move.card.number == max((card.number for card in others), default=0) + 1:
            return Violation("over", "TOY-1")
        return super().check(state, seat, move)


class ReadsOnlyHalf(ToyRules):
    state_type = msgspec.defstruct("Half", [("options", ToyOptions)])


class ToyRoster(Roster[Numbers]):
    """Deals what is hidden anew, in the order in which it lies."""

    def bot(self, level: object):
        raise NotImplementedError

    def redeal(self, view, seed: int) -> Numbers:
        table: Numbers = view.table
        hidden = set(range(1, 4 * len(table.hands) + 1)) - {card.number for card in _shown(table)}
        dealt = iter(Chance(str(seed), 0).shuffled([Card(number) for number in sorted(hidden)]))
        return replace(
            table,
            deck=_filled(table.deck, dealt),
            hands=tuple(_filled(hand, dealt) for hand in table.hands),
            laid=tuple(card and _filled((card,), dealt)[0] for card in table.laid),
        )


class CheatingRoster(ToyRoster):
    """Forgets what the seat itself holds."""

    def redeal(self, view, seed: int) -> Numbers:
        table = super().redeal(view, seed)
        return replace(table, hands=(*table.hands[1:], table.hands[0]))


class ByView(Bot[AnyView]):
    """Chooses by all the cards it can see, and by its seed."""

    def decide(self, view: AnyView, seed: int, clock: Clock) -> Decision:
        moves = tuple(TOY.load_rules().moves(view.table, view.seat))
        seen = sum(card.number for hand in view.table.hands for card in hand)
        return Decision(moves[(seen + seed) % len(moves)], Reason("seen"))


class ByMood(Bot[AnyView]):
    """Chooses otherwise each time it is asked."""

    def __init__(self) -> None:
        self._asked = count()

    def decide(self, view: AnyView, seed: int, clock: Clock) -> Decision:
        moves = tuple(TOY.load_rules().moves(view.table, view.seat))
        return Decision(moves[0], Reason(f"mood {next(self._asked)}"))


class ToyPlayers(ToyRoster):
    """Whose bots go by what they see; where more can be seen than should be, they peek."""

    def bot(self, level: object) -> Bot[AnyView]:
        return ByView()

    def redeal(self, view, seed: int) -> Numbers:
        honest = TOY.load_rules().observe(view.table, view.seat)
        return super().redeal(replace(view, table=honest), seed)


class MoodyPlayers(ToyPlayers):
    """Whose bots do not repeat themselves."""

    def bot(self, level: object) -> Bot[AnyView]:
        return ByMood()


def faulty(rules: type[ToyRules]) -> Case:
    """Return a case that plays the toy by ``rules``."""
    manifest = replace(TOY, rules=f"{__name__}:{rules.__name__.upper()}")
    globals()[rules.__name__.upper()] = rules()
    return Case(manifest, "usual", ToyOptions(), 3)


def _shown(table: Numbers) -> Iterator[Card]:
    for cards in (*table.hands, *table.shown, tuple(card for card in table.laid if card)):
        yield from (card for card in cards if card.number)


def _filled(cards: tuple[Card, ...], dealt: Iterator[Card]) -> tuple[Card, ...]:
    return tuple(card if card.number else next(dealt) for card in cards)
