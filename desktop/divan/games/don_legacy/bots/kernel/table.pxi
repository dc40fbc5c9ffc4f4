# The table of a match as numbers; ``twin_table.py`` tells the same at leisure.
#
# The clues of a hand are the bits of one word, its mysteries one number of bits a symbol.

from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memmove, memset

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
    CLUES = 40
    CARDS = 70
    SYMBOLS = 5
    ABILITIES = 6
    ABILITY_BITS = 1 << ABILITIES
    VALUES = 6  # of clues, 1 to 5
    SEATS = 4
    ROW = 4
    HAND_SIZE = 5
    SET_SIZE = 3
    SETS_TO_END = 5
    POINTS_PER_SET = 10
    FLOOR = 8  # where the lowest card of a pile lies at first: five can be put under it
    PILE = CARDS + FLOOR
    MOST_MOVES = 2048
    NO_CARD = -1
    NO_PLACE = 7
    NO_PILE = 2
    EVEN = 20

cdef enum:
    ACT = 0
    EXCHANGE = 1
    SECOND_CLUE = 2
    KEEP = 3
    WRAP_UP = 4
    DISCARD = 5
    OVER = 6

cdef enum:
    ANALYSIS = 0
    DEDUCTION = 1
    TESTIMONY = 2
    ARCHIVE = 3
    WARRANT = 4
    DISGUISE = 5

cdef enum:
    DRAW_CARD = 0
    TAKE_CLUE = 1
    TAKE_MYSTERY = 2
    ANALYSE = 3  # the plays in the order of their abilities
    DEDUCE = 4
    HEAR = 5
    SEARCH_ARCHIVE = 6
    SEARCH_PREMISES = 7
    PUT_ON = 8
    LAY = 9
    PASS = 10
    DECLINE = 11
    SWAP = 12
    STOP = 13
    SECOND = 14
    CHOOSE = 15
    DROP = 16
    END = 17

cdef uint64_t ONE = 1
cdef uint8_t VALUE_OF[CARDS]
cdef uint64_t WORTH[VALUES]  # the clues of each value
cdef uint8_t SYMBOL_OF[CARDS]
cdef uint8_t ABILITY_OF[CARDS]
cdef uint8_t COUNT_OF[ABILITY_BITS]


cdef struct Terms:
    int seats
    int open_cards
    int hand
    int take_mystery
    int look_at_two
    int hard_limit
    int sets_cost
    int single_mystery
    int finish_round
    int separate
    int random_starter


cdef struct Table:
    uint64_t clues[SEATS]
    uint8_t owned[SEATS][SYMBOLS]
    int16_t points[SEATS]
    int8_t sets[SEATS]
    int8_t rows[2][ROW]
    int8_t gone[SYMBOLS]
    int16_t spent_points
    int8_t spent_clues
    uint8_t piles[2][PILE]  # cards from ``bottom`` to below ``top``
    uint8_t bottom[2]
    uint8_t top[2]
    int8_t seen
    int8_t owner
    int8_t looked_at
    int8_t active
    int8_t starter
    int8_t phase
    int8_t drew


cdef int fill_lookups() except -1:
    """Fill what is looked up about each card; once, on import."""
    from divan.games.don_legacy.bots.kernel import coding

    for card in range(CARDS):
        VALUE_OF[card] = coding.VALUE_OF[card]
        if card < CLUES:
            WORTH[VALUE_OF[card]] |= ONE << <int>card
        else:
            SYMBOL_OF[card] = (card - CLUES) // ABILITIES
            ABILITY_OF[card] = (card - CLUES) % ABILITIES
    for bits in range(ABILITY_BITS):
        COUNT_OF[bits] = bits.bit_count()
    return 0


fill_lookups()


cdef inline int32_t coded(int kind, int first, int second, int third) noexcept nogil:
    return kind << 17 | first << 10 | second << 3 | third


cdef inline int count(uint64_t bits) noexcept nogil:
    """Return how many bits are set."""
    bits -= bits >> 1 & <uint64_t>0x5555555555555555
    bits = (bits & <uint64_t>0x3333333333333333) + (bits >> 2 & <uint64_t>0x3333333333333333)
    bits = (bits + (bits >> 4)) & <uint64_t>0x0F0F0F0F0F0F0F0F
    return <int>((bits * <uint64_t>0x0101010101010101) >> 56)


