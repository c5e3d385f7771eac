"""`python -m slagveld`: the same as the command `slagveld`."""

import sys

from slagveld.cli import main

if __name__ == "__main__":
    sys.exit(main())
