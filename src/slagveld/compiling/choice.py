"""Compiled or plain: which form of a module this process uses.

`python -m slagveld.compiling` puts libraries into `slagveld/_compiled/`, with manifests that hold a
hash of every source: one for all rules, and one for the table alone, which is made in a fraction of
the time and used where the first does not fit. A group of modules is taken from its library only if
all its sources, and the group it rests on, are those it was made from; in every other case plain
modules run, with the same answers. With `SLAGVELD_PLAIN` they always do.

This module is never compiled and imports nothing of the project.
"""

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from pathlib import Path
from types import ModuleType
from typing import Any, Final

FOLDER: Final = "_compiled"
MANIFEST: Final = "table.json"
RULES_MANIFEST: Final = "rules.json"
PLAIN: Final = "SLAGVELD_PLAIN"
"""The environment variable that, when it is not empty, asks for plain Python."""
RESTING: Final = {
    name: f"{name.replace('.', '/')}.py"
    for name in (
        *("slagveld.compiling.forms", "slagveld.kept_property", "slagveld.structs"),
        *("slagveld.table.shapes", "slagveld.table.terrain"),
    )
}
"""What is not compiled, but what the core was compiled to work with."""


def interpreter() -> str:
    """What a library must have been made for to be usable here."""
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    return f"{sys.implementation.cache_tag}-{sys.platform}-{suffix}"


def print_of(sources: dict[str, str], root: Path) -> str:
    """One hash of all sources of a group, by module and place below `root`; "" if one lacks."""
    made_of = hashlib.sha256()
    resting = RESTING if "slagveld.record" in sources else {}
    for name, place in sorted({**sources, **resting}.items()):
        try:
            text = (root / place).read_bytes()
        except OSError:
            return ""
        # Whatever ends of lines a checkout has.
        made_of.update(f"{name}\0".encode() + text.replace(b"\r\n", b"\n") + b"\0")
    return made_of.hexdigest()


def build_of(entry: dict[str, Any]) -> str:
    """Which build of a group this is: by its sources, and by what compiled them."""
    return f"{entry['print']} {entry['tool']}"


class Finder(MetaPathFinder):
    """Finds the modules that are taken from libraries."""

    def __init__(self, package: Path, manifest: dict[str, Any]) -> None:
        self._package = package
        self.base: str = manifest["base"]
        """The group on which all others rest."""
        self._groups: dict[str, Any] = manifest["groups"]
        self._homes = {
            name: key for key, group in self._groups.items() for name in group["sources"]
        }
        self._fit: dict[str, bool] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Where a module comes from, if it comes from a library."""
        key = self._homes.get(fullname)
        if key is None or not self.fits(key):
            return None
        group = self._groups[key]
        source = str(self._package.parent / group["sources"][fullname])
        library = self._package / FOLDER / group["library"]
        return importlib.util.spec_from_loader(
            fullname, Compiled(fullname, library, source), origin=source
        )

    def modules(self, key: str) -> list[str]:
        """The modules of a group."""
        return sorted(self._groups[key]["sources"])

    def fits(self, key: str) -> bool:
        """Whether a group's library was made from the sources that lie here."""
        if key not in self._fit:
            self._fit[key] = self._is_fit(key)
        return self._fit[key]

    def _is_fit(self, key: str) -> bool:
        group = self._groups.get(key)
        if group is None or not (self._package / FOLDER / group["library"]).is_file():
            return False
        base = self.base
        if key != base and (not self.fits(base) or group["core"] != build_of(self._groups[base])):
            return False
        if print_of(group["sources"], self._package.parent) != group["print"]:
            return False
        try:
            library(self._package / FOLDER / group["library"])
        except ImportError:  # broken, or of a system that only looks the same
            return False
        return True


class Compiled(Loader):
    """Loads one module out of the library that holds it."""

    def __init__(self, name: str, library: Path, source: str) -> None:
        self._name = name
        self._library = library
        self._source = source

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        """The module, which runs while it is made."""
        import ctypes

        pointer = ctypes.pythonapi.PyCapsule_GetPointer
        pointer.restype = ctypes.c_void_p
        pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
        shared = library(self._library)

        def address(what: str) -> int:
            found: int = pointer(getattr(shared, what), f"{shared.__name__}.{what}".encode())
            return found

        if ctypes.PYFUNCTYPE(ctypes.c_int)(address("ensure_deps"))() < 0:
            raise ImportError(f"{self._name}: its library cannot be joined to the others")
        begin = address(f"init_{self._name.replace('.', '___')}")
        module: ModuleType = ctypes.PYFUNCTYPE(ctypes.py_object)(begin)()
        module.__file__ = self._source
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to do."""


def library(path: Path) -> ModuleType:
    """The library at a path, which is loaded once, under the name it has inside."""
    name = path.name.removesuffix(importlib.machinery.EXTENSION_SUFFIXES[0])
    found = sys.modules.get(name)
    if found is None:
        spec = importlib.util.spec_from_file_location(name, path)
        if spec is None or spec.loader is None:
            raise ImportError(name)
        found = importlib.util.module_from_spec(spec)
        sys.modules[name] = found
        spec.loader.exec_module(found)
    return found


def finder() -> Finder | None:
    """The finder of this process, if it uses libraries at all."""
    return next((one for one in sys.meta_path if isinstance(one, Finder)), None)


def install(package: Path, manifests: Sequence[str] = (RULES_MANIFEST, MANIFEST)) -> None:
    """From now on take modules from libraries where they fit, by the first manifest that does."""
    if os.environ.get(PLAIN):
        return
    for name in manifests:
        try:
            manifest = json.loads((package / FOLDER / name).read_text("utf-8"))
            found = Finder(package, manifest)
            if manifest["interpreter"] == interpreter() and found.fits(found.base):
                sys.meta_path.insert(0, found)
                return
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            continue


def compiled(key: str = "") -> bool:
    """Whether a group's modules are compiled code in this process; without a key, any."""
    one = finder()
    return one is not None and one.fits(key or one.base)
