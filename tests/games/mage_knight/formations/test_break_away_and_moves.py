"""Formations and dice: break away, Terrify, Pole Arm; consent of team members (MK-FMOVE-7)."""

import pytest

from slagveld.games.mage_knight.formations.actions import MARCHING, MoveFormation
from slagveld.games.mage_knight.formations.break_away_and_moves import (
    MarchOn,
    MoveRest,
    Replan,
    RestStays,
)
from slagveld.games.mage_knight.formations.members import Consent, JoinIn, StayOut
from slagveld.games.mage_knight.formations.speed_and_plan import Company, Walk
from slagveld.games.mage_knight.movement.free_spins_and_nimble import KeepFacing, Spin
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced, Hurt, Moved, Rolled, Slain, Told, Turned
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    SOUTH,
    WEST,
    act,
    battle,
    box,
    events,
    man,
    plain,
    refused,
    run,
    warrior,
)
from tests.games.mage_knight.marching import March, field, go, north, put, row, spots, stay

THREE = (1, 2, 3)


def held(*men, **more):
    """Three in a row, an enemy south of the first, looking away."""
    return field(*row(3), man(1, 10, 20 + BASE, SOUTH), *men, **more)


# Breaking away


@pytest.mark.rule("MK-FMOVE-7")
def test_the_plan_stands_when_who_must_break_away_does():
    state = held()
    play = act(state, 0, north(state, 5, *THREE), dice=[4])
    assert spots(play, *THREE) == [(2500, 3750), (2775, 3750), (3050, 3750)]
    assert [(e.seat, e.dice, e.pieces, e.rule) for e in events(play, Rolled)] == [
        (0, (4,), (1, 4), "MK-BREAK-2")
    ]
    assert isinstance(play.state.agenda.top, March)


@pytest.mark.rule("MK-FMOVE-7")
def test_each_that_touches_an_enemy_rolls_for_itself_before_anyone_moves():
    state = held(man(1, 12.2, 20 + BASE))
    play = act(state, 0, north(state, 5, 2, 3, 1), dice=[6, 3])
    assert [e.pieces for e in events(play, Rolled)] == [(3, 5), (1, 4)]
    assert events(play, Moved) == []
    question = play.state.agenda.top
    assert isinstance(question, Replan)
    assert question.company.stuck == (1,)
    assert question.company.left == (2, 3, 1)
    assert question.company.judged
    assert question.who(play.state) == (0,)


@pytest.mark.rule("MK-FMOVE-7")
def test_all_that_are_held_fast_are_noted():
    state = held(man(1, 12.2, 20 + BASE))
    play = act(state, 0, north(state, 5, *THREE), dice=[1, 2])
    assert play.state.agenda.top.company.stuck == (1, 3)


@pytest.fixture
def stuck():
    """The first has not broken away; the others wait for a new plan."""
    state = held()
    return act(state, 0, north(state, 5, *THREE), dice=[3]).state


@pytest.mark.rule("MK-FMOVE-7")
def test_who_is_held_fast_only_turns_and_the_others_move_around_it(stuck):
    away = (go(1, 10, 18), go(2, 11.1, 18), go(3, 12.2, 18))
    assert refused(stuck, 0, MoveRest(away)) == "MK-FMOVE-7"
    assert refused(stuck, 0, MoveRest(away[1:])) == "MK-FMOVE-5"
    plan = (put(1, 10, 20, WEST), go(2, 10, 20 - BASE), go(3, 10, 20 - 2 * BASE, via=((12, 17),)))
    play = act(stuck, 0, MoveRest(plan))
    assert [(e.piece, e.facing, e.rule) for e in events(play, Turned)] == [(1, 1800, "MK-MOVE-10")]
    question = play.state.agenda.top
    assert isinstance(question, Spin)
    assert question.fighter == 4
    play = act(play.state, 1, KeepFacing())
    assert spots(play, *THREE) == [(2500, 5000), (2500, 4725), (2500, 4450)]
    assert isinstance(play.state.agenda.top, March)


@pytest.mark.rule("MK-FMOVE-7")
def test_staying_is_always_allowed_and_everybody_gets_its_token(stuck):
    assert refused(stuck, 0, RestStays()) is None
    assert refused(stuck, 0, MoveRest(())) is None
    for action in (RestStays(), MoveRest(()), MoveRest((stay(stuck, 1),))):
        play = act(stuck, 0, action)
        assert isinstance(play.state.agenda.top, March)
        assert [f.tokens for f in play.state.fighters] == [1, 1, 1, 0, 0]
        assert [f.acted for f in play.state.fighters] == [True, True, True, False, False]
        assert events(play, Moved) == []
        assert play.state.used == 1


