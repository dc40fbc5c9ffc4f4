"""How the strongest looks ahead: by what is known, in time, and the same way every time."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

from divan.bots.bot import Clock, Rated
from divan.bots.dice import Dice
from divan.core.event import Entry
from divan.core.fold import advance, opening, view_of
from divan.core.record import PERSON, Level, new_record
from divan.core.view import View
from divan.games.lost_cities.bots import BOTS, search
from divan.games.lost_cities.bots.explorer import ratings_of
from divan.games.lost_cities.bots.habits import EVEN, odds_of
from divan.games.lost_cities.bots.kernel import twin
from divan.games.lost_cities.bots.kernel.choice import COMPILED, Round
from divan.games.lost_cities.bots.kernel.coding import number_of, sight_of, terms_of
from divan.games.lost_cities.bots.kernel.twin_table import Table as TwinTable
from divan.games.lost_cities.bots.outlook import outlook_of
from divan.games.lost_cities.bots.weights import weights_for
from divan.games.lost_cities.rules import RULES
from divan.games.lost_cities.rules.cards import full_deck
from divan.games.lost_cities.rules.events import DrewFromDiscard, LostCitiesEvent
from divan.games.lost_cities.rules.moves import DiscardCard, PlayCard
from divan.games.lost_cities.rules.options import PUBLISHED, SOURCE, LostCitiesOptions
from divan.games.lost_cities.rules.state import MOST_DRAWS_FROM_DISCARDS, Table
from helpers.lost_cities import card, everywhere, table

SeatView = View[Table, LostCitiesEvent]

compiled_only = pytest.mark.skipif(not COMPILED, reason="no compiled kernel is here")
PRESETS = pytest.mark.parametrize("options", [SOURCE, PUBLISHED], ids=["source", "published"])
LONG = 3600.0


def views(options: LostCitiesOptions, seed: str) -> Iterator[SeatView]:
    """Yield what the player to act sees in a match of two who play by the policy."""
    position = opening(RULES, new_record("lost_cities", RULES, options, (PERSON, PERSON), seed))
    while acting := RULES.to_act(position.state):
        view = view_of(RULES, position, acting[0])
        yield view
        position = advance(RULES, seed, position, acting[0], policy(view)[0].move)


def policy(view: SeatView) -> tuple[Rated, ...]:
    return ratings_of(view, outlook_of(view, weights_for(view.table.options)))


def look(view: SeatView, roll_outs: int, seed: int = 1) -> tuple[Rated, ...]:
    weights = weights_for(view.table.options)
    return search.look_ahead(view, policy(view), weights, roll_outs, seed, Clock(LONG))


def whole(shown: Table, event: LostCitiesEvent | None = None) -> SeatView:
    """Return the view of seat 0 of ``shown`` with all other cards of the deck in the pile."""
    laid = everywhere(replace(shown, pile=()))
    rest = Counter(full_deck()) - Counter(laid)
    observed = RULES.observe(replace(shown, pile=tuple(rest.elements())), 0)
    return View(0, 1, observed, () if event is None else (Entry(1, event),))


def test_the_last_placement_is_worth_what_it_brings() -> None:
    thrown = "yellow inv inv inv 2 3 4 5 6 7 8 9 10, white inv inv inv 2 3 4 5 6 7 8 10"
    shown = table(
        hand="red 9, blue 2 3 4 5 6 7 8",
        other_hand="green 2 3 4 5 6 7 8 9",
        route="red inv inv 4",
        discards=f"{thrown}, red inv 2 3 5 6 7 8 10, blue inv inv inv 9 10, green inv inv inv 10",
        pile="white 9",
        draws_from_discards=MOST_DRAWS_FROM_DISCARDS,
    )
    view = View(0, 1, RULES.observe(shown, 0), ())
    assert len(everywhere(shown)) == len(full_deck())
    worth = {rated.move: rated.value for rated in look(view, 400)}
    red, blue = card("red 9"), card("blue 2")
    assert look(view, 400)[0].move == PlayCard(red, red.suit)
    gained = worth[PlayCard(red, red.suit)] - worth[DiscardCard(red, red.suit)]
    assert gained == 9 * 3
    assert worth[DiscardCard(blue, blue.suit)] == worth[DiscardCard(red, red.suit)]


def test_the_deals_keep_what_was_seen_being_picked_up() -> None:
    shown = table(hand="yellow 2 3 4 5 6 7 8 9", other_hand="red 7, blue 2 3 4 5 6 7 8")
    view = whole(shown, DrewFromDiscard(1, card("red 7")))
    for seed in range(20):
        dealt = dealt_by(view, seed)
        assert number_of(card("red 7")) in dealt.hands[1]
        assert len(dealt.hands[1]) == 8


def test_the_deals_follow_the_habits_of_players() -> None:
    """Red 9 fits the other's route, green 3 fits no route any more."""
    shown = table(
        hand="yellow 2 3 4 5 6 7 8 9",
        other_hand="blue 2 3 4 5 6 7 8 9",
        route="green 5",
        other_route="red 4, green 6",
    )
    view = whole(shown)
    wanted, useless = card("red 9"), card("green 3")
    assert odds_of(view.table, 1, wanted) > EVEN > odds_of(view.table, 1, useless)
    held = Counter(number for seed in range(200) for number in dealt_by(view, seed).hands[1])
    assert held[number_of(wanted)] > 2 * held[number_of(useless)]


