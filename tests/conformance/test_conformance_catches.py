"""The conformance checks find what they are there to find: each meets a faulty game."""

from functools import partial

import pytest

from helpers import faulty_toys as toys
from helpers.conformance import (
    check_redealing,
    check_round_trips,
    check_that_nothing_leaks,
    check_that_play_ends,
    check_the_judge,
    check_the_views,
)
from helpers.playing import Case
from helpers.toy import TOY, ToyOptions

SOUND = Case(TOY, "usual", ToyOptions(), 3)


@pytest.mark.parametrize(
    ("check", "fault"),
    [
        (check_that_play_ends, toys.LosesACard),
        (check_that_play_ends, toys.NeverEnds),
        (check_the_judge, toys.ForgetsAMove),
        (check_the_judge, toys.AllowsAnything),
        (check_the_judge, toys.UnknownCode),
        (check_the_views, toys.JudgesByTheHidden),
        (check_that_nothing_leaks, toys.ShowsHands),
        (check_that_nothing_leaks, toys.TellsWhatWasLaid),
        (check_round_trips, toys.ReadsOnlyHalf),
    ],
    ids=lambda thing: thing.__name__,
)
def test_a_faulty_game_is_caught(check, fault) -> None:
    check(SOUND, "FAULT")
    with pytest.raises((AssertionError, ValueError)):
        check(toys.faulty(fault), "FAULT")


def test_an_honest_new_deal_passes_and_one_that_contradicts_the_view_is_caught() -> None:
    check = partial(check_redealing, seed="FAULT", every=1)
    check(SOUND, toys.ToyRoster())
    with pytest.raises(AssertionError):
        check(SOUND, toys.CheatingRoster())
    with pytest.raises(AssertionError):
        check(toys.faulty(toys.ShowsHands), toys.ToyRoster())
