"""Coming out of buildings, and what is offered there."""

import random

import msgspec
import pytest

from slagveld.games.carnage.buildings.doors_and_windows import openings
from slagveld.games.carnage.buildings.entering_and_leaving import (
    BUILDINGS,
    Enter,
    EnterNow,
    Leave,
    LeaveNow,
    before,
)
from slagveld.games.carnage.buildings.interior import way_between
from slagveld.games.carnage.core.parts import EndPart, Scope
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.movement.break_off_and_flight import must_flee
from slagveld.games.carnage.terrain.high_walls import DOOR
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Moved, Told
from slagveld.table.shapes import Pose, Spot
from slagveld.table.terrain import Opening, Terrain, Wall
from slagveld.texts import WRITTEN, say
from tests.games.carnage.battle import (
    EAST,
    NORTH,
    SOUTH,
    act,
    battle,
    box,
    events,
    refused,
    run,
    unit,
)
from tests.games.carnage.buildings.test_doors import (
    HALL,
    NORTH_DOOR,
    SOUTH_WINDOW,
    field,
    first,
    indoors,
    one_door,
    why,
)


@pytest.mark.rule("CAR-9.7-enter")
def test_a_unit_forms_up_again_outside():
    state = indoors(field(unit(0, 60, 40, SOUTH, count=6, files=3)))
    action = Leave(1, NORTH_DOOR, Pose(6000, 4000, 2700))
    assert why(state, action) is None
    play = act(state, 0, action)
    out = play.state.unit(1)
    assert (out.x, out.y, out.facing, out.files, out.inside) == (6000, 4000, 2700, 3, 0)
    assert out.formed
    assert out.doings.moved
    assert not out.doings.broke_off
    # A base goes from the door to behind the front, half a base before each.
    assert out.doings.spent == way_between(state, first(state), out, openings(HALL)[0])
    assert say(events(play, Told)[0].what) == "Infantry leaves the building “The Hall” by a door."
    assert events(play, Moved)[0].path == (Spot(6000, 5000), Spot(6000, 4000))


@pytest.mark.rule("CAR-9.7-enter")
def test_there_must_be_room_and_a_way_to_form_up():
    state = indoors(field(unit(0, 60, 40, SOUTH, count=6, files=3), unit(0, 60, 40, count=6)))
    assert why(state, Leave(1, NORTH_DOOR, Pose(6000, 4100, 2700))) == "CAR-9.7-enter"
    assert why(state, Leave(1, NORTH_DOOR, Pose(6000, 4500, 2700))) is None
    assert why(state, Leave(1, NORTH_DOOR, Pose(6000, 6000, 2700))) == "CAR-9.7-enter"
    assert why(state, Leave(1, NORTH_DOOR, Pose(6000, -400, 2700))) == "CAR-9.7-enter"
    assert why(state, Leave(1, NORTH_DOOR, Pose(6000, 4500, 2700, level=1))) == "CAR-9.7-enter"
    assert why(state, Leave(1, NORTH_DOOR, Pose(6000, 4500, 2700, z=5))) == "CAR-9.7-enter"
    assert why(state, Leave(1, NORTH_DOOR, Pose(9500, 4500, 2700))) == "CAR-8.1"


@pytest.mark.rule("CAR-9.7-window")
def test_leaving_by_a_window_halves_the_move_too():
    state = indoors(field(unit(0, 60, 40, SOUTH, count=4, files=2)))
    near, far = Pose(6500, 7999, 900), Pose(6500, 8300, 900)
    assert why(state, Leave(1, SOUTH_WINDOW, near)) is None
    assert why(state, Leave(1, SOUTH_WINDOW, far)) == "CAR-9.7-window"
    spent = act(state, 0, Leave(1, SOUTH_WINDOW, near)).state.unit(1).doings.spent
    assert spent % 2 == 0
    assert 1400 < spent <= 2000


@pytest.mark.rule("CAR-9.7-enter", "CAR-8.6")
def test_who_fights_in_a_building_breaks_off_by_leaving():
    def state(**more):
        made = field(unit(0, 20, 20, count=4, files=2), unit(1, 60, 50, SOUTH, count=4), **more)
        return indoors(made)

    out = Leave(1, SOUTH_WINDOW, Pose(6500, 7600, 900))
    assert why(state(), out) is None
    play = act(state(), 0, out)
    assert play.state.unit(1).doings.broke_off
    assert why(state(order=(1, 0)), out) == "CAR-8.6a"
    assert why(state(rolls=((0, 5), (1, 5))), out) is None, "the second roll settled it"
    attacked = state().changed(1, doings=Doings(attacked=True))
    assert why(attacked, out) == "CAR-8.6e"
    hurried = state(order=(1, 0)).changed(1, accelerated=(2, "movement"))
    assert why(hurried, out) is None


