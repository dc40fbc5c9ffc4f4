"""What a person means by picking a card or choosing a place. No Qt.

It turns gestures into moves, or into a further step towards one; whether a move is allowed
is for the rules to say.
"""

from typing import TypeAlias

from msgspec.structs import replace

from divan.core.violation import Violation
from divan.games.don_legacy.rules import RULES
from divan.games.don_legacy.rules.cards import Ability, Card, Kind, Symbol, in_order
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
    SearchPremises,
    TakeClue,
    TakeMystery,
    TakeSecondClue,
)
from divan.games.don_legacy.rules.state import SET_SIZE, Phase, Pile
from divan.games.don_legacy.view.layout import DISCARD, LAY, SEEN
from divan.games.don_legacy.view.moment import Intent, Moment

Meant: TypeAlias = DonLegacyMove | Intent | None
"""A move, a step towards one, or nothing at all."""


def chosen(moment: Moment, zone: str) -> Meant:
    """Return what choosing ``zone`` means now, allowed or not."""
    if not moment.may_act:
        return None
    card, kind = moment.intent.card, zone.partition(".")[0]
    if zone == LAY and card is not None:
        return lay(moment, card.symbol, card)
    match moment.phase:
        case Phase.ACT if card is None:
            return _action(moment, zone, kind)
        case Phase.ACT if card is not None:
            return _play(moment, card, zone, kind)
        case Phase.EXCHANGE if zone == SEEN and card is not None:
            return Exchange(card)
        case Phase.SECOND_CLUE if kind == Kind.CLUE:
            return _open(moment, zone, TakeSecondClue)
        case Phase.KEEP if kind == "look":
            shown = moment.layout.pieces(zone)
            return Keep(shown[-1].card) if shown else None
        case Phase.WRAP_UP | Phase.DISCARD if zone == DISCARD and card is not None:
            return Discard(card)
    return None


def picked(moment: Moment, card: Card) -> Meant | Violation:
    """Return what picking ``card`` of the hand means, or why it cannot be picked."""
    intent = moment.intent
    if intent.laying is not None:
        return _gather(moment, card)
    if moment.ability is Ability.DISGUISE and intent.card is not None and card != intent.card:
        return _partner(moment, intent.card, card)
    if moment.uses(card):
        return Intent(card=card, draws=intent.draws, pile=intent.pile)
    return why_not(moment, card)


def lay(moment: Moment, symbol: Symbol | None, card: Card | None = None) -> Meant:
    """Return the set of ``symbol``, or where there are more than three to choose from, the
    step in which they are chosen, ``card`` first.
    """
    if symbol is None:
        return None
    held = in_order(moment.table.held(moment.seat, symbol))
    if len(held) == SET_SIZE:
        first, second, third = held
        return LaySet((first, second, third))
    return Intent(laying=symbol, chosen=() if card is None else (card,))


def why_not(moment: Moment, card: Card) -> Violation | None:
    """Return why a card of the hand is of no use now."""
    return RULES.check(moment.table, moment.seat, _probe(moment, card))


def _action(moment: Moment, zone: str, kind: str) -> Meant:
    if kind == "pile":
        return Draw(_pile(zone))
    if kind == Kind.CLUE:
        return _open(moment, zone, TakeClue)
    return _open(moment, zone, TakeMystery) if kind == Kind.MYSTERY else None


def _open(
    moment: Moment, zone: str, move: type[TakeClue] | type[TakeMystery] | type[TakeSecondClue]
) -> Meant:
    card = moment.open_card(zone)
    return None if card is None else move(card)


def _pile(zone: str) -> Pile:
    return Pile(zone.partition(".")[2])


def _play(moment: Moment, card: Card, zone: str, kind: str) -> Meant:
    open_card = moment.open_card(zone)
    draw_from = moment.draw_from
    match card.ability:
        case Ability.SCENE_ANALYSIS if kind == "pile":
            return AnalyseScene(card, _pile(zone))
        case Ability.DEDUCTION if kind == "seat":
            return Deduce(card, int(zone.partition(".")[2]))
        case Ability.TESTIMONY if _fits(moment, Kind.CLUE, open_card, kind):
            return HearWitness(card, open_card, draw_from)
        case Ability.ARCHIVE if _fits(moment, Kind.MYSTERY, open_card, kind):
            return SearchArchive(card, open_card, draw_from)
        case Ability.SEARCH_WARRANT if open_card is not None and open_card.is_clue:
            return SearchPremises(card, open_card)
        case Ability.DISGUISE if open_card is not None:
            return _disguise(moment, card, open_card)
    return None


def _fits(moment: Moment, kind: Kind, open_card: Card | None, zone: str) -> bool:
    """Tell whether a place is what Testimony or Archive takes from; the pile where none is."""
    if moment.table.open_cards(kind):
        return open_card is not None and open_card.kind is kind
    return zone == "pile"


def _disguise(moment: Moment, card: Card, open_card: Card) -> Meant:
    partner = moment.intent.partner
    if partner is not None:
        return PutOnDisguise(card, partner, open_card)
    return replace(moment.intent, wanted=open_card)


def _partner(moment: Moment, card: Card, partner: Card) -> Meant | Violation:
    """Take ``partner`` for the card that Disguise gives."""
    wanted = moment.intent.wanted
    if wanted is not None:
        move = PutOnDisguise(card, partner, wanted)
        return RULES.check(moment.table, moment.seat, move) or move
    return replace(moment.intent, partner=partner)


def _gather(moment: Moment, card: Card) -> Meant | Violation:
    """Put a card to the set that is being chosen, or take it away again."""
    intent = moment.intent
    if card.symbol is not intent.laying:
        return RULES.check(moment.table, moment.seat, LaySet((card, card, card)))
    if card in intent.chosen:
        rest = tuple(each for each in intent.chosen if each != card)
        return replace(intent, chosen=rest)
    cards = in_order((*intent.chosen, card))
    if len(cards) < SET_SIZE:
        return replace(intent, chosen=cards)
    first, second, third = cards
    return LaySet((first, second, third))


def _probe(moment: Moment, card: Card) -> DonLegacyMove:
    """Return the move that a person would want to make with a card of the hand."""
    match moment.phase:
        case Phase.EXCHANGE:
            return Exchange(card)
        case Phase.WRAP_UP | Phase.DISCARD:
            return Discard(card)
        case Phase.KEEP:
            return Keep(card)
    clue = next(iter(moment.table.open_cards(Kind.CLUE)), None)
    mystery = next(iter(moment.table.open_cards(Kind.MYSTERY)), None)
    match card.ability:
        case Ability.DEDUCTION:
            return Deduce(card, moment.others[0])
        case Ability.TESTIMONY:
            return HearWitness(card, clue, moment.draw_from)
        case Ability.ARCHIVE:
            return SearchArchive(card, mystery, moment.draw_from)
        case Ability.SEARCH_WARRANT:
            return SearchPremises(card, card if clue is None else clue)
        case Ability.DISGUISE:
            return PutOnDisguise(card, card, card)
    return AnalyseScene(card, moment.draw_from)
