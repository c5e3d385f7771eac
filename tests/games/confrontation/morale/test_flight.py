import pytest

from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.core.state import Fallen
from slagveld.games.confrontation.morale.courage_tests import CourageTests, Nerve
from slagveld.kernel.event import Moved, Removed, Rolled, StatusChanged, Turned
from slagveld.table.shapes import Spot
from tests.games.confrontation.battle import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    battle,
    box,
    card,
    events,
    man,
    run,
)
from tests.games.confrontation.marching import place
from tests.games.confrontation.stops import Catch, Stop, given


def charge(*men, movers=(1,), targets=(2,), dice=(), **rest):
    steps = (CourageTests(movers=movers, targets=targets, charging=True), Catch(), Stop())
    return run(battle(*men, agenda=steps, **rest), dice)


def beast(fear=9, **more):
    return card(fear=fear, **more)


def hunter(x=30, y=45, **more):
    return man(0, x, y, EAST, key=beast(**more))


@pytest.mark.rule("CON-FEAR-7")
def test_whoever_has_not_moved_flees_twice_his_walk_straight_away():
    play = charge(hunter(), man(1, 40, 45, WEST), dice=[2])
    assert place(play.state, 2) == (60, 45, EAST)
    fled = play.state.figure(2)
    assert fled.flight == Flight(9, 1)
    assert fled.turn.fled
    assert fled.turn.afraid
    assert fled.turn.covered == 2000
    assert not fled.turn.activated
    (moved,) = events(play, Moved)
    assert moved.path == (Spot(4000, 4500), Spot(6000, 4500))
    assert (moved.manner, moved.length, moved.rule) == ("flee", 2000, "CON-FEAR-7")
    told = [(one.status.key, one.on, one.rule) for one in events(play, StatusChanged)]
    assert told == [
        ("confrontation:status-fear-afraid", True, "CON-FEAR-6"),
        ("confrontation:status-fear-fleeing", True, "CON-FEAR-7"),
    ]
    assert given().fled[0].pose.x == 4000


@pytest.mark.rule("CON-FEAR-7")
def test_the_flight_ends_with_the_back_to_the_creature():
    play = charge(hunter(30, 30), man(1, 40, 40, NORTH), dice=[2])
    x, y, facing = place(play.state, 2)
    assert (x, y) == (pytest.approx(54.14, abs=0.02), pytest.approx(54.14, abs=0.02))
    assert facing == 45


@pytest.mark.rule("CON-FEAR-7")
def test_whoever_has_been_activated_stays():
    play = charge(hunter(), man(1, 40, 45, WEST, activated=True), dice=[2])
    assert events(play, Moved) == []
    assert place(play.state, 2) == (40, 45, WEST)
    assert not play.state.figure(2).turn.fled
    assert play.state.figure(2).flight is None


@pytest.mark.rule("CON-FEAR-7")
def test_nobody_flees_twice_in_a_turn():
    victim = man(1, 40, 45, WEST, fled=True, flight=Flight(5, 9))
    play = charge(hunter(), victim, dice=[2])
    assert events(play, Moved) == []
    assert play.state.figure(2).flight == Flight(5, 9)
    assert given() == Nerve((1,))


@pytest.mark.rule("CON-FEAR-7")
def test_one_in_flight_since_an_earlier_turn_flees_again_and_from_the_new_one():
    victim = man(1, 40, 45, WEST, flight=Flight(5, 9))
    play = charge(hunter(), victim, dice=[2])
    assert place(play.state, 2) == (60, 45, EAST)
    assert play.state.figure(2).flight == Flight(9, 1)
    assert [one.status.key for one in events(play, StatusChanged)] == [
        "confrontation:status-fear-afraid"
    ]


@pytest.mark.rule("CON-FEAR-7")
def test_a_flight_leads_round_others():
    play = charge(hunter(), man(1, 40, 45, WEST), man(1, 50, 45, WEST), dice=[2])
    x, y, _ = place(play.state, 2)
    assert 58 < x < 60
    assert abs(y - 45) < 3
    assert play.state.figure(2).turn.covered == pytest.approx(2000, abs=2)


@pytest.mark.rule("CON-FEAR-7")
def test_a_flight_stops_where_it_is_closed():
    wall = box(1, "impassable", 45, 0, 2, 90, height=500)
    play = charge(hunter(), man(1, 40, 45, WEST), terrain=(wall,), dice=[2])
    x, y, facing = place(play.state, 2)
    assert x == pytest.approx(43.75, abs=0.02)
    assert (y, facing) == (45, EAST)
    assert play.state.figure(2).turn.fled


