"""The numbers by which QML's lists find the fields of a model."""

from typing import Final

FIRST_ROLE: Final = 0x0101
"""``Qt.ItemDataRole.UserRole`` + 1. Importing the namespace ``Qt`` takes a twentieth of a
second, which is too long for one number at the start.
"""
