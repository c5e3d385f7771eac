"""Armies, tables and scenarios that people keep."""

import time
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update

from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.scenarios import LARGEST_SHEET, no_scenario
from slagveld.server.store.database import Database, plain
from slagveld.server.store.keys import new_id
from slagveld.server.store.tables import papers
from slagveld.server.store.words import title_of
from slagveld.server.wire.setup import NewPaper, Paper

MOST = 500
"""Papers that a person may keep."""


class Papers:
    """Keeps papers. Whoever has the id of one may read it; only its owner may change it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, new: NewPaper, person: str) -> Paper:
        """Keep a paper for a person; raises RefusedError if it is none, or they have too many."""
        data = _content(new)
        row = {"id": new_id(), "owner": person, **_values(new, data)}
        with self._database.write() as connection:
            mine = select(func.count()).where(papers.c.owner == person)
            if connection.execute(mine).scalar_one() >= MOST:
                raise RefusedError(refuse("SLV-NET-7", "store-papers-many", most=MOST))
            connection.execute(insert(papers).values(row))
        return _paper(row, person)

    def read(self, paper: str, person: str | None) -> Paper:
        """A paper; raises RefusedError."""
        with self._database.read() as connection:
            row = connection.execute(select(papers).where(papers.c.id == paper)).first()
        if row is None:
            raise _unknown()
        return _paper(plain(row), person)

    def change(self, paper: str, new: NewPaper, person: str) -> Paper:
        """Put another content in the place of a paper's; raises RefusedError."""
        values = _values(new, _content(new))
        place = (papers.c.id == paper) & (papers.c.owner == person)
        with self._database.write() as connection:
            if connection.execute(update(papers).where(place).values(values)).rowcount != 1:
                raise _unknown()
        return _paper({"id": paper, "owner": person, **values}, person)

    def delete(self, paper: str, person: str) -> None:
        """Throw a paper away; raises RefusedError."""
        place = (papers.c.id == paper) & (papers.c.owner == person)
        with self._database.write() as connection:
            if connection.execute(delete(papers).where(place)).rowcount != 1:
                raise _unknown()

    def of_person(self, person: str) -> list[Paper]:
        """The papers of a person, the last changed first."""
        mine = select(papers).where(papers.c.owner == person)
        with self._database.read() as connection:
            rows = connection.execute(mine.order_by(papers.c.changed.desc(), papers.c.id)).all()
        return [_paper(plain(row), person) for row in rows]


def _content(new: NewPaper) -> bytes:
    """The JSON of what a paper holds: just the one thing that its kind says."""
    given = {"army": new.army, "table": new.table, "scenario": new.scenario}
    if [kind for kind, one in given.items() if one is not None] != [new.kind]:
        raise RefusedError(refuse("SLV-FORM-1", "store-paper-kind", kind=new.kind))
    if new.army is not None and new.army.game != new.game:
        raise RefusedError(refuse("SLV-SETUP-1", "refusal-other-game", game=new.army.game))
    content = msgspec.json.encode(given[new.kind])
    if new.scenario is not None:
        _check_scenario(new.scenario, new.game, len(content))
    return content


def _check_scenario(sheet: dict[str, Any], game: str, length: int) -> None:
    """It belongs to the game that is said, and is not too large; it need not be finished."""
    said = str(sheet.get("game", game))[:40]
    if said != game:
        raise RefusedError(no_scenario("scenario-other-game", found=said, game=game))
    if length > LARGEST_SHEET:
        raise RefusedError(no_scenario("scenario-large", most=LARGEST_SHEET))


def _values(new: NewPaper, data: bytes) -> dict[str, Any]:
    return {
        "kind": new.kind,
        "game": new.game,
        "name": title_of(new.name),
        "data": data,
        "changed": int(time.time()),
    }


def _paper(row: dict[str, Any], person: str | None) -> Paper:
    return msgspec.convert(
        {
            "id": row["id"],
            "kind": row["kind"],
            "game": row["game"],
            "name": row["name"],
            "changed": row["changed"],
            "mine": person is not None and row["owner"] == person,
            row["kind"]: msgspec.json.decode(bytes(row["data"])),
        },
        Paper,
    )


def _unknown() -> RefusedError:
    return RefusedError(refuse("SLV-NET-3", "store-unknown-paper"))
