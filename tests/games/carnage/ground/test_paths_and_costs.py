"""Where units may stand, turn and go, and what that costs."""

import pytest

from slagveld.games.carnage.ground.obstacles import (
    fits,
    footing_of,
    nearest_fit,
    obstacle_at,
    owned_piece,
    piece_owner,
)
from slagveld.games.carnage.ground.paths_and_costs import (
    climbed_along,
    fine_path,
    way_cost,
    way_refusal,
)
from slagveld.games.carnage.terrain.kinds import FOLDER
from slagveld.record import replace
from slagveld.table.obstacles import BORDER
from slagveld.table.shapes import Outline, Pose, Spot
from slagveld.table.terrain import Terrain
from slagveld.texts import add_source, say
from tests.games.carnage.battle import EAST, INFANTRY, NORTH, SOUTH, battle, box, profile, unit

BARE = profile(INFANTRY, ar=0)
LIMIT = 2000

add_source("carnage", FOLDER.parent / "texts")


def spots(*places):
    """A path through places in cm."""
    return tuple(Spot(round(x * 100), round(y * 100)) for x, y in places)


def first(state):
    return state.units[0]


def why(state, *places, limit=LIMIT, **more):
    """The rule that refuses the first unit this path; None when it may go."""
    found = way_refusal(state, first(state), spots(*places), limit, **more)
    if found is None:
        return None
    assert "⟦" not in say(found.text)
    return found.rule


def cost(state, *places):
    return way_cost(state, first(state), spots(*places))


def there(state, x, y, **more):
    """The first unit with its front's middle at a place in cm."""
    return replace(first(state), x=round(x * 100), y=round(y * 100), **more)


# Ways


@pytest.mark.rule("CAR-8.1")
def test_a_unit_goes_any_way_up_to_its_distance_and_never_beyond():
    state = battle(unit(0, 90, 90))
    for end in ((90, 70), (90, 110), (70, 90), (110, 90)):
        assert why(state, end) is None
    assert why(state, (90, 69.99)) == "CAR-8.1"
    assert why(state, (110.01, 90)) == "CAR-8.1"
    refusal = way_refusal(state, first(state), spots((90, 60)), LIMIT)
    assert say(refusal.text) == "This way costs 30 cm, but only 20 cm may be moved."


@pytest.mark.rule("CAR-8.1")
def test_no_figure_leaves_the_table():
    state = battle(unit(0, 90, 10))
    assert why(state, (90, 0)) is None
    assert why(state, (90, -0.02)) == "CAR-8.1"
    assert why(state, (90, -0.02), (90, 5)) == "CAR-8.1", "not on the way either"
    wide = battle(unit(0, 10, 90, count=5))
    assert why(wide, (6.25, 90)) is None, "the outermost base is at the edge"
    assert why(wide, (6.23, 90)) == "CAR-8.1"
    low = battle(unit(0, 90, 170, count=10, files=5))
    assert why(low, (90, 175)) is None
    assert why(low, (90, 175.02)) == "CAR-8.1"
    assert say(way_refusal(wide, first(wide), spots((0, 90)), LIMIT).text).startswith("No figure")


@pytest.mark.rule("CAR-8.3-example")
def test_a_bent_move_counts_its_whole_path():
    state = battle(unit(0, 90, 90))
    bent = ((90, 82.5), (100, 82.5))
    assert cost(state, *bent) == 1750
    assert why(state, *bent, limit=1750) is None
    assert why(state, *bent, limit=1749) == "CAR-8.1"
    assert cost(state, (100, 82.5)) == 1250


@pytest.mark.rule("CAR-8.1")
def test_lengths_are_rounded_up_to_whole_units():
    state = battle(unit(0, 90, 90))
    assert cost(state, (90.01, 90.01)) == 2
    assert cost(state, (91, 90.01)) == 101
    assert cost(state, (93, 94)) == 500
    assert cost(state) == 0


