from divan.games.lost_cities.bots.kernel.twin import Round as Round
from divan.games.lost_cities.bots.kernel.twin import random_games as random_games
