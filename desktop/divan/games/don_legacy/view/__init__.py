"""Don Legacy on the screen."""
