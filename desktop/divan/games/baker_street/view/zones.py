"""The places on the table, and what choosing one of them would do now. No Qt."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from divan.core.seat import Seat
from divan.games.baker_street.rules.crime import MOTIVES_OF, ROOM_OF, SUSPECTS, WEAPONS
from divan.games.baker_street.rules.house import ROOMS, SCENE, Room
from divan.games.baker_street.rules.state import Phase
from divan.games.baker_street.view import texts
from divan.games.baker_street.view.deeds import actions
from divan.games.baker_street.view.draft import price
from divan.games.baker_street.view.moment import Moment
from divan.games.baker_street.view.pieces import HAND, STACK, stash
from divan.games.baker_street.view.words import Words
from divan.ui.scene import Zone

BOX: Final = "box"
"""Where the cards of an own offer go."""
PICKED_IN: Final = (Phase.OFFERS, Phase.PAYMENT, Phase.DISCARDS)
"""The decisions in which cards of the hand are chosen, so that keys are there for the cards."""
DEEDS: Final = 4
"""Two places for each of two buttons: in the box, and on the form of a solution."""


def zones(moment: Moment, words: Words) -> tuple[Zone, ...]:
    """Return every zone of the table."""
    return tuple(_zones(moment, words))


def _zones(moment: Moment, words: Words) -> Iterator[Zone]:
    say = words.say
    yield Zone(HAND, say(texts.HAND))
    yield Zone(STACK, say(texts.STACK))
    offering = moment.deciding is Phase.OFFERS
    yield Zone(BOX, say(texts.YOUR_OFFER), target=say(texts.TARGET_OFFER) if offering else "")
    for seat in moment.others:
        yield Zone(stash(seat), say(texts.THEIR_HAND, player=words.name(seat)))
        yield _offer(moment, words, seat)
    for suspect in SUSPECTS:
        yield _ask(moment, words, suspect, Zone(suspect_zone(suspect), words.thing(suspect)))
    for room in ROOMS:
        yield _ask(moment, words, room, Zone(room_zone(room), _room(moment, words, room)))
    solving = moment.deciding is Phase.SOLUTIONS
    named, by_key = (say(texts.TARGET_NAME), say(texts.KEY_NAME)) if solving else ("", "")
    for suspect in SUSPECTS:
        for motive in MOTIVES_OF[suspect]:
            label = f"{words.thing(suspect)}, {words.motive(motive)}"
            yield Zone(accuse_zone(suspect, motive), label, named, deed=by_key)
    for weapon in WEAPONS:
        yield Zone(weapon_zone(weapon), words.weapon(weapon), named, deed=by_key)
    buttons = actions(moment, words)
    for place in range(DEEDS):
        button = buttons[place % 2] if place % 2 < len(buttons) else None
        label = button.label if button else ""
        target = label if button and button.enabled else ""
        deed = "" if moment.deciding in PICKED_IN else target
        yield Zone(f"deed.{place}", label, target, deed=deed)


def suspect_zone(suspect: str) -> str:
    """Return the id of the place where a suspect is chosen."""
    return f"suspect.{suspect}"


def room_zone(room: str) -> str:
    """Return the id of a room on the plan."""
    return f"room.{room}"


def accuse_zone(suspect: str, motive: str) -> str:
    """Return the id of the place where a suspect is accused of a motive."""
    return f"accuse.{suspect}.{motive}"


def weapon_zone(weapon: str) -> str:
    """Return the id of the place where a weapon is named."""
    return f"weapon.{weapon}"


def offer_zone(seat: Seat) -> str:
    """Return the id of the place with the offer of another player."""
    return f"offer.{seat}"


def _ask(moment: Moment, words: Words, thing: str, place: Zone) -> Zone:
    """Return the place of a suspect or a room with what choosing it does to the request."""
    if moment.deciding is not Phase.REQUEST:
        return place
    target, deed = (texts.TARGET_ASK, texts.KEY_ASK)
    if thing in moment.draft.asked:
        target, deed = (texts.TARGET_DROP, texts.KEY_DROP)
    return replace(place, target=words.say(target), deed=words.say(deed))


def _offer(moment: Moment, words: Words, seat: Seat) -> Zone:
    value = price(moment.table, seat)
    if not value:
        return Zone(offer_zone(seat), words.name(seat))
    label = words.say(texts.OFFER_OF, player=words.name(seat), value=value)
    if moment.deciding is not Phase.PAYMENT or moment.table.payment_for(seat) is not None:
        return Zone(offer_zone(seat), label)
    accepted = seat in moment.draft.payments
    target = words.say(texts.TARGET_REFUSE if accepted else texts.TARGET_ACCEPT)
    # As soon as an offer is accepted the keys are there for the cards that pay for it.
    deed = "" if moment.draft.payments else words.say(texts.KEY_ACCEPT)
    return Zone(offer_zone(seat), label, target, deed=deed)


def _room(moment: Moment, words: Words, room: Room) -> str:
    if room is SCENE:
        return words.say(texts.STUDY_ZONE, room=words.thing(room))
    hung = (words.weapon(weapon) for weapon in WEAPONS if ROOM_OF[weapon] is room)
    label = words.say(texts.ROOM_ZONE, room=words.thing(room), weapons=words.listed(hung))
    claims = moment.filled.claims
    there = [words.thing(suspect) for suspect in SUSPECTS if claims.get(suspect) is room]
    if not there:
        return label
    return words.say(texts.ROOM_GUESTS, room=label, suspects=words.listed(there))
