"""The names of suspects, rooms, weapons and motives, and what the clue cards say. No Qt.

Suspects have number and gender: a sentence that depends on them has a form for each.
"""

from enum import StrEnum
from typing import Final

from divan.games.baker_street.rules.cards import Sender
from divan.games.baker_street.rules.crime import Category, Motive, Suspect, Symbol, Weapon
from divan.games.baker_street.rules.house import Room
from divan.ui.texts import Text, text


class Form(StrEnum):
    """How one speaks of a suspect."""

    HE = "he"
    SHE = "she"
    THEY = "they"


FORMS: Final = {
    Suspect.ROBBIE: Form.HE,
    Suspect.COUNTESS: Form.SHE,
    Suspect.COLONEL: Form.HE,
    Suspect.DE_WITS: Form.THEY,
    Suspect.DOCTOR: Form.HE,
    Suspect.SINGER: Form.SHE,
    Suspect.SMIT_BROTHERS: Form.THEY,
    Suspect.GOVERNESS: Form.SHE,
}
LABELS: Final = {
    Suspect.ROBBIE: text("baker_street", "Robbie", "a suspect, alone on a label"),
    Suspect.COUNTESS: text("baker_street", "Countess", "a suspect, alone on a label"),
    Suspect.COLONEL: text("baker_street", "Colonel", "a suspect, alone on a label"),
    Suspect.DE_WITS: text("baker_street", "De Wits", "a couple of suspects, alone on a label"),
    Suspect.DOCTOR: text("baker_street", "Doctor", "a suspect, alone on a label"),
    Suspect.SINGER: text("baker_street", "Singer", "a suspect, alone on a label"),
    Suspect.SMIT_BROTHERS: text("baker_street", "Smit brothers", "suspects, alone on a label"),
    Suspect.GOVERNESS: text("baker_street", "Governess", "a suspect, alone on a label"),
}
NAMES: Final = {
    Suspect.ROBBIE: text("baker_street", "Robbie", "a suspect, within a sentence"),
    Suspect.COUNTESS: text("baker_street", "the Countess", "a suspect, within a sentence"),
    Suspect.COLONEL: text("baker_street", "the Colonel", "a suspect, within a sentence"),
    Suspect.DE_WITS: text("baker_street", "Mr and Mrs De Wit", "suspects, within a sentence"),
    Suspect.DOCTOR: text("baker_street", "the Doctor", "a suspect, within a sentence"),
    Suspect.SINGER: text("baker_street", "the Singer", "a suspect, within a sentence"),
    Suspect.SMIT_BROTHERS: text("baker_street", "the Smit brothers", "within a sentence"),
    Suspect.GOVERNESS: text("baker_street", "the Governess", "a suspect, within a sentence"),
}
FIRST_NAMES: Final = {
    Suspect.ROBBIE: text("baker_street", "Robbie", "a suspect, first in a sentence"),
    Suspect.COUNTESS: text("baker_street", "The Countess", "a suspect, first in a sentence"),
    Suspect.COLONEL: text("baker_street", "The Colonel", "a suspect, first in a sentence"),
    Suspect.DE_WITS: text("baker_street", "Mr and Mrs De Wit", "suspects, first in a sentence"),
    Suspect.DOCTOR: text("baker_street", "The Doctor", "a suspect, first in a sentence"),
    Suspect.SINGER: text("baker_street", "The Singer", "a suspect, first in a sentence"),
    Suspect.SMIT_BROTHERS: text("baker_street", "The Smit brothers", "first in a sentence"),
    Suspect.GOVERNESS: text("baker_street", "The Governess", "a suspect, first in a sentence"),
}
ROOM_LABELS: Final = {
    Room.BOARD_GAME_ROOM: text("baker_street", "board-game room", "on the plan"),
    Room.HALL: text("baker_street", "hall", "on the plan"),
    Room.KITCHEN: text("baker_street", "kitchen", "on the plan"),
    Room.BILLIARD_ROOM: text("baker_street", "billiard room", "on the plan"),
    Room.STUDY: text("baker_street", "study", "on the plan"),
    Room.DINING_ROOM: text("baker_street", "dining room", "on the plan"),
    Room.LIBRARY: text("baker_street", "library", "on the plan"),
    Room.SALON: text("baker_street", "salon", "on the plan"),
    Room.CONSERVATORY: text("baker_street", "conservatory", "on the plan"),
}
ROOMS: Final = {
    Room.BOARD_GAME_ROOM: text("baker_street", "the board-game room", "within a sentence"),
    Room.HALL: text("baker_street", "the hall", "within a sentence"),
    Room.KITCHEN: text("baker_street", "the kitchen", "within a sentence"),
    Room.BILLIARD_ROOM: text("baker_street", "the billiard room", "within a sentence"),
    Room.STUDY: text("baker_street", "the study", "within a sentence"),
    Room.DINING_ROOM: text("baker_street", "the dining room", "within a sentence"),
    Room.LIBRARY: text("baker_street", "the library", "within a sentence"),
    Room.SALON: text("baker_street", "the salon", "within a sentence"),
    Room.CONSERVATORY: text("baker_street", "the conservatory", "within a sentence"),
}
WEAPON_LABELS: Final = {
    Weapon.ICE_SKATE: text("baker_street", "ice skate", "on a label"),
    Weapon.CRICKET_BAT: text("baker_street", "cricket bat", "on a label"),
    Weapon.SKIPPING_ROPE: text("baker_street", "skipping rope", "on a label"),
    Weapon.POISONED_DART: text("baker_street", "poisoned dart", "on a label"),
    Weapon.MEAT_KNIFE: text("baker_street", "meat knife", "on a label"),
    Weapon.FRYING_PAN: text("baker_street", "frying pan", "on a label"),
    Weapon.TEA_TOWEL: text("baker_street", "tea towel", "on a label"),
    Weapon.DOCTORED_TEA: text("baker_street", "doctored tea", "on a label"),
    Weapon.CHISEL: text("baker_street", "chisel", "on a label"),
    Weapon.HAMMER: text("baker_street", "hammer", "on a label"),
    Weapon.ROPE: text("baker_street", "rope", "on a label"),
    Weapon.RAT_POISON: text("baker_street", "rat poison", "on a label"),
    Weapon.HATPIN: text("baker_street", "hatpin", "on a label"),
    Weapon.WALKING_STICK: text("baker_street", "walking stick", "on a label"),
    Weapon.SILK_SCARF: text("baker_street", "silk scarf", "on a label"),
    Weapon.POISON_RING: text("baker_street", "poison ring", "on a label"),
}
WEAPONS: Final = {
    Weapon.ICE_SKATE: text("baker_street", "the ice skate", "within a sentence"),
    Weapon.CRICKET_BAT: text("baker_street", "the cricket bat", "within a sentence"),
    Weapon.SKIPPING_ROPE: text("baker_street", "the skipping rope", "within a sentence"),
    Weapon.POISONED_DART: text("baker_street", "the poisoned dart", "within a sentence"),
    Weapon.MEAT_KNIFE: text("baker_street", "the meat knife", "within a sentence"),
    Weapon.FRYING_PAN: text("baker_street", "the frying pan", "within a sentence"),
    Weapon.TEA_TOWEL: text("baker_street", "the tea towel", "within a sentence"),
    Weapon.DOCTORED_TEA: text("baker_street", "the doctored tea", "within a sentence"),
    Weapon.CHISEL: text("baker_street", "the chisel", "within a sentence"),
    Weapon.HAMMER: text("baker_street", "the hammer", "within a sentence"),
    Weapon.ROPE: text("baker_street", "the rope", "within a sentence"),
    Weapon.RAT_POISON: text("baker_street", "the rat poison", "within a sentence"),
    Weapon.HATPIN: text("baker_street", "the hatpin", "within a sentence"),
    Weapon.WALKING_STICK: text("baker_street", "the walking stick", "within a sentence"),
    Weapon.SILK_SCARF: text("baker_street", "the silk scarf", "within a sentence"),
    Weapon.POISON_RING: text("baker_street", "the poison ring", "within a sentence"),
}
MOTIVES: Final = {
    Motive.GREED: text("baker_street", "greed"),
    Motive.JEALOUSY: text("baker_street", "jealousy"),
    Motive.REVENGE: text("baker_street", "revenge"),
    Motive.BLACKMAIL: text("baker_street", "blackmail"),
    Motive.INHERITANCE: text("baker_street", "inheritance"),
    Motive.PASSION: text("baker_street", "passion"),
    Motive.FEAR: text("baker_street", "fear"),
    Motive.AMBITION: text("baker_street", "ambition"),
}
CATEGORIES: Final = {
    Category.GAMES: text("baker_street", "games and sport", "a category of weapons"),
    Category.KITCHENWARE: text("baker_street", "kitchenware", "a category of weapons"),
    Category.TOOLS: text("baker_street", "tools", "a category of weapons"),
    Category.ACCESSORIES: text("baker_street", "accessories", "a category of weapons"),
}
SYMBOLS: Final = {
    Symbol.CUT: text("baker_street", "cut", "the trace of a weapon"),
    Symbol.BRUISE: text("baker_street", "bruise", "the trace of a weapon"),
    Symbol.SUFFOCATION: text("baker_street", "suffocation", "the trace of a weapon"),
    Symbol.POISONING: text("baker_street", "poisoning", "the trace of a weapon"),
}
SENDERS: Final = {
    Sender.LESTRADE: text("baker_street", "Lestrade", "at the head of a card"),
    Sender.MOLLY: text("baker_street", "Molly Hooper", "at the head of a card"),
    Sender.HUDSON: text("baker_street", "Mrs Hudson", "at the head of a card"),
}

