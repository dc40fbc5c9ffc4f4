"""A thread of ours has no method whose name Python's own threads use for something else."""

import threading

from divan.session.match_thread import MatchThread

OF_NEWER_PYTHON = {"_handle", "_os_thread_handle", "_context"}
"""What threads keep in Python 3.13 and 3.14: set there, it would hide a method."""


def test_no_method_is_hidden_by_what_a_thread_keeps() -> None:
    kept = set(vars(threading.Thread())) | OF_NEWER_PYTHON
    assert "_started" in kept
    assert not set(vars(MatchThread)) & kept
