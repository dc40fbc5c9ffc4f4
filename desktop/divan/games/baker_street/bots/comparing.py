"""How the move that was made compares with the one an opponent would make."""

from msgspec.structs import replace

from divan.bots.bot import Decision, Rated
from divan.core.move import Move
from divan.games.baker_street.bots.asking import worth_of_request
from divan.games.baker_street.bots.discarding import worth_kept
from divan.games.baker_street.bots.mind import Mind
from divan.games.baker_street.bots.offering import worth_of_offer
from divan.games.baker_street.bots.paying import worth_of_accepting
from divan.games.baker_street.rules.moves import (
    Accept,
    AskFor,
    Decline,
    Discard,
    Exchange,
    HandIn,
    Offer,
    Pass,
)


def compare(mind: Mind, decision: Decision, made: Move) -> Decision:
    """Return ``decision`` with its move and ``made`` rated: solutions by the chance that they
    are right, everything else by the bits that it should bring.

    Someone who does not weigh (``Habits.weighs``) compares nothing.
    """
    if not mind.habits.weighs:
        return replace(decision, ratings=())
    for move in (decision.move, made):
        if decision.rating(move) is None and (worth := _worth(mind, move)) is not None:
            decision = decision.beside(Rated(move, worth))
    return decision


def _worth(mind: Mind, move: Move) -> float | None:
    """Return what a move is worth that was not looked at; None for one that has no price."""
    match move:
        case AskFor():
            return worth_of_request(mind, move)
        case Offer(cards):
            return worth_of_offer(mind, cards)
        case Accept(seat, payment):
            return worth_of_accepting(mind, seat, payment)
        case Pass() | Decline() | Exchange():
            return 0.0
        case HandIn(solution):
            return mind.solutions.get(solution, 0.0)
        case Discard(cards):
            return worth_kept(mind, cards)
        case _:
            return None
