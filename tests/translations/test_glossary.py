"""One word for each thing: the translations keep to ``translations/GLOSSARY.md``."""

import re
from functools import cache
from typing import NamedTuple

import pytest
from tasks.translations import parts
from ts_files import FOLDER, ROOT, Message, all_messages, bare

EVERYWHERE, BY_CONTEXT = "Everywhere", "By context"
HEADS = ["en", "nl", "fa", "note"]

_TO_MOVE = "{player} is to move. %n card(s) left in the pile."
_FOLLOWED = "As in the rulebook that Divan follows: one round, quick."
_TEMPER = "Sound and careful, seldom bold"

EXCEPTIONS = {
    ("move", "nl", _TO_MOVE): "to be to move is aan de beurt zijn",
    ("move", "fa", _TO_MOVE): "to be to move is to have one's turn",
    ("card", "nl", "Any card"): "the rulebook calls this setting vrij",
    ("card", "fa", "Any card"): "the rulebook calls this setting آزاد",
    ("rulebook", "nl", _FOLLOWED): "the rulebook calls what it follows its bron",
    ("rulebook", "fa", _FOLLOWED): "the rulebook calls what it follows its متن",
    ("file", "nl", "Case file"): "a folder with a case in it is a dossier",
    ("file", "fa", "Case file"): "a folder with a case in it is a پرونده",
    ("sound", "nl", _TEMPER): "no noise, but good sense",
    ("sound", "fa", _TEMPER): "no noise, but good sense",
}
"""By term, language and source: why the word of the glossary is not there."""


class Term(NamedTuple):
    section: str
    words: tuple[str, ...]
    nl: tuple[str, ...]
    fa: tuple[str, ...]

    def in_source(self, source: str) -> bool:
        """Tell whether one of the English words stands in ``source``."""
        plain = bare(source.replace("(s)", "s"))
        return any(
            re.search(rf"(?<!\w){re.escape(word)}(?!\w)", plain, re.IGNORECASE)
            for word in self.words
        )

    def missing_in(self, message: Message) -> bool:
        """Tell whether a form of the translation has none of the term's words."""
        stems = self.nl if message.language == "nl" else self.fa
        return not all(
            any(stem.casefold() in form.casefold() for stem in stems) for form in message.forms
        )


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


@cache
def terms() -> tuple[Term, ...]:
    """Return every term of the glossary."""
    found = []
    section = ""
    for line in (FOLDER / "GLOSSARY.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif line.startswith("|") and not line.startswith("|---"):
            cells = _cells(line)
            assert len(cells) == len(HEADS), line
            if cells != HEADS:
                en, nl, fa = (tuple(cell.split(" / ")) for cell in cells[:3])
                found.append(Term(section, en, nl, fa))
    return tuple(found)


def set_of(section: str) -> str:
    """Return the set of files that a section is for: ``Lost Cities`` is lost_cities."""
    return section.lower().replace(" ", "_")


def _held(term: Term, message: Message) -> bool:
    return term.section == EVERYWHERE or set_of(term.section) == message.name


def test_every_section_is_for_files_that_exist() -> None:
    sections = {term.section for term in terms()} - {EVERYWHERE, BY_CONTEXT}
    assert {set_of(section) for section in sections} <= set(parts())


def test_no_cell_is_empty_and_no_term_stands_twice() -> None:
    assert all(all(words) for term in terms() for words in term[1:])
    heads = [(term.section, term.words[0]) for term in terms()]
    assert len(heads) == len(set(heads))


@pytest.mark.parametrize("language", ["nl", "fa"])
def test_terms_are_translated_by_their_words(language: str) -> None:
    wrong = [
        f"{term.words[0]} → {getattr(term, language)}: {message} → {message.forms}"
        for message in all_messages(language)
        for term in terms()
        if term.section != BY_CONTEXT
        and _held(term, message)
        and term.in_source(message.source)
        and term.missing_in(message)
        and (term.words[0], language, message.source) not in EXCEPTIONS
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_every_exception_is_still_one() -> None:
    real = {
        (term.words[0], message.language, message.source)
        for message in all_messages("nl") + all_messages("fa")
        for term in terms()
        if _held(term, message) and term.in_source(message.source) and term.missing_in(message)
    }
    assert set(EXCEPTIONS) <= real


@pytest.mark.parametrize("language", ["en", "nl", "fa"])
def test_the_set_up_form_has_the_names_that_the_rulebook_tells(language: str) -> None:
    """The section on the presets names the settings in bold; one must find them on the form."""
    for name in parts():
        book = ROOT / "resources" / "rulebooks" / name / f"{language}.md"
        if not book.exists():
            continue
        _, _, rest = book.read_text(encoding="utf-8").partition("{#presets}")
        named = re.findall(r"^- \*\*(.+?):?\*\*", rest.partition("\n## ")[0], re.MULTILINE)
        said = {message.forms[0] for message in all_messages(language) if message.name == name}
        assert set(named) <= said
