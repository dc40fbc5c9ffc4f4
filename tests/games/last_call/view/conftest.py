"""What several tests of the screen of Last Call begin with."""

import pytest

from helpers.last_call_stage import Stage


@pytest.fixture
def stage() -> Stage:
    """A match that the person begins."""
    return Stage()
