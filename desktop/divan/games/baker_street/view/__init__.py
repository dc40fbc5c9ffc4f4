"""Baker Street on the screen."""

from divan.games.baker_street.view.form_texts import TEXTS
from divan.ui.presenter import GameView

VIEW = GameView(
    presenter=f"{__name__}.presenter:BakerStreetPresenter",
    table="Table.qml",
    sheet="ScoreSheet.qml",
    face="CardFace.qml",
    panel="DetectivePanel.qml",
    texts=TEXTS,
    lesson=f"{__name__}.lesson:LESSON",
)
