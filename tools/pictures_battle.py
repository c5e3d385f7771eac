"""Write the battle that the pictures show: two bots fight among the ruins until it is lively.

Usage: `python tools/pictures_battle.py FILE`. The battle stops when Anna's creatures are to act,
several stand on each side, and one of hers that has not acted has an enemy within its walk.
"""

import math
import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from slagveld.bots.greedy import GreedyBot
from slagveld.kernel import save
from slagveld.kernel.fields import PieceField
from slagveld.kernel.match import Match
from slagveld.kernel.registry import game as find
from slagveld.kernel.state import Seat

SEATS = (Seat("Anna", 0), Seat("Bram", 1))
MANY = 5
"""Pieces of each side, the wizard among them, that make a picture lively."""
NEAR = (600, 780)
"""How far from an enemy a creature stands that is about to run into it, in units of 0.1 mm."""
TRIES = 40


def armies() -> tuple[Any, ...]:
    """The first two ready-made stocks, as a set-up takes them."""
    muster = find("wizard-duel").muster()
    ready = () if muster is None else muster.ready()
    return tuple(msgspec.to_builtins(army) for army in list(ready)[:2])


def lively(match: Match[Any]) -> bool:
    """Whether this is the moment."""
    decision = match.decision_for(0)
    if decision is None or 0 not in decision.seats:
        return False
    forms = {form.action: form for form in decision.forms}
    if not {"Walk", "EndTurn", "Shoot"} <= forms.keys():
        return False
    scene = match.game.scene(match.view(0), 0)
    sides = [[piece for piece in scene.pieces if piece.seat == seat] for seat in (0, 1)]
    if min(len(side) for side in sides) < MANY:
        return False
    able = [
        number
        for field in forms["Walk"].fields
        if isinstance(field, PieceField)
        for number in field.allowed
    ]
    gaps = [
        math.hypot(one.pose.x - other.pose.x, one.pose.y - other.pose.y)
        for one in sides[0]
        for other in sides[1]
        if one.id in able and not one.spent and one.pose is not None and other.pose is not None
    ]
    return bool(gaps) and NEAR[0] < min(gaps) < NEAR[1]


def fought(seed: int) -> Match[Any] | None:
    """A battle from this seed at its lively moment, if it has one."""
    game = find("wizard-duel")
    bot = GreedyBot()
    rng = Random(seed)
    match = Match.start(
        game, "ruins", seed=f"pictures-{seed}", seats=SEATS, armies=armies(), take_back="free"
    )
    while (decision := match.decision) is not None:
        if lively(match):
            return match
        seat = decision.described.seats[0]
        match.play(bot.answer(game, match.view(seat), seat, rng), seat)
    return None


def main(words: list[str]) -> int:
    """Find the first lively battle and write it; the exit code."""
    for seed in count() if len(words) == 1 else ():
        if seed == TRIES:
            break
        match = fought(seed)
        if match is not None:
            Path(words[0]).write_bytes(save.dump(match, ("", "greedy")))
            return 0
    print("No lively battle found; usage: pictures_battle.py FILE", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
