# The policy of ``placing.py`` and ``drawing.py``; thought for thought, with their names.

cdef enum:
    RANKS = 9  # the numbers of a suit, as the bits of a word: bit 0 is the 2
    TEN_BIT = 1 << 8
    IN_SIGHT_OF_EIGHT = 5
    SOON_OVER = 10

cdef int SUM_OF[1 << RANKS]  # of the numbers in such a word
cdef int COUNT_OF[1 << RANKS]


cdef struct Weights:
    double reach, last_draws, contested, locked
    double turns, wasted
    double play, play_point, play_wagered
    double start
    double invest, invest_hope, invest_margin
    double ten, eight
    double keep, keep_investment, give, give_new, give_investment
    double pile, take, take_point, slow, slow_turns, slow_spare
    double daring


cdef struct Suit:
    Route *route
    Route *other
    int held  # words of ranks
    int open
    int investments
    int investments_out
    int factor
    int worth
    double reach
    double hopes
    double edge
    double growth


cdef struct Outlook:
    Suit suits[SUITS]
    int turns_to_come
    int ten_bonus
    double hoped_ten_bonus
    int values[CARDS]  # what the good cards in hand are worth, the best first
    int good


cdef void fill_sums() noexcept nogil:
    cdef int word, bit
    for word in range(1 << RANKS):
        SUM_OF[word] = COUNT_OF[word] = 0
        for bit in range(RANKS):
            if word >> bit & 1:
                SUM_OF[word] += bit + 2
                COUNT_OF[word] += 1


fill_sums()


cdef inline int ranks_in(uint64_t cards, int suit) noexcept nogil:
    return <int>(cards >> (IN_SUIT * suit + INVESTMENTS) & ((1 << RANKS) - 1))


cdef inline int ranks_above(int rank) noexcept nogil:
    return ((1 << RANKS) - 1) & ~((1 << (rank - 1)) - 1) if rank else (1 << RANKS) - 1


cdef inline int sum_of_highest(int ranks, int number) noexcept nogil:
    while COUNT_OF[ranks] > number:
        ranks &= ranks - 1
    return SUM_OF[ranks]


cdef inline double or_zero(double value) noexcept nogil:
    return value if value > 0.0 else 0.0


# ── the outlook ─────────────────────────────────────────────────────────────────────────────

cdef void look(Outlook *outlook, Table *table, Terms *terms, Weights *weights) noexcept nogil:
    """See the round as the player to act does."""
    cdef double draws = table.left / 2.0 - weights.last_draws
    cdef double reach = or_zero(weights.reach * draws / count(table.hidden[table.active]))
    cdef int suit
    outlook.turns_to_come = (table.left - 1) // 2
    outlook.ten_bonus = BONUS if terms.ten_bonus == TEN_ON_TOP else 0
    outlook.hoped_ten_bonus = outlook.ten_bonus * weights.ten
    outlook.good = 0
    for suit in range(SUITS):
        look_at(outlook, suit, reach, table, terms, weights)


cdef void look_at(
    Outlook *outlook, int number, double reach, Table *table, Terms *terms, Weights *weights
) noexcept nogil:
    cdef int seat = table.active
    cdef Suit *suit = &outlook.suits[number]
    cdef Route *route = &table.routes[seat][number]
    cdef Route *other = &table.routes[1 - seat][number]
    cdef int above = ranks_above(route.top)
    cdef int startable
    cdef double cards
    suit.route = route
    suit.other = other
    suit.held = ranks_in(table.hand[seat], number) & above
    suit.open = ranks_in(table.hidden[seat], number) & above
    suit.investments = COUNT_OF[table.hand[seat] >> IN_SUIT * number & 7]
    suit.reach = reach * (weights.contested if other.length else 1.0)
    suit.hopes = suit.reach * SUM_OF[suit.open]
    if route.length:
        suit.factor = terms.multipliers[route.investments]
        suit.edge = route.numbers + SUM_OF[suit.held] + suit.hopes - COST
        suit.worth = suit.factor
    else:
        suit.factor = terms.multipliers[suit.investments]
        suit.edge = sum_of_highest(suit.held, outlook.turns_to_come + 1) + suit.hopes - COST
        startable = suit.investments or suit.held & 1 or terms.free_start
        suit.worth = suit.factor if suit.edge > (0.0 if startable else weights.locked) else 0
    suit.investments_out = (
        INVESTMENTS - suit.investments
        - route.investments - other.investments - table.thrown[number]
    )
    suit.growth = 0.0
    if terms.eight_bonus and route.length < FOR_EIGHT:
        cards = route.length + COUNT_OF[suit.held] + suit.reach * COUNT_OF[suit.open]
        cards = or_zero(cards - IN_SIGHT_OF_EIGHT)
        if cards > FOR_EIGHT - IN_SIGHT_OF_EIGHT:
            cards = FOR_EIGHT - IN_SIGHT_OF_EIGHT
        suit.growth = cards * BONUS * weights.eight
    if suit.worth:
        note_values(outlook, suit)


