import pytest

from slagveld.games.confrontation.assault.charge_or_engagement import Charge, Engage
from slagveld.games.confrontation.assault.fled_targets import (
    AfterThem,
    AtAnother,
    GoesOn,
    NextTarget,
    Onward,
)
from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.core.state import Fallen
from slagveld.games.confrontation.morale.courage_tests import Runaway
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Announced, Moved, Rolled
from slagveld.table.shapes import Pose
from tests.games.confrontation.battle import (
    EAST,
    SOUTH,
    WEST,
    act,
    battle,
    box,
    card,
    events,
    man,
    refused,
    run,
    units,
)
from tests.games.confrontation.marching import active, figure, place
from tests.games.confrontation.stops import Catch, Stop, given


def beast(movement=15, fear=9, **more):
    return card(fear=fear, movement=movement, **more)


def hunt(*men, kind="charge", limit=3000, fled=None, **more):
    pose = Pose(4000, 4500, 1800)
    step = GoesOn(mover=1, fled=fled or (Runaway(2, pose),), kind=kind, limit=limit, **more)
    return run(battle(*men, agenda=(step, Catch(), Stop())))


def prey(x=60, **more):
    return man(1, x, 45, EAST, flight=Flight(9, 1), fled=True, **more)


def hunter(x=30, **more):
    return man(0, x, 45, EAST, key=beast(), **more)


@pytest.mark.rule("CON-FEAR-9")
def test_prey_in_reach_of_the_rest_is_caught_untested():
    play = hunt(hunter(), prey(60))
    assert given() == Onward(2750, reached=2)
    assert place(play.state, 1) == (57.5, 45, EAST)
    assert [(one.length, one.rule) for one in events(play, Moved)] == [
        (750, "CON-FEAR-9"),
        (2000, "CON-FEAR-9"),
    ]
    assert events(play, Rolled) == []
    assert figure(play.state, 2).turn.contacted
    assert figure(play.state, 2).turn.charged == -1
    assert figure(play.state, 1).turn.assault == "charge"
    assert figure(play.state, 1).turn.covered == 2750


@pytest.mark.rule("CON-FEAR-8", "CON-FEAR-9")
def test_prey_that_is_caught_flees_no_more():
    play = hunt(hunter(), prey(60))
    assert figure(play.state, 2).flight is None


@pytest.mark.rule("CON-FEAR-9")
def test_the_rest_must_suffice():
    hunt(hunter(), prey(62.5))
    assert given() == Onward(3000, reached=2)
    play = hunt(hunter(), prey(62.6), man(1, 60, 70))
    assert play.state.agenda.top.rest == 3000 - 750
    assert place(play.state, 1)[0] == 37.5


@pytest.mark.rule("CON-FEAR-9")
def test_a_caught_prey_of_an_engagement_has_no_charge_penalty():
    play = hunt(hunter(), prey(60), kind="engage")
    assert figure(play.state, 2).turn.charged == 0
    assert figure(play.state, 1).turn.assault == "engage"


@pytest.mark.rule("CON-FEAR-9")
def test_the_nearest_of_several_is_caught():
    fled = (Runaway(2, Pose(4000, 4500, 1800)), Runaway(3, Pose(4000, 4750, 1800)))
    play = hunt(hunter(), prey(60), man(1, 50, 45, EAST, flight=Flight(9, 1)), fled=fled)
    assert given().reached == 3
    assert place(play.state, 1) == (47.5, 45, EAST)


@pytest.mark.rule("CON-FEAR-9")
def test_it_goes_first_to_the_nearest_spot_where_it_would_have_met_one():
    fled = (Runaway(2, Pose(5000, 4500, 1800)), Runaway(3, Pose(4000, 4500, 1800)))
    men = (hunter(), prey(90), man(1, 90, 60, EAST, flight=Flight(9, 1)), man(1, 30, 80))
    play = hunt(*men, fled=fled)
    assert place(play.state, 1) == (37.5, 45, EAST)


@pytest.mark.rule("CON-FEAR-9")
def test_a_new_target_that_is_seen_is_charged():
    play = hunt(hunter(), prey(90), man(1, 50, 30, WEST))
    question = play.state.agenda.top
    assert isinstance(question, NextTarget)
    assert (question.gone, question.rest, question.kind) == (750, 2250, "charge")
    after = act(play.state, 0, AtAnother(3))
    assert given() == Onward(750, target=3, kind="charge")
    (told,) = events(after, Announced)
    assert (told.seat, told.rule) == (0, "CON-FEAR-9")
    assert after.barrier_rule == "CON-CHARGE-10"


@pytest.mark.rule("CON-FEAR-9")
def test_a_new_target_behind_the_back_is_engaged():
    play = hunt(hunter(), prey(90), man(1, 20, 45, WEST))
    act(play.state, 0, AtAnother(3))
    assert given() == Onward(750, target=3, kind="engage")


