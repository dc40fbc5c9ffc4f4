"""The detective's sheet: what it fills in by itself, why, and the person's own marks."""

import pytest
from baker_street_stage import Stage
from msgspec.structs import replace

from divan.core.event import Entry
from divan.core.fold import Position
from divan.core.history import History
from divan.games.baker_street.rules.events import Dealt
from divan.games.baker_street.rules.options import SOURCE
from divan.games.baker_street.rules.state import Phase
from divan.games.baker_street.view import texts
from divan.ui.texts import Text
from helpers.baker_street import table

ALIBI = "V1 singer doctor, V1 doctor singer"


def stage_with(hand: str, notes: str = "facts", **kept: str) -> Stage:
    """Return a stage on which the person was dealt ``hand``."""
    state = table(hand, "6", options=replace(SOURCE, notes=notes))
    stage = Stage(state, **kept)
    stage.position = Position(0, state, History((Entry(0, Dealt(0, state.hands)),)))
    stage.again()
    return stage


def test_facts_strike_what_a_single_card_says() -> None:
    stage = stage_with("L4 rope, M1 games, L1 greed")
    assert stage.sheet_entry("weapon.rope")["struck"]
    assert stage.sheet_entry("weapon.ice_skate")["struck"]
    assert stage.sheet_entry("motive.robbie.greed")["struck"]
    assert not stage.sheet_entry("weapon.hammer")["struck"]


def test_by_hand_nothing_is_filled_in() -> None:
    stage = stage_with("L4 rope", "hand")
    assert not stage.sheet_entry("weapon.rope")["struck"]


def test_deductions_strike_what_follows_from_several_cards() -> None:
    hand = "M1 games, M1 kitchenware, M1 tools, M2 cut, M2 bruise, M2 suffocation"
    stage = stage_with(hand, "deductions")
    left = ("hatpin", "walking_stick", "silk_scarf", "poison_ring")
    struck = {cell: stage.sheet_entry(f"weapon.{cell}")["struck"] for cell in left}
    assert struck == {
        "hatpin": True,
        "walking_stick": True,
        "silk_scarf": True,
        "poison_ring": False,
    }


def test_a_confirmed_alibi_strikes_both_and_says_why() -> None:
    stage = stage_with(ALIBI)
    assert stage.sheet_entry("suspect.singer")["struck"]
    assert stage.sheet_entry("suspect.doctor")["struck"]
    stage.presenter.act("mark suspect.singer")
    solution = stage.scene().detail["sheet"]["solution"]
    assert "The Singer claims that she was together with the Doctor." in solution["why"]
    assert "The Doctor claims that he was together with the Singer." in solution["why"]
    assert solution["clause"] == "BAK-V1"


def test_asking_twice_closes_the_answer() -> None:
    stage = stage_with("L4 rope")
    stage.presenter.act("mark weapon.rope")
    assert stage.sheet_entry("weapon.rope")["asked"]
    stage.presenter.act("mark weapon.rope")
    assert not stage.sheet_entry("weapon.rope")["asked"]


def test_one_claim_alone_is_listed_as_not_confirmed() -> None:
    stage = stage_with("V1 singer doctor")
    clues = stage.scene().detail["sheet"]["clues"]
    assert not stage.sheet_entry("suspect.doctor")["struck"]
    assert [clue["text"] for clue in clues] == [
        "The Singer claims that she was together with the Doctor."
    ]


@pytest.mark.parametrize("id", ["suspect.robbie", "motive.robbie.greed", "weapon.rope"])
def test_a_mark_of_one_s_own_goes_from_cross_to_circle_to_nothing(id: str) -> None:
    stage = stage_with("6")
    seen = [stage.sheet_entry(id)["own"]]
    for _ in range(3):
        stage.presenter.act(f"mark {id}")
        seen.append(stage.sheet_entry(id)["own"])
    assert seen == ["", "cross", "circle", ""]


