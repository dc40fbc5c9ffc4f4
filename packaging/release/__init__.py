"""How each package is made, and how it is shown that it holds."""
