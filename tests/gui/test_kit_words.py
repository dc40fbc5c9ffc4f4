"""Pieces of the kit with words that nobody expected."""

import re
from pathlib import Path

from PySide6.QtCore import QMetaObject, QRectF
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from helpers.tables import play, until_turn

FIXED_COLOUR = re.compile(r"image://icon/[\w/-]+/[0-9A-Fa-f]{6}")


def test_a_notice_of_any_length_stays_on_its_plate(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    notice = _named(window.contentItem(), "Notice")
    for word in ("x" * 3000, "long words " * 300):
        notice.setProperty("text", word)
        qtbot.wait(30)
        assert notice.height() < window.height() / 3
        assert notice.width() <= window.width()
        plate = _on_screen(notice).adjusted(-1, -1, 1, 1)
        words = [item for item in _items(notice) if item.property("text") == word]
        shown = [item for item in words if item.property("paintedWidth") is not None]
        assert shown
        assert all(plate.contains(_on_screen(item)) for item in shown)


def test_the_golden_button_of_a_question_is_the_harmless_one(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    play(house, window, qtbot, "ASK")
    until_turn(house, qtbot)
    QMetaObject.invokeMethod(_named(window.contentItem(), "TableScreen"), "resign")
    ask = next(item for item in _all(window.contentItem(), "Ask") if item.isVisible())
    buttons = {str(item.property("text")): item for item in _all(ask, "PushButton")}
    assert buttons["Cancel"].property("primary")
    assert not buttons["Give up"].property("primary")
    assert buttons["Give up"].property("warning")


def test_the_log_draws_no_icon_in_a_colour_of_its_own() -> None:
    """It stands on walnut and on cream: an icon that asks for ``ink`` shows on both."""
    sources = [path for path in Path("desktop/divan/games").rglob("*.py") if path.is_file()]
    assert sources
    fixed = [path.name for path in sources if FIXED_COLOUR.search(path.read_text("utf-8"))]
    assert fixed == []


def _items(item: QQuickItem) -> list[QQuickItem]:
    return [item, *(below for child in item.childItems() for below in _items(child))]


def _all(root: QQuickItem, kind: str) -> list[QQuickItem]:
    return [item for item in _items(root) if item.metaObject().className().startswith(f"{kind}_")]


def _named(root: QQuickItem, kind: str) -> QQuickItem:
    return _all(root, kind)[0]


def _on_screen(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