# ── hands, rows and piles ───────────────────────────────────────────────────────────────────

cdef inline void give(Table *table, int seat, int card) noexcept nogil:
    if card < CLUES:
        table.clues[seat] |= ONE << card
        table.points[seat] += VALUE_OF[card]
    else:
        table.owned[seat][SYMBOL_OF[card]] |= 1 << ABILITY_OF[card]


cdef inline void remove(Table *table, int seat, int card) noexcept nogil:
    if card < CLUES:
        table.clues[seat] &= ~(ONE << card)
        table.points[seat] -= VALUE_OF[card]
    else:
        table.owned[seat][SYMBOL_OF[card]] &= ~(1 << ABILITY_OF[card])


cdef inline int count_mysteries(Table *table, int seat) noexcept nogil:
    cdef int symbol, total = 0
    for symbol in range(SYMBOLS):
        total += COUNT_OF[table.owned[seat][symbol]]
    return total


cdef inline int size_of(Table *table, int seat) noexcept nogil:
    return count(table.clues[seat]) + count_mysteries(table, seat)


cdef int spread_hand(Table *table, int seat, uint8_t *out) noexcept nogil:
    """Write the cards of a hand in ascending order; return how many there are."""
    cdef uint64_t clues = table.clues[seat]
    cdef int number = 0, symbol, ability
    while clues:
        out[number] = lowest(clues)
        clues &= clues - 1
        number += 1
    for symbol in range(SYMBOLS):
        for ability in range(ABILITIES):
            if table.owned[seat][symbol] >> ability & 1:
                out[number] = CLUES + ABILITIES * symbol + ability
                number += 1
    return number


cdef inline int height(Table *table, int pile) noexcept nogil:
    return table.top[pile] - table.bottom[pile]


cdef inline int left_in_piles(Table *table) noexcept nogil:
    return height(table, 0) + height(table, 1)


cdef inline int any_open(Table *table, int row) noexcept nogil:
    cdef int place
    for place in range(ROW):
        if table.rows[row][place] != NO_CARD:
            return True
    return False


# ── dealing ─────────────────────────────────────────────────────────────────────────────────

cdef void clear(Table *table) noexcept nogil:
    memset(table, 0, sizeof(Table))
    memset(table.rows, NO_CARD, sizeof(table.rows))
    table.bottom[0] = table.bottom[1] = table.top[0] = table.top[1] = FLOOR
    table.seen = table.owner = NO_CARD
    table.looked_at = NO_PILE


cdef inline void put_on_top(Table *table, int pile, int card) noexcept nogil:
    table.piles[pile][table.top[pile]] = card
    table.top[pile] += 1


cdef void deal(Table *table, Terms *terms, Dice *dice) noexcept nogil:
    """Begin a match: two open rows, hands, and one pile or two."""
    cdef uint8_t clues[CLUES]
    cdef uint8_t mysteries[CARDS - CLUES]
    cdef uint8_t rest[CARDS]
    cdef int place, seat, number = 0, shown = terms.open_cards
    clear(table)
    for place in range(CLUES):
        clues[place] = place
    for place in range(CARDS - CLUES):
        mysteries[place] = CLUES + place
    shuffle(dice, clues, CLUES)
    shuffle(dice, mysteries, CARDS - CLUES)
    for place in range(shown):
        table.rows[0][place] = clues[place]
        table.rows[1][place] = mysteries[place]
    for place in range(shown, CLUES):
        rest[number] = clues[place]
        number += 1
    for place in range(shown, CARDS - CLUES):
        rest[number] = mysteries[place]
        number += 1
    shuffle(dice, rest, number)
    for seat in range(terms.seats):
        for place in range(seat * terms.hand, (seat + 1) * terms.hand):
            give(table, seat, rest[place])
    for place in range(terms.seats * terms.hand, number):
        put_on_top(table, terms.separate and rest[place] >= CLUES, rest[place])
    if terms.random_starter:
        table.starter = table.active = below(dice, terms.seats)