@pytest.mark.rule("MK-FMOVE-4")
def test_only_who_is_left_is_planned_anew(stuck):
    assert refused(stuck, 0, MoveRest((put(4, 10, 21.1, EAST),))) == "MK-FMOVE-4"
    assert refused(stuck, 0, MoveRest((stay(stuck, 2), stay(stuck, 2)))) == "MK-FMOVE-4"
    assert refused(stuck, 0, MoveRest((put(99, 1, 1),))) == "MK-FORM-1"


@pytest.mark.rule("MK-FMOVE-3")
def test_the_speed_stays_that_of_the_start(stuck):
    company = stuck.agenda.top.company
    assert (company.speed, company.of, company.members, company.running) == (8, 1, THREE, False)
    round_about = go(3, 11.1, 20 - BASE, via=((15, 20), (15, 18)))
    plan = (stay(stuck, 1), stay(stuck, 2), round_about)
    assert refused(stuck, 0, MoveRest(plan)) == "MK-MOVE-1"


@pytest.mark.rule("MK-HORSE-3")
@pytest.mark.parametrize(("die", "stays"), [(1, True), (2, False)])
def test_a_horse_fails_on_one_only_and_may_not_even_turn(die, stays):
    horse = plain(speed_type="horseshoe")
    state = field(*row(3, key=horse), man(1, 10, 20 + BASE, SOUTH))
    play = act(state, 0, north(state, 5, *THREE), dice=[die])
    assert isinstance(play.state.agenda.top, Replan) == stays
    if stays:
        turned = MoveRest((put(1, 10, 20, WEST),))
        assert refused(play.state, 0, turned) == "MK-HORSE-3"
        assert refused(play.state, 0, MoveRest((put(2, 11.1, 20, WEST),))) is None


@pytest.mark.rule("MK-FMOVE-7")
def test_whoever_is_shaken_off_to_death_holds_nobody_else():
    horse = plain(speed_type="horseshoe")
    enemy = man(1, 10 + BASE / 2, 20 + 0.953, SOUTH, turned=4)
    state = field(*row(3, key=horse), enemy)
    assert {4} == set(state.field.touching(state.fighter(1))) - {2}
    assert 4 in state.field.touching(state.fighter(2))
    play = act(state, 0, north(state, 5, *THREE), dice=[2])
    assert [e.piece for e in events(play, Slain)] == [4]
    assert len(events(play, Rolled)) == 1
    assert spots(play, 2) == [(2775, 3750)]


# Terrify


TERROR = plain(abilities=("terrify",))


@pytest.mark.rule("MK-FMOVE-5")
@pytest.mark.rule("MK-CARD-terrify")
@pytest.mark.parametrize(("die", "moves"), [(2, False), (3, True)])
def test_who_would_touch_a_bearer_of_terrify_rolls_before_the_ends_are_fixed(die, moves):
    state = field(*row(3), man(1, 10, 15 - BASE, SOUTH, key=TERROR))
    play = act(state, 0, north(state, 5, *THREE), dice=[die])
    assert [e.pieces for e in events(play, Rolled)] == [(1, 4)]
    if moves:
        assert play.state.dared == ((1, 4),)
        assert [e.piece for e in events(play, Moved)] == [1]
        assert isinstance(play.state.agenda.top, Spin)
    else:
        assert play.state.daunted == ((1, 4),)
        assert events(play, Moved) == []
        assert isinstance(play.state.agenda.top, Replan)


@pytest.mark.rule("MK-CARD-terrify")
def test_the_new_plan_keeps_away_and_rolls_for_new_terrors_only():
    state = field(
        *row(3),
        man(1, 10, 15 - BASE, SOUTH, key=TERROR),
        man(1, 12.2, 14 - BASE, SOUTH, key=TERROR),
    )
    play = act(state, 0, north(state, 5, *THREE), dice=[1])
    again = tuple(north(play.state, 5, *THREE).plan)
    assert refused(play.state, 0, MoveRest(again)) == "MK-CARD-terrify"
    assert refused(play.state, 0, MoveRest(tuple(north(play.state, 4.9, *THREE).plan))) is None
    plan = (go(3, 12.2, 14), go(2, 12.2, 14 + BASE), go(1, 11.1, 14 + BASE))
    after = act(play.state, 0, MoveRest(plan), dice=[2])
    assert [e.pieces for e in events(after, Rolled)] == [(3, 5)]
    assert isinstance(after.state.agenda.top, Replan)
    assert after.state.daunted == ((1, 4), (3, 5))
    last = act(after.state, 0, MoveRest(tuple(north(state, 1, *THREE).plan)))
    assert spots(last, *THREE) == [(2500, 4750), (2775, 4750), (3050, 4750)]


