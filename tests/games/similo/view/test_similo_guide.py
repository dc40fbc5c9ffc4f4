"""What the guide's gestures mean in Similo."""

from divan.games.similo.rules.cards import shown
from divan.games.similo.rules.moves import ChooseSecret, Decide, GiveClue, Vote, Way
from divan.games.similo.rules.state import Phase
from helpers.similo_stage import GUIDE, Stage, name


def test_the_guide_chooses_the_secret_and_alone_sees_it() -> None:
    stage = Stage(GUIDE)
    wanted = stage.table.alive[5]
    stage.presenter.pick(wanted)
    assert stage.zone("ballot").target == f"Hide {name(wanted)}"
    stage.presenter.act("vote")
    assert stage.port.log == [ChooseSecret(wanted)]
    stage.play(ChooseSecret(wanted), 0)
    card = stage.card(wanted)
    assert card.face is not None
    assert card.face["secret"] is True
    assert stage.scene().detail["guide"]["line"] == f"Hidden character: {name(wanted)}"
    assert "hidden" in card.label


def test_a_clue_is_picked_turned_and_laid_beside_a_character() -> None:
    stage = Stage(GUIDE)
    stage.harmless()
    held = stage.table.hand[1]
    assert [card.id for card in stage.cards("hand")] == [
        card.character for card in stage.table.hand
    ]
    stage.presenter.pick(shown(held))
    assert len(stage.aimed()) == 16
    assert stage.zone("cell.3").target.startswith("Similar, beside ")
    stage.presenter.act("way.")
    assert stage.scene().detail["way"] == "horizontal"
    assert stage.zone("cell.3").target.startswith("Not similar, beside ")
    stage.presenter.act("way.vertical")
    stage.presenter.act("way.horizontal")
    stage.presenter.choose("cell.3")
    beside = shown(stage.table.grid[3])
    assert stage.port.log == [GiveClue(held, Way.HORIZONTAL, beside)]
    stage.play(GiveClue(held, Way.HORIZONTAL, beside), 0)
    detail = stage.scene().detail
    assert stage.card(shown(held)).zone == "clue"
    assert (detail["clue"]["across"], detail["beside"]) == (True, 3)
    drawn = stage.card(shown(stage.table.hand[-1]))
    assert (drawn.zone, drawn.origin) == ("hand", "box")


def test_a_clue_cannot_lie_beside_a_removed_character() -> None:
    stage = Stage(GUIDE)
    stage.until_vote()
    gone = stage.safe()
    stage.everyone_votes(gone)
    stage.presenter.pick(shown(stage.table.hand[0]))
    place = [shown(card) for card in stage.table.grid].index(gone)
    assert f"cell.{place}" not in stage.aimed()
    stage.presenter.why(f"cell.{place}")
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.clause == "SIM-6.2"


def test_a_refused_clue_stays_picked_until_it_is_put_back() -> None:
    stage = Stage(GUIDE)
    stage.until_vote()
    gone = stage.safe()
    stage.everyone_votes(gone)
    held = shown(stage.table.hand[0])
    stage.presenter.pick(held)
    stage.presenter.choose(f"cell.{[shown(card) for card in stage.table.grid].index(gone)}")
    refused = stage.match.check(0, stage.port.log[-1])
    assert refused is not None
    stage.presenter.refuse(refused)
    assert stage.scene().refusal is not None
    assert stage.card(held).picked
    stage.presenter.put_back()
    assert not stage.card(held).picked


def test_a_place_that_the_grid_does_not_have_means_nothing() -> None:
    stage = Stage(GUIDE)
    stage.harmless()
    stage.presenter.pick(shown(stage.table.hand[0]))
    stage.presenter.choose("cell.16")
    stage.presenter.why("cell.16")
    refusal = stage.scene().refusal
    assert refusal is not None
    assert not refusal.refused
    assert stage.port.log == []


def test_the_guide_waits_while_the_others_vote() -> None:
    stage = Stage(GUIDE)
    stage.until_vote()
    assert stage.scene().prompt.busy
    stage.presenter.pick(shown(stage.table.hand[0]))
    assert not any(card.picked for card in stage.scene().cards)
    stage.presenter.why(shown(stage.table.hand[0]))
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.clause == "SIM-R.1"


def test_the_guide_breaks_a_tie() -> None:
    stage = Stage(GUIDE)
    stage.until_vote()
    wanted = [stage.safe(place) for place in range(3)]
    for _ in range(2):
        for seat, one in zip(stage.match.to_act(), wanted, strict=True):
            stage.play(Vote(one), seat)
    assert stage.table.phase is Phase.DECIDE
    stage.presenter.pick(wanted[1])
    assert stage.scene().actions[0].label == f"Decide on {name(wanted[1])}"
    stage.presenter.act("vote")
    assert stage.port.log == [Decide(wanted[1])]
    stage.play(Decide(wanted[1]), 0)
    assert stage.scene().detail["votes"]["outcome"] == f"You decided on {name(wanted[1])}"
