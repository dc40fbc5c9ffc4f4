"""The set-up form for QML: built from a game's options, whatever they are."""

import contextlib
from datetime import date
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from divan.core.chance import new_seed, tidy_seed
from divan.core.manifest import Manifest, load
from divan.core.options import (
    BadOptions,
    Choice,
    Options,
    OptionValue,
    choose,
    option_values,
    preset_of,
    read_options,
)
from divan.core.record import PERSON, Level, Player
from divan.core.rules import AnyRules
from divan.session.daily import daily_match, daily_seed
from divan.session.library import Library, OpenMatch
from divan.session.settings import SetUp, keep_set_up, read_set_up
from divan.session.store.store import Store, StoredMatch
from divan.session.store.trouble import StoreError
from divan.ui.bridge.daily import daily_title, today_line
from divan.ui.bridge.match_rows import RowMaker
from divan.ui.bridge.table import TableBridge
from divan.ui.languages import Languages
from divan.ui.people import FULL_NAMES, TEMPERS
from divan.ui.presenter import GameTexts, GameView

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

USUAL_LEVEL = Level.WATSON
"""Who sits across the table the first time."""


@QmlElement
@QmlUncreatable("made by the application")
class SetUpBridge(QObject):  # type: ignore[operator]
    """What was chosen for a match that is about to begin."""

    changed = Signal()

    def __init__(
        self,
        games: tuple[Manifest, ...],
        store: Store,
        library: Library,
        table: TableBridge,
        languages: Languages,
    ) -> None:
        super().__init__()
        self._games = games
        self._store = store
        self._library = library
        self._table = table
        self._languages = languages
        self._manifest = games[0]
        self._rules: AnyRules = self._manifest.load_rules()
        self._options: Options = self._rules.presets[0].options
        self._levels: tuple[Level, ...] = (USUAL_LEVEL,)
        self._seed = ""
        self._daily = ""
        self._played: StoredMatch | None = None
        self._rows = RowMaker(games, languages)
        languages.changed.connect(self.changed)

    @Slot(str)
    def open(self, game: str) -> None:
        """Begin the form for ``game``, with what was chosen there last."""
        self._manifest = next(manifest for manifest in self._games if manifest.id == game)
        self._rules = self._manifest.load_rules()
        self._options = self._rules.presets[0].options
        self._levels = (USUAL_LEVEL,) * (self._manifest.players[0] - 1)
        self._seed = ""
        self._daily = ""
        self._played = None
        try:
            last = read_set_up(self._store, game)
            if last is not None and _fits(last, self._manifest):
                self._options = read_options(self._rules.options_type, last.options)
                self._levels = last.levels
        except BadOptions:
            pass  # what was chosen last no longer makes sense: the usual form will do
        self.changed.emit()

    @Slot(str)
    def openDaily(self, game: str) -> None:
        """Begin the form for the deal of the day, which everyone plays by the first preset."""
        self.open(game)
        today = date.today()
        self._options = self._rules.presets[0].options
        self._seed = daily_seed(game, today)
        self._daily = today.isoformat()
        with contextlib.suppress(StoreError):  # then the match itself will say what is wrong
            self._played = daily_match(self._library.matches(), game, today)
        self.changed.emit()

    @Slot(str)
    def choosePreset(self, preset: str) -> None:
        """Take all options of a preset."""
        found = next(found for found in self._rules.presets if found.id == preset)
        self._options = found.options
        self.changed.emit()

    @Slot(str, "QVariant")
    def choose(self, field: str, value: OptionValue) -> None:
        """Set one option, and what its value brings along."""
        choice = next(choice for choice in self._rules.choices if choice.field == field)
        self._options = choose(self._options, choice, value)
        self.changed.emit()

    @Slot(int)
    def choosePlayers(self, players: int) -> None:
        """Set how many play; new opponents are of the usual level."""
        others = players - 1
        self._levels = (self._levels + (USUAL_LEVEL,) * others)[:others]
        self.changed.emit()

    @Slot(int, str)
    def chooseLevel(self, place: int, level: str) -> None:
        """Set who sits at the ``place``-th seat across, counted from 0."""
        levels = list(self._levels)
        levels[place] = Level(level)
        self._levels = tuple(levels)
        self.changed.emit()

    @Slot(str, result=bool)
    def chooseSeed(self, text: str) -> bool:
        """Set the seed, "" for chance; return False for one that will not do."""
        try:
            self._seed = tidy_seed(text) if text.strip() else ""
        except ValueError:
            return False
        self.changed.emit()
        return True

    @Slot()
    def start(self) -> None:
        """Begin the match and put it on the table."""
        players = (PERSON, *(Player(level) for level in self._levels))
        self._keep(len(players))
        seed = self._seed or new_seed()
        daily = self._daily or None
        opened = self._library.start(self._manifest, self._options, players, seed, daily=daily)
        self._table.play(opened)

    @Slot()
    def learn(self) -> None:
        """Put the game's lesson on the table."""
        view: GameView = load(self._manifest.view)
        lesson = view.load_lesson()
        record = lesson.record(self._manifest.id, self._rules)
        self._table.teach(self._library.open_unkept(self._manifest, record), lesson)

    @Slot()
    def rematch(self) -> None:
        """Begin another match like the one on the table, with a new deal."""
        opened = self._table.on_the_table
        if opened is not None:
            self._table.play(self._again(opened))

    def _again(self, opened: OpenMatch) -> OpenMatch:
        record = opened.match.record
        rules = opened.match.rules
        options = read_options(rules.options_type, record.options)
        return self._library.start(opened.manifest, options, record.players, new_seed())

    def _keep(self, players: int) -> None:
        try:
            chosen = SetUp(option_values(self._options), players, self._levels)
            keep_set_up(self._store, self._manifest.id, chosen)
        except StoreError:
            pass  # the form will begin with the usual choices next time; the match says why

    # What the form shows

    def _texts(self) -> GameTexts:
        texts: GameTexts = load(self._manifest.view).texts
        return texts

    def _game(self) -> str:
        return self._manifest.id

    def _title(self) -> str:
        return self._languages.say(self._texts().title)

    def _presets(self) -> list[dict[str, Any]]:
        texts, say = self._texts(), self._languages.say
        return [
            {
                "id": preset.id,
                "label": say(texts.presets[preset.id]),
                "note": say(texts.preset_notes[preset.id]),
                "recommended": self._players() in preset.recommended,
            }
            for preset in self._rules.presets
        ]

    def _preset(self) -> str:
        found = preset_of(self._options, self._rules.presets)
        return found.id if found else ""

    def _choices(self) -> list[dict[str, Any]]:
        return [self._choice(choice) for choice in self._rules.choices]

    def _choice(self, choice: Choice) -> dict[str, Any]:
        texts, languages = self._texts(), self._languages
        values = option_values(self._options)
        clause = choice.clauses[0]
        return {
            "field": choice.field,
            "label": languages.say(texts.options[choice.field]),
            "note": languages.say(texts.option_notes[choice.field]),
            "value": values[choice.field],
            "values": [
                {"value": value, "label": self._value(choice.field, value)}
                for value in choice.values
            ],
            "clause": clause,
            "clauseLabel": languages.clause(clause),
            "ruling": choice.ruling,
            "rulingLabel": languages.clause(choice.ruling),
        }

    def _value(self, field: str, value: OptionValue) -> str:
        found = self._texts().option_values.get((field, value))
        if found is not None:
            return self._languages.say(found)
        return self._languages.number(value) if isinstance(value, int) else str(value)

    def _opponents(self) -> list[dict[str, Any]]:
        return [{"level": level.value} for level in self._levels]

    def _level_names(self) -> list[dict[str, str]]:
        say = self._languages.say
        return [
            {"level": level.value, "name": say(FULL_NAMES[level]), "temper": say(TEMPERS[level])}
            for level in Level
        ]

    def _player_counts(self) -> list[dict[str, Any]]:
        number = self._languages.number
        return [
            {"value": count, "label": number(count)} for count in sorted(self._manifest.players)
        ]

    def _players(self) -> int:
        return len(self._levels) + 1

    def _seed_text(self) -> str:
        return self._seed

    def _is_daily(self) -> bool:
        return bool(self._daily)

    def _daily_title(self) -> str:
        return daily_title(self._daily, self._languages)

    def _daily_line(self) -> str:
        return today_line(self._played, self._rows, self._languages)

    game = Property(str, _game, notify=changed)
    title = Property(str, _title, notify=changed)
    presets = Property(list, _presets, notify=changed)
    preset = Property(str, _preset, notify=changed)
    choices = Property(list, _choices, notify=changed)
    opponents = Property(list, _opponents, notify=changed)
    levels = Property(list, _level_names, notify=changed)
    playerCounts = Property(list, _player_counts, notify=changed)
    players = Property(int, _players, notify=changed)
    seed = Property(str, _seed_text, notify=changed)
    daily = Property(bool, _is_daily, notify=changed)
    dailyTitle = Property(str, _daily_title, notify=changed)
    dailyLine = Property(str, _daily_line, notify=changed)


def _fits(last: SetUp, manifest: Manifest) -> bool:
    """Tell whether as many sit at the table as the game takes: the person and the opponents."""
    return last.players in manifest.players and len(last.levels) == last.players - 1
