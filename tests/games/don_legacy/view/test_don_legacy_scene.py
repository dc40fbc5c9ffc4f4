"""What the table of Don Legacy shows: cards that are followed, scores, the log, the sheet."""

from divan.games.don_legacy.rules.cards import FULL_DECK
from divan.games.don_legacy.rules.moves import AnalyseScene, EndTurn, TakeClue
from divan.games.don_legacy.view.presenter import DonLegacyPresenter
from divan.session.match import Match
from divan.ui.presenter import Company
from helpers.don_legacy import DRAW, GLASSES, RULES, card
from helpers.don_legacy_matches import record_until
from helpers.don_legacy_stage import PILE, stage
from helpers.ports import LoggingPort
from helpers.speakers import PlainSpeaker


def test_a_hidden_card_tells_nothing_but_its_place() -> None:
    shown = stage("footprint-1b", "receipt-1a record-5a key-archive")
    hidden = [each for each in shown.scene().cards if each.zone == "stash.1"]
    assert [each.id for each in hidden] == ["stash-1-0", "stash-1-1", "stash-1-2"]
    assert all(each.face is None for each in hidden)


def test_a_card_out_of_a_hidden_hand_is_followed() -> None:
    shown = stage("footprint-1b", "receipt-1a receipt-3a key-scene_analysis", active=1)
    shown.play(AnalyseScene(card("key-scene_analysis"), None))
    played = shown.card("key-scene_analysis")
    assert (played.zone, played.was) == ("discard", "stash-1-2")


def test_what_fills_a_row_comes_from_the_pile() -> None:
    shown = stage("footprint-1b", "receipt-1a", active=1)
    shown.play(TakeClue(card("record-4a")))
    taken = next(each for each in shown.scene().cards if each.was == "record-4a")
    assert taken.zone == "stash.1"
    filled = next(each for each in shown.scene().cards if each.zone == "clue.0")
    assert filled.origin == "pile.common"


def test_the_end_of_the_pile_is_announced() -> None:
    assert "pile" in stage("", "", pile="record-1a").scene().detail["warning"].lower()
    assert "2" in stage("", "", pile=PILE).scene().detail["warning"]
    long = " ".join(each.name for each in FULL_DECK[:12])
    assert stage("", "", pile=long).scene().detail["warning"] == ""


def test_scores_of_others_are_the_least_they_can_be() -> None:
    shown = stage("record-4b", "receipt-1a", sets=((), (GLASSES,)))
    rows = {row.label: row.values for row in shown.scene().score}
    assert rows == {"You": ("0", "4", "4"), "Irene": ("10", "?", "10+")}


def test_the_log_numbers_turns_and_says_who_did_what() -> None:
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


def test_a_language_switch_needs_no_new_moment() -> None:
    """A scene is made anew from the last moment as often as it is asked for."""
    shown = stage("key-testimony footprint-1b photograph-1a", "receipt-1a")
    shown.presenter.pick("key-testimony")
    assert shown.scene() == shown.scene()


def test_the_sheet_shows_its_arithmetic_with_the_winner_first() -> None:
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


def test_a_match_that_goes_on_has_no_sheet() -> None:
    assert stage("footprint-1b", "receipt-1a").presenter.sheet() is None
