"""What both providers of images share: those drawn lately, so that a window that changes back
draws nothing anew, and which names they refuse.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import PurePosixPath

from PySide6.QtGui import QImage


def leads_out(name: str) -> bool:
    """Tell whether ``name``, taken from a folder, may lie outside it."""
    return not {"..", "/"}.isdisjoint(PurePosixPath(name).parts)


class DrawnImages:
    """Keeps up to ``most`` bytes of images; the one unused for longest goes first.

    An image that is on the screen as well takes no room of its own: Qt shares its pixels.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._images: OrderedDict[Hashable, QImage] = OrderedDict()

    def get(self, key: Hashable, draw: Callable[[], QImage]) -> QImage:
        """Return the image of ``key``, which ``draw`` makes if it is not kept."""
        if key in self._images:
            self._images.move_to_end(key)
            return self._images[key]
        image = draw()
        self._images[key] = image
        self._size += image.sizeInBytes()
        while self._size > self._most and len(self._images) > 1:
            self._size -= self._images.popitem(last=False)[1].sizeInBytes()
        return image


DRAWN = DrawnImages(24 * 2**20)
"""Of the whole process, as Qt's own pixmaps are."""
