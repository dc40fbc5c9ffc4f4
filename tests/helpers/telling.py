"""A match as a text that a person can read and a diff can show."""

from collections.abc import Iterator

import msgspec

from divan.core.chance import Chance
from divan.core.fold import AnyPosition, advance, opening, state_hash
from divan.core.move import Move
from divan.core.options import option_values
from divan.core.seat import Seat
from helpers.conformance import is_card, news_of
from helpers.playing import Case, draw_move

SEED = "GOLDEN-2026"


def tell_match(case: Case) -> str:
    """Play one match, the same for ever, and tell it from the deal to the scores.

    Every other move or so is the harmless one, so that the match comes to an end.
    """
    return "".join(f"{line}\n" for line in _lines(case))


def _lines(case: Case) -> Iterator[str]:
    rules = case.rules
    yield f"{case.manifest.id}, preset {case.name}, {case.seats} players, seed {SEED}"
    for field, value in option_values(case.options).items():
        yield f"  {field} = {told(value)}"
    position = opening(rules, case.record(SEED))
    yield f"\n0  set-up  -> {state_hash(position.state)}"
    yield from _news(position)
    while rules.to_act(position.state):
        seat, move = _choice(case, position)
        position = advance(rules, SEED, position, seat, move)
        yield f"{position.ply}  seat {seat}  {told(move)}  -> {state_hash(position.state)}"
        yield from _news(position)
    yield f"\n{told(rules.result(position.state))}"


def _news(position: AnyPosition) -> Iterator[str]:
    return (f"     {told(event)}" for event in news_of(position))


def _choice(case: Case, position: AnyPosition) -> tuple[Seat, Move]:
    chance = Chance(f"{SEED} MOVES", position.ply)
    seat = chance.pick(case.rules.to_act(position.state))
    if chance.below(2):
        return seat, next(case.rules.moves(position.state, seat))
    return seat, draw_move(case.rules, position.state, seat, chance, bold=True)


def told(thing: object) -> str:
    """Return ``thing`` in few words; a card is its values joined, such as ``red-7``."""
    if isinstance(thing, tuple):
        return f"[{' '.join(told(item) for item in thing)}]"
    if not isinstance(thing, msgspec.Struct):
        return "?" if thing is None else str(thing)
    fields = {name: told(getattr(thing, name)) for name in thing.__struct_fields__}
    if is_card(thing):
        return "-".join(fields.values())
    return " ".join([type(thing).__name__, *(f"{name}={text}" for name, text in fields.items())])
