"""What things are called: cards, symbols, players. No Qt."""

from collections.abc import Callable

from divan.core.record import Player
from divan.core.seat import Seat
from divan.games.don_legacy.rules.cards import Ability, Card, Symbol
from divan.games.don_legacy.rules.state import CardSet
from divan.games.don_legacy.view import card_texts, texts
from divan.ui.texts import Speaker
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

    def symbol(self, symbol: Symbol) -> str:
        """Return what a symbol is called in a sentence."""
        return self.say(card_texts.SYMBOLS[symbol])

    def ability(self, ability: Ability) -> str:
        """Return what a mystery is called."""
        return self.say(card_texts.ABILITIES[ability])

    def some(self, symbol: Symbol, count: int) -> str:
        """Return so many mysteries of a symbol, such as ``3 keys``."""
        return self.speaker.say_count(card_texts.PLURALS[symbol], count)

    def sets(self, sets: tuple[CardSet, ...]) -> str:
        """Return the symbols of laid sets, or that there are none."""
        symbols = [cards[0].symbol for cards in sets]
        named = [self.symbol(symbol) for symbol in symbols if symbol is not None]
        return self.speaker.listed(named) or self.say(texts.NO_SETS)

    def card(self, card: Card) -> str:
        """Return what a card is called."""
        face = card.face
        if face.motif is not None:
            return self.say(
                card_texts.CLUE_CARD, motif=card_texts.MOTIFS[face.motif], value=face.value
            )
        if face.ability is None or face.symbol is None:
            return self.say(card_texts.FACE_DOWN)
        return self.say(
            card_texts.MYSTERY_CARD,
            ability=card_texts.ABILITIES[face.ability],
            symbol=card_texts.SYMBOLS[face.symbol],
        )

    def rich_card(self, card: Card) -> str:
        """Return a card's name in bold, a mystery's with its symbol before it, as markup."""
        face = card.face
        if face.ability is None or face.symbol is None:
            return f"<b>{self.card(card)}</b>"
        return f"{self._tile(face.symbol)}<b>{self.ability(face.ability)}</b>"

    def rich_some(self, symbol: Symbol, count: int) -> str:
        """Return so many mysteries of a symbol in bold, as markup."""
        return f"{self._tile(symbol)}<b>{self.some(symbol, count)}</b>"

    def _tile(self, symbol: Symbol) -> str:
        address = self._art(f"tile-{symbol.value}.svg")
        return f'<img src="{address}" width="14" height="14" align="middle">&nbsp;'
