"""Ways and places on terrain: blocking, hindering, elevated, abrupt, water, built."""

import pytest

from slagveld.games.mage_knight.core import terrain_kinds as terrain_kinds
from slagveld.games.mage_knight.terrain.paths import way_refusal
from slagveld.games.mage_knight.terrain.standing_room import stand_refusal
from slagveld.record import replace
from slagveld.table.shapes import Pose
from slagveld.table.terrain import Access
from tests.games.mage_knight.battle import battle, box, man, plain, units
from tests.games.mage_knight.terrain.test_paths import FLIGHT, WING, going, spots, standing

WAVE = {"speed_type": "wave"}
AQUATIC = {"abilities": ("aquatic",)}
BARRING = {
    "blocking": "MK-BLOCK-1",
    "chasm": "MK-CHASM-1",
    "deep-water": "MK-WATER-2",
    "blocking-hill": "MK-ELEV-5",
    "built:stone-wall": "MK-CARD-stone-wall",
}


def on(*terrain, x=10, y=10, **click):
    """A battle of one warrior, at 10, 10 unless told, on terrain."""
    return battle(man(0, x, y, key=plain(**click)), terrain=terrain)


# Blocking


@pytest.mark.rule("MK-BLOCK-3", "MK-CHASM-1", "MK-WATER-2", "MK-ELEV-5", "MK-BUILT-4")
@pytest.mark.parametrize("kind", BARRING)
def test_no_path_enters_what_blocks_movement(kind):
    state = on(box(1, kind, 13, 9, 2, 2))
    assert going(state, (18, 10)) == "MK-BLOCK-3"
    # Along the edge at 9" the centre passes, one unit of rounding included.
    assert going(state, (10, 9), (18, 9)) is None
    assert going(state, (10, 9.004), (18, 9.004)) is None
    assert going(state, (10, 9.008), (18, 9.008)) == "MK-BLOCK-3"


@pytest.mark.rule("MK-BLOCK-1", "MK-MOVE-6", "MK-CHASM-1", "MK-WATER-2", "MK-ELEV-5")
@pytest.mark.parametrize("kind", BARRING)
def test_no_part_of_a_base_stands_in_what_blocks_movement(kind):
    state = on(box(1, kind, 13, 8, 4, 4))
    # The edge is at 3250: the base reaches it at 3112.5 and may lie over it by 5.
    assert standing(state, 3117, 2500) is None
    assert standing(state, 3118, 2500) == BARRING[kind]
    assert standing(state, 3700, 2500) == BARRING[kind]


@pytest.mark.rule("MK-BLOCK-1")
def test_the_refusal_names_the_terrain():
    piece = box(1, "blocking", 13, 8, 4, 4, name="The Old Keep")
    state = on(piece)
    refusal = stand_refusal(state, state.fighters[0], Pose(3500, 2500))
    assert refusal.text.values["terrain"] == "The Old Keep"
    state = on(box(1, "chasm", 13, 8, 4, 4))
    refusal = stand_refusal(state, state.fighters[0], Pose(3500, 2500))
    assert refusal.text.values["terrain"].nl == "Spleet"


@pytest.mark.rule("MK-BLOCK-3")
def test_whoever_is_in_blocking_terrain_by_chance_may_leave_it():
    pieces = (box(1, "blocking", 9, 9, 2, 2), box(2, "blocking", 14, 9, 2, 2))
    state = on(*pieces)
    assert going(state, (12, 10)) is None
    assert going(state, (18, 10)) == "MK-BLOCK-3"


@pytest.mark.rule("MK-WING-3", "MK-SOAR-4", "MK-ELEV-5")
@pytest.mark.parametrize("kind", BARRING)
def test_only_a_soaring_warrior_ends_above_blocking_terrain(kind):
    state = on(box(1, kind, 13, 8, 4, 4), **WING)
    assert standing(state, 3700, 2500, level=1) is None
    assert standing(state, 3700, 2500) == "MK-WING-3"
    assert standing(state, 3118, 2500) == "MK-WING-3"
    assert standing(state, 3117, 2500) is None


