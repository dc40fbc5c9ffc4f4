# The policy of ``twin_policy.py``, step for step, with its names.

cdef enum:
    STEPS = 10
    MOST_STEPS = 60
    LEFT_STEP = MOST_STEPS + 1
    HELD_STEP = (ABILITIES + 1) * LEFT_STEP
    POINTS = 114  # of all clues

cdef double SOON = 3.0
cdef double NEVER = -1000.0


cdef struct Policy:
    double foresight, open_chance, denial, two, deduce, mean_keep
    double keep[ABILITIES]
    double hopes[(ABILITIES + 1) * HELD_STEP]
    uint8_t to_lay[ABILITY_BITS]


cdef struct Outlook:
    int seat
    double waiting, single, average_clue
    int held[SYMBOLS]
    int out[SYMBOLS]
    int steps[SYMBOLS]
    double ups[SYMBOLS]
    double draws[2]


cdef struct Found:
    int place  # of a row, or a card of the hand
    double value


cdef struct Play:
    int32_t move
    double value


cdef inline double or_zero(double value) noexcept nogil:
    return value if value > 0.0 else 0.0


# ── what cards are worth ────────────────────────────────────────────────────────────────────

cdef inline double hope(Outlook *outlook, Policy *policy, int symbol, int held) noexcept nogil:
    cdef int left = outlook.out[symbol]
    if held > outlook.held[symbol]:
        left -= held - outlook.held[symbol]
    return policy.hopes[held * HELD_STEP + left * LEFT_STEP + outlook.steps[symbol]]


cdef inline double up(Outlook *outlook, Policy *policy, int symbol, int held) noexcept nogil:
    if outlook.out[symbol] + outlook.held[symbol] - held <= 0:
        return 0.0
    return or_zero(
        hope(outlook, policy, symbol, held + 1) - hope(outlook, policy, symbol, held)
    )


cdef inline double worth(Outlook *outlook, Policy *policy, int ability) noexcept nogil:
    return policy.keep[ability] * outlook.waiting + outlook.single


cdef double gain(Outlook *outlook, Policy *policy, int card, int lost) noexcept nogil:
    cdef int symbol = SYMBOL_OF[card]
    cdef double step
    if card < CLUES:
        return VALUE_OF[card]
    step = outlook.ups[symbol]
    if symbol == lost:
        step = up(outlook, policy, symbol, outlook.held[symbol] - 1)
    return step + worth(outlook, policy, ABILITY_OF[card])


cdef double loss(Outlook *outlook, Policy *policy, int card, int lost) noexcept nogil:
    cdef int symbol = SYMBOL_OF[card], held
    if card < CLUES:
        return VALUE_OF[card]
    held = outlook.held[symbol] - (symbol == lost)
    return or_zero(
        hope(outlook, policy, symbol, held) - hope(outlook, policy, symbol, held - 1)
    ) + worth(outlook, policy, ABILITY_OF[card])


