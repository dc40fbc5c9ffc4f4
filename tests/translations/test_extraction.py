"""The files follow from the sources, and every sentence can be found in the sources."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tasks.root import LANGUAGES, SOURCES
from tasks.translations import outdated, parts
from ts_files import FILES, FOLDER, ROOT, parts_of

from divan.ui import languages

PYTHON = sorted(SOURCES.rglob("*.py"))
QML = sorted(SOURCES.rglob("*.qml"))

MARKERS = {"text": 3, "counted": 3}
"""The functions that mark a sentence, and how many strings they take."""

_TR = re.compile(r"\bqsTr(?:Id|anslate)?\(")
_STRING = r'\s*"(?:[^"\\\n]|\\.)*"\s*'
_LITERAL = re.compile(rf"\bqsTr\({_STRING}(?:,{_STRING}(?:,[^()]*)?)?\)")


def test_extraction_would_change_nothing() -> None:
    (ROOT / "build").mkdir(exist_ok=True)
    assert outdated() == [], "run: python3 dev.py translations"


def test_the_same_languages_are_known_everywhere() -> None:
    assert set(LANGUAGES) == set(languages.LANGUAGES) == set(languages.NATIVE_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_set_has_a_file_in_every_language(language: str) -> None:
    missing = [name for name in parts() if not (FOLDER / f"{name}_{language}.ts").exists()]
    assert not missing


def test_every_file_belongs_to_a_set_and_a_language() -> None:
    known = {(name, language) for name in parts() for language in LANGUAGES}
    assert {parts_of(file) for file in FILES} == known


def _name(call: ast.Call) -> str:
    """Return the last part of what is called."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _calls(file: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield node


def _is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def test_marked_sentences_are_literals() -> None:
    """The extraction reads the sources without running them."""
    wrong = []
    for file in PYTHON:
        for call in _calls(file):
            if not isinstance(call.func, ast.Name) or call.func.id not in MARKERS:
                continue
            strings = call.args[: MARKERS[call.func.id]]
            if call.keywords or not all(_is_string(argument) for argument in strings):
                wrong.append(f"{file.relative_to(ROOT)}:{call.lineno}")
    assert not wrong


def test_only_the_languages_ask_qt_for_a_translation() -> None:
    """``tr`` and ``translate`` with anything but literals would slip past the extraction."""
    wrong = []
    for file in PYTHON:
        if file == Path(languages.__file__):
            continue
        for call in _calls(file):
            asks = _name(call) in {"tr", "trUtf8"} or (
                isinstance(call.func, ast.Attribute)
                and call.func.attr == "translate"
                and ast.unparse(call.func.value).endswith("Application")
            )
            if asks and not all(_is_string(argument) for argument in call.args[:3]):
                wrong.append(f"{file.relative_to(ROOT)}:{call.lineno}")
    assert not wrong


def test_sentences_in_qml_are_literals() -> None:
    wrong = []
    for file in QML:
        source = file.read_text(encoding="utf-8")
        good = {match.start() for match in _LITERAL.finditer(source)}
        wrong += [
            f"{file.relative_to(ROOT)}:{source.count(chr(10), 0, match.start()) + 1}"
            for match in _TR.finditer(source)
            if match.start() not in good
        ]
    assert not wrong
