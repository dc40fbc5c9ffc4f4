"""The opponents of Don Legacy."""
