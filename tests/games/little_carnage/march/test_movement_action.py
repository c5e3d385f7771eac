import pytest

from slagveld.games.little_carnage.march.movement_action import MARCHING
from slagveld.games.little_carnage.march.plans import March
from slagveld.kernel.event import Moved, Turned
from slagveld.kernel.fields import PlacementsField, SwitchField
from slagveld.table.shapes import Pose, Spot
from tests.games.little_carnage.battle import (
    EAST,
    NORTH,
    WEST,
    battle,
    box,
    card,
    events,
    mounted,
    troop,
)
from tests.games.little_carnage.marches import done, march, pose, refusal, to, turn

ROW = ((10, 10), (11, 10))
FOE = troop(1, (30, 30))


def row(**more):
    return battle(troop(0, *ROW, **more), FOE, active=101)


@pytest.mark.rule("LC-1.1-3")
@pytest.mark.rule("LC-1.1-4")
def test_all_models_move_in_one_action():
    play = done(row(), march(to(1, 10, 8), to(2, 11, 8)))
    state = play.state
    assert pose(state, 1) == (10, 8, NORTH)
    assert pose(state, 2) == (11, 8, NORTH)
    told = events(play, Moved)
    assert [(e.piece, e.length, e.manner, e.rule) for e in told] == [
        (1, 500, "walk", "LC-1.3-8"),
        (2, 500, "walk", "LC-1.3-8"),
    ]
    assert told[0].path == (Spot(2500, 2500), Spot(2500, 2000))
    assert told[0].pose == Pose(2500, 2000, 2700)
    assert told[0].name == state.regiment(101).name


@pytest.mark.rule("LC-1.3-5")
def test_it_has_moved_and_spent_its_points():
    state = done(row(), march(to(1, 10, 9), to(2, 11, 8))).state
    done_now = state.regiment(101).round
    assert done_now.moved
    assert done_now.spent == ((1, 250), (2, 500))
    assert refusal(state, to(1, 10, 8)) == "LC-1.3-5"


@pytest.mark.rule("LC-1.3-5")
def test_a_free_turn_is_the_movement_too():
    play = done(row(), march(turn(row(), 1, EAST)))
    assert pose(play.state, 1) == (10, 10, EAST)
    assert play.state.regiment(101).round.moved
    assert play.state.regiment(101).round.spent == ()
    told = events(play, Turned)
    assert [(e.piece, e.facing, e.rule) for e in told] == [(1, 0, "LC-1.3-9")]
    assert events(play, Moved) == []


@pytest.mark.rule("LC-1.3-10")
def test_an_about_turn_is_told_with_its_price():
    play = done(row(), march(turn(row(), 1, 90)))
    assert [(e.facing, e.rule) for e in events(play, Turned)] == [(900, "LC-1.3-10")]
    assert play.state.regiment(101).round.spent == ((1, 250),)


@pytest.mark.rule("LC-1.3-5")
@pytest.mark.parametrize("what", ["moved", "attacked", "repeated"])
def test_movement_comes_first_and_once(what):
    state = row(**{what: True})
    assert refusal(state, to(1, 10, 9)) == "LC-1.3-5"
    assert MARCHING.forms(state, 0) == []
    assert MARCHING.menu(state, 0) == []


@pytest.mark.rule("LC-1.3-6")
def test_a_move_needs_somebody_who_moves():
    assert refusal(row()) == "LC-1.3-6"
    assert refusal(row(), turn(row(), 1, NORTH)) == "LC-1.3-6"


@pytest.mark.rule("LC-1.9-11")
def test_nothing_moves_outside_its_own_activation():
    state = battle(troop(0, *ROW), FOE)
    assert refusal(state, to(1, 10, 9)) == "LC-1.9-11"
    state = battle(troop(0, *ROW), troop(0, (20, 20)), FOE, active=102)
    assert refusal(state, to(1, 10, 9)) == "LC-1.9-11"
    assert refusal(row(), to(1, 10, 9), seat=1) == "LC-1.9-11"


@pytest.mark.rule("LC-1.9-16")
def test_an_attacked_model_turns_only_in_its_own_activation():
    state = battle(troop(0, *ROW), troop(1, (10, 11)), active=102)
    assert refusal(state, turn(state, 1, 90)) == "LC-1.9-11"
    state = battle(troop(0, *ROW), troop(1, (10, 11)), active=101)
    assert refusal(state, turn(state, 1, 90)) is None


