"""What happens in Similo."""

from typing import ClassVar, TypeAlias

from msgspec.structs import replace

from divan.core.event import Event
from divan.core.seat import Seat
from divan.games.similo.rules.cards import FACE_DOWN, Card
from divan.games.similo.rules.moves import Way
from divan.games.similo.rules.state import Ending, Goal


class Dealt(Event, frozen=True):
    """A game was laid out: the grid for all to see, the guide's hand, and the secret where
    chance chose it.
    """

    game: int
    guide: Seat
    grid: tuple[Card, ...]
    hand: tuple[Card, ...]
    secret: str | None

    def seen_by(self, seat: Seat) -> "Dealt":
        """Hide the guide's hand and the secret from the others."""
        if seat == self.guide:
            return self
        return replace(self, hand=(FACE_DOWN,) * len(self.hand), secret=None)

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Show everyone new cards."""
        return True


class SecretChosen(Event, frozen=True):
    """The guide chose the secret character; nobody else knows which (D1)."""

    seat: Seat
    character: str | None

    def seen_by(self, seat: Seat) -> "SecretChosen":
        """Hide the character from the others."""
        return self if seat == self.seat else replace(self, character=None)


class ClueGiven(Event, frozen=True):
    """The guide laid a clue beside a character."""

    seat: Seat
    card: Card
    way: Way
    beside: str
    round: int

    def reveals_to(self, seat: Seat) -> bool:
        """Show the card to the guessers."""
        return seat != self.seat


class Drew(Event, frozen=True):
    """The guide's hand was refilled with ``card`` (D5)."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat) -> "Drew":
        """Hide the card from the others."""
        return self if seat == self.seat else replace(self, card=FACE_DOWN)

    def reveals_to(self, seat: Seat) -> bool:
        """Show the card to the guide."""
        return seat == self.seat


class VoteBegan(Event, frozen=True):
    """The guessers are to vote on ``candidates``; ``again`` after a tie (D11)."""

    goal: Goal
    candidates: tuple[str, ...]
    again: bool = False


class Consulted(Event, frozen=True):
    """The lead guesser asked the others for their advice (D21)."""

    seat: Seat


class Voted(Event, frozen=True):
    """``seat`` voted. Unless votes are ``open``, nobody else sees for whom yet."""

    seat: Seat
    character: str | None
    open: bool

    def seen_by(self, seat: Seat) -> "Voted":
        """Hide a sealed vote from the others."""
        return self if self.open or seat == self.seat else replace(self, character=None)

    def reveals_to(self, seat: Seat) -> bool:
        """Show an open vote to the others."""
        return self.open and seat != self.seat


class VotesShown(Event, frozen=True):
    """All votes are in and are shown; ``votes`` has one item a seat, None for no vote."""

    goal: Goal
    votes: tuple[str | None, ...]

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Show everyone what the others wanted."""
        return True


class TieLeft(Event, frozen=True):
    """The second vote was tied as well: ``decider`` decides between ``candidates``."""

    decider: Seat
    candidates: tuple[str, ...]


class Decided(Event, frozen=True):
    """``seat`` decided a tie."""

    seat: Seat
    character: str


class Removed(Event, frozen=True):
    """A character was taken from the table."""

    character: str

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Tell whether it was the secret one, even by the game going on."""
        return True


class Guessed(Event, frozen=True):
    """The guessers made their final guess."""

    character: str


class GameEnded(Event, frozen=True):
    """A game is over, and the secret is told."""

    interlude: ClassVar[bool] = True

    game: int
    guide: Seat
    secret: str
    ending: Ending

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Show everyone the secret."""
        return True


SimiloEvent: TypeAlias = (
    Dealt
    | SecretChosen
    | ClueGiven
    | Drew
    | VoteBegan
    | Consulted
    | Voted
    | VotesShown
    | TieLeft
    | Decided
    | Removed
    | Guessed
    | GameEnded
)
