"""Every text is translated, whole, and ready to be filled in."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from ts_files import FILES, Message, all_messages, gaps, messages, tags

FORMS = {"en": 2, "nl": 2, "fa": 1}
"""How many forms a number can ask for."""

CLOSING = '”’»"'
"""What may stand after the mark that ends a sentence."""

ENDS = {".": ".", ":": ":", "!": "!", "?": "?؟", "…": "…"}
"""The marks at an end, and what they become."""

files = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def _told(wrong: list[Message]) -> str:
    return "\n" + "\n".join(map(str, wrong))


@files
def test_nothing_is_unfinished_vanished_or_obsolete(file: Path) -> None:
    wrong = [message for message in messages(file) if message.state]
    assert not wrong, _told(wrong)


@files
def test_nothing_is_empty_or_has_stray_space(file: Path) -> None:
    wrong = [
        message
        for message in messages(file)
        if any(not form or form != form.strip() or "  " in form for form in message.forms)
    ]
    assert not wrong, _told(wrong)


@files
def test_numbers_have_all_their_forms(file: Path) -> None:
    wrong = [
        message
        for message in messages(file)
        if len(message.forms) != (FORMS[message.language] if message.counted else 1)
    ]
    assert not wrong, _told(wrong)


@files
def test_a_counted_number_stands_once_in_every_form(file: Path) -> None:
    """``Languages.say_count`` puts one number into the person's digits, the first it finds."""
    wrong = [
        message
        for message in messages(file)
        if message.counted and any(form.count("%n") != 1 for form in message.forms)
    ]
    assert not wrong, _told(wrong)


@files
def test_gaps_and_markup_are_those_of_the_source(file: Path) -> None:
    wrong = [
        message
        for message in messages(file)
        for form in message.forms
        if gaps(form) != gaps(message.source) or tags(form) != tags(message.source)
    ]
    assert not wrong, _told(wrong)


@files
def test_sentences_end_as_in_the_source(file: Path) -> None:
    """An ellipsis says that more is asked, a colon that more comes, a full stop that it is all."""
    wrong = []
    for message in messages(file):
        end = message.source.rstrip(CLOSING)[-1:]
        for form in message.forms:
            last = form.rstrip(CLOSING)[-1:]
            right = last in ENDS[end] if end in ENDS else last not in "".join(ENDS.values())
            if not right or "..." in form:
                wrong.append(message)
    assert not wrong, _told(wrong)


def test_english_is_the_source_itself_where_no_number_decides() -> None:
    wrong = [
        message
        for message in all_messages("en")
        if not message.counted and message.forms != (message.source,)
    ]
    assert not wrong, _told(wrong)


def test_forms_leave_no_choice_in_brackets() -> None:
    wrong = [
        message
        for message in all_messages()
        if message.counted and any(re.search(r"\w\((s|en|n)\)", form) for form in message.forms)
    ]
    assert not wrong, _told(wrong)


@files
def test_every_file_compiles_without_complaint(file: Path, tmp_path: Path) -> None:
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    made = tmp_path / "made.qm"
    done = subprocess.run(
        [str(tool), str(file), "-qm", str(made)], capture_output=True, text=True, check=True
    )
    count = len(messages(file))
    assert f"{count} translation(s) ({count} finished and 0 unfinished)" in done.stdout
    assert not done.stderr
    assert "warning" not in done.stdout.lower()
    assert made.stat().st_size