@pytest.mark.rule("CON-FEAR-9")
@pytest.mark.parametrize("kind", ["engage", "walk", "pursuit", "disengage"])
def test_other_moves_stay_what_they_are(kind):
    play = hunt(hunter(), prey(90), man(1, 50, 30, WEST), kind=kind)
    act(play.state, 0, AtAnother(3))
    assert given().kind == kind


@pytest.mark.rule("CON-FEAR-9")
def test_whoever_has_just_fled_is_no_new_target():
    play = hunt(hunter(), prey(90), man(1, 50, 30, WEST), man(0, 10, 10))
    question = play.state.agenda.top
    assert refused(play.state, 0, AtAnother(2)) == "CON-FEAR-9"
    assert refused(play.state, 0, AtAnother(3)) is None
    assert refused(play.state, 0, AtAnother(4)) == "CON-CHARGE-10"
    assert refused(play.state, 0, AtAnother(77)) == "CON-CHARGE-10"
    assert question.candidates(play.state, 0) == [AfterThem(), AtAnother(3)]
    forms = question.ask(play.state).forms
    assert [form.action for form in forms] == ["AfterThem", "AtAnother"]
    assert forms[1].fields[0].allowed == (3,)
    assert question.preview(play.state, 0, Partial("AtAnother")).pieces == (3,)
    assert question.who(play.state) == (0,)


@pytest.mark.rule("CON-CHARGE-10", "CON-FEAR-9")
def test_nothing_is_measured_before_a_new_target_is_named():
    play = hunt(hunter(), prey(90), man(1, 110, 80, WEST))
    assert refused(play.state, 0, AtAnother(3)) is None
    assert play.state.agenda.top.ask(play.state).measuring.ruler == "own"


@pytest.mark.rule("CON-FEAR-10")
def test_the_player_may_decline_and_then_it_runs_after_the_prey():
    play = hunt(hunter(), prey(90), man(1, 50, 30, WEST))
    play = act(play.state, 0, AfterThem())
    assert given() == Onward(3000)
    assert place(play.state, 1) == (60, 45, EAST)
    (moved,) = events(play, Moved)
    assert (moved.rule, moved.length, moved.manner) == ("CON-FEAR-10", 2250, "confrontation:charge")


@pytest.mark.rule("CON-FEAR-10", "CON-CHARGE-4")
def test_it_runs_towards_the_last_that_fled_and_faces_it():
    fled = (Runaway(2, Pose(4000, 4500, 1800)), Runaway(3, Pose(4000, 4750, 1800)))
    men = (hunter(), prey(90), man(1, 37.5, 90 - 1.25, SOUTH, flight=Flight(9, 1)), man(1, 5, 5))
    play = act(hunt(*men, fled=fled).state, 0, AfterThem())
    assert place(play.state, 1) == (37.5, 67.5, SOUTH)


@pytest.mark.rule("CON-FEAR-10")
def test_with_nobody_else_to_choose_it_runs_at_once():
    play = hunt(hunter(), prey(90))
    assert given() == Onward(3000)
    assert place(play.state, 1) == (60, 45, EAST)


@pytest.mark.rule("CON-FEAR-10")
def test_without_movement_left_it_stays():
    play = hunt(hunter(), prey(90), man(1, 50, 30, WEST), limit=750)
    assert given() == Onward(750)
    assert place(play.state, 1) == (37.5, 45, EAST)


@pytest.mark.rule("CON-FEAR-10", "CON-FEAR-14")
def test_it_runs_after_nobody_who_has_left_the_table():
    gone = battle(man(0, 1, 1), prey(60)).figure(2)
    step = GoesOn(mover=1, fled=(Runaway(2, Pose(4000, 4500, 1800)),), kind="charge", limit=3000)
    state = battle(hunter(), agenda=(step, Catch(), Stop()), fallen=(Fallen(gone, 0, True),))
    play = run(state)
    assert given() == Onward(750)
    assert place(play.state, 1) == (37.5, 45, EAST)


def walled(*men, fled=2, front=34.0):
    """A hunt with a wall across the whole table, before the place that the prey has left."""
    step = GoesOn(mover=1, fled=(Runaway(fled, Pose(4000, 4500, 1800)),), kind="charge", limit=3000)
    wall = box(9, "impassable", front, 0, 1, 90, height=units(9))
    return run(battle(*men, agenda=(step, Catch(), Stop()), terrain=(wall,)))


@pytest.mark.rule("CON-FEAR-9")
def test_with_no_way_to_where_it_would_have_met_them_it_has_gone_nowhere_yet():
    play = walled(hunter(), prey(90), man(1, 10, 70))
    question = play.state.agenda.top
    assert (question.gone, question.rest) == (0, 3000)
    assert place(play.state, 1) == (30, 45, EAST)
    act(play.state, 0, AtAnother(3))
    assert given() == Onward(0, target=3, kind="engage")