@pytest.mark.rule("CAR-8.6")
def test_who_breaks_off_from_a_building_no_longer_touches_whom_it_left():
    hall = Terrain(
        7,
        "building",
        HALL.outline,
        walls=(
            Wall(
                "wall",
                (5000, 5000),
                (7000, 5000),
                openings=(Opening(DOOR, 850, 1150), Opening(DOOR, 1250, 1550)),
            ),
            *(Wall("wall", a, b) for a, b in (((7000, 5000), (7000, 7000)),)),
            *(Wall("wall", a, b) for a, b in (((7000, 7000), (5000, 7000)),)),
            *(Wall("wall", a, b) for a, b in (((5000, 7000), (5000, 5000)),)),
        ),
    )
    two = indoors(field(unit(0, 20, 20, count=1), unit(1, 60, 50, SOUTH, count=1), hall=hall))
    assert two.field.touches(*two.units)
    assert why(two, Leave(1, "7.1", Pose(6250, 4740, 2700))) == "CAR-8.6"
    assert why(two, Leave(1, "7.1", Pose(6400, 4740, 2700))) is None


@pytest.mark.rule("CAR-13.2-flee")
def test_a_neutralised_unit_leaves_its_fight_for_a_building_if_it_can():
    def state(count=2, **more):
        weak = unit(0, 20, 20, count=count, files=1)
        made = field(weak, unit(1, 60, 50, SOUTH, count=4), unit(0, 20, 20), **more)
        return indoors(made)

    owed = must_flee(state(), Scope(0))
    assert isinstance(owed, Leave)
    assert why(state(), owed) is None
    assert why(state(), EndPart()) == "CAR-13.2-flee"
    after = act(state(), 0, owed).state
    assert after.unit(1).doings.broke_off
    assert why(after, EndPart()) is None
    assert must_flee(state(), Scope(1)) is None
    assert must_flee(state(), Scope(0, 3)) is None
    for free in (
        state(count=3),
        state(order=(1, 0)),
        state().changed(1, doings=Doings(attacked=True)),
        state().changed(1, diverted=(3, "movement")),
        state().without_unit(2),
    ):
        assert why(free, EndPart()) is None


@pytest.mark.rule("CAR-13.2-flee")
def test_a_neutralised_unit_in_a_building_without_a_way_out_stays():
    blocked = indoors(
        field(
            unit(0, 20, 20, count=1), unit(1, 60, 50, SOUTH, count=4), hall=one_door((5000, 5000))
        )
    )
    assert blocked.field.engaged(blocked.unit(1))
    assert must_flee(blocked, Scope(0)) is None
    assert why(blocked, EndPart()) is None


def test_who_comes_out_into_contact_attacks():
    state = indoors(
        field(unit(0, 20, 20, count=4, files=2), unit(1, 60, 40, SOUTH, count=4, files=4))
    )
    play = act(state, 0, Leave(1, NORTH_DOOR, Pose(6000, 4000, 2700)))
    assert play.state.unit(2).doings.attacked
    assert play.state.field.touches(play.state.unit(1), play.state.unit(2))
    weak = state.changed(1, doings=Doings(split=True))
    assert why(weak, Leave(1, NORTH_DOOR, Pose(6000, 4000, 2700))) == "CAR-5.1.5d-charge"


def test_the_wagon_is_pushed_by_who_comes_out():
    state = indoors(field(unit(0, 20, 20, count=4, files=2), wagon=(60, 40)))
    play = act(state, 0, Leave(1, NORTH_DOOR, Pose(6000, 4000, 2700)))
    assert play.state.wagon != Spot(6000, 4000)


# A spell comes between


@pytest.mark.parametrize("step", [EnterNow(1, NORTH_DOOR), EnterNow(1, "7.77")])
def test_who_can_no_longer_enter_stays_where_he_is(step):
    state = field(unit(0, 60, 20, SOUTH, count=5), agenda=(step, MovePart(0)))
    play = run(state)
    assert play.state.unit(1) == first(state)
    said = "Infantry can no longer get through the door or window."
    assert say(events(play, Told)[0].what) == said
    asleep = field(
        unit(0, 60, 45, SOUTH, count=5, diverted=(9, "movement")),
        unit(0, 20, 20),
        agenda=(EnterNow(1, NORTH_DOOR), MovePart(0)),
    )
    assert not run(asleep).state.unit(1).inside


@pytest.mark.parametrize(
    "change", [{"diverted": (9, "movement")}, {"doings": Doings(moved=True)}, {}]
)
def test_who_can_no_longer_leave_stays_inside(change):
    pose = Pose(6000, 4000, 2700) if change else Pose(6000, 1000, 2700)
    steps = (LeaveNow(1, NORTH_DOOR, pose), MovePart(0))
    state = indoors(field(unit(0, 60, 45, SOUTH, count=5), unit(0, 20, 20), agenda=steps))
    assert run(state.changed(1, **change)).state.unit(1).inside == 7


# What is offered


