"""What is made here for systems that are not here is well formed and names the same things."""

import plistlib
import re
import subprocess
from pathlib import Path

import pytest
from PySide6.QtGui import QImageReader
from release import icon, locks, macos, windows
from release.environment import LOCK
from release.version import APP_ID, VERSION

from divan.ui.languages import LANGUAGES

PACKAGING = Path(__file__).parents[2] / "packaging"
ART = PACKAGING.parent / "resources" / "art" / "common"
NSIS_LANGUAGES = {"en": "ENGLISH", "nl": "DUTCH", "fa": "FARSI"}


@pytest.mark.parametrize(("suffix", "write"), [("ico", "windows"), ("icns", "mac")])
def test_an_icon_has_every_size(suffix: str, write: str, tmp_path: Path) -> None:
    sizes = (16, 32, 64, 128, 256)
    file = tmp_path / f"divan.{suffix}"
    getattr(icon, f"write_{write}")({size: ART / f"app-icon-{size}.png" for size in sizes}, file)
    reader = QImageReader(str(file))
    found = set()
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        image = reader.read()
        assert not image.isNull()
        found.add(image.width())
    assert found == set(sizes)


def test_the_installer_speaks_every_language() -> None:
    text = (PACKAGING / "windows" / "texts.nsh").read_text(encoding="utf-8")
    told = re.findall(r'^LangString (\w+) \$\{LANG_(\w+)\} "(.+)"$', text, re.MULTILINE)
    names = {name for name, _, _ in told}
    assert names == set(re.findall(r"\$\((\w+)\)", installer_script()))
    assert {(name, language) for name, language, _ in told} == {
        (name, NSIS_LANGUAGES[language]) for name in names for language in LANGUAGES
    }


def installer_script() -> str:
    return (PACKAGING / "windows" / "divan.nsi").read_text(encoding="utf-8")


def test_a_person_must_choose_to_lose_what_they_played() -> None:
    chosen = re.search(r"Section /o .*MATCHES.*?SectionEnd", installer_script(), re.DOTALL)
    assert chosen is not None
    assert installer_script().count(r'RMDir /r "$LOCALAPPDATA\Divan"') == 1
    assert r'RMDir /r "$LOCALAPPDATA\Divan"' in chosen[0]


def test_only_what_was_installed_is_removed(tmp_path: Path) -> None:
    """Somebody may install it into a folder in which something else lies."""
    (tmp_path / "packages" / "divan").mkdir(parents=True)
    (tmp_path / "packages" / "divan" / "main.py").touch()
    (tmp_path / "python.exe").touch()
    lines = list(windows.removal(tmp_path))
    assert lines == [
        'Delete "$INSTDIR\\python.exe"',
        'Delete "$INSTDIR\\packages\\divan\\main.py"',
        'RMDir /r "$INSTDIR\\packages\\divan\\__pycache__"',
        'RMDir "$INSTDIR\\packages\\divan"',
        'RMDir /r "$INSTDIR\\packages\\__pycache__"',
        'RMDir "$INSTDIR\\packages"',
    ]
    assert not [line for line in installer_script().splitlines() if line == '  RMDir /r "$INSTDIR"']


def test_windows_gets_its_own_versions_from_the_lock() -> None:
    lines = locks.locked(LOCK, windows.WHEELS, windows.SYSTEM)
    assert [line.partition("==")[0] for line in lines] == list(windows.WHEELS)
    assert all(re.search(r"==6\.1[2-9]\S* --hash=sha256:[0-9a-f]{64}", line) for line in lines[:3])
    older = locks.locked(LOCK, ["shiboken6"], {**windows.SYSTEM, "python_full_version": "3.11.9"})
    assert older[0].startswith("shiboken6==6.11.")


def test_what_macos_reads_is_well_formed() -> None:
    entitlements = plistlib.loads(macos.ENTITLEMENTS.read_bytes())
    assert entitlements == {"com.apple.security.cs.allow-jit": True}
    info = plistlib.loads(plistlib.dumps(macos.INFO))
    assert info["CFBundleLocalizations"] == sorted(LANGUAGES, key=["en", "nl", "fa"].index)
    (kind,) = info["UTExportedTypeDeclarations"]
    (document,) = info["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert all(picture.is_file() for picture in macos.PICTURES.values())


def test_the_sandbox_of_flatpak_lets_nothing_out() -> None:
    text = (PACKAGING / "flatpak" / f"{APP_ID}.yml").read_text(encoding="utf-8")
    assert f"divan-{VERSION}-linux-x86_64.tar.xz" in text
    assert f"id: {APP_ID}\n" in text
    granted = re.findall(r"^  - (--\S+)$", text, re.MULTILINE)
    assert "--socket=wayland" in granted
    assert not [each for each in granted if "network" in each or "filesystem" in each]


@pytest.mark.parametrize("script", ["macos/build.sh", "appimage/build.sh"])
def test_scripts_can_be_read_by_the_shell(script: str) -> None:
    subprocess.run(["sh", "-n", str(PACKAGING / script)], check=True)
