"""Putting one moment of Similo on the table. No Qt."""

from typing import Any, Final

from divan.core.outcome import RESIGNED
from divan.core.seat import Seat
from divan.core.violation import Violation
from divan.games.similo.rules.events import (
    ClueGiven,
    Dealt,
    Decided,
    Drew,
    Guessed,
    Removed,
    SecretChosen,
    Voted,
)
from divan.games.similo.rules.moves import Consult, Way
from divan.games.similo.rules.state import Goal, Phase
from divan.games.similo.rules.violations import Code
from divan.games.similo.view import texts
from divan.games.similo.view.ballot import votes_box
from divan.games.similo.view.log import log_lines, telling
from divan.games.similo.view.moment import BALLOT, Moment
from divan.games.similo.view.panel import clue_row, panel
from divan.games.similo.view.pieces import cards, used_clues, votes_in_sight
from divan.games.similo.view.scores import score_rows
from divan.games.similo.view.words import Words
from divan.games.similo.view.zones import deed_text, zones
from divan.ui.people import portrait
from divan.ui.scene import Action, Mood, Plaque, Prompt, Refusal, Scene
from divan.ui.texts import Part

CLAUSES: Final = {
    Phase.SECRET: "SIM-2.1",
    Phase.CLUE: "SIM-4.2",
    Phase.VOTE: "SIM-6.1",
    Phase.DECIDE: "SIM-R.4",
    Phase.OVER: "SIM-8.2",
}
"""The rulebook clause that a phase opens the reader at."""
GUESS_CLAUSE: Final = "SIM-R.7"
MOODS: Final[dict[type, Mood]] = {
    Dealt: Mood.DEAL,
    SecretChosen: Mood.FLIP,
    ClueGiven: Mood.CLUE,
    Drew: Mood.DRAW,
    Voted: Mood.PLACE,
    Decided: Mood.PLACE,
    Removed: Mood.DISCARD,
    Guessed: Mood.FLIP,
}
VOTE, CONSULT = "vote", "consult"


def table_scene(moment: Moment, words: Words, *, live_score: bool) -> Scene:
    """Return the scene of one moment."""
    several = moment.table.options.games > 1 and live_score
    said = (telling(event, words) for event in moment.news)
    return Scene(
        zones=zones(moment, words),
        cards=cards(moment, words),
        prompt=_prompt(moment, words),
        plaques=tuple(_plaque(moment, words, seat, several=several) for seat in moment.order),
        actions=_actions(moment, words),
        refusal=_refusal(moment, words),
        score_heads=tuple(words.name(seat) for seat in moment.order) if several else (),
        score=score_rows(moment, words) if several else (),
        log=log_lines(moment.snapshot.view.history, words),
        clause=_clause(moment),
        moods=_moods(moment),
        announcement=" ".join(f"{sentence}." for sentence in said if sentence),
        detail=_detail(moment, words),
    )


def _detail(moment: Moment, words: Words) -> dict[str, Any]:
    table = moment.table
    clue = moment.story.rounds[-1] if table.clue and moment.story.rounds else None
    return {
        "cells": len(table.grid),
        "guides": moment.guides,
        "givesClue": moment.gives_clue,
        "way": moment.way.value,
        "ways": [{"value": way.value, "label": words.say(texts.WAYS[way])} for way in Way],
        "guide": _guide_box(moment, words),
        "clue": clue_row(clue, words) if clue else None,
        "clueNumber": words.say(
            texts.CLUES_COUNT, number=max(1, len(table.clues)), total=table.plan.clues
        ),
        "beside": moment.laid.index(table.clue.beside) if table.clue else -1,
        "usedTurned": [clue.way is Way.HORIZONTAL for clue in used_clues(moment)],
        "usedTitle": words.say(texts.USED_CLUES),
        "votes": votes_box(moment, words),
        "marks": _marks(moment),
        "panel": panel(moment, words),
        "zoom": words.say(texts.ZOOM),
        "tabs": [
            {"value": "clues", "label": words.say(texts.PANEL_NOTES)},
            {"value": "log", "label": words.say(texts.PANEL_LOG)},
        ],
    }


def _guide_box(moment: Moment, words: Words) -> dict[str, Any]:
    """Return who guides, and for the guide's own eyes which character is hidden."""
    table = moment.table
    you = words.is_you(table.guide)
    name = texts.GUIDE_YOU if you else texts.GUIDE_PLAYER
    if moment.guides and moment.secret is not None:
        line = words.say(texts.YOUR_SECRET, character=words.character(moment.secret))
    else:
        line = words.say(texts.NO_SECRET_YET if table.phase is Phase.SECRET else texts.KNOWS)
    return {
        "seat": table.guide,
        "name": words.say(name, player=words.whole_name(table.guide)),
        "portrait": portrait(moment.players[table.guide]),
        "line": line,
        "acts": table.guide in moment.snapshot.to_act,
    }


