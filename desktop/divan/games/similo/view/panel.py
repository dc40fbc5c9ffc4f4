"""What the side panel tells: used clues, the course of the game, the traits of a card. No Qt."""

from typing import Any

from divan.games.similo.rules.cards import shown
from divan.games.similo.rules.characters import character, shared_traits
from divan.games.similo.rules.moves import Way
from divan.games.similo.rules.traits import TRAITS
from divan.games.similo.view import texts
from divan.games.similo.view.moment import Moment
from divan.games.similo.view.story import Round
from divan.games.similo.view.words import Words


def panel(moment: Moment, words: Words) -> dict[str, Any]:
    """Return everything that the panel shows beside the log."""
    hidden = moment.table.options.clues == "hidden"
    rounds = () if hidden else moment.story.rounds
    return {
        "clues": [clue_row(given, words) for given in rounds],
        "none": words.say(texts.CLUES_HIDDEN if hidden else texts.NO_CLUES),
        "steps": _steps(moment, words),
        "course": _course(moment, words),
        "looked": looked(moment, words),
        "hint": words.say(texts.PICK_TO_SEE) if moment.table.options.trait_hints else "",
    }


def clue_row(given: Round, words: Words) -> dict[str, Any]:
    """Return a round as a line with its clue: the card, how it lay, who went."""
    clue = given.clue
    removed = words.characters(given.removed)
    return {
        "id": shown(clue.card),
        "name": words.character(shown(clue.card)),
        "across": clue.way is Way.HORIZONTAL,
        "way": words.say(texts.WAYS[clue.way]),
        "beside": words.say(texts.BESIDE, character=words.character(clue.beside)),
        "removed": words.say(texts.REMOVED_THEN, characters=removed) if removed else "",
    }


def looked(moment: Moment, words: Words) -> dict[str, Any]:
    """Return the character whose traits are told; those shared with the last clue are marked."""
    name = moment.looked
    if not name:
        return {"id": "", "name": "", "title": "", "traits": [], "marked": ""}
    hints = moment.table.options.trait_hints
    clues = moment.story.clues
    said = shown(clues[-1].card) if clues else ""
    shared = shared_traits(said, name) if said and said != name else ()
    one = character(name)
    called = words.character(name)
    return {
        "id": name,
        "name": called,
        "title": words.say(texts.TRAITS_OF, character=called),
        "traits": [
            {"text": words.trait(trait, one.value(trait)), "shared": trait in shared}
            for trait in TRAITS
        ]
        if hints
        else [],
        "marked": words.say(texts.SHARED_MARK, clue=words.character(said)) if shared else "",
    }


def _steps(moment: Moment, words: Words) -> list[dict[str, Any]]:
    """Return the rounds of the game with how many cards go in each."""
    table = moment.table
    return [
        {
            "number": words.speaker.number(cards),
            "done": number < table.round or moment.over,
            "now": number == table.round and not moment.over,
        }
        for number, cards in enumerate(table.plan.removals, 1)
    ]


def _course(moment: Moment, words: Words) -> str:
    plan = moment.table.plan
    left = plan.cards - sum(plan.removals)
    if left == 1:
        return words.say(texts.COURSE_TO_ONE)
    text = texts.COURSE_SOURCE if set(plan.removals) == {1} else texts.COURSE_GUESS
    return words.speaker.say_count(text, left)
