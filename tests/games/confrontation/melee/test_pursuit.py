import pytest

from slagveld.games.confrontation.assault.move_into_contact import TakeWay
from slagveld.games.confrontation.core.bout import Fight
from slagveld.games.confrontation.melee.dice_allocation import Allocate
from slagveld.games.confrontation.melee.phase import OrderFights, SetOrder
from slagveld.games.confrontation.melee.pursuit import (
    NoPursuit,
    Pursue,
    PursueAt,
    PursueOrStay,
    PursuitWay,
    pursuit_fault,
    pursuit_gaits,
)
from slagveld.games.confrontation.melee.split_into_fights import SplitMelee
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced, Moved, StatusChanged
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose, Spot
from tests.games.confrontation.battle import act, battle, card, man, units
from tests.games.confrontation.brawl import FIRST, Brawl, Strike, dice, pair

KILLER = card(strength=20)
DREAD = card(strength=20, fear=8)


def won(*others, one=KILLER, dealt=None, **more):
    """Figure 1 has just killed figure 2 and may pursue; the others follow from number 3 on."""
    brawl = Brawl(*pair(one, **more), *others, dice=FIRST)
    brawl.do(dealt or dice(_2=(2, 0))).do(dice(_1=(2, 0)))
    return brawl.do(Strike(6), 3, 1, 6, 5)


def way(*places):
    return tuple([Spot(units(x), units(y)) for x, y in places])


def close(brawl, *rolled):
    """The pursuer takes the best way into contact."""
    return brawl.do(brawl.top.candidates(brawl.state, brawl.seat)[0], *rolled)


# The move


@pytest.mark.rule("CON-PURSUE-1")
def test_whoever_has_killed_may_move_half_his_walking_distance():
    brawl = won()
    assert brawl.top == PursueOrStay(0, (1,))
    assert brawl.refusal(Pursue(1, way((35, 30)))) is None
    assert brawl.refusal(Pursue(1, way((35.01, 30)))) == "CON-PURSUE-1"
    assert brawl.refusal(Pursue(1, way((30, 26), (30, 25)))) is None
    brawl.do(Pursue(1, way((33, 34))))
    (moved,) = [event for event in brawl.last if isinstance(event, Moved)]
    assert (moved.piece, moved.length, moved.rule) == (1, 500, "CON-PURSUE-1")
    pose = brawl.figure(1).pose
    assert (pose.x, pose.y, pose.facing) == (3300, 3400, 531)
    assert brawl.figure(1).turn.pursuits == 1
    assert brawl.over


@pytest.mark.rule("CON-PURSUE-1")
def test_the_facing_at_the_end_is_free_and_he_may_stay():
    brawl = won()
    brawl.do(Pursue(1, way((32, 30)), 900))
    assert brawl.figure(1).pose.facing == 900
    stayed = won()
    before = stayed.figure(1)
    stayed.do(NoPursuit())
    assert stayed.over
    assert stayed.figure(1).pose == before.pose
    assert stayed.figure(1).turn.pursuits == 0


@pytest.mark.rule("CON-GEN-4", "CON-PURSUE-1")
def test_half_of_a_broken_distance_is_exact():
    figure = battle(man(0, 30, 30, key=card(movement=12.5))).figure(1)
    assert [gait.limit for gait in pursuit_gaits(figure)] == [625]
    flyer = card(second_movement=20, medium="air", abilities=("vol",))
    figure = battle(man(0, 30, 30, key=flyer)).figure(1)
    assert [(gait.limit, gait.medium) for gait in pursuit_gaits(figure)] == [
        (1000, "air"),
        (500, ""),
    ]
    slow = card(second_movement=5, medium="water")
    figure = battle(man(0, 30, 30, key=slow)).figure(1)
    assert [(gait.limit, gait.medium) for gait in pursuit_gaits(figure, 100)] == [
        (400, ""),
        (150, "water"),
    ]


