"""What Divan is, where it keeps things, and whose work it stands on; for QML."""

import platform
from pathlib import Path
from typing import Any, Final

import msgspec
import platformdirs
import PySide6
from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from divan import __version__, places
from divan.ui.languages import Languages
from divan.ui.texts import text

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

VERSION = text("about", "Version {version}")
BY = text("about", "by {author}")
NO_TEXT = text("about", "This licence is missing. Install Divan again to get it back.")

USES: Final = {
    "qt.txt": text("about", "Windows, drawing, sound and Qt’s own translations"),
    "python.txt": text("about", "The language that Divan is written in"),
    "msgspec.txt": text("about", "Reads and checks the matches that are kept"),
    "platformdirs.txt": text("about", "Finds the folder that your matches are kept in"),
    "icu.txt": text("about", "Rules of languages and scripts, in the packages for Linux"),
    "pyinstaller.txt": text("about", "Starts Divan in the packages for Linux and macOS"),
    "vazirmatn.txt": text(
        "about",
        "Text in every language. Changed: a longer minus; arrows and invisible direction marks"
        " added.",
    ),
    "fraunces.txt": text(
        "about",
        "Titles and numerals in Latin script. Changed: subsets joined; arrows and invisible"
        " direction marks added.",
    ),
    "markazi-text.txt": text(
        "about",
        "Titles in Persian. Changed: subsets joined; arrows and invisible direction marks added.",
    ),
    "lucide.txt": text("about", "Icons of the interface"),
    "open-peeps.txt": text("about", "Faces of the portraits"),
    "dicebear.txt": text("about", "Puts the faces of the portraits together when the art is made"),
    "game-icons.txt": text("about", "Signs and things on the cards"),
}
"""What each work is used for, by the file of its licence."""

OWN_LICENCE: Final = "LICENSE"
_SHELVES: Final = ("libraries", "licences")
"""The folders of resources whose ``index.json`` lists the works of others."""


class Work(msgspec.Struct, frozen=True):
    """A work of others that comes with Divan, as an ``index.json`` lists it."""

    name: str
    version: str
    author: str
    licence: str
    file: str
    used_for: str
    homepage: str


@QmlElement
@QmlUncreatable("made by the application")
class AboutBridge(QObject):  # type: ignore[operator]
    """The facts of the page; its sentences stand in QML."""

    changed = Signal()

    def __init__(self, home: Path, languages: Languages) -> None:
        super().__init__()
        self._home = home
        self._languages = languages
        languages.changed.connect(self.changed)

    @Slot(str, str, result=str)
    def licence(self, shelf: str, file: str) -> str:
        """Return the text of a licence, or a sentence where there is none."""
        path = places.resources() / shelf / file if shelf else _own_licence()
        try:
            return path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return self._languages.say(NO_TEXT)

    def _works(self, shelf: str) -> list[dict[str, str]]:
        return [self._line(shelf, work) for work in read_works(shelf)]

    def _line(self, shelf: str, work: Work) -> dict[str, str]:
        version = work.version or _versions().get(work.file, "")
        used = USES.get(work.file)
        return {
            "name": work.name,
            "version": self._languages.figures(version) if version else "",
            "author": self._languages.say(BY, author=work.author),
            "licence": work.licence.replace(" AND ", " · "),
            "use": self._languages.say(used) if used else work.used_for,
            "homepage": work.homepage,
            "shelf": shelf,
            "file": work.file,
        }

    def _libraries(self) -> list[dict[str, str]]:
        return self._works("libraries")

    def _art(self) -> list[dict[str, str]]:
        return self._works("licences")

    def _version(self) -> str:
        return self._languages.say(VERSION, version=self._languages.figures(__version__))

    def _folder(self) -> str:
        return str(self._home)

    def _folder_address(self) -> QUrl:
        return QUrl.fromLocalFile(str(self._home))

    version = Property(str, _version, notify=changed)
    folder = Property(str, _folder, constant=True)
    folderAddress = Property(QUrl, _folder_address, constant=True)
    libraries = Property(list, _libraries, notify=changed)
    art = Property(list, _art, notify=changed)


def read_works(shelf: str) -> tuple[Work, ...]:
    """Return the works that a folder lists; none where its list cannot be read."""
    try:
        data = (places.resources() / shelf / "index.json").read_bytes()
        return msgspec.json.decode(data, type=tuple[Work, ...])
    except (OSError, msgspec.DecodeError):
        return ()


def _own_licence() -> Path:
    """Return Divan's own licence: at the top of the checkout, among the resources else."""
    top = places.resources().parent / OWN_LICENCE
    return top if top.is_file() else places.resources() / OWN_LICENCE


def _versions() -> dict[str, Any]:
    """Return the versions that run here, by the files of their licences."""
    return {
        "qt.txt": PySide6.__version__,
        "python.txt": platform.python_version(),
        "msgspec.txt": msgspec.__version__,
        "platformdirs.txt": platformdirs.__version__,
    }
