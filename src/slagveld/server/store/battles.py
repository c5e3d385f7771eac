"""Battles and their logs."""

import time
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from slagveld.server.store.database import Database, plain
from slagveld.server.store.keys import hash_of
from slagveld.server.store.records import (
    BattleRecord,
    EntryRecord,
    Head,
    NewRecord,
    NoteRecord,
    OvertakenError,
    SeatRecord,
    Whole,
)
from slagveld.server.store.tables import battles, campaign_battles, entries, holders, notes, seats

LIGHT = [battles.c[name] for name in BattleRecord.__struct_fields__ if name in battles.c]
"""The columns of a battle that lists need."""
NUMBERS = ("winners", "waiting_for")
AT_ONCE = 500
"""Battles whose seats are read in one question."""


class Battles:
    """Keeps battles. Every accepted action is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, new: NewRecord) -> None:
        """Keep a new battle with its seats and its log so far."""
        with self._database.write() as connection:
            connection.execute(
                insert(battles).values(
                    id=new.id,
                    owner=new.owner,
                    title=new.title,
                    game=new.game,
                    scenario=new.scenario,
                    dice_kind=new.dice_kind,
                    take_back=new.take_back,
                    setup=new.setup,
                    watch_hash=None if new.watch is None else hash_of(new.watch),
                    lesson=new.lesson,
                    imported=new.imported,
                    created=int(time.time()),
                    **_head_values(new.head),
                )
            )
            rows = [_seat_values(new, seat) for seat in new.seats]
            connection.execute(insert(seats), rows)
            if new.holders:
                held = [
                    {"battle": new.id, "seat": seat, "person": who} for seat, who in new.holders
                ]
                connection.execute(insert(holders), held)
            _insert_entries(connection, new.id, 0, new.entries)

    def append(
        self,
        battle: str,
        before: int,
        added: Sequence[EntryRecord],
        head: Head,
        note: NoteRecord | None = None,
    ) -> None:
        """Make the entries after the first `before` durable, and where the battle stands now.

        A note belongs to the first of them.

        Raises:
            OvertakenError: The log has not `before` entries (any more), or the battle is gone.
        """
        try:
            with self._database.write() as connection:
                _insert_entries(connection, battle, before, added)
                if note is not None:
                    values = {name: getattr(note, name) for name in NoteRecord.__struct_fields__}
                    connection.execute(insert(notes).values(battle=battle, number=before, **values))
                self._move_head(connection, battle, before, head)
        except IntegrityError:
            raise OvertakenError(battle) from None

    def begin_anew(
        self, battle: str, before: int, whole: Whole, renamed: Iterable[SeatRecord]
    ) -> None:
        """Replace a battle that has not begun, because its set-up has changed.

        Raises:
            OvertakenError: The log has not `before` entries (any more), or the battle is gone.
        """
        with self._database.write() as connection:
            connection.execute(delete(entries).where(entries.c.battle == battle))
            _insert_entries(connection, battle, 0, whole.entries)
            self._move_head(connection, battle, before, whole.head)
            mine = battles.c.id == battle
            connection.execute(update(battles).where(mine).values(setup=whole.setup))
            for seat in renamed:
                rename_seat(connection, battle, seat.number, seat.name)

    def _move_head(self, connection: Connection, battle: str, before: int, head: Head) -> None:
        place = (battles.c.id == battle) & (battles.c.entries == before)
        moved = connection.execute(update(battles).where(place).values(**_head_values(head)))
        if moved.rowcount != 1:
            raise OvertakenError(battle)

    def end_lesson(self, battle: str) -> None:
        """A guided battle is played freely from now on."""
        with self._database.write() as connection:
            mine = battles.c.id == battle
            connection.execute(update(battles).where(mine).values(lesson=False))

    def read(self, battle: str) -> BattleRecord | None:
        """A battle as lists show it, if there is one."""
        found = self._listed(select(*LIGHT).where(battles.c.id == battle))
        return found[0] if found else None

    def all(self) -> list[BattleRecord]:
        """Every battle, the last changed first."""
        return self._listed(select(*LIGHT))

    def of_person(self, person: str) -> list[BattleRecord]:
        """Battles in which a person holds a seat or that they set up, the last changed first."""
        held = select(holders.c.battle).where(holders.c.person == person)
        mine = or_(battles.c.owner == person, battles.c.id.in_(held))
        return self._listed(select(*LIGHT).where(mine))

    def unfinished(self) -> list[BattleRecord]:
        """Battles that still go on, the last changed first."""
        return self._listed(select(*LIGHT).where(battles.c.over.is_(False)))

    def whole(self, battle: str) -> Whole | None:
        """Everything that is needed to go on with a battle."""
        columns = [battles.c[name] for name in ("setup", *Head.__struct_fields__)]
        with self._database.read() as connection:
            row = connection.execute(select(*columns).where(battles.c.id == battle)).first()
            if row is None:
                return None
            kept = connection.execute(
                select(entries.c.data, entries.c.open)
                .where(entries.c.battle == battle)
                .order_by(entries.c.number)
            ).all()
            noted = connection.execute(select(notes).where(notes.c.battle == battle)).all()
        values = _read_numbers(plain(row))
        setup = values.pop("setup")
        log = tuple(EntryRecord(bytes(data), bool(known)) for data, known in kept)
        found = {row.number: _note_of(plain(row)) for row in noted}
        return Whole(setup=setup, head=Head(**values), entries=log, notes=found)

    def delete(self, battle: str) -> bool:
        """Forget a battle with everything that belongs to it; whether there was one."""
        with self._database.write() as connection:
            gone = connection.execute(delete(battles).where(battles.c.id == battle))
        return gone.rowcount == 1

    def _listed(self, question: Select[Any]) -> list[BattleRecord]:
        with self._database.read() as connection:
            rows = connection.execute(
                question.order_by(battles.c.changed.desc(), battles.c.id)
            ).all()
            ids = [row.id for row in rows]
            seated = _seats_of(connection, ids)
            fought = _campaigns_of(connection, ids)
        return [
            BattleRecord(
                **_read_numbers(plain(row)),
                seats=seated.get(row.id, ()),
                campaign=fought.get(row.id, ""),
            )
            for row in rows
        ]


def _note_of(values: dict[str, Any]) -> NoteRecord:
    return NoteRecord(**{name: values[name] for name in NoteRecord.__struct_fields__})


def _head_values(head: Head) -> dict[str, Any]:
    values = {name: getattr(head, name) for name in Head.__struct_fields__}
    for name in NUMBERS:
        values[name] = ",".join(str(number) for number in values[name])
    return values


def _read_numbers(values: dict[str, Any]) -> dict[str, Any]:
    for name in NUMBERS:
        values[name] = tuple(int(number) for number in values[name].split(",") if number)
    return values


def _seat_values(new: NewRecord, seat: SeatRecord) -> dict[str, Any]:
    key = new.keys.get(seat.number)
    return {
        "battle": new.id,
        "key_hash": None if key is None else hash_of(key),
        **{name: getattr(seat, name) for name in SeatRecord.__struct_fields__},
    }


def _seats_of(connection: Connection, wanted: list[str]) -> dict[str, tuple[SeatRecord, ...]]:
    found: dict[str, list[SeatRecord]] = {}
    columns = [seats.c[name] for name in SeatRecord.__struct_fields__]
    for start in range(0, len(wanted), AT_ONCE):
        these = wanted[start : start + AT_ONCE]
        rows = connection.execute(
            select(seats.c.battle, *columns)
            .where(seats.c.battle.in_(these))
            .order_by(seats.c.battle, seats.c.number)
        ).all()
        for battle, *values in rows:
            fields = dict(zip(SeatRecord.__struct_fields__, values, strict=True))
            found.setdefault(battle, []).append(SeatRecord(**fields))
    return {battle: tuple(records) for battle, records in found.items()}


def _campaigns_of(connection: Connection, wanted: list[str]) -> dict[str, str]:
    """The campaigns that battles are fought for, and count in unless they are refused."""
    found: dict[str, str] = {}
    for start in range(0, len(wanted), AT_ONCE):
        these = campaign_battles.c.battle.in_(wanted[start : start + AT_ONCE])
        columns = (campaign_battles.c.battle, campaign_battles.c.campaign)
        counts = campaign_battles.c.state != "abandoned"
        rows = connection.execute(select(*columns).where(these, counts)).all()
        found |= {row.battle: row.campaign for row in rows}
    return found


def rename_seat(connection: Connection, battle: str, seat: int, name: str) -> None:
    """Call a seat otherwise."""
    place = (seats.c.battle == battle) & (seats.c.number == seat)
    connection.execute(update(seats).where(place).values(name=name))


def _insert_entries(
    connection: Connection, battle: str, first: int, added: Sequence[EntryRecord]
) -> None:
    rows = [
        {"battle": battle, "number": number, "open": entry.open, "data": entry.data}
        for number, entry in enumerate(added, first)
    ]
    if rows:
        connection.execute(insert(entries), rows)
