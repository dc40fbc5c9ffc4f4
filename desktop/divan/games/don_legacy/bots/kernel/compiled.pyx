# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""A match of Don Legacy as numbers, compiled; ``twin.py`` says what each name promises."""

include "../../../../bots/dice.pxi"
include "table.pxi"
include "policy.pxi"

from divan.games.don_legacy.bots.kernel.coding import terms_of
from divan.games.don_legacy.bots.kernel.weights import hopes, kept, mean_keep, sets_to_lay


cdef class Match:
    cdef Terms terms
    cdef Policy policy
    cdef Table table  # the one that is played, or what was seen of one
    cdef Dice dice
    cdef uint8_t hidden[CARDS]
    cdef int hidden_cards
    cdef uint8_t under[CARDS]
    cdef int under_cards
    cdef uint8_t shown[CARDS]
    cdef int shown_cards
    cdef int left[2]
    cdef int missing[SEATS]
    cdef object weights
    cdef object told  # the terms as Python knows them
    cdef int kept

    def __init__(self, options, int seats, weights):
        read_terms(&self.terms, options, seats)
        read_weights(&self.policy, weights)
        self.weights = weights
        self.told = terms_of(options, seats)
        clear(&self.table)
        pick_up(&self.dice, 0)
        self.hidden_cards = NO_CARD

    def deal(self, uint64_t seed):
        pick_up(&self.dice, seed)
        deal(&self.table, &self.terms, &self.dice)

    def see(self, sight):
        cdef int owner, row, place, card, number
        clear(&self.table)
        self.table.active = sight.seat
        self.table.starter = sight.starter
        self.table.phase = sight.phase
        self.table.drew = sight.drew
        for row in range(2):
            for place, card in enumerate(sight.rows[row]):
                self.table.rows[row][place] = card
        for number in range(SYMBOLS):
            self.table.gone[number] = sight.gone[number]
        self.table.spent_points = sight.discarded_points
        self.table.spent_clues = sight.discarded_clues
        self.table.seen = sight.seen
        self.table.owner = sight.owner
        self.table.looked_at = sight.looked_at
        for owner in range(self.terms.seats):
            self.table.sets[owner] = sight.sets[owner]
            for card in sight.held[owner]:
                give(&self.table, owner, card)
            self.missing[owner] = sight.sizes[owner] - len(sight.held[owner])
        self.hidden_cards = write(
            [card for card in sight.hidden if card not in sight.under], self.hidden
        )
        self.under_cards = write(sight.under, self.under)
        self.shown_cards = write(sight.shown, self.shown)
        self.left[0], self.left[1] = sight.left
        self.kept = kept(self.weights, self.told, self.left[0] + self.left[1])

    def active(self):
        return self.table.active

    def over(self):
        return self.table.phase == OVER

    def moves(self):
        cdef int32_t moves[MOST_MOVES]
        cdef int number = list_moves(&self.table, &self.terms, moves)
        return [moves[place] for place in range(number)]

    def choice(self):
        return choose(&self.table, &self.terms, &self.policy)

    def play(self, int32_t move):
        play(&self.table, &self.terms, move, &self.dice)

    def score(self, int seat):
        return score(&self.table, &self.terms, seat)

    def worths(self, uint64_t seed, moves, int turns):
        cdef Table dealt
        cdef int32_t move
        if self.hidden_cards == NO_CARD:
            raise ValueError("nothing was seen")
        self.deal_as_seen(&dealt, seed)
        return [self.worth_of(&dealt, move, seed + 1, turns) for move in moves]

    cdef void deal_as_seen(self, Table *table, uint64_t seed) noexcept nogil:
        """Lay the table that was seen; dice deal what was not."""
        cdef Dice dice
        cdef uint8_t loose[CARDS]
        cdef int number, place, pile, owner, shown
        pick_up(&dice, seed)
        table[0] = self.table
        number = self.write_hands_last(loose, &dice)
        for pile in range(2):
            shown = self.shown_cards if pile == table.looked_at else 0
            number = fill(table, &self.terms, pile, self.left[pile] - shown, loose, number)
            for place in range(shown):
                put_on_top(table, pile, self.shown[place])
        for owner in range(self.terms.seats):
            for place in range(self.missing[owner]):
                number -= 1
                give(table, owner, loose[number])

    cdef int write_hands_last(self, uint8_t *out, Dice *dice) noexcept nogil:
        """Write the hidden cards: those under a pile, others for the piles, those for the hands."""
        cdef uint8_t loose[CARDS]
        cdef uint8_t held[CARDS]
        cdef int missing = 0, taken = 0, number = self.under_cards, owner, place, free
        for owner in range(self.terms.seats):
            missing += self.missing[owner]
        memcpy(loose, self.hidden, self.hidden_cards)
        shuffle(dice, loose, self.hidden_cards)
        memcpy(out, self.under, self.under_cards)
        for place in range(self.hidden_cards):
            free = self.hidden_cards - place > missing - taken
            if taken == missing or (
                free and loose[place] >= CLUES and below(dice, EVEN) >= self.kept
            ):
                out[number] = loose[place]
                number += 1
            else:
                held[taken] = loose[place]
                taken += 1
        shuffle(dice, &out[self.under_cards], number - self.under_cards)
        memcpy(&out[number], held, taken)
        return number + taken

    cdef double worth_of(self, Table *dealt, int32_t move, uint64_t seed, int turns) noexcept nogil:
        """Return how far ahead the player to act is some turns after a move."""
        cdef Table table = dealt[0]
        cdef Dice dice
        cdef int seat = table.active, acting = table.active
        pick_up(&dice, seed)
        play(&table, &self.terms, move, &dice)
        while table.phase != OVER:
            if table.active != acting:
                acting = table.active
                turns -= 1
                if turns < 0:
                    break
            play(&table, &self.terms, choose(&table, &self.terms, &self.policy), &dice)
        return self.lead(&table, seat)

    cdef double lead(self, Table *table, int seat) noexcept nogil:
        """Return how far a seat is ahead: of the best of the others and of all, halfway."""
        cdef double own = 0.0, best = NEVER, total = 0.0, stand
        cdef int other
        for other in range(self.terms.seats):
            stand = standing(table, &self.terms, &self.policy, other)
            if other == seat:
                own = stand
            else:
                best = stand if stand > best else best
                total += stand
        return own - (best + total / (self.terms.seats - 1)) / 2


