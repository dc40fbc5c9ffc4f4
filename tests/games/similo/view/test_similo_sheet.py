"""The sheet of a game that ended, and of a match of several."""

import pytest

from divan.core.outcome import RESIGNED
from divan.games.similo.rules.options import SimiloOptions
from divan.games.similo.rules.state import Phase
from divan.ui.scene import Mood
from helpers.similo_stage import Stage, name


def test_there_is_no_sheet_before_a_game_has_ended() -> None:
    stage = Stage()
    stage.until_vote()
    assert stage.presenter.sheet() is None


@pytest.mark.parametrize(
    ("failure", "guide", "title"),
    [
        ("guide_wins", "second_seat", "The guide wins: Mycroft Holmes"),
        ("guide_wins", "first_seat", "The guide wins: that is you"),
        ("all_lose", "second_seat", "Everybody loses"),
    ],
)
def test_a_lost_game_is_told_in_the_words_of_the_source(
    failure: str, guide: str, title: str
) -> None:
    stage = Stage(SimiloOptions(failure=failure, first_guide=guide))
    stage.until_vote()
    secret = stage.table.secret
    assert secret is not None
    stage.everyone_votes(secret)
    sheet = stage.presenter.sheet()
    assert sheet is not None
    assert sheet.title == title
    assert sheet.over
    assert sheet.detail["ending"] == f"The hidden character was removed: {name(secret)}"
    assert sheet.detail["rounds"][0]["gone"] == [
        {"id": secret, "name": name(secret), "secret": True}
    ]
    assert sheet.won is (guide == "first_seat")
    assert stage.scene().moods == ((Mood.WIN,) if sheet.won else (Mood.LOSE,))


def test_a_found_character_lets_everybody_win() -> None:
    stage = Stage(SimiloOptions(schedule="progressive"))
    while stage.match.to_act():
        if stage.table.phase is Phase.VOTE:
            stage.everyone_votes(stage.safe())
        else:
            stage.harmless()
    sheet = stage.presenter.sheet()
    assert sheet is not None
    assert (sheet.title, sheet.won) == ("Everybody wins", True)
    assert [len(played["gone"]) for played in sheet.detail["rounds"]] == [1, 2, 3, 4, 5]
    assert sheet.detail["totals"] == ["1"] * 4
    assert sheet.subtitle == "Progressive · 5 clues"


def test_a_match_of_several_games_has_a_score_and_a_sheet_for_each() -> None:
    stage = Stage(SimiloOptions(games=3), seats=2)
    stage.play_out()
    sheet = stage.presenter.sheet()
    assert sheet is not None
    assert len(sheet.detail["games"]) == 3
    found = sum(game["found"] for game in sheet.detail["games"])
    assert sheet.title == f"{found} of 3 characters were found"
    scene = stage.scene()
    assert scene.score_heads == ("You", "Mycroft")
    assert [row.label for row in scene.score][-1] == "Total"


def test_giving_up_is_told() -> None:
    stage = Stage()
    stage.until_vote()
    stage.match.resign(0)
    stage.show(stepped=False)
    assert stage.match.result is not None
    assert stage.match.result.reason == RESIGNED
    sheet = stage.presenter.sheet()
    assert sheet is not None
    assert sheet.title == "You gave up"
    assert stage.scene().prompt.what == "You gave up"
