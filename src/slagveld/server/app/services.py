"""What the routes work with, put together once for each application."""

import asyncio
from typing import Any

from litestar.datastructures import State
from litestar.di import NamedDependency

from slagveld.server.app.limits import Crowd, Limits
from slagveld.server.app.live.doorkeeper import Doorkeeper
from slagveld.server.app.pages import Pages
from slagveld.server.campaigns import Campaigns
from slagveld.server.puzzles import Puzzles
from slagveld.server.room import Rooms
from slagveld.server.store import Access, Store


class Services:
    """The store, the rooms, and what is counted across requests."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        *,
        limits: Limits,
        crowd: Crowd,
        pages: Pages,
        club: bool,
        addresses: tuple[str, ...],
    ) -> None:
        self.store = store
        self.rooms = rooms
        self.access = Access(store)
        self.campaigns = Campaigns(store, rooms)
        self.puzzles = Puzzles(rooms)
        self.limits = limits
        self.crowd = crowd
        self.pages = pages
        self.club = club
        self.addresses = addresses
        self.door = Doorkeeper(limits)
        self.opened = asyncio.Event()
        """Set when the first page has been told what this house offers."""
        self.files = asyncio.Semaphore(limits.files_at_once)
        """Large files are read a few at a time, so that they do not take all memory."""


async def services_of(state: State) -> Any:
    """The services of the application that a request came to."""
    return state.services


Inside = NamedDependency[Services]
"""What a handler names to get the services."""
