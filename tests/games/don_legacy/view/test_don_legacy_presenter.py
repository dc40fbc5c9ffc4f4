"""The presenter of Don Legacy with a port that logs what it is told to do."""

import pytest
from msgspec.structs import replace

from divan.bots.bot import Decision, Reason
from divan.core.fold import Position, opening
from divan.core.move import Move
from divan.core.record import PERSON, Level, Player, new_record
from divan.games.don_legacy.rules.cards import FULL_DECK, Ability, Symbol
from divan.games.don_legacy.rules.moves import (
    AnalyseScene,
    DeclineExchange,
    Deduce,
    Discard,
    Draw,
    EndTurn,
    Exchange,
    HearWitness,
    Keep,
    LaySet,
    PutOnDisguise,
    SearchArchive,
    SearchPremises,
    StopSearch,
    TakeClue,
    TakeMystery,
    TakeSecondClue,
)
from divan.games.don_legacy.rules.options import LIVELY, SOURCE, DonLegacyOptions
from divan.games.don_legacy.rules.state import Phase, Pile, Seen, Table
from divan.games.don_legacy.rules.violations import Code
from divan.games.don_legacy.view import texts
from divan.games.don_legacy.view.presenter import DonLegacyPresenter
from divan.session.match import Match
from divan.ui.presenter import Company
from divan.ui.scene import Card, Scene, Zone
from helpers.don_legacy import DRAW, GLASSES, RULES, card, table
from helpers.don_legacy_matches import record_until
from helpers.speakers import PlainSpeaker

PLAYERS = (PERSON, Player(Level.ADLER), Player(Level.WATSON))
PILE = "record-1a receipt-2a letter-archive record-3a"


class LoggingPort:
    """Remembers every move that the presenter sends."""

    def __init__(self) -> None:
        self.log: list[Move] = []

    def move(self, move: Move) -> None:
        self.log.append(move)

    def note(self, name: str) -> str | None:
        raise AssertionError("Don Legacy keeps no notes")

    def keep_note(self, name: str, note: str) -> None:
        raise AssertionError("Don Legacy keeps no notes")


class Stage:
    """A match that stands at a table of our choice, its presenter, and the port between."""

    def __init__(self, shown: Table) -> None:
        players = PLAYERS[: shown.seats]
        record = new_record("don_legacy", RULES, shown.options, players, "STAGE")
        history = opening(RULES, record).history
        self.match = Match("m", RULES, record, watcher=0)
        self.match._positions = [Position(0, shown, history)]
        self.port = LoggingPort()
        company = Company(players, lambda name: f"art/{name}")
        self.presenter = DonLegacyPresenter(company, PlainSpeaker(), self.port)
        self.show(stepped=False)

    def show(self, *, stepped: bool) -> None:
        self.presenter.show(self.match.snapshot(), stepped=stepped)

    def play(self, move: Move) -> None:
        """Let whoever is to act make ``move``, and show it."""
        self.match.play(self.match.to_act()[0], move)
        self.show(stepped=True)

    @property
    def sent(self) -> list[Move]:
        return self.port.log

    def scene(self) -> Scene:
        return self.presenter.scene(live_score=True)

    def zone(self, id: str) -> Zone:
        return next(zone for zone in self.scene().zones if zone.id == id)

    def card(self, id: str) -> Card:
        return next(each for each in self.scene().cards if each.id == id)

    def aimed(self) -> set[str]:
        return {zone.id for zone in self.scene().zones if zone.target}

    def buttons(self) -> set[str]:
        return {action.id for action in self.scene().actions}

    def refusal(self) -> str:
        refusal = self.scene().refusal
        return "" if refusal is None else refusal.clause


def stage(*hands: str, **arguments: object) -> Stage:
    settings = {
        "pile": PILE,
        "clues": "record-4a footprint-1a",
        "mysteries": "key-archive watch-archive",
    }
    return Stage(table(*hands, **(settings | arguments)))  # type: ignore[arg-type]


