"""The go-between of a match of Similo and its screen. No Qt."""

from functools import partial

from msgspec.structs import replace

from divan.bots.bot import Decision, Reason
from divan.core.move import Move
from divan.core.violation import Violation
from divan.games.similo.rules.cards import Card
from divan.games.similo.rules.events import ClueGiven, Dealt, Decided, SecretChosen, Voted
from divan.games.similo.rules.moves import Consult, Way
from divan.games.similo.rules.state import Phase
from divan.games.similo.view import texts
from divan.games.similo.view.hints import advised, deed_sentence, hint_sentence
from divan.games.similo.view.moment import BALLOT, Moment
from divan.games.similo.view.scores import sheet
from divan.games.similo.view.table_scene import CONSULT, VOTE, table_scene
from divan.games.similo.view.why import what_now, why_not
from divan.games.similo.view.words import Words
from divan.session.updates import Snapshot
from divan.ui.presenter import Company, Port, Presenter
from divan.ui.scene import Scene, Sheet
from divan.ui.texts import Speaker

WAY = "way."
"""Before a way, or before nothing for the other one: the action that lays a clue so."""
LOOK = "look."
"""Before a character: the action that tells its traits."""


class SimiloPresenter(Presenter):
    """Shows one match as the watching seat sees it, and takes that seat's gestures."""

    def __init__(self, company: Company, speaker: Speaker, port: Port) -> None:
        self._company = company
        self._speaker = speaker
        self._port = port
        self._moment: Moment | None = None

    def show(self, snapshot: Snapshot, *, stepped: bool, reason: Reason | None = None) -> None:
        """Take the newest moment; after a single step what was picked or looked at stays."""
        view = snapshot.view
        fresh = tuple(entry.event for entry in view.history if entry.ply == view.ply)
        before = self._moment if stepped else None
        reasons = dict(before.reasons) if before else {}
        if reason is not None:
            reasons[view.ply] = reason
        moment = Moment(
            snapshot=snapshot,
            players=self._company.players,
            reasons=reasons,
            picked=before.picked if before else "",
            looked=before.looked if before else "",
            way=before.way if before else Way.VERTICAL,
            news=fresh if stepped or view.ply == 0 else (),
            dealt=view.ply == 0 or (stepped and any(isinstance(it, Dealt) for it in fresh)),
        )
        if _decided(moment) or not _still_picked(moment):
            moment = replace(moment, picked="")
        if moment.looked not in _in_sight(moment):
            moment = replace(moment, looked="")
        self._moment = moment

    def scene(self, *, live_score: bool) -> Scene:
        """Return the table as it is now."""
        return table_scene(self._now, self._words(), live_score=live_score)

    def sheet(self) -> Sheet | None:
        """Return the sheet of the last game that ended."""
        return sheet(self._now, self._words())

    def hint(self, decision: Decision) -> str:
        """Return what the strongest bot would do and why."""
        return hint_sentence(decision, self._now.table, self._words())

    def deed(self, move: Move) -> str:
        """Return what a move of the watching seat is."""
        return deed_sentence(move, self._now.table, self._words())

    def advised(self, decision: Decision) -> tuple[str, ...]:
        """Return the ids of the cards and zones that ``decision`` is about."""
        return advised(decision)

    def glimpse(self) -> str:
        """Return how the match stands in one sentence."""
        moment = self._now
        text = texts.GLIMPSE_WAIT
        if moment.may_act:
            text = texts.GLIMPSE_GUIDE if moment.guides else texts.GLIMPSE_VOTE
        left = len(moment.table.alive)
        return self._speaker.say_count(text, left, number=moment.table.round)

    def refuse(self, violation: Violation) -> None:
        """Show why a move was not allowed; a picked card stays picked for another try."""
        self._moment = replace(self._now, violation=violation, answer=None)

    def pick(self, card: str) -> None:
        """Pick a card up, or, where nothing can be done with it now, tell of it."""
        moment = replace(self._now, looked=card, violation=None, answer=None)
        if card not in _in_sight(moment):
            return
        self._moment = moment
        held = moment.guides and Card(card) in moment.table.hand
        if moment.can_choose(card) or (held and moment.gives_clue):
            self._moment = replace(moment, picked=card)
        elif moment.may_act and not moment.gives_clue:
            self._moment = replace(moment, violation=why_not(moment, card))
        else:
            self._moment = replace(moment, answer=partial(_described, moment, card))

    def put_back(self) -> None:
        """Put the card back and clear the line that says why not."""
        self._moment = replace(self._now, picked="", violation=None, answer=None)

    def hush(self) -> None:
        """Clear the line that says why not, and leave what is picked as it is."""
        self._moment = replace(self._now, violation=None, answer=None)

    def choose(self, zone: str) -> None:
        """Do with the picked card what ``zone`` stands for; without one tell of the card there."""
        moment = self._now
        move = moment.move_for(zone)
        if move is not None:
            self._moment = replace(moment, violation=None, answer=None)
            self._port.move(move)
        elif there := moment.laid_at(zone):
            self.pick(there)
        elif zone == BALLOT and moment.may_act and not moment.gives_clue:
            self._moment = replace(moment, violation=None, answer=partial(what_now, moment))

    def why(self, id: str) -> None:
        """Say what may be done with a card or a zone now, and what forbids the rest."""
        moment = self._now
        violation = why_not(moment, id)
        answer = None if violation else partial(what_now, moment)
        self._moment = replace(moment, violation=violation, answer=answer)

    def act(self, action: str) -> None:
        """Press a button: vote, ask for advice, turn the clue, look at a card."""
        moment = self._now
        if action == VOTE:
            self.choose(BALLOT)
        elif action == CONSULT:
            self._port.move(Consult())
        elif action.startswith(WAY):
            wanted = action.removeprefix(WAY)
            way = Way(wanted) if wanted else moment.way.other
            self._moment = replace(moment, way=way)
        elif action.startswith(LOOK) and action.removeprefix(LOOK) in _in_sight(moment):
            self._moment = replace(moment, looked=action.removeprefix(LOOK))

    @property
    def _now(self) -> Moment:
        if self._moment is None:
            raise ValueError("nothing has been shown yet")
        return self._moment

    def _words(self) -> Words:
        return Words(self._speaker, self._company.players, self._now.seat)


def _described(moment: Moment, card: str, words: Words) -> str:
    """Return who a card shows, where that may be told, and what can be done."""
    now = what_now(moment, words)
    if not moment.table.options.trait_hints:
        return now
    told = words.say(texts.LOOKED_AT, character=words.character(card), traits=words.traits(card))
    return f"{told} {now}"


def _decided(moment: Moment) -> bool:
    """Tell whether the news are that the seat did something with its picked card."""
    deeds = (SecretChosen, ClueGiven, Voted, Decided)
    return any(isinstance(event, deeds) and event.seat == moment.seat for event in moment.news)


def _still_picked(moment: Moment) -> bool:
    if moment.gives_clue:
        return Card(moment.picked) in moment.table.hand
    return moment.table.phase is not Phase.OVER and moment.can_choose(moment.picked)


def _in_sight(moment: Moment) -> set[str]:
    """Return the characters whose cards lie face up before the seat."""
    table = moment.table
    cards = [*table.grid, *(clue.card for clue in table.clues), *table.hand]
    return {card.character for card in cards if card.character is not None}
