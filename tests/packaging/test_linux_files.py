"""What tells a Linux desktop of Divan is whole, and says the same everywhere."""

import configparser
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from release.linux import ART, ICON_SIZES, SOURCES
from release.version import APP_ID, VERSION, filled, moment

from divan.app import wiring
from divan.app.main import _parser
from divan.session.match_file import FORMAT, SUFFIX
from divan.session.match_file import VERSION as FILE_VERSION
from divan.ui.languages import LANGUAGES

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
PERSIAN = re.compile("[\u0600-\u06ff]")


@pytest.fixture
def menu() -> configparser.SectionProxy:
    """The menu entry."""
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment]
    read.read(SOURCES / f"{APP_ID}.desktop", encoding="utf-8")
    return read["Desktop Entry"]


@pytest.fixture
def metainfo() -> ET.Element:
    """What software centres show."""
    return ET.fromstring(filled(SOURCES / f"{APP_ID}.metainfo.xml"))


@pytest.fixture
def kind() -> ET.Element:
    """The type of file."""
    text = (SOURCES / f"{APP_ID}.mime.xml").read_text(encoding="utf-8")
    return ET.fromstring(re.sub(' xmlns="[^"]+"', "", text, count=1))[0]


def test_the_menu_entry_speaks_every_language(menu: configparser.SectionProxy) -> None:
    for key in ("GenericName", "Comment", "Keywords"):
        assert all(menu[f"{key}[{language}]"] for language in LANGUAGES if language != "en")
        assert PERSIAN.search(menu[f"{key}[fa]"])


def test_what_software_centres_show_is_in_every_language(metainfo: ET.Element) -> None:
    for tag in ("summary", "description/p", "description/ul/li"):
        told = [element.get(LANG, "en") for element in metainfo.iterfind(tag)]
        assert told
        assert {language: told.count(language) for language in LANGUAGES} == dict.fromkeys(
            LANGUAGES, len(told) // len(LANGUAGES)
        )


def test_the_names_are_the_same_everywhere(
    menu: configparser.SectionProxy, metainfo: ET.Element, kind: ET.Element
) -> None:
    """The desktop finds the window's entry by the name that the window tells."""
    assert f'setDesktopFileName("{APP_ID}")' in Path(wiring.__file__).read_text(encoding="utf-8")
    assert menu["Icon"] == metainfo.findtext("id") == APP_ID
    assert metainfo.findtext("launchable") == f"{APP_ID}.desktop"
    assert menu["MimeType"] == f"{kind.get('type')};"
    assert metainfo.findtext("provides/mediatype") == kind.get("type")
    release = metainfo.find("releases/release")
    assert release is not None
    assert release.get("version") == VERSION


def test_a_match_is_known_by_its_name_and_by_its_content(kind: ET.Element) -> None:
    assert [glob.get("pattern") for glob in kind.iterfind("glob")] == [f"*{SUFFIX}"]
    match = kind.find("magic/match")
    assert match is not None
    begin = f'{{\n  "format": "{FORMAT}",\n  "version": {FILE_VERSION},'
    assert str(match.get("value")) in begin
    assert begin.index(str(match.get("value"))) <= int(str(match.get("offset")).split(":")[1])


def test_every_icon_is_there() -> None:
    for size in ICON_SIZES:
        assert (ART / f"app-icon-{size}.png").is_file()
    assert (ART / "app-icon.svg").is_file()


def test_the_manual_tells_every_option() -> None:
    page = (SOURCES / "divan.6").read_text(encoding="utf-8").replace("\\-", "-")
    options = [option for action in _parser()._actions for option in action.option_strings]
    assert "--demo" in options
    assert [option for option in options if option not in page] == []


def test_gaps_are_filled_with_the_version_and_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")
    assert moment() == 1796000000
    assert f'"2026-11-30" "Divan {VERSION}"' in filled(SOURCES / "divan.6")
