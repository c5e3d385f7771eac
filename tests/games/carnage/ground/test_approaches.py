"""Grounds, turns, ways into contact, and the wagon that is pushed."""

import pytest

from slagveld.games.carnage.ground import approaches
from slagveld.games.carnage.ground import paths_and_costs as ways
from slagveld.games.carnage.ground.advance import facing_to, turn_refusal
from slagveld.games.carnage.ground.approaches import PLACES, RIMS, lies_open
from slagveld.games.carnage.ground.obstacles import (
    FOOTINGS,
    GROUNDS,
    SHAPES,
    SOLIDS,
    TABLE_SHAPES,
    fits,
    footing_of,
    ground_for,
    ground_with,
    shape_of,
    touch_solids,
)
from slagveld.games.carnage.ground.paths_and_costs import (
    cut_way,
    shortest_into_contact,
    way_cost,
    way_refusal,
)
from slagveld.games.carnage.ground.pushed_wagon import WAGON_ID, push_wagon
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Moved
from slagveld.kernel.play import Play
from slagveld.record import replace
from slagveld.table.bends import nearest_vector
from slagveld.table.obstacles import is_free, is_leg_free
from slagveld.table.shapes import Pose, Spot
from tests.games.carnage.battle import (
    EAST,
    NORTH,
    RIDER,
    SOUTH,
    WEST,
    FakeGame,
    battle,
    box,
    events,
    unit,
)
from tests.games.carnage.ground.test_paths_and_costs import LIMIT, first, river, spots, there, why


def test_the_ground_of_a_unit_is_made_once_and_knows_who_is_in_the_way():
    state = battle(
        unit(0, 90, 90), unit(1, 90, 70), terrain=[box(1, "lake", 80, 40, 20, 5), *river()[:0]]
    )
    ground = ground_for(state, first(state))
    assert ground is ground_for(state, first(state))
    assert {solid.owner for solid in ground.solids} == {2, -11}
    assert not is_free(ground, 9000 * 16, 7100 * 16)
    through = ground_with(state, first(state), [])
    assert is_free(through, 9000 * 16, 7100 * 16)
    assert not is_free(through, 9000 * 16, 4200 * 16)
    assert not is_leg_free(ground, 9000 * 16, 9000 * 16, 9000 * 16, 6000 * 16)
    assert is_free(ground, 9000 * 16, 9000 * 16), "it is not in its own way"
    sideways = facing_to(first(state), 0)
    assert shape_of(sideways) != shape_of(first(state))
    assert ground_for(state, sideways) is not ground
    moved = state.with_unit(there(state, 100, 90))
    assert not is_free(ground_for(moved, moved.units[1]), 10000 * 16, 9100 * 16)


def test_what_is_remembered_does_not_grow_without_end():
    state = battle(unit(0, 90, 90, count=1), unit(1, 60, 90, count=1))
    for facing in range(TABLE_SHAPES + 3):
        ground_for(state, replace(first(state), facing=facing))
    assert 0 < len(GROUNDS.of(state.field)) <= SHAPES
    assert 0 < len(FOOTINGS.of(state.field.table)) <= TABLE_SHAPES
    assert 0 < len(SOLIDS.of(state.units[1])) <= SHAPES


# Into contact, looked for as little as can be


def screened():
    """An enemy behind another, and one beside it in the open."""
    return battle(unit(0, 90, 90), unit(1, 90, 70, SOUTH), unit(1, 90, 50, SOUTH), unit(1, 60, 70))


def test_what_lies_open_is_told_without_a_search():
    state = screened()
    mine, front, behind, aside = state.units
    assert lies_open(state, mine, front)
    assert not lies_open(state, mine, behind)
    assert shortest_into_contact(state, mine, behind) is not None
    assert lies_open(state, mine, aside)
    walled = battle(
        unit(0, 90, 90), unit(1, 90, 70, SOUTH), terrain=[box(1, "high-wall", 10, 10, 9, 1)]
    )
    assert not lies_open(walled, *walled.units), "walls may part those who stand side by side"
    assert shortest_into_contact(walled, *walled.units) is not None


def test_a_way_within_a_limit_is_the_cheapest_of_all():
    mine, _, behind, _ = screened().units
    way = shortest_into_contact(screened(), mine, behind)
    assert way.cost > 4000
    assert shortest_into_contact(screened(), mine, behind, way.cost) == way
    assert shortest_into_contact(screened(), mine, behind, 2 * way.cost) == way
    assert shortest_into_contact(screened(), mine, behind, way.cost - 1) is None
    state = screened()
    assert shortest_into_contact(state, mine, behind, 3000) is None
    assert shortest_into_contact(state, mine, behind) == way, "looked for anew without the limit"
    assert shortest_into_contact(state, mine, behind, 3000) is None


