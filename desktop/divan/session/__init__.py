"""A match in its own thread, bots in worker processes, and the store. No Qt."""
