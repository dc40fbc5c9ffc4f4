"""The end of a round and of a match (LOST-6.1, 6.2, R.5), rulings D9 and D17."""

import pytest
from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.result import Result
from divan.games.lost_cities.rules.cards import full_deck
from divan.games.lost_cities.rules.events import Dealt, DrewFromPile, RoundEnded
from divan.games.lost_cities.rules.moves import DiscardCard
from divan.games.lost_cities.rules.options import PUBLISHED, SOURCE, LostCitiesOptions
from divan.games.lost_cities.rules.state import Phase, Table
from helpers.lost_cities import PILE, RULES, after, dealt, discard, everywhere, refusal, table

THREE_ROUNDS = replace(SOURCE, rounds=3)


def last_draw(options: LostCitiesOptions, route: str, other_route: str, **more: object) -> Table:
    """Return a table on which seat 0 is about to draw the last card of the pile."""
    return table(
        options=options,
        hand="red 9",
        other_hand="red 10",
        pile="white 9",
        phase=Phase.DRAW,
        route=route,
        other_route=other_route,
        **more,
    )


@pytest.mark.clause("LOST-6.1", "LOST-R.5", "D9")
def test_the_match_ends_at_once_when_the_last_pile_card_is_drawn() -> None:
    over = after(last_draw(SOURCE, "", ""), PILE)
    assert over.phase is Phase.OVER
    assert RULES.to_act(over) == ()
    assert len(over.hands[0]) == 2, "the one who drew holds the card"
    assert refusal(over, discard("red 10"), seat=1) == "match_over"
    assert tuple(RULES.moves(over, 0)) == tuple(RULES.moves(over, 1)) == ()


@pytest.mark.clause("LOST-6.1", "D9")
@pytest.mark.parametrize(("options", "turns"), [(SOURCE, 41), (replace(PUBLISHED, rounds=1), 44)])
def test_players_who_always_draw_from_the_pile_have_41_or_44_turns_together(
    options: LostCitiesOptions, turns: int
) -> None:
    state, taken = dealt(options), 0
    while state.phase is not Phase.OVER:
        card = state.hands[state.active][0]
        assert card.suit is not None
        state = after(state, DiscardCard(card, card.suit), PILE)
        taken += 1
    assert taken == turns


@pytest.mark.clause("LOST-6.2", "LOST-6.5")
def test_the_routes_of_each_player_are_added_up_and_cards_in_hand_do_not_count() -> None:
    over = after(last_draw(SOURCE, "red 2 3 10, blue inv", "white 2 8 10"), PILE)
    assert RULES.result(over) == Result((1,), (15 - 40, 20), "pile_empty")


@pytest.mark.clause("D17")
def test_source_plays_one_round_and_published_three() -> None:
    assert (SOURCE.rounds, PUBLISHED.rounds) == (1, 3)


@pytest.mark.clause("D17")
def test_equal_scores_are_a_draw() -> None:
    over = after(last_draw(SOURCE, "red 2 3 10", "blue 2 3 10"), PILE)
    assert RULES.result(over) == Result((0, 1), (15, 15), "pile_empty")


def test_a_match_that_goes_on_has_no_result() -> None:
    assert RULES.result(dealt()) is None


@pytest.mark.clause("D17")
def test_after_a_round_all_cards_are_dealt_anew_and_the_score_is_kept() -> None:
    second = after(last_draw(THREE_ROUNDS, "red 2 3 10", "blue inv"), PILE)
    assert (second.round, second.phase) == (2, Phase.PLACE)
    assert second.past_scores == ((15, -40),)
    assert everywhere(second) == sorted(full_deck())
    assert second.routes == (((),) * 5, ((),) * 5)
    assert (second.just_discarded, second.draws_from_discards) == (None, 0)


@pytest.mark.clause("D17")
@pytest.mark.parametrize(
    ("route", "other_route", "past", "starter", "begins"),
    [
        ("red 2 3 10", "", (), 0, 0),
        ("", "red 2 3 10", (), 0, 1),
        ("red 2 3 10", "", ((0, 100),), 0, 1),
        ("", "red inv", ((-100, 0),), 1, 1),
        ("", "", (), 0, 1),
        ("", "", (), 1, 0),
    ],
    ids=["more", "less", "less in all", "more in all", "level after 0", "level after 1"],
)
def test_the_player_with_more_points_so_far_begins_the_next_round(
    route: str, other_route: str, past: tuple, starter: int, begins: int
) -> None:
    state = last_draw(
        replace(SOURCE, rounds=5),
        route,
        other_route,
        round=len(past) + 1,
        starter=starter,
        past_scores=past,
    )
    following = after(state, PILE)
    assert (following.starter, following.active) == (begins, begins)


@pytest.mark.clause("D17")
def test_the_totals_of_all_rounds_decide() -> None:
    third = last_draw(THREE_ROUNDS, "red 2 3 10", "", round=3, past_scores=((-20, 0), (0, 15)))
    assert RULES.result(after(third, PILE)) == Result((1,), (-5, 15), "pile_empty")


def test_the_round_is_scored_and_the_next_dealt_in_one_step() -> None:
    step = RULES.apply(last_draw(THREE_ROUNDS, "red 2 3 10", ""), 0, PILE, Chance("END", 9))
    assert [type(event) for event in step.events] == [DrewFromPile, RoundEnded, Dealt]
    drew, ended, _ = step.events
    assert drew == DrewFromPile(0, discard("white 9").card)
    assert (ended.round, ended.scores) == (1, (15, 0))
    assert ended.interlude, "play waits until the score has been read"
