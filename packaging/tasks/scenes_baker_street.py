"""Baker Street for the pictures of ``tasks.shots``: matches that bots have played so far."""

from divan.core.fold import AnyPosition
from divan.core.record import Level
from tasks.studio import Scene, Studio

LEVELS = (Level.ADLER, Level.WATSON, Level.ADLER, Level.MYCROFT)


def _baker_street(studio: Studio, phase: str, round_: int = 3, *, asker: int | None = None) -> None:
    """Put a match of Baker Street on the table where the person has to decide."""
    rules = studio.game("baker_street").load_rules()

    def stop(position: AnyPosition) -> bool:
        table = position.state
        acting = rules.to_act(table)
        return (
            table.phase == phase
            and table.round >= round_
            and acting in ((0,), ())
            and (asker is None or table.active == asker)
        )

    studio.put(studio.played("baker_street", LEVELS, stop))


def baker_street_request(studio: Studio) -> None:
    _baker_street(studio, "request", asker=0)
    studio.house.table.choose("suspect.robbie")


def baker_street_offers(studio: Studio) -> None:
    _baker_street(studio, "offers", asker=1)


def baker_street_payment(studio: Studio) -> None:
    _baker_street(studio, "payment", asker=0)
    scene = studio.house.table.shown
    offers = [z.id for z in scene.zones if z.id.startswith("offer.") and z.target] if scene else []
    for offer in offers[:2]:
        studio.house.table.choose(offer)


def baker_street_solutions(studio: Studio) -> None:
    _baker_street(studio, "solutions")
    studio.house.table.choose("accuse.singer.fear")
    studio.house.table.choose("weapon.frying_pan")


def baker_street_discards(studio: Studio) -> None:
    _baker_street(studio, "discards")


def baker_street_start(studio: Studio) -> None:
    _baker_street(studio, "request", 1)


def baker_street_sheet(studio: Studio) -> None:
    _baker_street(studio, "over")


SCENES: tuple[Scene, ...] = (
    baker_street_request,
    baker_street_offers,
    baker_street_payment,
    baker_street_solutions,
    baker_street_discards,
    baker_street_start,
    baker_street_sheet,
)
