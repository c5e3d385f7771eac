"""What a secret opens."""

import msgspec

from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.server.store.store import Store
from slagveld.server.wire.setup import Person


class Grant(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody may do, here and now."""

    person: str | None = None
    """Who it is, where the secret is a person's."""
    seats: tuple[int, ...] = ()
    """Seats of the battle that they may act for."""
    may_watch: bool = False
    """Whether they may see the battle at all."""
    host: bool = False


NOBODY = Grant()


class Access:
    """Answers for secrets: who is it, and what may they do?"""

    def __init__(self, store: Store) -> None:
        self._store = store

    def resolve(self, key: str, battle: str | None = None) -> Grant:
        """What a secret opens in a battle (None: without one).

        Raises:
            RefusedError: Nobody has this secret. A good secret that opens nothing in this
                battle is not refused; its grant says so.
        """
        people = self._store.people
        if key.startswith("p_"):
            person = people.find(key)
            if person is not None:
                return self._of_person(person, battle)
        elif key.startswith("s_"):
            place = people.seat(key)
            if place is not None:
                mine = (place[1],) if place[0] == battle else ()
                return Grant(seats=mine, may_watch=bool(mine))
        elif key.startswith("w_"):
            watched = people.watched(key)
            if watched is not None:
                return Grant(may_watch=watched == battle)
        elif key.startswith("h_") and people.is_host(key):
            return Grant(may_watch=battle is not None, host=True)
        raise RefusedError(refuse("SLV-NET-3", "store-unknown-key"))

    def _of_person(self, person: str, battle: str | None) -> Grant:
        if battle is None:
            return Grant(person=person)
        seats = self._store.people.seats(person, battle)
        record = None if seats else self._store.battles.read(battle)
        owner = record is not None and record.owner == person
        return Grant(person=person, seats=seats, may_watch=bool(seats) or owner)

    def new_person(self) -> Person:
        """A new person, with the secret that is all there is to them."""
        return Person(key=self._store.people.add()[1])

    def new_host(self) -> str:
        """A new secret of the host; those of the last starts stay good."""
        return self._store.people.add_host()

    def seat_of(self, key: str, battle: str) -> int:
        """The seat of a battle that a seat's secret opens; raises RefusedError."""
        place = self._store.people.seat(key)
        if place is None or place[0] != battle:
            raise RefusedError(refuse("SLV-NET-3", "store-unknown-link"))
        return place[1]
