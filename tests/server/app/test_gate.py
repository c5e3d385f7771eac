"""The gate: own names, own pages, not too often, safe headers on everything."""

import asyncio

import msgspec
import pytest

from slagveld.server.app.gate import Gate
from slagveld.server.app.headers import SECURITY
from slagveld.server.app.limits import Crowd, Limits, Rate
from slagveld.server.wire.setup import Problem
from slagveld.texts import say


async def inside(scope, _receive, send):
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        return
    headers = [(b"x-frame-options", b"ALLOW"), (b"content-type", b"text/plain")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"in"})


def ask(
    gate,
    *,
    host="localhost:8765",
    origin=None,
    method="GET",
    path="/api/house",
    kind="http",
    address="127.0.0.1",
):
    headers = [(b"host", host.encode("latin-1"))] if host is not None else []
    if origin is not None:
        headers.append((b"origin", origin.encode("latin-1")))
    scope = {"type": kind, "path": path, "headers": headers, "client": (address, 1)}
    if kind == "http":
        scope["method"] = method
    sent = []

    async def receive():
        return {"type": "websocket.connect"}

    async def send(message):
        sent.append(message)

    asyncio.run(gate(scope, receive, send))
    return sent


def status(sent):
    return sent[0].get("status", sent[0]["type"])


def gate(**rest):
    return Gate(inside, Crowd(rest.pop("limits", Limits())), **rest)


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:80", "127.0.0.1:8765", "[::1]:8765", "192.168.1.9", "club.local:1"],
)
def test_own_names_and_any_address(host):
    assert status(ask(gate(names=["Club.local"]), host=host)) == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "", None, "127.0.0.1.evil.example", "[::1", "a b"],
)
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_names_of_others_are_refused(host, kind):
    sent = ask(gate(names=["club.local"]), host=host, kind=kind)
    assert status(sent) == (421 if kind == "http" else "websocket.close")


@pytest.mark.parametrize(
    ("origin", "host", "fine"),
    [
        (None, "localhost:8765", True),
        ("http://localhost:8765", "localhost:8765", True),
        ("https://localhost", "localhost", True),
        ("http://localhost:80", "localhost", True),
        ("https://localhost:443", "localhost", True),
        ("http://localhost:9999", "localhost:8765", False),
        ("http://evil.example", "localhost:8765", False),
        ("http://localhost.evil.example:8765", "localhost:8765", False),
        ("null", "localhost:8765", False),
        ("", "localhost:8765", False),
        ("file://", "localhost:8765", False),
        ("http://[", "localhost:8765", False),
        ("chrome-extension://abc", "localhost:8765", False),
    ],
)
def test_only_own_pages_change_anything(origin, host, fine):
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        assert status(ask(gate(), origin=origin, host=host, method=method)) == (
            200 if fine else 403
        )
    assert status(ask(gate(), origin=origin, host=host)) == 200
    opened = status(ask(gate(), origin=origin, host=host, kind="websocket"))
    assert opened == ("websocket.accept" if fine else "websocket.close")


def test_headers_on_what_is_let_in_and_on_what_is_not():
    for sent in (ask(gate()), ask(gate(), host="evil.example")):
        given = [(name, value) for name, value in sent[0]["headers"]]
        for pair in SECURITY:
            assert given.count(pair) == 1
        assert sum(name == b"x-frame-options" for name, _ in given) == 1
        assert (b"cache-control", b"no-store") in given
    assert (b"cache-control", b"no-store") not in ask(gate(), path="/")[0]["headers"]


def test_a_refusal_is_a_problem_with_a_sentence():
    sent = ask(gate(), host="evil.example")
    told = msgspec.json.decode(sent[1]["body"], type=Problem)
    for language in ("en", "nl", "de"):
        assert "⟦" not in say(told.refusal.text, language)


def test_too_much_from_one_address_does_not_shut_others_out():
    limits = Limits(ask=Rate(0.001, 5), make=Rate(0.001, 2), own_machine=1)
    narrow = gate(limits=limits)
    assert [status(ask(narrow, address="10.0.0.1")) for _ in range(6)] == [200] * 5 + [429]
    assert status(ask(narrow, address="10.0.0.2")) == 200
    made = [
        status(ask(narrow, address="10.0.0.2", method="POST", path="/api/people")) for _ in range(3)
    ]
    assert made == [200, 200, 429]
    assert status(ask(narrow, address="10.0.0.2")) == 200


@pytest.mark.parametrize(
    ("method", "path", "rate"),
    [
        ("POST", "/api/battles/import", "make"),
        ("POST", "/api/battles/b/preview", "previews"),
        ("POST", "/api/battles/b/actions", "acts"),
        ("GET", "/api/battles/b/proof", "heavy"),
        ("GET", "/api/battles/b/file", "heavy"),
        ("GET", "/api/club/backup", "heavy"),
        ("POST", "/api/club/restore", "heavy"),
    ],
)
def test_what_costs_more_has_a_rate_of_its_own(method, path, rate):
    narrow = gate(limits=Limits(**{rate: Rate(0.001, 2)}, own_machine=1, crowd=1))
    asked = [status(ask(narrow, method=method, path=path)) for _ in range(3)]
    assert asked == [200, 200, 429]
    assert status(ask(narrow)) == 200


def test_live_channels_are_opened_at_a_rate_of_their_own():
    narrow = gate(limits=Limits(channels=Rate(0.001, 2), own_machine=1))
    opened = [status(ask(narrow, kind="websocket")) for _ in range(3)]
    assert opened == ["websocket.accept"] * 2 + ["websocket.close"]
    assert status(ask(narrow)) == 200


def test_the_rest_goes_by():
    seen = []

    async def app(scope, _receive, _send):
        seen.append(scope["type"])

    asyncio.run(Gate(app, Crowd(Limits()))({"type": "lifespan"}, None, None))
    assert seen == ["lifespan"]