class TestActions:
    def test_a_turn_begins_with_the_pile_and_the_open_clues(self) -> None:
        shown = stage("footprint-1b", "receipt-1a")
        assert shown.aimed() == {"pile.common", "clue.0", "clue.1"}
        shown.presenter.choose("clue.0")
        shown.presenter.choose("pile.common")
        assert shown.sent == [TakeClue(card("record-4a")), Draw(Pile.COMMON)]

    def test_open_mysteries_glow_where_an_option_allows_to_take_them(self) -> None:
        shown = stage("footprint-1b", "receipt-1a", options=LIVELY)
        assert {"mystery.0", "mystery.1"} <= shown.aimed()
        shown.presenter.choose("mystery.1")
        assert shown.sent == [TakeMystery(card("watch-archive"))]

    def test_two_piles_are_two_places(self) -> None:
        options = DonLegacyOptions(piles="separate")
        shown = stage("footprint-1b", "", options=options, piles=("record-1a", "key-deduction"))
        assert {"pile.clues", "pile.mysteries"} <= shown.aimed()
        shown.presenter.choose("pile.mysteries")
        assert shown.sent == [Draw(Pile.MYSTERIES)]

    def test_nothing_glows_for_one_who_waits(self) -> None:
        shown = stage("footprint-1b", "receipt-1a", active=1)
        assert shown.aimed() == set()
        assert shown.scene().prompt.busy


class TestPlaying:
    def test_scene_analysis_goes_to_the_pile(self) -> None:
        shown = stage("key-scene_analysis footprint-1b photograph-1a", "receipt-1a")
        shown.presenter.pick("key-scene_analysis")
        assert shown.aimed() == {"pile.common"}
        shown.presenter.choose("pile.common")
        shown.presenter.act("skip")
        played = card("key-scene_analysis")
        assert shown.sent == [AnalyseScene(played, Pile.COMMON), AnalyseScene(played, None)]

    def test_deduction_goes_to_an_opponent_who_holds_cards(self) -> None:
        shown = stage("key-deduction footprint-1b", "receipt-1a", "")
        shown.presenter.pick("key-deduction")
        assert shown.aimed() == {"seat.1"}
        shown.presenter.choose("seat.1")
        assert shown.sent == [Deduce(card("key-deduction"), 1)]

    def test_testimony_takes_a_clue_and_draws_unless_that_is_declined(self) -> None:
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

    def test_testimony_with_an_empty_row_only_draws(self) -> None:
        shown = stage("key-testimony footprint-1b photograph-1a", "receipt-1a", clues="- -")
        shown.presenter.pick("key-testimony")
        shown.presenter.choose("pile.common")
        assert shown.sent == [HearWitness(card("key-testimony"), None, Pile.COMMON)]

    def test_an_ability_draws_from_the_pile_that_is_chosen(self) -> None:
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

    def test_archive_and_search_warrant_go_to_their_rows(self) -> None:
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

    def test_a_disguise_may_begin_with_the_card_that_is_given(self) -> None:
        shown = stage("key-disguise glass-disguise footprint-1b", "receipt-1a")
        shown.presenter.pick("key-disguise")
        assert shown.scene().prompt.what == texts.PICK_SWAP.source
        shown.presenter.pick("footprint-1b")
        assert shown.aimed() == {"clue.0", "clue.1"}
        shown.presenter.choose("clue.0")
        disguise = card("key-disguise")
        assert shown.sent == [PutOnDisguise(disguise, card("footprint-1b"), card("record-4a"))]

    def test_a_disguise_may_begin_with_the_card_that_is_wanted(self) -> None:
        shown = stage("key-disguise glass-disguise footprint-1b", "receipt-1a")
        shown.presenter.pick("key-disguise")
        assert shown.aimed() == {"clue.0", "clue.1", "mystery.0", "mystery.1"}
        shown.presenter.choose("mystery.1")
        shown.presenter.pick("footprint-1b")
        assert shown.refusal() == "DON-7.1", "a clue does not go for a mystery"
        shown.presenter.pick("glass-disguise")
        given = PutOnDisguise(card("key-disguise"), card("glass-disguise"), card("watch-archive"))
        assert shown.sent == [given]

    def test_putting_back_takes_one_step_back(self) -> None:
        shown = stage("key-disguise glass-disguise footprint-1b", "receipt-1a")
        shown.presenter.pick("key-disguise")
        shown.presenter.pick("footprint-1b")
        shown.presenter.put_back()
        assert [each.id for each in shown.scene().cards if each.picked] == ["key-disguise"]
        shown.presenter.put_back()
        assert not any(each.picked for each in shown.scene().cards)


