"""The tools of the checkout are in ``packaging``; here ``tasks`` and ``release`` are needed."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))
