"""Looks for words that are cut off, outside the window, or on top of other words."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, product
from typing import TypeAlias

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House

LANGUAGES = ("en", "nl", "fa")
SIZES = ((1024, 640), (1280, 720))
HUGE = (2560, 1440)
"""Twice the usual window in all, so that it shows little more; and it takes long to draw."""
Survey: TypeAlias = Callable[[House, QQuickWindow, QtBot], str]
TOLERANCE = 2.0
"""Pixels that two lines may share without being read as one."""
COVERS = {"SheetView", "AnalysisSheet", "Ask", "FairDeal", "LessonCard"}
FREE = ("TableCard", "CardFace", "CardTable", "TargetFrame", "PileLabel", "ContinueCard_hand")


def survey(
    house: House,
    window: QQuickWindow,
    qtbot: QtBot,
    *,
    languages: tuple[str, ...] = LANGUAGES,
    sizes: tuple[tuple[int, int], ...] = SIZES,
    text_sizes: tuple[int, ...] = (100,),
) -> str:
    """Return the faults of what is shown, in each language, size of the window and of text:
    one a line, "" for none.

    Large words may be cut off where what they stand on is called by the whole of them.
    """
    found = []
    for text_size, (width, height) in product(text_sizes, sizes):
        house.settings.change("text_size", text_size)
        window.resize(width, height)
        # Another language is shown much sooner than another size, for which all is drawn anew.
        for language in languages:
            house.settings.change("language", language)
            qtbot.wait(40)
            place = f"{language} {width}x{height} at {text_size} %"
            found += [f"{place}: {fault}" for fault in faults(window, told=text_size > 100)]
    return "\n".join(found)


def survey_all(house: House, window: QQuickWindow, qtbot: QtBot) -> str:
    """Return the faults in windows of every size with words of every size."""
    return survey(house, window, qtbot, sizes=(*SIZES, HUGE), text_sizes=(100, 150, 200))


def survey_usual(house: House, window: QQuickWindow, qtbot: QtBot) -> str:
    """Return the faults where they are likeliest: in the smallest window in every language; in
    Dutch, which has the longest words, and Persian, which is written otherwise, with the largest
    words; and in the usual window once in each size of words.
    """
    look = partial(survey, house, window, qtbot)
    smallest, usual = SIZES[:1], SIZES[1:]
    found = (
        look(sizes=smallest),
        look(sizes=smallest, languages=("nl", "fa"), text_sizes=(200,)),
        look(sizes=usual, languages=("fa",)),
        look(sizes=usual, languages=("en",), text_sizes=(150,)),
    )
    return "\n".join(filter(None, found))


SURVEYS = (
    pytest.param(survey_usual, id="usual"),
    pytest.param(survey_all, id="all", marks=pytest.mark.long),
)
"""What ``look`` is to be for a test of everything that a screen may show."""


def faults(window: QQuickWindow, *, told: bool = False) -> list[str]:
    """Return a sentence for each fault that a person would see.

    ``told`` allows a text to be cut off where what it stands on is called by the whole of it.
    """
    shown = [(item, area) for item, area in _words(window.contentItem())]
    room = QRectF(0, 0, window.width(), window.height()).adjusted(-1, -1, 1, 1)
    found = [] if shown else ["no words at all"]
    for item, area in shown:
        text = _text(item)
        if not room.contains(area):
            found.append(f"outside the window: {text!r} at {_place(area)}")
        if item.property("truncated") and not (told and _is_told(item)):
            found.append(f"cut off: {text!r}")
    for (one, first), (other, second) in combinations(shown, 2):
        shared = first.intersected(second)
        if shared.width() > TOLERANCE and shared.height() > TOLERANCE:
            found.append(f"{_text(one)!r} lies on {_text(other)!r} at {_place(shared)}")
    return found


def painted(item: QQuickItem) -> QRectF:
    """Return where the words of a text are drawn, without the empty rest of its box."""
    wide = min(float(item.property("paintedWidth")), item.width() or 1e5)
    high = float(item.property("paintedHeight"))
    free = item.width() - wide
    left = {1: 0.0, 2: free, 4: free / 2}.get(_alignment(item), 0.0)
    top = float(item.property("topPadding") or 0)
    box = QRectF(left, top, wide, high)
    return item.mapRectToScene(box)


def _is_told(item: QQuickItem) -> bool:
    """Tell whether something around ``item`` has the whole text as its accessible name."""
    above: QQuickItem | None = item.parentItem()
    while above is not None:
        context = QQmlEngine.contextForObject(above)
        if context is not None:
            name, _undefined = QQmlExpression(context, above, "Accessible.name").evaluate()
            if name and _text(item) in str(name):
                return True
        above = above.parentItem()
    return False


def _words(root: QQuickItem) -> Iterator[tuple[QQuickItem, QRectF]]:
    """Yield every text that can be read, with the part of the window that it covers.

    Cards lie on each other on purpose; what lies below a sheet or a dialog is not read.
    """
    covered = _cover(root)
    for item, clip in _walk(root, QRectF(-1e5, -1e5, 2e5, 2e5)):
        if item.property("paintedWidth") is None or not _text(item).strip():
            continue
        if covered is not None and not _within(item, covered):
            continue
        area = painted(item)
        if clip.contains(area.center()) and not area.isEmpty():
            yield item, area.intersected(clip) if clip.intersects(area) else area


def _walk(item: QQuickItem, clip: QRectF) -> Iterator[tuple[QQuickItem, QRectF]]:
    if not item.isVisible() or item.opacity() == 0 or _kind(item) in FREE:
        return
    if item.clip():
        clip = clip.intersected(item.mapRectToScene(item.boundingRect()))
    yield item, clip
    for child in item.childItems():
        yield from _walk(child, clip)


def _cover(root: QQuickItem) -> QQuickItem | None:
    """Return the sheet or dialog that lies over everything else, if one does."""
    covers = [item for item, _ in _walk(root, QRectF()) if _kind(item) in COVERS]
    return covers[-1] if covers else None


def _within(item: QQuickItem, parent: QQuickItem) -> bool:
    above: QQuickItem | None = item
    while above is not None:
        if above == parent:
            return True
        above = above.parentItem()
    return False


def _alignment(item: QQuickItem) -> int:
    """Return how a text is aligned, mirrored or not; Python does not know its type."""
    context = QQmlEngine.contextForObject(item)
    asked = QQmlExpression(context, item, "Number(effectiveHorizontalAlignment)")
    value, _undefined = asked.evaluate()
    return int(value)


def _kind(item: QQuickItem) -> str:
    return item.metaObject().className().split("_QML")[0]


def _text(item: QQuickItem) -> str:
    return str(item.property("text") or "")


def _place(area: QRectF) -> str:
    return f"{area.x():.0f},{area.y():.0f} {area.width():.0f}x{area.height():.0f}"
