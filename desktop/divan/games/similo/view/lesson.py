"""Similo learnt at the table: a whole game as a guesser, up to the final guess. No Qt."""

from typing import Final

from msgspec.structs import replace

from divan.core.record import Level, Player
from divan.core.seat import Seat
from divan.games.similo.rules.cards import Card
from divan.games.similo.rules.moves import ChooseSecret, GiveClue, Vote, Way
from divan.games.similo.rules.options import PROGRESSIVE
from divan.games.similo.view import lesson_texts as texts
from divan.games.similo.view.moment import BALLOT
from divan.ui.lesson import Lesson, Page, Turns, turns_of
from divan.ui.texts import Text

MYCROFT: Final[Seat] = 1
WATSON: Final[Seat] = 2


def _clue(character: str, way: Way, beside: str) -> Turns:
    return turns_of(MYCROFT, GiveClue(Card(character), way, beside))


def _vote(
    says: Text,
    clue: str,
    character: str,
    *also: str,
    clause: str = "",
    watson: str = "",
    then: Turns = (),
) -> Page:
    """Ask for a vote for ``character``; Watson agrees, or votes for somebody else.

    ``also`` are other characters that are pointed at.
    """
    votes = turns_of(WATSON, Vote(watson or character))
    shows = (clue, character, *also, BALLOT)
    return Page(says, shows, clause, asks=Vote(character), then=(*votes, *then))


LESSON: Final = Lesson(
    options=replace(PROGRESSIVE, grid="12"),
    opponents=(Player(Level.MYCROFT), Player(Level.WATSON)),
    seed="LESSON-221",
    pages=(
        Page(texts.WELCOME, clause="SIM-2.3"),
        Page(
            texts.TRAITS,
            shows=("robinhood", "snowwhite"),
            clause="SIM-0.2",
            then=(
                *turns_of(MYCROFT, ChooseSecret("wuzetian")),
                *_clue("elizabeth1", Way.VERTICAL, "curie"),
            ),
        ),
        Page(texts.VERTICAL, shows=("elizabeth1",), clause="SIM-5.1"),
        _vote(texts.LEAST, "elizabeth1", "pinocchio", clause="SIM-6.1"),
        Page(
            texts.MAJORITY,
            shows=(BALLOT,),
            clause="SIM-R.3",
            then=_clue("rostam", Way.HORIZONTAL, "snowwhite"),
        ),
        _vote(
            texts.HORIZONTAL, "rostam", "hook", "robinhood", clause="SIM-5.2", watson="robinhood"
        ),
        _vote(texts.AGAIN, "rostam", "robinhood", "hook", clause="SIM-R.4"),
        _vote(texts.SECOND, "rostam", "hook", then=_clue("scheherazade", Way.VERTICAL, "caesar")),
        _vote(texts.WOMAN, "scheherazade", "napoleon", "caesar", "moctezuma"),
        _vote(texts.CAESAR, "scheherazade", "caesar", "rostam"),
        _vote(
            texts.MOCTEZUMA,
            "scheherazade",
            "moctezuma",
            clause="SIM-0.2",
            then=_clue("cyrus", Way.VERTICAL, "redhood"),
        ),
        _vote(texts.CROWN, "cyrus", "medusa", "redhood", "snowwhite", "curie"),
        _vote(texts.HOOD, "cyrus", "redhood"),
        _vote(texts.RIBBON, "cyrus", "snowwhite"),
        _vote(texts.CURIE, "cyrus", "curie"),
        _vote(texts.GUESS, "cyrus", "wuzetian", "queenhearts", "elizabeth1", clause="SIM-R.7"),
        Page(texts.FOUND, shows=("wuzetian",), clause="SIM-8.2"),
        Page(texts.FAREWELL),
    ),
)
