"""Last Call on the screen."""

from divan.games.last_call.view import form_texts
from divan.ui.presenter import GameTexts, GameView

VIEW = GameView(
    presenter=f"{__name__}.presenter:LastCallPresenter",
    table="Table.qml",
    sheet="ScoreSheet.qml",
    face="CardFace.qml",
    panel="Notebook.qml",
    texts=GameTexts(
        title=form_texts.TITLE,
        tagline=form_texts.TAGLINE,
        options=form_texts.OPTIONS,
        option_notes=form_texts.OPTION_NOTES,
        option_values=form_texts.OPTION_VALUES,
        presets=form_texts.PRESETS,
        preset_notes=form_texts.PRESET_NOTES,
        own_mix=form_texts.OWN_MIX,
    ),
)
