"""From an address of a store to an application."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import ControllerRouterHandler

from slagveld.server.app.asking import key_of
from slagveld.server.app.describing import WireSchemas, configuration
from slagveld.server.app.gate import Gate
from slagveld.server.app.limits import Crowd, Limits
from slagveld.server.app.pages import Pages
from slagveld.server.app.problems import HANDLERS
from slagveld.server.app.routes import (
    armies,
    battles,
    campaigns,
    club,
    games,
    house,
    live,
    people,
    puzzles,
    web,
)
from slagveld.server.app.services import Services, services_of
from slagveld.server.bots import BotWorkers
from slagveld.server.room import Rooms
from slagveld.server.store import Store

ROUTES: tuple[ControllerRouterHandler, ...] = (
    house.house,
    house.texts,
    house.icons,
    games.game_shown,
    games.rules,
    games.where,
    games.example_pictures,
    games.army,
    armies.random,
    armies.sealed,
    armies.draft,
    armies.read,
    armies.write,
    armies.face,
    games.card_kinds,
    games.scenario_kind,
    games.scenario_sheet,
    games.scenario,
    games.card,
    games.table,
    games.battlefield,
    games.scenario_scene,
    people.new_person,
    people.me,
    people.new_paper,
    people.paper_shown,
    people.change_paper,
    people.delete_paper,
    battles.new_battle,
    battles.import_battle,
    battles.battle_shown,
    battles.claim,
    battles.end_lesson,
    battles.sight,
    battles.act,
    battles.preview,
    battles.hint,
    battles.ask_coach,
    battles.coach,
    battles.outlook,
    battles.why,
    battles.battle_file,
    battles.luck,
    battles.places,
    battles.proof,
    puzzles.puzzles,
    puzzles.open_puzzle,
    puzzles.try_puzzle,
    puzzles.hint,
    puzzles.solution,
    campaigns.campaigns,
    campaigns.new_campaign,
    campaigns.read_campaign,
    campaigns.campaign_shown,
    campaigns.delete_campaign,
    campaigns.start_battle,
    campaigns.choose_scenario,
    campaigns.bring_army,
    campaigns.camp_deed,
    campaigns.campaign_recruits,
    campaigns.enter_result,
    campaigns.take_back_result,
    campaigns.judge_army,
    campaigns.campaign_file,
    live.live,
    club.club,
    club.reissue,
    club.delete_battle,
    club.results,
    club.backup,
    club.restore,
    web.asset,
    web.front,
)


class _MsgspecAlone(Litestar):
    """Litestar without what it adds for pydantic and attrs, which takes long to read: we have none.

    Should a later Litestar ask for its plugins in another way, it has them all again.
    """

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


FIRST_PAGE = 3.0
"""Seconds after which the bots' processes are started even if nobody has opened a page."""


async def _warmed(workers: BotWorkers, services: Services) -> None:
    """Start the bots' processes when a page has what it shows first: until then it needs us."""
    with suppress(TimeoutError):
        await asyncio.wait_for(services.opened.wait(), FIRST_PAGE)
    await workers.warm()


def create_app(
    store: Store,
    *,
    club: bool = False,
    names: Iterable[str] = (),
    limits: Limits | None = None,
    pages: Pages | None = None,
    warm: bool = False,
    addresses: tuple[str, ...] = (),
) -> Litestar:
    """The application on a store; it closes the store when it ends.

    Args:
        store: Where everything is kept.
        club: Whether it is open to the local network.
        names: Names under which this server is reached, besides localhost and any address.
        limits: How much anybody may ask.
        pages: The web table; the built one by default.
        warm: Whether the bots' processes are started early, not when the first is needed.
        addresses: Under which others in the network reach it.
    """
    bounds = limits or Limits()
    crowd = Crowd(bounds)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        workers = BotWorkers()
        rooms = Rooms(store, workers)
        app.state.services = Services(
            store,
            rooms,
            limits=bounds,
            crowd=crowd,
            pages=pages or Pages(),
            club=club,
            addresses=addresses,
        )
        waking = [asyncio.create_task(rooms.resume())]
        if warm:
            waking.append(asyncio.create_task(_warmed(workers, app.state.services)))
        try:
            yield
        finally:
            for task in waking:
                task.cancel()
            await asyncio.gather(*waking, return_exceptions=True)
            await rooms.close()
            store.close()

    app = _MsgspecAlone(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        dependencies={"services": Provide(services_of), "key": Provide(key_of)},
        exception_handlers=HANDLERS,
        openapi_config=configuration(),
        plugins=[WireSchemas()],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=1024, exclude_opt_key="packed"
        ),
        request_max_body_size=bounds.body,
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = Gate(app.asgi_handler, crowd, names)
    return app
