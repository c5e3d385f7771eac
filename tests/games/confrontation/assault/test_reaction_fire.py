import pytest

from slagveld.games.confrontation.assault.charge_or_engagement import Charge, Engage
from slagveld.games.confrontation.assault.move_into_contact import AssaultWay, TakeWay
from slagveld.games.confrontation.assault.reaction_fire import (
    POLICY,
    AssaultShot,
    FireAssault,
    FireReaction,
    HoldAssault,
    HoldReaction,
    ReactionFire,
)
from slagveld.games.confrontation.assault.sequence import BreakOff, Redirect, Redirecting
from slagveld.games.confrontation.disengagement.granted_moves import (
    GrantedMove,
    Remain,
    Withdraw,
    WithdrawInto,
)
from slagveld.games.confrontation.movement.walk_and_charge_without_target import Stay
from slagveld.games.confrontation.terrain.sight_and_line_of_fire import sees
from slagveld.games.confrontation.turn.activation import Activation
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Announced, Rolled, Slain
from slagveld.kernel.state import Policy
from tests.games.confrontation.battle import (
    EAST,
    NORTH,
    SOUTH,
    act,
    box,
    card,
    events,
    man,
    refused,
)
from tests.games.confrontation.marching import Afterwards, active, figure, place, way

ARCHER = card(shooting=3, equipment=("rifle",))
KILL = [6, 6]
"""A wound roll that kills anybody here."""
SCRATCH = [1, 1]


def archer(y=40.0, x=30.0, facing=SOUTH, **more):
    return man(1, x, y, facing, key=more.pop("key", ARCHER), **more)


def assault(*men, held=(102,), action=None, dice=(), **rest):
    """The play after figure 1 has charged figure 2, whose card is in reserve."""
    state = active(*men, reserves=tuple([(1, card_) for card_ in held]), **rest)
    return act(state, 0, action or Charge((1,), (2,)), dice)


