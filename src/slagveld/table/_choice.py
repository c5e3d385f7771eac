"""Compiled or plain: which form of the hot modules this process uses.

The tool `tools/compile_table.py` puts compiled twins of the hot modules into `_compiled/`, with
a manifest that holds a hash of every source. `choose` uses them only when all of them fit the
sources and the interpreter; in every other case the plain modules run, with the same answers.

This module is never compiled and imports nothing of the project, so that the tool can load it
without importing the package.
"""

import hashlib
import importlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from pathlib import Path
from typing import Any, Final

HOT: Final = (
    *("units", "body", "lines", "inside", "measure"),
    *("arcs", "contact", "groups", "sight", "fronts", "wedge", "visible"),
    *("convex", "solids", "obstacles", "paths", "costs", "bends", "search", "reach", "routes"),
    *("circling", "drill", "ring", "steps", "turns", "blocks", "spots", "vacancy"),
)
"""The modules that are compiled; those that are not there are skipped."""

COLD: Final = (
    *("__init__", "_choice", "shapes", "terrain", "layout", "outlines"),
    *("battlefield", "bench", "bench_routes", "waypoints"),
)
"""The modules that are never compiled: wire structs, and what runs once."""

FOLDER: Final = "_compiled"
MANIFEST: Final = "manifest.json"
PLAIN: Final = "SLAGVELD_PLAIN"
"""The environment variable that, when it is not empty, asks for plain Python."""


def hot_sources(package: Path) -> list[Path]:
    """The sources of the hot modules that exist."""
    paths = [package / f"{name}.py" for name in HOT]
    return [path for path in paths if path.is_file()]


def fingerprint(package: Path) -> dict[str, Any]:
    """What a build must have been made from to be usable here and now."""
    return {
        "interpreter": f"{sys.implementation.cache_tag}-{sys.platform}",
        "suffix": importlib.machinery.EXTENSION_SUFFIXES[0],
        "sources": {
            path.name: hashlib.sha256(path.read_bytes()).hexdigest()
            for path in hot_sources(package)
        },
    }


def fitting_library(package: Path) -> Path | None:
    """The shared library of a build that fits the sources, or None."""
    folder = package / FOLDER
    try:
        manifest = json.loads((folder / MANIFEST).read_text("utf-8"))
        library = folder / manifest["library"]
        fits = manifest["made_from"] == fingerprint(package) and library.is_file()
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return library if fits else None


def choose(name: str, path: list[str]) -> bool:
    """Make the hot modules of package `name` load compiled if a fitting build exists.

    Args:
        name: Full name of the package.
        path: Its `__path__`; the folder of the build is put in front of it.

    Returns:
        Whether the compiled modules are in use. A build that cannot be loaded leaves no trace.
    """
    if os.environ.get(PLAIN):
        return False
    package = Path(path[0])
    library = fitting_library(package)
    if library is None:
        return False
    shared = library.name.removesuffix(importlib.machinery.EXTENSION_SUFFIXES[0])
    names = [shared, *(f"{name}.{source.stem}" for source in hot_sources(package))]
    path.insert(0, str(package / FOLDER))
    try:
        _load_library(shared, library)
        for module in names[1:]:
            importlib.import_module(module)
    except Exception:  # noqa: BLE001 - whatever is wrong with a build, plain Python still works
        path.pop(0)
        for module in names:
            sys.modules.pop(module, None)
        return False
    return True


def _load_library(name: str, path: Path) -> None:
    """Load the library that all compiled modules share, under the name they import it by."""
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(name)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
