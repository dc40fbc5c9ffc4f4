"""What may be done in Don Legacy and why not (DON-2 to DON-7)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from divan.core.seat import Seat
from divan.core.violation import Violation
from divan.games.don_legacy.rules.abilities import LOOKED_AT
from divan.games.don_legacy.rules.cards import Ability, Card, Kind, Symbol, in_order
from divan.games.don_legacy.rules.conditions import check_playable, swaps
from divan.games.don_legacy.rules.moves import (
    AnalyseScene,
    Choice,
    DeclineExchange,
    Deduce,
    Discard,
    DonLegacyMove,
    Draw,
    EndTurn,
    Exchange,
    HearWitness,
    Keep,
    LaySet,
    MysteryPlay,
    Pass,
    PutOnDisguise,
    SearchArchive,
    SearchPremises,
    StopSearch,
    TakeClue,
    TakeMystery,
    TakeSecondClue,
)
from divan.games.don_legacy.rules.state import HAND_SIZE, SET_SIZE, Phase, Pile, Table
from divan.games.don_legacy.rules.violations import Code, violation

_ABILITIES: Final = {
    AnalyseScene: Ability.SCENE_ANALYSIS,
    Deduce: Ability.DEDUCTION,
    HearWitness: Ability.TESTIMONY,
    SearchArchive: Ability.ARCHIVE,
    SearchPremises: Ability.SEARCH_WARRANT,
    PutOnDisguise: Ability.DISGUISE,
}
"""The move by which each ability is used."""

_CHOOSING: Final = {
    Phase.EXCHANGE: (Exchange, DeclineExchange),
    Phase.SECOND_CLUE: (TakeSecondClue, StopSearch),
    Phase.KEEP: (Keep,),
}
"""The moves that answer the question of each phase."""


def check(table: Table, seat: Seat, move: DonLegacyMove) -> Violation | None:
    """Judge whether ``seat`` may make ``move``: None means yes."""
    if table.phase is Phase.OVER:
        return violation(Code.MATCH_OVER)
    if seat != table.active:
        return violation(Code.NOT_YOUR_TURN)
    return _check_moment(table, move) or _check_move(table, seat, move)


def moves(table: Table, seat: Seat) -> Iterator[DonLegacyMove]:
    """Yield every move that ``check`` allows, each once; the first one does no harm."""
    return (move for move in _thinkable(table, seat) if check(table, seat, move) is None)


def may_discard(table: Table, seat: Seat) -> bool:
    """Tell whether ``seat`` may discard once the action is done (DON-6.2, D8, D9)."""
    allowed = table.drew or table.options.hand_limit == "hard_five"
    return allowed and len(table.hands[seat]) > HAND_SIZE


def must_discard(table: Table, seat: Seat) -> bool:
    """Tell whether the hand limit forbids ``seat`` to end the turn (D8)."""
    return table.options.hand_limit == "hard_five" and len(table.hands[seat]) > HAND_SIZE


# Whether this is the moment for such a move at all


def _check_moment(table: Table, move: DonLegacyMove) -> Violation | None:
    """Judge by the phase alone (DON-6.1, R.1)."""
    answers = _CHOOSING.get(table.phase)
    if answers is not None:
        return None if isinstance(move, answers) else violation(Code.CHOOSE_FIRST)
    if isinstance(move, Choice):
        return violation(Code.NOTHING_TO_CHOOSE)
    if table.phase is Phase.ACT:
        early = isinstance(move, EndTurn | Discard)
        return violation(Code.ACTION_FIRST) if early else None
    if isinstance(move, LaySet):
        late = table.phase is Phase.DISCARD or table.options.set_costs == "action"
        return violation(Code.LAID_TOO_LATE) if late else None
    return None if isinstance(move, EndTurn | Discard) else violation(Code.ACTION_DONE)


def _check_move(table: Table, seat: Seat, move: DonLegacyMove) -> Violation | None:
    match move:
        case LaySet(cards):
            return _check_set(table, seat, cards)
        case Draw(pile):
            return _check_pile(table, pile)
        case TakeClue(card) | TakeSecondClue(card):
            return _check_open(table, card, Kind.CLUE)
        case TakeMystery(card):
            if table.options.take_mystery == "ability_only":
                return violation(Code.ABILITY_ONLY)
            return _check_open(table, card, Kind.MYSTERY)
        case Pass():
            return violation(Code.MAY_NOT_PASS) if _can_act(table, seat) else None
        case Exchange(card):
            return _check_held(table, seat, card)
        case Keep(card):
            return _check_kept(table, card)
        case Discard(card):
            if not may_discard(table, seat):
                return violation(Code.NO_DISCARD)
            return _check_held(table, seat, card)
        case EndTurn():
            return violation(Code.DISCARD_FIRST) if must_discard(table, seat) else None
        case DeclineExchange() | StopSearch():
            return None
        case _:
            return _check_mystery(table, seat, move)


def _can_act(table: Table, seat: Seat) -> bool:
    """Tell whether ``seat`` has any action (D22)."""
    actions = _actions(table, seat)
    return any(check(table, seat, move) is None for move in actions)


# The parts of a move


def _check_held(table: Table, seat: Seat, card: Card) -> Violation | None:
    held = card.kind is not None and card in table.hands[seat]
    return None if held else violation(Code.NOT_IN_HAND)


def _check_open(table: Table, card: Card, kind: Kind) -> Violation | None:
    is_open = card.kind is kind and card in table.row(kind)
    return None if is_open else violation(Code.NOT_OPEN)


def _check_pile(table: Table, pile: Pile) -> Violation | None:
    if pile not in table.pile_names:
        return violation(Code.NO_SUCH_PILE, pile=pile.value)
    if not table.pile(pile):
        return violation(Code.PILE_EMPTY, pile=pile.value)
    return None


def _check_set(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Violation | None:
    for card in cards:
        refusal = _check_held(table, seat, card)
        if refusal is not None:
            return refusal
    alike = len({card.symbol for card in cards}) == 1 and cards[0].is_mystery
    if not alike or len(set(cards)) != SET_SIZE or cards != in_order(cards):
        return violation(Code.NOT_A_SET)
    return None


def _check_kept(table: Table, card: Card) -> Violation | None:
    cards = () if table.looked_at is None else table.pile(table.looked_at)[-LOOKED_AT:]
    shown = card.kind is not None and card in cards
    return None if shown else violation(Code.NOT_OPEN)


# Mysteries


def _check_mystery(table: Table, seat: Seat, move: MysteryPlay) -> Violation | None:
    refusal = _check_held(table, seat, move.card)
    if refusal is not None:
        return refusal
    if move.card.is_clue:
        return violation(Code.CLUE_NOT_PLAYED)
    ability = _ABILITIES[type(move)]
    if move.card.ability is not ability:
        return violation(Code.OTHER_ABILITY)
    return check_playable(table, seat, move.card, ability) or _check_targets(table, seat, move)


def _check_targets(table: Table, seat: Seat, move: MysteryPlay) -> Violation | None:
    match move:
        case AnalyseScene(_, pile):
            return None if pile is None else _check_pile(table, pile)
        case Deduce(_, opponent):
            return _check_opponent(table, seat, opponent)
        case HearWitness(_, clue, pile):
            return _check_take_and_draw(table, clue, Kind.CLUE, pile)
        case SearchArchive(_, mystery, pile):
            return _check_take_and_draw(table, mystery, Kind.MYSTERY, pile)
        case SearchPremises(_, clue):
            return _check_open(table, clue, Kind.CLUE)
        case PutOnDisguise(card, give, take):
            return _check_swap(table, seat, card, give, take)


def _check_opponent(table: Table, seat: Seat, opponent: Seat) -> Violation | None:
    across = 0 <= opponent < table.seats and opponent != seat
    return None if across and table.hands[opponent] else violation(Code.NO_OPPONENT)


def _check_take_and_draw(
    table: Table, taken: Card | None, kind: Kind, pile: Pile | None
) -> Violation | None:
    """Judge what Testimony and Archive take; only the draw can be declined (D18)."""
    if taken is not None:
        refusal = _check_open(table, taken, kind)
    else:
        refusal = violation(Code.MUST_TAKE) if table.open_cards(kind) else None
    return refusal or (None if pile is None else _check_pile(table, pile))


def _check_swap(table: Table, seat: Seat, card: Card, give: Card, take: Card) -> Violation | None:
    if give == card:
        return violation(Code.NOT_IN_HAND)
    refusal = _check_held(table, seat, give)
    if refusal is not None:
        return refusal
    if take.kind is None or take not in table.row(take.kind):
        return violation(Code.NOT_OPEN)
    return None if take.kind is give.kind else violation(Code.OTHER_KIND)


# Every move worth asking about


def _thinkable(table: Table, seat: Seat) -> Iterator[DonLegacyMove]:
    hand = in_order(table.hands[seat])
    match table.phase:
        case Phase.ACT:
            yield from _actions(table, seat)
            if table.options.set_costs == "free":
                yield from _sets(table, seat)
            yield Pass()
        case Phase.EXCHANGE:
            yield DeclineExchange()
            yield from (Exchange(card) for card in hand)
        case Phase.SECOND_CLUE:
            yield StopSearch()
            yield from (TakeSecondClue(card) for card in table.open_cards(Kind.CLUE))
        case Phase.KEEP if table.looked_at is not None:
            yield from (Keep(card) for card in table.pile(table.looked_at)[: -LOOKED_AT - 1 : -1])
        case Phase.WRAP_UP | Phase.DISCARD:
            yield EndTurn()
            yield from _sets(table, seat)
            yield from (Discard(card) for card in hand)


def _actions(table: Table, seat: Seat) -> Iterator[DonLegacyMove]:
    """Yield the actions of DON-R.2, drawing first, which never does harm."""
    yield from (Draw(pile) for pile in table.pile_names)
    yield from (TakeClue(card) for card in table.open_cards(Kind.CLUE))
    yield from (TakeMystery(card) for card in table.open_cards(Kind.MYSTERY))
    for card in in_order(table.hands[seat]):
        ability = card.ability
        if ability is not None and check_playable(table, seat, card, ability) is None:
            yield from _plays(table, seat, card, ability)
    if table.options.set_costs == "action":
        yield from _sets(table, seat)


def _sets(table: Table, seat: Seat) -> Iterator[LaySet]:
    for symbol in Symbol:
        for first, second, third in combinations(in_order(table.held(seat, symbol)), SET_SIZE):
            yield LaySet((first, second, third))


def _plays(table: Table, seat: Seat, card: Card, ability: Ability) -> Iterator[MysteryPlay]:
    clues = table.open_cards(Kind.CLUE)
    draws: tuple[Pile | None, ...] = (*table.pile_names, None)
    match ability:
        case Ability.SCENE_ANALYSIS:
            yield from (AnalyseScene(card, pile) for pile in draws)
        case Ability.DEDUCTION:
            yield from (Deduce(card, opponent) for opponent in range(table.seats))
        case Ability.TESTIMONY:
            for clue in clues or (None,):
                yield from (HearWitness(card, clue, pile) for pile in draws)
        case Ability.ARCHIVE:
            for mystery in table.open_cards(Kind.MYSTERY) or (None,):
                yield from (SearchArchive(card, mystery, pile) for pile in draws)
        case Ability.SEARCH_WARRANT:
            yield from (SearchPremises(card, clue) for clue in clues)
        case Ability.DISGUISE:
            yield from (PutOnDisguise(card, give, take) for give, take in swaps(table, seat, card))
