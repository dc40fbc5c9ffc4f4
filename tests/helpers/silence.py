"""The one thing that may be said where silence is asked for."""

from typing import Final

OF_QT: Final = "QUnifiedTimer::stopAnimationDriver: driver is not running"
"""Qt says so now and then where a window goes while something in it still moves."""
