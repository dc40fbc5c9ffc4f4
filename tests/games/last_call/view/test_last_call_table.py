"""Cards of Last Call on the screen: played, shown, and where they lie."""

from divan.core.violation import Violation
from divan.games.last_call.rules.cards import Symbol
from divan.games.last_call.rules.moves import PlayCard, ShowCard
from divan.games.last_call.rules.state import Phase
from divan.games.last_call.rules.violations import CLAUSES, Code
from divan.games.last_call.view.pieces import card_of
from helpers.last_call import RULES
from helpers.last_call_stage import Stage, hand


def test_the_hand_is_sorted_by_symbol_and_number(stage: Stage) -> None:
    held = [card_of(card.id) for card in hand(stage.scene())]
    keys = [(list(Symbol).index(card.symbol), card.number) for card in held if card]
    assert len(keys) == 5
    assert keys == sorted(keys)


def test_a_picked_card_goes_in_front(stage: Stage) -> None:
    card = hand(stage.scene())[0].id
    stage.presenter.pick(card)
    assert stage.aimed() == ["front.0"]
    stage.presenter.choose("front.0")
    assert stage.port.log == [PlayCard(card_of(card))]


def test_the_target_says_whether_it_draws(stage: Stage) -> None:
    seen: set[str] = set()

    def note() -> bool:
        if stage.match.to_act() == (0,) and stage.match.position.state.phase is Phase.TURN:
            for card in hand(stage.scene()):
                stage.presenter.pick(card.id)
                seen.add(stage.zone("front.0").target)
                stage.presenter.put_back()
        return {"Play", "Play and draw"} <= seen

    stage.until(note)


def test_putting_back_clears_the_line(stage: Stage) -> None:
    stage.presenter.pick(hand(stage.scene())[0].id)
    stage.presenter.put_back()
    scene = stage.scene()
    assert not any(card.picked for card in scene.cards)
    assert scene.refusal is None


def test_a_refused_card_stays_picked_until_it_is_put_back(stage: Stage) -> None:
    card = hand(stage.scene())[0].id
    stage.presenter.pick(card)
    stage.presenter.refuse(Violation(Code.MUST_PLAY.value, CLAUSES[Code.MUST_PLAY]))
    assert stage.scene().refusal is not None
    assert [held.id for held in stage.scene().cards if held.picked] == [card]
    stage.presenter.hush()
    assert stage.scene().refusal is None
    assert [held.id for held in stage.scene().cards if held.picked] == [card]
    stage.presenter.put_back()
    assert not any(held.picked for held in stage.scene().cards)


def test_nothing_can_be_done_while_another_is_to_move(stage: Stage) -> None:
    stage.play(PlayCard(card_of(hand(stage.scene())[0].id)))
    scene = stage.scene()
    assert scene.actions == ()
    assert scene.prompt.busy
    assert not any(card.can_pick for card in scene.cards)
    stage.presenter.pick(hand(scene)[0].id)
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.clause == CLAUSES[Code.NOT_YOUR_TURN]


def test_a_card_keeps_its_id_wherever_it_goes(stage: Stage) -> None:
    card = hand(stage.scene())[0].id
    stage.play(PlayCard(card_of(card)))
    assert [c.id for c in stage.scene().cards if c.zone == "front.0"] == [card]


def test_an_opponents_card_comes_from_behind_their_plaque(stage: Stage) -> None:
    before = {card.id for card in stage.scene().cards}
    state = stage.match.position.state
    stage.until(lambda: any(stage.match.position.state.fronts[1:]))
    laid = [c for c in stage.scene().cards if c.zone in {"front.1", "front.2"}]
    assert laid[0].origin.startswith("stash.")
    assert laid[0].id not in before
    assert state.fronts[1] == ()


def test_the_only_card_is_shown_without_asking() -> None:
    stage = Stage(seed="ONE")
    stage.until(stage.is_asked)
    allowed = list(RULES.moves(stage.match.view(0).table, 0))
    if len(allowed) == 1:
        assert stage.port.log == allowed
    else:
        assert stage.port.log == []


def test_of_several_cards_one_is_chosen_by_button_or_by_hand() -> None:
    stage = Stage(seed="THREE")

    def several() -> bool:
        asked = stage.is_asked()
        return asked and len(list(RULES.moves(stage.match.view(0).table, 0))) > 1

    stage.until(several)
    stage.port.log.clear()
    shown = [button for button in stage.buttons() if button.startswith("show.")]
    assert len(shown) > 1
    stage.act(shown[0])
    assert stage.port.log == [ShowCard(card_of(shown[0].removeprefix("show.")))]
    stage.presenter.pick(shown[1].removeprefix("show."))
    (asker,) = stage.aimed()
    assert asker == f"player.{stage.match.position.state.active}"
    stage.presenter.choose(asker)
    assert len(stage.port.log) == 2


def test_a_card_that_was_not_asked_for_leaves_the_picked_one_as_it_is() -> None:
    stage = Stage(seed="THREE")
    stage.until(lambda: stage.is_asked() and len(stage.buttons()) > 1)
    shown = stage.buttons()[0].removeprefix("show.")
    other = next(card.id for card in hand(stage.scene()) if not card.can_pick)
    stage.presenter.pick(shown)
    stage.presenter.pick(other)
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.clause == CLAUSES[Code.NOT_NAMED]
    assert [held.id for held in stage.scene().cards if held.picked] == [shown]


def test_a_card_shown_to_the_person_lies_open_until_they_act() -> None:
    stage = Stage(seed="SHOWN")
    stage.until(lambda: any(card.zone == "shown" for card in stage.scene().cards))
    (shown,) = [card for card in stage.scene().cards if card.zone == "shown"]
    assert shown.face is not None
    assert "showed you" in stage.zone("shown").label
    stage.until(lambda: stage.match.to_act() == (0,) and not stage.is_asked())
    stage.play(stage.decide().move)
    assert shown.id not in {c.id for c in stage.scene().cards if c.zone == "shown"}


def test_a_restored_moment_shows_the_same_cards_as_the_steps_that_led_there() -> None:
    stage = Stage(seed="RESTORED")
    for _ in range(60):
        if not stage.match.to_act():
            break
        stage.play(stage.decide().move)
        stepped = {(c.id, c.zone, c.index) for c in stage.scene().cards if c.face}
        stage.show(stepped=False)
        assert {(c.id, c.zone, c.index) for c in stage.scene().cards if c.face} == stepped
