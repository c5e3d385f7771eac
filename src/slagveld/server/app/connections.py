"""Connections before they are requests: not too many from one address, and none that dawdles.

A client that opens connections and sends next to nothing costs little each, but many of them
would use up all there are.
"""

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from slagveld.server.app.limits import Limits, is_own_machine, network_of


def guarded(limits: Limits) -> type[H11Protocol]:
    """The protocol for the connections of one server; they are counted together."""
    counted: Counter[str] = Counter()

    class Guarded(_Guarded):
        bounds = limits
        counts = counted

    return Guarded


class _Guarded(H11Protocol):
    bounds: Limits
    counts: Counter[str]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._patience: asyncio.TimerHandle | None = None
        self._address = ""
        self._inside = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it in; one too many is closed without a word."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self._address = network_of(peer)
        self._inside = True
        self.counts[self._address] += 1
        factor = self.bounds.own_machine if is_own_machine(peer) else 1
        if self.counts[self._address] > self.bounds.connections_by_address * factor:
            transport.abort()
            return
        self._wait(self.bounds.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it out."""
        self._stop_waiting()
        self._count_out()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Hand the data on, then see what is still to come."""
        super().data_received(data)
        if not self._inside or self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            if self._patience is None:
                self._wait(self.bounds.head_seconds)
        elif cycle.more_body:
            self._wait(self.bounds.body_seconds)
        else:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a live channel, which is counted by itself."""
        self._stop_waiting()
        self._count_out()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Idle between requests it may be for as long as the server keeps connections."""
        self._stop_waiting()
        super().on_response_complete()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _count_out(self) -> None:
        if self._inside:
            self._inside = False
            self.counts[self._address] -= 1
            if self.counts[self._address] <= 0:
                del self.counts[self._address]
