"""What a seat has read, what the sheet fills in, and why."""

import pytest

from divan.core.chance import Chance
from divan.core.event import Entry
from divan.core.view import View
from divan.games.baker_street.knowledge.detective import Knowledge, knowledge, left
from divan.games.baker_street.knowledge.marks import deductions, facts, notes
from divan.games.baker_street.knowledge.readings import (
    Reading,
    read_by,
    readings,
    wrong_solutions,
)
from divan.games.baker_street.knowledge.why import why
from divan.games.baker_street.rules.case import make_case
from divan.games.baker_street.rules.crime import (
    MOTIVES_OF,
    SUSPECTS,
    WEAPONS,
    Motive,
    Suspect,
    Weapon,
)
from divan.games.baker_street.rules.events import (
    Answered,
    BakerStreetEvent,
    Dealt,
    DrewInstead,
    Exchanged,
    HandReturned,
    Refilled,
    SolutionsJudged,
    Trade,
)
from divan.games.baker_street.rules.house import ARROWS, Room
from helpers.baker_street import RIGHT, WRONG, card, cards, down, table


def view_with(*events: BakerStreetEvent, seat: int = 0, seats: int = 3) -> View:
    """Return the view of a seat that has seen ``events``, one a ply."""
    entries = tuple(Entry(ply, event) for ply, event in enumerate(events))
    return View(seat, len(events), table(*["3"] * seats), entries)


def known(text: str, alibi="mutual_only", wrong=()) -> Knowledge:
    read = cards(text)
    return Knowledge(
        alibi, tuple(Reading(found, 0, -1) for found in read), wrong, left(alibi, read, wrong)
    )


@pytest.mark.clause("BAK-0.2", "D32")
def test_every_card_that_was_ever_read_is_kept_with_where_it_came_from() -> None:
    view = view_with(
        Dealt(0, (cards("L4 rope"), down(6), down(6))),
        Exchanged(0, (Trade(1, cards("L4 rope"), cards("M1 games")),)),
        Exchanged(2, (Trade(0, cards("M2 cut"), cards("M1 games")), Trade(1, down(1), down(2)))),
        DrewInstead(0, cards("L1 greed")),
        DrewInstead(1, down(3)),
        Refilled(0, cards("L4 hatpin, M2 cut")),
        Refilled(2, down(3)),
    )
    assert readings(view) == (
        Reading(card("L4 rope"), 0, -1),
        Reading(card("M1 games"), 1, 1),
        Reading(card("M2 cut"), 2, 2),
        Reading(card("L1 greed"), 3, -1),
        Reading(card("L4 hatpin"), 5, -1),
    )


def test_what_another_has_read_is_known_of_what_went_between_the_two() -> None:
    view = view_with(
        Exchanged(0, (Trade(1, cards("L4 rope"), cards("M1 games")),)),
        Exchanged(2, (Trade(0, cards("M2 cut"), cards("M1 games")), Trade(1, down(1), down(1)))),
        Exchanged(1, (Trade(2, down(1), down(1)),)),
    )
    assert read_by(view, 1) == {card("L4 rope"), card("M1 games")}
    assert read_by(view, 2) == {card("M2 cut"), card("M1 games")}


@pytest.mark.clause("BAK-2.5")
def test_own_wrong_solutions_are_remembered_and_those_of_others_stay_sealed() -> None:
    view = view_with(
        Answered(0, WRONG),
        Answered(1, None, sealed=True),
        SolutionsJudged(1, (), (), (0, 1)),
        Answered(0, None),
        SolutionsJudged(2, (), (), (1,)),
        HandReturned(1, down(3)),
    )
    assert wrong_solutions(view) == (WRONG,)
    assert WRONG not in knowledge(view).worlds.solutions()


@pytest.mark.clause("D32")
def test_ticks_claims_and_guests_are_noted() -> None:
    marks = notes(
        known(
            "L3 robbie greed, V3 singer robbie greed, V2 robbie kitchen, H1 library 4,"
            " V1 robbie singer, V1 doctor colonel, V1 colonel doctor"
        )
    )
    assert marks.ticks == {(Suspect.ROBBIE, Motive.GREED): 2}
    assert marks.claims == {Suspect.ROBBIE: Room.KITCHEN}
    assert marks.guests == {Room.LIBRARY: 4}
    assert marks.alibis == ((Suspect.COLONEL, Suspect.DOCTOR),)
    assert marks.unconfirmed == ((Suspect.ROBBIE, Suspect.SINGER),)
    assert not marks.suspects


@pytest.mark.clause("BAK-L1", "BAK-L2", "BAK-L4", "BAK-M1", "BAK-M2", "BAK-H4b", "D32")
def test_facts_are_what_single_cards_strike() -> None:
    marks = facts(known("L1 greed, L2 colonel passion, L4 rope, M1 games, M2 cut, H4 hall study"))
    assert marks.motives == {
        (Suspect.ROBBIE, Motive.GREED),
        (Suspect.SINGER, Motive.GREED),
        (Suspect.GOVERNESS, Motive.GREED),
        (Suspect.COLONEL, Motive.PASSION),
    }
    assert len(marks.weapons) == 1 + 4 + 3
    assert Weapon.ROPE in marks.weapons
    assert marks.arrows == {(Room.HALL, Room.STUDY)}


