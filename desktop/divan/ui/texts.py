"""Sentences for people, before they are put into a language. No Qt.

A game's or screen's sentences stand in its ``texts.py``, or in a ``*_texts.py`` beside it, as
English source texts, wrapped in ``text`` or ``counted`` so that the extraction finds them. Gaps
are named: ``"{player} played {card}"``.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias


class Text(NamedTuple):
    """A sentence by its English source; ``context`` and ``comment`` tell translators where
    it stands and keep equal words apart.
    """

    context: str
    source: str
    comment: str = ""


Part: TypeAlias = "str | int | Text"
"""What can fill a gap: a name as it is, a number, or another sentence."""


def text(context: str, source: str, comment: str = "") -> Text:
    """Mark a sentence for extraction."""
    return Text(context, source, comment)


def counted(context: str, source: str, comment: str, example: int) -> Text:  # noqa: ARG001
    """Mark a sentence whose form depends on a number, written ``%n`` in the source.

    ``example`` is any number: the extraction tells such sentences by it.
    """
    return Text(context, source, comment)


class Speaker(Protocol):
    """Puts texts into the person's language."""

    def say(self, text: Text, **parts: Part) -> str:
        """Return the sentence, its gaps filled. Every part is isolated from its
        surroundings, so that Latin names and numbers stand right in Persian.
        """

    def say_count(self, text: Text, count: int, **parts: Part) -> str:
        """Return the sentence in the form that ``count`` of something takes."""

    def number(self, value: int) -> str:
        """Return a number in the language's digits, with a true minus sign."""

    def signed(self, value: int) -> str:
        """Return a number with its sign, plus included."""

    def formula(self, source: str) -> str:
        """Return arithmetic in the language's digits, kept from left to right, with the sign
        that joins it to the result that stands where the line ends.
        """

    def listed(self, items: Sequence[str]) -> str:
        """Return ``items`` one after another, with the language's commas."""

    def clause(self, id: str) -> str:
        """Return how a rulebook clause is called, such as ``Rule 4.1``."""
