import pytest

from slagveld.games.carnage.shooting.cover_and_forest_edge import edge_limit
from slagveld.games.carnage.shooting.ranges import (
    CALM,
    beyond,
    fires_at,
    limits,
    ranges,
    shown_range,
    wind_on,
)
from tests.games.carnage.battle import ARCHER, EAST, NORTH, SOUTH, battle, unit


def pair(dx, dy, **more):
    """Two single archers so far apart in cm, from middle to middle."""
    one = unit(0, 90, 90, EAST, count=1, of=ARCHER)
    other = unit(1, 90 + dx, 90 + dy, EAST, count=1)
    return battle(one, other, **more)


def fires(dx, dy, **more):
    state = pair(dx, dy, **more)
    return fires_at(state, *state.units)


@pytest.mark.rule("CAR-12-range-data", "CAR-12-direct", "CAR-12-indirect")
def test_the_range_table():
    assert limits("direct") == (0, 3000)
    assert limits("indirect") == (3000, 8000)
    assert edge_limit() == 1000
    assert (ranges().edge_penalty, ranges().cover) == (2, 1)


@pytest.mark.rule("CAR-12.2", "CAR-12.3", "CAR-12-ex4")
@pytest.mark.parametrize(
    ("far", "expected"),
    [
        (5, ("direct",)),
        (22.5, ("direct",)),
        (29.99, ("direct",)),
        (30, ("direct", "indirect")),
        (30.01, ("indirect",)),
        (50, ("indirect",)),
        (80, ("indirect",)),
        (80.01, ()),
    ],
)
def test_the_range_fixes_the_type_of_fire(far, expected):
    assert fires(far, 0) == expected
    assert fires(0, -far) == expected


@pytest.mark.rule("CAR-12.6-measure")
def test_ranges_run_from_middle_to_middle():
    one = unit(0, 90, 90, NORTH, count=9, files=3, of=ARCHER)
    other = unit(1, 90, 50, NORTH, count=4, files=3)
    state = battle(one, other)
    archers, enemy = state.units
    # The middle of three ranks is 3.75 cm behind the front, that of two 2.5 cm.
    assert shown_range(archers, enemy) == 4125
    assert beyond(archers, enemy, 4125) == 0
    assert beyond(archers, enemy, 4124) == 1
    assert beyond(archers, enemy, 4126) == -1


@pytest.mark.rule("CAR-12.6-measure")
def test_a_range_is_told_rounded_up_to_a_tenth_of_a_millimetre():
    state = pair(10, 10)
    assert shown_range(*state.units) == 1415
    assert beyond(*state.units, 1414) == 1
    assert beyond(*state.units, 1415) == -1


WINDS = [
    ("south-wind", 0, -1, (45, 120)),
    ("south-wind", 0, 1, (15, 40)),
    ("north-wind", 0, 1, (45, 120)),
    ("north-wind", 0, -1, (15, 40)),
    ("south-wind", 1, 0, (30, 80)),
    ("south-wind", -1, 0, (30, 80)),
    ("north-wind", 1, 0, (30, 80)),
    ("north-wind", -1, 0, (30, 80)),
    ("bad-weather", 0, -1, (30, 80)),
]


@pytest.mark.rule("CAR-7-61-63", "CAR-7-64-66")
@pytest.mark.parametrize(("pearl", "dx", "dy", "reach"), WINDS)
def test_the_wind_stretches_all_limits_of_a_shot_along_it(pearl, dx, dy, reach):
    def at(far):
        state = pair(dx * far, dy * far, pearl=pearl, size=(400, 400))
        return fires_at(state, *state.units)

    direct, indirect = reach
    assert at(direct - 0.01) == ("direct",)
    assert at(direct) == ("direct", "indirect")
    assert at(direct + 0.01) == ("indirect",)
    assert at(indirect) == ("indirect",)
    assert at(indirect + 0.01) == ()


@pytest.mark.rule("CAR-7-61-63")
@pytest.mark.parametrize(
    ("dx", "dy", "factor"),
    [
        (20, -20, (3, 2)),
        (20.01, -20, (1, 1)),
        (20, -20.01, (3, 2)),
        (-20, -20, (3, 2)),
        (-20.01, -20, (1, 1)),
        (20, 20, (1, 2)),
        (20.01, 20, (1, 1)),
        (-20, 20, (1, 2)),
        (-20.01, 20, (1, 1)),
    ],
)
def test_a_shot_is_northward_within_45_degrees_of_north(dx, dy, factor):
    state = pair(dx, dy, pearl="south-wind")
    stretch, rule = wind_on(state, *state.units)
    assert (stretch.times, stretch.over) == factor
    assert rule == ("" if factor == (1, 1) else "CAR-7-61-63")


@pytest.mark.rule("CAR-7-64-66")
def test_the_compass_of_the_table_says_where_north_is():
    state = pair(20, 0, pearl="north-wind", north=0)
    stretch, rule = wind_on(state, *state.units)
    assert (stretch.times, stretch.over, rule) == (1, 2, "CAR-7-64-66")
    state = pair(0, -20, pearl="north-wind", north=0)
    assert wind_on(state, *state.units) == (CALM, "")


@pytest.mark.rule("CAR-7-61-63")
def test_who_stands_on_the_same_spot_has_no_wind():
    state = pair(0, 0, pearl="south-wind")
    assert wind_on(state, *state.units) == (CALM, "")


def test_facing_does_not_matter_to_the_wind():
    one = unit(0, 90, 90, SOUTH, count=1, of=ARCHER)
    state = battle(one, unit(1, 90, 50, NORTH, count=1), pearl="south-wind")
    assert wind_on(state, *state.units)[1] == "CAR-7-61-63"
