"""What ground and obstacles do to ways, and where one stands among them."""

import pytest

from slagveld.games.confrontation.terrain.obstacles import Going
from slagveld.games.confrontation.terrain.paths import way_cost, way_refusal
from slagveld.games.confrontation.terrain.standing_room import stand_refusal
from slagveld.table.shapes import Pose
from tests.games.confrontation.battle import NORTH, battle, box, card, man, units
from tests.games.confrontation.terrain.test_paths import going, path, saying, standing

LARGE = card(size="large")
SMALL = card(size="small")
FLYER = card(second_movement=20, medium="air", abilities=("vol",))
SWIMMER = card(second_movement=15, medium="water")


def costing(state, *places, number=1, **more):
    """What a way over places in cm costs, in cm."""
    return way_cost(state, state.figure(number), path(*places), Going(**more)) / 100


def field(*terrain, key=None, **more):
    """One figure at (20, 20) among terrain."""
    return battle(man(0, 20, 20, key=key, **more), terrain=terrain)


def strip(kind, height=0, **more):
    """A strip across the way to the east, 22 to 26 cm, as a figure at (20, 20) meets it."""
    return box(1, kind, 23, 10, 3, 20, height=units(height), **more)


# Slow ground


@pytest.mark.rule("CON-MOVE-10", "CON-HOUSE-6")
@pytest.mark.parametrize(
    ("kind", "cost"),
    [("open", 10), ("wood", 13), ("encumbered", 13), ("heavily-encumbered", 16), ("marsh", 10)],
)
def test_what_three_cm_of_ground_cost(kind, cost):
    state = field(strip(kind))
    assert costing(state, (30, 20)) == cost
    assert going(state, (30, 20), limit=cost) is None
    if cost > 10:
        assert going(state, (30, 20), limit=cost - 0.01) == "CON-WALK-1"
    assert going(state, (30, 20), limit=10, flying=True) is None


@pytest.mark.rule("CON-MOVE-10")
def test_the_middle_of_the_base_counts_and_the_dearest_ground():
    state = field(strip("wood"), box(2, "heavily-encumbered", 25, 10, 5, 20))
    assert costing(state, (22.99, 20)) == 2.99
    assert costing(state, (24, 20)) == 5
    assert costing(state, (26, 20)) == 3 + 2 * 2 + 3
    assert costing(state, (24, 20), (24, 22)) == 9


@pytest.mark.rule("CON-HOUSE-6")
@pytest.mark.parametrize(
    ("ability", "kind", "cost"),
    [
        ("immunite/encumbered", "wood", 10),
        ("immunite/encumbered", "encumbered", 10),
        ("immunite/encumbered", "heavily-encumbered", 16),
        ("immunite/heavily-encumbered", "heavily-encumbered", 10),
        ("immunite/heavily-encumbered", "encumbered", 13),
        ("immunite/fear", "encumbered", 13),
    ],
)
def test_immunity_to_a_class_of_ground_makes_it_open(ability, kind, cost):
    state = field(strip(kind), key=card(abilities=(ability,)))
    assert costing(state, (30, 20)) == cost


# Obstacles


@pytest.mark.rule("CON-HOUSE-6")
def test_a_low_obstacle_costs_two_and_a_half_cm_in_any_move():
    state = field(strip("obstacle", 1.5))
    assert costing(state, (30, 20)) == 12.5
    assert costing(state, (30, 20), walking=True) == 12.5
    assert costing(state, (24, 20)) == 5.25
    assert going(state, (30, 20), limit=12.5) is None
    assert going(state, (30, 20), limit=12.49) == "CON-WALK-1"
    assert standing(state, 22.5, 20) is None
    on_it = battle(man(0, 24, 20, z=1.5), terrain=[strip("obstacle", 1.5)])
    assert costing(on_it, (30, 20)) == 7.25


