"""One match at the table, from its opening until the next: what is shown, what may be done.

No Qt.
"""

from collections.abc import Callable

import msgspec

from divan.bots.bot import Decision, Reason
from divan.core.manifest import Manifest
from divan.session.library import OpenMatch
from divan.session.updates import SaveTrouble, Snapshot, UndoCost
from divan.ui.bridge.notebook import Notebook
from divan.ui.lesson import Lesson, Page
from divan.ui.presenter import GameView, Presenter
from divan.ui.scene import Scene, Sheet
from divan.ui.texts import Part, Text


class Told(msgspec.Struct, frozen=True):
    """A notice, before it is put into words."""

    text: Text
    parts: dict[str, Part]


class Sitting:
    """Everything about the table that begins anew with each opening of a match.

    ``presenter`` is None once the match was closed; what it showed last stays. ``awaiting``
    is what the person is to go on with: "step", "interlude", or "" for nothing.
    """

    def __init__(
        self,
        opened: OpenMatch,
        view: GameView,
        presenter: Presenter,
        notes: Notebook,
        *,
        replaying: bool = False,
        lesson: Lesson | None = None,
    ) -> None:
        self.opened = opened
        self.view = view
        self.presenter: Presenter | None = presenter
        self.notes = notes
        self.replaying = replaying
        self.lesson = lesson
        self.page = 0
        """Of the lesson."""
        self.moving = False
        """Moves are shown on the way to the lesson's next page."""
        self.snapshot: Snapshot | None = None
        self.scene: Scene | None = None
        """What QML reads of the scene."""
        self.sheet: Sheet | None = None
        self.sheet_open = False
        self.thinking = False
        self.awaiting = ""
        self.advice: Decision | None = None
        self.remark: Callable[[], str] | None = None
        """What is said before the advice, in words."""
        self.hinting = False
        self.told: Told | None = None
        self.save_trouble: SaveTrouble | None = None

    # What is shown

    def show(
        self,
        snapshot: Snapshot,
        *,
        stepped: bool,
        reason: Reason | None = None,
        still_asked: bool = False,
    ) -> None:
        """Let the presenter show another moment; the sheet opens where the match ends.

        A hint stays as long as the person is ``still_asked`` what it is about.
        """
        was_over = self.is_over
        self.snapshot = snapshot
        self.thinking = False
        self.awaiting = ""
        if not still_asked:
            self.forget_hint()
        if self.presenter is None:
            return
        self.presenter.show(snapshot, stepped=stepped, reason=reason)
        self.score()
        if not self.is_over:
            self.sheet_open = False
        elif not was_over and self.is_played:
            self.sheet_open = True

    def score(self) -> None:
        """Make the score sheet anew; a lesson has none."""
        if self.presenter is not None and self.lesson is None:
            self.sheet = self.presenter.sheet()

    def draw(self, *, live_score: bool) -> Scene | None:
        """Make the scene anew and return it; None where there is nothing to show yet."""
        if self.presenter is None or self.snapshot is None:
            return None
        self.scene = self.presenter.scene(live_score=live_score)
        return self.scene

    def forget_hint(self) -> None:
        """Take the hint away, also one that is still on its way."""
        self.advice = None
        self.remark = None
        self.hinting = False

    def hint(self) -> str:
        """Return the hint in words, "" for none."""
        if self.advice is None or self.presenter is None:
            return ""
        hint = self.presenter.hint(self.advice)
        return hint if self.remark is None else f"{self.remark()} {hint}"

    def advised(self) -> list[str]:
        """Return the ids of the cards and zones that the hint or the lesson is about."""
        if self.lesson_page is not None:
            return list(self.lesson_page.shows)
        if self.advice is None or self.presenter is None:
            return []
        return list(self.presenter.advised(self.advice))

    @property
    def lesson_page(self) -> Page | None:
        """The page of the lesson that is shown; None between two of them, or without one."""
        if self.lesson is None or self.moving:
            return None
        return self.lesson.pages[self.page]

    @property
    def manifest(self) -> Manifest:
        """The game that is played."""
        return self.opened.manifest

    @property
    def is_telling(self) -> bool:
        """Tell whether there is anything that the person could want out of the way."""
        refusal = self.scene.refusal if self.scene else None
        return bool(self.told or self.advice or self.hinting or refusal)

    @property
    def is_sheet_shown(self) -> bool:
        """Tell whether the score sheet lies on the table."""
        return self.sheet_open and self.sheet is not None

    @property
    def is_sheet_aside(self) -> bool:
        """Tell whether the match is over and its sheet was put away."""
        return self.is_over and self.sheet is not None and not self.sheet_open

    # What may be done

    @property
    def is_played(self) -> bool:
        """Tell whether it is a match of the person's own: neither looked at, nor a lesson."""
        return not self.replaying and self.lesson is None

    @property
    def is_over(self) -> bool:
        """Tell whether the match has ended."""
        return self.snapshot is not None and self.snapshot.result is not None

    @property
    def may_act(self) -> bool:
        """Tell whether the person has to decide something now."""
        if self.snapshot is None or self.replaying or not self._lesson_lets():
            return False
        seat = self.snapshot.view.seat
        return seat in self.snapshot.to_act and self.opened.match.is_person(seat)

    def _lesson_lets(self) -> bool:
        """Tell whether no lesson wants the person to read first."""
        page = self.lesson_page
        return self.lesson is None or (page is not None and page.asks is not None)

    @property
    def may_resign(self) -> bool:
        """Tell whether a person plays who could give up; bots alone are only watched."""
        if self.snapshot is None or self.is_over or not self.is_played:
            return False
        match = self.opened.match
        return match.is_person(match.watcher)

    @property
    def undo_cost(self) -> UndoCost:
        """What taking back would cost now; in a replay there is nothing to take back, and in a
        lesson it leads to the page before.
        """
        if self.lesson is not None:
            return UndoCost.FREE if self.page > 0 or self.moving else UndoCost.NOTHING_TO_UNDO
        if self.snapshot is None or self.replaying:
            return UndoCost.NOTHING_TO_UNDO
        return self.snapshot.undo

    @property
    def can_redo(self) -> bool:
        """Tell whether something was taken back that could be played again."""
        return self.snapshot is not None and self.snapshot.can_redo and self.is_played
