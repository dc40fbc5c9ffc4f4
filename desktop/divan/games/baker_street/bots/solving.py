"""When to hand a solution in (BAK-2.1)."""

from typing import Final

from divan.bots.bot import Decision, Rated, Reason, Unit
from divan.games.baker_street.bots.mind import Mind
from divan.games.baker_street.rules.moves import HandIn, Wait

_LEAST: Final = 0.02
_SHOWN: Final = 8
_PERCENT: Final = 100


def solve(mind: Mind) -> Decision:
    """Hand the likeliest solution in once it is likely enough.

    A wrong one costs the next round's and nothing else (D17), so nobody waits for
    certainty who can help it; where it costs two, it must be likelier.
    """
    habits, table = mind.habits, mind.table
    if not mind.solutions:
        return Decision(Wait(), Reason("wait_lost"), (Rated(Wait(), 0.0),), Unit.CHANCE)
    order = sorted(mind.solutions.items(), key=lambda found: (-found[1], found[0]))
    best, chance = order[0]
    threshold = habits.confidence - habits.impatience * (table.round - 1)
    threshold *= table.options.wrong_guess
    last = table.round == table.options.round_limit
    ratings = [Rated(HandIn(solution), likely) for solution, likely in order[:_SHOWN]]
    ratings.append(Rated(Wait(), max(_LEAST, threshold)))
    ratings.sort(key=lambda found: -found.value)
    told: dict[str, str | int] = {
        "percent": round(chance * _PERCENT),
        "left": len(order),
    }
    if last or chance >= max(_LEAST, threshold):
        named = {
            "murderer": best.murderer.value,
            "weapon": best.weapon.value,
            "motive": best.motive.value,
            "rounds": table.options.wrong_guess,
        }
        code = "solve_certain" if len(order) == 1 else "solve_likely"
        reason = Reason(code, {**told, **named})
        return Decision(HandIn(best), reason, tuple(ratings), Unit.CHANCE)
    return Decision(Wait(), Reason("wait", told), tuple(ratings), Unit.CHANCE)
