"""The places on the table, and what choosing one of them would do. No Qt."""

from divan.core.seat import Seat
from divan.games.don_legacy.rules import RULES
from divan.games.don_legacy.rules.cards import Kind
from divan.games.don_legacy.rules.moves import (
    AnalyseScene,
    Deduce,
    Discard,
    DonLegacyMove,
    Draw,
    Exchange,
    HearWitness,
    Keep,
    LaySet,
    PutOnDisguise,
    SearchArchive,
)
from divan.games.don_legacy.rules.state import Pile
from divan.games.don_legacy.view import texts
from divan.games.don_legacy.view.choosing import chosen
from divan.games.don_legacy.view.layout import (
    DISCARD,
    HAND,
    LAY,
    SEEN,
    look_zone,
    pile_zone,
    place_zone,
    seat_zone,
    sets_zone,
    stash_zone,
)
from divan.games.don_legacy.view.moment import Intent, Moment
from divan.games.don_legacy.view.words import Words
from divan.ui.scene import Zone
from divan.ui.texts import Text


def zones(moment: Moment, words: Words) -> tuple[Zone, ...]:
    """Return every zone of the table."""
    found = [Zone(HAND, words.say(texts.HAND)), _discard_pile(moment, words)]
    found += [_pile(moment, words, name) for name in moment.table.pile_names]
    for kind in Kind:
        found += _row(moment, words, kind)
    for seat in moment.others:
        found += _other(moment, words, seat)
    yours = words.say(texts.YOUR_SETS_ARE, symbols=words.sets(moment.table.sets[moment.seat]))
    found.append(Zone(sets_zone(moment.seat), yours))
    found.append(_zone(moment, words, LAY, yours))
    owner = moment.table.active if moment.table.seen is None else moment.table.seen.owner
    found.append(_zone(moment, words, SEEN, words.say(texts.SEEN_CARD, player=words.name(owner))))
    found += [
        _zone(moment, words, look_zone(place), words.say(texts.LOOKED_AT, number=place + 1))
        for place in range(2)
    ]
    return tuple(found)


def _zone(moment: Moment, words: Words, id: str, label: str) -> Zone:
    return Zone(id, label, target=_target(moment, words, id))


def _pile(moment: Moment, words: Words, name: Pile) -> Zone:
    left = len(moment.table.pile(name))
    zone = pile_zone(name)
    return Zone(
        id=zone,
        label=words.speaker.say_count(texts.PILE_LABELS[name], left),
        target=_target(moment, words, zone),
        count=words.speaker.number(left),
        caption=words.say(texts.PILES[name]),
    )


def _discard_pile(moment: Moment, words: Words) -> Zone:
    cards = moment.table.discards
    label = words.say(texts.NO_DISCARDS)
    if cards:
        label = words.say(texts.DISCARD_PILE, card=words.card(cards[-1]))
    return Zone(
        id=DISCARD,
        label=label,
        target=_target(moment, words, DISCARD),
        caption=words.say(texts.DISCARDS, number=len(cards)),
    )


def _row(moment: Moment, words: Words, kind: Kind) -> list[Zone]:
    text = texts.CLUE_PLACE if kind is Kind.CLUE else texts.MYSTERY_PLACE
    found = []
    for place, card in enumerate(moment.table.row(kind)):
        name = words.say(texts.EMPTY_PLACE) if card is None else words.card(card)
        label = words.say(text, number=place + 1, card=name)
        found.append(_zone(moment, words, place_zone(kind, place), label))
    return found


def _other(moment: Moment, words: Words, seat: Seat) -> list[Zone]:
    player = words.name(seat)
    hand = words.say(texts.OTHER_HAND, player=player)
    return [
        Zone(stash_zone(seat), hand),
        Zone(sets_zone(seat), words.say(texts.OTHER_SETS, player=player)),
        _zone(moment, words, seat_zone(seat), hand),
    ]


def _target(moment: Moment, words: Words, zone: str) -> str:
    """Return what choosing ``zone`` would do now; "" where nothing is allowed."""
    meant = chosen(moment, zone)
    if isinstance(meant, Intent):
        return words.say(_step_label(zone)) if _leads_on(moment, meant) else ""
    if meant is None or RULES.check(moment.table, moment.seat, meant) is not None:
        return ""
    return words.say(_move_label(moment, meant))


def _leads_on(moment: Moment, intent: Intent) -> bool:
    """Tell whether a step leads to a move that is allowed."""
    if intent.laying is not None:
        return intent.laying in moment.layable
    return any(
        isinstance(move, PutOnDisguise) and move.card == intent.card and move.take == intent.wanted
        for move in moment.legal
    )


def _step_label(zone: str) -> Text:
    return texts.LAY if zone == LAY else texts.SWAP_FOR


def _move_label(moment: Moment, move: DonLegacyMove) -> Text:
    match move:
        case Draw():
            return texts.DRAW
        case AnalyseScene():
            looks = moment.table.options.scene_analysis == "look_at_two"
            return texts.LOOK if looks else texts.DRAW
        case Deduce():
            return texts.LOOK_AT_CARD
        case HearWitness() | SearchArchive() if move.draw_from is not None:
            return texts.DRAW if move.taken is None else texts.TAKE_AND_DRAW
        case PutOnDisguise():
            return texts.SWAP_FOR
        case Exchange():
            return texts.GIVE_FOR
        case Keep():
            return texts.KEEP
        case Discard():
            return texts.DISCARD
        case LaySet():
            return texts.LAY
        case _:
            return texts.TAKE