@pytest.mark.rule("CON-PURSUE-1")
def test_everybody_of_the_killing_side_has_helped_wherever_his_dice_went():
    brawl = Brawl(man(1, 30, 30), man(0, 30, 27.5, key=KILLER), man(0, 30, 32.5), dice=(5, 1))
    brawl.do(dice(_1=(3, 0))).do(dice(_2=(2, 0), _3=(0, 2)))
    brawl.do(Strike(6), 3, 1, 6, 5)
    assert brawl.top == PursueOrStay(0, (2, 3))
    brawl.do(Pursue(3, way((30, 36))))
    assert brawl.top == PursueOrStay(0, (2,))
    brawl.do(Pursue(2, way((30, 23))))
    assert brawl.over


@pytest.mark.rule("CON-PURSUE-1")
def test_one_still_in_contact_with_a_living_enemy_may_not_move():
    brawl = Brawl(man(0, 30, 30, key=KILLER), man(1, 30, 27.5), man(1, 30, 32.5), dice=(5, 1))
    brawl.do(dice(_2=(0, 2), _3=(0, 2))).do(dice(_1=(3, 0)))
    brawl.do(Strike(9, 2), 5, 1, 1, 1, 6, 5)
    assert brawl.figure(2) is None
    assert brawl.over


@pytest.mark.rule("CON-PURSUE-1")
def test_without_a_kill_nobody_pursues():
    brawl = Brawl(*pair(), dice=FIRST).do(dice(_2=(0, 2))).do(dice(_1=(0, 2)))
    assert brawl.over


@pytest.mark.rule("CON-PURSUE-1")
def test_the_defender_pursues_when_he_kills_striking_back():
    brawl = Brawl(*pair(other=KILLER), dice=FIRST).do(dice(_2=(1, 1))).do(dice(_1=(1, 1)))
    brawl.do(Strike(9), 2).do(Strike(6), 3, 1, 6, 5)
    assert brawl.top == PursueOrStay(1, (2,))


@pytest.mark.rule("CON-PURSUE-2")
@pytest.mark.parametrize(
    ("abilities", "made", "rule"),
    [
        ((), 0, None),
        ((), 1, "CON-PURSUE-2"),
        (("implacable/2",), 2, None),
        (("implacable/2",), 3, "CON-PURSUE-2"),
    ],
)
def test_once_in_a_phase_and_more_often_for_the_implacable(abilities, made, rule):
    state = battle(man(0, 30, 30, key=card(abilities=abilities), pursuits=made))
    fault = pursuit_fault(state, state.figure(1))
    assert (fault.rule if isinstance(fault, Refusal) else None) == rule


@pytest.mark.rule("CON-PURSUE-2", "CON-CARD-implacable")
def test_a_second_kill_gives_no_second_move():
    assert won(own={"pursuits": 1}).over
    again = won(one=card(strength=20, abilities=("implacable/1",)), own={"pursuits": 1})
    assert isinstance(again.top, PursueOrStay)


@pytest.mark.rule("CON-FEAR-11", "CON-CARD-acharne")
@pytest.mark.parametrize(
    ("values", "rule"),
    [
        ({"paralysed_by": (9,)}, "CON-FEAR-11"),
        ({"dying": True}, "CON-CARD-acharne"),
        ({"climbing": 5}, "CON-CLIMB-2"),
    ],
)
def test_the_paralysed_and_the_dying_do_not_pursue(values, rule):
    state = battle(man(0, 30, 30, key=card(abilities=("acharne",)), **values))
    assert pursuit_fault(state, state.figure(1)).rule == rule


def test_paths_of_nobody_and_through_others_are_refused():
    brawl = won(man(1, 33, 30))
    assert brawl.refusal(Pursue(3, way((35, 30)))) == "CON-PURSUE-1"
    assert brawl.refusal(Pursue(99, ())) == "CON-PURSUE-1"
    assert brawl.refusal(Pursue(1, way((36, 30)))) is not None
    assert brawl.refusal(Pursue(1, way((30.5, 30)))) is not None
    assert brawl.refusal(Pursue(1, ())) is None


# Into contact


