"""What was said at the tables."""

import time

from sqlalchemy import func, insert, select

from slagveld.server.store.database import Database
from slagveld.server.store.tables import chat
from slagveld.server.wire.sight import ChatLine

SHOWN = 200
"""Lines that a newcomer to a table is told."""


class Chats:
    """Keeps what was said."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, battle: str, name: str, seat: int | None, text: str) -> ChatLine:
        """Keep a line; raises `sqlalchemy.exc.IntegrityError` if there is no such battle."""
        with self._database.write() as connection:
            counted = select(func.coalesce(func.max(chat.c.number) + 1, 0))
            number = connection.execute(counted.where(chat.c.battle == battle)).scalar_one()
            line = ChatLine(number=number, name=name, seat=seat, text=text, at=int(time.time()))
            values = {field: getattr(line, field) for field in ChatLine.__struct_fields__}
            connection.execute(insert(chat).values(battle=battle, **values))
        return line

    def read(self, battle: str) -> tuple[ChatLine, ...]:
        """The last lines of a table, in order."""
        columns = [chat.c[field] for field in ChatLine.__struct_fields__]
        last = select(*columns).where(chat.c.battle == battle)
        with self._database.read() as connection:
            rows = connection.execute(last.order_by(chat.c.number.desc()).limit(SHOWN)).all()
        return tuple(
            ChatLine(**dict(zip(ChatLine.__struct_fields__, row, strict=True)))
            for row in reversed(rows)
        )