@pytest.mark.rule("CAR-8.4")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_unit_goes_neither_through_nor_over_another(owner):
    state = battle(unit(0, 90, 90), unit(owner, 90, 80, count=3))
    assert why(state, (90, 75)) == "CAR-8.4"
    assert why(state, (90, 75), limit=500) == "CAR-8.1"
    assert why(state, (90, 82.5)) is None, "up to contact"
    assert why(state, (90, 82.48)) == "CAR-8.4"
    assert why(state, (101, 90), (101, 80)) == "CAR-8.1"
    assert why(state, (101, 90), (101, 80), limit=2200) is None, "around it"


@pytest.mark.rule("CAR-8.4")
def test_the_incomplete_rank_of_a_unit_leaves_room_beside_it():
    state = battle(unit(0, 90, 60, EAST, count=1), unit(0, 100, 50, NORTH, count=6, files=5))
    assert why(state, (90, 54), (95, 54), limit=3000) is None
    assert why(state, (90, 54), (98.7, 54), limit=3000) is None
    assert why(state, (90, 54), (98.8, 54), limit=3000) == "CAR-8.4"
    assert why(state, (90, 51), (94, 51), limit=3000) == "CAR-8.4"


@pytest.mark.rule("CAR-5.2-bases", "CAR-5.2-tray")
def test_bases_and_not_trays_decide_contact():
    # Six figures in files of five: the sixth stands alone in the middle of the second rank.
    block = unit(0, 100, 50, NORTH, count=6, files=5)
    behind_the_gap = battle(block, unit(1, 105, 55, count=1))
    assert not behind_the_gap.field.touches(*behind_the_gap.units)
    behind_the_last = battle(block, unit(1, 100, 55, count=1))
    assert behind_the_last.field.touches(*behind_the_last.units) == ((5, 0),)
    in_the_gap = battle(block, unit(1, 105, 52.5, count=1))
    assert in_the_gap.field.touches(*in_the_gap.units) == ((3, 0), (4, 0))


def test_paths_stay_on_the_ground():
    state = battle(unit(0, 90, 90))
    path = (Spot(9000, 8000, 1),)
    assert way_refusal(state, first(state), path, LIMIT).rule == "CAR-8.1"


@pytest.mark.rule("CAR-8-engaged")
def test_a_unit_does_not_pass_along_an_enemy():
    state = battle(unit(0, 90, 90, count=1), unit(1, 90, 80, SOUTH, count=1))
    beside = ((92.5, 90), (92.5, 70))
    assert why(state, *beside, limit=2500) == "CAR-8-engaged"
    assert why(state, (92.55, 90), (92.55, 70), limit=2500) == "CAR-8-engaged"
    assert why(state, (92.61, 90), (92.61, 70), limit=2500) is None, "a millimetre away"
    assert why(state, (92.5, 90), (92.5, 79), limit=2500) is None, "it may end in contact"
    assert why(state, (92.5, 85), (92.5, 79), (92.5, 78), limit=2500) == "CAR-8-engaged"
    assert why(state, (92.5, 90), (92.5, 80), (92.5, 79), limit=2500) == "CAR-8-engaged"
    friend = battle(unit(0, 90, 90, count=1), unit(0, 90, 80, SOUTH, count=1))
    assert why(friend, *beside, limit=2500) is None


def test_who_is_touched_at_the_start_may_be_passed_along():
    state = battle(unit(0, 92.5, 80, count=1), unit(1, 90, 80, SOUTH, count=1))
    assert state.field.touches(*state.units)
    assert why(state, (92.5, 70)) is None
    assert why(state, (92.5, 79)) is None


