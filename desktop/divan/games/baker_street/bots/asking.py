"""Which two things to ask for (BAK-1.2)."""

from collections import Counter
from itertools import combinations
from typing import Final

from divan.bots.bot import Decision, Rated, Reason, Unit
from divan.games.baker_street.bots.mind import Mind
from divan.games.baker_street.rules.crime import ROOM_OF, SUSPECTS
from divan.games.baker_street.rules.house import ROOMS, SCENE
from divan.games.baker_street.rules.moves import AskFor

_THINGS: Final[tuple[str, ...]] = tuple(map(str, (*SUSPECTS, *ROOMS)))
_READ_BEFORE: Final = 0.7
"""How much less a thing is wanted for each clue about it that was read."""
_CLOSED: Final = 0.2
"""How much less a suspect or a room is wanted that is out."""
_MOLLY: Final = 1.5
"""How much more the study is wanted, for the sake of Molly Hooper."""
_WHIM: Final = 0.3


def ask(mind: Mind) -> Decision:
    """Choose by the bits that the clues with either thing on them would tell, or by rule of
    thumb.
    """
    inquires = mind.habits.inquires
    wanted, both = _by_news(mind) if inquires else (_by_thumb(mind), {})
    rated = [
        (wanted[one] + wanted[other] - both.get(frozenset((one, other)), 0.0), one, other)
        for one, other in combinations(_THINGS, 2)
    ]
    rated.sort(key=lambda found: -found[0])
    _, one, other = rated[0]
    reason = Reason("ask_news" if inquires else "ask_open", {"one": one, "other": other})
    ratings = tuple(Rated(request(one, other), value) for value, one, other in rated)
    return Decision(request(one, other), reason, ratings, Unit.BITS if inquires else Unit.WEIGHED)


def request(one: str, other: str) -> AskFor:
    """Return the request for two things, whichever is named first."""
    suspects = tuple(suspect for suspect in SUSPECTS if suspect in (one, other))
    rooms = tuple(room for room in ROOMS if room in (one, other))
    return AskFor(suspects, rooms)


def worth_of_request(mind: Mind, move: AskFor) -> float:
    """Return the bits that the clues with either thing on them would tell one who weighs."""
    wanted, both = _by_news(mind)
    named = tuple(map(str, (*move.suspects, *move.rooms)))
    return sum(wanted[thing] for thing in named) - both.get(frozenset(named), 0.0)


def _by_news(mind: Mind) -> tuple[dict[str, float], dict[frozenset[str], float]]:
    wanted = dict.fromkeys(_THINGS, 0.0)
    return {**wanted, **mind.news.shown()}, mind.news.shown_together()


def _by_thumb(mind: Mind) -> dict[str, float]:
    """Want suspects and rooms that are still open and of which little was read; the study as
    long as Molly may have more to say.
    """
    read = Counter(str(thing) for card in mind.read for thing in (*card.suspects, *card.rooms))
    open_suspects = {str(solution.murderer) for solution in mind.solutions}
    open_rooms = {str(ROOM_OF[solution.weapon]) for solution in mind.solutions}
    wanted = {}
    for thing in _THINGS:
        share = _MOLLY if thing == SCENE else _CLOSED
        if thing in open_suspects or thing in open_rooms:
            share = 1.0
        wanted[thing] = share * _READ_BEFORE ** read[thing] + mind.chance.random() * _WHIM
    return wanted