@pytest.mark.rule("CON-PURSUE-3", "CON-CHARGE-10")
def test_contact_is_announced_and_then_measured():
    brawl = won(man(1, 30, 24))
    form = brawl.decision().forms[1]
    assert (form.action, form.fields[1].allowed) == ("PursueAt", (3,))
    assert brawl.decision().measuring.ruler == "own"
    brawl.do(PursueAt(1, (3,)))
    (event,) = [event for event in brawl.last if isinstance(event, Announced)]
    assert (event.rule, event.what.key) == ("CON-PURSUE-3", "confrontation:melee-told-pursue")
    assert brawl.top == PursuitWay(seat=0, figure=1, targets=(3,))
    assert brawl.decision().pieces == (1, 3)
    (best, *others) = brawl.top.candidates(brawl.state, 0)
    proposed = brawl.decision().forms[0].fields[0].proposed
    assert proposed == (() if others else best.path)
    close(brawl, *FIRST)
    assert brawl.state.field.touching(brawl.figure(1)) == (3,)
    (moved,) = [event for event in brawl.last if isinstance(event, Moved)]
    assert moved.rule == "CON-PURSUE-3"


@pytest.mark.rule("CON-PURSUE-3")
def test_the_way_must_end_at_somebody_he_has_named():
    brawl = won(man(1, 30, 24)).do(PursueAt(1, (3,)))
    assert brawl.refusal(TakeWay(way((30, 28)))) == "CON-CHARGE-10"
    assert brawl.refusal(TakeWay(way((30, 26.5)))) is None
    assert brawl.refusal(TakeWay(())) == "CON-CHARGE-10"
    assert brawl.refusal(TakeWay(way((30, 40)))) == "CON-PURSUE-1"
    for action in brawl.top.candidates(brawl.state, 0):
        assert brawl.refusal(action) is None
    assert brawl.refusal(brawl.top.propose(brawl.state, 0, Rng(1))) is None


@pytest.mark.rule("CON-CHARGE-10")
@pytest.mark.parametrize("y", [24, 15])
def test_what_was_named_and_measured_is_not_taken_back(y):
    brawl = won(man(1, 30, y))
    assert act(brawl.state, 0, PursueAt(1, (3,))).barrier_rule == "CON-CHARGE-10"
    assert act(brawl.state, 0, Pursue(1, way((30, 29)))).barrier_rule == ""


@pytest.mark.rule("CON-CHARGE-10")
def test_somebody_out_of_reach_leaves_him_a_move_without_contact():
    brawl = won(man(1, 30, 15)).do(PursueAt(1, (3,)))
    assert ("melee-told-short", "CON-CHARGE-10") in brawl.told()
    assert brawl.top == PursueOrStay(0, (1,), bound=True)
    assert brawl.refusal(PursueAt(1, (3,))) == "CON-CHARGE-10"
    assert [form.action for form in brawl.decision().forms] == ["Pursue", "NoPursuit"]
    brawl.do(Pursue(1, way((30, 26))))
    assert brawl.over
    assert brawl.figure(1).turn.pursuits == 1


@pytest.mark.rule("CON-CHARGE-10")
@pytest.mark.parametrize("targets", [(), (3, 3), (1,), (99,)])
def test_enemies_are_named_each_once(targets):
    assert won(man(1, 30, 24)).refusal(PursueAt(1, targets)) == "CON-CHARGE-10"


@pytest.mark.rule("CON-PURSUE-5")
def test_a_pursuit_is_no_charge():
    brawl = close(won(man(1, 30, 24), own={"assault": "charge"}).do(PursueAt(1, (3,))), *FIRST)
    assert brawl.figure(3).turn.charged == 0
    assert brawl.figure(3).turn.contacted
    # How he came into his first fight still counts.
    assert brawl.figure(1).turn.assault == "charge"
    assert close(won(man(1, 30, 24)).do(PursueAt(1, (3,))), *FIRST).figure(1).turn.assault == ""


@pytest.mark.rule("CON-CARD-tyrans-de-vile-tis")
def test_for_some_it_counts_as_one():
    tyrant = card(strength=20, abilities=("tyrans-de-vile-tis",))
    brawl = close(won(man(1, 30, 24), one=tyrant).do(PursueAt(1, (3,))), *FIRST)
    assert brawl.figure(3).turn.charged == -1
    assert brawl.figure(1).turn.assault == "charge"


# Fighting again


