"""What a decision costs: the times of everything that is asked of a state.

Every kind of question is put to a state of its own, made by carrying the same action out once more
with the same dice: it has what its makers left it (pieces that did not change, and what is kept
beside them) and nothing that another question worked out. Times are of the processor, so that
other work on the machine counts as little as can be, without the collecting of garbage.
"""

import functools
import gc
from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import Any

from growth_battles import begun, figures
from slagveld.bots import GreedyBot
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Form, Partial
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.fields import PathField, PlacementsField, SpotField
from slagveld.kernel.game import Game
from slagveld.kernel.preview import preview

KINDS = (
    "menu",
    "question",
    "proposal",
    "greedy",
    "scene",
    "changed",
    "preview",
    "apply",
    "encode",
    "hash",
)
"""What is measured.

The menu of candidates; the question as data; a random answer; greedy's answer; the scene of a state
of which nothing is known, as after loading; the scene after one decision; the preview of a
half-filled action; an answer carried out; the state as JSON, which its mark in the log is made of;
its hash.
"""
STEPS = 4
"""Previews of one field on its way to where it is dragged."""
SPREAD = 600
"""How far from there a drag begins, at most."""
DRAGS = 3
"""Answers that are filled in at one decision, each on a state of its own."""
PLACES = (SpotField, PathField, PlacementsField)
"""Kinds of field that are dragged."""
TRIES = 3
"""So many proposals are looked at for one with a place in it."""

Times = dict[str, list[float]]
"""Milliseconds by kind."""


def timed(work: Callable[[], Any], into: list[float]) -> Any:
    """What some work gives; its milliseconds are noted."""
    gc.disable()
    began = process_time()
    found = work()
    into.append(1000 * (process_time() - began))
    gc.enable()
    return found


def measured(
    game: Game[Any], size: int, seed: int, decisions: int, every: int, kinds: Sequence[str] = KINDS
) -> tuple[int, Times]:
    """The figures of a battle at its start, and the times of some kinds at the decisions met.

    So that each size sees the same part of a battle, one so many times as large is played for so
    many times as many decisions, and every `every * size`-th is measured.
    """
    times: Times = {kind: [] for kind in kinds}
    state = begun(game, size, seed)
    count = figures(game, state)
    rng = Rng(f"growth/{seed}/answers")
    for number in range(decisions * size):
        question = game.question(state)
        if question is None:
            break
        seat = asked_seat(question, state)
        action = question.propose(state, seat, rng)
        after = Repeat(game, state, seat, action, f"growth/{seed}/{number}")
        if number % (every * size) == 0:
            _measure(after, times, Rng(f"growth/{seed}/{number}/asked"))
        state = after()
    return count, times


def asked_seat(question: Question, state: Any) -> int:
    """The first seat that has not answered."""
    return next(seat for seat in question.who(state) if seat not in state.sealed.seats)


class Repeat:
    """The state after an action: the same every time, and every time a new one."""

    def __init__(self, game: Game[Any], state: Any, seat: int, action: Action, key: str) -> None:
        self.game = game
        self.state = state
        """Before the action."""
        self.seat = seat
        self.action = action
        self.key = key
        """What the dice come from."""

    def __call__(self) -> Any:
        """A new state after the action."""
        dice = Quick(Rng(self.key))
        return self.game.apply(self.state, self.seat, self.action, dice).state

    def asked(self) -> tuple[Any, Question]:
        """A new state after the action, and its question."""
        state = self()
        question = self.game.question(state)
        if question is None:
            raise LookupError("nobody is asked anything")
        return state, question


def _measure(after: Repeat, times: Times, rng: Rng) -> None:
    """One decision, carried out and then asked everything that is to be measured."""
    game = after.game
    game.scene(game.view(after.state, after.seat), after.seat)
    state = timed(after, times.get("apply", []))
    if state.outcome is not None:
        return
    seat = asked_seat(after.asked()[1], state)
    if "changed" in times:
        timed(lambda: game.scene(game.view(state, seat), seat), times["changed"])
    encoded = timed(lambda: game.codec.encode(state), times.get("encode", []))
    unknown = game.codec.state(encoded)
    if "scene" in times:
        timed(lambda: game.scene(game.view(unknown, seat), seat), times["scene"])
    if "hash" in times:
        timed(lambda: hash(unknown), times["hash"])
    if "preview" in times:
        _previews(after, seat, times["preview"], rng)
    if "question" in times:
        state, question = after.asked()
        timed(lambda: question.ask(state), times["question"])
    if "proposal" in times:
        state, question = after.asked()
        timed(lambda: question.propose(state, seat, rng), times["proposal"])
    if "menu" in times:
        state, question = after.asked()
        timed(lambda: list(question.candidates(state, seat)), times["menu"])
    if "greedy" in times:
        state, bot = after(), GreedyBot()
        timed(lambda: bot.answer(game, game.view(state, seat), seat, rng), times["greedy"])


def _previews(after: Repeat, seat: int, into: list[float], rng: Rng) -> None:
    """Some answers filled in field by field."""
    state, question = after.asked()
    forms = question.ask(state).forms
    for _ in range(DRAGS if forms else 0):
        partials = list(drags(after.game, after(), seat, forms, rng))
        told = functools.partial(preview, after.game, after(), seat)
        for one in partials:
            timed(functools.partial(told, one), into)


# Half-filled actions


def drags(
    game: Game[Any], state: Any, seat: int, forms: Sequence[Form], rng: Rng
) -> Iterator[Partial]:
    """The half-filled actions of somebody who fills in one answer, field by field.

    A place is dragged: it comes nearer step by step.
    """
    form, values = _answer(game, state, seat, forms, rng)
    filled: dict[str, Any] = {}
    for field in form.fields:
        if field.name not in values:
            continue
        last = values[field.name]
        if isinstance(field, PLACES):
            dx, dy = rng.randrange(-SPREAD, SPREAD + 1), rng.randrange(-SPREAD, SPREAD + 1)
            for step in range(STEPS - 1, 0, -1):
                there = shifted(last, dx * step // STEPS, dy * step // STEPS)
                yield Partial(form.action, {**filled, field.name: there})
        filled[field.name] = last
        yield Partial(form.action, dict(filled))


def _answer(
    game: Game[Any], state: Any, seat: int, forms: Sequence[Form], rng: Rng
) -> tuple[Form, dict[str, Any]]:
    """A proposal as a form and the values of its fields; with a place in it if one is found."""
    question = game.question(state)
    if question is None:
        raise LookupError("nobody is asked anything")
    form = forms[0]
    values: dict[str, Any] = {}
    for _ in range(TRIES):
        values = game.codec.builtins(question.propose(state, seat, rng))
        form = next((form for form in forms if form.action == values["type"]), forms[0])
        if any(isinstance(field, PLACES) for field in form.fields):
            break
    return form, values


def shifted(value: Any, dx: int, dy: int) -> Any:
    """A place, the last of a way, or every place of a plan, so far away; all else as it is."""
    if isinstance(value, dict):
        moved = {**value}
        if "x" in value:
            moved |= {"x": value["x"] + dx, "y": value["y"] + dy}
        return moved | {
            key: shifted(value[key], dx, dy) for key in ("pose", "path") if key in value
        }
    if isinstance(value, list) and value:
        if isinstance(value[0], int):
            return [value[0] + dx, value[1] + dy, *value[2:]]
        if isinstance(value[0], dict):
            return [shifted(one, dx, dy) for one in value]
        return [*value[:-1], shifted(value[-1], dx, dy)]
    return value
