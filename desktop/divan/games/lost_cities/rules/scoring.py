"""What a route is worth (LOST-6.3 to 6.6, 8.1, 8.2, R.6, R.8)."""

from typing import Final

import msgspec

from divan.games.lost_cities.rules.cards import HIGHEST, LOWEST, Card
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.games.lost_cities.rules.state import Columns

STARTING_COST: Final = 20
BONUS: Final = 20
CARDS_FOR_TEN_BONUS: Final = 3
CARDS_FOR_EIGHT_BONUS: Final = 8


class RouteScore(msgspec.Struct, frozen=True):
    """The arithmetic of one route: (``numbers`` - 20) x ``multiplier`` + ``bonus``.

    All zero for a colour that was never started, which costs nothing (D11).
    """

    started: bool
    numbers: int
    multiplier: int
    bonus: int

    @property
    def total(self) -> int:
        """The route's points."""
        if not self.started:
            return 0
        return (self.numbers - STARTING_COST) * self.multiplier + self.bonus


def score_route(route: tuple[Card, ...], options: LostCitiesOptions) -> RouteScore:
    """Return what ``route`` is worth under ``options``."""
    if not route:
        return RouteScore(started=False, numbers=0, multiplier=1, bonus=0)
    ranks = [card.rank for card in route if not card.is_investment]
    investments = len(route) - len(ranks)
    return RouteScore(
        started=True,
        numbers=sum(ranks),
        multiplier=int(options.multipliers[investments]),
        bonus=_bonus(ranks, investments, options),
    )


def score_columns(columns: Columns, options: LostCitiesOptions) -> int:
    """Return the points of all routes of one player in one round."""
    return sum(score_route(route, options).total for route in columns)


def _bonus(ranks: list[int], investments: int, options: LostCitiesOptions) -> int:
    """Return the points added after multiplying (D14, D15; the published rules' eight cards)."""
    bonus = 0
    if investments == 0 and _earns_ten_bonus(ranks, options):
        bonus += BONUS
    if options.eight_bonus and investments + len(ranks) >= CARDS_FOR_EIGHT_BONUS:
        bonus += BONUS
    return bonus


def _earns_ten_bonus(ranks: list[int], options: LostCitiesOptions) -> bool:
    match options.ten_bonus:
        case "off":
            return False
        case "top_is_10":
            return ranks[-1] == HIGHEST and len(ranks) >= CARDS_FOR_TEN_BONUS
        case "full_2_to_10":
            return ranks == list(range(LOWEST, HIGHEST + 1))
