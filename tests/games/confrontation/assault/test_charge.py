import pytest

from slagveld.games.confrontation.assault.charge_or_engagement import ASSAULTS, Charge, Engage
from slagveld.games.confrontation.assault.fled_targets import AtAnother
from slagveld.games.confrontation.assault.move_into_contact import AssaultWay, HoldBack, TakeWay
from slagveld.games.confrontation.movement.type_of_movement import Active
from slagveld.games.confrontation.terrain.paths_into_contact import faces
from slagveld.games.confrontation.turn.activation import Activation
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced, Moved, Told
from slagveld.table.shapes import Pose
from tests.games.confrontation.battle import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    act,
    box,
    card,
    events,
    man,
    refused,
    run,
    units,
)
from tests.games.confrontation.marching import Afterwards, active, figure, place, way


def target(y=30.0, x=30.0, facing=SOUTH, **more):
    return man(1, x, y, facing, **more)


def charge(*men, **rest):
    """The state after figure 1 has charged figure 2."""
    return act(active(*men, **rest), 0, Charge((1,), (2,))).state


class TestAnnouncing:
    @pytest.mark.rule("CON-CHARGE-1")
    def test_a_charge_needs_sight_before_the_move(self):
        for facing, rule in ((NORTH, None), (EAST, None), (SOUTH, "CON-CHARGE-1")):
            state = active(man(0, 30, 50, facing), target())
            assert refused(state, 0, Charge((1,), (2,))) == rule

    @pytest.mark.rule("CON-CHARGE-1")
    def test_what_is_wholly_hidden_is_not_seen(self):
        wall = box(5, "obstacle", 20, 40, 20, 1, height=500)
        state = active(man(0, 30, 50), target(), terrain=(wall,))
        assert refused(state, 0, Charge((1,), (2,))) == "CON-CHARGE-1"
        mate = active(man(0, 30, 50), target(), man(0, 30, 45))
        assert refused(mate, 0, Charge((1,), (2,))) == "CON-CHARGE-1"

    @pytest.mark.rule("CON-ENGAGE-1")
    def test_an_engagement_needs_none(self):
        state = active(man(0, 30, 50, SOUTH), target())
        assert refused(state, 0, Engage((1,), (2,))) is None
        seen = active(man(0, 30, 50, NORTH), target())
        assert refused(seen, 0, Engage((1,), (2,))) is None

    @pytest.mark.rule("CON-CHARGE-10")
    def test_only_enemies_on_the_table_each_once_and_at_least_one(self):
        state = active(man(0, 30, 50), target(), man(0, 50, 30, card=101))
        for kind in (Charge, Engage):
            assert refused(state, 0, kind((1,), ())) == "CON-CHARGE-10"
            assert refused(state, 0, kind((1,), (2, 2))) == "CON-CHARGE-10"
            assert refused(state, 0, kind((1,), (3,))) == "CON-CHARGE-10"
            assert refused(state, 0, kind((1,), (99,))) == "CON-CHARGE-10"
            assert refused(state, 0, kind((), (2,))) == "CON-FEAR-15"
            assert refused(state, 0, kind((1, 1), (2,))) == "CON-FEAR-15"

    @pytest.mark.rule("CON-CHARGE-10")
    def test_it_is_told_before_it_is_measured_and_binds(self):
        state = active(man(0, 30, 50), target(40))
        play = act(state, 0, Charge((1,), (2,)))
        (said,) = events(play, Announced)
        assert (said.seat, said.rule) == (0, "CON-CHARGE-10")
        assert said.what.key == "confrontation:announced-assault-charge"
        (measured,) = events(play, Told)
        assert measured.what.key == "confrontation:told-assault-reach"
        assert play.events.index(said) < play.events.index(measured)
        assert play.barrier_rule == "CON-CHARGE-10"
        assert refused(play.state, 0, HoldBack()) == "CON-CHARGE-10"
        assert figure(play.state, 1).turn.chosen == "charge"

    @pytest.mark.rule("CON-CHARGE-10")
    def test_far_enemies_may_be_named_like_near_ones(self):
        state = active(man(0, 30, 85), target(5))
        assert refused(state, 0, Charge((1,), (2,))) is None

    @pytest.mark.rule("CON-MOVE-14")
    def test_nobody_names_an_enemy_with_no_room_left(self):
        around = [(30, 42.5), (30, 37.5), (27.5, 40), (32.5, 40)]
        men = [man(0, x, y) for x, y in around]
        state = active(man(0, 30, 60), target(40), *men)
        assert refused(state, 0, Engage((1,), (2,))) == "CON-MOVE-14"
        state = active(man(0, 30, 60), target(40), *men[:3])
        assert refused(state, 0, Engage((1,), (2,))) is None

    @pytest.mark.rule("CON-CARD-conscience")
    def test_one_who_senses_charges_the_unseen_and_the_hidden_in_his_radius(self):
        key = card(abilities=("conscience",))
        for y, rule in ((27.5, None), (27.49, "CON-CHARGE-1")):
            state = active(man(0, 30, 50, SOUTH, key=key), target(y))
            assert refused(state, 0, Charge((1,), (2,))) == rule
        for y, rule in ((27.5, None), (27.49, "CON-CARD-eclaireur")):
            state = active(man(0, 30, 50, key=key), target(y, hidden=True))
            assert refused(state, 0, Charge((1,), (2,))) == rule
            assert refused(state, 0, Engage((1,), (2,))) == rule


