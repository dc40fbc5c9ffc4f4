"""What a guesser's gestures mean in Similo."""

from divan.games.similo.rules.cards import shown
from divan.games.similo.rules.characters import CHARACTERS
from divan.games.similo.rules.moves import Vote
from divan.games.similo.rules.options import SimiloOptions
from divan.games.similo.rules.state import Phase
from divan.games.similo.rules.traits import VALUES
from helpers.similo_stage import Stage, name


def test_a_card_is_picked_and_voted_for() -> None:
    stage = Stage()
    stage.until_vote()
    wanted = stage.safe()
    assert stage.aimed() == []
    stage.presenter.pick(wanted)
    assert stage.card(wanted).picked
    assert stage.aimed() == ["ballot"]
    assert stage.zone("ballot").target == f"Remove {name(wanted)}"
    action = stage.scene().actions[0]
    assert (action.label, action.enabled, action.primary) == (f"Remove {name(wanted)}", True, True)
    stage.presenter.act("vote")
    stage.presenter.choose("ballot")
    assert stage.port.log == [Vote(wanted), Vote(wanted)]


def test_what_was_voted_for_is_not_picked_in_the_next_vote() -> None:
    stage = Stage()
    stage.until_vote()
    first, second, third = (stage.safe(place) for place in range(3))
    stage.presenter.pick(first)
    stage.play(Vote(second), 2)
    assert stage.card(first).picked, "the others do not take it out of the hand"
    stage.play(Vote(first), 0)
    stage.play(Vote(third), 3)
    assert stage.table.open_ballot.again
    assert not any(card.picked for card in stage.scene().cards)
    stage.presenter.pick(first)
    stage.presenter.pick(stage.safe(5))
    picked = [card.id for card in stage.scene().cards if card.picked]
    assert picked == [first], "what cannot be picked does not take its place"


def test_a_card_can_be_put_back() -> None:
    stage = Stage()
    stage.until_vote()
    stage.presenter.pick(stage.safe())
    stage.presenter.put_back()
    assert not any(card.picked for card in stage.scene().cards)
    assert not stage.scene().actions[0].enabled


def test_a_removed_card_stays_in_sight_and_cannot_be_picked() -> None:
    stage = Stage()
    stage.until_vote()
    gone = stage.safe()
    stage.everyone_votes(gone)
    stage.until_vote()
    card = stage.card(gone)
    assert card.face is not None
    assert card.face["gone"] is True
    assert not card.can_pick
    assert card.label == f"{name(gone)}, removed"
    stage.presenter.pick(gone)
    refusal = stage.scene().refusal
    assert refusal is not None
    assert (refusal.refused, refusal.clause) == (True, "SIM-6.2")
    assert not stage.card(gone).picked


def test_a_card_can_be_looked_at_while_one_has_to_wait() -> None:
    stage = Stage()
    assert stage.table.phase is Phase.SECRET
    wanted = stage.table.alive[3]
    stage.presenter.pick(wanted)
    scene = stage.scene()
    assert scene.refusal is not None
    assert not scene.refusal.refused
    assert scene.refusal.text.startswith(f"{name(wanted)}: ")
    assert scene.detail["panel"]["looked"]["id"] == wanted
    assert len(scene.detail["panel"]["looked"]["traits"]) == len(VALUES)
    assert not any(card.picked for card in scene.cards)


def test_traits_shared_with_the_last_clue_are_marked() -> None:
    stage = Stage()
    stage.until_vote()
    said = shown(stage.table.clues[-1].card)
    one = stage.safe()
    stage.presenter.pick(one)
    traits = stage.scene().detail["panel"]["looked"]["traits"]
    kind = {character.id: character for character in CHARACTERS}
    expected = [kind[said].value(trait) == kind[one].value(trait) for trait in VALUES]
    assert [trait["shared"] for trait in traits] == expected


def test_without_trait_hints_the_panel_names_none() -> None:
    stage = Stage(SimiloOptions(trait_hints=False))
    stage.presenter.pick(stage.table.alive[3])
    assert stage.scene().detail["panel"]["looked"]["traits"] == []


def test_a_vote_after_a_tie_is_among_the_tied_only() -> None:
    stage = Stage()
    stage.until_vote()
    one, two, three, other = (stage.safe(place) for place in range(4))
    for seat, wanted in zip(stage.match.to_act(), (one, two, three), strict=True):
        stage.play(Vote(wanted), seat)
    assert stage.scene().prompt.what == "Vote again, among the tied"
    card = stage.card(other)
    assert card.face is not None
    assert card.face["aside"] is True
    stage.presenter.pick(other)
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.text.startswith(f"{name(other)} is not among the tied")


def test_the_final_guess_is_a_guess() -> None:
    stage = Stage(seats=2)
    while stage.table.ballot is None or stage.table.ballot.goal.value != "guess":
        if 0 in stage.match.to_act():
            stage.play(Vote(stage.safe()), 0)
        else:
            stage.harmless()
    wanted = stage.table.alive[0]
    stage.presenter.pick(wanted)
    scene = stage.scene()
    assert scene.prompt.who == "Final guess"
    assert scene.clause == "SIM-R.7"
    assert scene.actions[0].label == f"Guess {name(wanted)}"
