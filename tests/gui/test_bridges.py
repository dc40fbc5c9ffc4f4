"""What holds for every bridge."""

import pytest
from PySide6.QtCore import QObject

from divan.app.wiring import House

BRIDGES = (
    "settings",
    "table",
    "shelf",
    "set_up",
    "matches",
    "rulebook",
    "about",
    "statistics",
    "analysis",
    "application",
)


@pytest.mark.parametrize("name", BRIDGES)
def test_no_bridge_differs_from_its_class(name: str, house: House) -> None:
    """A connected method that is no ``Slot`` would give the object a class of its own, which
    QML may take for one that lay at the same address.
    """
    bridge: QObject = getattr(house, name)
    of_class = type(bridge).staticMetaObject
    assert bridge.metaObject().methodCount() == of_class.methodCount()
