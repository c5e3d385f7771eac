"""Bringing a store to the tables this program knows."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from slagveld.kernel.rulebook import RefusedError, refuse

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"

NEWEST: Final = "0003"
"""The newest form of the tables: the last of the migrations."""


def _config(connection: Connection | None = None) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", FOLDER.as_posix().replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    if connection is not None:
        config.attributes["connection"] = connection
    return config


def forms() -> tuple[str, ...]:
    """All forms that the tables ever had, the newest first."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return tuple(script.revision for script in scripts)


def to_newest(connection: Connection) -> None:
    """Bring the tables to the newest form, within the connection's transaction.

    Raises:
        RefusedError: A newer program has already been here.
    """
    found = _form(connection)
    if found == NEWEST:
        return
    from alembic import command  # takes longer to read than a store that is in order to open

    if found is not None and found not in forms():
        raise RefusedError(refuse("SLV-NET-7", "store-newer"))
    command.upgrade(_config(connection), "head")


def _form(connection: Connection) -> str | None:
    """Which form the tables have; None: there are none yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    form: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return form
