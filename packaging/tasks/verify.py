"""Verifies the deal of a match that was exported: it follows from the seed, and from nothing else.

docs/FAIR-DEAL.md tells how to check what this prints with ten lines of your own.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

import msgspec

from divan.games import find_games
from divan.session.match_file import MatchFile, read_match
from divan.session.reading import UnreadableMatch
from divan.session.verifying import Verified, verify

UNFAIR: Final = 1
UNREADABLE: Final = 2


def main(arguments: list[str] | None = None) -> int:
    """Return 0 if the deal is fair, 1 if it is not, 2 if the file cannot be read."""
    options = _parser().parse_args(arguments)
    try:
        file = read_match(options.file, find_games())
    except UnreadableMatch as error:
        print(f"dev.py verify: {options.file}: {error}", file=sys.stderr)
        return UNREADABLE
    verified = verify(file.match)
    noted: str | None = options.fingerprint
    promised = noted is None or noted.strip().lower() == verified.fingerprint
    if options.json:
        print(json.dumps(_told(file, verified)))
    else:
        print("\n".join(_lines(file, verified)))
    if not promised:
        print("UNFAIR: the fingerprint that you noted is another one", file=sys.stderr)
    if not verified.same:
        print("UNFAIR: the seed and the moves lead to another match", file=sys.stderr)
    return 0 if promised and verified.same else UNFAIR


def _told(file: MatchFile, verified: Verified) -> dict[str, object]:
    return {
        "game": file.record.game,
        "seed": file.record.seed,
        "fingerprint": verified.fingerprint,
        "draws": msgspec.to_builtins(verified.draws),
        "same": verified.same,
    }


def _lines(file: MatchFile, verified: Verified) -> list[str]:
    record = file.record
    later = verified.total - len(verified.draws[0])
    return [
        f"game         {record.game}, {len(record.players)} players",
        f"seed         {record.seed}",
        f"fingerprint  {verified.fingerprint}",
        f"draws        {len(verified.draws[0])} at the deal, {later} later",
        f"moves        {len(record.turns)}, each of them allowed",
        f"end          {file.match.result.reason if file.match.result else 'still under way'}",
        *(["The match is the one that its seed and its moves lead to."] if verified.same else []),
    ]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py verify", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE", help="an exported match (.divan)")
    parser.add_argument(
        "--fingerprint",
        metavar="HASH",
        help="the fingerprint that was shown when the match began, to compare",
    )
    parser.add_argument("--json", action="store_true", help="every draw, for a check of your own")
    return parser


if __name__ == "__main__":
    sys.exit(main())