@pytest.mark.rule("CON-HOUSE-6")
def test_a_smaller_obstacle_costs_half_of_mov_in_a_walk_alone():
    state = field(strip("obstacle", 1.51))
    assert saying(state, (30, 20), limit=20) == ("CON-HOUSE-6", "smaller")
    assert going(state, (30, 20), limit=15, walking=True) is None
    assert going(state, (30, 20), limit=14.99, walking=True) == "CON-WALK-1"
    assert costing(state, (30, 20), walking=True) == 15
    swift = field(strip("obstacle", 2), key=card(movement=17.5))
    assert costing(swift, (30, 20), walking=True) == 18.75
    assert going(state, (21.75, 20)) is None
    assert going(state, (21.77, 20)) == "CON-HOUSE-6"


@pytest.mark.rule("CON-HOUSE-6")
def test_an_obstacle_as_large_as_the_figure_bars_every_way_on_foot():
    state = field(strip("obstacle", 2.01))
    assert saying(state, (30, 20), limit=20) == ("CON-HOUSE-6", "obstacle")
    assert saying(state, (30, 20), limit=20, walking=True) == ("CON-HOUSE-6", "obstacle")
    assert going(state, (21.75, 20), walking=True) is None
    large = field(strip("obstacle", 2.01), key=LARGE)
    assert costing(large, (30, 20)) == 12.5
    small = field(strip("obstacle", 1.01), key=SMALL)
    assert saying(small, (30, 20), limit=20, walking=True) == ("CON-HOUSE-6", "obstacle")


@pytest.mark.rule("CON-CHARGE-3")
def test_a_way_may_lead_round_an_obstacle():
    state = field(box(1, "obstacle", 23, 15, 3, 6.25, height=500))
    assert going(state, (30, 20), limit=40) == "CON-HOUSE-6"
    assert going(state, (20, 22.5), (30, 22.5), (30, 20), limit=15) is None
    assert going(state, (20, 22.48), (30, 22.48), (30, 20), limit=15) == "CON-HOUSE-6"


def test_who_stands_on_an_obstacle_moves_on_top_and_does_not_step_off():
    high = box(1, "obstacle", 10, 10, 30, 20, height=500)
    state = battle(man(0, 20, 20, z=5), terrain=[high])
    assert going(state, (30, 20), walking=True) is None
    assert saying(state, (41, 20), limit=30, walking=True) == ("CON-HOUSE-6", "obstacle")
    gap = box(1, "gap", 10, 10, 30, 20, height=500)
    below = battle(man(0, 20, 20, z=-5), terrain=[gap])
    assert going(below, (30, 20)) is None
    assert saying(below, (41, 20), limit=30) == ("CON-JUMP-3", "gap")


def test_who_got_into_what_is_barred_may_leave_it():
    state = battle(man(0, 24, 20), terrain=[strip("impassable")])
    assert going(state, (30, 20)) is None


@pytest.mark.rule("CON-HOUSE-6")
def test_gaps_water_and_the_impassable_are_not_walked():
    assert saying(field(strip("gap")), (30, 20)) == ("CON-JUMP-3", "gap")
    assert saying(field(strip("deep-water")), (30, 20)) == ("CON-SWIM-1", "water")
    assert saying(field(strip("impassable")), (30, 20)) == ("CON-HOUSE-6", "barred")
    assert going(field(strip("deep-water")), (21.75, 20)) is None
    assert going(field(strip("deep-water")), (21.77, 20)) == "CON-SWIM-1"
    swimming = battle(man(0, 24.5, 20), terrain=[strip("deep-water")])
    assert going(swimming, (30, 20)) == "CON-SWIM-1"


@pytest.mark.rule("CON-STAT-2")
def test_a_swimming_creature_needs_no_stunt():
    state = field(strip("deep-water"), key=SWIMMER)
    assert going(state, (30, 20)) is None
    assert costing(state, (30, 20)) == 10


@pytest.mark.rule("CON-HOUSE-6")
def test_a_door_costs_two_and_a_half_cm():
    door = box(2, "door", 23, 18, 3, 4)
    walls = [box(1, "impassable", 23, 5, 3, 13), box(3, "impassable", 23, 22, 3, 13)]
    state = field(*walls, door)
    assert costing(state, (30, 20)) == 12.5
    assert going(state, (30, 20), limit=12.5) is None
    assert going(state, (30, 20.75), limit=12.6) is None
    assert going(state, (20, 20.77), (30, 20.77), limit=20) == "CON-HOUSE-6"


