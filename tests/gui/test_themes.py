"""The colours of every theme: text can be read on whatever it stands on."""

from itertools import product

import pytest
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickWindow

from divan.app.wiring import House
from helpers.people import Person
from helpers.shelves import under_way

NEEDED = {"lamp": 4.5, "daylight": 4.5, "contrast": 7.0}
GROUNDS = (
    "barTop",
    "barEnd",
    "panelStart",
    "panelEnd",
    "plateTop",
    "plateEnd",
    "box",
    "chip",
    "tip",
)
"""What stands on its own; those that shine through are laid over the room."""
TEXTS = ("text", "text2", "brassLight", "link")
PAIRS = [
    *product(TEXTS, GROUNDS),
    *product(TEXTS, ("room[0]", "room[3]")),
    *product(("good", "bad"), ("plateTop", "plateEnd")),
    *product(("text", "text2"), ("welcome[1]", "welcome[2]", "foot")),
    ("text", "welcome[0]"),
    *product(("number",), ("panelStart", "panelEnd", "sunk")),
    ("text", "chosen"),
    ("text", "selection"),
    ("brassLight", "wash"),
    ("brassLight", "pill"),
    ("refusedText", "refusedGround"),
    ("link", "refusedGround"),
    ("lampText", "lamp"),
    *product(("ink", "ink2", "inkLink", "winRed", "minusRed", "plusGreen"), ("sheet[0]", "paper")),
]


class Palette:
    """The colours of the theme that is chosen now."""

    def __init__(self, window: QQuickWindow) -> None:
        self._window = window
        self._context = QQmlEngine.contextForObject(window)

    def __getitem__(self, name: str) -> QColor:
        expression = QQmlExpression(self._context, self._window, f"Theme.{name}")
        return QColor(expression.evaluate()[0])


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    return sum(
        weight * linear(part) for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True)
    )


def contrast(one: QColor, other: QColor) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def over(top: QColor, ground: QColor) -> QColor:
    """Return what shows where ``top`` is laid over ``ground``."""
    part = top.alphaF()
    mixed = [
        above * part + below * (1 - part)
        for above, below in zip(top.getRgbF()[:3], ground.getRgbF()[:3], strict=True)
    ]
    return QColor.fromRgbF(*mixed)


@pytest.mark.parametrize("theme", NEEDED)
def test_text_can_be_read(theme: str, house: House, window: QQuickWindow) -> None:
    house.settings.change("theme", theme)
    palette = Palette(window)
    dim = []
    for text, ground in PAIRS:
        below = over(palette[ground], palette["room[3]"])
        found = contrast(palette[text], below)
        if found < NEEDED[theme]:
            dim.append(f"{text} on {ground}: {found:.2f}")
    assert not dim


@pytest.mark.parametrize("theme", NEEDED)
def test_text_can_be_read_on_the_cloth(theme: str, house: House, window: QQuickWindow) -> None:
    house.settings.change("theme", theme)
    assert house.matches.resume(under_way(house.store))
    window.toTable()
    palette = Palette(window)
    cloths = [
        item
        for item in Person(window, None).items(lambda item: item.property("asGiven") is False)
        if item.property("shown") is not None
    ]
    assert cloths
    for cloth in cloths:
        shown = [QColor(colour) for colour in cloth.property("shown")]
        ground = QColor("#000000") if theme == "contrast" else shown[0]
        assert contrast(palette["clothText"], ground) >= min(NEEDED[theme], 4.5)
