"""The cards on the table as the kit draws them. No Qt."""

from divan.games.lost_cities.rules.cards import Card
from divan.games.lost_cities.view.layout import HAND, Piece
from divan.games.lost_cities.view.moment import Moment
from divan.games.lost_cities.view.words import Words
from divan.ui import scene
from divan.ui.texts import Speaker


def cards(moment: Moment, words: Words) -> tuple[scene.Card, ...]:
    """Return every card that is drawn; the hand is sorted."""
    return tuple(
        _card(moment, words, zone, index, piece)
        for zone, pieces in moment.layout.zones.items()
        for index, piece in enumerate(sorted(pieces, key=_by_suit) if zone == HAND else pieces)
    )


def face(card: Card, speaker: Speaker) -> scene.FaceData | None:
    """Return what the card face draws; None for a card face down."""
    if card.suit is None:
        return None
    if card.is_investment:
        return {"suit": card.suit.value, "rank": "investment", "number": ""}
    number = speaker.number(card.rank)
    return {"suit": card.suit.value, "rank": str(card.rank), "number": number}


def _card(moment: Moment, words: Words, zone: str, index: int, piece: Piece) -> scene.Card:
    return scene.Card(
        id=piece.id,
        zone=zone,
        index=index,
        label=words.card(piece.card),
        face=face(piece.card, words.speaker),
        can_pick=zone == HAND and moment.may_place,
        was=piece.was,
        origin=piece.origin,
        picked=piece.id == moment.picked,
    )


def _by_suit(piece: Piece) -> tuple[int, int]:
    return (0 if piece.card.suit is None else piece.card.suit.column, piece.card.rank)