# ── what can be done ────────────────────────────────────────────────────────────────────────

cdef inline int may_discard(Table *table, Terms *terms) noexcept nogil:
    return (table.drew or terms.hard_limit) and size_of(table, table.active) > HAND_SIZE


cdef inline int must_discard(Table *table, Terms *terms) noexcept nogil:
    return terms.hard_limit and size_of(table, table.active) > HAND_SIZE


cdef int playable(Table *table, Terms *terms, int symbol, int ability) noexcept nogil:
    """Tell whether the condition of a mystery in hand holds, and part of its effect can."""
    cdef int seat = table.active, number = count(table.clues[seat]), other
    cdef int left = left_in_piles(table) > 0
    if ability == ANALYSIS:
        return number >= 2 and left
    if ability == DEDUCTION:
        if number < 1:
            return False
        for other in range(terms.seats):
            if other != seat and size_of(table, other):
                return True
        return False
    if ability == TESTIMONY:
        return number >= 2 and (left or any_open(table, 0))
    if ability == ARCHIVE:
        return COUNT_OF[table.owned[seat][symbol]] > 1 and (left or any_open(table, 1))
    if ability == WARRANT:
        return number >= 3 and any_open(table, 0)
    if count_mysteries(table, seat) < 2:
        return False
    return any_open(table, 1) or (number > 0 and any_open(table, 0))


cdef int list_drawings(
    Table *table, int kind, int card, int place, int shift, int32_t *out
) noexcept nogil:
    """Write a play once with each pile it may draw from, and once without a draw."""
    cdef int number = 0, pile
    for pile in range(2):
        if height(table, pile):
            out[number] = coded(kind, card, place, 0) | pile << shift
            number += 1
    out[number] = coded(kind, card, place, 0) | NO_PILE << shift
    return number + 1


cdef int list_plays(Table *table, Terms *terms, int card, int32_t *out) noexcept nogil:
    """Write the ways to play a mystery of the hand that may be played."""
    cdef int ability = ABILITY_OF[card], kind = ANALYSE + ability, seat = table.active
    cdef int number = 0, other, place, row, held
    cdef uint8_t hand[CARDS]
    if ability == ANALYSIS:
        return list_drawings(table, kind, card, 0, 3, out)
    if ability == DEDUCTION:
        for other in range(terms.seats):
            if other != seat and size_of(table, other):
                out[number] = coded(kind, card, other, 0)
                number += 1
        return number
    if ability == DISGUISE:
        held = spread_hand(table, seat, hand)
        for other in range(held):
            if hand[other] != card:
                row = hand[other] >= CLUES
                for place in range(ROW):
                    if table.rows[row][place] != NO_CARD:
                        out[number] = coded(kind, card, hand[other], place)
                        number += 1
        return number
    row = ability == ARCHIVE
    for place in range(ROW):
        if table.rows[row][place] != NO_CARD:
            if ability == WARRANT:
                out[number] = coded(kind, card, place, 0)
                number += 1
            else:
                number += list_drawings(table, kind, card, place, 0, &out[number])
    if number == 0:
        number = list_drawings(table, kind, card, NO_PLACE, 0, out)
    return number


cdef int list_layings(Table *table, int32_t *out) noexcept nogil:
    cdef int number = 0, symbol, bits, owned
    for symbol in range(SYMBOLS):
        owned = table.owned[table.active][symbol]
        if COUNT_OF[owned] >= SET_SIZE:
            for bits in range(ABILITY_BITS):
                if bits & owned == bits and COUNT_OF[bits] == SET_SIZE:
                    out[number] = coded(LAY, symbol, bits, 0)
                    number += 1
    return number


