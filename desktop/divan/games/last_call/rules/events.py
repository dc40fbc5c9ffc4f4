"""What happens in Last Call."""

from typing import ClassVar, TypeAlias

from msgspec.structs import replace

from divan.core.event import Event
from divan.core.seat import Seat
from divan.games.last_call.rules.cards import CASE_FACE_DOWN, FACE_DOWN, Card, CaseCard, Combination
from divan.games.last_call.rules.state import Hands, Leads


class Dealt(Event, frozen=True):
    """A case was sealed and dealt: a hand and private leads a seat (LAST-1, D5)."""

    case: int
    starter: Seat
    hands: Hands
    leads: tuple[Leads, ...]
    reserve: int
    """How many cards are left over as the reserve."""

    def seen_by(self, seat: Seat) -> "Dealt":
        """Hide the other hands and leads."""
        return replace(
            self, hands=others_hidden(self.hands, seat), leads=leads_hidden(self.leads, seat)
        )

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Show everyone a new hand."""
        return True


class Played(Event, frozen=True):
    """``seat`` laid ``card`` in front (LAST-2.4)."""

    seat: Seat
    card: Card

    def reveals_to(self, seat: Seat) -> bool:
        """Show the card to the others."""
        return seat != self.seat


class Drew(Event, frozen=True):
    """``seat`` drew ``card`` from the reserve; only that player saw which (LAST-9.1, 6.3)."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat) -> "Drew":
        """Hide the card from the others."""
        return self if seat == self.seat else replace(self, card=FACE_DOWN)

    def reveals_to(self, seat: Seat) -> bool:
        """Show the card to the one who drew it."""
        return seat == self.seat


class LeftExtra(Event, frozen=True):
    """``seat`` did without the extra card (LAST-9.1)."""

    seat: Seat


class Guessed(Event, frozen=True):
    """``seat`` asked for a combination; ``shower`` is the first who has a card of it in hand,
    None where nobody has (LAST-R.4b, R.4c).
    """

    seat: Seat
    combination: Combination
    shower: Seat | None

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Tell everyone who has none of the cards."""
        return True


class Showed(Event, frozen=True):
    """``seat`` showed ``card`` to ``asker`` and to nobody else (LAST-4.3)."""

    seat: Seat
    asker: Seat
    card: Card

    def seen_by(self, seat: Seat) -> "Showed":
        """Hide the card from those who watch."""
        return self if seat in (self.seat, self.asker) else replace(self, card=FACE_DOWN)

    def reveals_to(self, seat: Seat) -> bool:
        """Show the card to the one who asked."""
        return seat == self.asker


class DeclaredStrong(Event, frozen=True):
    """``seat`` declared ``card`` in front a strong clue (LAST-R.7a)."""

    seat: Seat
    card: Card


class LeftStrong(Event, frozen=True):
    """``seat`` declared no strong clue this turn."""

    seat: Seat


class Passed(Event, frozen=True):
    """``seat`` passed, with an empty hand (D14)."""

    seat: Seat


class Announced(Event, frozen=True):
    """``seat`` announced the final investigation (LAST-7.1, 7.2)."""

    seat: Seat
    combination: Combination


class HandsShown(Event, frozen=True):
    """A final investigation showed cards to all: everything that survivors had in hand where
    ``whole``, else the announced cards that the refuter held (D20); and the removed case
    cards (D29).
    """

    hands: Hands
    removed: tuple[CaseCard, ...]
    whole: bool

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Show everyone what was hidden."""
        return True


class Eliminated(Event, frozen=True):
    """``seat`` announced a wrong combination: ``cards`` go out of the game face up (D21).

    ``refuter`` held an announced card and takes a score token; None where nobody did (D7).
    """

    seat: Seat
    refuter: Seat | None
    cards: tuple[Card, ...]

    def reveals_to(self, seat: Seat) -> bool:
        """Show the cards to the others."""
        return seat != self.seat


class RoundEnded(Event, frozen=True):
    """The cards in front went back to the hands; ``starter`` begins the next round (LAST-6)."""

    round: int
    starter: Seat


class CaseClosed(Event, frozen=True):
    """A case ended: everything but the reserve is shown, and scored (LAST-R.9, D24, D25).

    ``solver`` is who solved it, or won by being left alone; None for an unsolved case.
    ``combination`` is the right one, None where nothing was sealed and nobody won.
    ``strong`` are the strong clues that hit. ``scores`` has the points of the case.
    """

    interlude: ClassVar[bool] = True

    case: int
    ending: str
    solver: Seat | None
    combination: Combination | None
    sealed: tuple[Card, ...]
    sealed_case: tuple[CaseCard, ...]
    leads: tuple[Leads, ...]
    removed: tuple[CaseCard, ...]
    spare: tuple[CaseCard, ...]
    hands: Hands
    strong: tuple[Seat, ...]
    tokens: tuple[int, ...]
    scores: tuple[int, ...]

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Show everyone the case and all leads."""
        return True


LastCallEvent: TypeAlias = (
    Dealt
    | Played
    | Drew
    | LeftExtra
    | Guessed
    | Showed
    | DeclaredStrong
    | LeftStrong
    | Passed
    | Announced
    | HandsShown
    | Eliminated
    | RoundEnded
    | CaseClosed
)


def others_hidden(hands: Hands, seat: Seat) -> Hands:
    """Return ``hands`` with all but that of ``seat`` face down."""
    return tuple(
        hand if owner == seat else (FACE_DOWN,) * len(hand) for owner, hand in enumerate(hands)
    )


def leads_hidden(leads: tuple[Leads, ...], seat: Seat) -> tuple[Leads, ...]:
    """Return ``leads`` with all but those of ``seat`` face down."""
    return tuple(
        cards if owner == seat else (CASE_FACE_DOWN,) * len(cards)
        for owner, cards in enumerate(leads)
    )
