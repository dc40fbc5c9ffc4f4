"""Last Call on the screen."""

from divan.games.last_call.view.form_texts import TEXTS
from divan.ui.presenter import GameView

VIEW = GameView(
    presenter=f"{__name__}.presenter:LastCallPresenter",
    table="Table.qml",
    sheet="ScoreSheet.qml",
    face="CardFace.qml",
    panel="Notebook.qml",
    texts=TEXTS,
    lesson=f"{__name__}.lesson:LESSON",
)
