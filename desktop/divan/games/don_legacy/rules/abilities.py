"""What mystery cards do when they are played, and the choices that follow (DON-3, 7, D17-D19)."""

from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.rules import Step
from divan.core.seat import Seat
from divan.games.don_legacy.rules.cards import Card, Kind
from divan.games.don_legacy.rules.dealing import (
    DonLegacyStep,
    draw,
    take_open,
    then,
    to_discards,
    with_pile,
    with_row,
)
from divan.games.don_legacy.rules.events import (
    Disguised,
    Exchanged,
    ExchangeDeclined,
    Kept,
    LookedAtTwo,
    PlayedMystery,
    SawCard,
    SearchStopped,
)
from divan.games.don_legacy.rules.moves import (
    AnalyseScene,
    Choice,
    DeclineExchange,
    Deduce,
    Exchange,
    HearWitness,
    Keep,
    MysteryPlay,
    PutOnDisguise,
    SearchArchive,
    SearchPremises,
    StopSearch,
    TakeSecondClue,
)
from divan.games.don_legacy.rules.state import Phase, Pile, Seen, Table, with_item, without

LOOKED_AT = 2
"""How many cards Scene analysis looks at under the option."""


def play(table: Table, seat: Seat, move: MysteryPlay, chance: Chance) -> DonLegacyStep:
    """Discard the mystery and do what it says.

    Where a choice depends on what is shown, the table stops in a phase of its own.
    """
    played = to_discards(table, seat, move.card)
    step: DonLegacyStep = Step(played, (PlayedMystery(seat, move.card),))
    return then(step, lambda after: _effect(after, seat, move, chance))


def choose(table: Table, seat: Seat, move: Choice) -> DonLegacyStep:
    """Carry out the choice that a mystery left open."""
    settled = replace(table, phase=Phase.ACT, seen=None, looked_at=None)
    match move:
        case Exchange(given):
            return _exchange(settled, seat, _seen(table), given)
        case DeclineExchange():
            return Step(settled, (ExchangeDeclined(seat, _seen(table).owner),))
        case TakeSecondClue(card):
            return take_open(settled, seat, card)
        case StopSearch():
            return Step(settled, (SearchStopped(seat),))
        case Keep(card):
            return _keep(settled, seat, _looked_at(table), card)


def _effect(table: Table, seat: Seat, move: MysteryPlay, chance: Chance) -> DonLegacyStep:
    match move:
        case AnalyseScene(_, pile):
            return _analyse(table, seat, pile)
        case Deduce(_, opponent):
            return _look_into_hand(table, seat, opponent, chance)
        case HearWitness(_, taken, pile) | SearchArchive(_, taken, pile):
            step: DonLegacyStep = Step(table, ())
            if taken is not None:
                step = take_open(table, seat, taken)
            return then(step, lambda after: draw(after, seat, pile))
        case SearchPremises(_, clue):
            step = take_open(table, seat, clue)
            if not step.state.open_cards(Kind.CLUE):
                return step
            return Step(replace(step.state, phase=Phase.SECOND_CLUE), step.events)
        case PutOnDisguise(_, given, taken):
            return _disguise(table, seat, given, taken)


def _analyse(table: Table, seat: Seat, pile: Pile | None) -> DonLegacyStep:
    """Draw a card, or look at two and stop for the choice; a single card is just drawn."""
    looks = table.options.scene_analysis == "look_at_two"
    if pile is None or not looks or len(table.pile(pile)) < LOOKED_AT:
        return draw(table, seat, pile)
    cards = table.pile(pile)[: -LOOKED_AT - 1 : -1]
    looking = replace(table, phase=Phase.KEEP, looked_at=pile)
    return Step(looking, (LookedAtTwo(seat, pile, cards),))


def _keep(table: Table, seat: Seat, pile: Pile, card: Card) -> DonLegacyStep:
    """Take ``card`` of the top two; the other one goes under the pile."""
    cards = table.pile(pile)
    (declined,) = without(cards[-LOOKED_AT:], card)
    kept = replace(
        with_pile(table, pile, (declined, *cards[:-LOOKED_AT])),
        hands=with_item(table.hands, seat, (*table.hands[seat], card)),
    )
    return Step(kept, (Kept(seat, card, declined, pile),))


def _look_into_hand(table: Table, seat: Seat, owner: Seat, chance: Chance) -> DonLegacyStep:
    """See one card of ``owner`` at random (D17)."""
    place = chance.below(len(table.hands[owner]))
    looking = replace(table, phase=Phase.EXCHANGE, seen=Seen(owner, place))
    return Step(looking, (SawCard(seat, owner, table.hands[owner][place]),))


def _exchange(table: Table, seat: Seat, seen: Seen, given: Card) -> DonLegacyStep:
    taken = table.hands[seen.owner][seen.place]
    hands = with_item(table.hands, seat, (*without(table.hands[seat], given), taken))
    hands = with_item(hands, seen.owner, (*without(hands[seen.owner], taken), given))
    return Step(replace(table, hands=hands), (Exchanged(seat, seen.owner, given, taken),))


def _disguise(table: Table, seat: Seat, given: Card, taken: Card) -> DonLegacyStep:
    kind = Kind.CLUE if taken.is_clue else Kind.MYSTERY
    row = table.row(kind)
    swapped = replace(
        with_row(table, kind, with_item(row, row.index(taken), given)),
        hands=with_item(table.hands, seat, (*without(table.hands[seat], given), taken)),
    )
    return Step(swapped, (Disguised(seat, given, taken),))


def _seen(table: Table) -> Seen:
    if table.seen is None:
        raise ValueError("no card of an opponent is being looked at")
    return table.seen


def _looked_at(table: Table) -> Pile:
    if table.looked_at is None:
        raise ValueError("no pile is being looked at")
    return table.looked_at
