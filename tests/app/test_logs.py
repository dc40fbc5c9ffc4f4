"""Errors that nobody caught are written down."""

import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys, threading
from pathlib import Path
from divan.app.logs import write_logs
write_logs(Path(sys.argv[1]))
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()
raise RuntimeError("on the way out")
"""


def run(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", SCRIPT, str(folder)], check=False, capture_output=True, text=True
    )


def test_errors_of_threads_and_of_the_main_thread_are_in_the_file(tmp_path: Path) -> None:
    done = run(tmp_path / "home")
    assert done.returncode == 1
    written = (tmp_path / "home" / "divan.log").read_text(encoding="utf-8")
    assert "ZeroDivisionError" in written
    assert "on the way out" in written


def test_what_the_file_cannot_take_goes_to_the_standard_error(tmp_path: Path) -> None:
    (tmp_path / "home" / "divan.log").mkdir(parents=True)
    done = run(tmp_path / "home")
    assert "ZeroDivisionError" in done.stderr
    assert "on the way out" in done.stderr
    assert "Logging error" not in done.stderr


def test_where_no_file_can_be_written_they_go_to_the_standard_error(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file, not a folder")
    done = run(tmp_path / "home")
    assert "ZeroDivisionError" in done.stderr
    assert "on the way out" in done.stderr
