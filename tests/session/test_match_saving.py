"""An accepted move is kept before it is shown; the person is told once if that fails."""

import pytest

from divan.session.commands import Undo
from divan.session.updates import (
    NotSaved,
    Refused,
    Restored,
    SavedAgain,
    SaveTrouble,
    Stepped,
    Update,
)
from helpers.lost_cities import PILE, RULES
from helpers.matches import harmless, lost_cities_match
from helpers.thinkers import InstantThinkers
from helpers.watching import watching


class Notebook:
    """A journal that notes what it is asked to keep, and fails when it is told to."""

    def __init__(self, match) -> None:
        self._match = match
        self.kept: list[int] = []
        self.trouble: SaveTrouble | None = None

    def keep(self) -> SaveTrouble | None:
        self.kept.append(self._match.position.ply)
        return self.trouble


def kinds(updates: list[Update]) -> list[str]:
    interesting = (Stepped, Restored, NotSaved, SavedAgain)
    return [type(update).__name__ for update in updates if isinstance(update, interesting)]


def test_every_move_is_kept_before_it_is_shown() -> None:
    match = lost_cities_match()
    notebook = Notebook(match)
    shown: list[tuple[int, int]] = []
    with watching(match, InstantThinkers(RULES), journal=notebook) as watched:
        publish = watched.thread._publish
        watched.thread._publish = lambda update: (
            shown.append((update.snapshot.stamp.ply, notebook.kept[-1]))
            if isinstance(update, Stepped)
            else None,
            publish(update),
        )
        watched.play(harmless(match))
        watched.next(Stepped)
        watched.play(PILE)
        for _ in range(3):
            watched.next(Stepped)
    assert shown[:4] == [(ply, ply) for ply in (1, 2, 3, 4)]


def test_what_is_refused_is_not_kept() -> None:
    match = lost_cities_match()
    notebook = Notebook(match)
    with watching(match, InstantThinkers(RULES), journal=notebook) as watched:
        watched.play(PILE)
        watched.next(Refused)
    assert notebook.kept == []


def test_going_back_is_kept_as_well() -> None:
    match = lost_cities_match()
    notebook = Notebook(match)
    with watching(match, InstantThinkers(RULES), journal=notebook) as watched:
        watched.play(harmless(match))
        watched.next(Stepped)
        watched.send(Undo())
        watched.next(Restored)
    assert notebook.kept == [1, 0]


def test_trouble_is_told_once_and_its_end_once() -> None:
    match = lost_cities_match()
    notebook = Notebook(match)
    with watching(match, InstantThinkers(RULES), journal=notebook) as watched:
        notebook.trouble = SaveTrouble.DISK_FULL
        watched.play(harmless(match))
        trouble = watched.next(NotSaved)
        assert trouble.trouble is SaveTrouble.DISK_FULL
        watched.next(Stepped)
        watched.send(Undo())
        watched.next(Restored)
        watched.play(harmless(match))
        watched.next(Stepped)
        notebook.trouble = None
        watched.send(Undo())
        watched.next(Restored)
        watched.play(harmless(match))
        watched.next(Stepped)
    assert kinds(watched.seen) == [
        "Restored",
        "NotSaved",
        "Stepped",
        "Restored",
        "Stepped",
        "SavedAgain",
        "Restored",
        "Stepped",
    ]


def test_another_trouble_is_told_again() -> None:
    match = lost_cities_match()
    notebook = Notebook(match)
    with watching(match, InstantThinkers(RULES), journal=notebook) as watched:
        for trouble in (SaveTrouble.BUSY, SaveTrouble.DISK_FULL):
            notebook.trouble = trouble
            watched.play(harmless(match))
            assert watched.next(NotSaved).trouble is trouble
            watched.next(Stepped)
            watched.send(Undo())
            watched.next(Restored)


@pytest.mark.parametrize("trouble", list(SaveTrouble))
def test_the_match_goes_on_in_memory(trouble: SaveTrouble) -> None:
    match = lost_cities_match()
    notebook = Notebook(match)
    notebook.trouble = trouble
    with watching(match, InstantThinkers(RULES), journal=notebook) as watched:
        watched.play(harmless(match))
        watched.next(Stepped)
        watched.play(PILE)
        for _ in range(3):
            watched.next(Stepped)
    assert match.position.ply == 4
