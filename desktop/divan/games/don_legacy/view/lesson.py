"""Don Legacy learnt at the table: a condition met, a set laid, a good swap. No Qt."""

from typing import Final

from divan.core.record import Level, Player
from divan.core.seat import Seat
from divan.games.don_legacy.rules.cards import Ability, Card, Kind, Symbol, mystery
from divan.games.don_legacy.rules.moves import (
    Deduce,
    DonLegacyMove,
    Draw,
    EndTurn,
    Exchange,
    HearWitness,
    LaySet,
    TakeClue,
)
from divan.games.don_legacy.rules.options import DonLegacyOptions
from divan.games.don_legacy.rules.state import Pile
from divan.games.don_legacy.view import lesson_texts as texts
from divan.games.don_legacy.view.layout import (
    DISCARD,
    LAY,
    SEEN,
    pile_zone,
    place_zone,
    seat_zone,
)
from divan.ui.lesson import PUPIL, Lesson, Page, Turns, turns_of

WATSON: Seat = 1
PILE: Final = pile_zone(Pile.COMMON)
OPEN_CLUES: Final = tuple(place_zone(Kind.CLUE, place) for place in range(2))
OPEN_MYSTERIES: Final = tuple(place_zone(Kind.MYSTERY, place) for place in range(2))
RECEIPT: Final = Card("receipt-1a")
BANK_RECORD: Final = Card("record-5a")
STATEMENT: Final = Card("statement-4b")
PHOTOGRAPH: Final = Card("photograph-3b")
DRAWN_CLUE: Final = Card("statement-5a")
TESTIMONY: Final = mystery(Symbol.WATCH, Ability.TESTIMONY)
DEDUCTION: Final = mystery(Symbol.KEY, Ability.DEDUCTION)
FINGERPRINTS: Final = (
    mystery(Symbol.FINGERPRINT, Ability.DEDUCTION),
    mystery(Symbol.FINGERPRINT, Ability.TESTIMONY),
    mystery(Symbol.FINGERPRINT, Ability.DISGUISE),
)
HELD: Final = (FINGERPRINTS[0], FINGERPRINTS[2])
"""The fingerprints of the first hand."""


def _ids(*cards: Card) -> tuple[str, ...]:
    return tuple(card.name for card in cards)


def _watson(move: DonLegacyMove) -> Turns:
    """Return the end of the person's turn, and the turn of Watson."""
    return turns_of(PUPIL, EndTurn()) + turns_of(WATSON, move, EndTurn())


LESSON: Final = Lesson(
    options=DonLegacyOptions(starter="first_seat"),
    opponents=(Player(Level.WATSON),),
    seed="LESSON-362076",
    pages=(
        Page(texts.WELCOME),
        Page(texts.CLUES, shows=_ids(RECEIPT), clause="DON-4.2"),
        Page(texts.SYMBOLS, shows=_ids(*HELD), clause="DON-5.2"),
        Page(texts.CONDITION, shows=_ids(TESTIMONY), clause="DON-R.4"),
        Page(texts.TURN, shows=(*OPEN_CLUES, PILE), clause="DON-2.1"),
        Page(
            texts.TAKE,
            shows=_ids(BANK_RECORD),
            clause="DON-4.1",
            asks=TakeClue(BANK_RECORD),
            then=_watson(TakeClue(STATEMENT)),
        ),
        Page(texts.REFILLED, shows=(*OPEN_CLUES, seat_zone(WATSON)), clause="DON-4.3"),
        Page(
            texts.TESTIMONY,
            shows=_ids(TESTIMONY, PHOTOGRAPH),
            clause="DON-R.5",
            asks=HearWitness(TESTIMONY, PHOTOGRAPH, Pile.COMMON),
        ),
        Page(
            texts.LAY,
            shows=(*_ids(*FINGERPRINTS), LAY),
            clause="D5",
            asks=LaySet(FINGERPRINTS),
            then=_watson(Draw(Pile.COMMON)),
        ),
        Page(texts.SPENT, shows=(DISCARD,), clause="D7"),
        Page(
            texts.DRAW,
            shows=(PILE,),
            asks=Draw(Pile.COMMON),
            then=_watson(Draw(Pile.COMMON)),
        ),
        Page(
            texts.DEDUCE,
            shows=(*_ids(DEDUCTION, DRAWN_CLUE), seat_zone(WATSON)),
            clause="D17",
            asks=Deduce(DEDUCTION, WATSON),
        ),
        Page(
            texts.SWAP,
            shows=(*_ids(RECEIPT), SEEN),
            asks=Exchange(RECEIPT),
            then=_watson(Draw(Pile.COMMON)),
        ),
        Page(
            texts.SCORE,
            shows=(*_ids(BANK_RECORD, DRAWN_CLUE, STATEMENT, PHOTOGRAPH), LAY),
            clause="DON-R.7",
        ),
        Page(texts.OPEN_MYSTERIES, shows=OPEN_MYSTERIES, clause="D4"),
        Page(texts.END, shows=(PILE,), clause="DON-8.1"),
        Page(texts.FAREWELL),
    ),
)
