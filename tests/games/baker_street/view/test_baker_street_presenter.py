"""The presenter of Baker Street: half-made decisions, and the moves that come of them."""

import pytest
from baker_street_stage import Stage
from msgspec.structs import replace

from divan.core.violation import Violation
from divan.games.baker_street.rules.moves import Accept, Exchange, HandIn, Offer, Wait
from divan.games.baker_street.rules.options import SHARP, SOURCE, BakerStreetOptions
from divan.games.baker_street.rules.state import Phase
from divan.games.baker_street.rules.violations import CLAUSES, Code
from divan.games.baker_street.view.pieces import card_id
from helpers.baker_street import PASS, RIGHT, accept, ask, card, cards, discard, offer, table

HAND = "L1 greed, H1 library 1, L4 rat_poison, L4 chisel"
THEIRS = "V2 robbie conservatory, L4 ice_skate"


def paying(*offers: str) -> Stage:
    """Return a stage on which the person has asked and must pay; an offer is a card or none."""
    others = [text or "2" for text in offers]
    stage = Stage(table(HAND, *others))
    stage.play(0, ask("robbie board_game_room"))
    for seat, text in enumerate(offers, 1):
        stage.play(seat, offer(text) if text else PASS)
    assert stage.table.phase is Phase.PAYMENT
    return stage


# Asking


def test_two_choices_and_a_button_make_a_request() -> None:
    stage = Stage(table("6", "6", "6"))
    stage.presenter.choose("suspect.robbie")
    stage.presenter.choose("room.hall")
    stage.deed()
    assert stage.port.log == [ask("robbie hall")]


def test_a_thing_that_is_chosen_again_is_left_and_a_third_takes_the_place_of_the_first() -> None:
    stage = Stage(table("6", "6", "6"))
    for zone in ("suspect.robbie", "suspect.robbie", "room.hall", "room.study", "suspect.doctor"):
        stage.presenter.choose(zone)
    stage.deed()
    assert stage.port.log == [ask("doctor study")]


def test_the_button_waits_for_two_things_and_says_so() -> None:
    stage = Stage(table("6", "6", "6"))
    stage.presenter.choose("room.hall")
    (button,) = stage.scene().actions
    assert (button.enabled, button.id) == (False, "ask")
    stage.deed()
    assert stage.port.log == []
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.text == button.why_not


def test_what_is_asked_for_is_lit_on_the_plan() -> None:
    stage = Stage(table("6", "6", "6"))
    stage.presenter.choose("room.hall")
    rooms = stage.scene().detail["plan"]["rooms"]
    assert [room["zone"] for room in rooms if room["asked"]] == ["room.hall"]


def test_a_key_says_what_it_does_to_the_request() -> None:
    stage = Stage(table("6", "6", "6"))
    assert stage.zone("room.hall").deed == "ask about this"
    stage.presenter.choose("room.hall")
    assert stage.zone("room.hall").deed == "do not ask about this"
    assert stage.zone("suspect.robbie").deed == "ask about this"


# Offering


def offering(hand: str = "V2 robbie kitchen, L4 ice_skate, L1 greed, L4 rope") -> Stage:
    stage = Stage(table(hand, "6", "6", active=1, start=1))
    stage.play(1, ask("robbie board_game_room"))
    return stage


def test_the_cheapest_card_that_fits_is_chosen_already() -> None:
    stage = offering()
    assert len(stage.picked()) == 1
    stage.deed()
    (move,) = stage.port.log
    assert isinstance(move, Offer)
    assert len(move.cards) == 1


def test_cards_are_added_to_the_offer_and_its_value_is_on_the_button() -> None:
    stage = offering()
    for found in cards("V2 robbie kitchen, L4 ice_skate, L1 greed"):
        if card_id(found) not in stage.picked():
            stage.presenter.pick(card_id(found))
    assert stage.scene().actions[0].label == "Offer 5"
    stage.deed()
    assert stage.port.log == [offer("V2 robbie kitchen, L4 ice_skate, L1 greed")]


def test_a_card_that_shows_nothing_asked_for_is_refused_with_its_clause() -> None:
    stage = offering()
    stage.presenter.pick(card_id(card("L4 rope")))
    refusal = stage.scene().refusal
    assert refusal is not None
    assert (refusal.refused, refusal.clause) == (True, CLAUSES[Code.NOT_ASKED_FOR])


def test_a_card_can_be_dropped_on_the_offer() -> None:
    stage = offering()
    stage.presenter.put_back()
    wanted = card_id(card("L4 ice_skate"))
    stage.presenter.act(f"place {wanted} box")
    assert stage.picked() == [wanted]


def test_one_may_pass() -> None:
    stage = offering()
    stage.deed(1)
    assert stage.port.log == [PASS]


def test_what_is_chosen_stays_while_others_make_their_offers() -> None:
    stage = offering()
    stage.presenter.pick(card_id(card("L1 greed")))
    before = stage.picked()
    stage.play(2, PASS)
    assert stage.picked() == before
    assert len(before) == 2


# Paying