@pytest.mark.plain
def test_a_way_is_searched_no_further_than_its_limit(monkeypatch):
    looked = []
    search = approaches.approach

    def approach(state, unit, target, limit):
        looked.append(limit)
        return search(state, unit, target, limit)

    monkeypatch.setattr(ways, "approach", approach)
    state = screened()
    mine, _, behind, _ = state.units
    for limit in (1000, 900, 2000, 1500):
        assert shortest_into_contact(state, mine, behind, limit) is None
    assert looked == [1000 * 16, 2000 * 16]
    found = shortest_into_contact(state, mine, behind)
    assert shortest_into_contact(state, mine, behind, found.cost) is found
    assert len(looked) == 3


@pytest.mark.plain
def test_places_of_contact_are_found_once_for_a_target_and_a_shape(monkeypatch):
    touched = []
    touch = approaches.touch_two

    def touch_two(one, other):
        touched.append((one, other))
        return touch(one, other)

    monkeypatch.setattr(approaches, "touch_two", touch_two)
    state = battle(unit(0, 90, 90), unit(1, 90, 70, SOUTH), unit(1, 91, 66, SOUTH))
    mine, _, behind = state.units
    way = shortest_into_contact(state, mine, behind)
    assert touched
    once = len(touched)
    rim = RIMS.of(behind)[shape_of(mine)]
    state = state.with_unit(there(state, 91, 92))
    assert shortest_into_contact(state, first(state), behind) != way
    assert len(touched) == once
    assert RIMS.of(behind)[shape_of(mine)] is rim
    for number in range(PLACES + 3):
        assert rim.facing(float(number), 0.0)
    assert len(rim._facing) <= PLACES


@pytest.mark.plain
def test_a_way_that_was_found_holds_until_somebody_moves_near_it(monkeypatch):
    made = []

    class Quest(approaches._Quest):
        """A search that is counted."""

        def __init__(self, *told):
            made.append(told)
            super().__init__(*told)

    monkeypatch.setattr(approaches, "_Quest", Quest)
    state = battle(
        unit(0, 90, 90),
        unit(1, 90, 70, SOUTH),
        unit(1, 90, 50, SOUTH),
        unit(0, 30, 150),
        size=(180, 180),
    )
    mine, _, behind, far = state.units
    way = shortest_into_contact(state, mine, behind)
    assert len(made) == 1
    state = state.with_unit(far.changed(x=4000))
    assert shortest_into_contact(state, mine, behind) == way
    state = state.with_unit(mine.doing(attacked=True))
    assert shortest_into_contact(state, state.units[0], behind) == way
    assert len(made) == 1, "nothing has moved near it"
    around = state.with_unit(far.changed(x=way.path[0].x, y=way.path[0].y))
    assert shortest_into_contact(around, mine, behind) != way
    assert len(made) == 2
    back = state.with_unit(behind.changed(y=4900))
    assert shortest_into_contact(back, mine, back.units[2]).cost > way.cost
    assert len(made) == 3


def test_no_more_ways_are_remembered_than_a_target_holds():
    state = battle(unit(0, 90, 90), unit(1, 90, 70, SOUTH))
    mine, enemy = state.units
    for aside in range(approaches.QUESTS + 3):
        approaches.approach(state, mine.changed(x=9000 + aside), enemy)
    assert 0 < len(approaches.ANSWERS.of(enemy)) <= approaches.QUESTS


# Turning


@pytest.mark.rule("CAR-8.5")
def test_a_unit_turns_about_its_middle_all_figures_alike():
    state = battle(unit(0, 90, 90, NORTH, count=10, files=5))
    east = facing_to(first(state), 0)
    assert (east.x, east.y, east.facing) == (9250, 9250, 0)
    assert east.middle == first(state).middle
    south = facing_to(first(state), 900)
    assert (south.x, south.y) == (9000, 9500)
    assert facing_to(first(state), 2700) is first(state)
    assert {pose.facing for pose in east.poses} == {0}
    assert turn_refusal(state, first(state), 0) is None
    assert turn_refusal(state, first(state), 2700) is None