@pytest.mark.rule("CON-FEAR-7")
def test_whoever_cannot_move_at_all_turns_his_back():
    wall = box(1, "impassable", 41.24, 0, 2, 90, height=500)
    play = charge(hunter(), man(1, 40, 45, WEST), terrain=(wall,), dice=[2])
    assert place(play.state, 2) == (40, 45, EAST)
    assert events(play, Moved) == []
    (turned,) = events(play, Turned)
    assert (turned.facing, turned.rule) == (0, "CON-FEAR-7")
    assert play.state.figure(2).flight == Flight(9, 1)


@pytest.mark.rule("CON-FEAR-7")
def test_who_hangs_on_a_wall_flees_nowhere():
    wall = box(7, "obstacle", 41.25, 40, 2, 10, height=900)
    victim = man(1, 40, 45, WEST, climbing=7, z=3)
    play = charge(hunter(), victim, terrain=(wall,), dice=[2])
    assert play.state.figure(2).pose == battle(victim).figure(1).pose
    assert events(play, Moved) == []
    assert play.state.figure(2).flight == Flight(9, 1)


@pytest.mark.rule("CON-FEAR-8")
def test_nobody_flees_out_of_a_fight():
    play = charge(hunter(), man(1, 40, 45, WEST), man(0, 42.5, 45, WEST), dice=[2])
    assert events(play, Moved) == []
    assert play.state.figure(2).turn.afraid
    assert not play.state.figure(2).turn.fled
    assert play.state.figure(2).flight is None


@pytest.mark.rule("CON-FEAR-16")
def test_he_flees_from_the_most_frightful():
    men = (hunter(fear=7), man(0, 40, 30, SOUTH, key=beast(8)), man(1, 40, 45, WEST))
    play = charge(*men, movers=(1, 2), targets=(3,), dice=[2])
    assert place(play.state, 3) == (40, 65, SOUTH)
    assert play.state.figure(3).flight == Flight(8, 2)


@pytest.mark.rule("CON-FEAR-14")
def test_who_flees_off_the_table_is_a_casualty():
    play = charge(hunter(95), man(1, 105, 45, WEST), dice=[2])
    assert play.state.figure(2) is None
    (fallen,) = play.state.fallen
    assert isinstance(fallen, Fallen)
    assert (fallen.figure.id, fallen.by, fallen.fled) == (2, 0, True)
    assert [one.rule for one in events(play, Removed)] == ["CON-FEAR-14"]
    assert [one.id for one in given().fled] == [2]
    assert given().fled[0].pose.x == 10500


@pytest.mark.rule("CON-FEAR-14")
def test_who_stops_at_the_very_edge_lives():
    play = charge(hunter(88.75), man(1, 98.75, 45, WEST), dice=[2])
    assert place(play.state, 2) == (118.75, 45, EAST)
    play = charge(hunter(88.8), man(1, 98.8, 45, WEST), dice=[2])
    assert play.state.figure(2) is None


@pytest.mark.rule("CON-STAT-2")
def test_flyers_flee_through_the_air():
    wall = box(1, "impassable", 45, 0, 2, 90, height=500)
    bird = card(movement=10, second_movement=15, medium="air", abilities=("vol",))
    play = charge(hunter(), man(1, 40, 45, WEST, key=bird), terrain=(wall,), dice=[2])
    assert place(play.state, 2) == (70, 45, EAST)


@pytest.mark.rule("CON-STAT-2")
def test_flyers_who_are_faster_on_foot_run():
    bird = card(movement=10, second_movement=5, medium="air", abilities=("vol",))
    play = charge(hunter(), man(1, 40, 45, WEST, key=bird), dice=[2])
    assert place(play.state, 2) == (60, 45, EAST)


@pytest.mark.rule("CON-STAT-2")
def test_creatures_of_the_water_flee_farther_in_it():
    lake = box(1, "deep-water", 35, 30, 60, 30)
    fish = card(movement=10, second_movement=15, medium="water")
    play = charge(hunter(), man(1, 40, 45, WEST, key=fish), terrain=(lake,), dice=[2])
    assert place(play.state, 2) == (70, 45, EAST)
    pond = box(1, "deep-water", 35, 30, 30, 30)
    play = charge(hunter(), man(1, 40, 45, WEST, key=fish), terrain=(pond,), dice=[2])
    assert place(play.state, 2) == (60, 45, EAST)


@pytest.mark.rule("CON-MOVE-10")
def test_ground_slows_a_flight():
    mud = box(1, "encumbered", 40, 30, 40, 30)
    play = charge(hunter(), man(1, 40, 45, WEST), terrain=(mud,), dice=[2])
    assert place(play.state, 2) == (50, 45, EAST)
    assert events(play, Rolled)[0].dice == (2,)
