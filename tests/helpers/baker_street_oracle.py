"""The possible worlds of Baker Street by brute force, written apart from the rules.

It knows the house and the crime as the rulebook prints them, and tries every world: each
murderer with each path, weapon and motive, and all 65,536 ways to place the suspects. Cards
come as tuples: kind, then ids.
"""

from functools import cache
from itertools import pairwise, product

from divan.games.baker_street.rules.cards import Card

SUSPECTS = [
    "robbie",
    "countess",
    "colonel",
    "de_wits",
    "doctor",
    "singer",
    "smit_brothers",
    "governess",
]
MOTIVES = [
    "greed",
    "jealousy",
    "revenge",
    "blackmail",
    "inheritance",
    "passion",
    "fear",
    "ambition",
]
STARTS = ["board_game_room", "kitchen", "library", "conservatory"]
RING = [
    "board_game_room",
    "hall",
    "kitchen",
    "dining_room",
    "conservatory",
    "salon",
    "library",
    "billiard_room",
]
WEAPONS = """
    ice_skate games cut board_game_room
    cricket_bat games bruise hall
    skipping_rope games suffocation board_game_room
    poisoned_dart games poisoning hall
    meat_knife kitchenware cut dining_room
    frying_pan kitchenware bruise kitchen
    tea_towel kitchenware suffocation dining_room
    doctored_tea kitchenware poisoning kitchen
    chisel tools cut conservatory
    hammer tools bruise salon
    rope tools suffocation conservatory
    rat_poison tools poisoning salon
    hatpin accessories cut billiard_room
    walking_stick accessories bruise library
    silk_scarf accessories suffocation billiard_room
    poison_ring accessories poisoning library
"""
WEAPON = {line.split()[0]: line.split()[1:] for line in WEAPONS.strip().splitlines()}
PLACINGS = list(product(STARTS, repeat=len(SUSPECTS)))


def motives_of(suspect: str) -> list[str]:
    number = SUSPECTS.index(suspect)
    return [MOTIVES[(number + step) % 8] for step in (0, 1, 3)]


def paths() -> list[tuple[str, ...]]:
    """From a corner to the study directly, or round the ring past the next corner."""
    found = []
    for corner in STARTS:
        place = RING.index(corner)
        for way in (1, -1):
            ring = [RING[(place + way * step) % 8] for step in range(4)]
            found += [(*ring[:2], "study"), (*ring, "study")]
    return found


def plain(card: Card) -> tuple[str, ...]:
    """Return a card as the oracle reads it."""
    parts = {
        "L1": (card.subject,),
        "L4": (card.subject,),
        "M1": (card.subject,),
        "M2": (card.subject,),
    }
    assert card.kind is not None
    return (card.kind, *parts.get(card.kind, (*card.suspects, *card.rooms, card.subject)))


@cache
def _placed(suspect: int, room: str) -> int:
    return _bits(placing[suspect] == room for placing in PLACINGS)


@cache
def _counts(murderer: int, room: str) -> str:
    """Return how many innocents are in ``room``, a digit a placing."""
    others = (placing[:murderer] + placing[murderer + 1 :] for placing in PLACINGS)
    return "".join(str(min(placing.count(room), 4)) for placing in others)


@cache
def _counted(murderer: int, room: str, guests: str) -> int:
    others = "01234".replace(guests, "")
    marked = _counts(murderer, room).translate(
        str.maketrans({**dict.fromkeys(others, "."), guests: "1"})
    )
    return int(marked.replace(".", "0"), 2)


@cache
def _same(one: int, other: int) -> int:
    return _bits(placing[one] == placing[other] for placing in PLACINGS)


def _bits(truths) -> int:
    return int("".join("1" if truth else "0" for truth in truths), 2)


def placings_left(cards: set[tuple[str, ...]], murderer: str, alibi: str) -> int:
    """Return how many placings the clues leave, if ``murderer`` did it."""
    guilty = SUSPECTS.index(murderer)
    left = (1 << len(PLACINGS)) - 1
    for kind, *names in cards:
        if kind == "H1":
            left &= _counted(guilty, names[0], names[1])
        elif kind == "V2" and names[0] != murderer:
            left &= _placed(SUSPECTS.index(names[0]), names[1])
        elif kind == "V1":
            speaker, other = names[0], names[1]
            confirmed = ("V1", other, speaker, "") in cards
            if alibi == "logical" and speaker == murderer:
                continue
            if alibi == "logical" or confirmed:
                if murderer in (speaker, other):
                    return 0
                left &= _same(SUSPECTS.index(speaker), SUSPECTS.index(other))
    return left.bit_count()


def fits(card: tuple[str, ...], murderer: str, path: tuple[str, ...], weapon: str) -> bool:
    """Tell whether a clue about the path or the weapon leaves this world."""
    kind, *names = card
    category, symbol, room = WEAPON[weapon]
    match kind:
        case "L4":
            return names[0] != weapon
        case "M1":
            return names[0] != category
        case "M2":
            return names[0] != symbol
        case "H2":
            return not (murderer in names[:2] and names[2] in path)
        case "H3":
            if murderer in names[:2] and names[2] not in path:
                return False
            return not (room == names[2] and murderer not in names[:2])
        case "H4":
            steps = list(pairwise(path))
            return (names[0], names[1]) not in steps and (names[1], names[0]) not in steps
    return True


def motive_left(cards: set[tuple[str, ...]], murderer: str, motive: str) -> bool:
    """Tell whether the clues leave this motive, if ``murderer`` did it."""
    if ("L1", motive) in cards or ("L2", murderer, motive) in cards:
        return False
    for other in motives_of(murderer):
        ticks = sum(
            card[0] in ("L3", "V3") and (card[-2], card[-1]) == (murderer, other) for card in cards
        )
        if ticks >= 3 and other != motive:
            return False
    return True


def solutions(deck: list[Card], alibi: str) -> set[tuple[str, str, str]]:
    """Return every murderer, weapon and motive of some world that all clues leave."""
    cards = {plain(card) for card in deck}
    found = set()
    for murderer in SUSPECTS:
        if not placings_left(cards, murderer, alibi):
            continue
        for path, weapon in product(paths(), WEAPON):
            if WEAPON[weapon][2] not in path:
                continue
            if not all(fits(card, murderer, path, weapon) for card in cards):
                continue
            for motive in motives_of(murderer):
                if motive_left(cards, murderer, motive):
                    found.add((murderer, weapon, motive))
    return found


def arrows(deck: list[Card], alibi: str) -> set[frozenset[str]]:
    """Return every arrow on the path of some world that all clues leave."""
    cards = {plain(card) for card in deck}
    guilty = {murderer for murderer, _, _ in solutions(deck, alibi)}
    return {
        frozenset(step)
        for murderer in guilty
        for path, weapon in product(paths(), WEAPON)
        if WEAPON[weapon][2] in path and all(fits(card, murderer, path, weapon) for card in cards)
        for step in pairwise(path)
    }


def places(deck: list[Card], alibi: str, suspect: str) -> set[str]:
    """Return where ``suspect`` is, as an innocent, in some world that all clues leave."""
    cards = {plain(card) for card in deck}
    guilty = {murderer for murderer, _, _ in solutions(deck, alibi)} - {suspect}
    return {
        room
        for room in STARTS
        for murderer in guilty
        if placings_left(cards | {("V2", suspect, room, "")}, murderer, alibi)
    }
