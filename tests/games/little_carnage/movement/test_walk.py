"""Who and what is in the way: friends, enemies, the edge, low obstacles, ditches, flying."""

import pytest

from slagveld.games.little_carnage.movement.crossing_and_ending import stand_refusal
from slagveld.games.little_carnage.movement.turning_to_enemies import contact_poses
from slagveld.games.little_carnage.turn.soundness import overlapping
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.table.units import FINE
from tests.games.little_carnage.battle import EAST, MM, NORTH, SOUTH, WEST, battle, box, card, troop
from tests.games.little_carnage.grounds import cost, go, legs, no, standing, why

RIDER = card(base="rider")
SMALL = card(base="small")
MONSTER = card(base="monster", sides=(2, 2))


def over(*terrain, card=None, facing=NORTH):
    """One model in the middle of the table, looking north."""
    return battle(troop(0, (20, 20, facing), card=card), terrain=terrain)


# The edge


@pytest.mark.rule("LC-1.3-19")
def test_no_base_crosses_the_edge():
    state = battle(troop(0, (2, 2, NORTH)))
    assert no(state, (2, 0.5)) == ""
    assert no(state, (2, 0.5 - MM / 10)) == no(state, (0.5 - MM / 10, 2)) == "LC-1.3-19"
    assert no(state, (2, 0.5), facing=315) == "LC-1.3-19"
    assert standing(state, 39.5, 39.5) == ""
    assert standing(state, 39.5 + MM / 10, 39.5) == "LC-1.3-19"
    assert standing(state, 20, 39.5 + MM / 10) == "LC-1.3-19"
    half = 0.5 * 2**0.5
    assert standing(state, half + MM / 10, 20, facing=45) == ""
    assert standing(state, half - MM / 10, 20, facing=45) == "LC-1.3-19"


@pytest.mark.rule("LC-1.9-7")
def test_bases_lie_a_tenth_of_a_millimetre_in_each_other_at_the_most():
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 18)))
    assert no(state, (20, 19 - MM / 10)) == ""
    assert no(state, (20, 19 - 2 * MM / 10)) == "LC-1.9-8"
    assert standing(state, 20, 19 - 2 * MM / 10) == "LC-1.9-7"
    for facing in range(0, 900, 7):
        for depth in range(1, 5):
            assert _sound(state, facing, depth)


def _sound(state, facing, depth):
    """Whether a base put so many units deep into a turned one is refused, or no fault."""
    own, other = state.field.by_id[1], state.field.by_id[2]
    state = state.with_stand(other.at(replace(other.pose, facing=facing)))
    lowest = max(state.field.by_id[2].body.ys) // FINE
    pose = replace(own.pose, y=lowest + 125 - depth)
    if stand_refusal(state, own, pose) is not None:
        return True
    return overlapping(state.with_stand(own.at(pose))) == []


# Friends


@pytest.mark.rule("LC-1.9-6")
def test_a_model_passes_through_friends_at_no_cost():
    state = battle(troop(0, (20, 20, NORTH)), troop(0, (20, 18), (21, 18)))
    assert cost(state, (20, 16.9)) == 3.1


@pytest.mark.rule("LC-1.9-6")
@pytest.mark.rule("LC-1.9-7")
def test_it_must_end_clear_of_all_bases():
    state = battle(troop(0, (20, 20, NORTH), (21, 20)), troop(0, (20, 18)))
    assert no(state, (20, 19)) == ""
    assert no(state, (20, 18.99)) == "LC-1.9-7"
    assert no(state, (20, 17)) == ""
    assert no(state, (20, 17.01)) == "LC-1.9-7"
    assert no(state, (20.5, 20)) == "LC-1.9-7"
    refusal = go(state, (20, 18.5))
    assert why(refusal) == ("LC-1.9-7", "refusal-ground-overlap")


@pytest.mark.rule("LC-1.9-7")
def test_an_overlap_of_a_tenth_of_a_millimetre_is_rounding():
    state = battle(troop(0, (20, 20, NORTH)), troop(0, (20, 18)))
    assert no(state, (20, 18.996)) == ""
    assert no(state, (20, 18.992)) == "LC-1.9-7"


