"""The deal of the match on the table: promised before, told and verified after."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from helpers.people import Person
from helpers.tables import (
    discard,
    play,
    until,
)


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


def test_the_promise_is_shown_before_and_the_seed_after(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "PROMISE")
    person.click(person.middle(person.button("More")))
    person.click(person.middle(person.button("Fair deal")))
    assert person.item(text=house.table.property("promise")).isVisible()
    assert house.table.property("seed") == ""
    person.press(Qt.Key.Key_Escape)
    house.table.resign()
    until(qtbot, lambda: house.table.property("over"))
    assert house.table.property("seed") == "PROMISE"


def test_a_match_that_is_over_is_verified_from_its_menu(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "VERIFY")
    discard(house, qtbot)
    person.click(person.middle(person.button("More")))
    person.click(person.middle(person.button("Fair deal")))
    assert not house.deal.property("over")
    house.table.resign()
    until(qtbot, lambda: house.deal.property("over"))
    person.press(Qt.Key.Key_Escape)
    person.click(person.middle(person.button("Look at the table")))
    person.click(person.middle(person.button("More")))
    person.click(person.middle(person.button("Verify the deal")))
    assert house.deal.property("seed") == "VERIFY"
    findings = house.deal.property("findings")
    assert [finding["holds"] for finding in findings] == [True] * 3
    for finding in findings:
        assert person.item(text=finding["text"]).isVisible()


# Bots alone


def test_what_is_shown_of_the_deal_can_be_copied(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "COPY")
    promise = house.table.property("promise")
    person.click(person.middle(person.button("More")))
    person.click(person.middle(person.button("Fair deal")))
    person.click(person.middle(person.button("Copy")))
    assert QGuiApplication.clipboard().text() == promise
    assert person.button("Copied").isVisible()
    house.table.resign()
    until(qtbot, lambda: house.table.property("over"))
    person.click(person.middle(person.button("Copied")))
    assert QGuiApplication.clipboard().text() == f"{promise}\nCOPY"
