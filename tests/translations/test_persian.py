"""Persian is written as Persian is: letters, joins, marks, digits and direction."""

import re
from pathlib import Path

import pytest
from ts_files import FILES, FILLED, Message, all_messages, bare

NAMES = ("SHA-256",)
"""Names that are written in Latin letters and digits in every language."""

ZWNJ = "\u200c"
RIGHT_TO_LEFT_MARK = "\u200f"
LETTER = "[\u0621-\u063a\u0641-\u06d3]"

FAULTS = {
    "an Arabic yeh or kaf": "[\u064a\u0643\u0649]",
    "an Arabic-Indic digit": "[\u0660-\u0669]",
    "a Latin digit": "[0-9]",
    "a Latin comma, semicolon or question mark": r"[,;?]",
    "a straight quotation mark": "[\"'“”‘’]",
    "a hyphen for a minus": f"(?<!\\w)-(?=\\s?[۰-۹{FILLED}])",
    "a Latin percent sign": "%",
    "a letter stretched": "\u0640",
    "a hamza for the ezafe": "[\u06c0\u0654]",
    "mi- without its join": rf"\bن?می {LETTER}",
    "-ha without its join": rf"{LETTER} ها(?:ی|یی|یم|یت|یش|یمان|یتان|یشان)?\b",
    "-tar without its join": rf"{LETTER} تر(?:ین)?\b",
    "an ezafe apart from its word": r"ه ی\b",
    "a join at an edge": f"(?:^|[^\u0621-\u06d3]){ZWNJ}|{ZWNJ}(?:$|[^\u0621-\u06d3])",
    "a space before a mark": r" [،؛؟.:!»)]",
    "no space after a mark": r"[،؛؟»](?=[\u0621-\u06d3])",
    "the familiar form of address": r"\bتو(?:را)?\b",
}

FORBIDDEN = re.compile("[\u202a-\u202e]")
"""Embeddings and overrides: only isolates keep their surroundings out of it."""


def _clean(message: Message, form: str) -> str:
    for name in NAMES:
        if name in message.source:
            form = form.replace(name, "")
    return bare(form)


@pytest.mark.parametrize("fault", FAULTS)
def test_persian_has_no(fault: str) -> None:
    wrong = [
        f"{message}: {form}"
        for message in all_messages("fa")
        for form in message.forms
        if re.search(FAULTS[fault], _clean(message, form))
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_a_line_without_a_letter_of_its_own_says_in_which_direction_it_runs() -> None:
    """What fills a gap is isolated and tells nothing; such a line would run left to right."""
    wrong = []
    for message in all_messages("fa"):
        for form in message.forms:
            rest = re.sub(f"[{FILLED}{RIGHT_TO_LEFT_MARK}]", "", bare(form)).strip()
            if rest and not re.search(LETTER, rest) and not form.startswith(RIGHT_TO_LEFT_MARK):
                wrong.append(str(message))
    assert not wrong


def test_latin_words_never_begin_a_line() -> None:
    wrong = [
        str(message)
        for message in all_messages("fa")
        for form in message.forms
        if re.match("[A-Za-z]", bare(form).lstrip(" «("))
    ]
    assert not wrong


def test_arrows_are_told_in_words() -> None:
    wrong = [
        str(message)
        for message in all_messages("fa")
        if any(re.search("[←-⇿]", form) for form in message.forms)
    ]
    assert not wrong


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_text_overrides_the_direction(file: Path) -> None:
    assert not FORBIDDEN.search(file.read_text(encoding="utf-8"))


def test_isolates_are_closed() -> None:
    wrong = []
    for message in all_messages():
        for form in message.forms:
            depth, lowest = 0, 0
            for letter in form:
                depth += (letter in "\u2066\u2067\u2068") - (letter == "\u2069")
                lowest = min(lowest, depth)
            if depth or lowest < 0:
                wrong.append(str(message))
    assert not wrong


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        ("mi- without its join", "بازی می کند"),
        ("mi- without its join", "نمی شود"),
        ("-ha without its join", "کارت های شما"),
        ("-tar without its join", "بزرگ تر"),
        ("an ezafe apart from its word", "توده ی کشیدن"),
        ("a hamza for the ezafe", "توده\u0654 کشیدن"),
        ("a hyphen for a minus", "از -۱۲"),
        ("a join at an edge", f"کارت{ZWNJ} سبز"),
        ("a Latin digit", "کارت 5"),
        ("an Arabic yeh or kaf", "بازي"),
    ],
)
def test_the_lint_finds(fault: str, text: str) -> None:
    assert re.search(FAULTS[fault], text)


@pytest.mark.parametrize("text", ["می‌کند", "کارت‌های شما", "بزرگ‌تر", "توده‌ی کشیدن", "تنها", "⁦−۱۲⁩"])
def test_the_lint_leaves_alone(text: str) -> None:
    assert not [fault for fault in FAULTS if re.search(FAULTS[fault], bare(text))]
