"""The settings: each by keys alone, kept at once, and told if it could not be."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.session.settings import Settings
from divan.session.store.trouble import StoreError
from divan.session.updates import SaveTrouble
from helpers.keys import focus, tab_to, within
from helpers.people import Person

Keys = tuple[Qt.Key, ...]
RIGHT, LEFT, SPACE, ENTER = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Space, Qt.Key.Key_Return

BY_KEYS: dict[str, tuple[Keys, str, object]] = {
    "textSize": ((RIGHT, RIGHT), "textSize", 120),
    "themes": ((RIGHT, SPACE), "theme", "daylight"),
    "cardBacks": ((RIGHT, RIGHT, ENTER), "cardBack", "wave"),
    "motion": ((LEFT, SPACE), "motion", "full"),
    "pace": ((LEFT, LEFT, ENTER), "pace", "normal"),
    "liveScore": ((SPACE,), "liveScore", False),
    "keyHints": ((ENTER,), "keyHints", False),
    "panel": ((RIGHT, RIGHT, SPACE), "panel", "closed"),
    "volume": ((LEFT,), "volume", 65),
    "effects": ((LEFT, LEFT), "effects", 90),
    "muted": ((SPACE,), "muted", True),
    "confirmResign": ((SPACE,), "confirmResign", False),
    "confirmDelete": ((SPACE,), "confirmDelete", False),
    "fullScreen": ((SPACE,), "fullScreen", True),
}
"""By the control's object name: the keys once the focus is on it, and what then holds."""


@pytest.fixture
def person(house: House, window: QQuickWindow, qtbot: QtBot) -> Iterator[Person]:
    """A person on the settings page."""
    made = Person(window, qtbot)
    window.go("settings", {})
    made.wait(60)
    yield made
    made.window = None


def after_restart(home: Path, name: str) -> object:
    """Return a setting as a new house on the same folder has it."""
    again = House(home)
    value = again.settings.property(name)
    again.close()
    return value


@pytest.mark.parametrize("control", BY_KEYS)
def test_a_setting_is_changed_by_keys_and_kept(
    control: str, house: House, home: Path, person: Person
) -> None:
    keys, name, value = BY_KEYS[control]
    tab_to(person, control)
    for key in keys:
        person.press(key)
    assert house.settings.property(name) == value
    assert after_restart(home, name) == value


def test_every_setting_has_its_control(person: Person) -> None:
    shown = {name for _, name, _ in BY_KEYS.values()}
    known = {_camel(field) for field in Settings.__struct_fields__}
    assert known - shown == {"language", "panelOpen"}


def _camel(field: str) -> str:
    first, *rest = field.split("_")
    return "".join([first, *(part.capitalize() for part in rest)])


def test_a_panel_can_be_left_to_the_window_again(house: House, home: Path, person: Person) -> None:
    house.settings.change("panel_open", True)
    tab_to(person, "panel")
    person.press(LEFT)
    person.press(SPACE)
    assert after_restart(home, "panel") == "auto"


def test_choosing_what_is_chosen_changes_nothing(house: House, person: Person) -> None:
    segment = tab_to(person, "pace")
    person.press(SPACE)
    assert house.settings.property("pace") == "instant"
    assert segment.property("checked") is True


def test_language_is_switched_at_once_and_the_focus_stays(
    house: House, home: Path, person: Person
) -> None:
    size = person.item(objectName="textSize")
    before = _place(size)
    tab_to(person, "language")
    person.press(RIGHT)
    person.press(RIGHT)
    person.press(SPACE)
    assert house.settings.property("spoken") == "fa"
    assert within(focus(person), "language")
    assert focus(person).property("text") == "فارسی"
    assert _place(size).x() > before.x(), "the page does not mirror"
    assert person.item(text="۱۰۰ درصد").isVisible()
    assert after_restart(home, "language") == "fa"
    house.settings.change("language", "en")


def _place(item: QQuickItem) -> QPoint:
    return item.mapToScene(item.boundingRect().topLeft()).toPoint()


def test_the_size_of_text_is_tried_before_it_is_let_go(
    house: House, window: QQuickWindow, person: Person
) -> None:
    slide = next(
        child
        for child in person.item(objectName="textSize").childItems()
        if child.property("position") is not None
    )
    sample = person.items(lambda item: "afoot" in str(item.property("text")))[0]
    before = sample.property("font").pixelSize()
    start = person.middle(slide)
    half = QPoint(round(slide.width() * 0.35), 0)
    begin = start - QPoint(round(slide.width() / 2) - 8, 0)
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=begin)
    for step in range(1, 9):
        QTest.mouseMove(window, begin + half * (step / 8))
        person.wait(2)
    assert house.settings.property("textSize") == 100
    assert sample.property("font").pixelSize() > before
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=begin + half)
    person.wait()
    assert house.settings.property("textSize") > 100


def test_restoring_asks_once(house: House, home: Path, person: Person) -> None:
    house.settings.change("theme", "contrast")
    house.settings.change("volume", 5)
    tab_to(person, "restore")
    person.press(ENTER)
    assert person.item(text="Restore all settings?").isVisible()
    person.press(Qt.Key.Key_Escape)
    assert house.settings.property("theme") == "contrast"
    assert within(focus(person), "restore")
    person.press(ENTER)
    person.press(RIGHT)
    person.press(ENTER)
    assert house.settings.property("theme") == "lamp"
    assert after_restart(home, "volume") == 70
    house.settings.change("language", "en")


def test_a_change_that_cannot_be_kept_is_told(
    house: House, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(name: str, value: str) -> None:
        raise StoreError(SaveTrouble.DISK_FULL, "full")

    monkeypatch.setattr(house.store, "put_setting", fail)
    tab_to(person, "muted")
    person.press(SPACE)
    assert house.settings.property("muted") is True
    told = person.items(lambda item: "could not be kept" in str(item.property("text")))
    assert told


def test_trying_the_sound_is_heard_unless_muted(house: House, person: Person) -> None:
    heard: list[str] = []
    house.application.sounded.connect(heard.append)
    tab_to(person, "trySound")
    person.press(SPACE)
    assert "place" in heard
    house.settings.change("muted", True)
    assert not person.item(objectName="trySound").isEnabled()
    house.application.sounded.disconnect(heard.append)


def test_the_way_to_about_and_back(
    window: QQuickWindow, person: Person, settle: Callable[[], None]
) -> None:
    tab_to(person, "about")
    person.press(ENTER)
    assert window.property("page") == "about"
    settle()
    person.press(Qt.Key.Key_Escape)
    assert window.property("page") == "settings"


def test_what_has_the_focus_is_in_sight(window: QQuickWindow, person: Person) -> None:
    window.resize(1024, 640)
    for name in ("confirmDelete", "muted"):
        item = tab_to(person, name)
        top = _place(item).y()
        assert top >= 40
        assert top + item.height() <= 640
