"""The presenter of Lost Cities with a port that logs what it is told to do."""

import pytest

from divan.bots.bot import Decision, Reason
from divan.core.fold import advance, fold, opening
from divan.core.move import Move
from divan.core.record import PERSON, AnyRecord, Level, Player, Turn, new_record
from divan.games.lost_cities.rules import RULES
from divan.games.lost_cities.rules.cards import Card, Suit
from divan.games.lost_cities.rules.moves import (
    DiscardCard,
    DrawFromDiscard,
    DrawFromPile,
    PlayCard,
)
from divan.games.lost_cities.rules.options import PUBLISHED, SOURCE, LostCitiesOptions
from divan.games.lost_cities.view.presenter import LostCitiesPresenter
from divan.session.match import Match
from divan.ui.presenter import Company
from divan.ui.scene import Scene, Zone
from helpers.speakers import PlainSpeaker

PLAYERS = (PERSON, Player(Level.ADLER))


class LoggingPort:
    """Remembers every move that the presenter sends."""

    def __init__(self) -> None:
        self.log: list[Move] = []

    def move(self, move: Move) -> None:
        self.log.append(move)

    def note(self, name: str) -> str | None:
        return None

    def keep_note(self, name: str, note: str) -> None:
        raise AssertionError("Lost Cities keeps no notes")


class Stage:
    """A match, its presenter, and the port between them."""

    def __init__(self, options: LostCitiesOptions = SOURCE, seed: str = "STAGE") -> None:
        record = new_record("lost_cities", RULES, options, PLAYERS, seed)
        self.match = Match("m", RULES, record, watcher=0)
        self.port = LoggingPort()
        company = Company(PLAYERS, lambda name: f"art/{name}")
        self.presenter = LostCitiesPresenter(company, PlainSpeaker(), self.port)
        self.show(stepped=False)

    def show(self, *, stepped: bool) -> None:
        self.presenter.show(self.match.snapshot(), stepped=stepped)

    def play(self, move: Move) -> None:
        """Let whoever is to act make ``move``, and show it."""
        self.match.play(self.match.to_act()[0], move)
        self.show(stepped=True)

    def first_moves(self) -> list[Move]:
        state = self.match.position.state
        return list(RULES.moves(state, state.active))

    def scene(self, *, live_score: bool = True) -> Scene:
        return self.presenter.scene(live_score=live_score)

    def zone(self, id: str) -> Zone:
        return next(zone for zone in self.scene().zones if zone.id == id)

    def aimed(self) -> list[str]:
        return sorted(zone.id for zone in self.scene().zones if zone.target)


@pytest.fixture
def stage() -> Stage:
    """A match that the person begins."""
    return Stage(LostCitiesOptions(starter="first_seat"))


def hand(scene: Scene) -> list[str]:
    held = sorted((card.index, card.id) for card in scene.cards if card.zone == "hand")
    return [card for _, card in held]


def suit_of(card: str) -> str:
    return card.split("-")[0]


def test_the_hand_is_sorted_by_colour_and_number(stage: Stage) -> None:
    ranks = [card.split("-") for card in hand(stage.scene())]
    order = [suit.value for suit in Suit]
    keys = [(order.index(parts[0]), int(parts[1])) for parts in ranks]
    assert keys == sorted(keys)


def test_nothing_is_sent_for_picking_a_card(stage: Stage) -> None:
    stage.presenter.pick(hand(stage.scene())[0])
    assert stage.port.log == []


def test_the_picked_card_may_go_to_its_discard_pile_and_perhaps_its_route(stage: Stage) -> None:
    card = hand(stage.scene())[0]
    stage.presenter.pick(card)
    suit = suit_of(card)
    assert f"discard.{suit}" in stage.aimed()
    assert set(stage.aimed()) <= {f"discard.{suit}", f"route.{suit}"}


def test_choosing_a_place_sends_the_move(stage: Stage) -> None:
    card = hand(stage.scene())[0]
    suit = Suit(suit_of(card))
    stage.presenter.pick(card)
    stage.presenter.choose(f"discard.{suit.value}")
    rank = int(card.split("-")[1])
    assert stage.port.log == [DiscardCard(Card(suit, rank), suit)]


