"""What ``dev.py`` does once the environment stands."""
