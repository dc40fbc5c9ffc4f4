"""Where bots meet in great numbers: schedules, places to play, honest figures. No game, no Qt."""
