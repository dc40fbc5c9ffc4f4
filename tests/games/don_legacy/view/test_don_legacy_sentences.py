"""What is said about Don Legacy: why not, what now, hints, names of rules."""

import pytest
from msgspec.structs import replace

from divan.bots.bot import Decision, Reason
from divan.core.move import Move
from divan.games.don_legacy.rules.cards import Symbol
from divan.games.don_legacy.rules.moves import Deduce, PutOnDisguise, TakeClue, TakeMystery
from divan.games.don_legacy.rules.options import SOURCE
from divan.games.don_legacy.rules.state import Phase
from divan.games.don_legacy.rules.violations import Code
from divan.games.don_legacy.view import refusal_texts, texts
from divan.games.don_legacy.view.form_texts import TEXTS
from helpers.don_legacy import DRAW, GLASSES, RULES, card
from helpers.don_legacy_stage import stage


def test_a_clue_is_not_played() -> None:
    shown = stage("footprint-1b", "receipt-1a")
    assert not shown.card("footprint-1b").can_pick
    shown.presenter.pick("footprint-1b")
    assert shown.refusal() == "D6"


def test_a_mystery_says_which_part_of_its_condition_fails() -> None:
    shown = stage("key-search_warrant footprint-1b", "receipt-1a")
    warrant = shown.card("key-search_warrant")
    assert warrant.why_not == "Search warrant needs 3 or more clues in hand; you hold 1."
    assert warrant.face is not None
    assert warrant.face["ok"] is False
    shown.presenter.pick("key-search_warrant")
    assert shown.refusal() == "DON-R.4"


def test_a_playable_mystery_says_how_its_condition_is_met() -> None:
    shown = stage("key-testimony footprint-1b photograph-1a", "receipt-1a")
    face = shown.card("key-testimony").face
    assert face is not None
    assert (face["check"], face["ok"]) == ("You hold 2 clues", True)


def test_why_asks_about_a_card_a_place_or_everything() -> None:
    shown = stage("key-archive footprint-1b", "receipt-1a")
    shown.presenter.why("key-archive")
    assert shown.refusal() == "DON-R.5"
    shown.presenter.why("mystery.0")
    assert shown.refusal() == "DON-R.2"
    shown.presenter.why("")
    refusal = shown.scene().refusal
    assert refusal is not None
    assert (refusal.refused, refusal.text) == (False, texts.WHAT_NOW_ACT.source)


def test_after_the_action_it_says_that_a_set_can_be_laid() -> None:
    shown = stage(f"{GLASSES} record-1a", "receipt-1a", phase=Phase.WRAP_UP, drew=True)
    shown.presenter.why("")
    refusal = shown.scene().refusal
    assert refusal is not None
    assert refusal.text == texts.WHAT_NOW_LAY.source


def test_every_refusal_has_a_sentence() -> None:
    assert set(refusal_texts.REFUSALS) == set(Code)


@pytest.mark.parametrize(
    ("move", "reason", "sentence"),
    [
        (DRAW, Reason("draw"), "Draw a card. What is still hidden is worth more"),
        (
            TakeClue(card("record-5a")),
            Reason("take_clue", {"card": "record-5a"}),
            "Take Bank record 5. It brings more points",
        ),
        (
            Deduce(card("key-deduction"), 1),
            Reason("deduction", {"card": "key-deduction", "opponent": 1}),
            "Play Deduction (key) for Irene. Chances are that Irene",
        ),
        (
            PutOnDisguise(card("key-disguise"), card("record-1a"), card("record-5a")),
            Reason("disguise", {"card": "key-disguise"}),
            "Play Disguise (key): give Bank record 1 for Bank record 5.",
        ),
        (
            TakeMystery(card("key-archive")),
            Reason("towards_set", {"card": "key-archive", "symbol": Symbol.KEY, "held": 1}),
            "Take Archive (key). It brings you nearer to a set: key.",
        ),
    ],
)
def test_a_hint_says_what_to_do_and_why(move: Move, reason: Reason, sentence: str) -> None:
    shown = stage("footprint-1b", "receipt-1a")
    assert shown.presenter.hint(Decision(move, reason)).startswith(sentence)


def test_the_presets_of_the_rules_have_names() -> None:
    assert set(TEXTS.presets) == {preset.id for preset in RULES.presets}
    assert {SOURCE, replace(SOURCE)} == {RULES.presets[0].options}
