"""Who votes when, and what the votes come to (SIM-3.2, R.3 to R.5, D11, D12, D21)."""

from collections import Counter
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.seat import Seat
from divan.games.similo.rules.state import FIRST_SEAT, SEALED, Ballot, Goal, Phase, Table


def new_ballot(table: Table, goal: Goal) -> Ballot:
    """Return a ballot on which every character on the table can be voted for."""
    return Ballot(goal, table.alive, (None,) * table.seats)


def deciders(table: Table) -> tuple[Seat, ...]:
    """Return whose votes count: all guessers', or one's whom the others only advise (D21)."""
    advised = table.options.advisors == "advise_only" and table.guide != FIRST_SEAT
    return (FIRST_SEAT,) if advised else table.guessers


def advisers(table: Table) -> tuple[Seat, ...]:
    """Return who only advises."""
    counted = deciders(table)
    return tuple(seat for seat in table.guessers if seat not in counted)


def is_open(table: Table) -> bool:
    """Tell whether votes are seen as they are cast, not only when all are in."""
    return bool(advisers(table)) or table.options.proposals == "before_vote"


def voters(table: Table) -> tuple[Seat, ...]:
    """Return who may vote now; several guessers vote at the same time."""
    ballot = table.ballot
    if table.phase is not Phase.VOTE or ballot is None:
        return ()
    if advisers(table):
        return _asked(ballot, advisers(table)) if ballot.consulted else deciders(table)
    waiting = tuple(seat for seat in deciders(table) if ballot.votes[seat] is None)
    if table.options.proposals == "before_vote":
        return tuple(seat for seat in waiting if seat != table.lead) or waiting
    return waiting


def _asked(ballot: Ballot, asked: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the advisers that still have to speak, and after them who decides."""
    return tuple(seat for seat in asked if ballot.votes[seat] is None) or (FIRST_SEAT,)


def is_complete(table: Table, ballot: Ballot) -> bool:
    """Tell whether every vote that counts is cast."""
    return all(ballot.votes[seat] is not None for seat in deciders(table))


class Chosen(msgspec.Struct, frozen=True):
    """The vote comes to one character."""

    character: str


class VoteAgain(msgspec.Struct, frozen=True):
    """Nobody has a majority: there is one more vote, among these (D11)."""

    candidates: tuple[str, ...]


class StillTied(msgspec.Struct, frozen=True):
    """The second vote is tied: ``decider`` decides between these (SIM-R.4)."""

    candidates: tuple[str, ...]
    decider: Seat


Verdict: TypeAlias = Chosen | VoteAgain | StillTied


def verdict(table: Table, ballot: Ballot, chance: Chance) -> Verdict:
    """Return what the complete ``ballot`` comes to (D11).

    First more than half of the votes are needed; in the vote after a tie most votes do.
    """
    votes = Counter(ballot.votes[seat] or "" for seat in deciders(table))
    ranking = sorted(votes.values(), reverse=True)
    leaders = _with_votes(ballot, votes, ranking[0])
    if 2 * ranking[0] > votes.total():
        return Chosen(leaders[0])
    if not ballot.again:
        second = ranking[0] if len(leaders) > 1 else ranking[1]
        return VoteAgain(_with_votes(ballot, votes, second))
    if len(leaders) == 1:
        return Chosen(leaders[0])
    return _break_tie(table, ballot, leaders, chance)


def _with_votes(ballot: Ballot, votes: Counter[str], least: int) -> tuple[str, ...]:
    """Return the candidates with at least ``least`` votes, in the order of the grid."""
    return tuple(candidate for candidate in ballot.candidates if votes[candidate] >= least)


def _break_tie(table: Table, ballot: Ballot, tied: tuple[str, ...], chance: Chance) -> Verdict:
    """A tie is for the guide (SIM-R.4), but never in the final guess: the guide knows (D11)."""
    breaker = table.options.tie_break
    if ballot.goal is Goal.REMOVE and breaker == "guide":
        return StillTied(tied, table.guide)
    if ballot.goal is Goal.REMOVE and breaker == "random":
        return Chosen(chance.pick(tied))
    own = ballot.votes[table.lead]
    if own is not None and own in tied:
        return Chosen(own)
    return StillTied(tied, table.lead)


def masked(table: Table, ballot: Ballot, seat: Seat) -> Ballot:
    """Return ``ballot`` with the votes sealed that ``seat`` cannot see yet.

    Votes are secret until the last is cast; on a tie they have been counted.
    """
    if is_open(table) or table.phase is not Phase.VOTE:
        return ballot
    votes = tuple(
        SEALED if vote is not None and voter != seat else vote
        for voter, vote in enumerate(ballot.votes)
    )
    return replace(ballot, votes=votes)
