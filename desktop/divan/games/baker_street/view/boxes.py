"""The boxes beside the plan: the request, the others with their offers, the decision. No Qt."""

from typing import Any

from divan.core.seat import Seat
from divan.games.baker_street.rules.cards import Card, total
from divan.games.baker_street.rules.crime import (
    CATEGORIES,
    CATEGORY_OF,
    MOTIVES_OF,
    SUSPECTS,
    SYMBOLS,
    WEAPONS,
    Suspect,
)
from divan.games.baker_street.rules.house import ROOMS
from divan.games.baker_street.rules.state import KEPT, Phase
from divan.games.baker_street.view import texts
from divan.games.baker_street.view.deeds import actions, solution
from divan.games.baker_street.view.draft import price, unspent
from divan.games.baker_street.view.moment import Moment
from divan.games.baker_street.view.pieces import COLOURS
from divan.games.baker_street.view.why import CLAUSES, what_now
from divan.games.baker_street.view.words import Words
from divan.ui.people import portrait
from divan.ui.plain import plain

LEFT_TO_RIGHT, END = "\u2066", "\u2069"
"""Arithmetic runs from left to right in every language."""


def boxes(moment: Moment, words: Words) -> dict[str, Any]:
    """Return what the table draws beside the plan and above the hand."""
    clause = CLAUSES[moment.table.phase]
    deciding = moment.deciding
    return {
        "mode": deciding.value if deciding is not None else "wait",
        "request": _request(moment, words),
        "others": [_other(moment, words, seat) for seat in moment.others],
        "tall": moment.table.phase in (Phase.OFFERS, Phase.PAYMENT),
        "suspects": [_suspect(moment, words, suspect) for suspect in SUSPECTS],
        "whom": words.say(texts.ASK_ABOUT_WHOM),
        "orRoom": words.say(texts.OR_A_ROOM),
        "box": _box(moment, words),
        "form": _form(moment, words),
        "deeds": [plain(action) for action in actions(moment, words)],
        "help": _help(moment, words),
        "clause": clause,
        "clauseLabel": words.speaker.clause(clause),
        "round": _round(moment, words),
    }


def _help(moment: Moment, words: Words) -> str:
    return "" if moment.deciding is None else what_now(moment, words)


def _round(moment: Moment, words: Words) -> dict[str, str]:
    """Return the lines that stand where nothing is to be decided."""
    table = moment.table
    start = texts.YOU_START if words.is_you(table.start) else texts.START_PLAYER
    lines = [
        words.say(start, player=words.whole_name(table.start)),
        words.speaker.say_count(texts.STACK_LEFT, len(table.stack)),
    ]
    if moment.snapshot.result is not None:
        return {"text": "\n".join(lines)}
    if table.solved[moment.seat]:
        lines = [words.say(texts.YOU_ARE_DONE), *lines]
    elif table.phase is Phase.SOLUTIONS and not table.may_answer(moment.seat):
        lines = [words.say(texts.BLOCKED_NOW), *lines]
    return {"text": "\n".join(lines)}


def _request(moment: Moment, words: Words) -> dict[str, Any]:
    table = moment.table
    if moment.deciding is Phase.REQUEST:
        things = list(moment.draft.asked)
        who = words.say(texts.YOU_ASK_ABOUT)
        missing = "" if len(things) > 1 else words.say(texts.ONE_MORE)
    elif table.request is not None:
        things = [*table.request.suspects, *table.request.rooms]
        yours = words.is_you(table.active)
        who = words.say(
            texts.YOU_ASK_ABOUT if yours else texts.THEY_ASK_ABOUT, player=words.name(table.active)
        )
        missing = ""
    else:
        limit = table.options.round_limit
        things, missing = [], ""
        who = words.say(texts.ROUND_OF, number=table.round, limit=limit)
    return {
        "who": who,
        "and": words.say(texts.AND),
        "missing": missing,
        "things": [
            {
                "label": words.thing(thing),
                "portrait": "" if thing in ROOMS else thing,
                "sign": f"baker_street/room-{thing}" if thing in ROOMS else "",
            }
            for thing in things
        ],
    }


def _suspect(moment: Moment, words: Words, suspect: Suspect) -> dict[str, Any]:
    return {
        "id": suspect.value,
        "label": words.thing(suspect),
        "chosen": suspect in moment.draft.asked,
        "struck": moment.suspect_out(suspect),
    }


# The other players


def _other(moment: Moment, words: Words, seat: Seat) -> dict[str, Any]:
    table = moment.table
    value = price(table, seat)
    accepted = seat in moment.draft.payments or table.payment_for(seat) is not None
    bid = table.bids[seat]
    counted = bid is not None and bid.count and not bid.places
    return {
        "seat": seat,
        "name": words.name(seat),
        "portrait": portrait(moment.players[seat]),
        "line": _state(moment, words, seat),
        "points": words.speaker.number(table.points[seat]) if table.solved[seat] else "",
        "offer": _envelope(moment, seat),
        "value": words.speaker.number(value) if value else "",
        "count": words.speaker.say_count(texts.CARDS, bid.count or 0) if bid and counted else "",
        "chosen": accepted,
        "acts": seat in moment.snapshot.to_act,
        "payable": bool(value) and value <= total(unspent(table)) if _asks(moment) else True,
    }


def _asks(moment: Moment) -> bool:
    return moment.deciding is Phase.PAYMENT


def _envelope(moment: Moment, seat: Seat) -> str:
    """Return what lies before a player: an open or a sealed offer, none, or nothing yet."""
    table = moment.table
    bid = table.bids[seat]
    if table.phase not in (Phase.OFFERS, Phase.PAYMENT) or seat == table.active:
        return ""
    if bid is None:
        return "waiting" if table.searching(seat) else ""
    if bid.value is None:
        return "sealed"
    return "open" if bid.value else "none"


