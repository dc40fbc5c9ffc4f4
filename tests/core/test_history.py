"""A history grows without copying, and what was before stays as it was."""

import pytest

from divan.core.history import History


def test_a_longer_history_leaves_the_shorter_one_as_it_is() -> None:
    short = History("ab")
    long = short.grown("cd")
    assert (list(short), list(long)) == (["a", "b"], ["a", "b", "c", "d"])
    assert (len(short), len(long)) == (2, 4)


def test_two_ways_on_from_one_moment_do_not_meet() -> None:
    start = History("a")
    one, other = start.grown("b"), start.grown("c")
    assert list(one) == ["a", "b"]
    assert list(other) == ["a", "c"]
    assert list(one.grown("d")) == ["a", "b", "d"]
    assert list(start) == ["a"]


def test_it_reads_like_a_sequence() -> None:
    shorter = History("abcd")
    shorter.grown("e")
    assert (shorter[0], shorter[-1]) == ("a", "d")
    assert list(shorter[1:]) == ["b", "c", "d"]
    assert list(reversed(shorter)) == ["d", "c", "b", "a"]
    with pytest.raises(IndexError):
        shorter[4]


def test_equal_content_is_equal_however_it_came_about() -> None:
    assert History("ab") == History("a").grown("b")
    assert History("ab") != History("a")
    assert History("ab") != History("ac")


def test_a_long_match_takes_one_list_and_not_one_a_moment() -> None:
    moments = [History[int]()]
    for number in range(1000):
        moments.append(moments[-1].grown((number,)))
    assert len({id(moment._items) for moment in moments}) == 1
