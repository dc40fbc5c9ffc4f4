"""What may be done in Similo, and why not."""

from collections.abc import Iterator

from divan.core.seat import Seat
from divan.core.violation import Violation
from divan.games.similo.rules.fit import fit, most_like
from divan.games.similo.rules.moves import (
    ChooseSecret,
    Consult,
    Decide,
    GiveClue,
    SimiloMove,
    Vote,
    Way,
)
from divan.games.similo.rules.state import Ballot, Goal, Phase, Table
from divan.games.similo.rules.violations import Code, violation
from divan.games.similo.rules.voting import advisers, deciders, voters


def to_act(table: Table) -> tuple[Seat, ...]:
    """Return who may move now."""
    match table.phase:
        case Phase.SECRET | Phase.CLUE:
            return (table.guide,)
        case Phase.VOTE:
            return tuple(sorted(voters(table)))
        case Phase.DECIDE:
            return () if table.decider is None else (table.decider,)
        case Phase.OVER:
            return ()


def check(table: Table, seat: Seat, move: SimiloMove) -> Violation | None:
    """Judge whether ``seat`` may make ``move``: None means yes."""
    if table.phase is Phase.OVER:
        return violation(Code.MATCH_OVER)
    match move:
        case ChooseSecret():
            return _check_secret(table, seat, move)
        case GiveClue():
            return _check_clue(table, seat, move)
        case Vote():
            return _check_vote(table, seat, move)
        case Consult():
            return _check_consulting(table, seat)
        case Decide():
            return _check_deciding(table, seat, move)


def moves(table: Table, seat: Seat) -> Iterator[SimiloMove]:
    """Yield every move that ``check`` allows, each once; the first one does least harm."""
    return (move for move in _thinkable(table, seat) if check(table, seat, move) is None)


def _thinkable(table: Table, seat: Seat) -> Iterator[SimiloMove]:
    if seat not in to_act(table):
        return
    ballot = table.ballot
    if table.phase is Phase.SECRET:
        yield from (ChooseSecret(character) for character in table.alive)
    elif table.phase is Phase.CLUE and table.secret is not None:
        for way in Way:
            for card in most_like(table.secret, table.hand):
                yield from (GiveClue(card, way, beside) for beside in table.alive)
    elif table.phase is Phase.VOTE and ballot is not None:
        yield from (Vote(candidate) for candidate in _by_fit(table, ballot))
        yield Consult()
    elif ballot is not None:
        yield from (Decide(candidate) for candidate in _safest(table, ballot))


def _by_fit(table: Table, ballot: Ballot) -> list[str]:
    """Return the candidates: what fits least is removed, what fits best is guessed."""
    sign = 1 if ballot.goal is Goal.REMOVE else -1
    return sorted(ballot.candidates, key=lambda candidate: sign * fit(candidate, table.clues))


def _safest(table: Table, ballot: Ballot) -> list[str]:
    """Return the tied candidates, the secret last: the guide leads to the right card (3.1).

    Whoever decides in the guide's place must not learn the secret from the order.
    """
    if table.decider != table.guide:
        return _by_fit(table, ballot)
    return sorted(ballot.candidates, key=lambda candidate: candidate == table.secret)


def _check_secret(table: Table, seat: Seat, move: ChooseSecret) -> Violation | None:
    if seat != table.guide:
        return violation(Code.GUIDE_ONLY)
    if table.phase is not Phase.SECRET:
        return violation(Code.SECRET_IS_CHOSEN)
    return _check_on_table(table, move.character)


def _check_clue(table: Table, seat: Seat, move: GiveClue) -> Violation | None:
    if seat != table.guide:
        return violation(Code.GUIDE_ONLY)
    if table.phase is Phase.SECRET:
        return violation(Code.CHOOSE_FIRST)
    if table.phase is not Phase.CLUE:
        return violation(Code.ONE_CLUE)
    if move.card.character is None or move.card not in table.hand:
        return violation(Code.NOT_IN_HAND)
    return _check_on_table(table, move.beside)


def _check_vote(table: Table, seat: Seat, move: Vote) -> Violation | None:
    ballot = table.ballot
    if seat == table.guide:
        return violation(Code.GUIDE_IS_SILENT)
    if table.phase is Phase.DECIDE:
        return violation(Code.TIE_IS_OPEN)
    if table.phase is not Phase.VOTE or ballot is None:
        return violation(Code.NO_CLUE_YET)
    if seat in advisers(table) and not ballot.consulted:
        return violation(Code.ONLY_ADVICE)
    if ballot.votes[seat] is not None:
        return violation(Code.HAS_VOTED)
    if seat not in voters(table):
        return violation(Code.OTHERS_FIRST)
    if move.character in table.alive and move.character not in ballot.candidates:
        return violation(Code.NOT_A_CANDIDATE, card=move.character)
    return _check_on_table(table, move.character)


def _check_consulting(table: Table, seat: Seat) -> Violation | None:
    ballot = table.ballot
    may_ask = (
        table.phase is Phase.VOTE
        and ballot is not None
        and not ballot.consulted
        and seat in deciders(table)
        and bool(advisers(table))
    )
    return None if may_ask else violation(Code.NOTHING_TO_ASK)


def _check_deciding(table: Table, seat: Seat, move: Decide) -> Violation | None:
    ballot = table.ballot
    if table.phase is not Phase.DECIDE or ballot is None:
        return violation(Code.NO_TIE)
    if seat != table.decider:
        return violation(Code.OTHER_DECIDES)
    if move.character in table.alive and move.character not in ballot.candidates:
        return violation(Code.NOT_A_CANDIDATE, card=move.character)
    return _check_on_table(table, move.character)


def _check_on_table(table: Table, character: str) -> Violation | None:
    return None if character in table.alive else violation(Code.NOT_ON_THE_TABLE)
