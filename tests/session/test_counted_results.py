"""What counts stays: a result is not taken back out of the statistics."""

from divan.core.record import PERSON, Level, Player
from divan.games import find_games
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.session.commands import Redo, Undo
from divan.session.library import Library, OpenMatch
from divan.session.statistics import tally
from divan.session.store.store import Store
from divan.session.updates import UndoCost, UndoRefused
from helpers.lost_cities import RULES
from helpers.matches import play_out
from helpers.thinkers import InstantThinkers
from helpers.watching import watching

GAMES = find_games()
FIRST = LostCitiesOptions(starter="first_seat")


def started(library: Library, seed: str = "COUNTED") -> OpenMatch:
    """Begin a match of Lost Cities."""
    return library.start(GAMES[0], FIRST, (PERSON, Player(Level.WIGGINS)), seed)


def test_a_match_that_was_played_to_its_end_still_counts_after_undo(store: Store) -> None:
    library = Library(store, GAMES)
    first = started(library)
    assert first.journal is not None
    play_out(first.match)
    first.journal.keep()
    before = tally(library.matches())
    assert before.played == 1
    again = library.open(first.match.id)
    with watching(again.match, InstantThinkers(RULES), journal=again.journal) as watched:
        watched.send(Undo(), Undo(practice=True), Redo())
        assert watched.next(UndoRefused).cost is UndoCost.NOTHING_TO_UNDO
        assert watched.next(UndoRefused).cost is UndoCost.NOTHING_TO_UNDO
    assert tally(library.matches()) == before
