"""The presenter of Similo: what is shown to whom, and what gestures mean."""

import json
from typing import Any

import pytest

from divan.bots.bot import Decision, Reason
from divan.core.outcome import RESIGNED
from divan.games.similo.rules.cards import Card, shown
from divan.games.similo.rules.characters import CHARACTERS
from divan.games.similo.rules.moves import (
    ChooseSecret,
    Consult,
    Decide,
    GiveClue,
    Vote,
    Way,
)
from divan.games.similo.rules.options import SimiloOptions
from divan.games.similo.rules.state import Phase
from divan.games.similo.rules.traits import VALUES
from divan.games.similo.rules.violations import Code
from divan.games.similo.view import texts
from divan.games.similo.view.names import NAMES
from divan.games.similo.view.traits import VALUES as TRAIT_WORDS
from divan.ui.plain import plain
from divan.ui.scene import Mood
from helpers.similo import RULES
from helpers.similo_stage import GUIDE, Stage


def name(character: str) -> str:
    return NAMES[character].source


def rows(stage: Stage) -> dict[int, dict[str, Any]]:
    return {row["seat"]: row for row in stage.scene().detail["votes"]["rows"]}


def safe(stage: Stage, place: int = 0) -> str:
    """Return a character of the table that is not the secret one."""
    return [one for one in stage.table.alive if one != stage.table.secret][place]


def everyone_votes(stage: Stage, character: str) -> None:
    for seat in stage.match.to_act():
        stage.play(Vote(character), seat)


# Words


def test_every_character_trait_and_refusal_has_a_word() -> None:
    assert set(NAMES) == {character.id for character in CHARACTERS}
    assert set(TRAIT_WORDS) == {(trait, value) for trait in VALUES for value in VALUES[trait]}
    assert set(texts.REFUSALS) == set(Code)
    assert len({text.source for text in NAMES.values()}) == len(NAMES)


def test_namesakes_are_numbered() -> None:
    stage = Stage(seats=8)
    names = [plaque.name for plaque in stage.scene().plaques]
    assert len(set(names)) == 8
    assert "Mycroft Holmes 1" in names
    assert "You" in names


# The guesser


def test_a_card_is_picked_and_voted_for() -> None:
    stage = Stage()
    stage.until_vote()
    wanted = safe(stage)
    assert stage.aimed() == []
    stage.presenter.pick(wanted)
    assert stage.card(wanted).picked
    assert stage.aimed() == ["ballot"]
    assert stage.zone("ballot").target == f"Remove {name(wanted)}"
    action = stage.scene().actions[0]
    assert (action.label, action.enabled, action.primary) == (f"Remove {name(wanted)}", True, True)
    stage.presenter.act("vote")
    stage.presenter.choose("ballot")
    assert stage.port.log == [Vote(wanted), Vote(wanted)]


def test_what_was_voted_for_is_not_picked_in_the_next_vote() -> None:
    stage = Stage()
    stage.until_vote()
    first, second, third = (safe(stage, place) for place in range(3))
    stage.presenter.pick(first)
    stage.play(Vote(second), 2)
    assert stage.card(first).picked, "the others do not take it out of the hand"
    stage.play(Vote(first), 0)
    stage.play(Vote(third), 3)
    assert stage.table.open_ballot.again
    assert not any(card.picked for card in stage.scene().cards)
    stage.presenter.pick(first)
    stage.presenter.pick(safe(stage, 5))
    assert not any(card.picked for card in stage.scene().cards)


def test_a_card_can_be_put_back() -> None:
    stage = Stage()
    stage.until_vote()
    stage.presenter.pick(safe(stage))
    stage.presenter.put_back()
    assert not any(card.picked for card in stage.scene().cards)
    assert not stage.scene().actions[0].enabled


def test_a_removed_card_stays_in_sight_and_cannot_be_picked() -> None:
    stage = Stage()
    stage.until_vote()
    gone = safe(stage)
    everyone_votes(stage, gone)
    stage.until_vote()
    card = stage.card(gone)
    assert card.face is not None
    assert card.face["gone"] is True
    assert not card.can_pick
    assert card.label == f"{name(gone)}, removed"
    stage.presenter.pick(gone)
    refusal = stage.scene().refusal
    assert refusal is not None
    assert (refusal.refused, refusal.clause) == (True, "SIM-6.2")
    assert not stage.card(gone).picked


def test_a_card_can_be_looked_at_while_one_has_to_wait() -> None:
    stage = Stage()
    assert stage.table.phase is Phase.SECRET
    wanted = stage.table.alive[3]
    stage.presenter.pick(wanted)
    scene = stage.scene()
    assert scene.refusal is not None
    assert not scene.refusal.refused
    assert scene.refusal.text.startswith(f"{name(wanted)}: ")
    assert scene.detail["panel"]["looked"]["id"] == wanted
    assert len(scene.detail["panel"]["looked"]["traits"]) == len(VALUES)
    assert not any(card.picked for card in scene.cards)


