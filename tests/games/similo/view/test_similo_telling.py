"""The log, hints, answers and sounds of Similo."""

from divan.bots.bot import Decision, Reason
from divan.games.similo.rules.cards import Card
from divan.games.similo.rules.moves import GiveClue, Vote, Way
from divan.games.similo.view import texts
from divan.ui.scene import Mood
from helpers.similo_stage import GUIDE, Stage, name


def test_the_log_has_a_line_for_each_clue_count_and_removal() -> None:
    stage = Stage()
    stage.until_vote()
    gone = stage.safe()
    stage.everyone_votes(gone)
    lines = [line.plain for line in stage.scene().log]
    assert lines[-2:] == [f"Votes: {name(gone)} 3", f"{name(gone)} was removed"]
    assert lines[0] == "Game 1: Mycroft is the guide"
    assert not any("voted" in line for line in lines)


def test_a_hint_says_what_and_why() -> None:
    stage = Stage()
    stage.until_vote()
    wanted = stage.safe()
    for code in texts.REASONS:
        reason = Reason(code, {"card": wanted, "clue": "merlin", "traits": "head:hat age:elder"})
        said = stage.presenter.hint(Decision(Vote(wanted), reason))
        assert said.startswith(f"Vote to remove {name(wanted)}. ")
    clue = GiveClue(Card("merlin"), Way.HORIZONTAL, wanted)
    said = stage.presenter.hint(Decision(clue, Reason("nearest")))
    assert said.startswith(f"Lay Merlin horizontally beside {name(wanted)}. ")


def test_what_now_tells_what_to_do_in_every_phase() -> None:
    stage = Stage(GUIDE)
    said = set()
    while stage.match.to_act():
        stage.presenter.why("")
        refusal = stage.scene().refusal
        assert refusal is not None
        assert not refusal.refused
        said.add(refusal.text)
        stage.harmless()
    assert len(said) > 3
    stage.presenter.why("")
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.text.startswith("The match is over")


def test_moves_have_their_sounds() -> None:
    stage = Stage()
    assert stage.scene().moods == (Mood.DEAL,)
    stage.until_vote()
    assert Mood.CLUE in stage.scene().moods
    stage.everyone_votes(stage.safe())
    assert stage.scene().moods == (Mood.PLACE, Mood.DISCARD)