@pytest.mark.rule("LC-1.9-7")
def test_who_will_have_moved_away_is_not_overlapped():
    state = battle(troop(0, (20, 20, NORTH), (20, 19)))
    assert no(state, (20, 19)) == "LC-1.9-7"
    assert no(state, (20, 19), through=(2,)) == ""
    assert standing(state, 20, 19) == "LC-1.9-7"
    assert standing(state, 20, 19, ignore=(2,)) == ""


# Enemies


@pytest.mark.rule("LC-1.9-8")
def test_enemies_block_the_way():
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 18)))
    refusal = go(state, (20, 16.5))
    assert why(refusal) == ("LC-1.9-8", "refusal-way-enemy")
    assert no(state, (20, 16.5), through=(2,)) == ""
    assert no(state, (20, 19)) == ""
    assert no(state, (20, 18.98)) != ""


@pytest.mark.rule("LC-1.9-8")
def test_a_base_needs_its_own_width_between_enemies():
    wide = battle(troop(0, (20, 20, NORTH)), troop(1, (19, 18), (21, 18)))
    narrow = battle(troop(0, (20, 20, NORTH)), troop(1, (19.02, 18), (21, 18)))
    assert no(wide, (20, 16)) == ""
    assert no(narrow, (20, 16)) == "LC-1.9-8"


@pytest.mark.rule("LC-1.9-8")
def test_a_long_base_goes_lengthwise_through_a_gap_and_not_sideways():
    state = battle(
        troop(0, (20, 20.2, NORTH), card=RIDER), troop(1, (19, 18), (21, 18), (19, 22), (21, 22))
    )
    assert no(state, (20, 15.9), limit=9) == ""
    # Looking east it is two inches wide: it has to turn on the way.
    assert legs(state, (20, 16), facing=EAST, limit=9) == [("ahead", 4.2), ("turn", 90)]


@pytest.mark.rule("LC-1.9-8")
def test_corners_of_an_enemy_are_not_cut():
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (21, 18)))
    assert no(state, (20, 16)) == ""
    assert no(state, (20.1, 19), (20.1, 17), (20, 16)) == "LC-1.9-8"


@pytest.mark.rule("LC-1.9-9")
def test_contact_does_not_end_a_move():
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (21, 18)))
    # Along the flank of the enemy, in contact with it for an inch, and on around him.
    assert cost(state, (20, 17), (21, 17), facing=SOUTH) == 4
    assert cost(state, (20, 18), facing=EAST) == 2


@pytest.mark.rule("LC-1.9-9")
def test_coming_into_contact_costs_nothing_more_and_may_be_at_an_angle():
    state = battle(troop(0, (22, 20.5, NORTH)), troop(1, (20, 18, SOUTH)))
    way = go(state, (20, 19), facing=NORTH)
    assert way.cost == 625
    assert way.pose.facing == 2700


@pytest.mark.rule("LC-1.9-10")
def test_leaving_contact_costs_as_usual():
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 19, SOUTH)))
    assert legs(state, (22, 20), facing=EAST) == [("turn", 90), ("ahead", 2)]
    assert cost(state, (22, 20), facing=EAST) == 2
    assert cost(state, (21.5, 21.5), facing=45) == 3.124
    assert no(state, (21.2, 19.4), facing=NORTH, limit=9) == "LC-1.9-8"


@pytest.mark.rule("LC-1.9-8")
def test_stands_of_another_height_are_not_in_the_way():
    tower = box(1, "tower", 19, 17, 2, 2, 5)
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 18), z=5), terrain=[tower])
    assert no(state, (20, 19.5)) == ""
    assert standing(state, 20, 18, z=5) == "LC-1.9-7"
    low = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 18), z=5))
    assert standing(low, 20, 18) == ""
    assert no(low, (20, 17)) == ""


# Low obstacles


