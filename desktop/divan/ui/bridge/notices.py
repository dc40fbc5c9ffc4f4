"""What a person is told about troubles, and what to do about them. No Qt."""

from typing import Final

from divan.session.reading import Unreadable, UnreadableMatch
from divan.session.store.opening import OpeningTrouble
from divan.session.updates import Lapse, SaveTrouble
from divan.ui.texts import Part, Text, text

LONGEST_NAME: Final = 40
"""In characters."""

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
    SaveTrouble.DELETED: text(
        "notices",
        "This match was deleted. What you play here is not saved; begin a new match from the"
        " shelf.",
    ),
    SaveTrouble.FILE_GONE: text(
        "notices",
        "The file of your matches was moved or removed while Divan was open: this match is"
        " not saved. Put the file back, or start Divan again.",
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
    SaveTrouble.DELETED: text(
        "notices", "This match was deleted already: nothing was changed here."
    ),
    SaveTrouble.FILE_GONE: text(
        "notices",
        "The file of your matches was moved or removed while Divan was open: nothing was"
        " changed. Put the file back, or start Divan again.",
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

MEMORY_ONLY: Final = text(
    "notices",
    "Divan could not use its folder when it was started: what you play is not saved. Close"
    " what else uses the folder, check its permissions and start Divan again.",
)
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
    OpeningTrouble.IN_THE_WAY: text(
        "notices",
        "Something lay where Divan keeps a file of its own. It was put aside, untouched, as"
        " {path}; your matches are as they were.",
    ),
    OpeningTrouble.LOCKED: text(
        "notices",
        "Another program holds the file {path}: your matches cannot be shown, and nothing"
        " will be saved. Close that program and start Divan again.",
    ),
    OpeningTrouble.DISK_FULL: text(
        "notices",
        "The disk with the folder {path} is full: your matches are shown as far as they can be"
        " read, but nothing new will be saved. Make some room and start Divan again.",
    ),
    OpeningTrouble.READ_ONLY: text(
        "notices",
        "The folder {path} cannot be written: your matches are shown, but nothing new will"
        " be saved. Check its permissions and start Divan again.",
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
        "This match is damaged and cannot be opened; it was left as it is.",
    ),
    Unreadable.MISSING: text("notices", "This match is not in your library any more."),
    Unreadable.SEVERAL_PERSONS: text(
        "notices",
        "More than one person plays in this match, and Divan has a seat for one only; it was"
        " left as it is.",
    ),
    Unreadable.TOO_LARGE: text(
        "notices", "This file is far too large for a match; it was left as it is."
    ),
    Unreadable.TOO_LONG: text(
        "notices",
        "This match is too long: a file may have at most {detail} moves. It was left as it is.",
    ),
    Unreadable.NOT_A_MATCH: text(
        "notices", "This is not a match of Divan; the file was left as it is."
    ),
    Unreadable.NEWER_FORMAT: text(
        "notices", "This match was written by a newer Divan; update Divan to open it."
    ),
    Unreadable.NO_ACCESS: text(
        "notices",
        "The file cannot be read or written. Check that its folder is there, that you may"
        " write to it and that there is room; or choose another place.",
    ),
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
RESULT_STANDS: Final = text("notices", "The match is over and its result stands.")
DEAL_COPIED: Final = text("notices", "The fingerprint and the seed were copied.")
NOT_IN_LESSON: Final = text(
    "notices", "That would be allowed, but here the lesson asks for something else."
)
LESSON: Final = text("notices", "Lesson", "before: page 3 of 17")
LESSON_PAGE: Final = text("notices", "page {number} of {last}", "after: Lesson")
READ_FIRST: Final = text("notices", "Read on first: the lesson will ask you soon.")
REPLAY: Final = text("notices", "Replay", "before: move 3 of 40")
REPLAY_MOVE: Final = text("notices", "move {number} of {last}", "after: Replay")
WAITS: Final = {
    "step": text("notices", "The next move waits for you"),
    "interlude": text("notices", "The next round waits for you"),
}
"""What is to go on once the person wants it."""
LOG_COPIED: Final = text("notices", "The log was copied.")


def reading(error: UnreadableMatch) -> tuple[Text, dict[str, Part]]:
    """Return the sentence for a match that cannot be opened, and what stands in it.

    What came from a file is cut; what only a programmer understands goes to the log.
    """
    detail = error.detail
    return READING[error.why], {"detail": tame(detail) if isinstance(detail, str) else detail}


def tame(name: str) -> str:
    """Return a name that came from a file in one line of a sensible length."""
    line = "".join(character for character in name if character.isprintable())
    return line if len(line) <= LONGEST_NAME else line[: LONGEST_NAME - 1] + "…"
