"""The opponents play whole matches, by what they see and by nothing else."""

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from divan.bots.bot import Clock, Decision
from divan.core.chance import decision_seed
from divan.core.fold import AnyPosition, Position, advance, opening, view_of
from divan.core.history import History
from divan.core.record import PERSON, Level, Player, new_record
from divan.core.seat import Seat
from divan.games.baker_street.bots import BOTS
from divan.games.baker_street.bots.habits import HABITS, Temper, minded, temper_of
from divan.games.baker_street.rules.moves import (
    Accept,
    Discard,
    HandIn,
    Offer,
    Pass,
    Wait,
)
from divan.games.baker_street.rules.options import SHARP, SOURCE, BakerStreetOptions
from divan.games.baker_street.rules.state import Phase
from divan.games.baker_street.view.hints import advised, hint_sentence
from divan.games.baker_street.view.words import Words
from helpers.baker_street import DECK, RIGHT, RULES, after, ask, cards, offer, table
from helpers.speakers import PlainSpeaker

LEVELS = tuple(Level)
BOTS_OF = {level: BOTS.bot(level) for level in LEVELS}


def decide(position: AnyPosition, seat: Seat, level: Level, seed: int = 7) -> Decision:
    return BOTS_OF[level].decide(view_of(RULES, position, seat), seed, Clock(9))


def played(
    levels: tuple[Level, ...], seed: str, options: BakerStreetOptions = SOURCE
) -> Iterator[tuple[AnyPosition, Seat, Decision]]:
    """Play a match between bots; yield each position with who decides what."""
    record = new_record("baker_street", RULES, options, (PERSON,) * len(levels), seed)
    position = opening(RULES, record)
    while acting := RULES.to_act(position.state):
        seat = acting[position.ply % len(acting)]
        chosen = decide(position, seat, levels[seat], decision_seed(seed, position.ply, seat))
        yield position, seat, chosen
        position = advance(RULES, seed, position, seat, chosen.move)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [SOURCE, SHARP], ids=["source", "sharp"])
def test_bots_of_all_levels_play_to_the_end_by_the_rules(seats: int, options) -> None:
    levels = (LEVELS * 2)[seats % 3 : seats % 3 + seats]
    rounds = [position.state.round for position, _, _ in played(levels, f"WHOLE-{seats}", options)]
    assert 2 <= rounds[-1] <= 15


def test_a_bot_decides_the_same_whatever_lies_where_it_cannot_see() -> None:
    asked = 0
    for position, seat, chosen in played((Level.MYCROFT, Level.WATSON, Level.WIGGINS), "HONEST"):
        view = view_of(RULES, position, seat)
        other = BOTS.redeal(view, position.ply)
        assert RULES.observe(other, seat) == view.table
        again = BOTS_OF[(Level.MYCROFT, Level.WATSON, Level.WIGGINS)[seat]].decide(
            view_of(RULES, type(position)(position.ply, other, position.history), seat),
            decision_seed("HONEST", position.ply, seat),
            Clock(9),
        )
        assert again == chosen
        asked += other != position.state
    assert asked > 20


@pytest.mark.parametrize("level", LEVELS)
def test_the_seed_decides_what_the_view_leaves_open(level: Level) -> None:
    position = next(position for position, _, _ in played((Level.WATSON,) * 3, "SEED"))
    seat = RULES.to_act(position.state)[0]
    assert decide(position, seat, level, 1) == decide(position, seat, level, 1)


def test_every_decision_has_a_reason_and_rated_moves_are_allowed() -> None:
    seen = set()
    for position, seat, chosen in played(LEVELS, "REASONS"):
        seen.add(chosen.reason.code)
        values = [rated.value for rated in chosen.ratings]
        assert values == sorted(values, reverse=True)
        for rated in chosen.ratings[:5]:
            assert RULES.check(position.state, seat, rated.move) is None, chosen
    assert len(seen) >= 8


def test_a_bot_that_holds_nothing_asked_for_passes() -> None:
    state, _ = after(table("6", "L4 rope", "6"), (0, ask("robbie hall")))
    for level in LEVELS:
        chosen = decide(Position(1, state, History()), 1, level)
        assert (chosen.move, chosen.reason.code) == (Pass(), "pass_nothing")


def test_a_bot_offers_what_it_can() -> None:
    state, _ = after(table("6", "L4 rope, V2 robbie kitchen", "6"), (0, ask("robbie hall")))
    for level in LEVELS:
        chosen = decide(Position(1, state, History()), 1, level)
        assert chosen.move == Offer(cards("V2 robbie kitchen"))


def test_a_bot_pays_no_more_than_it_must() -> None:
    state, _ = after(
        table("L1 greed, H1 library 1, L4 rat_poison", "V2 robbie conservatory", "6"),
        (0, ask("robbie hall")),
        (1, offer("V2 robbie conservatory")),
        (2, Pass()),
    )
    for level in LEVELS:
        chosen = decide(Position(3, state, History()), 0, level)
        assert chosen.move == Accept(1, cards("L4 rat_poison"))


