"""What a player of Don Legacy can decide (DON-2.1, R.2)."""

from typing import ClassVar, TypeAlias

from divan.core.move import Move
from divan.core.seat import Seat
from divan.games.don_legacy.rules.cards import Card
from divan.games.don_legacy.rules.state import Pile


class LaySet(Move, frozen=True):
    """Set three mystery cards of one symbol aside, named in the order of the deck (DON-5.2)."""

    cards: tuple[Card, Card, Card]


class Draw(Move, frozen=True):
    """Draw the top card of a pile (DON-2.1)."""

    pile: Pile


class TakeClue(Move, frozen=True):
    """Take an open clue card (DON-4.1)."""

    card: Card


class TakeMystery(Move, frozen=True):
    """Take an open mystery card, where an option allows it (D4)."""

    card: Card


class Pass(Move, frozen=True):
    """Do nothing, where nothing can be done (D22)."""


class AnalyseScene(Move, frozen=True):
    """Play *Scene analysis*: draw from a pile, or not at all where that is None (DON-3.4)."""

    card: Card
    draw_from: Pile | None


class Deduce(Move, frozen=True):
    """Play *Deduction*: see a card of ``opponent`` (DON-7.2)."""

    card: Card
    opponent: Seat


class HearWitness(Move, frozen=True):
    """Play *Testimony*: take the open clue ``taken``, then draw a card or not (DON-2.2).

    ``taken`` is None only where no clue lies open.
    """

    card: Card
    taken: Card | None
    draw_from: Pile | None


class SearchArchive(Move, frozen=True):
    """Play *Archive*: take the open mystery ``taken``, then draw a card or not.

    ``taken`` is None only where no mystery lies open.
    """

    card: Card
    taken: Card | None
    draw_from: Pile | None


class SearchPremises(Move, frozen=True):
    """Play *Search warrant*: take the open ``clue``, and then perhaps a second one."""

    card: Card
    clue: Card


class PutOnDisguise(Move, frozen=True):
    """Play *Disguise*: put ``give`` from the hand in the place of the open card ``take``."""

    card: Card
    give: Card
    take: Card


class Exchange(Move, frozen=True):
    """Give ``card`` for the card that was seen (D17)."""

    card: Card


class DeclineExchange(Move, frozen=True):
    """Leave the card that was seen where it is (D17)."""


class TakeSecondClue(Move, frozen=True):
    """Take a second clue with the search warrant."""

    card: Card


class StopSearch(Move, frozen=True):
    """Take no second clue."""


class Keep(Move, frozen=True):
    """Keep ``card`` of the two that were looked at; the other one goes under the pile."""

    card: Card


class Discard(Move, frozen=True):
    """Discard ``card`` at the end of the turn (DON-6.2)."""

    card: Card


class EndTurn(Move, frozen=True):
    """End the turn (DON-6.1)."""

    quiet: ClassVar[bool] = True


MysteryPlay: TypeAlias = (
    AnalyseScene | Deduce | HearWitness | SearchArchive | SearchPremises | PutOnDisguise
)
Choice: TypeAlias = Exchange | DeclineExchange | TakeSecondClue | StopSearch | Keep

DonLegacyMove: TypeAlias = (
    LaySet
    | Draw
    | TakeClue
    | TakeMystery
    | Pass
    | AnalyseScene
    | Deduce
    | HearWitness
    | SearchArchive
    | SearchPremises
    | PutOnDisguise
    | Exchange
    | DeclineExchange
    | TakeSecondClue
    | StopSearch
    | Keep
    | Discard
    | EndTurn
)
