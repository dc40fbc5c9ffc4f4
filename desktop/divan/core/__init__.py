"""What a game is: rules, moves, events, views, chance and records. No game, no Qt."""
