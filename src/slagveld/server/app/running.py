"""Running the application: one process, one port, no secrets in a log."""

import errno
import ipaddress
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from slagveld.server.app.connections import guarded
from slagveld.server.app.limits import Limits

USUAL_PORT = 8765
TRIES = 50
"""Ports that are tried one after the other where none was asked for."""
LINGER = 3
"""Seconds that open connections get when the server ends."""


class PortTakenError(Exception):
    """Another program listens there."""


def listen(host: str, port: int, *, next_free: bool) -> socket.socket:
    """A socket that listens; with `next_free` on the next port that nobody has.

    Raises:
        PortTakenError: The port is taken, or all that were tried.
        OSError: This machine has no such address, or the port may not be used.
    """
    for place in range(port, min(port + (TRIES if next_free else 1), 65536)):
        try:
            return _bound(host, place)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            if error.errno == errno.EACCES and not next_free:
                raise
    raise PortTakenError(f"{host}:{port}")


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only where a socket is said to be TCP does asyncio send at once what is written, and a browser
    # does not wait 40 ms for the second half of every answer.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # Windows would share the port otherwise
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(512)
        listening.setblocking(False)
    except OSError:
        listening.close()
        raise
    return listening


def lan_addresses() -> list[str]:
    """The addresses of this machine in its network, the most likely one first."""
    found: dict[str, None] = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which of our addresses leads outside.
            probe.connect(("192.0.2.1", 9))
            found[probe.getsockname()[0]] = None
        except OSError:
            pass
    try:
        for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found[str(info[4][0])] = None
    except OSError:
        pass
    return [
        address
        for address in found
        if not (ipaddress.ip_address(address).is_loopback or address == "0.0.0.0")  # noqa: S104
    ]


def own_names() -> list[str]:
    """The names under which the local network may know this machine."""
    name = socket.gethostname().casefold()
    short = name.partition(".")[0]
    return list(dict.fromkeys((name, short, f"{short}.local", f"{short}.lan", f"{short}.home")))


def serve(
    app: Litestar, listening: socket.socket, *, ready: Callable[[], None] | None = None
) -> None:
    """Serve until Ctrl-C or SIGTERM; `ready` is called when the first request can be answered."""
    sys.setswitchinterval(0.001)  # a room that thinks in its thread lets the others answer soon
    server_of(app, ready=ready).run(sockets=[listening])


def server_of(
    app: Litestar, *, limits: Limits | None = None, ready: Callable[[], None] | None = None
) -> uvicorn.Server:
    """A server of the application; `run` it, and set its `should_exit` to end it."""
    bounds = limits or Limits()
    config = uvicorn.Config(
        app,
        http=guarded(bounds),
        ws="websockets-sansio",
        ws_max_size=bounds.message,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        ws_per_message_deflate=True,
        # No log of requests: addresses and ids are nobody's business. Defects are logged.
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_keep_alive=30,
        timeout_graceful_shutdown=LINGER,
        h11_max_incomplete_event_size=64 * 1024,
        # A proxy on this machine may say for whom it asks; nobody else may.
        forwarded_allow_ips="127.0.0.1",
    )
    return _Server(config, ready)


class _Server(uvicorn.Server):
    """Says when it is ready, and takes an interrupt for the ordinary end that it is."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready()

    def handle_exit(self, sig: int, frame: object) -> None:
        """End at the first signal, at once at the second; it is not raised again afterwards."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        else:
            self.should_exit = True
