"""Why a player places or draws as he does."""

from enum import StrEnum

from divan.bots.bot import Reason
from divan.core.move import Move
from divan.core.violation import Argument
from divan.games.lost_cities.bots.drawing import squeezed_out
from divan.games.lost_cities.bots.outlook import Outlook
from divan.games.lost_cities.bots.suit_outlook import (
    SuitOutlook,
    investments_in,
    ranks_of,
    top_of,
)
from divan.games.lost_cities.rules.cards import Card
from divan.games.lost_cities.rules.events import suit_of
from divan.games.lost_cities.rules.moves import (
    DiscardCard,
    DrawFromDiscard,
    PlayCard,
)


class Code(StrEnum):
    """The reasons. Arguments: ``suit`` and ``rank`` are the card's, 0 for an investment;
    ``points`` are the numbers laid and held in its colour; ``count`` is how many numbers are
    passed over; ``investments`` is how many lie on the route.
    """

    GOES_ON = "goes_on"
    """Lays the next number, nothing is lost."""
    PASSES_OVER = "passes_over"
    """Lays a number and gives up ``count`` lower ones that nobody has shown yet."""
    DOUBLES = "doubles"
    """Lays a number on a route with ``investments``."""
    STARTS = "starts"
    """Begins a route."""
    INVESTS = "invests"
    """Lays an investment."""
    MUST_PLAY = "must_play"
    """Lays a card that promises little: discarding would cost more."""
    OF_NO_USE = "of_no_use"
    """Discards a card that neither player can lay any more."""
    CANNOT_USE = "cannot_use"
    """Discards a card that the other player cannot lay."""
    LITTLE_LOSS = "little_loss"
    """Discards the card that will be missed least."""
    TAKES = "takes"
    """Takes a card that fits."""
    GAINS_TIME = "gains_time"
    """Takes from a discard pile so that the round lasts longer."""
    UNKNOWN_CARD = "unknown_card"
    """Draws from the pile: no discard pile has anything better to offer."""
    NO_CHOICE = "no_choice"
    """There is nothing else to do."""


def reason_for(move: Move, outlook: Outlook, allowed: int) -> Reason:
    """Return why ``move`` looks best, one of ``allowed`` moves."""
    if allowed == 1:
        return Reason(Code.NO_CHOICE.value)
    match move:
        case PlayCard(card, suit):
            return _playing(card, outlook.suits[suit])
        case DiscardCard(card, suit):
            return _discarding(card, outlook.suits[suit])
        case DrawFromDiscard(suit):
            return _taking(outlook.table.discard_pile(suit)[-1], outlook)
        case _:
            return Reason(Code.UNKNOWN_CARD.value)


def _playing(card: Card, suit: SuitOutlook) -> Reason:
    points = ranks_of(suit.route) + sum(suit.held)
    investments = investments_in(suit.route)
    missed = sum(1 for rank in suit.open if rank < card.rank)
    if card.is_investment:
        return _reason(Code.INVESTS, card, points=points)
    if not suit.route:
        return _reason(Code.STARTS if suit.worth else Code.MUST_PLAY, card, points=points)
    if missed:
        return _reason(Code.PASSES_OVER, card, count=missed)
    if investments:
        return _reason(Code.DOUBLES, card, investments=investments)
    return _reason(Code.GOES_ON, card)


def _discarding(card: Card, suit: SuitOutlook) -> Reason:
    if _fits(card, suit.other_route):
        return _reason(Code.LITTLE_LOSS, card)
    if _fits(card, suit.route):
        return _reason(Code.CANNOT_USE, card)
    return _reason(Code.OF_NO_USE, card)


def _taking(card: Card, outlook: Outlook) -> Reason:
    if squeezed_out(outlook) and not outlook.keep(card, 0, in_hand=False):
        return _reason(Code.GAINS_TIME, card)
    return _reason(Code.TAKES, card)


def _fits(card: Card, route: tuple[Card, ...]) -> bool:
    top = top_of(route)
    return card.rank > top or not top


def _reason(code: Code, card: Card, **more: Argument) -> Reason:
    return Reason(code.value, {"suit": suit_of(card).value, "rank": card.rank, **more})
