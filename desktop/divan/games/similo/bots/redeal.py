"""Dealing anew what a seat of Similo cannot see."""

import random

from msgspec.structs import replace

from divan.core.view import View
from divan.games.similo.rules.cards import Card, full_deck
from divan.games.similo.rules.events import SimiloEvent
from divan.games.similo.rules.state import SEALED, Ballot, Phase, Table


def redeal(view: View[Table, SimiloEvent], seed: int) -> Table:
    """Return one table that ``view.seat`` must hold possible.

    Any character that is still there may be the secret: one that went would have ended the
    game (SIM-R.6). The guide's hand and the pile are dealt at random, sealed votes guessed.
    """
    table, chance = view.table, random.Random(seed)  # noqa: S311 - no secret hangs on it
    unseen = _unseen(table)
    chance.shuffle(unseen)
    hand = table.hand if view.seat == table.guide else tuple(unseen.pop() for _ in table.hand)
    ballot = table.ballot
    if ballot is not None:
        ballot = _guess_sealed(ballot, chance)
    return replace(
        table, hand=hand, rest=tuple(unseen), ballot=ballot, secret=_secret(view, chance)
    )


def _unseen(table: Table) -> list[Card]:
    """Return the cards that lie face down somewhere."""
    seen = {*table.grid, *table.hand, *(clue.card for clue in table.clues)}
    return [card for card in full_deck() if card not in seen]


def _secret(view: View[Table, SimiloEvent], chance: random.Random) -> str | None:
    table = view.table
    if table.phase in (Phase.SECRET, Phase.OVER) or view.seat == table.guide:
        return table.secret
    return chance.choice(table.alive)


def _guess_sealed(ballot: Ballot, chance: random.Random) -> Ballot:
    votes = tuple(
        chance.choice(ballot.candidates) if vote == SEALED else vote for vote in ballot.votes
    )
    return replace(ballot, votes=votes)
