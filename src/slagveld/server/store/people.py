"""People, the seats they hold, the host."""

import time

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from slagveld.server.store.battles import rename_seat
from slagveld.server.store.database import Database
from slagveld.server.store.keys import hash_of, new_id, new_key
from slagveld.server.store.tables import battles, holders, hosts, people, seats

HOSTS = 20
"""How many keys of the host stay good: each start of the server makes one."""


class People:
    """Keeps people and what their secrets open."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self) -> tuple[str, str]:
        """A new person: their id, and the secret that is all there is to them."""
        person, key = new_id(), new_key("p")
        with self._database.write() as connection:
            values = {"id": person, "key_hash": hash_of(key), "created": int(time.time())}
            connection.execute(insert(people).values(values))
        return person, key

    def find(self, key: str) -> str | None:
        """The person whose secret this is."""
        with self._database.read() as connection:
            found = select(people.c.id).where(people.c.key_hash == hash_of(key))
            return connection.execute(found).scalar()

    def seats(self, person: str, battle: str) -> tuple[int, ...]:
        """The seats a person holds in a battle."""
        place = (holders.c.person == person) & (holders.c.battle == battle)
        with self._database.read() as connection:
            found = select(holders.c.seat).where(place).order_by(holders.c.seat)
            return tuple(connection.execute(found).scalars())

    def holdings(self, battle: str) -> tuple[tuple[int, ...], ...]:
        """The seats of a battle that each of its people holds."""
        found: dict[str, tuple[int, ...]] = {}
        with self._database.read() as connection:
            rows = connection.execute(
                select(holders.c.person, holders.c.seat)
                .where(holders.c.battle == battle)
                .order_by(holders.c.person, holders.c.seat)
            )
            for person, seat in rows:
                found[person] = (*found.get(person, ()), seat)
        return tuple(found.values())

    def held(self, person: str) -> dict[str, tuple[int, ...]]:
        """The seats a person holds, by battle."""
        found: dict[str, tuple[int, ...]] = {}
        with self._database.read() as connection:
            rows = connection.execute(
                select(holders.c.battle, holders.c.seat)
                .where(holders.c.person == person)
                .order_by(holders.c.battle, holders.c.seat)
            )
            for battle, seat in rows:
                found[battle] = (*found.get(battle, ()), seat)
        return found

    def seat(self, key: str) -> tuple[str, int] | None:
        """The battle and seat whose secret this is."""
        with self._database.read() as connection:
            found = select(seats.c.battle, seats.c.number).where(seats.c.key_hash == hash_of(key))
            row = connection.execute(found).first()
        return None if row is None else (row.battle, row.number)

    def watched(self, key: str) -> str | None:
        """The battle whose watchers' secret this is."""
        with self._database.read() as connection:
            found = select(battles.c.id).where(battles.c.watch_hash == hash_of(key))
            return connection.execute(found).scalar()

    def take(self, battle: str, seat: int, person: str | None) -> None:
        """Let a person hold a seat (None: only note that it is taken)."""
        place = (seats.c.battle == battle) & (seats.c.number == seat)
        try:
            with self._database.write() as connection:
                connection.execute(update(seats).where(place).values(taken=True))
                mine = (
                    (holders.c.battle == battle)
                    & (holders.c.seat == seat)
                    & (holders.c.person == person)
                )
                held = connection.execute(select(holders.c.seat).where(mine)).first()
                if person is not None and held is None:
                    values = {"battle": battle, "seat": seat, "person": person}
                    connection.execute(insert(holders).values(values))
        except IntegrityError:  # the same link opened twice at once: they hold it already
            return

    def rename(self, battle: str, seat: int, name: str) -> None:
        """Call a seat otherwise."""
        with self._database.write() as connection:
            rename_seat(connection, battle, seat, name)

    def reissue(self, battle: str, seat: int) -> str | None:
        """A new secret for a seat; the old one and whoever held it are out. None: no such seat."""
        key = new_key("s")
        place = (seats.c.battle == battle) & (seats.c.number == seat) & (seats.c.bot == "")
        with self._database.write() as connection:
            changed = connection.execute(
                update(seats).where(place).values(key_hash=hash_of(key), taken=False)
            )
            if changed.rowcount != 1:
                return None
            held = (holders.c.battle == battle) & (holders.c.seat == seat)
            connection.execute(delete(holders).where(held))
        return key

    def add_host(self) -> str:
        """A new secret of the host; the newest few stay good."""
        key = new_key("h")
        with self._database.write() as connection:
            values = {"key_hash": hash_of(key), "created": time.time_ns()}
            connection.execute(insert(hosts).values(values))
            newest = select(hosts.c.key_hash).order_by(hosts.c.created.desc()).limit(HOSTS)
            kept = list(connection.execute(newest).scalars())
            connection.execute(delete(hosts).where(hosts.c.key_hash.not_in(kept)))
        return key

    def is_host(self, key: str) -> bool:
        """Whether this is a secret of the host."""
        with self._database.read() as connection:
            found = select(hosts.c.key_hash).where(hosts.c.key_hash == hash_of(key))
            return connection.execute(found).first() is not None
