"""The go-between of a match of Baker Street and its screen. No Qt."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from divan.bots.bot import Decision, Reason
from divan.core.move import Move
from divan.core.violation import Violation
from divan.games.baker_street.knowledge.detective import knowledge
from divan.games.baker_street.rules.cards import Card
from divan.games.baker_street.rules.crime import Motive, Suspect, Weapon
from divan.games.baker_street.rules.moves import BakerStreetMove
from divan.games.baker_street.rules.state import Phase
from divan.games.baker_street.view import texts
from divan.games.baker_street.view.deeds import actions, moves_of, not_now
from divan.games.baker_street.view.draft import (
    Draft,
    opening_draft,
    price,
    with_card,
    with_offer,
    with_payment,
    with_thing,
)
from divan.games.baker_street.view.hints import advised, deed_sentence, hint_sentence
from divan.games.baker_street.view.moment import Moment, filled_in
from divan.games.baker_street.view.own_marks import NOTE, marked, read, written
from divan.games.baker_street.view.pieces import Moves, card_id, moves
from divan.games.baker_street.view.scores import sheet
from divan.games.baker_street.view.table_scene import table_scene
from divan.games.baker_street.view.why import what_now, why_not, why_struck
from divan.games.baker_street.view.words import Words
from divan.session.updates import Snapshot
from divan.ui.presenter import Company, Port, Presenter
from divan.ui.scene import Scene, Sheet
from divan.ui.texts import Speaker


class BakerStreetPresenter(Presenter):
    """Shows one match as the watching seat sees it, and takes that seat's gestures."""

    def __init__(self, company: Company, speaker: Speaker, port: Port) -> None:
        self._company = company
        self._speaker = speaker
        self._port = port
        self._own = read(port.note(NOTE))
        self._queue: tuple[BakerStreetMove, ...] = ()
        """Moves that follow the one that was sent, as soon as that one is made."""
        self._moment: Moment

    def show(self, snapshot: Snapshot, *, stepped: bool, reason: Reason | None = None) -> None:  # noqa: ARG002 - nobody speaks of the case (BAK-0.1)
        """Take the newest moment; what was chosen stays while the same is to be decided."""
        view, known = snapshot.view, knowledge(snapshot.view)
        fresh = tuple(entry.event for entry in view.history if entry.ply == view.ply)
        before = self._moment if stepped else None
        hand = before.hand if before else () if view.ply == 0 else view.table.hands[view.seat]
        moment = Moment(
            snapshot=snapshot,
            players=self._company.players,
            known=known,
            filled=filled_in(known, view.table.options.notes),
            own=self._own,
            moves=moves(hand, view.table.hands[view.seat], fresh, view.seat),
            news=fresh if stepped or view.ply == 0 else (),
            asked_why=before.asked_why if before else "",
        )
        same = before is not None and before.may_act and _occasion(before) == _occasion(moment)
        draft = before.draft if before and same else Draft()
        if moment.may_act and not same:
            draft = opening_draft(moment.table, moment.seat)
        self._moment = replace(moment, draft=draft)
        self._go_on(stepped=stepped)

    def scene(self, *, live_score: bool) -> Scene:
        """Return the table as it is now."""
        return table_scene(self._moment, self._words(), live_score=live_score)

    def sheet(self) -> Sheet | None:
        """Return the sheet of the last solutions that were opened."""
        moment = self._moment
        return sheet(moment, (moment.seat, *moment.others), self._words())

    def hint(self, decision: Decision) -> str:
        """Return what the strongest bot would do and why."""
        return hint_sentence(decision, self._words())

    def deed(self, move: Move) -> str:
        """Return what a move of the watching seat is."""
        return deed_sentence(move, self._words())

    def advised(self, decision: Decision) -> tuple[str, ...]:
        """Return the ids of the cards and zones that ``decision`` is about."""
        return advised(decision)

    def glimpse(self) -> str:
        """Return how the match stands in one sentence."""
        moment = self._moment
        text = texts.GLIMPSE_YOURS if moment.may_act else texts.GLIMPSE_THEIRS
        return self._words().say(text, number=moment.table.round)

    def refuse(self, violation: Violation) -> None:
        """Show why a move was not allowed."""
        self._queue = ()
        self._moment = replace(self._moment, violation=violation, answer=None)

    def pick(self, card: str) -> None:
        """Choose a card of the hand, or leave it; what it is for follows from the phase."""
        moment = self._moment
        found = self._held(card)
        if found is None or moment.snapshot.result:
            return
        refusal = not_now(moment)
        if refusal is not None:
            self.refuse(refusal)
            return
        match moment.deciding:
            case Phase.OFFERS:
                refusal = why_not(moment, card)
                if refusal is not None:
                    self.refuse(refusal)
                else:
                    self._choose(with_card(moment.draft, found))
            case Phase.DISCARDS:
                self._choose(with_card(moment.draft, found))
            case Phase.PAYMENT if moment.draft.payments:
                self._choose(with_payment(moment.draft, moment.table, found))
            case Phase.PAYMENT:
                self._answer(lambda words: words.say(texts.CHOOSE_OFFER_FIRST))
            case _:
                self.why("")

    def put_back(self) -> None:
        """Leave everything that was chosen, and clear the line that says why not."""
        self._moment = replace(self._moment, draft=Draft(), violation=None, answer=None)

    def hush(self) -> None:
        """Clear the line that says why not, and leave what is picked as it is."""
        self._moment = replace(self._moment, violation=None, answer=None)

    def choose(self, zone: str) -> None:
        """Choose a suspect or room, an offer, a part of the solution, or a button."""
        kind, _, name = zone.partition(".")
        moment, draft = self._moment, self._moment.draft
        match kind, moment.deciding:
            case "suspect" | "room", Phase.REQUEST:
                self._choose(with_thing(draft, name))
            case "offer", Phase.PAYMENT if price(moment.table, int(name)):
                self._choose(with_offer(draft, moment.table, int(name)))
            case "accuse", Phase.SOLUTIONS:
                suspect, _, motive = name.partition(".")
                self._choose(replace(draft, murderer=Suspect(suspect), motive=Motive(motive)))
            case "weapon", Phase.SOLUTIONS:
                self._choose(replace(draft, weapon=Weapon(name)))
            case "deed", _:
                self._press(int(name))
            case "suspect" | "room" | "offer", _:
                self.why("")

    def why(self, id: str) -> None:
        """Say why a card cannot be offered, or what is to be done now."""
        moment = self._moment
        violation = why_not(moment, id)
        answer = None if violation else partial(what_now, moment)
        self._moment = replace(moment, violation=violation, answer=answer)

    def act(self, action: str) -> None:
        """Press a button, ``mark ID`` something on the sheet, or ``place CARD ZONE``."""
        word, _, rest = action.partition(" ")
        if word == "mark":
            self._mark(rest)
        elif word == "place":
            card, _, zone = rest.partition(" ")
            self._place(card, zone)
        else:
            self._send(moves_of(self._moment, word))

    def _press(self, place: int) -> None:
        """Press a button that is ready; else say why it is not."""
        moment, at = self._moment, place % 2
        for button in actions(moment, self._words())[at : at + 1]:
            if button.enabled:
                self.act(button.id)
            else:
                self._answer(lambda words: actions(moment, words)[at].why_not)

    def _place(self, card: str, zone: str) -> None:
        """Take a card that was dropped somewhere; nowhere in particular leaves it as it is."""
        moment, found = self._moment, self._held(card)
        kind, _, name = zone.partition(".")
        if found is None:
            return
        match kind, moment.deciding:
            case "offer", Phase.PAYMENT if price(moment.table, int(name)):
                paid = moment.draft.payments.get(int(name), ())
                if found not in paid:
                    draft = with_payment(moment.draft, moment.table, found, int(name))
                    self._choose(draft)
            case "box", Phase.OFFERS if found not in moment.draft.cards:
                self.pick(card)

    def _mark(self, id: str) -> None:
        """Explain what is struck at ``id``, or put the next mark of the person there."""
        asked = replace(self._moment, asked_why=id)
        if why_struck(asked, self._words())[0] and self._is_filled(id):
            again = self._moment.asked_why == id
            self._moment = replace(self._moment, asked_why="" if again else id)
            return
        self._own = marked(self._own, id)
        self._port.keep_note(NOTE, written(self._own))
        self._moment = replace(self._moment, own=self._own, asked_why="")

    def _is_filled(self, id: str) -> bool:
        """Tell whether the sheet itself struck what ``id`` stands for."""
        shown = replace(self._moment, own={})
        kind, _, rest = id.partition(".")
        one, _, other = rest.partition(".")
        match kind:
            case "suspect":
                return shown.suspect_out(Suspect(one))
            case "motive":
                return shown.motive_out(Suspect(one), Motive(other))
            case "weapon":
                return shown.weapon_out(Weapon(one))
            case _:
                return any((one, other) == between for between in shown.filled.arrows)

    def _send(self, wanted: tuple[BakerStreetMove, ...]) -> None:
        """Send the first move; the others follow once it is made."""
        if wanted:
            self._moment = replace(self._moment, violation=None, answer=None)
            self._queue = wanted[1:]
            self._port.move(wanted[0])

    def _go_on(self, *, stepped: bool) -> None:
        """Send the next move of a trade, as long as it is still to be made."""
        moment = self._moment
        if not stepped or moment.deciding is not Phase.PAYMENT:
            self._queue = ()
        elif self._queue:
            self._send(self._queue)

    def _held(self, id: str) -> Card | None:
        return next((card for card in self._moment.hand if card_id(card) == id), None)

    def _choose(self, draft: Draft) -> None:
        self._moment = replace(
            self._moment, draft=draft, violation=None, answer=None, moves=Moves()
        )

    def _answer(self, sentence: Callable[[Words], str]) -> None:
        self._moment = replace(self._moment, violation=None, answer=sentence)

    def _words(self) -> Words:
        seat = self._moment.seat
        return Words(self._speaker, self._company.players, seat, self._company.art)


def _occasion(moment: Moment) -> tuple[object, ...]:
    """Return what tells one decision of the person from the next."""
    table = moment.table
    return moment.deciding, table.round, table.active, len(table.payments), moment.hand
