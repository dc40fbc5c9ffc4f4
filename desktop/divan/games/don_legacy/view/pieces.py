"""The cards on the table as the kit draws them, with what is written on them. No Qt."""

from divan.core.violation import Violation
from divan.games.don_legacy.rules.cards import Ability, Card
from divan.games.don_legacy.rules.conditions import CLUES_NEEDED
from divan.games.don_legacy.view import card_texts
from divan.games.don_legacy.view.choosing import picked
from divan.games.don_legacy.view.layout import DISCARD, HAND, Piece
from divan.games.don_legacy.view.moment import Moment
from divan.games.don_legacy.view.refusals import refusal
from divan.games.don_legacy.view.words import Words
from divan.ui import scene

SHOWN_DISCARDS = 2
"""How many cards of the discard pile are drawn: those below cannot be seen."""


def cards(moment: Moment, words: Words) -> tuple[scene.Card, ...]:
    """Return every card that is drawn."""
    found: list[scene.Card] = []
    for zone, pieces in moment.layout.zones.items():
        hidden = max(0, len(pieces) - SHOWN_DISCARDS) if zone == DISCARD else 0
        found += (
            _card(moment, words, zone, index, pieces[index]) for index in range(hidden, len(pieces))
        )
    return tuple(found)


def face(card: Card, words: Words, *, looks_at_two: bool = False) -> scene.FaceData | None:
    """Return what the card face draws and what the reading pane tells of it; None for a card
    face down.
    """
    printed = card.face
    if printed.motif is not None:
        finds = card_texts.FINDS[printed.motif]
        return {
            "kind": "clue",
            "motif": printed.motif.value,
            "value": words.speaker.number(printed.value),
            "title": words.say(card_texts.MOTIFS[printed.motif]),
            "line": words.say(finds[card.place % len(finds)]),
            "how": words.speaker.say_count(card_texts.CLUE_NOTE, printed.value),
        }
    ability, symbol = printed.ability, printed.symbol
    if ability is None or symbol is None:
        return None
    looks = looks_at_two and ability is Ability.SCENE_ANALYSIS
    return {
        "kind": "mystery",
        "symbol": symbol.value,
        "title": words.ability(ability),
        "condition": words.say(card_texts.CONDITIONS[ability]),
        "effect": words.say(card_texts.LOOK_EFFECT if looks else card_texts.EFFECTS[ability]),
        "how": words.say(card_texts.LOOK_HOW if looks else card_texts.HOW[ability]),
        "gives": words.say(card_texts.GIVES_UP, symbol=card_texts.SYMBOLS[symbol]),
    }


def _card(moment: Moment, words: Words, zone: str, index: int, piece: Piece) -> scene.Card:
    looks = moment.table.options.scene_analysis == "look_at_two"
    drawn = face(piece.card, words, looks_at_two=looks)
    in_hand = zone == HAND
    useful = in_hand and moment.may_act and _useful(moment, piece.card)
    reason = ""
    if in_hand and moment.may_act and not useful:
        refused = picked(moment, piece.card)
        reason = refusal(refused, words).text if isinstance(refused, Violation) else ""
    if drawn is not None and in_hand and piece.card.is_mystery:
        drawn = {**drawn, "check": reason or _met(moment, words, piece.card), "ok": not reason}
    return scene.Card(
        id=piece.id,
        zone=zone,
        index=index,
        label=_label(words, piece.card, drawn),
        face=drawn,
        can_pick=useful,
        why_not=reason,
        was=piece.was,
        origin=piece.origin,
        picked=_is_picked(moment, piece.card),
    )


def _useful(moment: Moment, card: Card) -> bool:
    """Tell whether a card of the hand can be picked up, alone or as part of a move."""
    intent = moment.intent
    if intent.laying is not None:
        return card.symbol is intent.laying
    if moment.ability is Ability.DISGUISE and intent.card not in {None, card}:
        return not isinstance(picked(moment, card), Violation)
    return moment.uses(card)


def _is_picked(moment: Moment, card: Card) -> bool:
    intent = moment.intent
    return card in {intent.card, intent.partner, intent.wanted, *intent.chosen}


def _met(moment: Moment, words: Words, card: Card) -> str:
    """Return how the condition of a playable mystery is met."""
    ability, symbol = card.ability, card.symbol
    if ability is None or symbol is None or not moment.may_act:
        return ""
    if ability in CLUES_NEEDED:
        held = moment.table.clues_in_hand(moment.seat)
        return words.speaker.say_count(card_texts.HOLDS_CLUES, held)
    if ability is Ability.ARCHIVE:
        return words.say(card_texts.HOLDS_SYMBOL, symbol=card_texts.SYMBOLS[symbol])
    return words.say(card_texts.HOLDS_MYSTERY)


def _label(words: Words, card: Card, drawn: scene.FaceData | None) -> str:
    """Return what a screen reader says of a card: its name, and what is written on it."""
    name = words.card(card)
    if drawn is None or drawn["kind"] == "clue":
        return name
    return f"{name}. {drawn['condition']}. {drawn['effect']}"
