"""A real server on loopback, in a thread, with a store of its own; and people who use it."""

import json
import threading
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

import httpx
import pytest
from websockets.sync.client import connect

from slagveld.kernel.dice import Rng
from slagveld.server.app.limits import Limits
from slagveld.server.app.making import create_app
from slagveld.server.app.pages import Pages
from slagveld.server.app.running import listen, server_of
from slagveld.server.room.kept import match_of
from slagveld.server.store import Access, open_store
from tests.server.tables import KeptWorkers

SECONDS = 20
"""How long a test waits for something that must come."""


class Line:
    """One connection to the live channel."""

    def __init__(self, socket):
        self.socket = socket
        self.count = 0
        self.seen = None
        """The last sight."""

    def send(self, kind, **fields):
        self.count += 1
        numbered = {"id": self.count} if kind in ("act", "preview", "measure", "survey") else {}
        self.socket.send(json.dumps({"type": kind, **numbered, **fields}))
        return self.count

    def raw(self, words):
        self.socket.send(words)

    def take(self, timeout=SECONDS):
        message = json.loads(self.socket.recv(timeout=timeout))
        if message["type"] == "sight":
            self.seen = message
        return message

    def until(self, *kinds, where=lambda _: True):
        """The next message of these kinds; others are skipped."""
        for _ in range(1000):
            message = self.take()
            if message["type"] in kinds and where(message):
                return message
        raise AssertionError(f"no {kinds} among a thousand messages")

    def answer(self, number):
        """The answer to message `number`."""
        kinds = ("done", "refused", "shown", "measured", "surveyed")
        return self.until(*kinds, where=lambda message: message["id"] == number)

    def sight(self, number=0):
        """The next sight that knows at least `number` entries."""
        return self.until("sight", where=lambda sight: sight["number"] >= number)

    def act(self, after, seat, action):
        return self.answer(self.send("act", after=after, seat=seat, action=action))


class House:
    """A running server, seen from outside; its store is there to look things up."""

    def __init__(self, address, store, host_key, app):
        self.address = address
        self.store = store
        self.host_key = host_key
        self.app = app
        self.http = httpx.Client(base_url=address, timeout=SECONDS)

    # Requests

    def ask(self, method, path, key="", **rest):
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return self.http.request(method, path, headers=headers | rest.pop("headers", {}), **rest)

    def get(self, path, key="", **rest):
        return self.ask("GET", path, key, **rest)

    def post(self, path, key="", **rest):
        return self.ask("POST", path, key, **rest)

    def person(self):
        return self.post("/api/people").json()["key"]

    def battle(self, key, **new):
        """A new battle; hot-seat on the toy game unless told otherwise."""
        wanted = {"game": "toy", "seats": [{"who": "me"}, {"who": "me"}], **new}
        made = self.post("/api/battles", key, json=wanted)
        assert made.status_code == 201, made.text
        return made.json()

    def duel(self, **new):
        """A battle of two persons: its id and their keys, and the key for watchers."""
        keys = [self.person(), self.person()]
        seats = [{"who": "me", "name": "Anna"}, {"who": "friend", "name": "Ben"}]
        made = self.battle(keys[0], seats=seats, **new)
        battle = made["battle"]["id"]
        claim = self.post(
            f"/api/battles/{battle}/claim", keys[1], json={"key": made["links"][0]["key"]}
        )
        assert claim.status_code == 200, claim.text
        return battle, keys, made["watch"]

    # The live channel

    @contextmanager
    def socket(self, battle, **rest):
        url = self.address.replace("http://", "ws://") + f"/api/battles/{battle}/live"
        with connect(url, max_size=None, open_timeout=SECONDS, **rest) as socket:
            yield Line(socket)

    @contextmanager
    def live(self, battle, key, since=0, **rest):
        """A connection that has said who it is; its first sight is still to be read."""
        with self.socket(battle, **rest) as line:
            line.send("hail", key=key, since=since)
            yield line

    # Playing

    def match(self, battle):
        """The battle as the store has it."""
        whole = self.store.battles.whole(battle)
        return match_of(whole)

    def entries(self, battle):
        return self.store.battles.read(battle).entries

    def proposal(self, battle, seed=0):
        """An allowed action: how many entries it answers, its seat, and its JSON."""
        match = self.match(battle)
        seat = match.decision.waiting_for[0]
        if not match.begun:
            return len(match.log), seat, {"type": "MixDice", "number": 7 + seat}
        action = match.decision.propose(Rng(seed))
        return len(match.log), seat, json.loads(match.game.codec.encode(action))

    def play(self, battle, keys, actions, seed=0):
        """Play so many actions over REST, each by whoever holds the seat that is asked."""
        for number in range(actions):
            if self.store.battles.read(battle).over:
                return
            after, seat, action = self.proposal(battle, seed * 1000 + number)
            body = {"type": "act", "id": 1, "after": after, "seat": seat, "action": action}
            done = self.post(f"/api/battles/{battle}/actions", keys[seat], json=body)
            assert done.status_code == 200, done.text

    def finish(self, battle, keys):
        """Bring a battle to its end: the first seat gives up."""
        while not self.match(battle).begun:
            self.play(battle, keys, 1)
        after = self.entries(battle)
        body = {"type": "act", "id": 1, "after": after, "seat": 0, "action": {"type": "Concede"}}
        done = self.post(f"/api/battles/{battle}/actions", keys[0], json=body)
        assert done.status_code == 200, done.text


@contextmanager
def running_house(folder, url="", **app):
    limits = app.pop("limits", Limits())
    address = url or str(folder / "store.sqlite3")
    store, looking = open_store(address), open_store(address)
    host_key = Access(store).new_host()
    made = create_app(store, limits=limits, pages=Pages(folder / "web"), **app)
    listening = listen("127.0.0.1", 0, next_free=False)
    ready = threading.Event()
    server = server_of(made, limits=limits, ready=ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    try:
        with patch("slagveld.server.app.making.BotWorkers", KeptWorkers):
            thread.start()
            assert ready.wait(SECONDS)
        port = listening.getsockname()[1]
        house = House(f"http://127.0.0.1:{port}", looking, host_key, made)
        with house.http:
            yield house
    finally:
        server.should_exit = True
        thread.join(SECONDS)
        looking.close()
    assert not thread.is_alive()


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """One server for all tests of a module."""
    with running_house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def houses(tmp_path):
    """Servers with limits of their own."""
    with ExitStack() as stack:

        def open_house(**app):
            folder = tmp_path / f"house-{len(list(tmp_path.iterdir()))}"
            folder.mkdir()
            return stack.enter_context(running_house(folder, **app))

        yield open_house
