"""The detective's sheet: suspects with motives, weapons, the own solution, clues read. No Qt."""

from typing import Any

from divan.games.baker_street.knowledge.readings import Reading
from divan.games.baker_street.rules.cards import Kind, Sender
from divan.games.baker_street.rules.crime import (
    CATEGORIES,
    CATEGORY_OF,
    MOTIVES_OF,
    SUSPECTS,
    SYMBOL_OF,
    SYMBOLS,
    WEAPONS,
    Motive,
    Suspect,
    Weapon,
)
from divan.games.baker_street.rules.state import Phase
from divan.games.baker_street.rules.worlds import TICKS_FOR_CERTAIN
from divan.games.baker_street.view import clue_texts as clues
from divan.games.baker_street.view import texts
from divan.games.baker_street.view.moment import Moment
from divan.games.baker_street.view.own_marks import Mark, motive_id, suspect_id, weapon_id
from divan.games.baker_street.view.pieces import COLOURS
from divan.games.baker_street.view.why import why_struck
from divan.games.baker_street.view.words import Words


def sheet(moment: Moment, words: Words) -> dict[str, Any]:
    """Return what the panel draws."""
    say = words.say
    return {
        "tabs": [say(texts.SHEET), say(texts.CLUES_TAB), say(texts.LOG_TAB)],
        "whoTitle": say(texts.WHO_WHY),
        "withTitle": say(texts.WITH),
        "rows": [_suspect(moment, words, suspect) for suspect in SUSPECTS],
        "symbols": [
            {"label": words.symbol(symbol), "struck": _all_out(moment, symbol)}
            for symbol in SYMBOLS
        ],
        "lines": [
            {
                "sign": f"baker_street/category-{category}",
                "label": words.category(category),
                "cells": [
                    _weapon(moment, words, weapon)
                    for weapon in WEAPONS
                    if CATEGORY_OF[weapon] is category
                ],
            }
            for category in CATEGORIES
        ],
        "solution": _solution(moment, words),
        "clues": _clues(moment, words),
        "noClues": say(texts.NO_CLUES),
    }


# Who and why, with what


def _suspect(moment: Moment, words: Words, suspect: Suspect) -> dict[str, Any]:
    place, name = suspect_id(suspect), words.thing(suspect)
    return {
        **_entry(moment, words, place, name, filled=suspect in moment.filled.suspects),
        "portrait": suspect.value,
        "out": moment.suspect_out(suspect),
        "motives": [_motive(moment, words, suspect, motive) for motive in MOTIVES_OF[suspect]],
    }


def _motive(moment: Moment, words: Words, suspect: Suspect, motive: Motive) -> dict[str, Any]:
    place, name = motive_id(suspect, motive), words.motive(motive)
    ticks = moment.filled.ticks.get((suspect, motive), 0)
    filled = suspect in moment.filled.suspects or (suspect, motive) in moment.filled.motives
    entry = _entry(moment, words, place, name, filled=filled)
    if ticks and not entry["struck"]:
        entry["said"] = words.speaker.say_count(texts.TICKS, ticks, name=str(entry["said"]))
    return {
        **entry,
        "out": moment.motive_out(suspect, motive),
        "ticks": ticks,
        "many": words.speaker.number(ticks) if ticks >= TICKS_FOR_CERTAIN else "",
    }


def _weapon(moment: Moment, words: Words, weapon: Weapon) -> dict[str, Any]:
    place, name = weapon_id(weapon), words.weapon(weapon)
    filled = weapon in moment.filled.weapons
    return {
        **_entry(moment, words, place, name, filled=filled),
        "sign": f"baker_street/weapon-{weapon}",
        "out": moment.weapon_out(weapon),
    }


def _entry(moment: Moment, words: Words, place: str, name: str, *, filled: bool) -> dict[str, Any]:
    own = moment.own.get(place)
    said = name
    if filled:
        said = words.say(texts.IS_STRUCK, name=name)
    elif own is not None:
        text = texts.YOU_CROSSED if own is Mark.CROSS else texts.YOU_CIRCLED
        said = words.say(text, name=name)
    return {
        "id": place,
        "label": name,
        "said": said,
        "struck": filled,
        "own": own.value if own is not None else "",
        "asked": moment.asked_why == place,
    }