@pytest.mark.rule("MK-CARD-flight")
def test_flight_ends_only_where_a_warrior_on_the_ground_may_stand():
    state = on(box(1, "chasm", 13, 8, 4, 4), **FLIGHT)
    assert standing(state, 3700, 2500) == "MK-CHASM-1"
    assert standing(state, 3700, 2500, level=1) == "MK-SOAR-1"


@pytest.mark.rule("MK-CONCEAL-1", "MK-CLEAR-1")
@pytest.mark.parametrize("kind", ["concealing", "carpet"])
def test_concealing_terrain_is_clear_for_movement(kind):
    state = on(box(1, kind, 13, 5, 10, 10))
    assert going(state, (28, 10)) is None
    assert standing(state, 4500, 2500) is None


# Hindering


@pytest.mark.rule("MK-HINDER-4", "MK-HINDER-3", "MK-FOOT-1", "MK-HORSE-1", "MK-WATER-1")
@pytest.mark.parametrize("kind", ["hindering", "shallow-water"])
@pytest.mark.parametrize("speed_type", ["foot", "horseshoe"])
def test_a_move_ends_when_the_whole_base_is_in_hindering_terrain(kind, speed_type):
    state = on(box(1, kind, 13, 5, 10, 10), speed_type=speed_type)
    # The edge is at 3250. The base less 5 units of rounding is wholly in when its centre is at
    # 3382.5; one unit more is grazing, and 5 after that are rounding again.
    assert going(state, (13.552, 10)) is None
    assert going(state, (13.556, 10)) == "MK-HINDER-4"
    assert going(state, (28, 10)) == "MK-HINDER-4"
    assert going(state, (13.4, 10), (12, 10), (12, 12)) is None
    assert going(state, (13.54, 10), (12, 10), (12, 12)) == "MK-HINDER-4"
    assert standing(state, units(13.548), 2500) is None


@pytest.mark.rule("MK-HINDER-5")
def test_no_stop_where_the_base_is_never_wholly_inside():
    # A strip of 268 units holds the base less rounding, one of 266 does not.
    assert going(on(box(1, "hindering", 13, 9.468, 5, 1.064)), (20, 10)) is None
    assert going(on(box(1, "hindering", 13, 9.464, 5, 1.072)), (20, 10)) == "MK-HINDER-4"
    wood = box(1, "hindering", 13, 5, 5, 10)
    assert going(on(wood), (10, 5.532), (20, 5.532)) is None
    assert going(on(wood), (10, 5.536), (20, 5.536)) == "MK-HINDER-4"


@pytest.mark.rule("MK-HINDER-4")
def test_who_starts_wholly_inside_is_stopped_by_no_hindering_terrain():
    pieces = (box(1, "hindering", 9, 9, 2, 2), box(2, "hindering", 14, 8, 4, 4))
    assert going(on(*pieces), (24, 10)) is None
    assert going(on(*pieces, x=9.532), (24, 10)) is None
    assert going(on(*pieces, x=9.528), (24, 10)) == "MK-HINDER-4"


@pytest.mark.rule("MK-HINDER-4")
def test_the_piece_that_comes_first_stops():
    pieces = (box(1, "hindering", 20, 8, 4, 4), box(2, "hindering", 14, 8, 4, 4, name="Wood"))
    state = on(*pieces)
    refusal = way_refusal(state, state.fighters[0], spots((28, 10)), 9000)
    assert refusal.text.values["terrain"] == "Wood"


# Elevated