@pytest.mark.rule("CAR-8.6b")
def test_a_unit_that_breaks_off_touches_nobody_on_its_way_out():
    foe = unit(1, 90, 80, SOUTH, count=1)
    state = battle(unit(0, 90, 80, count=1), foe, unit(0, 95, 85, count=1))
    assert why(state, (90, 90), leaving=(2,)) is None
    assert why(state, (92.5, 80), (92.5, 95), limit=3000, leaving=(2,)) == "CAR-8.6b"
    assert why(state, (92.5, 80), (92.5, 95), limit=3000) is None
    assert why(state, (92.39, 80), (92.39, 95), limit=3000, leaving=(2,)) is None
    assert why(state, (92.4, 80), (92.4, 95), limit=3000, leaving=(2,)) == "CAR-8.6b"
    beside = battle(unit(0, 90, 80, count=1), foe, unit(0, 92.5, 80, count=1))
    assert why(beside, (90, 90), leaving=(2,)) is None, "apart from contacts it starts with"


@pytest.mark.rule("CAR-8.6")
def test_a_unit_that_breaks_off_ends_away_from_the_enemy_it_left():
    state = battle(unit(0, 90, 80, count=1), unit(1, 90, 80, SOUTH, count=1))
    assert why(state, (90, 80.1), leaving=(2,)) == "CAR-8.6"
    assert why(state, (90, 80.11), leaving=(2,)) is None
    assert why(state, (91, 80), leaving=(2,)) == "CAR-8.6"
    attack = battle(
        unit(0, 90, 80, count=1), unit(1, 90, 80, SOUTH, count=1), unit(1, 90, 92.5, count=1)
    )
    assert why(attack, (90, 90), leaving=(2,)) is None, "it may end at another enemy"


def test_a_unit_inside_a_building_has_no_way():
    state = battle(unit(0, 60, 60, inside=1), terrain=[box(1, "building", 50, 50, 20, 20)])
    assert why(state, (60, 55)) == "CAR-9.7-enter"


# Terrain


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        *(("tree", "CAR-9.1-movement"), ("dense-forest", "CAR-9.2.1"), ("high-wall", "CAR-9.3.1")),
        *(("river", "CAR-9.4-crossing"), ("lake", "CAR-9.5"), ("building", "CAR-9.7-enter")),
        *(("high-rocks", "CAR-9.8-cover"), ("mountain", "CAR-9.9")),
        ("steep-hill", "CAR-9.10-kinds"),
    ],
)
@pytest.mark.rule("CAR-9.1-movement")
@pytest.mark.rule("CAR-9.2.1")
@pytest.mark.rule("CAR-9.3.1")
@pytest.mark.rule("CAR-9.4-crossing")
@pytest.mark.rule("CAR-9.5")
@pytest.mark.rule("CAR-9.8-cover")
@pytest.mark.rule("CAR-9.9")
@pytest.mark.rule("CAR-9.10-kinds")
def test_closed_ground_stops_a_unit_and_says_why(kind, rule):
    state = battle(unit(0, 90, 90, count=3), terrain=[box(1, kind, 80, 78, 20, 4, name="The Ash")])
    assert why(state, (90, 82)) is None
    assert why(state, (90, 81.98)) == rule
    assert why(state, (90, 75)) == rule
    refusal = way_refusal(state, first(state), spots((90, 75)), LIMIT)
    assert say(refusal.text) == "There is no way through here: The Ash."
    assert not fits(state, there(state, 90, 80))
    assert fits(state, there(state, 90, 82))
    assert why(state, (103.75, 90), (103.75, 76), limit=5000) is None
    assert why(state, (103.73, 90), (103.73, 76), limit=5000) == rule


def test_a_piece_without_a_name_is_called_by_its_kind():
    state = battle(unit(0, 90, 90), terrain=[box(1, "lake", 80, 78, 20, 4)])
    assert "Lake" in say(way_refusal(state, first(state), spots((90, 75)), LIMIT).text)


