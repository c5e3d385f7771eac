"""Bringing a store to the tables this program knows."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from slagveld.kernel.rulebook import RefusedError, refuse

FOLDER = Path(__file__).parent / "migrations"


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", FOLDER.as_posix().replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    if connection is not None:
        config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The name of the newest form of the tables."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    if head is None:
        raise RuntimeError("there are no migrations")
    return head


def to_newest(connection: Connection) -> None:
    """Bring the tables to the newest form, within the connection's transaction.

    Raises:
        RefusedError: A newer program has already been here.
    """
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if found is not None and found not in known:
        raise RefusedError(refuse("SLV-NET-7", "store-newer"))
    if found != newest():
        command.upgrade(_config(connection), "head")
