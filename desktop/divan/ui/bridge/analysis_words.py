"""Verdicts in the person's language: what was done, what was better, what it cost."""

from collections.abc import Iterable
from typing import Final

import msgspec

from divan.bots.bot import Unit
from divan.session.analysis import AnyVerdict
from divan.session.hints import HINT_LEVEL
from divan.session.library import OpenMatch
from divan.ui.bridge.presenting import presenter_of
from divan.ui.languages import NO_BREAK_SPACE, Languages
from divan.ui.people import SHORT_NAMES
from divan.ui.presenter import Presenter
from divan.ui.texts import text

BOT: Final = SHORT_NAMES[HINT_LEVEL]

COSTS: Final = {
    Unit.POINTS: text("analysis", "{number} points", "what a decision cost, such as 6.3 points"),
    Unit.CHANCE: text("analysis", "{number} %", "what a decision cost, per cent of a chance"),
    Unit.BITS: text("analysis", "{number} bits", "what a decision cost, such as 0.5 bits"),
    Unit.WEIGHED: text("analysis", "≈ {number}", "what a decision cost by a rule of thumb"),
}
SINGLE: Final = {
    Unit.POINTS: text("analysis", "1 point", "what a decision cost"),
    Unit.BITS: text("analysis", "1 bit", "what a decision cost"),
}
NO_COST: Final = text("analysis", "nothing", "what a decision cost")
NO_COMPARISON: Final = text("analysis", "not comparable", "what a decision cost")
UNITS: Final = {
    Unit.POINTS: text(
        "analysis",
        "Points: how far ahead of the others a move leaves you, on average over deals that"
        " fit what you saw.",
    ),
    Unit.CHANCE: text(
        "analysis",
        "Per cent: the chance that it comes right, be it an answer, a vote or a clue. To wait for"
        " an answer counts as much as the chance at which {bot} would dare one.",
    ),
    Unit.BITS: text("analysis", "Bits: how much a move may tell. One bit halves what is possible."),
    Unit.WEIGHED: text(
        "analysis",
        "≈: a rough weighing, with nothing tried out. It puts moves in an order, and is neither"
        " points nor a chance.",
    ),
}
MIXED: Final = text("analysis", "In the chart 10 % stand as high as half a bit, 10 points or ≈ 10.")
ADVICE: Final = text("analysis", "{bot}: {advice}", "what the strongest opponent advises")
LINE: Final = text("analysis", "Move {number}: {made} Cost: {cost}.")
LINE_BETTER: Final = text("analysis", "Move {number}: {made} Cost: {cost}. {advice}")
LINE_SAME: Final = text("analysis", "Move {number}: {made} {bot} would have done the same.")
REMARK: Final = text(
    "analysis", "Your move: {made} Cost: {cost}. {bot}:", "before what {bot} advises"
)
REMARK_SAME: Final = text(
    "analysis", "Your move: {made} {bot} would do the same.", "before what {bot} advises"
)
PERCENT: Final = 100


class Row(msgspec.Struct, frozen=True):
    """A decision as a line of the analysis.

    ``advice`` is what the bot would have done, "" where it would have done the same. ``share``
    is how high the cost stands in the chart, from 0 to 1, ``rank`` its place among the
    costliest, 0 for none. ``line`` says it all at once.
    """

    ply: int
    number: str
    made: str
    advice: str
    cost: str
    free: bool
    share: float
    rank: int
    line: str


class AnalysisWords:
    """Speaks about the verdicts on one match."""

    def __init__(self, opened: OpenMatch, languages: Languages) -> None:
        self._opened = opened
        self._languages = languages

    def row(self, verdict: AnyVerdict, *, share: float, rank: int) -> Row:
        """Return the line of a verdict."""
        say = self._languages.say
        presenter = self._presenter(verdict.ply)
        made = presenter.deed(verdict.made)
        advice = ""
        if not verdict.agreed:
            advice = say(ADVICE, bot=BOT, advice=presenter.hint(verdict.decision))
        number = self._languages.number(verdict.ply + 1)
        cost = self.cost(verdict)
        if verdict.agreed:
            line = say(LINE_SAME, number=number, made=made, bot=BOT)
        elif verdict.cost == 0:
            line = say(LINE, number=number, made=made, cost=cost)
        else:
            line = say(LINE_BETTER, number=number, made=made, cost=cost, advice=advice)
        return Row(
            ply=verdict.ply,
            number=number,
            made=made,
            advice=advice,
            cost=cost,
            free=verdict.cost == 0,
            share=share,
            rank=rank,
            line=line,
        )

    def cost(self, verdict: AnyVerdict) -> str:
        """Return what a decision cost; no line breaks within a number and its unit."""
        say = self._languages.say
        if verdict.cost is None:
            return say(NO_COMPARISON)
        if verdict.cost == 0:
            return say(NO_COST)
        return self._number(verdict.unit, verdict.cost).replace(" ", NO_BREAK_SPACE)

    def _number(self, unit: Unit, cost: float) -> str:
        """Return a cost above 0, which is never shown as 0."""
        say = self._languages.say
        if unit is Unit.CHANCE:
            return say(COSTS[unit], number=max(1, round(PERCENT * cost)))
        shown = max(0.1, round(cost, 1))
        if shown == 1 and unit in SINGLE:
            return say(SINGLE[unit])
        return say(COSTS[unit], number=self._languages.decimal(shown))

    def remark(self, verdict: AnyVerdict) -> str:
        """Return what stands before the advice at the table."""
        made = self._presenter(verdict.ply).deed(verdict.made)
        if verdict.agreed:
            return self._languages.say(REMARK_SAME, made=made, bot=BOT)
        return self._languages.say(REMARK, made=made, cost=self.cost(verdict), bot=BOT)

    def notes(self, verdicts: Iterable[AnyVerdict]) -> list[str]:
        """Return what the units of the costs mean."""
        met = {verdict.unit for verdict in verdicts if verdict.cost}
        found = [unit for unit in UNITS if unit in met]
        notes = [self._languages.say(UNITS[unit], bot=BOT) for unit in found]
        return [*notes, self._languages.say(MIXED)] if len(found) > 1 else notes

    def _presenter(self, ply: int) -> Presenter:
        """Return a presenter that stands at the moment after ``ply`` moves."""
        presenter = presenter_of(self._opened, self._languages)
        presenter.show(self._opened.match.snapshot_at(ply), stepped=False)
        return presenter
