"""The portraits show what the table of characters says, and no two look alike."""

import re
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from divan import places
from divan.games.similo.rules.characters import CHARACTERS, Character

ART = places.resources() / "art" / "similo"
WIDE, HIGH = 96, 110
"""The size at which portraits must differ: that of a small card."""
GRAIN = 8
"""Pixels to a side of the squares that are compared."""
LEAST = 0.2
"""How large a part of the squares of two portraits must differ clearly."""
CLEARLY = 24
"""How far the colours of two squares that differ clearly lie apart, of 255."""


def drawing(character: Character) -> str:
    return (ART / f"{character.id}.svg").read_text(encoding="utf-8")


def layers(character: Character) -> set[str]:
    return set(re.findall(r'<g id="([a-z0-9-]+)"', drawing(character)))


def stated(character: Character) -> set[str]:
    """Return the layers that the character's traits ask for."""
    wanted = {
        f"era-{character.era}",
        f"region-{character.region}",
        f"kind-{character.kind}",
        f"role-{character.role}",
        f"face-{character.sex}-{character.age}-{character.being}",
    }
    if character.head != "none":
        wanted.add(f"head-{character.head}")
    if character.being == "divine":
        wanted.add("light")
    for trait in ("beard", "weapon", "magic"):
        if getattr(character, trait):
            wanted.add(trait)
    return wanted


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
def test_a_portrait_has_a_layer_for_each_trait_and_none_for_another(character: Character) -> None:
    """What is held without being a weapon (``thing``) tells nothing."""
    assert layers(character) - {"thing"} == stated(character)


def test_there_is_a_portrait_for_each_character_and_a_sign_for_each_role_and_kind() -> None:
    wanted = {f"{character.id}.svg" for character in CHARACTERS}
    wanted |= {f"role-{character.role}.svg" for character in CHARACTERS}
    wanted |= {f"kind-{character.kind}.svg" for character in CHARACTERS}
    assert {path.name for path in ART.iterdir()} == wanted | {"cover.svg", "emblem.svg"}


def test_what_no_renderer_of_ours_knows_is_not_used() -> None:
    for path in ART.glob("*.svg"):
        text = path.read_text(encoding="utf-8")
        for unknown in ("clipPath", "<style", "class=", "rgba(", "<text", "<image", 'href="http'):
            assert unknown not in text, f"{path.name}: {unknown}"
        assert QSvgRenderer(str(path)).isValid()


def squares(character: Character) -> list[tuple[int, int, int]]:
    """Return the colours of a portrait drawn small, square by square."""
    picture = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(ART / f"{character.id}.svg")).render(painter, QRectF(0, 0, WIDE, HIGH))
    painter.end()
    coarse = picture.scaled(
        WIDE // GRAIN,
        HIGH // GRAIN,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return [
        (colour.red(), colour.green(), colour.blue())
        for y in range(coarse.height())
        for x in range(coarse.width())
        for colour in (coarse.pixelColor(x, y),)
    ]


def test_any_two_portraits_differ_visibly_where_they_are_small() -> None:
    seen = {character.id: squares(character) for character in CHARACTERS}
    alike = []
    for one, other in combinations(seen, 2):
        pairs = zip(seen[one], seen[other], strict=True)
        apart = sum(
            max(abs(a - b) for a, b in zip(first, second, strict=True)) > CLEARLY
            for first, second in pairs
        )
        if apart / len(seen[one]) < LEAST:
            alike.append((one, other, apart / len(seen[one])))
    assert alike == []
