"""Don Legacy as numbers, for playing very many matches: compiled, or its plain twin."""
