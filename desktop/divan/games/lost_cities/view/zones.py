"""The places on the table, and what choosing one of them would do. No Qt."""

from divan.core.seat import Seat
from divan.games.lost_cities.rules.cards import SUITS, Card, Suit
from divan.games.lost_cities.rules.moves import (
    DiscardCard,
    DrawFromDiscard,
    DrawFromPile,
    PlayCard,
)
from divan.games.lost_cities.rules.scoring import score_route
from divan.games.lost_cities.rules.state import with_card
from divan.games.lost_cities.view import texts
from divan.games.lost_cities.view.layout import HAND, PILE, STASH, discard_zone, route_zone
from divan.games.lost_cities.view.moment import Moment
from divan.games.lost_cities.view.words import Words
from divan.ui.scene import Zone


def zones(moment: Moment, words: Words) -> tuple[Zone, ...]:
    """Return every zone of the table."""
    stash = words.say(texts.OTHER_HAND, player=words.name(moment.rival))
    found = [Zone(HAND, words.say(texts.HAND)), Zone(STASH, stash), _pile(moment, words)]
    for suit in SUITS:
        found.append(_route(moment, words, suit, moment.seat))
        found.append(_route(moment, words, suit, moment.rival))
        found.append(_discard_pile(moment, words, suit))
    return tuple(found)


def _pile(moment: Moment, words: Words) -> Zone:
    left = len(moment.table.pile)
    return Zone(
        id=PILE,
        label=words.speaker.say_count(texts.PILE_LABEL, left),
        target=_target(moment, words, PILE),
        deed=words.say(texts.DRAW_BY_KEY),
        count=words.speaker.number(left),
        caption=words.say(texts.PILE),
    )


def _route(moment: Moment, words: Words, suit: Suit, seat: Seat) -> Zone:
    own = seat == moment.seat
    route = moment.table.route(seat, suit)
    cards = words.speaker.listed([words.card(card) for card in route]) or words.say(
        texts.NOT_STARTED
    )
    label = words.say(
        texts.YOUR_ROUTE if own else texts.THEIR_ROUTE,
        player=words.name(seat),
        suit=texts.SUIT_ADJECTIVES[suit],
        cards=cards,
    )
    zone = route_zone(suit, own=own)
    deed = words.say(texts.PLAY_BY_KEY)
    return Zone(zone, label, target=_target(moment, words, zone), deed=deed)


def _discard_pile(moment: Moment, words: Words, suit: Suit) -> Zone:
    pile = moment.table.discard_pile(suit)
    zone = discard_zone(suit)
    top = words.say(texts.TOP_CARD, card=words.card(pile[-1])) if pile else ""
    label = words.say(
        texts.DISCARD_PILE,
        suit=texts.SUIT_ADJECTIVES[suit],
        cards=top or words.say(texts.EMPTY),
    )
    deed = words.say(texts.DISCARD_BY_KEY if moment.picked else texts.TAKE_BY_KEY)
    return Zone(zone, label, target=_target(moment, words, zone), deed=deed)


def _target(moment: Moment, words: Words, zone: str) -> str:
    """Return what choosing ``zone`` would do now; "" where nothing is allowed."""
    move = moment.move_for(zone)
    if move is None or not moment.allows(move):
        return ""
    match move:
        case PlayCard(card, suit):
            return _play_label(moment, words, card, suit)
        case DiscardCard():
            return words.say(texts.DISCARD)
        case DrawFromDiscard():
            return words.say(texts.TAKE)
        case DrawFromPile():
            return words.say(texts.DRAW_TARGET)


def _play_label(moment: Moment, words: Words, card: Card, suit: Suit) -> str:
    """Return "Play" with what it makes of the route's score."""
    options = moment.table.options
    routes = moment.table.routes[moment.seat]
    before = score_route(routes[suit.column], options).total
    now = score_route(with_card(routes, suit, card)[suit.column], options).total
    speaker = words.speaker
    return words.say(texts.PLAY_SCORE, before=speaker.number(before), after=speaker.signed(now))
