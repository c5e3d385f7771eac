"""Build the documentation site.

    python -m tools.docs [--out site]

The pages are assembled in `build/docs`, built by Sphinx with every warning an error, and looked
over once more. Nothing is fetched from a network, neither now nor by the site.
"""

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from sphinx.cmd.build import main as sphinx

from .checked import faults
from .pages import ROOT, assembled


def main(arguments: Sequence[str]) -> int:
    """Assemble, build, look over; 1 when something is wrong with a page."""
    parser = argparse.ArgumentParser(prog="python -m tools.docs", description="Build the site.")
    parser.add_argument("--out", type=Path, default=ROOT / "site", help="where it goes")
    chosen = parser.parse_args(arguments)
    source = ROOT / "build" / "docs"
    assembled(source)
    shutil.rmtree(chosen.out, ignore_errors=True)
    trees = str(ROOT / "build" / "docs-trees")
    options = ["--fail-on-warning", "--keep-going", "--nitpicky", "--quiet", "--fresh-env"]
    if sphinx([*options, "-d", trees, "-b", "html", str(source), str(chosen.out)]):
        return 1
    found = faults(chosen.out.resolve())
    for fault in found:
        print(fault)
    if not found:
        pages = sum(1 for _ in chosen.out.rglob("*.html"))
        print(f"{chosen.out}: {pages} pages. Open {chosen.out / 'index.html'}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
