"""The demo's pictures."""

from pathlib import Path

import pytest
from PySide6.QtQuick import QQuickWindow

from divan.app.demo import _picture


def test_a_picture_that_cannot_be_written_is_trouble(window: QQuickWindow, tmp_path: Path) -> None:
    _picture(window, tmp_path / "table.png")
    assert (tmp_path / "table.png").is_file()
    with pytest.raises(OSError, match="no picture can be written"):
        _picture(window, tmp_path / "nowhere" / "table.png")
