import pytest

from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.shooting.cover_and_forest_edge import is_edge_shot
from slagveld.games.carnage.shooting.into_a_melee import melee_of, shares
from slagveld.games.carnage.shooting.shots import (
    free_shot_dice,
    lost_by,
    measured,
    shooters,
    volley,
)
from slagveld.games.carnage.sight.forests_trees_windows import Mark
from slagveld.games.carnage.sight.line_of_sight import seen_marks
from slagveld.record import replace
from slagveld.table.terrain import Opening
from tests.games.carnage.battle import (
    ARCHER,
    EAST,
    HERO,
    INFANTRY,
    NORTH,
    SOUTH,
    battle,
    box,
    profile,
    unit,
)
from tests.games.carnage.sight.test_forests_trees_windows import house, lodgers


def duel(*terrain, far=25, near=None, enemy=None, others=(), **more):
    """Two ranks of archers and an enemy; `far` is the range from middle to middle in cm."""
    archers = near or unit(0, 50, 100, NORTH, count=6, files=3, of=ARCHER)
    target = enemy or unit(1, 50, 103.75 - far, SOUTH, count=4)
    return battle(archers, target, *others, terrain=terrain, **more)


def why(state):
    """The rule by which a measured shot is lost."""
    fires, lost = measured(state, *state.units[:2])
    assert (lost is None) == bool(fires)
    return None if lost is None else lost.rule


def fires(state):
    return measured(state, *state.units[:2])[0]


def aim(state, fire="direct"):
    return volley(state, *state.units[:2], fire)


# Who shoots


@pytest.mark.rule("CAR-12-ranks", "CAR-12-count", "CAR-12-one-mode")
def test_the_front_rank_shoots_directly_and_all_shoot_indirectly():
    state = duel()
    assert shooters(state, *state.units, "direct") == [0, 1, 2]
    assert shooters(state, *state.units, "indirect") == [0, 1, 2, 3, 4, 5]
    assert (aim(state).shooters, aim(state).dice) == (3, 3)
    assert (aim(state, "indirect").shooters, aim(state, "indirect").dice) == (6, 6)


@pytest.mark.rule("CAR-12-count", "CAR-12.6")
def test_only_those_of_the_front_rank_who_see_the_target_shoot():
    state = duel(box(1, "high-wall", 30, 96.5, 19, 1))
    assert shooters(state, *state.units, "direct") == [1, 2]
    assert aim(state).dice == 2


@pytest.mark.rule("CAR-12-count")
def test_each_shooter_has_the_dice_of_his_bow():
    hero = profile(ARCHER, kind="hero", shots=3)
    state = duel(near=unit(0, 50, 100, NORTH, count=1, of=hero))
    assert (aim(state).shooters, aim(state).dice) == (1, 3)
    twice = duel(pearl="armageddon")
    assert (aim(twice).shooters, aim(twice).dice) == (3, 6)


@pytest.mark.rule("CAR-12.7")
def test_no_more_figures_can_be_hit_than_are_seen_from_the_middle():
    assert aim(duel()).most == 4
    hidden = duel(box(1, "high-wall", 30, 80, 21, 1))
    assert aim(hidden).most == 2
    assert aim(hidden).shooters == 3


@pytest.mark.rule("CAR-12-direct", "CAR-12-indirect")
def test_a_unit_between_takes_away_shooters_of_direct_fire_only():
    state = duel(others=[unit(0, 50, 90, count=16)])
    assert aim(state).shooters == 0
    assert aim(state, "indirect").shooters == 6


@pytest.mark.rule("CAR-9.7-shoot-out")
def test_from_a_building_as_many_shoot_as_have_room_at_openings_that_see_the_target():
    two = house(1, 40, 90, Opening("window", 500, 1000), Opening("door", 1500, 1750))
    state = duel(two, near=lodgers(0, 45, 100, 5, 1), enemy=unit(1, 50, 70, SOUTH, count=4))
    assert shooters(state, *state.units, "direct") == [0, 1, 2]
    few = duel(two, near=lodgers(0, 45, 100, 2, 1), enemy=unit(1, 50, 70, SOUTH, count=4))
    assert shooters(few, *few.units, "direct") == [0, 1]
    back = house(1, 40, 90, Opening("window", 500, 1000), wall=2)
    state = duel(back, near=lodgers(0, 45, 100, 5, 1), enemy=unit(1, 50, 70, SOUTH, count=4))
    assert shooters(state, *state.units, "direct") == []


@pytest.mark.rule("CAR-9.7-shoot-out")
def test_within_one_building_there_are_no_ranks():
    home = house(1, 40, 80)
    row, column = lodgers(0, 45, 95, 2, 1), lodgers(0, 45, 92.4, 1, 1)
    places = row["places"] + column["places"]
    both = unit(0, 45, 95, NORTH, count=3, of=ARCHER, places=places, inside=1)
    state = duel(home, near=both, enemy=lodgers(1, 45, 85, 2, 1))
    assert shooters(state, *state.units, "direct") == [0, 1, 2]