def test_a_wrong_place_is_sent_too_and_the_match_judges(stage: Stage) -> None:
    """The presenter judges nothing: the move that was meant goes to the match."""
    card = hand(stage.scene())[0]
    other = next(suit for suit in Suit if suit.value != suit_of(card))
    stage.presenter.pick(card)
    stage.presenter.choose(f"route.{other.value}")
    sent = stage.port.log[-1]
    assert isinstance(sent, PlayCard)
    violation = stage.match.check(0, sent)
    assert violation is not None
    stage.presenter.refuse(violation)
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.clause == "LOST-3.1"
    assert other.value in refusal.text


def test_a_refused_card_stays_picked_until_it_is_put_back(stage: Stage) -> None:
    card = hand(stage.scene())[0]
    other = next(suit for suit in Suit if suit.value != suit_of(card))
    stage.presenter.pick(card)
    stage.presenter.choose(f"route.{other.value}")
    violation = stage.match.check(0, stage.port.log[-1])
    assert violation is not None
    stage.presenter.refuse(violation)
    assert [held.id for held in stage.scene().cards if held.picked] == [card]
    stage.presenter.hush()
    assert stage.scene().refusal is None
    assert [held.id for held in stage.scene().cards if held.picked] == [card]
    stage.presenter.put_back()
    assert not any(held.picked for held in stage.scene().cards)


def test_a_route_of_the_opponents_says_whose_it_is(stage: Stage) -> None:
    card = hand(stage.scene())[0]
    stage.presenter.choose(f"theirs.{suit_of(card)}")
    assert stage.scene().refusal is None, "nothing was meant for it"
    stage.presenter.pick(card)
    stage.presenter.choose(f"theirs.{suit_of(card)}")
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.refused
    assert "This is the route of " in refusal.text
    assert stage.port.log == []
    stage.presenter.pick(card)
    assert stage.scene().refusal is None


def test_a_hint_marks_what_it_speaks_of(stage: Stage) -> None:
    """Every move is about cards and places that are on the table."""
    for _ in range(6):
        for move in stage.first_moves():
            marked = stage.presenter.advised(Decision(move, Reason("no_choice")))
            on_the_table = {zone.id for zone in stage.scene().zones} | set(hand(stage.scene()))
            if stage.match.to_act() == (0,):
                assert set(marked) <= on_the_table
                assert len(marked) == (2 if isinstance(move, PlayCard | DiscardCard) else 1)
        stage.play(stage.first_moves()[0])


def test_putting_back_clears_the_line(stage: Stage) -> None:
    stage.presenter.why(hand(stage.scene())[-1])
    stage.presenter.put_back()
    assert stage.scene().refusal is None


def test_after_placing_one_draws_from_the_pile_or_another_discard_pile(stage: Stage) -> None:
    card = hand(stage.scene())[0]
    suit = Suit(suit_of(card))
    stage.play(DiscardCard(Card(suit, int(card.split("-")[1])), suit))
    assert "pile" in stage.aimed()
    assert f"discard.{suit.value}" not in stage.aimed(), "D8: not the card just discarded"
    stage.presenter.choose("pile")
    assert stage.port.log == [DrawFromPile()]


def test_picking_a_card_while_one_must_draw_says_why_not(stage: Stage) -> None:
    card = hand(stage.scene())[0]
    suit = Suit(suit_of(card))
    stage.play(DiscardCard(Card(suit, int(card.split("-")[1])), suit))
    stage.presenter.pick(hand(stage.scene())[0])
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.clause == "LOST-3.2"
    assert stage.port.log == []


def test_a_discard_pile_can_be_drawn_from(stage: Stage) -> None:
    opened = next(zone for zone in stage.scene().zones if _covered(stage, zone.id))
    suit = Suit(opened.id.split(".")[1])
    move = next(
        move
        for move in stage.first_moves()
        if isinstance(move, DiscardCard) and move.pile is not suit
    )
    stage.play(move)
    stage.presenter.choose(opened.id)
    assert stage.port.log == [DrawFromDiscard(suit)]


