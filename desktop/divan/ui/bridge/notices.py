"""What a person is told about troubles, and what to do about them. No Qt."""

from typing import Final

from divan.session.reading import Unreadable
from divan.session.store.opening import OpeningTrouble
from divan.session.updates import Lapse, SaveTrouble
from divan.ui.texts import Text, text

SAVING: Final = {
    SaveTrouble.DISK_FULL: text(
        "notices",
        "The disk is full: this match is not saved. Make some room; Divan tries again at"
        " every move.",
    ),
    SaveTrouble.READ_ONLY: text(
        "notices",
        "The folder of Divan cannot be written: this match is not saved. Check its"
        " permissions; Divan tries again at every move.",
    ),
    SaveTrouble.CHANGED_ELSEWHERE: text(
        "notices",
        "This match went on in another window. What you play here is not saved; open the"
        " match again from the shelf.",
    ),
    SaveTrouble.BUSY: text(
        "notices",
        "Another window is saving just now: this match is not saved yet. Divan tries again"
        " at every move.",
    ),
    SaveTrouble.UNREADABLE: text(
        "notices",
        "The file of your matches is damaged: this match is not saved. Start Divan again;"
        " it puts the file aside and begins a new one.",
    ),
}
KEEPING: Final = {
    SaveTrouble.DISK_FULL: text(
        "notices", "The disk is full: nothing was changed. Make some room and try again."
    ),
    SaveTrouble.READ_ONLY: text(
        "notices",
        "The folder of Divan cannot be written: nothing was changed. Check its permissions"
        " and try again.",
    ),
    SaveTrouble.CHANGED_ELSEWHERE: text(
        "notices", "This match was changed in another window: nothing was changed here."
    ),
    SaveTrouble.BUSY: text(
        "notices", "Another window is saving just now: nothing was changed. Try again."
    ),
    SaveTrouble.UNREADABLE: text(
        "notices",
        "The file of your matches is damaged. Start Divan again; it puts the file aside and"
        " begins a new one.",
    ),
}
"""The same troubles, where a match is opened, added or deleted rather than played."""

SAVED_AGAIN: Final = text("notices", "The match is saved again.")

OPENING: Final = {
    OpeningTrouble.BROKEN: text(
        "notices",
        "The file of your matches was damaged. It was put aside, untouched, as {path};"
        " Divan has begun a new one.",
    ),
    OpeningTrouble.FOREIGN: text(
        "notices",
        "The file of your matches belonged to another program. It was put aside,"
        " untouched, as {path}; Divan has begun a new one.",
    ),
    OpeningTrouble.NEWER: text(
        "notices",
        "Your matches were kept by a newer Divan. They stay untouched in {path}; update"
        " Divan to see them again.",
    ),
    OpeningTrouble.NO_FOLDER: text(
        "notices",
        "The folder {path} cannot be written: nothing will be saved. Check its permissions"
        " and start Divan again.",
    ),
}

READING: Final = {
    Unreadable.UNKNOWN_GAME: text(
        "notices", "This match is of a game that this Divan does not have: {detail}."
    ),
    Unreadable.OTHER_RULES: text(
        "notices",
        "This match was played by another version of the rules (version {detail}). It stays"
        " where it is; update Divan to open it.",
    ),
    Unreadable.DAMAGED: text(
        "notices",
        "This match is damaged and cannot be opened; it was left as it is. ({detail})",
    ),
    Unreadable.TOO_LARGE: text(
        "notices", "This file is far too large for a match; it was left as it is."
    ),
    Unreadable.NOT_A_MATCH: text(
        "notices", "This is not a match of Divan; the file was left as it is."
    ),
    Unreadable.NEWER_FORMAT: text(
        "notices", "This match was written by a newer Divan; update Divan to open it."
    ),
    Unreadable.NO_ACCESS: text("notices", "The file cannot be read or written: {detail}"),
}

LAPSES: Final = {
    Lapse.DIED: text("notices", "{player} was interrupted; a simple move was made instead."),
    Lapse.LATE: text("notices", "{player} took too long; a simple move was made instead."),
    Lapse.FAILED: text("notices", "{player} could not decide; a simple move was made instead."),
    Lapse.ILLEGAL: text(
        "notices", "{player} wanted an illegal move; a simple one was made instead."
    ),
}
MATCH_BROKEN: Final = text(
    "notices",
    "A fault of Divan's own stopped this match. It is saved up to the last move; go to the"
    " shelf and open it again.",
)
HINT_FAILED: Final = text("notices", "No hint could be found; try again.")
NOTHING_TO_UNDO: Final = text("notices", "There is nothing to take back.")
REPLAY: Final = text("notices", "Replay", "before: move 3 of 40")
REPLAY_MOVE: Final = text("notices", "move {number} of {last}", "after: Replay")
WAITS: Final = {
    "step": text("notices", "The next move waits for you"),
    "interlude": text("notices", "The next round waits for you"),
}
"""What is to go on once the person wants it."""
LOG_COPIED: Final = text("notices", "The log was copied.")


def reading_notice(why: Unreadable) -> Text:
    """Return the sentence for a match that cannot be opened."""
    return READING[why]
