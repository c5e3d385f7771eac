"""The lines of war machines: which is best, who stands on it, and what its shot decides."""

import math

import pytest

from slagveld.games.little_carnage.machines.fear_and_reaction import Loaded
from slagveld.games.little_carnage.machines.line_of_fire import best_line, to_edge, victims
from slagveld.games.little_carnage.machines.line_of_fire import line_of as shot_line
from slagveld.games.little_carnage.machines.range_roll_and_hits import Discharge
from slagveld.games.little_carnage.machines.war_machine import (
    MACHINES,
    SHOWN,
    Fire,
    field_of_fire,
    line_meant,
)
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Announced, Rolled, Told
from slagveld.table.layout import Layout
from tests.games.little_carnage.battle import EAST, WEST, act, battle, box, card, events, run, troop
from tests.games.little_carnage.battle import refused as refused_by
from tests.games.little_carnage.stops import Stop
from tests.games.little_carnage.words import plain

CANNON = card(base="monster", war_machine=True, attack=2, agility=2, wounds=4)
TOUGH = card(wounds=5, resistance=9, defence=1)


def facing(degrees, *spots, at=(20, 20), of=TOUGH, **rest):
    """A machine (1) in the middle that looks in a direction, and a regiment at some places."""
    return battle(
        troop(0, (*at, degrees), card=CANNON, activated=True),
        troop(1, *spots, card=of, activated=True),
        agenda=(Activation(seat=0), Stop()),
        active=101,
        **rest,
    )


def best(state, **more):
    return best_line(state, state.field.by_id[1], 102, **more)


def hit(state, direction):
    return [one.model for one in victims(state, state.field.by_id[1], 102, direction)]


@pytest.mark.parametrize(
    ("degrees", "spots", "line"),
    [
        (0, [(30.8, 20.9), (40.8, 20.5)], 22),
        (0, [(30.8, 19.1), (40.8, 19.5)], 3600 - 22),
        (2, [(30.8, 19.9)], 20),
        (2, [(30.8, 19.5)], 3598),
        (358, [(30.8, 20.6)], 7),
    ],
)
def test_the_best_line_hits_most_with_the_smallest_turn(degrees, spots, line):
    state = facing(degrees, *spots, size=(60, 60))
    assert best(state) == line
    assert len(hit(state, line)) == len(spots)
    ahead = degrees * 10
    nearer = [one for one in range(3600) if abs(_turn(ahead, one)) < abs(_turn(ahead, line))]
    assert all(len(hit(state, one)) < len(spots) for one in nearer)


def _turn(one, other):
    return (other - one + 1800) % 3600 - 1800


def test_out_of_the_field_of_fire_there_is_no_line():
    assert best(facing(0, (30, 30))) is None
    assert best(facing(0, (10, 20))) is None


@pytest.mark.rule("LC-1.11-13")
def test_the_nearest_on_the_line_comes_first_whatever_his_number():
    assert hit(facing(0, (30, 20), (26, 20), (34, 20)), 0) == [3, 2, 4]


@pytest.mark.rule("LC-1.11-11")
def test_a_wall_shelters_only_those_behind_it():
    wall = box(50, "high-wall", 27, 15, 0.4, 10, 2)
    state = facing(0, (25, 20), (30, 20), terrain=[wall])
    found = victims(state, state.field.by_id[1], 102, 0)
    assert [(one.covered, one.behind_wall) for one in found] == [(False, False), (True, True)]
    low = box(50, "low-wall", 27, 15, 0.4, 10, 0.5)
    state = facing(0, (25, 20), (30, 20), terrain=[low])
    found = victims(state, state.field.by_id[1], 102, 0)
    assert [(one.covered, one.behind_wall) for one in found] == [(False, False), (True, False)]


@pytest.mark.parametrize(
    ("degrees", "end"),
    [(0, (10_000, 5000)), (90, (5000, 8000)), (180, (0, 5000)), (270, (5000, 0))],
)
def test_a_line_ends_at_each_edge(degrees, end):
    state = facing(degrees, (30, 20))
    line = shot_line(state.field.by_id[1], degrees * 10)
    assert to_edge(Layout(10_000, 8000), line) == end


@pytest.mark.parametrize(("degrees", "left", "right"), [(0, -7, 7), (3, -4, 10), (356, -11, 3)])
def test_the_wedge_is_drawn_seven_degrees_to_both_sides(degrees, left, right):
    state = facing(degrees, (30, 20))
    (outline,) = field_of_fire(state.field.by_id[1]).outlines
    muzzle, one, other = outline.points
    for corner, wanted in ((one, left), (other, right)):
        across, along = corner[0] - muzzle[0], corner[1] - muzzle[1]
        assert abs(across**2 + along**2 - SHOWN**2) < 4 * SHOWN
        assert _degrees(across, along) == pytest.approx(wanted, abs=0.02)


def _degrees(across, along):
    return math.degrees(math.atan2(along, across))


# What a shot needs


@pytest.mark.rule("LC-1.8-fear-5")
def test_a_crew_afraid_of_the_target_is_refused():
    state = facing(0, (30, 20)).did(101, frightened_by=(102,))
    assert refused_by(state, 0, Fire(2, 0)) == "LC-1.8-fear-5"
    assert MACHINES.forms(state, 0) == []


