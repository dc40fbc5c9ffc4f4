"""What is said in the terminal when Qt itself, and so its translations, cannot be used."""

import os
from collections.abc import Mapping
from typing import Final, TypeAlias

Saying: TypeAlias = Mapping[str, str]
"""One sentence in every language; gaps are named as in ``divan.ui.texts``."""

LIBRARIES_MISSING: Final[Saying] = {
    "en": "Divan cannot start, because this system lacks:\n  {files}\n"
    "On Debian and Ubuntu this command installs it:\n  {install}",
    "nl": "Divan kan niet starten, want op dit systeem ontbreekt:\n  {files}\n"
    "Op Debian en Ubuntu installeert deze opdracht het:\n  {install}",
    "fa": "دیوان نمی‌تواند آغاز شود، چون این‌ها روی این سیستم نیست:\n  {files}\n"
    "روی دبیان و اوبونتو این فرمان آن‌ها را نصب می‌کند:\n  {install}",
}
NO_SCREEN: Final[Saying] = {
    "en": "Divan found no screen to open its window on.\n"
    "Start it from a desktop, or let bots play without a screen:\n"
    "  QT_QPA_PLATFORM=offscreen divan --demo pictures",
    "nl": "Divan vond geen scherm om het venster op te openen.\n"
    "Start het vanuit een bureaublad, of laat computerspelers zonder scherm spelen:\n"
    "  QT_QPA_PLATFORM=offscreen divan --demo pictures",
    "fa": "دیوان نمایشگری نیافت که پنجره‌اش را روی آن باز کند.\n"
    "آن را از میز کار اجرا کنید، یا بگذارید بازیکنان رایانه‌ای بدون نمایشگر بازی کنند:\n"
    "  QT_QPA_PLATFORM=offscreen divan --demo pictures",
}


def say(saying: Saying, environment: Mapping[str, str] = os.environ, **parts: str) -> str:
    """Return a sentence in the system's language, else in English."""
    return saying[terminal_language(environment)].format(**parts)


def terminal_language(environment: Mapping[str, str]) -> str:
    """Return the first language of the environment that Divan speaks, as gettext finds it."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "")
    if locale in ("", "C", "POSIX"):
        return "en"
    wanted = [*environment.get("LANGUAGE", "").split(":"), locale]
    spoken = (tag.split("_")[0].split(".")[0] for tag in wanted)
    return next((language for language in spoken if language in LIBRARIES_MISSING), "en")
