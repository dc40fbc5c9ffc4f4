"""Every clause that is a rule, and every ruling, is held by a test and told in the rulebook."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from divan import places
from divan.core.manifest import Manifest
from divan.games import find_games
from helpers.clauses import marked_clauses
from helpers.dossiers import DOSSIERS

GAMES = find_games()
TESTS = Path(__file__).parents[1] / "games"
CLAUSE = re.compile(r"\b[A-Z]{3,4}-(?:[0-9A-Z](?:\.\d+[a-z]?)|[A-Z]\d+[a-z]?|T)\b")
RULING = re.compile(r"\bD\d+\b")


@pytest.fixture(params=GAMES, ids=lambda manifest: manifest.id)
def manifest(request: pytest.FixtureRequest) -> Manifest:
    return request.param


def test_every_rule_clause_and_every_ruling_has_a_test(manifest: Manifest) -> None:
    dossier = DOSSIERS[manifest.id]
    assert (dossier.rules | dossier.rulings) - set(marked_clauses(TESTS / manifest.id)) == set()


def test_no_test_names_a_clause_that_does_not_exist(manifest: Manifest) -> None:
    dossier = DOSSIERS[manifest.id]
    assert set(marked_clauses(TESTS / manifest.id)) - dossier.rules - dossier.rulings == set()


def test_refusals_and_choices_point_to_clauses_and_rulings_that_exist(manifest: Manifest) -> None:
    dossier = DOSSIERS[manifest.id]
    named = set(import_module(f"divan.games.{manifest.id}.rules.violations").CLAUSES.values())
    for choice in manifest.load_rules().choices:
        named |= {*choice.clauses, choice.ruling}
    assert named - dossier.rules - dossier.rulings == set()


def test_the_rulebook_tells_every_clause_and_ruling_and_no_other(manifest: Manifest) -> None:
    dossier = DOSSIERS[manifest.id]
    book = places.resources() / "rulebooks" / manifest.id / "en.md"
    text = book.read_text(encoding="utf-8")
    told = set(CLAUSE.findall(text)) | set(RULING.findall(text))
    known = dossier.rules | dossier.rulings | set(dossier.exempt)
    assert told - dossier.untold == known - dossier.untold
