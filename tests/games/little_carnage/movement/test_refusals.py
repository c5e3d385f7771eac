"""What a refusal of the ground tells: who, whom, which piece; and shots, reach and breath too."""

from functools import partial

import pytest

from slagveld.games.little_carnage.attacks.sight_and_reach import reach_refusal, shot_refusal
from slagveld.games.little_carnage.movement.allowance import allowance
from slagveld.games.little_carnage.movement.climb import climb_pose
from slagveld.games.little_carnage.movement.crossing_and_ending import Mover, stand_refusal
from slagveld.games.little_carnage.movement.walk import walked
from slagveld.games.little_carnage.terrain.scenery_and_cover import kinds
from slagveld.table.inside import CROSSING, body_in_area
from slagveld.table.measure import area_gap
from slagveld.table.shapes import Pose
from slagveld.table.terrain import Terrain, strip
from slagveld.table.units import FINE
from tests.games.little_carnage.battle import EAST, NORTH, SOUTH, battle, box, card, troop, units
from tests.games.little_carnage.grounds import go, no, why

breath_refusal = partial(shot_refusal, breath=True)

OWN, FOE, MATE = (card(key=name) for name in ("own", "foe", "mate"))


def field(*terrain, foes=(), mates=(), at=(20, 20, NORTH), own=OWN, **more):
    return battle(
        troop(0, at, card=own, **more),
        *[troop(1, foe, card=FOE) for foe in foes],
        *[troop(0, mate, card=MATE) for mate in mates],
        terrain=terrain,
    )


def told(refusal):
    values = refusal.text.values
    words = {name: value for name, value in values.items() if name not in ("cost", "limit")}
    return why(refusal), {name: str(getattr(one, "en", one)) for name, one in words.items()}


def stood(state, x, y, facing=2700):
    return stand_refusal(state, state.field.by_id[1], Pose(units(x), units(y), facing))


def piece(kind):
    return str(kinds()[kind].name.en)


def test_where_a_base_may_not_stand_is_told_with_names():
    assert told(stood(field(), 0.2, 20)) == (("LC-1.3-19", "refusal-ground-edge"), {"name": "own"})
    assert told(stood(field(mates=[(20, 17)]), 20, 17.5)) == (
        ("LC-1.9-7", "refusal-ground-overlap"), {"name": "own", "other": "mate"},
    )  # fmt: skip
    for kind, rule in (
        ("ditch", "LC-1.9-24"), ("impassable", "LC-1.9-2"), ("building", "LC-HOUSE-ground"),
        ("fence", "LC-1.9-18"), ("high-wall", "LC-1.9-18"),
    ):  # fmt: skip
        state = field(box(7, kind, 18, 16, 4, 2))
        assert told(stood(state, 20, 17)) == (
            (rule, "refusal-ground-on"), {"name": "own", "piece": piece(kind)},
        )  # fmt: skip


def test_what_bars_a_way_is_told_with_names():
    def way(*terrain, **more):
        return told(go(field(*terrain, **more), (20, 19), (20, 15), limit=9))

    assert way(foes=[(20, 17)]) == (
        ("LC-1.9-8", "refusal-way-enemy"), {"name": "own", "other": "foe"},
    )  # fmt: skip
    for kind, rule, key in (
        ("ditch", "LC-1.9-22", "refusal-way-wide"),
        ("impassable", "LC-1.9-2", "refusal-way-barred"),
        ("building", "LC-HOUSE-ground", "refusal-way-house"),
        ("high-wall", "LC-1.9-19", "refusal-way-high"),
    ):
        wall = box(7, kind, 15, 16.2, 10, 1.2, 2)
        assert way(wall) == ((rule, key), {"name": "own", "piece": piece(kind)})
    assert way(box(7, "high-wall", 15, 17, 10, 0.4, 9))[0] == ("LC-1.9-20", "refusal-way-higher")
    named = box(7, "impassable", 15, 16, 10, 1, name="the crag")
    assert way(named)[1] == {"name": "own", "piece": "the crag"}


@pytest.mark.rule("LC-1.9-18")
def test_a_way_that_only_its_fence_makes_too_dear_is_refused_for_the_fence():
    fence = box(7, "fence", 15, 17, 10, 0.2)
    assert no(field(fence), (20, 15), facing=NORTH) == "LC-1.9-18"
    dear = go(field(fence), (20, 15), facing=NORTH)
    assert (dear.text.values["cost"].units, dear.text.values["limit"].units) == (1500, 1250)
    assert no(field(fence), (20, 16), facing=NORTH) == ""
    assert no(field(fence), (20, 15.996), facing=NORTH) == "LC-1.9-18"
    # Sidling costs too much even without it.
    assert no(field(fence, at=(20, 20, EAST)), (20, 15), facing=EAST, limit=5.9) != ""


