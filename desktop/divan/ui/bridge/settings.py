"""The person's settings for QML."""

from typing import Any

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from divan.session.pace import Pace
from divan.session.settings import Settings, change_setting, read_settings
from divan.session.store.store import Store
from divan.session.store.trouble import StoreError
from divan.ui.languages import NATIVE_NAMES, Languages
from divan.ui.motion import system_reduces_motion

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the application")
class SettingsBridge(QObject):  # type: ignore[operator]
    """Every setting as a property; ``change`` keeps a new value at once."""

    changed = Signal()
    failed = Signal()
    """A change could not be kept; it holds until the app is closed."""
    paceChosen = Signal()
    """The person chose a pace, be it the one that holds already."""

    def __init__(self, store: Store, languages: Languages) -> None:
        super().__init__()
        self._store = store
        self._languages = languages
        self._settings: Settings = read_settings(store)
        self._system_reduces = system_reduces_motion()
        languages.choose(self._settings.language)

    @property
    def pace_choice(self) -> Pace:
        """The pace of bots' moves."""
        return self._settings.pace

    @Slot(str, "QVariant")
    def change(self, name: str, value: Any) -> None:
        """Set one setting. Raises msgspec.ValidationError for a value that makes no sense."""
        if value != getattr(self._settings, name):
            self._change(name, value)
        if name == "pace":
            self.paceChosen.emit()

    def _change(self, name: str, value: Any) -> None:
        try:
            self._settings = change_setting(self._store, self._settings, name, value)
        except StoreError:
            checked = msgspec.convert({name: value}, Settings)
            self._settings = msgspec.structs.replace(
                self._settings, **{name: getattr(checked, name)}
            )
            self.failed.emit()
        if name == "language":
            self._languages.choose(self._settings.language)
        self.changed.emit()

    @Slot()
    def restoreDefaults(self) -> None:
        """Give every setting its default."""
        for name in Settings.__struct_fields__:
            self.change(name, getattr(Settings(), name))

    def _language(self) -> str:
        return self._settings.language

    def _spoken(self) -> str:
        return self._languages.language

    def _right_to_left(self) -> bool:
        return self._languages.right_to_left

    def _languages_list(self) -> list[dict[str, str]]:
        return [{"value": code, "label": name} for code, name in NATIVE_NAMES.items()]

    def _text_size(self) -> int:
        return self._settings.text_size

    def _theme(self) -> str:
        return self._settings.theme

    def _motion(self) -> str:
        return self._settings.motion

    def _reduced_motion(self) -> bool:
        motion = self._settings.motion
        return motion == "reduced" or (motion == "system" and self._system_reduces)

    def _pace(self) -> str:
        return self._settings.pace.value

    def _volume(self) -> int:
        return self._settings.volume

    def _effects(self) -> int:
        return self._settings.effects

    def _muted(self) -> bool:
        return self._settings.muted

    def _card_back(self) -> str:
        return self._settings.card_back

    def _live_score(self) -> bool:
        return self._settings.live_score

    def _panel(self) -> str:
        panel = self._settings.panel_open
        return "auto" if panel is None else ("open" if panel else "closed")

    def _confirm_resign(self) -> bool:
        return self._settings.confirm_resign

    def _confirm_delete(self) -> bool:
        return self._settings.confirm_delete

    def _key_hints(self) -> bool:
        return self._settings.key_hints

    def _full_screen(self) -> bool:
        return self._settings.full_screen

    language = Property(str, _language, notify=changed)
    spoken = Property(str, _spoken, notify=changed)
    rightToLeft = Property(bool, _right_to_left, notify=changed)
    languages = Property(list, _languages_list, constant=True)
    textSize = Property(int, _text_size, notify=changed)
    theme = Property(str, _theme, notify=changed)
    motion = Property(str, _motion, notify=changed)
    reducedMotion = Property(bool, _reduced_motion, notify=changed)
    pace = Property(str, _pace, notify=changed)
    volume = Property(int, _volume, notify=changed)
    effects = Property(int, _effects, notify=changed)
    muted = Property(bool, _muted, notify=changed)
    cardBack = Property(str, _card_back, notify=changed)
    liveScore = Property(bool, _live_score, notify=changed)
    panel = Property(str, _panel, notify=changed)
    confirmResign = Property(bool, _confirm_resign, notify=changed)
    confirmDelete = Property(bool, _confirm_delete, notify=changed)
    keyHints = Property(bool, _key_hints, notify=changed)
    fullScreen = Property(bool, _full_screen, notify=changed)