cdef int fill(
    Table *table, Terms *terms, int pile, int size, uint8_t *loose, int number
) noexcept nogil:
    """Fill a pile with the first of the loose cards that fit; return how many are left."""
    cdef int first = 0, end = CARDS, place, kept = 0, missing
    if terms.separate:
        if pile:
            first = CLUES
        else:
            end = CLUES
    else:
        for place in range(terms.open_cards):
            if table.rows[0][place] == NO_CARD:
                first = CLUES
            if table.rows[1][place] == NO_CARD:
                end = CLUES
    for place in range(number):
        if first <= loose[place] < end and height(table, pile) < size:
            put_on_top(table, pile, loose[place])
        else:
            loose[kept] = loose[place]
            kept += 1
    missing = size - height(table, pile)
    for place in range(missing):
        put_on_top(table, pile, loose[place])
    memmove(loose, &loose[missing], kept - missing)
    return kept - missing


def random_games(options, uint64_t seed, int games, int seats=2):
    cdef Terms terms
    cdef uint64_t total = 0
    cdef int number
    read_terms(&terms, options, seats)
    with nogil:
        for number in range(games):
            total ^= random_game(&terms, seed + number)
    return total


cdef uint64_t random_game(Terms *terms, uint64_t seed) noexcept nogil:
    """Play a match of moves that are all equally likely; return its checksum."""
    cdef Dice dice
    cdef Table table
    cdef uint64_t checksum = <uint64_t>0xCBF29CE484222325
    cdef int32_t moves[MOST_MOVES]
    cdef int32_t move
    cdef int number, seat
    pick_up(&dice, seed)
    deal(&table, terms, &dice)
    number = list_moves(&table, terms, moves)
    while number:
        move = moves[below(&dice, number)]
        checksum = mixed(checksum, move)
        play(&table, terms, move, &dice)
        number = list_moves(&table, terms, moves)
    for seat in range(terms.seats):
        checksum = mixed(checksum, score(&table, terms, seat))
    return checksum


cdef inline uint64_t mixed(uint64_t checksum, int value) noexcept nogil:
    return (checksum ^ <uint64_t><uint32_t>value) * <uint64_t>0x100000001B3


cdef int write(cards, uint8_t *out) except -1:
    """Write cards; return how many there are."""
    cdef int number = 0, card
    for card in cards:
        out[number] = card
        number += 1
    return number


cdef int read_terms(Terms *terms, options, int seats) except -1:
    told = terms_of(options, seats)
    terms.seats = told.seats
    terms.open_cards = told.open_cards
    terms.hand = told.hand
    terms.take_mystery = told.take_mystery
    terms.look_at_two = told.look_at_two
    terms.hard_limit = told.hard_limit
    terms.sets_cost = told.sets_cost
    terms.single_mystery = told.single_mystery
    terms.finish_round = told.finish_round
    terms.separate = told.separate
    terms.random_starter = told.random_starter
    return 0


cdef int read_weights(Policy *policy, told) except -1:
    policy.foresight = told.foresight
    policy.open_chance = told.open_chance
    policy.denial = told.denial
    policy.two = told.two
    policy.deduce = told.deduce
    policy.mean_keep = mean_keep(told)
    for place, value in enumerate(told.keep):
        policy.keep[place] = value
    for place, value in enumerate(hopes()):
        policy.hopes[place] = value
    for place, bits in enumerate(sets_to_lay(told)):
        policy.to_lay[place] = bits
    return 0