# What the cards say

L1: Final = text(
    "baker_street", "Investigation shows that the motive of the murder is not {motive}."
)
L2: Final = text(
    "baker_street",
    "Investigation shows that for {suspect} the motive of the murder is not {motive}.",
)
L3: Final = text(
    "baker_street",
    "Investigation shows that for {suspect} the motive of the murder may be {motive}.",
)
L4: Final = text("baker_street", "Investigation shows that {weapon} is not the murder weapon.")
M1: Final = {
    Category.GAMES: text(
        "baker_street", "The autopsy shows that the murder weapon is nothing of games and sport."
    ),
    Category.KITCHENWARE: text(
        "baker_street", "The autopsy shows that the murder weapon is no kitchenware."
    ),
    Category.TOOLS: text("baker_street", "The autopsy shows that the murder weapon is no tool."),
    Category.ACCESSORIES: text(
        "baker_street", "The autopsy shows that the murder weapon is no accessory."
    ),
}
M2: Final = {
    Symbol.CUT: text("baker_street", "The autopsy shows that there is no cut."),
    Symbol.BRUISE: text("baker_street", "The autopsy shows that there is no bruise."),
    Symbol.SUFFOCATION: text(
        "baker_street", "The autopsy shows that there is no sign of suffocation."
    ),
    Symbol.POISONING: text("baker_street", "The autopsy shows that there is no sign of poisoning."),
}
H1: Final = (
    text("baker_street", "During the murder there were no guests in {room}."),
    text("baker_street", "During the murder there was 1 guest in {room}."),
    text("baker_street", "During the murder there were 2 guests in {room}."),
    text("baker_street", "During the murder there were 3 guests in {room}."),
    text("baker_street", "During the murder there were more than 3 guests in {room}."),
)
"""By the number of guests; the last one for four and more."""
H1_NOTE: Final = text("baker_street", "A couple or brothers count as one.", "guests in a room")
H2: Final = text("baker_street", "{one} and {other} did not go through {room}.")
H3: Final = {
    Form.HE: text("baker_street", "{one} or {other} went through {room}.", "other is one person"),
    Form.THEY: text("baker_street", "{one} or {other} went through {room}.", "other is two people"),
}
H4: Final = text("baker_street", "Nobody went from {one} to {other}, or the reverse.")
V1: Final = {
    Form.HE: text("baker_street", "{suspect} claims that he was together with {other}.", "he"),
    Form.SHE: text("baker_street", "{suspect} claims that she was together with {other}.", "she"),
    Form.THEY: text(
        "baker_street", "{suspect} claim that they were together with {other}.", "they"
    ),
}
V2: Final = {
    Form.HE: text("baker_street", "{suspect} claims that he was in {room}.", "he"),
    Form.SHE: text("baker_street", "{suspect} claims that she was in {room}.", "she"),
    Form.THEY: text("baker_street", "{suspect} claim that they were in {room}.", "they"),
}
V3: Final = {
    Form.HE: text(
        "baker_street", "{suspect} claims that {motive} could be a motive of {other}.", "one person"
    ),
    Form.THEY: text(
        "baker_street", "{suspect} claim that {motive} could be a motive of {other}.", "two people"
    ),
}
FACE_DOWN: Final = text("baker_street", "a clue face down")
CARD_LABEL: Final = text(
    "baker_street", "{sender}, value {value}: {sentence} Can be asked for by {shows}."
)
CARD_NAME: Final = text(
    "baker_street", "{sender} {value} ({shows})", "a card for short: Mrs Hudson 2 (the salon)"
)


def one_or_two(forms: dict[Form, Text], suspect: Suspect) -> Text:
    """Return the form of a text that only asks whether ``suspect`` is one person or two."""
    return forms[Form.THEY if FORMS[suspect] is Form.THEY else Form.HE]
