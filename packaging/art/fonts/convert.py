# mypy: disable-error-code="import-untyped"
"""Makes the fonts that Divan ships: convert.py NODE_MODULES OUT

Vazirmatn gets a minus as long as its plus (its own is hardly longer than a hyphen). Fraunces and
Markazi Text come as web fonts in several subsets and become one TrueType file each. All of them
then get what they lack of the signs the app writes: arrows in the weight of the face, and
invisible marks that steer the direction of text (without a glyph of their own these would be
fetched from some other font of the computer).
"""

from __future__ import annotations

import math
import sys
import tempfile
from pathlib import Path
from typing import Any

from fontTools.merge import Merger
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

VAZIRMATN = ["Regular", "Medium", "SemiBold", "Bold"]
WEB_FONTS = {
    "Fraunces-SemiBold": (
        "fraunces",
        ["fraunces-latin-600-normal", "fraunces-latin-ext-600-normal"],
    ),
    "Fraunces-Bold": ("fraunces", ["fraunces-latin-700-normal", "fraunces-latin-ext-700-normal"]),
    "MarkaziText-SemiBold": (
        "markazi-text",
        ["markazi-text-arabic-600-normal", "markazi-text-latin-600-normal"],
    ),
}

# joiners, marks, embeddings, overrides, isolates
INVISIBLE = [
    0x200B,
    0x200C,
    0x200D,
    0x200E,
    0x200F,
    *range(0x202A, 0x202F),
    0x2060,
    *range(0x2066, 0x206A),
    0xFEFF,
]
ARROWS = {0x2190: math.pi, 0x2191: math.pi / 2, 0x2192: 0.0, 0x2193: -math.pi / 2}

# What the app must be able to write with a face, beside letters.
WANTED = {
    "Vazirmatn": "0123456789−×→←–—’‘“”…·%+=/()۰۱۲۳۴۵۶۷۸۹٪٫٬،؛؟«»پچژگکی",
    "Fraunces": "0123456789−×→←–—’‘“”…·%+=/()éëïöüáóúèêçĳŁ",
    "MarkaziText": "0123456789−×→–’…·۰۱۲۳۴۵۶۷۸۹٫٬،؛؟«»پچژگکی",
}


def main() -> None:
    modules, out = Path(sys.argv[1]), Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    for weight in VAZIRMATN:
        font = TTFont(
            modules / f"vazirmatn/fonts/ttf/Vazirmatn-{weight}.ttf", recalcTimestamp=False
        )
        lengthen_minus(font)
        finish(font, out / f"Vazirmatn-{weight}.ttf")
    for name, (package, files) in WEB_FONTS.items():
        finish(
            joined(
                [modules / "@fontsource" / package / "files" / f"{file}.woff2" for file in files]
            ),
            out / f"{name}.ttf",
        )


def joined(files: list[Path]) -> TTFont:
    """One font out of the subsets of one face; names and dates are those of the first."""
    with tempfile.TemporaryDirectory() as folder:
        plain = []
        for i, file in enumerate(files):
            font = TTFont(file, recalcTimestamp=False)
            font.flavor = None
            for table in ("STAT", "prep", "gasp"):  # of the variable font these were cut from
                if table in font:
                    del font[table]
            drop_feature(font, "rvrn")
            plain.append(Path(folder) / f"{i}.ttf")
            font.save(plain[-1])
        first = TTFont(plain[0], recalcTimestamp=False)
        whole = Path(folder) / "whole.ttf"
        Merger().merge([str(file) for file in plain]).save(whole)
        font = TTFont(whole, lazy=False, recalcTimestamp=False)
        font["name"] = first["name"]
        for field in ("created", "modified", "fontRevision", "macStyle"):
            setattr(font["head"], field, getattr(first["head"], field))
        for field in ("ascent", "descent", "lineGap"):
            setattr(font["hhea"], field, getattr(first["hhea"], field))
        for field in (
            "sTypoAscender",
            "sTypoDescender",
            "sTypoLineGap",
            "usWinAscent",
            "usWinDescent",
            "usWeightClass",
            "fsSelection",
        ):
            setattr(font["OS/2"], field, getattr(first["OS/2"], field))
    return font


