"""The go-between of a match of Don Legacy and its screen. No Qt."""

from functools import partial

from msgspec.structs import replace

from divan.bots.bot import Decision, Reason
from divan.core.move import Move
from divan.core.violation import Violation
from divan.games.don_legacy.rules import RULES
from divan.games.don_legacy.rules.moves import EndTurn
from divan.games.don_legacy.view import texts
from divan.games.don_legacy.view.actions import LINGER, pressed, stays_open
from divan.games.don_legacy.view.choosing import Meant, chosen, picked
from divan.games.don_legacy.view.hints import advised, deed_sentence, hint_sentence
from divan.games.don_legacy.view.layout import HAND, followed, layout_of
from divan.games.don_legacy.view.moment import NOTHING, Intent, Moment
from divan.games.don_legacy.view.scores import sheet
from divan.games.don_legacy.view.table_scene import table_scene
from divan.games.don_legacy.view.why import violation_at, what_now
from divan.games.don_legacy.view.words import Words
from divan.session.updates import Snapshot
from divan.ui.presenter import Company, Port, Presenter
from divan.ui.scene import Scene, Sheet
from divan.ui.texts import Speaker


class DonLegacyPresenter(Presenter):
    """Shows one match as the watching seat sees it, and takes that seat's gestures."""

    def __init__(self, company: Company, speaker: Speaker, port: Port) -> None:
        self._company = company
        self._speaker = speaker
        self._port = port
        self._moment: Moment

    def show(self, snapshot: Snapshot, *, stepped: bool, reason: Reason | None = None) -> None:  # noqa: ARG002 - detectives keep their reasons to themselves
        """Take the newest moment; after a single step the cards can be followed.

        A turn in which nothing is left to do ends by itself (D8).
        """
        view = snapshot.view
        news = tuple(entry.event for entry in view.history if entry.ply == view.ply)
        opens = view.ply == 0
        layout = layout_of(view.table, view.seat)
        if stepped or opens:
            old = self._moment.layout if stepped else layout
            layout = followed(layout, news, old, view.seat)
        moment = Moment(
            snapshot=snapshot,
            players=self._company.players,
            layout=layout,
            news=news if stepped or opens else (),
        )
        if moment.may_act:
            legal = tuple(RULES.moves(view.table, view.seat))
            stays = stepped and self._moment.stays
            moment = replace(moment, legal=legal, stays=stays)
        self._moment = moment
        if stepped and moment.may_act and not stays_open(moment):
            self._port.move(EndTurn())

    def scene(self, *, live_score: bool) -> Scene:
        """Return the table as it is now."""
        return table_scene(self._moment, self._words(), live_score=live_score)

    def sheet(self) -> Sheet | None:
        """Return the score sheet once the match is over."""
        moment = self._moment
        return sheet(
            moment.table,
            moment.snapshot.view.history,
            moment.snapshot.result,
            (moment.seat, *moment.others),
            moment.players,
            self._words(),
        )

    def hint(self, decision: Decision) -> str:
        """Return what the strongest bot would do and why."""
        return hint_sentence(decision, self._words())

    def deed(self, move: Move) -> str:
        """Return what a move of the watching seat is."""
        return deed_sentence(move, self._words())

    def advised(self, decision: Decision) -> tuple[str, ...]:
        """Return the ids of the cards and zones that ``decision`` is about."""
        return advised(decision, self._moment)

    def glimpse(self) -> str:
        """Return how the match stands in one sentence."""
        moment, left = self._moment, self._moment.table.left
        if moment.seat in moment.snapshot.to_act:
            return self._speaker.say_count(texts.GLIMPSE_YOURS, left)
        player = self._words().whole_name(moment.table.active)
        return self._speaker.say_count(texts.GLIMPSE_THEIRS, left, player=player)

    def refuse(self, violation: Violation) -> None:
        """Show why a move was not allowed; what is picked stays picked for another try."""
        self._moment = replace(self._moment, violation=violation, answer=None)

    def pick(self, card: str) -> None:
        """Pick a card of the hand up, or say why it is of no use now."""
        moment = self._moment
        found = moment.layout.find(card)
        if found is None or found[0] != HAND or moment.snapshot.result:
            return
        meant = picked(moment, found[1].card)
        if isinstance(meant, Violation):
            self.refuse(meant)
        else:
            self._follow(meant)

    def put_back(self) -> None:
        """Take the last step back: the partner of a disguise first, then the picked card; and
        clear the line that says why not.
        """
        intent = self._moment.intent
        if intent.partner is not None or intent.wanted is not None:
            intent = replace(intent, partner=None, wanted=None)
        else:
            intent = NOTHING
        self._moment = replace(self._moment, intent=intent, violation=None, answer=None)

    def hush(self) -> None:
        """Clear the line that says why not, and leave what is picked as it is."""
        self._moment = replace(self._moment, violation=None, answer=None)

    def choose(self, zone: str) -> None:
        """Do what choosing ``zone`` means; the match judges."""
        self._follow(chosen(self._moment, zone))

    def why(self, id: str) -> None:
        """Say what may be done with a card or a zone now, and what forbids the rest."""
        moment = self._moment
        violation = violation_at(moment, id)
        answer = None if violation else partial(what_now, moment)
        self._moment = replace(moment, violation=violation, answer=answer)

    def act(self, action: str) -> None:
        """Press a button of the table."""
        if action == LINGER:
            self._moment = replace(self._moment, stays=not self._moment.stays)
        else:
            self._follow(pressed(self._moment, action))

    def _follow(self, meant: Meant) -> None:
        """Send a move, or take a step towards one."""
        if meant is None:
            return
        self.hush()
        if isinstance(meant, Intent):
            self._moment = replace(self._moment, intent=meant)
        elif isinstance(meant, Move):
            self._port.move(meant)

    def _words(self) -> Words:
        seat = self._moment.seat
        return Words(self._speaker, self._company.players, seat, self._company.art)
