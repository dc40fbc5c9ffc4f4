"""A match's presenter, with the company of its players around it."""

from functools import partial

from divan.core.manifest import load
from divan.core.move import Move
from divan.session.library import OpenMatch
from divan.ui import addresses
from divan.ui.languages import Languages
from divan.ui.presenter import Company, GameView, Port, Presenter


class NoPort:
    """The outside of a presenter that is only asked how things stand and are called."""

    def move(self, move: Move) -> None:
        """Do nothing."""

    def note(self, name: str) -> str | None:  # noqa: ARG002
        """Know of no note."""
        return None

    def keep_note(self, name: str, note: str) -> None:
        """Do nothing."""


def presenter_of(opened: OpenMatch, languages: Languages, port: Port | None = None) -> Presenter:
    """Return a presenter that has not been shown anything yet.

    Without a ``port`` it can say all, and do nothing.
    """
    view: GameView = load(opened.manifest.view)
    art = partial(addresses.art, opened.manifest.id)
    company = Company(opened.match.record.players, art)
    return view.load_presenter()(company, languages, port or NoPort())
