"""From an address to an engine: SQLite made durable, PostgreSQL by its own driver."""

from pathlib import Path
from typing import Any

import platformdirs
from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from slagveld.kernel.rulebook import RefusedError, refuse

BUSY = 10.0
"""Seconds that SQLite waits for another process that writes."""

QUIET: Any = {"hide_parameters": True}
"""What is written may be secret, so that no error repeats it."""


def usual_url(folder: str | None = None) -> str:
    """The address of the usual store: a file in the user's data folder, or in another one."""
    place = Path(folder or platformdirs.user_data_dir("slagveld", appauthor=False))
    return f"sqlite:///{(place / 'slagveld.sqlite3').as_posix()}"


def address(url: str) -> URL:
    """An address with the driver we use; raises RefusedError for one we cannot use.

    A bare path is a SQLite file.
    """
    try:
        parsed = make_url(url if "://" in url else f"sqlite:///{url}")
    except (ArgumentError, ValueError):
        raise RefusedError(refuse("SLV-NET-7", "store-address")) from None
    if parsed.drivername in ("postgresql", "postgres"):
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername in ("sqlite", "postgresql+psycopg"):
        return parsed
    raise RefusedError(refuse("SLV-NET-7", "store-address"))


def make_engine(url: URL) -> Engine:
    """The engine of an address; makes the folder of a SQLite file. Does not connect yet."""
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8, **QUIET)
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": BUSY, "check_same_thread": False}, **QUIET)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    """Durable, and safe for readers beside the one writer."""
    connection.isolation_level = None  # the transactions are ours, not the driver's
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={int(BUSY * 1000)}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    """Take the write lock at once where one writes: a lock taken later can be refused."""
    writes = connection.get_execution_options().get("slagveld_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
