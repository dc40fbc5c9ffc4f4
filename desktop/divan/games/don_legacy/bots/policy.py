"""How good every allowed move looks, without searching."""

from collections.abc import Iterator
from functools import partial

import msgspec

from divan.bots.bot import Reason
from divan.core.seat import Seat
from divan.games.don_legacy.bots.outlook import Outlook, Temper
from divan.games.don_legacy.rules import judge
from divan.games.don_legacy.rules.cards import FACE_DOWN, Card, Kind, Symbol
from divan.games.don_legacy.rules.moves import (
    AnalyseScene,
    DeclineExchange,
    Deduce,
    Discard,
    DonLegacyMove,
    Draw,
    EndTurn,
    Exchange,
    HearWitness,
    Keep,
    LaySet,
    Pass,
    PutOnDisguise,
    SearchArchive,
    SearchPremises,
    StopSearch,
    TakeClue,
    TakeMystery,
    TakeSecondClue,
)
from divan.games.don_legacy.rules.scoring import POINTS_PER_SET
from divan.games.don_legacy.rules.state import HAND_SIZE, SETS_TO_END, Table

SURE = 60.0
"""More than any other move can bring: a set that is laid is safe."""
BEST_OF_TWO = 1.0
"""What choosing one of two cards adds to the average card."""
SCRATCH = 0.05
"""What a card that seems worthless is thought to be worth all the same."""


class Weighed(msgspec.Struct, frozen=True):
    """A move with what it seems to bring, in points ahead of the others, and why."""

    move: DonLegacyMove
    value: float
    reason: Reason


def weigh(
    table: Table,
    seat: Seat,
    unseen: tuple[Card, ...],
    held: tuple[frozenset[Card], ...],
    temper: Temper,
) -> list[Weighed]:
    """Return every allowed move, weighed; ``unseen`` and ``held`` are as in ``Knowledge``."""
    scales = _Scales(Outlook(table, seat, unseen, temper), held)
    return [scales.weigh(move) for move in judge.moves(table, seat)]


