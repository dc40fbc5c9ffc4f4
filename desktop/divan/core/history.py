"""Everything that happened in a match so far, grown without copying."""

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

ItemT = TypeVar("ItemT")


class History(Sequence[ItemT], Generic[ItemT]):
    """An immutable sequence whose longer versions share the memory of the shorter ones.

    A match keeps the history of every one of its moments; as tuples they would take the
    square of its length. Histories that grew from one another lie in one list, which only
    ever gets longer, and each knows how much of it is its own.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Sequence[ItemT] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def grown(self, items: Sequence[ItemT]) -> "History[ItemT]":
        """Return this history with ``items`` after it; it stays as it is itself."""
        if len(self._items) != self._length:  # another history has already gone on from here
            return History([*self, *items])
        longer: History[ItemT] = History()
        longer._items = self._items
        longer._items.extend(items)
        longer._length = len(longer._items)
        return longer

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[ItemT]:
        return (self._items[place] for place in range(self._length))

    @overload
    def __getitem__(self, place: int) -> ItemT: ...
    @overload
    def __getitem__(self, place: slice) -> "History[ItemT]": ...
    def __getitem__(self, place: int | slice) -> "ItemT | History[ItemT]":
        if isinstance(place, slice):
            return History([self._items[at] for at in range(*place.indices(self._length))])
        return self._items[range(self._length)[place]]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History):
            return NotImplemented
        return len(self) == len(other) and all(
            mine == theirs for mine, theirs in zip(self, other, strict=True)
        )

    def __repr__(self) -> str:
        return f"History({list[Any](self)!r})"
