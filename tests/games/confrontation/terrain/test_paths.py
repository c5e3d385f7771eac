"""Ways among figures and where a base finds room."""

import pytest

from slagveld.games.confrontation.terrain.obstacles import Going
from slagveld.games.confrontation.terrain.paths import (
    end_pose,
    in_medium,
    way_cost,
    way_length,
    way_refusal,
)
from slagveld.games.confrontation.terrain.standing_room import stand_refusal
from slagveld.table.shapes import Pose, Spot
from slagveld.texts import say
from tests.games.confrontation.battle import NORTH, battle, box, card, man, units

RIDER = card(equipment=("horse",), size="large")
LARGE = card(size="large")
GIANT = card(size="very-large")
FLYER = card(second_movement=20, medium="air", abilities=("vol",))
SWIMMER = card(second_movement=15, medium="water")


def path(*places):
    """Places in cm as a path."""
    return tuple(Spot(units(x), units(y)) for x, y in places)


def going(state, *places, number=1, limit=10, rule="CON-WALK-1", **more):
    """The rule that forbids a figure a way over these places in cm, or None."""
    refusal = way_refusal(
        state, state.figure(number), path(*places), units(limit), Going(**more), rule=rule
    )
    return None if refusal is None else refusal.rule


def saying(state, *places, number=1, limit=10, **more):
    """Rule and sentence of the refusal of a way."""
    refusal = way_refusal(state, state.figure(number), path(*places), units(limit), Going(**more))
    return refusal.rule, refusal.text.key.removeprefix("confrontation:refusal-ground-")


def standing(state, x, y, facing=NORTH, number=1, z=0, **more):
    """The rule that forbids a figure to stand at a place in cm, or None."""
    pose = Pose(units(x), units(y), facing * 10, units(z))
    refusal = stand_refusal(state, state.figure(number), pose, **more)
    return None if refusal is None else refusal.rule


# Bases


@pytest.mark.rule("CON-GEN-3")
def test_bases_are_read_as_millimetres():
    state = battle(man(0, 10, 10), man(0, 20, 10, key=RIDER), man(0, 30, 10, key=LARGE))
    bases = [(figure.base.width, figure.base.depth) for figure in state.figures]
    assert bases == [(250, 250), (250, 500), (375, 375)]
    assert units(1) == 100


# Length


@pytest.mark.rule("CON-WALK-1")
def test_a_way_is_at_most_as_long_as_the_limit():
    state = battle(man(0, 20, 20))
    assert going(state, (30, 20)) is None
    assert going(state, (30.01, 20)) == "CON-WALK-1"
    assert going(state, (20, 10)) is None
    assert going(state, (14, 12)) is None
    assert going(state, (13.99, 12)) == "CON-WALK-1"
    assert going(state, limit=0) is None


@pytest.mark.rule("CON-CHARGE-3")
def test_the_length_of_a_bent_path_counts():
    state = battle(man(0, 20, 20))
    assert going(state, (23, 20), (23, 24), limit=7) is None
    assert going(state, (23, 20), (23, 24), limit=6.99) == "CON-WALK-1"
    assert going(state, (24, 20), (20, 20), limit=8) is None
    assert going(state, (24, 20), (20, 20), limit=7.99) == "CON-WALK-1"


@pytest.mark.rule("CON-CHARGE-2", "CON-ENGAGE-2")
def test_a_way_too_long_cites_the_rule_of_the_move_and_tells_both_lengths():
    state = battle(man(0, 20, 20))
    refusal = way_refusal(state, state.figures[0], path((23, 24)), 450, rule="CON-CHARGE-2")
    assert refusal.rule == "CON-CHARGE-2"
    assert refusal.text.key == "confrontation:refusal-ground-far"
    values = refusal.text.values
    assert (values["limit"].units, values["cost"].units) == (450, 500)
    hair = way_refusal(state, state.figures[0], path((23, 24.01)), 500, rule="CON-CHARGE-2")
    assert say(hair.text).endswith("may move 5 cm, and this way costs 5.1 cm.")
    assert going(state, (23, 24), limit=4.99, rule="CON-ENGAGE-2") == "CON-ENGAGE-2"


