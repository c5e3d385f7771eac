"""Ways: how far, past which bases, on which ground; and where a base finds room."""

import pytest

from slagveld.games.mage_knight.core.field import Field
from slagveld.games.mage_knight.movement.move import end_pose
from slagveld.games.mage_knight.terrain.paths import way_refusal
from slagveld.games.mage_knight.terrain.standing_room import stand_refusal
from slagveld.table.shapes import Pose, Spot
from tests.games.mage_knight.battle import battle, box, man, plain, units

WING = {"speed_type": "wing"}
FLIGHT = {"abilities": ("flight",)}


def spots(*places):
    """Places in inches as a path."""
    return tuple(Spot(units(x), units(y)) for x, y in places)


def going(state, *places, number=1, limit=20):
    """The rule that forbids a warrior a way over these places in inches, or None."""
    fighter = state.fighter(number)
    refusal = way_refusal(state, fighter, spots(*places), units(limit))
    return None if refusal is None else refusal.rule


def standing(state, x, y, number=1, level=0):
    """The rule that forbids a warrior to stand at a place in units, or None."""
    refusal = stand_refusal(state, state.fighter(number), Pose(x, y, level=level))
    return None if refusal is None else refusal.rule


# Length


@pytest.mark.rule("MK-MOVE-1")
def test_a_way_is_at_most_as_long_as_the_limit():
    state = battle(man(0, 10, 10))
    assert going(state, (18, 10), limit=8) is None
    assert going(state, (18.004, 10), limit=8) == "MK-MOVE-1"
    assert going(state, (12, 10), limit=8) is None
    assert going(state, limit=0) is None


@pytest.mark.rule("MK-MOVE-3")
def test_every_bend_of_a_way_counts_not_the_straight_distance():
    state = battle(man(0, 10, 10))
    assert going(state, (13, 10), (13, 14), limit=7) is None
    assert going(state, (13, 10), (13, 14), limit=6.996) == "MK-MOVE-1"
    assert going(state, (14, 10), (10, 10), limit=8) is None
    assert going(state, (14, 10), (10, 10), limit=7.996) == "MK-MOVE-1"


@pytest.mark.rule("MK-MOVE-1")
def test_the_refusal_tells_limit_and_length():
    state = battle(man(0, 10, 10))
    refusal = way_refusal(state, state.fighters[0], spots((13, 14)), 1000)
    values = refusal.text.values
    assert (values["limit"].units, values["length"].units) == (1000, 1250)
    refusal = way_refusal(state, state.fighters[0], (Spot(2501, 2501),), 1)
    assert refusal.text.values["length"].units == 2


@pytest.mark.rule("MK-MEASURE-1")
def test_a_way_is_measured_from_the_centre_whatever_the_base():
    state = battle(man(0, 10, 10, key=plain(base=425)))
    assert going(state, (18, 10), limit=8) is None
    assert going(state, (18.004, 10), limit=8) == "MK-MOVE-1"


@pytest.mark.rule("MK-ELEV-6")
def test_heights_add_nothing_to_a_way():
    hill = box(1, "hill", 10, 8, 4, 4, height=500)
    state = battle(man(0, 8, 10), terrain=(hill,))
    assert going(state, (10.008, 10), limit=2.008) is None
    state = battle(man(0, 12, 10), terrain=(hill,))
    assert going(state, (18, 10), limit=6) is None


# The edge


@pytest.mark.rule("MK-SETUP-6")
def test_no_part_of_a_base_leaves_the_battlefield_on_the_way():
    state = battle(man(0, 10, 10))
    # A base of 275 units: the centre keeps 137.5 from every edge of 9000.
    for x, y, rule in (
        (138, 2500, None),
        (137, 2500, "MK-SETUP-6"),
        (2500, 138, None),
        (2500, 137, "MK-SETUP-6"),
        (8862, 2500, None),
        (8863, 2500, "MK-SETUP-6"),
        (2500, 8862, None),
        (2500, 8863, "MK-SETUP-6"),
        (-30000, 40000, "MK-SETUP-6"),
    ):
        path = (Spot(x, y), Spot(2500, 2600))
        refusal = way_refusal(state, state.fighters[0], path, 10**6)
        assert (None if refusal is None else refusal.rule) == rule
        assert standing(state, x, y) == rule


@pytest.mark.rule("MK-SETUP-6", "MK-WING-1")
def test_a_flyer_stays_on_the_battlefield_too():
    state = battle(man(0, 10, 10, key=plain(**WING)))
    assert going(state, (0.4, 10)) == "MK-SETUP-6"


# Bases


@pytest.mark.rule("MK-MOVE-4")
@pytest.mark.parametrize("more", [{"seat": 0}, {"seat": 1}, {"seat": 1, "captor": 3}])
def test_no_path_runs_over_the_base_of_friend_enemy_or_captive(more):
    seat = more.pop("seat")
    state = battle(man(0, 10, 10), man(seat, 14, 10, **more), man(1, 30, 30))
    assert going(state, (18, 10)) == "MK-MOVE-4"
    # The centre passes 132.5 units from theirs: 5 of the base's 137.5 are rounding.
    assert going(state, (10, 10.532), (18, 10.532)) is None
    assert going(state, (10, 10.528), (18, 10.528)) == "MK-MOVE-4"