@pytest.mark.rule("LC-1.9-9")
def test_moving_into_contact_is_normal_movement_and_may_go_on():
    state = battle(troop(0, (10, 10)), troop(1, (10, 7)), active=101)
    play = done(state, march(to(1, 10, 8)))
    assert play.state.regiment(101).round.spent == ((1, 500),)
    assert refusal(state, to(1, 11, 8, EAST, way=((10, 8),))) is None
    slow = battle(troop(0, (10, 10), card=card(agility=2)), troop(1, (10, 7)), active=101)
    assert refusal(slow, to(1, 10, 8)) is None
    slow = battle(troop(0, (10, 10.004), card=card(agility=2)), troop(1, (10, 7)), active=101)
    assert refusal(slow, to(1, 10, 8)) == "LC-1.3-7"


@pytest.mark.rule("LC-1.9-10")
def test_leaving_contact_is_free_of_charge():
    state = battle(troop(0, (10, 10, WEST)), troop(1, (11, 10)), active=101)
    play = done(state, march(to(1, 5, 10, WEST)))
    assert play.state.regiment(101).round.spent == ((1, 1250),)


@pytest.mark.rule("LC-1.9-12")
def test_the_turn_to_an_enemy_is_told():
    state = battle(troop(0, (10, 10)), troop(1, (11.5, 10)), active=101)
    play = done(state, march(to(1, 10.5, 10, NORTH)))
    assert pose(play.state, 1) == (10.5, 10, EAST)
    assert [(e.piece, e.facing, e.rule) for e in events(play, Turned)] == [(1, 0, "LC-1.9-12")]
    assert [e.pose for e in events(play, Moved)] == [Pose(2625, 2500, 2700)]
    assert play.state.regiment(101).round.spent == ((1, 250),)


@pytest.mark.rule("LC-1.9-12")
def test_a_rider_set_back_for_its_turn_is_told_as_moved():
    riders = card(base="rider")
    state = battle(troop(0, (10, 10), card=riders), troop(1, (11.5, 10)), active=101)
    play = done(state, march(to(1, 10.5, 10, NORTH)))
    first, second = events(play, Moved)
    assert (first.rule, second.rule) == ("LC-1.9-3", "LC-1.9-12")
    assert (first.manner, second.manner) == ("step-aside", "turn")
    assert second.path == (Spot(2625, 2500), Spot(2500, 2500))
    assert second.pose == Pose(2500, 2500, 0)
    assert events(play, Turned) == []


# Fear, riders, litters, machines


@pytest.mark.rule("LC-1.8-fear-6")
def test_the_frightened_may_not_march():
    state = row(frightened_by=(102,))
    assert refusal(state, to(1, 10, 9)) == "LC-1.8-fear-6"
    assert MARCHING.forms(state, 0) == []


@pytest.mark.rule("LC-1.10-6")
def test_the_carried_do_not_move_the_litter():
    state = battle(troop(0, (10, 10)), troop(0, (20, 20), (21, 20)), FOE, active=101)
    state = mounted(state, 101, 102, litter=True)
    assert refusal(state, to(900, 20, 19)) == "LC-1.10-6"
    assert MARCHING.forms(state, 0) == []


@pytest.mark.rule("LC-1.10-6")
def test_the_bearers_move_the_litter_with_all_on_it():
    state = battle(troop(0, (10, 10)), troop(0, (20, 20), (21, 20)), FOE, active=102)
    state = mounted(state, 101, 102, litter=True)
    moved = done(state, march(to(900, 20, 15))).state
    assert pose(moved, 900) == (20, 15, NORTH)
    assert [moved.stand_of(m).id for m in moved.field.models[:3]] == [900, 900, 900]


@pytest.mark.rule("LC-1.11-2")
@pytest.mark.rule("LC-1.11-3")
def test_a_war_machine_that_turns_has_moved_and_one_that_fired_cannot():
    machine = card(war_machine=True)
    state = battle(troop(0, (10, 10), card=machine), FOE, active=101)
    form = MARCHING.forms(state, 0)[0]
    assert form.help.key == "little-carnage:help-march-machine"
    turned = done(state, march(turn(state, 1, EAST))).state
    assert turned.regiment(101).round.moved
    fired = battle(troop(0, (10, 10), card=machine, attacked=True), FOE, active=101)
    assert refusal(fired, turn(fired, 1, EAST)) == "LC-1.3-5"


