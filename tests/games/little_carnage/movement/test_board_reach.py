"""The reach on a board is exactly what steps and turns give, however it is found."""

from random import Random

import pytest

from slagveld.games.little_carnage.core.board import AHEAD
from slagveld.games.little_carnage.movement.board_reach import path_to, spread
from slagveld.games.little_carnage.movement.board_steps import STEPS, Walker
from slagveld.games.little_carnage.movement.board_ways import (
    end_pose,
    start_of,
    stepped_to,
    turned_to,
)
from slagveld.games.little_carnage.movement.crossing_and_ending import Mover, stand_refusal
from slagveld.games.little_carnage.movement.walk import walked
from slagveld.kernel.rulebook import Refusal
from tests.games.little_carnage.battle import box, units
from tests.games.little_carnage.boards import MONSTER, RIDER, lone

KINDS = ("hedge", "high-wall", "impassable", "ditch", "building")


def littered(seed, card):
    lot = Random(seed)
    pieces = [
        box(number, lot.choice(KINDS), lot.randrange(5, 16), lot.randrange(5, 16), 2, 1)
        for number in range(1, 7)
    ]
    clear = [piece for piece in pieces if not _covers(piece, 10, 10)]
    enemies = [(lot.randrange(5, 16), lot.randrange(5, 9)) for _ in range(6)]
    return lone(*enemies, card=card, terrain=clear)


def _covers(piece, column, row):
    xs, ys = zip(*piece.outline.points, strict=True)
    near = min(xs) < units(column + 2) and max(xs) > units(column)
    return near and min(ys) < units(row + 2) and max(ys) > units(row)


def tried(walker, most):
    """Least costs by trying every turn and step again and again, until nothing gets cheaper."""
    start = start_of(walker.stand)
    came = {start.place: start}
    waiting = [start]
    best = {}
    while waiting:
        label = waiting.pop()
        for facing in AHEAD:
            looking = turned_to(walker, label, facing)
            if isinstance(looking, Refusal) or looking.cost > most:
                continue
            best[looking.place] = min(looking.cost, best.get(looking.place, most))
            for step in STEPS:
                found = stepped_to(walker, looking, step)
                if isinstance(found, Refusal) or found.cost > most:
                    continue
                known = came.get(found.place)
                if known is None or found.cost < known.cost:
                    came[found.place] = found
                    waiting.append(found)
    return best


@pytest.mark.rule("LC-1.9-4")
@pytest.mark.parametrize("card", [None, RIDER, MONSTER])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_reach_is_exact(card, seed):
    state = littered(seed, card)
    stand = state.field.by_id[1]
    found = spread(Mover(state, stand, units(4)))
    assert {place: label.cost for place, label in found.items()} == tried(
        Walker(Mover(state, stand)), 4
    )


@pytest.mark.rule("LC-1.9-4")
@pytest.mark.parametrize("card", [None, RIDER, MONSTER])
def test_the_way_to_every_place_within_reach_is_allowed_and_costs_no_more(card):
    state = littered(4, card)
    stand = state.field.by_id[1]
    walker = Walker(Mover(state, stand))
    count = 0
    for place, label in spread(Mover(state, stand, units(4))).items():
        pose = end_pose(walker, place)
        if stand_refusal(state, stand, pose) is not None:
            continue
        path = path_to(Mover(state, stand, units(4)), pose)
        way = walked(Mover(state, stand, units(4)), path, pose.facing)
        assert not isinstance(way, Refusal), (pose, path, str(way))
        assert (way.pose, way.cost) == (pose, label.cost * 250)
        count += 1
    assert count > 50
