"""Walls keep units apart: who goes along one touches nobody behind it but at its openings."""

import pytest

from slagveld.games.carnage.movement.break_off_and_flight import BreakOff
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.terrain.high_walls import partings
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE
from tests.games.carnage.battle import EAST, HERO, NORTH, RIDER, box, profile, unit
from tests.games.carnage.buildings.test_doors import field, indoors, one_door, why


def along(state, y, *xs):
    return why(state, March(1, 0, tuple([Spot(x, y) for x in xs])))


@pytest.mark.rule("CAR-9.7-enter", "CAR-9.3.1")
def test_a_march_along_the_wall_touches_nobody_behind_it():
    # A base of 2.5 cm goes along the north wall; the enemy stands close behind it.
    riders = profile(RIDER, width=250, depth=250)
    mine = unit(0, 51, 48.75, EAST, count=1, of=riders, lives=[2])
    state = indoors(field(mine, unit(1, 20, 20, count=8), hall=one_door((7000, 7000))), 2)
    assert min(pose.y for pose in state.unit(2).places) == 5125
    assert along(state, 4875, 6000) is None
    assert along(state, 4875, 7500) is None
    assert along(state, 4875, 6000, 6500) is None
    open_hall = indoors(field(mine, unit(1, 20, 20, count=8)), 2)
    assert along(open_hall, 4875, 7500) == "CAR-8-engaged", "through the door they touch"


@pytest.mark.rule("CAR-8-engaged", "CAR-9.3.1")
def test_a_wall_that_does_not_part_them_changes_nothing():
    # An enemy with a wall at its back is brushed as always, be it for a few millimetres.
    mine = unit(0, 60, 97.45, EAST, count=1, of=HERO)
    foe = unit(1, 70, 98.75, NORTH, count=1)
    wall = box(8, "high-wall", 60, 101.25, 20, 1)
    for terrain in ((), (wall,)):
        state = field(mine, foe, terrain=terrain)
        assert along(state, 9745, 7800) == "CAR-8-engaged"
        assert along(state, 9745, 7000) is None
        assert along(state, 9745, 7000, 7050) == "CAR-8-engaged"
        assert along(field(unit(0, 60, 97.39, EAST, count=1, of=HERO), foe), 9739, 7800) is None
        # Down past the corner at an angle: nearer than a millimetre for two of them.
        slant = (Spot(6770, 9600), Spot(6870, 9860))
        assert why(state, March(1, 0, (*slant, Spot(6800, 9860)))) == "CAR-8-engaged"


@pytest.mark.rule("CAR-9.3.1")
@pytest.mark.parametrize(
    ("box_", "near"),
    [
        ((4000, 4000, 4989, 4989), False),
        ((4000, 4000, 4990, 4990), True),
        ((7011, 6000, 8000, 6100), False),
        ((7010, 6000, 8000, 6100), True),
        ((6000, 7011, 6100, 8000), False),
        ((6000, 7010, 6100, 8000), True),
        ((5200, 4000, 5300, 4989), False),
        ((5200, 4000, 5300, 4990), True),
        ((5900, 4000, 6100, 4990), False),
        ((5300, 5300, 6700, 6700), False),
        ((1000, 1000, 1990, 1990), True),
        ((1000, 1000, 1989, 1990), False),
        ((1000, 1000, 1990, 1989), False),
        ((3010, 3010, 3500, 3500), True),
        ((3011, 3010, 3500, 3500), False),
        ((3010, 3011, 3500, 3500), False),
    ],
)
def test_walls_within_a_millimetre_are_near(box_, near):
    walls = partings(field(terrain=(box(8, "high-wall", 20, 20, 10, 10),)).field.table)
    assert walls.is_near(tuple([value * FINE for value in box_])) is near


@pytest.mark.rule("CAR-8.6", "CAR-9.7-enter")
def test_who_breaks_off_along_the_wall_is_rid_of_those_behind_it():
    mine = unit(0, 61.25, 48.75, EAST, count=1, of=profile(w=5))
    state = indoors(field(mine, unit(1, 20, 20, count=1)), 2)
    assert state.field.touches(*state.units)
    assert why(state, BreakOff(1, 0, (Spot(6300, 4875),))) == "CAR-8.6"
    assert why(state, BreakOff(1, 0, (Spot(6420, 4875),))) is None
