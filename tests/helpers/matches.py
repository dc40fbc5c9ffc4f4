"""Matches to begin tests with."""

from typing import Any

from divan.core.move import Move
from divan.core.options import Options
from divan.core.record import PERSON, AnyRecord, Level, Player, new_record
from divan.games.lost_cities.rules.cards import Card, Suit
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.games.lost_cities.rules.state import Phase, Table
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


def long_routes(length: int = 9, seed: str = "LONG 41") -> AnyRecord:
    """Return a match in which both players have a route of ``length`` cards, yellow and blue."""
    match = Match("long", lost_cities.RULES, lost_cities_record(seed), watcher=0)
    wanted = (Suit.YELLOW, Suit.BLUE)
    while match.to_act():
        table = match.position.state
        longest = min(len(table.route(seat, suit)) for seat, suit in enumerate(wanted))
        if longest >= length and match.to_act() == (0,) and table.phase is Phase.PLACE:
            return match.record
        seat = match.to_act()[0]
        match.play(seat, _collecting(match, seat, wanted))
    raise LookupError(seed)


def _collecting(match: Match, seat: int, wanted: tuple[Suit, Suit]) -> Move:
    """Return the move of a player who lays every card of one colour and gives the other away."""
    table = match.position.state
    moves = list(match.rules.moves(table, seat))
    own = wanted[seat]

    def worth(move: Move) -> int:
        match move:
            case lost_cities.PlayCard(card) if card.suit is own:
                return 30 - card.rank if _is_next(table, card) else -card.rank
            case lost_cities.DiscardCard(card):
                return 15 if card.suit is wanted[1 - seat] else -20 if card.suit is own else 10
            case lost_cities.DrawFromDiscard(suit):
                return 40 if suit is own else -40
            case _:
                return 0

    return max(moves, key=worth)


def _is_next(table: Table, card: Card) -> bool:
    """Tell whether about every lower card of a colour lies on the table already."""
    lying = [laid for columns in table.routes for column in columns for laid in column]
    below = [held for held in lying if held.suit is card.suit and held.rank < card.rank]
    return len(below) >= card.rank - 1
