"""Why a move is not allowed."""

from typing import TypeAlias

import msgspec

Argument: TypeAlias = str | int


class Violation(msgspec.Struct, frozen=True):
    """The reason for refusing a move, without a word of any language.

    ``code`` names the reason, ``clause`` is the id of the rulebook clause that forbids
    the move, and ``arguments`` are the values that a sentence about it mentions.
    """

    code: str
    clause: str
    arguments: dict[str, Argument] = {}


class IllegalMove(ValueError):
    """Raised where a move is carried out that the rules forbid."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(f"{violation.code} ({violation.clause}) {violation.arguments}")
        self.violation = violation