def test_a_hint_names_every_offer_that_should_be_accepted() -> None:
    state, _ = after(
        table(
            "L4 hatpin, H1 library 1, L4 rat_poison",
            "V2 robbie conservatory",
            "H1 hall 1",
        ),
        (0, ask("robbie hall")),
        (1, offer("V2 robbie conservatory")),
        (2, offer("H1 hall 1")),
    )
    chosen = decide(Position(3, state, History()), 0, Level.MYCROFT)
    moves = (chosen.move, *chosen.then)
    assert {move.seat for move in moves if isinstance(move, Accept)} == {1, 2}
    for move in moves:
        state, _ = after(state, (0, move))
    watson, irene = Player(Level.WATSON), Player(Level.ADLER)
    words = Words(PlainSpeaker(), (PERSON, watson, irene), 0, lambda name: name)
    told = hint_sentence(chosen, words)
    assert "offer of Watson" in told
    assert "offer of Irene" in told
    ringed = advised(chosen)
    assert {"offer.1", "offer.2"} < set(ringed)
    assert len(ringed) == 2 + sum(len(move.payment) for move in moves)


def test_a_bot_keeps_the_cards_that_pay_best() -> None:
    hand = "L1 greed, M1 games, H1 library 1, L4 rope, L4 hatpin"
    state = table(hand, "3", phase=Phase.DISCARDS)
    for level in LEVELS:
        chosen = decide(Position(9, state, History()), 0, level)
        assert chosen.move == Discard(cards("L4 rope, L4 hatpin"))


def test_a_bot_hands_in_what_is_certain_and_waits_while_it_knows_nothing() -> None:
    whole = table("6", "3", phase=Phase.SOLUTIONS)
    knowing = replace(whole, hands=(tuple(sorted(DECK)), *whole.hands[1:]))
    for level in (Level.WATSON, Level.ADLER, Level.MYCROFT):
        chosen = decide(Position(9, knowing, History()), 0, level)
        assert chosen.move == HandIn(RIGHT)
        assert chosen.reason.code == "solve_certain"
        empty = decide(Position(9, whole, History()), 1, level)
        assert (empty.move, empty.reason.code) == (Wait(), "wait")


@pytest.mark.parametrize(("options", "rounds"), [(SOURCE, 1), (SHARP, 2)])
def test_a_bot_tells_what_a_wrong_solution_costs_in_rounds(
    options: BakerStreetOptions, rounds: int
) -> None:
    state = table("6", "3", phase=Phase.SOLUTIONS, round=15, options=options)
    chosen = decide(Position(9, state, History()), 0, Level.WATSON)
    assert chosen.reason.code == "solve_likely"
    assert chosen.reason.arguments["rounds"] == rounds
    words = Words(PlainSpeaker(), (PERSON, PERSON), 0, lambda name: name)
    assert hint_sentence(chosen, words).endswith(f" {rounds} round{'s' * (rounds > 1)}.")


def test_in_the_last_round_nobody_has_anything_to_lose() -> None:
    state = table("6", "3", phase=Phase.SOLUTIONS, round=15)
    for level in LEVELS:
        assert isinstance(decide(Position(9, state, History()), 0, level).move, HandIn)


def test_wiggins_forgets_and_cannot_follow_everything_mrs_hudson_says() -> None:
    wiggins, others = HABITS[Level.WIGGINS], [HABITS[level] for level in LEVELS[1:]]
    assert wiggins.memory < min(habits.memory for habits in others)
    assert all(wiggins.kinds < habits.kinds for habits in others)


def test_the_better_a_bot_the_sooner_it_dares() -> None:
    confidences = [HABITS[level].confidence for level in LEVELS]
    assert confidences == sorted(confidences, reverse=True)


def test_mycroft_alone_asks_by_what_he_would_learn() -> None:
    begun = opening(RULES, new_record("baker_street", RULES, SOURCE, (PERSON,) * 3, "ASK"))
    seat = RULES.to_act(begun.state)[0]
    codes = [decide(begun, seat, level).reason.code for level in LEVELS]
    assert codes == ["ask_open", "ask_open", "ask_open", "ask_news"]


def test_tempers_differ_by_match_and_change_what_is_minded() -> None:
    hands = [cards(f"{one}, {other}") for one, other in product(_SOME, _SOME) if one < other]
    assert {temper_of(hand) for hand in hands} == set(Temper)
    habits = HABITS[Level.MYCROFT]
    assert minded(habits, Temper.GENEROUS).care < habits.care
    assert minded(habits, Temper.CLOSE_FISTED).care > habits.care
    assert minded(habits, Temper.BOLD).confidence < habits.confidence


_SOME = ["L4 rope", "L4 hatpin", "M1 games", "M2 cut", "L1 greed", "V2 robbie kitchen"]


def test_a_bot_rather_gives_what_the_other_has_read() -> None:
    seen = False
    for _, _, chosen in played((Level.MYCROFT,) * 4, "KNOWN"):
        seen = seen or chosen.reason.code == "offer_known"
    assert seen


def test_the_match_over_is_not_a_moment_to_decide() -> None:
    over = table("3", "3", phase=Phase.OVER)
    with pytest.raises(ValueError, match="over"):
        decide(Position(9, over, History()), 0, Level.ADLER)