def _marks(moment: Moment) -> list[dict[str, Any]]:
    """Return which cards of the grid bear the votes of whom."""
    places = {name: place for place, name in enumerate(moment.laid)}
    found: dict[int, list[dict[str, Any]]] = {}
    for seat, vote in votes_in_sight(moment).items():
        voter = {"seat": seat, "portrait": portrait(moment.players[seat])}
        found.setdefault(places[vote], []).append(voter)
    return [{"cell": place, "voters": voters} for place, voters in found.items()]


def _prompt(moment: Moment, words: Words) -> Prompt:
    result, table = moment.snapshot.result, moment.table
    if result is not None:
        if result.reason == RESIGNED or moment.story.ending is None:
            return Prompt(words.say(texts.GAME_OVER), words.say(texts.GAVE_UP))
        secret = words.character(moment.story.secret or "")
        ending = words.say(texts.ENDINGS[moment.story.ending], character=secret)
        return Prompt(words.say(texts.GAME_OVER), ending)
    busy = not moment.may_act
    guide = words.whole_name(table.guide)
    if table.phase is Phase.SECRET:
        if busy:
            return Prompt("", words.say(texts.SECRET_IS_CHOSEN_NOW, player=guide), busy=True)
        return Prompt(words.say(texts.YOU_GUIDE), words.say(texts.CHOOSE_SECRET))
    number = words.say(texts.ROUND, number=table.round)
    if table.phase is Phase.CLUE:
        if busy:
            return Prompt(number, words.say(texts.CLUE_AWAITED, player=guide), busy=True)
        what = texts.PLACE_CLUE if moment.picked else texts.PICK_CLUE
        return Prompt(number, words.say(what))
    if table.phase is Phase.DECIDE and table.decider is not None:
        if busy:
            decider = words.whole_name(table.decider)
            what_now = words.say(texts.THEY_DECIDE, player=decider)
            return Prompt(words.say(texts.TIE), what_now, busy=True)
        return Prompt(words.say(texts.TIE), words.say(texts.YOU_DECIDE))
    ballot = table.open_ballot
    guess = ballot.goal is Goal.GUESS
    who = words.say(texts.FINAL_GUESS) if guess else number
    if busy:
        return Prompt(who, words.say(texts.OTHERS_VOTE), busy=True)
    what = texts.VOTE_AGAIN if ballot.again else texts.GUESS_NOW if guess else texts.VOTE_AWAY
    return Prompt(who, words.say(what))


def _plaque(moment: Moment, words: Words, seat: Seat, *, several: bool) -> Plaque:
    guide = seat == moment.table.guide
    return Plaque(
        seat=seat,
        name=words.whole_name(seat),
        portrait=portrait(moment.players[seat]),
        line=words.say(texts.GUIDE if guide else texts.GUESSER),
        score=words.speaker.number(moment.table.points[seat]) if several else "",
        to_act=seat in moment.snapshot.to_act,
    )


def _actions(moment: Moment, words: Words) -> tuple[Action, ...]:
    """Return the button that does it, and the one that asks for advice (D21)."""
    if moment.over or not moment.may_act or moment.gives_clue:
        return ()
    found = []
    picked = moment.picked
    label = (
        words.say(deed_text(moment), character=words.character(picked))
        if picked
        else words.say(texts.PICK_FIRST)
    )
    move = moment.move_for(BALLOT)
    allowed = move is not None and moment.why_not(move) is None
    found.append(Action(VOTE, label, enabled=allowed, primary=True))
    if moment.why_not(Consult()) is None:
        found.append(Action(CONSULT, words.say(texts.ASK_ADVICE)))
    return tuple(found)


def _clause(moment: Moment) -> str:
    ballot = moment.table.ballot
    if ballot is not None and ballot.goal is Goal.GUESS:
        return GUESS_CLAUSE
    return CLAUSES[moment.table.phase]


def _refusal(moment: Moment, words: Words) -> Refusal | None:
    """Return the line that says why not, or what can be done."""
    if moment.violation is not None:
        return _refused(moment.violation, words)
    if moment.answer is None:
        return None
    clause = _clause(moment)
    return Refusal(moment.answer(words), clause, words.speaker.clause(clause), refused=False)


def _refused(violation: Violation, words: Words) -> Refusal:
    parts: dict[str, Part] = dict(violation.arguments)
    if "card" in parts:
        parts["card"] = words.character(str(parts["card"]))
    reason = words.say(texts.REFUSALS[Code(violation.code)], **parts)
    return Refusal(reason, violation.clause, words.speaker.clause(violation.clause))


def _moods(moment: Moment) -> tuple[Mood, ...]:
    """Return what the news sounds like, each sound once."""
    result = moment.snapshot.result
    if result is not None and moment.news:
        return (Mood.WIN if moment.seat in result.winners else Mood.LOSE,)
    moods = (MOODS[type(event)] for event in moment.news if type(event) in MOODS)
    return tuple(dict.fromkeys(moods))
