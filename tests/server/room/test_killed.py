"""The server is killed in the middle of actions, fifty times: nothing is lost or played twice."""

import os
import queue
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import msgspec
import pytest

from slagveld.kernel.dice import Rng
from slagveld.kernel.verify import verify
from slagveld.server.room.keeping import kept
from slagveld.server.room.kept import match_of
from slagveld.server.room.opening import opened
from slagveld.server.store import open_store
from slagveld.server.wire.live import Act
from slagveld.server.wire.setup import NewBattle
from tests.server.tables import ME, plain

KILLS = 50
NURSERY = Path(__file__).with_name("nursery.py")


class Server:
    """The server under test, seen from outside."""

    def __init__(self, url, battle, pipe):
        os.mkfifo(pipe)
        self._pipe = pipe
        self._nursery = subprocess.Popen(
            [sys.executable, str(NURSERY), url, battle, str(pipe)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self._lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self._asks = None

    def _read(self):
        for line in self._nursery.stdout:
            self._lines.put(line.decode().split())

    def next(self, seconds=30.0):
        return self._lines.get(timeout=seconds)

    def start(self):
        """Start it; how many entries the battle has."""
        self._nursery.stdin.write(b"start\n")
        self._nursery.stdin.flush()
        told = [self.next(), self.next()]
        self.pid = next(int(words[1]) for words in told if words[0] == "pid")
        number = next(int(words[1]) for words in told if words[0] == "ready")
        self._asks = os.open(self._pipe, os.O_WRONLY)
        return number

    def ask(self, act):
        os.write(self._asks, msgspec.json.encode(act) + b"\n")

    def kill(self):
        """Kill it without warning; what it had answered until then."""
        os.kill(self.pid, signal.SIGKILL)
        answers = []
        while (words := self.next()) != ["dead"]:
            answers.append(words)
        os.close(self._asks)
        return answers

    def stop(self):
        self._nursery.stdin.close()
        self._nursery.wait(30)
        self._nursery.stdout.close()


class Client:
    """Whoever plays: knows the battle as it should be, and what was acknowledged."""

    def __init__(self, match):
        self.match = match
        self.rng = Rng(5)
        self.acknowledged = len(match.log)
        self.usual = 0.01
        """Seconds that an action takes from asking to being told, as last seen."""

    def next_act(self):
        """The next action, played in the client's own copy as well."""
        seat = self.match.decision.waiting_for[0]
        action = self.match.decision.propose(self.rng, seat)
        act = Act(id=0, after=len(self.match.log), seat=seat, action=plain(self.match, action))
        self.match.play(action, seat)
        return act


@pytest.mark.rule("SLV-NET-1")
def test_killed_fifty_times_nothing_is_lost_or_played_twice(tmp_path):
    url = f"sqlite:///{tmp_path / 'store.sqlite3'}"
    store = open_store(url)
    wish = NewBattle(game="toy", seats=(ME, ME), options={"rounds": 20})
    new = kept(opened(wish), wish, None)
    store.battles.add(new)
    client = Client(match_of(store.battles.whole(new.id)))
    store.close()
    server = Server(url, new.id, tmp_path / "asks")
    luck = random.Random(7)
    in_doubt = None
    outcomes = {"kept": 0, "not kept": 0}
    try:
        for _ in range(KILLS):
            number = server.start()
            assert number >= client.acknowledged, "an acknowledged action is lost"
            if in_doubt is not None:
                outcomes["kept" if number == len(client.match.log) else "not kept"] += 1
                _again(server, client, in_doubt, number)
            for _ in range(1 + luck.randrange(2)):
                _play(server, client)
            in_doubt = client.next_act()
            server.ask(in_doubt)
            time.sleep(luck.random() * client.usual)
            for words in server.kill():
                assert words[0] == "Done"
                client.acknowledged = int(words[1])
    finally:
        server.stop()
    _check_end(url, new.id, client)
    assert sum(outcomes.values()) == KILLS - 1
    assert min(outcomes.values()) > 0, f"the kills all fell on one side: {outcomes}"


def _play(server, client):
    """One action, acknowledged."""
    act = client.next_act()
    began = time.monotonic()
    server.ask(act)
    words = server.next()
    client.usual = min(time.monotonic() - began, 0.1)
    assert words == ["Done", str(len(client.match.log)), "False"]
    client.acknowledged = len(client.match.log)


def _again(server, client, act, number):
    """Send an action again of which nobody knows whether it was played: it is, exactly once."""
    server.ask(act)
    words = server.next()
    if number == len(client.match.log):
        assert words == ["Refused", str(number), "True"]
    else:
        assert number == act.after
        assert words == ["Done", str(len(client.match.log)), "False"]
    client.acknowledged = len(client.match.log)


def _check_end(url, battle, client):
    store = open_store(url)
    match = match_of(store.battles.whole(battle))
    assert len(match.log) >= client.acknowledged
    assert [entry.mark for entry in match.log] == [
        entry.mark for entry in client.match.log[: len(match.log)]
    ]
    assert verify(match).ok
    store.close()
