"""What follows from votes: removals, the next round, the final guess, the end (SIM-6 to 8)."""

from typing import TypeAlias

from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.result import Result
from divan.core.rules import Step
from divan.games.similo.rules.events import (
    GameEnded,
    Guessed,
    Removed,
    SimiloEvent,
    TieLeft,
    VoteBegan,
    VotesShown,
)
from divan.games.similo.rules.setup import deal
from divan.games.similo.rules.state import Ballot, Ending, Finished, Goal, Phase, Table
from divan.games.similo.rules.voting import (
    Chosen,
    StillTied,
    VoteAgain,
    is_complete,
    new_ballot,
    verdict,
)

SimiloStep: TypeAlias = Step[Table, SimiloEvent]


def count_votes(table: Table, ballot: Ballot, chance: Chance) -> SimiloStep:
    """Go on once every vote is cast: with who was chosen, another vote, or a tie."""
    if not is_complete(table, ballot):
        return Step(table, ())
    shown = VotesShown(ballot.goal, ballot.votes)
    match verdict(table, ballot, chance):
        case Chosen(character):
            done = choose(table, character, chance)
            return Step(done.state, (shown, *done.events))
        case VoteAgain(candidates):
            again = Ballot(ballot.goal, candidates, (None,) * table.seats, again=True)
            began = VoteBegan(ballot.goal, candidates, again=True)
            return Step(replace(table, ballot=again), (shown, began))
        case StillTied(candidates, decider):
            tied = replace(
                table,
                phase=Phase.DECIDE,
                decider=decider,
                ballot=replace(ballot, candidates=candidates),
            )
            return Step(tied, (shown, TieLeft(decider, candidates)))


def choose(table: Table, character: str, chance: Chance) -> SimiloStep:
    """Do with ``character`` what the vote was about: remove it, or guess it."""
    settled = replace(table, ballot=None, decider=None, phase=Phase.VOTE)
    if table.open_ballot.goal is Goal.REMOVE:
        done = _remove(settled, character, chance)
        return Step(done.state, (Removed(character), *done.events))
    ending = Ending.FOUND if character == table.secret else Ending.WRONG_GUESS
    done = _end(settled, ending, chance)
    return Step(done.state, (Guessed(character), *done.events))


def _remove(table: Table, character: str, chance: Chance) -> SimiloStep:
    """Take a character away and see what comes next (D8, SIM-7.1 to 7.4, R.6, R.7)."""
    left = replace(table, gone=(*table.gone, character), to_remove=table.to_remove - 1)
    if character == table.secret:
        return _end(left, Ending.REMOVED, chance)
    if len(left.alive) == 1:
        return _end(left, Ending.FOUND, chance)
    if left.to_remove:
        return _let_vote(left, Goal.REMOVE)
    if left.round == left.plan.clues:
        return _let_vote(left, Goal.GUESS)
    return Step(replace(left, phase=Phase.CLUE, round=left.round + 1), ())


def _let_vote(table: Table, goal: Goal) -> SimiloStep:
    ballot = new_ballot(table, goal)
    voting = replace(table, phase=Phase.VOTE, ballot=ballot)
    return Step(voting, (VoteBegan(goal, ballot.candidates),))


def _end(table: Table, ending: Ending, chance: Chance) -> SimiloStep:
    """End the game; lay out the next one unless it was the last (SIM-8.1, 8.3, D17)."""
    if table.secret is None:
        raise ValueError("a game without a secret cannot end")
    ended = GameEnded(table.game, table.guide, table.secret, ending)
    past = (*table.past, Finished(table.guide, table.secret, ending))
    if table.game == table.options.games:
        return Step(replace(table, phase=Phase.OVER, to_remove=0, past=past), (ended,))
    following = deal(
        table.options,
        table.seats,
        chance,
        number=table.game + 1,
        guide=(table.guide + 1) % table.seats,
        past=past,
    )
    return Step(following.state, (ended, *following.events))


def end_result(table: Table) -> Result:
    """Return who won the match, and why its last game ended as it did (SIM-8.2, D10, D17).

    Whoever has most points wins. Where nobody wins a lost game, the team wins the match if
    it found more than half of the characters.
    """
    points = table.points
    reason = table.past[-1].ending.value
    if table.options.failure == "all_lose":
        found = sum(game.ending is Ending.FOUND for game in table.past)
        everyone = tuple(range(table.seats))
        return Result(everyone if 2 * found > len(table.past) else (), points, reason)
    best = max(points)
    winners = tuple(seat for seat, score in enumerate(points) if score == best)
    return Result(winners, points, reason)
