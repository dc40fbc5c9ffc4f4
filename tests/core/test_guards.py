"""The guards of ``conftest.py`` themselves: each must catch what it is there for."""

import shutil
import subprocess
import sys
from pathlib import Path

CULPRITS = """
import logging, os, threading

def test_logs_a_warning():
    logging.getLogger("divan").warning("something is wrong")

def test_announces_a_warning_that_never_comes(expect_log):
    expect_log("something is wrong")

def test_leaves_a_thread():
    threading.Thread(target=threading.Event().wait, args=(30,), daemon=True).start()

def test_has_an_exception_in_a_thread():
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()

def test_warns():
    import warnings
    warnings.warn("old")

def test_announces_its_warning(expect_log):
    expect_log("is wrong")
    logging.getLogger("divan").error("something is wrong")

def test_has_a_home_of_its_own(tmp_path):
    assert os.environ["DIVAN_HOME"].startswith(str(tmp_path))
"""


def test_a_test_that_logs_leaks_or_fails_in_a_thread_is_caught(tmp_path: Path) -> None:
    tests = Path(__file__).parents[1]
    (tmp_path / "tests").mkdir()
    conftest = (tests / "conftest.py").read_text()
    assert "PARTING_SECONDS = 2.0" in conftest
    hasty = conftest.replace("PARTING_SECONDS = 2.0", "PARTING_SECONDS = 0.1")
    (tmp_path / "tests" / "conftest.py").write_text(hasty)
    shutil.copy(tests.parent / "pyproject.toml", tmp_path)
    (tmp_path / "tests" / "test_culprits.py").write_text(CULPRITS)
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    verdicts = {
        line.split("::")[1].split(" ")[0]
        for line in run.stdout.splitlines()
        if line.startswith(("FAILED", "ERROR"))
    }
    assert verdicts == {
        "test_logs_a_warning",
        "test_announces_a_warning_that_never_comes",
        "test_leaves_a_thread",
        "test_has_an_exception_in_a_thread",
        "test_warns",
    }, run.stdout
