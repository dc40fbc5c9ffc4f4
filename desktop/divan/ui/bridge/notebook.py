"""The person's notes in one match, kept with it in the store."""

from divan.session.store.store import Store
from divan.session.store.trouble import StoreError
from divan.session.updates import SaveTrouble


class Notebook:
    """Reads and writes the notes of the match with the id ``match``.

    A note that could not be written is remembered and read as if it had been.
    """

    def __init__(self, store: Store, match: str) -> None:
        self._store = store
        self._match = match
        self._unkept: dict[str, str] = {}

    def read(self, name: str) -> str | None:
        """Return a note, or None where there is none or the store cannot be read."""
        if name in self._unkept:
            return self._unkept[name]
        try:
            return self._store.note(self._match, name)
        except StoreError:
            return None

    def keep(self, name: str, note: str) -> SaveTrouble | None:
        """Write a note, in place of an older one; return what is in the way, or None."""
        try:
            self._store.put_note(self._match, name, note)
        except StoreError as error:
            self._unkept[name] = note
            return error.trouble
        self._unkept.pop(name, None)
        return None

    def unkept(self) -> tuple[tuple[str, str], ...]:
        """Return the name and the text of every note that is still to be written."""
        return tuple(self._unkept.items())
