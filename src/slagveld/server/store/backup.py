"""Everything of a store in one file, and back; from SQLite to PostgreSQL and the other way too.

The file is a zip. `manifest.json` says `{"slagveld_backup": 1, "tables": "<form>"}`. Besides it
lies one file for each table, `<table>.jsonl`: a JSON object for each row, by the names of the
columns, bytes in base64. Secrets are in it as their hashes only; the keys of the host are not.
"""

import io
import struct
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import msgspec
from sqlalchemy import Connection, String, Table, delete, insert, select
from sqlalchemy.exc import DBAPIError

from slagveld.bots.openness import Opens
from slagveld.campaign import load
from slagveld.kernel.box import DiceBox
from slagveld.kernel.log import WireEntry
from slagveld.kernel.muster import Roster
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.scenery import LaidTable
from slagveld.kernel.setup import Setup
from slagveld.server.store.database import Database, plain
from slagveld.server.store.migrate import NEWEST
from slagveld.server.store.records import Terms
from slagveld.server.store.tables import KEPT
from slagveld.texts import Text

FORMAT = 1
LARGEST = 1024**3
"""Bytes that a backup may have when it is unpacked."""
AT_ONCE = 200
"""Rows that are written in one go."""
MANIFEST = "manifest.json"
LACKING = {"0002": ("notes",)}
"""Older forms of the tables that are taken too, and which of today's tables they do not have."""
PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
NO_ZIP = (
    zipfile.BadZipFile,
    zipfile.LargeZipFile,
    zlib.error,
    struct.error,
    EOFError,
    OSError,
    LookupError,
    NotImplementedError,
)
"""What reading a file as a zip may throw when it is none, or a broken one."""


class Manifest(msgspec.Struct, frozen=True):
    """What is read first."""

    slagveld_backup: int
    tables: str


def made(database: Database) -> bytes:
    """Everything of one moment as one file."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed, database.read() as connection:
        packed.writestr(MANIFEST, msgspec.json.encode(Manifest(FORMAT, NEWEST)))
        for table in KEPT:
            with packed.open(f"{table.name}.jsonl", "w", force_zip64=True) as lines:
                rows = connection.execution_options(yield_per=AT_ONCE).execute(
                    select(table).order_by(*table.primary_key)
                )
                for row in rows:
                    lines.write(msgspec.json.encode(plain(row)) + b"\n")
    return file.getvalue()


def restored(database: Database, data: bytes) -> None:
    """Put a backup in the place of everything; raises RefusedError, then nothing has changed."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            tables = _checked_parts(packed)
            with database.write() as connection:
                _replace(connection, packed, tables)
    except NO_ZIP:
        raise RefusedError(refuse("SLV-NET-7", "store-backup-foreign")) from None
    except (RuntimeError, ValueError, msgspec.MsgspecError, RecursionError, DBAPIError) as error:
        raise _damaged(_first_line(error)) from None


def _checked_parts(packed: zipfile.ZipFile) -> tuple[Table, ...]:
    """The tables that a backup has; raises RefusedError where it has not those of its form."""
    names = Counter(info.filename for info in packed.infolist())
    if MANIFEST not in names:
        raise RefusedError(refuse("SLV-NET-7", "store-backup-foreign"))
    if any(info.compress_type not in PACKINGS for info in packed.infolist()):
        raise RefusedError(refuse("SLV-NET-7", "store-backup-foreign"))
    if sum(info.file_size for info in packed.infolist()) > LARGEST:
        raise RefusedError(refuse("SLV-NET-7", "store-backup-large"))
    manifest = msgspec.json.decode(packed.read(MANIFEST), type=Manifest)
    known = manifest.tables == NEWEST or manifest.tables in LACKING
    if manifest.slagveld_backup != FORMAT or not known:
        raise RefusedError(refuse("SLV-NET-7", "store-backup-newer"))
    lacking = LACKING.get(manifest.tables, ())
    tables = tuple(table for table in KEPT if table.name not in lacking)
    if names != Counter([MANIFEST, *(f"{table.name}.jsonl" for table in tables)]):
        raise _damaged(", ".join(sorted(names))[:200])
    return tables