@pytest.mark.rule("CAR-8.5")
def test_a_unit_out_of_formation_re_forms_when_it_turns():
    places = tuple(Pose(5000 + 250 * i, 5125 + 60 * i, 2700) for i in range(3))
    state = battle(unit(0, 50, 50, count=3, places=places))
    formed = facing_to(first(state), 2700)
    assert formed.formed
    assert (formed.x, formed.y) == (5000, 5000)
    assert facing_to(first(state), 900).formed
    assert turn_refusal(state, first(state), 2700) is None
    crowded = battle(unit(0, 50, 50, count=3, places=places), unit(1, 46.5, 50, count=1))
    assert fits(crowded, first(crowded))
    assert turn_refusal(crowded, first(crowded), 2700).rule == "CAR-8.4"


@pytest.mark.rule("CAR-8.5")
@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ({"other": unit(1, 90, 87, count=1)}, "CAR-8.4"),
        ({"other": unit(0, 90, 87, count=1)}, "CAR-8.4"),
        ({"terrain": [box(1, "lake", 85, 85, 10, 2)]}, "CAR-9.5"),
        ({"terrain": [box(1, "swamp", 85, 85, 10, 2)]}, None),
    ],
)
def test_there_must_be_room_to_turn(more, rule):
    other = [more.pop("other")] if "other" in more else []
    state = battle(unit(0, 90, 90, count=5), *other, **more)
    refusal = turn_refusal(state, first(state), 0)
    assert (refusal and refusal.rule) == rule
    far = battle(unit(0, 90, 96, count=5), *other, **more)
    assert turn_refusal(far, first(far), 0) is None


@pytest.mark.rule("CAR-8.5")
def test_corners_must_pass_on_the_way_round():
    # At the end there is room; between, the ends of the rank would sweep over the other.
    state = battle(unit(0, 90, 90, count=5), unit(0, 90, 84.5, count=1))
    assert fits(state, facing_to(first(state), 900))
    assert turn_refusal(state, first(state), 900).rule == "CAR-8.4"
    assert turn_refusal(state, first(state), 2700 + 300) is None
    assert turn_refusal(state, first(state), 2700 - 300) is None
    aside = battle(unit(0, 90, 90, count=5), unit(0, 94.5, 85.5, count=1))
    assert turn_refusal(aside, first(aside), 2700 - 600).rule == "CAR-8.4"
    assert turn_refusal(aside, first(aside), 2700 + 600) is None, "the shorter way is free"


@pytest.mark.rule("CAR-8.1")
@pytest.mark.parametrize(
    ("x", "y", "free"),
    [
        *((90, 5.13, True), (90, 5.1, False), (90, 172.37, True), (90, 172.4, False)),
        *((6.37, 90, True), (6.35, 90, False), (173.63, 90, True), (173.65, 90, False)),
    ],
)
def test_the_edge_of_the_table_stops_a_turn(x, y, free):
    # Five bases in a rank need 6.374 cm all round their middle.
    state = battle(unit(0, x, y, NORTH, count=5))
    for turn in (900, -900):
        refusal = turn_refusal(state, first(state), (2700 + turn) % 3600)
        assert (refusal is None) == free
        assert free or refusal.rule == "CAR-8.1"


# Into contact


@pytest.mark.rule("CAR-10-measure")
def test_the_straight_way_into_contact_is_measured_from_the_front():
    state = battle(unit(0, 50, 50, count=10, files=5), unit(1, 50, 20, SOUTH, count=10, files=5))
    way = shortest_into_contact(state, *state.units)
    assert (way.path, way.length, way.cost) == ((Spot(5000, 2000),), 3000, 3000)
    assert shortest_into_contact(state, *state.units) is way
    near = state.with_unit(there(state, 50, 20))
    assert shortest_into_contact(near, *near.units).path == ()
    assert shortest_into_contact(near, *near.units).cost == 0
    aside = shortest_into_contact(state, facing_to(first(state), 0), state.units[1])
    assert aside.path[-1].x == facing_to(first(state), 0).x
    assert aside.cost == 5250 - 625 - 2000


@pytest.mark.rule("CAR-10-measure")
@pytest.mark.parametrize("facing", [270, 283.7, 301.3, 333.3])
def test_a_slanted_way_is_never_counted_longer_than_it_is(facing):
    state = battle(
        unit(0, 50, 80, facing, count=5), unit(1, 83.3, 31.7, SOUTH - 13, count=6, files=3)
    )
    one, other = state.units
    way = shortest_into_contact(state, one, other)
    end = replace(one, x=way.path[-1].x, y=way.path[-1].y)
    field = state.with_unit(end).field
    assert field.touches(end, other)
    assert fits(state, end)
    short = way_refusal(state, one, way.path, way.cost)
    assert short is None
    goals = touch_solids(footing_of(state, one), other, 0.0)
    vectors = [nearest_vector(goal, one.x * 16, one.y * 16) for goal in goals]
    true = min((dx * dx + dy * dy) ** 0.5 for dx, dy in vectors) / 16
    assert true - 3 <= way.cost <= true + 1


