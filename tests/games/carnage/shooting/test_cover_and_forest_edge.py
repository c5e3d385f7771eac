"""Cover is judged by the rank or file next to the wall, however deep the unit stands behind it."""

import pytest

from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.shooting.cover_and_forest_edge import cover, next_to
from slagveld.games.carnage.shooting.phase import ShootingPhase
from slagveld.games.carnage.shooting.shots import volley
from slagveld.games.carnage.sight.line_of_sight import seen_marks
from slagveld.games.carnage.turn.sequence import BeginRound
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Rolled
from slagveld.kernel.match import Match
from slagveld.table.shapes import Outline, Pose
from slagveld.table.terrain import Opening, Terrain
from tests.games.carnage.battle import (
    ARCHER,
    EAST,
    NORTH,
    RIDER,
    SOUTH,
    WEST,
    battle,
    box,
    run,
    unit,
)
from tests.games.carnage.sight.test_forests_trees_windows import house, lodgers

LOW = [("low-wall", "CAR-9.3.2-cover"), ("small-rocks", "CAR-9.8-cover")]


def against(target, *terrain, x=50, y=100):
    """Six archers who look north at a unit."""
    return battle(unit(0, x, y, NORTH, count=6, files=3, of=ARCHER), target, terrain=terrain)


def found(state, fire="direct"):
    """The rules of the changes of WS of their shot."""
    return [(item.value, item.rule) for item in volley(state, *state.units[:2], fire).extra]


def line(width, kind="low-wall", y=80.0, x=30.0, number=1):
    """A low wall from west to east, its north edge at the front of those who stand there."""
    return box(number, kind, x, y, width, 0.5)


def slanted(number, *points):
    """A low wall of any shape; corners in cm."""
    corners = tuple((round(x * 100), round(y * 100)) for x, y in points)
    return Terrain(number, "low-wall", Outline(corners))


# Through the outer door


def table(target, *terrain):
    """A battle in its shooting phase, read from JSON, with the first seat asked."""
    state = battle(
        unit(0, 50, 100, NORTH, count=6, files=3, of=ARCHER),
        target,
        terrain=terrain,
        agenda=[ShootingPhase(), BeginRound()],
        phase="shooting",
        round=1,
    )
    match = Match.start(Carnage(), seed=1)
    codec = match.game.codec
    match.state = codec.state(codec.encode(run(state, game=match.game).state))
    return match


SHOT = {"type": "Announce", "unit": 1, "target": 2}


@pytest.mark.rule("CAR-9.3.2-cover", "CAR-9.8-cover")
@pytest.mark.parametrize(("kind", "rule"), LOW)
@pytest.mark.parametrize("ranks", [1, 2, 3, 4])
def test_however_deep_a_unit_is_behind_the_wall_the_shot_at_it_costs_ws(kind, rule, ranks):
    deep = unit(1, 50, 80, SOUTH, count=4 * ranks, files=4)
    match = table(deep, line(40, kind))
    shown = match.preview(Partial("Announce", {"unit": 1, "target": 2}), 0)
    needs = [case.need for case in shown.odds if case.need is not None]
    assert needs
    for need in needs:
        assert (1, rule) in [(item.value, item.rule) for item in need.items]
    rolled = next(event for event in match.play_json(SHOT, 0) if isinstance(event, Rolled))
    items = [(item.value, item.rule) for item in rolled.need.target.items]
    assert (1, rule) in items
    assert needs[0].total == rolled.need.target.total


@pytest.mark.rule("CAR-9.3.2-cover")
def test_the_ranks_behind_give_no_cover_to_a_front_in_the_open():
    # A wall between the first rank and the second: three ranks of four are behind it.
    match = table(unit(1, 50, 80, SOUTH, count=16, files=4), line(40, y=77.3))
    rolled = next(event for event in match.play_json(SHOT, 0) if isinstance(event, Rolled))
    assert [item.rule for item in rolled.need.target.items].count("CAR-9.3.2-cover") == 0


# Which rank or file


