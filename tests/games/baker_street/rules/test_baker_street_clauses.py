"""Every clause that is a rule, and every ruling, is held by a test that names it."""

import re
from pathlib import Path

from divan.games.baker_street.rules import RULES
from divan.games.baker_street.rules.violations import CLAUSES
from helpers.clauses import marked_clauses

TESTS = Path(__file__).parents[1]
RULEBOOK = TESTS.parents[2] / "resources" / "rulebooks" / "baker_street" / "en.md"

SECTIONS = {
    "0": (1, 2, 3, 4),
    "1": (1, 2, 3, 4, 5, 6, 7, 8, 9),
    "2": (1, 2, 3, 4, 5, 6, 7, 8, 9),
    "3": (1,),
    "M": (0,),
}
KINDS = [
    "L1",
    "L2",
    "L3",
    "L4",
    "M1",
    "M2",
    "H1",
    "H2a",
    "H2b",
    "H3a",
    "H3b",
    "H3c",
    "H3d",
    "H3e",
    "H4a",
    "H4b",
    "V1",
    "V2",
    "V3",
    "V3b",
    "Z1",
    "Z2",
]
RULE_CLAUSES = {
    *(f"BAK-{section}.{number}" for section, numbers in SECTIONS.items() for number in numbers),
    *(f"BAK-{kind}" for kind in KINDS),
}
RULINGS = {f"D{number}" for number in range(1, 33)}

NO_RULES = {
    **{f"BAK-{number}.0": "heading" for number in range(4)},
    "BAK-L.0": "heading; who Lestrade is",
    "BAK-H.0": "heading; who Mrs Hudson is",
    "BAK-V.0": "heading",
    "BAK-0.5": "announces two examples, whose pictures are lost",
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
    told = set(re.findall(r"\bBAK-(?:[0-9A-Z]\.\d+|[A-Z]\d+[a-z]?)", text))
    told |= set(re.findall(r"\bD\d+\b", text))
    untold = {"BAK-0.0", "BAK-1.0", "BAK-2.0", "BAK-3.0", "BAK-V.0"}
    assert told == (RULE_CLAUSES | RULINGS | set(NO_RULES)) - untold
