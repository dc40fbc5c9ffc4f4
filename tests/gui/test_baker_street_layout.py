"""The table of Baker Street in every language at three sizes: nothing cut off or covered."""

import pytest
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from helpers.baker_street_matches import played_until, show
from helpers.layout import SURVEYS, Survey

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
