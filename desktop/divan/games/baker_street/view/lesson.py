"""Baker Street learnt at the table: one round, with a request, an offer and a trade. No Qt."""

from typing import Final

from divan.core.record import Level, Player
from divan.core.seat import Seat
from divan.games.baker_street.rules import cards as clue
from divan.games.baker_street.rules.crime import Category, Motive, Suspect, Weapon
from divan.games.baker_street.rules.house import SCENE, STARTS, Room
from divan.games.baker_street.rules.moves import Accept, AskFor, Discard, Offer, Pass, Wait
from divan.games.baker_street.rules.options import SOURCE
from divan.games.baker_street.view import lesson_texts as texts
from divan.games.baker_street.view.pieces import card_id
from divan.games.baker_street.view.zones import BOX, offer_zone, room_zone, suspect_zone
from divan.ui.lesson import PUPIL, Lesson, Page, turns_of

WATSON: Seat = 1
IRENE: Seat = 2
FIRST_BUTTON, SECOND_BUTTON, WAIT_ON_FORM = "deed.0", "deed.1", "deed.3"

# The cards of this deal that the story is about

NO_DART: Final = clue.not_this_weapon(Weapon.POISONED_DART)
NO_GAMES: Final = clue.not_this_category(Category.GAMES)
ONE_GUEST: Final = clue.guests(Room.BOARD_GAME_ROOM, 1)
NO_GUESTS: Final = clue.guests(Room.LIBRARY, 0)
GOVERNESS_SAYS: Final = clue.together(Suspect.GOVERNESS, Suspect.SINGER)
SINGER_SAYS: Final = clue.together(Suspect.SINGER, Suspect.GOVERNESS)
UNCONFIRMED: Final = clue.together(Suspect.GOVERNESS, Suspect.COUNTESS)
DOCTOR_WAS: Final = clue.was_in(Suspect.DOCTOR, Room.CONSERVATORY)
NOT_BY_BILLIARDS: Final = clue.did_not_pass(Suspect.DE_WITS, Suspect.SINGER, Room.BILLIARD_ROOM)
WATSONS_CHEAPEST: Final = (
    clue.one_passed(Suspect.COLONEL, Suspect.SMIT_BROTHERS, Room.BILLIARD_ROOM),
    NO_DART,
    GOVERNESS_SAYS,
    DOCTOR_WAS,
)
IRENES_CHEAPEST: Final = (
    clue.nobody_between(Room.HALL, Room.KITCHEN),
    clue.not_for_this(Suspect.COUNTESS, Motive.INHERITANCE),
    clue.not_for_this(Suspect.ROBBIE, Motive.GREED),
    clue.not_this_weapon(Weapon.HAMMER),
    clue.together(Suspect.DOCTOR, Suspect.ROBBIE),
    clue.accuses(Suspect.DOCTOR, Suspect.SINGER, Motive.GREED),
)

LESSON: Final = Lesson(
    options=SOURCE,
    opponents=(Player(Level.WATSON), Player(Level.ADLER)),
    seed="LESSON-7696",
    pages=(
        Page(texts.WELCOME, shows=(room_zone(SCENE),)),
        Page(texts.HOUSE, shows=tuple(map(room_zone, STARTS))),
        Page(texts.HAND, shows=(card_id(ONE_GUEST),), clause="BAK-0.4"),
        Page(texts.LESTRADE, shows=(card_id(NO_DART),), clause="BAK-Z1"),
        Page(texts.CLAIM, shows=(card_id(GOVERNESS_SAYS),), clause="BAK-V1"),
        Page(
            texts.ASK,
            shows=(suspect_zone(Suspect.GOVERNESS), room_zone(SCENE), FIRST_BUTTON),
            clause="BAK-1.2",
            asks=AskFor((Suspect.GOVERNESS,), (SCENE,)),
            then=(
                *turns_of(IRENE, Pass()),
                *turns_of(WATSON, Offer((NO_GAMES, SINGER_SAYS))),
            ),
        ),
        Page(
            texts.PAY,
            shows=(offer_zone(WATSON), FIRST_BUTTON),
            clause="BAK-1.6",
            asks=Accept(WATSON, (ONE_GUEST, NO_DART, GOVERNESS_SAYS)),
        ),
        Page(
            texts.READ,
            shows=(card_id(NO_GAMES), card_id(SINGER_SAYS)),
            then=(
                *turns_of(WATSON, AskFor((Suspect.DOCTOR,), (Room.LIBRARY,))),
                *turns_of(IRENE, Offer((NO_GUESTS,))),
            ),
        ),
        Page(
            texts.OFFER,
            shows=(card_id(DOCTOR_WAS), BOX, FIRST_BUTTON),
            clause="BAK-1.4",
            asks=Offer((DOCTOR_WAS,)),
            then=turns_of(
                WATSON, Accept(PUPIL, (UNCONFIRMED,)), Accept(IRENE, (NOT_BY_BILLIARDS,))
            ),
        ),
        Page(
            texts.PAID,
            shows=(card_id(UNCONFIRMED),),
            then=turns_of(IRENE, AskFor(rooms=(Room.KITCHEN, Room.DINING_ROOM))),
        ),
        Page(texts.PASS, shows=(SECOND_BUTTON,), asks=Pass(), then=turns_of(WATSON, Pass())),
        Page(texts.FOR_NOTHING, clause="BAK-1.8"),
        Page(texts.SOLUTIONS, clause="BAK-2.4"),
        Page(
            texts.WAIT,
            shows=(WAIT_ON_FORM,),
            clause="BAK-2.5",
            asks=Wait(),
            then=(*turns_of(WATSON, Wait()), *turns_of(IRENE, Wait())),
        ),
        Page(
            texts.DISCARD,
            shows=(card_id(UNCONFIRMED), card_id(SINGER_SAYS), FIRST_BUTTON),
            clause="BAK-2.7",
            asks=Discard((UNCONFIRMED, SINGER_SAYS)),
            then=(
                *turns_of(WATSON, Discard(WATSONS_CHEAPEST)),
                *turns_of(IRENE, Discard(IRENES_CHEAPEST)),
            ),
        ),
        Page(texts.ROUND, clause="BAK-2.9"),
        Page(texts.FAREWELL),
    ),
)
