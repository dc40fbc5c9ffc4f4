"""Don Legacy on the screen."""

from divan.games.don_legacy.view import texts
from divan.games.don_legacy.view.presenter import DonLegacyPresenter
from divan.ui.presenter import GameTexts, GameView

VIEW = GameView(
    presenter=DonLegacyPresenter,
    table="Table.qml",
    sheet="ScoreSheet.qml",
    face="CardFace.qml",
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
