"""Plays a match and says on its standard output what it has shown, until it is killed.

``python -m helpers.crash_child FOLDER SEED`` prints the id of the match; then, for each
thing that is shown, the number of moves and the fingerprint of the table as the person
sees it; and ``undo`` before each time that it takes something back.
"""

import queue
import random
import sys
from functools import partial
from pathlib import Path

from divan.core.fold import state_hash
from divan.session.commands import Play, Undo
from divan.session.journal import Journal
from divan.session.match_thread import MatchThread
from divan.session.pace import Pace
from divan.session.store.opening import open_store
from divan.session.updates import Restored, Snapshot, Stepped, UndoCost, Update
from helpers.lost_cities import RULES
from helpers.matches import lost_cities_match, lost_cities_record
from helpers.thinkers import InstantThinkers

say = partial(print, flush=True)


def main(folder: str, seed: str) -> None:
    """Play, now and then taking something back, until the match is over."""
    dice = random.Random(seed)
    store, notices = open_store(Path(folder))
    assert notices == ()
    record = lost_cities_record(seed, rounds=2)
    match = lost_cities_match(store.add(record), seed=seed, rounds=2)
    say(match.id)
    updates: queue.SimpleQueue[Update] = queue.SimpleQueue()
    journal = Journal(store, match, 0)
    thinkers = InstantThinkers(RULES)
    thread = MatchThread(match, "", thinkers, updates.put, pace=Pace.INSTANT, journal=journal)
    thread.start()
    shown: Snapshot | None = None
    while shown is None or shown.result is None:
        update = updates.get()
        if not isinstance(update, Stepped | Restored):
            continue
        shown = update.snapshot
        say(shown.stamp.ply, state_hash(shown.view.table))
        if 0 in shown.to_act:
            if shown.undo is not UndoCost.NOTHING_TO_UNDO and dice.random() < 0.15:
                say("undo")
                thread.send(Undo(practice=True))
            else:
                moves = tuple(RULES.moves(shown.view.table, 0))
                thread.send(Play(0, dice.choice(moves), shown.stamp.ply))
    say("over")
    thread.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