# On the way


POLE = plain(abilities=("pole-arm",))


@pytest.mark.rule("MK-SPIN-3")
@pytest.mark.rule("MK-FMOVE-4")
def test_free_spins_come_after_each_single_move():
    state = field(*row(3), man(1, 10, 15 - BASE))
    play = act(state, 0, north(state, 5, *THREE))
    assert [e.piece for e in events(play, Moved)] == [1]
    question = play.state.agenda.top
    assert (type(question), question.fighter, question.mover) == (Spin, 4, 1)
    after = act(play.state, 1, KeepFacing())
    assert [e.piece for e in events(after, Moved)] == [2, 3]
    assert isinstance(after.state.agenda.top, March)


@pytest.mark.rule("MK-RUN-4")
@pytest.mark.rule("MK-RUN-5")
@pytest.mark.parametrize(("runs", "running"), [(True, THREE), (False, ())])
def test_all_participants_of_a_run_are_running_until_its_end(runs, running):
    state = field(*row(3), man(1, 10, 15 - BASE, SOUTH))
    plan = north(state, 5, *THREE).plan
    play = act(state, 0, MoveFormation(plan, run=runs))
    assert isinstance(play.state.agenda.top, Spin)
    assert play.state.running == running
    assert act(play.state, 1, KeepFacing()).state.running == ()


@pytest.mark.rule("MK-CARD-pole-arm")
def test_a_pole_arm_hurts_one_and_the_others_go_on():
    state = field(*row(3), man(1, 10, 15 - BASE, SOUTH, key=POLE))
    play = act(state, 0, north(state, 5, *THREE))
    after = act(play.state, 1, KeepFacing())
    assert [(e.piece, e.amount) for e in events(after, Hurt)] == [(1, 1)]
    assert spots(after, *THREE) == [(2500, 3750), (2775, 3750), (3050, 3750)]
    assert [f.tokens for f in after.state.fighters[:3]] == [1, 1, 1]
    assert isinstance(after.state.agenda.top, March)


def fallen(**more):
    """The first of three has fallen to a pole arm; the others have not moved yet."""
    men = [man(0, 10, 20, turned=4, **more), *row(2, x=11.1)]
    state = field(*men, man(1, 10, 15 - BASE, SOUTH, key=POLE))
    play = act(state, 0, north(state, 5, *THREE))
    return act(play.state, 1, KeepFacing())


@pytest.mark.rule("MK-FMOVE-5")
def test_when_one_falls_the_rest_is_planned_anew_and_not_judged_again():
    play = fallen()
    assert [e.piece for e in events(play, Slain)] == [1]
    question = play.state.agenda.top
    assert isinstance(question, Replan)
    assert (question.company.members, question.company.left) == ((2, 3), (2, 3))
    assert not question.company.judged
    apart = MoveRest((go(2, 11.1, 17), go(3, 12.2, 22)))
    after = act(play.state, 0, apart)
    assert spots(after, 2, 3) == [(2775, 4250), (3050, 5500)]
    assert [f.tokens for f in after.state.fighters] == [1, 1, 0, 0]
    assert isinstance(after.state.agenda.top, March)


@pytest.mark.rule("MK-FMOVE-5")
def test_the_moves_already_made_stand():
    state = field(*row(2), man(0, 12.2, 20, turned=4), man(1, 12.2, 15 - BASE, SOUTH, key=POLE))
    play = act(state, 0, north(state, 5, 1, 3, 2))
    play = act(play.state, 1, KeepFacing())
    assert spots(play, 1, 2) == [(2500, 3750), (2775, 5000)]
    assert play.state.agenda.top.company.left == (2,)
    assert refused(play.state, 0, MoveRest((go(1, 10, 14),))) == "MK-FMOVE-4"
    after = act(play.state, 0, RestStays())
    assert [f.tokens for f in after.state.fighters[:2]] == [1, 1]