@pytest.mark.rule("CON-PURSUE-4")
def test_an_enemy_who_was_not_in_contact_is_fought_at_once_with_a_full_set_of_dice():
    brawl = won(man(1, 30, 24)).do(PursueAt(1, (3,)))
    brawl.do(brawl.top.candidates(brawl.state, 0)[0], *FIRST)
    assert brawl.bout.fight == Fight(1, (3,))
    assert isinstance(brawl.top, Allocate)
    brawl.do(dice(_3=(2, 0))).do(dice(_1=(1, 1)))
    assert brawl.hand(1).attack == 1
    assert "again" not in brawl.figure(1).turn.marks


@pytest.mark.rule("CON-PURSUE-4")
def test_one_who_has_fought_already_is_met_but_not_fought_until_the_next_turn():
    brawl = won(man(1, 30, 24, fought=True)).do(PursueAt(1, (3,)))
    close(brawl)
    assert brawl.over
    assert brawl.state.field.touching(brawl.figure(1)) == (3,)


@pytest.mark.rule("CON-PURSUE-4")
def test_he_may_join_a_fight_that_is_not_yet_resolved():
    # 3 and 4 fight beside them; 1 kills 2 and falls upon 4.
    brawl = Brawl(*pair(KILLER), man(0, 36, 24), man(1, 33.4, 24))
    brawl.do(SetOrder(("1", "3")), *FIRST)
    brawl.do(dice(_2=(2, 0))).do(dice(_1=(2, 0))).do(Strike(6), 3, 1, 6, 5)
    brawl.do(PursueAt(1, (4,)))
    brawl.do(brawl.top.candidates(brawl.state, 0)[0], 2, 5)
    assert brawl.bout.fight == Fight(4, (1, 3))


@pytest.mark.rule("CON-PURSUE-4")
def test_the_group_is_split_again_and_put_into_the_order_by_the_winner():
    # Two fights are still to come: 3 with 4, 5 with 6. 1 comes to touch both 4 and 6.
    brawl = Brawl(
        *pair(KILLER),
        man(0, 27.4, 23.5),
        man(1, 29.9, 23.5),
        man(0, 35.1, 23.5),
        man(1, 32.6, 23.5),
        winner=1,
    )
    brawl.do(SetOrder(("1", "3", "5")), *FIRST)
    brawl.do(dice(_2=(2, 0))).do(dice(_1=(2, 0))).do(Strike(6), 3, 1, 6, 5)
    brawl.do(PursueAt(1, (4, 6)))
    brawl.do(TakeWay(way((31.25, 26)), 2700))
    assert sorted(brawl.state.field.touching(brawl.figure(1))) == [4, 6]
    assert isinstance(brawl.top, SplitMelee)
    assert brawl.seat == 1
    assert brawl.top.members == (1, 3, 4, 5, 6)
    (choice,) = brawl.decision().forms[0].fields[0].left
    assert choice.key == "1"
    brawl.do(brawl.top.candidates(brawl.state, 1)[-1])
    assert isinstance(brawl.top, OrderFights)
    assert brawl.top.fights == (Fight(3, (4,)), Fight(6, (1, 5)))


@pytest.mark.rule("CON-PURSUE-4")
def test_a_new_fight_is_put_into_the_order_beside_those_to_come():
    brawl = Brawl(*pair(KILLER), man(0, 70, 30), man(1, 70, 27.5), man(1, 30, 24))
    brawl.do(SetOrder(("1", "3")), *FIRST)
    brawl.do(dice(_2=(2, 0))).do(dice(_1=(2, 0))).do(Strike(6), 3, 1, 6, 5)
    brawl.do(PursueAt(1, (5,)))
    close(brawl)
    assert isinstance(brawl.top, OrderFights)
    assert brawl.top.fights == (Fight(1, (5,)), Fight(3, (4,)))
    assert brawl.top.names() == (1, 5, 3, 4)


# Fear


@pytest.mark.rule("CON-PURSUE-6")
def test_a_contacted_figure_that_fails_is_afraid_and_does_not_flee():
    brawl = won(man(1, 30, 24, activated=True), one=DREAD)
    brawl.do(PursueAt(1, (3,)), 3)
    assert brawl.figure(3).turn.afraid
    assert not brawl.figure(3).fleeing
    assert isinstance(brawl.top, PursuitWay)


