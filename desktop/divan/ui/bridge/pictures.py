"""Where QML finds the pictures: known before anything is drawn."""

import json
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl
from PySide6.QtQml import QmlElement, QmlSingleton

from divan import places

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Pictures(QObject):
    """Addresses of the folders of art, and how far each shadow reaches."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._art = places.resources() / "art"
        shapes = self._art / "common" / "shadows.json"
        self._shadows: dict[str, Any] = json.loads(shapes.read_text(encoding="utf-8"))

    def _art_address(self) -> str:
        return QUrl.fromLocalFile(str(self._art)).toString()

    def _common_address(self) -> str:
        return QUrl.fromLocalFile(str(self._art / "common")).toString()

    def _shadow_shapes(self) -> dict[str, Any]:
        return self._shadows

    art = Property(str, _art_address, constant=True)
    common = Property(str, _common_address, constant=True)
    shadows = Property(dict, _shadow_shapes, constant=True)