@pytest.mark.rule("MK-FMOVE-5")
@pytest.mark.rule("MK-WAVE-3")
def test_when_one_is_driven_from_its_place_the_rest_is_not_judged_again():
    wader = warrior("wader", {"speed_type": "wave"}, {}, {})
    men = [man(0, 10, 20, key=wader), *row(2, x=11.1), man(1, 10, 15 - BASE, SOUTH, key=POLE)]
    state = field(*men, terrain=[box(50, "deep-water", 9.4, 14.46, 1.14, 1.1)])
    play = act(state, 0, north(state, 5, *THREE))
    play = act(play.state, 1, KeepFacing())
    assert spots(play, *THREE) == [(2773, 3750), (2775, 5000), (3050, 5000)]
    company = play.state.agenda.top.company
    assert (company.members, company.left, company.judged) == (THREE, (2, 3), False)
    after = act(play.state, 0, MoveRest((go(2, 11.1, 22), go(3, 12.2, 17))))
    assert spots(after, 2, 3) == [(2775, 5500), (3050, 4250)]


@pytest.mark.rule("MK-FMOVE-5")
def test_a_plan_that_fails_before_anyone_has_moved_is_judged():
    company = Company(seat=0, members=THREE, speed=8, of=1, left=THREE)
    walks = (Walk(1, (Spot(2775, 5000),), Pose(2775, 5000)),)
    play = run(battle(*row(3), agenda=(MarchOn(company, walks), March(0))))
    assert play.state.agenda.top == Replan(company)


@pytest.mark.rule("MK-FMOVE-5")
def test_nobody_is_asked_when_the_last_one_falls():
    state = field(*row(2), man(0, 12.2, 20, turned=4), man(1, 12.2, 15 - BASE, SOUTH, key=POLE))
    play = act(state, 0, north(state, 5, 1, 2, 3))
    play = act(play.state, 1, KeepFacing())
    assert play.state.fighter(3) is None
    assert isinstance(play.state.agenda.top, March)
    assert [f.tokens for f in play.state.fighters[:2]] == [1, 1]


def test_menus_plan_what_is_left(stuck):
    question = stuck.agenda.top
    menu = question.candidates(stuck, 0)
    assert menu[0] == RestStays()
    assert [len(action.plan) for action in menu[1:]] == [3, 3, 3]
    assert [action.plan[0].pose.facing for action in menu[1:]] == [0, 900, 1800]
    assert all(question.check(stuck, 0, action) is None for action in menu)
    play = fallen()
    question = play.state.agenda.top
    menu = question.candidates(play.state, 0)
    assert [bool(action.plan[0].path) for action in menu[1:]] == [True] * 8 + [False] * 3
    assert all(question.check(play.state, 0, action) is None for action in menu)


def test_horses_that_are_held_fast_are_not_turned_by_chance():
    horse = plain(speed_type="horseshoe")
    state = field(*row(3, key=horse), man(1, 10, 20 + BASE, SOUTH))
    after = act(state, 0, north(state, 5, *THREE), dice=[1]).state
    menu = after.agenda.top.candidates(after, 0)
    assert [[one.piece for one in action.plan] for action in menu[1:]] == [[2, 3]] * 3


@pytest.mark.parametrize("falls", [True, False])
def test_chance_plans_what_is_left(stuck, falls):
    state = fallen().state if falls else stuck
    question = state.agenda.top
    kinds, moving = set(), set()
    for seed in range(30):
        action = question.propose(state, 0, Rng(seed))
        assert question.check(state, 0, action) is None
        kinds.add(type(action))
        if isinstance(action, MoveRest):
            moving.add(bool(action.plan[0].path))
    assert kinds == {RestStays, MoveRest}
    assert moving == {falls}


def test_the_question_names_who_is_left(stuck):
    decision = stuck.agenda.top.ask(stuck)
    assert decision.seats == (0,)
    assert decision.pieces == THREE
    assert [form.action for form in decision.forms] == ["MoveRest", "RestStays"]
    assert decision.forms[0].fields[0].pieces == THREE
    assert decision.forms[0].rule == "MK-FMOVE-5"
    play = fallen()
    assert play.state.agenda.top.ask(play.state).forms[0].rule == "MK-FMOVE-4"
    assert play.state.agenda.top.ask(play.state).prompt.values == {"count": 2}


# Team members


def team(**more):
    """Two of seat 0 and one of its team member, seat 2, side by side."""
    mate = man(2, 12.2, 20, side=0, **more)
    return field(*row(2), mate, seats=(0, 1, 0))