@pytest.mark.clause("BAK-V1", "D21")
def test_an_alibi_is_a_fact_and_one_claim_only_where_every_claim_counts() -> None:
    pair = "V1 doctor colonel, V1 colonel doctor, V1 robbie singer"
    assert facts(known(pair)).suspects == {Suspect.DOCTOR, Suspect.COLONEL}
    assert facts(known(pair, "logical")).suspects == {
        Suspect.DOCTOR,
        Suspect.COLONEL,
        Suspect.SINGER,
    }


@pytest.mark.clause("BAK-V3b", "D32")
def test_deductions_are_all_that_no_world_holds() -> None:
    marks = deductions(
        known("L3 robbie greed, V3 singer robbie greed, V3 doctor robbie greed, M1 games")
    )
    assert (Suspect.ROBBIE, Motive.JEALOUSY) in marks.motives
    assert (Suspect.ROBBIE, Motive.GREED) not in marks.motives
    assert marks.weapons == set(WEAPONS[:4])
    assert not marks.suspects


def test_deductions_strike_at_least_what_facts_do() -> None:
    for number in range(30):
        chance = Chance(f"MARKS-{number}", 0)
        _, deck = make_case(chance, "mutual_only")
        read = chance.shuffled(deck)[: 3 + 2 * number]
        found = Knowledge(
            "mutual_only",
            tuple(Reading(one, 0, -1) for one in read),
            (),
            left("mutual_only", read, ()),
        )
        simple, full = facts(found), deductions(found)
        assert simple.suspects <= full.suspects
        assert simple.weapons <= full.weapons
        assert simple.arrows <= full.arrows
        assert simple.motives <= full.motives


def test_one_clue_that_is_enough_is_the_whole_reason() -> None:
    found = known("M1 games, M2 cut, L4 ice_skate")
    reason = why(found, Weapon.ICE_SKATE)
    assert reason is not None
    assert len(reason.cards) == 1
    assert why(found, Weapon.ROPE) is None


def test_a_chain_of_clues_is_told_and_none_too_many() -> None:
    found = known(
        "V2 robbie kitchen, V2 singer kitchen, V2 doctor kitchen, H1 kitchen 2, M1 games,"
        " L4 rope, V2 colonel library"
    )
    reason = why(found, Suspect.COLONEL)
    assert reason is not None
    assert set(reason.cards) == set(
        cards("V2 robbie kitchen, V2 singer kitchen, V2 doctor kitchen, H1 kitchen 2")
    )


def test_an_own_wrong_solution_can_be_part_of_the_reason() -> None:
    others = ", ".join(f"L4 {weapon}" for weapon in WEAPONS if weapon != RIGHT.weapon)
    motives = ", ".join(
        f"L2 {RIGHT.murderer} {motive}"
        for motive in MOTIVES_OF[RIGHT.murderer]
        if motive != RIGHT.motive
    )
    found = known(f"{others}, {motives}, H4 hall study", wrong=(WRONG, RIGHT))
    reason = why(found, RIGHT.murderer)
    assert reason is not None
    assert reason.wrong == (RIGHT,)
    assert set(reason.cards) == set(cards(f"{others}, {motives}"))


def test_an_arrow_can_follow_from_other_clues() -> None:
    found = known("H4 hall study, H4 board_game_room hall, H4 hall kitchen, M1 games")
    reason = why(found, (Room.HALL, Room.STUDY))
    assert reason is not None
    assert reason.cards == cards("H4 hall study")


def test_every_reason_is_enough_and_as_short_as_can_be() -> None:
    for number in range(4):
        chance = Chance(f"WHY-{number}", 0)
        _, deck = make_case(chance, "mutual_only")
        read = chance.shuffled(deck)[:40]
        found = Knowledge(
            "mutual_only",
            tuple(Reading(one, 0, -1) for one in read),
            (),
            left("mutual_only", read, ()),
        )
        marks = deductions(found)
        for struck in [*sorted(marks.suspects)[:2], *sorted(marks.weapons)[:2]]:
            reason = why(found, struck)
            assert reason is not None
            assert _out(struck, reason.cards)
            for one in reason.cards:
                assert not _out(struck, tuple(kept for kept in reason.cards if kept != one))


def _out(struck: object, read: tuple) -> bool:
    solutions = left("mutual_only", read, ()).solutions()
    return all(struck not in (found.murderer, found.weapon) for found in solutions)


def test_nothing_is_known_before_the_deal() -> None:
    nothing = known("")
    assert facts(nothing) == notes(nothing) == deductions(nothing)
    assert why(nothing, SUSPECTS[0]) is None
    assert why(nothing, ARROWS[0]) is None
