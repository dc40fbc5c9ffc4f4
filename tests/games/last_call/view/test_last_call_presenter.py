"""The presenter of Last Call with a port that logs what it is told to do."""

from collections.abc import Callable

import pytest

from divan.bots.bot import Clock, Decision, Reason
from divan.core.move import Move
from divan.core.record import PERSON, AnyRecord, Level, Player, new_record
from divan.core.violation import Violation
from divan.games.last_call.bots import BOTS
from divan.games.last_call.rules.cards import Symbol
from divan.games.last_call.rules.moves import Guess, Investigate, PlayCard, ShowCard
from divan.games.last_call.rules.options import BRISK, SOURCE, LastCallOptions
from divan.games.last_call.rules.state import Phase
from divan.games.last_call.rules.violations import CLAUSES, Code
from divan.games.last_call.view import texts
from divan.games.last_call.view.hints import SENTENCES
from divan.games.last_call.view.pieces import card_of
from divan.games.last_call.view.presenter import LastCallPresenter
from divan.session.match import Match
from divan.ui.presenter import Company
from divan.ui.scene import Card, Scene, Sheet, Zone
from helpers.last_call import RULES
from helpers.speakers import PlainSpeaker

PLAYERS = (PERSON, Player(Level.ADLER), Player(Level.WIGGINS))
FIRST = LastCallOptions(start_player="first_seat")


class NotingPort:
    """Remembers every move that the presenter sends, and every note."""

    def __init__(self) -> None:
        self.log: list[Move] = []
        self.notes: dict[str, str] = {}

    def move(self, move: Move) -> None:
        self.log.append(move)

    def note(self, name: str) -> str | None:
        return self.notes.get(name)

    def keep_note(self, name: str, note: str) -> None:
        self.notes[name] = note


class Stage:
    """A match, its presenter, and the port between them."""

    def __init__(
        self,
        options: LastCallOptions = FIRST,
        seed: str = "STAGE",
        players: tuple[Player, ...] = PLAYERS,
    ) -> None:
        record: AnyRecord = new_record("last_call", RULES, options, players, seed)
        self.match = Match("m", RULES, record, watcher=0)
        self.port = NotingPort()
        company = Company(players, lambda name: f"art/{name}")
        self.presenter = LastCallPresenter(company, PlainSpeaker(), self.port)
        self.show(stepped=False)

    def show(self, *, stepped: bool) -> None:
        self.presenter.show(self.match.snapshot(), stepped=stepped)

    def play(self, move: Move) -> None:
        """Let whoever is to act make ``move``, and show it."""
        self.match.play(self.match.to_act()[0], move)
        self.show(stepped=True)

    def decide(self) -> Decision:
        """Return what a bot would do in the place of whoever is to act."""
        seat = self.match.to_act()[0]
        view = self.match.view(seat)
        level = self.match.record.players[seat].level or Level.ADLER
        return BOTS.bot(level).decide(view, view.ply, Clock(1.0))

    def until(self, condition: Callable[[], bool], most: int = 400) -> None:
        """Let bots play, the person's seat too, until something holds."""
        for _ in range(most):
            if condition():
                return
            self.play(self.decide().move)
        pytest.fail("it never came to that")

    def scene(self, *, live_score: bool = True) -> Scene:
        return self.presenter.scene(live_score=live_score)

    def zone(self, id: str) -> Zone:
        return next(zone for zone in self.scene().zones if zone.id == id)

    def aimed(self) -> list[str]:
        return sorted(zone.id for zone in self.scene().zones if zone.target)

    def buttons(self) -> list[str]:
        return [action.id for action in self.scene().actions]

    def rows(self) -> dict[str, dict]:
        blocks = self.scene().detail["notebook"]["blocks"]
        return {
            row["id"]: row for block in blocks for item in block["items"] for row in item["rows"]
        }

    def cell(self, id: str) -> dict:
        row = self.rows()[id.partition("/")[0]]
        return next(cell for cell in row["cells"] if cell["id"] == id)

    def act(self, *actions: str) -> None:
        for action in actions:
            self.presenter.act(action)

    def is_asked(self) -> bool:
        """Tell whether the person is the one who must show a card."""
        state = self.match.position.state
        return state.phase is Phase.SHOW and self.match.to_act() == (0,)


