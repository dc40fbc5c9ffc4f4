"""The explorers: what they know, that they do not peek, and that they choose what is right."""

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from divan.bots.bot import Clock, Decision, Unit
from divan.bots.random_bot import RandomBot
from divan.core.event import Entry
from divan.core.fold import advance, opening, view_of
from divan.core.record import PERSON, Level, new_record
from divan.core.view import View
from divan.games.lost_cities.bots import BOTS, search
from divan.games.lost_cities.bots.kernel.choice import COMPILED
from divan.games.lost_cities.bots.knowledge import knowledge_of
from divan.games.lost_cities.bots.outlook import outlook_of
from divan.games.lost_cities.bots.reasons import Code
from divan.games.lost_cities.bots.tempers import TEMPERS, weights_of
from divan.games.lost_cities.bots.weights import PUBLISHED as PUBLISHED_WEIGHTS
from divan.games.lost_cities.bots.weights import SOURCE as SOURCE_WEIGHTS
from divan.games.lost_cities.rules.events import Discarded, DrewFromDiscard, LostCitiesEvent, Played
from divan.games.lost_cities.rules.moves import DiscardCard, DrawFromDiscard, DrawFromPile, PlayCard
from divan.games.lost_cities.rules.options import PUBLISHED, SOURCE, LostCitiesOptions
from divan.games.lost_cities.rules.state import Phase, Table
from helpers.lost_cities import RULES, card, table
from helpers.matches import lost_cities_match

SeatView = View[Table, LostCitiesEvent]
LONG_PILE = "white inv 2 3 4 5 6 7 8 9 10, green inv 2 3 4 5 6 7 8 9 10"
SHORT_PILE = "white 9 10"


def seen(shown: Table, *events: LostCitiesEvent) -> SeatView:
    """Return the view of seat 0, what happened before included."""
    observed = RULES.observe(shown, 0)
    return View(0, 1, observed, tuple(Entry(1, event) for event in events))


def decide(view: SeatView, level: Level = Level.MYCROFT, seed: int = 1) -> Decision:
    return BOTS.bot(level).decide(view, seed, Clock(3600.0))


class TestKnowledge:
    def test_what_was_picked_up_in_the_open_is_known_until_it_is_placed(self) -> None:
        picked = (DrewFromDiscard(1, card("red 7")), DrewFromDiscard(1, card("red 8")))
        hand = "red 7 8, blue 2 3 4 5 6 7"
        shown = table(hand="yellow 2 3 4 5 6 7 8 9", other_hand=hand)
        assert set(knowledge_of(seen(shown, *picked)).known) == {card("red 7"), card("red 8")}
        placed = Discarded(1, card("red 7"))
        assert knowledge_of(seen(shown, *picked, placed)).known == (card("red 8"),)

    def test_a_placed_card_that_was_not_picked_up_changes_nothing(self) -> None:
        shown = table(hand="yellow 2 3 4 5 6 7 8 9", other_hand="red 7, blue 2 3 4 5 6 7 8")
        events = (DrewFromDiscard(1, card("red 7")), Played(1, card("white 9")))
        assert knowledge_of(seen(shown, *events)).known == (card("red 7"),)

    def test_known_seen_and_unseen_cards_are_the_whole_deck(self) -> None:
        shown = table(
            hand="yellow 2 3 4 5 6 7 8 9",
            other_hand="red 7, blue 2 3 4 5 6 7 8",
            discards="white 2",
        )
        knowledge = knowledge_of(seen(shown, DrewFromDiscard(1, card("red 7"))))
        assert len(knowledge.unseen) == 60 - 8 - 1 - 1
        assert card("white 2") not in knowledge.unseen
        assert card("red 7") not in knowledge.unseen


class TestRedeal:
    def test_keeps_what_was_seen_being_picked_up(self) -> None:
        shown = table(hand="yellow 2 3 4 5 6 7 8 9", other_hand="red 7, blue 2 3 4 5 6 7 8")
        view = seen(shown, DrewFromDiscard(1, card("red 7")))
        for seed in range(20):
            assert card("red 7") in BOTS.redeal(view, seed).hands[1]


