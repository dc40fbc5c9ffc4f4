"""The go-between of a match of Last Call and its screen. No Qt."""

from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from divan.bots.bot import Decision, Reason
from divan.core.move import Move
from divan.core.violation import Violation
from divan.games.last_call.rules import RULES
from divan.games.last_call.rules.cards import Card, Symbol
from divan.games.last_call.rules.moves import LastCallMove, ShowCard
from divan.games.last_call.rules.state import Phase
from divan.games.last_call.view import texts
from divan.games.last_call.view.actions import CANCEL, FINAL, GUESS, SUBMIT, move_of
from divan.games.last_call.view.explain import Asked, asked, explanation
from divan.games.last_call.view.hints import advised, deed_sentence, hint_sentence
from divan.games.last_call.view.moment import Composing, Moment, Trio
from divan.games.last_call.view.notebook import Known, known, notebook, suspects
from divan.games.last_call.view.pencil import MODES, Pencil, read, written
from divan.games.last_call.view.pieces import card_of
from divan.games.last_call.view.scores import sheet
from divan.games.last_call.view.table_scene import table_scene
from divan.games.last_call.view.why import what_now, why_not
from divan.games.last_call.view.words import Words
from divan.games.last_call.view.zones import move_for
from divan.session.updates import Snapshot
from divan.ui.presenter import Company, Port, Presenter
from divan.ui.scene import Scene, Sheet
from divan.ui.texts import Speaker

CELL: Final = "cell."
ROW: Final = "row."
TURN_TO: Final = {
    f"{word}.{symbol.value}": (symbol, step)
    for symbol in Symbol
    for word, step in (("next", 1), ("previous", -1))
}
MODE_NOTE: Final = "notebook"


