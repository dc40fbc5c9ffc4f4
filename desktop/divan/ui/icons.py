"""Line icons and signs in any colour: ``image://icon/NAME/RRGGBB``."""

from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtQuick import QQuickImageProvider
from PySide6.QtSvg import QSvgRenderer

from divan.ui.drawn import DRAWN, leads_out

DEFAULT_SIZE = 24


class IconProvider(QQuickImageProvider):
    """Draws an SVG of one of ``folders``, its ``currentColor`` replaced.

    The name may begin with a subfolder of a game's art: ``lost_cities/sign-blue``.
    """

    def __init__(self, *folders: Path) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._folders = folders
        self._drawings: dict[str, str] = {}

    def requestImage(self, id: str, size: QSize, requested: QSize) -> QImage:  # noqa: N802
        """Return the icon at the size that is asked for; Qt calls this."""
        name, _, colour = id.rpartition("/")
        wide = requested.width() if requested.width() > 0 else DEFAULT_SIZE
        high = requested.height() if requested.height() > 0 else wide
        size.setWidth(wide)
        size.setHeight(high)
        draw = partial(self._draw, name, colour, wide, high)
        return DRAWN.get((self._folders, id, wide, high), draw)

    def _draw(self, name: str, colour: str, wide: int, high: int) -> QImage:
        image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        drawing = self._drawing(name).replace("currentColor", f"#{colour}")
        painter = QPainter(image)
        QSvgRenderer(QByteArray(drawing.encode())).render(painter)
        painter.end()
        return image

    def _drawing(self, name: str) -> str:
        """Return the text of a drawing, which is asked for in many colours and sizes."""
        if name not in self._drawings:
            self._drawings[name] = self._read(name)
        return self._drawings[name]

    def _read(self, name: str) -> str:
        """Return the drawing's text. Raises FileNotFoundError for a name that is nowhere."""
        for folder in () if leads_out(name) else self._folders:
            with suppress(FileNotFoundError):
                return (folder / f"{name}.svg").read_text(encoding="utf-8")
        raise FileNotFoundError(name)