@pytest.mark.rule("LC-1.6-10")
def test_a_machine_without_dice_does_not_fire():
    state = facing(0, (30, 20))
    hurt = state.with_model(state.field.model_by_id[1].changed(suffered=3))
    assert refused_by(hurt, 0, Fire(2, 0)) == "LC-1.6-10"
    one = state.with_model(state.field.model_by_id[1].changed(suffered=1))
    assert refused_by(one, 0, Fire(2, 0)) is None


def test_where_no_line_hits_it_fires_straight_ahead():
    state = facing(3, (30, 30))
    assert line_meant(state, 102, None) == 30
    assert line_meant(state, 102, 45) == 45


@pytest.mark.rule("LC-1.11-9")
def test_a_told_direction_is_taken_as_it_is():
    state = facing(0, (30, 20))
    assert refused_by(state, 0, Fire(2, 70)) == "LC-1.11-13"
    assert refused_by(state, 0, Fire(2, 71)) == "LC-1.11-9"
    assert refused_by(state, 0, Fire(2, 3600 - 71)) == "LC-1.11-9"
    assert refused_by(state, 0, Fire(1, 0)) == "LC-1.11-13"
    assert refused_by(state, 0, Fire(77, 0)) == "LC-1.11-13"


# What a shot decides


@pytest.mark.rule("LC-4.1-5")
def test_a_shot_that_fells_the_last_enemy_decides_the_battle():
    frail = card(wounds=1, defence=0)
    state = facing(0, (30, 20), of=frail).changed(101, ranged_on=102)
    play = act(state, 0, Fire(2, 0), [4, 4])
    assert play.state.outcome.winners == (0,)


def test_a_shot_at_those_who_are_gone_by_now_hits_nobody():
    state = facing(0, (30, 20), (31, 30)).changed(101, ranged_on=102)
    ahead = Discharge(regiment=101, target=102, direction=0)
    gone = battle(
        troop(0, (20, 20, EAST), card=CANNON, ranged_on=102),
        troop(1, (31, 30), facing=WEST),
        agenda=(ahead, Stop()),
    )
    play = run(gone)
    (told,) = events(play, Told)
    assert (told.rule, plain(told.what)[0]) == ("LC-1.11-13", "machine-nobody")
    assert events(play, Rolled) == []
    assert [blow.model for blow in ahead.blows(state)] == [2]
    assert ahead.blows(gone) == []


@pytest.mark.parametrize("step", [Loaded, Discharge])
def test_a_machine_that_is_gone_fires_no_more(step):
    state = battle(
        troop(0, card=CANNON),
        troop(1, (30, 20), facing=WEST, card=card(full_defence=2, agility=9)),
        agenda=(step(regiment=101, target=102, direction=0), Stop()),
    )
    play = run(state)
    assert play.events == []
    assert isinstance(play.state.agenda.top, Stop)


def test_the_preview_names_the_line_it_would_take():
    state = facing(0, (30.8, 19.1), (40.8, 19.5), size=(60, 60))
    shown = MACHINES.preview(state, 0, Partial("Fire", {"target": 2}))
    assert shown.snapped == {"direction": 3578}
    assert shown.complete
    assert [plain(one.title)[1]["dice"] for one in shown.odds] == [2, 2]
    nobody = MACHINES.preview(state, 0, Partial("Fire", {"target": 77}))
    assert (nobody.snapped, nobody.refusal.rule) == ({"direction": 0}, "LC-1.11-13")


def test_firing_is_announced_by_its_owner():
    state = facing(0, (30, 20)).changed(101, ranged_on=102)
    play = act(state, 0, Fire(2, 0), [1, 1, 1])
    assert [one.seat for one in events(play, Announced)] == [0]
    assert play.state.regiment(101).round.attacked


@pytest.mark.parametrize(
    ("spots", "line"),
    [
        ([(37.6, 21.1), (31.4, 21.3)], 43),
        ([(36.8, 22.3)], 64),
        ([(30.5, 21.7)], 68),
        ([(31.0, 18.2)], 3530),
    ],
)
def test_lines_between_two_corners_and_along_the_border_are_tried(spots, line):
    state = facing(0, *spots)
    assert best(state) == line
    assert len(hit(state, line)) == len(spots)


def test_the_line_of_a_preview_goes_where_it_is_told():
    state = facing(0, (38, 20))
    ends = []
    for direction in (3599, 0, 1):
        shown = MACHINES.preview(state, 0, Partial("Fire", {"target": 2, "direction": direction}))
        ends.append(shown.path[-1].y)
    assert ends == sorted(ends)
    assert len(set(ends)) == 3


@pytest.mark.rule("LC-1.11-11")
def test_over_a_wall_two_dice_are_enough_and_one_is_not():
    state = facing(0, (30, 20), terrain=[box(50, "high-wall", 27, 15, 0.4, 10, 2)])
    assert [best(state, dice=dice) is None for dice in (1, 2, 3)] == [True, False, False]
    open_field = facing(0, (30, 20))
    assert best(open_field, dice=1) == best(open_field) == best(state)


@pytest.mark.parametrize(("degrees", "ends"), [(3, (3560, 100)), (356, (3490, 30))])
def test_a_direction_may_be_left_out_or_chosen_on_both_sides_of_east(degrees, ends):
    (form,) = MACHINES.forms(facing(degrees, (36, 20)), 0)
    direction = form.fields[-1]
    assert (direction.name, direction.intervals, direction.optional) == ("direction", (ends,), True)