def test_traits_shared_with_the_last_clue_are_marked() -> None:
    stage = Stage()
    stage.until_vote()
    said = shown(stage.table.clues[-1].card)
    one = safe(stage)
    stage.presenter.pick(one)
    traits = stage.scene().detail["panel"]["looked"]["traits"]
    kind = {character.id: character for character in CHARACTERS}
    expected = [kind[said].value(trait) == kind[one].value(trait) for trait in VALUES]
    assert [trait["shared"] for trait in traits] == expected


def test_without_trait_hints_the_panel_names_none() -> None:
    stage = Stage(SimiloOptions(trait_hints=False))
    stage.presenter.pick(stage.table.alive[3])
    assert stage.scene().detail["panel"]["looked"]["traits"] == []


def test_a_vote_after_a_tie_is_among_the_tied_only() -> None:
    stage = Stage()
    stage.until_vote()
    one, two, three, other = (safe(stage, place) for place in range(4))
    for seat, wanted in zip(stage.match.to_act(), (one, two, three), strict=True):
        stage.play(Vote(wanted), seat)
    assert stage.scene().prompt.what == "Vote again, among the tied"
    card = stage.card(other)
    assert card.face is not None
    assert card.face["aside"] is True
    stage.presenter.pick(other)
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.text.startswith(f"{name(other)} is not among the tied")


def test_the_final_guess_is_a_guess() -> None:
    stage = Stage(seats=2)
    while stage.table.ballot is None or stage.table.ballot.goal.value != "guess":
        if 0 in stage.match.to_act():
            stage.play(Vote(safe(stage)), 0)
        else:
            stage.harmless()
    wanted = stage.table.alive[0]
    stage.presenter.pick(wanted)
    scene = stage.scene()
    assert scene.prompt.who == "Final guess"
    assert scene.clause == "SIM-R.7"
    assert scene.actions[0].label == f"Guess {name(wanted)}"


# The votes


def test_votes_are_seen_once_all_are_in_and_with_their_reasons() -> None:
    stage = Stage()
    stage.until_vote()
    wanted = safe(stage)
    first, second = (seat for seat in stage.match.to_act() if seat != 0)
    clue = shown(stage.table.clues[-1].card)
    reason = Reason("like", {"card": wanted, "clue": clue, "traits": "head:hat beard:yes"})
    stage.play(Vote(wanted), first, reason)
    assert rows(stage)[first]["vote"] == ""
    assert rows(stage)[first]["text"] == "has voted"
    assert wanted not in json.dumps(plain(stage.scene().detail["votes"]))
    stage.play(Vote(wanted), 0)
    assert rows(stage)[0]["vote"] == name(wanted)
    assert rows(stage)[first]["vote"] == ""
    stage.play(Vote(wanted), second, Reason("least_fitting", {"card": wanted}))
    votes = stage.scene().detail["votes"]
    assert votes["title"] == "The last vote"
    assert votes["outcome"] == f"{name(wanted)} goes, with 3 votes"
    assert rows(stage)[first]["text"] == f"Like {name(clue)}: hat, beard"
    assert rows(stage)[second]["text"] == "Fits the clues least"
    marks = stage.scene().detail["marks"]
    assert [[voter["seat"] for voter in mark["voters"]] for mark in marks] == [[0, 2, 3]]


def test_the_last_vote_stays_until_the_person_has_voted() -> None:
    stage = Stage()
    stage.until_vote()
    everyone_votes(stage, safe(stage))
    stage.until_vote()
    assert stage.scene().detail["votes"]["title"] == "The last vote"
    stage.play(Vote(safe(stage)), 2)
    votes = stage.scene().detail["votes"]
    assert votes["title"] == "The last vote"
    assert rows(stage)[2]["done"]
    assert not rows(stage)[3]["done"]
    stage.play(Vote(safe(stage)), 0)
    votes = stage.scene().detail["votes"]
    assert votes["title"] == "Which character goes?"
    assert votes["outcome"] == ""


def test_where_nobody_gave_a_reason_the_clue_speaks() -> None:
    stage = Stage()
    stage.until_vote()
    wanted = safe(stage)
    stage.play(Vote(wanted), 0)
    clue = name(shown(stage.table.clues[-1].card))
    assert clue in rows(stage)[0]["text"]


def test_proposals_are_seen_before_the_vote_where_the_option_says_so() -> None:
    stage = Stage(SimiloOptions(proposals="before_vote"))
    stage.until_vote()
    wanted = safe(stage)
    seat = stage.match.to_act()[0]
    stage.play(Vote(wanted), seat)
    assert rows(stage)[seat]["vote"] == name(wanted)
    marks = stage.scene().detail["marks"]
    assert [voter["seat"] for voter in marks[0]["voters"]] == [seat]


def test_advisers_are_asked_with_a_button() -> None:
    stage = Stage(SimiloOptions(advisors="advise_only"))
    stage.until_vote()
    assert [action.id for action in stage.scene().actions] == ["vote", "consult"]
    assert rows(stage)[2]["text"] == "advises when asked"
    stage.presenter.act("consult")
    assert stage.port.log == [Consult()]
    stage.play(Consult(), 0)
    stage.play(Vote(safe(stage)), 2)
    assert rows(stage)[2]["vote"] == name(safe(stage))


