"""The small tools of a release: locks that agree, checksums that find what changed."""

import re
from pathlib import Path

from release import checksums
from release.bars import Bars
from tasks import package

ROOT = Path(__file__).parents[2]


def pins(lock: Path) -> dict[str, set[str]]:
    """Return what a lock file pins: names, with their versions and where these hold."""
    found: dict[str, set[str]] = {}
    for name, rest in re.findall(r"^([\w.-]+)(==[^\\]+)", lock.read_text(), re.MULTILINE):
        found.setdefault(name, set()).add(rest.strip())
    return found


def test_what_is_packaged_is_what_was_tested() -> None:
    tested, packaged = pins(ROOT / "requirements.lock"), pins(ROOT / "packaging/requirements.lock")
    both = set(tested) & set(packaged)
    assert {"pyside6-essentials", "pyside6-addons", "shiboken6", "msgspec", "platformdirs"} <= both
    versions = [
        (name, re.findall("==[^ ;]+", " ".join(sorted(lock[name]))))
        for name in sorted(both)
        for lock in (tested, packaged)
    ]
    assert versions[::2] == versions[1::2]


def test_a_file_that_changed_or_came_has_no_checksum(tmp_path: Path) -> None:
    for name in ("a.deb", "b.whl"):
        (tmp_path / name).write_text(name)
    checksums.write(tmp_path)
    assert checksums.stale(tmp_path) == []
    first = (tmp_path / checksums.FILE).read_text().splitlines()[0]
    assert re.fullmatch("[0-9a-f]{64}  a.deb", first)
    (tmp_path / "a.deb").write_text("other")
    (tmp_path / "c.txt").write_text("new")
    assert checksums.stale(tmp_path) == ["a.deb", "c.txt"]


def test_only_what_an_earlier_release_left_is_cleared(tmp_path: Path) -> None:
    (tmp_path / "a.deb").touch()
    checksums.write(tmp_path)
    (tmp_path / "thesis.odt").touch()
    checksums.clear(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.odt"]
    checksums.clear(tmp_path)


def test_bars_tell_what_fails(capsys) -> None:
    bars = Bars()
    bars.most("weight", 74.9, 75, "MB")
    bars.skip("macOS", "no Mac")
    assert bars.all_hold
    bars.most("weight", 75.1, 75, "MB")
    assert not bars.all_hold
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["holds", "not", "FAILS"]


def test_each_kind_is_named_in_the_help(capsys) -> None:
    told = package._parser().format_help()
    assert all(kind in told for kind in package.KINDS)