class TestChoices:
    def test_only_the_one_who_looks_sees_the_card_and_may_give_one_for_it(self) -> None:
        shown = stage("footprint-1b", "receipt-1a record-5a", phase=Phase.EXCHANGE, seen=Seen(1, 1))
        assert shown.card("record-5a").zone == "seen"
        assert [each.zone for each in shown.scene().cards].count("stash.1") == 1
        shown.presenter.pick("footprint-1b")
        assert shown.aimed() == {"seen"}
        shown.presenter.choose("seen")
        shown.presenter.act("decline")
        assert shown.sent == [Exchange(card("footprint-1b")), DeclineExchange()]

    def test_a_second_clue_is_taken_or_not(self) -> None:
        shown = stage("footprint-1b", "receipt-1a", phase=Phase.SECOND_CLUE)
        assert shown.aimed() == {"clue.0", "clue.1"}
        shown.presenter.choose("clue.1")
        shown.presenter.act("stop")
        assert shown.sent == [TakeSecondClue(card("footprint-1a")), StopSearch()]

    def test_one_of_the_top_two_is_kept(self) -> None:
        shown = stage(
            "footprint-1b", "receipt-1a", phase=Phase.KEEP, looked_at=Pile.COMMON, options=LIVELY
        )
        assert shown.card("record-3a").zone == "look.0"
        assert shown.card("letter-archive").zone == "look.1"
        shown.presenter.choose("look.1")
        assert shown.sent == [Keep(card("letter-archive"))]


class TestSets:
    def test_three_of_a_symbol_are_laid_with_one_button(self) -> None:
        shown = stage(f"{GLASSES} footprint-1b", "receipt-1a")
        (button,) = [each for each in shown.scene().actions if each.id.startswith("lay")]
        assert (button.id, button.label, button.primary) == ("lay.glass", "Lay a set, +10", True)
        shown.presenter.act("lay.glass")
        (move,) = shown.sent
        assert isinstance(move, LaySet)

    def test_of_four_the_person_says_which_stays(self) -> None:
        shown = stage(f"{GLASSES} glass-archive footprint-1b", "receipt-1a")
        shown.presenter.act("lay.glass")
        assert not shown.sent
        for name in ("glass-archive", "glass-deduction", "glass-deduction"):
            shown.presenter.pick(name)
        shown.presenter.pick("footprint-1b")
        assert shown.refusal() == "DON-R.6"
        shown.presenter.pick("glass-testimony")
        assert not shown.sent, "a card that is picked twice is out again"
        shown.presenter.pick("glass-scene_analysis")
        (move,) = shown.sent
        assert isinstance(move, LaySet)
        assert {each.ability for each in move.cards} == {
            Ability.SCENE_ANALYSIS,
            Ability.TESTIMONY,
            Ability.ARCHIVE,
        }

    def test_a_card_of_a_set_can_be_dropped_where_sets_lie(self) -> None:
        shown = stage(f"{GLASSES} footprint-1b", "receipt-1a")
        shown.presenter.pick("glass-deduction")
        assert "lay" in shown.aimed()
        shown.presenter.choose("lay")
        assert isinstance(shown.sent[0], LaySet)


