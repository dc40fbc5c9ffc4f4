"""The cards' model: a card keeps its row wherever it goes."""

import random

import pytest
from PySide6.QtCore import QModelIndex

from divan.ui.scene import Card
from divan.ui.scene_model import SceneModel


class Watcher:
    """Keeps a copy of the rows by the model's signals alone, as QML does."""

    def __init__(self, model: SceneModel) -> None:
        self.rows: list[dict[str, object]] = []
        self.inserted = 0
        self.removed = 0
        self.changed: list[str] = []
        self._model = model
        self._roles = {bytes(name).decode(): role for role, name in model.roleNames().items()}
        model.rowsInserted.connect(self._insert)
        model.rowsRemoved.connect(self._remove)
        model.dataChanged.connect(self._change)

    def row(self, place: int) -> dict[str, object]:
        index = self._model.index(place)
        return {name: self._model.data(index, role) for name, role in self._roles.items()}

    def _insert(self, parent: QModelIndex, first: int, last: int) -> None:
        self.rows[first:first] = [self.row(place) for place in range(first, last + 1)]
        self.inserted += last - first + 1

    def _remove(self, parent: QModelIndex, first: int, last: int) -> None:
        del self.rows[first : last + 1]
        self.removed += last - first + 1

    def _change(self, first: QModelIndex, last: QModelIndex) -> None:
        for place in range(first.row(), last.row() + 1):
            self.rows[place] = self.row(place)
            self.changed.append(str(self.rows[place]["cardId"]))


def card(id: str, zone: str = "hand", index: int = 0, was: str = "") -> Card:
    return Card(id, zone, index, label=id, was=was)


@pytest.fixture
def model() -> SceneModel:
    return SceneModel()


def shown(watcher: Watcher) -> set[tuple[object, object, object]]:
    return {(row["cardId"], row["zone"], row["place"]) for row in watcher.rows}


def test_a_card_that_moves_keeps_its_row(model: SceneModel) -> None:
    watcher = Watcher(model)
    model.show([card("a", index=0), card("b", index=1)])
    model.show([card("a", "route"), card("b", index=0)])
    assert (watcher.inserted, watcher.removed) == (2, 0)
    assert shown(watcher) == {("a", "route", 0), ("b", "hand", 0)}


def test_a_card_that_is_turned_up_keeps_its_row_under_its_new_name(model: SceneModel) -> None:
    watcher = Watcher(model)
    model.show([card("pile-top", "pile")])
    model.show([card("blue-8", "hand", was="pile-top"), card("pile-top", "pile")])
    assert (watcher.inserted, watcher.removed) == (2, 0)
    assert [row["cardId"] for row in watcher.rows] == ["blue-8", "pile-top"]


def test_a_card_that_is_gone_loses_its_row(model: SceneModel) -> None:
    watcher = Watcher(model)
    model.show([card("a"), card("b", index=1)])
    model.show([card("b")])
    assert watcher.removed == 1
    assert shown(watcher) == {("b", "hand", 0)}


def test_what_is_the_same_is_not_touched(model: SceneModel) -> None:
    watcher = Watcher(model)
    model.show([card("a"), card("b", "route")])
    model.show([card("a"), card("b", "discard")])
    assert watcher.changed == ["b"]


def test_a_card_whose_zone_grew_is_told(model: SceneModel) -> None:
    """How many lie there decides where each lies."""
    watcher = Watcher(model)
    model.show([card("a")])
    model.show([card("a"), card("b", index=1)])
    assert "a" in watcher.changed
    assert watcher.rows[0]["crowd"] == 2


@pytest.mark.parametrize("seed", range(40))
def test_any_scene_may_follow_any_other(model: SceneModel, seed: int) -> None:
    """What QML sees by the signals is what was shown last, names and all."""
    chance = random.Random(seed)
    watcher = Watcher(model)
    names = [f"c{number}" for number in range(12)]
    last: list[str] = []
    for _ in range(12):
        chosen = chance.sample(names, chance.randint(0, 9))
        gone = [name for name in last if name not in chosen]
        fresh = [name for name in chosen if name not in last]
        renamed = dict(zip(fresh, gone, strict=False)) if chance.random() < 0.6 else {}
        cards = [
            card(name, chance.choice("xyz"), place, was=renamed.get(name, ""))
            for place, name in enumerate(chosen)
        ]
        model.show(cards)
        assert shown(watcher) == {(c.id, c.zone, c.index) for c in cards}
        assert len(watcher.rows) == model.rowCount() == len(cards)
        last = chosen
