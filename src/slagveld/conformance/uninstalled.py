"""Games under test that are not installed: their entry points, without pip.

A game's `conftest.py` calls `make_known(Path(__file__).parent)`. When its entry points are
installed already, nothing is done.
"""

import atexit
import os
import shutil
import sys
import tempfile
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

from slagveld.kernel.registry import GROUP


def make_known(folder: Path) -> None:
    """Make the games of a package known to this process and to those that it starts.

    `folder` holds the `pyproject.toml` that names them, and the package itself.
    """
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    points: dict[str, str] = project["entry-points"][GROUP]
    found = {point.name: point.value for point in entry_points(group=GROUP)}
    if all(found.get(key) == place for key, place in points.items()):
        return
    paths = [_metadata(project["name"], project["version"], points), str(folder)]
    sys.path += paths
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([before, *paths] if before else paths)


def _metadata(name: str, version: str, points: dict[str, str]) -> str:
    """A folder with what an installed package would say of itself, for as long as this runs."""
    home = tempfile.mkdtemp(prefix="slagveld-")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    info = Path(home) / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8"
    )
    lines = [f"[{GROUP}]", *(f"{key} = {place}" for key, place in points.items()), ""]
    (info / "entry_points.txt").write_text("\n".join(lines), "utf-8")
    return home