class TestEndOfTurn:
    def test_a_turn_with_nothing_left_to_do_ends_by_itself(self) -> None:
        shown = stage("footprint-1b record-2a photograph-1a receipt-3a record-4b", "receipt-1a")
        shown.play(DRAW)
        assert shown.sent == [EndTurn()], "nobody is asked about a discard (D8)"

    def test_the_switch_keeps_the_turn_open_for_a_discard(self) -> None:
        shown = stage("footprint-1b record-2a photograph-1a receipt-3a record-4b", "receipt-1a")
        assert "linger" in shown.buttons()
        shown.presenter.act("linger")
        shown.play(DRAW)
        assert not shown.sent
        shown.presenter.pick("footprint-1b")
        assert shown.aimed() == {"discard"}
        shown.presenter.choose("discard")
        shown.presenter.act("end")
        assert shown.sent == [Discard(card("footprint-1b")), EndTurn()]

    def test_a_set_that_the_draw_completed_may_still_be_laid(self) -> None:
        shown = stage("glass-deduction glass-testimony", "", pile="record-1a glass-archive")
        shown.play(DRAW)
        assert not shown.sent
        assert {"lay.glass", "end"} <= shown.buttons()

    def test_a_match_that_is_resumed_waits_for_the_person(self) -> None:
        shown = stage("footprint-1b", "receipt-1a", phase=Phase.WRAP_UP)
        assert not shown.sent
        assert shown.buttons() == {"end"}

    def test_under_a_hard_limit_the_person_discards(self) -> None:
        options = DonLegacyOptions(hand_limit="hard_five", take_mystery="action")
        hand = "footprint-1b record-2a photograph-1a receipt-3a record-4b"
        shown = stage(hand, "receipt-1a", options=options)
        shown.play(DRAW)
        assert not shown.sent
        assert shown.scene().prompt.what == "Discard 1 card"
        assert "end" not in shown.buttons()


class TestRefusals:
    def test_a_clue_is_not_played(self) -> None:
        shown = stage("footprint-1b", "receipt-1a")
        assert not shown.card("footprint-1b").can_pick
        shown.presenter.pick("footprint-1b")
        assert shown.refusal() == "D6"

    def test_a_mystery_says_which_part_of_its_condition_fails(self) -> None:
        shown = stage("key-search_warrant footprint-1b", "receipt-1a")
        warrant = shown.card("key-search_warrant")
        assert warrant.why_not == "Search warrant needs 3 or more clues in hand; you hold 1."
        assert warrant.face is not None
        assert warrant.face["ok"] is False
        shown.presenter.pick("key-search_warrant")
        assert shown.refusal() == "DON-R.4"

    def test_a_playable_mystery_says_how_its_condition_is_met(self) -> None:
        shown = stage("key-testimony footprint-1b photograph-1a", "receipt-1a")
        face = shown.card("key-testimony").face
        assert face is not None
        assert (face["check"], face["ok"]) == ("You hold 2 clues", True)

    def test_why_asks_about_a_card_a_place_or_everything(self) -> None:
        shown = stage("key-archive footprint-1b", "receipt-1a")
        shown.presenter.why("key-archive")
        assert shown.refusal() == "DON-R.5"
        shown.presenter.why("mystery.0")
        assert shown.refusal() == "DON-R.2"
        shown.presenter.why("")
        refusal = shown.scene().refusal
        assert refusal is not None
        assert (refusal.refused, refusal.text) == (False, texts.WHAT_NOW_ACT.source)

    def test_every_refusal_has_a_sentence(self) -> None:
        assert set(texts.REFUSALS) == set(Code)


