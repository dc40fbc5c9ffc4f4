"""Each game as a Python game of OpenSpiel (Lanctot et al. 2019), registered by importing this.

``pyspiel.load_game("python_divan_lost_cities", {"preset": "published"})`` returns one; its
parameters are ``players``, ``preset`` and ``deals``. The root is a chance node: it draws one of so
many deals, all as likely, and everything that chance does later follows from the deal. Players act
in sequence, also where the table lets several decide at once.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from divan.core.fold import AnyPosition
from divan.core.manifest import Manifest
from divan.core.move import Move
from divan.games import find_games
from divan.research.features import FEATURES, features
from divan.research.setting import ACTIONS, LONGEST, LOSS, WIN, Setting, setting_of

DEALS: Final = 4096
"""How many deals there are, unless the parameter ``deals`` says otherwise."""
DEAL_PLY: Final = 1
"""The draw of the deal, which OpenSpiel counts as a move too."""


class _Moment:
    """Where a match is; shared by the copies of a state, as nothing in it ever changes."""

    def __init__(self, setting: Setting, seed: str, position: AnyPosition) -> None:
        self.setting = setting
        self.seed = seed
        self.position = position
        self.acting = setting.acting(position)
        self.moves: tuple[Move, ...] = ()
        if self.acting is not None:
            self.moves = setting.moves(position, self.acting)

    def __deepcopy__(self, memo: object) -> "_Moment":
        return self

    def after(self, action: int) -> "_Moment":
        """Return the moment after the move that ``action`` stands for."""
        if self.acting is None:
            raise ValueError("the match is over")
        position = self.setting.after(self.seed, self.position, self.acting, self.moves[action])
        return _Moment(self.setting, self.seed, position)


class DivanState(pyspiel.State):
    """A match before or after the deal."""

    def __init__(self, game: "DivanGame") -> None:
        super().__init__(game)
        self._setting = game.setting
        self._deals = game.deals
        self._moment: _Moment | None = None

    @property
    def moment(self) -> _Moment | None:
        """Where the match is, None before the deal."""
        return self._moment

    def current_player(self) -> int:
        """Return who acts: a seat, chance before the deal, or nobody at the end."""
        if self._moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        acting = self._moment.acting
        return int(pyspiel.PlayerId.TERMINAL) if acting is None else acting

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every deal with its probability."""
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def is_terminal(self) -> bool:
        """Tell whether nobody can act any more."""
        return self._moment is not None and self._moment.acting is None

    def returns(self) -> list[float]:
        """Return what the end is worth to each seat, nothing before it."""
        if self._moment is None:
            return [0.0] * self._setting.seats
        return self._setting.utilities(self._moment.position)

    def _legal_actions(self, player: int) -> list[int]:
        if self._moment is None or player != self._moment.acting:
            return []
        return list(range(len(self._moment.moves)))

    def _apply_action(self, action: int) -> None:
        number = int(action)
        if self._moment is None:
            seed = f"DEAL {number}"
            self._moment = _Moment(self._setting, seed, self._setting.begin(seed))
        else:
            self._moment = self._moment.after(number)

    def _action_to_string(self, player: int, action: int) -> str:
        if self._moment is None or player != self._moment.acting:
            return f"deal {action}"
        move = self._moment.moves[int(action)]
        return f"{action}: {msgspec.json.encode(move).decode()}"

    def __str__(self) -> str:
        if self._moment is None:
            return "before the deal"
        state = msgspec.json.encode(self._moment.position.state).decode()
        return f"{self._moment.seed}, after {self._moment.position.ply} moves: {state}"


class DivanObserver:
    """What a player may know: as features, and as the JSON of the view.

    With perfect recall the JSON holds all that the player has ever seen, else only the table.
    """

    def __init__(self, kind: pyspiel.IIGObservationType, parameters: object) -> None:
        if parameters:
            raise ValueError(f"an observer of Divan takes no parameters: {parameters}")
        self._recall = kind.perfect_recall
        self.tensor = np.zeros(FEATURES, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: DivanState, player: int) -> None:
        """Let ``tensor`` be what ``player`` may know."""
        moment = state.moment
        self.tensor.fill(0)
        if moment is not None:
            self.tensor[:] = features(moment.setting.view(moment.position, player))

    def string_from(self, state: DivanState, player: int) -> str:
        """Return what ``player`` may know as text."""
        moment = state.moment
        if moment is None:
            return f"player {player} before the deal"
        view = moment.setting.view(moment.position, player)
        return msgspec.json.encode(view if self._recall else (view.seat, view.table)).decode()


class DivanGame(pyspiel.Game):
    """One of Divan's games with the number of players and the preset of its parameters."""

    manifest: Manifest
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wanted = {**_defaults(self.manifest), **(params or {})}
        self.setting = setting_of(self.manifest.id, wanted["players"], wanted["preset"])
        self.deals = int(wanted["deals"])
        shape = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.setting.seats,
            min_utility=LOSS,
            max_utility=WIN,
            utility_sum=None,
            max_game_length=LONGEST + DEAL_PLY,
        )
        super().__init__(self.kind, shape, dict(params or {}))

    def new_initial_state(self) -> DivanState:
        """Return a match before the deal."""
        return DivanState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> DivanObserver:
        """Return an observer of this game's states."""
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return DivanObserver(iig_obs_type or usual, params)


def _defaults(manifest: Manifest) -> dict[str, Any]:
    return {
        "players": manifest.players[0],
        "preset": manifest.load_rules().presets[0].id,
        "deals": DEALS,
    }


def _register(manifest: Manifest) -> type[DivanGame]:
    kind = pyspiel.GameType(
        short_name=f"python_divan_{manifest.id}",
        long_name=f"Divan: {manifest.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(manifest.players),
        min_num_players=min(manifest.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_defaults(manifest),
    )
    game = type(f"Divan_{manifest.id}", (DivanGame,), {"manifest": manifest, "kind": kind})
    pyspiel.register_game(kind, game)
    return game


GAMES: Final = {manifest.id: _register(manifest) for manifest in find_games()}
"""Every game of Divan as OpenSpiel knows it."""
