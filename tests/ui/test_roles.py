"""The numbers that stand for Qt's are Qt's."""

from PySide6.QtCore import Qt

from divan.ui.roles import FIRST_ROLE


def test_the_first_role_is_the_first_that_is_free() -> None:
    assert int(Qt.ItemDataRole.UserRole) + 1 == FIRST_ROLE
