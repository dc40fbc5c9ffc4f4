"""The detectives: what they know, that they do not peek, and that they choose what is right."""

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from divan.bots.bot import Clock, Decision
from divan.core.event import Entry
from divan.core.fold import AnyPosition, advance, opening, view_of
from divan.core.record import PERSON, Level, new_record
from divan.core.view import View
from divan.games.don_legacy.bots import BOTS
from divan.games.don_legacy.bots.knowledge import known
from divan.games.don_legacy.bots.levels import CHARACTERS
from divan.games.don_legacy.bots.outlook import set_hope
from divan.games.don_legacy.rules.cards import FACE_DOWN, FULL_DECK, Ability
from divan.games.don_legacy.rules.events import (
    DonLegacyEvent,
    Exchanged,
    LaidSet,
    PlayedMystery,
    SawCard,
    TookOpen,
)
from divan.games.don_legacy.rules.moves import (
    DeclineExchange,
    Discard,
    Draw,
    EndTurn,
    Exchange,
    HearWitness,
    LaySet,
    SearchArchive,
    TakeClue,
    TakeMystery,
)
from divan.games.don_legacy.rules.options import LIVELY, SOURCE, DonLegacyOptions
from divan.games.don_legacy.rules.state import Phase, Seen, Table
from divan.games.don_legacy.view.hint_texts import REASONS
from helpers.don_legacy import FOUR_SETS, GLASSES, RULES, card, cards, names, table

SeatView = View[Table, DonLegacyEvent]
LONG_PILE = " ".join(each.name for each in FULL_DECK[-24:])
STRONG = (Level.ADLER, Level.MYCROFT)


def seen(shown: Table, *events: DonLegacyEvent) -> SeatView:
    """Return the view of seat 0, what happened before included."""
    told = tuple(Entry(1, event.seen_by(0)) for event in events)
    return View(0, 1, RULES.observe(shown, 0), tuple(entry for entry in told if entry.event))


def decide(view: SeatView, level: Level = Level.ADLER, seed: int = 1) -> Decision:
    return BOTS.bot(level).decide(view, seed, Clock(60.0))


class TestKnowledge:
    def test_what_was_taken_in_the_open_is_known_until_it_is_shown_again(self) -> None:
        shown = table("record-1a", "receipt-4a key-archive")
        taken = (TookOpen(1, card("receipt-4a")), TookOpen(1, card("key-archive")))
        assert names(tuple(known(seen(shown, *taken)).held[1])) == {"receipt-4a", "key-archive"}
        shown = table("record-1a", "receipt-4a", discards="key-archive")
        played = PlayedMystery(1, card("key-archive"))
        assert names(tuple(known(seen(shown, *taken, played)).held[1])) == {"receipt-4a"}

    def test_a_set_that_was_laid_is_in_no_hand(self) -> None:
        shown = table("record-1a", "receipt-4a", sets=((), (GLASSES,)))
        laid = LaidSet(1, cards(GLASSES))
        taken = TookOpen(1, card("glass-deduction"))
        assert known(seen(shown, taken, laid)).held[1] == frozenset()

    def test_what_deduction_showed_is_known_and_an_exchange_moves_it(self) -> None:
        shown = table("record-1a receipt-2a", "receipt-4a")
        saw = SawCard(0, 1, card("receipt-4a"))
        assert names(tuple(known(seen(shown, saw)).held[1])) == {"receipt-4a"}
        shown = table("record-1a receipt-4a", "receipt-2a")
        gave = Exchanged(0, 1, card("receipt-2a"), card("receipt-4a"))
        assert names(tuple(known(seen(shown, saw, gave)).held[1])) == {"receipt-2a"}

    def test_an_exchange_between_others_makes_both_hands_unsure(self) -> None:
        shown = table("record-1a", "receipt-4a", "receipt-2a")
        taken = TookOpen(1, card("receipt-4a"))
        gave = Exchanged(2, 1, card("receipt-2a"), card("receipt-3a"))
        assert known(seen(shown, taken, gave)).held[1] == frozenset()

    def test_known_and_unseen_cards_are_the_whole_deck(self) -> None:
        shown = table("record-1a", "receipt-4a", clues="footprint-1a", pile="letter-archive")
        knowledge = known(seen(shown, TookOpen(1, card("receipt-4a"))))
        told = {*knowledge.unseen, *knowledge.held[0], *knowledge.held[1], card("footprint-1a")}
        assert told == set(FULL_DECK)


class TestHope:
    def test_three_are_a_set_and_more_draws_bring_more_hope(self) -> None:
        assert set_hope(3, 3, 0.0) == pytest.approx(10)
        assert set_hope(2, 4, 0.0) == pytest.approx(0)
        assert 0 < set_hope(1, 4, 1.0) < set_hope(2, 4, 1.0) < set_hope(2, 4, 2.0) < 10

    def test_what_cannot_come_is_not_hoped_for(self) -> None:
        assert set_hope(2, 0, 5.0) == pytest.approx(0)
        assert set_hope(1, 1, 5.0) == pytest.approx(0)


