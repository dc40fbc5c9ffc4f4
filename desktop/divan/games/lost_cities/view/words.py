"""What things are called: cards, colours, players. No Qt."""

from collections.abc import Callable

from divan.core.record import Player
from divan.core.seat import Seat
from divan.games.lost_cities.rules.cards import Card, Suit
from divan.games.lost_cities.rules.events import suit_of
from divan.games.lost_cities.view import texts
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

    def suit(self, suit: Suit) -> str:
        """Return a colour as it stands alone."""
        return self.say(texts.SUITS[suit])

    def adjective(self, suit: Suit) -> str:
        """Return a colour as it stands before a noun."""
        return self.say(texts.SUIT_ADJECTIVES[suit])

    def card(self, card: Card) -> str:
        """Return what a card is called."""
        if card.suit is None:
            return self.say(texts.FACE_DOWN)
        if card.is_investment:
            return self.say(texts.INVESTMENT_CARD, suit=texts.SUIT_ADJECTIVES[card.suit])
        return self.say(texts.NUMBER_CARD, suit=texts.SUITS[card.suit], number=card.rank)

    def rich_card(self, card: Card) -> str:
        """Return a card's name in bold with a swatch of its colour before it, as markup.

        An investment has a swatch with the handshake in place of the long word.
        """
        name = self.suit(suit_of(card)) if card.is_investment else self.card(card)
        return f"{self._swatch(card)}<b>{name}</b>"

    def short_card(self, card: Card) -> str:
        """Return a swatch and what stands in the card's corner, as markup."""
        number = "" if card.is_investment else self.speaker.number(card.rank)
        return f"{self._swatch(card)}{number}"

    def _swatch(self, card: Card) -> str:
        suit = suit_of(card).value
        if card.is_investment:
            address, size = self._art(f"swatch-{suit}-investment.svg"), 'width="18" height="13"'
        else:
            address, size = self._art(f"swatch-{suit}.svg"), 'width="11" height="11"'
        return f'&nbsp;<img src="{address}" {size} align="middle">&nbsp;'
