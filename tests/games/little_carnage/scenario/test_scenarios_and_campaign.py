"""Scenarios as data: their three parts, conditions, special rules, tables."""

import msgspec
import pytest

from slagveld.data import DataError, dumps, load
from slagveld.games.little_carnage.army.muster import ARMIES, Armies, ready_armies
from slagveld.games.little_carnage.core.book import FOLDER
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.scenario.scenarios_and_campaign import (
    KEYS,
    battle_of,
    battles,
    read_scenario,
    scenario_faults,
    strips,
    widened,
    widening,
)
from slagveld.games.little_carnage.scenario.victory_conditions import (
    NEEDS,
    Condition,
    condition_faults,
)
from slagveld.kernel.dice import Quick, Rng
from slagveld.record import replace
from slagveld.table.inside import INSIDE, areas_meet, body_in_area
from slagveld.table.shapes import Pose, RectBase
from slagveld.texts import Name
from tests.games.little_carnage.battle import battle

GAME = LittleCarnage()
SKETCHED = ("the-stolen-princess", "gate-of-the-dwarf-mine")
"""What the book sketches as examples, outside its campaign."""
SOURCE = (FOLDER / "scenarios" / "protect-the-border.yaml").read_text(encoding="utf-8")


def without(part):
    """The text of a scenario without one of its parts."""
    lines, skipping = [], False
    for line in SOURCE.splitlines():
        if line and not line.startswith((" ", "#", "-")):
            skipping = line.startswith(f"{part}:")
        if not skipping:
            lines.append(line)
    return "\n".join(lines)


# The three parts


@pytest.mark.rule("LC-4.1-1")
@pytest.mark.parametrize("part", ["situation", "battlefield", "victory"])
def test_a_scenario_without_one_of_its_three_parts_is_refused(part):
    with pytest.raises(DataError) as error:
        read_scenario(without(part), "mine.yaml")
    assert part in str(error.value)


@pytest.mark.rule("LC-4.1-1")
def test_a_scenario_with_all_parts_is_read():
    assert read_scenario(SOURCE, "mine.yaml") == battles()["protect-the-border"]
    assert read_scenario(without("special"), "mine.yaml").special == ()


@pytest.mark.rule("LC-4.1-1")
def test_an_empty_list_of_conditions_is_no_part():
    with pytest.raises(DataError):
        read_scenario(without("victory") + "\nvictory: []\n", "mine.yaml")


@pytest.mark.rule("LC-4.1-2")
@pytest.mark.rule("LC-4.1-3")
@pytest.mark.parametrize("key", KEYS)
def test_every_scenario_tells_its_sides_its_situation_and_its_place(key):
    row = battles()[key]
    assert row.key == key
    assert row.roles[0] != row.roles[1]
    for words in (row.title, row.summary, row.situation, row.battlefield, *row.roles):
        assert all((words.en, words.nl, words.de))
    assert row.terrain
    assert [piece.id for piece in row.terrain] == list(range(1, len(row.pieces) + 1))


@pytest.mark.parametrize("key", KEYS)
def test_every_scenario_has_its_table_in_order(key):
    row = battles()[key]
    assert scenario_faults(row) == []
    for piece in row.terrain:
        assert all(0 <= x <= row.width and 0 <= y <= row.height for x, y in piece.outline.points)
    for points in [one.points for one in (*row.places, *row.zones)]:
        assert all(0 <= x <= row.width and 0 <= y <= row.height for x, y in points)
    first, second = (
        [zone.area for zone in row.zones_on(row.width, row.height) if zone.seat == seat]
        for seat in (0, 1)
    )
    assert first
    assert second
    assert not any(areas_meet(one, other) for one in first for other in second)


@pytest.mark.parametrize("key", KEYS)
def test_the_ready_made_armies_of_a_scenario_fit_its_points(key):
    row = battles()[key]
    for seat, army in enumerate(row.armies):
        armies = Armies(magic=False, total=row.total, bonus=row.bonus[seat])
        assert armies.faults(ARMIES.roster_of(ready_armies()[army])) == []


@pytest.mark.rule("LC-HOUSE-7")
def test_the_campaign_finds_its_five_scenarios_and_ours_have_victory_points():
    graph = load(FOLDER / "campaigns" / "humans-and-orcs.yaml", dict)
    assert set(graph["scenarios"]) <= set(KEYS)
    for key, row in battles().items():
        ours = key in {*graph["scenarios"], *SKETCHED} - {"protect-the-border"}
        assert any(one.points for one in row.victory) is ours
        if ours:
            assert all(one.points for one in row.victory)
            assert row.special


def test_the_menus_show_the_quick_battle_first_and_invite_to_the_small_one():
    shown = GAME.scenarios()
    assert [one.key for one in shown] == list(KEYS)
    assert all(one.players == (2,) for one in shown)
    assert GAME.invitation().key == "first-blood"


# Conditions


@pytest.mark.rule("LC-4.1-4")
def test_all_four_kinds_of_conditions_of_the_book_are_used():
    used = {one.kind for row in battles().values() for one in row.victory}
    assert {"reach", "hold", "cross", "survive"} <= used
    assert used == set(NEEDS)


