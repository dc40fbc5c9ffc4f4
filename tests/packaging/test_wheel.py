"""What is installed runs away from the checkout, with all it needs in it."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from divan.games import find_games
from helpers.silence import OF_QT

ROOT = Path(__file__).parents[2]


def compiled_here() -> bool:
    """Tell whether the checkout's kernels were compiled."""
    return any((ROOT / "desktop").rglob("compiled.*.so")) or any(
        (ROOT / "desktop").rglob("compiled.*.pyd")
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout as it is."""
    out = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (made,) = out.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which nothing but the wheel is installed."""
    target = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    command = [*pip, "--no-deps", "--no-index", "--target", str(target), str(wheel)]
    subprocess.run(command, check=True, capture_output=True)
    return target


def run(installed: Path, folder: Path, *arguments: str) -> str:
    """Run Python with the installed package before everything else, far from the checkout."""
    environment = dict(os.environ, PYTHONPATH=str(installed), QT_QPA_PLATFORM="offscreen")
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.replace(f"{OF_QT}\n", "") == ""
    return done.stdout


def test_the_wheel_carries_what_the_app_needs(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for needed in (
        "divan/ui/qml/Divan/Shell/Main.qml",
        "divan/ui/qml/Divan/Kit/qmldir",
        "divan/games/lost_cities/view/Table.qml",
        "divan/resources/fonts/Vazirmatn-Regular.ttf",
        "divan/resources/sounds/place.wav",
        "divan/resources/art/lost_cities/blue-8.svg",
        "divan/resources/rulebooks/lost_cities/fa.md",
        "divan/resources/licences/index.json",
        "divan/resources/translations/shell_fa.qm",
        "divan/resources/translations/lost_cities_nl.qm",
    ):
        assert needed in names, needed
    assert not [name for name in names if name.endswith(".ts") or "/tests/" in name]


@pytest.mark.skipif(not compiled_here(), reason="no kernel was compiled here")
def test_the_wheel_brings_kernels_and_names_the_system_they_are_for(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    kernels = [name for name in names if name.endswith((".so", ".pyd"))]
    assert len(kernels) == len(list((ROOT / "desktop").rglob("*.pyx")))
    assert not wheel.name.endswith("-none-any.whl")


def test_without_a_compiler_no_kernel_is_made_and_one_line_says_so(tmp_path: Path) -> None:
    script = str(ROOT / "packaging" / "kernels.py")
    environment = dict(os.environ, CC="no-compiler-is-called-so")
    done = subprocess.run(
        [sys.executable, script, "--into", str(tmp_path)],
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("kernels.py: ")
    assert not list(tmp_path.rglob("compiled.*"))


def test_it_starts_as_divan(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (entry,) = [name for name in archive.namelist() if name.endswith("entry_points.txt")]
        assert "[gui_scripts]\ndivan = divan.app.main:main" in archive.read(entry).decode()


def test_an_installed_app_takes_nothing_from_the_checkout(installed: Path, tmp_path: Path) -> None:
    script = (
        "import divan; from divan import places;"
        "print(divan.__file__); print(places.resources()); print(places.translations())"
    )
    for place in run(installed, tmp_path, "-c", script).split():
        assert Path(place).is_relative_to(installed)


@pytest.mark.parametrize(
    "games",
    [
        pytest.param(("lost_cities", "similo"), id="two"),
        pytest.param((), id="all", marks=pytest.mark.long),
    ],
)
def test_an_installed_app_plays_on_its_screen(
    installed: Path, tmp_path: Path, games: tuple[str, ...]
) -> None:
    """Bots play a whole match of each game; pictures of it are there at the end."""
    chosen = [f"--game={game}" for game in games]
    told = run(installed, tmp_path, "-m", "divan", "--demo", "pictures", *chosen)
    pictures = {path.name for path in (tmp_path / "pictures").iterdir()}
    for game in games or [manifest.id for manifest in find_games()]:
        assert f"{game}: " in told
        assert {f"{game}-1.png", f"{game}-end.png"} <= pictures