class TestInReach:
    @pytest.mark.rule("CON-CHARGE-2")
    @pytest.mark.rule("CON-MOVE-13")
    def test_up_to_twice_mov_into_contact(self):
        state = charge(man(0, 30, 50), target(27.5))
        question = state.agenda.top
        assert question == AssaultWay(assault=question.assault)
        assert question.ask(state).pieces == (1, 2)
        play = act(state, 0, TakeWay(way((30, 30))))
        assert place(play.state, 1) == (30, 30, 270)
        assert figure(play.state, 1).turn.covered == 2000
        (moved,) = events(play, Moved)
        assert (moved.manner, moved.rule) == ("confrontation:charge", "CON-CHARGE-2")
        (told,) = events(play, Told)
        assert told.rule == "CON-MOVE-13"
        assert play.state.agenda.top == Afterwards()

    @pytest.mark.rule("CON-CHARGE-7")
    def test_the_charged_have_their_penalty_and_are_held(self):
        state = act(charge(man(0, 30, 50), target(40)), 0, TakeWay(way((30, 42.5)))).state
        enemy = figure(state, 2).turn
        assert (enemy.charged, enemy.contacted, enemy.assault) == (-1, True, "")
        own = figure(state, 1).turn
        assert (own.charged, own.contacted, own.assault) == (0, False, "charge")

    @pytest.mark.rule("CON-ENGAGE-2")
    @pytest.mark.rule("CON-ENGAGE-3")
    def test_an_engagement_goes_as_far_and_brings_no_penalty(self):
        state = active(man(0, 30, 50, SOUTH), target(27.5))
        play = act(state, 0, Engage((1,), (2,)))
        assert figure(play.state, 1).turn.chosen == "engage"
        play = act(play.state, 0, TakeWay(way((30, 30))))
        enemy = figure(play.state, 2).turn
        assert (enemy.charged, enemy.contacted) == (0, True)
        assert figure(play.state, 1).turn.assault == "engage"
        (moved,) = events(play, Moved)
        assert (moved.manner, moved.rule) == ("confrontation:engage", "CON-ENGAGE-2")

    @pytest.mark.rule("CON-WALK-3")
    def test_a_walk_into_contact_is_an_engagement_within_mov(self):
        state = active(man(0, 30, 50), target(37.5))
        play = act(state, 0, Engage((1,), (2,), walking=True))
        assert figure(play.state, 1).turn.chosen == "walk"
        assert not play.state.agenda.top.short
        play = act(play.state, 0, TakeWay(way((30, 40))))
        assert figure(play.state, 2).turn.charged == 0
        (moved,) = events(play, Moved)
        assert (moved.manner, moved.rule) == ("walk", "CON-WALK-3")
        far = active(man(0, 30, 50), target(37.4))
        play = act(far, 0, Engage((1,), (2,), walking=True))
        assert play.state.agenda.top.short

    @pytest.mark.rule("CON-CHARGE-3")
    def test_the_way_may_bend_and_its_whole_length_counts(self):
        block = box(5, "impassable", 25, 40, 10, 2, height=100)
        state = charge(man(0, 30, 50), target(37), terrain=(block,))
        best = state.agenda.top.candidates(state, 0)[0]
        assert len(best.path) > 1
        play = act(state, 0, best)
        assert figure(play.state, 2).turn.contacted
        assert 1600 < figure(play.state, 1).turn.covered <= 2000
        wider = box(5, "impassable", 15, 40, 30, 2, height=100)
        play = act(active(man(0, 30, 50), target(37), terrain=(wider,)), 0, Charge((1,), (2,)))
        assert not figure(play.state, 2).turn.contacted
        assert events(play, Told)[0].what.key == "confrontation:told-assault-short"

    @pytest.mark.rule("CON-WALK-2")
    def test_a_charge_ends_facing_whom_it_meets(self):
        state = charge(man(0, 30, 50), target(40))
        end = way((30, 42.5))
        assert refused(state, 0, TakeWay(end, 2700)) is None
        assert refused(state, 0, TakeWay(end, 900)) == "CON-WALK-2"
        assert refused(state, 0, TakeWay(end, 0)) == "CON-WALK-2"
        engaged = act(active(man(0, 30, 50), target(40)), 0, Engage((1,), (2,))).state
        assert refused(engaged, 0, TakeWay(end, 900)) is None

    def test_facing_one_means_his_middle_is_beyond_the_front_edge(self):
        state = active(man(0, 30, 50), target(40))
        one, other = figure(state, 1), figure(state, 2)
        for y, faced in ((48.75, True), (48.76, False), (50, False), (40, True)):
            there = other.at(Pose(units(32.5), units(y)))
            assert faces(one.body, there) == faced

    @pytest.mark.rule("CON-CHARGE-10")
    def test_contact_must_be_made_with_one_who_was_named(self):
        state = charge(man(0, 30, 50), target(40))
        assert refused(state, 0, TakeWay(way((30, 43)))) == "CON-CHARGE-10"
        assert refused(state, 0, TakeWay(())) == "CON-CHARGE-10"
        assert refused(state, 0, TakeWay(way((90, 43)))) == "CON-CHARGE-2"

    @pytest.mark.rule("CON-MOVE-13")
    @pytest.mark.rule("CON-CHARGE-10")
    def test_nobody_else_may_be_touched(self):
        men = (man(0, 30, 50), target(40), target(40, x=32.55))
        state = charge(*men)
        assert refused(state, 0, TakeWay(way((31.3, 42.5)), 2700)) == "CON-MOVE-13"
        assert refused(state, 0, TakeWay(way((29.5, 42.5)), 2700)) is None
        both = act(active(*men), 0, Charge((1,), (2, 3))).state
        play = act(both, 0, TakeWay(way((31.3, 42.5)), 2700))
        assert [figure(play.state, n).turn.charged for n in (2, 3)] == [-1, -1]
        assert refused(both, 0, TakeWay(way((29.5, 42.5)), 2700)) == "CON-CHARGE-10"

    @pytest.mark.rule("CON-CARD-rapidite")
    def test_rapidite_reaches_two_and_a_half_mov(self):
        key = card(abilities=("rapidite",))
        state = charge(man(0, 30, 50, key=key), target(22.5))
        play = act(state, 0, TakeWay(way((30, 25))))
        assert figure(play.state, 2).turn.charged == -1

    @pytest.mark.rule("CON-STAT-2")
    def test_a_flyer_charges_over_everything(self):
        key = card(second_movement=15, medium="air", abilities=("vol",))
        block = box(5, "impassable", 10, 40, 40, 2, height=100)
        state = active(man(0, 30, 50, key=key), target(22), terrain=(block,))
        play = act(state, 0, Charge((1,), (2,)))
        assert place(act(play.state, 0, TakeWay(way((30, 24.5)))).state, 1) == (30, 24.5, 270)

    @pytest.mark.rule("CON-WALK-2")
    @pytest.mark.parametrize(("facing", "ends"), [(345, 2550), (195, 2850), (255, 2550)])
    def test_who_just_gets_there_with_a_corner_faces_his_target_too(self, facing, ends):
        state = charge(man(0, 30, 50, facing), target(27.3))
        question = state.agenda.top
        assert isinstance(question, AssaultWay)
        menu = question.candidates(state, 0)
        assert menu == [question.propose(state, 0, Rng(1))]
        assert menu[0].facing == ends
        assert refused(state, 0, TakeWay(menu[0].path, (ends + 900) % 3600)) == "CON-WALK-2"
        play = act(state, 0, menu[0])
        assert figure(play.state, 2).turn.charged == -1

    @pytest.mark.rule("CON-WALK-2")
    def test_sideways_only_an_engagement_gets_there(self):
        men = (man(0, 30, 50, 358, key=card(base=(500, 250))), target(26.3))
        assert charge(*men).agenda.top == Afterwards()
        engaged = act(active(*men), 0, Engage((1,), (2,))).state
        assert not engaged.agenda.top.short
        (there,) = engaged.agenda.top.candidates(engaged, 0)
        assert there.facing == 3580

    def test_lists_and_proposals(self):
        state = charge(man(0, 30, 50), target(40))
        question = state.agenda.top
        menu = question.candidates(state, 0)
        assert menu[0] == TakeWay(way((30, 42.5)), 2700)
        assert [a for a in menu if question.check(state, 0, a) is not None] == []
        assert question.propose(state, 0, Rng(1)) == menu[0]
        assert [form.action for form in question.ask(state).forms] == ["TakeWay"]


