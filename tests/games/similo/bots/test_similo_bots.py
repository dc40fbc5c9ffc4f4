"""The partners of Similo: fair, helpful, each with a taste, and stronger level by level."""

from collections import Counter

import pytest
from msgspec.structs import replace

from divan.bots.bot import Clock, Decision
from divan.core.chance import decision_seed
from divan.core.fold import AnyPosition, Position, advance, opening, view_of
from divan.core.record import Level, Player, new_record
from divan.games.similo.bots import BOTS
from divan.games.similo.bots.levels import listener
from divan.games.similo.bots.listening import heard
from divan.games.similo.rules.moves import ChooseSecret, Decide, GiveClue, Vote, Way
from divan.games.similo.rules.options import PRESETS, PROGRESSIVE, SOURCE, SimiloOptions
from divan.games.similo.rules.state import Ending, Phase, Table
from divan.games.similo.rules.traits import VALUES, Trait
from helpers.similo import (
    NAMES,
    RULES,
    act,
    begun,
    chosen,
    clued,
    give_clue,
    others,
    vote,
    with_grid,
)

REASONS = {
    "any_secret",
    "harmless",
    "unlike",
    "like",
    "least_fitting",
    "fits",
    "most_fitting",
    "shares",
    "differs",
    "nearest",
}


def decide(position: AnyPosition, seat: int, level: Level, seed: str = "DECIDE") -> Decision:
    view = view_of(RULES, position, seat)
    return BOTS.bot(level).decide(view, decision_seed(seed, position.ply, seat), Clock(1.0))


def match(
    options: SimiloOptions, levels: list[Level], seed: str
) -> list[tuple[AnyPosition, int, Decision]]:
    """Play a match by bots; return every decision with where it was made, and the end."""
    record = new_record("similo", RULES, options, tuple(map(Player, levels)), seed)
    position, made = opening(RULES, record), []
    while seats := RULES.to_act(position.state):
        decision = decide(position, seats[0], levels[seats[0]], seed)
        made.append((position, seats[0], decision))
        position = advance(RULES, seed, position, seats[0], decision.move)
    made.append((position, -1, made[-1][2]))
    return made


def found(options: SimiloOptions, guide: Level, guesser: Level, seats: int, games: int) -> int:
    """Return in how many of ``games`` games the character was found."""
    levels = [guesser] * seats
    levels[1] = guide
    ends = [match(options, levels, f"FOUND {game}")[-1][0].state for game in range(games)]
    return sum(end.past[-1].ending is Ending.FOUND for end in ends)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_whole_matches_are_played_with_allowed_moves_and_known_reasons(level, preset) -> None:
    for seats in (2, 4, 7):
        for position, seat, decision in match(preset.options, [level] * seats, "WHOLE")[:-1]:
            assert RULES.check(position.state, seat, decision.move) is None
            assert decision.reason.code in REASONS
            for named in str(decision.reason.arguments.get("traits", "")).split():
                trait, value = named.split(":")
                assert value in VALUES[Trait(trait)]
            for name in ("card", "clue"):
                assert decision.reason.arguments.get(name, NAMES[0]) in NAMES


@pytest.mark.parametrize("level", Level)
def test_ratings_are_chances_of_allowed_moves_best_first(level: Level) -> None:
    for position, seat, decision in match(PROGRESSIVE, [level] * 4, "RATED")[:-1]:
        if isinstance(decision.move, ChooseSecret):
            continue
        values = [rated.value for rated in decision.ratings]
        assert decision.ratings[0].move == decision.move or isinstance(decision.move, Decide)
        assert values == sorted(values, reverse=True) or isinstance(decision.move, Decide)
        assert all(0 <= value <= 1 for value in values)
        assert all(RULES.check(position.state, seat, r.move) is None for r in decision.ratings)


@pytest.mark.parametrize("level", Level)
def test_nothing_hidden_changes_a_decision(level: Level) -> None:
    """No-cheat test: with everything that a seat cannot see dealt anew, the bot decides the
    same; a guesser whatever the secret and the hand are, a guide whatever was voted.
    """
    moved = Counter[str]()
    for options in (
        PROGRESSIVE,
        replace(SOURCE, proposals="before_vote"),
        replace(SOURCE, games=2),
    ):
        for position, seat, decision in match(options, [level] * 4, "HONEST")[:-1]:
            view = view_of(RULES, position, seat)
            other = BOTS.redeal(view, position.ply)
            dealt = replace(position, state=other)
            assert replace(view_of(RULES, dealt, seat), history=view.history) == view
            assert decide(dealt, seat, level, "HONEST") == decision
            moved["secret"] += other.secret != position.state.secret
            moved["hand"] += other.hand != position.state.hand
    assert moved["secret"] > 20
    assert moved["hand"] > 20


def test_a_guide_does_not_see_the_votes_to_come() -> None:
    table = clued()
    a, b, *_ = others(table)
    seen = [RULES.observe(act(table, Vote(name), seat=0), table.guide) for name in (a, b)]
    assert seen[0] == seen[1]


@pytest.mark.parametrize("level", Level)
def test_a_guide_never_removes_the_secret_where_a_tie_is_left_to_it(level: Level) -> None:
    tied = clued(seats=3)
    secret, other = str(tied.secret), others(tied)[0]
    tied = vote(vote(tied, secret, other), secret, other)
    assert tied.phase is Phase.DECIDE
    for seed in range(20):
        view = view_of(RULES, _position(tied), tied.guide)
        decision = BOTS.bot(level).decide(view, seed, Clock(1.0))
        assert decision.move == Decide(other)
        rated = [(rating.move, rating.value) for rating in decision.ratings]
        assert rated == [(Decide(other), 1.0), (Decide(secret), 0.0)]