@pytest.mark.rule("MK-ELEV-3")
@pytest.mark.parametrize("kind", ["hill", "hindering-hill", "built:timber-tower"])
def test_a_move_ends_when_the_centre_comes_onto_elevated_terrain(kind):
    state = on(box(1, kind, 13, 8, 4, 4))
    assert going(state, (13, 10)) is None
    assert going(state, (13.02, 10)) is None
    assert going(state, (13.024, 10)) == "MK-ELEV-3"
    assert going(state, (20, 10)) == "MK-ELEV-3"
    assert going(state, (10, 8), (20, 8)) is None
    assert going(state, (10, 8.004), (20, 8.004)) is None
    assert going(state, (10, 8.008), (20, 8.008)) == "MK-ELEV-3"
    assert going(state, (13, 10), (13, 11), (13.04, 11)) == "MK-ELEV-3"
    assert going(state, (13, 10), (13.004, 10), (13.004, 11), (13.04, 11)) == "MK-ELEV-3"
    assert going(state, (13.004, 10), (10, 10), (13.02, 10)) is None
    assert standing(state, units(13.02), 2500) is None


@pytest.mark.rule("MK-ELEV-4", "MK-ELEV-3")
def test_who_starts_on_elevated_terrain_moves_as_on_its_kind_and_leaves_freely():
    assert going(on(box(1, "hill", 8, 8, 4, 4)), (11, 10), (20, 10)) is None
    assert going(on(box(1, "hill", 8, 8, 4, 4)), (13, 10), (11, 10)) == "MK-ELEV-3"
    # Starting with a part of the base off a wooded hill it is stopped by the wood.
    wooded = box(1, "hindering-hill", 8, 5, 10, 10)
    assert going(on(wooded, x=8.4), (8.552, 10)) is None
    assert going(on(wooded, x=8.4), (12, 10)) == "MK-HINDER-4"
    assert going(on(wooded), (16, 10)) is None


@pytest.mark.rule("MK-ELEV-3")
def test_of_two_stops_the_earlier_holds():
    pieces = (box(1, "hindering", 12, 5, 3, 10), box(2, "hill", 16, 5, 3, 10))
    assert going(on(*pieces), (25, 10)) == "MK-HINDER-4"
    pieces = (box(1, "hindering", 16, 5, 3, 10), box(2, "hill", 12, 5, 3, 10))
    assert going(on(*pieces), (25, 10)) == "MK-ELEV-3"


# Cliffs


def plateau(kind="abrupt"):
    """A plateau from 13" to 17" with an access point 200 units wide on its left edge."""
    return box(1, kind, 13, 8, 4, 4, accesses=(Access("ramp", (units(13), units(10)), 200),))


@pytest.mark.rule("MK-ABRUPT-1", "MK-ABRUPT-3")
@pytest.mark.parametrize("kind", ["abrupt", "abrupt-hindering"])
def test_a_plateau_is_entered_at_its_access_points_alone(kind):
    state = on(plateau(kind))
    assert going(state, (13.02, 10)) is None
    assert going(state, (13.024, 10)) == "MK-ELEV-3"
    for y, rule in ((10.4, None), (9.6, None), (10.408, "MK-ABRUPT-1"), (9.592, "MK-ABRUPT-1")):
        assert going(state, (12, y), (13.02, y)) == rule
    assert going(state, (10, 7), (15, 7), (15, 8.02)) == "MK-ABRUPT-1"
    assert going(state, (16, 10)) == "MK-ELEV-3"
    assert going(state, (20, 10)) == "MK-ABRUPT-1"


@pytest.mark.rule("MK-ABRUPT-1", "MK-ABRUPT-3")
def test_a_plateau_is_left_at_its_access_points_alone():
    state = on(plateau(), x=15)
    assert going(state, (10, 10)) is None
    assert going(state, (15, 5)) == "MK-ABRUPT-1"
    assert going(state, (20, 10)) == "MK-ABRUPT-1"
    assert going(state, (17, 10)) == "MK-ABRUPT-1"
    assert going(state, (16.9, 10)) is None
    assert going(state, (15, 9.8), (12, 9.8)) is None
    assert going(state, (15, 9.5), (12, 9.5)) == "MK-ABRUPT-1"


