"""Whole matches of Last Call, played by a person who knows a little, for tests of knowledge."""

import random
from collections.abc import Iterator

from divan.core.fold import AnyPosition, advance, opening, view_of
from divan.core.move import Move
from divan.core.record import PERSON, new_record
from divan.core.seat import Seat
from divan.games.last_call.knowledge.facts import LastCallView
from divan.games.last_call.knowledge.problem import CASE, RESERVE, Home
from divan.games.last_call.rules.cards import NUMBERS, Card
from divan.games.last_call.rules.moves import Guess, Investigate, Pass, PlayCard
from divan.games.last_call.rules.options import SOURCE, LastCallOptions
from divan.games.last_call.rules.state import Phase, Table
from helpers.last_call import RULES

VARIETY = (
    SOURCE,
    LastCallOptions(removed_case_cards="section_8"),
    LastCallOptions(final_reveal="refuter_only"),
    LastCallOptions(case_model="classic", final_reveal="refuter_only"),
    LastCallOptions(case_model="literal"),
    LastCallOptions(extra_draw="ask", previous_card="own"),
    LastCallOptions(cases=2, guesses_in_a_row="one", final_reveal="refuter_only"),
)
"""Options under which different things become known."""


def some_match(seed: int, boldness: float = 0.04) -> Iterator[AnyPosition]:
    """Yield every position of a match; ``boldness`` is how often a final is tried."""
    chance = random.Random(seed)
    seats, options = chance.choice((2, 3, 3, 4, 4)), VARIETY[seed % len(VARIETY)]
    record = new_record("last_call", RULES, options, (PERSON,) * seats, f"SOME-{seed}")
    position = opening(RULES, record)
    yield position
    while RULES.to_act(position.state) and position.ply < 400:
        seat = RULES.to_act(position.state)[0]
        move = _choice(position.state, seat, chance, boldness)
        position = advance(RULES, record.seed, position, seat, move)
        yield position


def some_views(seed: int, boldness: float = 0.04) -> list[tuple[LastCallView, Table]]:
    """Return a view of each ninth or so position of a match and of its end, with the truth."""
    chance = random.Random(seed)
    match = list(some_match(seed, boldness))
    chosen = [position for position in match if chance.random() < 1 / 9] + match[-1:]
    return [
        (view_of(RULES, position, chance.randrange(position.state.seats)), position.state)
        for position in chosen
    ]


def truth(table: Table) -> dict[Card, Home]:
    """Return where every clue card really is."""
    homes = dict.fromkeys(table.reserve, RESERVE) | dict.fromkeys(table.sealed, CASE)
    for seat in range(table.seats):
        homes |= dict.fromkeys((*table.held(seat), *table.out[seat]), Home(seat))
    return homes


def _choice(table: Table, seat: Seat, chance: random.Random, boldness: float) -> Move:
    """Play what draws, else guess or play."""
    if table.phase is not Phase.TURN:
        return chance.choice(tuple(RULES.moves(table, seat)))
    hand = table.hands[seat]
    drawing = [card for card in hand if card.symbol is table.last_symbol]
    wishes: list[Move] = []
    if chance.random() < boldness or len(table.survivors) == 1:
        wishes += (Investigate(*_numbers(chance)) for _ in range(50))
    if drawing and chance.random() < 0.6:
        wishes.append(PlayCard(chance.choice(drawing)))
    if chance.random() < 0.7:
        wishes.append(Guess(*_numbers(chance)))
    wishes += [PlayCard(card) for card in hand]
    wishes += [Pass(), Guess(*_numbers(chance))]
    allowed = (wish for wish in wishes if RULES.check(table, seat, wish) is None)
    return next(allowed)


def _numbers(chance: random.Random) -> tuple[int, int, int]:
    place, weapon, person = (chance.randint(1, NUMBERS) for _ in range(3))
    return place, weapon, person
