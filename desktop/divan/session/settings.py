"""What a person has chosen for the whole app."""

from typing import Annotated, Final, Literal

import msgspec

from divan.core.options import OptionValue
from divan.core.record import Level
from divan.session.pace import Pace
from divan.session.store.store import Store
from divan.session.store.trouble import StoreError

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Place = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Extent = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
"""In pixels: no desktop of many screens is larger, and Qt counts in numbers of 32 bits."""


class Settings(msgspec.Struct, frozen=True):
    """The settings with their defaults."""

    language: Literal["system", "en", "fa", "nl"] = "system"
    text_size: Annotated[int, msgspec.Meta(ge=100, le=200)] = 100
    """In per cent."""
    theme: Literal["lamp", "daylight", "contrast"] = "lamp"
    motion: Literal["system", "full", "reduced"] = "system"
    pace: Pace = Pace.NORMAL
    volume: Percent = 70
    effects: Percent = 100
    muted: bool = False
    card_back: Literal["khatam", "star", "wave", "plain"] = "khatam"
    live_score: bool = True
    """Whether scores are counted while a match is played."""
    panel_open: bool | None = None
    """Whether the side panel is open; None leaves it to the width of the window."""
    confirm_resign: bool = True
    confirm_delete: bool = True
    key_hints: bool = True
    full_screen: bool = False


class Window(msgspec.Struct, frozen=True):
    """Where the window was, in device-independent pixels, and the name of its screen."""

    x: Place
    y: Place
    width: Extent
    height: Extent
    maximized: bool = False
    screen: str = ""


class SetUp(msgspec.Struct, frozen=True):
    """What was last chosen in the set-up form of one game."""

    options: dict[str, OptionValue]
    players: int
    levels: tuple[Level, ...]


WINDOW: Final = "window"
_SET_UP: Final = "setup."


def read_settings(store: Store) -> Settings:
    """Return the settings; one that cannot be read or makes no sense has its default."""
    kept = _kept(store)
    settings = Settings()
    for field in msgspec.structs.fields(Settings):
        if field.name in kept:
            value = _decoded(kept[field.name], field.type)
            if value is not _NONSENSE:
                settings = msgspec.structs.replace(settings, **{field.name: value})
    return settings


def change_setting(store: Store, settings: Settings, name: str, value: object) -> Settings:
    """Return ``settings`` with one changed, after keeping it.

    Raises msgspec.ValidationError for a value that makes no sense, StoreError if it
    cannot be kept.
    """
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    checked = msgspec.convert(value, kinds[name])
    store.put_setting(name, msgspec.json.encode(checked).decode())
    return msgspec.structs.replace(settings, **{name: checked})


def read_window(store: Store) -> Window | None:
    """Return where the window was last, if that is known."""
    window = _decoded(_kept(store).get(WINDOW, ""), Window)
    return window if isinstance(window, Window) else None


def keep_window(store: Store, window: Window) -> None:
    """Remember where the window is. Raises StoreError."""
    store.put_setting(WINDOW, msgspec.json.encode(window).decode())


def read_set_up(store: Store, game: str) -> SetUp | None:
    """Return what was last chosen for ``game``, if anything."""
    set_up = _decoded(_kept(store).get(_SET_UP + game, ""), SetUp)
    return set_up if isinstance(set_up, SetUp) else None


def keep_set_up(store: Store, game: str, set_up: SetUp) -> None:
    """Remember what was chosen for ``game``. Raises StoreError."""
    store.put_setting(_SET_UP + game, msgspec.json.encode(set_up).decode())


_NONSENSE: Final = object()


def _kept(store: Store) -> dict[str, str]:
    """Return all that is kept, or nothing: the app starts whatever became of the file."""
    try:
        return store.settings()
    except StoreError:
        return {}


def _decoded(text: str, kind: object) -> object:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, RecursionError):
        return _NONSENSE
