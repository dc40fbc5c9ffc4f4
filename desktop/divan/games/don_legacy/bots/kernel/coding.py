"""What the numbers of the kernel mean.

A card is its place in the full deck: clues are 0 to 39, the mystery of a symbol with an ability
is ``40 + 6 * symbol + ability``. A move is a number too (``coded``): its kind and up to three
details, which are cards, places in an open row, or numbers of piles.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from divan.core.seat import Seat
from divan.games.don_legacy.bots.knowledge import Knowledge
from divan.games.don_legacy.rules.cards import FACE_DOWN, FULL_DECK, Ability, Card, Kind, Symbol
from divan.games.don_legacy.rules.moves import (
    AnalyseScene,
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
    Pass,
    PutOnDisguise,
    SearchArchive,
    SearchPremises,
    StopSearch,
    TakeClue,
    TakeMystery,
    TakeSecondClue,
)
from divan.games.don_legacy.rules.options import DonLegacyOptions
from divan.games.don_legacy.rules.setup import AT_LEAST_OPEN, FEWEST_SEATS
from divan.games.don_legacy.rules.state import HAND_SIZE, SET_SIZE, Phase, Pile, Row, Table

CLUES: Final = 40
CARDS: Final = 70
SYMBOLS: Final = len(Symbol)
ABILITIES: Final = len(Ability)
NO_CARD: Final = -1

PHASES: Final = tuple(Phase)
ACT, EXCHANGE, SECOND_CLUE, KEEP, WRAP_UP, DISCARD, OVER = range(len(PHASES))
ANALYSIS, DEDUCTION, TESTIMONY, ARCHIVE, WARRANT, DISGUISE = range(ABILITIES)

(
    DRAW_CARD,  # pile
    TAKE_CLUE,  # place
    TAKE_MYSTERY,  # place
    ANALYSE,  # card, pile
    DEDUCE,  # card, opponent
    HEAR,  # card, place, pile
    SEARCH_ARCHIVE,  # card, place, pile
    SEARCH_PREMISES,  # card, place
    PUT_ON,  # card, given card, place
    LAY,  # symbol, its abilities as bits
    PASS,
    DECLINE,
    SWAP,  # given card
    STOP,
    SECOND,  # place
    CHOOSE,  # 0 for the top card, 1 for the one below
    DROP,  # card
    END,
) = range(18)
"""The kinds of move, with their details."""

NO_PLACE: Final = 7
"""The place in a row where nothing lies open."""
NO_PILE: Final = 2
"""The pile of one who does not draw."""

VALUE_OF: Final = tuple(card.value for card in FULL_DECK)
_NUMBERS: Final = {card.name: number for number, card in enumerate(FULL_DECK)}
_SYMBOLS: Final = {symbol: number for number, symbol in enumerate(Symbol)}
_ABILITIES: Final = {ability: number for number, ability in enumerate(Ability)}


class Terms(msgspec.Struct, frozen=True):
    """The options of a match. ``open_cards`` is how many lie open in each row, ``hand`` how
    many cards each player begins with.
    """

    seats: int
    open_cards: int
    hand: int
    take_mystery: bool
    look_at_two: bool
    hard_limit: bool
    sets_cost: bool
    single_mystery: int
    finish_round: bool
    separate: bool
    random_starter: bool


class Sight(msgspec.Struct, frozen=True):
    """What the player who is to act knows of a match, in numbers.

    ``held`` are the cards that he knows to be in each hand, the whole own one included, and
    ``sizes`` how many each hand has. ``hidden`` may lie anywhere out of his sight, ``under``
    are those of them that he put under a pile. ``rows`` are the open clues and mysteries,
    ``NO_CARD`` where a place is empty; ``gone`` how many mysteries of each symbol were laid,
    played or discarded, ``sets`` how many sets each player laid. ``left`` is how many cards
    each pile has. ``seen`` is the card of ``owner`` that he looks at, ``looked_at`` the number
    of the pile whose top cards, ``shown``, he looks at, the upper one last.
    """

    seat: Seat
    starter: Seat
    phase: int
    drew: bool
    held: list[list[int]]
    sizes: list[int]
    hidden: list[int]
    under: list[int]
    rows: tuple[list[int], list[int]]
    gone: list[int]
    discarded_points: int
    discarded_clues: int
    sets: list[int]
    left: tuple[int, int]
    seen: int
    owner: Seat
    looked_at: int
    shown: list[int]


def coded(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """Return the number of a move; moves of a kind are ordered by their details."""
    return kind << 17 | first << 10 | second << 3 | third


def number_of(card: Card) -> int:
    """Return the number of a card that lies face up."""
    return _NUMBERS[card.name]


def number_of_move(table: Table, move: DonLegacyMove) -> int:
    """Return the number of a move that is allowed at ``table``."""
    match move:
        case Draw(pile):
            return coded(DRAW_CARD, _pile(table, pile))
        case TakeClue(card):
            return coded(TAKE_CLUE, _place(table, card))
        case TakeMystery(card):
            return coded(TAKE_MYSTERY, _place(table, card))
        case AnalyseScene(card, pile):
            return coded(ANALYSE, number_of(card), _pile(table, pile))
        case Deduce(card, opponent):
            return coded(DEDUCE, number_of(card), opponent)
        case HearWitness(card, taken, pile):
            return coded(HEAR, number_of(card), _place(table, taken), _pile(table, pile))
        case SearchArchive(card, taken, pile):
            return coded(SEARCH_ARCHIVE, number_of(card), _place(table, taken), _pile(table, pile))
        case SearchPremises(card, clue):
            return coded(SEARCH_PREMISES, number_of(card), _place(table, clue))
        case PutOnDisguise(card, give, take):
            return coded(PUT_ON, number_of(card), number_of(give), _place(table, take))
        case LaySet(cards):
            return _laying(cards)
        case _:
            return _answering(table, move)


def _answering(table: Table, move: DonLegacyMove) -> int:
    match move:
        case Exchange(card):
            return coded(SWAP, number_of(card))
        case TakeSecondClue(card):
            return coded(SECOND, _place(table, card))
        case Keep(card):
            return coded(CHOOSE, int(card != table.pile(table.looked_at or Pile.COMMON)[-1]))
        case Discard(card):
            return coded(DROP, number_of(card))
        case _:
            return coded(_BARE[type(move)])


_BARE: Final[dict[type, int]] = {
    Pass: PASS,
    DeclineExchange: DECLINE,
    StopSearch: STOP,
    EndTurn: END,
}


def _laying(cards: tuple[Card, ...]) -> int:
    bits, symbol = 0, 0
    for card in cards:
        symbol, ability = divmod(number_of(card) - CLUES, ABILITIES)
        bits |= 1 << ability
    return coded(LAY, symbol, bits)


def _place(table: Table, card: Card | None) -> int:
    return NO_PLACE if card is None else table.row(card.kind or Kind.CLUE).index(card)


def _pile(table: Table, pile: Pile | None) -> int:
    return NO_PILE if pile is None else table.pile_names.index(pile)


def terms_of(options: DonLegacyOptions, seats: int) -> Terms:
    """Return what the kernel must know of ``options`` where so many play."""
    open_cards = seats if options.open_rows == "players" else max(seats, AT_LEAST_OPEN)
    return Terms(
        seats=seats,
        open_cards=open_cards,
        hand=options.two_player_hand if seats == FEWEST_SEATS else HAND_SIZE,
        take_mystery=options.take_mystery == "action",
        look_at_two=options.scene_analysis == "look_at_two",
        hard_limit=options.hand_limit == "hard_five",
        sets_cost=options.set_costs == "action",
        single_mystery=options.single_mystery,
        finish_round=options.last_lap == "finish_round",
        separate=options.piles == "separate",
        random_starter=options.starter == "random",
    )


def sight_of(table: Table, seat: Seat, knowledge: Knowledge) -> Sight:
    """Return what ``seat``, who is to act at ``table`` as he sees it, knows."""
    discarded = [card for card in table.discards if card.is_clue]
    gone = [0] * SYMBOLS
    for card in table.discards:
        if card.symbol is not None:
            gone[_SYMBOLS[card.symbol]] += 1
    for owned in table.sets:
        for cards in owned:
            gone[_symbol_of(cards)] += SET_SIZE
    seen = table.seen
    piles = [*table.piles, ()]
    looked_at = _pile(table, table.looked_at)
    return Sight(
        seat=seat,
        starter=table.starter,
        phase=PHASES.index(table.phase),
        drew=table.drew,
        held=[sorted(map(number_of, cards)) for cards in knowledge.held],
        sizes=[len(hand) for hand in table.hands],
        hidden=[*map(number_of, knowledge.unseen)],
        under=sorted(map(number_of, knowledge.under)),
        rows=(_row(table.clues), _row(table.mysteries)),
        gone=gone,
        discarded_points=sum(card.value for card in discarded),
        discarded_clues=len(discarded),
        sets=[len(owned) for owned in table.sets],
        left=(len(piles[0]), len(piles[1])),
        seen=NO_CARD if seen is None else number_of(table.hands[seen.owner][seen.place]),
        owner=NO_CARD if seen is None else seen.owner,
        looked_at=looked_at,
        shown=_shown(piles[looked_at]) if looked_at != NO_PILE else [],
    )


def _row(row: Row) -> list[int]:
    return [NO_CARD if card is None else number_of(card) for card in row]


def _shown(pile: Iterable[Card]) -> list[int]:
    return [number_of(card) for card in pile if card != FACE_DOWN]


def _symbol_of(cards: tuple[Card, ...]) -> int:
    return (number_of(cards[0]) - CLUES) // ABILITIES