# After measuring


@pytest.mark.rule("CAR-12.2", "CAR-12.3", "CAR-12-ex4")
@pytest.mark.parametrize(
    ("far", "open_", "rule"),
    [
        (22.5, ("direct",), None),
        (30, ("direct", "indirect"), None),
        (50, ("indirect",), None),
        (80, ("indirect",), None),
        (80.01, (), "CAR-12.3"),
    ],
)
def test_out_of_range_the_shot_is_lost(far, open_, rule):
    state = duel(far=far)
    assert fires(state) == open_
    assert why(state) == rule


@pytest.mark.rule("CAR-12.3")
def test_a_target_too_near_for_indirect_fire_behind_other_units_is_a_lost_shot():
    between = [unit(0, 50, 90, count=16)]
    assert why(duel(others=between)) == "CAR-12.3"
    assert fires(duel(far=31, others=between)) == ("indirect",)


@pytest.mark.rule("CAR-12.2", "CAR-12.3")
def test_at_the_very_limit_only_fire_that_is_of_use_is_open():
    assert fires(duel(far=30, others=[unit(0, 50, 90, count=16)])) == ("indirect",)


@pytest.mark.rule("CAR-12.6")
def test_a_target_that_went_out_of_sight_is_a_lost_shot():
    assert why(duel(box(1, "high-wall", 30, 90, 40, 1))) == "CAR-12.6"


@pytest.mark.rule("CAR-12.7")
def test_nothing_visible_from_the_middle_is_a_lost_shot():
    # The wall leaves the left archer alone a line past its end.
    state = duel(
        box(1, "high-wall", 46, 97, 20, 1),
        near=unit(0, 50, 100, NORTH, count=3, of=ARCHER),
        enemy=unit(1, 30, 80, SOUTH, count=1),
    )
    assert shooters(state, *state.units, "direct") == [0]
    assert why(state) == "CAR-12.7"


@pytest.mark.rule("CAR-12.4")
def test_a_target_that_is_no_longer_in_front_is_a_lost_shot():
    assert why(duel(enemy=unit(1, 50, 120, count=4))) == "CAR-12.4"


@pytest.mark.rule("CAR-14.3-diversion")
def test_archers_who_were_diverted_before_the_rolls_do_not_shoot():
    asleep = unit(0, 50, 100, NORTH, count=3, of=ARCHER, diverted=(3, "shooting"))
    assert why(duel(near=asleep, phase="shooting")) == "CAR-14.3-diversion"


@pytest.mark.rule("CAR-12-engaged")
def test_archers_in_melee_do_not_shoot():
    assert why(duel(others=[unit(1, 50, 105, NORTH, count=3)])) == "CAR-12-engaged"
    assert why(duel(others=[unit(1, 50, 105.2, NORTH, count=3)])) is None


@pytest.mark.rule("CAR-12-engaged")
def test_archers_whom_all_touching_enemies_ignore_may_shoot():
    state = duel(others=[unit(1, 50, 105, NORTH, count=3)], ignored=((1, 3),))
    assert why(state) is None


@pytest.mark.rule("CAR-9.7-direct")
def test_there_is_no_indirect_fire_at_or_from_buildings():
    home = house(1, 40, 110, Opening("door", 500, 1000))
    out = duel(home, near=lodgers(0, 45, 111.25, 3, 1), enemy=unit(1, 46.25, 80, SOUTH, count=1))
    # From 111.25 to 78.75 it is 32.5 cm.
    assert why(out) == "CAR-9.7-direct"
    near = duel(home, near=lodgers(0, 45, 111.25, 3, 1), enemy=unit(1, 46.25, 90, SOUTH, count=1))
    assert fires(near) == ("direct",)
    back = house(1, 40, 50, Opening("door", 500, 1000), wall=2)
    into = duel(back, enemy=lodgers(1, 48.75, 66, 3, 1))
    assert why(into) == "CAR-9.7-direct"


# Forest edges


def forest(top):
    return box(1, "open-forest", 20, top, 60, 100 - top + 20)


@pytest.mark.rule("CAR-9.2.2-range", "CAR-9.2.2-ws")
@pytest.mark.parametrize(("far", "rule"), [(10, None), (10.01, "CAR-9.2.2-range")])
def test_from_a_forest_edge_arrows_reach_ten_centimetres(far, rule):
    state = duel(forest(100), far=far)
    assert why(state) == rule
    assert [(item.value, item.rule) for item in aim(state).extra] == [(-2, "CAR-9.2.2-ws")]
    assert aim(state).at_edge


