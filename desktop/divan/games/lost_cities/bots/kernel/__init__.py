"""A round of Lost Cities as numbers, for playing very many: compiled, or its plain twin."""
