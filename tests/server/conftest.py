"""Stores on both kinds of database, and rooms on them."""

from pathlib import Path

import pytest

from slagveld.server.store import open_store

from .postgres import MissingError, Postgres

FAKE = str(Path(__file__).parent / "fake")


@pytest.fixture
def odd(monkeypatch):
    """Bots that misbehave are registered without being installed."""
    monkeypatch.syspath_prepend(FAKE)
    monkeypatch.setenv("PYTHONPATH", FAKE)  # for the worker processes


@pytest.fixture(scope="session")
def postgres():
    try:
        server = Postgres()
    except MissingError as error:
        pytest.skip(f"PostgreSQL cannot be had: {error}")
    yield server
    server.stop()


@pytest.fixture(
    params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))]
)
def url(request, tmp_path):
    """The address of an empty store, once on SQLite and once on PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite3'}"
    return request.getfixturevalue("postgres").new()


@pytest.fixture
def both(url):
    """An open store, once on SQLite and once on PostgreSQL."""
    store = open_store(url)
    yield store
    store.close()


@pytest.fixture
def store(tmp_path):
    """An open store on SQLite."""
    store = open_store(str(tmp_path / "store.sqlite3"))
    yield store
    store.close()