class LastCallPresenter(Presenter):
    """Shows one match as the watching seat sees it, and takes that seat's gestures."""

    def __init__(self, company: Company, speaker: Speaker, port: Port) -> None:
        self._company = company
        self._speaker = speaker
        self._port = port
        self._moment: Moment
        self._mode = MODES[-1]
        self._pencil = Pencil()
        self._pencil_case = 0
        self._pencilling = False
        self._asked: Asked | None = None
        self._known: Known | None = None

    def show(self, snapshot: Snapshot, *, stepped: bool, reason: Reason | None = None) -> None:  # noqa: ARG002 - detectives keep their reasons to themselves
        """Take the newest moment; after a single step the cards can be followed."""
        view = snapshot.view
        fresh = tuple(entry.event for entry in view.history if entry.ply == view.ply)
        self._moment = Moment(
            snapshot=snapshot,
            players=self._company.players,
            news=fresh if stepped or view.ply == 0 else (),
        )
        self._known = None
        self._asked = None
        self._read_notes()
        if stepped:
            self._show_the_only_card()

    def scene(self, *, live_score: bool) -> Scene:
        """Return the table as it is now."""
        return table_scene(self._moment, self._words(), self._book(), live_score=live_score)

    def sheet(self) -> Sheet | None:
        """Return the score sheet of the last case that was closed."""
        return sheet(self._moment, self._words())

    def hint(self, decision: Decision) -> str:
        """Return what the strongest bot would do and why."""
        return hint_sentence(decision, self._moment, self._words())

    def deed(self, move: Move) -> str:
        """Return what a move of the watching seat is."""
        return deed_sentence(move, self._words())

    def advised(self, decision: Decision) -> tuple[str, ...]:
        """Return the ids of the cards and zones that ``decision`` is about."""
        return advised(decision, self._moment)

    def glimpse(self) -> str:
        """Return how the match stands in one sentence."""
        moment, words = self._moment, self._words()
        left = len(moment.table.reserve)
        if moment.may_act:
            return self._speaker.say_count(texts.GLIMPSE_YOURS, left)
        player = words.whole_name(moment.table.active)
        return self._speaker.say_count(texts.GLIMPSE_THEIRS, left, player=player)

    def refuse(self, violation: Violation) -> None:
        """Show why a move was not allowed; what is picked stays picked for another try."""
        self._moment = replace(self._moment, violation=violation, answer=None)

    def pick(self, card: str) -> None:
        """Pick a card of the hand up, or choose it for a guess; or say why that cannot be."""
        moment, found = self._moment, card_of(card)
        if found is None or found not in moment.table.hands[moment.seat]:
            return
        if moment.composing:
            self._choose_card(found)
            return
        violation = None if moment.snapshot.result else moment.judge(moment.move_with(found))
        if violation is not None:
            self.refuse(violation)
        elif moment.may_act:
            self._moment = replace(moment, picked=found, violation=None, answer=None)

    def put_back(self) -> None:
        """Put the card back and clear the line that says why not."""
        self._moment = replace(self._moment, picked=None, violation=None, answer=None)

    def hush(self) -> None:
        """Clear the line that says why not, and leave what is picked as it is."""
        self._moment = replace(self._moment, violation=None, answer=None)

    def choose(self, zone: str) -> None:
        """Lay or show the picked card, or draw; the match judges."""
        move = move_for(self._moment, zone)
        if move is not None:
            self._send(move)

    def why(self, id: str) -> None:
        """Say what may be done with a card or a zone now, and what forbids the rest."""
        moment = self._moment
        violation = why_not(moment, id)
        answer = None if violation else partial(what_now, moment)
        self._moment = replace(moment, violation=violation, answer=answer)

    def act(self, action: str) -> None:
        """Press a button of the table or the notebook."""
        match action:
            case "mode":
                self._mode = MODES[(MODES.index(self._mode) + 1) % len(MODES)]
                self._port.keep_note(MODE_NOTE, self._mode)
                self._known = self._asked = None
            case "pencil":
                self._pencilling = not self._pencilling
            case "undo_mark":
                self._write(self._pencil.undone())
            case "close_why":
                self._asked = None
            case _ if action.startswith(CELL):
                self._touch(action.removeprefix(CELL))
            case _ if action.startswith("mark."):
                self._write(self._pencil.touched(action.removeprefix("mark.")))
            case _ if action.startswith(ROW):
                self._touch_row(action.removeprefix(ROW))
            case _:
                self._act_at_the_table(action)

    def _act_at_the_table(self, action: str) -> None:
        moment = self._moment
        if not moment.may_act:
            return
        if action in (GUESS, FINAL) and moment.may_turn:
            kind = Composing.FINAL if action == FINAL else Composing.GUESS
            self._moment = replace(
                moment, composing=kind, trio=Trio(), picked=None, violation=None, answer=None
            )
        elif action == CANCEL:
            self._moment = replace(
                moment, composing=Composing.NOTHING, trio=Trio(), violation=None, answer=None
            )
        elif action == SUBMIT:
            move = moment.announcement()
            if move is not None:
                self._send(move)
        elif action in TURN_TO:
            self._turn_to(*TURN_TO[action])
        else:
            meant = move_of(action)
            if meant is not None:
                self._send(meant)

    def _send(self, move: LastCallMove) -> None:
        self.hush()
        self._port.move(move)

    def _show_the_only_card(self) -> None:
        """Show the card that was asked for where there is no choice (D9)."""
        moment = self._moment
        if not moment.may_act or moment.table.phase is not Phase.SHOW:
            return
        moves = list(RULES.moves(moment.table, moment.seat))
        if len(moves) == 1 and isinstance(moves[0], ShowCard):
            self._port.move(moves[0])

    def _choose_card(self, card: Card) -> None:
        """Take ``card`` into the combination that is being chosen."""
        moment = self._moment
        final = moment.composing is Composing.FINAL
        violation = moment.judge(moment.announcing(card)) if final else None
        trio = moment.trio if violation else moment.trio.with_card(card)
        self._moment = replace(moment, trio=trio, violation=violation, answer=None)

    def _turn_to(self, symbol: Symbol, step: int) -> None:
        """Go on to the next card of ``symbol`` that may be right, or to the one before."""
        moment = self._moment
        held = moment.table.held(moment.seat)
        found = suspects(self._knows(), symbol, moment.table.survivors)
        options = [card.number for card in found if card not in held]
        if not moment.composing or not options:
            return
        chosen = moment.trio.number(symbol)
        if chosen in options:
            number = options[(options.index(chosen) + step) % len(options)]
        else:
            number = options[0 if step > 0 else -1]
        if number != chosen:
            self._choose_card(Card(symbol, number))

    def _touch(self, cell: str) -> None:
        """Mark a cell of the notebook, or ask why its mark is there."""
        question = asked(cell)
        if question is None:
            return
        if self._pencilling or self._mode == "hand":
            self._write(self._pencil.touched(cell))
        else:
            self._asked = question

    def _touch_row(self, row: str) -> None:
        question = asked(row)
        if question is None:
            return
        if self._moment.composing:
            self._choose_card(question.card)
        else:
            self._asked = question

    def _write(self, pencil: Pencil) -> None:
        self._pencil = pencil
        self._port.keep_note(self._pencil_note(), written(pencil))

    def _pencil_note(self) -> str:
        return f"pencil-{self._pencil_case}"

    def _read_notes(self) -> None:
        """Read the notes of the case that is played, once."""
        case = self._moment.table.case
        if case == self._pencil_case:
            return
        self._pencil_case = case
        self._pencil = read(self._port.note(self._pencil_note()))
        mode = self._port.note(MODE_NOTE)
        self._mode = mode if mode in MODES else MODES[-1]

    def _knows(self) -> Known:
        if self._known is None:
            self._known = known(self._moment, self._mode)
        return self._known

    def _book(self) -> dict[str, Any]:
        moment, words, found = self._moment, self._words(), self._knows()
        book = notebook(moment, words, found, self._mode, self._pencil, pencilling=self._pencilling)
        why = None if self._asked is None else explanation(moment, words, found, self._asked)
        return book | {"why": why}

    def _words(self) -> Words:
        seat = self._moment.seat
        return Words(self._speaker, self._company.players, seat, self._company.art)
