"""What a cost is called in each language and unit."""

import pytest

from divan import places
from divan.bots.bot import Reason, Unit
from divan.session.analysis import Verdict
from divan.session.library import OpenMatch
from divan.ui.bridge.analysis_words import AnalysisWords
from divan.ui.languages import Languages
from helpers.lost_cities import PILE, DrawFromDiscard, Suit

COSTS = {
    "en": {
        (Unit.POINTS, 6.25): "6.2\u00a0points",
        (Unit.POINTS, 1.04): "1\u00a0point",
        (Unit.POINTS, 0.01): "0.1\u00a0points",
        (Unit.CHANCE, 0.123): "12\u00a0%",
        (Unit.CHANCE, 0.001): "1\u00a0%",
        (Unit.BITS, 0.5): "0.5\u00a0bits",
        (Unit.WEIGHED, 8.85): "≈\u00a08.8",
        (Unit.BITS, 0.0): "nothing",
        (Unit.BITS, None): "not comparable",
    },
    "nl": {(Unit.POINTS, 6.25): "6,2\u00a0punten", (Unit.CHANCE, 0.123): "12%"},
    "fa": {(Unit.POINTS, 3.0): "\u200f\u200f\u2068۳\u2069\u00a0امتیاز", (Unit.BITS, 0.0): "هیچ"},
}


@pytest.fixture
def languages(qapp: object) -> Languages:
    return Languages(places.translations())


def verdict(unit: Unit, cost: float | None) -> Verdict:
    return Verdict(3, PILE, DrawFromDiscard(Suit.RED), Reason("because"), unit, cost)


@pytest.mark.parametrize("language", COSTS)
def test_a_cost_is_called_by_its_unit(languages: Languages, language: str) -> None:
    languages.choose(language)
    words = AnalysisWords(_nothing(), languages)
    for (unit, cost), wanted in COSTS[language].items():
        assert words.cost(verdict(unit, cost)) == wanted
    languages.choose("en")


def test_only_the_units_that_are_met_are_explained(languages: Languages) -> None:
    languages.choose("en")
    words = AnalysisWords(_nothing(), languages)
    assert words.notes([verdict(Unit.BITS, 0.0), verdict(Unit.POINTS, None)]) == []
    (points,) = words.notes([verdict(Unit.POINTS, 2.0), verdict(Unit.BITS, 0.0)])
    assert points.startswith("Points: ")
    chance, bits, mixed = words.notes([verdict(Unit.BITS, 2.0), verdict(Unit.CHANCE, 0.1)])
    assert chance.startswith("Per cent: ")
    assert bits.startswith("Bits: ")
    assert mixed.startswith("In the chart ")


def _nothing() -> OpenMatch:
    """Costs have nothing to do with the match."""
    return None  # type: ignore[return-value]