cdef inline void note_values(Outlook *outlook, Suit *suit) noexcept nogil:
    """Put what the held numbers of ``suit`` are worth among the values, in their order."""
    cdef int ranks = suit.held, value, place
    while ranks:
        value = (lowest(ranks) + 2) * suit.factor
        ranks &= ranks - 1
        place = outlook.good
        while place and outlook.values[place - 1] < value:
            outlook.values[place] = outlook.values[place - 1]
            place -= 1
        outlook.values[place] = value
        outlook.good += 1


cdef inline int price_of(Outlook *outlook, double turn) noexcept nogil:
    cdef int place = <int>or_zero(turn)
    return outlook.values[place] if place < outlook.good else 0


cdef double keep(
    Outlook *outlook, int card, int price, int in_hand, Terms *terms, Weights *weights
) noexcept nogil:
    cdef Suit *suit = &outlook.suits[SUIT_OF[card]]
    cdef int rank = RANK_OF[card], invested
    cdef double value
    if rank == 0:
        if suit.route.top or suit.edge <= 0:
            return 0.0
        invested = suit.route.length + suit.investments + (not in_hand)
        return weights.keep_investment * (
            suit.edge * (terms.multipliers[invested] - terms.multipliers[invested - 1])
        )
    if rank <= suit.route.top:
        return 0.0
    value = rank * suit.worth - price
    if rank == 10 and not suit.route.investments:
        value += outlook.hoped_ten_bonus * suit.worth
    return or_zero(value) + suit.growth


cdef double give(Outlook *outlook, int card, Terms *terms, Weights *weights) noexcept nogil:
    cdef Route *route = outlook.suits[SUIT_OF[card]].other
    cdef int rank = RANK_OF[card], points
    cdef double lateness, value
    if not route.length:
        lateness = outlook.turns_to_come / <double>SOON_OVER
        value = weights.give_new * rank if rank else weights.give_investment
        return value * (lateness if lateness < 1.0 else 1.0)
    if rank == 0:
        return 0.0 if route.top else 2 * weights.give_investment
    if rank <= route.top:
        return 0.0
    points = rank * terms.multipliers[route.investments]
    if rank == 10 and not route.investments:
        points += outlook.ten_bonus
    return weights.give * points


# ── placing ─────────────────────────────────────────────────────────────────────────────────

cdef double investing(Outlook *outlook, Suit *suit, Terms *terms, Weights *weights) noexcept nogil:
    cdef int laid = suit.route.length
    cdef int step = terms.multipliers[laid + 1] - (terms.multipliers[laid] if laid else 0)
    cdef double ahead = (
        suit.edge - suit.hopes * (1 - weights.invest_hope) - weights.invest_margin
    )
    ahead += weights.daring
    cdef double value = weights.invest * step * ahead
    if not laid and suit.held & TEN_BIT:
        value -= outlook.hoped_ten_bonus
    return value


cdef double going_on(
    Outlook *outlook, Suit *suit, int rank, int price, Terms *terms, Weights *weights
) noexcept nogil:
    cdef int factor = terms.multipliers[suit.route.investments]
    cdef int points = rank * factor
    cdef double value = (
        weights.play + weights.play_point * points + weights.play_wagered * (factor - 1)
    )
    value += weights.wasted * (points - price if points < price else 0)
    return value - given_up(suit, rank, price, terms)