@pytest.mark.rule("MK-ABRUPT-3")
def test_a_way_through_an_access_point_may_touch_the_edge_first():
    state = on(plateau())
    assert going(state, (13, 10), (13.02, 10)) is None
    assert going(state, (13, 11), (13.02, 11)) == "MK-ABRUPT-1"
    assert going(state, (13, 11), (12, 11), (12, 5)) is None
    inside = on(plateau(), x=15)
    assert going(inside, (13, 10), (10, 10)) is None
    assert going(inside, (13, 11), (10, 11)) == "MK-ABRUPT-1"


@pytest.mark.rule("MK-ABRUPT-1", "MK-WING-1")
@pytest.mark.parametrize("click", [WING, FLIGHT])
def test_who_flies_needs_no_access_point(click):
    state = on(plateau(), **click)
    assert going(state, (15, 5), (15, 9)) is None
    assert standing(state, units(15), units(9)) is None


# Water


@pytest.mark.rule("MK-WAVE-1", "MK-CARD-aquatic", "MK-STYPE-1", "MK-MOVE-2")
@pytest.mark.parametrize("click", [WAVE, AQUATIC])
@pytest.mark.parametrize("kind", ["shallow-water", "deep-water"])
def test_water_is_clear_for_wave_and_aquatic_warriors(click, kind):
    state = on(box(1, kind, 13, 5, 10, 10), **click)
    assert going(state, (28, 10)) is None
    assert standing(state, 4500, 2500) is None


@pytest.mark.rule("MK-WAVE-1", "MK-CARD-aquatic", "MK-STYPE-1")
@pytest.mark.parametrize("click", [WAVE, AQUATIC])
def test_all_other_terrain_is_for_them_as_for_others(click):
    assert going(on(box(1, "hindering", 13, 5, 10, 10), **click), (28, 10)) == "MK-HINDER-4"
    assert going(on(box(1, "hill", 13, 5, 10, 10), **click), (28, 10)) == "MK-ELEV-3"
    assert going(on(box(1, "chasm", 13, 5, 10, 10), **click), (28, 10)) == "MK-BLOCK-3"
    assert standing(on(box(1, "chasm", 13, 5, 10, 10), **click), 4500, 2500) == "MK-CHASM-1"
    state = battle(man(0, 10, 10, key=plain(**click)), man(1, 14, 10))
    assert going(state, (18, 10)) == "MK-MOVE-4"


@pytest.mark.rule("MK-CAPTURE-13", "MK-CAPTURE-6")
def test_captives_do_not_swim_nor_do_captors_by_their_waves():
    water = box(1, "deep-water", 13, 5, 10, 10)
    wave = plain(**WAVE)
    men = (man(0, 10, 10, key=wave, captive=2), man(1, 8.9, 10, key=wave, captor=1))
    state = battle(*men, terrain=(water,))
    assert standing(state, 4500, 2500) == "MK-WATER-2"
    assert standing(state, 4500, 2500, number=2) == "MK-WATER-2"
    men = (man(0, 10, 10, key=plain(**AQUATIC), captor=2), man(1, 8.9, 10, captive=1))
    assert standing(battle(*men, terrain=(water,)), 4500, 2500) == "MK-WATER-2"


# Built


@pytest.mark.plain
@pytest.mark.rule("MK-BUILT-10")
def test_no_centre_rests_in_a_built_piece_without_a_dot(monkeypatch):
    card = replace(terrain_kinds.built()["stone-wall"], key="dyke", terrain="clear")
    kinds = {**terrain_kinds.kinds(), "built:dyke": terrain_kinds._of_card(card)}
    monkeypatch.setattr(terrain_kinds, "kinds", lambda: kinds)
    state = on(box(1, "built:dyke", 13, 9, 2, 2))
    assert going(state, (18, 10)) is None
    assert standing(state, 3250, 2500) is None
    assert standing(state, 3251, 2500) == "MK-BUILT-10"
    state = on(box(1, "built:dyke", 13, 9, 2, 2), **WING)
    assert standing(state, 3400, 2500, level=1) is None
    assert standing(on(box(1, "built:timber-tower", 13, 9, 2, 2)), 3251, 2500) is None
    assert standing(on(box(1, "concealing", 13, 9, 2, 2)), 3251, 2500) is None
