"""The analysis of a finished match on the real screen: ways in, chart, lines, jumps, progress."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.session.analysis import decisions
from divan.session.match import Match
from divan.session.updates import Lapse
from divan.session.verdicts import read_verdicts
from helpers.analyses import GAMES, AtHome, given_up
from helpers.keys import focus, tab_to
from helpers.people import Person
from helpers.reader import Reader, name
from helpers.shelves import under_way
from helpers.tables import finished_on_the_table, ply, until
from helpers.thinkers import PatientThinkers

A, DOWN, ENTER, ESCAPE = Qt.Key.Key_A, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


@pytest.fixture
def at_home(house: House) -> AtHome:
    """Bots that answer at once, without processes."""
    thinkers = AtHome()
    house.analysis._thinkers = lambda: thinkers
    return thinkers


@pytest.fixture
def patient(house: House) -> PatientThinkers:
    """Bots that answer when the test says so."""
    thinkers = PatientThinkers()
    house.analysis._thinkers = lambda: thinkers
    return thinkers


def kept(house: House, match: Match) -> str:
    """Put a match into the store; return its id."""
    return house.store.add(match.record, result=match.result)


def look_back(house: House, window: QQuickWindow, match: str) -> None:
    """Put the replay of a match on the table, with its analysis over it."""
    assert house.matches.replay(match)
    house.analysis.open()
    window.toTable()


def done(house: House) -> bool:
    return not house.analysis.property("running")


def lines(person: Person) -> list[QQuickItem]:
    """Return the lines that are on the screen, from the top."""
    found = person.items(lambda item: item.metaObject().className().startswith("AnalysisLine"))
    return sorted(found, key=lambda item: person.middle(item).y())


def cards(person: Person) -> list[QQuickItem]:
    """Return the costliest decisions as they are told, the costliest first."""
    found = person.items(lambda item: item.metaObject().className().startswith("AnalysisCard"))
    return sorted(found, key=lambda item: item.property("line")["rank"])


def shows(person: Person, text: str) -> bool:
    """Tell whether a sentence with ``text`` in it can be read on the screen."""
    return bool(person.items(lambda item: text in str(item.property("text") or "")))


@pytest.fixture
def analysed(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, at_home: AtHome
) -> Match:
    """Lay the whole analysis of a match over its replay; return the match."""
    match = given_up("lost_cities", 60)
    look_back(house, window, kept(house, match))
    until(qtbot, lambda: done(house))
    person.wait(60)
    return match


# Ways in


def test_from_the_matches_by_a_key(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    """With the real processes, once."""
    match = given_up("lost_cities", 20)
    kept(house, match)
    window.go("matches", {})
    person.wait(60)
    person.press(A)
    assert window.property("page") == "table"
    until(qtbot, lambda: done(house))
    person.wait(60)
    assert house.analysis.property("shown")
    assert house.table.property("replaying")
    assert house.analysis.property("lines").rowCount() == len(list(decisions(match)))


def test_only_of_matches_that_are_over(
    house: House, window: QQuickWindow, person: Person, at_home: AtHome
) -> None:
    under_way(house.store)
    window.go("matches", {})
    person.wait(60)
    button = person.button("Analysis")
    assert not button.isEnabled()
    assert button.property("whyNot") == "Possible when the match is over."
    person.press(A)
    assert window.property("page") == "matches"
    assert at_home.asked == []


def test_from_the_score_sheet(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, at_home: AtHome
) -> None:
    finished_on_the_table(house, window, qtbot)
    person.wait(60)
    assert not house.table.property("replaying")
    person.click(person.middle(person.button("Analysis")))
    until(qtbot, lambda: done(house))
    assert house.analysis.property("shown")
    assert house.table.property("replaying")
    assert not house.table.property("sheetShown")


def test_from_the_menu_and_the_bar_and_the_key_of_a_replay(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, at_home: AtHome
) -> None:
    assert house.matches.replay(kept(house, given_up("similo", 12)))
    window.toTable()
    person.wait(60)
    for way in ("menu", "bar", "key"):
        if way == "menu":
            person.click(person.middle(person.button("More")))
            found = person.items(lambda item: item.property("text") == "Analysis")
            word = next(i for i in found if i.metaObject().className().startswith("WordButton"))
            person.click(person.middle(word))
        elif way == "bar":
            person.click(person.middle(person.button("Analysis")))
        else:
            person.press(A)
        until(qtbot, lambda: house.analysis.property("shown"))
        person.press(ESCAPE)
        assert not house.analysis.property("shown")
        assert window.property("page") == "table"


def test_a_match_that_is_damaged_is_not_analysed(
    house: House, window: QQuickWindow, person: Person, at_home: AtHome, expect_log
) -> None:
    expect_log("damaged")
    match = kept(house, given_up("lost_cities", 12))
    with house.store._writing() as connection:
        connection.execute("UPDATE turns SET turn = '{' WHERE match = ? AND ply = 3", (match,))
    window.go("matches", {})
    person.wait(60)
    person.press(A)
    assert window.property("page") == "matches"
    assert shows(person, "This match is damaged")
    assert at_home.asked == []


# What is shown, and where it leads


def test_the_costliest_are_told_and_lead_to_their_moment(
    house: House, analysed: Match, person: Person
) -> None:
    found = cards(person)
    assert [card.property("line")["rank"] for card in found] == [1, 2, 3]
    line = found[0].property("line")
    assert line["made"] in line["line"]
    assert line["advice"].startswith("Mycroft: ")
    person.click(person.middle(found[0]))
    assert not house.analysis.property("shown")
    assert ply(house) == line["ply"]
    assert house.table.property("hint").startswith(
        f"Your move: {line['made']} Cost: {line['cost']}. "
    )
    assert line["advice"].removeprefix("Mycroft: ") in house.table.property("hint")
    assert house.table.property("advised")


def test_the_table_shows_the_advice_wherever_the_replay_meets_a_decision(
    house: House, analysed: Match, person: Person
) -> None:
    plies = {decided.ply for decided in decisions(analysed)}
    person.press(ESCAPE)
    for _ in range(12):
        person.press(Qt.Key.Key_Right)
        assert bool(house.table.property("hint")) == (ply(house) in plies)


def test_page_keys_go_from_decision_to_decision(
    house: House, analysed: Match, person: Person
) -> None:
    plies = [decided.ply for decided in decisions(analysed)]
    person.press(ESCAPE)
    house.table.seek(0)
    ahead = [each for each in plies if each > 0]
    for wanted in ahead[:4]:
        person.press(Qt.Key.Key_PageDown)
        assert ply(house) == wanted
    person.press(Qt.Key.Key_PageUp)
    assert ply(house) == ahead[2]


def test_lines_are_walked_through_by_keys(house: House, analysed: Match, person: Person) -> None:
    for _ in range(2):  # also once the chart and the cards had the focus
        tab_to(person, "analysisCards")
        tab_to(person, "analysisLines")
    plies = [decided.ply for decided in decisions(analysed)]
    person.press(DOWN)
    person.press(DOWN)
    assert focus(person).objectName() == "analysisLines"
    place = person.item(objectName="analysisList").property("currentIndex")
    assert place > 0
    person.press(ENTER)
    assert ply(house) == plies[place]
    assert not house.analysis.property("shown")


def test_the_chart_is_read_and_followed_by_keys(
    house: House, analysed: Match, person: Person
) -> None:
    chart = tab_to(person, "analysisChart")
    plies = [decided.ply for decided in decisions(analysed)]
    person.press(Qt.Key.Key_Home)
    person.press(Qt.Key.Key_Right)
    assert chart.property("current") == 1
    assert shows(person, house.analysis.told(1))
    assert house.analysis.told(1).startswith(f"Move {plies[1] + 1}: ")
    person.press(ENTER)
    assert ply(house) == plies[1]


def test_the_chart_leads_where_it_is_clicked(house: House, analysed: Match, person: Person) -> None:
    chart = person.item(objectName="analysisChart")
    badges = person.items(lambda item: item.metaObject().className().startswith("AnalysisBadge"))
    inside = [badge for badge in badges if _is_within(badge, chart) and badge.property("rank") == 1]
    (first,) = inside
    worst = house.analysis.property("worst")[0]
    person.click(person.middle(first))
    assert ply(house) == worst["ply"]


def test_the_chart_does_not_mirror_and_the_rest_does(
    house: House, analysed: Match, person: Person
) -> None:
    house.settings.change("language", "fa")
    person.wait(60)
    chart = person.item(objectName="analysisChart")
    badges = person.items(lambda item: item.metaObject().className().startswith("AnalysisBadge"))
    inside = {
        badge.property("rank"): person.middle(badge).x()
        for badge in badges
        if _is_within(badge, chart)
    }
    worst = {line["rank"]: line["ply"] for line in house.analysis.property("worst")}
    assert sorted(worst, key=lambda rank: worst[rank]) == sorted(inside, key=lambda r: inside[r])
    places = [person.middle(card).x() for card in cards(person)]
    assert places == sorted(places, reverse=True)
    assert "مایکرافت" in cards(person)[0].property("line")["line"]
    house.settings.change("language", "en")


def _is_within(item: QQuickItem | None, parent: QQuickItem) -> bool:
    while item is not None and item != parent:
        item = item.parentItem()
    return item is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_every_decision_in_every_language(
    house: House,
    window: QQuickWindow,
    qtbot: QtBot,
    person: Person,
    at_home: AtHome,
    game: str,
) -> None:
    match = given_up(game, 60)
    look_back(house, window, kept(house, match))
    until(qtbot, lambda: done(house))
    model = house.analysis.property("lines")
    count = len(list(decisions(match)))
    for language in ("en", "nl", "fa"):
        house.settings.change("language", language)
        assert model.rowCount() == count
        for place in range(count):
            told = house.analysis.told(place)
            assert told
            assert "{" not in told
    for place, decided in enumerate(decisions(match)):
        house.analysis.jump(decided.ply)
        assert house.table.property("hint"), place
    person.wait()
    house.settings.change("language", "en")


# How it goes


def test_progress_is_told_and_calling_off_keeps_what_was_found(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, patient: PatientThinkers
) -> None:
    match = given_up("lost_cities", 12)
    every = list(decisions(match))
    look_back(house, window, kept(house, match))
    asked = patient.next()
    until(qtbot, lambda: shows(person, f"Mycroft looks at decision 1 of {len(every)}…"))
    asked.answer(every[0].made)
    asked = patient.next()
    until(qtbot, lambda: shows(person, f"Mycroft looks at decision 2 of {len(every)}…"))
    person.click(person.middle(person.button("Cancel")))
    until(qtbot, lambda: shows(person, f"Called off after 1 of {len(every)} decisions."))
    assert patient.cancelled == {asked.ticket}
    assert len(lines(person)) == 1
    person.click(person.middle(person.button("Go on")))
    for decided in every[1:]:
        asked = patient.next()
        assert asked.question.made == decided.made
        asked.answer(decided.made)
    until(qtbot, lambda: done(house))
    person.wait()
    assert shows(person, "None of your decisions cost anything.")
    opened = house.table.on_the_table
    assert len(read_verdicts(house.store, opened.match)) == len(every)


def test_opening_again_asks_nothing(
    house: House, window: QQuickWindow, person: Person, analysed: Match, at_home: AtHome
) -> None:
    before = house.analysis.property("worst")
    asked = len(at_home.asked)
    match = house.table.on_the_table.match.id
    window.toShelf()
    house.analysis._subject = None  # as after a new start
    look_back(house, window, match)
    person.wait(60)
    assert done(house)
    assert house.analysis.property("worst") == before
    assert len(at_home.asked) == asked


def test_bots_that_die_are_told_of_and_asked_again(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, patient: PatientThinkers
) -> None:
    match = given_up("lost_cities", 6)
    every = list(decisions(match))
    look_back(house, window, kept(house, match))
    for _ in every:
        patient.next().answer(Lapse.DIED)
    until(qtbot, lambda: shows(person, f"{len(every)} decisions could not be judged."))
    person.click(person.middle(person.button("Go on")))
    for decided in every:
        patient.next().answer(decided.made)
    until(qtbot, lambda: done(house))
    person.wait()
    assert not shows(person, "could not be judged")
    assert len(lines(person)) == len(every)


def test_it_goes_on_in_the_background_until_another_begins(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, patient: PatientThinkers
) -> None:
    first, second = given_up("lost_cities", 6), given_up("lost_cities", 6, seed="SECOND")
    one, other = kept(house, first), kept(house, second)
    look_back(house, window, one)
    asked = patient.next()
    window.toShelf()
    person.wait()
    assert not done(house)
    asked.answer(next(decisions(first)).made)
    asked = patient.next()
    look_back(house, window, other)
    until(qtbot, lambda: asked.ticket in patient.cancelled)
    assert len(read_verdicts(house.store, house.library.open(one).match)) == 1
    for decided in decisions(second):
        patient.next().answer(decided.made)
    until(qtbot, lambda: done(house))


def test_another_match_on_the_table_takes_the_sheet_away(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, analysed: Match
) -> None:
    match = under_way(house.store)
    assert house.analysis.property("shown")
    house.matches.resume(match)
    until(qtbot, lambda: house.table.property("mayAct"))
    person.wait()
    assert not house.analysis.property("shown")
    assert not house.analysis.property("available")
    person.press(A)
    assert not house.analysis.property("shown")
    assert house.table.property("hint") == ""


def test_a_match_without_decisions_says_so(
    house: House, window: QQuickWindow, person: Person, at_home: AtHome
) -> None:
    look_back(house, window, kept(house, given_up("lost_cities", 0)))
    person.wait(60)
    assert done(house)
    assert shows(person, "There was nothing to decide for you in this match.")


def test_a_screen_reader_is_told_everything(
    house: House, window: QQuickWindow, analysed: Match, person: Person, qtbot: QtBot
) -> None:
    reader = Reader(window)
    tab_to(person, "analysisLines")  # where the first line is then current, and in sight
    until(qtbot, lambda: house.analysis.told(0) in reader.names(QAccessible.Role.ListItem))
    assert "Cost of your decisions over the match" in reader.names(QAccessible.Role.Chart)
    assert "Analysis" in reader.names(QAccessible.Role.Dialog)
    worst = house.analysis.property("worst")[0]
    (button,) = reader.find(lambda node: name(node) == worst["line"] and _is_button(node))
    reader.press(button)
    assert ply(house) == worst["ply"]


def _is_button(node: QAccessibleInterface) -> bool:
    return node.role() == QAccessible.Role.Button
