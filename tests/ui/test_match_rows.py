"""The lines of the library: whom a match is against."""

from divan import places
from divan.core.record import PERSON, Level, Player
from divan.games import find_games
from divan.ui.bridge.match_rows import RowMaker
from divan.ui.languages import Languages
from helpers.shelves import stored


def test_namesakes_are_numbered_as_on_the_table() -> None:
    languages = Languages(places.translations())
    languages.choose("en")
    watson = Player(Level.WATSON)
    match = stored(players=(PERSON, watson, Player(Level.ADLER), watson))
    told = RowMaker(find_games(), languages).row(match).players
    assert told == "Against Dr Watson 1, Irene Adler, Dr Watson 2"
