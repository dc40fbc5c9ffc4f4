"""A legal and an illegal example for every reason to refuse a move, and what they must show."""

from typing import Any

import pytest
from msgspec import Struct

from divan.core.chance import Chance
from divan.core.move import Move
from divan.core.rules import AnyRules
from divan.core.violation import Argument, IllegalMove

Attempt = tuple[Any, int, Move]
"""A table, a seat, and what that seat tries there."""


class Example(Struct, frozen=True):
    """A move that is refused and one, on the same or nearly the same table, that is not.

    ``arguments`` are what the refusal tells.
    """

    illegal: Attempt
    legal: Attempt
    arguments: dict[str, Argument] = {}


def check_refusal(rules: AnyRules, code: str, example: Example) -> None:
    """The illegal example is refused for just that reason, by ``check`` and ``apply`` alike."""
    state, seat, move = example.illegal
    violation = rules.check(state, seat, move)
    assert violation is not None
    assert (violation.code, violation.arguments) == (code, example.arguments)
    with pytest.raises(IllegalMove) as refused:
        rules.apply(state, seat, move, Chance("REFUSED", 1))
    assert refused.value.violation == violation


def check_allowance(rules: AnyRules, example: Example) -> None:
    """The legal example is allowed, is among the moves, and changes the table."""
    state, seat, move = example.legal
    assert rules.check(state, seat, move) is None
    assert move in tuple(rules.moves(state, seat))
    assert rules.apply(state, seat, move, Chance("ALLOWED", 1)).state != state
