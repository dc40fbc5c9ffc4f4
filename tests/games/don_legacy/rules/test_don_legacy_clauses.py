"""Every clause that is a rule, and every ruling, is held by a test that names it."""

import re
from pathlib import Path

from divan.games.don_legacy.rules import RULES
from divan.games.don_legacy.rules.violations import CLAUSES
from helpers.clauses import marked_clauses

TESTS = Path(__file__).parent
RULEBOOK = TESTS.parents[3] / "resources" / "rulebooks" / "don_legacy" / "en.md"

SECTIONS = {"0": 6, "1": 4, "2": 2, "3": 4, "4": 4, "5": 4, "6": 2, "7": 3, "8": 3, "R": 9}
RULE_CLAUSES = {
    f"DON-{section}.{number}" for section, last in SECTIONS.items() for number in range(1, last + 1)
}
RULINGS = {f"D{number}" for number in range(1, 25)}

NO_RULES = {
    "DON-T": "title",
    **{f"DON-{section}.0": "heading" for section in "12345678R"},
    "DON-6.3": "advice",
}


def test_every_rule_clause_and_every_ruling_has_a_test() -> None:
    assert (RULE_CLAUSES | RULINGS) - set(marked_clauses(TESTS)) == set()


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    assert set(marked_clauses(TESTS)) - RULE_CLAUSES - RULINGS == set()


def test_no_clause_is_both_a_rule_and_exempt() -> None:
    assert RULE_CLAUSES & set(NO_RULES) == set()


def test_refusals_and_choices_point_to_clauses_and_rulings_that_exist() -> None:
    named = set(CLAUSES.values())
    for choice in RULES.choices:
        named |= {*choice.clauses, choice.ruling}
    assert named - RULE_CLAUSES - RULINGS == set()


def test_the_rulebook_in_the_app_tells_every_clause_and_ruling_and_no_other() -> None:
    text = RULEBOOK.read_text(encoding="utf-8")
    told = set(re.findall(r"\bDON-[0-9RT](?:\.\d+)?", text)) | set(re.findall(r"\bD\d+\b", text))
    headings = {clause for clause, why in NO_RULES.items() if why in ("heading", "title")}
    assert told - headings == (RULE_CLAUSES | RULINGS | set(NO_RULES)) - headings
