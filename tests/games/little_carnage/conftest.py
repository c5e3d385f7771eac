import pytest

from slagveld.games.little_carnage.game import LittleCarnage


@pytest.fixture(autouse=True, scope="session")
def _sentences():
    """What is told can be said, whichever room is tested alone."""
    LittleCarnage().add_texts()
