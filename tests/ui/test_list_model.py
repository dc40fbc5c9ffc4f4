"""Rows of structs: only what changed is told."""

import msgspec
from PySide6.QtCore import QModelIndex

from divan.ui.list_model import StructListModel


class Line(msgspec.Struct, frozen=True):
    number: int
    words: str


class Number(msgspec.Struct, frozen=True):
    value: int


def test_growing_inserts_and_shrinking_removes_only_at_the_end() -> None:
    model = StructListModel(Line)
    told: list[tuple[str, int, int]] = []
    model.rowsInserted.connect(lambda _, first, last: told.append(("in", first, last)))
    model.rowsRemoved.connect(lambda _, first, last: told.append(("out", first, last)))
    model.dataChanged.connect(lambda first, last: told.append(("new", first.row(), last.row())))
    one, two, three = Line(1, "a"), Line(2, "b"), Line(3, "c")
    model.show([one, two])
    model.show([one, Line(2, "B"), three])
    model.show([one])
    assert told == [("in", 0, 1), ("new", 1, 1), ("in", 2, 2), ("out", 1, 2)]


def test_fields_are_roles() -> None:
    model = StructListModel(Line)
    model.show([Line(7, "seven")])
    roles = {bytes(name).decode(): role for role, name in model.roleNames().items()}
    assert model.data(model.index(0), roles["number"]) == 7
    assert model.data(model.index(0), roles["words"]) == "seven"
    assert model.rowCount(QModelIndex()) == 1
    assert model.rowCount(model.index(0)) == 0


def test_a_row_is_made_when_somebody_looks_at_it_and_again_when_words_change() -> None:
    made: list[int] = []

    def line(number: Number) -> Line:
        made.append(number.value)
        return Line(number.value, f"number {number.value}")

    model = StructListModel(Line, make=line)
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    model.show([Number(value) for value in range(1000)])
    assert made == []
    roles = {bytes(name).decode(): role for role, name in model.roleNames().items()}
    for _ in range(2):
        assert model.data(model.index(7), roles["words"]) == "number 7"
    assert made == [7]
    model.tell_again()
    assert told == [(0, 999)]
    assert model.data(model.index(7), roles["words"]) == "number 7"
    assert made == [7, 7]
