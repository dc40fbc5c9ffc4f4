"""The rules of Similo as the house asks for them."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.result import Result
from divan.core.rules import Rules, Step
from divan.core.seat import Seat
from divan.core.violation import IllegalMove, Violation
from divan.games.similo.rules import judge
from divan.games.similo.rules.cards import FACE_DOWN, Card
from divan.games.similo.rules.events import (
    ClueGiven,
    Consulted,
    Decided,
    Drew,
    SecretChosen,
    SimiloEvent,
    VoteBegan,
    Voted,
)
from divan.games.similo.rules.game_flow import choose, count_votes, end_result
from divan.games.similo.rules.moves import (
    ChooseSecret,
    Consult,
    Decide,
    GiveClue,
    SimiloMove,
    Vote,
    Way,
)
from divan.games.similo.rules.options import CHOICES, PRESETS, SimiloOptions
from divan.games.similo.rules.schedule import FEWEST_PLAYERS, MOST_PLAYERS
from divan.games.similo.rules.setup import deal
from divan.games.similo.rules.state import Clue, Goal, Phase, Table
from divan.games.similo.rules.violations import Code
from divan.games.similo.rules.voting import is_open, masked, new_ballot

SimiloStep: TypeAlias = Step[Table, SimiloEvent]

_FIRST_GUIDES: Final = {"first_seat": 0, "second_seat": 1}


class SimiloRules(Rules[Table, SimiloMove, SimiloEvent, SimiloOptions]):
    """A game is: the secret is chosen, then rounds of a clue and of votes on what to remove,
    then perhaps a final guess.
    """

    version = 1
    options_type = SimiloOptions
    move_type = SimiloMove
    event_type = SimiloEvent
    state_type = Table
    presets = PRESETS
    choices = CHOICES
    violations = tuple(Code)

    def begin(self, options: SimiloOptions, seats: int, chance: Chance) -> SimiloStep:
        """Lay out the first game. Raises ValueError unless two to eight play (SIM-1.2)."""
        if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
            raise ValueError(f"Similo is for two to eight players, not {seats}")
        guide = _FIRST_GUIDES.get(options.first_guide)
        first = chance.below(seats) if guide is None else guide
        return deal(options, seats, chance, number=1, guide=first)

    def to_act(self, state: Table) -> tuple[Seat, ...]:
        """Return the guide, or the guessers that have not voted yet."""
        return judge.to_act(state)

    def check(self, state: Table, seat: Seat, move: SimiloMove) -> Violation | None:
        """Judge a move."""
        return judge.check(state, seat, move)

    def moves(self, state: Table, seat: Seat) -> Iterator[SimiloMove]:
        """Yield the allowed moves."""
        return judge.moves(state, seat)

    def apply(self, state: Table, seat: Seat, move: SimiloMove, chance: Chance) -> SimiloStep:
        """Carry out a move; the last vote counts them all, the last card ends the game."""
        refusal = self.check(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match move:
            case ChooseSecret(character):
                chosen = replace(state, secret=character, phase=Phase.CLUE)
                return Step(chosen, (SecretChosen(seat, character),))
            case GiveClue(card, way, beside):
                return _give_clue(state, card, way, beside)
            case Vote(character):
                return _vote(state, seat, character, chance)
            case Consult():
                return _consult(state, seat)
            case Decide(character):
                done = choose(state, character, chance)
                return Step(done.state, (Decided(seat, character), *done.events))

    def observe(self, state: Table, seat: Seat) -> Table:
        """Turn the pile face down, for guessers also the hand; hide the secret and the votes
        that are still sealed.
        """
        seen = replace(state, rest=(FACE_DOWN,) * len(state.rest))
        if state.ballot is not None:
            seen = replace(seen, ballot=masked(state, state.ballot, seat))
        if seat == state.guide:
            return seen
        secret = state.secret if state.phase is Phase.OVER else None
        return replace(seen, hand=(FACE_DOWN,) * len(state.hand), secret=secret)

    def result(self, state: Table) -> Result | None:
        """Return who won (SIM-8.2, D17)."""
        return end_result(state) if state.phase is Phase.OVER else None


def _give_clue(table: Table, card: Card, way: Way, beside: str) -> SimiloStep:
    """Lay the clue, refill the hand and let the guessers vote (SIM-4.2, D5, D8)."""
    place = table.hand.index(card)
    hand, rest = table.hand[:place] + table.hand[place + 1 :], table.rest
    events: list[SimiloEvent] = [ClueGiven(table.guide, card, way, beside, table.round)]
    if table.options.guide_hand == "refill":
        hand, rest = (*hand, rest[-1]), rest[:-1]
        events.append(Drew(table.guide, hand[-1]))
    removals = table.plan.removals[table.round - 1]
    given = replace(
        table,
        phase=Phase.VOTE,
        hand=hand,
        rest=rest,
        clues=(*table.clues, Clue(card, way, beside, table.round)),
        to_remove=min(removals, len(table.alive) - 1),
        ballot=new_ballot(table, Goal.REMOVE),
    )
    events.append(VoteBegan(Goal.REMOVE, table.alive))
    return Step(given, tuple(events))


def _vote(table: Table, seat: Seat, character: str, chance: Chance) -> SimiloStep:
    ballot = table.open_ballot
    votes = ballot.votes
    ballot = replace(ballot, votes=(*votes[:seat], character, *votes[seat + 1 :]))
    voted = Voted(seat, character, is_open(table))
    counted = count_votes(replace(table, ballot=ballot), ballot, chance)
    return Step(counted.state, (voted, *counted.events))


def _consult(table: Table, seat: Seat) -> SimiloStep:
    asked = replace(table, ballot=replace(table.open_ballot, consulted=True))
    return Step(asked, (Consulted(seat),))
