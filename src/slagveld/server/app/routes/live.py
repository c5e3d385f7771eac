"""The live channel's address: who is let in, and how it ends."""

import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from slagveld.kernel.rulebook import RefusedError
from slagveld.server.app.asking import viewer_of
from slagveld.server.app.live.channel import Channel, GoneError, LetGoError
from slagveld.server.app.live.pace import Pace
from slagveld.server.app.problems import ProblemError, general
from slagveld.server.app.services import Inside, Services

log = logging.getLogger("slagveld.server")

DEFECT_CLOSE = 1011


@websocket("/api/battles/{battle:str}/live")
async def live(socket: WebSocket[Any, Any, Any], services: Inside, battle: FromPath[str]) -> None:
    """Everything that happens at a table, as one viewer may see it."""
    address = socket.client.host if socket.client else ""
    if not services.door.has_room(address, battle):
        await socket.close(code=1013)
        return
    with services.door.inside(address, battle):
        await socket.accept()
        pace = Pace(services.limits, services.crowd, address)
        channel = Channel(socket, services.limits, pace)
        try:
            await _attend(channel, services, battle)
        except GoneError:
            return
        except LetGoError as error:
            await channel.bid_farewell(error)
        except (ProblemError, RefusedError) as error:
            await channel.bid_farewell(LetGoError(error.refusal))
        except Exception:
            log.exception("a defect on the live channel")
            await channel.bid_farewell(LetGoError(general(500), DEFECT_CLOSE))


async def _attend(channel: Channel, services: Services, battle: str) -> None:
    """From the first message to the last."""
    hail = await channel.hail()
    grant = await viewer_of(services.access, hail.key, battle)
    room = await services.rooms.room(battle)
    channel.seats = grant.seats
    try:
        await room.welcome(channel, hail.since)
        await channel.serve(room)
    finally:
        room.leave(channel)
