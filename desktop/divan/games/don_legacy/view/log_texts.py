"""What the log and the last moves of Don Legacy tell, in English. No Qt."""

from typing import Final

from divan.ui.texts import text

YOU_PLAYED: Final = text("don_legacy", "{you} played {card}", "you is the word You")
THEY_PLAYED: Final = text("don_legacy", "{player} played {card}")
YOU_TOOK: Final = text("don_legacy", "{you} took {card}", "you is the word You")
THEY_TOOK: Final = text("don_legacy", "{player} took {card}")
YOU_DREW: Final = text("don_legacy", "{you} drew {card}", "you is the word You")
THEY_DREW: Final = text("don_legacy", "{player} drew a card")
THEY_DREW_FROM: Final = text("don_legacy", "{player} drew from {pile}")
YOU_LAID: Final = text("don_legacy", "{you} laid {cards}", "cards is 3 keys")
THEY_LAID: Final = text("don_legacy", "{player} laid {cards}", "cards is 3 keys")
YOU_DISCARDED: Final = text("don_legacy", "{you} discarded {card}", "you is the word You")
THEY_DISCARDED: Final = text("don_legacy", "{player} discarded {card}")
YOU_SAW: Final = text("don_legacy", "{you} saw {card} of {owner}", "you is the word You")
THEY_SAW: Final = text("don_legacy", "{player} saw a card of {owner}")
THEY_SAW_YOURS: Final = text("don_legacy", "{player} saw one of your cards")
YOU_EXCHANGED: Final = text(
    "don_legacy", "{you} gave {given} for {card}", "you is the word You; an exchange"
)
THEY_EXCHANGED_YOURS: Final = text("don_legacy", "{player} gave you {given} for {card}")
THEY_EXCHANGED: Final = text("don_legacy", "{player} exchanged a card with {owner}")
YOU_DECLINED: Final = text("don_legacy", "{you} left it", "no exchange; you is the word You")
THEY_DECLINED: Final = text("don_legacy", "{player} left it", "no exchange")
YOU_LOOKED: Final = text("don_legacy", "{you} saw {cards}", "two cards; you is the word You")
THEY_LOOKED: Final = text("don_legacy", "{player} saw the top two cards")
YOU_KEPT: Final = text("don_legacy", "{you} chose {card}", "you is the word You")
THEY_KEPT: Final = text("don_legacy", "{player} chose one of the two")
YOU_DISGUISED: Final = text(
    "don_legacy", "{you} swapped {given} for {card}", "you is the word You; with an open card"
)
THEY_DISGUISED: Final = text("don_legacy", "{player} swapped {given} for {card}")
YOU_PASSED: Final = text("don_legacy", "{you} passed", "you is the word You")
THEY_PASSED: Final = text("don_legacy", "{player} passed")
MATCH_ENDED: Final = text("don_legacy", "The match ended: {reason}")
REFILLED: Final = text("don_legacy", "{card} now lies open")
NOT_REFILLED: Final = text("don_legacy", "the place stays empty")
