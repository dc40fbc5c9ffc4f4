"""Drawings come as large as they are asked for, and are drawn once."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from divan import places
from divan.ui.art import ArtProvider
from divan.ui.drawn import DrawnImages
from divan.ui.icons import IconProvider

SHIELD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60" width="40" height="60"/>'


@pytest.fixture
def art(tmp_path: Path) -> ArtProvider:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "shield.svg").write_text(SHIELD, encoding="utf-8")
    return ArtProvider(tmp_path)


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        (QSize(), QSize(40, 60)),
        (QSize(0, 90), QSize(60, 90)),
        (QSize(20, 0), QSize(20, 30)),
        (QSize(100, 90), QSize(60, 90)),
    ],
)
def test_a_drawing_keeps_its_shape_at_every_size(
    art: ArtProvider, asked: QSize, drawn: QSize
) -> None:
    told = QSize()
    assert art.requestImage("game/shield.svg", told, asked).size() == told == drawn


@pytest.mark.parametrize("room", [QSize(0, 0), QSize(0, -3)])
def test_what_has_no_room_yet_is_not_drawn(art: ArtProvider, tmp_path: Path, room: QSize) -> None:
    (tmp_path / "game" / "shield.svg").unlink()
    told = QSize()
    nothing = art.requestImage("game/shield.svg", told, room)
    assert nothing.size() == told == QSize(1, 1)
    assert nothing.pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize("name", ["game/sword.svg", "game/../game/shield.svg", "/game/shield.svg"])
def test_a_drawing_that_is_nowhere_is_an_error(art: ArtProvider, name: str) -> None:
    with pytest.raises(FileNotFoundError):
        art.requestImage(name, QSize(), QSize(0, 10))


def test_a_drawing_without_end_is_an_error(art: ArtProvider) -> None:
    with pytest.raises(FileNotFoundError):
        art.requestImage("game/shield.svg", QSize(), QSize(0, 60_000))


def test_a_drawing_is_drawn_once_for_each_size(art: ArtProvider, tmp_path: Path) -> None:
    first = art.requestImage("game/shield.svg", QSize(), QSize(0, 33))
    (tmp_path / "game" / "shield.svg").unlink()
    assert art.requestImage("game/shield.svg", QSize(), QSize(0, 33)) == first
    with pytest.raises(FileNotFoundError):
        art.requestImage("game/shield.svg", QSize(), QSize(0, 34))


def test_an_icon_has_the_colour_that_is_asked_for() -> None:
    icons = IconProvider(places.resources() / "icons")
    asked = QSize(24, 24)
    red, blue = (icons.requestImage(f"x/{tint}", QSize(), asked) for tint in ("FF0000", "0000FF"))
    assert red.size() == blue.size() == asked
    assert {red.pixelColor(12, 12).name(), blue.pixelColor(12, 12).name()} == {"#ff0000", "#0000ff"}


def test_the_image_unused_for_longest_makes_room() -> None:
    drawn: list[str] = []
    kept = DrawnImages(most=2 * 400)

    def look(name: str) -> None:
        def draw() -> QImage:
            drawn.append(name)
            return QImage(10, 10, QImage.Format.Format_RGB32)

        kept.get(name, draw)

    for name in ("one", "two", "one", "three", "one", "two"):
        look(name)
    assert drawn == ["one", "two", "three", "two"]


@pytest.mark.parametrize("name", ["sword", "../icons/x", "x/..", "/x"])
def test_an_icon_is_nowhere_but_in_its_folders(name: str) -> None:
    icons = IconProvider(places.resources() / "icons")
    with pytest.raises(FileNotFoundError):
        icons.requestImage(f"{name}/FF0000", QSize(), QSize(24, 24))