def _position(table: Table) -> AnyPosition:
    return Position(1, table, ())


def test_an_obvious_clue_is_given_and_understood() -> None:
    """The secret is the only Persian with a turban: the guide shows another one."""
    grid = "ferdowsi alice wolf joan mozart hook anubis curie pinocchio hatter dracula medusa"
    hand = ["khayyam", "tinman", "odin", "puss", "babayaga"]
    table = with_grid(chosen(seats=2), grid.split(), hand)
    table = replace(table, secret="ferdowsi")
    for level in (Level.ADLER, Level.MYCROFT):
        view = view_of(RULES, _position(table), 1)
        clue = BOTS.bot(level).decide(view, 1, Clock(1.0))
        assert isinstance(clue.move, GiveClue)
        assert (clue.move.card.character, clue.move.way) == ("khayyam", Way.VERTICAL)
        assert clue.reason.code == "shares"
        assert "head:turban" in str(clue.reason.arguments["traits"])
        given = act(table, clue.move)
        heard_by = listener(level, 0)
        chances = heard_by.chances(heard(given), given.alive)
        assert max(chances, key=lambda name: chances[name]) == "ferdowsi"
        assert sum(chances.values()) == pytest.approx(1)
        wanted = BOTS.bot(level).decide(view_of(RULES, _position(given), 0), 1, Clock(1.0))
        assert wanted.move != Vote("ferdowsi")
        assert wanted.reason.code == "unlike"


def test_a_horizontal_clue_speaks_against_those_like_it() -> None:
    grid = "ferdowsi khayyam wolf joan mozart hook anubis curie pinocchio hatter dracula medusa"
    table = with_grid(chosen(seats=2), grid.split(), ["avicenna", "tinman"])
    table = replace(table, secret="wolf")
    given = give_clue(table, Way.HORIZONTAL)
    for level in Level:
        decision = BOTS.bot(level).decide(view_of(RULES, _position(given), 0), 1, Clock(1.0))
        assert decision.move in (Vote("ferdowsi"), Vote("khayyam"))
        assert decision.reason.code == "like"
        assert decision.reason.arguments["clue"] == "avicenna"


def test_a_pointed_clue_is_weighed_only_by_what_it_shares_with_its_neighbour() -> None:
    """D6: Rostam beside Kaveh speaks of Persia and beards, not of his helmet."""
    grid = "kaveh gordafarid athena alice wolf mozart anubis curie pinocchio hatter dracula medusa"
    options = SimiloOptions(anchor=True)
    table = with_grid(chosen(options, 2), grid.split(), ["rostam", "tinman"])
    table = replace(table, secret="athena")
    beside = [
        act(table, GiveClue(table.hand[0], Way.VERTICAL, name)) for name in ("kaveh", "athena")
    ]
    kaveh, athena = (heard(given)[0].traits for given in beside)
    assert Trait.HEAD not in kaveh
    assert Trait.REGION in kaveh
    assert Trait.HEAD in athena
    adler = listener(Level.ADLER, 0)
    one, other = (adler.chances(heard(given), given.alive) for given in beside)
    assert other["athena"] > one["athena"]
    decision = BOTS.bot(Level.MYCROFT).decide(view_of(RULES, _position(table), 1), 1, Clock(1.0))
    assert isinstance(decision.move, GiveClue)
    assert decision.move.beside in table.alive


def test_players_of_one_level_have_tastes_of_their_own_that_last() -> None:
    one, other = listener(Level.ADLER, 0).mind, listener(Level.ADLER, 2).mind
    assert one.weights != other.weights
    assert listener(Level.ADLER, 0).mind.weights == one.weights
    assert one.resemblance("rostam", "kaveh") == one.resemblance("kaveh", "rostam")
    assert sum(one.weights.values()) == pytest.approx(len(Trait))


def test_wiggins_remembers_two_clues_and_watson_all() -> None:
    table = clued(seats=2)
    for _ in range(2):
        table = give_clue(act(table, Vote(others(table)[0])))
    clues = heard(table)
    assert len(clues) == 3
    wiggins, watson = listener(Level.WIGGINS, 0), listener(Level.WATSON, 0)
    assert wiggins.chances(clues, table.alive) == wiggins.chances(clues[1:], table.alive)
    assert watson.chances(clues, table.alive) != watson.chances(clues[1:], table.alive)


def test_what_lay_on_the_table_is_remembered_for_every_clue() -> None:
    table = clued(PROGRESSIVE, 2)
    table = give_clue(act(table, Vote(others(table)[0])))
    table = act(table, Vote(others(table)[0]))
    first, second = heard(table)
    assert len(first.alive) == 12
    assert len(second.alive) == 11
    assert first.character in first.unseen
    assert first.character not in second.unseen
    assert len(first.unseen) == 60 - 12


def test_each_level_finds_more_than_the_one_below() -> None:
    """A coarse look; ``selfplay`` measures it."""
    rates = [found(PROGRESSIVE, level, level, 2, 40) for level in Level]
    assert rates == sorted(rates)
    assert rates[0] < 24
    assert rates[-1] > 32


def test_a_silent_hand_is_dealt_anew_from_what_nobody_saw() -> None:
    table = begun()
    view = view_of(RULES, _position(table), 0)
    other = BOTS.redeal(view, 1)
    assert set(other.hand).isdisjoint(table.grid)
    assert RULES.observe(other, 0) == view.table