def test_an_envelope_is_paid_as_cheaply_as_can_be() -> None:
    stage = paying("V2 robbie conservatory", "")
    stage.presenter.choose("offer.1")
    stage.deed()
    (first, *_) = stage.port.log
    assert isinstance(first, Accept)
    assert [found.value for found in first.payment] == [1]


def test_a_key_accepts_the_first_offer_and_then_the_keys_pick_cards() -> None:
    stage = paying("V2 robbie conservatory", "L4 ice_skate")
    assert stage.zone("offer.1").deed == "accept"
    stage.presenter.choose("offer.1")
    assert (stage.zone("offer.1").deed, stage.zone("offer.2").deed) == ("", "")
    assert stage.zone("offer.2").target == "Accept"


def test_two_gestures_pay_for_an_offer_and_the_cards_change_hands() -> None:
    stage = paying("V2 robbie conservatory", "L4 ice_skate")
    stage.port.obeys = True
    stage.presenter.choose("offer.1")
    stage.deed()
    assert [type(move) for move in stage.port.log] == [Accept, Exchange]
    assert card("V2 robbie conservatory") in stage.table.hands[0]
    assert stage.table.phase is Phase.REQUEST


def test_three_gestures_pay_for_two_offers() -> None:
    stage = paying("V2 robbie conservatory", "L4 ice_skate, L1 jealousy")
    stage.port.obeys = True
    stage.presenter.choose("offer.1")
    stage.presenter.choose("offer.2")
    stage.deed()
    assert set(cards("V2 robbie conservatory, L4 ice_skate, L1 jealousy")) <= set(
        stage.table.hands[0]
    )


def test_payments_are_disjoint_and_their_sums_are_shown() -> None:
    stage = paying("V2 robbie conservatory", "L4 ice_skate")
    stage.presenter.choose("offer.1")
    stage.presenter.choose("offer.2")
    box = stage.scene().detail["boxes"]["box"]
    assert [row["sum"] for row in box["rows"]] == ["1 / 1", "1 / 1"]
    assert "1 + 1 = 2" in box["sum"]
    badges = sorted(found.badge for found in stage.hand() if found.badge)
    assert badges == ["for Irene", "for Watson"]


def test_another_card_can_pay_and_a_card_dropped_on_an_envelope_pays_for_it() -> None:
    stage = paying("V2 robbie conservatory", "L4 ice_skate")
    stage.presenter.choose("offer.1")
    (chosen,) = stage.picked()
    stage.presenter.pick(chosen)
    wanted = card_id(card("L1 greed"))
    stage.presenter.act(f"place {wanted} offer.2")
    assert stage.picked() == [wanted]
    stage.presenter.choose("offer.1")
    stage.deed()
    assert stage.port.log == [accept(2, "L1 greed")]


def test_too_little_cannot_be_handed_over() -> None:
    stage = paying("V2 robbie conservatory, L4 ice_skate", "")
    stage.presenter.choose("offer.1")
    stage.presenter.pick(stage.picked()[0])
    (button,) = stage.scene().actions
    assert not button.enabled
    stage.deed()
    assert stage.port.log == []


def test_a_card_picked_before_any_envelope_asks_which() -> None:
    stage = paying("V2 robbie conservatory", "")
    stage.presenter.pick(stage.hand()[0].id)
    refusal = stage.scene().refusal
    assert refusal is not None
    assert not refusal.refused
    assert stage.picked() == []


def test_all_offers_can_be_refused_only_where_the_options_allow_it() -> None:
    assert [action.id for action in paying("V2 robbie conservatory").scene().actions] == ["trade"]
    options = replace(SOURCE, may_decline=True)
    stage = Stage(table(HAND, THEIRS, options=options))
    stage.play(0, ask("robbie board_game_room"))
    stage.play(1, offer("L4 ice_skate"))
    assert [action.id for action in stage.scene().actions] == ["trade", "decline"]


def test_a_refused_move_stops_the_rest_of_the_trade() -> None:
    stage = paying("V2 robbie conservatory", "L4 ice_skate")
    stage.presenter.choose("offer.1")
    stage.deed()
    stage.presenter.refuse(Violation("too_little", "BAK-1.6", {"value": 2, "paid": 1}))
    stage.play(0, stage.port.log[0])
    assert len(stage.port.log) == 1


def test_cards_fly_to_and_from_those_who_trade() -> None:
    stage = paying("V2 robbie conservatory", "L4 ice_skate")
    stage.port.obeys = True
    stage.presenter.choose("offer.1")
    given = stage.picked()
    stage.deed()
    shown = {found.id: found for found in stage.scene().cards}
    assert shown[card_id(card("V2 robbie conservatory"))].origin == "stash.1"
    assert [shown[found].zone for found in given] == ["stash.1"]


# Solving


def solving() -> Stage:
    return Stage(table("6", "6", "6", phase=Phase.SOLUTIONS))


def test_two_choices_and_a_button_hand_a_solution_in() -> None:
    stage = solving()
    stage.presenter.choose(f"accuse.{RIGHT.murderer}.{RIGHT.motive}")
    stage.presenter.choose(f"weapon.{RIGHT.weapon}")
    stage.deed(2)
    assert stage.port.log == [HandIn(RIGHT)]