def _replace(connection: Connection, packed: zipfile.ZipFile, tables: tuple[Table, ...]) -> None:
    for table in reversed(KEPT):
        connection.execute(delete(table))
    logs: Counter[str] = Counter()
    lengths: dict[str, int] = {}
    for table in tables:
        gathered: list[dict[str, Any]] = []
        for row in _rows(packed, table):
            CHECKS.get(table.name, _nothing)(row)
            if table.name == "battles":
                lengths[row["id"]] = row["entries"]
            elif table.name == "entries":
                if row["number"] != logs[row["battle"]]:
                    raise ValueError(f"entry {row['number']} of a log is out of order")
                logs[row["battle"]] += 1
            gathered.append(row)
            if len(gathered) == AT_ONCE:
                connection.execute(insert(table), gathered)
                gathered = []
        if gathered:
            connection.execute(insert(table), gathered)
    if any(logs[battle] != length for battle, length in lengths.items()):
        raise ValueError("a log is too short or too long")


def _rows(packed: zipfile.ZipFile, table: Table) -> Iterator[dict[str, Any]]:
    """The rows of a table, each column of its type; the order is that of the primary key."""
    decoder = msgspec.json.Decoder(_row_type(table))
    left = LARGEST
    with packed.open(f"{table.name}.jsonl") as lines:
        for line in lines:
            left -= len(line)
            if left < 0:  # the sizes in a zip are only what its maker says
                raise RefusedError(refuse("SLV-NET-7", "store-backup-large"))
            row = decoder.decode(line)
            yield {name: getattr(row, name) for name in row.__struct_fields__}


def _row_type(table: Table) -> Any:
    fields: list[tuple[str, Any]] = []
    for column in table.columns:
        kind: Any = column.type.python_type
        if isinstance(column.type, String) and column.type.length is not None:
            kind = Annotated[str, msgspec.Meta(max_length=column.type.length)]
        elif kind is int:
            kind = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**62)]
        fields.append((str(column.name), kind | None if column.nullable else kind))
    return msgspec.defstruct(table.name.capitalize(), fields, forbid_unknown_fields=True)


def _check_battle(row: dict[str, Any]) -> None:
    msgspec.json.decode(row["setup"], type=Setup)
    msgspec.json.decode(row["dice"], type=DiceBox)
    msgspec.json.decode(row["state"])


def _check_entry(row: dict[str, Any]) -> None:
    msgspec.json.decode(row["data"], type=WireEntry)


def _check_note(row: dict[str, Any]) -> None:
    msgspec.convert(row["opens"], type=Opens)
    msgspec.json.decode(row["text"], type=Text)


def _check_paper(row: dict[str, Any]) -> None:
    kinds: dict[str, Any] = {"army": Roster, "table": LaidTable, "scenario": dict[str, Any]}
    if row["kind"] not in kinds:
        raise ValueError(f"no such kind of paper: {row['kind']}")
    msgspec.json.decode(row["data"], type=kinds[row["kind"]])


def _check_campaign(row: dict[str, Any]) -> None:
    load(row["data"], row["id"])
    msgspec.json.decode(row["terms"], type=Terms)


def _nothing(row: dict[str, Any]) -> None:
    """Nothing more to be checked."""


CHECKS: dict[str, Callable[[dict[str, Any]], None]] = {
    "battles": _check_battle,
    "campaigns": _check_campaign,
    "entries": _check_entry,
    "notes": _check_note,
    "papers": _check_paper,
}
"""What is looked at in a row besides the types of its columns."""


def _first_line(error: Exception) -> str:
    told = str(getattr(error, "orig", None) or error).strip().splitlines()
    return told[0] if told else type(error).__name__


def _damaged(reason: str) -> RefusedError:
    return RefusedError(refuse("SLV-NET-7", "store-backup-damaged", reason=reason[:200]))