@pytest.mark.rule("CAR-10-measure")
def test_a_charge_goes_around_what_is_in_the_way():
    blocker = unit(0, 50, 40, count=5)
    state = battle(unit(0, 50, 50, count=5), unit(1, 50, 20, SOUTH, count=5), blocker)
    way = shortest_into_contact(state, first(state), state.units[1])
    # Aside by two and a half bases and the half fronts, then ahead: longer than straight on.
    assert 3000 < way.cost < 4200
    assert len(way.path) >= 2
    assert way_refusal(state, first(state), way.path, way.cost) is None
    end = there(state, way.path[-1].x / 100, way.path[-1].y / 100)
    assert state.with_unit(end).field.touches(end, state.units[1])
    least = shortest_into_contact(state.without_unit(3), first(state), state.units[1])
    assert least.cost == 3000


@pytest.mark.rule("CAR-10-measure")
def test_without_any_way_there_is_none():
    ring = [
        *(box(1, "lake", 40, 10, 20, 2), box(2, "lake", 40, 28, 20, 2)),
        *(box(3, "lake", 40, 10, 2, 20), box(4, "lake", 58, 10, 2, 20)),
    ]
    state = battle(unit(0, 50, 60, count=5), unit(1, 50, 20, SOUTH, count=1), terrain=ring)
    assert shortest_into_contact(state, *state.units) is None
    gap = battle(unit(0, 50, 60, count=5), unit(1, 50, 20, SOUTH, count=1), terrain=ring[:1])
    assert shortest_into_contact(gap, *gap.units).cost == 4000


@pytest.mark.rule("CAR-10-measure")
def test_a_gap_must_be_as_wide_as_the_unit():
    walls = [box(1, "high-wall", 0, 40, 43.75, 1), box(2, "high-wall", 56.25, 40, 123.75, 1)]
    state = battle(unit(0, 50, 60, count=5), unit(1, 50, 20, SOUTH, count=5), terrain=walls)
    assert shortest_into_contact(state, *state.units).cost == 4000
    wider = battle(unit(0, 50, 60, count=6), unit(1, 50, 20, SOUTH, count=5), terrain=walls)
    assert shortest_into_contact(wider, *wider.units) is None


@pytest.mark.rule("CAR-9-halving")
def test_charges_are_slowed_like_moves_and_go_around_what_is_dear():
    swamp = box(1, "swamp", 0, 30, 180, 10)
    state = battle(unit(0, 50, 60, count=1), unit(1, 50, 20, SOUTH, count=1), terrain=[swamp])
    assert shortest_into_contact(state, *state.units).cost == pytest.approx(4000 + 1250, abs=4)
    pool = box(1, "swamp", 46, 25, 8, 30)
    around = battle(unit(0, 50, 60, count=1), unit(1, 50, 20, SOUTH, count=1), terrain=[pool])
    way = shortest_into_contact(around, *around.units)
    assert 4000 < way.cost < 5000
    assert way.cost == pytest.approx(way.length, abs=60)


@pytest.mark.rule("CAR-9.3.2-movement")
def test_a_charge_climbs_a_low_wall_or_goes_round_whichever_is_cheaper():
    def way(width, left=40):
        wall = box(1, "low-wall", left, 40, width, 1)
        state = battle(unit(0, 50, 60, count=1), unit(1, 50, 20, SOUTH, count=1), terrain=[wall])
        return shortest_into_contact(state, *state.units)

    assert (way(100).length, way(100).cost) == (4000, 4500)
    short = way(13)
    assert short.length == short.cost
    assert 4000 < short.cost < 4500
    two = [box(1, "low-wall", 40, 45, 100, 1), box(2, "low-wall", 49, 35, 3, 1)]
    state = battle(unit(0, 50, 60, count=1), unit(1, 50, 20, SOUTH, count=1), terrain=two)
    mixed = shortest_into_contact(state, *state.units)
    assert 4500 < mixed.cost < 5000, "over the long one, around the short one"