@pytest.mark.rule("CON-PURSUE-6")
def test_a_pursuer_who_fails_stays_where_he_is_paralysed():
    brawl = won(man(1, 30, 24, key=card(fear=8)))
    here = brawl.figure(1).pose
    brawl.do(PursueAt(1, (3,)), 3)
    assert brawl.over
    assert brawl.figure(1).pose == here
    assert brawl.figure(1).turn.paralysed_by == (3,)
    assert brawl.figure(1).turn.pursuits == 1
    assert [e.piece for e in brawl.last if isinstance(e, StatusChanged)].count(1) >= 1


@pytest.mark.rule("CON-PURSUE-6")
def test_nobody_is_tested_against_who_is_out_of_reach():
    brawl = won(man(1, 30, 10, key=card(fear=8))).do(PursueAt(1, (3,)))
    assert brawl.top.bound


@pytest.mark.rule("CON-PURSUE-6", "CON-FEAR-12")
def test_one_paralysed_before_flees_and_the_pursuer_goes_on_with_what_is_left():
    brawl = won(man(1, 30, 24, activated=True, paralysed_by=(1,)), one=DREAD)
    brawl.do(PursueAt(1, (3,)))
    assert brawl.figure(3).fleeing
    # 3.5 cm to the spot where he would have met him, the rest after him.
    assert brawl.figure(1).pose.y == units(25)
    assert brawl.figure(3).pose.y < units(10)
    assert brawl.over


@pytest.mark.rule("CON-PURSUE-6", "CON-FEAR-9")
def test_the_pursuer_may_take_a_new_target_with_what_is_left():
    from slagveld.games.confrontation.assault.fled_targets import AtAnother

    brawl = won(
        man(1, 30, 24, activated=True, paralysed_by=(1,)),
        man(1, 33.5, 26.5, activated=True),
        one=DREAD,
    )
    brawl.do(PursueAt(1, (3,)))
    brawl.do(AtAnother(4), 6)
    assert isinstance(brawl.top, PursuitWay)
    assert brawl.top.targets == (4,)
    assert brawl.top.spent == 350
    brawl.do(brawl.top.candidates(brawl.state, 0)[0], *FIRST)
    assert brawl.bout.fight == Fight(1, (4,))


# Without a player, and on the screen


def test_menus_and_proposals_are_allowed():
    brawl = won(man(1, 30, 24))
    menu = brawl.top.candidates(brawl.state, 0)
    assert menu[0] == NoPursuit()
    assert menu[1] == PursueAt(1, (3,))
    assert any(isinstance(action, Pursue) for action in menu)
    assert all(brawl.refusal(action) is None for action in menu)
    proposals = [brawl.top.propose(brawl.state, 0, Rng(seed)) for seed in range(40)]
    assert all(brawl.refusal(action) is None for action in proposals)
    assert {type(action) for action in proposals} >= {Pursue, PursueAt}


def test_the_preview_shows_reach_way_and_place():
    brawl = won(man(1, 30, 24))
    ask = brawl.top
    assert ask.preview(brawl.state, 0, Partial("Pursue")).pieces == (1,)
    shown = ask.preview(brawl.state, 0, Partial("Pursue", {"figure": 1}))
    assert shown.limit == 500
    assert shown.region is not None
    path = [[4000, 3000]]
    shown = ask.preview(brawl.state, 0, Partial("Pursue", {"figure": 1, "path": path}))
    assert shown.snapped["path"][-1].x == 3500
    assert shown.length == 500
    assert shown.ghosts[0].pose.x == 3500
    values = {"figure": 1, "path": path, "facing": 900}
    shown = ask.preview(brawl.state, 0, Partial("Pursue", values))
    assert shown.ghosts[0].pose.facing == 900
    assert ask.preview(brawl.state, 0, Partial("PursueAt", {"figure": 1})).pieces == (3,)
    brawl.do(PursueAt(1, (3,)))
    shown = brawl.top.preview(brawl.state, 0, Partial("TakeWay"))
    assert shown.pieces == (3,)
    assert shown.ghosts
    shown = brawl.top.preview(brawl.state, 0, Partial("TakeWay", {"path": path}))
    action = TakeWay(tuple([Spot(*spot) for spot in shown.snapped["path"]]))
    assert brawl.refusal(action) is None


