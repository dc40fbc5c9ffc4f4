"""The set-up form: built from the options, and it keeps what was chosen."""

import msgspec
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.options import option_values
from divan.core.record import Level
from helpers.people import Person
from helpers.tables import until


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


def open_form(house: House, window: QQuickWindow, person: Person) -> None:
    house.set_up.open("lost_cities")
    window.go("setup", {})
    person.wait(50)


def test_two_clicks_from_the_start_to_a_game(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    person.click(person.middle(person.button("Play")))
    person.click(person.middle(person.button("Start the match")))
    until(qtbot, lambda: house.table.property("game") == "lost_cities")
    assert window.property("page") == "table"


def test_every_option_is_in_the_form_with_its_clause(
    house: House, window: QQuickWindow, person: Person
) -> None:
    open_form(house, window, person)
    rules = house.games[0].load_rules()
    shown = {choice["field"]: choice for choice in house.set_up.property("choices")}
    assert set(shown) == set(rules.options_type.__struct_fields__)
    for choice in rules.choices:
        assert [value["value"] for value in shown[choice.field]["values"]] == list(choice.values)
        assert shown[choice.field]["clause"] == choice.clauses[0]
        assert shown[choice.field]["label"]


def test_an_own_mix_is_no_preset_and_is_played(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    open_form(house, window, person)
    person.click(person.middle(person.item(title="Published rules")))
    assert house.set_up.property("preset") == "published"
    person.click(person.middle(person.button("Show and change the single rules")))
    house.set_up.choose("rounds", 2)
    assert house.set_up.property("preset") == ""
    person.click(person.middle(person.button("Start the match")))
    until(qtbot, lambda: house.table.on_the_table is not None)
    opened = house.table.on_the_table
    assert opened is not None
    assert opened.match.record.options["rounds"] == 2
    assert opened.match.record.options["start_rule"] == "free"


def test_a_look_into_the_rulebook_costs_nothing_of_what_was_chosen(
    house: House, window: QQuickWindow, person: Person
) -> None:
    open_form(house, window, person)
    house.set_up.choose("rounds", 4)
    house.set_up.chooseLevel(0, "mycroft")
    person.click(person.middle(person.button("Rules")))
    assert window.property("page") == "rulebook"
    person.press(Qt.Key.Key_Escape)
    assert window.property("page") == "setup"
    values = {choice["field"]: choice["value"] for choice in house.set_up.property("choices")}
    assert values["rounds"] == 4
    assert house.set_up.property("opponents") == [{"level": "mycroft"}]


def test_the_form_remembers_what_was_played_last(
    house: House, window: QQuickWindow, person: Person
) -> None:
    open_form(house, window, person)
    house.set_up.choosePreset("published")
    house.set_up.chooseLevel(0, "adler")
    house.set_up.start()
    house.set_up.open("lost_cities")
    assert house.set_up.property("preset") == "published"
    assert house.set_up.property("opponents") == [{"level": "adler"}]


def test_a_seed_deals_the_same_cards_again(
    house: House, window: QQuickWindow, person: Person
) -> None:
    hands = []
    for _ in range(2):
        open_form(house, window, person)
        assert house.set_up.chooseSeed(" my seed ")
        house.set_up.start()
        opened = house.table.on_the_table
        assert opened is not None
        assert opened.match.record.seed == "MY SEED"
        hands.append(opened.match.view(0).table.hands[0])
    assert hands[0] == hands[1]


def test_a_seed_that_will_not_do_is_told_and_stops_nothing_else(
    house: House, window: QQuickWindow, person: Person
) -> None:
    open_form(house, window, person)
    assert not house.set_up.chooseSeed("tab\there")
    assert house.set_up.property("seed") == ""


def test_the_deal_of_the_day_is_the_same_for_everyone(
    house: House, window: QQuickWindow, person: Person
) -> None:
    house.set_up.choosePreset("published")
    house.set_up.openDaily("lost_cities")
    assert house.set_up.property("daily")
    house.set_up.start()
    opened = house.table.on_the_table
    assert opened is not None
    assert opened.match.record.seed.startswith("DAILY ")
    source = house.games[0].load_rules().presets[0].options
    assert opened.match.record.options == option_values(source)
    stored = house.store.match(opened.match.id)
    assert stored is not None
    assert stored.daily


def test_opponents_are_chosen_by_keys(house: House, window: QQuickWindow, person: Person) -> None:
    open_form(house, window, person)
    card = person.button("Start the match")
    card.forceActiveFocus()
    adler = person.item(title="Irene Adler")
    adler.forceActiveFocus()
    person.press(Qt.Key.Key_Return)
    assert house.set_up.property("opponents") == [{"level": Level.ADLER.value}]


@pytest.mark.parametrize("levels", [(), ("adler", "adler", "watson")], ids=["none", "too many"])
def test_a_remembered_choice_with_the_wrong_number_of_opponents_is_forgotten(
    levels: tuple[str, ...],
    house: House,
    window: QQuickWindow,
    qtbot: QtBot,
    person: Person,
) -> None:
    house.store.put_setting(
        "setup.lost_cities",
        msgspec.json.encode({"options": {}, "players": 2, "levels": levels}).decode(),
    )
    open_form(house, window, person)
    assert len(house.set_up.property("opponents")) == 1
    person.click(person.middle(person.button("Start the match")))
    qtbot.waitUntil(lambda: house.table.property("game") == "lost_cities")
    assert len(house.store.matches()) == 1


def test_whatever_tab_reaches_comes_into_sight(
    house: House, window: QQuickWindow, person: Person
) -> None:
    """With the single rules open the form is longer than the window."""
    open_form(house, window, person)
    person.click(person.middle(person.button("Show and change the single rules")))
    foot = person.button("Start the match").mapToScene(QPointF(0, 0)).y()
    reached = set()
    for _ in range(40):
        person.press(Qt.Key.Key_Tab)
        item = window.activeFocusItem()
        top = item.mapToScene(QPointF(0, 0)).y()
        assert top >= 0
        if item.property("text") in {"Start the match", "Learn it at the table", "Rules"}:
            continue
        assert top + item.height() <= foot, item.property("text")
        reached.add(item.property("label") or item.property("title") or item.property("text"))
    assert "Seed" in reached