@pytest.fixture
def stage() -> Stage:
    """A match that the person begins."""
    return Stage()


def hand(scene: Scene) -> list[Card]:
    return sorted((card for card in scene.cards if card.zone == "hand"), key=lambda c: c.index)


class TestPlaying:
    def test_the_hand_is_sorted_by_symbol_and_number(self, stage: Stage) -> None:
        held = [card_of(card.id) for card in hand(stage.scene())]
        keys = [(list(Symbol).index(card.symbol), card.number) for card in held if card]
        assert len(keys) == 5
        assert keys == sorted(keys)

    def test_a_picked_card_goes_in_front(self, stage: Stage) -> None:
        card = hand(stage.scene())[0].id
        stage.presenter.pick(card)
        assert stage.aimed() == ["front.0"]
        stage.presenter.choose("front.0")
        assert stage.port.log == [PlayCard(card_of(card))]

    def test_the_target_says_whether_it_draws(self, stage: Stage) -> None:
        seen: set[str] = set()

        def note() -> bool:
            if stage.match.to_act() == (0,) and stage.match.position.state.phase is Phase.TURN:
                for card in hand(stage.scene()):
                    stage.presenter.pick(card.id)
                    seen.add(stage.zone("front.0").target)
                    stage.presenter.put_back()
            return {"Play", "Play and draw"} <= seen

        stage.until(note)

    def test_putting_back_clears_the_line(self, stage: Stage) -> None:
        stage.presenter.pick(hand(stage.scene())[0].id)
        stage.presenter.put_back()
        scene = stage.scene()
        assert not any(card.picked for card in scene.cards)
        assert scene.refusal is None

    def test_nothing_can_be_done_while_another_is_to_move(self, stage: Stage) -> None:
        stage.play(PlayCard(card_of(hand(stage.scene())[0].id)))
        scene = stage.scene()
        assert scene.actions == ()
        assert scene.prompt.busy
        assert not any(card.can_pick for card in scene.cards)
        stage.presenter.pick(hand(scene)[0].id)
        refusal = stage.scene().refusal
        assert refusal is not None
        assert refusal.clause == CLAUSES[Code.NOT_YOUR_TURN]

    def test_a_card_keeps_its_id_wherever_it_goes(self, stage: Stage) -> None:
        card = hand(stage.scene())[0].id
        stage.play(PlayCard(card_of(card)))
        assert [c.id for c in stage.scene().cards if c.zone == "front.0"] == [card]

    def test_an_opponents_card_comes_from_behind_their_plaque(self, stage: Stage) -> None:
        before = {card.id for card in stage.scene().cards}
        state = stage.match.position.state
        stage.until(lambda: any(stage.match.position.state.fronts[1:]))
        laid = [c for c in stage.scene().cards if c.zone in {"front.1", "front.2"}]
        assert laid[0].origin.startswith("stash.")
        assert laid[0].id not in before
        assert state.fronts[1] == ()


class TestShowing:
    def test_the_only_card_is_shown_without_asking(self) -> None:
        stage = Stage(seed="ONE")
        stage.until(stage.is_asked)
        allowed = list(RULES.moves(stage.match.view(0).table, 0))
        if len(allowed) == 1:
            assert stage.port.log == allowed
        else:
            assert stage.port.log == []

    def test_of_several_cards_one_is_chosen_by_button_or_by_hand(self) -> None:
        stage = Stage(seed="TWO")

        def several() -> bool:
            asked = stage.is_asked()
            return asked and len(list(RULES.moves(stage.match.view(0).table, 0))) > 1

        stage.until(several)
        stage.port.log.clear()
        shown = [button for button in stage.buttons() if button.startswith("show.")]
        assert len(shown) > 1
        stage.act(shown[0])
        assert stage.port.log == [ShowCard(card_of(shown[0].removeprefix("show.")))]
        stage.presenter.pick(shown[1].removeprefix("show."))
        (asker,) = stage.aimed()
        assert asker == f"player.{stage.match.position.state.active}"
        stage.presenter.choose(asker)
        assert len(stage.port.log) == 2

    def test_a_card_shown_to_the_person_lies_open_until_they_act(self) -> None:
        stage = Stage(seed="SHOWN")
        stage.until(lambda: any(card.zone == "shown" for card in stage.scene().cards))
        (shown,) = [card for card in stage.scene().cards if card.zone == "shown"]
        assert shown.face is not None
        assert "showed you" in stage.zone("shown").label
        stage.until(lambda: stage.match.to_act() == (0,) and not stage.is_asked())
        stage.play(stage.decide().move)
        assert shown.id not in {c.id for c in stage.scene().cards if c.zone == "shown"}