@pytest.mark.rule("CAR-9-halving")
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("open-forest", marks=pytest.mark.rule("CAR-9.2.2-movement")),
        pytest.param("swamp", marks=pytest.mark.rule("CAR-9.6")),
        pytest.param("small-rocks", marks=pytest.mark.rule("CAR-9.8-movement")),
        pytest.param("medium-hill", marks=pytest.mark.rule("CAR-9.10-medium")),
    ],
)
def test_the_part_of_the_way_with_any_figure_on_slow_ground_counts_double(kind):
    state = battle(unit(0, 90, 90, count=1), terrain=[box(1, kind, 80, 80, 20, 5)])
    assert cost(state, (90, 85)) == 500
    assert cost(state, (90, 84)) == pytest.approx(700, abs=2)
    # 5 cm of ground and 2.5 cm of base: seven and a half centimetres are slow.
    assert cost(state, (90, 70)) == pytest.approx(2000 + 750, abs=3)
    assert why(state, (90, 80)) is None
    assert why(state, (90, 77)) == "CAR-8.1"
    inside = battle(unit(0, 90, 90, count=1), terrain=[box(1, kind, 60, 60, 60, 60)])
    assert cost(inside, (90, 80)) == 2000
    assert why(inside, (90, 80)) is None
    assert why(inside, (90, 79.99)) == "CAR-8.1"


@pytest.mark.rule("CAR-9-halving")
def test_overlapping_slow_grounds_count_double_only_once():
    grounds = [box(1, "swamp", 60, 60, 60, 60), box(2, "open-forest", 60, 60, 60, 60)]
    state = battle(unit(0, 90, 90, count=1), terrain=grounds)
    assert cost(state, (90, 80)) == 2000


@pytest.mark.rule("CAR-9.10-kinds")
def test_a_light_hill_slows_nobody():
    state = battle(unit(0, 90, 90), terrain=[box(1, "light-hill", 60, 60, 60, 60)])
    assert cost(state, (90, 80)) == 1000


@pytest.mark.rule("CAR-9.10-medium")
def test_the_flat_top_of_a_medium_hill_is_no_slope():
    outline = Outline(
        ((6000, 5000), (12000, 5000), (12000, 11000), (6000, 11000)),
        (((8000, 7000), (10000, 7000), (10000, 9000), (8000, 9000)),),
    )
    hill = Terrain(1, "medium-hill", outline)
    top = battle(unit(0, 90, 85, count=1), terrain=[hill])
    assert cost(top, (90, 75)) == 1000
    assert cost(top, (90, 70)) == 1500
    assert cost(top, (90, 69)) == pytest.approx(1700, abs=2)
    down = battle(unit(0, 90, 69, SOUTH, count=1), terrain=[hill])
    assert cost(down, (90, 59)) == 2000, "downhill as uphill"


@pytest.mark.rule("CAR-9.3.2-movement")
def test_each_low_wall_takes_five_centimetres_once():
    wall = box(1, "low-wall", 80, 84, 20, 0.5)
    state = battle(unit(0, 90, 90, count=5), terrain=[wall])
    assert cost(state, (90, 84.5)) == 550, "up to the wall"
    assert cost(state, (90, 84)) == 1100
    assert cost(state, (90, 80)) == 1500
    assert why(state, (90, 75)) is None
    assert why(state, (90, 74.99)) == "CAR-8.1"
    assert cost(state, (90, 80), (90, 88)) == 1800 + 500, "there and back it is the same wall"
    two = battle(unit(0, 90, 90, count=5), terrain=[wall, box(2, "low-wall", 80, 80, 20, 0.5)])
    assert cost(two, (90, 78)) == 1200 + 1000
    assert cost(two, (90, 82)) == 800 + 500


@pytest.mark.rule("CAR-9.3.2-movement")
def test_a_wall_counts_when_any_figure_climbs_it():
    state = battle(unit(0, 90, 90, count=5), terrain=[box(1, "low-wall", 96, 80, 20, 1)])
    assert cost(state, (90, 75)) == 2000, "its end touches the left figure"
    state = battle(unit(0, 90, 90, count=5), terrain=[box(1, "low-wall", 96.2, 80, 20, 1)])
    assert cost(state, (90, 75)) == 2000
    state = battle(unit(0, 90, 90, count=5), terrain=[box(1, "low-wall", 96.25, 80, 20, 1)])
    assert cost(state, (90, 75)) == 1500


