"""What QML knows of the pictures before anything is drawn."""

import json
from typing import Any

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlElement, QmlSingleton

from divan import places

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Pictures(QObject):
    """How far each shadow reaches beyond what casts it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        shapes = places.resources() / "art" / "common" / "shadows.json"
        self._shadows: dict[str, Any] = json.loads(shapes.read_text(encoding="utf-8"))

    def _shadow_shapes(self) -> dict[str, Any]:
        return self._shadows

    shadows = Property(dict, _shadow_shapes, constant=True)
