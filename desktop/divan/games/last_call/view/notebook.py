"""The notebook: the table of all clue cards, as the panel draws it. No Qt."""

from enum import StrEnum
from typing import Any

import msgspec

from divan.core.seat import Seat
from divan.games.last_call.knowledge.facts import HasNot, Memory, remember
from divan.games.last_call.knowledge.possible import Possible, by_elimination, exactly
from divan.games.last_call.knowledge.problem import DECK
from divan.games.last_call.rules.cards import ITEMS, SYMBOLS, Card, CaseCard, Symbol, traces
from divan.games.last_call.view import texts
from divan.games.last_call.view.moment import Composing, Moment
from divan.games.last_call.view.pencil import Pencil
from divan.games.last_call.view.pieces import card_id
from divan.games.last_call.view.words import Words


class Mark(StrEnum):
    """What the notebook enters by itself in the cell of a card and a player."""

    NONE = ""
    YES = "yes"
    NO = "no"
    WAS_NO = "was_no"
    """Did not hold it once, but has drawn since."""


class Known(msgspec.Struct, frozen=True):
    """What a mode of the notebook makes of a view."""

    memory: Memory
    possible: Possible | None
    """None where the person fills the notebook by hand."""
    once_lacked: frozenset[tuple[Seat, Card]]

    def mark(self, seat: Seat, card: Card) -> Mark:
        """Return the mark in the cell of ``card`` and ``seat``."""
        if self.possible is None:
            return Mark.NONE
        if self.possible.has(seat, card):
            return Mark.YES
        if self.possible.lacks(seat, card):
            return Mark.NO
        return Mark.WAS_NO if (seat, card) in self.once_lacked else Mark.NONE

    def struck(self, card: Card, survivors: tuple[Seat, ...]) -> bool:
        """Tell whether it is certain that ``card`` need not be announced."""
        if self.possible is None:
            return False
        if self.memory.sealed:
            return not self.possible.may_be_case(card)
        home = self.possible.home(card)
        return home is not None and home.seat in survivors

    def unheld(self, card: Card) -> bool:
        """Tell whether it is certain that nobody holds ``card``."""
        seats = range(self.memory.seats)
        return self.possible is not None and all(self.possible.lacks(seat, card) for seat in seats)

    def is_case(self, card: Card) -> bool:
        """Tell whether it is certain that ``card`` is that of the case."""
        return self.possible is not None and self.possible.is_case(card)


def known(moment: Moment, mode: str) -> Known:
    """Return what the notebook knows in ``mode``."""
    memory = remember(moment.view)
    lacked = frozenset(
        (fact.seat, card)
        for fact in memory.facts
        if isinstance(fact, HasNot)
        for card in fact.cards
    )
    if mode == "hand":
        return Known(memory, None, frozenset())
    return Known(memory, by_elimination(memory) if mode == "facts" else exactly(memory), lacked)


def notebook(
    moment: Moment, words: Words, found: Known, mode: str, pencil: Pencil, *, pencilling: bool
) -> dict[str, Any]:
    """Return what the panel draws, besides why a mark is there."""
    table = moment.table
    return {
        "title": words.say(texts.NOTEBOOK),
        "mode": words.say(texts.MODES[mode]),
        "modeLabel": words.say(texts.CHANGE_MODE, mode=texts.MODES[mode]),
        "note": words.say(texts.MODE_NOTES[mode]),
        "pencilling": pencilling,
        "pencilLabel": words.say(texts.PENCIL),
        "undoLabel": words.say(texts.UNDO_MARK),
        "canUndo": bool(pencil.past),
        "composing": moment.composing.value,
        "columns": [
            {
                "seat": seat,
                "initial": words.name(seat)[:1],
                "name": words.name(seat),
                "out": seat not in table.survivors,
            }
            for seat in moment.order
        ],
        "blocks": [_block(moment, words, found, pencil, symbol) for symbol in SYMBOLS],
        "legend": [
            {"mark": "yes", "text": words.say(texts.LEGEND_YES)},
            {"mark": "no", "text": words.say(texts.LEGEND_NO)},
            {"mark": "nobody", "text": words.say(texts.LEGEND_NOBODY)},
        ],
        "logTitle": words.say(texts.LOG),
        "lead": words.say(texts.LEAD_CHIP),
    }


