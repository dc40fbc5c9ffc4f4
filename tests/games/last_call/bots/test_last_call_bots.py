"""The detectives: that they do not peek, that they choose what is right, and why they say so."""

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from divan.bots.bot import Clock, Decision, Unit
from divan.core.event import Entry
from divan.core.fold import advance, opening, view_of
from divan.core.move import Move
from divan.core.record import PERSON, Level, new_record
from divan.core.view import View
from divan.games.last_call.bots import BOTS
from divan.games.last_call.bots.secrets import Secrets
from divan.games.last_call.bots.temper import TEMPERS
from divan.games.last_call.knowledge.facts import LastCallView
from divan.games.last_call.rules.cards import Symbol, clue_deck
from divan.games.last_call.rules.events import Dealt, LastCallEvent, Played, Showed
from divan.games.last_call.rules.moves import (
    DeclareStrong,
    DrawExtra,
    Guess,
    Investigate,
    LeaveStrong,
    Pass,
    PlayCard,
    ShowCard,
)
from divan.games.last_call.rules.options import BRISK, SOURCE, LastCallOptions
from divan.games.last_call.rules.state import Phase, Question, Table
from divan.games.last_call.view.hints import SENTENCES
from helpers.last_call import RULES, SEALED, card, cards, combination, show, table

LEVELS = tuple(Level)
OPTIONS = (
    SOURCE,
    BRISK,
    LastCallOptions(extra_draw="ask"),
    LastCallOptions(case_model="classic"),
    LastCallOptions(case_model="literal", final_reveal="refuter_only"),
)
NEARLY_ALL = (
    "place 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16, weapon 1 2 3 4 5 6 8 9 10 11 12 13 14 15 16"
)
"""All places but the 1 and all weapons but the 7."""


def whole(*hands: str, fronts: tuple[str, ...] = (), **more: object) -> Table:
    """Return a table of the whole deck: what nobody has lies in the reserve."""
    taken = {*cards(SEALED), *(held for text in (*hands, *fronts) for held in cards(text))}
    rest = [f"{left.symbol} {left.number}" for left in clue_deck() if left not in taken]
    return table(*hands, fronts=fronts, reserve=", ".join(rest), **more)


def seen(shown: Table, *events: LastCallEvent, seat: int = 0) -> LastCallView:
    """Return the view of ``seat``, after a deal of what it holds and ``events``."""
    observed = RULES.observe(shown, seat)
    hands = tuple(
        shown.held(owner) if owner == seat else RULES.observe(shown, seat).hands[owner]
        for owner in range(shown.seats)
    )
    deal = Dealt(1, 0, hands, observed.leads, len(shown.reserve))
    return View(seat, 1, observed, tuple(Entry(1, event) for event in (deal, *events)))


def decide(view: LastCallView, level: Level = Level.MYCROFT, seed: int = 1) -> Decision:
    return BOTS.bot(level).decide(view, seed, Clock(1.0))


def plies(
    options: LastCallOptions, levels: tuple[Level, ...], seed: str
) -> Iterator[tuple[LastCallView, Decision]]:
    """Play a match and yield every view with the decision made in it."""
    record = new_record("last_call", RULES, options, (PERSON,) * len(levels), seed)
    position = opening(RULES, record)
    while acting := RULES.to_act(position.state):
        view = view_of(RULES, position, acting[0])
        decision = decide(view, levels[acting[0]], position.ply)
        yield view, decision
        position = advance(RULES, seed, position, acting[0], decision.move)