@pytest.mark.rule("CON-GEN-4")
def test_halves_of_a_move_stay_exact():
    state = battle(man(0, 20, 20, key=card(movement=12.5)))
    half = state.figures[0].profile.movement // 2
    assert half == 625
    assert going(state, (26.25, 20), limit=6.25) is None
    assert going(state, (26.26, 20), limit=6.25) == "CON-WALK-1"


def test_lengths_count_parts_of_a_unit_in_full():
    figure = battle(man(0, 20, 20)).figures[0]
    assert way_length(figure, path((23, 24))) == 500
    assert way_length(figure, (Spot(2001, 2001),)) == 2
    assert way_length(figure, ()) == 0


@pytest.mark.rule("CON-HOUSE-11")
def test_a_way_stays_on_the_table_as_broad_as_the_base_is_narrow():
    state = battle(man(0, 5, 5))
    assert going(state, (5, 1.25)) is None
    assert going(state, (5, 1.22)) == "CON-HOUSE-11"
    assert going(state, (5, -2)) == "CON-HOUSE-11"
    rider = battle(man(0, 5, 5, key=RIDER))
    assert going(rider, (1.25, 5)) is None
    assert going(rider, (1.22, 5)) == "CON-HOUSE-11"


# Past figures


@pytest.mark.rule("CON-MOVE-12")
def test_nobody_passes_through_another_figure():
    state = battle(man(0, 20, 20), man(0, 25, 20))
    assert saying(state, (30, 20)) == ("CON-MOVE-12", "through")
    assert saying(state, (20, 22.48), (30, 22.48), limit=20) == ("CON-MOVE-12", "through")
    assert going(state, (20, 22.5), (30, 22.5), (30, 20), limit=20) is None
    assert going(state, (22.5, 20)) is None
    assert saying(state, (22.52, 20)) == ("CON-MOVE-12", "through")


@pytest.mark.rule("CON-MOVE-12")
def test_cards_activated_together_let_each_other_pass():
    state = battle(man(0, 20, 20), man(0, 25, 20), man(0, 29, 20))
    assert going(state, (26.5, 20), through=(2,)) is None
    assert going(state, (30, 20), through=(2,)) == "CON-MOVE-12"
    assert going(state, (32, 20), through=(2, 3), limit=12) is None
    assert standing(state, 26, 20) == "CON-MOVE-12"


@pytest.mark.rule("CON-MOVE-12")
def test_enemies_block_like_friends():
    state = battle(man(0, 20, 20), man(1, 25, 20))
    assert saying(state, (30, 20)) == ("CON-MOVE-12", "through")
    assert saying(state, (30, 20), touch=(2,)) == ("CON-MOVE-12", "through")


@pytest.mark.rule("CON-MOVE-13")
def test_a_move_does_not_brush_an_enemy_in_passing():
    state = battle(man(0, 20, 20), man(1, 25, 22.5))
    assert saying(state, (30, 20)) == ("CON-MOVE-13", "brush")
    wide = battle(man(0, 20, 20), man(1, 25, 22.6))
    assert saying(wide, (30, 20)) == ("CON-MOVE-13", "brush")
    wider = battle(man(0, 20, 20), man(1, 25, 22.61))
    assert going(wider, (30, 20)) is None
    assert going(state, (25, 20), touch=(2,)) is None
    friend = battle(man(0, 20, 20), man(0, 25, 22.5))
    assert going(friend, (30, 20)) is None


@pytest.mark.rule("CON-MOVE-13")
def test_contact_at_the_start_may_be_left():
    state = battle(man(0, 20, 20), man(1, 22.5, 20))
    assert going(state, (15, 20)) is None
    assert going(state, (20, 25)) is None
    assert going(state, (25, 20)) == "CON-MOVE-12"


def test_an_enemy_out_of_reach_above_is_not_brushed():
    state = battle(man(0, 20, 20), man(1, 25, 22.5, z=2))
    assert going(state, (30, 20)) == "CON-MOVE-13"
    higher = battle(man(0, 20, 20), man(1, 25, 22.5, z=2.01))
    assert going(higher, (30, 20)) is None
    assert standing(state, 25, 20, z=0) == "CON-MOVE-13"
    assert standing(higher, 25, 20, z=0) is None


