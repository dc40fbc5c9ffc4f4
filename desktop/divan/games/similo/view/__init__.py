"""Similo on the screen."""

from divan.games.similo.view.form_texts import TEXTS
from divan.ui.presenter import GameView

VIEW = GameView(
    presenter=f"{__name__}.presenter:SimiloPresenter",
    table="Table.qml",
    sheet="ScoreSheet.qml",
    face="CardFace.qml",
    panel="CluePanel.qml",
    texts=TEXTS,
    lesson=f"{__name__}.lesson:LESSON",
)
