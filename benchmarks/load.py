"""How long it takes from an action to everybody at the table having been told.

Starts a server of its own, sets up many battles between two people each (no bots), connects both
over the live channel and lets every table play, each at its own pace. The actions come from
battles that were played beforehand with typed dice, so that choosing them costs nothing while the
clock runs; the server checks, plays, stores and tells them like any others.

    .venv/bin/python benchmarks/load.py                 100 battles, 200 clients
    .venv/bin/python benchmarks/load.py --pause 0       as fast as the server goes
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import slagveld
from slagveld.kernel.dice import Draw, Rng, Roll
from slagveld.kernel.match import Match
from slagveld.kernel.shell import TypeCard, TypeDice
from slagveld.kernel.state import Seat

NAMES = ("Anna", "Ben")
SERVE = "import sys; from slagveld.cli import main; sys.exit(main())"
SCRIPTS = 8
"""Different battles that are played; the tables share them out."""


class Told(msgspec.Struct):
    """As much of an answer as matters here."""

    type: str
    number: int = 0


Line = tuple[int, dict[str, Any]]
"""A seat and its action."""

ANSWERS = msgspec.json.Decoder(Told)


def played(game: str, scenario: str, seed: int, most: int) -> list[Line]:
    """The actions of a random battle with typed dice."""
    rng = Rng(seed)
    chance = random.Random(seed)
    seats = [Seat(name, side) for side, name in enumerate(NAMES)]
    battle = Match.start(
        slagveld.game(game), scenario, dice="typed", seats=seats, take_back="consent"
    )
    script: list[Line] = []
    while battle.decision is not None and len(script) < most:
        seat = battle.decision.waiting_for[0]
        action: Any
        match battle.waiting and battle.waiting.request:
            case Roll(count=count, sides=sides):
                action = TypeDice(tuple(chance.randint(1, sides) for _ in range(count)))
            case Draw(items=items):
                action = TypeCard(chance.choice(items))
            case _:
                action = battle.decision.propose(rng)
        script.append((seat, json.loads(battle.game.codec.encode(action))))
        battle.play(action, seat)
    return script


@dataclass
class Table:
    """One battle with its two clients."""

    battle: str
    keys: tuple[str, str]
    script: list[Line]
    number: int = 0
    """Entries that everybody here knows."""
    sockets: list[ClientConnection] = field(default_factory=list)
    knows: list[int] = field(default_factory=lambda: [0, 0])
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    refused: int = 0


async def set_up(client: httpx.AsyncClient, game: str, scenario: str, script: list[Line]) -> Table:
    """A battle of two persons, the second having opened the link of their seat."""
    keys = [(await client.post("/api/people")).json()["key"] for _ in NAMES]
    heads = [{"Authorization": f"Bearer {key}"} for key in keys]
    seats = [{"who": "me", "name": NAMES[0]}, {"who": "friend", "name": NAMES[1]}]
    new = {"game": game, "scenario": scenario, "seats": seats, "dice": "typed"}
    made = await client.post("/api/battles", json=new, headers=heads[0])
    made.raise_for_status()
    battle = made.json()["battle"]["id"]
    claim = {"key": made.json()["links"][0]["key"]}
    taken = await client.post(f"/api/battles/{battle}/claim", json=claim, headers=heads[1])
    taken.raise_for_status()
    return Table(battle, (keys[0], keys[1]), script)


async def listen(table: Table, place: int, address: str) -> None:
    """Connect one client and note what it is told."""
    url = address.replace("http://", "ws://") + f"api/battles/{table.battle}/live"
    async with connect(url, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hail", "key": table.keys[place]}))
        table.sockets[place : place + 1] = [socket]
        async for raw in socket:
            told = ANSWERS.decode(raw)
            if told.type == "sight":
                table.knows[place] = told.number
                table.changed.set()
            elif told.type == "refused":
                table.refused += 1
                table.changed.set()


async def play(table: Table, pause: float, until: float, chance: random.Random) -> list[float]:
    """Let a table play its script; the seconds from each action to everybody knowing of it."""
    times: list[float] = []
    for seat, action in table.script:
        if pause:
            await asyncio.sleep(chance.uniform(0, 2 * pause))
        if time.perf_counter() > until:
            break
        act = {"type": "act", "id": 1, "after": table.number, "seat": seat, "action": action}
        begun = time.perf_counter()
        await table.sockets[seat].send(json.dumps(act))
        while min(table.knows) <= table.number and not table.refused:
            table.changed.clear()
            await asyncio.wait_for(table.changed.wait(), 60)
        if table.refused:
            break
        times.append(time.perf_counter() - begun)
        table.number = min(table.knows)
    return times


def share(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


async def measure(address: str, options: argparse.Namespace) -> dict[str, Any]:
    game = slagveld.game(options.game)
    scenario = options.scenario or game.scenarios()[0].key
    scripts = [played(game.key, scenario, seed, options.actions) for seed in range(SCRIPTS)]
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        tables = [
            await set_up(client, game.key, scenario, scripts[number % SCRIPTS])
            for number in range(options.battles)
        ]
    listeners = []
    for table in tables:
        table.sockets = [None, None]  # type: ignore[list-item]
        listeners += [
            asyncio.create_task(listen(table, place, address)) for place in range(len(NAMES))
        ]
    for table in tables:
        while min(table.knows) == 0:
            table.changed.clear()
            await asyncio.wait_for(table.changed.wait(), 60)
        table.number = min(table.knows)
    begun = time.perf_counter()
    until = begun + options.seconds
    plays = [
        play(table, options.pause, until, random.Random(number))
        for number, table in enumerate(tables)
    ]
    found = await asyncio.gather(*plays)
    spent = time.perf_counter() - begun
    for task in listeners:
        task.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    times = [each for one in found for each in one]
    return {
        "game": game.key,
        "battles": len(tables),
        "clients": len(listeners),
        "pause": options.pause,
        "actions": len(times),
        "refused": sum(table.refused for table in tables),
        "seconds": round(spent, 2),
        "actions_per_second": round(len(times) / spent, 1),
        "median_ms": round(share(times, 0.5) * 1000, 1),
        "p99_ms": round(share(times, 0.99) * 1000, 1),
        "longest_ms": round(max(times) * 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="wizard-duel")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--battles", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pause", type=float, default=2.0, help="mean seconds between actions")
    parser.add_argument("--actions", type=int, default=400, help="actions a battle has at most")
    parser.add_argument("--db", default="", help="address of a store; a file of its own by default")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="slagveld-load-") as folder:
        environment = {**os.environ, "SLAGVELD_DATA": folder}
        command = [sys.executable, "-c", SERVE, "serve", "--json"]
        command += ["--db", options.db] if options.db else []
        log = Path(folder) / "server.log"
        with (
            log.open("wb") as errors,
            subprocess.Popen(
                command, env=environment, stdout=subprocess.PIPE, stderr=errors
            ) as server,
        ):
            try:
                if server.stdout is None:
                    raise RuntimeError("the server says nothing")
                address = json.loads(server.stdout.readline())["addresses"][0]
                found = asyncio.run(measure(address, options))
            finally:
                server.terminate()
                server.wait(20)
                sys.stderr.write(log.read_text())
    if options.json:
        print(json.dumps(found, indent=2))
        return
    print(
        f"{found['battles']} battles of {found['game']}, {found['clients']} clients, "
        f"{found['actions']} actions in {found['seconds']} s "
        f"({found['actions_per_second']} a second, {found['refused']} refused)"
    )
    print(
        f"from an action to everybody told: median {found['median_ms']} ms, "
        f"99th percentile {found['p99_ms']} ms, longest {found['longest_ms']} ms"
    )


if __name__ == "__main__":
    main()
