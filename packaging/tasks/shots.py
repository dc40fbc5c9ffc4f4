"""Every screen and the main states of every game as pictures, the same every time."""

import argparse
import itertools
import os
import re
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from divan.app.wiring import House, close_window, make_application, open_window
from tasks import (
    scenes_analysis,
    scenes_baker_street,
    scenes_don_legacy,
    scenes_last_call,
    scenes_lessons,
    scenes_lost_cities,
    scenes_shell,
    scenes_similo,
)
from tasks.studio import Scene, Studio

LANGUAGES = ("en", "nl", "fa")
SIZES = ("1024x640", "1280x720", "2560x1440")
SCENES: tuple[Scene, ...] = (
    *scenes_shell.SCENES,
    *scenes_lost_cities.SCENES,
    *scenes_baker_street.SCENES,
    *scenes_last_call.SCENES,
    *scenes_don_legacy.SCENES,
    *scenes_similo.SCENES,
    *scenes_analysis.SCENES,
    *scenes_lessons.SCENES,
)


def main(arguments: list[str] | None = None) -> int:
    """Take the pictures; return the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    out: Path = options.out
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(str(error))
    wanted = [scene for scene in SCENES if not options.only or scene.__name__ in options.only]
    make_application(sys.argv[:1])
    with tempfile.TemporaryDirectory() as home:
        house = House(Path(home))
        engine, window = open_window(house)
        studio = Studio(house, window)
        house.settings.change("pace", "step")
        house.settings.change("motion", "reduced")
        house.settings.change("theme", options.theme)
        house.settings.change("text_size", options.text_size)
        window.show()
        for language, size in itertools.product(options.lang, options.size):
            house.settings.change("language", language)
            window.resize(*(int(part) for part in size.split("x")))
            for scene in wanted:
                scene(studio)
                studio.settle()
                name = f"{scene.__name__}-{language}-{size}.png"
                window.grabWindow().save(str(out / name))
                sys.stdout.write(f"{out / name}\n")
                studio.window.toShelf()
        del window, studio
        close_window(engine)
        house.close()
    return 0


def _size(text: str) -> str:
    """Return a size that a window can have. Raises ArgumentTypeError."""
    if not re.fullmatch(r"[1-9]\d{2,3}x[1-9]\d{2,3}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1280x720")
    return text


def _percent(text: str) -> int:
    """Return a size of text. Raises ArgumentTypeError."""
    if not text.isdecimal() or not 100 <= int(text) <= 200:
        raise argparse.ArgumentTypeError(f"{text!r} is not from 100 to 200")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    names = ", ".join(scene.__name__ for scene in SCENES)
    parser = argparse.ArgumentParser(prog="dev.py shots", description=__doc__)
    parser.add_argument("--lang", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument(
        "--size", nargs="+", default=list(SIZES), type=_size, help="such as 1280x720"
    )
    parser.add_argument("--theme", choices=("lamp", "daylight", "contrast"), default="lamp")
    parser.add_argument("--text-size", type=_percent, default=100, help="100 to 200 per cent")
    parser.add_argument(
        "--only",
        nargs="+",
        metavar="SCENE",
        choices=[scene.__name__ for scene in SCENES],
        help=f"some of: {names}",
    )
    parser.add_argument("--out", type=Path, default=Path("shots"), help="the folder to write to")
    return parser


if __name__ == "__main__":
    sys.exit(main())
