"""What is said without Qt is there in every language, in the Persian of everything else."""

import re
from string import Formatter

import pytest
from test_persian import FAULTS

from divan.app import terminal_texts
from divan.app.terminal_texts import say, terminal_language
from divan.ui.languages import LANGUAGES

SAYINGS = {name: value for name, value in vars(terminal_texts).items() if name.isupper()}
COMMANDS = re.compile(r"^  .*$", re.MULTILINE)
"""Commands and names of files stand on lines of their own."""


@pytest.mark.parametrize("name", SAYINGS)
def test_a_saying_is_the_same_in_every_language(name: str) -> None:
    saying = SAYINGS[name]
    assert set(saying) == set(LANGUAGES)
    assert len({tuple(gaps(text)) for text in saying.values()}) == 1
    assert len({tuple(COMMANDS.findall(text)) for text in saying.values()}) == 1


@pytest.mark.parametrize("fault", FAULTS)
def test_persian_in_the_terminal_has_no(fault: str) -> None:
    for name, saying in SAYINGS.items():
        assert not re.search(FAULTS[fault], COMMANDS.sub("", saying["fa"])), name


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fa_IR.UTF-8"}, "fa"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:nl_BE:fa"}, "nl"),
        ({"LANG": "fa_IR.UTF-8", "LC_ALL": "nl_NL"}, "nl"),
        ({"LANG": "fa_IR.UTF-8", "LC_MESSAGES": "C", "LANGUAGE": "nl"}, "en"),
    ],
)
def test_the_language_is_the_terminals(environment: dict[str, str], language: str) -> None:
    assert terminal_language(environment) == language


def test_gaps_are_filled() -> None:
    told = say(terminal_texts.LIBRARIES_MISSING, {"LANG": "nl"}, files="libA.so", install="do it")
    assert "\n  libA.so\n" in told
    assert told.endswith("\n  do it")


def gaps(text: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(text) if name]
