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
from slagveld.bots.offering import offered
from slagveld.bots.reasons import Reasons, reasons_of, thought_of
from slagveld.coach import CoachReport, coached
from slagveld.kernel.codec import MalformedError
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.registry import game as find
from slagveld.kernel.registry import games
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.kernel.save import load
from slagveld.kernel.shell import malformed
from slagveld.kernel.verify import verify
from slagveld.puzzles import Judgement, judged, puzzle_of


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


class Review(msgspec.Struct, frozen=True, tag="review"):
    """Let the coach look at a battle that is over: he gets all of it."""

    save: bytes


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """Say how good an answer to a puzzle is."""

    game: str
    number: int
    action: bytes


Job = Answer | Examine | Advise | Judge | Review

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
    reasons: Reasons | None = None
    """What spoke for the action; None: it is none that the game knows."""
    advice: Advice | None = None
    judgement: Judgement | None = None
    refusal: Refusal | None = None
    report: CoachReport | None = None
    part: float | None = None
    """How much is done, where more is to come; None: this is the end."""


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
        job = _jobs.decode(data)
        result = _reviewed(job, pipe) if isinstance(job, Review) else done(job)
        pipe.send_bytes(msgspec.msgpack.encode(result))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def done(job: Answer | Examine | Advise | Judge) -> Result:
    """The result of a job. What a bot throws ends the worker, which is then replaced."""
    if isinstance(job, Answer):
        return _answer(job)
    if isinstance(job, Advise):
        return Result(advice=_advised(job))
    if isinstance(job, Judge):
        return _judged(job)
    return Result(refusal=_examined(job.save))


def _answer(job: Answer) -> Result:
    game = find(job.game)
    view: Any = game.codec.state(job.view)
    thought = thought_of(waited_for(job.bot), game, view, job.seat, Rng(job.seed))
    sane = isinstance(thought.action, Action)
    reasons = reasons_of(game, view, job.seat, thought, job.seed) if sane else None
    return Result(action=game.codec.encode(thought.action), reasons=reasons)


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


def _reviewed(job: Review, pipe: Connection) -> Result:
    """What the coach says; whoever waits is told each hundredth that is done."""
    told = 0

    def progress(part: float) -> None:
        nonlocal told
        if int(100 * part) > told:
            told = int(100 * part)
            pipe.send_bytes(msgspec.msgpack.encode(Result(part=part)))

    try:
        return Result(report=coached(load(job.save), progress))
    except RefusedError as error:
        return Result(refusal=error.refusal)


def _judged(job: Judge) -> Result:
    game = find(job.game)
    try:
        action = game.codec.action(job.action)
        return Result(judgement=judged(game, puzzle_of(job.game, job.number), action))
    except MalformedError as error:
        return Result(refusal=malformed(str(error)))
    except RefusedError as error:
        return Result(refusal=error.refusal)


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
