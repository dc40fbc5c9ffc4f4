"""The opponents of Baker Street."""
