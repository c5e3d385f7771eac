import pytest

from slagveld.games.confrontation.assault.reaction_fire import FireReaction
from slagveld.games.confrontation.shooting.targets import shooter_refusal
from slagveld.games.confrontation.stunts.jump import Jump, JumpAttempt, difficulty_of
from slagveld.games.confrontation.stunts.run_up_and_landing import leap_towards
from slagveld.games.confrontation.wounds.wound_rolls import Wounded
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced, Moved, Rolled, Told
from slagveld.table.shapes import Spot
from tests.games.confrontation.battle import (
    EAST,
    NORTH,
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
)
from tests.games.confrontation.marching import Afterwards, active, figure, place, way


def gap(width=5, x=50, depth=4):
    return box(1, "gap", x, 0, width, 90, z=-round(100 * depth))


def wall(height, x=50, thick=1):
    return box(1, "obstacle", x, 20, thick, 50, height=round(100 * height))


def runner(run=5, y=45, **more):
    """Somebody whose base is so far from the edge at 50."""
    return man(0, 50 - 1.25 - run, y, EAST, **more)


def jump(x=60, y=45, facing=None, targets=(), number=1):
    return Jump(number, way((x, y)), facing, targets)


def at(piece, *men, **rest):
    return active(*men, terrain=(piece,), **rest)


# Run-up


@pytest.mark.rule("CON-JUMP-1")
@pytest.mark.parametrize(("run", "rule"), [(5, None), (4.99, "CON-JUMP-1"), (5.01, "CON-JUMP-1")])
def test_the_run_up_is_as_long_as_the_gap_and_with_it_no_longer_than_movement(run, rule):
    assert refused(at(gap(5), runner(run)), 0, jump()) == rule


@pytest.mark.rule("CON-JUMP-1")
@pytest.mark.parametrize(
    ("run", "rule"), [(3, None), (2.99, "CON-JUMP-1"), (9, None), (9.01, "CON-JUMP-1")]
)
def test_for_a_high_jump_the_height_is_what_the_run_up_must_be(run, rule):
    assert refused(at(wall(3), runner(run)), 0, jump()) == rule


@pytest.mark.rule("CON-JUMP-1", "CON-MOVE-10")
def test_slow_ground_makes_the_run_up_dearer():
    mud = box(2, "encumbered", 40, 0, 8, 90)
    state = active(runner(4), terrain=(gap(2), mud))
    assert refused(state, 0, jump()) is None
    state = active(runner(6), terrain=(gap(2), mud))
    assert refused(state, 0, jump()) == "CON-JUMP-1"


@pytest.mark.rule("CON-JUMP-1")
def test_a_run_up_is_straight_and_free():
    state = at(gap(4), runner(5), man(0, 46, 45))
    assert refused(state, 0, jump()) == "CON-MOVE-12"
    state = at(gap(4), runner(5), man(0, 46, 45, card=101))
    assert refused(state, 0, jump()) is None
    assert refused(at(gap(4), runner(5)), 0, jump(20)) == "CON-JUMP-1"
    assert refused(at(gap(4), runner(5)), 0, Jump(1, ())) == "CON-JUMP-1"
    assert refused(at(gap(4), runner(5)), 0, jump(43.75, 45)) == "CON-JUMP-1"


@pytest.mark.rule("CON-JUMP-1")
def test_what_is_too_wide_or_too_far_off_is_no_jump():
    assert refused(at(gap(40), runner(5)), 0, jump(99)) == "CON-JUMP-1"
    assert refused(at(gap(2), runner(11)), 0, jump()) == "CON-JUMP-1"


@pytest.mark.rule("CON-JUMP-1")
def test_a_slanting_jump_is_measured_along_its_line():
    state = at(gap(3), runner(5, y=45))
    leap = leap_towards(state, figure(state, 1), Spot(6000, 5500))
    assert leap.width == 353
    assert leap.run_up == 532


@pytest.mark.rule("CON-JUMP-1", "CON-CARD-saut")
def test_leapers_need_no_run_up():
    leaper = card(abilities=("saut",))
    assert refused(at(gap(5), runner(0, key=leaper)), 0, jump()) is None
    assert refused(at(gap(5), runner(5.1, key=leaper)), 0, jump()) == "CON-JUMP-1"
    assert refused(at(gap(5), runner(0)), 0, jump()) == "CON-JUMP-1"


# Long jumps


