import msgspec
import pytest

from slagveld.games.little_carnage.march.intent import meant_contacts
from slagveld.games.little_carnage.march.movement_action import MARCHING
from slagveld.games.little_carnage.march.plans import March
from slagveld.kernel.decision import Partial
from slagveld.kernel.fields import Placements
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import EAST, NORTH, SOUTH, battle, box, card, troop
from tests.games.little_carnage.marches import done, pose, to, turn

ROW = ((10, 10), (11, 10), (12, 10))
FAR = (30, 30)


def row(*foes, **more):
    return battle(troop(0, *ROW, **more), troop(1, *(foes or (FAR,))), active=101)


def shown(state, *plan, **values):
    raw = msgspec.to_builtins(plan)
    return MARCHING.preview(state, 0, Partial("March", {"plan": raw, **values}))


def snapped(preview):
    return msgspec.convert(preview.snapped["plan"], Placements)


def played(state, preview):
    action = March(snapped(preview))
    assert MARCHING.check(state, 0, action) is None
    return done(state, action).state


def where(state):
    return [pose(state, s.id) for s in state.stands_of(101)]


def notes(preview):
    return [note.key.removeprefix("little-carnage:") for note in preview.notes]


def test_at_first_all_may_be_dragged():
    preview = MARCHING.preview(row(), 0, Partial("March", {}))
    assert preview.pieces == (1, 2, 3)
    assert preview.unfinished
    assert [tally.total for tally in preview.tallies] == [1250]


def test_one_drag_moves_the_whole_regiment():
    state = row()
    preview = shown(state, to(2, 11, 8))
    assert preview.refusal is None
    assert where(played(state, preview)) == [(10, 8, 270), (11, 8, 270), (12, 8, 270)]
    # Whoever was dragged comes last, so that the next preview of the whole plan is about them.
    assert [(g.piece, g.pose.x, g.pose.y) for g in preview.ghosts] == [
        (1, 2500, 2000),
        (3, 3000, 2000),
        (2, 2750, 2000),
    ]
    whole = shown(state, *snapped(preview))
    assert (whole.path, whole.region) == (preview.path, preview.region)
    assert (preview.cost, preview.length, preview.limit) == (500, 500, 1250)
    assert [(s.x, s.y) for s in preview.path] == [(2750, 2500), (2750, 2000)]
    assert notes(preview) == ["note-march-cost"]
    assert preview.region.meaning == "reach"
    assert preview.pieces == ()
    assert preview.unfinished
    assert not shown(state, *snapped(preview)).unfinished


def test_a_drag_along_waypoints_leads_all_along_them():
    state = row()
    preview = shown(state, to(1, 12, 8, EAST, way=((10, 8),)))
    assert where(played(state, preview)) == [(12, 8, 0), (13, 8, 0), (14, 8, 0)]
    assert len(snapped(preview)[2].path) == 2


def test_a_drag_aslant_wheels_the_regiment():
    state = row()
    after = played(state, shown(state, to(1, 11, 9, 315)))
    first, second, third = where(after)
    assert first == (11, 9, 315)
    assert second == (pytest.approx(11.71, abs=0.02), pytest.approx(9.71, abs=0.02), 315)
    assert third[2] == 315


def test_turning_one_on_the_spot_turns_all():
    state = row()
    after = played(state, shown(state, turn(state, 2, EAST)))
    assert [look for _, _, look in where(after)] == [EAST, EAST, EAST]


def test_too_long_a_drag_is_cut_back():
    state = row()
    preview = shown(state, to(2, 11, 2))
    after = played(state, preview)
    assert where(after) == [(10, 5, 270), (11, 5, 270), (12, 5, 270)]


@pytest.mark.rule("LC-1.9-9")
def test_a_drag_onto_or_near_an_enemy_is_snapped_flush():
    state = row((11, 6, SOUTH))
    for y in (6, 6.7, 7.3):
        preview = shown(state, to(2, 11, y))
        assert pose(played(state, preview), 2) == (11, 7, NORTH), y
        assert "note-march-meets" in notes(preview)
    far = played(state, shown(state, to(2, 11, 7.5)))
    assert pose(far, 2) == (11, 7.5, NORTH)


def test_places_at_an_enemy_come_nearest_first():
    state = row((11, 6, SOUTH))
    stand = state.field.by_id[2]
    found = meant_contacts(state, stand, Pose(2750, 1800, 2700), (1, 2, 3))
    assert len(found) == 3
    assert (found[0].x, found[0].y, found[0].facing) == (2750, 1750, 2700)
    assert meant_contacts(state, stand, Pose(2750, 1851, 2700), (1, 2, 3)) == []
    assert meant_contacts(state, stand, Pose(2750, 1850, 2700), (1, 2, 3)) != []


