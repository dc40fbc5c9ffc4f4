"""Playing mysteries for their abilities (DON-3, DON-7, R.4, R.5), rulings D7, D17 to D19."""

from collections import Counter

import pytest
from msgspec.structs import replace

from divan.games.don_legacy.rules.cards import FULL_DECK, Ability, mystery
from divan.games.don_legacy.rules.events import (
    Disguised,
    Drew,
    Exchanged,
    ExchangeDeclined,
    Kept,
    LookedAtTwo,
    PlayedMystery,
    Refilled,
    SawCard,
    SearchStopped,
    TookOpen,
)
from divan.games.don_legacy.rules.moves import (
    AnalyseScene,
    DeclineExchange,
    Deduce,
    Exchange,
    HearWitness,
    Keep,
    PutOnDisguise,
    SearchArchive,
    SearchPremises,
    StopSearch,
    TakeSecondClue,
)
from divan.games.don_legacy.rules.options import LIVELY, SOURCE
from divan.games.don_legacy.rules.state import Phase, Pile, Seen
from helpers.don_legacy import DRAW, RULES, after, card, cards, names, news, refusal, row, table

CLUES = ("footprint-1a", "statement-2a", "receipt-2a", "footprint-3a")
PILE = "record-1a record-2a watch-disguise record-5a"
"""Its top card is the record 5."""
NO_PILE = {"pile": "", "options": replace(SOURCE, last_lap="finish_round")}
"""Only in a last round can the pile be empty while somebody plays."""
ANALYSIS, DEDUCTION, TESTIMONY, ARCHIVE, WARRANT, DISGUISE = (
    mystery("key", ability) for ability in Ability
)


def holding(played, clues: int, *others: str) -> str:
    return " ".join([played.name, *CLUES[:clues], *others])


# Conditions