@pytest.mark.rule("CON-JUMP-3")
@pytest.mark.parametrize(
    ("width", "difficulty"), [(2.5, 5), (2.51, 6), (5, 6), (5.01, 7), (6, 7), (7.5, 7)]
)
def test_a_long_jump_is_four_and_one_for_each_base_length(width, difficulty):
    state = at(gap(width), runner(8, key=card(movement=20)))
    leap = leap_towards(state, figure(state, 1), Spot(7000, 4500))
    assert difficulty_of(figure(state, 1), leap) == 500 * difficulty


@pytest.mark.rule("CON-JUMP-3")
def test_the_length_of_a_base_is_its_longer_side():
    rider = card(movement=20, base=(250, 500))
    state = at(gap(5), man(0, 40, 45, EAST, key=rider))
    leap = leap_towards(state, figure(state, 1), Spot(7000, 4500))
    assert difficulty_of(figure(state, 1), leap) == 500 * 5


@pytest.mark.rule("CON-CARD-saut", "CON-JUMP-3")
def test_jumps_of_leapers_are_four_easier():
    leaper = card(abilities=("saut",))
    state = at(gap(5), runner(5, key=leaper))
    leap = leap_towards(state, figure(state, 1), Spot(7000, 4500))
    assert difficulty_of(figure(state, 1), leap) == 500 * 2


@pytest.mark.rule("CON-JUMP-4", "CON-STUNT-2")
def test_a_result_of_zero_succeeds_and_ends_the_movement_on_the_far_side():
    play = act(at(gap(5), runner(5)), 0, jump(), [2])
    assert place(play.state, 1) == (56.25, 45, EAST)
    jumper = figure(play.state, 1)
    assert jumper.pose.z == 0
    assert (jumper.turn.chosen, jumper.turn.stunt, jumper.turn.covered) == ("jump", True, 1250)
    (moved,) = events(play, Moved)
    assert moved.path == (Spot(4375, 4500), Spot(4875, 4500), Spot(5625, 4500))
    assert (moved.rule, moved.manner) == ("CON-JUMP-4", "jump")
    (rolled,) = events(play, Rolled)
    assert (rolled.rule, rolled.need.target.total) == ("CON-JUMP-3", 2)
    assert type(play.state.agenda.top).__name__ == "Afterwards"


@pytest.mark.rule("CON-STUNT-2")
def test_a_six_is_rolled_on_and_a_one_after_it_fails():
    slow = card(movement=9, resistance=9)
    state = at(wall(2.5), runner(3, key=slow))
    play = act(state, 0, jump(), [6, 2])
    assert place(play.state, 1) == (52.25, 45, EAST)
    play = act(state, 0, jump(), [6, 1, 1, 2])
    assert place(play.state, 1) == (48.75, 45, EAST)


@pytest.mark.rule("CON-JUMP-4")
def test_the_jumper_may_look_anywhere_at_the_end():
    play = act(at(gap(5), runner(5)), 0, jump(facing=900), [5])
    assert place(play.state, 1) == (56.25, 45, SOUTH)
    turned = act(at(gap(5), runner(5)), 0, jump(facing=450), [5])
    assert place(turned.state, 1) == (56.77, 45, 45)


@pytest.mark.rule("CON-JUMP-4")
def test_where_nobody_can_stand_nobody_lands():
    state = at(gap(5), runner(5), man(0, 57, 45))
    assert refused(state, 0, jump()) == "CON-MOVE-12"
    cliff = box(2, "obstacle", 55, 0, 9, 90, height=500)
    state = active(runner(5), terrain=(gap(5), cliff))
    assert refused(state, 0, jump()) == "CON-JUMP-4"


@pytest.mark.rule("CON-MOVE-12")
def test_nothing_may_stand_in_the_way_of_a_jump():
    rock = box(2, "impassable", 51, 44, 1, 2)
    state = active(runner(5), terrain=(gap(4), rock))
    assert refused(state, 0, jump()) == "CON-MOVE-12"
    above = active(runner(5), man(0, 52, 45, z=4), terrain=(wall(4, thick=4),))
    assert refused(above, 0, jump()) == "CON-MOVE-12"
    below = at(gap(4), runner(5), man(1, 52, 45, z=-4))
    assert refused(below, 0, jump()) is None


# Failed long jumps


@pytest.mark.rule("CON-JUMP-9")
def test_a_failed_long_jump_ends_at_the_bottom_with_a_wound_on_the_legs():
    play = act(at(gap(5, depth=4), runner(5)), 0, jump(), [1, 3, 5])
    fallen = figure(play.state, 1)
    assert place(play.state, 1) == (51.25, 45, EAST)
    assert fallen.pose.z == -400
    rolls = events(play, Rolled)
    assert [one.rule for one in rolls] == ["CON-JUMP-3", "CON-JUMP-9"]
    assert fallen.wound == "light"
    assert fallen.climbing == 0
    assert next(one.rule for one in events(play, Told)) == "CON-JUMP-9"
    assert events(play, Moved)[0].rule == "CON-JUMP-9"


