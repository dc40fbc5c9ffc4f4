"""Which rulebook clauses tests say they hold, read from their markers."""

import ast
from pathlib import Path


def marked_clauses(folder: Path) -> dict[str, set[str]]:
    """Return each clause that is marked in a test file below ``folder``, with those files."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                for argument in node.args:
                    found.setdefault(ast.literal_eval(argument), set()).add(path.name)
    return found
