"""The score sheet: the game that ended, round by round, and the match so far. No Qt."""

from typing import Any

from divan.core.options import preset_of
from divan.core.outcome import RESIGNED
from divan.core.result import Result
from divan.core.seat import Seat
from divan.games.similo.rules.options import PRESETS
from divan.games.similo.rules.state import Ending, Finished, winners_of
from divan.games.similo.view import texts
from divan.games.similo.view.form_texts import TEXTS
from divan.games.similo.view.moment import Moment
from divan.games.similo.view.panel import clue_row
from divan.games.similo.view.story import Story
from divan.games.similo.view.words import Words
from divan.ui.scene import ScoreRow, Sheet


def score_rows(moment: Moment, words: Words) -> tuple[ScoreRow, ...]:
    """Return a row for each game that is over, and the total (D17)."""
    number = words.speaker.number
    table = moment.table
    rows = []
    for place, game in enumerate(table.past, 1):
        won = winners_of(game, table.options, table.seats)
        label = words.say(texts.GAME_ROW, number=place, character=words.character(game.secret))
        rows.append(ScoreRow(label, tuple(number(int(seat in won)) for seat in moment.order)))
    totals = tuple(number(table.points[seat]) for seat in moment.order)
    return (*rows, ScoreRow(words.say(texts.TOTAL), totals, total=True))


def sheet(moment: Moment, words: Words) -> Sheet | None:
    """Return the sheet of the last game that ended, or of the one that was given up."""
    result = moment.snapshot.result
    resigned = result is not None and result.reason == RESIGNED
    ended = [story for story in moment.told if story.ending is not None]
    if resigned:
        ended.append(moment.story)
    if not ended:
        return None
    last = ended[-1]
    return Sheet(
        title=_title(moment, last, result, words),
        subtitle=_subtitle(moment, last, words),
        won=result is not None and moment.seat in result.winners,
        over=result is not None,
        detail={
            "ending": _ending(last, words),
            "found": last.ending is Ending.FOUND,
            "secret": last.secret or "",
            "secretName": words.character(last.secret) if last.secret else "",
            "secretHead": words.say(texts.SECRET_WAS),
            "guide": _guide(last.guide, words),
            "rounds": [_round(place, last, words) for place in range(len(last.rounds))],
            "guess": _guess(last, words),
            "games": _games(moment, words),
            "totals": [words.speaker.number(moment.table.points[seat]) for seat in moment.order],
        },
    )


def _title(moment: Moment, last: Story, result: Result | None, words: Words) -> str:
    """Return who wins, in the words of the source (SIM-8.2, R.6, D10)."""
    if last.ending is None:
        return words.say(texts.GAVE_UP)
    if result is not None and moment.table.options.games > 1:
        found = sum(game.ending is Ending.FOUND for game in moment.table.past)
        return words.say(texts.MATCH_TEAM, found=found, games=len(moment.table.past))
    if last.ending is Ending.FOUND:
        return words.say(texts.ALL_WIN)
    if moment.table.options.failure == "all_lose":
        return words.say(texts.ALL_LOSE)
    if words.is_you(last.guide):
        return words.say(texts.YOU_WIN_AS_GUIDE)
    return words.say(texts.GUIDE_WINS, player=words.whole_name(last.guide))


def _subtitle(moment: Moment, last: Story, words: Words) -> str:
    options = moment.table.options
    preset = preset_of(options, PRESETS)
    parts = [words.say(TEXTS.rules(preset))]
    if options.games > 1:
        parts.append(words.say(texts.GAME_OF, number=last.number, total=options.games))
    parts.append(words.speaker.say_count(texts.ROUNDS_COUNT, len(last.rounds)))
    return " · ".join(parts)


def _ending(last: Story, words: Words) -> str:
    if last.ending is None or last.secret is None:
        return words.say(texts.GAVE_UP)
    return words.say(texts.ENDINGS[last.ending], character=words.character(last.secret))


def _guide(seat: Seat, words: Words) -> str:
    if words.is_you(seat):
        return words.say(texts.GUIDE_YOU)
    return words.say(texts.GUIDE_PLAYER, player=words.whole_name(seat))


def _round(place: int, last: Story, words: Words) -> dict[str, Any]:
    """Return one round: its clue, and the cards that went after it."""
    played = last.rounds[place]
    gone = [
        {"id": name, "name": words.character(name), "secret": name == last.secret}
        for name in played.removed
    ]
    number = words.say(texts.CLUE_OF_ROUND, number=played.clue.round)
    return {**clue_row(played, words), "number": number, "gone": gone}


def _guess(last: Story, words: Words) -> dict[str, Any]:
    if last.guess is None:
        return {"id": "", "name": "", "label": ""}
    return {
        "id": last.guess,
        "name": words.character(last.guess),
        "label": words.say(texts.FINAL_GUESS),
    }


def _games(moment: Moment, words: Words) -> list[dict[str, Any]]:
    """Return the games of a match of several."""
    table = moment.table
    if table.options.games == 1:
        return []
    return [_game(place, game, words) for place, game in enumerate(table.past, 1)]


def _game(place: int, game: Finished, words: Words) -> dict[str, Any]:
    found = game.ending is Ending.FOUND
    return {
        "id": game.secret,
        "label": words.say(texts.GAME_ROW, number=place, character=words.character(game.secret)),
        "guide": _guide(game.guide, words),
        "found": found,
        "result": words.say(texts.WON if found else texts.LOST),
    }
