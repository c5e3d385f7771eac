"""Everything that is kept, in one place."""

from slagveld.server.store import backup
from slagveld.server.store.battles import Battles
from slagveld.server.store.campaigns import Campaigns
from slagveld.server.store.chats import Chats
from slagveld.server.store.database import Database
from slagveld.server.store.engine import address
from slagveld.server.store.papers import Papers
from slagveld.server.store.people import People


class Store:
    """A database and what is kept in it. Thread-safe; every method blocks until it is done."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.battles = Battles(database)
        self.people = People(database)
        self.papers = Papers(database)
        self.chats = Chats(database)
        self.campaigns = Campaigns(database)

    def backup(self) -> bytes:
        """Everything as one file; see `store.backup` for its form."""
        return backup.made(self._database)

    def restore(self, data: bytes) -> None:
        """Put a backup in the place of everything; raises RefusedError, then nothing changed."""
        backup.restored(self._database, data)

    def close(self) -> None:
        """Let go of the database."""
        self._database.close()


def open_store(url: str) -> Store:
    """The store at an address, its tables brought to the newest form.

    `sqlite:///file`, a bare path, or `postgresql://user@host/name`. Raises RefusedError.
    """
    database = Database(address(url))
    try:
        database.prepare()
    except BaseException:
        database.close()
        raise
    return Store(database)
