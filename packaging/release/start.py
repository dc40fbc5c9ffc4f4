"""The program that the native packages start."""

from divan.app.main import main

if __name__ == "__main__":
    main()