def test_a_facing_of_more_than_a_whole_turn_is_the_same_facing():
    state = field()
    for facing in (6300, -900, 2700):
        way = walked(Mover(state, state.field.by_id[1], 1250), (), facing)
        assert way.pose.facing == 2700
    assert walked(Mover(state, state.field.by_id[1], 1250), (), 3600).pose.facing == 0


def test_an_allowance_is_a_length():
    state = field()
    assert allowance(state, state.regiment(101)).length
    assert allowance(state, state.regiment(101)).total == 1250


# Climbs


@pytest.mark.rule("LC-1.9-19")
@pytest.mark.parametrize("thick", [90, 100, 101, 107, 113])
@pytest.mark.parametrize("off", [(0.51, 0.5), (-0.51, -0.5)])
def test_a_climb_over_a_slanting_wall_ends_clear_of_it(thick, off):
    points = ((units(16), units(24)), (units(24), units(16)))
    wall = Terrain(7, "high-wall", strip(points, thick), height=400)
    look = 315 if off[0] > 0 else 135
    state = field(wall, at=(20 + off[0], 20 + off[1], look))
    stand = state.field.by_id[1]
    end = climb_pose(state, stand, wall, *(units(20 - 4 * part) for part in off))
    body = stand.at(end).body
    assert body_in_area(body, wall.area) < CROSSING
    assert area_gap(body, wall.area) <= 2 * FINE


# Lines


def test_who_is_in_the_line_is_told():
    def between(state, refuse, target=2):
        stands = state.field.by_id
        found = refuse(state, stands[1], stands[target])
        return None if found is None else told(found)

    mate = field(foes=[(20, 12)], mates=[(20, 16)])
    assert between(mate, shot_refusal) == (
        ("LC-1.8-ranged-7", "refusal-line-model"),
        {"name": "own", "target": "foe", "other": "mate"},
    )
    assert between(mate, breath_refusal) == (
        ("LC-1.8-breath-3", "refusal-line-friend"),
        {"name": "own", "target": "foe", "other": "mate"},
    )
    foe = field(foes=[(20, 12), (20, 16)])
    assert between(foe, shot_refusal)[0] == ("LC-1.8-ranged-7", "refusal-line-model")
    assert between(foe, breath_refusal) is None
    house = field(box(7, "building", 15, 15, 10, 2), foes=[(20, 12)])
    hidden = (
        ("LC-1.8-ranged-9", "refusal-line-piece"),
        {"name": "own", "target": "foe", "piece": piece("building")},
    )
    assert between(house, shot_refusal) == between(house, breath_refusal) == hidden
    behind = field(foes=[(20, 25)])
    for refuse in (shot_refusal, breath_refusal, reach_refusal):
        assert between(behind, refuse) == (
            ("LC-1.1-18", "refusal-line-zone"), {"name": "own", "target": "foe"},
        )  # fmt: skip


@pytest.mark.rule("LC-1.8-reach-1")
def test_why_a_spear_does_not_reach_is_told():
    spears = card(key="own", reach=True)

    def reach(*terrain, foe=(20, 18.2), **more):
        state = field(*terrain, foes=[foe], own=spears, **more)
        found = reach_refusal(state, state.field.by_id[1], state.field.by_id[2])
        return None if found is None else told(found)[0]

    assert reach() is None
    assert reach(foe=(20, 18)) is None
    assert reach(foe=(20, 17.996)) == ("LC-1.8-reach-1", "refusal-reach-far")
    assert reach(z=3) == ("LC-1.8-reach-1", "refusal-reach-height")
    wall = box(7, "high-wall", 15, 19, 10, 0.2, 1)
    assert reach(wall) == ("LC-1.9-29", "refusal-reach-wall")
    assert reach(box(7, "fence", 15, 19, 10, 0.2)) is None
    hut = box(7, "building", 19.5, 18.9, 1, 0.4)
    assert reach(hut) == ("LC-1.8-ranged-9", "refusal-line-piece")
    between = {"foe": (21.2, 18.6), "mates": [(20.7, 19.2, SOUTH)]}
    assert reach(**between) == ("LC-1.8-reach-1", "refusal-line-model")
    # Standing higher does not help: spears are not shot over heads.
    hill = box(7, "hill", 19.8, 19.8, 0.4, 0.4, 2)
    assert reach(hill, **between) == ("LC-1.8-reach-1", "refusal-line-model")
