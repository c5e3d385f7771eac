"""One way in for readers, one for writers."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

from sqlalchemy import URL, Connection, Row
from sqlalchemy.exc import DBAPIError, OperationalError

from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.server.store.engine import make_engine
from slagveld.server.store.migrate import to_newest


class Database:
    """An engine whose tables are of the newest form. Thread-safe.

    SQLite has one writer at a time; writers wait for each other here, in order, and not in the
    database, where waiting is polling.
    """

    def __init__(self, url: URL) -> None:
        self.engine = make_engine(url)
        self._writing = self.engine.execution_options(slagveld_writes=True)
        single = url.get_backend_name() == "sqlite"
        self._turn: threading.Lock | nullcontext[None] = (
            threading.Lock() if single else nullcontext()
        )

    def prepare(self) -> None:
        """Bring the tables to the newest form; raises RefusedError where that cannot be done."""
        try:
            with self.write() as connection:
                to_newest(connection)
        except OperationalError as error:
            reason = str(error.orig).strip().splitlines()[0][:200]
            raise RefusedError(refuse("SLV-NET-7", "store-unreachable", reason=reason)) from None
        except DBAPIError as error:
            reason = str(error.orig).strip().splitlines()[0][:200]
            raise RefusedError(refuse("SLV-NET-7", "store-foreign", reason=reason)) from None

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A connection that sees one moment of the store."""
        with self.engine.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A connection whose writes are durable when the block ends, all or none."""
        with self._turn, self._writing.connect() as connection, connection.begin():
            yield connection

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()


def plain(row: Row[Any]) -> dict[str, Any]:
    """A row by the names of its columns."""
    return {str(name): value for name, value in row._mapping.items()}  # noqa: SLF001 - its way
