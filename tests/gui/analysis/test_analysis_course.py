"""How an analysis runs: progress, calling off, bots that die, going on in the background."""

import time

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.session.analysis import decisions
from divan.session.match import Match
from divan.session.updates import Lapse
from divan.session.verdicts import read_verdicts
from helpers.analyses import AtHome, given_up
from helpers.analysis_sheet import done, kept, lines, look_back, shows
from helpers.people import Person
from helpers.shelves import under_way
from helpers.tables import until
from helpers.thinkers import PatientThinkers

A = Qt.Key.Key_A


def test_progress_is_told_and_calling_off_keeps_what_was_found(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, patient: PatientThinkers
) -> None:
    match = given_up("lost_cities", 12)
    every = list(decisions(match))
    look_back(house, window, kept(house, match))
    asked = patient.next()
    until(qtbot, lambda: shows(person, f"Mycroft looks at decision 1 of {len(every)}…"))
    asked.answer(every[0].made)
    asked = patient.next()
    until(qtbot, lambda: shows(person, f"Mycroft looks at decision 2 of {len(every)}…"))
    person.click(person.middle(person.button("Cancel")))
    until(qtbot, lambda: shows(person, f"Called off after 1 of {len(every)} decisions."))
    assert patient.cancelled == {asked.ticket}
    assert len(lines(person)) == 1
    person.click(person.middle(person.button("Go on")))
    for decided in every[1:]:
        asked = patient.next()
        assert asked.question.made == decided.made
        asked.answer(decided.made)
    until(qtbot, lambda: done(house))
    person.wait()
    assert shows(person, "None of your decisions cost anything.")
    opened = house.table.on_the_table
    assert len(read_verdicts(house.store, opened.match)) == len(every)


def test_opening_again_asks_nothing(
    house: House, window: QQuickWindow, person: Person, analysed: Match, at_home: AtHome
) -> None:
    before = house.analysis.property("worst")
    asked = len(at_home.asked)
    match = house.table.on_the_table.match.id
    window.toShelf()
    house.analysis._subject = None  # as after a new start
    look_back(house, window, match)
    person.wait(60)
    assert done(house)
    assert house.analysis.property("worst") == before
    assert len(at_home.asked) == asked


def test_bots_that_die_are_told_of_and_asked_again(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, patient: PatientThinkers
) -> None:
    match = given_up("lost_cities", 6)
    every = list(decisions(match))
    look_back(house, window, kept(house, match))
    for _ in every:
        patient.next().answer(Lapse.DIED)
    until(qtbot, lambda: shows(person, f"{len(every)} decisions could not be judged."))
    person.click(person.middle(person.button("Go on")))
    for decided in every:
        patient.next().answer(decided.made)
    until(qtbot, lambda: done(house))
    person.wait()
    assert not shows(person, "could not be judged")
    assert len(lines(person)) == len(every)


def test_it_goes_on_in_the_background_until_another_begins(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, patient: PatientThinkers
) -> None:
    first, second = given_up("lost_cities", 6), given_up("lost_cities", 6, seed="SECOND")
    one, other = kept(house, first), kept(house, second)
    look_back(house, window, one)
    asked = patient.next()
    window.toShelf()
    person.wait()
    assert not done(house)
    asked.answer(next(decisions(first)).made)
    asked = patient.next()
    look_back(house, window, other)
    until(qtbot, lambda: asked.ticket in patient.cancelled)
    assert len(read_verdicts(house.store, house.library.open(one).match)) == 1
    for decided in decisions(second):
        patient.next().answer(decided.made)
    until(qtbot, lambda: done(house))


def test_what_was_found_in_another_match_is_dropped(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, patient: PatientThinkers
) -> None:
    judged, other = given_up("lost_cities", 2), given_up("lost_cities", 12, seed="SECOND")
    one, another = kept(house, judged), kept(house, other)
    look_back(house, window, one)
    for decided in decisions(judged):
        patient.next().answer(decided.made)
    until(qtbot, lambda: done(house))
    look_back(house, window, another)
    asked = patient.next()
    window.toShelf()
    person.wait()
    house.matches.replay(one)
    asked.answer(next(decisions(other)).made)
    time.sleep(0.3)  # its thread finds something, and the window does not look yet
    house.analysis.open()
    window.toTable()
    person.wait(100)
    assert done(house)
    assert len(lines(person)) == len(list(decisions(judged)))
    assert not shows(person, "Called off")


def test_another_match_on_the_table_takes_the_sheet_away(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, analysed: Match
) -> None:
    match = under_way(house.store)
    assert house.analysis.property("shown")
    house.matches.resume(match)
    until(qtbot, lambda: house.table.property("mayAct"))
    person.wait()
    assert not house.analysis.property("shown")
    assert not house.analysis.property("available")
    person.press(A)
    assert not house.analysis.property("shown")
    assert house.table.property("hint") == ""


def test_a_match_without_decisions_says_so(
    house: House, window: QQuickWindow, person: Person, at_home: AtHome
) -> None:
    look_back(house, window, kept(house, given_up("lost_cities", 0)))
    person.wait(60)
    assert done(house)
    assert shows(person, "There was nothing to decide for you in this match.")
