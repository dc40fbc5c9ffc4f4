"""What must hold of a release, each with what was found; printed as a table."""

from dataclasses import dataclass, field


@dataclass
class Bars:
    """What was looked at so far."""

    lines: list[tuple[bool | None, str, str]] = field(default_factory=list)

    def hold(self, what: str, holds: bool, found: str = "") -> None:
        """Note whether something holds, and tell at once."""
        self._add(holds, what, found)

    def most(self, what: str, value: float, limit: float, unit: str) -> None:
        """Note a figure that may be ``limit`` at most."""
        self._add(value <= limit, what, f"{value:.2f} {unit}, at most {limit:g}")

    def skip(self, what: str, why: str) -> None:
        """Note what could not be looked at here."""
        self._add(None, what, why)

    @property
    def all_hold(self) -> bool:
        """False if something was found not to hold."""
        return all(holds is not False for holds, _, _ in self.lines)

    def _add(self, holds: bool | None, what: str, found: str) -> None:
        self.lines.append((holds, what, found))
        word = {True: "holds", False: "FAILS", None: "not run"}[holds]
        print(f"{word:8}{what}{': ' if found else ''}{found}", flush=True)