@pytest.mark.rule("LC-1.9-17")
@pytest.mark.parametrize("kind", ["fence", "hedge", "low-wall"])
def test_a_low_obstacle_costs_a_point(kind):
    state = over(box(7, kind, 15, 18, 10, 0.2))
    way = go(state, (20, 17))
    assert way.cost == 1000
    assert way.crosses == (7,)
    assert go(state, (20, 18.7)).crosses == ()
    assert cost(state, (20, 18.7)) == 1.3


@pytest.mark.rule("LC-1.9-17")
def test_each_obstacle_costs_and_each_time_it_is_crossed():
    state = over(box(7, "fence", 15, 18, 10, 0.2), box(8, "hedge", 15, 16, 10, 0.2))
    way = go(state, (20, 15), limit=9)
    assert way.cost == 250 * 7
    assert way.crosses == (7, 8)
    way = go(state, (20, 17), (20, 19), facing=SOUTH, limit=9)
    assert way.crosses == (7, 7)
    assert way.cost == 250 * (3 + 1 + 1 + 2 + 1)


@pytest.mark.rule("LC-1.9-17")
def test_a_bend_upon_an_obstacle_is_one_crossing():
    state = over(box(7, "fence", 15, 18, 10, 0.2))
    way = go(state, (20, 18.1), (20.5, 17))
    assert way.crosses == (7,)


@pytest.mark.rule("LC-1.9-18")
def test_a_model_crosses_wholly_or_not_at_all():
    state = over(box(7, "fence", 15, 18, 10, 0.2))
    assert no(state, (20, 18)) == "LC-1.9-18"
    assert no(state, (20, 18.7)) == ""
    assert no(state, (20, 18.69)) == "LC-1.9-18"
    assert no(state, (20, 17.5)) == ""
    assert no(state, (20, 17.51)) == "LC-1.9-18"
    assert why(go(state, (20, 18)))[1] == "refusal-ground-on"


@pytest.mark.rule("LC-1.9-18")
def test_the_points_must_suffice_for_the_other_side():
    state = over(box(7, "fence", 15, 18, 10, 0.2))
    assert no(state, (20, 17.5), limit=3.5) == ""
    assert no(state, (20, 17.5), limit=3.496) == "LC-1.9-18"
    assert why(go(state, (20, 17.5), limit=3.496))[1] == "refusal-way-far"


@pytest.mark.rule("LC-1.9-17")
def test_turning_beside_an_obstacle_is_no_crossing():
    state = over(box(7, "fence", 15, 19.3, 10, 0.2))
    assert go(state, (23, 20), facing=EAST).crosses == ()
    assert go(state, (22, 21), facing=45, limit=9).crosses == ()


# Hills, woods, impassable ground


@pytest.mark.rule("LC-1.9-21")
def test_slopes_cost_nothing():
    state = over(box(7, "hill", 15, 15, 10, 4, 2))
    assert cost(state, (20, 17)) == 3
    assert go(state, (20, 17)).pose.z == 0


@pytest.mark.rule("LC-1.9-21")
def test_an_obstacle_on_a_hill_costs_as_usual():
    state = over(box(7, "hill", 15, 15, 10, 4, 2), box(8, "fence", 15, 18, 10, 0.2))
    assert cost(state, (20, 17)) == 4


@pytest.mark.rule("LC-1.9-2")
def test_woods_are_free_and_impassable_ground_is_barred():
    assert cost(over(box(7, "wood", 15, 15, 10, 4)), (20, 17)) == 3
    assert cost(over(box(7, "no such kind", 15, 15, 10, 4)), (20, 17)) == 3
    state = over(box(7, "impassable", 15, 15, 10, 4))
    refusal = go(state, (20, 18.5))
    assert why(refusal) == ("LC-1.9-2", "refusal-way-barred")
    assert standing(state, 20, 18.5) == "LC-1.9-2"
    assert standing(state, 20, 19.5) == ""