def _covered(stage: Stage, zone: str) -> bool:
    return zone.startswith("discard") and any(card.zone == zone for card in stage.scene().cards)


def test_nothing_can_be_done_while_the_opponent_is_to_move(stage: Stage) -> None:
    stage.play(stage.first_moves()[0])
    stage.play(DrawFromPile())
    assert stage.aimed() == []
    assert not any(card.can_pick for card in stage.scene().cards)
    stage.presenter.choose("pile")
    assert stage.port.log == []
    stage.presenter.pick(hand(stage.scene())[0])
    refusal = stage.scene().refusal
    assert refusal is not None
    assert "not your turn" in refusal.text


def test_a_card_drawn_from_the_pile_is_the_one_that_lay_on_top(stage: Stage) -> None:
    """The eye can follow it: its new id notes the old one."""
    stage.play(stage.first_moves()[0])
    stage.play(DrawFromPile())
    drawn = [card for card in stage.scene().cards if card.was == "pile-top"]
    assert len(drawn) == 1
    assert drawn[0].zone == "hand"
    assert drawn[0].face is not None


def test_the_opponents_card_comes_from_their_hand_and_tells_nothing_before(stage: Stage) -> None:
    stage.play(stage.first_moves()[0])
    stage.play(DrawFromPile())
    hidden = [card for card in stage.scene().cards if card.zone == "stash"]
    assert all(card.face is None for card in hidden)
    assert [card.id for card in hidden] == [f"stash-{place}" for place in range(8)]
    assert {card.label for card in hidden} == {"a card face down"}
    stage.play(stage.first_moves()[0])
    shown = next(card for card in stage.scene().cards if card.was == "stash-7")
    assert shown.face is not None
    assert shown.zone.startswith("discard")


def test_ids_stay_the_same_from_scene_to_scene(stage: Stage) -> None:
    before = {card.id: card.zone for card in stage.scene().cards if card.face}
    stage.play(stage.first_moves()[0])
    after = {card.id: card.zone for card in stage.scene().cards if card.face}
    assert set(before) == set(after)
    moved = [card for card in before if before[card] != after[card]]
    assert len(moved) == 1


@pytest.mark.parametrize("options", [SOURCE, PUBLISHED])
def test_every_scene_of_a_whole_match_is_whole(options: LostCitiesOptions) -> None:
    """Ids are unique, every card lies in a zone, and 60 cards are on the table."""
    stage = Stage(options)
    pick = _Cycle()
    while stage.match.to_act():
        stage.play(pick(stage.first_moves()))
        scene = stage.scene()
        ids = [card.id for card in scene.cards]
        assert len(ids) == len(set(ids))
        assert {card.zone for card in scene.cards} <= {zone.id for zone in scene.zones}
        assert _cards_on(stage) == 60
    sheet = stage.presenter.sheet()
    assert sheet is not None
    assert sheet.over


def _cards_on(stage: Stage) -> int:
    table = stage.match.position.state
    piles = (*table.hands, *table.discards, *(c for columns in table.routes for c in columns))
    return len(table.pile) + sum(map(len, piles))


class _Cycle:
    """Chooses the first, second, third ... of what is allowed, round and round."""

    def __init__(self) -> None:
        self._number = 0

    def __call__(self, moves: list[Move]) -> Move:
        self._number += 1
        pile = [move for move in moves if isinstance(move, DrawFromPile)]
        return pile[0] if pile else moves[self._number % len(moves)]


def test_a_restored_moment_shows_the_same_cards_as_the_steps_that_led_there() -> None:
    stage = Stage()
    pick = _Cycle()
    for _ in range(30):
        stage.play(pick(stage.first_moves()))
    stepped = {(card.zone, card.label) for card in stage.scene().cards}
    stage.show(stepped=False)
    assert {(card.zone, card.label) for card in stage.scene().cards} == stepped


