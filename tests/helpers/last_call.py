"""Last Call in a few words: cards and tables for tests."""

from divan.core.chance import Chance
from divan.core.rules import Step
from divan.games.last_call.rules.cards import Card, CaseCard, Combination, Symbol, clue_deck
from divan.games.last_call.rules.events import LastCallEvent
from divan.games.last_call.rules.last_call import LastCallRules
from divan.games.last_call.rules.moves import Guess, Investigate, LastCallMove, PlayCard, ShowCard
from divan.games.last_call.rules.options import SOURCE, LastCallOptions
from divan.games.last_call.rules.state import Phase, Question, Table

RULES = LastCallRules()

SEALED = "place 1, weapon 7, person 5"
"""The case of the tables here: bedroom 1, gun 7, actress 5."""


def card(text: str) -> Card:
    """Return the card that a text such as ``place 3`` names."""
    symbol, number = text.split()
    return Card(Symbol(symbol), int(number))


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of ``place 3 7, weapon 8``: numbers after their symbol."""
    return tuple(
        card(f"{symbol} {number}")
        for symbol, *numbers in (group.split() for group in text.split(",") if group.strip())
        for number in numbers
    )


def case_card(text: str) -> CaseCard:
    """Return the case card that a text such as ``weapon 2``, its item, names."""
    symbol, item = text.split()
    return CaseCard(Symbol(symbol), int(item))


def combination(text: str) -> Combination:
    """Return the combination of ``2 7 3``: place, weapon, person."""
    place, weapon, person = map(int, text.split())
    return Combination(place, weapon, person)


def table(
    *hands: str,
    fronts: tuple[str, ...] = (),
    out: tuple[str, ...] = (),
    reserve: str = "",
    sealed: str = SEALED,
    leads: tuple[str, ...] = (),
    removed: str = "",
    options: LastCallOptions = SOURCE,
    phase: Phase = Phase.TURN,
    survivors: tuple[int, ...] | None = None,
    active: int = 0,
    starter: int = 0,
    round: int = 1,
    strong: tuple[int | None, ...] = (),
    guessed: tuple[int, ...] = (),
    tokens: tuple[int, ...] = (),
    question: Question | None = None,
    last_symbol: Symbol | None = None,
    turns_since_play: int = 0,
    must_play: tuple[int, ...] = (),
    drawn: bool = False,
    past_scores: tuple[tuple[int, ...], ...] = (),
) -> Table:
    """Return a table with a hand a seat; what is not told is empty."""
    seats = len(hands)
    no_case = not options.has_items
    sealed_cards = () if options.case_model == "literal" else cards(sealed)
    return Table(
        options=options,
        case=1,
        first_starter=starter,
        round=round,
        starter=starter,
        active=active,
        phase=phase,
        survivors=tuple(range(seats)) if survivors is None else survivors,
        hands=tuple(map(cards, hands)),
        fronts=tuple(map(cards, _filled(fronts, seats))),
        out=tuple(map(cards, _filled(out, seats))),
        reserve=cards(reserve),
        sealed=sealed_cards,
        sealed_case=()
        if no_case
        else tuple(CaseCard(sealed.symbol, sealed.item) for sealed in sealed_cards),
        leads=tuple((case_card(lead),) if lead else () for lead in _filled(leads, seats)),
        removed=(case_card(removed),) if removed else (),
        spare=(),
        strong=strong or (None,) * seats,
        guessed=tuple(seat in guessed for seat in range(seats)),
        tokens=tokens or (0,) * seats,
        question=question,
        last_symbol=last_symbol,
        turns_since_play=turns_since_play,
        must_play=must_play,
        drawn=drawn,
        past_scores=past_scores,
    )


def _filled(texts: tuple[str, ...], seats: int) -> tuple[str, ...]:
    return (*texts, *("",) * (seats - len(texts)))


def play(text: str) -> PlayCard:
    """Return the move that lays a card in front."""
    return PlayCard(card(text))


def show(text: str) -> ShowCard:
    """Return the move that shows a card."""
    return ShowCard(card(text))


def guess(text: str) -> Guess:
    """Return the guess of ``2 7 3``: place, weapon, person."""
    return Guess(*map(int, text.split()))


def final(text: str) -> Investigate:
    """Return the final investigation of ``2 7 3``: place, weapon, person."""
    return Investigate(*map(int, text.split()))


def refusal(state: Table, move: LastCallMove, seat: int | None = None) -> str | None:
    """Return the code with which ``move`` of the one to act is refused, or None."""
    who = RULES.to_act(state)[0] if seat is None else seat
    violation = RULES.check(state, who, move)
    return None if violation is None else violation.code


def step(state: Table, move: LastCallMove, seed: str = "STEP") -> Step[Table, LastCallEvent]:
    """Return what follows when the one who is to act makes ``move``."""
    return RULES.apply(state, RULES.to_act(state)[0], move, Chance(seed, 1))


def after(state: Table, *moves: LastCallMove) -> Table:
    """Return the table after ``moves``, each made by the one who is to act."""
    for move in moves:
        state = step(state, move).state
    return state


def events(state: Table, move: LastCallMove, kind: type[LastCallEvent]) -> list[LastCallEvent]:
    """Return the events of one kind that ``move`` makes happen."""
    return [event for event in step(state, move).events if isinstance(event, kind)]


def dealt(seats: int = 3, options: LastCallOptions = SOURCE, seed: str = "DEAL") -> Table:
    """Return the table of a match that has just begun."""
    return RULES.begin(options, seats, Chance(seed, 0)).state


def everywhere(state: Table) -> list[Card]:
    """Return every clue card of the table, sorted."""
    piles = (state.reserve, state.sealed, *state.hands, *state.fronts, *state.out)
    return sorted(card for pile in piles for card in pile)


WHOLE_DECK = sorted(clue_deck())
