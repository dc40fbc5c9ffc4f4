"""The gestures of a turn of Don Legacy: take, draw, sets, and how the turn ends."""

from divan.games.don_legacy.rules.cards import Ability
from divan.games.don_legacy.rules.moves import Discard, Draw, EndTurn, LaySet, TakeClue, TakeMystery
from divan.games.don_legacy.rules.options import LIVELY, DonLegacyOptions
from divan.games.don_legacy.rules.state import Phase, Pile
from helpers.don_legacy import DRAW, GLASSES, card
from helpers.don_legacy_stage import stage


def test_a_turn_begins_with_the_pile_and_the_open_clues() -> None:
    shown = stage("footprint-1b", "receipt-1a")
    assert shown.aimed() == {"pile.common", "clue.0", "clue.1"}
    shown.presenter.choose("clue.0")
    shown.presenter.choose("pile.common")
    assert shown.sent == [TakeClue(card("record-4a")), Draw(Pile.COMMON)]


def test_open_mysteries_glow_where_an_option_allows_to_take_them() -> None:
    shown = stage("footprint-1b", "receipt-1a", options=LIVELY)
    assert {"mystery.0", "mystery.1"} <= shown.aimed()
    shown.presenter.choose("mystery.1")
    assert shown.sent == [TakeMystery(card("watch-archive"))]


def test_two_piles_are_two_places() -> None:
    options = DonLegacyOptions(piles="separate")
    shown = stage("footprint-1b", "", options=options, piles=("record-1a", "key-deduction"))
    assert {"pile.clues", "pile.mysteries"} <= shown.aimed()
    shown.presenter.choose("pile.mysteries")
    assert shown.sent == [Draw(Pile.MYSTERIES)]


def test_nothing_glows_for_one_who_waits() -> None:
    shown = stage("footprint-1b", "receipt-1a", active=1)
    assert shown.aimed() == set()
    assert shown.scene().prompt.busy


def test_three_of_a_symbol_are_laid_with_one_button() -> None:
    shown = stage(f"{GLASSES} footprint-1b", "receipt-1a")
    (button,) = [each for each in shown.scene().actions if each.id.startswith("lay")]
    assert (button.id, button.label, button.primary) == ("lay.glass", "Lay a set, +10", True)
    shown.presenter.act("lay.glass")
    (move,) = shown.sent
    assert isinstance(move, LaySet)


def test_of_four_the_person_says_which_stays() -> None:
    shown = stage(f"{GLASSES} glass-archive footprint-1b", "receipt-1a")
    shown.presenter.act("lay.glass")
    assert not shown.sent
    for name in ("glass-archive", "glass-deduction", "glass-deduction"):
        shown.presenter.pick(name)
    shown.presenter.pick("footprint-1b")
    assert shown.refusal() == "DON-R.6"
    shown.presenter.pick("glass-testimony")
    assert not shown.sent, "a card that is picked twice is out again"
    shown.presenter.pick("glass-scene_analysis")
    (move,) = shown.sent
    assert isinstance(move, LaySet)
    assert {each.ability for each in move.cards} == {
        Ability.SCENE_ANALYSIS,
        Ability.TESTIMONY,
        Ability.ARCHIVE,
    }


def test_a_card_of_a_set_can_be_dropped_where_sets_lie() -> None:
    shown = stage(f"{GLASSES} footprint-1b", "receipt-1a")
    shown.presenter.pick("glass-deduction")
    assert "lay" in shown.aimed()
    shown.presenter.choose("lay")
    assert isinstance(shown.sent[0], LaySet)


def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    shown = stage("footprint-1b record-2a photograph-1a receipt-3a record-4b", "receipt-1a")
    shown.play(DRAW)
    assert shown.sent == [EndTurn()], "nobody is asked about a discard (D8)"


def test_the_switch_keeps_the_turn_open_for_a_discard() -> None:
    shown = stage("footprint-1b record-2a photograph-1a receipt-3a record-4b", "receipt-1a")
    assert "linger" in shown.buttons()
    shown.presenter.act("linger")
    shown.play(DRAW)
    assert not shown.sent
    shown.presenter.pick("footprint-1b")
    assert shown.aimed() == {"discard"}
    shown.presenter.choose("discard")
    shown.presenter.act("end")
    assert shown.sent == [Discard(card("footprint-1b")), EndTurn()]


def test_a_set_that_the_draw_completed_may_still_be_laid() -> None:
    shown = stage("glass-deduction glass-testimony", "", pile="record-1a glass-archive")
    shown.play(DRAW)
    assert not shown.sent
    assert {"lay.glass", "end"} <= shown.buttons()


def test_a_match_that_is_resumed_waits_for_the_person() -> None:
    shown = stage("footprint-1b", "receipt-1a", phase=Phase.WRAP_UP)
    assert not shown.sent
    assert shown.buttons() == {"end"}


def test_under_a_hard_limit_the_person_discards() -> None:
    options = DonLegacyOptions(hand_limit="hard_five", take_mystery="action")
    hand = "footprint-1b record-2a photograph-1a receipt-3a record-4b"
    shown = stage(hand, "receipt-1a", options=options)
    shown.play(DRAW)
    assert not shown.sent
    assert shown.scene().prompt.what == "Discard 1 card"
    assert "end" not in shown.buttons()