cdef void look(
    Outlook *outlook, Table *table, Terms *terms, Policy *policy, int seat
) noexcept nogil:
    """See the table as ``seat`` does."""
    cdef int left = left_in_piles(table) - 1, place, card, each, hidden
    cdef int points = POINTS - table.points[seat] - table.spent_points
    cdef int clues = CLUES - count(table.clues[seat]) - table.spent_clues
    cdef int mysteries = 0
    cdef int lying[SYMBOLS]
    cdef int unseen[SYMBOLS]
    cdef double turns = (left if left > 0 else 0) / <double>terms.seats
    cdef double pace, near, hoped, step
    outlook.seat = seat
    outlook.waiting = turns / SOON
    if outlook.waiting > 1.0:
        outlook.waiting = 1.0
    outlook.single = terms.single_mystery
    memset(lying, 0, sizeof(lying))
    for place in range(ROW):
        card = table.rows[0][place]
        if card != NO_CARD:
            points -= VALUE_OF[card]
            clues -= 1
        card = table.rows[1][place]
        if card != NO_CARD:
            lying[SYMBOL_OF[card]] += 1
    for each in range(SYMBOLS):
        outlook.held[each] = COUNT_OF[table.owned[seat][each]]
        outlook.out[each] = ABILITIES - table.gone[each] - outlook.held[each]
        unseen[each] = outlook.out[each] - lying[each]
        mysteries += unseen[each]
    hidden = clues + mysteries
    if hidden < 1:
        hidden = 1
    pace = turns * policy.foresight / hidden
    near = policy.open_chance * outlook.waiting
    hoped = mysteries * (policy.mean_keep * outlook.waiting + outlook.single)
    for each in range(SYMBOLS):
        step = (pace * unseen[each] + near * lying[each]) * STEPS + 0.5
        outlook.steps[each] = <int>step if step < MOST_STEPS else MOST_STEPS
        outlook.ups[each] = up(outlook, policy, each, outlook.held[each])
        hoped += unseen[each] * outlook.ups[each]
    outlook.average_clue = points / <double>(clues if clues > 1 else 1)
    outlook.draws[0] = outlook.draws[1] = 0.0
    if terms.separate:
        if height(table, 0):
            outlook.draws[0] = outlook.average_clue
        if height(table, 1):
            outlook.draws[1] = hoped / (mysteries if mysteries > 1 else 1)
    elif height(table, 0):
        outlook.draws[0] = (points + hoped) / hidden


cdef double standing(Table *table, Terms *terms, Policy *policy, int seat) noexcept nogil:
    """Return the points of a seat with what its unfinished sets promise."""
    cdef Outlook outlook
    cdef double total = 0.0
    cdef int symbol, ability
    look(&outlook, table, terms, policy, seat)
    for symbol in range(SYMBOLS):
        total += hope(&outlook, policy, symbol, outlook.held[symbol])
        for ability in range(ABILITIES):
            if table.owned[seat][symbol] >> ability & 1:
                total += worth(&outlook, policy, ability) - outlook.single
    return score(table, terms, seat) + total


# ── the best of something ───────────────────────────────────────────────────────────────────

cdef Found best_clue(Table *table, int but) noexcept nogil:
    cdef Found found
    cdef int place, card, value = 0
    found.place = NO_PLACE
    for place in range(ROW):
        card = table.rows[0][place]
        if card != NO_CARD and place != but and VALUE_OF[card] > value:
            found.place = place
            value = VALUE_OF[card]
    found.value = value
    return found


cdef Found best_mystery(
    Table *table, Outlook *outlook, Policy *policy, int lost
) noexcept nogil:
    cdef Found found
    cdef int place, card
    cdef double value
    found.place = NO_PLACE
    found.value = 0.0
    for place in range(ROW):
        card = table.rows[1][place]
        if card != NO_CARD:
            value = gain(outlook, policy, card, lost)
            if found.place == NO_PLACE or value > found.value:
                found.place = place
                found.value = value
    return found


cdef inline int least_clue(Table *table, int seat) noexcept nogil:
    """Return the clue of a hand with the least value, or NO_CARD."""
    cdef int value
    for value in range(1, VALUES):
        if table.clues[seat] & WORTH[value]:
            return lowest(table.clues[seat] & WORTH[value])
    return NO_CARD


cdef Found least_mystery(
    Table *table, Outlook *outlook, Policy *policy, int but, int lost
) noexcept nogil:
    """Find the mystery of the hand that is missed least, ``but`` left out."""
    cdef Found found
    cdef int symbol, ability, card
    cdef double missed
    found.place = NO_CARD
    found.value = -NEVER
    for symbol in range(SYMBOLS):
        for ability in range(ABILITIES):
            if table.owned[outlook.seat][symbol] >> ability & 1:
                card = CLUES + ABILITIES * symbol + ability
                if card != but:
                    missed = loss(outlook, policy, card, lost)
                    if missed < found.value:
                        found.place = card
                        found.value = missed
    return found