class TestWhen:
    @pytest.mark.rule("CON-REACT-1")
    def test_a_charged_shooter_in_reserve_is_asked_before_contact(self):
        state = assault(man(0, 30, 50), archer()).state
        question = state.agenda.top
        assert isinstance(question, ReactionFire)
        assert question.who(state) == (1,)
        assert place(state, 1) == (30, 50, 270)
        decision = question.ask(state)
        assert [form.action for form in decision.forms] == ["FireReaction", "HoldReaction"]
        assert decision.forms[0].fields[0].allowed == (1,)
        assert decision.pieces == (2, 1)

    @pytest.mark.rule("CON-REACT-1")
    def test_a_card_that_is_not_in_reserve_gives_no_shot(self):
        for held in ((), (103,)):
            state = assault(man(0, 30, 50), archer(), man(1, 80, 10), held=held).state
            assert isinstance(state.agenda.top, AssaultWay)

    @pytest.mark.rule("CON-REACT-1")
    def test_who_holds_fire_keeps_the_card(self):
        state = act(assault(man(0, 30, 50), archer()).state, 1, HoldReaction()).state
        assert isinstance(state.agenda.top, AssaultWay)
        assert state.reserves == ((1, 102),)
        assert not figure(state, 2).turn.reacted
        assert not figure(state, 2).turn.activated

    @pytest.mark.rule("CON-REACT-2")
    @pytest.mark.parametrize(
        "more", [{"key": card()}, {"facing": NORTH}, {"shot": True}, {"fled": True}]
    )
    def test_he_needs_a_weapon_sight_and_his_shot(self, more):
        state = assault(man(0, 30, 50), archer(**more)).state
        assert isinstance(state.agenda.top, AssaultWay)

    @pytest.mark.rule("CON-REACT-2")
    def test_not_in_a_fight(self):
        state = assault(man(0, 30, 50), archer(), man(0, 30, 37.5)).state
        assert isinstance(state.agenda.top, AssaultWay)

    @pytest.mark.rule("CON-REACT-2")
    def test_an_engagement_is_seen_where_it_would_make_contact(self):
        behind = man(0, 30, 30, NORTH)
        state = assault(behind, archer(), action=Engage((1,), (2,))).state
        assert isinstance(state.agenda.top, AssaultWay)
        wall_side = assault(man(0, 30, 50, SOUTH), archer(), action=Engage((1,), (2,))).state
        assert isinstance(wall_side.agenda.top, ReactionFire)

    @pytest.mark.rule("CON-REACT-2")
    def test_engaged_from_out_of_sight_he_fires_when_the_contact_is_in_front(self):
        wall = box(5, "obstacle", 27, 46, 6, 1, height=500)
        runner = man(0, 30, 51)
        engage = Engage((1,), (2,))
        state = assault(runner, archer(), action=engage, terrain=(wall,)).state
        assert not sees(state, figure(state, 2), figure(state, 1))
        assert isinstance(state.agenda.top, ReactionFire)
        turned = assault(runner, archer(facing=NORTH), action=engage, terrain=(wall,)).state
        assert isinstance(turned.agenda.top, AssaultWay)

    @pytest.mark.rule("CON-REACT-3")
    def test_courage_comes_first(self):
        beast = man(0, 30, 50, key=card(fear=9))
        fled = assault(beast, archer(), dice=[2]).state
        assert figure(fled, 2).turn.fled
        assert not isinstance(fled.agenda.top, ReactionFire)
        coward = assault(man(0, 30, 50), archer(key=card(**FRIGHTFUL)), dice=[1]).state
        assert figure(coward, 1).turn.paralysed_by == (2,)
        assert coward.agenda.top == Afterwards()

    @pytest.mark.rule("CON-REACT-1")
    def test_out_of_reach_there_is_nothing_to_react_to(self):
        state = assault(man(0, 30, 80), archer()).state
        assert state.agenda.top == Afterwards()

    @pytest.mark.rule("CON-REACT-2")
    def test_only_those_who_come_for_him_are_targets(self):
        state = assault(
            man(0, 28, 50), archer(), man(0, 32, 50, card=101), action=Charge((1, 3), (2,))
        ).state
        assert refused(state, 1, FireReaction(1)) is None
        assert refused(state, 1, FireReaction(3)) is None
        assert refused(state, 1, FireReaction(2)) == "CON-REACT-2"
        assert refused(state, 1, FireReaction(99)) == "CON-REACT-2"
        assert state.agenda.top.candidates(state, 1) == [
            HoldReaction(),
            FireReaction(1),
            FireReaction(3),
        ]
        alone = assault(man(0, 28, 50), archer(), man(0, 32, 50, card=101)).state
        assert refused(alone, 1, FireReaction(3)) == "CON-REACT-2"


FRIGHTFUL = {"shooting": 3, "equipment": ("rifle",), "fear": 9}