class TestOutOfReach:
    @pytest.mark.rule("CON-CHARGE-4")
    def test_a_charge_goes_its_full_distance_and_faces_the_target(self):
        state = active(man(0, 30, 60, EAST), target(20))
        play = act(state, 0, Charge((1,), (2,)))
        assert place(play.state, 1) == (30, 40, 270)
        assert figure(play.state, 1).turn.covered == 2000
        assert figure(play.state, 1).turn.assault == ""
        (moved,) = events(play, Moved)
        assert (moved.manner, moved.rule) == ("confrontation:failed-charge", "CON-CHARGE-4")
        assert play.state.agenda.top == Afterwards()
        assert not figure(play.state, 2).turn.contacted

    @pytest.mark.rule("CON-CHARGE-4")
    def test_blocked_it_goes_as_far_as_it_can(self):
        wall = box(5, "impassable", 0, 40, 120, 2, height=100)
        state = active(man(0, 30, 50), target(30), terrain=(wall,))
        play = act(state, 0, Charge((1,), (2,)))
        x, y, facing = place(play.state, 1)
        assert (x, facing) == (30, 270)
        assert y == 43.24

    @pytest.mark.rule("CON-CHARGE-4")
    def test_it_stops_short_of_enemies_it_has_not_named(self):
        state = active(man(0, 30, 60), target(20), target(45, x=33, key=card(size="small")))
        play = act(state, 0, Charge((1,), (2,)))
        assert not figure(play.state, 3).turn.contacted
        assert figure(play.state, 1).turn.covered >= 1900
        assert play.state.field.touching(figure(play.state, 1)) == ()

    @pytest.mark.rule("CON-ENGAGE-2")
    def test_an_engagement_may_go_any_distance_towards_it(self):
        state = active(man(0, 30, 60), target(20))
        play = act(state, 0, Engage((1,), (2,)))
        question = play.state.agenda.top
        assert question.short
        assert [form.action for form in question.ask(play.state).forms] == ["TakeWay", "HoldBack"]
        assert question.candidates(play.state, 0) == [HoldBack(), TakeWay(way((30, 40)), 2700)]
        assert place(act(play.state, 0, HoldBack()).state, 1) == (30, 60, 270)
        near = act(play.state, 0, TakeWay(way((30, 55)), 0)).state
        assert place(near, 1) == (30, 55, 0)
        assert figure(near, 1).turn.assault == ""
        assert refused(play.state, 0, TakeWay(way((30, 65)))) == "CON-ENGAGE-2"
        assert refused(play.state, 0, TakeWay(way((30, 39.9)))) == "CON-CHARGE-2"
        rng = Rng(2)
        proposed = {question.propose(play.state, 0, rng) for _ in range(20)}
        assert proposed == set(question.candidates(play.state, 0))

    @pytest.mark.rule("CON-FEAR-1")
    def test_nobody_tests_where_contact_is_impossible(self):
        state = active(man(0, 30, 60), target(20, key=card(fear=9)))
        play = act(state, 0, Charge((1,), (2,)))
        assert place(play.state, 1) == (30, 40, 270)