class TestChoices:
    def test_announces_what_is_certain(self) -> None:
        """Whoever holds everything else of the deck knows the case."""
        persons = "person 1 2 3 4 6 7 8 9 10 11 12 13 14 15 16"
        for level in LEVELS:
            decision = decide(seen(whole(f"{NEARLY_ALL}, {persons}", "", "")), level)
            assert decision.move == Investigate(1, 7, 5)
            assert decision.reason.code == "certain"

    def test_the_careful_do_not_announce_what_is_not(self) -> None:
        persons = "person 1 2 3 4 6 7 8 9 10 11 12 13 14"
        shown = whole(f"{NEARLY_ALL}, {persons}", "person 15", "person 16")
        assert not isinstance(decide(seen(shown), Level.WATSON).move, Investigate)

    def test_plays_what_draws(self) -> None:
        shown = whole(
            "place 2, weapon 3, person 1",
            "place 3 4 5",
            "person 6 7 8",
            last_symbol=Symbol.WEAPON,
        )
        decision = decide(seen(shown), Level.ADLER)
        assert decision.move == PlayCard(card("weapon 3"))
        assert decision.reason.code == "draw"

    def test_passes_where_nothing_else_is_allowed(self) -> None:
        shown = whole("", "place 2", "place 3", must_play=(0,))
        assert isinstance(decide(seen(shown), Level.WATSON).move, Guess | Pass)

    def test_shows_what_the_one_who_asks_has_seen_already(self) -> None:
        shown = whole(
            "place 2, weapon 3",
            "person 1 2 3",
            phase=Phase.SHOW,
            active=1,
            question=Question(combination("2 3 9"), 0),
        )
        view = seen(shown, Showed(0, 1, card("weapon 3")))
        decision = decide(view)
        assert decision.move == show("weapon 3")
        assert decision.reason.code == "show_known"

    def test_draws_the_extra_card(self) -> None:
        shown = whole("place 2", "place 3", phase=Phase.EXTRA)
        assert decide(seen(shown)).move == DrawExtra()

    def test_declares_the_likeliest_item_and_nothing_where_none_can_be(self) -> None:
        front = "place 2 3 9"
        shown = whole("", "", fronts=(front,), leads=("place 3",), phase=Phase.STRONG)
        decision = decide(seen(shown), Level.ADLER)
        assert isinstance(decision.move, DeclareStrong)
        assert decision.move.card.item == 1
        innocent = whole("", "", fronts=("place 9 10 11",), leads=("place 3",), phase=Phase.STRONG)
        assert decide(seen(innocent), Level.ADLER).move == LeaveStrong()

    def test_asks_for_what_it_does_not_know(self) -> None:
        shown = whole("place 2", "place 3, weapon 4", "person 9 10")
        decision = decide(seen(shown))
        assert isinstance(decision.move, Guess)
        values = [rating.value for rating in decision.ratings]
        assert values == sorted(values, reverse=True)
        assert values[0] > 0


class TestSecrets:
    def test_an_open_card_costs_nothing_and_a_lead_costs_most(self) -> None:
        shown = whole("place 2 9, weapon 3 4", "", leads=("place 1",))
        secrets = Secrets(seen(shown, Played(0, card("weapon 4")), Showed(0, 1, card("weapon 3"))))
        costs = [
            secrets.cost(card(name)) for name in ("weapon 4", "weapon 3", "place 9", "place 2")
        ]
        assert costs == sorted(costs)
        assert len(set(costs)) == 4
        assert secrets.known_to(card("weapon 3"), 1)
        assert not secrets.known_to(card("weapon 3"), 2)


@pytest.mark.parametrize("options", OPTIONS, ids=["source", "brisk", "ask", "classic", "literal"])
@pytest.mark.parametrize("level", LEVELS)
def test_plays_whole_matches_by_the_rules_and_says_why(
    options: LastCallOptions, level: Level
) -> None:
    others = (Level.WIGGINS, Level.ADLER)
    for view, decision in itertools.islice(plies(options, (level, *others), "WHOLE"), 60):
        assert RULES.check(view.table, view.seat, decision.move) is None
        assert decision.reason.code in SENTENCES
        assert all(RULES.check(view.table, view.seat, r.move) is None for r in decision.ratings)


@given(
    seed=st.integers(0, 2**32),
    level=st.sampled_from(Level),
    moment=st.integers(0, 60),
    seats=st.sampled_from((3, 4)),
)
@settings(max_examples=40, deadline=None)
def test_decides_by_what_it_sees_alone(seed: int, level: Level, moment: int, seats: int) -> None:
    levels = (Level.WATSON, Level.ADLER, Level.WIGGINS, Level.ADLER)[:seats]
    views = (view for view, _ in plies(SOURCE, levels, "ALONE"))
    view = next(itertools.islice(views, moment, None), None)
    if view is None:
        return
    elsewhere = RULES.observe(BOTS.redeal(view, seed), view.seat)
    again = View(view.seat, view.ply, elsewhere, view.history)
    assert decide(again, level, seed) == decide(view, level, seed)


