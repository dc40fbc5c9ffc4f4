"""What things are called: cards, items, players. No Qt."""

from collections.abc import Callable, Iterable

from divan.core.record import Player
from divan.core.seat import Seat
from divan.games.last_call.rules.cards import Card, CaseCard, Combination, Symbol
from divan.games.last_call.view import texts
from divan.ui.texts import Part, Speaker, Text
from divan.ui.vocabulary import Vocabulary


class Words(Vocabulary):
    """The vocabulary of one match, in the person's language."""

    def __init__(
        self,
        speaker: Speaker,
        players: tuple[Player, ...],
        seat: Seat,
        art: Callable[[str], str],
    ) -> None:
        super().__init__(speaker, players, seat)
        self._art = art

    def say_of(self, seat: Seat, yours: Text, theirs: Text, **parts: Part) -> str:
        """Say what ``seat`` does, in the second person of the one who watches."""
        name = self.name(seat)
        return self.say(yours if self.is_you(seat) else theirs, you=name, player=name, **parts)

    def symbol(self, symbol: Symbol) -> str:
        """Return what a symbol is called."""
        return self.say(texts.SYMBOLS[symbol])

    def item(self, symbol: Symbol | None, item: int) -> str:
        """Return what an item is called."""
        if symbol is None:
            return self.say(texts.FACE_DOWN)
        return self.say(texts.ITEMS[symbol, item])

    def case_item(self, case_card: CaseCard) -> str:
        """Return what the item of a case card is called."""
        return self.item(case_card.symbol, case_card.item)

    def card(self, card: Card) -> str:
        """Return what a card is called: Gun 7."""
        if card.symbol is None:
            return self.say(texts.FACE_DOWN)
        return self.say(texts.CARD, item=texts.ITEMS[card.symbol, card.item], number=card.number)

    def cards(self, cards: Iterable[Card]) -> str:
        """Return several cards, one after another."""
        return self.speaker.listed([self.card(card) for card in cards])

    def combination(self, combination: Combination) -> str:
        """Return the three cards of a combination."""
        return self.cards(combination.cards())

    def rich_card(self, card: Card) -> str:
        """Return a card's name in bold with the sign of its symbol, as markup."""
        if card.symbol is None:
            return self.card(card)
        address = self._art(f"tile-{card.symbol.value}.svg")
        sign = f'&nbsp;<img src="{address}" width="13" height="13" align="middle">&nbsp;'
        return f"{sign}<b>{self.card(card)}</b>"

    def rich_cards(self, cards: Iterable[Card]) -> str:
        """Return several cards as markup."""
        return self.speaker.listed([self.rich_card(card) for card in cards])
