"""One viewer's connection: what it asks, what it is told, and when it must go."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.server.app.limits import Limits
from slagveld.server.app.live.outbox import Outbox
from slagveld.server.app.live.pace import Pace
from slagveld.server.app.problems import general, why_malformed
from slagveld.server.room import Room
from slagveld.server.wire.live import (
    Act,
    AnyAnswer,
    AnyAsk,
    AskMeasure,
    AskPreview,
    AskSurvey,
    Chat,
    Farewell,
    Hail,
    Look,
    Refused,
)

log = logging.getLogger("slagveld.server")

ASKS: msgspec.json.Decoder[AnyAsk] = msgspec.json.Decoder(AnyAsk)
ANSWERS = msgspec.json.Encoder()
UNREADABLE = (msgspec.MsgspecError, RecursionError, ValueError)
"""What reading a message may throw."""

POLICY_CLOSE = 1008
AGAIN_CLOSE = 1012
LATER_CLOSE = 1013


class GoneError(Exception):
    """The other end has closed the connection."""


class LetGoError(Exception):
    """The connection is to be closed by us, and why."""

    def __init__(self, refusal: Refusal, code: int = POLICY_CLOSE) -> None:
        super().__init__(refusal.text.key)
        self.refusal = refusal
        self.code = code


class Channel:
    """A viewer of a room (see `room.Viewer`), at the other end of a WebSocket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], limits: Limits, pace: Pace) -> None:
        self._socket = socket
        self._limits = limits
        self._outbox = Outbox(limits.outbox)
        self._pace = pace
        self.seats: tuple[int, ...] = ()
        self.looking: int | None = None

    def send(self, message: AnyAnswer) -> None:
        """Leave a message for the viewer; never blocks."""
        self._outbox.put(message)

    # What comes in

    async def hail(self) -> Hail:
        """The first message; raises LetGoError if it is another one or takes too long."""
        try:
            async with asyncio.timeout(self._limits.hail_seconds):
                message = self._read(await self._receive())
        except TimeoutError:
            raise LetGoError(refuse("", "server-live-silent")) from None
        except UNREADABLE as error:
            raise LetGoError(why_malformed(error)) from None
        if not isinstance(message, Hail):
            raise LetGoError(refuse("SLV-FORM-1", "server-live-hail"))
        return message

    async def serve(self, room: Room) -> None:
        """Answer one message after the other until the connection ends."""
        listening = asyncio.create_task(self._listen(room))
        telling = asyncio.create_task(self._tell())
        try:
            done, _ = await asyncio.wait((listening, telling), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (listening, telling):
                task.cancel()
            await asyncio.gather(listening, telling, return_exceptions=True)
        for task in done:
            task.result()

    async def _listen(self, room: Room) -> None:
        while True:
            raw = await self._receive()
            try:
                message = self._read(raw)
            except UNREADABLE as error:
                self._strike()
                self._refuse(room, _id_of(raw), why_malformed(error))
                continue
            if not self._pace.allows(message):
                self._strike()
                self._refuse(room, getattr(message, "id", 0), refuse("", "server-live-often"))
                continue
            await self._answer(room, message)

    async def _answer(self, room: Room, message: AnyAsk) -> None:
        number = getattr(message, "id", 0)
        try:
            await self._do(room, message)
        except RefusedError as error:
            self._refuse(room, number, error.refusal)
        except Exception:
            # A defect ends one message, not the table.
            log.exception("a defect on the live channel: %s", type(message).__name__)
            self._refuse(room, number, general(500))

    async def _do(self, room: Room, message: AnyAsk) -> None:
        match message:
            case Act():
                await self._act(room, message)
            case AskPreview():
                self.send(await room.preview(self.seats, message))
            case AskMeasure():
                self.send(await room.measure(self.seats, self.looking, message))
            case AskSurvey():
                self.send(await room.survey(self.seats, self.looking, message))
            case Look(seat=seat):
                await self._look(room, seat)
            case Chat(text=text):
                await room.say("", self._speaker(), text)
            case Hail(since=since):
                await self._show(room, since)

    async def _act(self, room: Room, message: Act) -> None:
        answer = await room.act(self.seats, message)
        self.send(answer)
        if isinstance(answer, Refused) and answer.stale:
            await self._show(room, message.after)

    async def _show(self, room: Room, since: int) -> None:
        """Send a sight. It must not come after a newer one, so it is taken until it is newest."""
        while True:
            sight = await room.sight(self.seats, self.looking, since=since)
            if sight.number >= room.number:
                self.send(sight)
                return

    def _speaker(self) -> int | None:
        """The seat that speaks: of several at one screen the one that looks, else the first."""
        if self.looking is not None:
            return self.looking
        return self.seats[0] if self.seats else None

    async def _look(self, room: Room, seat: int | None) -> None:
        if seat is not None and seat not in self.seats:
            raise RefusedError(refuse("SLV-NET-2", "server-live-look"))
        self.looking = seat
        await self._show(room, 0)

    def _refuse(self, room: Room, number: int, refusal: Refusal) -> None:
        self.send(Refused(id=number, refusal=refusal, number=room.number))

    def _strike(self) -> None:
        if not self._pace.strike():
            raise LetGoError(refuse("", "server-live-flood"))

    def _read(self, raw: str) -> AnyAsk:
        if len(raw) > self._limits.message:
            raise LetGoError(refuse("SLV-FORM-1", "server-problem-large"), 1009)
        return ASKS.decode(raw)

    async def _receive(self) -> str:
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise GoneError
        text = event.get("text")
        return text if isinstance(text, str) else ""

    # What goes out

    async def _tell(self) -> None:
        while True:
            message = await self._outbox.take()
            if self._outbox.full:
                raise LetGoError(refuse("", "server-live-slow"), LATER_CLOSE)
            await self._write(message)
            if isinstance(message, Farewell):
                await self._socket.close(code=AGAIN_CLOSE)
                raise GoneError

    async def _write(self, message: AnyAnswer) -> None:
        try:
            async with asyncio.timeout(self._limits.send_seconds):
                words = ANSWERS.encode(message).decode()
                await self._socket.send_data(words, mode="text")
        except TimeoutError:
            raise GoneError from None
        except (OSError, RuntimeError, WebSocketException):
            raise GoneError from None

    async def bid_farewell(self, error: LetGoError) -> None:
        """Say why the connection is closed, and close it."""
        with suppress(GoneError):
            await self._write(Farewell(error.refusal))
        with suppress(Exception):
            await self._socket.close(code=error.code)


def _id_of(raw: str) -> int:
    """The number of a malformed message, so that its sender knows which one was refused."""
    try:
        found = msgspec.json.decode(raw, type=_Numbered).id
    except UNREADABLE:
        return 0
    return found if 0 <= found <= 10**9 else 0


class _Numbered(msgspec.Struct):
    id: int = 0
