"""Laying out a game (SIM-0.3 to 0.5, 1.1 to 1.3)."""

from divan.core.chance import Chance
from divan.core.rules import Step
from divan.core.seat import Seat
from divan.games.similo.rules.cards import full_deck, shown
from divan.games.similo.rules.events import Dealt, SimiloEvent
from divan.games.similo.rules.options import SimiloOptions
from divan.games.similo.rules.schedule import hand_size, plan
from divan.games.similo.rules.state import Finished, Phase, Table


def deal(
    options: SimiloOptions,
    seats: int,
    chance: Chance,
    *,
    number: int,
    guide: Seat,
    past: tuple[Finished, ...] = (),
) -> Step[Table, SimiloEvent]:
    """Shuffle all cards and lay out game ``number``, which ``guide`` guides.

    The cards are shuffled face down and laid face up (D3).
    """
    game = plan(options, seats)
    deck = chance.shuffled(full_deck())
    grid, left = deck[: game.cards], deck[game.cards :]
    size = hand_size(options, game, len(left))
    hand, rest = left[:size], left[size:]
    by_chance = options.secret == "random"
    secret = shown(chance.pick(grid)) if by_chance else None
    table = Table(
        options=options,
        seats=seats,
        game=number,
        guide=guide,
        phase=Phase.CLUE if by_chance else Phase.SECRET,
        grid=grid,
        hand=hand,
        rest=rest,
        secret=secret,
        past=past,
    )
    return Step(table, (Dealt(number, guide, grid, hand, secret),))