def test_the_preview_of_a_pursuit_tells_the_way_to_the_last_unit():
    brawl = won(man(1, 30, 24))

    def shown(action, **values):
        return brawl.top.preview(brawl.state, 0, Partial(action, values))

    here = Spot(3000, 3000)
    near = shown("Pursue", figure=1, path=[[3200, 2900]])
    assert (near.path, near.length, near.limit) == ((here, Spot(3200, 2900)), 224, 500)
    assert [(one.piece, one.pose) for one in near.ghosts] == [(1, Pose(3200, 2900, 3334))]
    nothing = shown("Pursue", figure=1, path="x")
    assert (nothing.path, nothing.length, nothing.limit, nothing.ghosts) == ((), None, 500, ())
    assert nothing.region is not None
    for number in (77, "x"):
        assert shown("Pursue", figure=number).pieces == (1,)
    brawl.do(PursueAt(1, (3,)))
    every = [Pose(3000, 2650, 2700), Pose(2917, 2650, 2700), Pose(3084, 2650, 2700)]
    for path in ([], 7):
        menu = shown("TakeWay", path=path)
        assert [ghost.pose for ghost in menu.ghosts] == every
        assert (menu.limit, menu.pieces, menu.path) == (500, (3,), ())
    for place, pose, length in (
        ([3000, 2600], every[0], 350),
        ([2700, 2400], every[1], 360),
        ([3300, 2200], every[2], 360),
        ([2960, 4000], every[0], 350),
        ([3060, 100], every[2], 360),
    ):
        meant = shown("TakeWay", path=[place])
        assert [ghost.pose for ghost in meant.ghosts] == [pose]
        assert meant.path == (here, Spot(pose.x, pose.y))
        assert (meant.length, meant.limit) == (length, 500)
        assert meant.snapped == {"path": ([pose.x, pose.y, 0],), "facing": 2700}


@pytest.mark.parametrize(("x", "proposed"), [(38.5, ((34.75, 29.98),)), (36, ())])
def test_the_only_way_into_contact_is_proposed(x, proposed):
    broad = man(0, 30, 30, 90, key=card(base=(500, 250)))
    state = battle(broad, man(1, x, 30), phase="melee")
    question = PursuitWay(seat=0, figure=1, targets=(2,))
    decision = question.ask(state)
    path, facing = decision.forms[0].fields
    assert (path.piece, path.proposed) == (1, way(*proposed))
    assert (facing.piece, facing.optional) == (1, True)
    assert (decision.seats, decision.pieces, decision.rule) == ((0,), (1, 2), "CON-PURSUE-3")
    assert (question.names(), question.who(state)) == ((1,), (0,))
    assert question.propose(state, 0, None) == question.candidates(state, 0)[0]
    assert PursuitWay(seat=0, figure=1, targets=(2,), spent=490).who(state) == ()
    assert PursuitWay(seat=0, figure=77, targets=(2,)).who(state) == ()


def test_he_looks_the_way_he_goes():
    figure = battle(man(0, 30, 30, 90)).figure(1)
    assert Pursue(1, ()).looking(figure) == 900
    assert Pursue(1, way((35, 30))).looking(figure) == 0
    assert Pursue(1, way((35, 30), (35, 25))).looking(figure) == 2700
    assert Pursue(1, way((30, 30))).looking(figure) == 900


@pytest.mark.rule("CON-CARD-conscience", "CON-CARD-eclaireur")
def test_the_preview_names_only_whom_this_pursuer_may_name():
    aware = card(abilities=("conscience",))
    scout = man(1, 30, 15, hidden=True)
    brawl = Brawl(*pair(KILLER), man(0, 30, 25, key=aware), scout, man(1, 80, 80), dice=FIRST)
    brawl.do(dice(_2=(3, 0))).do(dice(_1=(2, 0), _3=(2, 0)))
    brawl.do(Strike(6), 3, 1, 1, 1, 6, 5)
    assert brawl.top == PursueOrStay(0, (1, 3))
    for number, named, rule in ((1, (5,), "CON-CARD-eclaireur"), (3, (4, 5), None)):
        shown = brawl.top.preview(brawl.state, 0, Partial("PursueAt", {"figure": number}))
        assert shown.pieces == named
        assert brawl.refusal(PursueAt(number, (4,))) == rule