@pytest.mark.rule("CAR-9.2.2-range")
def test_from_a_forest_edge_there_is_no_indirect_fire():
    # The rear rank is deep in the forest, so half of those who shoot stand at its edge.
    assert why(duel(forest(100), far=40)) == "CAR-9.2.2-range"


@pytest.mark.rule("CAR-9.2.2-range", "CAR-9.2.2-ws")
@pytest.mark.parametrize(("far", "rule"), [(10, None), (10.01, "CAR-9.2.2-range")])
def test_at_a_forest_edge_arrows_reach_ten_centimetres(far, rule):
    trees = box(1, "open-forest", 20, 70, 60, 103.75 - far - 70)
    state = duel(trees, far=far)
    assert why(state) == rule
    assert [item.value for item in aim(state).extra] == [-2]


@pytest.mark.rule("CAR-9.2.2-ws")
def test_the_penalty_counts_once_when_both_are_at_an_edge():
    far = box(2, "open-forest", 20, 70, 60, 103.75 - 10 - 70)
    state = duel(forest(100), far, far=10)
    assert [item.value for item in aim(state).extra] == [-2]


@pytest.mark.rule("CAR-7-61-63", "CAR-9.2.2-range")
def test_the_wind_does_not_stretch_the_range_at_a_forest_edge():
    assert why(duel(forest(100), far=10, pearl="south-wind")) is None
    assert why(duel(forest(100), far=10.01, pearl="south-wind")) == "CAR-9.2.2-range"
    assert why(duel(forest(100), far=10, pearl="north-wind")) is None


@pytest.mark.rule("CAR-9.2.2-inside")
@pytest.mark.parametrize(("count", "edge"), [(2, True), (3, False)])
def test_half_of_the_shooters_at_the_edge_make_it_an_edge_shot(count, edge):
    # One figure at the left end touches the forest.
    row = unit(0, 50, 100, NORTH, count=count, of=ARCHER)
    left = 50 - 1.25 * count
    state = duel(box(1, "open-forest", left - 20, 90, 20, 20), near=row, far=25)
    who = shooters(state, *state.units, "direct")
    seen = seen_marks(state, *state.units, direct=True)
    assert len(who) == count
    assert is_edge_shot(state, *state.units, who, seen) is edge
    assert aim(state).at_edge is edge
    assert why(state) == ("CAR-9.2.2-range" if edge else None)


@pytest.mark.rule("CAR-9.2.2-inside")
@pytest.mark.parametrize(("count", "edge"), [(2, True), (3, False)])
def test_half_of_the_targets_in_view_at_the_edge_make_it_an_edge_shot(count, edge):
    row = unit(1, 50, 78.75, SOUTH, count=count)
    right = 50 + 1.25 * count
    state = duel(box(1, "open-forest", right, 70, 20, 20), enemy=row)
    assert len(seen_marks(state, *state.units, direct=True)) == count
    assert aim(state).at_edge is edge


@pytest.mark.rule("CAR-9.2.2-inside")
def test_those_deep_in_the_forest_do_not_shoot():
    state = duel(forest(100), far=10)
    assert shooters(state, *state.units, "indirect") == [0, 1, 2]


# Shooting into a melee


def melee(*others):
    """Archers (1), an enemy (2) facing away from a friend (3) that touches its back."""
    enemy = unit(1, 50, 70, NORTH, count=5)
    friend = unit(0, 50, 70, SOUTH, count=5)
    return duel(enemy=enemy, others=[friend, *others])


@pytest.mark.rule("CAR-12.8")
def test_a_target_out_of_melee_takes_all_wounds():
    state = duel()
    assert shares(state, *state.units, 5) == [(2, 5)]


@pytest.mark.rule("CAR-12.8")
@pytest.mark.parametrize(
    ("wounds", "parts"),
    [(0, {}), (1, {2: 1}), (2, {2: 1, 3: 1}), (3, {2: 2, 3: 1}), (6, {2: 3, 3: 3})],
)
def test_wounds_fall_on_both_sides_and_the_odd_one_on_the_enemy(wounds, parts):
    state = melee()
    assert dict(shares(state, *state.units[:2], wounds)) == parts


@pytest.mark.rule("CAR-12.8")
def test_a_sides_part_is_dealt_out_to_the_target_and_then_the_nearest_first():
    # Unit 4 stands beside the target, unit 5 beyond the friend (and further away).
    left = unit(1, 50 - 12.5, 70, NORTH, count=5)
    far = unit(1, 50, 67.5, SOUTH, count=5)
    state = melee(left, far)
    assert {u.id for u in melee_of(state, state.units[1])} == {2, 3, 4, 5}
    target = state.units[1]
    assert dict(shares(state, state.units[0], target, 2)) == {2: 1, 3: 1}
    assert dict(shares(state, state.units[0], target, 3)) == {2: 1, 4: 1, 3: 1}
    assert dict(shares(state, state.units[0], target, 8)) == {2: 2, 4: 1, 5: 1, 3: 4}
    other = state.units[4]
    assert dict(shares(state, state.units[0], other, 3)) == {5: 1, 2: 1, 3: 1}


