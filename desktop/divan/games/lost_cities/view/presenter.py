"""The go-between of a match of Lost Cities and its screen. No Qt."""

from functools import partial

from msgspec.structs import replace

from divan.bots.bot import Decision, Reason
from divan.core.move import Move
from divan.core.violation import Violation
from divan.games.lost_cities.rules import RULES
from divan.games.lost_cities.rules.moves import DiscardCard
from divan.games.lost_cities.view import texts
from divan.games.lost_cities.view.hints import advised, deed_sentence, hint_sentence
from divan.games.lost_cities.view.layout import HAND, THEIRS, after, layout_of
from divan.games.lost_cities.view.moment import Moment
from divan.games.lost_cities.view.scores import sheet
from divan.games.lost_cities.view.table_scene import table_scene
from divan.games.lost_cities.view.why import what_now, why_not
from divan.games.lost_cities.view.words import Words
from divan.session.updates import Snapshot
from divan.ui.presenter import Company, Port, Presenter
from divan.ui.scene import Scene, Sheet
from divan.ui.texts import Speaker


class LostCitiesPresenter(Presenter):
    """Shows one match as the watching seat sees it, and takes that seat's gestures."""

    def __init__(self, company: Company, speaker: Speaker, port: Port) -> None:
        self._company = company
        self._speaker = speaker
        self._port = port
        self._moment: Moment

    def show(self, snapshot: Snapshot, *, stepped: bool, reason: Reason | None = None) -> None:  # noqa: ARG002 - explorers keep their reasons to themselves
        """Take the newest moment; after a single step the cards can be followed."""
        view = snapshot.view
        fresh = tuple(entry.event for entry in view.history if entry.ply == view.ply)
        opens = view.ply == 0
        if stepped:
            layout = self._moment.layout
            for event in fresh:
                layout = after(layout, event, view.table)
        else:
            layout = layout_of(view.table, view.seat, dealt=opens)
        moment = Moment(
            snapshot=snapshot,
            players=self._company.players,
            layout=layout,
            picked=self._moment.picked if stepped else "",
            news=fresh if stepped or opens else (),
        )
        still_held = moment.may_place and layout.find(moment.picked) is not None
        self._moment = moment if still_held else replace(moment, picked="")

    def scene(self, *, live_score: bool) -> Scene:
        """Return the table as it is now."""
        return table_scene(self._moment, self._words(), live_score=live_score)

    def sheet(self) -> Sheet | None:
        """Return the score sheet of the last round that ended."""
        moment = self._moment
        order = (moment.seat, moment.rival)
        history = moment.snapshot.view.history
        return sheet(moment.table, history, moment.snapshot.result, order, self._words())

    def hint(self, decision: Decision) -> str:
        """Return what the strongest bot would do and why."""
        return hint_sentence(decision, self._words())

    def deed(self, move: Move) -> str:
        """Return what a move of the watching seat is."""
        return deed_sentence(move, self._moment.table, self._words())

    def advised(self, decision: Decision) -> tuple[str, ...]:
        """Return the ids of the cards and zones that ``decision`` is about."""
        return advised(decision, self._moment)

    def glimpse(self) -> str:
        """Return how the match stands in one sentence."""
        moment, words = self._moment, self._words()
        yours = moment.seat in moment.snapshot.to_act
        text = texts.GLIMPSE_YOURS if yours else texts.GLIMPSE_THEIRS
        left = len(moment.table.pile)
        return self._speaker.say_count(text, left, player=words.whole_name(moment.rival))

    def refuse(self, violation: Violation) -> None:
        """Show why a move was not allowed; a picked card stays picked for another try."""
        self._moment = replace(self._quiet, violation=violation)

    def pick(self, card: str) -> None:
        """Pick a card of the hand up, or say why none can be placed now."""
        moment = self._moment
        found = moment.layout.find(card)
        if found is None or found[0] != HAND or moment.snapshot.result:
            return
        piece = found[1]
        if piece.card.suit is None:
            return
        # A card can be placed somewhere exactly when it may be discarded.
        somewhere = DiscardCard(piece.card, piece.card.suit)
        violation = RULES.check(moment.table, moment.seat, somewhere)
        if violation is None:
            self._moment = replace(self._quiet, picked=card)
        else:
            self.refuse(violation)

    def put_back(self) -> None:
        """Put the card back and clear the line that says why not."""
        self._moment = replace(self._quiet, picked="")

    def hush(self) -> None:
        """Clear the line that says why not, and leave what is picked as it is."""
        self._moment = self._quiet

    def choose(self, zone: str) -> None:
        """Place the picked card in ``zone`` or draw from it; the match judges."""
        move = self._moment.move_for(zone)
        if move is not None:
            self._moment = self._quiet
            self._port.move(move)
        elif self._moment.picked and zone.startswith(THEIRS):
            self._moment = replace(self._quiet, astray=True)

    def why(self, id: str) -> None:
        """Say what may be done with a card or a zone now, and what forbids the rest."""
        moment = self._moment
        violation = why_not(moment, id)
        answer = None if violation else partial(what_now, moment)
        self._moment = replace(self._quiet, violation=violation, answer=answer)

    def act(self, action: str) -> None:
        """Do nothing: this game has no buttons of its own."""

    @property
    def _quiet(self) -> Moment:
        """The moment without the line that says why not or answers."""
        return replace(self._moment, violation=None, answer=None, astray=False)

    def _words(self) -> Words:
        seat = self._moment.seat
        return Words(self._speaker, self._company.players, seat, self._company.art)