def _all_out(moment: Moment, symbol: object) -> bool:
    return all(moment.weapon_out(weapon) for weapon in WEAPONS if SYMBOL_OF[weapon] is symbol)


# The own solution


def _solution(moment: Moment, words: Words) -> dict[str, Any]:
    suspects = [suspect for suspect in SUSPECTS if not moment.suspect_out(suspect)]
    weapons = [weapon for weapon in WEAPONS if not moment.weapon_out(weapon)]
    motives = [
        (suspect, motive)
        for suspect in suspects
        for motive in MOTIVES_OF[suspect]
        if not moment.motive_out(suspect, motive)
    ]
    certain = [pair for pair in motives if moment.filled.ticks.get(pair, 0) >= TICKS_FOR_CERTAIN]
    if len(suspects) == 1 and certain:
        motives = certain[:1]
    say = words.say
    return {
        "title": say(texts.YOUR_SOLUTION),
        "when": _when(moment, words),
        "parts": [
            _part(say(texts.WHO), [words.thing(suspect) for suspect in suspects], words),
            _part(say(texts.WHAT), [words.weapon(weapon) for weapon in weapons], words),
            _part(say(texts.WHY), [words.motive(motive) for _, motive in motives], words),
        ],
        **_explanation(moment, words, certain),
    }


def _when(moment: Moment, words: Words) -> str:
    """Return when a solution can be handed in next; "" once the case is closed."""
    table, seat = moment.table, moment.seat
    if table.phase is Phase.OVER or not table.searching(seat):
        return ""
    if table.phase is Phase.DISCARDS:  # this round's are judged already
        blocked = table.round < table.blocked[seat]
        return words.say(texts.NOT_AFTER_NEXT if blocked else texts.AFTER_NEXT)
    return words.say(texts.AFTER_ROUND if table.may_answer(seat) else texts.NOT_NEXT)


def _part(label: str, left: list[str], words: Words) -> dict[str, Any]:
    sure = len(set(left)) == 1
    if sure:
        value = left[0]
    elif left:
        value = words.speaker.say_count(texts.STILL, len(left))
    else:
        value = words.say(texts.NONE_LEFT)
    return {"label": label, "value": value, "sure": sure}


def _explanation(
    moment: Moment, words: Words, certain: list[tuple[Suspect, Motive]]
) -> dict[str, str]:
    """Return why something is struck, if that was asked; else what three ticks say, or how to
    use the sheet.
    """
    why, clause = why_struck(moment, words)
    if not why and certain:
        suspect, motive = certain[0]
        text = texts.CERTAIN_MOTIVE[clues.FORMS[suspect].value]
        named = clues.NAMES[suspect]
        why, clause = words.say(text, suspect=named, motive=words.motive(motive)), "BAK-V3b"
    if not why:
        why, clause = words.say(texts.TAP_TO_MARK), "D32"
    return {"why": why, "clause": clause, "clauseLabel": words.speaker.clause(clause)}


# The clues


def _clues(moment: Moment, words: Words) -> list[dict[str, Any]]:
    order = list(Sender)
    read = sorted(
        moment.known.readings,
        key=lambda found: (order.index(found.card.sender), str(found.card.kind), found.card),
    )
    return [_clue(moment, words, found) for found in read]


def _clue(moment: Moment, words: Words, reading: Reading) -> dict[str, Any]:
    card = reading.card
    trail = ""
    if card.kind is Kind.V1:
        pair = (card.suspects[0], card.suspects[1])
        confirmed = pair[::-1] in [
            read.suspects for read in moment.known.cards if read.kind is Kind.V1
        ]
        trail = words.say(texts.CONFIRMED if confirmed else texts.NOT_CONFIRMED)
    if card in moment.hand:
        trail = words.say(texts.IN_HAND)
    return {
        "sender": words.sender(card),
        "sign": f"baker_street/sender-{card.sender}",
        "colour": COLOURS[card.sender],
        "value": words.speaker.number(card.value),
        "text": words.sentence(card),
        "trail": trail,
        "clause": f"BAK-{card.kind}",
    }