class TestShot:
    @pytest.mark.rule("CON-REACT-2")
    def test_the_difficulty_is_six_whatever_else(self):
        small = man(0, 30, 50, key=card(size="small"))
        state = assault(small, archer()).state
        hit = act(state, 1, FireReaction(1), [3, *SCRATCH])
        assert [roll.rule for roll in events(hit, Rolled)] == ["CON-REACT-2", "CON-DAMAGE-1"]
        assert events(hit, Rolled)[0].need.target.total == 3
        miss = act(state, 1, FireReaction(1), [2])
        assert len(events(miss, Rolled)) == 1

    @pytest.mark.rule("CON-REACT-1")
    @pytest.mark.rule("CON-REACT-4")
    def test_the_card_is_played_and_no_dice_go_on_attack(self):
        state = assault(man(0, 30, 50), archer(), held=(102, 105)).state
        play = act(state, 1, FireReaction(1), [2])
        (said,) = events(play, Announced)
        assert (said.seat, said.rule) == (1, "CON-REACT-1")
        assert play.state.reserves == ((1, 105),)
        turn = figure(play.state, 2).turn
        assert (turn.reacted, turn.no_attack, turn.shot, turn.activated) == (True,) * 4
        assert isinstance(play.state.agenda.top, AssaultWay)

    @pytest.mark.rule("CON-REACT-3")
    def test_one_that_lives_comes_on(self):
        state = assault(man(0, 30, 50), archer()).state
        state = act(state, 1, FireReaction(1), [2]).state
        state = act(state, 0, TakeWay(way((30, 42.5)))).state
        assert figure(state, 2).turn.charged == -1
        assert figure(state, 2).turn.chosen == "stay"
        assert state.agenda.top == Afterwards()

    @pytest.mark.rule("CON-REACT-3")
    @pytest.mark.rule("CON-REACT-5")
    def test_one_that_dies_makes_no_contact_and_the_shooter_may_walk(self):
        state = assault(man(0, 30, 50), archer()).state
        play = act(state, 1, FireReaction(1), [3, *KILL])
        assert [slain.piece for slain in events(play, Slain)] == [1]
        assert figure(play.state, 2).turn.charged == 0
        question = play.state.agenda.top
        assert isinstance(question, GrantedMove)
        assert question.who(play.state) == (1,)
        assert refused(play.state, 1, Withdraw(way((30, 30)), 900)) is None
        assert refused(play.state, 1, Withdraw(way((30, 29.99)), 900)) == "CON-WALK-1"
        assert refused(play.state, 1, Remain()) is None
        assert question.candidates(play.state, 1)[0] == Remain()
        moved = act(play.state, 1, Withdraw(way((30, 35)), 900)).state
        assert place(moved, 2) == (30, 35, 90)
        assert figure(moved, 2).turn.covered == 500
        assert moved.agenda.top == Afterwards()
        stayed = act(play.state, 1, Remain()).state
        assert place(stayed, 2) == (30, 40, 90)

    @pytest.mark.rule("CON-REACT-5")
    @pytest.mark.rule("CON-WALK-3")
    def test_that_walk_may_lead_into_contact(self):
        state = assault(man(0, 30, 50), archer(), man(0, 30, 30, SOUTH)).state
        state = act(state, 1, FireReaction(1), [3, *KILL]).state
        play = act(state, 1, WithdrawInto((3,)))
        question = play.state.agenda.top
        assert question.assault.kind == "walk"
        play = act(play.state, 1, TakeWay(way((30, 32.5))))
        assert figure(play.state, 3).turn.contacted
        assert figure(play.state, 3).turn.charged == 0

    @pytest.mark.rule("CON-REACT-5")
    def test_otherwise_his_activation_is_over(self):
        state = assault(man(0, 30, 50), archer()).state
        play = act(state, 1, FireReaction(1), [3, *SCRATCH])
        play = act(play.state, 0, TakeWay(way((30, 42.5))))
        assert play.state.agenda.top == Afterwards()

    @pytest.mark.rule("CON-REACT-5")
    def test_he_does_not_walk_while_another_holds_him(self):
        men = (man(0, 28, 50), archer(), man(0, 32, 50, card=101))
        state = assault(*men, action=Charge((1, 3), (2,))).state
        state = act(state, 1, FireReaction(1), [3, *KILL]).state
        assert state.agenda.top.assault.movers == (3,)
        state = act(state, 0, TakeWay(way((30, 42.5)))).state
        assert state.agenda.top == Afterwards()

    @pytest.mark.rule("CON-CARD-fleau")
    def test_a_bane_rolls_a_miss_again(self):
        key = card(shooting=3, equipment=("rifle",), abilities=("fleau/scouts",))
        scout = man(0, 30, 50, key=card(abilities=("eclaireur",)))
        state = assault(scout, archer(key=key)).state
        play = act(state, 1, FireReaction(1), [2])
        first, second = play.state.agenda.top.candidates(play.state, 1)
        again = act(play.state, 1, first, [3, *KILL])
        assert [slain.piece for slain in events(again, Slain)] == [1]
        left = act(play.state, 1, second)
        assert isinstance(left.state.agenda.top, AssaultWay)
        assert figure(left.state, 2).turn.shot

    @pytest.mark.rule("CON-CARD-aguerri")
    def test_the_hardened_roll_fives_on(self):
        key = card(shooting=0, equipment=("rifle",), abilities=("aguerri",))
        state = assault(man(0, 30, 50), archer(key=key)).state
        play = act(state, 1, FireReaction(1), [5, 2, *KILL])
        assert [slain.piece for slain in events(play, Slain)] == [1]

    @pytest.mark.rule("CON-HOUSE-9")
    def test_a_weapon_with_an_area_strikes_all_who_are_near(self):
        key = card(shooting=3, equipment=("dragon-breath",))
        men = (man(0, 28, 50), archer(key=key), man(0, 31, 50, card=101), man(0, 40, 50))
        state = assault(*men, action=Charge((1, 3), (2,))).state
        play = act(state, 1, FireReaction(1), [3, *KILL, *KILL])
        assert [slain.piece for slain in events(play, Slain)] == [1, 3]
        rules = [roll.rule for roll in events(play, Rolled)]
        assert rules == ["CON-REACT-2", "CON-DAMAGE-1", "CON-HOUSE-9"]
        assert isinstance(play.state.agenda.top, GrantedMove)

    @pytest.mark.rule("CON-MOVE-6")
    def test_nothing_else_interrupts_the_enemy(self):
        men = (man(0, 30, 50), archer(key=card()), archer(x=60))
        state = assault(*men, held=(102, 103)).state
        assert isinstance(state.agenda.top, AssaultWay)
        state = act(state, 0, TakeWay(way((30, 42.5)))).state
        assert state.agenda.top == Afterwards()
        assert state.reserves == ((1, 102), (1, 103))


