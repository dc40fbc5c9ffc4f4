"""Every clause that is a rule, and every ruling, is held by a test that names it."""

import re
from pathlib import Path

from divan.games.similo.rules import RULES
from divan.games.similo.rules.violations import CLAUSES
from helpers.clauses import marked_clauses

TESTS = Path(__file__).parent
RULEBOOK = TESTS.parents[3] / "resources" / "rulebooks" / "similo" / "en.md"

SECTIONS = {"0": 5, "1": 3, "2": 3, "3": 3, "4": 3, "5": 4, "6": 3, "7": 4, "8": 3, "R": 7}
RULE_CLAUSES = {
    f"SIM-{section}.{number}" for section, last in SECTIONS.items() for number in range(1, last + 1)
}
RULINGS = {f"D{number}" for number in range(1, 23)}

NO_RULES = {"SIM-T": "title", **{f"SIM-{section}.0": "heading" for section in "12345678"}}


def test_every_rule_clause_and_every_ruling_has_a_test() -> None:
    assert (RULE_CLAUSES | RULINGS) - set(marked_clauses(TESTS)) == set()


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    assert set(marked_clauses(TESTS)) - RULE_CLAUSES - RULINGS == set()


def test_refusals_and_choices_point_to_clauses_and_rulings_that_exist() -> None:
    named = set(CLAUSES.values())
    for choice in RULES.choices:
        named |= {*choice.clauses, choice.ruling}
    assert named - RULE_CLAUSES - RULINGS == set()


def test_the_rulebook_in_the_app_tells_every_clause_and_ruling_and_no_other() -> None:
    text = RULEBOOK.read_text(encoding="utf-8")
    told = set(re.findall(r"\bSIM-[0-9RT](?:\.\d+)?", text)) | set(re.findall(r"\bD\d+\b", text))
    assert told - set(NO_RULES) == RULE_CLAUSES | RULINGS
