"""The final investigation and the end of a case (LAST-7, R.5, R.9)."""

from typing import Final

from msgspec.structs import replace

from divan.core.rules import Step
from divan.core.seat import Seat
from divan.games.last_call.rules.cards import Combination
from divan.games.last_call.rules.events import Announced, CaseClosed, Eliminated, HandsShown
from divan.games.last_call.rules.scoring import case_scores, strong_hits
from divan.games.last_call.rules.state import Hands, Phase, Table
from divan.games.last_call.rules.turn import LastCallStep, with_item

SOLVED: Final = "solved"
LAST_ONE: Final = "last_one"
"""The last survivor won at once (D23, ``last_survivor = wins_at_once``)."""
UNSOLVED: Final = "unsolved"


def investigate(table: Table, seat: Seat, announced: Combination) -> LastCallStep:
    """Announce a combination: right wins the case, wrong eliminates (LAST-R.5b, R.5c)."""
    refuter = _refuter(table, seat, announced)
    shown = replace(table, removed_known=True)
    whole = table.options.final_reveal == "all"
    hands = _shown_hands(table, refuter, announced, whole=whole)
    step: LastCallStep = Step(
        shown, (Announced(seat, announced), HandsShown(hands, table.removed, whole))
    )
    if _is_right(table, refuter, announced):
        return close_case(step, SOLVED, seat, announced)
    return _eliminate(step, seat, refuter)


def close_case(
    step: LastCallStep, ending: str, solver: Seat | None, right: Combination | None
) -> LastCallStep:
    """End the case and score it; strong clues pay only where it was solved (R.7b)."""
    table = step.state
    strong = strong_hits(table, right) if right is not None else ()
    scores = case_scores(table, solver, strong)
    closed = replace(
        table,
        phase=Phase.OVER,
        question=None,
        past_scores=(*table.past_scores, scores),
        solver=solver,
        ending=ending,
    )
    event = CaseClosed(
        case=table.case,
        ending=ending,
        solver=solver,
        combination=right or _sealed(table),
        sealed=table.sealed,
        sealed_case=table.sealed_case,
        leads=table.leads,
        removed=table.removed,
        spare=table.spare,
        hands=table.hands,
        strong=strong,
        tokens=table.tokens,
        scores=scores,
    )
    return Step(closed, (*step.events, event))


def _refuter(table: Table, seat: Seat, announced: Combination) -> Seat | None:
    """Return the first player clockwise who has an announced card in hand or in front."""
    others = [other for other in table.after(seat) if other != seat]
    return next((other for other in others if announced.among(table.held(other))), None)


def _is_right(table: Table, refuter: Seat | None, announced: Combination) -> bool:
    """Compare with the sealed case (D6); in model L it is enough that nobody has a card."""
    if table.options.case_model == "literal":
        return refuter is None
    return announced.cards() == table.sealed


def _shown_hands(
    table: Table, refuter: Seat | None, announced: Combination, *, whole: bool
) -> Hands:
    """Return what is shown of each seat's cards (D20)."""
    if whole:
        return table.hands
    return tuple(
        announced.among(table.held(seat)) if seat == refuter else () for seat in range(table.seats)
    )


def _eliminate(step: LastCallStep, seat: Seat, refuter: Seat | None) -> LastCallStep:
    """Take ``seat`` out of the game, the cards face up (D21); the refuter takes a token."""
    table = step.state
    cards = table.held(seat)
    tokens = table.tokens
    if refuter is not None:
        tokens = with_item(tokens, refuter, tokens[refuter] + 1)
    out = replace(
        table,
        survivors=tuple(other for other in table.survivors if other != seat),
        hands=with_item(table.hands, seat, ()),
        fronts=with_item(table.fronts, seat, ()),
        out=with_item(table.out, seat, cards),
        strong=with_item(table.strong, seat, None),
        must_play=tuple(other for other in table.must_play if other != seat),
        tokens=tokens,
    )
    return Step(out, (*step.events, Eliminated(seat, refuter, cards)))


def _sealed(table: Table) -> Combination | None:
    if not table.sealed:
        return None
    place, weapon, person = (card.number for card in table.sealed)
    return Combination(place, weapon, person)
