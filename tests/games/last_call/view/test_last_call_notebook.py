"""The notebook: its marks, how it is filled, and why a mark is there."""

import pytest

from divan.games.last_call.view import texts
from divan.games.last_call.view.presenter import LastCallPresenter
from divan.ui.presenter import Company
from helpers.last_call_stage import PLAYERS, Stage, hand
from helpers.speakers import PlainSpeaker


def test_own_cards_are_ticked_and_struck(stage: Stage) -> None:
    own = hand(stage.scene())[0].id
    assert stage.cell(f"{own}/0")["mark"] == "yes"
    assert stage.rows()[own]["struck"]


def test_leads_strike_their_items(stage: Stage) -> None:
    lead = stage.match.position.state.leads[0][0]
    for number in range(4 * lead.item - 3, 4 * lead.item + 1):
        assert stage.rows()[f"{lead.symbol}-{number}"]["struck"]


def test_by_hand_it_stays_empty(stage: Stage) -> None:
    stage.act("mode")
    assert stage.port.notes["notebook"] == "hand"
    assert not any(row["struck"] for row in stage.rows().values())
    assert all(cell["mark"] == "" for row in stage.rows().values() for cell in row["cells"])


def test_facts_are_fewer_than_deductions() -> None:
    stage = Stage(seed="MODES")
    for _ in range(30):
        stage.play(stage.decide().move)
    counts = []
    for _ in range(3):
        rows = stage.rows().values()
        marks = [cell["mark"] for row in rows for cell in row["cells"]]
        counts.append(sum(mark in {"yes", "no"} for mark in marks))
        stage.act("mode")
    deductions, by_hand, facts = counts
    assert by_hand == 0 < facts <= deductions


def test_the_pencil_goes_through_its_marks_and_back(stage: Stage) -> None:
    stage.act("pencil")
    seen = []
    for _ in range(4):
        stage.act("cell.place-3/1")
        seen.append(stage.cell("place-3/1")["pencil"])
    assert seen == ["yes", "no", "maybe", ""]
    stage.act("undo_mark")
    assert stage.cell("place-3/1")["pencil"] == "maybe"
    assert "perhaps" in stage.cell("place-3/1")["label"]


def test_pencil_marks_are_kept_with_the_match(stage: Stage) -> None:
    stage.act("mark.place-3/1", "mode")
    again = LastCallPresenter(Company(PLAYERS, str), PlainSpeaker(), stage.port)
    again.show(stage.match.snapshot(), stepped=False)
    book = again.scene(live_score=True).detail["notebook"]
    assert book["blocks"][0]["items"][0]["rows"][2]["cells"][1]["pencil"] == "yes"
    assert book["mode"] == "By hand"


def test_a_damaged_note_is_an_empty_pencil(stage: Stage) -> None:
    stage.port.notes["pencil-1"] = "{"
    again = LastCallPresenter(Company(PLAYERS, str), PlainSpeaker(), stage.port)
    again.show(stage.match.snapshot(), stepped=False)
    assert not again.scene(live_score=True).detail["notebook"]["canUndo"]


def test_every_mark_says_why_it_is_there() -> None:
    stage = Stage(seed="WHY")
    for _ in range(45):
        stage.play(stage.decide().move)
    explained = 0
    for row in stage.rows().values():
        marked = [cell["id"] for cell in row["cells"] if cell["mark"] in {"yes", "no"}]
        for cell in marked[-1:]:
            stage.act(f"cell.{cell}")
            why = stage.scene().detail["notebook"]["why"]
            assert why["cell"] == cell
            assert why["title"].startswith("Why this follows")
            assert all("{" not in line["text"] for line in why["lines"])
            assert any(line["clause"] for line in why["lines"]) or len(why["lines"]) == 1
            explained += 1
    assert explained > 20
    stage.act("close_why")
    assert stage.scene().detail["notebook"]["why"] is None


def test_an_empty_cell_says_that_nothing_settles_it(stage: Stage) -> None:
    rows = stage.rows().values()
    empty = next(cell["id"] for row in rows for cell in row["cells"][1:] if not row["struck"])
    stage.act(f"cell.{empty}")
    (line,) = stage.scene().detail["notebook"]["why"]["lines"]
    assert line["text"] == texts.WHY_OPEN.source


@pytest.mark.parametrize("action", ["cell.nonsense", "cell.place-3/x", "row.", "next.soup"])
def test_nonsense_does_nothing(stage: Stage, action: str) -> None:
    before = stage.scene()
    stage.act(action)
    assert stage.scene() == before