# Standing


@pytest.mark.rule("CON-HOUSE-11")
def test_the_whole_base_is_on_the_table():
    state = battle(man(0, 20, 20))
    assert standing(state, 1.25, 1.25) is None
    assert standing(state, 1.23, 5) == "CON-HOUSE-11"
    assert standing(state, 1.25, 5, 45) == "CON-HOUSE-11"
    assert standing(state, 118.75, 88.75) is None
    assert standing(state, 118.77, 80) == "CON-HOUSE-11"
    assert standing(state, 118, 88.77) == "CON-HOUSE-11"


@pytest.mark.rule("CON-MOVE-12")
def test_bases_do_not_overlap_at_the_end():
    state = battle(man(0, 20, 20), man(0, 30, 20))
    assert standing(state, 27.5, 20) is None
    assert standing(state, 27.52, 20) == "CON-MOVE-12"
    assert standing(state, 27.5, 20, 45) == "CON-MOVE-12"
    assert standing(state, 20, 20, 45) is None


@pytest.mark.rule("CON-MOVE-13")
def test_only_announced_enemies_are_touched():
    state = battle(man(0, 20, 20), man(1, 30, 20), man(1, 30, 22.5))
    assert standing(state, 27.5, 19) == "CON-MOVE-13"
    assert standing(state, 27.4, 19) == "CON-MOVE-13"
    assert standing(state, 27.39, 19) is None
    assert standing(state, 27.5, 18.6, touch=(2,)) is None
    assert standing(state, 27.5, 20.5, touch=(2,)) == "CON-MOVE-13"
    assert standing(state, 27.5, 20.5, touch=(2, 3)) is None


@pytest.mark.rule("CON-MOVE-14")
@pytest.mark.parametrize(("key", "most"), [(card(), 4), (RIDER, 6), (LARGE, 8), (GIANT, 8)])
def test_a_base_has_room_for_so_many_opponents(key, most):
    tiny = card(base=(100, 100))
    wide, deep = battle(man(0, 50, 50, key=key)).figures[0].profile.sides
    x, y = wide / 200 + 0.5, deep / 200 + 0.5
    around = [
        (x, 0),
        (-x, 0),
        (0, y),
        (0, -y),
        (x, 1.2),
        (-x, 1.2),
        (x, -1.2),
        (-x, -1.2),
        (1.2, y),
    ]
    places = [(50 + dx, 50 + dy) for dx, dy in around]
    there = [man(1, *place, key=tiny) for place in places[:most]]
    host = man(0, 50, 50, key=key)
    free = battle(man(1, 20, 20, key=tiny), host, *there[:-1])
    assert free.figure(2).profile.most_opponents == most
    assert len(free.field.touching(free.figure(2))) == most - 1
    assert standing(free, *places[most - 1], touch=(2,)) is None
    full = battle(man(1, 20, 20, key=tiny), host, *there)
    assert standing(full, *places[most], touch=(2,)) == "CON-MOVE-14"
    own = full.figure(3)
    assert stand_refusal(full, own, own.pose, touch=(2,)) is None


@pytest.mark.rule("CON-MOVE-14")
def test_friends_take_no_room_at_a_base():
    tiny = card(base=(100, 100))
    around = [(51.75, 50), (48.25, 50), (50, 51.75), (51.75, 51.2)]
    there = [man(0, *place, key=tiny) for place in around]
    state = battle(man(1, 20, 20, key=tiny), man(0, 50, 50), *there)
    assert standing(state, 50, 48.25, touch=(2,)) is None


@pytest.mark.rule("CON-MOVE-14")
def test_a_mover_itself_touches_no_more_than_find_room_at_it():
    tiny = card(base=(100, 100))
    around = [(51.75, 50), (48.25, 50), (50, 51.75), (50, 48.25), (51.75, 51.2)]
    there = [man(1, *place, key=tiny) for place in around]
    assert standing(battle(man(0, 20, 20), *there[:4]), 50, 50, touch=(2, 3, 4, 5)) is None
    five = battle(man(0, 20, 20), *there)
    assert standing(five, 50, 50, touch=(2, 3, 4, 5, 6)) == "CON-MOVE-14"