@pytest.mark.rule("LC-1.9-5")
def test_nobody_goes_diagonally_past_the_corner_of_a_building():
    house = box(7, "building", 20.6, 17, 3, 2.4)
    path = [(22, 18)]
    assert no(over(), *path) == ""
    refusal = go(over(house), (22.6, 16.5), limit=9)
    assert why(refusal) == ("LC-HOUSE-ground", "refusal-way-house")
    assert no(over(house), (20, 16.4), (22.6, 16.4), limit=9) == ""


# Ditches


@pytest.mark.rule("LC-1.9-22")
@pytest.mark.rule("LC-1.9-23")
@pytest.mark.parametrize(
    ("kind", "edge"),
    [(SMALL, 0.8), (card(), 1), (RIDER, 2), (card(base="monster"), 1.6), (MONSTER, 2)],
)
def test_a_ditch_is_crossed_if_no_wider_than_the_longest_edge(kind, edge):
    fits = over(box(7, "ditch", 15, 18 - edge, 10, edge), card=kind)
    assert cost(fits, (20, 14.8), limit=9) == 5.2
    wide = over(box(7, "ditch", 15, 18 - edge, 10, edge + 0.008), card=kind)
    assert no(wide, (20, 14.8), limit=9) == "LC-1.9-22"


@pytest.mark.rule("LC-1.9-23")
def test_a_larger_base_crosses_what_its_longest_edge_spans():
    kind = card(base="gigantic", sides=(2, 4))
    assert no(over(box(7, "ditch", 15, 13, 10, 4), card=kind), (20, 10), limit=12) == ""
    assert no(over(box(7, "ditch", 15, 13, 10, 4.1), card=kind), (20, 10), limit=12) != ""


@pytest.mark.rule("LC-1.9-22")
def test_a_narrow_ditch_may_be_crossed_at_a_slant():
    state = over(box(7, "ditch", 15, 17, 10, 1))
    assert no(state, (22, 16), limit=9) == ""


@pytest.mark.rule("LC-1.9-24")
def test_no_part_of_a_base_ends_over_a_ditch():
    state = over(box(7, "ditch", 15, 17, 10, 1))
    assert no(state, (20, 18.5)) == ""
    assert no(state, (20, 18.48)) == "LC-1.9-24"
    assert no(state, (20, 16.5)) == ""
    assert no(state, (20, 16.52)) == "LC-1.9-24"


@pytest.mark.rule("LC-4.2-7")
def test_a_river_is_crossed_by_its_bridge_alone():
    river, bridge = box(7, "river", 0, 15, 40, 3), box(8, "bridge", 19, 14.5, 2, 4)
    state = over(river, bridge)
    assert cost(state, (20, 14), limit=9) == 6
    assert no(over(river), (20, 14), limit=9) == "LC-1.9-22"
    assert no(state, (20, 16.5)) == ""
    assert standing(state, 20, 16.5) == ""
    assert standing(state, 20.52, 16.5) == "LC-1.9-24"
    assert no(state, (22, 18.6), (22, 14), limit=9) == "LC-1.9-22"
    assert no(state, (20.6, 18.6), (20.6, 14), limit=9) == "LC-1.9-22"


@pytest.mark.rule("LC-4.2-7")
def test_a_base_wider_than_the_bridge_does_not_cross_it():
    river, bridge = box(7, "river", 0, 15, 40, 3), box(8, "bridge", 19.2, 14.5, 1.6, 4)
    assert no(over(river, bridge, card=MONSTER), (20, 13), limit=9) == "LC-1.9-22"
    assert no(over(river, bridge), (20, 13), limit=9) == ""


# Flying


@pytest.mark.rule("LC-1.8-flying-1")
@pytest.mark.parametrize("kind", ["fence", "high-wall", "ditch", "building", "impassable"])
def test_a_flier_ignores_all_terrain_on_its_way(kind):
    state = over(box(7, kind, 15, 16, 10, 2, 3))
    assert cost(state, (20, 15.4), flying=True) == 4.6
    assert no(state, (20, 15.4)) != "" or kind == "fence"
    assert go(state, (20, 15.4), flying=True).crosses == ()