cdef Found least(Table *table, Outlook *outlook, Policy *policy) noexcept nogil:
    """Find the card of the hand that is missed least."""
    cdef Found found = least_mystery(table, outlook, policy, NO_CARD, NO_CARD)
    cdef int clue = least_clue(table, outlook.seat)
    if clue != NO_CARD and VALUE_OF[clue] <= found.value:
        found.place = clue
        found.value = VALUE_OF[clue]
    return found


cdef int target(Table *table, Terms *terms, int seat) noexcept nogil:
    """Return the opponent with most cards, the next one of equals."""
    cdef int found = NO_CARD, most = 0, step, other, size
    for step in range(1, terms.seats):
        other = (seat + step) % terms.seats
        size = size_of(table, other)
        if size > most:
            found = other
            most = size
    return found


# ── choosing ────────────────────────────────────────────────────────────────────────────────

cdef int is_ahead(Table *table, Terms *terms, int seat) noexcept nogil:
    """Tell whether a seat would have most points if the match ended now."""
    cdef int owner, symbol, total, own = 0, best = 0
    for owner in range(terms.seats):
        total = score(table, terms, owner)
        for symbol in range(SYMBOLS):
            total += POINTS_PER_SET * (COUNT_OF[table.owned[owner][symbol]] // SET_SIZE)
        if owner == seat:
            own = total
        elif total > best:
            best = total
    return own > best


cdef int32_t laying(Table *table, Terms *terms, Policy *policy) noexcept nogil:
    """Return how a set is laid, or -1."""
    cdef int seat = table.active, symbol, three
    cdef int last = table.sets[seat] == SETS_TO_END - 1
    if terms.sets_cost and not (last and table.phase == ACT):
        return -1
    for symbol in range(SYMBOLS):
        three = policy.to_lay[table.owned[seat][symbol]]
        if three and (not last or is_ahead(table, terms, seat)):
            return coded(LAY, symbol, three, 0)
    return -1


cdef Play disguise(
    Table *table, Outlook *outlook, Policy *policy, int card, Found clue
) noexcept nogil:
    """Return what Disguise brings at best, and how."""
    cdef Play best
    cdef Found given
    cdef int own = least_clue(table, outlook.seat), place, taken, played = SYMBOL_OF[card]
    cdef double value
    best.value = NEVER
    best.move = coded(PASS, 0, 0, 0)
    if own != NO_CARD and clue.place != NO_PLACE:
        best.value = (
            clue.value - VALUE_OF[own]
            - policy.denial * or_zero(VALUE_OF[own] - outlook.average_clue)
        )
        best.move = coded(PUT_ON, card, own, clue.place)
    given = least_mystery(table, outlook, policy, card, played)
    for place in range(ROW):
        taken = table.rows[1][place]
        if (
            taken != NO_CARD and SYMBOL_OF[taken] != SYMBOL_OF[given.place]
            and SYMBOL_OF[taken] != played
        ):
            value = gain(outlook, policy, taken, NO_CARD) - given.value
            if value > best.value:
                best.value = value
                best.move = coded(PUT_ON, card, given.place, place)
    return best


cdef int32_t act(Table *table, Terms *terms, Outlook *outlook, Policy *policy) noexcept nogil:
    """Return the action that looks best, of equals the first thought of."""
    cdef int seat = table.active, pile = 0, number = count(table.clues[seat])
    cdef int symbol, ability, card, total = 0, other = target(table, terms, seat)
    cdef int32_t move = coded(PASS, 0, 0, 0)
    cdef double best = NEVER, crowding = 0.0, drawn, second = outlook.average_clue
    cdef double given = 0.0
    cdef Found clue, found
    cdef Play tried
    for symbol in range(SYMBOLS):
        total += outlook.held[symbol]
    if terms.hard_limit and number + total >= HAND_SIZE:
        crowding = least(table, outlook, policy).value
    if not height(table, 0) or (height(table, 1) and outlook.draws[1] > outlook.draws[0]):
        pile = 1
    drawn = outlook.draws[pile]
    if height(table, pile):
        move = coded(DRAW_CARD, pile, 0, 0)
        best = drawn - crowding
    else:
        pile = NO_PILE
    clue = best_clue(table, NO_PLACE)
    if clue.place != NO_PLACE:
        found = best_clue(table, clue.place)
        if found.value > second:
            second = found.value
        clue.value += policy.denial * or_zero(clue.value - second)
        if clue.value - crowding > best:
            move = coded(TAKE_CLUE, clue.place, 0, 0)
            best = clue.value - crowding
    if terms.take_mystery:
        found = best_mystery(table, outlook, policy, NO_CARD)
        if found.place != NO_PLACE and found.value - crowding > best:
            move = coded(TAKE_MYSTERY, found.place, 0, 0)
            best = found.value - crowding
    if number:
        given = VALUE_OF[least_clue(table, seat)]
    for symbol in range(SYMBOLS):
        for ability in range(ABILITIES):
            if not table.owned[seat][symbol] >> ability & 1:
                continue
            card = CLUES + ABILITIES * symbol + ability
            tried.value = NEVER
            tried.move = coded(PASS, 0, 0, 0)
            if ability == ANALYSIS:
                if number >= 2 and pile != NO_PILE:
                    tried.value = drawn + (policy.two if terms.look_at_two else 0.0)
                    tried.move = coded(ANALYSE, card, pile, 0)
            elif ability == DEDUCTION:
                if number >= 1 and other != NO_CARD:
                    tried.value = or_zero(drawn - given) + policy.deduce
                    tried.move = coded(DEDUCE, card, other, 0)
            elif ability == TESTIMONY:
                if number >= 2 and (pile != NO_PILE or clue.place != NO_PLACE):
                    tried.value = clue.value + drawn
                    tried.move = coded(HEAR, card, clue.place, pile)
            elif ability == ARCHIVE:
                if outlook.held[symbol] > 1:
                    found = best_mystery(table, outlook, policy, symbol)
                    if found.place != NO_PLACE or pile != NO_PILE:
                        tried.value = found.value + drawn
                        tried.move = coded(SEARCH_ARCHIVE, card, found.place, pile)
            elif ability == WARRANT:
                if number >= 3 and clue.place != NO_PLACE:
                    tried.value = clue.value + second
                    tried.move = coded(SEARCH_PREMISES, card, clue.place, 0)
            elif total > 1:
                tried = disguise(table, outlook, policy, card, clue)
            tried.value -= loss(outlook, policy, card, NO_CARD)
            if tried.value > best:
                move = tried.move
                best = tried.value
    return move


cdef int32_t choose(Table *table, Terms *terms, Policy *policy) noexcept nogil:
    """Return the move that looks best."""
    cdef Outlook outlook
    cdef Found found
    cdef int32_t move
    cdef int top
    if table.phase == ACT or table.phase == WRAP_UP:
        move = laying(table, terms, policy)
        if move >= 0:
            return move
    if table.phase == WRAP_UP and not must_discard(table, terms):
        return coded(END, 0, 0, 0)
    look(&outlook, table, terms, policy, table.active)
    if table.phase == ACT:
        return act(table, terms, &outlook, policy)
    if table.phase == SECOND_CLUE:
        return coded(SECOND, best_clue(table, NO_PLACE).place, 0, 0)
    if table.phase == KEEP:
        top = table.top[table.looked_at]
        return coded(
            CHOOSE,
            gain(&outlook, policy, table.piles[table.looked_at][top - 2], NO_CARD)
            > gain(&outlook, policy, table.piles[table.looked_at][top - 1], NO_CARD),
            0,
            0,
        )
    found = least(table, &outlook, policy)
    if table.phase == EXCHANGE:
        top = NO_CARD if found.place < CLUES else SYMBOL_OF[found.place]
        if gain(&outlook, policy, table.seen, top) - found.value > 0:
            return coded(SWAP, found.place, 0, 0)
        return coded(DECLINE, 0, 0, 0)
    return coded(DROP, found.place, 0, 0)
