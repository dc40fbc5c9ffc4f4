"""``python -m divan``."""

from divan.app.main import main

if __name__ == "__main__":
    main()
