"""Lost Cities on the screen."""

from divan.games.lost_cities.view.form_texts import TEXTS
from divan.ui.presenter import GameView

VIEW = GameView(
    presenter=f"{__name__}.presenter:LostCitiesPresenter",
    table="Table.qml",
    sheet="ScoreSheet.qml",
    face="CardFace.qml",
    texts=TEXTS,
    lesson=f"{__name__}.lesson:LESSON",
)
