"""What follows from what a seat has seen: facts, possibilities and reasons. No Qt.

Bots think with it, and the person's notebook fills itself from it.
"""
