"""Divan: five card games at a lamp-lit table, alone against computer opponents."""

__version__ = "0.1.0"
