"""Lost Cities learnt at the table: one route, from its investment to a gain. No Qt."""

from typing import Final

from divan.core.record import Level, Player
from divan.core.seat import Seat
from divan.games.lost_cities.rules.cards import INVESTMENT, Card, Suit
from divan.games.lost_cities.rules.moves import DiscardCard, DrawFromDiscard, DrawFromPile, PlayCard
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.games.lost_cities.view import lesson_texts as texts
from divan.games.lost_cities.view.layout import PILE, discard_zone, route_zone
from divan.ui.lesson import Lesson, Page, Turns, turns_of

BLUE, GREEN, RED = Suit.BLUE, Suit.GREEN, Suit.RED
WATSON: Seat = 1
ROUTE: Final = route_zone(BLUE, own=True)
ROUTES: Final = tuple(route_zone(suit, own=True) for suit in Suit)
THEIRS: Final = tuple(route_zone(suit, own=False) for suit in Suit)
PILES: Final = tuple(discard_zone(suit) for suit in Suit)


def _play(suit: Suit, rank: int) -> PlayCard:
    return PlayCard(Card(suit, rank), suit)


def _watson(move: PlayCard | DiscardCard) -> Turns:
    return turns_of(WATSON, move, DrawFromPile())


LESSON: Final = Lesson(
    options=LostCitiesOptions(starter="first_seat"),
    opponents=(Player(Level.WATSON),),
    seed="LESSON-3757",
    pages=(
        Page(texts.WELCOME, shows=(PILE,)),
        Page(texts.PLACES, shows=(*ROUTES, *PILES, *THEIRS)),
        Page(texts.HAND, shows=("blue-0", "yellow-0"), clause="LOST-3.1"),
        Page(
            texts.INVEST,
            shows=("blue-0", ROUTE),
            clause="LOST-4.3",
            asks=_play(BLUE, INVESTMENT),
        ),
        Page(texts.DRAW, (PILE,), asks=DrawFromPile(), then=_watson(_play(GREEN, INVESTMENT))),
        Page(texts.RIVAL, shows=("blue-6", route_zone(GREEN, own=False))),
        Page(texts.NUMBER, shows=("blue-4", ROUTE), clause="LOST-6.3", asks=_play(BLUE, 4)),
        Page(
            texts.UPWARDS,
            shows=(PILE,),
            clause="LOST-4.1",
            asks=DrawFromPile(),
            then=_watson(_play(GREEN, 3)),
        ),
        Page(texts.SIX, shows=("blue-6", ROUTE), asks=_play(BLUE, 6)),
        Page(
            texts.DRAW_AGAIN,
            shows=(PILE,),
            asks=DrawFromPile(),
            then=_watson(DiscardCard(Card(BLUE, 8), BLUE)),
        ),
        Page(texts.EIGHT_THROWN, shows=(discard_zone(BLUE),), clause="LOST-5.3"),
        Page(
            texts.DISCARD,
            shows=("red-8", discard_zone(RED)),
            clause="LOST-6.5",
            asks=DiscardCard(Card(RED, 8), RED),
        ),
        Page(
            texts.TAKE,
            shows=(discard_zone(BLUE),),
            asks=DrawFromDiscard(BLUE),
            then=_watson(_play(GREEN, 9)),
        ),
        Page(texts.EIGHT, shows=("blue-8", ROUTE), asks=_play(BLUE, 8)),
        Page(
            texts.DRAW_ONCE_MORE,
            shows=(PILE,),
            asks=DrawFromPile(),
            then=_watson(_play(Suit.YELLOW, INVESTMENT)),
        ),
        Page(texts.NINE, shows=("blue-9", ROUTE), asks=_play(BLUE, 9)),
        Page(texts.SCORE, shows=(ROUTE,), clause="LOST-6.5"),
        Page(texts.TEN, shows=ROUTES, clause="LOST-8.2"),
        Page(texts.END, shows=(PILE,), clause="LOST-6.1"),
        Page(texts.FAREWELL),
    ),
)
