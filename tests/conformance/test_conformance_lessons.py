"""Every game can be learnt at the table: what its lesson says and asks can be done there."""

import pytest

from divan import places
from divan.core.manifest import Manifest, load
from divan.games import find_games
from divan.session.reading import open_match
from divan.ui.lesson import PUPIL, Lesson
from divan.ui.presenter import Company, GameView
from divan.ui.rulebook import read_book
from helpers.ports import NotingPort
from helpers.speakers import PlainSpeaker

LONGEST = 260
"""In characters: what a card holds that is still small with large words."""
PAGES = range(10, 22)


@pytest.fixture(params=find_games(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Manifest:
    found: Manifest = request.param
    return found


@pytest.fixture
def lesson(game: Manifest) -> Lesson:
    view: GameView = load(game.view)
    return view.load_lesson()


def test_it_has_a_beginning_an_end_and_something_to_do(lesson: Lesson) -> None:
    first, last = lesson.pages[0], lesson.pages[-1]
    assert len(lesson.pages) in PAGES
    assert first.turns == last.turns == ()
    assert sum(page.asks is not None for page in lesson.pages) >= 3
    texts = [page.text for page in lesson.pages]
    assert len(set(texts)) == len(texts)
    assert max(len(text.source) for text in texts) <= LONGEST


def test_each_move_is_the_pupils_to_make_or_another_players(game: Manifest, lesson: Lesson) -> None:
    """The record folds, so that every move in it is allowed."""
    rules = game.load_rules()
    match = open_match("lesson", rules, lesson.record(game.id, rules))
    assert match.watcher == PUPIL
    assert len(match.record.players) in game.players
    for page in lesson.pages:
        assert page.asks is None or not page.asks.quiet, "nobody makes that by hand"
        for turn in page.then:
            assert turn.seat != PUPIL or turn.move.quiet, f"the pupil is passed over: {turn}"


def test_what_it_points_at_lies_on_the_table(game: Manifest, lesson: Lesson) -> None:
    rules = game.load_rules()
    match = open_match("lesson", rules, lesson.record(game.id, rules))
    view: GameView = load(game.view)
    company = Company(match.record.players, lambda name: name)
    presenter = view.load_presenter()(company, PlainSpeaker(), NotingPort())
    for ply in range(match.position.ply + 1):
        presenter.show(match.snapshot_at(ply), stepped=ply > 0)
        scene = presenter.scene(live_score=True)
        ids = {zone.id for zone in scene.zones} | {card.id for card in scene.cards}
        for step, page in zip(lesson.steps(), lesson.pages, strict=True):
            assert step.ply != ply or set(page.shows) <= ids, page.text.source


def test_its_clauses_stand_in_the_rulebook(game: Manifest, lesson: Lesson) -> None:
    book = read_book(places.resources() / "rulebooks" / game.id / "en.md")
    named = {page.clause for page in lesson.pages} - {""}
    assert named, "no page leads into the rulebook"
    assert [clause for clause in named if book.place_of(clause) is None] == []
