"""Each game as an AEC environment of PettingZoo (Terry et al. 2021)."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from divan.core.chance import new_seed
from divan.core.fold import AnyPosition
from divan.core.move import Move
from divan.core.options import OptionValue
from divan.research.features import FEATURES, MOST, features
from divan.research.setting import ACTIONS, LONGEST, Setting, setting_of


def env(
    game: str, players: int | None = None, preset: str | None = None, **options: OptionValue
) -> AECEnv:
    """Return a game as an environment that complains where it is used in the wrong order.

    Raises ValueError for what the game does not have.
    """
    return wrappers.OrderEnforcingWrapper(DivanEnv(setting_of(game, players, preset, **options)))


class DivanEnv(AECEnv):
    """One match after another; agents are ``player_0``, ``player_1``, … by their seats.

    An observation has the features of the seat's view and the mask of the actions it may choose;
    the mask of who is not to act is empty. ``infos`` has, for who acts, the moves that the actions
    stand for.
    """

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {
            "name": f"divan_{setting.manifest.id}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self._setting = setting
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.observation_spaces = {agent: _observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._seed = ""
        self._moves: tuple[Move, ...] = ()
        self._position: AnyPosition

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the same space for every agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the same space for every agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new match: the one of ``seed``, or one that nobody can foresee."""
        self._seed = new_seed() if seed is None else f"RESEARCH {seed}"
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._show(self._setting.begin(self._seed))

    def step(self, action: Any) -> None:
        """Make the move that ``action`` stands for. Raises ValueError where there is none."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = int(action)
        if not 0 <= number < len(self._moves):
            raise ValueError(f"{agent} has {len(self._moves)} actions, not one of number {number}")
        self._cumulative_rewards[agent] = 0.0
        seat = self.possible_agents.index(agent)
        after = self._setting.after(self._seed, self._position, seat, self._moves[number])
        self._show(after)
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what ``agent`` may know, and its mask."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(ACTIONS, np.int8)
        if agent == self.agent_selection:
            mask[: len(self._moves)] = 1
        view = self._setting.view(self._position, seat)
        return {"observation": features(view), "action_mask": mask}

    def render(self) -> str:
        """Return the whole table as text, the hidden included."""
        return str(self._position.state)

    def close(self) -> None:
        """Nothing is held."""

    def _show(self, position: AnyPosition) -> None:
        """Put ``position`` before the agents."""
        self._position = position
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        seat = self._setting.acting(position)
        if seat is not None:
            self._moves = self._setting.moves(position, seat)
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection] = {"moves": self._moves}
            return
        self._moves = ()
        worth = self._setting.utilities(position)
        self.rewards = dict(zip(self.possible_agents, worth, strict=True))
        ended = self._setting.rules.result(position.state) is not None
        self.terminations = dict.fromkeys(self.agents, ended)
        self.truncations = dict.fromkeys(self.agents, not ended and position.ply >= LONGEST)
        self.agent_selection = self.agents[0]


def _observation_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, MOST, (FEATURES,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )
