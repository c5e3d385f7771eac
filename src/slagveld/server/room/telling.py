"""What is told to whom: sights for everybody who looks, and what was said."""

from collections.abc import Container

from slagveld.server.room.audience import Audience
from slagveld.server.room.battle import Battle
from slagveld.server.room.shown import battle_shown
from slagveld.server.room.sighting import sight_of
from slagveld.server.room.viewer import Viewer
from slagveld.server.store import Store
from slagveld.server.store.chats import SHOWN
from slagveld.server.wire.sight import ChatLine, Sight

View = tuple[tuple[int, ...], int | None, int]
"""Seats, the one whose eyes are open, and the entry from which on the story is told."""


class Telling:
    """Makes the sights of one battle. Blocks; a room calls it in threads."""

    def __init__(self, battle: Battle, store: Store) -> None:
        self._battle = battle
        self._store = store
        self._chat: list[ChatLine] | None = None

    def first_sight(self, view: View, here: Container[int]) -> Sight:
        """What somebody sees who comes now, with what was said so far."""
        return self._sight(view, here, tuple(self._said()[-SHOWN:]))

    def wanted(self, audience: Audience) -> dict[Viewer, View]:
        """For each viewer what they have not been told yet.

        After a take-back the story is told again from where it begins anew.
        """
        return {
            viewer: (viewer.seats, viewer.looking, self._from(audience.told(viewer)))
            for viewer in audience
        }

    def sights(self, wanted: dict[Viewer, View], here: Container[int]) -> dict[View, Sight]:
        """The sights of these viewers; those who see the same share one."""
        return {view: self._sight(view, here) for view in set(wanted.values())}

    def keep(self, name: str, seat: int | None, text: str) -> ChatLine:
        """Keep what somebody said."""
        lines = self._said()
        lines.append(self._store.chats.add(self._battle.id, name, seat, text))
        return lines[-1]

    def _sight(self, view: View, here: Container[int], chat: tuple[ChatLine, ...] = ()) -> Sight:
        seats, looking, since = view
        shown = battle_shown(self._battle.record, seats, here)
        return sight_of(self._battle.table(), shown, seats, looking, since=since, chat=chat)

    def _said(self) -> list[ChatLine]:
        if self._chat is None:
            self._chat = list(self._store.chats.read(self._battle.id))
        return self._chat

    def _from(self, told: int) -> int:
        log = self._battle.match.log
        backs = [entry.back + 1 for entry in log[told:] if entry.back is not None]
        return min([told, len(log), *backs])
