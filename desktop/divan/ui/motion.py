"""Whether the system asks for less movement."""

import configparser
import sys
from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication

_GTK: Final = (".config/gtk-4.0/settings.ini", ".config/gtk-3.0/settings.ini")
_KDE: Final = ".config/kdeglobals"


def system_reduces_motion() -> bool:
    """Return the system's wish, as far as it can be asked; else False."""
    hints = QGuiApplication.styleHints()  # what is asked next lives no longer than it is held
    preference = getattr(hints.accessibility(), "motionPreference", None)  # Qt 6.12 and later
    if preference is not None:
        return bool(preference().name != "NoPreference")
    asked = {"win32": _windows_reduces, "linux": _linux_reduces}.get(sys.platform)
    return asked is not None and asked()


def _linux_reduces() -> bool:
    """Read what the settings of GTK and KDE leave in the home folder."""
    home = Path.home()
    gtk = (_value(home / file, "Settings", "gtk-enable-animations") for file in _GTK)
    if any(value in {"0", "false"} for value in gtk):
        return True
    return _value(home / _KDE, "KDE", "AnimationDurationFactor") == "0"


def _value(file: Path, section: str, key: str) -> str:
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        parser.read(file, encoding="utf-8")
    except (OSError, configparser.Error, UnicodeDecodeError):
        return ""
    return parser.get(section, key, fallback="")


def _windows_reduces() -> bool:
    import ctypes

    get_client_area_animation = 0x1042
    animated = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(  # type: ignore[attr-defined]
        get_client_area_animation, 0, ctypes.byref(animated), 0
    )
    return animated.value == 0
