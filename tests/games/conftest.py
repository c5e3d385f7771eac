import pytest

from slagveld.kernel.registry import games


@pytest.fixture(autouse=True, scope="session")
def _sentences():
    """What is told can be said, whichever room of whichever game is tested alone."""
    games()