cdef int list_actions(Table *table, Terms *terms, int32_t *out) noexcept nogil:
    cdef int number = 0, pile, place, row, ability, symbol, layings
    cdef uint8_t *owned = table.owned[table.active]
    for pile in range(2):
        if height(table, pile):
            out[number] = coded(DRAW_CARD, pile, 0, 0)
            number += 1
    for row in range(2):
        if row == 0 or terms.take_mystery:
            for place in range(ROW):
                if table.rows[row][place] != NO_CARD:
                    out[number] = coded(TAKE_CLUE + row, place, 0, 0)
                    number += 1
    for ability in range(ABILITIES):
        for symbol in range(SYMBOLS):
            if owned[symbol] >> ability & 1 and playable(table, terms, symbol, ability):
                number += list_plays(
                    table, terms, CLUES + ABILITIES * symbol + ability, &out[number]
                )
    layings = list_layings(table, &out[number])
    if number == 0 and not (terms.sets_cost and layings):
        out[layings] = coded(PASS, 0, 0, 0)
        return layings + 1
    return number + layings


cdef int list_hand(Table *table, int kind, int32_t *out) noexcept nogil:
    """Write a move of a kind for each card of the hand."""
    cdef uint8_t hand[CARDS]
    cdef int number = spread_hand(table, table.active, hand), place
    for place in range(number):
        out[place] = coded(kind, hand[place], 0, 0)
    return number


cdef int list_moves(Table *table, Terms *terms, int32_t *out) noexcept nogil:
    """Write the allowed moves in ascending order; return how many there are."""
    cdef int number = 0, place
    if table.phase == OVER:
        return 0
    if table.phase == ACT:
        return list_actions(table, terms, out)
    if table.phase == EXCHANGE:
        out[0] = coded(DECLINE, 0, 0, 0)
        return 1 + list_hand(table, SWAP, &out[1])
    if table.phase == SECOND_CLUE:
        out[0] = coded(STOP, 0, 0, 0)
        number = 1
        for place in range(ROW):
            if table.rows[0][place] != NO_CARD:
                out[number] = coded(SECOND, place, 0, 0)
                number += 1
        return number
    if table.phase == KEEP:
        out[0] = coded(CHOOSE, 0, 0, 0)
        out[1] = coded(CHOOSE, 1, 0, 0)
        return 2
    if table.phase == WRAP_UP and not terms.sets_cost:
        number = list_layings(table, out)
    if may_discard(table, terms):
        number += list_hand(table, DROP, &out[number])
    if not must_discard(table, terms):
        out[number] = coded(END, 0, 0, 0)
        number += 1
    return number


# ── what it does ────────────────────────────────────────────────────────────────────────────

cdef inline void draw(Table *table, int pile) noexcept nogil:
    if pile != NO_PILE and height(table, pile):
        table.top[pile] -= 1
        give(table, table.active, table.piles[pile][table.top[pile]])


cdef void take(Table *table, int row, int place) noexcept nogil:
    """Take an open card; the topmost of its kind fills its place."""
    cdef int pile, at
    cdef uint8_t *cards
    give(table, table.active, table.rows[row][place])
    table.rows[row][place] = NO_CARD
    for pile in range(2):
        cards = table.piles[pile]
        for at in range(table.top[pile] - 1, table.bottom[pile] - 1, -1):
            if (cards[at] >= CLUES) == row:
                table.rows[row][place] = cards[at]
                table.top[pile] -= 1
                memmove(&cards[at], &cards[at + 1], table.top[pile] - at)
                return


cdef void end_match(Table *table, Terms *terms) noexcept nogil:
    """End the match: every complete set that is still in a hand is laid."""
    cdef int seat, symbol, whole, bits
    table.phase = OVER
    for seat in range(terms.seats):
        for symbol in range(SYMBOLS):
            bits = table.owned[seat][symbol]
            whole = COUNT_OF[bits] // SET_SIZE
            table.sets[seat] += whole
            table.gone[symbol] += SET_SIZE * whole
            whole *= SET_SIZE
            while whole:
                bits &= bits - 1
                whole -= 1
            table.owned[seat][symbol] = bits


cdef void end_turn(Table *table, Terms *terms) noexcept nogil:
    cdef int following = (table.active + 1) % terms.seats
    if following == table.starter and not left_in_piles(table):
        end_match(table, terms)
        return
    table.active = following
    table.phase = ACT
    table.drew = False


