"""The sheet at the end of a round and of the match: who was right, who won, and the truth."""

from baker_street_stage import Stage
from msgspec.structs import replace

from divan.core.outcome import RESIGNED
from divan.core.result import Result
from divan.games.baker_street.rules.moves import HandIn, Wait
from divan.games.baker_street.rules.options import SOURCE
from divan.games.baker_street.rules.state import Phase
from divan.ui.scene import Mood, Sheet
from helpers.baker_street import RIGHT, WRONG, table


def ended(*answers: object) -> Stage:
    stage = Stage(table("3", "3", "3", phase=Phase.SOLUTIONS, round=2))
    for seat, answer in enumerate(answers):
        stage.play(seat, answer)  # type: ignore[arg-type]
    return stage


def test_the_sheet_tells_who_was_right_and_what_it_brought() -> None:
    stage = ended(HandIn(WRONG), HandIn(RIGHT), Wait())
    sheet = stage.presenter.sheet()
    assert sheet is not None
    assert not sheet.over
    rows = sheet.detail["rows"]
    assert [row["verdict"] for row in rows] == ["wrong", "right", "no solution submitted"]
    assert "round 4" in rows[0]["again"]
    assert sheet.detail["totals"] == ["–", "5", "–"]
    assert sheet.detail["truth"] is None


def test_nobody_else_s_solution_is_told() -> None:
    stage = ended(Wait(), HandIn(WRONG), HandIn(RIGHT))
    log = " ".join(line.plain for line in stage.scene().log)
    assert "Watson submitted a wrong solution" in log
    assert "rope" not in log
    assert RIGHT.weapon.replace("_", " ") not in log


def test_the_truth_comes_out_at_the_end() -> None:
    stage = ended(HandIn(RIGHT), HandIn(RIGHT), Wait())
    sheet = stage.presenter.sheet()
    assert sheet is not None
    assert sheet.over
    assert sheet.detail["truth"]["murderer"] == RIGHT.murderer
    assert sheet.title == "You, Watson share the win, 5 victory points each"
    assert Mood.WIN in stage.scene().moods


def test_at_the_end_the_best_stand_first_and_who_won_is_marked() -> None:
    """Nobody searches on; until then players stay as they sit, and the person is marked."""
    open_case = ended(Wait(), HandIn(RIGHT), Wait()).presenter.sheet()
    assert open_case is not None
    assert not open_case.over
    assert told(open_case) == [
        ("You", "–", True),
        ("Dr Watson", "5", False),
        ("Irene Adler", "–", False),
    ]
    closed = ended(Wait(), HandIn(RIGHT), HandIn(RIGHT)).presenter.sheet()
    assert closed is not None
    assert closed.over
    assert told(closed) == [
        ("Dr Watson", "5", True),
        ("Irene Adler", "5", True),
        ("You", "0", False),
    ]
    assert closed.detail["rows"][-1]["verdict"] == "no solution submitted"
    assert closed.detail["totals"] == []


def test_nobody_is_marked_where_nobody_won() -> None:
    stage = Stage(table("3", "3", phase=Phase.SOLUTIONS, round=SOURCE.round_limit))
    stage.play(0, Wait())
    stage.play(1, HandIn(WRONG))
    sheet = stage.presenter.sheet()
    assert sheet is not None
    assert sheet.over
    assert not any(marked for _, _, marked in told(sheet))


def test_who_gave_up_stands_last_and_the_others_are_still_searching() -> None:
    stage = Stage(table("6", "6", "6"))
    given_up = replace(stage.snapshot(), result=Result((1, 2), (), RESIGNED))
    stage.presenter.show(given_up, stepped=False)
    sheet = stage.presenter.sheet()
    assert sheet is not None
    assert [name for name, _, _ in told(sheet)] == ["Dr Watson", "Irene Adler", "You"]
    assert sheet.detail["rows"][0]["verdict"] == "still searching"


def told(sheet: Sheet) -> list[tuple[str, str, bool]]:
    """Return who has how many points, and whether they are marked, from the first row on."""
    return [(row["name"], row["points"], row["marked"]) for row in sheet.detail["rows"]]


def test_there_is_no_sheet_before_solutions_were_opened() -> None:
    assert Stage(table("6", "6")).presenter.sheet() is None
