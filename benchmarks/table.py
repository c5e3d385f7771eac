"""Print the speeds of the table on this machine: python benchmarks/table.py [seconds each]."""

import sys

from slagveld.table import compiled
from slagveld.table.bench import measure_speeds


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.3
    print("compiled" if compiled() else "plain Python")
    for speed in measure_speeds(seconds):
        print(f"{speed.per_second:>12,}/s  {speed.name}")


if __name__ == "__main__":
    main()
