"""The games for those who study play: PettingZoo and OpenSpiel (optional extra ``research``).

Both adapters see a game alike. An **action** is a number: the place of a move in the order in which
``Rules.moves`` yields the moves that are allowed now. An **observation** is what the seat may know
as a vector of hashed features (``features``). A **utility** is 1 for who wins and -1 for who does
not; a match of ``LONGEST`` plies is broken off and worth nothing to anybody. Where several may act
at once they act one after another, without seeing what the others chose.

::

    from divan.research.pettingzoo_env import env
    match = env("lost_cities", preset="published")

    from divan.research import openspiel_games
    game = pyspiel.load_game("python_divan_lost_cities")
"""
