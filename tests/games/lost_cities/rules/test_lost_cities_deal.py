"""The deck and the deal: LOST-0, LOST-1, rulings D1, D2, D17 and D21."""

from collections import Counter

import pytest
from msgspec.structs import replace

from divan.core.chance import Chance
from divan.games.lost_cities.rules.cards import SUITS, Card, full_deck
from divan.games.lost_cities.rules.events import Dealt
from divan.games.lost_cities.rules.options import PUBLISHED, SOURCE
from divan.games.lost_cities.rules.state import Phase
from helpers.lost_cities import RULES, dealt, everywhere

SEEDS = [f"DEAL-{number}" for number in range(40)]
ONE_PER_COLOUR = replace(SOURCE, initial_discards="one_per_colour")


@pytest.mark.clause("LOST-0.1", "LOST-1.1")
def test_the_deck_has_three_investments_and_the_numbers_2_to_10_in_each_of_five_colours() -> None:
    assert {suit.value for suit in SUITS} == {"blue", "yellow", "white", "green", "red"}
    wanted = Counter({Card(suit, 0): 3 for suit in SUITS})
    wanted.update(Card(suit, rank) for suit in SUITS for rank in range(2, 11))
    assert Counter(full_deck()) == wanted
    assert len(full_deck()) == 60


@pytest.mark.clause("LOST-0.3", "D1", "D21")
@pytest.mark.parametrize("options", [SOURCE, PUBLISHED, ONE_PER_COLOUR])
def test_both_players_share_one_deck_of_60_and_nothing_else_lies_on_the_table(options) -> None:
    for seed in SEEDS:
        assert everywhere(dealt(options, seed)) == sorted(full_deck())


@pytest.mark.clause("LOST-0.3")
def test_the_cards_are_shuffled_together() -> None:
    assert len({dealt(SOURCE, seed).pile for seed in SEEDS}) == len(SEEDS)
    assert any(len({card.suit for card in dealt(SOURCE, seed).hands[0]}) == 5 for seed in SEEDS)


@pytest.mark.clause("LOST-0.4", "LOST-1.2", "LOST-R.1")
def test_each_of_the_two_players_begins_with_8_cards() -> None:
    assert [len(hand) for hand in dealt().hands] == [8, 8]


@pytest.mark.clause("LOST-0.5", "LOST-0.6", "LOST-1.2", "LOST-1.3", "D2")
def test_source_turns_up_the_first_three_cards_of_the_pile_each_at_its_own_colour() -> None:
    for seed in SEEDS:
        source, published = dealt(SOURCE, seed), dealt(PUBLISHED, seed)
        assert len(source.pile) == 41
        top_three = published.pile[:-4:-1]
        for suit in SUITS:
            assert source.discard_pile(suit) == tuple(
                card for card in top_three if card.suit is suit
            )
        assert source.pile == published.pile[:-3]


@pytest.mark.clause("D2")
def test_two_of_the_three_cards_turned_up_lie_on_each_other_where_their_colour_is_the_same() -> (
    None
):
    heights = {max(map(len, dealt(SOURCE, seed).discards)) for seed in SEEDS}
    assert {1, 2} <= heights


@pytest.mark.clause("D2")
def test_published_turns_no_card_up() -> None:
    table = dealt(PUBLISHED)
    assert (len(table.pile), table.discards) == (44, ((),) * 5)


@pytest.mark.clause("D2")
def test_one_per_colour_shows_one_card_of_each_and_puts_the_others_under_the_pile() -> None:
    for seed in SEEDS:
        table, untouched = dealt(ONE_PER_COLOUR, seed), dealt(PUBLISHED, seed).pile
        assert [len(column) for column in table.discards] == [1] * 5
        assert len(table.pile) == 39
        turned = untouched[: -(len(untouched) + 1) : -1]
        shown: list[Card] = []
        under: list[Card] = []
        for card in turned:
            if len(shown) == 5:
                break
            (under if card.suit in {other.suit for other in shown} else shown).append(card)
        assert {column[0] for column in table.discards} == set(shown)
        assert table.pile[: len(under)] == tuple(reversed(under))
        assert table.pile[len(under) :] == untouched[: 44 - 5 - len(under)]
        (told,) = RULES.begin(ONE_PER_COLOUR, 2, Chance(seed, 0)).events
        assert isinstance(told, Dealt)
        assert told.put_under == tuple(under), "everyone saw them before they went under"


@pytest.mark.clause("LOST-0.7")
def test_each_player_has_a_place_for_five_routes_and_no_route_is_started() -> None:
    assert dealt().routes == (((),) * 5, ((),) * 5)


@pytest.mark.clause("D17")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_only_two_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 players"):
        RULES.begin(SOURCE, seats, Chance("SEATS", 0))


@pytest.mark.clause("D17")
def test_the_first_to_play_is_drawn_unless_the_first_seat_was_chosen() -> None:
    chosen = replace(SOURCE, starter="first_seat")
    assert {dealt(SOURCE, seed).active for seed in SEEDS} == {0, 1}
    assert {dealt(chosen, seed).active for seed in SEEDS} == {0}


def test_the_first_player_must_place_a_card() -> None:
    table = dealt()
    assert (table.phase, table.round, table.starter) == (Phase.PLACE, 1, table.active)
