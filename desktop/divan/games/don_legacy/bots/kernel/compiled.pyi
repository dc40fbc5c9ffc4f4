from divan.games.don_legacy.bots.kernel.twin import Match as Match
from divan.games.don_legacy.bots.kernel.twin import random_games as random_games