# Flying


WALL = box(1, "high-wall", 0, 8, 40, 0.5, height=9)


@pytest.mark.rule("LC-1.8-flying-1")
@pytest.mark.rule("LC-1.9-32")
def test_fliers_fly_unless_they_say_that_they_walk():
    state = battle(troop(0, (10, 10), card=card(flying=True)), FOE, active=101, terrain=(WALL,))
    play = done(state, march(to(1, 10, 6)))
    assert [(e.manner, e.rule) for e in events(play, Moved)] == [("fly", "LC-1.8-flying-1")]
    assert refusal(state, to(1, 10, 6), flying=False) is not None
    walk = done(state, march(to(1, 10, 9), flying=False))
    assert [(e.manner, e.rule) for e in events(walk, Moved)] == [("walk", "LC-1.3-8")]
    assert March((to(1, 10, 6),)).flying


@pytest.mark.rule("LC-1.8-flying-1")
def test_others_do_not_fly_whatever_they_say():
    state = battle(troop(0, (10, 10)), FOE, active=101, terrain=(WALL,))
    assert refusal(state, to(1, 10, 6), flying=True) is not None
    play = done(state, march(to(1, 10, 9)))
    assert [e.manner for e in events(play, Moved)] == ["walk"]


@pytest.mark.rule("LC-4.2-10")
def test_the_grounded_do_not_fly():
    state = battle(troop(0, (10, 10), card=card(flying=True)), FOE, active=101, terrain=(WALL,))
    bound = state.noted("grounded", 1)
    assert refusal(bound, to(1, 10, 6)) is not None
    assert [f.name for f in MARCHING.forms(bound, 0)[0].fields] == ["plan"]
    play = done(bound, march(to(1, 10, 9)))
    assert [e.manner for e in events(play, Moved)] == ["walk"]


@pytest.mark.rule("LC-1.9-19")
def test_who_climbs_is_marked_and_told():
    wall = box(1, "high-wall", 0, 9, 40, 0.5, height=2)
    state = battle(troop(0, (10, 10), (11, 10)), FOE, active=101, terrain=(wall,))
    play = done(state, march(to(1, 10, 8.5)))
    assert pose(play.state, 1) == (10, 8.5, NORTH)
    assert [m.climbed for m in play.state.models_of(101)] == [True, False]
    assert [(e.manner, e.rule) for e in events(play, Moved)] == [("climb", "LC-1.9-19")]


# The form, and everything that can come in


def test_the_form_asks_for_the_plan_and_of_fliers_whether_they_fly():
    form = MARCHING.forms(row(), 0)[0]
    assert (form.action, form.rule) == ("March", "LC-1.1-4")
    (plan,) = form.fields
    assert isinstance(plan, PlacementsField)
    assert (plan.name, plan.pieces, plan.paths, plan.all) == ("plan", (1, 2), True, False)
    fields = MARCHING.forms(row(card=card(flying=True)), 0)[0].fields
    assert isinstance(fields[1], SwitchField)
    assert (fields[1].name, fields[1].optional) == ("flying", True)
    assert MARCHING.forms(row(), 1) == []


@pytest.mark.parametrize(
    "plan",
    [
        (to(99, 1, 1),),
        (to(3, 30, 29),),
        (to(1, 10, 9), to(1, 10, 9)),
        (to(1, -5, -5),),
        (to(1, 10, 10.004),),
        (to(1, 10, 9, way=((10, 10), (10, 10), (10, 9.9))),),
        (to(1, 39.9, 39.9), to(2, 150, 0)),
    ],
)
def test_any_plan_gets_an_answer(plan):
    assert refusal(row(), *plan) is None or refusal(row(), *plan).startswith("LC-")


def test_a_plan_for_a_dead_regiment_is_refused():
    state = battle(troop(0), troop(0, (5, 5)), FOE, active=101)
    assert refusal(state, to(1, 5, 4)) == "LC-1.10-6"


def test_the_menu_holds_only_allowed_moves():
    state = battle(troop(0, *ROW), troop(1, (10, 7)), active=101)
    found = MARCHING.menu(state, 0)
    assert found
    assert all(MARCHING.check(state, 0, one) is None for one in found)
    assert len(set(found)) == len(found)
