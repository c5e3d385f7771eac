"""Compiled and plain tables give the same answers."""

import inspect
import json
from pathlib import Path

from tests.compiling.processes import PACKAGE, both, needs_a_build
from tests.table import digest

from slagveld.compiling import plan

COLD = {
    *("__init__", "battlefield", "bench", "bench_routes", "layout", "outlines"),
    *("shapes", "terrain", "waypoints"),
}
"""Modules of the table that are never compiled: what is on the wire, and what runs once."""


def test_every_public_hot_function_is_in_the_digest():
    asked = set()
    for ask, _ in digest.sources():
        asked |= set(ask(digest.random.Random(1)))
    public = {
        f"{module.__name__.rpartition('.')[2]}.{name}"
        for module in digest.MODULES
        for name, value in vars(module).items()
        if callable(value)
        and not inspect.isclass(value)
        and not name.startswith("_")
        and getattr(value, "__module__", None) == module.__name__
    }
    assert len(public) > 80
    assert public - asked == set()


def test_compiled_and_plain_agree():
    needs_a_build()
    quick, plain = (json.loads(told) for told in both(Path(digest.__file__)))
    assert (quick["compiled"], plain["compiled"]) == (True, False)
    assert len(plain["digests"]) > 90
    differing = [
        name for name, value in plain["digests"].items() if quick["digests"][name] != value
    ]
    assert differing == []


def test_every_module_is_hot_or_cold():
    modules = {path.stem for path in (PACKAGE / "table").glob("*.py")}
    assert modules - set(plan.GEOMETRY) == COLD
    assert set(plan.GEOMETRY) <= modules
