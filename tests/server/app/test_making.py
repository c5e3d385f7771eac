"""What is started beside the application, and when."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import slagveld
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


def test_what_the_server_does_not_use_is_not_read(tmp_path):
    program = (
        "import sys\n"
        "from slagveld.server.app.making import create_app\n"
        "from slagveld.server.store import open_store\n"
        f"open_store({str(tmp_path / 'store')!r}).close()\n"
        "for name in [name for name in sys.modules if name.partition('.')[0] == 'alembic']:\n"
        "    del sys.modules[name]\n"
        f"store = open_store({str(tmp_path / 'store')!r})\n"
        "create_app(store)\n"
        "store.close()\n"
        "print([name for name in ('pydantic', 'alembic') if name in sys.modules])\n"
    )
    here = str(Path(slagveld.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": here},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert done.stdout.strip() == "[]"
