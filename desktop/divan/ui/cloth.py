"""The felt of a table, painted once for each size: ``image://cloth/RRGGBB-RRGGBB-...``."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QRadialGradient, QTransform
from PySide6.QtQuick import QQuickImageProvider

LIGHT: Final = (0.24, 0.04)
"""Where the lamp shines, as a part of the width and the height."""
REACH: Final = (0.9, 1.22)
"""How far its light reaches, likewise."""
STOPS: Final = (0.0, 0.38, 0.72, 1.0)
WEAVE: Final = 0.5
"""How strongly the weave shows; it also hides the bands of a plain gradient."""
LARGEST: Final = QSize(3840, 2160)


class ClothProvider(QQuickImageProvider):
    """Paints a gradient of four colours with a weave over it."""

    def __init__(self, weave: Path) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._weave = QImage(str(weave))

    def requestImage(self, id: str, size: QSize, requested: QSize) -> QImage:  # noqa: N802
        """Return the cloth at the size that is asked for; Qt calls this."""
        wanted = requested.boundedTo(LARGEST).expandedTo(QSize(16, 16))
        size.setWidth(wanted.width())
        size.setHeight(wanted.height())
        image = QImage(wanted, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.fillRect(image.rect(), _light(id.split("-"), wanted))
        if not self._weave.isNull():
            painter.setOpacity(WEAVE)
            painter.fillRect(image.rect(), QBrush(self._weave))
        painter.end()
        return image


def _light(colours: list[str], size: QSize) -> QBrush:
    gradient = QRadialGradient(QPointF(0, 0), 1.0)
    for stop, colour in zip(STOPS, colours, strict=True):
        gradient.setColorAt(stop, QColor(f"#{colour}"))
    place = QTransform()
    place.translate(LIGHT[0] * size.width(), LIGHT[1] * size.height())
    place.scale(REACH[0] * size.width(), REACH[1] * size.height())
    brush = QBrush(gradient)
    brush.setTransform(place)
    return brush
