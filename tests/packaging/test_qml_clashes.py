"""A member of a QML type that hides one of its base type is found before it does harm."""

from pathlib import Path

import pytest
from tasks.qml_clashes import SOURCES, clashes

TABLE = """
Item {
    id: base
    property string label: "step {"
    signal hurried()
    function step(dx: int, dy: int) { const inner = { step: 1 }; return inner }
    // property real width
    function outline(): rect {
        return Qt.rect(0, 0, 1, 1)
    }
}
"""


@pytest.mark.parametrize(
    ("declared", "hidden"),
    [
        ("readonly property real step: 3", "step"),
        ("property string label", "label"),
        ("property bool hurried: false", "hurried"),
        ("property real width: 5", "width"),
        ("signal step()", "step"),
        ("function label() {}", "label"),
        ("property list<color> parent", "parent"),
        ("Item { property int z }", "z"),
        ("T.Button { property bool checked }", "checked"),
    ],
)
def test_what_hides_a_member_of_its_base_is_told(
    tmp_path: Path, declared: str, hidden: str
) -> None:
    base, table = tmp_path / "CardTable.qml", tmp_path / "Table.qml"
    base.write_text(TABLE)
    table.write_text(f"CardTable {{\n    {declared}\n}}\n")
    (line,) = clashes([base, table])
    assert f"{hidden} hides" in line


@pytest.mark.parametrize(
    "declared",
    [
        "readonly property real fanStep: 3",
        "function outline(): rect { return Qt.rect(0, 0, 2, 2) }",
        "Item { property real step: 3; property string label }",
        "function other() { let step = 3; return step }",
    ],
)
def test_what_hides_nothing_is_let_be(tmp_path: Path, declared: str) -> None:
    base, table = tmp_path / "CardTable.qml", tmp_path / "Table.qml"
    base.write_text(TABLE)
    table.write_text(f"CardTable {{\n    {declared}\n}}\n")
    assert clashes([base, table]) == []


def test_nothing_of_ours_hides_anything() -> None:
    assert clashes(sorted(SOURCES.rglob("*.qml"))) == []
