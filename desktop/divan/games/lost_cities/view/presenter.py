"""The go-between of a match of Lost Cities and its screen. No Qt."""

from msgspec.structs import replace

from divan.bots.bot import Decision, Reason
from divan.core.violation import Violation
from divan.games.lost_cities.rules import RULES
from divan.games.lost_cities.rules.moves import DiscardCard
from divan.games.lost_cities.view import texts
from divan.games.lost_cities.view.hints import hint_sentence
from divan.games.lost_cities.view.layout import HAND, after, layout_of
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

    def glimpse(self) -> str:
        """Return how the match stands in one sentence."""
        moment, words = self._moment, self._words()
        yours = moment.seat in moment.snapshot.to_act
        text = texts.GLIMPSE_YOURS if yours else texts.GLIMPSE_THEIRS
        left = len(moment.table.pile)
        return self._speaker.say_count(text, left, player=words.whole_name(moment.rival))

    def refuse(self, violation: Violation) -> None:
        """Show why a move was not allowed; the picked card goes back."""
        self._moment = replace(self._moment, violation=violation, picked="", answer="")

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
            self._moment = replace(moment, picked=card, violation=None, answer="")
        else:
            self.refuse(violation)

    def put_back(self) -> None:
        """Put the card back and clear the line that says why not."""
        self._moment = replace(self._moment, picked="", violation=None, answer="")

    def choose(self, zone: str) -> None:
        """Place the picked card in ``zone`` or draw from it; the match judges."""
        move = self._moment.move_for(zone)
        if move is not None:
            self._moment = replace(self._moment, violation=None, answer="")
            self._port.move(move)

    def why(self, id: str) -> None:
        """Say what may be done with a card or a zone now, and what forbids the rest."""
        moment = self._moment
        violation = why_not(moment, id)
        self._moment = replace(
            moment, violation=violation, answer="" if violation else what_now(moment, self._words())
        )

    def act(self, action: str) -> None:
        """Do nothing: this game has no buttons of its own."""

    def _words(self) -> Words:
        seat = self._moment.seat
        return Words(self._speaker, self._company.players, seat, self._company.art)
