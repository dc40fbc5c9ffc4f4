"""Cases: the whole deck leaves one solution, and the claims and ticks are as they must be."""

from collections import Counter

import pytest

from divan.core.chance import Chance
from divan.games.baker_street.rules.cards import DECK, Card, Kind
from divan.games.baker_street.rules.case import make_case
from divan.games.baker_street.rules.crime import ROOM_OF, SUSPECTS
from divan.games.baker_street.rules.truth import Truth
from divan.games.baker_street.rules.worlds import Worlds
from helpers import baker_street
from helpers import baker_street_oracle as oracle

ALIBIS = ["mutual_only", "logical"]
FEW, MANY = 60, 1000


def made(number: int, alibi) -> tuple[Truth, tuple[Card, ...]]:
    return make_case(Chance(f"CASE-{number}", 0), alibi)


def claims(deck: tuple[Card, ...]) -> set[tuple]:
    return {card.suspects for card in deck if card.kind is Kind.V1}


def check_unique(first: int, last: int, alibi) -> None:
    for number in range(first, last):
        truth, deck = made(number, alibi)
        right = truth.solution
        left = oracle.solutions(list(deck), alibi)
        assert left == {(right.murderer, right.weapon, right.motive)}, number


@pytest.mark.clause("D2")
@pytest.mark.parametrize("alibi", ALIBIS)
def test_the_whole_deck_leaves_one_solution_also_by_brute_force(alibi) -> None:
    check_unique(0, FEW // 2, alibi)


@pytest.mark.long
@pytest.mark.parametrize("alibi", ALIBIS)
def test_a_thousand_cases_have_one_solution_by_brute_force(alibi) -> None:
    check_unique(0, MANY // 2, alibi)


@pytest.mark.parametrize("alibi", ALIBIS)
def test_the_sample_case_has_one_solution_with_and_five_without_molly(alibi) -> None:
    truth, deck = baker_street.sample()
    right = truth.solution
    assert oracle.solutions(list(deck), alibi) == {(right.murderer, right.weapon, right.motive)}
    assert list(Worlds(alibi).after(deck).solutions()) == [right]
    others = [card for card in deck if card.kind not in (Kind.M1, Kind.M2)]
    assert len(Worlds(alibi).after(others).solutions()) == 5
    assert len(oracle.solutions(others, alibi)) == 5
    assert len(Worlds(alibi).solutions()) == 384


def test_a_case_follows_from_its_seed() -> None:
    assert made(1, "mutual_only") == made(1, "mutual_only")
    assert len({made(number, "mutual_only")[0] for number in range(20)}) == 20


@pytest.mark.clause("D2")
@pytest.mark.parametrize("alibi", ALIBIS)
def test_a_deck_has_so_many_cards_of_each_kind_and_none_twice(alibi) -> None:
    for number in range(FEW):
        _, deck = made(number, alibi)
        assert len(set(deck)) == len(deck)
        assert list(deck) == sorted(deck)
        assert Counter(card.kind for card in deck) == DECK


@pytest.mark.clause("BAK-V1", "D21")
def test_only_innocents_who_were_together_confirm_each_other() -> None:
    for number in range(FEW):
        truth, deck = made(number, "mutual_only")
        murderer, said = truth.solution.murderer, claims(deck)
        pairs = {frozenset(claim) for claim in said if claim[::-1] in said}
        assert 1 <= len(pairs) <= 3
        for one, other in pairs:
            assert murderer not in (one, other)
            assert truth.place(one) is truth.place(other)
        assert sum(speaker is murderer for speaker, _ in said) == 1
        assert 1 <= sum(other is murderer for _, other in said) <= 2


@pytest.mark.clause("D21")
def test_where_every_claim_counts_the_innocent_name_only_who_was_with_them() -> None:
    for number in range(FEW):
        truth, deck = made(number, "logical")
        murderer, said = truth.solution.murderer, claims(deck)
        assert sum(speaker is murderer for speaker, _ in said) == 1
        assert sum(claim[::-1] in said for claim in said) >= 2
        for speaker, other in said:
            if speaker is not murderer:
                assert other is not murderer
                assert truth.place(speaker) is truth.place(other)


@pytest.mark.clause("BAK-V2", "D2")
@pytest.mark.parametrize("alibi", ALIBIS)
def test_every_suspect_says_once_where_they_were_and_the_innocent_say_the_truth(alibi) -> None:
    lied = 0
    for number in range(FEW):
        truth, deck = made(number, alibi)
        said = [card for card in deck if card.kind is Kind.V2]
        assert Counter(card.suspects[0] for card in said) == Counter(SUSPECTS)
        false = {
            card.suspects[0] for card in said if truth.place(card.suspects[0]) != card.rooms[0]
        }
        assert false <= {truth.solution.murderer}
        lied += bool(false)
    assert 0 < lied < FEW


@pytest.mark.clause("BAK-L3", "BAK-V3", "BAK-V3b", "D22", "D23")
def test_three_ticks_are_at_the_motive_of_the_murderer_and_never_at_another_of_theirs() -> None:
    for number in range(FEW):
        truth, deck = made(number, "mutual_only")
        right = truth.solution
        ticks = Counter(
            (card.suspects[-1], card.motive) for card in deck if card.kind in (Kind.L3, Kind.V3)
        )
        assert ticks[right.murderer, right.motive] == 3
        spoken = [
            card.suspects[0]
            for card in deck
            if card.kind is Kind.V3
            and (card.suspects[1], card.motive) == (right.murderer, right.motive)
        ]
        assert len(set(spoken)) == 2
        assert right.murderer not in spoken
        for (suspect, motive), count in ticks.items():
            if suspect is right.murderer and motive is not right.motive:
                assert count <= 2
        innocent = {tick[0] for tick, count in ticks.items() if count >= 3}
        assert len(innocent - {right.murderer}) >= 2


@pytest.mark.clause("BAK-H2b", "BAK-H3d")
def test_mrs_hudson_speaks_of_the_room_that_the_weapon_came_from() -> None:
    for number in range(FEW):
        truth, deck = made(number, "mutual_only")
        room, murderer = ROOM_OF[truth.solution.weapon], truth.solution.murderer
        clearing = [card for card in deck if card.kind is Kind.H2 and card.rooms == (room,)]
        pointing = [card for card in deck if card.kind is Kind.H3 and card.rooms == (room,)]
        assert len(clearing) >= 2
        assert len(pointing) >= 1
        assert all(murderer in card.suspects for card in pointing)
