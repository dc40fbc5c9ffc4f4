"""Matches of Don Legacy that have come to a certain point, played by detectives."""

from collections.abc import Callable

from divan.bots.bot import Clock
from divan.core.chance import decision_seed
from divan.core.fold import AnyPosition, advance, opening, view_of
from divan.core.record import PERSON, AnyRecord, Level, Player, Turn, new_record
from divan.games.don_legacy.bots import BOTS
from divan.games.don_legacy.rules import judge
from divan.games.don_legacy.rules.options import SOURCE, DonLegacyOptions
from helpers.don_legacy import RULES

COMPANY = (Player(Level.WATSON), Player(Level.ADLER), Player(Level.MYCROFT))
NO_HURRY = Clock(60.0)

Wanted = Callable[[AnyPosition], bool]


def record_until(
    wanted: Wanted, seats: int = 3, options: DonLegacyOptions = SOURCE, seed: str = "UNTIL"
) -> AnyRecord:
    """Return the record of a match up to a decision of seat 0 at which ``wanted`` holds, or of
    the whole match where it never does.
    """
    players = (PERSON, *COMPANY[: seats - 1])
    record = new_record("don_legacy", RULES, options, players, seed)
    position, turns = opening(RULES, record), []
    bot = BOTS.bot(Level.ADLER)
    while RULES.to_act(position.state):
        (seat,) = RULES.to_act(position.state)
        if seat == 0 and wanted(position):
            break
        view = view_of(RULES, position, seat)
        decision = bot.decide(view, decision_seed(seed, position.ply, seat), NO_HURRY)
        turns.append(Turn(seat, decision.move))
        position = advance(RULES, seed, position, seat, decision.move)
    return type(record)(
        record.game, record.rules_version, record.options, players, seed, tuple(turns)
    )


def allows(kind: type, ply: int = 0) -> Wanted:
    """Wait for a decision in which a move of that kind is allowed."""

    def wanted(position: AnyPosition) -> bool:
        moves = judge.moves(position.state, 0)
        return position.ply >= ply and any(isinstance(move, kind) for move in moves)

    return wanted