@pytest.mark.rule("CON-FEAR-10")
def test_it_runs_as_near_as_it_can_and_no_way_costs_nothing():
    play = walled(hunter(), prey(90))
    x, y, facing = place(play.state, 1)
    assert (x, y, facing) == (pytest.approx(32.75, abs=0.02), 45, EAST)
    assert given() == Onward(round(100 * x) - 3000)


@pytest.mark.rule("CON-FEAR-10")
def test_hemmed_in_it_runs_nowhere():
    men = [man(1, 30 + dx, 45 + dy) for dx, dy in ((0, 2.5), (0, -2.5), (2.5, 0), (-2.5, 0))]
    play = act(hunt(hunter(), prey(90), *men).state, 0, AfterThem())
    assert given() == Onward(0)
    assert events(play, Moved) == []
    assert place(play.state, 1) == (30, 45, EAST)


@pytest.mark.rule("CON-FEAR-9", "CON-WALK-2")
@pytest.mark.parametrize(("kind", "gone"), [("charge", 0), ("engage", 126), ("walk", 126)])
def test_only_a_charge_must_end_with_its_front_to_the_prey(kind, gone):
    # Broad as it is, its flank is nearer to the prey than its front would be after a turn.
    broad = man(0, 30, 45, SOUTH, key=beast(base=(500, 250)))
    fled = (Runaway(2, Pose(3500, 4500, 1800)),)
    play = hunt(broad, prey(90), man(1, 5, 5), kind=kind, limit=150, fled=fled)
    assert (play.state.agenda.top.gone, play.state.agenda.top.rest) == (gone, 150 - gone)


@pytest.mark.rule("CON-FEAR-9")
def test_it_goes_on_without_a_trace_of_the_one_that_fled():
    play = walled(hunter(), prey(90), fled=77, front=100)
    question = play.state.agenda.top
    assert (question.gone, question.targets(play.state)) == (0, [2])
    assert act(play.state, 0, AfterThem()).events == []
    assert given() == Onward(0)


# The whole chain, with the moves of the rest of the game


@pytest.mark.rule("CON-FEAR-9", "CON-FEAR-10")
def test_a_chain_of_flights_until_the_creature_has_no_movement_left():
    """A creature of MOV 15 charges 30 cm; three warriors of Courage 4 run before Fear 9."""
    men = (
        man(0, 30, 45, EAST, key=beast(15)),
        man(1, 40, 45, WEST, key=card(movement=15)),
        man(1, 47.5, 45, WEST, key=card(movement=16)),
        man(1, 57.5, 45, WEST, activated=True),
    )
    state = active(*men)
    play = act(state, 0, Charge((1,), (2,)), [3])
    assert events(play, Rolled)[0].need.target.total == 6
    assert place(play.state, 1) == (37.5, 45, EAST)
    first = figure(play.state, 2)
    assert first.flight == Flight(9, 1)
    assert first.turn.afraid
    assert play.state.agenda.top.rest == 2250

    play = act(play.state, 0, AtAnother(3), [2])
    assert place(play.state, 1) == (45, 45, EAST)
    assert figure(play.state, 3).flight == Flight(9, 1)
    assert play.state.agenda.top.rest == 1500
    assert refused(play.state, 0, AtAnother(3)) == "CON-FEAR-9"

    play = act(play.state, 0, AtAnother(4), [5])
    while type(play.state.agenda.top).__name__ == "AssaultWay":
        question = play.state.agenda.top
        play = act(play.state, 0, question.candidates(play.state, 0)[0])
    last = figure(play.state, 4)
    assert last.flight is None
    assert last.turn.afraid
    assert last.turn.charged == -1
    assert place(play.state, 1) == (55, 45, EAST)
    assert figure(play.state, 1).turn.covered == 2500
    assert type(play.state.agenda.top).__name__ == "Afterwards"


@pytest.mark.rule("CON-FEAR-9")
def test_a_charge_of_a_creature_catches_its_prey():
    play = act(active(hunter(), man(1, 40, 45, WEST)), 0, Charge((1,), (2,)), [2])
    assert place(play.state, 2) == (60, 45, EAST)
    assert place(play.state, 1) == (57.5, 45, EAST)
    assert figure(play.state, 2).turn.charged == -1


@pytest.mark.rule("CON-FEAR-9", "CON-ENGAGE-3")
def test_an_engagement_goes_on_as_an_engagement():
    men = (hunter(), man(1, 40, 45, WEST))
    play = act(active(*men), 0, Engage((1,), (2,)), [2])
    assert place(play.state, 1) == (57.5, 45, EAST)
    assert figure(play.state, 2).turn.charged == 0


@pytest.mark.rule("CON-FEAR-1", "CON-CHARGE-4")
def test_out_of_reach_nobody_tests():
    men = (hunter(), man(1, 70, 45, WEST))
    play = act(active(*men), 0, Charge((1,), (2,)))
    assert events(play, Rolled) == []
    assert figure(play.state, 2).flight is None
