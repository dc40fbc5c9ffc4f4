"""How the move that was made compares with the one an opponent would make."""

from msgspec.structs import replace

from divan.bots.bot import Decision, Rated, Unit
from divan.core.move import Move
from divan.games.last_call.bots.guessing import told_by, told_by_drawing
from divan.games.last_call.bots.mind import Mind
from divan.games.last_call.bots.playing import chance_of_item
from divan.games.last_call.bots.secrets import Secrets
from divan.games.last_call.rules.moves import (
    DeclareStrong,
    DrawExtra,
    Guess,
    Investigate,
    PlayCard,
    ShowCard,
)
from divan.games.last_call.rules.turn import would_draw


def compare(mind: Mind, decision: Decision, made: Move) -> Decision:
    """Return ``decision`` with its move and ``made`` rated in a unit that fits both.

    What is announced or declared is rated by the chance that it is right, what is kept from
    the others by what it would tell them, and everything else by what one learns from it.
    Without ratings where none of these can be told.
    """
    both = tuple(dict.fromkeys((decision.move, made)))
    if any(isinstance(move, Investigate | DeclareStrong) for move in both):
        return _rated(decision, Unit.CHANCE, {move: _chance(mind, move) for move in both})
    if all(isinstance(move, ShowCard) for move in both) or _same_play(mind, both):
        return _rated(decision, Unit.WEIGHED, {move: -_told_to_others(mind, move) for move in both})
    if not mind.ways:
        return replace(decision, ratings=())
    return _rated(decision, Unit.BITS, {move: _learned(mind, move) for move in both})


def _rated(decision: Decision, unit: Unit, values: dict[Move, float]) -> Decision:
    ratings = (Rated(move, value) for move, value in values.items())
    best_first = sorted(ratings, key=lambda rated: -rated.value)
    return replace(decision, ratings=tuple(best_first), unit=unit)


def _chance(mind: Mind, move: Move) -> float:
    """Return how likely ``move`` is right; of one that announces nothing, the chance from
    which on this opponent would announce.
    """
    match move:
        case Investigate():
            return mind.belief.chance(move.combination)
        case DeclareStrong(card):
            return chance_of_item(mind, card)
        case _:
            return mind.temper.announces_at if isinstance(move, PlayCard | Guess) else 0.0


def _same_play(mind: Mind, moves: tuple[Move, ...]) -> bool:
    """Tell whether all ``moves`` lay a card, and all or none of them draw one for it."""
    cards = [move.card for move in moves if isinstance(move, PlayCard)]
    draws = {would_draw(mind.table, mind.seat, card.symbol) for card in cards}
    return len(cards) == len(moves) and len(draws) == 1


def _told_to_others(mind: Mind, move: Move) -> float:
    """Return what a card tells those who see it, from 0 to 1."""
    secrets = Secrets(mind.view)
    match move:
        case ShowCard(card):
            known = secrets.known_to(card, mind.table.active)
            return 0.0 if known else secrets.cost(card)
        case PlayCard(card):
            return secrets.cost(card)
        case _:
            return 0.0


def _learned(mind: Mind, move: Move) -> float:
    """Return how many bits ``move`` tells about the case."""
    match move:
        case Guess():
            return told_by(mind, move.combination)
        case DrawExtra():
            return told_by_drawing(mind)
        case PlayCard(card) if would_draw(mind.table, mind.seat, card.symbol):
            return told_by_drawing(mind)
        case _:
            return 0.0