def condition(**values):
    given = {"key": "it", "kind": "alone", "seat": 0, "words": Name.same("it"), **values}
    return Condition(**given)


FULL = {"who": "chief", "area": "ford", "count": 2, "rounds": 3}


@pytest.mark.rule("LC-4.1-4")
@pytest.mark.parametrize(
    ("kind", "name"), [(kind, name) for kind, names in NEEDS.items() for name in names]
)
def test_a_condition_that_lacks_something_is_refused(kind, name):
    whole = {need: FULL[need] for need in NEEDS[kind]}
    assert condition_faults(condition(kind=kind, **whole), ["ford"], ["chief"]) == []
    del whole[name]
    found = condition_faults(condition(kind=kind, **whole), ["ford"], ["chief"])
    assert found == [f"it: {kind} needs {name}"]


@pytest.mark.rule("LC-4.1-4")
def test_a_condition_names_what_there_is():
    reach = condition(kind="reach", who="chief", area="ford", via="bridge")
    assert condition_faults(reach, ["ford", "bridge"], ["chief"]) == []
    assert condition_faults(reach, ["bridge"], ["chief"]) == ["it: no area ford"]
    assert condition_faults(reach, ["ford"], ["chief"]) == ["it: no area bridge"]
    assert condition_faults(reach, ["ford", "bridge"], []) == ["it: nobody is named chief"]
    assert condition_faults(condition(seat=2), [], []) == ["it: there is no seat 2"]


@pytest.mark.rule("LC-4.1-5")
def test_a_partial_success_brings_points():
    assert condition_faults(condition(wins=False, points=1), [], []) == []
    assert condition_faults(condition(wins=False), [], []) == ["it: a partial success needs points"]


@pytest.mark.rule("LC-4.1-1")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("of: river", "of: sea"),
        ("of: bridge, distance: 1500", "of: sea, distance: 1500"),
        ("area: north-bank\n    x", "area: sea\n    x"),
        ("who: warlord", "who: king"),
    ],
)
def test_a_scenario_that_names_what_is_not_there_is_refused(old, new):
    assert old in SOURCE
    with pytest.raises(DataError):
        read_scenario(SOURCE.replace(old, new), "mine.yaml")


SKETCHES = {
    "princess": [{"kind": "reach", "who": "chief", "area": "place"}],
    "gate": [{"kind": "hold", "area": "place", "rounds": 3}],
    "gorge": [{"kind": "cross", "area": "place", "count": 3}, {"kind": "time"}],
    "village": [{"kind": "survive", "who": "chief", "rounds": 5}, {"kind": "alone"}],
    "wood elves": [{"kind": "hold", "area": "place", "rounds": 2, "wins": False, "points": 1}],
}


@pytest.mark.rule("LC-4.1-ex2")
@pytest.mark.parametrize("sketch", SKETCHES)
def test_the_sketches_of_the_book_can_be_written(sketch):
    plain = msgspec.to_builtins(battles()["kill-the-war-chief"])
    same = {"en": sketch, "nl": sketch, "de": sketch}
    plain["victory"] = [
        {"key": f"{number}", "seat": number % 2, "words": same, **one}
        for number, one in enumerate(SKETCHES[sketch])
    ]
    square = [[0, 0], [500, 0], [500, 500]]
    plain["places"] = [{"key": "place", "name": same, "points": square}]
    plain["named"] = [{"key": "chief", "seat": 1, "name": same}]
    plain["pieces"] = [
        {"key": key, "x": 5000, "y": 5000} for key in ("house", "wood", "high-wall", "crag")
    ]
    row = read_scenario(dumps(plain), "mine.yaml")
    assert [one.kind for one in row.victory] == [one["kind"] for one in SKETCHES[sketch]]
    assert [piece.kind for piece in row.terrain] == ["building", "wood", "high-wall", "impassable"]


# Special rules


@pytest.mark.rule("LC-4.1-6")
def test_scenarios_have_rounds_points_and_movement_of_their_own():
    rows = battles()
    assert rows["advance-into-enemy-land"].rounds == 9
    assert rows["siege-of-the-human-capital"].rounds == 10
    assert rows["siege-of-the-human-capital"].bonus == (20, 0)
    assert rows["protect-the-border"].named[0].grounded
    assert rows["protect-the-border"].rounds == 0
    assert rows["last-man-standing"].rounds == 0
    for row in rows.values():
        ruled = row.bonus != (0, 0) or any(one.grounded for one in row.named)
        assert bool(row.special) or not ruled


# Zones and rivers


@pytest.mark.rule("LC-4-2")
def test_a_quick_battle_has_a_square_metre_and_strips_of_twenty_centimetres():
    row = battles()["last-man-standing"]
    assert (row.width, row.height) == (10000, 10000)
    south, north = row.zones_on(10000, 10000)
    assert south.points == ((0, 8000), (10000, 8000), (10000, 10000), (0, 10000))
    assert north.points == ((0, 0), (10000, 0), (10000, 2000), (0, 2000))
    assert [(zone.seat, zone.facing, zone.rule) for zone in (south, north)] == [
        (0, 2700, "LC-4-2"),
        (1, 900, "LC-4-2"),
    ]
    assert strips(6000, 7000)[0].points[0] == (0, 5000)


