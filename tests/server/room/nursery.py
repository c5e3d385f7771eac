"""A server's rooms in a process that can be killed: started anew by forking, so that it is quick.

    python nursery.py STORE BATTLE

Each line `start` on standard input forks a server; it prints its process id, and then answers
acts (JSON, one a line, read from the named pipe) until it is killed.
"""

import asyncio
import os
import sys

import msgspec

import slagveld
from slagveld.server.bots import BotWorkers
from slagveld.server.room import Rooms
from slagveld.server.store import open_store
from slagveld.server.wire.live import Act


async def serve(url, battle, pipe):
    """Answer acts, one after the other."""
    store = open_store(url)
    rooms = Rooms(store, BotWorkers(1))
    room = await rooms.room(battle)
    tell(f"ready {room.number}")
    loop = asyncio.get_running_loop()
    with open(pipe, "rb") as asks:
        while line := await loop.run_in_executor(None, asks.readline):
            ask = msgspec.json.decode(line, type=Act)
            answer = await room.act((0, 1), ask)
            tell(f"{type(answer).__name__} {answer.number} {getattr(answer, 'stale', False)}")


def tell(words):
    os.write(1, words.encode() + b"\n")


def main(url, battle, pipe):
    slagveld.game("toy")
    for line in sys.stdin:
        if line.strip() != "start":
            return
        child = os.fork()
        if child == 0:
            asyncio.run(serve(url, battle, pipe))
            os._exit(0)
        tell(f"pid {child}")
        os.waitpid(child, 0)
        tell("dead")


if __name__ == "__main__":
    main(*sys.argv[1:])
