"""What a computer opponent is: bots, levels, limits. No game, no Qt."""