class _Scales:
    def __init__(self, outlook: Outlook, held: tuple[frozenset[Card], ...]) -> None:
        self._outlook = outlook
        self._table = outlook.table
        self._seat = outlook.seat
        self._held = held
        self._others = [seat for seat in range(self._table.seats) if seat != self._seat]
        self._refill = outlook.average_clue()
        # In a match of several, what one of the others loses is the gain of all.
        self._denial = outlook.temper.denial / len(self._others)
        self._swings: dict[Card, float] = {}
        self._draws = {
            (pile, lost): outlook.draw(pile, lost)
            for pile in self._table.pile_names
            for lost in (None, *self._held_symbols())
        }

    def _held_symbols(self) -> Iterator[Symbol]:
        return (symbol for symbol, held in self._outlook.held.items() if held)

    def weigh(self, move: DonLegacyMove) -> Weighed:
        """Return what ``move`` seems to bring, and the reason for it."""
        told = partial(_told, move)
        match move:
            case Draw(pile):
                worth = self._draws[pile, None]
                return told(worth - self._crowding(1), "draw", worth=_tenths(worth))
            case TakeClue(card):
                return told(self._take(card) - self._crowding(1), "take_clue", card=card.name)
            case TakeMystery(card):
                return told(self._take(card) - self._crowding(1), *self._towards(card))
            case TakeSecondClue(card):
                return told(self._take(card), "second_clue", card=card.name)
            case StopSearch() | Pass() | DeclineExchange() | EndTurn():
                return told(0.0, _NOTHING[type(move)])
            case LaySet(cards):
                return self._lay(move, cards)
            case Keep(card):
                return told(self._outlook.gain(card), "keep", card=card.name)
            case Discard(card):
                lost = self._outlook.loss(card)
                return told(-lost - SCRATCH, "discard", card=card.name)
            case Exchange(card):
                return self._exchange(move, card)
            case _:
                return self._play(move)

    # Taking from the rows

    def _take(self, card: Card, lost: Symbol | None = None) -> float:
        """Return what an open card brings, and what the others lose with it."""
        return self._outlook.gain(card, lost) + self._denied(card)

    def _denied(self, card: Card) -> float:
        if card.is_clue:
            rest = [other.value for other in self._open(Kind.CLUE) if other != card]
            instead = max([*rest, self._refill])
            return self._outlook.temper.denial * max(0.0, card.value - instead)
        symbol = card.symbol
        if symbol is None or self._table.options.take_mystery == "ability_only":
            return 0.0
        wanted = 0.0
        for other in self._others:
            owned = sum(1 for each in self._held[other] if each.symbol is symbol)
            wanted += self._outlook.hope(symbol, owned + 1) - self._outlook.hope(symbol, owned)
        return self._denial * wanted

    def _open(self, kind: Kind) -> tuple[Card, ...]:
        return self._table.open_cards(kind)

    def _crowding(self, more: int) -> float:
        """Return what must be discarded for ``more`` cards under a hard limit (D8)."""
        hand = self._table.hands[self._seat]
        over = len(hand) + more - HAND_SIZE
        if self._table.options.hand_limit == "soft" or over <= 0:
            return 0.0
        return sum(sorted(self._outlook.loss(card) for card in hand)[:over])

    def _towards(self, card: Card) -> tuple[str, dict[str, str | int]]:
        symbol = card.symbol
        owned = self._outlook.held[symbol] if symbol is not None else 0
        code = "complete_set" if owned % 3 == 2 else "towards_set"
        return code, {"card": card.name, "symbol": symbol or "", "held": owned}

    # Sets

    def _lay(self, move: LaySet, cards: tuple[Card, ...]) -> Weighed:
        """Lay at once, the least useful cards first; the fifth set only to win (DON-8.1)."""
        symbol = cards[0].symbol or ""
        kept = sum(self._outlook.loss(card) for card in cards)
        if len(self._table.sets[self._seat]) + 1 >= SETS_TO_END:
            ahead = min(
                self._standing(self._seat) - self._standing(other) for other in self._others
            )
            worth = SURE if ahead > 0 else -SURE
            return _told(move, worth, "last_set", symbol=symbol)
        if self._table.options.set_costs == "action":
            # Complete sets are laid by themselves in the end (D24): it only saves them.
            return _told(move, SCRATCH, "lay_set", symbol=symbol)
        return _told(move, SURE - kept / 100, "lay_set", symbol=symbol)

    def _standing(self, seat: Seat) -> float:
        """Return the points ``seat`` would have if the game ended now, as far as is known."""
        table = self._table
        points = float(POINTS_PER_SET * len(table.sets[seat]))
        if seat == self._seat:
            symbols = self._outlook.held.values()
            points += POINTS_PER_SET * sum(held // 3 for held in symbols)
        cards = self._held[seat]
        points += sum(card.value for card in cards)
        hidden = max(0, len(table.hands[seat]) - len(cards))
        return points + hidden * self._refill * 0.6

    # Abilities

    def _exchange(self, move: Exchange, given: Card) -> Weighed:
        seen = self._table.seen
        if seen is None:
            raise ValueError("no card is being looked at")
        card = self._table.hands[seen.owner][seen.place]
        swing = self._swing(card, given)
        return _told(move, swing, "exchange", card=card.name, given=given.name)

    def _swing(self, card: Card, given: Card) -> float:
        """Return what giving ``given`` for ``card`` brings, the owner's change included."""
        lost = given.symbol
        gained = self._outlook.gain(card, lost) - self._outlook.loss(given)
        theirs = self._plain(card) - self._plain(given)
        return gained + self._denial * theirs

    def _plain(self, card: Card) -> float:
        """Return what a card is worth to someone whose hand is not known."""
        return float(card.value) if card.is_clue else 2.5

    def _expected_swing(self, card: Card, opponent: Seat) -> float:
        """Return what looking at a random card of ``opponent`` is worth."""
        hand = [own for own in self._table.hands[self._seat] if own not in {card, FACE_DOWN}]
        if not hand:
            return 0.0
        worst = min(hand, key=self._outlook.loss)
        theirs = self._held[opponent]
        hidden = max(0, len(self._table.hands[opponent]) - len(theirs))
        known = sum(max(0.0, self._swing(each, worst)) for each in theirs)
        average = self._average_swing(worst)
        return (known + hidden * average) / max(1, len(self._table.hands[opponent]))

    def _average_swing(self, worst: Card) -> float:
        """Return what giving ``worst`` for a card that is not known brings."""
        if worst not in self._swings:
            unseen = self._outlook.unseen
            swings = (max(0.0, self._swing(each, worst)) for each in unseen)
            self._swings[worst] = sum(swings) / max(1, len(unseen))
        return self._swings[worst]

    def _play(self, move: DonLegacyMove) -> Weighed:
        match move:
            case AnalyseScene(card, pile):
                more = BEST_OF_TWO if self._table.options.scene_analysis == "look_at_two" else 0
                value = self._drawn(pile, card) + (more if pile is not None else 0)
                return self._played(move, card, value, "scene_analysis")
            case Deduce(card, opponent):
                value = self._expected_swing(card, opponent)
                return self._played(move, card, value, "deduction", opponent=opponent)
            case HearWitness(card, taken, pile):
                value = self._drawn(pile, card)
                value += self._take(taken) if taken is not None else 0
                return self._played(move, card, value, "testimony", taken=_name(taken))
            case SearchArchive(card, taken, pile):
                value = self._drawn(pile, card)
                value += self._take(taken, card.symbol) if taken is not None else 0
                return self._played(move, card, value, "archive", taken=_name(taken))
            case SearchPremises(card, clue):
                rest = [other.value for other in self._open(Kind.CLUE) if other != clue]
                value = self._take(clue) + max([*rest, self._refill])
                return self._played(move, card, value, "search_warrant", taken=clue.name)
            case PutOnDisguise(card, give, take):
                return self._disguise(move, card, give, take)
            case _:
                raise ValueError(f"no ability: {move}")

    def _drawn(self, pile: object, card: Card) -> float:
        return 0.0 if pile is None else self._draws[pile, card.symbol]  # type: ignore[index]

    def _disguise(self, move: PutOnDisguise, card: Card, give: Card, take: Card) -> Weighed:
        outlook = self._outlook
        if give.is_clue:
            offered = outlook.temper.denial * max(0.0, give.value - self._refill)
            value = take.value - give.value + self._denied(take) - offered
        else:
            symbol = None if give.symbol is card.symbol else give.symbol
            value = outlook.gain(take, symbol) - outlook.loss(give, card.symbol)
        return self._played(move, card, value, "disguise", given=give.name, taken=take.name)

    def _played(
        self, move: DonLegacyMove, card: Card, value: float, code: str, **arguments: str | int
    ) -> Weighed:
        """Return a play by what its effect brings less what the card was good for."""
        net = value - self._outlook.loss(card)
        return _told(move, net, code, card=card.name, **arguments)


_NOTHING = {
    StopSearch: "stop",
    Pass: "pass",
    DeclineExchange: "decline",
    EndTurn: "end_turn",
}


def _told(
    move: DonLegacyMove,
    value: float,
    code: str,
    given: dict[str, str | int] | None = None,
    /,
    **arguments: str | int,
) -> Weighed:
    return Weighed(move, value, Reason(code, {**(given or {}), **arguments}))


def _tenths(value: float) -> int:
    return round(value * 10)


def _name(card: Card | None) -> str:
    return "" if card is None else card.name
