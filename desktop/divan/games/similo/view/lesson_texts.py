"""What the lesson of Similo says, page by page."""

from typing import Final

from divan.ui.texts import text

WELCOME: Final = text(
    "similo_lesson",
    "Welcome! Mycroft, the guide, is about to hide one of these twelve characters. You and"
    " Watson have to find it: then all three of you win. If you remove it by mistake, you lose.",
)
TRAITS: Final = text(
    "similo_lesson",
    "He may not speak about it, only compare. What counts is in the pictures: click a character,"
    " and “Large view” puts its traits into words.",
)
VERTICAL: Final = text(
    "similo_lesson",
    "Mycroft has chosen, and this is his first clue. It lies vertically: the hidden character is"
    " similar to Elizabeth I. In what, he may not say. Where the clue lies means nothing.",
)
LEAST: Final = text(
    "similo_lesson",
    "Who is least like her? Pinocchio: a boy, made of wood, with no crown. Drag him to “Which"
    " character goes?”, or click him and then “Remove Pinocchio”.",
)
MAJORITY: Final = text(
    "similo_lesson",
    "You see Watson’s vote once you have cast yours. He agrees: a majority, and Pinocchio goes."
    " After one in this round it is two in the next, then three, then four.",
)
HORIZONTAL: Final = text(
    "similo_lesson",
    "This clue lies horizontally: not similar. Rostam has a beard and a weapon. Just two"
    " characters have both, and two have to go. Vote for Captain Hook.",
)
AGAIN: Final = text(
    "similo_lesson",
    "Watson began with Robin Hood: no majority. You vote again, between these two; if you still"
    " differ, the guide decides. Agree for now: Robin Hood. Hook’s turn will come.",
)
SECOND: Final = text(
    "similo_lesson", "It has come: every character that goes has its own vote. Now Captain Hook."
)
WOMAN: Final = text(
    "similo_lesson",
    "Scheherazade, vertical: similar. Like Elizabeth she is a woman, so the men fit worst. Three"
    " of them are left, and three have to go. First Napoleon.",
)
CAESAR: Final = text(
    "similo_lesson",
    "Next Julius Caesar. He also has a weapon, as Rostam had: the clues of earlier rounds go on"
    " counting.",
)
MOCTEZUMA: Final = text(
    "similo_lesson",
    "The third is easily missed: Moctezuma wears his hair long, but his traits say “man”. When"
    " in doubt, look at the large view. Vote for him.",
)
CROWN: Final = text(
    "similo_lesson",
    "The last clue, vertical: Cyrus. That he is a man cannot be meant; surely it is his crown."
    " Four have none, and four have to go. First Medusa.",
)
HOOD: Final = text("similo_lesson", "Red Riding Hood wears a hood, not a crown.")
RIBBON: Final = text("similo_lesson", "Snow White has only a ribbon in her hair.")
CURIE: Final = text("similo_lesson", "And Marie Curie has nothing on her head. Then two are left.")
GUESS: Final = text(
    "similo_lesson",
    "The final guess: two queens. Look at the used clues again: Elizabeth and Cyrus bear a crown"
    " in the corner, too. So does Wu Zetian; the Queen of Hearts bears a skull. Guess Wu Zetian.",
)
FOUND: Final = text(
    "similo_lesson",
    "Found, and everybody wins. You can also be the guide: then you hide a character and lay a"
    " card from your hand in each round, vertically if it is similar, horizontally if not.",
)
FAREWELL: Final = text(
    "similo_lesson",
    "That is Similo. Compare a clue with everybody who is left, and with the clues before it."
    " When you are stuck, H gives you a hint, W answers why not, and U goes back a step.",
)
