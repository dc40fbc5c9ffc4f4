"""The cards on the table as the kit draws them. No Qt.

A card that the person may know is called by what it shows, so that the eyes can follow it
wherever it goes; one that they may not know has the name of its place.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from divan.core.seat import Seat
from divan.games.last_call.rules.cards import FACE_DOWN, Card, Symbol
from divan.games.last_call.rules.events import (
    Announced,
    Dealt,
    DeclaredStrong,
    Drew,
    Guessed,
    HandsShown,
    LeftExtra,
    Passed,
    Played,
    Showed,
)
from divan.games.last_call.view.moment import Moment
from divan.games.last_call.view.words import Words
from divan.ui import scene

HAND: Final = "hand"
RESERVE: Final = "reserve"
SHOWN: Final = "shown"
"""Where a card lies that the person was shown, until they act again."""


def front(place: int) -> str:
    """Return the zone of the cards in front of a player."""
    return f"front.{place}"


def stash(place: int) -> str:
    """Return the zone of an opponent's hand, behind their plaque."""
    return f"stash.{place}"


def player(place: int) -> str:
    """Return the zone of an opponent, to whom cards can be shown."""
    return f"player.{place}"


def card_id(card: Card) -> str:
    """Return the id of a card that the person may know."""
    return f"{card.symbol}-{card.number}"


def card_of(id: str) -> Card | None:
    """Return the card that has that id, or None for any other id."""
    symbol, dash, number = id.partition("-")
    if not dash or symbol not in set(Symbol) or not number.isdigit():
        return None
    return Card(Symbol(symbol), int(number))


def face(card: Card, words: Words, *, strong: bool = False) -> scene.FaceData | None:
    """Return what the card face draws; None for a card face down."""
    if card.symbol is None:
        return None
    return {
        "symbol": card.symbol.value,
        "place": card.number,
        "number": words.speaker.number(card.number),
        "name": words.item(card.symbol, card.item),
        "strong": strong,
    }


def cards(moment: Moment, words: Words) -> tuple[scene.Card, ...]:
    """Return every card that is drawn."""
    return tuple(_cards(moment, words))


def shown_card(moment: Moment) -> tuple[Seat, Card] | None:
    """Return who showed the watching seat which card, unless it has acted since."""
    for entry in reversed(moment.view.history):
        match entry.event:
            case Showed(seat, asker, card) if asker == moment.seat and card != FACE_DOWN:
                return seat, card
            case (
                Played(seat) | Guessed(seat) | Announced(seat) | Passed(seat) | LeftExtra(seat)
            ) if seat == moment.seat:
                return None
            case Dealt():
                return None
            case _:
                pass
    return None


def _cards(moment: Moment, words: Words) -> Iterator[scene.Card]:
    table = moment.table
    shown = shown_card(moment)
    for seat in moment.order:
        place = moment.place_of(seat)
        yield from _front(moment, words, seat)
        if seat == moment.seat:
            yield from _hand(moment, words)
            continue
        known = [card for card in _seen(moment, seat) if card not in table.fronts[seat]]
        if shown is not None and shown[0] == seat and shown[1] in known:
            known.remove(shown[1])
            yield _card(words, shown[1], SHOWN, 0, origin=stash(place))
        yield from (
            _card(words, card, stash(place), index, origin=stash(place))
            for index, card in enumerate(known)
        )
        yield from _drawn_unseen(moment, words, seat, len(known))
    if table.reserve:
        yield scene.Card("reserve-top", RESERVE, 0, words.card(FACE_DOWN))


def _hand(moment: Moment, words: Words) -> Iterator[scene.Card]:
    dealt = any(isinstance(event, Dealt) for event in moment.news)
    fresh = {
        event.card for event in moment.news if isinstance(event, Drew) and event.seat == moment.seat
    }
    held = [card for card in moment.table.hands[moment.seat] if card != FACE_DOWN]
    for index, card in enumerate(sorted(held, key=_by_symbol)):
        yield scene.Card(
            id=card_id(card),
            zone=HAND,
            index=index,
            label=words.card(card),
            face=face(card, words),
            can_pick=_can_pick(moment, card),
            origin=RESERVE if dealt or card in fresh else "",
            picked=card == moment.picked,
        )


def _can_pick(moment: Moment, card: Card) -> bool:
    return moment.may_act and (bool(moment.composing) or moment.allows(moment.move_with(card)))


def _front(moment: Moment, words: Words, seat: Seat) -> Iterator[scene.Card]:
    place, table = moment.place_of(seat), moment.table
    strong = table.strong[seat]
    for index, card in enumerate(table.fronts[seat]):
        origin = "" if seat == moment.seat else stash(place)
        yield _card(words, card, front(place), index, origin=origin, strong=index == strong)


def _drawn_unseen(moment: Moment, words: Words, seat: Seat, first: int) -> Iterator[scene.Card]:
    """Let the eyes follow the cards that an opponent draws, which tell nothing."""
    drawn = [event for event in moment.news if isinstance(event, Drew) and event.seat == seat]
    place = moment.place_of(seat)
    for number, _ in enumerate(drawn):
        yield scene.Card(
            id=f"drawn-{place}-{moment.view.ply}-{number}",
            zone=stash(place),
            index=first + number,
            label=words.card(FACE_DOWN),
            origin=RESERVE,
        )


def _seen(moment: Moment, seat: Seat) -> list[Card]:
    """Return the cards that the person saw ``seat`` have in this case, if still in play."""
    if seat not in moment.table.survivors:
        return []
    found: dict[Card, None] = {}
    for entry in moment.view.history:
        match entry.event:
            case Dealt():
                found.clear()
            case Played(owner, card) | Showed(owner, _, card) | DeclaredStrong(owner, card) if (
                owner == seat and card != FACE_DOWN
            ):
                found[card] = None
            case HandsShown(hands):
                found.update(dict.fromkeys(card for card in hands[seat] if card != FACE_DOWN))
            case _:
                pass
    return list(found)


def _card(
    words: Words, card: Card, zone: str, index: int, *, origin: str = "", strong: bool = False
) -> scene.Card:
    return scene.Card(
        id=card_id(card),
        zone=zone,
        index=index,
        label=words.card(card),
        face=face(card, words, strong=strong),
        origin=origin,
    )


def _by_symbol(card: Card) -> tuple[int, int]:
    return (0 if card.symbol is None else card.symbol.column, card.number)


def faces(cards: Iterable[Card], words: Words) -> list[scene.FaceData | None]:
    """Return what the faces of ``cards`` draw."""
    return [face(card, words) for card in cards]
