"""What things are called: cards, suspects, rooms, weapons, players. No Qt."""

from collections.abc import Callable, Iterable

from divan.core.record import Player
from divan.core.seat import Seat
from divan.games.baker_street.rules.cards import Card, Kind, Sender
from divan.games.baker_street.rules.crime import Category, Motive, Solution, Suspect, Symbol, Weapon
from divan.games.baker_street.rules.house import Room
from divan.games.baker_street.view import clue_texts as clues
from divan.games.baker_street.view import texts
from divan.ui.texts import Speaker
from divan.ui.vocabulary import Vocabulary

DOT = " · "
"""Stands between the things by which a card can be asked for."""


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
        self.art = art

    def thing(self, thing: str) -> str:
        """Return the label of a suspect or a room, by its id."""
        if thing in clues.LABELS:
            return self.say(clues.LABELS[Suspect(thing)])
        return self.say(clues.ROOM_LABELS[Room(thing)])

    def thing_named(self, thing: str) -> str:
        """Return what a suspect or a room is called within a sentence, by its id."""
        if thing in clues.NAMES:
            return self.say(clues.NAMES[Suspect(thing)])
        return self.say(clues.ROOMS[Room(thing)])

    def motive(self, motive: Motive) -> str:
        """Return the name of a motive."""
        return self.say(clues.MOTIVES[motive])

    def weapon(self, weapon: Weapon) -> str:
        """Return the label of a weapon."""
        return self.say(clues.WEAPON_LABELS[weapon])

    def category(self, category: Category) -> str:
        """Return the name of a category."""
        return self.say(clues.CATEGORIES[category])

    def symbol(self, symbol: Symbol) -> str:
        """Return the name of a trace."""
        return self.say(clues.SYMBOLS[symbol])

    def solution(self, solution: Solution) -> str:
        """Return a solution as a sentence."""
        return self.say(
            texts.SOLUTION,
            murderer=clues.FIRST_NAMES[solution.murderer],
            weapon=clues.WEAPONS[solution.weapon],
            motive=clues.MOTIVES[solution.motive],
        )

    def solution_inside(self, solution: Solution) -> str:
        """Return a solution as it stands within a sentence."""
        return self.say(
            texts.SOLUTION,
            murderer=clues.NAMES[solution.murderer],
            weapon=clues.WEAPONS[solution.weapon],
            motive=clues.MOTIVES[solution.motive],
        )

    def sender(self, card: Card) -> str:
        """Return who speaks on a card."""
        if card.sender is Sender.SUSPECT:
            return self.say(clues.LABELS[card.suspects[0]])
        return self.say(clues.SENDERS[card.sender])

    def shows(self, card: Card) -> str:
        """Return what a card can be asked for by."""
        return DOT.join(self.thing(thing) for thing in (*card.suspects, *card.rooms))

    def sentence(self, card: Card) -> str:
        """Return what a card says."""
        first, inside = clues.FIRST_NAMES, clues.NAMES
        match card.kind:
            case None:
                return self.say(clues.FACE_DOWN)
            case Kind.L1:
                return self.say(clues.L1, motive=clues.MOTIVES[card.motive])
            case Kind.L2 | Kind.L3:
                text = clues.L2 if card.kind is Kind.L2 else clues.L3
                named = inside[card.suspects[0]]
                return self.say(text, suspect=named, motive=clues.MOTIVES[card.motive])
            case Kind.L4:
                return self.say(clues.L4, weapon=clues.WEAPONS[Weapon(card.subject)])
            case Kind.M1:
                return self.say(clues.M1[Category(card.subject)])
            case Kind.M2:
                return self.say(clues.M2[Symbol(card.subject)])
            case Kind.H1:
                return self.say(clues.H1[card.guests], room=clues.ROOMS[card.rooms[0]])
            case Kind.H4:
                one, beside = card.rooms
                return self.say(clues.H4, one=clues.ROOMS[one], other=clues.ROOMS[beside])
            case Kind.V2:
                speaker = card.suspects[0]
                text = clues.V2[clues.FORMS[speaker]]
                return self.say(text, suspect=first[speaker], room=clues.ROOMS[card.rooms[0]])
        speaker, other = card.suspects
        match card.kind:
            case Kind.H2 | Kind.H3:
                text = clues.H2 if card.kind is Kind.H2 else clues.one_or_two(clues.H3, other)
                room = clues.ROOMS[card.rooms[0]]
                return self.say(text, one=first[speaker], other=inside[other], room=room)
            case Kind.V1:
                text = clues.V1[clues.FORMS[speaker]]
                return self.say(text, suspect=first[speaker], other=inside[other])
            case _:
                text = clues.one_or_two(clues.V3, speaker)
                motive = clues.MOTIVES[card.motive]
                return self.say(text, suspect=first[speaker], other=inside[other], motive=motive)

    def card(self, card: Card) -> str:
        """Return all of a card, as a screen reader says it."""
        if card.kind is None:
            return self.say(clues.FACE_DOWN)
        return self.say(
            clues.CARD_LABEL,
            sender=self.sender(card),
            value=card.value,
            sentence=self.sentence(card),
            shows=self.listed(self.thing_named(thing) for thing in (*card.suspects, *card.rooms)),
        )

    def card_name(self, card: Card) -> str:
        """Return a card's name for short."""
        return self.say(
            clues.CARD_NAME, sender=self.sender(card), value=card.value, shows=self.shows(card)
        )

    def listed(self, items: Iterable[str]) -> str:
        """Return ``items`` with commas."""
        return self.speaker.listed(list(items))

    def both(self, things: Iterable[str]) -> str:
        """Return the two things of a request, by their ids, within a sentence."""
        one, other = (self.thing_named(thing) for thing in things)
        return self.say(texts.BOTH, one=one, other=other)
