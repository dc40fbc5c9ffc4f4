"""Don Legacy on the screen."""

from divan.games.don_legacy.view import option_texts, texts
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
        options=option_texts.OPTIONS,
        option_notes=option_texts.OPTION_NOTES,
        option_values=option_texts.OPTION_VALUES,
        presets=option_texts.PRESETS,
        preset_notes=option_texts.PRESET_NOTES,
        own_mix=option_texts.OWN_MIX,
    ),
)
