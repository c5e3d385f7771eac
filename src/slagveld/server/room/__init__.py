"""Rooms: battles that are played, watched and looked back at, each by several people at once.

rooms = Rooms(store, BotWorkers())
created = await rooms.create(NewBattle(game="wizard-duel"), person)
room = await rooms.room(created.battle.id)
"""

from slagveld.server.room.room import Room
from slagveld.server.room.rooms import Rooms
from slagveld.server.room.viewer import Viewer

__all__ = ["Room", "Rooms", "Viewer"]
