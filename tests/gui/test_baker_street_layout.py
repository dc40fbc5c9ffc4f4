"""The table of Baker Street in every language: nothing cut off or covered."""

import pytest
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from helpers.baker_street_matches import played_until, show
from helpers.layout import LANGUAGES, SIZES, SURVEYS, Survey, faults
from helpers.people import Person
from helpers.tables import until

SCENES = {
    "request": ("suspect.robbie", "room.board_game_room"),
    "offers": (),
    "payment": ("offer.1", "offer.2", "offer.3"),
    "solutions": ("accuse.smit_brothers.ambition", "weapon.doctored_tea"),
    "discards": (),
    "over": (),
}


@pytest.mark.parametrize("look", SURVEYS)
@pytest.mark.parametrize(
    ("phase", "seats"),
    [
        ("request", 3),
        ("offers", 5),
        ("payment", 5),
        ("solutions", 4),
        ("discards", 3),
        ("over", 5),
    ],
)
def test_nothing_is_cut_off_or_lies_on_other_words(
    house: House, window: QQuickWindow, qtbot: QtBot, phase: str, seats: int, look: Survey
) -> None:
    asker = 0 if phase in ("request", "payment") else None
    show(house, window, qtbot, played_until(phase, seats=seats, asker=asker))
    for zone in SCENES[phase]:
        house.table.choose(zone)
    assert not look(house, window, qtbot)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_key_does_now_is_told_within_the_window(
    house: House, window: QQuickWindow, qtbot: QtBot, language: str
) -> None:
    """What Enter does to a suspect is the longest of all, and in Persian begins at the far side."""
    house.settings.change("key_hints", True)
    house.settings.change("language", language)
    show(house, window, qtbot, played_until("request", seats=4, asker=0))
    window.resize(*SIZES[0])
    house.table.choose("suspect.robbie")
    person = Person(window, qtbot)
    until(qtbot, lambda: person.items(lambda item: item.property("text") == "Enter"))
    assert not faults(window)
