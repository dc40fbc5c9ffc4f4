"""Every moment of Similo can be shown."""

import json

import pytest

from divan.games.similo.rules.options import SimiloOptions
from divan.ui.plain import plain
from helpers.similo import RULES
from helpers.similo_stage import Stage


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("guide", ["first_seat", "second_seat"])
def test_every_moment_can_be_shown(seats: int, guide: str) -> None:
    """Whatever happens there is a scene whose cards are drawn once and whose ids are plain."""
    options = SimiloOptions(first_guide=guide, games=2, schedule="progressive")
    stage = Stage(options, seats=seats, seed=f"ALL {seats}")
    while True:
        scene = stage.scene()
        ids = [card.id for card in scene.cards]
        assert len(set(ids)) == len(ids)
        zones = {zone.id for zone in scene.zones}
        assert {card.zone for card in scene.cards} <= zones
        assert json.dumps(plain(scene))
        assert stage.presenter.glimpse()
        stage.presenter.sheet()
        if not stage.match.to_act():
            break
        stage.harmless()
    assert RULES.result(stage.table) is not None