cdef double starting(
    Outlook *outlook, Suit *suit, int rank, int price, Terms *terms, Weights *weights
) noexcept nogil:
    cdef int later = suit.held & ranks_above(rank - 1)
    cdef int hoped = suit.open & ranks_above(rank)
    cdef double gain = (
        sum_of_highest(later, outlook.turns_to_come + 1)
        + suit.reach * SUM_OF[hoped] - COST + weights.daring
    )
    if later & TEN_BIT:
        gain += outlook.hoped_ten_bonus
    elif hoped & TEN_BIT:
        gain += outlook.hoped_ten_bonus * suit.reach
    return weights.start * gain - given_up(suit, rank, price, terms)


cdef double given_up(Suit *suit, int rank, int price, Terms *terms) noexcept nogil:
    """Return the points that can no longer be had once ``rank`` lies on the route."""
    cdef int invested = suit.route.investments
    cdef int factor = terms.multipliers[invested]
    cdef int skipped = suit.held & ~ranks_above(rank - 1)
    cdef int missed = suit.open & ~ranks_above(rank - 1)
    cdef int points = 0, more, ranks = skipped
    cdef double lost = 0.0
    if not suit.route.top and suit.edge > 0:
        more = terms.multipliers[invested + suit.investments] - factor
        lost += suit.edge * (more + suit.reach * suit.investments_out)
    while ranks:
        more = (lowest(ranks) + 2) * factor - price
        points += more if more > 0 else 0
        ranks &= ranks - 1
    lost += points + suit.growth * COUNT_OF[skipped]
    return lost + suit.reach * (SUM_OF[missed] * factor + suit.growth * COUNT_OF[missed])


cdef double rate_placing(
    Outlook *outlook, int move, int price, Terms *terms, Weights *weights
) noexcept nogil:
    cdef double wasted = weights.wasted * price
    cdef int card = move if move < DISCARD else move - DISCARD
    cdef Suit *suit = &outlook.suits[SUIT_OF[card]]
    if move >= DISCARD:
        return (
            -wasted - weights.keep * keep(outlook, card, price, True, terms, weights)
            - give(outlook, card, terms, weights)
        )
    if RANK_OF[card] == 0:
        return investing(outlook, suit, terms, weights) - wasted
    if suit.route.length:
        return going_on(outlook, suit, RANK_OF[card], price, terms, weights)
    return starting(outlook, suit, RANK_OF[card], price, terms, weights) - wasted


# ── choosing ────────────────────────────────────────────────────────────────────────────────

cdef int rate(
    Table *table, Terms *terms, Weights *weights, uint8_t *moves, double *values
) noexcept nogil:
    """Write the allowed moves, ascending, and how good each looks; return how many."""
    cdef Outlook outlook
    cdef int number = list_moves(table, moves)
    cdef int place, price, suit
    cdef double longer
    look(&outlook, table, terms, weights)
    if table.phase == PLACE:
        price = price_of(&outlook, (outlook.turns_to_come + 1) * weights.turns)
        for place in range(number):
            values[place] = rate_placing(&outlook, moves[place], price, terms, weights)
        return number
    price = price_of(&outlook, outlook.turns_to_come * weights.turns)
    longer = weights.slow * price_of(
        &outlook, outlook.turns_to_come * weights.slow_turns - weights.slow_spare
    )
    values[0] = weights.pile
    for place in range(1, number):
        suit = moves[place] - DRAW - 1
        values[place] = weights.take + weights.take_point * keep(
            &outlook, table.discards[suit][table.heights[suit] - 1], price, False, terms, weights
        ) + longer
    return number


cdef int best_move(Table *table, Terms *terms, Weights *weights) noexcept nogil:
    """Return the move that looks best, of equals the lowest."""
    cdef uint8_t moves[MOST_MOVES]
    cdef double values[MOST_MOVES]
    cdef int number, place, best = 0
    if table.phase == DRAW_NOW and open_sources(table) == 1:
        return DRAW
    number = rate(table, terms, weights, moves, values)
    for place in range(1, number):
        if values[place] > values[best]:
            best = place
    return moves[best]