class TestChoices:
    """Decisions on which everybody would agree."""

    @pytest.mark.parametrize("level", STRONG)
    def test_a_complete_set_is_laid_at_once(self, level: Level) -> None:
        shown = table(f"{GLASSES} record-1a", "receipt-1a", pile=LONG_PILE)
        decision = decide(seen(shown), level)
        assert isinstance(decision.move, LaySet)
        assert decision.reason.code == "lay_set"

    def test_the_fifth_set_is_laid_to_win_but_not_to_lose(self) -> None:
        ahead = table(GLASSES, "receipt-1a", pile=LONG_PILE, sets=(_four_other_sets(), ()))
        assert decide(seen(ahead)).reason.code == "last_set"
        rich = " ".join(each.name for each in FULL_DECK if each.is_clue and each.value >= 4)
        taken = tuple(TookOpen(1, each) for each in cards(rich))
        behind = table(GLASSES, rich, pile="letter-archive", sets=(_four_other_sets(), ()))
        assert not isinstance(decide(seen(behind, *taken)).move, LaySet)

    @pytest.mark.parametrize("level", STRONG)
    def test_the_last_card_is_not_drawn_where_a_better_one_lies_open(self, level: Level) -> None:
        shown = table("record-1a", "receipt-1a", clues="record-5a footprint-1a", pile="receipt-1a")
        assert decide(seen(shown), level).move == TakeClue(card("record-5a"))

    def test_a_mystery_that_completes_a_set_is_taken(self) -> None:
        shown = table(
            "glass-deduction glass-archive",
            "receipt-1a",
            clues="record-5a",
            mysteries="glass-testimony key-archive",
            pile=LONG_PILE,
            options=LIVELY,
        )
        decision = decide(seen(shown))
        assert decision.move == TakeMystery(card("glass-testimony"))
        assert decision.reason.code == "complete_set"

    def test_archive_fetches_the_third_of_a_set(self) -> None:
        shown = table(
            "key-archive key-deduction glass-deduction glass-disguise",
            "receipt-1a",
            mysteries="glass-testimony letter-archive",
            clues="footprint-1a",
            pile=LONG_PILE,
        )
        move = decide(seen(shown)).move
        assert isinstance(move, SearchArchive)
        assert move.taken == card("glass-testimony")

    def test_with_no_turn_left_abilities_are_worth_more_than_hopes(self) -> None:
        shown = table(
            "glass-testimony record-2a record-3a",
            "receipt-1a",
            clues="record-5a footprint-1a",
            pile="receipt-1a receipt-2a",
        )
        move = decide(seen(shown)).move
        assert isinstance(move, HearWitness)
        assert move.taken == card("record-5a")

    def test_the_worst_card_goes_for_a_better_one_and_a_worse_one_is_left(self) -> None:
        hand = "record-1a record-4a"
        better = table(hand, "receipt-4a", phase=Phase.EXCHANGE, seen=Seen(1, 0), pile=LONG_PILE)
        assert decide(seen(better)).move == Exchange(card("record-1a"))
        worse = table("record-3a record-4a", "receipt-1a", phase=Phase.EXCHANGE, seen=Seen(1, 0))
        assert decide(seen(worse)).move == DeclineExchange()

    def test_nobody_discards_where_hands_may_grow(self) -> None:
        hand = "record-1a record-2a record-2b record-3a record-4a record-4b"
        shown = table(hand, "receipt-1a", phase=Phase.WRAP_UP, drew=True, pile=LONG_PILE)
        assert decide(seen(shown)).move == EndTurn()

    @pytest.mark.parametrize("level", [Level.WIGGINS, Level.WATSON])
    def test_nobody_slips_into_throwing_points_away(self, level: Level) -> None:
        hand = "record-1a record-2a record-2b record-3a record-4a record-4b"
        shown = table(hand, "receipt-1a", phase=Phase.WRAP_UP, drew=True, pile=LONG_PILE)
        moves = {decide(seen(shown), level, seed).move for seed in range(40)}
        assert moves == {EndTurn()}

    def test_under_a_hard_limit_the_least_clue_goes(self) -> None:
        hand = "record-1a record-2a record-3b record-3a record-4a record-4b"
        options = DonLegacyOptions(hand_limit="hard_five", take_mystery="action")
        shown = table(hand, "receipt-1a", phase=Phase.WRAP_UP, drew=True, options=options)
        assert decide(seen(shown)).move == Discard(card("record-1a"))


