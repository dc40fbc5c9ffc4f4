"""What the players are called."""

from divan.core.record import PERSON, Level, Player
from divan.ui.vocabulary import Vocabulary
from helpers.speakers import PlainSpeaker

WATSON, ADLER = Player(Level.WATSON), Player(Level.ADLER)


def called(*players: Player) -> list[str]:
    words = Vocabulary(PlainSpeaker(), players, seat=0)
    return [words.name(seat) for seat in range(len(players))]


def test_who_has_a_name_alone_has_no_number() -> None:
    assert called(PERSON, WATSON, ADLER) == ["You", "Watson", "Irene"]


def test_namesakes_are_numbered_in_the_order_of_their_seats() -> None:
    assert called(WATSON, PERSON, ADLER, WATSON) == ["Watson 1", "You", "Irene", "Watson 2"]


def test_persons_are_never_numbered() -> None:
    assert called(PERSON, PERSON) == ["You", "You"]
