"""The window is never larger than the screen, nor beside it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from divan.ui.window import SMALLEST, clamped

numbers = st.integers(-5000, 5000)
sizes = st.integers(1, 5000)


@given(numbers, numbers, sizes, sizes, numbers, numbers, sizes, sizes)
def test_any_window_fits_any_screen(
    x: int, y: int, width: int, height: int, left: int, top: int, wide: int, high: int
) -> None:
    room = QRect(left, top, wide, high)
    assert room.contains(clamped(QRect(x, y, width, height), room))


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (QRect(100, 100, 1280, 720), QRect(100, 100, 1280, 720)),
        (QRect(-900, 50, 1280, 720), QRect(0, 50, 1280, 720)),
        (QRect(1800, 900, 1280, 720), QRect(640, 360, 1280, 720)),
        (QRect(0, 0, 5000, 5000), QRect(0, 0, 1920, 1080)),
        (QRect(10, 10, 200, 100), QRect(10, 10, *SMALLEST)),
    ],
)
def test_it_moves_no_further_than_need_be(wanted: QRect, expected: QRect) -> None:
    assert clamped(wanted, QRect(0, 0, 1920, 1080)) == expected
