"""The deal of a match in the library is verified."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from divan.app.wiring import House
from divan.core.chance import seed_hash
from helpers.keys import focus, within
from helpers.matches import lost_cities_match, play_out
from helpers.matches_page import shows, write
from helpers.people import Person
from helpers.shelves import finished, under_way

DELETE, ESCAPE = Qt.Key.Key_Delete, Qt.Key.Key_Escape
CONTROL = Qt.KeyboardModifier.ControlModifier


def test_the_deal_of_a_match_that_is_over_is_verified_by_a_key(
    house: House, to_matches: Callable[[], Person]
) -> None:
    done = play_out(lost_cities_match(seed="KEPT"))
    house.store.add(done.record, result=done.result)
    person = to_matches()
    person.press(Qt.Key.Key_V)
    assert shows(person, "Fair deal")
    assert house.deal.property("promise") == seed_hash("KEPT")
    assert [finding["holds"] for finding in house.deal.property("findings")] == [True] * 3
    assert shows(person, "It ends as it ended.")
    person.press(DELETE)
    person.press(ESCAPE)
    assert not shows(person, "Fair deal")
    assert len(house.store.matches()) == 1
    assert within(focus(person), "matchList")


def test_a_result_that_was_kept_otherwise_is_found_out(
    house: House, to_matches: Callable[[], Person]
) -> None:
    done = play_out(lost_cities_match(seed="CHANGED"))
    assert done.result is not None
    house.store.add(done.record, result=msgspec.structs.replace(done.result, scores=(99, 0)))
    person = to_matches()
    person.click(person.middle(person.button("Verify the deal")))
    assert shows(person, "It ends otherwise than it was kept.")
    assert house.deal.property("findings")[-1]["holds"] is False


def test_a_noted_fingerprint_is_compared(house: House, to_matches: Callable[[], Person]) -> None:
    done = play_out(lost_cities_match(seed="NOTED"))
    house.store.add(done.record, result=done.result)
    person = to_matches()
    person.press(Qt.Key.Key_V)
    field = person.item(label="The fingerprint that you noted")
    person.click(person.middle(field))
    write(person, "abc")
    assert shows(person, "is another one")
    QTest.keyClick(person.window, Qt.Key.Key_A, CONTROL)
    write(person, seed_hash("NOTED").upper())
    assert shows(person, "This is the fingerprint that you noted.")


def test_the_deal_of_a_match_under_way_stays_a_secret(
    house: House, to_matches: Callable[[], Person]
) -> None:
    under_way(house.store)
    person = to_matches()
    button = person.button("Verify the deal")
    assert not button.isEnabled()
    assert button.property("whyNot") == "Possible when the match is over."
    person.press(Qt.Key.Key_V)
    assert not shows(person, "Fair deal")


def test_a_match_that_is_gone_is_not_verified_but_told(
    house: House, to_matches: Callable[[], Person], expect_log: Callable[[str], None]
) -> None:
    expect_log("missing")
    gone = finished(house.store)
    person = to_matches()
    house.store.delete(gone)
    person.press(Qt.Key.Key_V)
    assert not shows(person, "Fair deal")
    assert shows(person, "not in your library any more")