class TestComposing:
    def test_three_cards_are_chosen_in_the_notebook(self, stage: Stage) -> None:
        stage.act("guess", "row.place-3", "row.weapon-7")
        submit = stage.scene().actions[0]
        assert not submit.enabled
        assert submit.why_not
        stage.act("row.person-12")
        assert stage.scene().actions[0].enabled
        assert stage.rows()["weapon-7"]["chosen"]
        stage.act("submit")
        assert stage.port.log == [Guess(3, 7, 12)]

    def test_a_card_chosen_again_is_put_back(self, stage: Stage) -> None:
        stage.act("guess", "row.place-3", "row.place-3")
        assert stage.scene().detail["caseFile"]["slots"][0]["number"] == ""

    def test_the_arrows_go_through_what_may_be_right(self, stage: Stage) -> None:
        stage.act("guess", "next.place")
        seen = []
        for _ in range(16):
            seen.append(stage.scene().detail["caseFile"]["slots"][0]["number"])
            stage.act("next.place")
        held = {card_of(card.id) for card in hand(stage.scene())}
        own = {str(card.number) for card in held if card and card.symbol is Symbol.PLACE}
        assert not own & set(seen)
        assert len(set(seen)) < 16
        stage.act("previous.place")
        assert stage.scene().detail["caseFile"]["slots"][0]["number"] in seen

    def test_own_cards_may_be_guessed_but_not_announced(self, stage: Stage) -> None:
        own = hand(stage.scene())[0].id
        stage.act("guess")
        stage.presenter.pick(own)
        assert stage.rows()[own]["chosen"]
        stage.act("cancel", "final")
        stage.presenter.pick(own)
        assert not stage.rows()[own]["chosen"]
        refusal = stage.scene().refusal
        assert refusal is not None
        assert refusal.clause == CLAUSES[Code.OWN_CARD]

    def test_the_final_investigation_is_announced_so(self, stage: Stage) -> None:
        held = {card.id for card in hand(stage.scene())}
        free = [next(f"{s}-{n}" for n in range(1, 17) if f"{s}-{n}" not in held) for s in Symbol]
        stage.act("final", *(f"row.{row}" for row in free), "submit")
        assert isinstance(stage.port.log[0], Investigate)

    def test_cancelling_leaves_everything_as_it_was(self, stage: Stage) -> None:
        before = stage.buttons()
        stage.act("guess", "row.place-3", "cancel")
        assert stage.buttons() == before
        assert stage.port.log == []

    def test_a_second_guess_is_barred_by_brisk(self) -> None:
        stage = Stage(LastCallOptions(start_player="first_seat", guesses_in_a_row="one"))
        stage.play(Guess(1, 1, 1))
        stage.until(lambda: stage.match.to_act() == (0,) and not stage.is_asked())
        guess = stage.scene().actions[0]
        assert guess.id == "guess"
        assert not guess.enabled
        assert "play a card" in guess.why_not


