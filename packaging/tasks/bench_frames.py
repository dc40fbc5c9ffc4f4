"""Frame times at the table, idle and while bots think, and what the app weighs.

The cards are dealt anew every 1.2 seconds in both, so that there is something to draw.
"""

import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer

from divan.app.wiring import House, close_window, make_application, open_window
from divan.core.record import PERSON, Level, Player
from divan.session.question import Question
from tasks.figures import Row, at, emit, is_quick, percentiles

PROBE = Path(__file__).with_name("FrameProbe.qml")
AT_ONCE = 4
DEAL_SECONDS = 1.2


def main() -> None:
    """Measure and print the rows as one line of JSON."""
    rounds, seconds = (2, 5.0) if is_quick() else (4, 10.0)
    make_application(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        engine, window = open_window(house)
        window.resize(1280, 720)
        window.show()
        engine.setInitialProperties({})
        engine.load(str(PROBE))
        probe = engine.rootObjects()[-1]
        _start_match(house, window)
        _pump(1.5)
        idle: list[float] = []
        busy: list[float] = []
        answers = 0
        for _ in range(rounds):
            idle += _frames(house, probe, seconds)
            thinking = _Thinking(house)
            busy += _frames(house, probe, seconds)
            answers += thinking.stop()
        weight = _weight(house)
        del window, probe
        close_window(engine)
        house.close()
    frames = [
        {"what": "the idle table", **_percentiles(idle)},
        {"what": f"while bots think ({answers} decisions)", **_percentiles(busy)},
    ]
    frames[1]["p99_ratio"] = round(frames[1]["p99_ms"] / frames[0]["p99_ms"], 2)
    emit({"frames": frames, "memory": weight})


class _Thinking:
    """Keeps four questions in the bots' processes, one after another."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._going = True
        self._answers = 0
        for number in range(AT_ONCE):
            self._ask(number)

    def _ask(self, number: int) -> None:
        opened = self._house.table.on_the_table
        if opened is None:
            raise RuntimeError("no match is on the table")
        view = opened.match.view(opened.match.to_act()[0])
        question = Question(opened.manifest.bots, Level.MYCROFT, view, number, 1.0)
        self._house.pool().ask(question, lambda _: self._again(number))

    def _again(self, number: int) -> None:
        self._answers += 1
        if self._going:
            self._ask(number + AT_ONCE)

    def stop(self) -> int:
        self._going = False
        _pump(1.5)
        return self._answers


def _start_match(house: House, window: Any) -> None:
    manifest = house.games[0]
    options = manifest.load_rules().presets[0].options
    players = (PERSON, Player(Level.ADLER))
    house.settings.change("pace", "step")
    house.table.play(house.library.start(manifest, options, players, "BENCH"))
    window.toTable()


def _frames(house: House, probe: Any, seconds: float) -> list[float]:
    """Return the frame times of ``seconds`` in which the cards are dealt again and again."""
    probe.take()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        house.table.deal_again()
        _pump(DEAL_SECONDS)
    return [float(frame) for frame in json.loads(probe.take())]


def _pump(seconds: float) -> None:
    """Run the app for so long, in an event loop as its own: only there what is no longer
    needed is deleted.
    """
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def _percentiles(times: list[float]) -> Row:
    return {**percentiles(times), "p99_ms": round(at(sorted(times), 0.99), 1)}


def _weight(house: House) -> list[Row]:
    """Return the resident memory in MB of the app, and with the bots' processes."""
    own = _resident("self")
    workers = sum(_resident(str(pid)) for pid in house.pool().process_ids())
    return [
        {"what": "the app", "mb": round(own)},
        {"what": "with the bots' processes", "mb": round(own + workers)},
    ]


def _resident(process: str) -> float:
    status = Path("/proc", process, "status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    main()
