"""Starts Divan, or a bare QML window, and prints the seconds up to the first frame."""

import os
import sys
import tempfile
import time
from pathlib import Path

BARE = "import QtQuick\nWindow { visible: true; width: 1280; height: 720 }\n"


def main() -> None:
    """Measure what the first argument names: ``divan`` or ``bare``."""
    with tempfile.TemporaryDirectory() as folder:
        started = float(os.environ["DIVAN_BENCH_STARTED"])
        if sys.argv[1] == "bare":
            _bare(Path(folder), started)
        else:
            _divan(Path(folder), started)


def _bare(folder: Path, started: float) -> None:
    import PySide6.QtQuick  # noqa: F401 - as every app with a window does
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtQml import QQmlApplicationEngine

    application = QGuiApplication(sys.argv[:1])
    file = folder / "Bare.qml"
    file.write_text(BARE)
    engine = QQmlApplicationEngine()
    engine.load(str(file))
    _report(engine.rootObjects()[0], application, started)


def _divan(folder: Path, started: float) -> None:
    from divan.app.wiring import House, close_window, make_application, open_window
    from divan.ui.window import WindowKeeper

    application = make_application(sys.argv[:1])
    house = House(folder)
    engine, window = open_window(house)
    keeper = WindowKeeper(window, house.store, house.settings)
    keeper.restore()
    _report(window, application, started)
    del window, keeper
    close_window(engine)
    house.close()


def _report(window: object, application: object, started: float) -> None:
    def first() -> None:
        print(time.time() - started, flush=True)
        application.quit()  # type: ignore[attr-defined]

    window.frameSwapped.connect(first)  # type: ignore[attr-defined]
    application.exec()  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
