"""Which clauses of each game's source are rules, which are not and why, and its rulings."""

from msgspec import Struct


class Dossier(Struct, frozen=True):
    """The clauses and rulings of one game.

    ``rules`` are the clauses that tests must hold, ``rulings`` the numbers of its rulings
    D1 and up. ``exempt`` are the clauses that are no rules, each with the reason, and
    ``untold`` those of them that the rulebook leaves out (titles, headings).
    """

    rules: frozenset[str]
    rulings: frozenset[str]
    exempt: dict[str, str]
    untold: frozenset[str]


def _clauses(prefix: str, sections: dict[str, int], *others: str) -> frozenset[str]:
    """Return the clauses of ``sections``, each with the number of its last one, and others."""
    numbered = (
        f"{prefix}-{section}.{number}"
        for section, last in sections.items()
        for number in range(1, last + 1)
    )
    return frozenset((*numbered, *(f"{prefix}-{other}" for other in others)))


def _rulings(last: int) -> frozenset[str]:
    return frozenset(f"D{number}" for number in range(1, last + 1))


def _headings(prefix: str, sections: str) -> dict[str, str]:
    return {f"{prefix}-{section}.0": "heading" for section in sections}


def _dossier(
    rules: frozenset[str], rulings: int, headings: dict[str, str], exempt: dict[str, str]
) -> Dossier:
    return Dossier(rules - set(exempt), _rulings(rulings), headings | exempt, frozenset(headings))


DOSSIERS = {
    "lost_cities": _dossier(
        _clauses(
            "LOST",
            {"0": 7, "1": 3, "2": 4, "3": 3, "4": 4, "5": 3, "6": 6, "7": 5, "8": 2, "R": 8},
        ),
        22,
        {"LOST-T": "title", **_headings("LOST", "123456789R")},
        {
            "LOST-0.2": "tells of editions with score tiles; nothing follows for play",
            "LOST-7.6": "advice, and not true as a rule (D13)",
            "LOST-9.1": "advice on strategy",
            "LOST-9.2": "advice on strategy (D16)",
            "LOST-9.3": "advice on strategy; the rule in it is LOST-5.3",
        },
    ),
    "last_call": _dossier(
        _clauses(
            "LAST",
            {"0": 7, "1": 5, "2": 5, "3": 6, "4": 5, "5": 4, "6": 4, "7": 5, "8": 4, "9": 3},
            *("R.1", "R.2", "R.3", "R.4a", "R.4b", "R.4c", "R.5a", "R.5b", "R.5c"),
            *("R.6", "R.7a", "R.7b", "R.8", "R.9"),
        ),
        30,
        {"LAST-T": "title", **_headings("LAST", "123456789R")},
        {
            "LAST-0.2": "where the board lies",
            "LAST-0.4": "things that each player takes; the app brings them",
            "LAST-1.2": "a detective is a name; that it gives no power is D26",
            "LAST-3.4": "a hint about the meaning of an example",
        },
    ),
    "don_legacy": _dossier(
        _clauses(
            "DON",
            {"0": 6, "1": 4, "2": 2, "3": 4, "4": 4, "5": 4, "6": 2, "7": 3, "8": 3, "R": 9},
        ),
        24,
        {"DON-T": "title", **_headings("DON", "12345678R")},
        {"DON-6.3": "advice"},
    ),
    "similo": _dossier(
        _clauses(
            "SIM",
            {"0": 5, "1": 3, "2": 3, "3": 3, "4": 3, "5": 4, "6": 3, "7": 4, "8": 3, "R": 7},
        ),
        22,
        {"SIM-T": "title", **_headings("SIM", "12345678")},
        {},
    ),
    "baker_street": _dossier(
        _clauses(
            "BAK",
            {"0": 4, "1": 9, "2": 9, "3": 1},
            *("M.0", "L1", "L2", "L3", "L4", "M1", "M2", "H1", "H2a", "H2b"),
            *("H3a", "H3b", "H3c", "H3d", "H3e", "H4a", "H4b"),
            *("V1", "V2", "V3", "V3b", "Z1", "Z2"),
        ),
        32,
        _headings("BAK", "0123V"),
        {
            "BAK-L.0": "heading; who Lestrade is",
            "BAK-H.0": "heading; who Mrs Hudson is",
            "BAK-0.5": "announces two examples, whose pictures are lost",
        },
    ),
}
