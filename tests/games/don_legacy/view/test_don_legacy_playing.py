"""Playing a mystery by gestures, and the choices that it leaves open."""

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
from divan.games.don_legacy.rules.options import LIVELY, DonLegacyOptions
from divan.games.don_legacy.rules.state import Phase, Pile, Seen
from divan.games.don_legacy.view import texts
from helpers.don_legacy import card
from helpers.don_legacy_stage import stage


def test_scene_analysis_goes_to_the_pile() -> None:
    shown = stage("key-scene_analysis footprint-1b photograph-1a", "receipt-1a")
    shown.presenter.pick("key-scene_analysis")
    assert shown.aimed() == {"pile.common"}
    shown.presenter.choose("pile.common")
    shown.presenter.act("skip")
    played = card("key-scene_analysis")
    assert shown.sent == [AnalyseScene(played, Pile.COMMON), AnalyseScene(played, None)]


def test_deduction_goes_to_an_opponent_who_holds_cards() -> None:
    shown = stage("key-deduction footprint-1b", "receipt-1a", "")
    shown.presenter.pick("key-deduction")
    assert shown.aimed() == {"seat.1"}
    shown.presenter.choose("seat.1")
    assert shown.sent == [Deduce(card("key-deduction"), 1)]


def test_testimony_takes_a_clue_and_draws_unless_that_is_declined() -> None:
    shown = stage("key-testimony footprint-1b photograph-1a", "receipt-1a")
    shown.presenter.pick("key-testimony")
    assert shown.aimed() == {"clue.0", "clue.1"}
    shown.presenter.choose("clue.0")
    shown.presenter.act("draws")
    shown.presenter.choose("clue.1")
    testimony = card("key-testimony")
    assert shown.sent == [
        HearWitness(testimony, card("record-4a"), Pile.COMMON),
        HearWitness(testimony, card("footprint-1a"), None),
    ]


def test_testimony_with_an_empty_row_only_draws() -> None:
    shown = stage("key-testimony footprint-1b photograph-1a", "receipt-1a", clues="- -")
    shown.presenter.pick("key-testimony")
    shown.presenter.choose("pile.common")
    assert shown.sent == [HearWitness(card("key-testimony"), None, Pile.COMMON)]


def test_an_ability_draws_from_the_pile_that_is_chosen() -> None:
    options = DonLegacyOptions(piles="separate")
    shown = stage(
        "key-testimony footprint-1b photograph-1a",
        "",
        options=options,
        piles=("record-1a", "key-deduction"),
    )
    shown.presenter.pick("key-testimony")
    shown.presenter.act("pile")
    shown.presenter.choose("clue.0")
    taken = HearWitness(card("key-testimony"), card("record-4a"), Pile.MYSTERIES)
    assert shown.sent == [taken]


def test_archive_and_search_warrant_go_to_their_rows() -> None:
    hand = "key-archive key-search_warrant footprint-1b record-2a photograph-1a"
    shown = stage(hand, "receipt-1a", mysteries="watch-archive", clues="record-4a")
    shown.presenter.pick("key-archive")
    shown.presenter.choose("mystery.0")
    shown.presenter.put_back()
    shown.presenter.pick("key-search_warrant")
    shown.presenter.choose("clue.0")
    assert shown.sent == [
        SearchArchive(card("key-archive"), card("watch-archive"), Pile.COMMON),
        SearchPremises(card("key-search_warrant"), card("record-4a")),
    ]


def test_a_disguise_may_begin_with_the_card_that_is_given() -> None:
    shown = stage("key-disguise glass-disguise footprint-1b", "receipt-1a")
    shown.presenter.pick("key-disguise")
    assert shown.scene().prompt.what == texts.PICK_SWAP.source
    shown.presenter.pick("footprint-1b")
    assert shown.aimed() == {"clue.0", "clue.1"}
    shown.presenter.choose("clue.0")
    disguise = card("key-disguise")
    assert shown.sent == [PutOnDisguise(disguise, card("footprint-1b"), card("record-4a"))]


def test_a_disguise_may_begin_with_the_card_that_is_wanted() -> None:
    shown = stage("key-disguise glass-disguise footprint-1b", "receipt-1a")
    shown.presenter.pick("key-disguise")
    assert shown.aimed() == {"clue.0", "clue.1", "mystery.0", "mystery.1"}
    shown.presenter.choose("mystery.1")
    assert shown.picked() == {"key-disguise", "watch-archive"}
    usable = {each.id for each in shown.scene().cards if each.zone == "hand" and each.can_pick}
    assert usable == {"key-disguise", "glass-disguise"}
    shown.presenter.pick("footprint-1b")
    assert shown.refusal() == "DON-7.1", "a clue does not go for a mystery"
    shown.presenter.pick("glass-disguise")
    given = PutOnDisguise(card("key-disguise"), card("glass-disguise"), card("watch-archive"))
    assert shown.sent == [given]


def test_what_is_picked_stays_picked_when_the_move_is_refused() -> None:
    shown = stage("key-disguise glass-disguise footprint-1b", "receipt-1a")
    shown.presenter.pick("key-disguise")
    shown.presenter.pick("footprint-1b")
    shown.presenter.choose("mystery.0")
    (wrong,) = shown.sent
    violation = shown.match.check(0, wrong)
    assert violation is not None
    shown.presenter.refuse(violation)
    assert shown.refusal() == "DON-7.1", "a clue does not go for a mystery"
    assert shown.picked() == {"key-disguise", "footprint-1b"}
    shown.presenter.hush()
    assert shown.refusal() == ""
    assert shown.picked() == {"key-disguise", "footprint-1b"}
    shown.presenter.choose("clue.0")
    assert shown.sent[1:] == [
        PutOnDisguise(card("key-disguise"), card("footprint-1b"), card("record-4a"))
    ]


def test_putting_back_takes_one_step_back() -> None:
    shown = stage("key-disguise glass-disguise footprint-1b", "receipt-1a")
    shown.presenter.pick("key-disguise")
    shown.presenter.pick("footprint-1b")
    shown.presenter.put_back()
    assert shown.picked() == {"key-disguise"}
    shown.presenter.put_back()
    assert shown.picked() == set()


def test_only_the_one_who_looks_sees_the_card_and_may_give_one_for_it() -> None:
    shown = stage("footprint-1b", "receipt-1a record-5a", phase=Phase.EXCHANGE, seen=Seen(1, 1))
    assert shown.card("record-5a").zone == "seen"
    assert [each.zone for each in shown.scene().cards].count("stash.1") == 1
    shown.presenter.pick("footprint-1b")
    assert shown.aimed() == {"seen"}
    shown.presenter.choose("seen")
    shown.presenter.act("decline")
    assert shown.sent == [Exchange(card("footprint-1b")), DeclineExchange()]


def test_a_second_clue_is_taken_or_not() -> None:
    shown = stage("footprint-1b", "receipt-1a", phase=Phase.SECOND_CLUE)
    assert shown.aimed() == {"clue.0", "clue.1"}
    shown.presenter.choose("clue.1")
    shown.presenter.act("stop")
    assert shown.sent == [TakeSecondClue(card("footprint-1a")), StopSearch()]


def test_one_of_the_top_two_is_kept() -> None:
    shown = stage(
        "footprint-1b", "receipt-1a", phase=Phase.KEEP, looked_at=Pile.COMMON, options=LIVELY
    )
    assert shown.card("record-3a").zone == "look.0"
    assert shown.card("letter-archive").zone == "look.1"
    shown.presenter.choose("look.1")
    assert shown.sent == [Keep(card("letter-archive"))]