@pytest.mark.rule("CAR-9.3.2-cover", "CAR-9.8-cover")
@pytest.mark.parametrize(("kind", "rule"), LOW)
@pytest.mark.parametrize("fire", ["direct", "indirect"])
def test_low_things_cover_those_who_stand_right_behind_them(kind, rule, fire):
    enemy = unit(1, 50, 80, SOUTH, count=4)
    assert found(against(enemy, line(40, kind, y=80.1)), fire) == [(-1, rule)]
    assert found(against(enemy, line(40, kind, y=80.11)), fire) == []


@pytest.mark.rule("CAR-9.3.2-cover")
def test_the_wall_must_be_between():
    enemy = unit(1, 50, 80, SOUTH, count=4)
    assert found(against(enemy, line(40, y=77))) == []


@pytest.mark.rule("CAR-9.3.2-cover")
@pytest.mark.parametrize("ranks", [1, 4])
@pytest.mark.parametrize(("width", "covered"), [(17.5, False), (20, True)])
def test_half_of_those_in_view_in_the_rank_must_touch_it(ranks, width, covered):
    # Four files between 45 and 55 cm; the wall reaches from 30 to 47.5 or 50 cm.
    state = against(unit(1, 50, 80, SOUTH, count=4 * ranks, files=4), line(width))
    assert bool(found(state)) is covered


@pytest.mark.rule("CAR-9.3.2-cover")
def test_of_the_rank_only_those_count_whom_the_shooters_see():
    # The wall reaches along one of four files; a high wall hides the two furthest from it.
    enemy = unit(1, 50, 80, SOUTH, count=8, files=4)
    open_ = against(enemy, line(17.5))
    assert found(open_) == []
    hidden = against(enemy, line(17.5), box(2, "high-wall", 49.9, 90, 20, 1))
    seen = seen_marks(hidden, *hidden.units, direct=True)
    assert sorted(mark.place for mark in seen if mark.place < 4) == [2, 3]
    assert found(hidden) == [(-1, "CAR-9.3.2-cover")]


@pytest.mark.rule("CAR-9.3.2-cover")
def test_two_walls_end_to_end_cover_one_rank():
    enemy = unit(1, 50, 80, SOUTH, count=8, files=4)
    wall, rocks = line(17.5), line(20, "small-rocks", x=52.5, number=2)
    assert found(against(enemy, wall)) == []
    assert found(against(enemy, rocks)) == []
    assert len(found(against(enemy, wall, rocks))) == 1


@pytest.mark.rule("CAR-9.3.2-cover")
def test_a_gate_is_no_cover():
    enemy = unit(1, 50, 80, SOUTH, count=8, files=4)
    narrow, wide = [box(2, "gate", x, 79.9, w, 0.7) for x, w in ((49, 2), (46, 8))]
    assert found(against(enemy, line(40), narrow)) == [(-1, "CAR-9.3.2-cover")]
    assert found(against(enemy, line(40), wide)) == []


@pytest.mark.rule("CAR-9.3.2-cover")
def test_a_wall_along_the_front_does_not_touch_the_file_at_its_end():
    # One of five touches the wall: it is half of the file of two, but the wall is not along that.
    state = against(unit(1, 50, 80, SOUTH, count=10, files=5), line(16.25))
    assert found(state) == []


@pytest.mark.rule("CAR-9.3.2-cover")
@pytest.mark.parametrize("facing", [NORTH, EAST, SOUTH, WEST])
def test_front_rear_and_both_flanks_are_covered_alike(facing):
    # Three by three figures with the edge of the block at the wall, whichever way they look.
    x, y = {SOUTH: (50, 80), NORTH: (50, 72.5), EAST: (53.75, 76.25), WEST: (46.25, 76.25)}[facing]
    for count in (9, 8):
        state = against(unit(1, x, y, facing, count=count, files=3), line(40))
        assert found(state) == [(-1, "CAR-9.3.2-cover")]
    short = against(unit(1, x, y, facing, count=9, files=3), line(18.75))
    assert found(short) == []


@pytest.mark.rule("CAR-9.3.2-cover")
def test_a_column_has_cover_behind_its_first_figure():
    state = against(unit(1, 50, 80, SOUTH, count=6, files=1), line(40))
    assert found(state) == [(-1, "CAR-9.3.2-cover")]


