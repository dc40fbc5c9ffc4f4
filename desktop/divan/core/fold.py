"""A match as the fold of its record."""

import hashlib
from collections.abc import Iterator
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from divan.core.chance import Chance
from divan.core.event import Entry, Event
from divan.core.history import History
from divan.core.move import Move
from divan.core.options import read_options
from divan.core.record import AnyRecord
from divan.core.rules import AnyRules, State, Step
from divan.core.seat import Seat
from divan.core.view import AnyView, View

StateT = TypeVar("StateT", bound=State)
EventT = TypeVar("EventT", bound=Event)


class Position(msgspec.Struct, Generic[StateT, EventT], frozen=True):
    """A match after ``ply`` moves: its state and everything that happened so far."""

    ply: int
    state: StateT
    history: History[Entry[EventT]]


AnyPosition: TypeAlias = Position[Any, Any]


def opening(rules: AnyRules, record: AnyRecord) -> AnyPosition:
    """Return the position before the first move.

    Raises BadOptions for options that the game does not take.
    """
    options = read_options(rules.options_type, record.options)
    step = rules.begin(options, len(record.players), Chance(record.seed, 0))
    return Position(0, step.state, History(_entries(0, step)))


def advance(
    rules: AnyRules, seed: str, position: AnyPosition, seat: Seat, move: Move
) -> AnyPosition:
    """Return the position after ``seat`` has made ``move``. Raises IllegalMove."""
    ply = position.ply + 1
    step = rules.apply(position.state, seat, move, Chance(seed, ply))
    return Position(ply, step.state, position.history.grown(_entries(ply, step)))


def positions(rules: AnyRules, record: AnyRecord) -> Iterator[AnyPosition]:
    """Yield the position before the first move and after each one."""
    position = opening(rules, record)
    yield position
    for turn in record.turns:
        position = advance(rules, record.seed, position, turn.seat, turn.move)
        yield position


def fold(rules: AnyRules, record: AnyRecord) -> AnyPosition:
    """Return the position after the record's last move."""
    *_, last = positions(rules, record)
    return last


def view_of(rules: AnyRules, position: AnyPosition, seat: Seat) -> AnyView:
    """Return what ``seat`` knows at ``position``."""
    seen = (Entry(entry.ply, entry.event.seen_by(seat)) for entry in position.history)
    history = tuple(entry for entry in seen if entry.event is not None)
    return View(seat, position.ply, rules.observe(position.state, seat), history)


def state_hash(state: State) -> str:
    """Return a short fingerprint of ``state``, equal for equal states on every machine."""
    return hashlib.sha256(msgspec.json.encode(state, order="deterministic")).hexdigest()[:16]


def _entries(ply: int, step: Step[Any, Any]) -> tuple[Entry[Any], ...]:
    return tuple(Entry(ply, event) for event in step.events)
