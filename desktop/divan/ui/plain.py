"""Structs as QML can read them."""

from typing import Any

import msgspec


def plain(value: msgspec.Struct) -> dict[str, Any]:
    """Return ``value`` as dictionaries, lists, texts, numbers and booleans only.

    The way through JSON also makes lists of tuples, which QML does not know.
    """
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return made