@pytest.mark.rule("MK-MOVE-4")
def test_the_refusal_names_whose_base_it_is():
    state = battle(man(0, 10, 10), man(1, 14, 10, key=plain(speed=3)))
    refusal = way_refusal(state, state.fighters[0], spots((18, 10)), 5000)
    assert refusal.text.values["other"] == state.fighters[1].name


@pytest.mark.rule("MK-MOVE-4")
def test_only_the_line_of_the_centre_is_tested_on_the_way():
    state = battle(man(0, 10, 10, key=plain(base=425)), man(1, 14, 9.4), man(1, 14, 10.6))
    assert going(state, (18, 10)) is None


@pytest.mark.rule("MK-MOVE-4")
def test_a_path_passes_under_a_soaring_warrior():
    state = battle(man(0, 10, 10), man(1, 14, 10, key=plain(**WING), soaring=True))
    assert going(state, (18, 10)) is None


@pytest.mark.rule("MK-MOVE-4", "MK-CAPTURE-9")
def test_its_own_captive_is_not_in_the_way_of_a_captor():
    men = (man(0, 10, 10, captive=2), man(1, 11.1, 10, captor=1), man(0, 10, 12))
    state = battle(*men)
    assert going(state, (18, 10)) is None
    assert standing(state, units(11), units(10)) is None
    assert going(state, (12, 10), (10, 10), number=3) == "MK-MOVE-4"


@pytest.mark.rule("MK-MOVE-5")
@pytest.mark.parametrize(("gap", "rule"), [(0, "MK-MOVE-5"), (5, "MK-MOVE-5"), (6, None)])
def test_no_path_runs_between_two_that_touch(gap, rule):
    lower = (2500 + 138 + gap) / 250
    state = battle(man(0, 10, 10), man(1, 14, (2500 - 137) / 250), man(0, 14, lower))
    assert going(state, (18, 10)) == rule


@pytest.mark.rule("MK-MOVE-5")
def test_the_mover_itself_is_none_of_the_two():
    state = battle(man(0, 10, 10), man(1, 11.1, 10), man(1, 12.2, 10))
    assert going(state, (10, 9), (15, 9)) is None
    assert going(state, (10, 9), (11.65, 9), (11.65, 11)) == "MK-MOVE-5"


@pytest.mark.rule("MK-MOVE-5")
def test_a_captive_and_those_away_make_no_pair():
    men = (man(0, 10, 10, captive=2), man(1, 14, 9.45, captor=1), man(1, 14, 10.55))
    assert going(battle(*men), (18, 10)) is None
    men = (man(0, 10, 10), man(0, 14, 9.45), man(0, 14, 10.55))
    assert going(battle(*men), (18, 10)) == "MK-MOVE-5"
    assert going(battle(*men).without(3), (18, 10)) is None


@pytest.mark.rule("MK-MOVE-5")
def test_pairs_of_another_level_are_passed_beneath():
    wing = plain(**WING)
    men = (man(1, 14, 9.45, key=wing, soaring=True), man(1, 14, 10.55, key=wing, soaring=True))
    assert going(battle(man(0, 10, 10), *men), (18, 10)) is None
    men = (man(1, 14, 9.45), man(1, 14, 10.55, key=wing, soaring=True))
    assert going(battle(man(0, 10, 10), *men), (18, 10)) is None


@pytest.mark.rule("MK-MOVE-5")
def test_a_pair_agreed_to_touch_is_a_pair():
    state = battle(man(0, 10, 10), man(1, 14, 9.4), man(1, 14, 10.6), man(1, 14, 30))
    assert going(state, (18, 10)) is None
    field = state.field.marked(2, 3)
    assert isinstance(field, Field)
    fighter = field.fighters[0]
    marked = battle(man(0, 10, 10)).__class__(seats=state.seats, field=field)
    path = spots((18, 10))
    assert way_refusal(marked, fighter, path, 5000).rule == "MK-MOVE-5"
    assert way_refusal(marked.without(3), fighter, path, 5000) is None


# Room


@pytest.mark.rule("MK-MOVE-6")
def test_bases_may_touch_but_not_overlap_at_the_end():
    state = battle(man(0, 10, 10), man(1, 14, 10))
    for x, rule in ((3225, None), (3230, None), (3231, "MK-MOVE-6"), (3500, "MK-MOVE-6")):
        assert standing(state, x, 2500) == rule
    assert standing(state, 2501, 2500) is None


@pytest.mark.rule("MK-MOVE-6")
def test_the_refusal_names_who_stands_there():
    state = battle(man(0, 10, 10), man(1, 14, 10, key=plain(speed=3)))
    refusal = stand_refusal(state, state.fighters[0], Pose(3500, 2500))
    assert refusal.text.values["other"] == state.fighters[1].name