def drop_feature(font: TTFont, tag: str) -> None:
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    keep = [
        i for i, record in enumerate(table.FeatureList.FeatureRecord) if record.FeatureTag != tag
    ]
    new = {old: i for i, old in enumerate(keep)}
    for script in table.ScriptList.ScriptRecord:
        languages = [record.LangSys for record in script.Script.LangSysRecord]
        for language in [script.Script.DefaultLangSys, *languages]:
            if language:
                language.FeatureIndex = [new[i] for i in language.FeatureIndex if i in new]
                language.FeatureCount = len(language.FeatureIndex)
    table.FeatureList.FeatureRecord = [table.FeatureList.FeatureRecord[i] for i in keep]
    table.FeatureList.FeatureCount = len(keep)
    if getattr(table, "FeatureVariations", None):
        table.FeatureVariations = None
        table.Version = 0x00010000


def finish(font: TTFont, file: Path) -> None:
    font.recalcTimestamp = False
    add_missing(font)
    cmap = font.getBestCmap()
    lacking = [sign for sign in WANTED[file.stem.split("-")[0]] if ord(sign) not in cmap]
    if lacking:
        raise SystemExit(f"{file.name} lacks {' '.join(lacking)}")
    font.save(file)


def box(font: TTFont, code: int) -> Any:
    """Left, bottom, right, top of the glyph of a character."""
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[code]].draw(pen)
    return pen.bounds


def lengthen_minus(font: TTFont) -> None:
    left, low, right, high = box(font, ord("+"))
    _, bottom, _, top = box(font, 0x2212)
    half, middle = (top - bottom) / 2, (low + high) / 2
    pen = TTGlyphPen(None)
    pen.moveTo((left, middle + half))
    for point in [(right, middle + half), (right, middle - half), (left, middle - half)]:
        pen.lineTo(point)
    pen.closePath()
    width = font["hmtx"][font.getBestCmap()[ord("+")]][0]
    add_glyph(font, 0x2212, pen.glyph(), width, "minus.long")


def add_missing(font: TTFont) -> None:
    known = font.getBestCmap()
    for code in INVISIBLE:
        if code not in known:
            add_glyph(font, code, TTGlyphPen(None).glyph(), 0)
    for code, turn in ARROWS.items():
        if code not in known:
            glyph, width = arrow(font, turn)
            add_glyph(font, code, glyph, width)


def add_glyph(font: TTFont, code: int, glyph: Any, width: int, name: str = "") -> None:
    name = name or f"uni{code:04X}"
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, getattr(glyph, "xMin", 0) if width else 0)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name
    if "GDEF" in font and font["GDEF"].table.GlyphClassDef:
        font["GDEF"].table.GlyphClassDef.classDefs[name] = 1


def arrow(font: TTFont, turn: float) -> tuple[Any, int]:
    """As thick as the minus, at its height."""
    left, low, right, high = box(font, 0x2212)
    thick, middle = high - low, (high + low) / 2
    long = (right - left) * 1.4
    head, half, tip = long * 0.36, thick / 2, long / 2
    cut, inner = thick / math.sqrt(2), tip - thick * math.sqrt(2) - half
    # clockwise, as filled contours of TrueType are; the origin is the middle of the shaft
    upper = [(-tip, half), (inner, half), (tip - head - cut, head - cut), (tip - head, head)]
    points = [*upper, (tip, 0), *((x, -y) for x, y in reversed(upper))]
    width = round(long + 2 * left)
    pen = TTGlyphPen(None)
    cos, sin = math.cos(turn), math.sin(turn)
    turned = TransformPen(pen, (cos, sin, -sin, cos, width / 2, middle))
    record = RecordingPen()
    record.moveTo(points[0])
    for point in points[1:]:
        record.lineTo(point)
    record.closePath()
    record.replay(turned)
    return pen.glyph(), width


if __name__ == "__main__":
    main()