@pytest.mark.rule("CAR-9.7-enter")
def test_a_charge_reaches_those_in_a_building_at_its_openings_alone():
    hall = box(1, "building", 40, 20, 20, 20)
    door = (Pose(5000, 2125, 2700),)
    state = battle(
        unit(0, 50, 60, count=1), unit(1, 50, 30, count=1, places=door, inside=1), terrain=[hall]
    )
    way = shortest_into_contact(state, *state.units)
    end = there(state, way.path[-1].x / 100, way.path[-1].y / 100)
    assert state.with_unit(end).field.touches(end, state.units[1])
    assert end.y <= 2000 - 240, "it comes to the door, in the far wall"
    middle = (Pose(5000, 3000, 2700),)
    deep = battle(
        unit(0, 50, 60, count=1), unit(1, 50, 30, count=1, places=middle, inside=1), terrain=[hall]
    )
    assert shortest_into_contact(deep, *deep.units) is None


def test_a_way_is_cut_where_the_distance_ends():
    wall = box(1, "low-wall", 80, 84, 20, 0.5)
    state = battle(unit(0, 90, 90, count=5), terrain=[wall])
    long = spots((90, 60))
    cut = cut_way(state, first(state), long, LIMIT)
    assert cut == spots((90, 75))
    assert cut_way(state, first(state), spots((90, 80)), LIMIT) == spots((90, 80))
    bent = cut_way(state, first(state), spots((100, 90), (100, 50)), LIMIT)
    assert bent[0] == Spot(10000, 9000)
    assert way_cost(state, first(state), bent) <= LIMIT
    assert way_cost(state, first(state), (bent[0], Spot(10000, bent[1].y - 1))) > LIMIT
    assert cut_way(state, first(state), long, 0) == ()
    aslant = cut_way(state, first(state), spots((120, 103)), LIMIT)
    assert LIMIT - 3 <= way_cost(state, first(state), aslant) <= LIMIT
    back = cut_way(state, first(state), spots((60, 103)), LIMIT)
    assert LIMIT - 3 <= way_cost(state, first(state), back) <= LIMIT


# The wagon


def pushed(state):
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    push_wagon(play)
    return play


@pytest.mark.rule("CAR-7-wagon-body")
def test_a_unit_on_the_wagon_pushes_it_aside_by_the_least_distance():
    state = battle(unit(0, 90, 92, count=5), wagon=(90, 90))
    play = pushed(state)
    assert play.state.wagon == Spot(9000, 8950), "half a centimetre up, and it is free"
    (event,) = events(play, Moved)
    assert (event.length, event.rule, event.manner) == (50, "CAR-7-wagon-body", "pushed")
    assert event.piece == WAGON_ID
    assert event.path == (Spot(9000, 9000), Spot(9000, 8950))
    assert pushed(battle(unit(0, 90, 92.5, count=5), wagon=(90, 90))).events == []
    assert pushed(battle(unit(0, 90, 92, count=5), wagon=None)).state.wagon is None
    assert pushed(battle(unit(0, 90, 92.49, count=5), wagon=(90, 90))).events == []
    assert len(pushed(battle(unit(0, 90, 92.48, count=5), wagon=(90, 90))).events) == 1
    left = pushed(battle(unit(0, 90, 90, count=5, facing=EAST), wagon=(92, 90)))
    assert left.state.wagon == Spot(9250, 9000)


@pytest.mark.rule("CAR-7-wagon-body")
def test_the_pushed_wagon_ends_on_no_other_figure():
    state = battle(
        unit(0, 90, 92, count=5), unit(1, 90, 87, SOUTH, count=5), unit(1, 80, 80), wagon=(90, 90)
    )
    there = pushed(state).state.wagon
    assert there != Spot(9000, 9000)
    body = (there.x - 250, there.y - 250, there.x + 250, there.y + 250)
    for piece in state.units:
        left, top, right, bottom = (value // 16 for value in piece.bounds)
        assert body[2] <= left or body[0] >= right or body[3] <= top or body[1] >= bottom
    assert abs(there.x - 9000) + abs(there.y - 9000) <= 1000


def test_the_wagon_blocks_no_way():
    state = battle(unit(0, 90, 95, count=5), wagon=(90, 90))
    assert why(state, (90, 80)) is None
    assert fits(state, there(state, 90, 90))


def test_riders_take_more_room():
    state = battle(unit(0, 90, 90, WEST, count=4, files=2, of=RIDER), unit(1, 90, 80, count=1))
    assert fits(state, first(state))
    assert why(state, (90, 84.99)) is None
    assert why(state, (85, 84.97)) == "CAR-8.4"
    assert why(state, (91.4, 84.97)) is None
