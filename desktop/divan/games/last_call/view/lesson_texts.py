"""What the lesson of Last Call says, page by page."""

from typing import Final

from divan.ui.texts import text

WELCOME: Final = text(
    "last_call_lesson",
    "Welcome! Three cards lie sealed in the case: a place, a weapon and a person. Whoever is"
    " the first to name all three wins. Whoever names a wrong one is out.",
)
CARDS: Final = text(
    "last_call_lesson",
    "These are five of the 48 clues. Four belong together each time: Gun 5, 6, 7 and 8 are"
    " the traces of the gun. A card that somebody holds cannot be in the case.",
)
LEADS: Final = text(
    "last_call_lesson",
    "Your leads, beside the sealed cards, only you can see: not the knife, the rope or the"
    " poison. So the weapon is a gun, and as you hold Gun 6 and 8, it is Gun 5 or 7.",
)
NOTEBOOK: Final = text(
    "last_call_lesson",
    "Your notebook, which N opens and closes, has noted all this. It enters what you see and"
    " what follows from it; click a mark there to see why.",
)
LAY: Final = text(
    "last_call_lesson",
    "It is your turn. What you lay, the others can strike. That the rope is innocent you know"
    " already, so give away Rope 15: drag it in front of you, or click it and then the spot.",
)
SHOW: Final = text(
    "last_call_lesson",
    "Now Irene asks for Theatre 14, Gun 6 and Butler 4. You hold two of them and must show"
    " her one; nobody else sees it. Gun 6 you will lay anyway: drag it to Irene, or press its"
    " button.",
)
DRAW: Final = text(
    "last_call_lesson",
    "The last card on the table is your rope, a weapon. Whoever lays a weapon now draws a"
    " card from the reserve, and so knows one card more. Lay Gun 6.",
)
DRAWN: Final = text(
    "last_call_lesson",
    "You drew Poison 12. Watson and Irene laid weapons too, and drew. Your notebook remembers"
    " who has which knife, also when the cards go back to the hands.",
)
ORDER: Final = text(
    "last_call_lesson",
    "Gun 5 or Gun 7? Ask! Watson answers first, then Irene: the first who holds one of your"
    " three cards shows you one. If two of them are your own, it can only be the gun.",
)
GUESS: Final = text(
    "last_call_lesson",
    "Press “Make a guess”. Click your Harbour 9 and your Butler 4, choose Gun 7 with the"
    " arrows on the sealed cards, and press “Ask the others”.",
)
FOUND: Final = text(
    "last_call_lesson",
    "Watson had none of the three, and Irene shows you Gun 7. Only Gun 5 is left: that is the"
    " weapon of the case. The notebook has drawn the same conclusion.",
)
THIRD: Final = text(
    "last_call_lesson",
    "Again a weapon was laid last, so a weapon draws. Lay Poison 12, which is innocent. With"
    " three of one symbol in front of you, you may then declare a strong clue.",
)
STRONG: Final = text(
    "last_call_lesson",
    "If the case is of the item that you declare, and is solved in this round, you get 2"
    " points. You know that it is a gun: press “Gun”.",
)
TOO_EARLY: Final = text(
    "last_call_lesson",
    "Watson has listened and announces the final investigation, with Gun 8. That was too"
    " early: Gun 8 is yours. He is out, and for refuting him you get a token.",
)
NEW_ROUND: Final = text(
    "last_call_lesson",
    "It also ends the round. All have shown their cards, and your notebook has them. Your own"
    " are back in your hand, and the strong clue has lapsed.",
)
FINAL: Final = text(
    "last_call_lesson",
    "Find the place and the person as you found the gun. Once the notebook leaves one card of"
    " each symbol, press “Final investigation”, name the three, and you win.",
)
FAREWELL: Final = text(
    "last_call_lesson",
    "The next case is yours. Lay a card whenever it draws one, and ask otherwise. Are you"
    " stuck? H gives a hint, W explains why something cannot be done, U takes a move back.",
)
