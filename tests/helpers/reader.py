"""A screen reader: knows the window by its accessible tree alone."""

from collections.abc import Callable

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickWindow


class Reader:
    """Finds what a window offers to those who do not see it, and presses it."""

    def __init__(self, window: QQuickWindow) -> None:
        QAccessible.setActive(True)
        self._root = QAccessible.queryAccessibleInterface(window)

    def find(self, where: Callable[[QAccessibleInterface], bool]) -> list[QAccessibleInterface]:
        """Return every node that is not invisible and of which ``where`` holds."""
        found: list[QAccessibleInterface] = []
        pending = [self._root]
        while pending:
            node = pending.pop()
            if node is None or not node.isValid() or node.state().invisible:
                continue
            if where(node):
                found.append(node)
            pending.extend(node.child(place) for place in range(node.childCount()))
        return found

    def names(self, role: QAccessible.Role) -> list[str]:
        """Return the names of all nodes of a role."""
        return [name(node) for node in self.find(lambda node: node.role() == role)]

    @staticmethod
    def press(node: QAccessibleInterface) -> None:
        """Do what the node offers."""
        actions = node.actionInterface()
        actions.doAction("Press")


def name(node: QAccessibleInterface) -> str:
    return str(node.text(QAccessible.Text.Name))
