"""The drawings of the games: ``image://art/GAME/NAME.svg``."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtQuick import QQuickImageProvider

from divan.ui.drawn import DRAWN, leads_out

UNASKED = QSize()
"""What Qt hands over where no size was given."""


class ArtProvider(QQuickImageProvider):
    """Reads a drawing below ``folder`` as large as it is asked for.

    Qt reads an address of a file just as well, but draws it again each time.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._folder = folder
        self._nothing = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        self._nothing.fill(0)

    def requestImage(self, id: str, size: QSize, requested: QSize) -> QImage:  # noqa: N802
        """Return the drawing, as large as fits what is asked for, in pixels; Qt calls this.

        A width or height of 0 or less is not asked for. Where a size was given and has neither,
        what is to show the drawing has no room yet: it is not drawn, and a single clear pixel
        stands for it. Raises FileNotFoundError for what is not below the folder, or too large to
        be drawn.
        """
        asked = requested.width(), requested.height()
        if requested != UNASKED and max(asked) <= 0:
            image = self._nothing
        else:
            image = DRAWN.get((self._folder, id, *asked), partial(self._draw, id, *asked))
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image

    def _draw(self, name: str, wide: int, high: int) -> QImage:
        if leads_out(name):
            raise FileNotFoundError(name)
        reader = QImageReader(str(self._folder / name))
        natural = reader.size()
        if not natural.isValid():
            raise FileNotFoundError(name)
        asked = [(wide, natural.width()), (high, natural.height())]
        # Without the namespace Qt, which knows how to scale a size: importing it takes long.
        if scale := min((to / whole for to, whole in asked if to > 0), default=0.0):
            reader.setScaledSize(natural * scale)
        image = reader.read()
        if image.isNull():
            raise FileNotFoundError(name)
        return image
