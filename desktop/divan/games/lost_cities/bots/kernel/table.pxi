# The table of a round as numbers; ``twin_table.py`` tells the same at leisure.
#
# Cards of a hand are the bits of one word, twelve a suit. A suit's equal investments fill its
# lowest three bits from below, so that equal hands are equal words.

from libc.stdint cimport int8_t, uint8_t, uint64_t
from libc.string cimport memset

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int divan_lowest(unsigned long long bits) {
        unsigned long place;
        _BitScanForward64(&place, bits);
        return (int)place;
    }
    #else
    static inline int divan_lowest(unsigned long long bits) { return __builtin_ctzll(bits); }
    #endif
    """
    # The place of the lowest bit; there must be one.
    int lowest "divan_lowest"(uint64_t bits) noexcept nogil

cdef enum:
    SUITS = 5
    IN_SUIT = 12
    CARDS = 60
    INVESTMENTS = 3
    HAND = 8
    DISCARD = 60
    DRAW = 120
    MOST_MOVES = 2 * CARDS  # whatever hand a table is laid with
    MOST_STREAK = 20  # D19
    NO_SUIT = -1
    ONE_PER_SUIT = -1
    COST = 20
    BONUS = 20
    FOR_TEN = 3
    FOR_EIGHT = 8

cdef enum:
    PLACE = 0
    DRAW_NOW = 1
    OVER = 2

cdef enum:
    NO_TEN = 0
    TEN_ON_TOP = 1
    TWO_TO_TEN = 2

cdef uint64_t ONE = 1
cdef uint64_t WHOLE_SUIT = 0xFFF
cdef uint64_t INVESTMENT_OR_TWO = 0x9
cdef uint64_t DISTINCT = 0xFF9FF9FF9FF9FF9  # every card once: of a suit's investments the lowest

cdef uint8_t SUIT_OF[CARDS]
cdef uint8_t RANK_OF[CARDS]  # 0 for an investment
cdef uint8_t NUMBER_OF[CARDS]  # of equal cards the lowest
cdef uint64_t ALIKE[CARDS]  # the bits of all cards that are equal
cdef uint64_t ABOVE[CARDS]  # the bits of what fits on a card


cdef struct Terms:
    int free_start
    int multipliers[4]
    int ten_bonus
    int eight_bonus
    int turned_up
    int random_starter


cdef struct Route:
    uint8_t top
    uint8_t investments
    uint8_t length
    uint8_t numbers  # their sum


cdef struct Table:
    uint64_t hand[2]
    uint64_t known[2]  # of each hand, what the other player saw being picked up
    uint64_t hidden[2]  # what each player has not seen: the pile and the rest of the other hand
    uint64_t fits[2]  # what each player's routes would take
    Route routes[2][SUITS]
    uint8_t discards[SUITS][IN_SUIT]
    uint8_t heights[SUITS]
    uint8_t thrown[SUITS]  # investments among the discards
    uint8_t pile[CARDS]
    int left
    uint64_t sources  # bit 0 for the pile, bit 1 + suit for discards that lie there
    int8_t active
    int8_t phase
    int8_t closed
    int8_t streak


cdef void fill_lookups() noexcept nogil:
    """Fill what is looked up about each card; once, on import."""
    cdef int card, place, first
    for card in range(CARDS):
        place = card % IN_SUIT
        first = card - place
        SUIT_OF[card] = card // IN_SUIT
        if place < INVESTMENTS:
            RANK_OF[card] = 0
            NUMBER_OF[card] = first
            ALIKE[card] = <uint64_t>7 << first
            ABOVE[card] = (WHOLE_SUIT & DISTINCT) << first
        else:
            RANK_OF[card] = place - 1
            NUMBER_OF[card] = card
            ALIKE[card] = ONE << card
            ABOVE[card] = (WHOLE_SUIT & ~((<uint64_t>2 << place) - 1)) << first


fill_lookups()


# ── cards in a word ─────────────────────────────────────────────────────────────────────────

cdef inline uint64_t with_card(uint64_t cards, int card) noexcept nogil:
    return cards | (((cards & ALIKE[card]) << 1 | ONE << card) & ALIKE[card])


cdef inline uint64_t without_card(uint64_t cards, int card) noexcept nogil:
    return (cards & ~ALIKE[card]) | ((cards & ALIKE[card]) >> 1 & ALIKE[card])


cdef inline int count(uint64_t bits) noexcept nogil:
    """Return how many bits are set."""
    bits -= bits >> 1 & <uint64_t>0x5555555555555555
    bits = (bits & <uint64_t>0x3333333333333333) + (bits >> 2 & <uint64_t>0x3333333333333333)
    bits = (bits + (bits >> 4)) & <uint64_t>0x0F0F0F0F0F0F0F0F
    return <int>((bits * <uint64_t>0x0101010101010101) >> 56)


cdef inline int nth(uint64_t bits, int place) noexcept nogil:
    """Return where the bit is that has ``place`` others below it."""
    while place:
        bits &= bits - 1
        place -= 1
    return lowest(bits)


cdef int spread(uint64_t cards, uint8_t *out) noexcept nogil:
    """Write the numbers of ``cards`` in ascending order; return how many there are."""
    cdef int written = 0
    while cards:
        out[written] = NUMBER_OF[lowest(cards)]
        cards &= cards - 1
        written += 1
    return written


# ── dealing ─────────────────────────────────────────────────────────────────────────────────

cdef void clear(Table *table, Terms *terms) noexcept nogil:
    """Clear the table: nobody holds anything, everything is hidden."""
    cdef uint64_t first = DISTINCT if terms.free_start else 0
    cdef int suit
    memset(table, 0, sizeof(Table))
    for suit in range(SUITS):
        first |= INVESTMENT_OR_TWO << IN_SUIT * suit
    table.fits[0] = table.fits[1] = first
    table.hidden[0] = table.hidden[1] = (ONE << CARDS) - 1
    table.sources = 1
    table.closed = NO_SUIT


cdef void deal(Table *table, Terms *terms, Dice *dice) noexcept nogil:
    """Begin a round: who starts, the shuffle, two hands and the cards turned up."""
    cdef uint8_t deck[CARDS]
    cdef int place, seat
    clear(table, terms)
    if terms.random_starter:
        table.active = below(dice, 2)
    for place in range(CARDS):
        deck[place] = NUMBER_OF[place]
    shuffle(dice, deck, CARDS)
    for seat in range(2):
        for place in range(HAND * seat, HAND * (seat + 1)):
            table.hand[seat] = with_card(table.hand[seat], deck[place])
            table.hidden[seat] = without_card(table.hidden[seat], deck[place])
    for place in range(2 * HAND, CARDS):
        table.pile[table.left] = deck[place]
        table.left += 1
    if terms.turned_up == ONE_PER_SUIT:
        turn_up_each_suit(table)
    else:
        for place in range(terms.turned_up):
            table.left -= 1
            turn_up(table, table.pile[table.left])


cdef void turn_up(Table *table, int card) noexcept nogil:
    table.hidden[0] = without_card(table.hidden[0], card)
    table.hidden[1] = without_card(table.hidden[1], card)
    put_down(table, card)


cdef void turn_up_each_suit(Table *table) noexcept nogil:
    """Turn cards up until each suit shows one; others go under the pile as they come (D2)."""
    cdef uint8_t under[CARDS]
    cdef int put_under = 0, shown = 0, place, card
    while table.left and shown < SUITS:
        table.left -= 1
        card = table.pile[table.left]
        if table.heights[SUIT_OF[card]]:
            under[put_under] = card
            put_under += 1
        else:
            turn_up(table, card)
            shown += 1
    for place in range(table.left - 1, -1, -1):
        table.pile[put_under + place] = table.pile[place]
    for place in range(put_under):
        table.pile[place] = under[put_under - 1 - place]
    table.left += put_under


cdef void deal_hidden(Table *table, int *odds, Dice *dice) noexcept nogil:
    """Deal what the player to act cannot see to the pile and to the other hand, which keeps
    what is known of it; ``odds`` tells of each card how readily it is kept.
    """
    cdef int seat = table.active
    cdef int other = 1 - seat
    cdef uint8_t cards[CARDS]
    cdef uint8_t own[CARDS]
    cdef int number = spread(table.hidden[seat], cards)
    cdef int place
    table.hand[other] = table.known[other]
    while number > table.left:
        place = one_kept(cards, number, odds, dice)
        table.hand[other] = with_card(table.hand[other], cards[place])
        number -= 1
        cards[place] = cards[number]
    shuffle(dice, cards, number)
    table.hidden[other] = table.hand[seat]
    number = spread(table.known[seat], own)
    for place in range(number):
        table.hidden[other] = without_card(table.hidden[other], own[place])
    for place in range(table.left):
        table.pile[place] = cards[place]
        table.hidden[other] = with_card(table.hidden[other], cards[place])


cdef int one_kept(uint8_t *cards, int number, int *odds, Dice *dice) noexcept nogil:
    """Draw the place of a card by the odds that it is kept."""
    cdef int total = 0, place, choice
    for place in range(number):
        total += odds[cards[place]]
    choice = below(dice, total)
    place = -1
    while choice >= 0:
        place += 1
        choice -= odds[cards[place]]
    return place


# ── moves ───────────────────────────────────────────────────────────────────────────────────

cdef inline void lay(Table *table, int seat, int card) noexcept nogil:
    cdef int suit = SUIT_OF[card]
    cdef Route *route = &table.routes[seat][suit]
    route.top = RANK_OF[card]
    route.investments += RANK_OF[card] == 0
    route.length += 1
    route.numbers += RANK_OF[card]
    table.fits[seat] = (table.fits[seat] & ~(WHOLE_SUIT << IN_SUIT * suit)) | ABOVE[card]


cdef inline void put_down(Table *table, int card) noexcept nogil:
    cdef int suit = SUIT_OF[card]
    table.discards[suit][table.heights[suit]] = card
    table.heights[suit] += 1
    table.thrown[suit] += RANK_OF[card] == 0
    table.sources |= <uint64_t>2 << suit


cdef inline int take_up(Table *table, int suit) noexcept nogil:
    cdef int card
    table.heights[suit] -= 1
    card = table.discards[suit][table.heights[suit]]
    table.thrown[suit] -= RANK_OF[card] == 0
    table.sources &= ~(<uint64_t>(table.heights[suit] == 0) << (1 + suit))
    return card


cdef inline void place_card(Table *table, int move) noexcept nogil:
    cdef int seat = table.active
    cdef int card = move if move < DISCARD else move - DISCARD
    table.hand[seat] = without_card(table.hand[seat], card)
    if table.known[seat] & ALIKE[card]:
        table.known[seat] = without_card(table.known[seat], card)
    else:
        table.hidden[1 - seat] = without_card(table.hidden[1 - seat], card)
    if move < DISCARD:
        lay(table, seat, card)
    else:
        put_down(table, card)
        table.closed = SUIT_OF[card]
    table.phase = DRAW_NOW


cdef inline void draw_card(Table *table, int move) noexcept nogil:
    cdef int seat = table.active
    cdef int card
    if move == DRAW:
        table.left -= 1
        card = table.pile[table.left]
        table.hidden[seat] = without_card(table.hidden[seat], card)
        table.streak = 0
    else:
        card = take_up(table, move - DRAW - 1)
        table.known[seat] = with_card(table.known[seat], card)
        table.streak += 1
    table.hand[seat] = with_card(table.hand[seat], card)
    table.active = 1 - seat
    table.closed = NO_SUIT
    table.phase = PLACE if table.left else OVER


cdef inline void play(Table *table, int move) noexcept nogil:
    """Carry out a move that is allowed."""
    if move < DRAW:
        place_card(table, move)
    else:
        draw_card(table, move)


cdef inline uint64_t open_sources(Table *table) noexcept nogil:
    """Return where a card may be drawn now: bit 0 is the pile, bit 1 + suit its discards."""
    if table.streak >= MOST_STREAK:
        return 1
    return table.sources & ~(<uint64_t>2 << table.closed if table.closed >= 0 else 0)


cdef int list_moves(Table *table, uint8_t *out) noexcept nogil:
    """Write the allowed moves in ascending order; return how many there are."""
    cdef uint64_t held
    cdef int number, place
    if table.phase == OVER:
        return 0
    if table.phase == DRAW_NOW:
        held = open_sources(table)
        number = count(held)
        for place in range(number):
            out[place] = DRAW + nth(held, place)
        return number
    held = table.hand[table.active] & DISTINCT
    number = spread(held & table.fits[table.active], out)
    return number + spread_discards(held, &out[number])


cdef inline int spread_discards(uint64_t held, uint8_t *out) noexcept nogil:
    cdef int number = spread(held, out), place
    for place in range(number):
        out[place] += DISCARD
    return number


# ── scores ──────────────────────────────────────────────────────────────────────────────────

cdef int route_score(Route *route, Terms *terms) noexcept nogil:
    cdef int bonus = 0, ranks = route.length - route.investments
    if not route.length:
        return 0
    if not route.investments:
        if terms.ten_bonus == TEN_ON_TOP and route.top == 10 and ranks >= FOR_TEN:
            bonus += BONUS
        elif terms.ten_bonus == TWO_TO_TEN and ranks == IN_SUIT - INVESTMENTS:
            bonus += BONUS
    if terms.eight_bonus and route.length >= FOR_EIGHT:
        bonus += BONUS
    return (route.numbers - COST) * terms.multipliers[route.investments] + bonus


cdef int score(Table *table, Terms *terms, int seat) noexcept nogil:
    cdef int suit, total = 0
    for suit in range(SUITS):
        total += route_score(&table.routes[seat][suit], terms)
    return total