@pytest.mark.rule("LC-4.2-7")
@pytest.mark.parametrize(("longest", "by"), [(500, 0), (699, 0), (800, 50), (1000, 150)])
def test_the_banks_move_apart_for_longer_bases(longest, by):
    row = battles()["protect-the-border"]
    assert widening(row, longest) == by
    assert widening(battles()["last-man-standing"], longest) == 0


@pytest.mark.rule("LC-4.2-7")
def test_a_widened_river_moves_everything_along_it():
    narrow, wide = widened("protect-the-border", 0), widened("protect-the-border", 200)
    assert narrow is battles()["protect-the-border"]
    assert wide is not narrow
    assert narrow.place["bridge"].points == ((4600, 4450), (5400, 4450), (5400, 5550), (4600, 5550))
    assert wide.place["bridge"].points == ((4600, 4250), (5400, 4250), (5400, 5750), (4600, 5750))
    assert wide.place["north-bank"].points[:3] == ((0, 0), (10000, 0), (10000, 4150))
    assert wide.place["south-bank"].points[:2] == ((0, 10000), (0, 5950))
    assert wide.zones[0].points == wide.place["south-bank"].points
    assert wide.zones[1].points == wide.place["north-bank"].points
    assert (wide.sited[0].x, wide.sited[0].y) == (6700, 2300)
    river, bridge, wood = wide.terrain[:3]
    assert river.outline.points == wide.place["river"].points
    assert bridge.outline.points == wide.place["bridge"].points
    assert wood == narrow.terrain[2]


@pytest.mark.rule("LC-4.2-7")
def test_a_battle_remembers_how_wide_its_river_is():
    state = battle(scenario="protect-the-border", notes=(("river-widened", 200),))
    assert battle_of(state) is widened("protect-the-border", 200)
    assert battle_of(battle(scenario="protect-the-border")) is battles()["protect-the-border"]
    assert battle_of(battle(scenario="unheard of")).key == "last-man-standing"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seed", [1, 2])
def test_everybody_finds_a_place_of_the_own_zone(key, seed):
    options = {"confirm": "nobody"}
    state = GAME.begin(GAME.setup(key, options=options), Quick(Rng(seed))).state
    assert state.waiting == ()
    assert state.round == 1
    assert len(state.field.models) == sum(regiment.count for regiment in state.regiments)
    assert GAME.faults(state) == []
    assert list(GAME.overlapping(state)) == []
    row = battle_of(state)
    for stand in state.field.stands:
        zones = [z for z in row.zones_on(row.width, row.height) if z.seat == stand.seat]
        assert any(body_in_area(stand.body, zone.area) == INSIDE for zone in zones)


def test_the_city_wall_is_too_high_for_men_and_the_gate_lets_riders_in():
    row = battles()["siege-of-the-human-capital"]
    wall, other = row.terrain[:2]
    assert (wall.kind, wall.height) == ("high-wall", 1000)
    gap = min(x for x, _ in other.outline.points) - max(x for x, _ in wall.outline.points)
    assert gap == 1400
    gate = RectBase(1400, 500).body(Pose(5000, 4600, 2700))
    assert not any(body_in_area(gate, piece.area) == INSIDE for piece in row.terrain)


# What is made of a file


@pytest.mark.parametrize("key", KEYS)
def test_terrain_is_numbered_from_one_on(key):
    terrain = battles()[key].terrain
    assert [piece.id for piece in terrain] == list(range(1, len(battles()[key].pieces) + 1))


def test_the_passage_comes_before_where_it_leads_to_and_each_place_once():
    assert [place.key for place in battles()["protect-the-border"].contested] == [
        "bridge",
        "north-bank",
    ]
    for battle_row in battles().values():
        keys = [place.key for place in battle_row.contested]
        assert len(set(keys)) == len(keys)


def test_the_middle_of_a_place_is_that_of_the_box_around_it():
    row = battles()["protect-the-border"].places[0]
    place = replace(row, points=((100, 40), (500, 40), (200, 240)))
    assert (place.middle.x, place.middle.y) == (300, 140)


def test_banks_that_move_far_apart_stay_on_the_table():
    row = battles()["protect-the-border"]
    wide = widened(row.key, 20_000)
    ys = {y for place in wide.places for _, y in place.points}
    assert ys <= {0, row.height // 2, row.height}
    assert wide.terrain != row.terrain
    for before, after in zip(row.terrain, wide.terrain, strict=True):
        moved = before.kind in ("river", "bridge")
        assert (before.outline != after.outline) == moved
    narrow = widened(row.key, 100)
    for before, after in zip(row.places, narrow.places, strict=True):
        for (x, y), (other_x, other_y) in zip(before.points, after.points, strict=True):
            apart = 0 if y in (0, row.height // 2, row.height) else 100
            assert (other_x, abs(other_y - y)) == (x, apart)
            assert (other_y - y) * (y - row.height // 2) >= 0
    assert widened(row.key, 0) is row
