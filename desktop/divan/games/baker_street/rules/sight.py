"""What a seat can see of the table."""

from msgspec.structs import replace

from divan.core.seat import Seat
from divan.games.baker_street.rules.cards import face_down
from divan.games.baker_street.rules.state import Answer, Bid, Phase, Table


def observe(table: Table, seat: Seat) -> Table:
    """Turn everything face down that ``seat`` cannot see.

    The discards lie face down for everyone (D31); the truth stays hidden to the end.
    """
    asker = seat == table.active
    return replace(
        table,
        stack=face_down(table.stack),
        discards=face_down(table.discards),
        hands=tuple(
            hand if owner == seat else face_down(hand) for owner, hand in enumerate(table.hands)
        ),
        bids=tuple(
            bid if bid is None or owner == seat else _sealed(table, bid)
            for owner, bid in enumerate(table.bids)
        ),
        payments=tuple(
            payment if asker else replace(payment, places=None) for payment in table.payments
        ),
        answers=tuple(
            answer if answer is None or owner == seat else Answer(None, sealed=True)
            for owner, answer in enumerate(table.answers)
        ),
        truth=table.truth if table.phase is Phase.OVER else None,
    )


def _sealed(table: Table, bid: Bid) -> Bid:
    """Hide an offer: its cards always, its value until it is opened, the number of its cards
    where that is not told (D6, D7).
    """
    options = table.options
    told = table.phase is not Phase.OFFERS or options.offers == "clockwise"
    counted = told and options.offer_info == "value_and_count"
    return Bid(None, bid.value if told else None, bid.count if counted else None)