# The guide


def test_the_guide_chooses_the_secret_and_alone_sees_it() -> None:
    stage = Stage(GUIDE)
    wanted = stage.table.alive[5]
    stage.presenter.pick(wanted)
    assert stage.zone("ballot").target == f"Hide {name(wanted)}"
    stage.presenter.act("vote")
    assert stage.port.log == [ChooseSecret(wanted)]
    stage.play(ChooseSecret(wanted), 0)
    card = stage.card(wanted)
    assert card.face is not None
    assert card.face["secret"] is True
    assert stage.scene().detail["guide"]["line"] == f"Hidden character: {name(wanted)}"
    assert "hidden" in card.label


def test_a_clue_is_picked_turned_and_laid_beside_a_character() -> None:
    stage = Stage(GUIDE)
    stage.harmless()
    held = stage.table.hand[1]
    assert [card.id for card in stage.cards("hand")] == [
        card.character for card in stage.table.hand
    ]
    stage.presenter.pick(shown(held))
    assert len(stage.aimed()) == 16
    assert stage.zone("cell.3").target.startswith("Similar, beside ")
    stage.presenter.act("way.")
    assert stage.scene().detail["way"] == "horizontal"
    assert stage.zone("cell.3").target.startswith("Not similar, beside ")
    stage.presenter.act("way.vertical")
    stage.presenter.act("way.horizontal")
    stage.presenter.choose("cell.3")
    beside = shown(stage.table.grid[3])
    assert stage.port.log == [GiveClue(held, Way.HORIZONTAL, beside)]
    stage.play(GiveClue(held, Way.HORIZONTAL, beside), 0)
    detail = stage.scene().detail
    assert stage.card(shown(held)).zone == "clue"
    assert (detail["clue"]["across"], detail["beside"]) == (True, 3)
    drawn = stage.card(shown(stage.table.hand[-1]))
    assert (drawn.zone, drawn.origin) == ("hand", "box")


def test_a_clue_cannot_lie_beside_a_removed_character() -> None:
    stage = Stage(GUIDE)
    stage.until_vote()
    gone = safe(stage)
    everyone_votes(stage, gone)
    stage.presenter.pick(shown(stage.table.hand[0]))
    place = [shown(card) for card in stage.table.grid].index(gone)
    assert f"cell.{place}" not in stage.aimed()
    stage.presenter.why(f"cell.{place}")
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.clause == "SIM-6.2"


def test_the_guide_waits_while_the_others_vote() -> None:
    stage = Stage(GUIDE)
    stage.until_vote()
    assert stage.scene().prompt.busy
    stage.presenter.pick(shown(stage.table.hand[0]))
    assert not any(card.picked for card in stage.scene().cards)
    stage.presenter.why(shown(stage.table.hand[0]))
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.clause == "SIM-R.1"


def test_the_guide_breaks_a_tie() -> None:
    stage = Stage(GUIDE)
    stage.until_vote()
    wanted = [safe(stage, place) for place in range(3)]
    for _ in range(2):
        for seat, one in zip(stage.match.to_act(), wanted, strict=True):
            stage.play(Vote(one), seat)
    assert stage.table.phase is Phase.DECIDE
    stage.presenter.pick(wanted[1])
    assert stage.scene().actions[0].label == f"Decide on {name(wanted[1])}"
    stage.presenter.act("vote")
    assert stage.port.log == [Decide(wanted[1])]
    stage.play(Decide(wanted[1]), 0)
    assert stage.scene().detail["votes"]["outcome"] == f"You decided on {name(wanted[1])}"


# What is hidden


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


# Used clues


def test_used_clues_stay_in_sight_unless_they_are_to_be_remembered() -> None:
    for option, count in (("history", 1), ("hidden", 0)):
        stage = Stage(SimiloOptions(clues=option))
        stage.until_vote()
        everyone_votes(stage, safe(stage))
        stage.until_vote()
        assert len(stage.cards("used")) == count
        assert len(stage.cards("clue")) == 1
        assert len(stage.scene().detail["panel"]["clues"]) == (2 if count else 0)


# The log, hints, sounds


def test_the_log_has_a_line_for_each_clue_count_and_removal() -> None:
    stage = Stage()
    stage.until_vote()
    gone = safe(stage)
    everyone_votes(stage, gone)
    lines = [line.plain for line in stage.scene().log]
    assert lines[-2:] == [f"Votes: {name(gone)} 3", f"{name(gone)} was removed"]
    assert lines[0] == "Game 1: Mycroft is the guide"
    assert not any("voted" in line for line in lines)


def test_a_hint_says_what_and_why() -> None:
    stage = Stage()
    stage.until_vote()
    wanted = safe(stage)
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
    everyone_votes(stage, safe(stage))
    assert stage.scene().moods == (Mood.PLACE, Mood.DISCARD)


# The sheet


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
    everyone_votes(stage, secret)
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
            everyone_votes(stage, safe(stage))
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


# All of it


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