@pytest.mark.rule("CAR-12.8")
def test_of_two_enemies_fighting_each_other_the_target_has_the_larger_part():
    enemy = unit(1, 50, 70, NORTH, count=5)
    third = unit(2, 50, 70, SOUTH, count=5)
    state = duel(enemy=enemy, others=[third], seats=(0, 1, 2))
    assert dict(shares(state, *state.units[:2], 3)) == {2: 2, 3: 1}
    assert dict(shares(state, state.units[0], state.units[2], 3)) == {3: 2, 2: 1}


@pytest.mark.rule("CAR-12.8")
def test_three_sides_share_and_the_shooters_own_comes_last():
    enemy = unit(1, 50, 70, NORTH, count=5)
    friend = unit(0, 50, 70, SOUTH, count=3)
    third = unit(2, 50 - 6.25, 71.25, EAST, count=1)
    state = duel(enemy=enemy, others=[friend, third], seats=(0, 1, 2))
    assert dict(shares(state, *state.units[:2], 4)) == {2: 2, 4: 1, 3: 1}
    assert dict(shares(state, *state.units[:2], 5)) == {2: 2, 4: 2, 3: 1}


# The free shot


def charged(archers=None, *terrain, others=(), **more):
    near = archers or unit(0, 50, 100, NORTH, count=8, files=3, of=ARCHER)
    return duel(*terrain, near=near, enemy=unit(1, 50, 130, NORTH, count=4), others=others, **more)


def free(state):
    return free_shot_dice(state, *state.units[:2])


@pytest.mark.rule("CAR-10-free-shot")
def test_the_front_rank_has_the_free_shot_whatever_the_charger_comes_from():
    assert free(charged()) == 3
    assert free(charged(None, box(1, "high-wall", 30, 110, 40, 1))) == 3


@pytest.mark.rule("CAR-10-free-shot")
def test_only_ranged_weapons_have_a_free_shot():
    assert free(charged(unit(0, 50, 100, NORTH, count=8, files=3, of=INFANTRY))) == 0


@pytest.mark.rule("CAR-10-free-shot", "CAR-7-36-40")
def test_free_shots_have_the_dice_of_other_shots():
    assert free(charged(pearl="not-your-day", order=(1, 0))) == 6


@pytest.mark.rule("CAR-10-free-shot-once")
def test_there_is_one_free_shot_in_a_round():
    used = unit(0, 50, 100, NORTH, count=3, of=ARCHER, doings=Doings(free_shot=True))
    assert free(charged(used)) == 0


@pytest.mark.rule("CAR-10-free-shot")
def test_who_is_already_in_contact_has_no_free_shot():
    assert free(charged(others=[unit(1, 50, 100, SOUTH, count=3)])) == 0
    touching = duel(
        near=unit(0, 50, 100, NORTH, count=8, files=3, of=ARCHER),
        enemy=unit(1, 50, 100, SOUTH, count=3),
    )
    assert free(touching) == 3


@pytest.mark.rule("CAR-10-free-shot", "CAR-9.2.2-inside")
def test_deep_in_an_open_forest_there_is_no_free_shot():
    assert free(charged(None, box(1, "open-forest", 20, 80, 60, 60))) == 0
    # The front rank reaches from 46.25 to 53.75 cm; the left figure touches the outline.
    assert free(charged(None, box(1, "open-forest", 46.25, 80, 60, 60))) == 1


@pytest.mark.rule("CAR-10-free-shot", "CAR-9.7-shoot-out")
def test_from_a_building_the_free_shot_has_as_many_as_fit_at_openings():
    home = house(1, 40, 90, Opening("window", 500, 1000))
    assert free(charged(lodgers(0, 45, 100, 5, 1), home)) == 2
    assert free(charged(lodgers(0, 45, 100, 1, 1), home)) == 1


def test_a_shot_lost_for_good_says_so_for_each_type_of_fire():
    state = duel()
    assert lost_by(state, *state.units, "direct") is None
    far = replace(state.units[1], y=-20000)
    assert lost_by(state, state.units[0], far, "indirect") is None


@pytest.mark.rule("CAR-9.7-shoot-in")
def test_places_behind_openings_are_no_figures_of_the_unit():
    state = battle(unit(0, 90, 100, of=ARCHER), unit(1, 90, 80, count=1, of=HERO))
    window = Mark(3, state.unit(2).bodies[0], opening="window")
    assert not is_edge_shot(state, state.unit(1), state.unit(2), [0], [window])
