"""The opponents of Lost Cities."""
