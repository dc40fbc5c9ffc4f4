"""What follows from what a seat has seen: its clues, the worlds they leave, and why."""
