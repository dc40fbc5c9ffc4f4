"""The page about Divan at the real screen, and the works that it owes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan import __version__, places
from divan.app.wiring import House
from divan.ui.bridge.about import USES, read_works
from helpers.people import Person

SHELVES = ("libraries", "licences")


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot, settle: Callable[[], None]) -> Person:
    window.go("about", {})
    settle()
    return Person(window, qtbot)


def test_it_tells_the_version_and_the_folder(house: House, person: Person) -> None:
    assert person.item(text=f"Version {__version__}")
    folder = house.about.property("folder")
    assert person.item(text=f"\u2066{folder}\u2069")
    assert house.about.property("folderAddress").toLocalFile() == folder


def test_it_names_every_work_with_its_licence(person: Person) -> None:
    for shelf in SHELVES:
        for work in read_works(shelf):
            assert person.item(text=work.name)


@pytest.mark.parametrize("shelf", SHELVES)
def test_every_work_has_a_licence_and_a_translated_use(shelf: str) -> None:
    works = read_works(shelf)
    assert works
    for work in works:
        path = places.resources() / shelf / work.file
        assert len(path.read_text(encoding="utf-8")) > 500
        assert work.file in USES


def test_a_licence_is_read_and_closed_by_keys(
    house: House, person: Person, window: QQuickWindow
) -> None:
    work = read_works("licences")[0]
    view = person.window.findChild(object, "licenceView")
    for _ in range(12):
        person.press(Qt.Key.Key_Tab)
        if window.activeFocusItem().property("text") == work.licence:
            break
    before = window.activeFocusItem()
    person.press(Qt.Key.Key_Return)
    assert view.property("visible")
    assert view.property("content") == house.about.licence("licences", work.file)
    person.press(Qt.Key.Key_End)
    person.press(Qt.Key.Key_Escape)
    assert not view.property("visible")
    assert window.activeFocusItem() == before
    assert window.property("page") == "about"
    person.press(Qt.Key.Key_Escape)
    assert window.property("page") == "shelf"


def test_the_licence_of_divan_itself_can_be_read(house: House, person: Person) -> None:
    person.click(person.middle(person.item(objectName="ownLicence")))
    view = person.window.findChild(object, "licenceView")
    assert "MIT License" in view.property("content")
    person.click(person.middle(person.button("Close")))
    assert not view.property("visible")


def test_a_licence_that_is_missing_is_told(house: House) -> None:
    assert "missing" in house.about.licence("licences", "none.txt")


def test_it_speaks_another_language_at_once(house: House, person: Person) -> None:
    house.settings.change("language", "fa")
    assert person.item(text=house.about.property("version"))
    assert "۰" in house.about.property("version")
