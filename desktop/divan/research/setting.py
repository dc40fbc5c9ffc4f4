"""A game set up for study, and what both adapters ask of it."""

from itertools import islice
from typing import Any, Final

import msgspec

from divan.core.fold import AnyPosition, advance, opening, view_of
from divan.core.manifest import Manifest
from divan.core.move import Move
from divan.core.options import OptionValue, option_values, read_options
from divan.core.record import PERSON, new_record
from divan.core.rules import AnyRules
from divan.core.seat import Seat
from divan.core.view import AnyView
from divan.games import find_games

ACTIONS: Final = 2**14
"""How many actions there are at most. Hardly any position of Baker Street, in which every set of
cards can be offered, comes near; of more moves only the first so many can be chosen.
"""
LONGEST: Final = 5000
"""After so many plies a match is broken off: no rule of Lost Cities ends one in which both
players only draw back what was discarded.
"""
WIN: Final = 1.0
LOSS: Final = -1.0


class Setting(msgspec.Struct, frozen=True):
    """A game with its options and the number of players."""

    manifest: Manifest
    options: dict[str, OptionValue]
    seats: int

    @property
    def rules(self) -> AnyRules:
        """The judge of it all."""
        return self.manifest.load_rules()

    def begin(self, seed: str) -> AnyPosition:
        """Return the position after the deal that follows from ``seed``."""
        options = read_options(self.rules.options_type, self.options)
        players = (PERSON,) * self.seats
        return opening(self.rules, new_record(self.manifest.id, self.rules, options, players, seed))

    def after(self, seed: str, position: AnyPosition, seat: Seat, move: Move) -> AnyPosition:
        """Return the position after a move. Raises IllegalMove."""
        return advance(self.rules, seed, position, seat, move)

    def acting(self, position: AnyPosition) -> Seat | None:
        """Return who acts now, the first of several; None once nobody does."""
        if position.ply >= LONGEST:
            return None
        return next(iter(self.rules.to_act(position.state)), None)

    def moves(self, position: AnyPosition, seat: Seat) -> tuple[Move, ...]:
        """Return the moves that ``seat`` can choose from; a move's place is its action."""
        return tuple(islice(self.rules.moves(position.state, seat), ACTIONS))

    def view(self, position: AnyPosition, seat: Seat) -> AnyView:
        """Return all that ``seat`` may know."""
        return view_of(self.rules, position, seat)

    def utilities(self, position: AnyPosition) -> list[float]:
        """Return what the end is worth to each seat; nothing while there is none."""
        result = self.rules.result(position.state)
        if result is None:
            return [0.0] * self.seats
        return [WIN if seat in result.winners else LOSS for seat in range(self.seats)]


def setting_of(
    game: str, players: int | None = None, preset: str | None = None, **options: OptionValue
) -> Setting:
    """Return ``game`` with the usual number of players and the first preset, unless others are
    wanted; ``options`` change the preset. Raises ValueError for what the game does not have.
    """
    manifests = {manifest.id: manifest for manifest in find_games()}
    if game not in manifests:
        raise ValueError(f"no game {game!r}; there are {', '.join(manifests)}")
    manifest = manifests[game]
    rules = manifest.load_rules()
    presets = {found.id: found.options for found in rules.presets}
    name = preset or rules.presets[0].id
    if name not in presets:
        raise ValueError(f"no preset {preset!r}; there are {', '.join(presets)}")
    seats = players or manifest.players[0]
    if seats not in manifest.players:
        raise ValueError(f"{game} is for {manifest.players} players, not {seats}")
    values: dict[str, Any] = {**option_values(presets[name]), **options}
    return Setting(manifest, option_values(read_options(rules.options_type, values)), seats)