class TestNotebook:
    def test_own_cards_are_ticked_and_struck(self, stage: Stage) -> None:
        own = hand(stage.scene())[0].id
        assert stage.cell(f"{own}/0")["mark"] == "yes"
        assert stage.rows()[own]["struck"]

    def test_leads_strike_their_items(self, stage: Stage) -> None:
        lead = stage.match.position.state.leads[0][0]
        for number in range(4 * lead.item - 3, 4 * lead.item + 1):
            assert stage.rows()[f"{lead.symbol}-{number}"]["struck"]

    def test_by_hand_it_stays_empty(self, stage: Stage) -> None:
        stage.act("mode")
        assert stage.port.notes["notebook"] == "hand"
        assert not any(row["struck"] for row in stage.rows().values())
        assert all(cell["mark"] == "" for row in stage.rows().values() for cell in row["cells"])

    def test_facts_are_fewer_than_deductions(self) -> None:
        stage = Stage(seed="MODES")
        for _ in range(30):
            stage.play(stage.decide().move)
        counts = []
        for _ in range(3):
            rows = stage.rows().values()
            marks = [cell["mark"] for row in rows for cell in row["cells"]]
            counts.append(sum(mark in {"yes", "no"} for mark in marks))
            stage.act("mode")
        deductions, by_hand, facts = counts
        assert by_hand == 0 < facts <= deductions

    def test_the_pencil_goes_through_its_marks_and_back(self, stage: Stage) -> None:
        stage.act("pencil")
        seen = []
        for _ in range(4):
            stage.act("cell.place-3/1")
            seen.append(stage.cell("place-3/1")["pencil"])
        assert seen == ["yes", "no", "maybe", ""]
        stage.act("undo_mark")
        assert stage.cell("place-3/1")["pencil"] == "maybe"
        assert "perhaps" in stage.cell("place-3/1")["label"]

    def test_pencil_marks_are_kept_with_the_match(self, stage: Stage) -> None:
        stage.act("mark.place-3/1", "mode")
        again = LastCallPresenter(Company(PLAYERS, str), PlainSpeaker(), stage.port)
        again.show(stage.match.snapshot(), stepped=False)
        book = again.scene(live_score=True).detail["notebook"]
        assert book["blocks"][0]["items"][0]["rows"][2]["cells"][1]["pencil"] == "yes"
        assert book["mode"] == "By hand"

    def test_a_damaged_note_is_an_empty_pencil(self, stage: Stage) -> None:
        stage.port.notes["pencil-1"] = "{"
        again = LastCallPresenter(Company(PLAYERS, str), PlainSpeaker(), stage.port)
        again.show(stage.match.snapshot(), stepped=False)
        assert not again.scene(live_score=True).detail["notebook"]["canUndo"]

    def test_every_mark_says_why_it_is_there(self) -> None:
        stage = Stage(seed="WHY")
        for _ in range(45):
            stage.play(stage.decide().move)
        explained = 0
        for row in stage.rows().values():
            marked = [cell["id"] for cell in row["cells"] if cell["mark"] in {"yes", "no"}]
            for cell in marked[-1:]:
                stage.act(f"cell.{cell}")
                why = stage.scene().detail["notebook"]["why"]
                assert why["cell"] == cell
                assert why["title"].startswith("Why this follows")
                assert all("{" not in line["text"] for line in why["lines"])
                assert any(line["clause"] for line in why["lines"]) or len(why["lines"]) == 1
                explained += 1
        assert explained > 20
        stage.act("close_why")
        assert stage.scene().detail["notebook"]["why"] is None

    def test_an_empty_cell_says_that_nothing_settles_it(self, stage: Stage) -> None:
        rows = stage.rows().values()
        empty = next(cell["id"] for row in rows for cell in row["cells"][1:] if not row["struck"])
        stage.act(f"cell.{empty}")
        (line,) = stage.scene().detail["notebook"]["why"]["lines"]
        assert line["text"] == texts.WHY_OPEN.source

    @pytest.mark.parametrize("action", ["cell.nonsense", "cell.place-3/x", "row.", "next.soup"])
    def test_nonsense_does_nothing(self, stage: Stage, action: str) -> None:
        before = stage.scene()
        stage.act(action)
        assert stage.scene() == before


