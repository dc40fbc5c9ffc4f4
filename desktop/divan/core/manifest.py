"""What a game tells of itself, without being loaded."""

import importlib
from typing import Any, cast

import msgspec

from divan.core.rules import AnyRules


class Manifest(msgspec.Struct, frozen=True):
    """A game as the shelf knows it.

    ``rules``, ``bots`` and ``view`` name an attribute of a module, ``package.module:NAME``,
    so that the rules can be loaded without the bots and both without the screen.
    """

    id: str
    shelf: int
    """Its place on the shelf, counted from 1."""
    players: tuple[int, ...]
    """The numbers of players it can be played with, the usual one first."""
    minutes: int
    """How long a match usually takes a person."""
    rules: str
    bots: str
    view: str

    def load_rules(self) -> AnyRules:
        """Import the game's rules."""
        return cast("AnyRules", load(self.rules))


def load(name: str) -> Any:
    """Import the attribute that ``name``, written ``package.module:NAME``, stands for."""
    module, _, attribute = name.partition(":")
    return getattr(importlib.import_module(module), attribute)
