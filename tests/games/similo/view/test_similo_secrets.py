"""What the scene keeps to itself: the secret, the guide's hand, clues that are to be remembered."""

from divan.bots.bot import Reason
from divan.games.similo.rules.cards import shown
from divan.games.similo.rules.moves import ChooseSecret, GiveClue, Way
from divan.games.similo.rules.options import SimiloOptions
from divan.ui.plain import plain
from helpers.similo_stage import Stage


def test_a_guesser_s_scene_tells_nothing_of_the_secret() -> None:
    """Two matches that differ in the secret alone look the same, whatever the guide says."""
    scenes = []
    for place in (2, 9):
        stage = Stage()
        secret = stage.table.alive[place]
        told = Reason("shares", {"card": secret, "clue": secret, "traits": "head:hat"})
        stage.play(ChooseSecret(secret), reason=told)
        card = stage.table.hand[0]
        stage.play(GiveClue(card, Way.VERTICAL, stage.table.alive[0]), reason=told)
        scenes.append(plain(stage.scene()))
    assert scenes[0] == scenes[1]


def test_the_hand_of_another_guide_is_not_drawn() -> None:
    stage = Stage()
    stage.until_vote()
    drawn = {card.id for card in stage.scene().cards}
    assert not drawn & {shown(card) for card in stage.table.hand}


def test_at_the_end_the_secret_is_shown_to_all() -> None:
    stage = Stage(seats=2)
    stage.play_out()
    secret = stage.scene().cards
    assert [card.id for card in secret if card.face and card.face.get("secret")] == [
        stage.table.secret
    ]


def test_used_clues_stay_in_sight_unless_they_are_to_be_remembered() -> None:
    for option, count in (("history", 1), ("hidden", 0)):
        stage = Stage(SimiloOptions(clues=option))
        stage.until_vote()
        stage.everyone_votes(stage.safe())
        stage.until_vote()
        assert len(stage.cards("used")) == count
        assert len(stage.cards("clue")) == 1
        assert len(stage.scene().detail["panel"]["clues"]) == (2 if count else 0)