class TestLevels:
    def test_mycroft_weighs_cards_by_the_rules_that_are_played(self) -> None:
        mycroft = CHARACTERS[Level.MYCROFT]
        by_source, by_lively = map(mycroft.temper_under, (SOURCE, LIVELY))
        assert by_source.keep[Ability.ARCHIVE] > by_lively.keep[Ability.ARCHIVE]
        assert by_source.foresight > by_lively.foresight

    @pytest.mark.parametrize("level", [Level.WIGGINS, Level.WATSON, Level.ADLER])
    def test_the_others_weigh_them_alike_whatever_is_played(self, level: Level) -> None:
        character = CHARACTERS[level]
        assert character.temper_under(SOURCE) == character.temper_under(LIVELY)


def _four_other_sets() -> tuple[str, ...]:
    return (FOUR_SETS[1], FOUR_SETS[2], FOUR_SETS[3], _fingerprints())


def _fingerprints() -> str:
    return "fingerprint-scene_analysis fingerprint-deduction fingerprint-testimony"


def positions(seed: str, seats: int, options: DonLegacyOptions) -> Iterator[AnyPosition]:
    """Yield the positions of a match played by Watsons."""
    record = new_record("don_legacy", RULES, options, (PERSON,) * seats, seed)
    position = opening(RULES, record)
    while RULES.to_act(position.state):
        yield position
        (seat,) = RULES.to_act(position.state)
        move = decide(view_of(RULES, position, seat), Level.WATSON, position.ply).move
        position = advance(RULES, seed, position, seat, move)


@settings(max_examples=4)
@given(seed=st.integers(0, 999), seats=st.integers(2, 4), lively=st.booleans())
def test_a_decision_does_not_change_with_what_is_hidden(
    seed: int, seats: int, lively: bool
) -> None:
    """Swap every hidden card for another possible one: each level still does the same."""
    options = LIVELY if lively else SOURCE
    for position in positions(f"HONEST {seed}", seats, options):
        if position.ply % 9:
            continue
        (seat,) = RULES.to_act(position.state)
        view = view_of(RULES, position, seat)
        other = BOTS.redeal(view, seed)
        swapped = View(seat, view.ply, RULES.observe(other, seat), view.history)
        for level in Level:
            assert decide(swapped, level, 7) == decide(view, level, 7)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_answers_every_question_with_an_allowed_move_and_a_reason(
    level: Level, seats: int
) -> None:
    options = LIVELY if seats == 2 else SOURCE
    for position in positions(f"ALL {level}", seats, options):
        if position.ply % 5 and position.state.phase in {Phase.ACT, Phase.WRAP_UP}:
            continue
        (seat,) = RULES.to_act(position.state)
        decision = decide(view_of(RULES, position, seat), level)
        assert RULES.check(position.state, seat, decision.move) is None
        assert decision.reason.code in REASONS
        allowed = set(RULES.moves(position.state, seat))
        assert {rated.move for rated in decision.ratings} == allowed
        values = [rated.value for rated in decision.ratings]
        assert values == sorted(values, reverse=True)


def test_a_search_out_of_time_answers_with_what_it_weighed() -> None:
    shown = table("record-1a", "receipt-1a", clues="record-5a footprint-4a", pile=LONG_PILE)
    late = Clock(60.0, cancelled=lambda: True)
    hasty = BOTS.bot(Level.MYCROFT).decide(seen(shown), 1, late)
    assert hasty.move == decide(seen(shown), Level.ADLER).move


def test_the_same_seed_gives_the_same_decision() -> None:
    position = next(itertools.islice(positions("SEED", 3, LIVELY), 20, None))
    view = view_of(RULES, position, position.state.active)
    assert decide(view, Level.MYCROFT, 5) == decide(view, Level.MYCROFT, 5)


def test_what_is_tried_out_tells_clues_of_one_value_not_apart() -> None:
    clues = "record-3a photograph-3a footprint-1a"
    shown = table("record-1a key-archive", "receipt-1a", clues=clues, pile=LONG_PILE)
    ratings = {rated.move: rated.value for rated in decide(seen(shown), Level.MYCROFT).ratings}
    assert ratings[TakeClue(card("record-3a"))] == ratings[TakeClue(card("photograph-3a"))]
    assert ratings[TakeClue(card("record-3a"))] > ratings[TakeClue(card("footprint-1a"))]


def test_a_deal_keeps_what_is_known() -> None:
    """Cards taken in the open stay in the hand; a row that stayed empty says the pile has none."""
    shown = table(
        "record-1a",
        "receipt-4a receipt-3a",
        clues="- footprint-1a",
        mysteries="key-archive",
        pile="letter-archive letter-testimony",
    )
    for seed in range(20):
        dealt = BOTS.redeal(seen(shown, TookOpen(1, card("receipt-4a"))), seed)
        assert card("receipt-4a") in dealt.hands[1]
        assert all(each.is_mystery for each in dealt.piles[0])
        assert FACE_DOWN not in dealt.hands[1]


def test_drawing_is_what_is_left_when_nothing_lies_open() -> None:
    shown = table("record-1a", "receipt-4a", pile=LONG_PILE)
    assert isinstance(decide(seen(shown)).move, Draw)