@pytest.mark.rule("LC-1.9-32")
def test_a_flier_on_foot_pays_like_any_other():
    state = over(box(7, "fence", 15, 18, 10, 0.2), card=card(flying=True))
    assert cost(state, (20, 17)) == 4
    assert cost(state, (20, 17), flying=True) == 3


@pytest.mark.rule("LC-1.8-flying-1")
def test_a_flier_passes_over_enemies_and_pays_turns_and_sidesteps():
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 18)))
    assert cost(state, (20, 16), flying=True) == 4
    assert cost(state, facing=SOUTH, flying=True) == 1
    assert cost(state, (20.4, 20), facing=NORTH, flying=True) == 0.8
    assert no(state, (20, 14), flying=True) == "LC-1.3-7"


@pytest.mark.rule("LC-1.8-flying-1")
@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("fence", "LC-1.9-18"),
        ("high-wall", "LC-1.9-18"),
        ("ditch", "LC-1.9-24"),
        ("impassable", "LC-1.9-2"),
        ("building", "LC-HOUSE-ground"),
    ],
)
def test_a_flier_ends_on_free_ground(kind, rule):
    state = over(box(7, kind, 15, 16, 10, 0.6, 3))
    assert no(state, (20, 16.3), flying=True) == rule
    enemy = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 18)))
    assert no(enemy, (20, 18.5), flying=True) == "LC-1.9-7"


def test_a_flier_comes_down_on_the_top_of_a_building_and_leaves_it():
    state = over(box(7, "tower", 18, 15, 4, 3, 5))
    assert go(state, (20, 16.5), flying=True).pose.z == 1250
    assert no(state, (20, 17.8), flying=True) == "LC-HOUSE-ground"
    up = battle(troop(0, (20, 16.5, NORTH), z=5), terrain=[box(7, "tower", 18, 15, 4, 3, 5)])
    assert go(up, (20, 13), flying=True).pose.z == 0


# Flush places


def test_places_against_an_enemy_are_flush_and_free():
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 15, SOUTH)))
    mover, enemy = state.field.by_id[1], state.field.by_id[2]
    poses = contact_poses(state, mover, enemy)
    assert (poses[0].x, poses[0].y, poses[0].facing) == (5000, 4000, 2700)
    found = {(p.x, p.y, p.facing) for p in poses}
    for place in [(5000, 3500, 900), (4750, 3750, 0), (5250, 3750, 1800), (5125, 4000, 2700)]:
        assert place in found
    assert len(poses) == 12
    assert contact_poses(state, mover, enemy, most=3) == poses[:3]
    for pose in poses:
        assert state.field.met(mover.at(pose)) == (2,)


def test_places_against_an_enemy_that_are_taken_are_left_out():
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 15, SOUTH)), troop(0, (20, 16)))
    mover, enemy = state.field.by_id[1], state.field.by_id[2]
    assert all(pose.facing != 2700 for pose in contact_poses(state, mover, enemy))
    assert contact_poses(state, mover, enemy, ignore=(3,))[0].facing == 2700
    above = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 15, SOUTH), z=5))
    assert contact_poses(above, above.field.by_id[1], above.field.by_id[2]) == []


@pytest.mark.parametrize("facing", [13, 45, 77.7, 120, 200, 301.3])
def test_places_against_a_turned_enemy_touch_it(facing):
    state = battle(troop(0, (20, 20, NORTH), card=RIDER), troop(1, (20, 15, facing), card=MONSTER))
    mover, enemy = state.field.by_id[1], state.field.by_id[2]
    poses = contact_poses(state, mover, enemy)
    assert len(poses) == 20
    for pose in poses:
        assert state.field.met(mover.at(pose)) == (2,)


def test_absurd_paths_get_an_answer():
    state = over()
    for path in [((0, 0),), ((-3, 50),), ((20, 20),) * 9, ((20, 19), (20, 20)) * 40]:
        assert isinstance(go(state, *path), Refusal) or path == ((20, 20),) * 9
    assert go(state, facing=WEST).cost == 0
