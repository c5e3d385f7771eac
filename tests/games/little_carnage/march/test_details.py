"""Drags and plans at their limits: who keeps up, what snaps, what is refused."""

import msgspec
import pytest

from slagveld.games.little_carnage.flight.move_away_in_fear import FLEEING, MoveAway, Rout
from slagveld.games.little_carnage.march.gathering import flush
from slagveld.games.little_carnage.march.intent import follow, meant_contacts
from slagveld.games.little_carnage.march.movement_action import MARCHING
from slagveld.games.little_carnage.march.plans import March, courses_of
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Moved
from slagveld.kernel.play import Play
from slagveld.record import replace
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import (
    EAST,
    NORTH,
    SOUTH,
    FakeGame,
    battle,
    box,
    card,
    events,
    troop,
)
from tests.games.little_carnage.grounds import why
from tests.games.little_carnage.marches import done, march, to

ROW = ((10, 10), (11, 10), (12, 10))
RIDER = card(base="rider")


def row(*foes, **more):
    return battle(troop(0, *ROW, **more), troop(1, *(foes or ((30, 30),))), active=101)


def shown(state, *plan, **values):
    raw = msgspec.to_builtins(plan)
    return MARCHING.preview(state, 0, Partial("March", {"plan": raw, **values}))


def ghosts(preview):
    return [(g.piece, g.pose.x / 250, g.pose.y / 250, g.pose.facing // 10) for g in preview.ghosts]


# Drags


@pytest.mark.parametrize("spent", [1000, 1090])
def test_a_drag_is_cut_by_eighths_until_all_keep_up(spent):
    # The third has less than an inch and a quarter left: an eighth of five inches it can go.
    preview = shown(row(spent=((3, spent),)), to(1, 10, 2))
    assert ghosts(preview) == [
        (2, 11, 9.372, NORTH), (3, 12, 9.372, NORTH), (1, 10, 9.372, NORTH),
    ]  # fmt: skip
    assert preview.refusal is None


def test_a_drag_is_cut_along_the_way_that_is_shown():
    # The third has an inch left: it can just fall in behind the second, going aslant.
    aslant = shown(row(spent=((3, 1000),)), to(1, 10.8, 7))
    assert ghosts(aslant) == [
        (2, 11.4, 8.5, NORTH), (3, 11.4, 9.504, NORTH), (1, 10.4, 8.5, NORTH),
    ]  # fmt: skip


def test_a_drag_snaps_to_the_nearest_enemy_and_keeps_its_waypoints():
    for foes in (((11, 6), (16, 6)), ((16, 6), (11, 6))):
        preview = shown(row(*[(*foe, SOUTH) for foe in foes]), to(2, 11, 7.3))
        assert ghosts(preview)[-1] == (2, 11, 7, NORTH)
    bent = shown(row((11, 6, SOUTH)), to(2, 11, 7.3, way=((12, 8.5),)))
    assert [(s.x / 250, s.y / 250) for s in bent.path] == [(11, 10), (12, 8.5), (11, 7)]


def test_who_has_no_points_left_is_refused_as_told():
    state = battle(troop(0, (10, 10), spent=((1, 1250),)), troop(1, (30, 30)), active=101)
    told = to(1, 10, 9)
    assert follow(state, state.regiment(101), told, flying=True) == (told,)
    preview = shown(state, told)
    assert (preview.refusal.rule, preview.ghosts) == ("LC-1.3-7", ())
    assert preview.limit == 0


def test_whoever_is_put_beyond_an_enemy_comes_to_that_side_of_him():
    state = row((11, 6, SOUTH))
    stand = state.field.by_id[2]
    for (x, y), place in (
        ((12.2, 6), (12, 6, 180)), ((9.8, 6), (10, 6, EAST)), ((11, 4.8), (11, 5, 90)),
    ):  # fmt: skip
        put = Pose(round(x * 250), round(y * 250), 2700)
        first = meant_contacts(state, stand, put, (1, 2, 3))[0]
        assert (first.x / 250, first.y / 250, first.facing // 10) == place


def test_a_fellow_is_snapped_over_two_centimetres_and_no_further():
    pair = (to(1, 10, 8), to(2, 11, 8))
    near = shown(row(), *pair, to(3, 12.804, 8))
    assert ghosts(near)[2] == (3, 12.004, 8, NORTH)
    far = shown(row(), *pair, to(3, 12.808, 8))
    assert (far.refusal.rule, far.ghosts) == ("LC-1.1-5", ())
    below = shown(row(), *pair, to(3, 12.1, 8.85))
    assert (below.refusal.rule, below.ghosts) == ("LC-1.1-5", ())


def test_of_two_places_behind_fellows_the_nearer_one_is_taken():
    state = battle(troop(0, *ROW, (13, 10)), troop(1, (30, 30)), active=101)
    rank = (to(1, 10, 8), to(2, 11, 8), to(3, 12, 8))
    for x, place in ((11.6, 12), (11.4, 11), (11.5, 11)):
        preview = shown(state, *rank, to(4, x, 8.95))
        assert ghosts(preview)[3] == (4, place, 9.004, NORTH)


def test_one_of_a_plan_who_has_no_points_left_is_refused_as_told():
    preview = shown(row(spent=((3, 1250),)), to(1, 10, 9), to(2, 11, 9), to(3, 12, 8))
    assert (preview.refusal.rule, preview.ghosts) == ("LC-1.3-7", ())


def test_whoever_is_put_beyond_a_rock_goes_up_to_it():
    rock = box(1, "impassable", 0, 7, 40, 1)
    state = battle(troop(0, *ROW), troop(1, (30, 30)), active=101, terrain=(rock,))
    preview = shown(state, to(1, 10, 9), to(2, 11, 9), to(3, 12, 6))
    assert ghosts(preview)[2] == (3, 12, 8.496, NORTH)
    assert preview.refusal is None


def test_places_beside_a_fellow_leave_a_tenth_of_a_millimetre():
    stand = row().field.by_id[1]
    fellow = replace(stand, id=5)
    assert [(p.x, p.y, p.facing) for p in flush(stand, fellow)] == [
        (2500, 2249, 2700), (2751, 2500, 2700), (2500, 2751, 2700), (2249, 2500, 2700),
    ]  # fmt: skip
    rider = replace(fellow, sides=(250, 500))
    assert [(p.x, p.y) for p in flush(stand, rider)] == [
        (2500, 2124), (2751, 2500), (2500, 2876), (2249, 2500),
    ]  # fmt: skip


@pytest.mark.rule("LC-1.8-flying-1")
def test_a_flier_is_shown_flying_unless_it_says_that_it_walks():
    wall = box(1, "high-wall", 0, 8, 40, 0.5, height=9)
    state = battle(
        troop(0, (10, 10), card=card(flying=True)), troop(1, (30, 30)), active=101, terrain=(wall,)
    )
    assert ghosts(shown(state, to(1, 10, 6))) == [(1, 10, 6, NORTH)]
    assert ghosts(shown(state, to(1, 10, 6), flying=True)) == [(1, 10, 6, NORTH)]
    assert shown(state, to(1, 10, 9)).region != shown(state, to(1, 10, 9), flying=False).region


def test_the_reach_of_one_that_cannot_fly_ends_at_the_wall():
    wall = box(1, "high-wall", 0, 8, 40, 0.5, height=9)
    state = battle(troop(0, (10, 10)), troop(1, (30, 30)), active=101, terrain=(wall,))
    walking = shown(state, to(1, 10, 9), flying=False).region
    assert shown(state, to(1, 10, 9)).region == walking
    assert min(y for outline in walking.outlines for _, y in outline.points) >= 2000


@pytest.mark.rule("LC-1.9-19")
def test_a_drag_over_a_wall_is_the_climb_of_one_where_the_others_cannot():
    wall = box(1, "high-wall", 0, 9, 40, 0.5, height=2)
    state = battle(troop(0, *ROW[:2]), troop(1, (11.3, 8)), active=101, terrain=(wall,))
    preview = shown(state, to(1, 10, 8.4))
    assert ghosts(preview) == [(1, 10, 8.5, NORTH)]
    assert (preview.refusal, preview.pieces) == (None, (2,))


# Turns to enemies


def course(state, *plan):
    return courses_of(state, state.regiment(101), tuple(plan), flying=True)[0]


@pytest.mark.rule("LC-1.9-12")
def test_a_rider_told_to_face_the_enemy_beside_it_is_set_back():
    state = battle(troop(0, (10, 10), card=RIDER), troop(1, (11.5, 10)), active=101)
    found = course(state, to(1, 10.5, 10, EAST))
    end = found.end.pose
    assert (end.x / 250, end.y / 250, end.facing // 10) == (10, 10, EAST)
    assert (found.cost, found.turned) == (250, "LC-1.9-12")


@pytest.mark.rule("LC-1.9-12")
@pytest.mark.parametrize(("foe", "x", "look"), [(11.5, 10.5, EAST), (8.5, 9.5, 180)])
def test_a_sidestep_at_the_end_of_a_way_turns_to_the_enemy(foe, x, look):
    state = battle(troop(0, (10, 10)), troop(1, (foe, 8)), active=101)
    found = course(state, to(1, x, 8, NORTH, way=((10, 8),)))
    end = found.end.pose
    assert (end.x / 250, end.y / 250, end.facing // 10) == (x, 8, look)
    assert (found.cost, found.turned) == (750, "LC-1.9-12")


@pytest.mark.rule("LC-1.9-13")
def test_who_backs_only_near_an_enemy_turns_at_the_usual_price():
    slow = card(agility=2)
    met = battle(troop(0, (10, 10, EAST), card=slow), troop(1, (10, 11.5)), active=101)
    near = battle(troop(0, (10, 10, EAST), card=slow), troop(1, (10, 11.6)), active=101)
    free, dear = course(met, to(1, 10, 10.5, 180)), course(near, to(1, 10, 10.5, 180))
    assert (free.cost, free.turned) == (250, "LC-1.9-13")
    assert (dear.cost, dear.turned) == (375, "")


@pytest.mark.rule("LC-1.9-13")
def test_backing_into_an_enemy_is_told_as_a_step_back_and_is_no_climb():
    state = battle(troop(0, (10, 10, EAST), card=card(agility=1)), troop(1, (10, 11.5)), active=101)
    play = done(state, march(to(1, 10, 10.5, 180)))
    assert [(e.manner, e.rule, e.length) for e in events(play, Moved)] == [
        ("back", "LC-1.3-11", 125)
    ]
    assert not play.state.field.model_by_id[1].climbed


# What cannot be


def played(state):
    return Play(FakeGame(), state, Scripted([]), listening=True)


def test_a_refused_move_is_never_carried_out():
    with pytest.raises(TypeError, match="moved against the rules"):
        MARCHING.answer(played(row()), 0, March((to(1, 10, 2),)))
    calm = battle(
        troop(0, (10, 10), frightened_by=(102,), frightened_early=True),
        troop(1, (10, 20)),
        active=101,
    )
    with pytest.raises(TypeError, match="moved against the rules"):
        FLEEING.answer(played(calm), 0, MoveAway(distance=5000))


def test_the_form_lets_the_others_follow():
    (form,) = MARCHING.forms(row(), 0)
    plan = form.fields[0]
    assert (plan.paths, plan.follow, plan.pieces) == (True, True, (1, 2, 3))


# Flight


def scared(*places, foe=(10, 20), **more):
    fear = {"frightened_by": (102,), "frightened_early": True}
    return battle(troop(0, *places, **{**fear, **more}), troop(1, foe), active=101)


@pytest.mark.rule("LC-1.8-fear-6")
def test_who_is_frightened_in_its_own_attack_is_asked_whether_it_flees_or_holds():
    state = scared((10, 10), (11, 10), attacked=True)
    rout = Rout(seat=0)
    assert rout.who(state) == (0,)
    decision = rout.ask(state)
    assert [form.action for form in decision.forms] == ["MoveAway", "HoldGround"]
    assert (decision.seats, decision.rule, decision.pieces) == ((0,), "LC-1.8-fear-6", (1, 2))
    assert decision.prompt.key == "little-carnage:ask-rout"
    assert rout.who(scared((10, 0.5), attacked=True)) == ()
    assert rout.who(battle(troop(0, (10, 10)), troop(1, (10, 20)))) == ()
    assert rout.who(battle(troop(0), troop(1, (10, 20)), active=101)) == ()


@pytest.mark.rule("LC-1.8-fear-6")
def test_why_nobody_flees_is_told():
    def told(state, seat=0):
        return why(FLEEING.check(state, seat, MoveAway()))

    spent = scared((10, 10), spent=((1, 1250),))
    assert told(spent) == ("LC-1.8-fear-6", "refusal-flee-spent")
    assert told(scared((10, 10), (11, 10), spent=((1, 1250),))) is None
    calm = scared((10, 10), frightened_by=())
    assert told(calm) == ("LC-1.8-fear-6", "refusal-flee-calm")
    assert told(scared((10, 10)), seat=1) == ("LC-1.9-11", "refusal-march-not-yours")
    late = scared((10, 10), moved=True)
    assert told(late) == ("LC-1.8-fear-6", "refusal-flee-late")
    there = scared((10, 10), foe=(10, 10))
    assert told(there) == ("LC-1.8-fear-6", "refusal-flee-nowhere")
    cornered = scared((10, 0.5))
    assert (FLEEING.forms(cornered, 0), FLEEING.menu(cornered, 0)) == ([], [])
    assert FLEEING.forms(there, 0) == []
    assert told(cornered) == ("LC-1.8-fear-6", "refusal-flee-hindered")


@pytest.mark.rule("LC-1.8-fear-6")
def test_whoever_finds_his_place_taken_stops_before_it_and_goes_no_further_than_told():
    state = battle(
        troop(0, (10, 10), frightened_by=(102,), frightened_early=True),
        troop(1, (10, 20)),
        troop(0, (10, 6.8)),
        active=101,
    )
    pose = done(state, MoveAway(distance=1000)).state.field.by_id[1].pose
    assert (pose.x, pose.y) == (2500, pytest.approx(7.8 * 250, abs=2))
    assert done(state, MoveAway()).state.field.by_id[1].pose.y == 1250


@pytest.mark.rule("LC-1.8-fear-6")
def test_who_has_too_little_left_to_turn_away_is_hindered():
    state = scared((10, 10, SOUTH), spent=((1, 1125),))
    assert why(FLEEING.check(state, 0, MoveAway())) == ("LC-1.8-fear-6", "refusal-flee-hindered")
    assert why(FLEEING.check(state, 0, MoveAway(1))) == ("LC-1.3-7", "refusal-flee-far")


@pytest.mark.rule("LC-1.8-fear-6")
@pytest.mark.parametrize(("dx", "dy"), [(0, -1), (0, 1), (-1, 0), (1, 0), (0.72, -0.72)])
def test_the_foremost_flee_first_so_that_none_is_in_the_way(dx, dy):
    look = {(0, -1): 270, (0, 1): 90, (-1, 0): 180, (1, 0): 0}.get((dx, dy), 315)
    for ahead in (1, -1):
        places = [(20, 20, look), (20 + ahead * dx, 20 + ahead * dy, look)]
        state = scared(*places, foe=(20 - 9 * dx, 20 - 9 * dy))
        after = done(state, MoveAway(distance=100)).state
        for number, (x, y, _) in enumerate(places, 1):
            stand = after.field.by_id[number]
            far = (stand.pose.x - x * 250) * dx + (stand.pose.y - y * 250) * dy
            assert far / (dx * dx + dy * dy) ** 0.5 == pytest.approx(100, abs=1)


@pytest.mark.parametrize("values", [{}, {"distance": "x", "backward": "y"}, {"distance": 0}])
def test_without_a_distance_the_whole_flight_is_shown(values):
    shown = FLEEING.preview(scared((10, 10)), 0, Partial("MoveAway", values))
    assert [(g.pose.x, g.pose.y, g.pose.facing) for g in shown.ghosts] == [(2500, 1250, 2700)]
    assert (shown.cost, shown.length) == (1250, 1250)
    back = FLEEING.preview(scared((10, 10, SOUTH)), 0, Partial("MoveAway", {"backward": True}))
    assert [(g.pose.y, g.pose.facing) for g in back.ghosts] == [(1875, 900)]