cdef void after_action(Table *table, Terms *terms) noexcept nogil:
    table.phase = ACT
    table.seen = table.owner = NO_CARD
    table.looked_at = NO_PILE
    if not terms.finish_round and not left_in_piles(table):
        end_match(table, terms)
    elif not terms.sets_cost or may_discard(table, terms):
        table.phase = WRAP_UP
    else:
        end_turn(table, terms)


cdef void lay(Table *table, Terms *terms, int symbol, int bits) noexcept nogil:
    cdef int seat = table.active
    table.owned[seat][symbol] &= ~bits
    table.sets[seat] += 1
    table.gone[symbol] += SET_SIZE
    if table.sets[seat] >= SETS_TO_END:
        end_match(table, terms)
    elif terms.sets_cost:
        after_action(table, terms)


cdef void drop(Table *table, Terms *terms, int card) noexcept nogil:
    remove(table, table.active, card)
    if card < CLUES:
        table.spent_clues += 1
        table.spent_points += VALUE_OF[card]
    else:
        table.gone[SYMBOL_OF[card]] += 1
    if must_discard(table, terms):
        table.phase = DISCARD
    else:
        end_turn(table, terms)


cdef void choose_of_two(Table *table, int which) noexcept nogil:
    """Keep one of the top two cards; the other goes under the pile."""
    cdef int pile = table.looked_at, top, under
    cdef uint8_t *cards = table.piles[pile]
    table.top[pile] -= 2
    top = cards[table.top[pile] + 1]
    under = cards[table.top[pile]]
    give(table, table.active, under if which else top)
    table.bottom[pile] -= 1
    cards[table.bottom[pile]] = top if which else under


cdef int take_effect(
    Table *table, Terms *terms, int kind, int second, int third, Dice *dice
) noexcept nogil:
    """Do what a mystery says; return False if it left a choice open."""
    cdef uint8_t hand[CARDS]
    cdef int row, card
    if kind == ANALYSE:
        if second != NO_PILE and terms.look_at_two and height(table, second) > 1:
            table.phase = KEEP
            table.looked_at = second
            return False
        draw(table, second)
    elif kind == DEDUCE:
        table.seen = hand[below(dice, spread_hand(table, second, hand))]
        table.owner = second
        table.phase = EXCHANGE
        return False
    elif kind == SEARCH_PREMISES:
        take(table, 0, second)
        if any_open(table, 0):
            table.phase = SECOND_CLUE
            return False
    elif kind == PUT_ON:
        row = second >= CLUES
        card = table.rows[row][third]
        remove(table, table.active, second)
        give(table, table.active, card)
        table.rows[row][third] = second
    else:
        if second != NO_PLACE:
            take(table, kind - HEAR, second)
        draw(table, third)
    return True


cdef void play(Table *table, Terms *terms, int32_t move, Dice *dice) noexcept nogil:
    """Carry out a move that is allowed; ``dice`` choose what Deduction shows."""
    cdef int kind = move >> 17, first = move >> 10 & 127, second = move >> 3 & 127
    if kind == LAY:
        lay(table, terms, first, second)
        return
    if kind == END:
        end_turn(table, terms)
        return
    if kind == DROP:
        drop(table, terms, first)
        return
    if kind == DRAW_CARD:
        table.drew = True
        draw(table, first)
    elif kind == TAKE_CLUE or kind == TAKE_MYSTERY:
        take(table, kind - TAKE_CLUE, first)
    elif kind == SWAP:
        remove(table, table.active, first)
        remove(table, table.owner, table.seen)
        give(table, table.active, table.seen)
        give(table, table.owner, first)
    elif kind == SECOND:
        take(table, 0, first)
    elif kind == CHOOSE:
        choose_of_two(table, first)
    elif kind <= PUT_ON:
        remove(table, table.active, first)
        table.gone[SYMBOL_OF[first]] += 1
        if not take_effect(table, terms, kind, second, move & 7, dice):
            return
    after_action(table, terms)


cdef inline int score(Table *table, Terms *terms, int seat) noexcept nogil:
    """Return the points of a seat; complete sets in hand are none yet."""
    return (
        POINTS_PER_SET * table.sets[seat] + table.points[seat]
        + terms.single_mystery * count_mysteries(table, seat)
    )
