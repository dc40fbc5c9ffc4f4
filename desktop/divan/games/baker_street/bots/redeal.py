"""A table that a seat must hold possible: another case, other hands, another stack."""

import random
from collections import Counter

from msgspec.structs import replace

from divan.games.baker_street.bots.news import group, groups, size
from divan.games.baker_street.knowledge.detective import knowledge
from divan.games.baker_street.knowledge.readings import BakerStreetView
from divan.games.baker_street.rules.cards import Card
from divan.games.baker_street.rules.crime import SUSPECTS, Solution
from divan.games.baker_street.rules.house import STARTS, Room
from divan.games.baker_street.rules.state import Answer, Bid, Payment, Table
from divan.games.baker_street.rules.truth import Truth, holds
from divan.games.baker_street.rules.worlds import ROUTES, Worlds


def redeal(view: BakerStreetView, seed: int) -> Table:
    """Draw a truth that all clues read leave possible, fill its deck up with other clues that
    hold in it, and deal all that is hidden at random.

    A clue that was read and is no longer in sight may lie anywhere, and nothing is done to
    leave a single solution: ``observe`` shows the same, and that is what it is for.
    """
    table = view.table
    chance = random.Random(seed)  # noqa: S311
    known = knowledge(view)
    truth = table.truth or draw_world(known.worlds, chance)
    own = table.hands[view.seat]
    hidden = _hidden_cards(truth, known.cards, own, chance)
    hands, bids = list(table.hands), list(table.bids)
    for seat, hand in enumerate(hands):
        if seat != view.seat:
            hands[seat] = tuple(sorted(hidden.pop() for _ in hand))
            bids[seat] = _bid(hands[seat], bids[seat])
    stack = tuple(hidden.pop() for _ in table.stack)
    return replace(
        table,
        stack=stack,
        discards=tuple(hidden),
        hands=tuple(hands),
        bids=tuple(bids),
        payments=tuple(_payment(payment) for payment in table.payments),
        answers=tuple(
            Answer(None) if answer and answer.sealed else answer for answer in table.answers
        ),
        truth=truth,
    )


def draw_world(worlds: Worlds, chance: random.Random) -> Truth:
    """Draw one of the possible worlds, each as likely as another."""
    solutions = worlds.solutions()
    solution = chance.choices(list(solutions), list(solutions.values()))[0]
    return Truth(solution, *_scene(worlds, solution, chance))


def _scene(
    worlds: Worlds, solution: Solution, chance: random.Random
) -> tuple[tuple[Room, ...], tuple[Room, ...]]:
    """Draw a path, and places for all, that fit the solution."""
    number = SUSPECTS.index(solution.murderer)
    ways = worlds.routes_of(number)
    paths = [
        path
        for place, (path, weapon) in enumerate(ROUTES)
        if ways >> place & 1 and weapon is solution.weapon
    ]
    path = chance.choice(paths)
    bits = worlds.places[number]
    left = chance.randrange(bits.bit_count())
    # Bisect for the bit with so many set bits below it.
    low, high = 0, bits.bit_length()
    while high - low > 1:
        middle = (low + high) // 2
        below = (bits & ((1 << middle) - 1)).bit_count()
        low, high = (low, middle) if below > left else (middle, high)
    placing = [low // len(STARTS) ** suspect % len(STARTS) for suspect in range(len(SUSPECTS))]
    places = [STARTS[start] for start in placing]
    places[number] = path[0]
    return path, tuple(places)


def _hidden_cards(
    truth: Truth, read: tuple[Card, ...], own: tuple[Card, ...], chance: random.Random
) -> list[Card]:
    """Return all cards of a deck for ``truth`` that are not in the own hand, shuffled."""
    cards = list(read)
    gone = Counter(map(group, read))
    for name, possible in groups():
        fitting = [card for card in possible if holds(card, truth) and card not in read]
        chance.shuffle(fitting)
        cards += fitting[: size(name) - gone[name]]
    hidden = [card for card in cards if card not in own]
    chance.shuffle(hidden)
    return hidden


def _bid(hand: tuple[Card, ...], bid: Bid | None) -> Bid | None:
    """Fill a bid in that is not seen: with whatever cards, of the value that was told."""
    if bid is None:
        return None
    value = bid.value or 0
    count = min(len(hand), bool(value) if bid.count is None else bid.count)
    return Bid(tuple(range(count)), value, count)


def _payment(payment: Payment) -> Payment:
    places = tuple(range(payment.count)) if payment.places is None else payment.places
    return replace(payment, places=places)
