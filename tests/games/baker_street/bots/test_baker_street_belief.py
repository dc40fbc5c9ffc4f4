"""What a clue would tell is what it tells, counted over all solutions."""

import math

import pytest

from divan.core.chance import Chance
from divan.games.baker_street.bots.belief import Belief
from divan.games.baker_street.bots.news import group, news
from divan.games.baker_street.rules.cards import DECK, FACE_DOWN, Kind
from divan.games.baker_street.rules.case import make_case
from divan.games.baker_street.rules.catalogue import every
from divan.games.baker_street.rules.crime import SUSPECTS
from divan.games.baker_street.rules.worlds import Worlds
from helpers.baker_street import card, cards


def entropy(worlds: Worlds) -> float:
    return -sum(chance * math.log2(chance) for chance in worlds.solutions().values())


def some_worlds(number: int, alibi="mutual_only") -> tuple[Worlds, frozenset]:
    chance = Chance(f"BELIEF-{number}", 0)
    _, deck = make_case(chance, alibi)
    read = chance.shuffled(deck)[: 4 + 7 * number]
    return Worlds(alibi).after(read), frozenset(read)


def test_before_any_clue_there_are_as_many_bits_as_solutions() -> None:
    assert Belief(Worlds("logical")).uncertainty == pytest.approx(math.log2(384))


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("alibi", ["mutual_only", "logical"])
def test_the_uncertainty_is_the_entropy_of_the_solutions(number: int, alibi) -> None:
    worlds, _ = some_worlds(number, alibi)
    assert Belief(worlds).uncertainty == pytest.approx(entropy(worlds))


@pytest.mark.parametrize("number", range(5))
def test_a_clue_tells_as_much_as_it_lowers_the_entropy(number: int) -> None:
    worlds, read = some_worlds(number)
    belief = Belief(worlds)
    for kind in Kind:
        for found in Chance(f"PICK-{number}", 1).shuffled(every(kind))[:6]:
            after = worlds.with_card(found)
            if found in read or not after.solutions():
                continue
            _, gain = belief.prospect(found)
            lowered = entropy(worlds) - entropy(after)
            if kind in (Kind.L3, Kind.V3) and after.motives == worlds.motives:
                assert lowered == pytest.approx(0)
                assert 0 <= gain < 1
            else:
                assert gain == pytest.approx(lowered)


@pytest.mark.parametrize("number", range(5))
def test_how_likely_a_clue_is_true_is_the_share_of_worlds_it_leaves(number: int) -> None:
    worlds, read = some_worlds(number)
    belief = Belief(worlds)
    for kind in (Kind.L1, Kind.L4, Kind.M1, Kind.M2, Kind.H2, Kind.H4):
        for found in every(kind):
            if found not in read:
                chance, _ = belief.prospect(found)
                weight, whole = _weight(worlds.with_card(found)), _weight(worlds)
                assert chance == pytest.approx(weight / whole)


def _weight(worlds: Worlds) -> float:
    return sum(
        worlds.placings(number)
        * sum(worlds.weapons_of(number))
        * worlds.motives_of(number).bit_count()
        for number in range(8)
    )


def test_the_claims_of_a_place_by_one_suspect_make_up_one_card() -> None:
    worlds, read = some_worlds(0)
    spoke = {found.suspects for found in read if found.kind is Kind.V2}
    claims = [found for found in every(Kind.V2) if found.suspects not in spoke]
    by_suspect: dict[tuple, float] = {}
    for found in claims:
        chance, _ = Belief(worlds).prospect(found)
        by_suspect[found.suspects] = by_suspect.get(found.suspects, 0) + chance
    assert len(by_suspect) == len(SUSPECTS) - len(spoke)
    assert list(by_suspect.values()) == pytest.approx([1] * len(by_suspect))


def test_a_second_tick_promises_more_than_a_first_and_a_third_says_it() -> None:
    first, second, third = (
        card("L3 robbie greed"),
        card("V3 singer robbie greed"),
        card("V3 doctor robbie greed"),
    )
    worlds = Worlds("mutual_only")
    gains = []
    for found in (first, second, third):
        gains.append(Belief(worlds).prospect(found)[1])
        worlds = worlds.with_card(found)
    assert 0 < gains[0] < gains[1] < gains[2]
    assert Belief(worlds).prospect(card("V3 colonel robbie greed"))[1] == 0
    elsewhere = Worlds("mutual_only").with_card(card("L1 greed"))
    assert Belief(elsewhere).prospect(first)[1] == 0


def test_a_claim_that_is_confirmed_by_none_tells_nothing_unless_every_claim_counts() -> None:
    assert Belief(Worlds("mutual_only")).prospect(card("V1 robbie singer")) == (1, 0)
    assert Belief(Worlds("logical")).prospect(card("V1 robbie singer"))[1] > 0
    heard = Worlds("mutual_only").with_card(card("V1 singer robbie"))
    assert Belief(heard).prospect(card("V1 robbie singer"))[1] > 0


@pytest.mark.parametrize("number", range(5))
def test_as_many_cards_are_expected_as_were_not_read(number: int) -> None:
    worlds, read = some_worlds(number)
    found = news(worlds, read)
    assert sum(prospect.expected for prospect in found.prospects) <= 72 - len(read) + 1e-6
    assert sum(prospect.expected for prospect in found.prospects) > (72 - len(read)) * 0.8
    assert not any(prospect.card in read for prospect in found.prospects)
    assert all(0 < prospect.expected <= 1 for prospect in found.prospects)


def test_mollys_study_promises_most_at_first() -> None:
    found = news(Worlds("mutual_only"), frozenset())
    shown = found.shown()
    assert max(shown, key=shown.__getitem__) == "study"
    together = found.shown_together()
    assert together[frozenset(("hall", "study"))] <= shown["hall"]


def test_a_group_is_of_one_card_for_counts_and_claims_and_of_its_kind_else() -> None:
    assert group(card("H1 kitchen 2")) == (Kind.H1, "kitchen")
    assert group(card("V2 robbie kitchen")) == (Kind.V2, "robbie")
    assert group(card("L4 rope")) == (Kind.L4,)
    assert DECK[Kind.H1] == len({group(found) for found in every(Kind.H1)})
    assert DECK[Kind.V2] == len({group(found) for found in every(Kind.V2)})
    with pytest.raises(ValueError, match="face down"):
        group(FACE_DOWN)


def test_nothing_is_promised_where_no_world_is_left() -> None:
    worlds = Worlds("mutual_only").after(
        cards("H1 kitchen 0, V2 robbie kitchen, V2 singer kitchen")
    )
    belief = Belief(worlds)
    assert belief.uncertainty == 0
    assert belief.prospect(card("L4 rope")) == (0, 0)
    assert belief.prospect(card("L3 robbie greed"))[1] == 0
