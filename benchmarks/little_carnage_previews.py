"""How long a dragged regiment of Little Carnage makes the player wait for its preview.

    python benchmarks/little_carnage_previews.py [--previews 600] [--seed 1] [--against SRC]

Greedy bots fight battles of every scenario with its own armies and with large ones drawn by lot,
on free ground and, every fourth time, on a board. Wherever a regiment with enemies near may move,
somebody drags: one model step by step to a place at an enemy, now and then along a waypoint or
with a facing of its own, and now and then several models. Every drag begins on a field of which
nothing is known yet, as a server begins. Times are of the processor, so that other work on the
machine counts as little as can be.

With `--against` another state of the sources answers the same previews in the same run, one
by one in turn, and every answer that differs is told.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import IO, Any

import msgspec

from slagveld.bots import GreedyBot
from slagveld.games.little_carnage.core.activated_regiment import active, moves
from slagveld.games.little_carnage.core.book import INCH, KEY
from slagveld.games.little_carnage.core.cards import Card, cards
from slagveld.games.little_carnage.core.regiment import Stand
from slagveld.games.little_carnage.core.state import LittleState
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.march.movement_action import MARCHING, open_refusal
from slagveld.games.little_carnage.movement.allowance import allowance
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.fields import Placement
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.setup import Setup
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import TURN, direction_of

SRC = Path(__file__).resolve().parent.parent / "src"
STEPS = 6
"""Previews of one drag."""
DRAGS = 2
"""Drags from one position."""
NEAR = 4 * INCH
"""How far beyond its movement an enemy may be from a regiment that is dragged."""
POINTS = 2500
"""More than any army here costs."""
REGIMENTS = 6
"""Regiments of a drawn army."""
CAP = 1500
"""Decisions of one battle."""
SLOWEST = 8
"""So many of the slowest are told."""

Case = dict[str, Any]
"""A position, the seat that drags, and the values of each preview of a drag."""


# What is dragged


def cases(seed: int) -> Iterator[Case]:
    """Drags without end, out of battle after battle."""
    game = LittleCarnage()
    keys = [scenario.key for scenario in game.scenarios()]
    number = 0
    while True:
        key = keys[number % len(keys)]
        board = number // len(keys) % 4 == 3
        rng = Rng(f"{seed}/{number}")
        setup = game.setup(key, options={"board": board, "points": POINTS})
        if number % 2:
            colours = rng.sample(sorted({card.colour for card in fighters()}), 2)
            armies = tuple([_army(colour, rng) for colour in colours])
            setup = replace(setup, armies=armies)
        yield from _battle(game, setup, board=board, rng=rng)
        number += 1


def fighters() -> list[Card]:
    """Cards of regiments that need no other."""
    rows = cards().values()
    return [row for row in rows if not (row.rides or row.bears or row.skills.magic)]


def _army(colour: str, rng: Rng) -> Case:
    """Some regiments of a colour in full strength."""
    rows = rng.choices([card for card in fighters() if card.colour == colour], k=REGIMENTS)
    entries = tuple([Chosen(key=card.key, count=card.most) for card in rows])
    roster = Roster(game=KEY, name=colour, total=POINTS, entries=entries)
    found: Case = msgspec.to_builtins(roster)
    return found


def _battle(game: LittleCarnage, setup: Setup, *, board: bool, rng: Rng) -> Iterator[Case]:
    key = setup.scenario
    dice = Quick(rng)
    state = game.begin(setup, dice).state
    bot = GreedyBot()
    for _ in range(CAP):
        question = game.question(state)
        if question is None:
            return
        seat = next(one for one in question.who(state) if one not in state.sealed.seats)
        if open_refusal(state, seat) is None and rng.random() < 0.25:
            for _ in range(DRAGS):
                drag = _drag(state, rng)
                if drag:
                    words = game.codec.encode(state).decode()
                    yield {"battle": key, "board": board, "state": words, "seat": seat} | drag
        action = bot.answer(game, game.view(state, seat), seat, rng)
        if game.check(state, seat, action) is not None:
            action = question.candidates(state, seat)[0]
        state = game.apply(state, seat, action, dice).state


def _drag(state: LittleState, rng: Rng) -> Case:
    """One drag of a regiment towards an enemy near it; empty where none is."""
    regiment = active(state)
    stands = moves(state, regiment)
    lead = rng.choice(stands)
    far = allowance(state, regiment).total + NEAR
    near = [
        other
        for other in state.field.stands
        if other.seat != lead.seat and _apart(lead, other) < far
    ]
    if not near:
        return {}
    enemy = rng.choice(near)
    x = enemy.pose.x + rng.randrange(-2 * INCH, 2 * INCH + 1)
    y = enemy.pose.y + rng.randrange(-2 * INCH, 2 * INCH + 1)
    looks = [
        lead.pose.facing,
        int(direction_of(enemy.pose.x - x, enemy.pose.y - y)),
        (enemy.pose.facing + TURN // 2) % TURN,
        rng.randrange(TURN),
    ]
    look = rng.choice(looks)
    bend: tuple[Spot, ...] = ()
    if rng.random() < 0.2:
        aside = rng.randrange(-INCH, INCH + 1)
        bend = (Spot((lead.pose.x + x) // 2 + aside, (lead.pose.y + y) // 2, lead.pose.level),)
    flying = rng.random() < 0.7
    several = len(stands) > 1 and rng.random() < 0.2
    plans: list[Case] = []
    for step in range(1, STEPS + 1):
        here = lead.pose
        to = (here.x + (x - here.x) * step // STEPS, here.y + (y - here.y) * step // STEPS)
        told = [_placed(lead, to, look, bend)]
        if several:
            other = next(one for one in stands if one.id != lead.id)
            beside = (other.pose.x + to[0] - here.x, other.pose.y + to[1] - here.y)
            told.insert(0, _placed(other, beside, look, ()))
        plans.append({"plan": msgspec.to_builtins(told), "flying": flying})
    return {"regiment": regiment.card.key, "models": len(stands), "plans": plans}


def _placed(stand: Stand, to: tuple[int, int], look: int, bend: tuple[Spot, ...]) -> Placement:
    here = stand.pose
    pose = Pose(*to, look, here.z, here.level)
    return Placement(stand.id, pose, (*bend, Spot(*to, here.level)))


def _apart(one: Stand, other: Stand) -> float:
    dx, dy = one.pose.x - other.pose.x, one.pose.y - other.pose.y
    return float((dx * dx + dy * dy) ** 0.5)


# Answering


def answer() -> None:
    """Read drags, one each line, and write for each its times and its answers."""
    codec = LittleCarnage().codec
    for line in sys.stdin:
        case = json.loads(line)
        state = codec.state(case["state"].encode())
        took: list[float] = []
        answers: list[str] = []
        for values in case["plans"]:
            began = process_time()
            preview = MARCHING.preview(state, case["seat"], Partial("March", values))
            took.append(process_time() - began)
            answers.append(msgspec.json.encode(preview).decode())
        print(json.dumps({"took": took, "answers": answers}), flush=True)


class Teller:
    """A process that answers drags with the sources of one folder."""

    def __init__(self, source: Path) -> None:
        self.source = source
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--answer"],
            env={**os.environ, "PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.took: list[float] = []
        self.slowest: list[tuple[float, str]] = []

    def told(self, case: Case) -> list[str]:
        """What it answers to each preview of a drag; the times are kept."""
        into, out = self.process.stdin, self.process.stdout
        _say(into, case)
        found = json.loads(out.readline() if out else "")
        for step, took in enumerate(found["took"]):
            what = f"{case['battle']} {'board ' if case['board'] else ''}{case['models']} "
            what += f"{case['regiment']}, preview {step + 1}"
            self.slowest.append((took, what))
        self.took += found["took"]
        return list(found["answers"])

    def report(self) -> None:
        """Print the middle, the 95th of 100, the worst, and which were slow."""
        took = sorted(self.took)
        if not took:
            return
        late = took[len(took) * 95 // 100]
        over = sum([one > 0.05 for one in took]), sum([one > 0.1 for one in took])
        print(f"{self.source}: {len(took)} previews")
        print(
            f"  median {1000 * median(took):.1f} ms, 95 % {1000 * late:.1f} ms,"
            f" worst {1000 * took[-1]:.1f} ms; {over[0]} over 50 ms, {over[1]} over 100 ms"
        )
        for time, what in sorted(self.slowest, reverse=True)[:SLOWEST]:
            print(f"    {1000 * time:6.1f} ms  {what}")


def _say(into: IO[str] | None, case: Case) -> None:
    if into is not None:
        into.write(json.dumps(case) + "\n")
        into.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description="How quick are Little Carnage's previews?")
    parser.add_argument("--previews", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", type=Path, default=None, metavar="SRC")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.answer:
        answer()
        return
    tellers = [Teller(source) for source in (SRC, asked.against) if source is not None]
    count = differ = 0
    for case in cases(asked.seed):
        answers = [teller.told(case) for teller in tellers]
        for values, *told in zip(case["plans"], *answers, strict=True):
            count += 1
            if len(set(told)) > 1:
                differ += 1
                print("differs:", case["battle"], json.dumps(values), *told, sep="\n  ")
        if count >= asked.previews:
            break
    for teller in tellers:
        teller.report()
        teller.process.kill()
        teller.process.wait()
    if asked.against is not None:
        print(f"{differ} of {count} answers differ")


if __name__ == "__main__":
    main()