@pytest.mark.rule("CON-JUMP-9")
@pytest.mark.parametrize(
    ("depth", "level"), [(3, "light"), (4, "serious"), (4.9, "serious"), (7, "critical")]
)
def test_its_strength_is_the_depth_in_centimetres(depth, level):
    key = card(resistance=5)
    play = act(at(gap(5, depth=depth), runner(5, key=key)), 0, jump(), [1, 4, 5])
    assert [one.level for one in events(play, Wounded)] == [level]


@pytest.mark.rule("CON-JUMP-9")
def test_the_legs_are_hit_whatever_the_dice_show():
    play = act(at(gap(5, depth=4), runner(5)), 0, jump(), [1, 5, 6])
    assert figure(play.state, 1).wound == "serious"
    play = act(at(gap(5, depth=4), runner(5)), 0, jump(), [1, 6, 6])
    assert figure(play.state, 1).wound == "critical"


@pytest.mark.rule("CON-JUMP-9")
def test_a_gap_narrower_than_a_base_holds_it_in_its_middle():
    play = act(at(gap(2), runner(5)), 0, jump(), [1, 1, 2])
    assert place(play.state, 1) == (51, 45, EAST)
    assert figure(play.state, 1).pose.z == -400


@pytest.mark.rule("CON-JUMP-9")
def test_the_next_place_is_taken_where_somebody_lies_already():
    state = at(gap(5), runner(5), man(0, 51.25, 45, EAST, z=-4))
    play = act(state, 0, jump(), [1, 1, 2])
    assert place(play.state, 1) == (pytest.approx(53.75, abs=0.02), 45, EAST)
    crowded = at(gap(2), runner(5), man(0, 51, 46, EAST, z=-4, key=card(base=(100, 100))))
    play = act(crowded, 0, jump(), [1, 1, 2])
    assert place(play.state, 1) == (48.75, 45, EAST)


# High jumps


@pytest.mark.rule("CON-JUMP-5", "CON-JUMP-6")
@pytest.mark.parametrize(
    ("size", "height", "difficulty"),
    [
        ("normal", 3, 3 + 5),
        ("normal", 2, 2 + 5 - 2),
        ("normal", 2.01, 2.01 + 5),
        ("large", 5, 5 + 5),
        ("large", 3, 3 + 5 - 2),
        ("small", 2, 2 + 5),
        ("very-large", 5, 5 + 5 - 2),
    ],
)
def test_a_high_jump_is_height_and_resistance_less_two_for_what_is_smaller(
    size, height, difficulty
):
    key = card(size=size, movement=20, base=(250, 250))
    state = at(wall(height), runner(8, key=key))
    leap = leap_towards(state, figure(state, 1), Spot(7000, 4500))
    assert difficulty_of(figure(state, 1), leap) == round(500 * difficulty)


@pytest.mark.rule("CON-JUMP-7")
def test_a_successful_high_jump_ends_on_the_other_side():
    play = act(at(wall(3), runner(4)), 0, jump(), [4])
    assert place(play.state, 1) == (52.25, 45, EAST)
    assert figure(play.state, 1).pose.z == 0
    (moved,) = events(play, Moved)
    assert moved.rule == "CON-JUMP-7"
    (rolled,) = events(play, Rolled)
    assert (rolled.rule, rolled.need.target.total) == ("CON-JUMP-5", 4)


@pytest.mark.rule("CON-JUMP-8")
def test_a_failed_high_jump_stays_in_front_with_a_wound_on_the_legs():
    play = act(at(wall(3), runner(4)), 0, jump(), [3, 4, 5])
    jumper = figure(play.state, 1)
    assert place(play.state, 1) == (48.75, 45, EAST)
    assert jumper.pose.z == 0
    assert jumper.wound == "light"
    assert jumper.turn.covered == 400
    assert [one.rule for one in events(play, Rolled)] == ["CON-JUMP-5", "CON-JUMP-8"]
    assert events(play, Moved)[0].rule == "CON-JUMP-8"


@pytest.mark.rule("CON-JUMP-8")
@pytest.mark.parametrize(("height", "level"), [(3.9, "light"), (4, "serious")])
def test_its_strength_is_the_height_in_whole_centimetres(height, level):
    play = act(at(wall(height), runner(5)), 0, jump(), [1, 4, 5])
    assert figure(play.state, 1).wound == level


