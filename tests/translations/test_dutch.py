"""Dutch says je, and puts its marks where Dutch puts them."""

import re

import pytest
from ts_files import all_messages, bare

FAULTS = {
    "the formal address": r"\b(?:u|uw|uzelf)\b",
    "a foreign quotation mark": '[“„«»"]',
    "a straight apostrophe": "'",
    "an English conjunction or article": r"\b(?:the|and|your|you|with|card|cards)\b",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_dutch_has_no(fault: str) -> None:
    wrong = [
        f"{message}: {form}"
        for message in all_messages("nl")
        for form in message.forms
        if re.search(FAULTS[fault], bare(form), re.IGNORECASE)
    ]
    assert not wrong, "\n" + "\n".join(wrong)
