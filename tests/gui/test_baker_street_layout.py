"""The table of Baker Street in every language at three sizes: nothing cut off or covered."""

import pytest
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from helpers.baker_street_matches import played_until, show
from helpers.layout import faults

LANGUAGES = ("en", "nl", "fa")
SIZES = ((1024, 640), (1280, 720), (2560, 1440))
SCENES = {
    "request": ("suspect.robbie", "room.board_game_room"),
    "offers": (),
    "payment": ("offer.1", "offer.2", "offer.3"),
    "solutions": ("accuse.smit_brothers.ambition", "weapon.doctored_tea"),
    "discards": (),
    "over": (),
}


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
    house: House, window: QQuickWindow, qtbot: QtBot, phase: str, seats: int
) -> None:
    asker = 0 if phase in ("request", "payment") else None
    show(house, window, qtbot, played_until(phase, seats=seats, asker=asker))
    for zone in SCENES[phase]:
        house.table.choose(zone)
    found: list[str] = []
    for language in LANGUAGES:
        house.settings.change("language", language)
        for width, height in SIZES:
            window.resize(width, height)
            qtbot.wait(60)
            found += [f"{language} {width}x{height}: {fault}" for fault in faults(window)]
    assert not found, "\n".join(found)