@pytest.mark.rule("MK-WING-2")
@pytest.mark.parametrize(("level", "other"), [(0, False), (0, True), (1, False), (1, True)])
def test_a_wing_warrior_does_not_end_on_a_base_of_any_level(level, other):
    men = (man(0, 10, 10, key=plain(**WING)), man(1, 14, 10, key=plain(**WING), soaring=other))
    state = battle(*men)
    assert standing(state, 3231, 2500, level=level) == "MK-WING-2"
    assert standing(state, 3230, 2500, level=level) is None


def test_who_is_on_foot_does_not_end_under_a_soaring_warrior():
    state = battle(man(0, 10, 10), man(1, 14, 10, key=plain(**WING), soaring=True))
    assert standing(state, 3400, 2500) == "MK-MOVE-6"


@pytest.mark.rule("MK-PLACE-8", "MK-ITEMS-17")
def test_objectives_are_in_nobodys_way():
    state = battle(man(0, 10, 10), objectives=((12, 10), (14, 10)))
    assert going(state, (14, 10)) is None
    assert standing(state, units(14), units(10)) is None


@pytest.mark.rule("MK-SOAR-5", "MK-PLACE-8")
def test_who_soars_ends_on_no_objective():
    state = battle(man(0, 10, 10, key=plain(**WING)), objectives=((14, 10),))
    # 137.5, 150 and 5 are 292.5 units.
    for x, rule in ((3500 - 292, "MK-SOAR-5"), (3500 - 293, None), (3500, "MK-SOAR-5")):
        assert standing(state, x, 2500, level=1) == rule
        assert standing(state, x, 2500) is None


@pytest.mark.rule("MK-SOAR-1")
def test_only_wing_warriors_stand_at_soaring_level():
    for key, rule in (
        (plain(), "MK-SOAR-1"),
        (plain(**FLIGHT), "MK-SOAR-1"),
        (plain(**WING), None),
    ):
        assert standing(battle(man(0, 10, 10, key=key)), 2500, 3000, level=1) == rule
    state = battle(man(0, 10, 10, key=plain(**WING), captive=2), man(1, 11.1, 10, captor=1))
    assert standing(state, 2500, 3000, level=1) == "MK-SOAR-1"
    state = battle(man(0, 10, 10, key=plain(**WING), captor=2), man(1, 11.1, 10, captive=1))
    assert standing(state, 2500, 3000, level=1) == "MK-SOAR-1"
    for level in (2, -1):
        state = battle(man(0, 10, 10, key=plain(**WING)))
        assert standing(state, 2500, 3000, level=level) == "MK-SOAR-1"


# Who sees nothing of it


@pytest.mark.rule("MK-WING-1", "MK-CARD-flight", "MK-MOVE-2", "MK-STYPE-1")
@pytest.mark.parametrize(("click", "free"), [(WING, True), (FLIGHT, True), ({}, False)])
def test_wings_and_flight_carry_over_bases_pairs_and_terrain(click, free):
    crossed = (
        ((man(1, 14, 10),), ()),
        ((man(1, 14, 9.45), man(1, 14, 10.55)), ()),
        ((), (box(1, "blocking", 13, 9, 2, 2),)),
        ((), (box(1, "deep-water", 13, 9, 2, 2),)),
        ((), (box(1, "hindering", 13, 8, 4, 4),)),
        ((), (box(1, "hill", 13, 8, 4, 4),)),
        ((), (box(1, "abrupt", 13, 8, 4, 4),)),
    )
    for men, terrain in crossed:
        state = battle(man(0, 10, 10, key=plain(**click)), *men, terrain=terrain)
        assert (going(state, (20, 10)) is None) is free
    assert going(battle(man(0, 10, 10, key=plain(**click))), (20, 10), limit=9) == "MK-MOVE-1"


@pytest.mark.rule("MK-WING-1")
def test_a_soaring_warrior_flies_over_everything():
    key = plain(**WING)
    men = (man(0, 10, 10, key=key, soaring=True), man(1, 14, 10, key=key, soaring=True))
    state = battle(*men, terrain=(box(1, "blocking", 16, 9, 2, 2),))
    assert going(state, (20, 10)) is None


@pytest.mark.rule("MK-CAPTURE-6", "MK-WING-1")
def test_a_captor_with_wings_goes_on_foot():
    men = (man(0, 10, 10, key=plain(**WING), captive=2), man(1, 8.9, 10, captor=1), man(1, 14, 10))
    assert going(battle(*men), (20, 10)) == "MK-MOVE-4"


def test_a_way_knows_where_it_ends():
    one = battle(man(0, 10, 10)).fighter(1).at(Pose(1, 2, 300, level=1))
    assert end_pose(one, (Spot(5, 6), Spot(7, 8)), 900, True) == Pose(7, 8, 900, level=1)
    assert end_pose(one, (), 450, False) == Pose(1, 2, 450)