@pytest.mark.rule("CAR-9.3.2-cover")
def test_a_wall_along_the_flank_of_riders_is_judged_by_their_file():
    # Two files of three riders, 15 cm deep; the wall passes two of three, or one and a bit.
    riders = unit(1, 57.5, 77.5, EAST, count=6, files=2, of=RIDER)
    assert found(against(riders, line(12.7, x=47.3))) == [(-1, "CAR-9.3.2-cover")]
    assert found(against(riders, line(12.7, x=52.6))) == []


@pytest.mark.rule("CAR-9.3.2-cover")
def test_a_slanted_wall_at_a_corner_is_judged_by_the_rank_it_is_nearly_along():
    # It touches the corner of five by two at 43.75 cm and leads away from the front.
    wall = slanted(1, (30, 77.6), (43.75, 80.05), (60, 82.9), (60, 83.9), (30, 78.6))
    assert found(against(unit(1, 50, 80, SOUTH, count=10, files=5), wall)) == []
    single = unit(1, 45, 80, SOUTH, count=2, files=1)
    assert found(against(single, wall)) == [(-1, "CAR-9.3.2-cover")]


@pytest.mark.rule("CAR-9.8-cover")
def test_who_stands_among_rocks_is_judged_by_the_rank_towards_the_shooters():
    enemy = unit(1, 50, 80, SOUTH, count=12, files=4)
    assert found(against(enemy, box(1, "small-rocks", 30, 60, 40, 22))) == [(-1, "CAR-9.8-cover")]
    assert found(against(enemy, box(1, "small-rocks", 30, 60, 40, 17))) == []


@pytest.mark.rule("CAR-9.3.2-cover")
def test_out_of_formation_those_with_nobody_before_them_are_the_rank():
    places = [(47.5, 78.75), (50, 78.75), (47.5, 76.25), (50, 76.25), (52.5, 76.25), (52.5, 73.75)]
    poses = tuple(Pose(round(x * 100), round(y * 100), SOUTH * 10) for x, y in places)
    loose = unit(1, 50, 80, SOUTH, count=6, files=3, places=poses)
    state = against(loose, line(40))
    assert next_to(state.units[1], 0) == [0, 1, 4]
    assert found(state) == [(-1, "CAR-9.3.2-cover")]
    assert found(against(loose, line(18.75))) == []


@pytest.mark.rule("CAR-9.3.2-cover")
def test_a_figure_turned_out_of_line_is_judged_by_the_side_of_its_unit():
    places = [(46.25, 78.75), (48.75, 78.75), (51.25, 78.75)]
    poses = tuple(Pose(round(x * 100), round(y * 100), EAST) for x, y in places)
    turned = unit(1, 50, 80, SOUTH, count=3, places=poses)
    assert found(against(turned, line(40))) == [(-1, "CAR-9.3.2-cover")]


def test_the_rank_or_file_of_each_side_of_a_block():
    state = battle(unit(0, 50, 80, SOUTH, count=11, files=4))
    block = state.units[0]
    assert [next_to(block, side) for side in range(4)] == [[0, 1, 2, 3], [3, 7], [8, 9, 10], [0, 4]]


@pytest.mark.rule("CAR-9.3.2-cover", "CAR-9.2.2-ws")
def test_cover_and_forest_edge_add_up():
    forest = box(2, "open-forest", 20, 100, 60, 20)
    state = against(unit(1, 50, 94, SOUTH, count=8, files=4), line(40, y=94), forest)
    assert [value for value, _ in found(state)] == [-2, -1]


# Windows


@pytest.mark.rule("CAR-9.7-shoot-in")
@pytest.mark.parametrize(
    ("doors", "windows", "covered"), [(0, 1, True), (1, 1, True), (2, 1, False), (1, 0, False)]
)
def test_windows_cover_like_a_low_wall_and_doors_do_not(doors, windows, covered):
    kinds = ["door"] * doors + ["window"] * windows
    openings = [Opening(kind, 500 + 400 * i, 750 + 400 * i) for i, kind in enumerate(kinds)]
    state = against(lodgers(1, 45, 75, 4, 1), house(1, 40, 60, *openings, wall=2))
    assert found(state) == ([(-1, "CAR-9.7-shoot-in")] if covered else [])


@pytest.mark.rule("CAR-9.7-shoot-in")
def test_who_is_not_seen_needs_no_cover():
    state = against(unit(1, 50, 80, SOUTH, count=4), line(40))
    assert cover(state, *state.units, []) is None
