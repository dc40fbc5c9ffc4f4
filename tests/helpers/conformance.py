"""What the rules of every game must hold, as checks that any game can be put through.

A card is any struct whose class is called ``Card`` or ``SomethingCard`` and that is no move
and no event.
A face-down card is a value that never occurs in a whole state.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import takewhile
from typing import Any

import msgspec
import pytest

from divan.bots.roster import Roster
from divan.core.chance import Chance
from divan.core.event import Event
from divan.core.fold import AnyPosition, fold, opening, state_hash, view_of
from divan.core.manifest import load
from divan.core.move import Move
from divan.core.record import Record
from divan.core.rules import AnyRules, State
from divan.core.seat import Seat
from divan.core.violation import IllegalMove
from helpers.playing import Case, Ply, random_plies, random_record

SAMPLED_MOVES = 8
"""How many strange moves each position is asked about."""

LOOKED_AT = 25
"""How many plies of a match are looked at one by one."""
STRIDE = 7
"""Of the plies after those, every how manieth is."""


def cards_of(thing: object) -> Counter[Any]:
    """Return every card somewhere in ``thing``, counted."""
    cards: list[object] = []
    pending = [thing]
    while pending:
        one = pending.pop()
        kind = type(one)
        if _is_kind_of_card(kind):
            cards.append(one)
        elif issubclass(kind, tuple):
            pending.extend(one)
        elif issubclass(kind, dict):
            pending.extend(one.values())
        else:
            pending.extend(getattr(one, field) for field in getattr(kind, "__struct_fields__", ()))
    return Counter(cards)


def is_card(thing: object) -> bool:
    """Tell whether ``thing`` is a card."""
    return _is_kind_of_card(type(thing))


@cache
def _is_kind_of_card(kind: type) -> bool:
    named = issubclass(kind, msgspec.Struct) and kind.__name__.endswith("Card")
    return named and not issubclass(kind, Move | Event)


def check_everything(
    case: Case, seed: str, plies: Iterable[Ply], pool: Sequence[Move], every: int
) -> None:
    """Go through a match, and put one in ``every`` of its plies through all that holds of a ply.

    ``pool`` has moves of another match of the case, to be refused where they are not allowed.
    """
    roster: Roster[Any] = load(case.manifest.bots)

    def look_closely(ply: Ply) -> None:
        if Chance(f"{seed} LOOK", ply.before.ply).below(every) == 0:
            look_at_the_judge(case, ply, pool, seed)
            look_at_the_views(case, ply, pool, seed)
            look_at_the_news(case, ply)
            look_at_what_is_written(case, ply)
            look_at_redealing(case, ply, roster)

    check_the_play(case, plies, look_closely)


def check_that_play_ends(case: Case, seed: str) -> None:
    """Play at random; the match ends, and no card is lost."""
    check_the_play(case, random_plies(case, seed))


def check_the_play(
    case: Case, plies: Iterable[Ply], look_closely: Callable[[Ply], None] = lambda _: None
) -> None:
    """Go through a match to its end; every card is there exactly once all the while."""
    rules, deck, last = case.rules, None, None
    for ply in plies:
        look_closely(ply)
        deck = deck or cards_of(ply.before.state)
        assert deck.total(), "there are cards"
        assert cards_of(ply.after.state) == deck, f"a card went astray at {ply.after.ply}"
        assert ply.after.ply == ply.before.ply + 1
        assert rules.result(ply.before.state) is None, "there is a result before the end"
        last = ply.after.state
    assert last is not None, "nobody could move"
    result = rules.result(last)
    assert result is not None, "nobody may move but there is no result"
    assert set(result.winners) <= set(range(case.seats))
    assert len(result.scores) in (0, case.seats)
    assert not any(True for seat in range(case.seats) for _ in rules.moves(last, seat))


def some_plies(case: Case, seed: str) -> Iterator[Ply]:
    """Yield the plies of a random match; of a long one not all."""
    for ply in random_plies(case, seed):
        if ply.before.ply < LOOKED_AT or ply.before.ply % STRIDE == 0:
            yield ply


def check_the_judge(case: Case, seed: str) -> None:
    """``moves``, ``check`` and ``apply`` agree, on allowed moves and on strange ones."""
    pool = list(move_pool(case, seed))
    for ply in some_plies(case, seed):
        look_at_the_judge(case, ply, pool, seed)


def look_at_the_judge(case: Case, ply: Ply, pool: Sequence[Move], seed: str) -> None:
    """``moves``, ``check`` and ``apply`` agree before one ply."""
    rules, state = case.rules, ply.before.state
    acting, before = rules.to_act(state), state_hash(state)
    assert len(set(acting)) == len(acting) > 0
    for seat in range(case.seats):
        allowed = tuple(rules.moves(state, seat))
        assert allowed == tuple(rules.moves(state, seat)), "the order is fixed"
        assert len(set(allowed)) == len(allowed), "each move comes once"
        assert bool(allowed) is (seat in acting)
        for move in allowed:
            assert rules.check(state, seat, move) is None
        for move in strange_moves(pool, f"{seed} {seat}", ply.before.ply):
            check_one_move(rules, state, seat, move, allowed)
    assert state_hash(state) == before, "the state was changed"


def check_one_move(
    rules: AnyRules, state: State, seat: Seat, move: Move, allowed: Sequence[Move]
) -> None:
    """``check`` allows ``move`` exactly if it is in ``allowed``; ``apply`` obeys."""
    violation = rules.check(state, seat, move)
    assert (violation is None) is (move in allowed), f"{move} by {seat}: {violation}"
    if violation is None:
        rules.apply(state, seat, move, Chance("ONE", 1))
    else:
        assert violation.code in rules.violations
        assert violation.clause
        with pytest.raises(IllegalMove) as refused:
            rules.apply(state, seat, move, Chance("ONE", 1))
        assert refused.value.violation == violation


def move_pool(case: Case, seed: str) -> Iterator[Move]:
    """Yield every move that was possible at some moment of a random match."""
    seen: set[Move] = set()
    for ply in random_plies(case, f"{seed} POOL"):
        for move in case.rules.moves(ply.before.state, ply.seat):
            if move not in seen:
                seen.add(move)
                yield move


def strange_moves(pool: Sequence[Move], seed: str, ply: int) -> Iterator[Move]:
    """Yield moves of other moments, some with a part of yet another move in them."""
    chance = Chance(f"{seed} STRANGE", ply)
    for _ in range(SAMPLED_MOVES):
        move, other = chance.pick(pool), chance.pick(pool)
        fields = [name for name in move.__struct_fields__ if name in other.__struct_fields__]
        if fields and chance.below(2):
            name = chance.pick(fields)
            move = msgspec.structs.replace(move, **{name: getattr(other, name)})
        yield move


def check_the_views(case: Case, seed: str) -> None:
    """What a seat sees is a state that answers that seat like the whole one."""
    rules, pool = case.rules, list(move_pool(case, seed))
    for ply in some_plies(case, seed):
        look_at_the_views(case, ply, pool, seed)
    *_, last = random_plies(case, seed)
    end = last.after.state
    for seat in range(case.seats):
        seen = rules.observe(end, seat)
        assert (rules.to_act(seen), rules.result(seen)) == ((), rules.result(end))


def look_at_the_views(case: Case, ply: Ply, pool: Sequence[Move], seed: str) -> None:
    """What each seat sees before one ply answers that seat like the whole state."""
    rules, state = case.rules, ply.before.state
    cards = cards_of(state)
    views = [rules.observe(state, seat) for seat in range(case.seats)]
    shown = [face_up(seen, cards) for seen in views]
    for seat, seen in enumerate(views):
        assert rules.observe(seen, seat) == seen, "observing twice shows the same"
        assert rules.to_act(seen) == rules.to_act(state)
        assert rules.result(seen) == rules.result(state)
        assert tuple(rules.moves(seen, seat)) == tuple(rules.moves(state, seat))
        for move in strange_moves(pool, f"{seed} {seat}", ply.before.ply):
            assert rules.check(seen, seat, move) == rules.check(state, seat, move)
        assert cards_of(seen).total() == cards.total()
        for other in set(range(case.seats)) - {seat}:
            assert shown[other] >= face_up(rules.observe(seen, other), cards)


def face_up(seen: object, cards: Counter[Any]) -> Counter[Any]:
    """Return the cards in ``seen`` that show their face, of all the ``cards`` that there are."""
    return Counter({card: n for card, n in cards_of(seen).items() if card in cards})


def check_that_nothing_leaks(case: Case, seed: str) -> None:
    """A seat sees a card for the first time only where an event tells it and says so."""
    rules = case.rules
    start = opening(rules, case.record(seed))
    check_news(rules, None, start.state, news_of(start), case.seats)
    for ply in some_plies(case, seed):
        look_at_the_news(case, ply)
    *_, last = random_plies(case, seed)
    for seat in range(case.seats):
        view = view_of(rules, last.after, seat)
        assert view.table == rules.observe(last.after.state, seat)
        assert [(entry.ply, entry.event) for entry in view.history] == [
            (entry.ply, masked)
            for entry in last.after.history
            if (masked := entry.event.seen_by(seat)) is not None
        ]


def look_at_the_news(case: Case, ply: Ply) -> None:
    """What is seen after one ply was seen before or revealed by it."""
    check_news(case.rules, ply.before.state, ply.after.state, news_of(ply.after), case.seats)


def news_of(position: AnyPosition) -> list[Any]:
    """Return what the last move, or the set-up, made happen."""
    news = takewhile(lambda entry: entry.ply == position.ply, reversed(position.history))
    return [entry.event for entry in news][::-1]


def check_news(
    rules: AnyRules, before: State | None, after: State, events: Sequence[Event], seats: int
) -> None:
    """What ``events`` and the new table show a seat it knew, or it was revealed."""
    assert events, "a move that nobody hears of"
    cards = cards_of(after)
    for seat in range(seats):
        known: Counter[Any] = Counter()
        if before is not None:
            known = face_up(rules.observe(before, seat), cards)
        told, revealed = Counter(known), False
        for event in events:
            masked = event.seen_by(seat)
            if masked is not None:
                assert masked.seen_by(seat) == masked, "masking twice shows the same"
            shown = face_up(masked, cards)
            assert event.reveals_to(seat) or shown <= known, f"{event} shows {shown} to {seat}"
            told += shown
            revealed = revealed or event.reveals_to(seat)
        seen = face_up(rules.observe(after, seat), cards)
        assert seen <= told, f"seat {seat} sees cards that no event told it of: {seen - told}"
        assert revealed or seen <= known


def check_redealing(case: Case, roster: Roster[Any], seed: str, every: int) -> None:
    """A view fits every deal that its seat must hold possible: it tells nothing more."""
    plies = (ply for ply in random_plies(case, seed) if ply.before.ply % every == 0)
    dealt = [look_at_redealing(case, ply, roster) for ply in plies]
    assert any(dealt), "what is hidden is never dealt anew"


def look_at_redealing(case: Case, ply: Ply, roster: Roster[Any]) -> bool:
    """Deal what is hidden from each seat before one ply; tell whether anything lies otherwise."""
    rules, whole, changed = case.rules, ply.before.state, False
    for seat in range(case.seats):
        view = view_of(rules, ply.before, seat)
        other = roster.redeal(view, ply.before.ply)
        assert other == roster.redeal(view, ply.before.ply), "the seed decides the deal"
        assert rules.observe(other, seat) == view.table
        assert same_deck(rules, cards_of(other), cards_of(whole))
        assert rules.to_act(other) == rules.to_act(whole)
        assert tuple(rules.moves(other, seat)) == tuple(rules.moves(whole, seat))
        changed = changed or other != whole
    return changed


def same_deck(rules: AnyRules, one: Counter[Any], other: Counter[Any]) -> bool:
    """Tell whether two matches may be of the same deck: of as many cards, where each match
    makes its own.
    """
    return one.total() == other.total() if rules.own_deck else one == other


def check_round_trips(case: Case, seed: str) -> None:
    """States, moves, events and records survive being written down as JSON."""
    rules = case.rules
    for ply in some_plies(case, seed):
        look_at_what_is_written(case, ply)
    *_, last = random_plies(case, seed)
    record = random_record(case, seed)
    read = _again(record, Record[rules.move_type])
    assert read == record
    assert state_hash(fold(rules, read).state) == state_hash(last.after.state)
    assert fold(rules, read) == last.after


def look_at_what_is_written(case: Case, ply: Ply) -> None:
    """What one ply brings survives being written down as JSON."""
    rules = case.rules
    for state in (ply.after.state, rules.observe(ply.after.state, ply.seat)):
        assert _again(state, rules.state_type) == state
    assert _again(ply.move, rules.move_type) == ply.move
    for event in news_of(ply.after):
        for told in (event, event.seen_by(ply.seat)):
            assert told is None or _again(told, rules.event_type) == told


def _again(thing: object, kind: Any) -> object:
    return msgspec.json.decode(msgspec.json.encode(thing), type=kind)
