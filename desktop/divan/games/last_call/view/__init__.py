"""Last Call on the screen."""