def dealt_by(view: SeatView, seed: int) -> TwinTable:
    dealt = TwinTable(terms_of(view.table.options))
    sight = sight_of(view)
    dealt.see(sight)
    dealt.deal_hidden(Dice(seed))
    everything = dealt.hands[1 - view.seat] + dealt.pile
    assert sorted(everything) == sorted(sight.hidden + sight.other_known)
    return dealt


@compiled_only
@PRESETS
def test_the_same_seed_gives_the_same_answer(options: LostCitiesOptions) -> None:
    for view in islice(views(options, "AGAIN"), 3, 60, 9):
        assert look(view, 600) == look(view, 600)
        assert {rated.move for rated in look(view, 600)} == {rated.move for rated in policy(view)}


@compiled_only
def test_kernel_and_twin_come_to_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = [
        view
        for view in views(SOURCE, "TWINS")
        if len(view.table.pile) < 4 and len(policy(view)) > 1
    ]
    by_kernel = [look(view, 40) for view in chosen]
    monkeypatch.setattr(search, "Round", twin.Round)
    assert len(chosen) > 3
    assert [look(view, 40) for view in chosen] == by_kernel


def test_where_there_is_only_the_twin_the_policy_decides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search, "COMPILED", False)
    for view in islice(views(SOURCE, "TWIN ONLY"), 40):
        decision = BOTS.bot(Level.MYCROFT).decide(view, 5, Clock(LONG))
        assert decision.ratings == policy(view)


@compiled_only
def test_a_question_called_off_is_answered_at_once_by_the_policy() -> None:
    for view in islice(views(PUBLISHED, "CALLED OFF"), 20):
        decision = BOTS.bot(Level.MYCROFT).decide(view, 5, Clock(LONG, cancelled=lambda: True))
        assert decision.move == policy(view)[0].move


@compiled_only
def test_the_clock_is_asked_often() -> None:
    asked = []

    def cancelled() -> bool:
        asked.append(1)
        return len(asked) > 10

    view = next(views(SOURCE, "ASKED"))
    decision = BOTS.bot(Level.MYCROFT).decide(view, 5, Clock(LONG, cancelled))
    assert 10 < len(asked) < 15
    assert decision.move in set(RULES.moves(view.table, view.seat))


@compiled_only
@PRESETS
def test_two_of_the_strongest_never_draw_in_circles(options: LostCitiesOptions) -> None:
    one_round, seed = replace(options, rounds=1), "CIRCLES"
    record = new_record("lost_cities", RULES, one_round, (PERSON, PERSON), seed)
    position = opening(RULES, record)
    while acting := RULES.to_act(position.state):
        assert position.state.draws_from_discards < MOST_DRAWS_FROM_DISCARDS
        view = view_of(RULES, position, acting[0])
        move = BOTS.bot(Level.MYCROFT).decide(view, position.ply, Clock(LONG)).move
        position = advance(RULES, seed, position, acting[0], move)


@pytest.mark.parametrize("round_type", [twin.Round, Round], ids=["twin", "chosen"])
def test_a_sight_that_cannot_be_is_refused(round_type: type[Round]) -> None:
    sight = sight_of(next(views(SOURCE, "REFUSED")))
    state = round_type(SOURCE, weights_for(SOURCE))
    for left in (0, len(sight.hidden) + 1):
        with pytest.raises(ValueError, match="unseen"):
            state.see(replace(sight, left=left))
