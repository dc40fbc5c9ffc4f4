"""Adler looks further than the next move: she beats one who takes what counts at once."""

import random
from statistics import fmean

import pytest

from divan.arena.standing import wilson
from divan.bots.bot import Bot, Clock, Decision, Reason
from divan.core.chance import Chance, decision_seed
from divan.core.fold import advance, opening, view_of
from divan.core.move import Move
from divan.core.record import PERSON, Level, new_record
from divan.core.result import Result
from divan.core.seat import Seat
from divan.core.view import View
from divan.games.don_legacy.bots import BOTS
from divan.games.don_legacy.rules.events import DonLegacyEvent
from divan.games.don_legacy.rules.options import LIVELY, SOURCE, DonLegacyOptions
from divan.games.don_legacy.rules.scoring import POINTS_PER_SET, complete_sets, score
from divan.games.don_legacy.rules.state import Table
from helpers.don_legacy import RULES

DealtView = View[Table, DonLegacyEvent]
DEALS = 4
"""On so many deals of what it cannot see the greedy one tries each move."""


class Greedy(Bot[DealtView]):
    """Makes the move after which it would have most points if the match ended there."""

    def decide(self, view: DealtView, seed: int, clock: Clock) -> Decision:
        """Choose by what a move brings on average, of equals any."""
        chance = random.Random(seed)
        deals = [BOTS.redeal(view, chance.getrandbits(32)) for _ in range(DEALS)]
        move = max(
            RULES.moves(view.table, view.seat),
            key=lambda each: (_points_after(deals, view.seat, each), chance.random()),
        )
        return Decision(move, Reason("greedy"))


def _points_after(deals: list[Table], seat: Seat, move: Move) -> float:
    return fmean(
        _points(RULES.apply(deal, seat, move, Chance("greedy", number)).state, seat)
        for number, deal in enumerate(deals)
    )


def _points(table: Table, seat: Seat) -> int:
    """Return the points at the end, which lays complete sets by itself (D24)."""
    over = RULES.result(table) is not None
    laid = 0 if over else len(complete_sets(table, seat))
    return score(table, seat).total + POINTS_PER_SET * laid


def play(bots: tuple[Bot[DealtView], ...], options: DonLegacyOptions, seed: str) -> Result:
    """Return how a match of ``bots`` ends."""
    record = new_record("don_legacy", RULES, options, (PERSON,) * len(bots), seed)
    position = opening(RULES, record)
    while (result := RULES.result(position.state)) is None:
        (seat,) = RULES.to_act(position.state)
        view = view_of(RULES, position, seat)
        decision = bots[seat].decide(view, decision_seed(seed, view.ply, seat), Clock(60.0))
        position = advance(RULES, seed, position, seat, decision.move)
    return result


@pytest.mark.parametrize("matches", [20, pytest.param(400, id="all", marks=pytest.mark.long)])
@pytest.mark.parametrize("options", [SOURCE, LIVELY], ids=["source", "lively"])
def test_adler_wins_sixty_of_a_hundred_matches_against_the_greedy(
    options: DonLegacyOptions, matches: int
) -> None:
    adler, greedy = BOTS.bot(Level.ADLER), Greedy()
    wins = 0.0
    for number in range(matches):
        deal, seat = divmod(number, 2)
        bots = (adler, greedy) if seat == 0 else (greedy, adler)
        winners = play(bots, options, f"GREEDY:{deal}").winners
        wins += (seat in winners) / len(winners)
    assert wilson(wins, matches).low >= 0.6, f"{wins} of {matches}"
