"""What things are called: cards, colours, players. No Qt."""

from collections.abc import Callable

from divan.core.record import Player
from divan.core.seat import Seat
from divan.games.lost_cities.rules.cards import Card, Suit
from divan.games.lost_cities.rules.events import suit_of
from divan.games.lost_cities.view import texts
from divan.ui.people import full_name, short_name
from divan.ui.texts import Part, Speaker, Text


class Words:
    """The vocabulary of one match, in the person's language."""

    def __init__(
        self,
        speaker: Speaker,
        players: tuple[Player, ...],
        seat: Seat,
        art: Callable[[str], str],
    ) -> None:
        self.speaker = speaker
        self._players = players
        self._seat = seat
        self._art = art

    def say(self, text: Text, **parts: Part) -> str:
        """Say a sentence."""
        return self.speaker.say(text, **parts)

    def is_you(self, seat: Seat) -> bool:
        """Tell whether ``seat`` is the one who watches, and a person."""
        return seat == self._seat and self._players[seat].level is None

    def name(self, seat: Seat) -> str:
        """Return what the player at ``seat`` is called for short."""
        return self.say(short_name(self._players[seat]))

    def whole_name(self, seat: Seat) -> str:
        """Return the whole name of the player at ``seat``."""
        return self.say(full_name(self._players[seat]))

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