@pytest.mark.rule("MK-FORM-7")
@pytest.mark.rule("MK-FRIEND-1")
def test_a_team_member_is_asked_before_its_warriors_take_part():
    state = team()
    play = act(state, 0, north(state, 5, *THREE))
    question = play.state.agenda.top
    assert question == Consent(2, 0, THREE)
    assert question.who(play.state) == (2,)
    assert play.state.used == 0
    assert question.ask(play.state).pieces == (3,)
    assert question.ask(play.state).prompt.values == {"player": "Player 1", "count": 1}
    assert question.candidates(play.state, 2) == [StayOut(), JoinIn()]


@pytest.mark.rule("MK-FORM-7")
def test_with_consent_the_action_is_the_active_players_and_the_token_its_own():
    state = team()
    play = act(state, 0, north(state, 5, *THREE))
    after = act(play.state, 2, JoinIn())
    assert spots(after, *THREE) == [(2500, 3750), (2775, 3750), (3050, 3750)]
    assert [(f.tokens, f.acted) for f in after.state.fighters[:3]] == [(1, True)] * 3
    assert after.state.used == 1
    told = events(after, Announced)
    assert [(e.seat, e.what.key) for e in told] == [
        (2, "mage-knight:told-join-in"),
        (0, "mage-knight:told-formation-moves"),
    ]
    assert isinstance(after.state.agenda.top, March)


@pytest.mark.rule("MK-FORM-7")
def test_without_consent_the_action_is_not_used_up():
    state = team()
    play = act(state, 0, north(state, 5, *THREE))
    after = act(play.state, 2, StayOut())
    assert after.state.used == 0
    assert after.state.field == state.field
    assert [e.what.key for e in events(after, Announced)] == ["mage-knight:told-stay-out"]
    assert [(e.what.key, e.rule) for e in events(after, Told)] == [
        ("mage-knight:told-no-formation", "MK-FORM-7")
    ]
    assert isinstance(after.state.agenda.top, March)


@pytest.mark.rule("MK-FORM-7")
def test_every_team_member_must_agree():
    men = [man(0, 10, 20), man(2, 11.1, 20, side=0), man(3, 12.2, 20, side=0)]
    state = field(*men, seats=(0, 1, 0, 0))
    play = act(state, 0, north(state, 5, *THREE))
    play = act(play.state, 2, JoinIn())
    assert play.state.agenda.top == Consent(3, 0, THREE)
    assert act(play.state, 3, JoinIn()).state.used == 1
    assert act(play.state, 3, StayOut()).state.used == 0
    first_no = act(act(state, 0, north(state, 5, *THREE)).state, 2, StayOut())
    assert isinstance(first_no.state.agenda.top, March)


@pytest.mark.rule("MK-FORM-7")
@pytest.mark.parametrize(
    ("status", "rule"), [({"acted": True}, "MK-TURN-10"), ({"tokens": 2}, "MK-TOKEN-3")]
)
def test_a_team_members_warrior_must_be_able_to_move_too(status, rule):
    state = team(**status)
    assert refused(state, 0, north(state, 5, *THREE)) == rule


@pytest.mark.rule("MK-FORM-7")
def test_what_has_changed_while_one_was_asked_counts():
    state = team()
    play = act(state, 0, north(state, 5, *THREE))
    changed = play.state.changed(2, acted=True)
    after = act(changed, 2, JoinIn())
    assert after.state.used == 0
    assert [e.what.key for e in events(after, Told)] == ["mage-knight:told-no-formation"]


@pytest.mark.rule("MK-FORM-7")
def test_a_team_member_who_has_left_the_game_takes_no_part():
    state = team()
    gone = replace(state, out=(2,))
    assert refused(gone, 0, north(state, 5, *THREE)) == "MK-FORM-7"
    assert MARCHING.forms(gone, 0) == []
    assert MARCHING.forms(state, 0) != []
    asked = act(state, 0, north(state, 5, *THREE)).state
    after = run(replace(asked, out=(2,)))
    assert [e.what.key for e in events(after, Told)] == ["mage-knight:told-no-formation"]
    assert isinstance(after.state.agenda.top, March)


def test_chance_moves_formations_with_team_members_too():
    state = team()
    found = [MARCHING.propose(state, 0, Rng(seed)) for seed in range(20)]
    assert any(isinstance(action, MoveFormation) for action in found)
    assert all(action is None or refused(state, 0, action) is None for action in found)