def test_who_cannot_keep_its_place_finds_another():
    state = row((10, 7, SOUTH))
    after = played(state, shown(state, to(3, 12, 7)))
    assert where(after) == [(11, 8.004, NORTH), (11, 7, NORTH), (12, 7, NORTH)]
    assert MARCHING.check(state, 0, March((to(3, 12, 7),))) is not None


def test_a_drag_behind_an_obstacle_goes_around_it():
    block = box(1, "impassable", 9, 8, 2, 0.5)
    state = battle(troop(0, (10, 9.2)), troop(1, FAR), active=101, terrain=(block,))
    preview = shown(state, to(1, 11.2, 7.2))
    after = played(state, preview)
    assert pose(after, 1)[:2] == (11.2, 7.2)
    assert len(preview.path) > 2


@pytest.mark.rule("LC-1.9-19")
def test_a_drag_over_the_wall_at_which_a_model_stands_is_a_climb():
    wall = box(1, "high-wall", 0, 9, 40, 0.5, height=2)
    state = battle(troop(0, *ROW), troop(1, FAR), active=101, terrain=(wall,))
    preview = shown(state, to(2, 11, 8.4))
    assert "note-march-climbs" in notes(preview)
    after = played(state, preview)
    assert pose(after, 2)[:2] == (11, 8.5)


def test_single_models_are_corrected_alone():
    state = row()
    plan = (to(1, 10, 8), to(2, 11, 8), to(3, 11, 7))
    preview = shown(state, *plan)
    assert preview.snapped == {}
    assert preview.refusal is None
    assert [(s.x, s.y) for s in preview.path] == [(3000, 2500), (2750, 1750)]
    assert [g.pose.y for g in preview.ghosts] == [2000, 2000, 1750]


def test_a_corrected_model_is_snapped_to_its_fellows():
    state = row()
    preview = shown(state, to(1, 10, 8), to(2, 11, 8), to(3, 12.2, 8.1))
    after = played(state, preview)
    assert pose(after, 3) == (12.004, 8, NORTH)
    far = shown(state, to(1, 10, 8), to(2, 11, 8), to(3, 14, 8, EAST))
    assert far.refusal.rule == "LC-1.1-5"


def test_a_corrected_model_is_snapped_to_an_enemy():
    state = row((10, 6, SOUTH))
    preview = shown(state, to(2, 11, 8), to(3, 12, 8), to(1, 10, 6.5))
    assert where(played(state, preview)) == [(10, 7, 270), (11, 8, 270), (12, 8, 270)]


def test_those_not_named_may_still_be_chosen():
    state = row()
    preview = shown(state, to(1, 10, 9), to(2, 11, 9))
    assert preview.pieces == (3,)


def test_the_turn_to_an_enemy_is_shown():
    state = battle(troop(0, (10, 10)), troop(1, (11.5, 10)), active=101)
    plan = (to(1, 10.5, 10, NORTH),)
    preview = shown(state, *plan)
    assert [(g.pose.x, g.pose.facing) for g in preview.ghosts] == [(2625, 0)]


@pytest.mark.rule("LC-1.11-3")
def test_a_machine_is_told_what_moving_costs_it():
    state = battle(troop(0, (10, 10), card=card(war_machine=True)), troop(1, FAR), active=101)
    assert "note-march-machine" in notes(shown(state, turn(state, 1, EAST)))


@pytest.mark.rule("LC-1.9-32")
def test_a_flier_on_foot_is_shown_as_such():
    wall = box(1, "high-wall", 0, 8, 40, 0.5, height=9)
    state = battle(
        troop(0, (10, 10), card=card(flying=True)), troop(1, FAR), active=101, terrain=(wall,)
    )
    assert shown(state, to(1, 10, 6)).refusal is None
    on_foot = shown(state, to(1, 10, 6), flying=False)
    assert [(g.pose.x, g.pose.y) for g in on_foot.ghosts] == [(2500, 2249)]


def test_odd_values_get_an_answer():
    state = row()
    assert shown(state, to(99, 1, 1)).refusal.rule == "LC-1.9-11"
    assert shown(state, to(1, 10, 9), to(1, 10, 9)).refusal.rule == "LC-1.3-5"
    for plan in ("x", None, [{"piece": -1}]):
        odd = MARCHING.preview(state, 0, Partial("March", {"plan": plan}))
        assert odd.pieces == (1, 2, 3)
    moved = row(moved=True)
    assert shown(moved, to(1, 10, 9)).refusal.rule == "LC-1.3-5"
    assert [g.pose.x for g in shown(row(), to(1, -100, -100)).ghosts] == [1867, 2117, 1617]
