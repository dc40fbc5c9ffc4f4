"""Last Call for the pictures of ``tasks.shots``: matches that bots have played so far."""

from divan.core.record import Level
from tasks.studio import SEED, Scene, Studio

LEVELS = (Level.MYCROFT, Level.WATSON, Level.ADLER, Level.MYCROFT)


def call_set_up(studio: Studio) -> None:
    studio.house.set_up.open("last_call")
    studio.page("setup")


def _call(studio: Studio, plies: int, seed: str = SEED) -> None:
    studio.put(studio.played("last_call", LEVELS, lambda at: at.ply >= plies, seed=seed))


def call_start(studio: Studio) -> None:
    _call(studio, 0)


def call_middle(studio: Studio) -> None:
    _call(studio, 31)


def call_picked(studio: Studio) -> None:
    _call(studio, 40)
    studio.house.table.pick(studio.hand()[2])


def call_refused(studio: Studio) -> None:
    _call(studio, 31)
    studio.house.table.pick(studio.hand()[2])


def call_guess(studio: Studio) -> None:
    _call(studio, 40)
    for action in ("guess", "next.place", "next.weapon", "next.person"):
        studio.house.table.act(action)


def call_why(studio: Studio) -> None:
    _call(studio, 40)
    rows = [
        row
        for block in studio.house.table.shown.detail["notebook"]["blocks"]
        for item in block["items"]
        for row in item["rows"]
    ]
    marks = [cell["id"] for row in rows for cell in row["cells"][1:] if cell["mark"] == "no"]
    studio.house.table.act(f"cell.{marks[-1]}")


def call_late(studio: Studio) -> None:
    _call(studio, 62)


def call_sheet(studio: Studio) -> None:
    _call(studio, 1000)
    studio.settle(2.0)


def call_rulebook(studio: Studio) -> None:
    studio.page("rulebook", game="last_call")


SCENES: tuple[Scene, ...] = (
    call_set_up,
    call_start,
    call_middle,
    call_picked,
    call_refused,
    call_guess,
    call_why,
    call_late,
    call_sheet,
    call_rulebook,
)