def test_scores_can_be_hidden(stage: Stage) -> None:
    scene = stage.scene(live_score=False)
    assert scene.score == ()
    assert all(plaque.score == "" for plaque in scene.plaques)


def test_the_log_has_a_line_a_turn_with_the_draw_at_its_end(stage: Stage) -> None:
    stage.play(stage.first_moves()[0])
    stage.play(DrawFromPile())
    (line,) = stage.scene().log
    assert line.number == "1"
    assert line.plain.startswith("You discarded")
    assert line.plain.endswith("and drew from the pile")
    assert "layers" in line.trail


def test_the_last_move_tells_of_the_opponent_only(stage: Stage) -> None:
    stage.play(stage.first_moves()[0])
    stage.play(DrawFromPile())
    assert stage.scene().last_move is None
    stage.play(stage.first_moves()[0])
    stage.play(DrawFromPile())
    last = stage.scene().last_move
    assert last is not None
    assert last.text.startswith("Discarded")
    assert last.detail == "drew from the pile"


def test_why_without_a_card_tells_what_to_do(stage: Stage) -> None:
    stage.presenter.why("")
    refusal = stage.scene().refusal
    assert refusal is not None
    assert not refusal.refused
    assert refusal.clause == "LOST-3.1"


def test_why_of_a_card_that_cannot_be_played_names_the_clause() -> None:
    stage = Stage(LostCitiesOptions(starter="first_seat"), seed="START RULE")
    high = next(card for card in hand(stage.scene()) if card.split("-")[1] not in {"0", "2"})
    stage.presenter.why(high)
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.clause == "LOST-4.3"


def _played_out(options: LostCitiesOptions, seed: str) -> AnyRecord:
    record = new_record("lost_cities", RULES, options, PLAYERS, seed)
    position = opening(RULES, record)
    turns: list[Turn[Move]] = []
    pick = _Cycle()
    while RULES.to_act(position.state):
        seat = RULES.to_act(position.state)[0]
        move = pick(list(RULES.moves(position.state, seat)))
        turns.append(Turn(seat, move))
        position = advance(RULES, seed, position, seat, move)
    return type(record)(
        record.game, record.rules_version, record.options, PLAYERS, seed, tuple(turns)
    )


def test_the_score_sheet_adds_up() -> None:
    record = _played_out(PUBLISHED, "SHEET")
    match = Match("m", RULES, record, watcher=0)
    company = Company(PLAYERS, lambda name: name)
    presenter = LostCitiesPresenter(company, PlainSpeaker(), LoggingPort())
    presenter.show(match.snapshot(), stepped=False)
    sheet = presenter.sheet()
    assert sheet is not None
    detail = sheet.detail
    table = fold(RULES, record).state

    def value(shown: str) -> int:
        return int(shown.replace("−", "-"))

    for seat in (0, 1):
        rows = [value(row["halves"][seat]["points"]) for row in detail["rows"]]
        assert sum(rows) == value(detail["roundTotals"][seat]) == table.past_scores[-1][seat]
        rounds = [value(line["points"][seat]) for line in detail["rounds"]]
        assert sum(rounds) == value(detail["totals"][seat]) == table.totals[seat]


def test_a_match_given_up_has_a_sheet_of_what_lies_on_the_table(stage: Stage) -> None:
    stage.match.resign(0)
    stage.show(stepped=False)
    sheet = stage.presenter.sheet()
    assert sheet is not None
    assert sheet.over
    assert not sheet.won
    assert "gave up" in sheet.title


def test_after_a_round_the_sheet_tells_who_is_ahead() -> None:
    stage = Stage(LostCitiesOptions(rounds=2, starter="first_seat"))
    pick = _Cycle()
    while not any(
        type(entry.event).__name__ == "RoundEnded" for entry in stage.match.snapshot().view.history
    ):
        stage.play(pick(stage.first_moves()))
    sheet = stage.presenter.sheet()
    assert sheet is not None
    assert not sheet.over
    assert sheet.title.startswith("Round 1")
