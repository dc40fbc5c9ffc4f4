"""The guide: gives the clue after which guessers will do best (SIM-3.1, D10)."""

import random
from collections.abc import Iterator, Sequence

from divan.bots.bot import Decision, Rated, Reason, Unit
from divan.games.similo.bots.listening import Heard, Listener, heard, spoken_of
from divan.games.similo.bots.reasons import for_clue
from divan.games.similo.rules.cards import full_deck, shown
from divan.games.similo.rules.characters import shared_traits
from divan.games.similo.rules.moves import ChooseSecret, Decide, GiveClue, Way
from divan.games.similo.rules.state import Table


def choose_secret(table: Table, chance: random.Random) -> Decision:
    """Choose any character (D4): none is better than another."""
    ratings = tuple(Rated(ChooseSecret(name), 0.0) for name in table.alive)
    return Decision(ChooseSecret(chance.choice(table.alive)), Reason("any_secret"), ratings)


def decide_tie(table: Table, chance: random.Random) -> Decision:
    """Remove one that is not the secret (D11)."""
    tied = table.open_ballot.candidates
    harmless = [character for character in tied if character != table.secret]
    harmful = [character for character in tied if character == table.secret]
    ratings = (
        *(Rated(Decide(name), 1.0) for name in harmless),
        *(Rated(Decide(name), 0.0) for name in harmful),
    )
    move = Decide(chance.choice(harmless))
    return Decision(move, Reason("harmless"), ratings, Unit.CHANCE)


def give_clue(
    table: Table, secret: str, listener: Listener, chance: random.Random, *, far_sighted: bool
) -> Decision:
    """Give the clue that makes the secret likeliest to a guesser who listens like the guide.

    A guide who is not ``far_sighted`` forgets the clues that were given before.
    """
    before = heard(table) if far_sighted else ()
    rated: list[tuple[float, Heard, GiveClue]] = []
    for move in _possible(table, chance):
        clue = _as_heard(table, move)
        found = listener.chances((*before, clue), table.alive)[secret]
        rated.append((found, clue, move))
    rated.sort(key=lambda entry: -entry[0])
    _, clue, move = rated[0]
    ratings = tuple(Rated(move, value) for value, _, move in rated)
    return Decision(move, for_clue(listener, secret, clue), ratings, Unit.CHANCE)


def rate_clue(table: Table, secret: str, listener: Listener, move: GiveClue) -> Rated:
    """Return how likely the secret is to a guesser who remembers everything after ``move``."""
    clues = (*heard(table), _as_heard(table, move))
    return Rated(move, listener.chances(clues, table.alive)[secret])


def _possible(table: Table, chance: random.Random) -> Iterator[GiveClue]:
    """Yield what the guide can say. Beside which card it lies means nothing and is left to
    chance, unless the clue speaks of what it shares with that card (D6).
    """
    anywhere = chance.choice(table.alive)
    for card in table.hand:
        for way in Way:
            for beside in _neighbours(table, shown(card)) or (anywhere,):
                yield GiveClue(card, way, beside)


def _as_heard(table: Table, move: GiveClue) -> Heard:
    """Return a clue that is not given yet as the guessers would hear it."""
    known = {shown(card) for card in (*table.grid, *(clue.card for clue in table.clues))}
    unseen = tuple(shown(card) for card in full_deck() if shown(card) not in known)
    said = shown(move.card)
    traits = spoken_of(said, move.beside, anchored=table.options.anchor)
    return Heard(said, move.way, traits, table.alive, unseen)


def _neighbours(table: Table, said: str) -> Sequence[str]:
    """Return the cards beside which a clue means something of its own (D6)."""
    if not table.options.anchor:
        return ()
    return [name for name in table.alive if shared_traits(said, name)]
