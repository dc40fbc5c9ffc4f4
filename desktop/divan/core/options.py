"""The choices a game offers before it starts."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

OptionValue: TypeAlias = bool | int | str


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of one game: a subclass has a field for each, with its default."""


class Choice(msgspec.Struct, frozen=True):
    """One option as the set-up form shows it.

    ``clauses`` are the rulebook clauses it changes; ``ruling`` is the id of the note
    that tells why there is a choice at all. ``brings`` has, for a value that makes
    little sense alone, what the form sets together with it; the rules do not insist.
    """

    field: str
    values: tuple[OptionValue, ...]
    clauses: tuple[str, ...]
    ruling: str
    brings: dict[OptionValue, dict[str, OptionValue]] = {}


class Preset(msgspec.Struct, frozen=True):
    """A named set of options that belong together.

    ``recommended`` are the numbers of players for which the form recommends it.
    """

    id: str
    options: Options
    recommended: tuple[int, ...] = ()


class BadOptions(ValueError):
    """Raised for an option that a game does not have or a value that it does not take."""


def read_options(kind: type[Options], values: Mapping[str, object]) -> Options:
    """Return the options that ``values`` describe; what they do not name has its default.

    Texts are read as what the field holds, so ``{"rounds": "3"}`` will do.
    Raises BadOptions, naming the field.
    """
    try:
        return msgspec.convert(dict(values), kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(str(error)) from None


def choose(options: Options, choice: Choice, value: OptionValue) -> Options:
    """Return ``options`` with ``value`` chosen, and what that brings along.

    Raises BadOptions for a value that the field does not take.
    """
    chosen = {choice.field: value, **choice.brings.get(value, {})}
    return read_options(type(options), {**option_values(options), **chosen})


def option_values(options: Options) -> dict[str, OptionValue]:
    """Return ``options`` as a plain dictionary, as it stands in records."""
    return {field: getattr(options, field) for field in options.__struct_fields__}


def preset_of(options: Options, presets: tuple[Preset, ...]) -> Preset | None:
    """Return the preset that ``options`` equal, or None where they are a person's own mix."""
    return next((preset for preset in presets if preset.options == options), None)