@pytest.mark.rule("CON-JUMP-8")
def test_where_a_friend_stands_he_stays_farther_back():
    state = at(wall(3), runner(4), man(0, 48.75, 45, card=101))
    play = act(state, 0, jump(), [3, 1, 2])
    assert place(play.state, 1)[0] == pytest.approx(46.25, abs=0.12)


def test_low_obstacles_and_blocks_are_not_jumped():
    assert refused(at(wall(1.5), runner(4)), 0, jump()) == "CON-JUMP-1"
    block = box(1, "impassable", 50, 20, 1, 50, height=200)
    assert refused(at(block, runner(4)), 0, jump()) == "CON-JUMP-1"


# Contact


@pytest.mark.rule("CON-JUMP-2")
def test_a_jump_into_contact_is_a_charge():
    state = at(gap(5), runner(5), man(1, 58.75, 45, WEST))
    assert refused(state, 0, jump()) == "CON-MOVE-13"
    play = act(state, 0, jump(targets=(2,)), [5])
    assert place(play.state, 1) == (56.25, 45, EAST)
    assert figure(play.state, 2).turn.charged == -1
    assert figure(play.state, 2).turn.contacted
    assert figure(play.state, 1).turn.assault == "charge"
    assert [one.rule for one in events(play, Announced)] == ["CON-CHARGE-10"]


@pytest.mark.rule("CON-JUMP-2")
def test_the_enemy_must_be_touched_on_the_landing_spot_itself():
    state = at(gap(5), runner(5), man(1, 59, 45, WEST))
    assert refused(state, 0, jump(targets=(2,))) == "CON-JUMP-2"
    assert refused(state, 0, jump(targets=(2, 2))) == "CON-JUMP-2"
    assert refused(state, 0, jump(targets=(1,))) == "CON-CHARGE-10"
    assert refused(state, 0, jump()) is None


@pytest.mark.rule("CON-JUMP-2", "CON-FEAR-11")
def test_a_jumper_who_loses_heart_stays_where_he_is():
    state = at(gap(5), runner(5), man(1, 58.75, 45, WEST, key=card(fear=8)))
    play = act(state, 0, jump(targets=(2,)), [2])
    assert place(play.state, 1) == (43.75, 45, EAST)
    assert figure(play.state, 1).turn.paralysed_by == (2,)
    assert len(events(play, Rolled)) == 1


@pytest.mark.rule("CON-JUMP-2", "CON-FEAR-7")
def test_whom_a_creature_jumps_at_may_flee_and_it_lands_alone():
    state = at(gap(5), runner(5, key=card(fear=8)), man(1, 58.75, 45, WEST))
    play = act(state, 0, jump(targets=(2,)), [2, 5])
    assert place(play.state, 1) == (56.25, 45, EAST)
    assert place(play.state, 2) == (78.75, 45, EAST)
    assert figure(play.state, 1).turn.assault == ""


@pytest.mark.rule("CON-JUMP-2", "CON-CARD-cri-de-guerre")
def test_a_war_cry_is_heard_in_a_jump():
    crier = card(abilities=("cri-de-guerre/8",))
    state = at(gap(5), runner(5, key=crier), man(1, 58.75, 45, WEST, activated=True))
    play = act(state, 0, jump(targets=(2,)), [2, 5])
    assert figure(play.state, 2).turn.afraid


GUNNER = card(shooting=3, equipment=("pistol",))


def at_gunner(**more):
    target = man(1, 58.75, 45, WEST, key=GUNNER)
    return at(gap(5), runner(5, **more), target, reserves=((1, 102),))


@pytest.mark.rule("CON-JUMP-2", "CON-REACT-1")
def test_a_shooter_in_reserve_may_fire_before_the_jump():
    play = act(at_gunner(), 0, jump(targets=(2,)))
    assert type(play.state.agenda.top).__name__ == "ReactionFire"
    assert place(play.state, 1) == (43.75, 45, EAST)
    missed = act(play.state, 1, FireReaction(1), [2, 5])
    assert place(missed.state, 1) == (56.25, 45, EAST)
    assert figure(missed.state, 2).turn.no_attack
    assert figure(missed.state, 2).turn.charged == -1


@pytest.mark.rule("CON-JUMP-2", "CON-REACT-3")
def test_a_jumper_who_is_shot_dead_does_not_jump():
    play = act(at_gunner(key=card(resistance=0)), 0, jump(targets=(2,)))
    shot = act(play.state, 1, FireReaction(1), [5, 6, 6])
    assert shot.state.figure(1) is None
    assert figure(shot.state, 2).turn.charged == 0
    assert [one.rule for one in events(shot, Rolled)][-1] != "CON-JUMP-3"