def test_a_key_names_a_part_of_the_solution_and_hands_it_in() -> None:
    stage = solving()
    accusation = f"accuse.{RIGHT.murderer}.{RIGHT.motive}"
    assert stage.zone(accusation).deed == "name in your solution"
    assert stage.zone(f"weapon.{RIGHT.weapon}").deed == "name in your solution"
    assert stage.zone("deed.2").deed == ""
    stage.presenter.choose(accusation)
    stage.presenter.choose(f"weapon.{RIGHT.weapon}")
    assert stage.zone("deed.2").deed == stage.scene().actions[0].label


def test_half_a_solution_is_not_handed_in() -> None:
    stage = solving()
    stage.presenter.choose(f"weapon.{RIGHT.weapon}")
    stage.deed()
    assert stage.port.log == []
    assert stage.scene().refusal is not None


def test_one_may_wait() -> None:
    stage = solving()
    stage.deed(1)
    assert stage.port.log == [Wait()]


def test_after_a_wrong_solution_the_screen_says_until_when() -> None:
    state = table("6", "6", phase=Phase.SOLUTIONS, round=2, blocked=(2, 0))
    stage = Stage(state)
    stage.presenter.choose("deed.0")
    stage.presenter.pick(stage.hand()[0].id)
    refusal = stage.scene().refusal
    assert refusal is not None
    assert "round 3" in refusal.text


# Putting away


def test_the_cheapest_cards_are_chosen_to_go() -> None:
    stage = Stage(
        table("L1 greed, M1 games, L4 rope, L4 hatpin, H1 library 1", "3", phase=Phase.DISCARDS)
    )
    stage.deed()
    assert stage.port.log == [discard("L4 rope, L4 hatpin")]


def test_other_cards_can_go_but_three_must_be_left() -> None:
    stage = Stage(table("L1 greed, M1 games, L4 rope, L4 hatpin", "3", phase=Phase.DISCARDS))
    (chosen,) = stage.picked()
    stage.presenter.pick(card_id(card("L1 greed")))
    assert not stage.scene().actions[0].enabled
    stage.presenter.pick(chosen)
    stage.deed()
    assert stage.port.log == [discard("L1 greed")]


# The log and what a screen reader says


def test_the_log_tells_numbers_of_the_trades_of_others() -> None:
    stage = Stage(table("6", "L4 rope, L4 hatpin", THEIRS, active=1, start=1))
    stage.play(1, ask("robbie board_game_room"))
    stage.play(0, PASS)
    stage.play(2, offer("L4 ice_skate"))
    stage.play(1, accept(2, "L4 rope"))
    assert stage.table.phase is Phase.OFFERS or stage.table.active == 2
    plain = [line.plain for line in stage.scene().log]
    assert "Watson asked about Robbie and the board-game room" in plain
    assert "Offers: Irene 1" in plain
    assert "Watson traded with Irene, cards: 1 for 1" in plain
    assert not any("skate" in line for line in plain)


def test_the_own_trade_is_told_with_its_clues() -> None:
    stage = paying("V2 robbie conservatory", "")
    stage.port.obeys = True
    stage.presenter.choose("offer.1")
    stage.deed()
    (told,) = [line.plain for line in stage.scene().log if line.plain.startswith("You gave")]
    assert "Robbie 1 (Robbie · conservatory)" in told


def test_news_is_announced() -> None:
    stage = Stage(table("6", "6", "6", active=1, start=1))
    stage.play(1, ask("robbie hall"))
    assert "Watson asked about Robbie and the hall" in stage.scene().announcement


# Why, and what now


@pytest.mark.parametrize("phase", [Phase.REQUEST, Phase.SOLUTIONS, Phase.DISCARDS])
def test_what_now_is_answered_with_the_clause_of_the_phase(phase: Phase) -> None:
    stage = Stage(table("6", "6", phase=phase))
    stage.presenter.why("")
    refusal = stage.scene().refusal
    assert refusal is not None
    assert not refusal.refused
    assert refusal.clause.startswith("BAK-")


@pytest.mark.parametrize(("options", "cost"), [(SOURCE, "1 round."), (SHARP, "2 rounds.")])
def test_what_a_wrong_solution_costs_is_told_as_the_options_have_it(
    options: BakerStreetOptions, cost: str
) -> None:
    stage = Stage(table("6", "6", phase=Phase.SOLUTIONS, options=options))
    stage.presenter.why("")
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.text.endswith(cost)


def test_gestures_out_of_turn_are_answered_and_send_nothing() -> None:
    stage = Stage(table("6", "6", "6", active=1, start=1))
    stage.presenter.choose("suspect.robbie")
    stage.presenter.pick(stage.hand()[0].id)
    stage.deed()
    assert stage.port.log == []
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.clause == CLAUSES[Code.NOT_YOUR_TURN]


def test_esc_leaves_everything_that_was_chosen() -> None:
    stage = offering()
    stage.presenter.put_back()
    assert stage.picked() == []
