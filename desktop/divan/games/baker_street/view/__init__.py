"""Baker Street on the screen."""

from divan.games.baker_street.view import texts
from divan.games.baker_street.view.presenter import BakerStreetPresenter
from divan.ui.presenter import GameTexts, GameView

VIEW = GameView(
    presenter=BakerStreetPresenter,
    table="Table.qml",
    sheet="ScoreSheet.qml",
    face="CardFace.qml",
    panel="DetectivePanel.qml",
    texts=GameTexts(
        title=texts.TITLE,
        tagline=texts.TAGLINE,
        options=texts.OPTIONS,
        option_notes=texts.OPTION_NOTES,
        option_values=texts.OPTION_VALUES,
        presets=texts.PRESETS,
        preset_notes=texts.PRESET_NOTES,
        own_mix=texts.OWN_MIX,
    ),
)
