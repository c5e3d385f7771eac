"""Write the index of rules into the package: where each is carried out and proved.

    python tools/where.py

A package that was built has no tests beside it; `slagveld rules GAME ID --where` reads this.
`make dist` runs it.
"""

import sys
from pathlib import Path

import msgspec

from slagveld.kernel.registry import games
from slagveld.proof import HOUSE_KEY, index_of
from slagveld.proof.where import INDEX

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Write it."""
    index = {key: index_of(key, ROOT) for key in (*games(), HOUSE_KEY)}
    INDEX.write_bytes(msgspec.json.encode({key: rules for key, rules in index.items() if rules}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
