"""Clues (SIM-4.1 to 4.3, 5.1 to 5.4, 6.3, R.1, R.2)."""

import msgspec
import pytest

from divan.core.chance import Chance
from divan.games.similo.rules.cards import Card
from divan.games.similo.rules.events import ClueGiven, Drew, VoteBegan
from divan.games.similo.rules.fit import fit
from divan.games.similo.rules.moves import SimiloMove, Way
from divan.games.similo.rules.options import SimiloOptions
from divan.games.similo.rules.state import Clue, Goal, Phase
from helpers.similo import (
    RULES,
    GiveClue,
    act,
    chosen,
    clued,
    give_clue,
    refusal,
    remove_all,
    vote,
    with_grid,
)


@pytest.mark.clause("SIM-4.1", "SIM-4.2", "SIM-4.3")
@pytest.mark.parametrize("way", Way)
def test_a_clue_lies_one_way_or_the_other_beside_a_card(way: Way) -> None:
    table = chosen()
    card, beside = table.hand[2], table.alive[7]
    step = RULES.apply(table, table.guide, GiveClue(card, way, beside), Chance("CLUE", 1))
    assert step.state.clues == (Clue(card, way, beside, 1),)
    assert step.state.clue == step.state.clues[0]
    assert step.events[0] == ClueGiven(table.guide, card, way, beside, 1)
    assert step.events[-1] == VoteBegan(Goal.REMOVE, table.alive)


@pytest.mark.clause("SIM-R.1")
def test_a_second_clue_in_a_round_is_refused() -> None:
    """Test vector 5."""
    table = clued()
    assert refusal(table, GiveClue(table.hand[0], Way.VERTICAL, table.alive[0]), 1) == "one_clue"


@pytest.mark.clause("SIM-R.2")
def test_a_clue_from_the_table_is_refused() -> None:
    """Test vector 5."""
    table = chosen()
    move = GiveClue(table.grid[0], Way.VERTICAL, table.alive[1])
    assert refusal(table, move, table.guide) == "not_in_hand"


@pytest.mark.clause("SIM-R.1", "SIM-3.3", "D18")
def test_a_clue_cannot_be_given_without_saying_which_way_it_lies() -> None:
    """Test vector 5: it is no move at all; there is nothing else a guide could say."""
    whole = {"type": "GiveClue", "card": {"character": "rostam"}, "way": "vertical", "beside": "x"}
    assert msgspec.convert(whole, SimiloMove) == GiveClue(Card("rostam"), Way.VERTICAL, "x")
    for broken in ({**whole, "way": None}, {k: v for k, v in whole.items() if k != "way"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(broken, SimiloMove)
    table = chosen()
    kinds = {type(move) for move in RULES.moves(table, table.guide)}
    assert kinds == {GiveClue}


@pytest.mark.clause("SIM-5.1", "SIM-5.4", "D6")
def test_a_clue_speaks_of_itself_not_of_its_neighbour() -> None:
    """Test vector 7: Cleopatra, vertical, beside Caesar: the secret is like Cleopatra."""
    grid = ["caesar", "nefertiti", "rostam", "puss", "wolf", "alice", "odin", "merlin"]
    table = with_grid(chosen(seats=2), grid, ["cleopatra"])
    beside_caesar = act(table, GiveClue(Card("cleopatra"), Way.VERTICAL, "caesar"))
    beside_wolf = act(table, GiveClue(Card("cleopatra"), Way.VERTICAL, "wolf"))
    for given in (beside_caesar, beside_wolf):
        assert max(grid, key=lambda name: fit(name, given.clues)) == "nefertiti"


@pytest.mark.clause("SIM-5.2", "D7")
def test_a_horizontal_clue_counts_against_those_like_it_and_any_card_may_lie_so() -> None:
    table = chosen()
    assert table.secret is not None
    for card in table.hand:
        for way in Way:
            assert refusal(table, GiveClue(card, way, table.alive[0]), table.guide) is None
    clue = Clue(Card("cleopatra"), Way.HORIZONTAL, "caesar", 1)
    assert fit("nefertiti", (clue,)) < fit("wolf", (clue,))


@pytest.mark.clause("SIM-4.2")
def test_a_clue_lies_only_beside_a_card_that_is_still_there() -> None:
    table = remove_all(clued())
    move = GiveClue(table.hand[0], Way.VERTICAL, table.gone[0])
    assert refusal(table, move, table.guide) == "not_on_the_table"


@pytest.mark.clause("D5")
def test_the_hand_is_refilled_after_each_clue_from_the_top_of_the_rest() -> None:
    table = chosen()
    step = RULES.apply(
        table, table.guide, GiveClue(table.hand[0], Way.VERTICAL, table.alive[0]), Chance("C", 1)
    )
    drawn = table.rest[-1]
    assert step.state.hand == (*table.hand[1:], drawn)
    assert Drew(table.guide, drawn) in step.events
    assert Drew(table.guide, drawn).seen_by(0) == Drew(table.guide, Card(None))


@pytest.mark.clause("SIM-6.3", "D9")
def test_a_clue_is_taken_up_after_the_round_and_never_used_again() -> None:
    """Test vector 8."""
    table = clued()
    used = table.clues[0].card
    later = remove_all(table)
    assert later.phase is Phase.CLUE
    assert later.clue is None
    assert used not in later.hand
    again = give_clue(later)
    assert [clue.card for clue in again.clues] == [used, later.hand[0]]
    assert refusal(later, GiveClue(used, Way.VERTICAL, later.alive[0]), 1) == "not_in_hand"


@pytest.mark.clause("D9")
def test_hiding_used_clues_is_a_matter_of_the_screen_the_rules_keep_them() -> None:
    hidden = SimiloOptions(clues="hidden")
    table = remove_all(clued(hidden))
    assert len(table.clues) == 1


@pytest.mark.clause("SIM-5.3")
def test_after_a_clue_the_guessers_vote_on_every_card_that_is_left() -> None:
    table = clued()
    assert table.ballot is not None
    assert table.ballot.candidates == table.alive
    gone = vote(table, table.alive[4])
    assert table.alive[4] not in gone.alive
