"""The builder of the site, which lies in `tools/docs`, for all tests here."""

import importlib
import importlib.util
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


def _package():
    """`tools/docs` as a package of its own, whatever the folder is that the tests run in."""
    name = "docs_tool"
    if name not in sys.modules:
        home = ROOT / "tools" / "docs"
        spec = importlib.util.spec_from_file_location(
            name, home / "__init__.py", submodule_search_locations=[str(home)]
        )
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    return name


@pytest.fixture(scope="session")
def tool():
    """A module of the builder by its name."""
    return lambda name: importlib.import_module(f"{_package()}.{name}")


@pytest.fixture(scope="session")
def sources(tool):
    """Every page of the site but the REST reference, as Markdown."""
    return tool("pages").sources()