class TestSuitOutlook:
    def test_counts_what_is_laid_held_and_hoped_for_and_the_cost(self) -> None:
        shown = table(hand="red 6 9, blue 3", route="red inv 4", pile=LONG_PILE)
        red = outlook_of(seen(shown), SOURCE_WEIGHTS).suits[card("red 6").suit]
        assert red.held == (6, 9)
        assert set(red.open) == {5, 7, 8, 10}
        assert red.factor == 2
        assert red.edge == pytest.approx(4 + 15 + red.hopes - 20)

    def test_a_colour_that_cannot_be_started_is_worth_nothing_yet(self) -> None:
        hand, pile = "red 7 8 9", "white 5 6 7 8 9 10"
        locked = seen(table(hand=hand, pile=pile))
        free = seen(table(hand=hand, pile=pile, options=PUBLISHED))
        suit = card("red 8").suit
        assert outlook_of(locked, SOURCE_WEIGHTS).suits[suit].worth == 0
        assert outlook_of(free, PUBLISHED_WEIGHTS).suits[suit].worth == 1


class TestBonuses:
    @pytest.mark.parametrize("start_rule", ["investment_or_two", "free"])
    def test_a_bonus_that_is_played_for_is_hoped_for_under_every_start_rule(
        self, start_rule: str
    ) -> None:
        mixed = replace(SOURCE, start_rule=start_rule, ten_bonus="top_is_10", eight_bonus=True)
        weights = weights_of(TEMPERS[Level.MYCROFT], mixed)
        assert weights.eight == PUBLISHED_WEIGHTS.eight
        shown = table(hand="red 6 7 8 9 10", route="red 3 4 5", pile=LONG_PILE, options=mixed)
        assert outlook_of(seen(shown), weights).hoped_ten_bonus > 0


