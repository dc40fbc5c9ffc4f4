"""The box of votes: who votes, for whom, and why. No Qt."""

from collections import Counter
from typing import Any

from divan.core.seat import Seat
from divan.games.similo.rules.state import SEALED, Ballot, Goal, Phase
from divan.games.similo.rules.voting import advisers, deciders
from divan.games.similo.view import texts
from divan.games.similo.view.moment import Moment
from divan.games.similo.view.reasons import plain_reason, reason_sentence
from divan.games.similo.view.story import Count
from divan.games.similo.view.words import Words
from divan.ui.people import portrait
from divan.ui.texts import Text


def votes_box(moment: Moment, words: Words) -> dict[str, Any]:
    """Return the box's heading, a row a guesser, and what the vote came to.

    Where a vote goes on, the votes of the last one stay until the person has voted, so that
    there is time to read why.
    """
    if moment.table.phase is Phase.SECRET:
        return _before(moment, words)
    ballot, count = moment.table.ballot, moment.story.count
    last = count is not None and (ballot is None or not _worth_showing(moment, ballot))
    rows = [
        _row(moment, words, seat, count if last else None)
        for seat in moment.order
        if seat != moment.table.guide
    ]
    return {
        "title": words.say(_title(ballot, last=last)),
        "where": (
            words.say(texts.ROUND, number=len(count.clues))
            if last and count
            else _where(moment, words)
        ),
        "rows": rows,
        "outcome": outcome(moment, count, words) if last and count else "",
        "empty": "" if ballot or count else words.say(texts.NOT_YET),
    }


def _before(moment: Moment, words: Words) -> dict[str, Any]:
    """Return the box while there is nothing to vote on yet."""
    return {
        "title": words.say(texts.SECRET_ZONE),
        "where": "",
        "rows": [],
        "outcome": "",
        "empty": words.say(texts.NOW_SECRET if moment.may_act else texts.NOT_YET),
    }


def outcome(moment: Moment, count: Count, words: Words) -> str:
    """Return what a vote came to."""
    if count.decider is not None:
        yours = words.is_you(count.decider)
        player = words.name(count.decider)
        if count.chosen is None:
            text = texts.YOU_BREAK_TIE if yours else texts.THEY_BREAK_TIE
            return words.say(text, player=player)
        text = texts.YOU_DECIDED if yours else texts.THEY_DECIDED
        return words.say(text, player=player, character=words.character(count.chosen))
    if count.chosen is None:
        return words.say(texts.NO_MAJORITY)
    counted = deciders(moment.table)
    votes = Counter(vote for seat, vote in enumerate(count.votes) if seat in counted)
    text = texts.MAJORITY if count.goal is Goal.REMOVE else texts.GUESSED_BY
    name = words.character(count.chosen)
    return words.speaker.say_count(text, votes[count.chosen], character=name)


def _worth_showing(moment: Moment, ballot: Ballot) -> bool:
    """Tell whether the vote that goes on has more to show than the last one."""
    if moment.seat in deciders(moment.table):
        own = ballot.votes[moment.seat]
        return own is not None or any(vote not in (None, SEALED) for vote in ballot.votes)
    return any(vote is not None for vote in ballot.votes)


def _title(ballot: Ballot | None, *, last: bool) -> Text:
    if last:
        return texts.LAST_VOTE
    goal = ballot.goal if ballot else Goal.REMOVE
    return texts.WHO_IS_IT if goal is Goal.GUESS else texts.WHICH_GOES


def _where(moment: Moment, words: Words) -> str:
    """Return in which round and for which of its cards the vote is."""
    table = moment.table
    ballot = table.ballot
    if ballot is not None and ballot.again:
        return words.say(texts.SECOND_VOTE)
    if ballot is not None and ballot.goal is Goal.GUESS:
        return words.say(texts.FINAL_GUESS)
    cards = table.plan.removals[table.round - 1]
    if ballot is None or cards == 1:
        return words.say(texts.ROUND_OF, number=table.round, total=table.plan.clues)
    card = cards - table.to_remove + 1
    return words.say(texts.CARD_OF, number=table.round, card=card, cards=cards)


def _row(moment: Moment, words: Words, seat: Seat, count: Count | None) -> dict[str, Any]:
    table = moment.table
    ballot = table.ballot
    now = ballot.votes[seat] if ballot else None
    vote = count.votes[seat] if count else now
    seen = vote if vote != SEALED else None
    return {
        "seat": seat,
        "name": words.name(seat),
        "portrait": portrait(moment.players[seat]),
        "vote": words.character(seen) if seen else "",
        "id": seen or "",
        "text": _why(moment, words, seat, seen, count) if seen else _status(moment, words, seat),
        "done": now is not None,
        "old": count is not None,
    }


def _status(moment: Moment, words: Words, seat: Seat) -> str:
    """Return what somebody does whose vote cannot be seen."""
    ballot = moment.table.ballot
    if ballot is None:
        return ""
    if ballot.votes[seat] is not None:
        return words.say(texts.HAS_VOTED)
    if seat in advisers(moment.table) and not ballot.consulted:
        return words.say(texts.ADVISES)
    return "" if words.is_you(seat) else words.say(texts.IS_THINKING)


def _why(moment: Moment, words: Words, seat: Seat, vote: str, count: Count | None) -> str:
    """Return why somebody voted so: in their own words, or what can be seen to speak for it."""
    story = moment.story
    plies = count.plies if count else story.plies
    reason = moment.reasons.get(plies.get(seat, -1))
    if reason is None:
        ballot = moment.table.ballot
        goal = count.goal if count else ballot.goal if ballot else Goal.REMOVE
        reason = plain_reason(goal, vote, count.clues if count else story.clues)
    return reason_sentence(reason, words) if reason else ""
