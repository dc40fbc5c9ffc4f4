"""Every clause that is a rule, and every ruling, is held by a test that names it."""

import re
from pathlib import Path

from divan.games.lost_cities.rules import RULES
from divan.games.lost_cities.rules.violations import CLAUSES
from helpers.clauses import marked_clauses

TESTS = Path(__file__).parent
RULEBOOK = TESTS.parents[3] / "resources" / "rulebooks" / "lost_cities" / "en.md"

SECTIONS = {
    "0": (1, 3, 4, 5, 6, 7),
    "1": (1, 2, 3),
    "2": (1, 2, 3, 4),
    "3": (1, 2, 3),
    "4": (1, 2, 3, 4),
    "5": (1, 2, 3),
    "6": (1, 2, 3, 4, 5, 6),
    "7": (1, 2, 3, 4, 5),
    "8": (1, 2),
    "R": (1, 2, 3, 4, 5, 6, 7, 8),
}
RULE_CLAUSES = {f"LOST-{section}.{n}" for section, numbers in SECTIONS.items() for n in numbers}
RULINGS = {f"D{number}" for number in range(1, 23)}

NO_RULES = {
    "LOST-T": "title",
    **{f"LOST-{section}.0": "heading" for section in "123456789R"},
    "LOST-0.2": "tells of editions with score tiles; nothing follows for play",
    "LOST-7.6": "advice, and not true as a rule (D13)",
    "LOST-9.1": "advice on strategy",
    "LOST-9.2": "advice on strategy (D16)",
    "LOST-9.3": "advice on strategy; the rule in it is LOST-5.3",
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
    told = set(re.findall(r"\bLOST-[0-9RT](?:\.\d+)?", text)) | set(re.findall(r"\bD\d+\b", text))
    headings = {clause for clause, why in NO_RULES.items() if why in ("heading", "title")}
    assert told - headings == (RULE_CLAUSES | RULINGS | set(NO_RULES)) - headings