class TestOthersOfTheCard:
    MEN = (man(0, 30, 50), archer(card=102), archer(x=60, card=102), archer(x=70, card=102))

    @pytest.mark.rule("CON-REACT-6")
    def test_only_those_charged_fire_the_others_are_activated_afterwards(self):
        state = assault(*self.MEN).state
        state = act(state, 1, FireReaction(1), [2]).state
        assert [figure(state, n).turn.activated for n in (2, 3, 4)] == [True] * 3
        assert [figure(state, n).turn.reacted for n in (2, 3, 4)] == [True, False, False]
        state = act(state, 0, TakeWay(way((30, 42.5)))).state
        assert state.agenda.top == Activation(1, (102,))
        assert refused(state, 1, Stay(2)) == "CON-REACT-5"
        state = act(act(state, 1, Stay(4)).state, 1, Stay(3)).state
        assert state.agenda.top == Afterwards()

    @pytest.mark.rule("CON-REACT-6")
    def test_two_that_are_charged_are_asked_one_after_the_other(self):
        men = (man(0, 31, 50), archer(card=102), archer(x=32.6, card=102))
        state = assault(*men, action=Charge((1,), (2, 3))).state
        assert state.agenda.top.shooter == 2
        state = act(state, 1, HoldReaction()).state
        assert state.agenda.top.shooter == 3
        state = act(state, 1, FireReaction(1), [2]).state
        assert figure(state, 3).turn.reacted
        assert not figure(state, 2).turn.reacted
        state = act(state, 0, TakeWay(way((31.3, 42.5)), 2700)).state
        assert state.agenda.top == Activation(1, (102,))
        assert [one.id for one in state.agenda.top.scope(1).ready(state)] == [2]

    @pytest.mark.rule("CON-REACT-6")
    def test_all_of_a_card_who_are_charged_fire_each_in_turn(self):
        men = (man(0, 31, 50), archer(card=102), archer(x=32.6, card=102), archer(x=70, card=102))
        state = assault(*men, action=Charge((1,), (2, 3))).state
        state = act(state, 1, FireReaction(1), [2]).state
        assert state.reserves == ()
        assert (type(state.agenda.top), state.agenda.top.shooter) == (ReactionFire, 3)
        play = act(state, 1, FireReaction(1), [3, *KILL])
        assert [slain.piece for slain in events(play, Slain)] == [1]
        assert [figure(play.state, n).turn.reacted for n in (2, 3, 4)] == [True, True, False]
        assert isinstance(play.state.agenda.top, GrantedMove)
        assert play.state.agenda.top.figure == 3
        state = act(play.state, 1, Remain()).state
        assert state.agenda.top == Activation(1, (102,))
        assert [one.id for one in state.agenda.top.scope(1).ready(state)] == [4]

    @pytest.mark.rule("CON-REACT-6")
    def test_a_card_that_was_played_gives_no_shot_at_a_later_assault(self):
        men = (man(0, 30, 50), archer(card=102), archer(x=60, card=102), man(0, 60, 50, card=101))
        state = act(assault(*men).state, 1, FireReaction(1), [2]).state
        state = act(state, 0, TakeWay(way((30, 42.5)))).state
        assert state.agenda.top == Activation(1, (102,))
        state = act(act(state, 1, Stay(3)).state, 0, Charge((4,), (3,))).state
        assert isinstance(state.agenda.top, AssaultWay)

    @pytest.mark.rule("CON-REACT-6")
    def test_a_second_shooter_has_nobody_left_when_the_first_has_killed(self):
        men = (man(0, 31, 50), archer(card=102), archer(x=32.6, card=102))
        state = assault(*men, action=Charge((1,), (2, 3))).state
        state = act(state, 1, FireReaction(1), [3, *KILL]).state
        assert isinstance(state.agenda.top, GrantedMove)
        state = act(state, 1, Remain()).state
        assert state.agenda.top == Activation(1, (102,))