def test_every_reason_is_given_some_time() -> None:
    codes = {
        decision.reason.code
        for options in (SOURCE, LastCallOptions(extra_draw="ask"))
        for number in range(6)
        for _, decision in plies(
            options, (Level.ADLER, Level.WIGGINS, Level.WATSON), f"WHY {number}"
        )
    }
    assert codes >= set(SENTENCES) - {"pass", "last_try", "last_try_blind", "show_known"}


def test_the_tempers_differ() -> None:
    assert len(set(TEMPERS.values())) == len(Level)


def test_the_sharp_beat_the_careless() -> None:
    """Of twelve matches among three, each seat in turn, more than a fair share."""
    won = 0
    for number in range(12):
        chair, seed = number % 3, f"SHARP {number // 3}"
        levels = tuple(Level.ADLER if seat == chair else Level.WIGGINS for seat in range(3))
        *_, (view, decision) = plies(SOURCE, levels, seed)
        won += view.seat == chair and decision.reason.code in {"certain", "likely"}
    assert won >= 6


def test_shows_the_only_card_that_it_can() -> None:
    question = Question(combination("2 9 9"), 0)
    shown = whole("place 2", "person 1", phase=Phase.SHOW, active=1, question=question)
    decision = decide(seen(shown))
    assert decision.move == ShowCard(card("place 2"))
    assert decision.reason.code == "show_only"


class TestComparing:
    """What a move would have cost beside the bot's own."""

    @staticmethod
    def compared(shown: LastCallView, made: Move, level: Level = Level.MYCROFT) -> Decision:
        return BOTS.bot(level).compare(shown, made, 1, Clock(1.0))

    def test_a_guess_is_rated_by_what_its_answer_tells(self) -> None:
        view = seen(whole("place 2", "place 3, weapon 4", "person 9 10"))
        own = decide(view, Level.MYCROFT)
        blind = Guess(2, 4, 9)
        decision = self.compared(view, blind)
        assert (decision.move, decision.unit) == (own.move, Unit.BITS)
        best, rated = decision.rating(own.move), decision.rating(blind)
        assert best == pytest.approx(own.ratings[0].value)
        assert rated is not None
        assert 0 <= rated < best

    def test_a_card_that_draws_tells_something_and_one_that_does_not_nothing(self) -> None:
        shown = whole(
            "place 2, weapon 3, person 1",
            "place 3 4 5",
            "person 6 7 8",
            last_symbol=Symbol.WEAPON,
        )
        decision = self.compared(seen(shown), PlayCard(card("place 2")))
        assert decision.move == PlayCard(card("weapon 3"))
        assert decision.rating(PlayCard(card("place 2"))) == 0
        drawing = decision.rating(decision.move)
        assert drawing is not None
        assert drawing > 0

    def test_an_announcement_is_rated_by_its_chance(self) -> None:
        persons = "person 1 2 3 4 6 7 8 9 10 11 12 13 14 15 16"
        view = seen(whole(f"{NEARLY_ALL}, {persons}", "", ""))
        wrong = Investigate(1, 7, 4)
        decision = self.compared(view, wrong)
        assert decision.unit is Unit.CHANCE
        assert decision.rating(Investigate(1, 7, 5)) == pytest.approx(1)
        assert decision.rating(wrong) == 0

    def test_what_is_shown_is_rated_by_what_it_gives_away(self) -> None:
        shown = whole(
            "place 2, weapon 3",
            "person 1 2 3",
            phase=Phase.SHOW,
            active=1,
            question=Question(combination("2 3 9"), 0),
        )
        decision = self.compared(seen(shown, Showed(0, 1, card("weapon 3"))), show("place 2"))
        assert decision.unit is Unit.WEIGHED
        assert decision.rating(show("weapon 3")) == 0
        assert decision.rating(show("place 2")) == pytest.approx(-0.8)

    def test_who_does_not_weigh_cannot_compare_guesses(self) -> None:
        view = seen(whole("place 2", "place 3, weapon 4", "person 9 10"))
        assert self.compared(view, Guess(2, 4, 9), Level.ADLER).ratings == ()