@pytest.mark.rule("CON-MOVE-14")
def test_the_refusal_names_the_crowded_one_and_its_number():
    around = [(52.5, 50), (47.5, 50), (50, 52.5), (50, 47.5)]
    state = battle(man(1, 20, 20), man(0, 50, 50), *[man(1, *place) for place in around])
    refusal = stand_refusal(state, state.figure(1), Pose(4750, 4750), touch=(2,))
    assert refusal.text.key == "confrontation:refusal-ground-crowded"
    assert refusal.text.values["most"] == 4


# Where a way ends


def test_a_way_ends_as_high_as_the_ground_is():
    state = battle(man(0, 20, 20, z=3), terrain=[box(1, "obstacle", 30, 10, 20, 20, height=100)])
    figure = state.figures[0]
    assert end_pose(state, figure, path((35, 20)), 900) == Pose(3500, 2000, 900, 100)
    assert end_pose(state, figure, path((35, 20), (25, 20)), 0) == Pose(2500, 2000, 0, 0)
    assert end_pose(state, figure, (), 450) == Pose(2000, 2000, 450, 300)


# In the air and in water


@pytest.mark.rule("CON-CARD-vol")
@pytest.mark.rule("CON-STAT-2")
def test_a_move_in_the_air_passes_over_everything_and_pays_for_length_alone():
    terrain = [box(1, "impassable", 24, 10, 4, 20), box(2, "heavily-encumbered", 30, 10, 4, 20)]
    state = battle(man(0, 20, 20, key=FLYER), man(1, 29, 20), terrain=terrain)
    assert going(state, (40, 20), limit=20, flying=True) is None
    assert going(state, (40.01, 20), limit=20, flying=True) == "CON-WALK-1"
    assert going(state, (40, 20), limit=40) == "CON-HOUSE-6"
    figure = state.figures[0]
    assert way_cost(state, figure, path((40, 20)), Going(flying=True)) == 2000
    assert standing(state, 26, 20) == "CON-HOUSE-6"
    assert standing(state, 29, 21) == "CON-MOVE-12"


@pytest.mark.rule("CON-STAT-2")
def test_a_move_wholly_in_water_is_told_from_others():
    terrain = [box(1, "deep-water", 10, 10, 20, 20)]
    state = battle(man(0, 20, 20, key=SWIMMER), man(0, 12, 15), terrain=terrain)
    swimmer, other = state.figures
    assert in_medium(state, swimmer, path((28, 20)))
    assert in_medium(state, swimmer, path((28, 20), (28, 28)))
    assert not in_medium(state, swimmer, path((32, 20)))
    assert not in_medium(state, swimmer, path((32, 20), (28, 20)))
    assert not in_medium(state, swimmer, ())
    assert not in_medium(state, other, path((20, 15)))
    assert going(state, (35, 20), limit=15) is None
    assert standing(state, 20, 20) is None


@pytest.mark.rule("CON-STAT-2")
def test_nobody_flies_over_the_edge_of_the_table():
    state = battle(man(0, 5, 5, key=FLYER))
    flyer = state.field.by_id[1]
    for corner in ((0, 5), (5, 0)):
        assert way_refusal(state, flyer, path(corner, (9, 9)), 2000, Going(flying=True)) is None
    for corner in ((-0.01, 5), (5, -0.01)):
        refusal = way_refusal(state, flyer, path(corner, (9, 9)), 2000, Going(flying=True))
        assert refusal.rule == "CON-HOUSE-11"
    far = battle(man(0, 115, 85, key=FLYER))
    flyer = far.field.by_id[1]
    assert way_refusal(far, flyer, path((120, 90), (115, 80)), 2000, Going(flying=True)) is None
    for corner in ((120.01, 85), (115, 90.01)):
        refusal = way_refusal(far, flyer, path(corner, (112, 82)), 2000, Going(flying=True))
        assert refusal.rule == "CON-HOUSE-11"