class TestTogether:
    MEN = (man(0, 28, 50), target(40), man(0, 32, 50, card=101))

    @pytest.mark.rule("CON-FEAR-15")
    def test_several_charge_one_after_another(self):
        state = act(active(*self.MEN), 0, Charge((1, 3), (2,))).state
        assert state.agenda.top.assault.movers == (1,)
        state = act(state, 0, TakeWay(way((28.7, 42.5)), 2700)).state
        assert state.agenda.top.assault.movers == (3,)
        state = act(state, 0, TakeWay(way((31.3, 42.5)), 2700)).state
        assert state.agenda.top == Afterwards()
        assert [figure(state, n).turn.assault for n in (1, 3)] == ["charge", "charge"]
        assert figure(state, 2).turn.charged == -1

    @pytest.mark.rule("CON-CHARGE-10")
    def test_each_of_them_must_see_each_target(self):
        blind = active(self.MEN[0], self.MEN[1], man(0, 32, 50, SOUTH, card=101))
        assert refused(blind, 0, Charge((1, 3), (2,))) == "CON-CHARGE-1"
        assert refused(blind, 0, Engage((1, 3), (2,))) is None
        assert refused(blind, 0, Charge((1, 2), (2,))) == "CON-MOVE-4"

    def test_one_of_them_may_fall_short(self):
        men = (man(0, 30, 50), target(30), man(0, 30, 70, card=101))
        play = act(active(*men), 0, Engage((1, 3), (2,)))
        keys = [told.what.key for told in events(play, Told)]
        assert keys == ["confrontation:told-assault-reach", "confrontation:told-assault-short"]
        play = act(play.state, 0, TakeWay(way((30, 32.5))))
        assert play.state.agenda.top.short
        assert play.state.agenda.top.assault.movers == (3,)

    @pytest.mark.rule("CON-MOVE-12")
    def test_movers_pass_through_each_other(self):
        men = (man(0, 30, 53), target(40), man(0, 30, 50, card=101))
        state = act(active(*men), 0, Engage((1,), (2,))).state
        assert refused(state, 0, TakeWay(way((30, 42.5)))) is None

    def test_bots_charge_together_now_and_then(self):
        state = active(*self.MEN)
        menu = state.agenda.top.candidates(state, 0)
        assert Charge((1, 3), (2,)) in menu
        assert Charge((1,), (2,)) in menu
        rng = Rng(5)
        proposed = [state.agenda.top.propose(state, 0, rng) for _ in range(120)]
        assert {a for a in proposed if isinstance(a, Charge)} == {
            Charge((1,), (2,)),
            Charge((3,), (2,)),
            Charge((1, 3), (2,)),
            Charge((3, 1), (2,)),
        }


