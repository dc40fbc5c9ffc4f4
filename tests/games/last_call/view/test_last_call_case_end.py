"""How a case ends on the screen of Last Call: the drama and the score sheet."""

import pytest

from divan.core.record import Level, Player
from divan.games.last_call.rules.moves import Investigate
from divan.games.last_call.rules.options import BRISK, SOURCE, LastCallOptions
from divan.games.last_call.view import texts
from divan.ui.scene import Sheet
from helpers.last_call import RULES
from helpers.last_call_stage import PLAYERS, Stage


def test_a_wrong_final_is_a_drama_and_the_person_may_watch(stage: Stage) -> None:
    state = stage.match.position.state
    wrong = next(
        m
        for m in RULES.moves(state, 0)
        if isinstance(m, Investigate) and m.combination.cards() != state.sealed
    )
    stage.play(wrong)
    scene = stage.scene()
    assert scene.detail["out"]
    assert scene.detail["drama"]["verdict"] == texts.DRAMA_WRONG_YOU.source
    assert len(scene.detail["drama"]["holders"]) == 3
    assert scene.plaques[0].line.startswith("out of the case")


def test_a_solved_case_has_a_sheet() -> None:
    stage = Stage(seed="SHEET")
    stage.until(lambda: stage.match.result is not None)
    sheet = stage.presenter.sheet()
    assert isinstance(sheet, Sheet)
    assert sheet.over
    assert len(sheet.detail["faces"]) == 3
    assert len(sheet.detail["players"]) == 3
    assert stage.scene().prompt.who == "Game over"


def test_points_of_several_cases_add_up() -> None:
    stage = Stage(LastCallOptions(cases=2), seed="SEVERAL")
    stage.until(lambda: stage.match.result is not None, most=900)
    sheet = stage.presenter.sheet()
    assert sheet is not None
    assert len(sheet.detail["cases"]) == 2
    scores = stage.match.result.scores
    assert sheet.detail["totals"] == [str(score) for score in scores]


def test_before_the_first_case_is_closed_there_is_no_sheet(stage: Stage) -> None:
    assert stage.presenter.sheet() is None


@pytest.mark.parametrize(
    ("options", "players"),
    [
        (SOURCE, PLAYERS),
        (BRISK, (*PLAYERS, Player(Level.WATSON))),
        (LastCallOptions(case_model="literal", extra_draw="ask"), PLAYERS[:2]),
        (LastCallOptions(case_model="classic", final_reveal="refuter_only", cases=2), PLAYERS),
    ],
    ids=["source-3", "brisk-4", "literal-2", "classic-3"],
)
def test_every_scene_of_a_whole_match_is_whole(
    options: LastCallOptions, players: tuple[Player, ...]
) -> None:
    stage = Stage(options, "ALL", players)
    for _ in range(700):
        scene = stage.scene()
        ids = [card.id for card in scene.cards]
        assert len(set(ids)) == len(ids)
        zones = {zone.id for zone in scene.zones}
        assert {card.zone for card in scene.cards} <= zones
        assert all(card.label for card in scene.cards)
        assert "{" not in "".join(line.plain for line in scene.log)
        if not stage.match.to_act():
            break
        own = stage.match.to_act() == (0,)
        assert bool(scene.actions) is own
        stage.play(stage.decide().move)
    assert stage.match.result is not None
    assert stage.presenter.sheet() is not None