def test_forms_show_units_and_openings_to_point_at():
    state = indoors(field(unit(0, 20, 20, count=4), unit(0, 60, 40, SOUTH), unit(1, 60, 90)))
    enter, leave = BUILDINGS.forms(state, Scope(0))
    assert (enter.action, enter.fields[0].allowed) == ("Enter", (2,))
    assert [choice.key for choice in enter.fields[1].choices] == [f"7.{n}" for n in range(7)]
    assert enter.fields[1].choices[0].spot == Spot(6000, 5000)
    assert {choice.of for choice in enter.fields[1].choices} == {2}
    assert (leave.action, leave.fields[0].allowed) == ("Leave", (1,))
    assert [field.name for field in leave.fields] == ["unit", "opening", "spot"]
    for form in (enter, leave):
        for language in WRITTEN:
            assert "⟦" not in say(form.title, language)
            assert "⟦" not in say(form.help, language)
            assert "⟦" not in say(form.fields[1].title, language)
            assert "⟦" not in say(form.fields[1].choices[0].label, language)
    assert "⟦" not in say(leave.fields[2].title)
    assert BUILDINGS.forms(state, Scope(0, 3)) == []
    assert [form.action for form in BUILDINGS.forms(state, Scope(0, 2))] == ["Enter"]
    assert BUILDINGS.forms(battle(unit(0, 60, 40)), Scope(0)) == []
    far = field(unit(0, 170, 170, count=1))
    assert BUILDINGS.forms(far, Scope(0)) == []


def test_what_is_listed_and_proposed_is_allowed():
    state = indoors(field(unit(0, 20, 20, count=4), unit(0, 60, 40, SOUTH), unit(1, 60, 90)))
    menu = BUILDINGS.menu(state, Scope(0))
    assert Enter(2, NORTH_DOOR) in menu
    assert {type(action) for action in menu} == {Enter, Leave}
    assert all(BUILDINGS.check(state, Scope(0), action) is None for action in menu)
    rng = random.Random(5)
    found = [BUILDINGS.propose(state, Scope(0), rng) for _ in range(60)]
    assert {type(action) for action in found} == {Enter, Leave, type(None)}
    assert all(BUILDINGS.check(state, Scope(0), a) is None for a in found if a is not None)
    assert BUILDINGS.propose(battle(unit(0, 60, 40)), Scope(0), rng) is None
    assert BUILDINGS.menu(battle(unit(0, 60, 40)), Scope(0)) == []


def test_a_unit_forms_up_before_an_opening_looking_away():
    state = field(unit(0, 20, 20, count=6, files=3))
    assert before(first(state), openings(HALL)[0]) == Pose(6000, 4490, 2700)
    assert before(first(state), openings(HALL)[1]) == Pose(7510, 5500, 0)


def preview(state, action, **values):
    return BUILDINGS.preview(state, Scope(0), Partial(action, values))


def test_previews_show_figures_way_and_cost():
    state = indoors(field(unit(0, 20, 20, count=4, files=2), unit(0, 60, 40, SOUTH)))
    assert preview(state, "Enter").pieces == (2,)
    assert preview(state, "Leave").pieces == (1,)
    assert preview(state, "Enter", unit=1).pieces == (2,), "who is inside does not enter"
    assert preview(state, "Enter", unit="x").pieces == (2,)
    assert preview(state, "Enter", unit=2).limit == 2000
    assert preview(state, "Enter", unit=2, opening="zz").path == ()
    entering = preview(state, "Enter", unit=2, opening=NORTH_DOOR)
    assert (entering.cost, entering.limit) == (1000, 2000)
    assert entering.path == (Spot(6000, 4000), Spot(6000, 5000))
    assert [ghost.piece for ghost in entering.ghosts] == [f.id for f in state.unit(2).figures]
    assert all(5000 < ghost.pose.x < 7000 for ghost in entering.ghosts)
    leaving = preview(state, "Leave", unit=1, opening=NORTH_DOOR)
    assert leaving.snapped == {"spot": msgspec.to_builtins(Pose(6000, 4490, 2700))}
    assert len(leaving.ghosts) == 4
    chosen = preview(
        state, "Leave", unit=1, opening=NORTH_DOOR, spot={"x": 6100, "y": 4000, "facing": 0}
    )
    assert chosen.snapped == {}
    assert chosen.path == (Spot(6000, 5000), Spot(6100, 4000))
    full = field(unit(0, 55, 45, SOUTH, count=9), hall=box(7, "building", 50, 50, 10, 10))
    assert preview(full, "Enter", unit=1, opening="7.0").ghosts == ()


def test_the_facing_of_those_inside_follows_the_walls():
    for facing, square in ((NORTH, 2700), (EAST, 0), (SOUTH, 900), (44, 0), (46, 900), (316, 0)):
        state = indoors(field(unit(0, 60, 40, facing, count=2)))
        assert first(state).facing == square
        assert {pose.facing for pose in first(state).places} == {square}


def test_refusals_reach_the_question():
    state = field(unit(0, 60, 20, SOUTH, count=5))
    assert refused(state, 0, Enter(1, NORTH_DOOR)) == "CAR-8.1"
