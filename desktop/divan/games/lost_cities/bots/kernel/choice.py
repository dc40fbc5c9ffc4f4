"""The kernel that is used: the compiled one where it was built, else its twin."""

try:
    from divan.games.lost_cities.bots.kernel.compiled import Round, random_games

    COMPILED = True
except ImportError:
    from divan.games.lost_cities.bots.kernel.twin import Round, random_games

    COMPILED = False

__all__ = ["COMPILED", "Round", "random_games"]
