"""The tools of the table: take back, hint, why, pace, replay, sheet, giving up, language."""

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.record import Level, Player
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.session.journal import Journal
from divan.session.match import Match
from helpers.matches import lost_cities_record
from helpers.people import Person
from helpers.tables import (
    discard,
    draw,
    drawn,
    finished_on_the_table,
    hand,
    play,
    ply,
    until,
    until_turn,
)


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


def test_a_placed_card_is_taken_back_and_played_again_by_keys(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "UNDO")
    before = hand(house)
    discard(house, qtbot)
    person.press(Qt.Key.Key_U)
    until(qtbot, lambda: ply(house) == 0)
    assert hand(house) == before
    person.press(Qt.Key.Key_U, Qt.KeyboardModifier.ShiftModifier)
    until(qtbot, lambda: ply(house) == 1)
    assert not house.table.property("practice")


def test_taking_back_past_a_drawn_card_asks_and_makes_it_practice(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    house.settings.change("pace", "step")
    play(house, window, qtbot, "PRACTICE")
    discard(house, qtbot)
    draw(house, qtbot)
    assert house.table.property("undoCost") == "practice"
    person.click(person.middle(person.button("Take back")))
    question = person.item(text="Take back and practise?")
    assert question.isVisible()
    person.press(Qt.Key.Key_Escape)
    assert ply(house) == 2, "not agreed to, not done"
    person.press(Qt.Key.Key_U)
    person.press(Qt.Key.Key_Tab)
    person.press(Qt.Key.Key_Return)
    until(qtbot, lambda: ply(house) == 1)
    assert house.table.property("practice")


def test_a_hint_says_what_and_why(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "HINT")
    until_turn(house, qtbot)
    person.press(Qt.Key.Key_H)
    until(qtbot, lambda: house.table.property("hint"))
    assert person.item(text=house.table.property("hint")).isVisible()
    discard(house, qtbot)
    assert house.table.property("hint") == "", "it spoke of the moment before"


def test_a_round_ends_with_its_sheet_and_the_next_begins_when_the_person_has_read_it(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "ROUNDS", LostCitiesOptions(rounds=2, starter="first_seat"))
    while house.table.property("awaiting") != "interlude":
        until(
            qtbot,
            lambda: house.table.property("mayAct") or house.table.property("awaiting"),
        )
        if house.table.property("awaiting"):
            break
        discard(house, qtbot)
        draw(house, qtbot)
    assert house.table.property("sheetShown")
    assert person.item(text=house.table.property("sheet")["title"]).isVisible()
    assert person.pill() == "The next round waits for you"
    person.press(Qt.Key.Key_Return)
    until(qtbot, lambda: not house.table.property("sheetShown"))
    until_turn(house, qtbot)


def test_giving_up_asks_once_and_shows_the_sheet(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "RESIGN")
    person.click(person.middle(person.button("More")))
    person.click(person.middle(person.button("Give up")))
    person.click(person.middle(person.button("Cancel")))
    assert not house.table.property("over")
    person.click(person.middle(person.button("More")))
    person.click(person.middle(person.button("Give up")))
    *_, confirm = person.items(lambda i: i.property("text") == "Give up")
    person.click(person.middle(confirm))
    until(qtbot, lambda: house.table.property("over"))
    assert house.table.property("sheetShown")
    person.click(person.middle(person.button("Look at the table")))
    assert not house.table.property("sheetShown"), "a match given up can be left"


def test_a_result_that_counts_is_not_taken_back_by_any_key(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    match = finished_on_the_table(house, window, qtbot)
    person.click(person.middle(person.button("Look at the table")))
    assert not person.button("Take back").isEnabled()
    person.press(Qt.Key.Key_U)
    until(qtbot, lambda: house.table.property("notice"))
    assert person.item(text="The match is over and its result stands.").isVisible()
    house.table.undoAsPractice()
    house.table.closeMatch()
    stored = house.store.match(match)
    assert stored is not None
    assert stored.result is not None
    assert not stored.practice


def test_a_rematch_is_another_deal_against_the_same_opponent(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    first = play(house, window, qtbot, "AGAIN")
    house.table.resign()
    until(qtbot, lambda: house.table.property("sheetShown"))
    person.click(person.middle(person.button("Rematch")))
    until_turn(house, qtbot)
    opened = house.table.on_the_table
    assert opened is not None
    assert opened.match.id != first
    assert opened.match.record.seed != "AGAIN"
    assert opened.match.record.players[1].level == "wiggins"


def test_a_replay_goes_to_and_fro(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "REPLAY")
    for _ in range(2):
        until_turn(house, qtbot)
        discard(house, qtbot)
        draw(house, qtbot)
    until_turn(house, qtbot)
    last = ply(house)
    house.matches.replayCurrent()
    until(qtbot, lambda: house.table.property("replaying"))
    window.grabWindow()  # the tools find their places when they are drawn
    assert ply(house) == 0
    person.click(person.middle(person.button("One move on")))
    assert ply(house) == 1
    person.click(person.middle(person.button("To the end")))
    assert ply(house) == last
    person.click(person.middle(person.button("One move back")))
    assert ply(house) == last - 1
    assert person.pill() == f"Replay: move {last - 1} of {last}"
    for key, moment in (
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Right, last),
    ):
        person.press(key)
        assert ply(house) == moment
    assert person.pill() == f"Replay: move {last} of {last}"
    person.press(Qt.Key.Key_Home)
    person.press(Qt.Key.Key_Space)
    until(qtbot, lambda: ply(house) == 1)
    person.press(Qt.Key.Key_Space)
    assert person.button("Play").isVisible(), "it stands still again"
    house.table.pick(hand(house)[0])
    assert drawn(house)["picked"] == "", "a replay is only looked at"


def test_the_language_is_switched_in_mid_game(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    """Every word changes, no card moves, and the picked card stays picked."""
    play(house, window, qtbot, "LANGUAGE")
    until_turn(house, qtbot)
    card = hand(house)[3]
    house.table.pick(card)
    places = {c.property("cardId"): person.middle(c) for c in person.hand()}
    house.settings.change("language", "fa")
    qtbot.wait(100)
    assert drawn(house)["picked"] == card
    shown = house.table.shown
    assert shown is not None
    assert shown.prompt.who == "نوبت شماست"
    panel = QPoint(int(window.width() * 260 / 1280), 0)
    for held in person.hand():
        moved = person.middle(held) - places[held.property("cardId")]
        assert abs(moved.x() - panel.x()) <= 2, "the table only makes room for the panel"
    house.settings.change("language", "nl")
    qtbot.wait(100)
    assert house.table.shown.prompt.who == "Jouw beurt"


def test_leaving_and_coming_back_finds_the_match_as_it_was(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    match = play(house, window, qtbot, "LEAVE")
    discard(house, qtbot)
    seen = hand(house)
    person.press(Qt.Key.Key_Escape)
    assert window.property("page") == "shelf"
    assert house.shelf.property("last")["id"] == match
    person.click(person.middle(person.button("Continue")))
    until(qtbot, lambda: window.property("page") == "table" and house.table.shown is not None)
    assert hand(house) == seen
    assert ply(house) == 1


def test_the_log_is_copied(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "COPY")
    discard(house, qtbot)
    draw(house, qtbot)
    person.click(person.middle(person.button("Copy the log")))
    assert "You discarded" in QGuiApplication.clipboard().text()


def test_a_resize_while_cards_are_dealt_does_no_harm(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    house.settings.change("motion", "full")
    play(house, window, qtbot, "RESIZE")
    for width, height in ((1400, 900), (1024, 640), (1900, 700), (1280, 720)):
        window.resize(width, height)
        qtbot.wait(60)
    qtbot.wait(1500)
    hand_zone = person.zone("hand")
    area = hand_zone.mapRectToScene(hand_zone.boundingRect()).adjusted(-60, -60, 60, 60)
    assert len(person.hand()) == 8
    assert all(area.contains(person.middle(card)) for card in person.hand())


def test_where_only_bots_play_there_is_nothing_to_give_up_take_back_or_ask(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    match = lost_cities_record("BOTS")
    players = (Player(Level.WIGGINS), Player(Level.WIGGINS))
    kept = house.store.add(msgspec.structs.replace(match, players=players))
    house.settings.change("pace", "step")
    assert house.matches.resume(kept)
    window.toTable()
    until(qtbot, lambda: house.table.property("awaiting") == "step")
    house.table.proceed()
    until(qtbot, lambda: ply(house) == 1)
    assert house.table.property("mayResign") is False
    assert house.table.property("undoCost") == "nothing_to_undo"
    house.table.askHint()
    assert house.table.property("hinting") is False
    person = Person(window, qtbot)
    person.click(person.middle(person.button("More")))
    assert person.items(lambda item: item.property("text") == "To the shelf")
    assert not person.items(lambda item: item.property("text") == "Give up")


def test_a_person_may_give_up_until_the_match_is_over(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    play(house, window, qtbot, "GIVE UP")
    assert house.table.property("mayResign") is True
    house.table.resign()
    until(qtbot, lambda: house.table.property("over"))
    assert house.table.property("mayResign") is False


def test_updates_of_an_earlier_opening_are_dropped(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """A match can be opened twice in a row: its id does not tell the openings apart."""
    play(house, window, qtbot, "FIRST")
    opened = house.table.on_the_table
    assert opened is not None
    first, second = (
        msgspec.structs.replace(opened, match=match, journal=Journal(house.store, match, None))
        for match in (
            Match("twice", opened.match.rules, opened.match.record, watcher=0) for _ in range(2)
        )
    )
    house.table.play(first)
    house.table.resign()
    house.table.play(second)  # the end of the first is still on its way
    seen: list[bool] = []
    house.table.stateChanged.connect(lambda: seen.append(house.table.property("over")))
    until_turn(house, qtbot)
    discard(house, qtbot)
    assert seen
    assert not any(seen)