class TestPolicy:
    def test_never_and_always(self):
        assert [choice.key for choice in POLICY.choices] == ["ask", "always", "never"]
        never = assault(man(0, 30, 50), archer(), policies=(Policy(1, "reaction", "never"),))
        assert isinstance(never.state.agenda.top, AssaultWay)
        assert never.state.reserves == ((1, 102),)
        always = assault(
            man(0, 30, 50), archer(), policies=(Policy(1, "reaction", "always"),), dice=[2]
        )
        assert figure(always.state, 2).turn.reacted

    def test_preview(self):
        state = assault(man(0, 30, 50), archer()).state
        question = state.agenda.top
        shown = question.preview(state, 1, Partial("FireReaction", {}))
        assert shown.pieces == (1,)
        assert shown.odds[0].outcomes[0][1] == 4 / 6
        assert shown.odds[0].need.total == 3
        assert question.preview(state, 1, Partial("HoldReaction", {})).pieces is None


@pytest.mark.rule("CON-CARD-tir-d-assaut")
class TestAssaultFire:
    KEY = card(shooting=3, equipment=("rifle",), abilities=("tir-d-assaut",))

    def charge(self, *men, action=None, dice=(), key=None, **rest):
        shooter = man(0, 30, 50, key=key or self.KEY)
        return act(active(shooter, *men, **rest), 0, action or Charge((1,), (2,)), dice)

    def test_one_shot_at_difficulty_seven_before_moving(self):
        state = self.charge(man(1, 30, 40, SOUTH)).state
        question = state.agenda.top
        assert question == AssaultShot(assault=question.assault, shooter=1)
        assert question.who(state) == (0,)
        assert question.candidates(state, 0) == [HoldAssault(), FireAssault(2)]
        assert question.preview(state, 0, Partial("FireAssault", {})).pieces == (2,)
        assert refused(state, 0, FireAssault(1)) == "CON-CARD-tir-d-assaut"
        decision = question.ask(state)
        assert (decision.seats, decision.pieces) == ((0,), (1, 2))
        assert decision.measuring.ruler == "own"
        assert [form.action for form in decision.forms] == ["FireAssault", "HoldAssault"]
        assert [form.rule for form in decision.forms] == ["CON-CARD-tir-d-assaut"] * 2
        assert decision.forms[0].fields[0].allowed == (2,)
        assert decision.prompt.values == {"name": figure(state, 1).name}
        play = act(state, 0, FireAssault(2), [3])
        assert events(play, Rolled)[0].need.target.total == 4
        assert events(play, Announced)[0].rule == "CON-CARD-tir-d-assaut"
        assert isinstance(play.state.agenda.top, AssaultWay)
        assert figure(play.state, 1).turn.shot
        held = act(state, 0, HoldAssault()).state
        assert isinstance(held.agenda.top, AssaultWay)
        assert not figure(held, 1).turn.shot

    def test_the_target_must_be_seen_and_the_shot_unspent(self):
        behind = man(1, 30, 60, NORTH)
        state = self.charge(behind, action=Engage((1,), (2,))).state
        assert isinstance(state.agenda.top, AssaultWay)
        front = self.charge(man(1, 30, 40, SOUTH), action=Engage((1,), (2,))).state
        assert isinstance(front.agenda.top, AssaultShot)
        unarmed = self.charge(man(1, 30, 40, SOUTH), key=card(abilities=("tir-d-assaut",)))
        assert isinstance(unarmed.state.agenda.top, AssaultWay)
        usual = self.charge(man(1, 30, 40, SOUTH), key=ARCHER)
        assert isinstance(usual.state.agenda.top, AssaultWay)

    def test_his_courage_first_theirs_after_the_shot(self):
        beast = man(1, 30, 40, SOUTH, key=card(fear=6))
        lost = self.charge(beast, dice=[1]).state
        assert lost.agenda.top == Afterwards()
        shooter = card(shooting=3, equipment=("rifle",), abilities=("tir-d-assaut",), fear=8)
        state = self.charge(man(1, 30, 40, SOUTH), key=shooter).state
        assert isinstance(state.agenda.top, AssaultShot)
        assert not figure(state, 2).turn.fled
        play = act(state, 0, FireAssault(2), [2, 2])
        assert figure(play.state, 2).turn.fled

    @pytest.mark.rule("CON-SHMOD-4")
    def test_a_shot_into_a_fight_may_strike_another(self):
        state = self.charge(man(1, 30, 40, SOUTH), man(0, 30, 37.5)).state
        play = act(state, 0, FireAssault(2), [4, 3, *KILL])
        assert [slain.piece for slain in events(play, Slain)] == [3]
        assert isinstance(play.state.agenda.top, AssaultWay)

    def test_all_shoot_before_anybody_moves(self):
        mate = man(0, 33, 50, key=self.KEY, card=101)
        state = self.charge(man(1, 31, 40, SOUTH), mate, action=Charge((1, 3), (2,))).state
        assert state.agenda.top.shooter == 1
        state = act(state, 0, HoldAssault()).state
        assert state.agenda.top.shooter == 3
        state = act(state, 0, HoldAssault()).state
        assert state.agenda.top.assault.movers == (1,)

    def test_a_target_that_dies_frees_the_assault_for_another(self):
        men = (man(1, 30, 40, SOUTH), man(1, 36, 40, SOUTH))
        state = act(self.charge(*men).state, 0, FireAssault(2), [4, *KILL]).state
        question = state.agenda.top
        assert isinstance(question, Redirecting)
        assert question.candidates(state, 0) == [BreakOff(), Redirect((3,))]
        decision = question.ask(state)
        assert [form.action for form in decision.forms] == ["BreakOff", "Redirect"]
        assert decision.measuring.ruler == "own"
        assert question.preview(state, 0, Partial("Redirect", {})).pieces == (3,)
        assert refused(state, 0, Redirect((2,))) == "CON-CHARGE-10"
        assert refused(state, 0, Redirect(())) == "CON-CHARGE-10"
        ended = act(state, 0, BreakOff()).state
        assert place(ended, 1) == (30, 50, 270)
        assert ended.agenda.top == Afterwards()
        again = act(state, 0, Redirect((3,))).state
        assert isinstance(again.agenda.top, AssaultWay)
        again = act(again, 0, again.agenda.top.candidates(again, 0)[0]).state
        assert figure(again, 3).turn.charged == -1

    def test_nobody_left_to_turn_to(self):
        state = act(self.charge(man(1, 30, 40, SOUTH)).state, 0, FireAssault(2), [4, *KILL]).state
        assert [form.action for form in state.agenda.top.ask(state).forms] == ["BreakOff"]


def test_facing_east_the_shooter_sees_half_the_table():
    state = assault(man(0, 30, 50), archer(facing=EAST)).state
    assert isinstance(state.agenda.top, ReactionFire)