def cell_id(card: Card, seat: Seat) -> str:
    """Return the id of the cell of ``card`` and ``seat``."""
    return f"{card_id(card)}/{seat}"


def _block(
    moment: Moment, words: Words, found: Known, pencil: Pencil, symbol: Symbol
) -> dict[str, Any]:
    leads = {*moment.table.leads[moment.seat], *moment.table.removed}
    items = []
    for item in range(1, ITEMS + 1):
        case_card = CaseCard(symbol, item)
        items.append(
            {
                "name": words.item(symbol, item),
                "icon": f"last_call/item-{symbol.value}-{item}",
                "lead": case_card in leads and found.possible is not None,
                "rows": [_row(moment, words, found, pencil, card) for card in traces(case_card)],
            }
        )
    return {"symbol": symbol.value, "name": words.symbol(symbol), "items": items}


def _row(moment: Moment, words: Words, found: Known, pencil: Pencil, card: Card) -> dict[str, Any]:
    struck = found.struck(card, moment.table.survivors)
    held = any(found.mark(seat, card) is Mark.YES for seat in moment.order)
    return {
        "id": card_id(card),
        "number": words.speaker.number(card.number),
        "struck": struck,
        "nobody": found.unheld(card) and not struck,
        "isCase": found.is_case(card),
        "chosen": moment.composing is not Composing.NOTHING
        and card.symbol is not None
        and moment.trio.number(card.symbol) == card.number,
        "label": row_label(moment, words, found, card),
        "cells": [_cell(words, found, pencil, card, seat, quiet=held) for seat in moment.order],
    }


def _cell(
    words: Words, found: Known, pencil: Pencil, card: Card, seat: Seat, *, quiet: bool
) -> dict[str, Any]:
    """Return one cell; where somebody holds the card the crosses of the others are left out."""
    mark, own = found.mark(seat, card), pencil.mark(cell_id(card, seat))
    said = mark_sentence(words, mark, seat, card)
    if own:
        said = words.say(texts.PENCILLED, mark=said, pencil=texts.PENCIL_NAMES[own])
    return {
        "id": cell_id(card, seat),
        "mark": Mark.NONE.value if quiet and mark is not Mark.YES else mark.value,
        "pencil": own,
        "label": said,
    }


def mark_sentence(words: Words, mark: Mark, seat: Seat, card: Card) -> str:
    """Return what a mark says, as a sentence without its full stop."""
    named = words.card(card)
    match mark:
        case Mark.YES:
            return words.say_of(seat, texts.YOU_HOLD, texts.HOLDS, card=named)
        case Mark.NO:
            return words.say_of(seat, texts.YOU_HOLD_NOT, texts.HOLDS_NOT, card=named)
        case Mark.WAS_NO:
            return words.say(texts.HELD_NOT_BEFORE, player=words.name(seat), card=named)
        case _:
            return words.say(texts.MAY_HOLD, player=words.name(seat), card=named)


def row_label(moment: Moment, words: Words, found: Known, card: Card) -> str:
    """Return what is known of a card, or what choosing it would do."""
    named = words.card(card)
    if moment.composing:
        return words.say(texts.CHOOSE_CARD, card=named)
    if found.is_case(card):
        return words.say(texts.IS_CASE, card=named)
    if found.struck(card, moment.table.survivors):
        return words.say(texts.IS_NOT_CASE, card=named)
    if found.unheld(card):
        return words.say(texts.NOBODY_HOLDS, card=named)
    return words.say(texts.MAY_BE_CASE, card=named)


def suspects(found: Known, symbol: Symbol, survivors: tuple[Seat, ...]) -> list[Card]:
    """Return the cards of ``symbol`` that may still be right, in order; all if none are."""
    cards = [card for card in DECK if card.symbol is symbol]
    return [card for card in cards if not found.struck(card, survivors)] or cards