@pytest.mark.clause("DON-3.3", "DON-3.4", "DON-R.4", "DON-R.5", "D19")
@pytest.mark.parametrize(
    ("move", "needed"),
    [
        (AnalyseScene(ANALYSIS, Pile.COMMON), 2),
        (Deduce(DEDUCTION, 1), 1),
        (HearWitness(TESTIMONY, card("photograph-5a"), None), 2),
        (SearchPremises(WARRANT, card("photograph-5a")), 3),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_ability_needs_so_many_clues_in_hand_and_clues_alone_count(move, needed: int) -> None:
    for held in range(5):
        hand = holding(move.card, held, "glass-archive", "letter-archive", "watch-archive")
        state = table(hand, "record-4a", clues="photograph-5a")
        violation = RULES.check(state, 0, move)
        assert (violation is None) is (held >= needed)
        if violation is not None:
            assert violation.code == "too_few_clues"
            assert violation.arguments == {
                "ability": move.card.ability,
                "needed": needed,
                "held": held,
            }


@pytest.mark.clause("DON-R.5", "DON-3.3")
def test_archive_needs_another_mystery_of_the_same_symbol() -> None:
    move = SearchArchive(ARCHIVE, card("letter-disguise"), None)
    for other, allowed in (("key-disguise", True), ("glass-archive", False)):
        state = table(holding(ARCHIVE, 4, other), mysteries="letter-disguise")
        assert (refusal(state, move) is None) is allowed
    alone = table(holding(ARCHIVE, 4), mysteries="letter-disguise")
    assert refusal(alone, move) == "no_same_symbol"


@pytest.mark.clause("DON-R.5", "DON-3.3")
def test_disguise_needs_another_mystery() -> None:
    move = PutOnDisguise(DISGUISE, card("footprint-1a"), card("photograph-5a"))
    assert refusal(table(holding(DISGUISE, 1), clues="photograph-5a"), move) == "no_other_mystery"
    state = table(holding(DISGUISE, 1, "glass-archive"), clues="photograph-5a")
    assert refusal(state, move) is None


@pytest.mark.clause("DON-7.2", "DON-R.5")
def test_deduction_needs_an_opponent_with_a_card() -> None:
    move = Deduce(DEDUCTION, 1)
    assert refusal(table(holding(DEDUCTION, 1), "", ""), move) == "no_opponent"
    some = table(holding(DEDUCTION, 1), "", "record-4a")
    assert refusal(some, move) == "no_opponent"
    assert refusal(some, Deduce(DEDUCTION, 0)) == "no_opponent"
    assert refusal(some, Deduce(DEDUCTION, 3)) == "no_opponent"
    assert refusal(some, Deduce(DEDUCTION, 2)) is None


@pytest.mark.clause("DON-R.4")
def test_a_mystery_is_used_for_its_own_ability_only() -> None:
    state = table(holding(ANALYSIS, 4), "record-4a", clues="photograph-5a")
    assert refusal(state, Deduce(ANALYSIS, 1)) == "other_ability"
    assert refusal(state, SearchPremises(ANALYSIS, card("photograph-5a"))) == "other_ability"
    assert refusal(state, AnalyseScene(mystery("glass", "scene_analysis"), None)) == "not_in_hand"


@pytest.mark.clause("DON-3.2", "DON-R.4")
@pytest.mark.parametrize(
    ("move", "missing"),
    [
        (AnalyseScene(ANALYSIS, None), {}),
        (HearWitness(TESTIMONY, None, None), {}),
        (SearchArchive(ARCHIVE, None, None), {}),
        (SearchPremises(WARRANT, card("photograph-5a")), {"pile": PILE}),
        (PutOnDisguise(DISGUISE, card("footprint-1a"), card("photograph-5a")), {"pile": PILE}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_mystery_of_which_no_part_is_possible_cannot_be_played(move, missing) -> None:
    hand = holding(move.card, 4, "key-deduction", "glass-deduction")
    state = table(hand, "record-4a", **(NO_PILE | missing))
    assert refusal(state, move) == "no_effect"


# What becomes of the card


@pytest.mark.clause("DON-7.3", "D7")
def test_a_played_mystery_lies_on_the_discard_pile_for_good() -> None:
    state = table(holding(ANALYSIS, 2), pile=PILE)
    played = after(state, AnalyseScene(ANALYSIS, None))
    assert played.discards == (ANALYSIS,)
    assert ANALYSIS not in played.hands[0]
    assert news(state, AnalyseScene(ANALYSIS, None)) == (PlayedMystery(0, ANALYSIS),)


@pytest.mark.clause("D7")
def test_a_played_mystery_is_lost_to_sets() -> None:
    hand = "key-scene_analysis key-deduction key-testimony footprint-1a statement-2a"
    state = table(hand, pile=PILE)
    assert any(hasattr(move, "cards") for move in RULES.moves(state, 0))
    played = after(state, AnalyseScene(ANALYSIS, Pile.COMMON))
    assert not any(hasattr(move, "cards") for move in RULES.moves(played, 0))


# Scene analysis


@pytest.mark.clause("DON-3.4", "DON-R.4")
def test_scene_analysis_draws_a_card() -> None:
    state = table(holding(ANALYSIS, 2), pile=PILE)
    move = AnalyseScene(ANALYSIS, Pile.COMMON)
    assert names(after(state, move).hands[0]) == {"footprint-1a", "statement-2a", "record-5a"}
    assert news(state, move)[1:] == (Drew(0, card("record-5a"), Pile.COMMON),)


@pytest.mark.clause("D18")
def test_the_draw_of_an_ability_can_be_declined_and_the_card_is_spent_anyway() -> None:
    for move, others in (
        (AnalyseScene(ANALYSIS, None), ()),
        (HearWitness(TESTIMONY, card("photograph-5a"), None), ()),
        (SearchArchive(ARCHIVE, card("letter-disguise"), None), ("key-disguise",)),
    ):
        hand = holding(move.card, 2, *others)
        state = table(hand, pile=PILE, clues="photograph-5a", mysteries="letter-disguise")
        played = after(state, move)
        assert card("record-5a") in (*played.piles[0], *played.clues)
        assert played.discards == (move.card,)


@pytest.mark.clause("D18")
def test_scene_analysis_may_look_at_two_cards_keep_one_and_put_the_other_under_the_pile() -> None:
    state = table(holding(ANALYSIS, 2), pile=PILE, options=LIVELY)
    move = AnalyseScene(ANALYSIS, Pile.COMMON)
    shown = cards("record-5a watch-disguise")
    assert news(state, move)[1:] == (LookedAtTwo(0, Pile.COMMON, shown),)
    looking = after(state, move)
    assert (looking.phase, looking.active) == (Phase.KEEP, 0)
    assert tuple(RULES.moves(looking, 0)) == (Keep(shown[0]), Keep(shown[1]))
    assert refusal(looking, Keep(card("record-2a"))) == "not_open"
    kept = after(looking, Keep(shown[1]))
    assert card("watch-disguise") in kept.hands[0]
    assert kept.piles == (cards("record-5a record-1a record-2a"),), "the other lies lowest"
    assert news(looking, Keep(shown[1])) == (Kept(0, shown[1], shown[0], Pile.COMMON),)
    assert (kept.phase, kept.looked_at) == (Phase.WRAP_UP, None)


@pytest.mark.clause("D18")
def test_the_last_card_of_the_pile_is_drawn_without_a_look_at_another() -> None:
    state = table(holding(ANALYSIS, 2), pile="record-5a", options=LIVELY)
    done = after(state, AnalyseScene(ANALYSIS, Pile.COMMON))
    assert (done.phase, done.left) == (Phase.OVER, 0)


@pytest.mark.clause("D1", "D18")
def test_with_separate_piles_the_player_names_the_one_to_look_at() -> None:
    options = replace(LIVELY, piles="separate")
    piles = ("record-1a record-2a", "glass-disguise watch-archive letter-archive")
    state = table(holding(ANALYSIS, 2), piles=piles, options=options)
    looking = after(state, AnalyseScene(ANALYSIS, Pile.MYSTERIES))
    kept = after(looking, Keep(card("watch-archive")))
    assert kept.piles == (cards("record-1a record-2a"), cards("letter-archive glass-disguise"))


# Testimony and Archive


@pytest.mark.clause("DON-2.2", "D19")
def test_testimony_takes_an_open_clue_and_draws() -> None:
    hand = "key-testimony statement-2a footprint-3a"
    state = table(hand, pile=PILE, clues="photograph-5a receipt-1a")
    move = HearWitness(TESTIMONY, card("photograph-5a"), Pile.COMMON)
    played = after(state, move)
    assert len(played.hands[0]) == 4
    assert names(played.hands[0]) == {"statement-2a", "footprint-3a", "photograph-5a"} | {
        "watch-disguise"
    }
    assert played.clues == cards("record-5a receipt-1a"), "filled before the draw"
    assert news(state, move) == (
        PlayedMystery(0, TESTIMONY),
        TookOpen(0, card("photograph-5a")),
        Refilled("clue", 0, card("record-5a")),
        Drew(0, card("watch-disguise"), Pile.COMMON),
    )


@pytest.mark.clause("D18", "D19")
def test_testimony_without_an_open_clue_only_draws() -> None:
    state = table(holding(TESTIMONY, 2), pile=PILE, clues="- -")
    assert refusal(state, HearWitness(TESTIMONY, None, Pile.COMMON)) is None
    assert len(after(state, HearWitness(TESTIMONY, None, Pile.COMMON)).hands[0]) == 3
    some = table(holding(TESTIMONY, 2), pile=PILE, clues="- photograph-5a")
    assert refusal(some, HearWitness(TESTIMONY, None, Pile.COMMON)) == "must_take"


@pytest.mark.clause("D18")
def test_what_is_not_possible_of_an_ability_is_left_out() -> None:
    state = table(holding(TESTIMONY, 2), "", clues="photograph-5a", **NO_PILE)
    assert refusal(state, HearWitness(TESTIMONY, card("photograph-5a"), Pile.COMMON)) == (
        "pile_empty"
    )
    move = HearWitness(TESTIMONY, card("photograph-5a"), None)
    assert after(state, move).clues == row("-")
    last = table(holding(TESTIMONY, 2), pile="record-5a", clues="photograph-5a")
    drained = after(last, HearWitness(TESTIMONY, card("photograph-5a"), Pile.COMMON))
    assert drained.clues == cards("record-5a")
    assert len(drained.hands[0]) == 3, "the card that was to be drawn lies open now"


@pytest.mark.clause("DON-3.2", "D4")
def test_archive_takes_an_open_mystery_and_draws() -> None:
    hand = holding(ARCHIVE, 0, "key-disguise")
    state = table(hand, pile=PILE, mysteries="letter-disguise glass-archive")
    played = after(state, SearchArchive(ARCHIVE, card("letter-disguise"), Pile.COMMON))
    assert names(played.hands[0]) == {"key-disguise", "letter-disguise", "record-5a"}
    assert played.mysteries == cards("watch-disguise glass-archive")
    assert refusal(state, SearchArchive(ARCHIVE, card("watch-archive"), None)) == "not_open"
    assert refusal(state, SearchArchive(ARCHIVE, None, Pile.COMMON)) == "must_take"


# Search warrant


@pytest.mark.clause("DON-3.2")
def test_a_search_warrant_takes_up_to_two_clues_and_the_refill_may_be_the_second() -> None:
    state = table(holding(WARRANT, 3), pile=PILE, clues="photograph-4a receipt-1a")
    first = after(state, SearchPremises(WARRANT, card("photograph-4a")))
    assert (first.phase, first.clues) == (Phase.SECOND_CLUE, cards("record-5a receipt-1a"))
    assert tuple(RULES.moves(first, 0)) == (
        StopSearch(),
        TakeSecondClue(card("record-5a")),
        TakeSecondClue(card("receipt-1a")),
    )
    assert refusal(first, DRAW) == "choose_first"
    second = after(first, TakeSecondClue(card("record-5a")))
    assert second.clues == cards("record-2a receipt-1a")
    assert {"photograph-4a", "record-5a"} <= names(second.hands[0])
    stopped = after(first, StopSearch())
    assert (stopped.phase, stopped.clues) == (Phase.WRAP_UP, first.clues)
    assert news(first, StopSearch()) == (SearchStopped(0),)


@pytest.mark.clause("DON-3.2", "D3")
def test_a_search_warrant_ends_with_the_first_clue_where_no_other_lies_open() -> None:
    state = table(holding(WARRANT, 3), pile="glass-archive", clues="photograph-4a -")
    searched = after(state, SearchPremises(WARRANT, card("photograph-4a")))
    assert (searched.phase, searched.clues) == (Phase.WRAP_UP, row("- -"))


# Deduction


@pytest.mark.clause("DON-7.2", "D17")
def test_deduction_shows_a_random_card_of_the_chosen_opponent() -> None:
    theirs = "record-5a watch-disguise letter-archive"
    state = table(holding(DEDUCTION, 1), theirs, "record-4a")
    shown: Counter[str] = Counter()
    for number in range(60):
        told = news(state, Deduce(DEDUCTION, 1), seed=f"SEEN-{number}")
        assert told[0] == PlayedMystery(0, DEDUCTION)
        assert isinstance(told[1], SawCard)
        assert (told[1].seat, told[1].owner) == (0, 1)
        shown[told[1].card.name] += 1
    assert set(shown) == names(cards(theirs))
    assert min(shown.values()) > 8


@pytest.mark.clause("DON-7.2", "D17")
def test_the_seen_card_is_known_before_the_exchange_is_chosen() -> None:
    state = table(holding(DEDUCTION, 1), "record-5a", "record-4a")
    looking = after(state, Deduce(DEDUCTION, 1))
    assert (looking.phase, looking.seen) == (Phase.EXCHANGE, Seen(1, 0))
    assert RULES.observe(looking, 0).hands[1] == cards("record-5a")
    assert tuple(RULES.moves(looking, 0)) == (DeclineExchange(), Exchange(card("footprint-1a")))


@pytest.mark.clause("DON-7.2", "D17")
def test_an_exchange_changes_two_cards_and_no_hand_size() -> None:
    state = table(holding(DEDUCTION, 1), "record-5a watch-disguise", "record-4a")
    looking = replace(after(state, Deduce(DEDUCTION, 1)), seen=Seen(1, 0))
    done = after(looking, Exchange(card("footprint-1a")))
    assert names(done.hands[0]) == {"record-5a"}
    assert names(done.hands[1]) == {"watch-disguise", "footprint-1a"}
    assert (done.phase, done.seen) == (Phase.WRAP_UP, None)
    assert news(looking, Exchange(card("footprint-1a"))) == (
        Exchanged(0, 1, given=card("footprint-1a"), taken=card("record-5a")),
    )
    assert refusal(looking, Exchange(card("record-5a"))) == "not_in_hand"


@pytest.mark.clause("D17")
def test_the_exchange_may_be_declined() -> None:
    state = table(holding(DEDUCTION, 1), "record-5a", "record-4a")
    looking = after(state, Deduce(DEDUCTION, 1))
    declined = after(looking, DeclineExchange())
    assert declined.hands == (cards("footprint-1a"), cards("record-5a"), cards("record-4a"))
    assert news(looking, DeclineExchange()) == (ExchangeDeclined(0, 1),)


# Disguise


@pytest.mark.clause("DON-7.1")
def test_disguise_exchanges_a_card_of_the_hand_for_an_open_one_of_the_same_kind() -> None:
    hand = holding(DISGUISE, 1, "glass-archive")
    state = table(hand, pile=PILE, clues="photograph-5a", mysteries="letter-archive")
    clue = PutOnDisguise(DISGUISE, card("footprint-1a"), card("photograph-5a"))
    swapped = after(state, clue)
    assert names(swapped.hands[0]) == {"glass-archive", "photograph-5a"}
    assert swapped.clues == cards("footprint-1a"), "the place is not filled from the pile"
    assert swapped.piles == state.piles
    assert news(state, clue)[1:] == (Disguised(0, card("footprint-1a"), card("photograph-5a")),)
    other = PutOnDisguise(DISGUISE, card("glass-archive"), card("letter-archive"))
    assert after(state, other).mysteries == cards("glass-archive")
    crossed = PutOnDisguise(DISGUISE, card("footprint-1a"), card("letter-archive"))
    assert refusal(state, crossed) == "other_kind"
    itself = PutOnDisguise(DISGUISE, DISGUISE, card("letter-archive"))
    assert refusal(state, itself) == "not_in_hand"
    away = PutOnDisguise(DISGUISE, card("footprint-1a"), card("photograph-4a"))
    assert refusal(state, away) == "not_open"


@pytest.mark.clause("DON-7.1")
def test_two_mysteries_make_a_disguise_possible_but_there_must_be_something_of_their_kind() -> None:
    state = table("key-disguise glass-archive", clues="photograph-5a", mysteries="-")
    swap = PutOnDisguise(DISGUISE, card("glass-archive"), card("photograph-5a"))
    assert refusal(state, swap) == "no_effect"


def test_every_ability_of_the_deck_can_be_played_with_enough_cards() -> None:
    abilities = {card.ability for card in FULL_DECK if card.is_mystery}
    hand = holding(
        ANALYSIS, 3, *(f"key-{ability}" for ability in Ability if ability != "scene_analysis")
    )
    state = table(hand, "record-4a", clues="photograph-5a", mysteries="letter-archive")
    played = {move.card.ability for move in RULES.moves(state, 0) if hasattr(move, "card")}
    assert played - {None} == abilities
