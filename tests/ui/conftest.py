"""Qt without a window."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtGui import QGuiApplication


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """Widgets are not used."""
    return QGuiApplication