def test_who_stands_on_a_wall_and_does_not_move_climbs_nothing():
    state = battle(unit(0, 90, 80, count=5), terrain=[box(1, "low-wall", 80, 81, 20, 0.5)])
    assert cost(state) == 0
    assert cost(state, (90, 80)) == 0
    assert cost(state, (90, 79)) == 600
    xs, ys = fine_path(first(state), spots((90, 79)))
    assert [piece.id for piece in climbed_along(footing_of(state, first(state)), xs, ys)] == [1]


def test_a_gate_lets_a_unit_through_both_kinds_of_wall():
    gate = box(2, "gate", 80, 83, 12.5, 3)
    for kind, rule in (("high-wall", "CAR-9.3.1"), ("low-wall", "CAR-8.1")):
        wall = box(1, kind, 50, 84, 80, 1)
        state = battle(unit(0, 86.25, 90, count=5), terrain=[wall, gate])
        assert why(state, (86.25, 70)) is None
        assert cost(state, (86.25, 70)) == 2000
        assert why(state, (86.3, 90), (86.3, 70.1)) == rule
        assert fits(state, there(state, 86.25, 83.5))
        assert fits(state, there(state, 86.3, 83.5)) == (kind == "low-wall")


# Rivers


def river(width=10, *more):
    return [box(1, "river", 0, 80, 180, width), *more]


@pytest.mark.rule("CAR-9.4-crossing")
def test_armoured_units_cross_a_river_by_a_bridge_alone_or_by_a_ford():
    bridge = box(2, "bridge", 80, 79, 20, 12, rank=1)
    state = battle(unit(0, 90, 95, count=5), terrain=river(10, bridge))
    assert why(state, (90, 75)) is None
    assert cost(state, (90, 75)) == 2000
    beside = battle(unit(0, 120, 95, count=5), terrain=river(10, bridge))
    assert why(beside, (120, 90)) is None
    assert why(beside, (120, 89)) == "CAR-9.4-crossing"
    edge = battle(unit(0, 93.75, 95, count=5), terrain=river(10, bridge))
    assert why(edge, (93.75, 75)) is None
    assert why(edge, (93.8, 95), (93.8, 75.2)) == "CAR-9.4-crossing"


@pytest.mark.rule("CAR-9.4-ford")
def test_a_ford_halves_the_movement_of_armour_alone():
    ford = box(2, "ford", 80, 80, 20, 10, rank=1)
    state = battle(unit(0, 90, 90, count=5), terrain=river(10, ford))
    assert cost(state, (90, 80)) == pytest.approx(2000, abs=1)
    assert why(state, (90, 80)) is None
    assert why(state, (90, 79.9)) == "CAR-8.1"
    bare = battle(unit(0, 90, 90, count=5, of=BARE), terrain=river(10, ford))
    assert cost(bare, (90, 70)) == 2000


@pytest.mark.rule("CAR-9.4-swim")
def test_who_wears_no_armour_swims_a_river_of_twenty_centimetres():
    state = battle(unit(0, 90, 102, of=BARE), terrain=river(20))
    assert cost(state, (90, 82)) == 2000
    assert why(state, (90, 90)) is None, "it may end in the water"
    assert fits(state, there(state, 90, 90))
    wide = battle(unit(0, 90, 102, of=BARE), terrain=river(20.1))
    assert why(wide, (90, 98)) == "CAR-9.4-crossing"
    assert not fits(wide, there(wide, 90, 90))
    ford = box(2, "ford", 70, 80, 40, 21, rank=1)
    assert why(battle(unit(0, 90, 102, of=BARE), terrain=river(20.1, ford)), (90, 83)) is None


@pytest.mark.rule("CAR-9.4-crossing")
def test_armour_is_what_is_printed():
    for ar, rule in ((0, None), (1, "CAR-9.4-crossing"), (4, "CAR-9.4-crossing")):
        state = battle(unit(0, 90, 95, of=profile(ar=ar)), terrain=river(), pearl="no-armour")
        assert why(state, (90, 85)) == rule