class TestEnd:
    def test_a_wrong_final_is_a_drama_and_the_person_may_watch(self, stage: Stage) -> None:
        state = stage.match.position.state
        wrong = next(
            m
            for m in RULES.moves(state, 0)
            if isinstance(m, Investigate) and m.combination.cards() != state.sealed
        )
        stage.play(wrong)
        scene = stage.scene()
        assert scene.detail["out"]
        assert scene.detail["drama"]["verdict"] == texts.DRAMA_WRONG_YOU.source
        assert len(scene.detail["drama"]["holders"]) == 3
        assert scene.plaques[0].line.startswith("out of the case")

    def test_a_solved_case_has_a_sheet(self) -> None:
        stage = Stage(seed="SHEET")
        stage.until(lambda: stage.match.result is not None)
        sheet = stage.presenter.sheet()
        assert isinstance(sheet, Sheet)
        assert sheet.over
        assert len(sheet.detail["faces"]) == 3
        assert len(sheet.detail["players"]) == 3
        assert stage.scene().prompt.who == "Game over"

    def test_points_of_several_cases_add_up(self) -> None:
        stage = Stage(LastCallOptions(cases=2), seed="SEVERAL")
        stage.until(lambda: stage.match.result is not None, most=900)
        sheet = stage.presenter.sheet()
        assert sheet is not None
        assert len(sheet.detail["cases"]) == 2
        scores = stage.match.result.scores
        assert sheet.detail["totals"] == [str(score) for score in scores]

    def test_before_the_first_case_is_closed_there_is_no_sheet(self, stage: Stage) -> None:
        assert stage.presenter.sheet() is None


@pytest.mark.parametrize(
    ("options", "players"),
    [
        (SOURCE, PLAYERS),
        (BRISK, (*PLAYERS, Player(Level.WATSON))),
        (LastCallOptions(case_model="literal", extra_draw="ask"), PLAYERS[:2]),
        (LastCallOptions(case_model="classic", final_reveal="refuter_only", cases=2), PLAYERS),
    ],
    ids=["source-3", "brisk-4", "literal-2", "classic-3"],
)
def test_every_scene_of_a_whole_match_is_whole(
    options: LastCallOptions, players: tuple[Player, ...]
) -> None:
    stage = Stage(options, "ALL", players)
    for _ in range(700):
        scene = stage.scene()
        ids = [card.id for card in scene.cards]
        assert len(set(ids)) == len(ids)
        zones = {zone.id for zone in scene.zones}
        assert {card.zone for card in scene.cards} <= zones
        assert all(card.label for card in scene.cards)
        assert "{" not in "".join(line.plain for line in scene.log)
        if not stage.match.to_act():
            break
        own = stage.match.to_act() == (0,)
        assert bool(scene.actions) is own
        stage.play(stage.decide().move)
    assert stage.match.result is not None
    assert stage.presenter.sheet() is not None


def test_a_restored_moment_shows_the_same_cards_as_the_steps_that_led_there() -> None:
    stage = Stage(seed="RESTORED")
    for _ in range(60):
        if not stage.match.to_act():
            break
        stage.play(stage.decide().move)
        stepped = {(c.id, c.zone, c.index) for c in stage.scene().cards if c.face}
        stage.show(stepped=False)
        assert {(c.id, c.zone, c.index) for c in stage.scene().cards if c.face} == stepped


@pytest.mark.parametrize("code", list(Code))
def test_every_refusal_can_be_said(stage: Stage, code: Code) -> None:
    arguments = {"symbol": "weapon", "number": 7}
    stage.presenter.refuse(Violation(code.value, CLAUSES[code], arguments))
    refusal = stage.scene().refusal
    assert refusal is not None
    assert "{" not in refusal.text
    assert refusal.clause == CLAUSES[code]


@pytest.mark.parametrize("code", list(SENTENCES))
def test_every_hint_can_be_said(stage: Stage, code: str) -> None:
    arguments = {"symbol": "weapon", "number": 7, "place": 1, "weapon": 2, "person": 3, "chance": 5}
    said = stage.presenter.hint(Decision(Investigate(1, 2, 3), Reason(code, arguments)))
    assert said
    assert "{" not in said


def test_why_tells_what_to_do_and_what_forbids(stage: Stage) -> None:
    stage.presenter.why("")
    answer = stage.scene().refusal
    assert answer is not None
    assert not answer.refused
    stage.play(PlayCard(card_of(hand(stage.scene())[0].id)))
    stage.presenter.why(hand(stage.scene())[0].id)
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.refused


def test_the_glimpse_tells_whose_turn_it_is(stage: Stage) -> None:
    assert stage.presenter.glimpse().startswith("Your turn. 30 cards")
    stage.play(PlayCard(card_of(hand(stage.scene())[0].id)))
    assert stage.presenter.glimpse().startswith("It is the turn of Irene Adler")