class TestFear:
    @pytest.mark.rule("CON-FEAR-11")
    def test_a_charger_that_is_paralysed_stays_and_the_others_go_on(self):
        beast = target(40, key=card(fear=6))
        state = active(man(0, 28, 50), beast, man(0, 32, 50, card=101, key=card(fear=3)))
        play = act(state, 0, Charge((1, 3), (2,)), [2])
        assert figure(play.state, 1).turn.paralysed_by == (2,)
        assert place(play.state, 1) == (28, 50, 270)
        assert play.state.agenda.top.assault.movers == (3,)

    @pytest.mark.rule("CON-FEAR-9")
    def test_a_creature_whose_target_fled_goes_on_at_a_new_one(self):
        men = (
            man(0, 30, 60, key=card(fear=9, movement=12)),
            target(50, x=30),
            target(45, x=40, facing=WEST, key=card(courage=9)),
        )
        play = act(active(*men), 0, Charge((1,), (2,)), [2])
        assert figure(play.state, 2).turn.fled
        assert place(play.state, 1) == (30, 52.5, 270)
        play = act(play.state, 0, AtAnother(3), [5])
        question = play.state.agenda.top
        assert isinstance(question, AssaultWay)
        assert (question.assault.targets, question.assault.spent) == ((3,), 750)
        assert question.assault.kind == "charge"
        play = act(play.state, 0, question.candidates(play.state, 0)[0])
        assert figure(play.state, 3).turn.charged == -1

    @pytest.mark.rule("CON-CARD-cri-de-guerre")
    def test_a_war_cry_frightens_in_a_charge_alone(self):
        crier = man(0, 30, 50, key=card(abilities=("cri-de-guerre/7",)))
        play = act(active(crier, target(40)), 0, Charge((1,), (2,)), [2])
        assert figure(play.state, 2).turn.fled
        play = act(active(crier, target(40)), 0, Engage((1,), (2,)))
        assert isinstance(play.state.agenda.top, AssaultWay)
        tyrant = card(abilities=("cri-de-guerre/7", "tyrans-de-vile-tis"))
        play = act(active(man(0, 30, 50, key=tyrant), target(40)), 0, Engage((1,), (2,)), [2])
        assert figure(play.state, 2).turn.fled

    def test_those_who_do_not_frighten_go_after_a_target_that_fled_from_another(self):
        men = (
            man(0, 28, 60, key=card(fear=9)),
            target(50, x=30),
            man(0, 32, 60, card=101, key=card(movement=20)),
        )
        play = act(active(*men), 0, Charge((1, 3), (2,)), [2])
        assert figure(play.state, 2).turn.fled
        question = play.state.agenda.top
        assert (question.assault.movers, question.assault.spent) == ((3,), 0)
        assert place(play.state, 1) == (28, 60, 270)
        play = act(play.state, 0, question.candidates(play.state, 0)[0])
        assert figure(play.state, 2).turn.charged == -1
        assert figure(play.state, 2).flight is None
        assert place(play.state, 1) != (28, 60, 270)


def test_the_open_question_is_the_activation_again_when_the_assault_is_over():
    state = active(man(0, 30, 50), target(40), man(0, 60, 50, card=101))
    state = act(state, 0, Charge((1,), (2,))).state
    state = act(state, 0, TakeWay(way((30, 42.5)))).state
    assert state.agenda.top == Activation(0, (101,))
    assert run(state).state.agenda.top == Activation(0, (101,))


def test_chance_seldom_assaults_those_who_are_too_far_away():
    def proposed(y):
        state = active(man(0, 30, 50), target(y))
        chosen = Active(0, state.agenda.top.cards, 1)
        found = [ASSAULTS.propose(state, chosen, Rng(seed)) is None for seed in range(60)]
        return found.count(True)

    assert proposed(27.5) == 0
    assert 20 < proposed(27.49) < 55
