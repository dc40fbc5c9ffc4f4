"""What the others know of one's own cards, and so what it costs to show one."""

from divan.core.seat import Seat
from divan.games.last_call.knowledge.facts import LastCallView
from divan.games.last_call.rules.cards import Card, CaseCard
from divan.games.last_call.rules.events import Dealt, HandsShown, Played, Showed


class Secrets:
    """The own cards by who has seen them, from the view's own history of the case."""

    def __init__(self, view: LastCallView) -> None:
        self._leads = set(view.table.leads[view.seat])
        self._open: set[Card] = set()
        self._shown: dict[Card, set[Seat]] = {}
        for entry in view.history:
            match entry.event:
                case Dealt():
                    self._open.clear()
                    self._shown.clear()
                case Played(seat, card) if seat == view.seat:
                    self._open.add(card)
                case Showed(seat, asker, card) if seat == view.seat:
                    self._shown.setdefault(card, set()).add(asker)
                case HandsShown(hands):
                    self._open.update(hands[view.seat])
                case _:
                    pass

    def known_to(self, card: Card, seat: Seat) -> bool:
        """Tell whether ``seat`` has seen ``card``."""
        return card in self._open or seat in self._shown.get(card, ())

    def cost(self, card: Card) -> float:
        """Return what it tells the others if ``card`` is laid open, from 0 to 1.

        A card that all have seen tells nothing. One of an item that is innocent by an own
        lead tells most: nobody else can know that.
        """
        if card in self._open:
            return 0.0
        if self._shown.get(card):
            return 0.4
        return 1.0 if CaseCard(card.symbol, card.item) in self._leads else 0.8
