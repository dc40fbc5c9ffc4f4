"""The kernel that is used: the compiled one where it was built, else its twin."""

try:
    from divan.games.don_legacy.bots.kernel.compiled import Match, random_games

    COMPILED = True
except ImportError:
    from divan.games.don_legacy.bots.kernel.twin import Match, random_games

    COMPILED = False

__all__ = ["COMPILED", "Match", "random_games"]