# Standing


@pytest.mark.rule("CAR-5.2-tray")
def test_a_unit_fits_where_all_of_it_stands_free():
    state = battle(unit(0, 90, 90, count=10, files=5), unit(1, 90, 60, count=3))
    assert fits(state, first(state))
    assert not fits(state, there(state, 90, 61))
    assert fits(state.without_unit(2), there(state, 90, 61))
    assert fits(state, there(state, 90, 62.5))
    assert fits(state, there(state, 90, 55))
    assert not fits(state, there(state, 90, 55.02))
    assert fits(state, there(state, 6.25, 90))
    assert not fits(state, there(state, 6.23, 90))
    assert fits(state, there(state, 173.75, 90))
    assert not fits(state, there(state, 173.77, 90))
    assert fits(state, there(state, 90, 0))
    assert not fits(state, there(state, 90, -0.02))
    assert fits(state, there(state, 90, 175))
    assert not fits(state, there(state, 90, 175.02))
    assert obstacle_at(state, there(state, 90, 61)) == 2
    assert obstacle_at(state, there(state, 90, -5)) == BORDER
    assert obstacle_at(state, there(state, 90, 178)) == BORDER


def test_a_unit_out_of_formation_fits_by_its_figures():
    places = (Pose(5000, 5000, 2700), Pose(5300, 5000, 2700))
    state = battle(unit(0, 50, 49, count=2, places=places), unit(1, 51.5, 45, SOUTH, count=1))
    assert fits(state, first(state))
    apart = (Pose(5000, 5000, 2700), Pose(5150, 4400, 2700))
    assert not fits(state, replace(first(state), places=apart))


def test_owners_of_terrain_are_told_from_units_and_the_border():
    piece = box(1, "lake", 0, 0, 5, 5)
    assert owned_piece(piece_owner(piece)) == 1
    assert piece_owner(piece) != BORDER
    assert piece_owner(piece) < 0
    assert piece_owner(box(0, "lake", 0, 0, 5, 5)) != BORDER
    state = battle(unit(0, 90, 90), terrain=[piece])
    assert obstacle_at(state, there(state, 8, 3)) == piece_owner(piece)


@pytest.mark.rule("CAR-9.7-enter")
def test_figures_inside_a_building_fit_within_its_walls():
    hall = box(1, "building", 50, 50, 10, 10)
    inside = (Pose(5125, 5125, 2700), Pose(5875, 5875, 2700))
    state = battle(unit(0, 55, 55, count=2, places=inside, inside=1), terrain=[hall])
    assert fits(state, first(state))
    out = (Pose(5123, 5125, 2700), Pose(5875, 5875, 2700))
    through = replace(first(state), places=out)
    assert obstacle_at(state, through) == piece_owner(hall)
    assert not fits(state, replace(first(state), inside=0))


def test_the_nearest_free_spot_is_found():
    state = battle(unit(0, 20, 20, count=5), unit(1, 90, 90, count=5))
    assert nearest_fit(state, first(state), 3000, 3000) == there(state, 30, 30)
    near = nearest_fit(state, first(state), 9000, 9020)
    assert fits(state, near)
    assert (near.x, near.facing) == (9000, 2700)
    assert 9249 <= near.y <= 9251
    corner = nearest_fit(state, first(state), 0, 0)
    assert abs(corner.x - 625) <= 1
    assert corner.y in (-1, 0, 1)
    loose = replace(
        first(state), places=tuple(Pose(2000 + 300 * i, 2000, 2700) for i in range(5)), inside=7
    )
    found = nearest_fit(state, loose, 5000, 5000)
    assert (found.formed, found.inside, found.x) == (True, 0, 5000)
    full = battle(unit(0, 20, 20, count=5), terrain=[box(1, "lake", 0, 0, 180, 180)])
    assert nearest_fit(full, first(full), 5000, 5000) is None
