"""The floor plan: nine rooms with their weapons and guests, and the arrows between. No Qt."""

from typing import Any

from divan.games.baker_street.rules.cards import MOST_COUNTED
from divan.games.baker_street.rules.crime import ROOM_OF, SUSPECTS, WEAPONS
from divan.games.baker_street.rules.house import ARROWS, ROOMS, SCENE, STARTS, Arrow, Room
from divan.games.baker_street.rules.state import Phase
from divan.games.baker_street.view import texts
from divan.games.baker_street.view.moment import Moment
from divan.games.baker_street.view.own_marks import arrow_id
from divan.games.baker_street.view.words import Words
from divan.games.baker_street.view.zones import room_zone


def plan(moment: Moment, words: Words) -> dict[str, Any]:
    """Return what the table draws of the house."""
    struck = sum(moment.arrow_out(between) for between in ARROWS)
    return {
        "title": words.say(texts.PLAN),
        "struck": words.speaker.say_count(texts.ARROWS_STRUCK, struck) if struck else "",
        "legend": words.say(texts.PLAN_LEGEND),
        "faces": words.say(texts.PLAN_FACES),
        "rooms": [_room(moment, words, room) for room in ROOMS],
        "arrows": [_arrow(moment, words, between) for between in ARROWS],
    }


def _room(moment: Moment, words: Words, room: Room) -> dict[str, Any]:
    marks, table = moment.filled, moment.table
    asked = table.request.rooms if table.request else ()
    if moment.deciding is Phase.REQUEST:
        asked = tuple(thing for thing in ROOMS if thing in moment.draft.asked)
    guests = marks.guests.get(room)
    return {
        "zone": room_zone(room),
        "label": words.thing(room),
        "sign": f"baker_street/room-{room}",
        "kind": "scene" if room is SCENE else "start" if room in STARTS else "passage",
        "note": words.say(texts.SCENE) if room is SCENE else "",
        "asked": room in asked,
        "weapons": [
            {"sign": f"baker_street/weapon-{weapon}", "struck": moment.weapon_out(weapon)}
            for weapon in WEAPONS
            if ROOM_OF[weapon] is room
        ],
        "guests": [suspect.value for suspect in SUSPECTS if marks.claims.get(suspect) is room],
        "count": "" if guests is None else _count(guests, words),
    }


def _count(guests: int, words: Words) -> str:
    number = words.speaker.number(guests)
    return f"{number}+" if guests == MOST_COUNTED else number


def _arrow(moment: Moment, words: Words, between: Arrow) -> dict[str, Any]:
    one, other = between
    place = arrow_id(between)
    label = words.say(texts.ARROW, one=words.thing_named(one), other=words.thing_named(other))
    struck = moment.arrow_out(between)
    return {
        "id": place,
        "label": words.say(texts.IS_STRUCK, name=label) if struck else label,
        "from": ROOMS.index(one),
        "to": ROOMS.index(other),
        "struck": between in moment.filled.arrows,
        "own": moment.own.get(place, ""),
    }
