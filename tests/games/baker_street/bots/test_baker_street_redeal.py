"""Another deal that a seat must hold possible."""

import random
from collections import Counter

import pytest

from divan.core.chance import Chance
from divan.core.fold import opening, view_of
from divan.core.record import PERSON, new_record
from divan.core.view import AnyView
from divan.games.baker_street.bots.news import group, groups, size
from divan.games.baker_street.bots.redeal import draw_world, redeal
from divan.games.baker_street.rules.cards import DECK_SIZE
from divan.games.baker_street.rules.case import make_case
from divan.games.baker_street.rules.options import SOURCE
from divan.games.baker_street.rules.truth import holds
from divan.games.baker_street.rules.worlds import Worlds
from helpers.baker_street import RULES, dealt, everywhere


def first_view(seats: int, seat: int) -> AnyView:
    """Return what ``seat`` sees of the deal of ``dealt``."""
    record = new_record("baker_street", RULES, SOURCE, (PERSON,) * seats, "DEAL")
    return view_of(RULES, opening(RULES, record), seat)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_new_deal_shows_the_seat_the_same_and_is_of_a_whole_deck(seats: int) -> None:
    whole = dealt(seats)
    for seat in range(seats):
        view = first_view(seats, seat)
        other = redeal(view, 5)
        assert RULES.observe(other, seat) == view.table
        assert Counter(map(group, everywhere(other))) == Counter(
            {name: size(name) for name, _ in groups()}
        )
        assert sum(size(name) for name, _ in groups()) == DECK_SIZE
        assert len(set(everywhere(other))) == DECK_SIZE
        assert other.truth is not None
        hidden = set(everywhere(other)) - set(whole.hands[seat])
        assert all(holds(card, other.truth) for card in hidden)
        assert other != whole


def test_a_world_is_drawn_of_those_that_clues_leave() -> None:
    for number in range(12):
        chance = Chance(f"DRAW-{number}", 0)
        _, deck = make_case(chance, "logical")
        read = chance.shuffled(deck)[: 6 * number]
        worlds = Worlds("logical").after(read)
        truth = draw_world(worlds, random.Random(number))
        assert truth.solution in worlds.solutions()
        assert truth.path[0] is truth.place(truth.solution.murderer)
        assert all(holds(card, truth) for card in read)


def test_the_seed_decides_the_deal() -> None:
    view = first_view(3, 0)
    assert redeal(view, 1) == redeal(view, 1) != redeal(view, 2)
