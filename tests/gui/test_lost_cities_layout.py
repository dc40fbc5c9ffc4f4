"""The table of Lost Cities: every laid card can be told, and nothing lies on another thing."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from helpers.layout import SIZES, faults
from helpers.matches import long_routes
from helpers.tables import discard, draw, play, until, until_turn

CORNER = 29 / 112
"""How far down a card its number reaches, in parts of its width; see CardFace.qml."""


@pytest.mark.parametrize("panel", ["open", "closed"])
@pytest.mark.parametrize("text_size", [100, 200])
def test_every_laid_card_shows_its_number(
    house: House, window: QQuickWindow, qtbot: QtBot, panel: str, text_size: int
) -> None:
    house.settings.change("text_size", text_size)
    house.settings.change("panel_open", panel == "open")
    house.matches.resume(house.store.add(long_routes()))
    window.toTable()
    until(qtbot, lambda: house.table.shown is not None)
    for width, height in SIZES:
        window.resize(width, height)
        qtbot.wait(60)
        place = f"{width}x{height}"
        rows = _columns(window)
        assert max(len(column) for column in rows.values()) >= 9
        hand = min(_area(card).top() for card in _cards(window) if _zone(card) == "hand")
        for zone, column in rows.items():
            for card, over in pairwise(column):
                seen = over.top() - card.top()
                assert seen >= CORNER * card.width(), f"{place} {zone}: {seen} of {card.width()}"
            assert column[-1].bottom() <= hand + 1, f"{place} {zone} lies under the hand"
            assert column[0].top() > 40 * min(width / 1280, height / 720), f"{place} {zone}"


def test_the_button_for_the_next_move_lies_on_nothing(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    house.settings.change("pace", "step")
    play(house, window, qtbot, "STEP")
    until_turn(house, qtbot)
    discard(house, qtbot)
    draw(house, qtbot)
    until(qtbot, lambda: house.table.property("awaiting") == "step")
    found: list[str] = []
    for text_size in (100, 150, 200):
        house.settings.change("text_size", text_size)
        for width, height in SIZES:
            window.resize(width, height)
            qtbot.wait(60)
            place = f"{width}x{height} at {text_size}"
            found += [f"{place}: {fault}" for fault in faults(window, told=True)]
            button = next(item for item in _items(window.contentItem()) if _says(item, "Next move"))
            around = button.mapRectToScene(QRectF(0, 0, button.width(), button.height()))
            found += [
                f"{place}: the button lies on {_zone(card)}"
                for card in _cards(window)
                if card.isVisible() and _area(card).intersects(around)
            ]
    assert not found, "\n".join(found)


def _says(item: QQuickItem, text: str) -> bool:
    button = item.metaObject().className().startswith("PushButton")
    return button and item.isVisible() and item.property("text") == text


def _items(item: QQuickItem) -> list[QQuickItem]:
    return [item, *(below for child in item.childItems() for below in _items(child))]


def _cards(window: QQuickWindow) -> list[QQuickItem]:
    return [
        item
        for item in _items(window.contentItem())
        if item.metaObject().className().startswith("TableCard")
    ]


def _zone(card: QQuickItem) -> str:
    return str(card.property("zone"))


def _area(card: QQuickItem) -> QRectF:
    return card.mapRectToScene(QRectF(0, 0, card.width(), card.height()))


def _columns(window: QQuickWindow) -> dict[str, list[QRectF]]:
    """Return where the cards of each route lie, from the first to the newest."""
    found: dict[str, list[QRectF]] = {}
    for card in sorted(_cards(window), key=lambda card: int(card.property("place"))):
        if _zone(card).startswith(("route.", "theirs.")):
            found.setdefault(_zone(card), []).append(_area(card))
    return found
