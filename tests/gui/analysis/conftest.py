"""A replay with its analysis over it, by bots that answer at once or when the test says so."""

import pytest
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.session.match import Match
from helpers.analyses import AtHome, given_up, think_briefly
from helpers.analysis_sheet import done, kept, look_back
from helpers.people import Person
from helpers.tables import until
from helpers.thinkers import PatientThinkers


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


@pytest.fixture
def at_home(house: House, monkeypatch: pytest.MonkeyPatch) -> AtHome:
    """Bots that answer at once, without processes."""
    think_briefly(monkeypatch)
    thinkers = AtHome()
    house.analysis._thinkers = lambda: thinkers
    return thinkers


@pytest.fixture
def patient(house: House) -> PatientThinkers:
    """Bots that answer when the test says so."""
    thinkers = PatientThinkers()
    house.analysis._thinkers = lambda: thinkers
    return thinkers


@pytest.fixture
def analysed(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, at_home: AtHome
) -> Match:
    """Lay the whole analysis of a match over its replay; return the match."""
    match = given_up("lost_cities", 60)
    look_back(house, window, kept(house, match))
    until(qtbot, lambda: done(house))
    person.wait(60)
    return match
