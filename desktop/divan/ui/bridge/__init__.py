"""What QML talks to: one object a screen, each a thin layer over the rest of the house."""

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1
