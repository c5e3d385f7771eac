"""What is started beside the application, and when."""

import asyncio
from types import SimpleNamespace

from slagveld.server.app import making


class Workers:
    def __init__(self):
        self.warmed = 0

    async def warm(self):
        self.warmed += 1


def test_the_bots_start_when_the_first_page_has_what_it_shows():
    async def course():
        workers, services = Workers(), SimpleNamespace(opened=asyncio.Event())
        task = asyncio.create_task(making._warmed(workers, services))
        for _ in range(5):
            await asyncio.sleep(0)
        assert workers.warmed == 0
        services.opened.set()
        await task
        assert workers.warmed == 1

    asyncio.run(course())


def test_the_bots_start_without_a_page_as_well(monkeypatch):
    monkeypatch.setattr(making, "FIRST_PAGE", 0.0)

    async def course():
        workers = Workers()
        await making._warmed(workers, SimpleNamespace(opened=asyncio.Event()))
        assert workers.warmed == 1

    asyncio.run(course())
