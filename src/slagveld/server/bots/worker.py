"""What runs in a worker process: jobs come in by a pipe, answers go back."""

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from slagveld.bots import waited_for
from slagveld.bots.levels import LEVELS, LevelBot
from slagveld.kernel.dice import Rng
from slagveld.kernel.registry import game as find
from slagveld.kernel.registry import games
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.kernel.save import load
from slagveld.kernel.verify import verify
from slagveld.server.bots.offering import offered


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """Let a bot answer. It gets what its seat may see, and nothing else."""

    game: str
    view: bytes
    seat: int
    bot: str
    seed: str


class Examine(msgspec.Struct, frozen=True, tag="examine"):
    """Play a saved battle again before it is let in."""

    save: bytes


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """Let the strongest bot say what it would do. It too gets what the seat may see."""

    game: str
    view: bytes
    seat: int
    seed: str


Job = Answer | Examine | Advise

READY = b"ready"
STRONGEST = LEVELS[-1]
"""The level that gives hints."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What the strongest bot would do."""

    action: bytes
    habit: bytes
    """What comes to mind first; the action itself where nothing is better."""
    chance: float | None = None
    """The chance to win with the action, as far as it was looked into."""
    habit_chance: float | None = None


class Result(msgspec.Struct, frozen=True):
    """What came of a job."""

    action: bytes = b""
    advice: Advice | None = None
    refusal: Refusal | None = None


_jobs: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)


def serve(pipe: Connection) -> None:
    """Do jobs until the pipe is closed. Never outlives the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server to answer
    if hasattr(os, "nice"):
        os.nice(5)  # whoever plays comes before whoever thinks
    threading.Thread(target=_end_with_parent, daemon=True).start()
    games()
    pipe.send_bytes(READY)
    while True:
        try:
            data = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(msgspec.msgpack.encode(done(_jobs.decode(data))))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def done(job: Job) -> Result:
    """The result of a job. What a bot throws ends the worker, which is then replaced."""
    if isinstance(job, Answer):
        return Result(action=_answer(job))
    if isinstance(job, Advise):
        return Result(advice=_advised(job))
    return Result(refusal=_examined(job.save))


def _answer(job: Answer) -> bytes:
    game = find(job.game)
    view: Any = game.codec.state(job.view)
    action = waited_for(job.bot).answer(game, view, job.seat, Rng(job.seed))
    return game.codec.encode(action)


def _advised(job: Advise) -> Advice:
    game = find(job.game)
    view: Any = game.codec.state(job.view)
    adviser = LevelBot(STRONGEST, seconds=STRONGEST.seconds)
    thought = adviser.think(game, view, job.seat, Rng(job.seed))
    state = game.imagine(view, job.seat, Rng(job.seed))
    return Advice(
        action=game.codec.encode(offered(game, state, job.seat, thought.action)),
        habit=game.codec.encode(offered(game, state, job.seat, thought.habit)),
        chance=thought.chance,
        habit_chance=thought.chance_of(thought.habit),
    )


def _examined(data: bytes) -> Refusal | None:
    """Why a saved battle may not come in, or None."""
    try:
        match = load(data)
    except RefusedError as error:
        return error.refusal
    faults = match.game.faults(match.state)
    if faults:
        return refuse("SLV-SAVE-1", "refusal-change-fault", fault=faults[0])
    verdict = verify(match)
    if not verdict.ok:
        entry = len(match.log) - 1 if verdict.entry is None else verdict.entry
        return refuse("SLV-SAVE-1", "refusal-save-changed", entry=entry)
    return None
