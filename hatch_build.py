"""Which wheel is built: the plain one for every system, or one with compiled rules for this one.

    python -m hatchling build -t wheel
    python -m slagveld.compiling && SLAGVELD_WHEEL=compiled python -m hatchling build -t wheel

Both hold the same sources, so the compiled one runs as plain Python wherever its libraries do not
fit (see `slagveld.compiling.choice`).
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WHEEL = "SLAGVELD_WHEEL"
"""The environment variable that names the wheel: `compiled`, or nothing."""
FIRST = "run python -m slagveld.compiling first"


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the libraries into the wheel, and says for which systems it is then."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a wheel is built."""
        wanted = os.environ.get(WHEEL, "")
        if wanted not in ("", "compiled"):
            raise SystemExit(f"{WHEEL} is {wanted!r}; it may be compiled, or nothing")
        if not wanted or version == "editable":
            return
        root = Path(self.root, "src")
        for path in compiled(root / "slagveld"):
            build_data["force_include"][str(path)] = path.relative_to(root).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compiled(package: Path) -> list[Path]:
    """The manifest and the libraries of all rules, which must fit the sources."""
    sys.path.insert(0, str(package.parent))  # of these sources, whatever is installed
    from slagveld.compiling import choice, plan

    manifest = package / choice.FOLDER / choice.RULES_MANIFEST
    try:
        told = json.loads(manifest.read_text("utf-8"))
    except (OSError, ValueError):
        raise SystemExit(f"nothing is compiled: {FIRST}") from None
    if told["interpreter"] != choice.interpreter():
        raise SystemExit(f"compiled for {told['interpreter']}, which is not this Python: {FIRST}")
    finder = choice.Finder(package, told)
    wrong = [key for key in plan.rules(package) if not finder.fits(key)]
    if wrong:
        raise SystemExit(f"not compiled from these sources: {', '.join(wrong)}; {FIRST}")
    return [manifest, *[manifest.parent / one["library"] for one in told["groups"].values()]]
