"""The gate before everything: own names only, own pages only, not too often, safe headers."""

import ipaddress
from collections.abc import Iterable
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.server.app.headers import NEVER_KEPT, SECURITY
from slagveld.server.app.limits import Crowd, Kind
from slagveld.server.wire.setup import Problem

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
MAKING = frozenset(
    {"/api/people", "/api/battles", "/api/battles/import", "/api/papers", "/api/campaigns"}
)
"""Where something lasting is made at every call."""
HEAVY = ("/proof", "/file", "/hint", "/answer", "/solution", "/club/backup", "/club/restore")
"""How addresses end behind which a whole battle, or everything, is worked through, or thought."""


class Gate:
    """Wraps the application; what it refuses never gets inside."""

    def __init__(self, app: ASGIApp, crowd: Crowd, names: Iterable[str] = ()) -> None:
        self._app = app
        self._crowd = crowd
        self._names = frozenset(name.casefold().rstrip(".") for name in names) | {"localhost"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        asked = cast("dict[str, Any]", scope)
        if asked["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refused = self._refused(asked)
        if refused is None:
            inside = _with_headers(asked, send) if asked["type"] == "http" else send
            await self._app(scope, receive, inside)
        elif asked["type"] == "http":
            await _answer(_with_headers(asked, send), *refused)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})

    def _refused(self, scope: dict[str, Any]) -> tuple[int, Refusal] | None:
        headers: dict[bytes, bytes] = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._is_ours(host):
            return 421, refuse("", "server-problem-host")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not _same_origin(headers.get(b"origin"), host):
            return 403, refuse("", "server-problem-origin")
        client = scope.get("client")
        if not self._crowd.allows(_kind_of(scope), client[0] if client else ""):
            return 429, refuse("", "server-problem-often")
        return None

    def _is_ours(self, host: str) -> bool:
        """Whether a Host header names this server.

        A page of somebody else can point a name of its own at this machine ("DNS rebinding"),
        but it cannot make the browser write an address there: addresses are always ours.
        """
        name = _name_of(host)
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _kind_of(scope: dict[str, Any]) -> Kind:
    """By which rate a request is counted."""
    path: str = scope["path"]
    if scope["type"] == "websocket":
        return "channels"
    if path.endswith(HEAVY):
        return "heavy"
    if scope["method"] == "POST":
        if path.endswith("/coach"):
            return "heavy"
        if path in MAKING or path.endswith("/battle"):
            return "make"
        if path.endswith("/preview"):
            return "previews"
        if path.endswith("/actions"):
            return "acts"
    return "ask"


def _name_of(host: str) -> str:
    """The name in a Host header, without port and brackets."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _same_origin(origin: bytes | None, host: str) -> bool:
    """Whether a request was made by one of our pages, or by no page at all."""
    if origin is None:
        return True
    try:
        parts = urlsplit(origin.decode("latin-1"))
    except ValueError:
        return False
    if parts.scheme not in ("http", "https"):
        return False
    # Behind a proxy the page may come over https on its usual port, which Host leaves out.
    usual = ":443" if parts.scheme == "https" else ":80"
    theirs, ours = parts.netloc.casefold(), host.casefold()
    return theirs.removesuffix(usual) == ours.removesuffix(usual)


def _with_headers(scope: dict[str, Any], send: Send) -> Send:
    api = scope["path"].startswith("/api/")

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            # A later header of the same name would stand beside an earlier one: ours win.
            ours = {name for name, _ in SECURITY}
            given = [pair for pair in message["headers"] if pair[0].lower() not in ours]
            given.extend(SECURITY)
            if api and not any(name.lower() == NEVER_KEPT[0] for name, _ in given):
                given.append(NEVER_KEPT)
            message["headers"] = given
        await send(message)

    return sending


async def _answer(send: Send, status: int, refusal: Refusal) -> None:
    body = msgspec.json.encode(Problem(refusal=refusal))
    headers: Any = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