def _state(moment: Moment, words: Words, seat: Seat) -> str:
    table, say = moment.table, words.say
    if table.solved[seat]:
        return say(texts.SOLVED_IN, number=table.solved[seat])
    acts = seat in moment.snapshot.to_act
    match table.phase:
        case Phase.REQUEST | Phase.OFFERS | Phase.PAYMENT if seat == table.active:
            return say(texts.ASKS)
        case Phase.PAYMENT | Phase.OFFERS:
            return _offer_line(moment, words, seat)
        case Phase.SOLUTIONS if not table.may_answer(seat):
            return say(texts.MAY_NOT)
        case Phase.SOLUTIONS:
            return say(texts.DECIDES if acts else texts.HAS_DECIDED)
        case _:
            return words.speaker.say_count(texts.CARDS, len(table.hands[seat]))


def _offer_line(moment: Moment, words: Words, seat: Seat) -> str:
    say = words.say
    match _envelope(moment, seat):
        case "waiting":
            return say(texts.DECIDES)
        case "sealed":
            return say(texts.SEALED)
        case "none":
            return say(texts.NO_OFFER)
    if seat in moment.draft.payments or moment.table.payment_for(seat) is not None:
        return say(texts.CHOSEN)
    if _asks(moment) and price(moment.table, seat) > total(unspent(moment.table)):
        return say(texts.TOO_DEAR)
    return say(texts.CHOOSE) if _asks(moment) else ""


# The decision


def _box(moment: Moment, words: Words) -> dict[str, Any]:
    """Return the box of an offer, a payment or a discard."""
    draft, say, number = moment.draft, words.say, words.speaker.number
    match moment.deciding:
        case Phase.OFFERS:
            rows = [_row("", draft.cards, "", words)] if draft.cards else []
            empty = say(texts.NOTHING_CHOSEN)
            return _drawn(say(texts.YOUR_OFFER), "", rows, number(total(draft.cards)), empty)
        case Phase.PAYMENT:
            return _payment(moment, words)
        case Phase.DISCARDS:
            wanted = len(moment.hand) - KEPT
            rows = [_row("", draft.cards, "", words)] if draft.cards else []
            told = say(texts.CHOSEN_OF, chosen=len(draft.cards), wanted=wanted)
            return _drawn(say(texts.KEEP_BEST), "", rows, told, say(texts.NOTHING_CHOSEN))
        case _:
            return _drawn("", "", [], "", "")


def _payment(moment: Moment, words: Words) -> dict[str, Any]:
    table = moment.table
    hand = table.hands[table.active]
    paid = {pay.seat: tuple(hand[place] for place in pay.places or ()) for pay in table.payments}
    paid |= moment.draft.payments
    rows, sums = [], []
    for seat, cards in paid.items():
        value, given = price(table, seat), total(cards)
        shown = f"{words.speaker.number(given)} / {words.speaker.number(value)}"
        face = portrait(moment.players[seat])
        row = _row(words.name(seat), cards, shown, words)
        rows.append({**row, "portrait": face, "ok": given >= value})
        sums.append(given)
    number = words.speaker.number
    told = " + ".join(map(number, sums))
    if len(sums) > 1:
        told = f"{LEFT_TO_RIGHT}{told} = {number(sum(sums))}{END}"
    return _drawn(
        words.say(texts.YOUR_PAYMENT),
        words.say(texts.AT_LEAST),
        rows,
        told,
        words.say(texts.NOTHING_CHOSEN),
    )


def _drawn(
    title: str, hint: str, rows: list[dict[str, Any]], told: str, empty: str
) -> dict[str, Any]:
    return {
        "title": title,
        "hint": hint,
        "rows": rows,
        "sum": told,
        "empty": "" if rows else empty,
    }


def _row(name: str, cards: tuple[Card, ...], told: str, words: Words) -> dict[str, Any]:
    return {
        "name": name,
        "portrait": "",
        "sum": told,
        "ok": True,
        "cards": [
            {
                "sign": f"baker_street/sender-{card.sender}",
                "colour": COLOURS[card.sender],
                "value": words.speaker.number(card.value),
            }
            for card in cards
        ],
    }


# The solution


def _form(moment: Moment, words: Words) -> dict[str, Any]:
    """Return the form on which a solution is chosen."""
    if moment.deciding is not Phase.SOLUTIONS:
        return {"rows": [], "lines": [], "symbols": [], "chosen": "", "who": "", "what": ""}
    draft = moment.draft
    named = solution(draft)
    chosen = words.solution(named) if named else ""
    return {
        "who": words.say(texts.WHO_AND_WHY),
        "what": words.say(texts.WITH_WHAT),
        "chosen": chosen,
        "symbols": [words.symbol(symbol) for symbol in SYMBOLS],
        "rows": [
            {
                "id": suspect.value,
                "label": words.thing(suspect),
                "struck": moment.suspect_out(suspect),
                "motives": [
                    {
                        "label": words.motive(motive),
                        "struck": moment.motive_out(suspect, motive),
                        "chosen": (draft.murderer, draft.motive) == (suspect, motive),
                    }
                    for motive in MOTIVES_OF[suspect]
                ],
            }
            for suspect in SUSPECTS
        ],
        "lines": [
            {
                "weapons": [
                    {
                        "label": words.weapon(weapon),
                        "sign": f"baker_street/weapon-{weapon}",
                        "struck": moment.weapon_out(weapon),
                        "chosen": draft.weapon is weapon,
                    }
                    for weapon in WEAPONS
                    if CATEGORY_OF[weapon] is category
                ],
            }
            for category in CATEGORIES
        ],
    }
