"""Tables of Similo for tests: characters by name, and votes by letters."""

from collections.abc import Sequence

from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.seat import Seat
from divan.games.similo.rules import RULES
from divan.games.similo.rules.cards import Card, full_deck
from divan.games.similo.rules.characters import CHARACTERS
from divan.games.similo.rules.moves import (
    ChooseSecret,
    Consult,
    Decide,
    GiveClue,
    SimiloMove,
    Vote,
    Way,
)
from divan.games.similo.rules.options import SimiloOptions
from divan.games.similo.rules.state import Goal, Phase, Table

NAMES = tuple(character.id for character in CHARACTERS)

__all__ = ["RULES", "ChooseSecret", "Consult", "Decide", "GiveClue", "Vote"]


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of the characters named in ``text``."""
    return tuple(Card(name) for name in text.split())


def begun(options: SimiloOptions | None = None, seats: int = 4, seed: str = "BEGUN") -> Table:
    """Return the table of a match that has just begun."""
    return RULES.begin(options or SimiloOptions(), seats, Chance(seed, 0)).state


def chosen(
    options: SimiloOptions | None = None,
    seats: int = 4,
    *,
    place: int = 0,
    seed: str = "BEGUN",
) -> Table:
    """Return the table once the guide has chosen the card at ``place`` of the grid."""
    table = begun(options, seats, seed)
    if table.phase is not Phase.SECRET:
        return table
    return act(table, ChooseSecret(table.alive[place]))


def clued(
    options: SimiloOptions | None = None,
    seats: int = 4,
    *,
    place: int = 0,
    seed: str = "BEGUN",
) -> Table:
    """Return the table once the guide has given the first clue."""
    return give_clue(chosen(options, seats, place=place, seed=seed))


def give_clue(table: Table, way: Way = Way.VERTICAL) -> Table:
    """Let the guide lay the first card of the hand beside the first of the table."""
    return act(table, GiveClue(table.hand[0], way, table.alive[0]))


def act(table: Table, *moves: SimiloMove, seat: Seat | None = None, seed: str = "ACT") -> Table:
    """Return the table after ``moves``, each by ``seat`` or by who is to act first."""
    for ply, move in enumerate(moves, 1):
        actor = RULES.to_act(table)[0] if seat is None else seat
        table = RULES.apply(table, actor, move, Chance(seed, ply)).state
    return table


def vote(table: Table, *wanted: str) -> Table:
    """Let each guesser vote, in the order of their seats: one vote or one for each."""
    voters = sorted(RULES.to_act(table))
    votes = wanted * len(voters) if len(wanted) == 1 else wanted
    for seat, character in zip(voters, votes, strict=True):
        table = act(table, Vote(character), seat=seat)
    return table


def others(table: Table) -> list[str]:
    """Return the characters on the table that are not the secret."""
    return [character for character in table.alive if character != table.secret]


def remove_all(table: Table, *, wrong_at: int | None = None) -> Table:
    """Let all guessers agree on what to remove until the round or the game is over; with
    ``wrong_at`` the secret goes as that card, counted from 0.
    """
    number, began, game = 0, table.round, table.game
    while (
        table.ballot
        and table.ballot.goal is Goal.REMOVE
        and (table.round, table.game) == (began, game)
    ):
        wanted = table.secret if number == wrong_at else others(table)[0]
        assert wanted is not None
        table = vote(table, wanted)
        number += 1
    return table


def play_rounds(table: Table, rounds: int | None = None) -> Table:
    """Play clue and right removals for ``rounds``, or until there is no clue to give."""
    count, game = 0, table.game
    while table.phase is Phase.CLUE and table.game == game and count != rounds:
        table = remove_all(give_clue(table))
        count += 1
    return table


def with_grid(table: Table, grid: Sequence[str], hand: Sequence[str] = ()) -> Table:
    """Return ``table`` with these characters laid out and in the hand, the rest as the pile."""
    laid, held = tuple(map(Card, grid)), tuple(map(Card, hand))
    rest = tuple(card for card in full_deck() if card not in laid + held)
    return replace(table, grid=laid, hand=held, rest=rest)


def refusal(table: Table, move: SimiloMove, seat: Seat) -> str | None:
    """Return the code with which ``move`` is refused, or None where it is allowed."""
    violation = RULES.check(table, seat, move)
    return None if violation is None else violation.code


def everywhere(table: Table) -> list[str | None]:
    """Return every card of the table."""
    piles = (table.grid, table.hand, table.rest, tuple(clue.card for clue in table.clues))
    return [card.character for pile in piles for card in pile]
