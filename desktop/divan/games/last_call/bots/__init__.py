"""The opponents of Last Call."""
