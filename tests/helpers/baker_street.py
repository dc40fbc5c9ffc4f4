"""Baker Street in a few words: cards, cases and tables for tests."""

from collections.abc import Iterable
from pathlib import Path

from divan.core.chance import Chance
from divan.core.seat import Seat
from divan.games.baker_street.rules import cards as made
from divan.games.baker_street.rules.baker_street import BakerStreetRules
from divan.games.baker_street.rules.cards import FACE_DOWN, Card, Kind
from divan.games.baker_street.rules.crime import (
    SUSPECTS,
    Category,
    Motive,
    Solution,
    Suspect,
    Symbol,
    Weapon,
)
from divan.games.baker_street.rules.events import BakerStreetEvent
from divan.games.baker_street.rules.house import Room
from divan.games.baker_street.rules.moves import (
    Accept,
    AskFor,
    BakerStreetMove,
    Discard,
    HandIn,
    Offer,
    Pass,
    Wait,
)
from divan.games.baker_street.rules.options import SOURCE, BakerStreetOptions
from divan.games.baker_street.rules.state import Phase, Request, Table
from divan.games.baker_street.rules.truth import Truth

RULES = BakerStreetRules()
SAMPLE = Path(__file__).parents[1] / "games" / "baker_street" / "sample_case.txt"
PASS, WAIT = Pass(), Wait()


def card(text: str) -> Card:
    """Return the card of ``H2 robbie countess hall``: its kind and the ids on it."""
    kind, *names = text.split()
    match Kind(kind):
        case Kind.L1:
            return made.not_this_motive(Motive(names[0]))
        case Kind.L2:
            return made.not_for_this(Suspect(names[0]), Motive(names[1]))
        case Kind.L3:
            return made.possible_motive(Suspect(names[0]), Motive(names[1]))
        case Kind.L4:
            return made.not_this_weapon(Weapon(names[0]))
        case Kind.M1:
            return made.not_this_category(Category(names[0]))
        case Kind.M2:
            return made.not_this_symbol(Symbol(names[0]))
        case Kind.H1:
            return made.guests(Room(names[0]), int(names[1]))
        case Kind.H2:
            return made.did_not_pass(Suspect(names[0]), Suspect(names[1]), Room(names[2]))
        case Kind.H3:
            return made.one_passed(Suspect(names[0]), Suspect(names[1]), Room(names[2]))
        case Kind.H4:
            return made.nobody_between(Room(names[0]), Room(names[1]))
        case Kind.V1:
            return made.together(Suspect(names[0]), Suspect(names[1]))
        case Kind.V2:
            return made.was_in(Suspect(names[0]), Room(names[1]))
        case Kind.V3:
            return made.accuses(Suspect(names[0]), Suspect(names[1]), Motive(names[2]))


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of ``H4 hall study, L4 rope``, sorted as hands are."""
    return tuple(sorted(card(part) for part in text.split(",") if part.strip()))


def sample() -> tuple[Truth, tuple[Card, ...]]:
    """Return the truth and the deck of the sample case."""
    told, deck = SAMPLE.read_text(encoding="utf-8").split("\n\n")
    lines = [line.split() for line in told.splitlines()]
    murderer, weapon, motive = lines[0][1:]
    places = {line[1]: Room(line[2]) for line in lines if line[0] == "place"}
    truth = Truth(
        Solution(Suspect(murderer), Weapon(weapon), Motive(motive)),
        tuple(Room(room) for room in lines[1][1:]),
        tuple(places[suspect] for suspect in SUSPECTS),
    )
    return truth, tuple(sorted(card(line) for line in deck.splitlines()))


TRUTH, DECK = sample()
RIGHT = TRUTH.solution
WRONG = Solution(Suspect.ROBBIE, Weapon.ROPE, Motive.GREED)


def table(
    *hands: str,
    phase: Phase = Phase.REQUEST,
    options: BakerStreetOptions = SOURCE,
    stack: str | int = 20,
    discards: str = "",
    round: int = 1,
    start: Seat = 0,
    active: Seat | None = None,
    request: AskFor | None = None,
    solved: Iterable[int] = (),
    points: Iterable[int] = (),
    blocked: Iterable[int] = (),
) -> Table:
    """Return a table of the sample case with these hands; a number in their place, and of
    the stack, means so many cards of the deck that nobody has yet.
    """
    seats = len(hands)
    named = [cards(hand) if not hand.isdigit() else () for hand in hands]
    thrown = cards(discards)
    piled = cards(stack) if isinstance(stack, str) else ()
    taken = {*thrown, *piled, *(card for hand in named for card in hand)}
    spare = [card for card in DECK if card not in taken]
    dealt = [
        tuple(spare.pop() for _ in range(int(hand))) if hand.isdigit() else own
        for hand, own in zip(hands, named, strict=True)
    ]
    if isinstance(stack, int):
        piled = tuple(spare.pop() for _ in range(stack))
    asked = None if request is None else Request(request.suspects, request.rooms)
    return Table(
        options=options,
        round=round,
        start=start,
        active=start if active is None else active,
        phase=phase,
        stack=piled,
        discards=thrown,
        hands=tuple(tuple(sorted(hand)) for hand in dealt),
        request=asked,
        bids=(None,) * seats,
        payments=(),
        answers=(None,) * seats,
        solved=tuple(solved) or (0,) * seats,
        points=tuple(points) or (0,) * seats,
        blocked=tuple(blocked) or (0,) * seats,
        truth=TRUTH,
    )


def ask(text: str) -> AskFor:
    """Return the request of ``robbie hall``."""
    names = text.split()
    return AskFor(
        tuple(Suspect(name) for name in names if name in set(Suspect)),
        tuple(Room(name) for name in names if name in set(Room)),
    )


def offer(text: str) -> Offer:
    return Offer(cards(text))


def accept(seat: Seat, text: str) -> Accept:
    return Accept(seat, cards(text))


def discard(text: str) -> Discard:
    return Discard(cards(text))


def hand_in(murderer: str, weapon: str, motive: str) -> HandIn:
    return HandIn(Solution(Suspect(murderer), Weapon(weapon), Motive(motive)))


def refusal(state: Table, seat: Seat, move: BakerStreetMove) -> str | None:
    """Return the code with which ``move`` is refused, or None where it is allowed."""
    violation = RULES.check(state, seat, move)
    return None if violation is None else violation.code


def after(
    state: Table, *turns: tuple[Seat, BakerStreetMove], seed: str = "AFTER"
) -> tuple[Table, list[BakerStreetEvent]]:
    """Return the table after ``turns``, and all that happened."""
    happened: list[BakerStreetEvent] = []
    for ply, (seat, move) in enumerate(turns, 1):
        step = RULES.apply(state, seat, move, Chance(seed, ply))
        state = step.state
        happened += step.events
    return state, happened


def only(events: Iterable[BakerStreetEvent], kind: type) -> list:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def down(count: int) -> tuple[Card, ...]:
    """Return so many cards face down."""
    return (FACE_DOWN,) * count


def everywhere(state: Table) -> list[Card]:
    """Return every card of the table, sorted."""
    hands = (card for hand in state.hands for card in hand)
    return sorted([*state.stack, *state.discards, *hands])


def dealt(seats: int = 4, seed: str = "DEAL", options: BakerStreetOptions = SOURCE) -> Table:
    """Return the table of a match that has just begun."""
    return RULES.begin(options, seats, Chance(seed, 0)).state