# Ladders


@pytest.fixture
def tower():
    terrain = [box(1, "obstacle", 30, 10, 20, 20, height=400), box(2, "ladder", 29, 18, 2, 4)]
    return battle(man(0, 20, 20), terrain=terrain)


@pytest.mark.rule("CON-HOUSE-6")
def test_a_ladder_is_walked_at_twice_its_height(tower):
    assert costing(tower, (35, 20), walking=True) == 15 + 8
    assert going(tower, (35, 20), limit=23, walking=True) is None
    assert going(tower, (35, 20), limit=22.99, walking=True) == "CON-WALK-1"
    assert going(tower, (35, 20), limit=40) == "CON-HOUSE-6"
    down = battle(man(0, 35, 20, z=4), terrain=tower.field.table.terrain)
    assert costing(down, (25, 20), walking=True) == 18
    assert going(down, (25, 20), limit=18, walking=True) is None
    assert going(down, (25, 20), limit=18) == "CON-HOUSE-6"


@pytest.mark.rule("CON-HOUSE-6")
def test_beside_its_ladder_an_obstacle_is_closed(tower):
    assert going(tower, (28, 20), (33, 12.5), limit=60, walking=True) == "CON-HOUSE-6"
    assert going(tower, (20, 15), (35, 15), limit=60, walking=True) == "CON-HOUSE-6"
    assert going(tower, (29.5, 20), (29.5, 25), (35, 25), limit=60, walking=True) == "CON-HOUSE-6"
    assert going(tower, (35, 20), (35, 32), limit=60, walking=True) == "CON-HOUSE-6"


# Standing


@pytest.mark.rule("CON-HOUSE-6")
@pytest.mark.parametrize("kind", ["impassable", "deep-water"])
def test_nobody_stands_in_what_is_barred_or_in_water(kind):
    state = field(strip(kind))
    assert standing(state, 21.75, 20) is None
    assert standing(state, 21.77, 20) == "CON-HOUSE-6"
    assert standing(state, 24.5, 20) == "CON-HOUSE-6"
    assert standing(state, 21.75, 20, 45) == "CON-HOUSE-6"
    pose = Pose(2450, 2000)
    wet = stand_refusal(state, state.figures[0], pose, wet=True)
    assert (wet is None) == (kind == "deep-water")
    assert standing(field(strip("deep-water"), key=SWIMMER), 24.5, 20) is None


@pytest.mark.rule("CON-HOUSE-6")
@pytest.mark.parametrize(("kind", "height"), [("gap", 3), ("obstacle", 2), ("obstacle", 4)])
def test_one_stands_wholly_on_an_obstacle_or_beside_it(kind, height):
    state = field(box(1, kind, 30, 10, 20, 20, height=units(height)))
    assert standing(state, 28.75, 20) is None
    assert standing(state, 28.77, 20) == "CON-HOUSE-6"
    assert standing(state, 31.23, 20) == "CON-HOUSE-6"
    assert standing(state, 31.25, 20) is None
    refusal = stand_refusal(state, state.figures[0], Pose(3000, 2000))
    assert refusal.text.key == "confrontation:refusal-ground-astride"
    barred = field(strip("impassable"))
    refusal = stand_refusal(barred, barred.figures[0], Pose(2450, 2000))
    assert refusal.text.key == "confrontation:refusal-ground-terrain"


@pytest.mark.rule("CON-STAT-2")
def test_who_flies_lands_where_the_base_can_stand():
    terrain = [box(1, "obstacle", 30, 10, 20, 20, height=400), strip("impassable")]
    state = field(*terrain, key=FLYER)
    figure = state.figures[0]
    assert way_refusal(state, figure, path((40, 20)), 2000, Going(flying=True)) is None
    assert standing(state, 40, 20, NORTH, z=4) is None
    assert standing(state, 30, 20) == "CON-HOUSE-6"
    assert standing(state, 25, 20) == "CON-HOUSE-6"
