"""A speaker without Qt: the English sources, gaps filled, nothing isolated."""

import re
from collections.abc import Sequence

from divan.ui.texts import Part, Text


class PlainSpeaker:
    """Implements ``divan.ui.texts.Speaker`` for tests of presenters."""

    def say(self, text: Text, **parts: Part) -> str:
        return re.sub(r"\{(\w+)\}", lambda gap: self._part(parts[gap[1]]), text.source)

    def say_count(self, text: Text, count: int, **parts: Part) -> str:
        shown = text.source.replace("%n", str(count))
        shown = shown.replace("(s)", "" if count == 1 else "s")
        return self.say(Text(text.context, shown), **parts)

    def number(self, value: int) -> str:
        return str(value).replace("-", "−")

    def signed(self, value: int) -> str:
        return self.number(value) if value < 0 else f"+{value}"

    def formula(self, source: str) -> str:
        return f"{source} ="

    def listed(self, items: Sequence[str]) -> str:
        return ", ".join(items)

    def clause(self, id: str) -> str:
        return f"Rule {id}"

    def _part(self, value: Part) -> str:
        if isinstance(value, Text):
            return self.say(value)
        return self.number(value) if isinstance(value, int) else value
