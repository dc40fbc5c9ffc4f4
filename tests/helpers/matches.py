"""Matches to begin tests with."""

from typing import Any

from divan.core.move import Move
from divan.core.options import Options
from divan.core.record import PERSON, AnyRecord, Level, Player, new_record
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.session.match import Match
from helpers import lost_cities, toy

BOT = Player(Level.WIGGINS)


def lost_cities_record(seed: str = "MATCH", **options: Any) -> AnyRecord:
    """Return a match that has not begun: a person, who begins, against a bot."""
    chosen = LostCitiesOptions(**{"starter": "first_seat", **options})
    return new_record("lost_cities", lost_cities.RULES, chosen, (PERSON, BOT), seed)


def lost_cities_match(id: str = "m", seed: str = "MATCH", **options: Any) -> Match:
    """Return it ready to be played."""
    return Match(id, lost_cities.RULES, lost_cities_record(seed, **options), watcher=0)


def toy_match(options: Options | None = None, seats: int = 3) -> Match:
    """Return a match of Sealed Numbers between a person and bots."""
    players = (PERSON, *(BOT,) * (seats - 1))
    record = new_record("toy", toy.RULES, options or toy.ToyOptions(), players, "TOY")
    return Match("toy", toy.RULES, record, watcher=0)


def harmless(match: Match) -> Move:
    """Return the first move that is allowed now."""
    state = match.position.state
    return next(match.rules.moves(state, match.rules.to_act(state)[0]))


def discards(match: Match) -> list[Move]:
    """Return the draws from discard piles that are allowed now."""
    state = match.position.state
    moves = match.rules.moves(state, match.rules.to_act(state)[0])
    return [move for move in moves if isinstance(move, lost_cities.DrawFromDiscard)]


def play_out(match: Match) -> Match:
    """Play a match to its end, for every seat the harmless moves; return it."""
    while match.to_act():
        match.play(match.to_act()[0], harmless(match))
    return match
