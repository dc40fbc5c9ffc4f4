"""What may be done in Last Call (LAST-R.3 to R.7) and why not."""

from collections.abc import Iterator

from divan.core.seat import Seat
from divan.core.violation import Argument, Violation
from divan.games.last_call.rules.cards import FACE_DOWN, NUMBERS, SYMBOLS, Card, Symbol
from divan.games.last_call.rules.moves import (
    DeclareStrong,
    DrawExtra,
    Guess,
    Investigate,
    LastCallMove,
    LeaveExtra,
    LeaveStrong,
    Pass,
    PlayCard,
    ShowCard,
)
from divan.games.last_call.rules.state import Phase, Table
from divan.games.last_call.rules.violations import Code, violation

_ALL_NUMBERS = range(1, NUMBERS + 1)


def check(table: Table, seat: Seat, move: LastCallMove) -> Violation | None:
    """Judge whether ``seat`` may make ``move``: None means yes."""
    if table.phase is Phase.OVER:
        return violation(Code.MATCH_OVER)
    if seat not in table.survivors:
        return violation(Code.ELIMINATED)
    if seat != actor(table):
        return violation(Code.NOT_YOUR_TURN)
    match table.phase:
        case Phase.SHOW:
            return _check_showing(table, seat, move)
        case Phase.EXTRA:
            drawing = isinstance(move, DrawExtra | LeaveExtra)
            return None if drawing else violation(Code.EXTRA_FIRST)
        case Phase.STRONG:
            return _check_declaring(table, seat, move)
        case _:
            return _check_turn(table, seat, move)


def actor(table: Table) -> Seat:
    """Return the one who is to move: the active player, or who must show a card."""
    return table.active if table.question is None else table.question.shower


def moves(table: Table, seat: Seat) -> Iterator[LastCallMove]:
    """Yield every move that ``check`` allows, each once: cards to lay come first, guesses
    and then final investigations last.
    """
    if table.phase is Phase.OVER or seat not in table.survivors or seat != actor(table):
        return
    match table.phase:
        case Phase.SHOW:
            thinkable: Iterator[LastCallMove] = map(ShowCard, sorted(_own(table, seat)))
        case Phase.EXTRA:
            thinkable = iter((LeaveExtra(), DrawExtra()))
        case Phase.STRONG:
            thinkable = _declarations(table, seat)
        case _:
            yield from _turns(table, seat)
            return
    yield from (move for move in thinkable if check(table, seat, move) is None)


def _own(table: Table, seat: Seat) -> tuple[Card, ...]:
    return tuple(card for card in table.hands[seat] if card != FACE_DOWN)


def _declarations(table: Table, seat: Seat) -> Iterator[LastCallMove]:
    yield LeaveStrong()
    yield from map(DeclareStrong, sorted(table.fronts[seat]))


def _turns(table: Table, seat: Seat) -> Iterator[LastCallMove]:
    """Yield the moves of a turn; the thousands of combinations are not judged one by one."""
    if not _must_announce(table):
        yield from map(PlayCard, sorted(_own(table, seat)))
        if _check_passing(table, seat) is None:
            yield Pass()
        if _check_guessing(table, seat) is None:
            for place in _ALL_NUMBERS:
                for weapon in _ALL_NUMBERS:
                    for person in _ALL_NUMBERS:
                        yield Guess(place, weapon, person)
    elif _check_passing(table, seat) is None:
        yield Pass()
    places, weapons, persons = (_announceable(table, seat, symbol) for symbol in SYMBOLS)
    for place in places:
        for weapon in weapons:
            for person in persons:
                yield Investigate(place, weapon, person)


def _announceable(table: Table, seat: Seat, symbol: Symbol) -> list[int]:
    """Return the numbers of ``symbol`` that ``seat`` does not have (D11)."""
    own = {card.number for card in table.held(seat) if card.symbol is symbol}
    return [number for number in _ALL_NUMBERS if number not in own]


def _check_turn(table: Table, seat: Seat, move: LastCallMove) -> Violation | None:
    match move:
        case ShowCard():
            return violation(Code.NOBODY_ASKS)
        case DrawExtra() | LeaveExtra():
            return violation(Code.NO_EXTRA)
        case DeclareStrong() | LeaveStrong():
            return violation(Code.NO_STRONG)
        case Investigate():
            return _check_numbers(move) or _check_announcing(table, seat, move)
        case Pass():
            return _check_passing(table, seat)
        case _ if _must_announce(table):
            return violation(Code.LAST_SURVIVOR)
        case PlayCard(card):
            return _check_in_hand(table, seat, card)
        case Guess():
            return _check_numbers(move) or _check_guessing(table, seat)


def _must_announce(table: Table) -> bool:
    """Tell whether one player is left, who must announce (D23)."""
    return len(table.survivors) == 1


def _check_in_hand(table: Table, seat: Seat, card: Card) -> Violation | None:
    if card == FACE_DOWN or card not in table.hands[seat]:
        return violation(Code.NOT_IN_HAND)
    return None


def _check_numbers(move: Guess | Investigate) -> Violation | None:
    if all(number in _ALL_NUMBERS for number in (move.place, move.weapon, move.person)):
        return None
    return violation(Code.NO_SUCH_CARD)


def _check_guessing(table: Table, seat: Seat) -> Violation | None:
    if seat in table.must_play:
        return violation(Code.MUST_PLAY)
    one = table.options.guesses_in_a_row == "one"
    if one and table.guessed[seat] and table.hands[seat]:
        return violation(Code.ONE_GUESS)
    return None


def _check_announcing(table: Table, seat: Seat, move: Investigate) -> Violation | None:
    own = move.combination.among(table.held(seat))
    return violation(Code.OWN_CARD, **_named(own[0])) if own else None


def _check_passing(table: Table, seat: Seat) -> Violation | None:
    """Allow a pass with an empty hand, and to a last survivor who could announce nothing."""
    if _must_announce(table):
        stuck = not all(_announceable(table, seat, symbol) for symbol in SYMBOLS)
        return None if stuck else violation(Code.LAST_SURVIVOR)
    return violation(Code.HAND_NOT_EMPTY) if table.hands[seat] else None


def _check_showing(table: Table, seat: Seat, move: LastCallMove) -> Violation | None:
    if not isinstance(move, ShowCard) or table.question is None:
        return violation(Code.SHOW_NOW)
    if move.card == FACE_DOWN or move.card not in table.hands[seat]:
        return violation(Code.NOT_IN_HAND)
    if move.card not in table.question.combination:
        return violation(Code.NOT_NAMED, **_named(move.card))
    return None


def _check_declaring(table: Table, seat: Seat, move: LastCallMove) -> Violation | None:
    if isinstance(move, LeaveStrong):
        return None
    if not isinstance(move, DeclareStrong):
        return violation(Code.STRONG_FIRST)
    card = move.card
    if card not in table.fronts[seat] or card.symbol not in table.symbols_for_strong(seat):
        return violation(Code.NOT_THREE)
    return None


def _named(card: Card) -> dict[str, Argument]:
    return {"symbol": "" if card.symbol is None else card.symbol.value, "number": card.number}
