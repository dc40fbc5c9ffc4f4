"""The box of votes: who votes for whom, when it is seen, and why."""

import json

from divan.bots.bot import Reason
from divan.games.similo.rules.cards import shown
from divan.games.similo.rules.moves import Consult, Vote
from divan.games.similo.rules.options import SimiloOptions
from divan.ui.plain import plain
from helpers.similo_stage import Stage, name


def test_votes_are_seen_once_all_are_in_and_with_their_reasons() -> None:
    stage = Stage()
    stage.until_vote()
    wanted = stage.safe()
    first, second = (seat for seat in stage.match.to_act() if seat != 0)
    clue = shown(stage.table.clues[-1].card)
    reason = Reason("like", {"card": wanted, "clue": clue, "traits": "head:hat beard:yes"})
    stage.play(Vote(wanted), first, reason)
    assert stage.rows()[first]["vote"] == ""
    assert stage.rows()[first]["text"] == "has voted"
    assert wanted not in json.dumps(plain(stage.scene().detail["votes"]))
    stage.play(Vote(wanted), 0)
    assert stage.rows()[0]["vote"] == name(wanted)
    assert stage.rows()[first]["vote"] == ""
    stage.play(Vote(wanted), second, Reason("least_fitting", {"card": wanted}))
    votes = stage.scene().detail["votes"]
    assert votes["title"] == "The last vote"
    assert votes["outcome"] == f"{name(wanted)} goes, with 3 votes"
    assert stage.rows()[first]["text"] == f"Like {name(clue)}: hat, beard"
    assert stage.rows()[second]["text"] == "Fits the clues least"
    marks = stage.scene().detail["marks"]
    assert [[voter["seat"] for voter in mark["voters"]] for mark in marks] == [[0, 2, 3]]


def test_the_last_vote_stays_until_the_person_has_voted() -> None:
    stage = Stage()
    stage.until_vote()
    stage.everyone_votes(stage.safe())
    stage.until_vote()
    assert stage.scene().detail["votes"]["title"] == "The last vote"
    stage.play(Vote(stage.safe()), 2)
    votes = stage.scene().detail["votes"]
    assert votes["title"] == "The last vote"
    assert stage.rows()[2]["done"]
    assert not stage.rows()[3]["done"]
    stage.play(Vote(stage.safe()), 0)
    votes = stage.scene().detail["votes"]
    assert votes["title"] == "Which character goes?"
    assert votes["outcome"] == ""


def test_where_nobody_gave_a_reason_the_clue_speaks() -> None:
    stage = Stage()
    stage.until_vote()
    wanted = stage.safe()
    stage.play(Vote(wanted), 0)
    clue = name(shown(stage.table.clues[-1].card))
    assert clue in stage.rows()[0]["text"]


def test_proposals_are_seen_before_the_vote_where_the_option_says_so() -> None:
    stage = Stage(SimiloOptions(proposals="before_vote"))
    stage.until_vote()
    wanted = stage.safe()
    seat = stage.match.to_act()[0]
    stage.play(Vote(wanted), seat)
    assert stage.rows()[seat]["vote"] == name(wanted)
    marks = stage.scene().detail["marks"]
    assert [voter["seat"] for voter in marks[0]["voters"]] == [seat]


def test_advisers_are_asked_with_a_button() -> None:
    stage = Stage(SimiloOptions(advisors="advise_only"))
    stage.until_vote()
    assert [action.id for action in stage.scene().actions] == ["vote", "consult"]
    assert stage.rows()[2]["text"] == "advises when asked"
    stage.presenter.act("consult")
    assert stage.port.log == [Consult()]
    stage.play(Consult(), 0)
    stage.play(Vote(stage.safe()), 2)
    assert stage.rows()[2]["vote"] == name(stage.safe())
