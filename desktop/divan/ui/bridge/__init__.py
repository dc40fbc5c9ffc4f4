"""What QML talks to: one object a screen, each a thin layer over the rest of the house.

A method that is connected to a signal is a ``Slot``: for any other, PySide gives that one
object a class description of its own, and QML confuses it with one that lay at the same
address before.
"""

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1