class TestScene:
    def test_a_hidden_card_tells_nothing_but_its_place(self) -> None:
        shown = stage("footprint-1b", "receipt-1a record-5a key-archive")
        hidden = [each for each in shown.scene().cards if each.zone == "stash.1"]
        assert [each.id for each in hidden] == ["stash-1-0", "stash-1-1", "stash-1-2"]
        assert all(each.face is None for each in hidden)

    def test_a_card_out_of_a_hidden_hand_is_followed(self) -> None:
        shown = stage("footprint-1b", "receipt-1a receipt-3a key-scene_analysis", active=1)
        shown.play(AnalyseScene(card("key-scene_analysis"), None))
        played = shown.card("key-scene_analysis")
        assert (played.zone, played.was) == ("discard", "stash-1-2")

    def test_what_fills_a_row_comes_from_the_pile(self) -> None:
        shown = stage("footprint-1b", "receipt-1a", active=1)
        shown.play(TakeClue(card("record-4a")))
        taken = next(each for each in shown.scene().cards if each.was == "record-4a")
        assert taken.zone == "stash.1"
        filled = next(each for each in shown.scene().cards if each.zone == "clue.0")
        assert filled.origin == "pile.common"

    def test_the_end_of_the_pile_is_announced(self) -> None:
        assert "pile" in stage("", "", pile="record-1a").scene().detail["warning"].lower()
        assert "2" in stage("", "", pile=PILE).scene().detail["warning"]
        long = " ".join(each.name for each in FULL_DECK[:12])
        assert stage("", "", pile=long).scene().detail["warning"] == ""

    def test_scores_of_others_are_the_least_they_can_be(self) -> None:
        shown = stage("record-4b", "receipt-1a", sets=((), (GLASSES,)))
        rows = {row.label: row.values for row in shown.scene().score}
        assert rows == {"You": ("0", "4", "4"), "Irene": ("10", "?", "10+")}

    def test_the_log_numbers_turns_and_says_who_did_what(self) -> None:
        shown = stage("footprint-1b key-archive", "receipt-1a")
        shown.play(TakeClue(card("record-4a")))
        shown.play(EndTurn())
        shown.play(DRAW)
        log = shown.scene().log
        assert [(line.number, line.plain) for line in log] == [
            ("1", "You took Bank record 4"),
            ("2", "Irene drew a card"),
        ]
        assert "drew a card" in shown.scene().detail["since"][0]


class TestSheet:
    def test_the_sheet_shows_its_arithmetic_with_the_winner_first(self) -> None:
        record = record_until(lambda position: False, seed="SHEET")
        match = Match("m", RULES, record, watcher=0)
        presenter = DonLegacyPresenter(
            Company(record.players, lambda name: name), PlainSpeaker(), LoggingPort()
        )
        presenter.show(match.snapshot(), stepped=False)
        sheet = presenter.sheet()
        assert sheet is not None
        assert sheet.over
        rows = sheet.detail["rows"]
        points = [int(row["points"]) for row in rows]
        assert points == sorted(points, reverse=True)
        assert rows[0]["won"]
        assert match.result is not None
        assert sorted(points) == sorted(match.result.scores)
        for row in rows:
            assert 10 * len(row["sets"]) + sum(map(int, row["clues"])) == int(row["points"])

    def test_a_match_that_goes_on_has_no_sheet(self) -> None:
        assert stage("footprint-1b", "receipt-1a").presenter.sheet() is None


@pytest.mark.parametrize(
    ("move", "reason", "sentence"),
    [
        (DRAW, Reason("draw"), "Draw a card. What is still hidden is worth more"),
        (
            TakeClue(card("record-5a")),
            Reason("take_clue", {"card": "record-5a"}),
            "Take Bank record 5. It brings more points",
        ),
        (
            Deduce(card("key-deduction"), 1),
            Reason("deduction", {"card": "key-deduction", "opponent": 1}),
            "Play Deduction (key) for Irene. Chances are that Irene",
        ),
        (
            TakeMystery(card("key-archive")),
            Reason("towards_set", {"card": "key-archive", "symbol": Symbol.KEY, "held": 1}),
            "Take Archive (key). It brings you nearer to a set: key.",
        ),
    ],
)
def test_a_hint_says_what_to_do_and_why(move: Move, reason: Reason, sentence: str) -> None:
    shown = stage("footprint-1b", "receipt-1a")
    assert shown.presenter.hint(Decision(move, reason)).startswith(sentence)


def test_a_language_switch_needs_no_new_moment() -> None:
    """A scene is made anew from the last moment as often as it is asked for."""
    shown = stage("key-testimony footprint-1b photograph-1a", "receipt-1a")
    shown.presenter.pick("key-testimony")
    assert shown.scene() == shown.scene()


def test_the_presets_of_the_rules_have_names() -> None:
    assert set(texts.PRESETS) == {preset.id for preset in RULES.presets}
    assert {SOURCE, replace(SOURCE)} == {RULES.presets[0].options}
