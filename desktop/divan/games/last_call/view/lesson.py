"""Last Call learnt at the table: a gun is found, and one word is said too early. No Qt."""

from typing import Final

from divan.core.record import Level, Player
from divan.core.seat import Seat
from divan.games.last_call.rules.cards import Card, Symbol
from divan.games.last_call.rules.moves import (
    DeclareStrong,
    Guess,
    Investigate,
    LastCallMove,
    PlayCard,
    ShowCard,
)
from divan.games.last_call.rules.options import LastCallOptions
from divan.games.last_call.view import lesson_texts as texts
from divan.games.last_call.view.pieces import HAND, RESERVE, card_id, front, player
from divan.ui.lesson import Lesson, Page, Turns, turns_of

WATSON: Seat = 1
IRENE: Seat = 2
OWN_FRONT: Final = front(0)


def _place(number: int) -> Card:
    return Card(Symbol.PLACE, number)


def _weapon(number: int) -> Card:
    return Card(Symbol.WEAPON, number)


def _person(number: int) -> Card:
    return Card(Symbol.PERSON, number)


def _ids(*cards: Card) -> tuple[str, ...]:
    return tuple(card_id(card) for card in cards)


def _watson(move: LastCallMove) -> Turns:
    return turns_of(WATSON, move)


def _irene(*moves: LastCallMove) -> Turns:
    return turns_of(IRENE, *moves)


HARBOUR_9, BEDROOM_4, BUTLER_4, ACTRESS_7 = _place(9), _place(4), _person(4), _person(7)
KNIFE_1, KNIFE_2, KNIFE_3, ROPE_13, ROPE_15 = map(_weapon, (1, 2, 3, 13, 15))
GUN_6, GUN_7, GUN_8, POISON_12 = map(_weapon, (6, 7, 8, 12))

LESSON: Final = Lesson(
    options=LastCallOptions(start_player="first_seat"),
    opponents=(Player(Level.WATSON), Player(Level.ADLER)),
    seed="LESSON-339369",
    pages=(
        Page(texts.WELCOME, clause="LAST-8.4"),
        Page(texts.CARDS, shows=_ids(GUN_6, GUN_8), clause="LAST-3.1"),
        Page(texts.LEADS, shows=_ids(GUN_6, GUN_8), clause="LAST-1.5"),
        Page(texts.NOTEBOOK, clause="LAST-5.1"),
        Page(
            texts.LAY,
            shows=(*_ids(ROPE_15), OWN_FRONT),
            clause="LAST-R.3",
            asks=PlayCard(ROPE_15),
            then=(
                *_watson(Guess(6, 10, 7)),
                *_irene(ShowCard(ACTRESS_7), Guess(14, 6, 4)),
            ),
        ),
        Page(
            texts.SHOW,
            shows=(*_ids(GUN_6, BUTLER_4), player(IRENE)),
            clause="LAST-4.3",
            asks=ShowCard(GUN_6),
        ),
        Page(
            texts.DRAW,
            shows=(*_ids(GUN_6), OWN_FRONT, RESERVE),
            clause="LAST-R.6",
            asks=PlayCard(GUN_6),
            then=(*_watson(PlayCard(KNIFE_1)), *_irene(PlayCard(KNIFE_2))),
        ),
        Page(texts.DRAWN, shows=_ids(POISON_12, KNIFE_1, KNIFE_2), clause="LAST-5.2"),
        Page(texts.ORDER, shows=_ids(HARBOUR_9, BUTLER_4), clause="LAST-R.4b"),
        Page(
            texts.GUESS,
            shows=_ids(HARBOUR_9, BUTLER_4),
            clause="LAST-4.2",
            asks=Guess(9, 7, 4),
            then=_irene(ShowCard(GUN_7)),
        ),
        Page(
            texts.FOUND,
            shows=_ids(GUN_7),
            clause="LAST-4.4",
            then=(*_watson(PlayCard(ROPE_13)), *_irene(PlayCard(KNIFE_3))),
        ),
        Page(
            texts.THIRD,
            shows=(*_ids(POISON_12), OWN_FRONT),
            asks=PlayCard(POISON_12),
        ),
        Page(
            texts.STRONG,
            shows=_ids(GUN_6),
            clause="LAST-R.7a",
            asks=DeclareStrong(GUN_6),
            then=_watson(Investigate(7, 8, 5)),
        ),
        Page(texts.TOO_EARLY, shows=(*_ids(GUN_8), player(WATSON)), clause="LAST-R.5c"),
        Page(
            texts.NEW_ROUND,
            shows=(HAND,),
            clause="LAST-R.8",
            then=_irene(PlayCard(BEDROOM_4)),
        ),
        Page(texts.FINAL, clause="LAST-7.1"),
        Page(texts.FAREWELL),
    ),
)
