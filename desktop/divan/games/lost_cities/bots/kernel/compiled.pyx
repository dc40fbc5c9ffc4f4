# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""A round of Lost Cities as numbers, compiled; ``twin.py`` says what each name promises."""

include "../../../../bots/dice.pxi"
include "table.pxi"
include "policy.pxi"


cdef class Round:
    cdef Terms terms
    cdef Weights weights
    cdef Table table
    cdef int odds[CARDS]

    def __init__(self, options, weights):
        read_terms(&self.terms, options)
        read_weights(&self.weights, weights)
        clear(&self.table, &self.terms)

    def deal(self, uint64_t seed):
        cdef Dice dice
        pick_up(&dice, seed)
        deal(&self.table, &self.terms, &dice)

    def see(self, sight):
        cdef int seat = sight.seat, other = 1 - seat, owner, card
        if not 0 < sight.left <= len(sight.hidden):
            raise ValueError("a round goes on while cards of the pile are unseen")
        clear(&self.table, &self.terms)
        self.table.active = seat
        self.table.hand[seat] = word_of(sight.hand)
        self.table.known[seat] = word_of(sight.own_known)
        self.table.known[other] = word_of(sight.other_known)
        self.table.hidden[seat] = word_of(sight.hidden)
        for card, kept in zip(sight.hidden, sight.odds):
            self.odds[card] = kept
        for owner in range(2):
            for route in sight.routes[owner]:
                for card in route:
                    lay(&self.table, owner, card)
        for pile in sight.discards:
            for card in pile:
                put_down(&self.table, card)
        self.table.phase = sight.phase
        self.table.closed = sight.closed
        self.table.streak = sight.streak
        self.table.left = sight.left

    def active(self):
        return self.table.active

    def moves(self):
        cdef uint8_t moves[MOST_MOVES]
        cdef int number = list_moves(&self.table, moves)
        return [moves[place] for place in range(number)]

    def play(self, int move):
        play(&self.table, move)

    def score(self, int seat):
        return score(&self.table, &self.terms, seat)

    def ratings(self):
        cdef uint8_t moves[MOST_MOVES]
        cdef double values[MOST_MOVES]
        cdef int number = rate(&self.table, &self.terms, &self.weights, moves, values)
        return [values[place] for place in range(number)]

    def worths(self, uint64_t seed, moves):
        cdef Table dealt = self.table, table
        cdef Dice dice
        cdef int seat = self.table.active, move
        pick_up(&dice, seed)
        deal_hidden(&dealt, self.odds, &dice)
        found = []
        for move in moves:
            table = dealt
            play(&table, move)
            while table.phase != OVER:
                play(&table, best_move(&table, &self.terms, &self.weights))
            found.append(
                score(&table, &self.terms, seat) - score(&table, &self.terms, 1 - seat)
            )
        return found


def random_games(options, uint64_t seed, int count):
    cdef Terms terms
    cdef uint64_t total = 0
    cdef int number
    read_terms(&terms, options)
    for number in range(count):
        total ^= random_game(&terms, seed + number)
    return total


cdef uint64_t random_game(Terms *terms, uint64_t seed) noexcept nogil:
    """Play a round of moves that are all equally likely; return its checksum."""
    cdef Dice dice
    cdef Table table
    cdef uint64_t checksum = <uint64_t>0xCBF29CE484222325
    cdef uint64_t held, fitting, sources
    cdef int choice, plays, move
    pick_up(&dice, seed)
    deal(&table, terms, &dice)
    while table.phase != OVER:
        held = table.hand[table.active] & DISTINCT
        fitting = held & table.fits[table.active]
        plays = count(fitting)
        choice = below(&dice, plays + count(held))
        if choice < plays:
            move = nth(fitting, choice)
        else:
            move = DISCARD + nth(held, choice - plays)
        checksum = mixed(checksum, move)
        place_card(&table, move)
        sources = open_sources(&table)
        move = DRAW + nth(sources, below(&dice, count(sources)))
        checksum = mixed(checksum, move)
        draw_card(&table, move)
    return mixed(mixed(checksum, score(&table, terms, 0)), score(&table, terms, 1))


cdef inline uint64_t mixed(uint64_t checksum, int value) noexcept nogil:
    return (checksum ^ <uint64_t>(value & 0xFFFF)) * <uint64_t>0x100000001B3


cdef uint64_t word_of(cards) except? 0:
    cdef uint64_t word = 0
    cdef int card
    for card in cards:
        word = with_card(word, card)
    return word


cdef int read_terms(Terms *terms, options) except -1:
    from divan.games.lost_cities.bots.kernel.coding import terms_of

    told = terms_of(options)
    terms.free_start = told.free_start
    for place in range(4):
        terms.multipliers[place] = told.multipliers[place]
    terms.ten_bonus = told.ten_bonus
    terms.eight_bonus = told.eight_bonus
    terms.turned_up = told.turned_up
    terms.random_starter = told.random_starter
    return 0


cdef int read_weights(Weights *weights, told) except -1:
    weights.reach = told.reach
    weights.last_draws = told.last_draws
    weights.contested = told.contested
    weights.locked = told.locked
    weights.turns = told.turns
    weights.wasted = told.wasted
    weights.play = told.play
    weights.play_point = told.play_point
    weights.play_wagered = told.play_wagered
    weights.start = told.start
    weights.invest = told.invest
    weights.invest_hope = told.invest_hope
    weights.invest_margin = told.invest_margin
    weights.ten = told.ten
    weights.eight = told.eight
    weights.keep = told.keep
    weights.keep_investment = told.keep_investment
    weights.give = told.give
    weights.give_new = told.give_new
    weights.give_investment = told.give_investment
    weights.pile = told.pile
    weights.take = told.take
    weights.take_point = told.take_point
    weights.slow = told.slow
    weights.slow_turns = told.slow_turns
    weights.slow_spare = told.slow_spare
    weights.daring = told.daring
    return 0