class TestChoices:
    """By the policy alone: the tables hold too few cards to be dealt anew."""

    @pytest.fixture(autouse=True)
    def _policy(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(search, "COMPILED", False)

    def test_lays_the_next_number_of_a_good_route(self) -> None:
        shown = table(
            hand="red 7 8, white 2", other_hand="blue 2 3 4", route="red inv 4 5 6", pile=LONG_PILE
        )
        decision = decide(seen(shown))
        assert decision.move == PlayCard(card("red 7"), card("red 7").suit)

    def test_does_not_give_the_other_player_what_he_waits_for(self) -> None:
        shown = table(
            hand="blue 9, yellow 3",
            other_hand="white 2 3",
            other_route="blue inv inv 5 8, yellow 4",
            route="yellow 6",
            pile=SHORT_PILE,
        )
        assert decide(seen(shown)).move == DiscardCard(card("yellow 3"), card("yellow 3").suit)

    def test_does_not_start_what_cannot_pay_any_more(self) -> None:
        shown = table(hand="red 2 3, blue 4, green 5", other_hand="white 2 3", pile=SHORT_PILE)
        assert isinstance(decide(seen(shown)).move, DiscardCard)

    def test_takes_the_card_that_its_route_waits_for(self) -> None:
        shown = table(
            hand="red 10, blue 4",
            other_hand="white 2 3",
            route="red inv inv 5 7",
            discards="red 8",
            pile=LONG_PILE,
            phase=Phase.DRAW,
        )
        decision = decide(seen(shown))
        assert decision.move == DrawFromDiscard(card("red 8").suit)
        assert decision.reason.code == Code.TAKES

    def test_draws_from_the_pile_where_the_discards_offer_nothing(self) -> None:
        shown = table(
            hand="red 10, blue 4",
            other_hand="white 2 3",
            route="red inv inv 5 7",
            discards="red 2",
            pile=LONG_PILE,
            phase=Phase.DRAW,
        )
        assert decide(seen(shown)).move == DrawFromPile()

    def test_invests_in_a_strong_colour_before_its_numbers(self) -> None:
        shown = table(
            hand="red inv 5 7 8 9 10, blue 4, white 3", other_hand="white 2", pile=LONG_PILE
        )
        decision = decide(seen(shown))
        assert decision.move == PlayCard(card("red inv"), card("red inv").suit)
        assert decision.reason.code == Code.INVESTS
        assert decision.reason.arguments == {"suit": "red", "rank": 0, "points": 39}


def plies(
    options: LostCitiesOptions, levels: tuple[Level, Level], seed: str
) -> Iterator[tuple[SeatView, Decision]]:
    """Play a match and yield every view with the decision made in it."""
    position = opening(RULES, new_record("lost_cities", RULES, options, (PERSON, PERSON), seed))
    while acting := RULES.to_act(position.state):
        view = view_of(RULES, position, acting[0])
        decision = decide(view, levels[acting[0]], position.ply)
        yield view, decision
        position = advance(RULES, seed, position, acting[0], decision.move)


@pytest.mark.parametrize("options", [SOURCE, PUBLISHED], ids=["source", "published"])
@pytest.mark.parametrize("level", list(Level))
def test_rates_every_allowed_move_and_says_why(options: LostCitiesOptions, level: Level) -> None:
    for view, decision in plies(replace(options, rounds=1), (level, level), "RATE"):
        rated = [rating.move for rating in decision.ratings]
        assert set(rated) == set(RULES.moves(view.table, view.seat))
        assert len(rated) == len(set(rated))
        values = [rating.value for rating in decision.ratings]
        assert values == sorted(values, reverse=True)
        assert decision.reason.code in set(Code)


def test_the_strongest_makes_the_move_that_it_rates_best() -> None:
    for _, decision in plies(SOURCE, (Level.MYCROFT, Level.MYCROFT), "BEST"):
        assert decision.move == decision.ratings[0].move


@given(seed=st.integers(0, 2**32), level=st.sampled_from(Level), moment=st.integers(0, 40))
@settings(max_examples=60, deadline=None)
def test_decides_by_what_it_sees_alone(seed: int, level: Level, moment: int) -> None:
    views = (view for view, _ in plies(SOURCE, (Level.WATSON, Level.ADLER), "ALONE"))
    view = next(itertools.islice(views, moment, None))
    elsewhere = RULES.observe(BOTS.redeal(view, seed), view.seat)
    again = View(view.seat, view.ply, elsewhere, view.history)
    assert decide(again, level, seed) == decide(view, level, seed)


def test_every_reason_is_given_some_time() -> None:
    given_codes = {
        decision.reason.code
        for options in (SOURCE, PUBLISHED)
        for number in range(12)
        for _, decision in plies(options, (Level.ADLER, Level.WIGGINS), f"WHY {number}")
    }
    assert given_codes >= set(Code) - {Code.MUST_PLAY, Code.NO_CHOICE}


def test_no_choice_is_said_where_there_is_none() -> None:
    shown = table(hand="red 7", other_hand="blue 2", pile="white 9", phase=Phase.DRAW)
    assert decide(seen(shown)).reason.code == Code.NO_CHOICE


def test_the_tempers_differ() -> None:
    weights = {weights_of(temper, SOURCE) for temper in TEMPERS.values()}
    assert len(weights) == len(Level)


@pytest.mark.parametrize("options", [SOURCE, PUBLISHED], ids=["source", "published"])
def test_the_strong_beat_chance(options: LostCitiesOptions) -> None:
    """Ten deals, both seats: a loss to random moves would take a broken policy."""
    chance = RandomBot(RULES)
    for deal in range(10):
        seed = f"CHANCE {deal}"
        for chair in (0, 1):
            record = new_record("lost_cities", RULES, options, (PERSON, PERSON), seed)
            position = opening(RULES, record)
            while acting := RULES.to_act(position.state):
                view = view_of(RULES, position, acting[0])
                bot = BOTS.bot(Level.ADLER) if acting[0] == chair else chance
                move = bot.decide(view, position.ply, Clock(1.0)).move
                position = advance(RULES, seed, position, acting[0], move)
            result = RULES.result(position.state)
            assert result is not None
            assert result.winners == (chair,)


def test_ratings_are_called_points_only_where_moves_were_tried_out() -> None:
    match = lost_cities_match()
    view = match.view(0)
    for level in Level:
        tried = level is Level.MYCROFT and COMPILED
        unit = Unit.POINTS if tried else Unit.WEIGHED
        assert BOTS.bot(level).decide(view, 1, Clock(1.0)).unit is unit
        made = list(RULES.moves(view.table, 0))[-1]
        decision = BOTS.bot(level).compare(view, made, 1, Clock(1.0))
        assert decision.unit is unit
        assert decision.rating(made) is not None
        assert decision.rating(decision.move) is not None
