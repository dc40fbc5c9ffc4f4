"""What the analysis tells: chart, lines, the costliest, and the jumps to the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.session.analysis import decisions
from divan.session.match import Match
from helpers.analyses import GAMES, AtHome, given_up
from helpers.analysis_sheet import cards, done, kept, look_back, shows
from helpers.keys import focus, tab_to
from helpers.people import Person
from helpers.reader import Reader, name
from helpers.tables import ply, until

DOWN = Qt.Key.Key_Down
ENTER = Qt.Key.Key_Return
ESCAPE = Qt.Key.Key_Escape


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