@pytest.mark.rule("CON-JUMP-2", "CON-REACT-3")
def test_who_flees_does_not_fire():
    play = act(at_gunner(key=card(fear=8)), 0, jump(targets=(2,)), [2, 5])
    assert figure(play.state, 2).turn.fled
    assert not figure(play.state, 2).turn.reacted
    assert place(play.state, 1) == (56.25, 45, EAST)


def test_where_somebody_has_come_to_stand_nobody_lands():
    state = battle(
        runner(5), man(1, 57, 45), terrain=(gap(5),), agenda=(JumpAttempt(jump()), Afterwards())
    )
    play = run(state)
    assert events(play, Rolled) == []
    assert place(play.state, 1) == (43.75, 45, EAST)


@pytest.mark.rule("CON-STUNT-3")
def test_after_a_jump_nobody_shoots():
    for dice in ([5], [1, 1, 2]):
        play = act(at(gap(5), runner(5, key=GUNNER)), 0, jump(), dice)
        refusal = shooter_refusal(play.state, figure(play.state, 1))
        assert refusal.text.key == "confrontation:refusal-shooting-stunt"


@pytest.mark.rule("CON-MOVE-11", "CON-CLIMB-2")
def test_who_may_jump():
    assert refused(at(gap(5), runner(5)), 0, jump(number=9)) == "CON-MOVE-4"
    hanging = at(gap(5), runner(5, climbing=3, z=2))
    assert refused(hanging, 0, jump()) == "CON-CLIMB-2"
    fighting = at(gap(5), runner(5), man(1, 41.25, 45))
    assert refused(fighting, 0, jump()) == "CON-DISENGAGE-1"


# For players and bots


def test_only_those_near_something_are_offered_a_jump():
    state = at(gap(5), runner(5), man(0, 20, 45, card=101))
    (form,) = [one for one in state.agenda.top.ask(state).forms if one.action == "Jump"]
    assert form.fields[0].allowed == (1,)
    nobody = at(gap(5), runner(10.1))
    assert "Jump" not in [one.action for one in nobody.agenda.top.ask(nobody).forms]


def test_menu_and_chance_know_the_straight_jump():
    for piece, goal in ((gap(5), Spot(5250, 4500)), (wall(3), Spot(5050, 4500))):
        state = at(piece, runner(5))
        jumps = [one for one in state.agenda.top.candidates(state, 0) if isinstance(one, Jump)]
        assert jumps == [Jump(1, (goal,))]
        rng = Rng(5)
        found = [state.agenda.top.propose(state, 0, rng) for _ in range(60)]
        assert jumps[0] in found
    beside = at(box(1, "gap", 46, 50, 20, 3, z=-300), man(0, 50, 45, NORTH))
    jumps = [one for one in beside.agenda.top.candidates(beside, 0) if isinstance(one, Jump)]
    assert jumps == [Jump(1, (Spot(5000, 5150),))]


def test_the_preview_shows_run_up_landing_and_chances():
    state = at(gap(5), runner(5))
    question = state.agenda.top
    shown = question.preview(state, 0, Partial("Jump", {"figure": 1}))
    assert (shown.limit, shown.odds) == (1000, ())
    shown = question.preview(state, 0, Partial("Jump", {"figure": 1, "path": [[5200, 4500]]}))
    assert shown.snapped == {"path": (Spot(5625, 4500),), "facing": 0}
    assert shown.ghosts[0].pose.x == 5625
    assert shown.path == (Spot(4375, 4500), Spot(4875, 4500), Spot(5625, 4500))
    assert (shown.length, shown.cost, shown.limit) == (1000, 1000, 1000)
    assert shown.odds[0].outcomes[0][1] == pytest.approx(5 / 6)
    assert shown.odds[0].need.total == 2
    assert [str(v) for v in shown.notes[0].values if v] == ["terrain", "run", "clears"]
    near = at(gap(5), runner(3))
    shown = near.agenda.top.preview(near, 0, Partial("Jump", {"figure": 1, "path": [[5200, 4500]]}))
    assert shown.refusal.rule == "CON-JUMP-1"
    assert question.preview(state, 0, Partial("Jump", {"figure": 7})).refusal.rule == "CON-MOVE-4"


def test_a_jumper_on_top_of_a_thing_does_not_jump_over_it():
    state = battle(man(0, 52, 45, z=3), terrain=(wall(3, thick=4),))
    assert leap_towards(state, state.figure(1), Spot(7000, 4500)) is None
