"""What outlives the window: matches, notes and settings, in one SQLite file."""
