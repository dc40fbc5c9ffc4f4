"""What QML is told of part by part: only what changed, and all of it at once."""

from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from pytestqt.qtbot import QtBot

from divan.ui.parts import Parts, parts_class

LISTENER = b"""
import QtQml
QtObject {
    required property var parts
    readonly property string sum: (parts.one?.name ?? "none") + " " + (parts.two?.name ?? "none")
    property list<string> heard: []
    onSumChanged: heard.push(sum)
}
"""


def show(parts: Parts, **values: object) -> None:
    for changed in parts.take(values):
        changed.emit()


def test_what_stays_the_same_is_not_told() -> None:
    parts = parts_class("one", "two")()
    told: list[str] = []
    parts.oneChanged.connect(lambda: told.append("one"))  # type: ignore[attr-defined]
    parts.twoChanged.connect(lambda: told.append("two"))  # type: ignore[attr-defined]
    show(parts, one={"name": "ace"}, two=None)
    show(parts, one={"name": "ace"}, two=None)
    show(parts, one={"name": "ace"}, two={"name": "king"})
    assert told == ["one", "two", "two"]


def test_qml_never_sees_one_part_without_the_others(qtbot: QtBot) -> None:
    parts = parts_class("one", "two")()
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(LISTENER, QUrl())
    listener = component.createWithInitialProperties({"parts": parts})
    assert listener.property("sum") == "none none"
    for name in ("ace", "king", "king"):
        show(parts, one={"name": name}, two={"name": name})
    assert listener.property("sum") == "king king"
    assert list(listener.property("heard")) == ["none none", "ace ace", "king king"]


def test_what_was_forgotten_is_told_again(qtbot: QtBot) -> None:
    parts = parts_class("one")()
    told: list[str] = []
    parts.oneChanged.connect(lambda: told.append("one"))  # type: ignore[attr-defined]
    show(parts, one="ace")
    parts.forget()
    assert parts.property("one") is None
    assert told == ["one"]
    show(parts, one="ace")
    assert told == ["one", "one"]
