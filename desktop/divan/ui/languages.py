"""The person's language: translations, digits, dates and the direction of text."""

import re
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QCalendar,
    QCoreApplication,
    QDateTime,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)
from PySide6.QtGui import QGuiApplication

from divan.ui.texts import Part, Text, text

LANGUAGES: Final = ("en", "nl", "fa")
RIGHT_TO_LEFT: Final = ("fa",)
NATIVE_NAMES: Final = {"en": "English", "nl": "Nederlands", "fa": "فارسی"}

FSI, LRI, PDI, RLM = "\u2068", "\u2066", "\u2069", "\u200f"
COMMAS: Final = {"fa": "، "}
NARROW_SPACE, NO_BREAK_SPACE = "\u202f", "\u00a0"
MINUS: Final = "\u2212"
_PERSIAN_DIGITS: Final = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
_RTL_START: Final = re.compile(r"[\u0590-\u08ff]")
_GAP: Final = re.compile(r"\{(\w+)\}")

RULE: Final = text("clauses", "Rule {number}", "the name of a rulebook clause")
NOTE: Final = text("clauses", "Note {number}", "the name of a note in a rulebook")


class Languages(QObject):
    """Speaks the chosen language; implements ``divan.ui.texts.Speaker``."""

    changed = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._translators: list[QTranslator] = []
        self.language = ""

    def choose(self, language: str) -> None:
        """Switch to ``language``, or to the system's for ``system``; at once, everywhere."""
        wanted = system_language() if language == "system" else language
        if wanted == self.language:
            return
        self.language = wanted
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = self._load(wanted)
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        QLocale.setDefault(QLocale(wanted))
        rtl = wanted in RIGHT_TO_LEFT
        if QGuiApplication.isRightToLeft() != rtl:
            from PySide6.QtCore import Qt  # long to import, and seldom needed

            direction = Qt.LayoutDirection
            QGuiApplication.setLayoutDirection(
                direction.RightToLeft if rtl else direction.LeftToRight
            )
        self.changed.emit()

    @property
    def right_to_left(self) -> bool:
        """True for a language written from right to left."""
        return self.language in RIGHT_TO_LEFT

    def say(self, text: Text, **parts: Part) -> str:
        """Return the sentence in the person's language."""
        return self._led(self._fill(QCoreApplication.translate(*_named(text)), parts))

    def say_count(self, text: Text, count: int, **parts: Part) -> str:
        """Return the sentence in the form for ``count``; ``%n`` becomes the number."""
        # Qt takes -1 for "no number", and writes numbers in ASCII digits; this one is
        # isolated like every other.
        found = QCoreApplication.translate(*_named(text), abs(count))
        shown = found.replace(str(abs(count)), self._isolated(self.number(count)), 1)
        return self._led(self._fill(shown, parts))

    def number(self, value: int) -> str:
        """Return a number in the language's digits."""
        return self._digits(f"{MINUS}{-value}" if value < 0 else str(value))

    def decimal(self, value: float) -> str:
        """Return a number with one digit after the point, or without where that is 0."""
        rounded = round(value, 1)
        if rounded == int(rounded):
            return self.number(int(rounded))
        shown = QLocale(self.language).toString(abs(rounded), "f", 1)
        signed = f"{MINUS}{shown}" if rounded < 0 else shown
        return f"{LRI}{signed}{PDI}" if self.right_to_left else signed

    def signed(self, value: int) -> str:
        """Return a number with its sign."""
        return self.number(value) if value < 0 else self._digits(f"+{value}")

    def figures(self, source: str) -> str:
        """Return figures such as a version or 4.1 in the language's digits, from left to right."""
        return self._digits(source)

    def formula(self, source: str) -> str:
        """Return arithmetic in the language's digits, from left to right, with its sign "="
        on the side of the result.
        """
        return self._digits(f"= {source}" if self.right_to_left else f"{source} =")

    def listed(self, items: Sequence[str]) -> str:
        """Return ``items`` with the language's commas between them."""
        # Isolated items say nothing of the direction of the whole: without a mark it would be
        # taken for one that runs from left to right.
        joined = COMMAS.get(self.language, ", ").join(map(self._isolated, items))
        return self._led(joined) if joined else ""

    def clause(self, id: str) -> str:
        """Return what a clause is called: ``LOST-3.1`` is Rule 3.1, ``D8`` is Note 8."""
        _, dash, number = id.rpartition("-")
        if dash:
            return self.say(RULE, number=self._digits(number))
        return self.say(NOTE, number=self._digits(id.lstrip("D")))

    def date(self, moment: datetime) -> str:
        """Return a day in the person's calendar and time zone, such as 29 November."""
        when = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
        locale = QLocale(self.language)
        if self.language == "fa":
            jalali = QCalendar(QCalendar.System.Jalali)
            return locale.toString(when.date(), QLocale.FormatType.LongFormat, jalali)
        return locale.toString(when.date(), QLocale.FormatType.LongFormat)

    def day(self, moment: datetime) -> str:
        """Return a day without its year, such as 29 November."""
        when = QDateTime.fromSecsSinceEpoch(int(moment.timestamp())).date()
        if self.language == "fa":
            jalali = QCalendar(QCalendar.System.Jalali)
            parts = jalali.partsFromDate(when)
            name = jalali.monthName(QLocale(self.language), parts.month)
            return f"{self.number(parts.day)} {name}"
        return QLocale(self.language).toString(when, "d MMMM")

    def time(self, moment: datetime) -> str:
        """Return the time of day in the person's time zone."""
        when = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
        shown = QLocale(self.language).toString(when.time(), QLocale.FormatType.ShortFormat)
        return shown.replace(NARROW_SPACE, NO_BREAK_SPACE)  # which the fonts have

    def _digits(self, shown: str) -> str:
        if self.language != "fa":
            return shown
        shown = shown.translate(_PERSIAN_DIGITS)
        return shown if shown.isdigit() else f"{LRI}{shown}{PDI}"

    def _fill(self, sentence: str, parts: dict[str, Part]) -> str:
        def part(gap: re.Match[str]) -> str:
            value = parts[gap[1]]
            if isinstance(value, Text):
                return self.say(value)
            shown = self.number(value) if isinstance(value, int) else value
            return self._isolated(shown)

        return _GAP.sub(part, sentence)

    def _led(self, sentence: str) -> str:
        """Return a sentence that runs from right to left even if it begins with a Latin name."""
        if not self.right_to_left or _RTL_START.match(sentence):
            return sentence
        return f"{RLM}{sentence}"

    def _isolated(self, shown: str) -> str:
        return f"{FSI}{shown}{PDI}" if self.right_to_left else shown

    def _load(self, language: str) -> list[QTranslator]:
        """Return the translators of the app and of Qt itself; one that is missing is left out."""
        files = sorted(self._folder.glob(f"*_{language}.qm"))
        own = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        files += [own / f"{name}_{language}.qm" for name in ("qtbase", "qtdeclarative")]
        translators = []
        for file in files:
            translator = QTranslator()
            if file.exists() and translator.load(str(file)):
                translators.append(translator)
        return translators


def system_language() -> str:
    """Return the first of the system's languages that Divan speaks, else English."""
    wanted = (tag.split("-")[0] for tag in QLocale.system().uiLanguages())
    return next((language for language in wanted if language in LANGUAGES), "en")


def _named(text: Text) -> tuple[str, str, str]:
    return text.context, text.source, text.comment