def test_an_arrow_can_be_struck_on_the_plan() -> None:
    stage = stage_with("L4 rope")
    stage.presenter.act("mark arrow.hall.study")
    plan = stage.scene().detail["plan"]
    (arrow,) = [arrow for arrow in plan["arrows"] if arrow["own"]]
    assert (arrow["id"], arrow["own"]) == ("arrow.hall.study", "cross")
    assert plan["struck"] == "1 arrow struck"


def test_own_marks_are_kept_with_the_match() -> None:
    stage = stage_with("L4 rope")
    stage.presenter.act("mark weapon.hammer")
    stage.again()
    assert stage.sheet_entry("weapon.hammer")["own"] == "cross"


def test_a_note_that_cannot_be_read_is_no_marks() -> None:
    stage = stage_with("L4 rope", sheet="{broken")
    assert stage.sheet_entry("weapon.hammer")["own"] == ""


def test_what_is_crossed_out_no_longer_counts_as_possible() -> None:
    stage = stage_with("M1 games, M1 kitchenware, M1 tools, M2 cut, M2 bruise")
    parts = stage.scene().detail["sheet"]["solution"]["parts"]
    assert parts[1]["value"] == "2 left"
    stage.presenter.act("mark weapon.silk_scarf")
    parts = stage.scene().detail["sheet"]["solution"]["parts"]
    assert (parts[1]["value"], parts[1]["sure"]) == ("poison ring", True)


def test_three_ticks_are_explained() -> None:
    stage = stage_with("L3 robbie greed, V3 countess robbie greed, V3 doctor robbie greed")
    entry = stage.sheet_entry("motive.robbie.greed")
    assert (entry["ticks"], entry["many"]) == (3, "3")
    solution = stage.scene().detail["sheet"]["solution"]
    assert "Three ticks at greed: if it was Robbie, that was his motive." in solution["why"]


def test_claims_and_counts_stand_on_the_plan() -> None:
    stage = stage_with("V2 singer kitchen, H1 kitchen 4, H1 library 0")
    rooms = {room["zone"]: room for room in stage.scene().detail["plan"]["rooms"]}
    assert rooms["room.kitchen"]["guests"] == ["singer"]
    assert rooms["room.kitchen"]["count"] == "4+"
    assert rooms["room.library"]["count"] == "0"
    assert "Singer" in stage.zone("room.kitchen").label


def test_read_clues_are_kept_and_sorted_by_who_speaks() -> None:
    stage = stage_with("V2 singer kitchen, M1 games, L4 rope, H1 kitchen 2")
    clues = stage.scene().detail["sheet"]["clues"]
    assert [clue["sender"] for clue in clues] == [
        "Lestrade",
        "Molly Hooper",
        "Mrs Hudson",
        "Singer",
    ]
    assert all(clue["trail"] == "in your hand" for clue in clues)


@pytest.mark.parametrize(
    ("phase", "blocked", "when"),
    [
        (Phase.REQUEST, (0, 0), texts.AFTER_ROUND),
        (Phase.REQUEST, (2, 0), texts.NOT_NEXT),
        (Phase.SOLUTIONS, (0, 0), texts.AFTER_ROUND),
        (Phase.DISCARDS, (0, 0), texts.AFTER_NEXT),
        (Phase.DISCARDS, (3, 0), texts.NOT_AFTER_NEXT),
    ],
)
def test_the_sheet_says_when_a_solution_can_be_handed_in_next(
    phase: Phase, blocked: tuple[int, int], when: Text
) -> None:
    stage = Stage(table("6", "6", phase=phase, round=2, blocked=blocked))
    assert stage.scene().detail["sheet"]["solution"]["when"] == when.source


def test_it_says_so_no_more_once_the_case_is_closed() -> None:
    stage = Stage(table("6", "6", phase=Phase.OVER, round=2))
    assert stage.scene().detail["sheet"]["solution"]["when"] == ""
