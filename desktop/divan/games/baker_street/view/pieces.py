"""The cards of the hand as the kit draws them, and those on their way. No Qt."""

from collections.abc import Iterable
from typing import Final

import msgspec

from divan.core.seat import Seat
from divan.games.baker_street.rules.cards import Card, Kind, Sender
from divan.games.baker_street.rules.events import BakerStreetEvent, Exchanged
from divan.games.baker_street.view import clue_texts as clues
from divan.games.baker_street.view.words import Words
from divan.ui.scene import FaceData

HAND: Final = "hand"
STACK: Final = "stack"

COLOURS: Final = {
    Sender.LESTRADE: "#2F4F7A",
    Sender.MOLLY: "#2B6B66",
    Sender.HUDSON: "#7A3F63",
    Sender.SUSPECT: "#8A5A1E",
}


class Moves(msgspec.Struct, frozen=True):
    """Where new cards of the hand come from, and where those that left it went."""

    origins: dict[Card, str] = {}
    gone: dict[Card, str] = {}


def stash(seat: Seat) -> str:
    """Return the zone of another player's hand."""
    return f"stash.{seat}"


def moves(
    before: tuple[Card, ...],
    after: tuple[Card, ...],
    news: Iterable[BakerStreetEvent],
    seat: Seat,
) -> Moves:
    """Return how a hand changed from ``before`` to ``after``."""
    came, went = _traded(news, seat)
    return Moves(
        origins={card: came.get(card, STACK) for card in after if card not in before},
        gone={card: went.get(card, STACK) for card in before if card not in after},
    )


def card_id(card: Card) -> str:
    """Return what a card is called on the screen: by what it shows."""
    parts = (str(card.kind), *card.suspects, *card.rooms, card.subject)
    return "-".join(part for part in parts if part)


def face(card: Card, words: Words) -> FaceData | None:
    """Return what the card face draws; None for a card face down."""
    if card.kind is None:
        return None
    return {
        "sender": card.sender.value,
        "colour": COLOURS[card.sender],
        "name": words.sender(card),
        "value": words.speaker.number(card.value),
        "text": words.sentence(card),
        "note": words.say(clues.H1_NOTE) if card.kind is Kind.H1 else "",
        "shows": words.shows(card),
    }


def _traded(
    news: Iterable[BakerStreetEvent], seat: Seat
) -> tuple[dict[Card, str], dict[Card, str]]:
    """Return from whom cards came and to whom they went."""
    came: dict[Card, str] = {}
    went: dict[Card, str] = {}
    for event in news:
        if not isinstance(event, Exchanged):
            continue
        for trade in event.trades:
            if event.seat == seat:
                came |= dict.fromkeys(trade.received, stash(trade.other))
                went |= dict.fromkeys(trade.given, stash(trade.other))
            elif trade.other == seat:
                came |= dict.fromkeys(trade.given, stash(event.seat))
                went |= dict.fromkeys(trade.received, stash(event.seat))
    return came, went
