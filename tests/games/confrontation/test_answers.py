"""What bots answer to the small questions: cards, fire, pursuit, ways out."""

import pytest

from slagveld.games.confrontation.announcing import Assault
from slagveld.games.confrontation.assault_fire import AssaultShot, FireAssault
from slagveld.games.confrontation.assault_ways import AssaultWay, HoldBack, TakeWay
from slagveld.games.confrontation.drawing import (
    AfterDraw,
    Draw,
    DrawnCard,
    EndDraw,
    KeepDrawn,
    PlayDrawn,
    TakeTurn,
)
from slagveld.games.confrontation.figure import Flight
from slagveld.games.confrontation.fire_order import AnnounceRapid, WaitTurn
from slagveld.games.confrontation.going_on import AfterThem, AtAnother, NextTarget
from slagveld.games.confrontation.granted import GrantedMove, Remain, Withdraw
from slagveld.games.confrontation.harassing import MoveAfterShot, SlipOff, StayPut
from slagveld.games.confrontation.model import Options
from slagveld.games.confrontation.plan_shots import hit_chance
from slagveld.games.confrontation.pursuing import NoPursuit, PursueAt, PursueOrStay
from slagveld.games.confrontation.rallying import Rally, TakeRally
from slagveld.games.confrontation.reaction import FireReaction, HoldReaction, ReactionFire
from slagveld.games.confrontation.redirecting import BreakOff, Redirect, Redirecting
from slagveld.games.confrontation.rerolling import AskReroll, RollAgain
from slagveld.games.confrontation.reserve import PlayReserve
from slagveld.games.confrontation.sense import Sense
from slagveld.games.confrontation.shooting import FireNow, HoldFire, Shoot, TakeAim
from slagveld.games.confrontation.weighing import best_blows, stance_of, wounded_by

from .battle import NORTH, SOUTH, battle, card, man
from .plotting import chosen, scored

close = pytest.approx

STRONG = card(attack=7, strength=9, defence=6, initiative=6, points=30)
WEAK = card(attack=1, strength=2, defence=1, resistance=2, points=12)
BOW = card(shooting=3, equipment=("long-bow",), points=22)
FAR = man(1, 60, 5, SOUTH)


def asked(question, *men, **rest):
    return battle(*men, agenda=(question,), **rest)


class TestCards:
    """When cards are played."""

    def drawn(self, *men, **rest):
        return chosen(asked(DrawnCard(seat=0, card=101), *men, **rest))

    def test_a_shooter_waits_in_reserve(self):
        assert self.drawn(man(0, 60, 80, key=BOW), FAR) == KeepDrawn()

    def test_a_card_that_strikes_is_played(self):
        assert self.drawn(man(0, 60, 40, key=STRONG), man(1, 60, 25)) == PlayDrawn()

    def test_the_last_place_is_for_shooters(self):
        assert self.drawn(man(0, 60, 80), FAR, winner=1) == PlayDrawn()
        assert self.drawn(man(0, 60, 80), FAR, winner=0) == KeepDrawn(), "there is room for two"
        held = {"reserves": ((0, 103),), "winner": 0}
        men = (man(0, 60, 80), FAR, man(0, 20, 80))
        assert self.drawn(*men, **held) == PlayDrawn()
        men = (man(0, 60, 80, key=BOW), FAR, man(0, 20, 80))
        assert self.drawn(*men, **held) == KeepDrawn()

    def test_a_full_hand_keeps_nothing(self):
        options = Options(reserve=0)
        bow = man(0, 60, 80, key=BOW)
        assert self.drawn(bow, FAR, winner=1, options=options) == PlayDrawn()

    def test_everybody_is_deployed_at_once(self):
        assert self.drawn(man(0, 60, 80, key=BOW), FAR, phase="approach") == PlayDrawn()

    def test_a_turn_begins_by_drawing(self):
        rest = {"reserves": ((0, 101),), "stack": (102,)}
        assert chosen(asked(TakeTurn(seat=0), man(0, 60, 80), FAR, **rest)) == Draw()

    def test_unless_a_card_in_hand_strikes(self):
        rest = {"reserves": ((0, 101),), "stack": (102,)}
        men = (man(0, 60, 40, key=STRONG), man(1, 60, 25))
        value, action = scored(asked(TakeTurn(seat=0), *men, **rest))
        assert action == PlayReserve(("101",))
        assert value > 2
        assert chosen(asked(AfterDraw(seat=0), *men, **rest)) == PlayReserve(("101",))

    def test_with_an_empty_stack_shooters_go_last(self):
        rest = {"reserves": ((0, 101), (0, 103))}
        men = (man(0, 60, 80, key=BOW), FAR, man(0, 20, 80))
        assert chosen(asked(TakeTurn(seat=0), *men, **rest)) == PlayReserve(("103",))

    def test_after_the_draw_the_other_is_on(self):
        rest = {"reserves": ((0, 101),), "stack": (102,)}
        assert chosen(asked(AfterDraw(seat=0), man(0, 60, 80), FAR, **rest)) == EndDraw()


class TestAssaults:
    """Ways into contact, and fire on the way."""

    def way(self, key=None, far=25, **more):
        assault = Assault(seat=0, cards=(101,), movers=(1,), targets=(2,), **more)
        short = far < 20
        question = AssaultWay(assault=assault, short=short)
        return chosen(asked(question, man(0, 60, 40, key=key), man(1, 60, far, SOUTH)))

    def test_the_best_way(self):
        action = self.way()
        assert isinstance(action, TakeWay)
        assert (action.path[-1].x, action.path[-1].y, action.facing) == (6000, 2750, 2700)

    def test_out_of_reach_as_near_as_can_be_but_for_shooters(self):
        assert isinstance(self.way(far=10, kind="engage"), TakeWay)
        assert self.way(key=BOW, far=10, kind="engage") == HoldBack()

    def test_assault_fire_at_the_dearest(self):
        key = card(shooting=3, equipment=("long-bow",), abilities=("tir-d-assaut",))
        assault = Assault(seat=0, cards=(101,), movers=(1,), targets=(2, 3))
        men = (man(0, 60, 40, key=key), man(1, 58, 25), man(1, 62, 25, key=card(points=50)))
        state = asked(AssaultShot(assault=assault, shooter=1), *men)
        assert scored(state) == (close(wounded_by(3, stance_of(state.figures[2]))), FireAssault(3))

    def reaction(self, key):
        assault = Assault(seat=1, cards=(102,), movers=(2,), targets=(1,))
        question = ReactionFire(assault=assault, pairs=((2, 1),), shooter=1)
        men = (man(0, 60, 40, key=key), man(1, 60, 25, SOUTH, key=card(points=40)))
        return asked(question, *men, reserves=((0, 101),))

    def test_reaction_fire_where_it_is_worth_the_blows(self):
        gunner = card(shooting=5, equipment=("rifle",), attack=0, strength=1)
        state = self.reaction(gunner)
        bow, foe = state.figures
        strength = bow.profile.weapon.strength
        value = hit_chance(bow, 6) * wounded_by(strength, stance_of(foe))
        value -= best_blows(stance_of(bow), 1, stance_of(foe), 1)[0] / 2
        assert scored(state) == (close(value), FireReaction(2))

    def test_a_fighter_with_a_bow_rather_strikes(self):
        fighter = card(shooting=0, equipment=("long-bow",), attack=9, strength=12)
        assert chosen(self.reaction(fighter)) == HoldReaction()

    def test_a_creature_takes_the_best_new_target_in_reach(self):
        men = (
            man(0, 60, 40, key=STRONG),
            man(1, 60, 10, SOUTH),
            man(1, 55, 30, SOUTH),
            man(1, 65, 30, SOUTH, key=card(points=50)),
            man(1, 60, 80, SOUTH, key=card(points=99)),
        )
        question = NextTarget(seat=0, mover=1, fled=(2,), kind="charge", gone=0, rest=1500)
        assert chosen(asked(question, *men)) == AtAnother(4)
        question = NextTarget(seat=0, mover=1, fled=(2,), kind="charge", gone=0, rest=300)
        assert chosen(asked(question, *men)) == AfterThem()

    def test_an_assault_goes_on_where_it_pays(self):
        assault = Assault(seat=0, cards=(101,), movers=(1,), targets=(9,))
        men = (man(0, 60, 40, key=STRONG), man(1, 60, 25, SOUTH))
        assert chosen(asked(Redirecting(assault=assault), *men)) == Redirect((2,))
        spent = Assault(seat=0, cards=(101,), movers=(1,), targets=(9,), spent=1000)
        assert chosen(asked(Redirecting(assault=spent), *men)) == BreakOff()
        men = (man(0, 60, 40, key=WEAK), man(1, 60, 25, SOUTH, key=STRONG))
        assert chosen(asked(Redirecting(assault=assault), *men)) == BreakOff()


class TestPursuit:
    """After a kill."""

    def after(self, *men, **more):
        return chosen(asked(PursueOrStay(0, (1,), **more), *men, phase="melee"))

    def test_into_a_good_fight_in_reach(self):
        near, far = man(1, 60, 33, SOUTH), man(1, 60, 32.5, SOUTH)
        assert self.after(man(0, 60, 40, key=STRONG), near) == PursueAt(1, (2,))
        assert self.after(man(0, 60, 40, key=STRONG), far) == PursueAt(1, (2,)), "5 cm"
        beyond = man(1, 60, 32.4, SOUTH)
        assert self.after(man(0, 60, 40, key=STRONG), beyond) == NoPursuit()

    def test_not_into_a_bad_one(self):
        men = (man(0, 60, 40, key=WEAK), man(1, 60, 35, SOUTH, key=STRONG))
        assert self.after(*men) == NoPursuit()

    def test_not_when_bound(self):
        men = (man(0, 60, 40, key=STRONG), man(1, 60, 35, SOUTH))
        assert self.after(*men, bound=True) == NoPursuit()


class TestFire:
    """The shooting phase."""

    def fire(self, *men, shooters=(1,), **rest):
        return chosen(asked(FireNow(0, shooters), *men, phase="shooting", **rest))

    def test_at_the_best_target_aimed_where_nobody_else_shoots(self):
        men = (man(0, 60, 40, key=BOW), man(1, 58, 15), man(1, 64, 15, key=card(points=50)))
        assert self.fire(*men) == TakeAim((1,))
        aimed = man(0, 60, 40, key=BOW, marks=("aimed",))
        assert self.fire(aimed, *men[1:]) == Shoot(1, 3)

    def test_at_once_while_an_enemy_shoots(self):
        men = (man(0, 60, 40, key=BOW), man(1, 60, 15, SOUTH, key=BOW))
        assert self.fire(*men) == Shoot(1, 2)

    def test_nobody_shoots_at_his_own(self):
        rich = card(points=90)
        men = (man(0, 60, 40, key=BOW), man(1, 60, 20, key=WEAK), man(0, 62.5, 20, key=rich))
        assert self.fire(*men) == HoldFire()

    def test_the_best_shot_of_all_first(self):
        men = (man(0, 40, 40, key=BOW), man(0, 60, 40, key=BOW), man(1, 60, 25, SOUTH, key=BOW))
        assert self.fire(*men, shooters=(1, 2)) == Shoot(2, 3)

    def test_rapid_fire_is_left_alone(self):
        men = (man(0, 60, 40, key=BOW), man(1, 60, 15, SOUTH, key=BOW))
        assert chosen(asked(AnnounceRapid(0), *men, phase="shooting")) == WaitTurn()


class TestWaysOut:
    """Leaving."""

    def test_away_from_the_enemy(self):
        question = GrantedMove(seat=0, figure=1, cards=(101,), cause="disengage", left=(2,))
        state = asked(question, man(0, 60, 40), man(1, 60, 37.5, SOUTH))
        action = chosen(state)
        assert isinstance(action, Withdraw)
        assert action.path[-1].y > 4000
        ends = [one.path[-1] for one in question.candidates(state, 0) if isinstance(one, Withdraw)]
        far = max(abs(end.x - 6000) + abs(end.y - 3750) for end in ends)
        assert abs(action.path[-1].x - 6000) + abs(action.path[-1].y - 3750) == far

    def test_after_a_shot_that_killed_only_from_danger(self):
        question = GrantedMove(seat=0, figure=1, cards=(101,), cause="reaction")
        assert chosen(asked(question, man(0, 60, 40, key=BOW), FAR)) == Remain()
        near = man(1, 60, 25, SOUTH, key=STRONG)
        assert isinstance(chosen(asked(question, man(0, 60, 40, key=BOW), near)), Withdraw)

    def test_slipping_off(self):
        key = card(shooting=3, equipment=("long-bow",), abilities=("harcelement",))
        state = asked(MoveAfterShot(0, 1), man(0, 60, 40, key=key), FAR)
        assert chosen(state) == StayPut()
        near = man(1, 60, 21, SOUTH, key=STRONG)
        state = asked(MoveAfterShot(0, 1), man(0, 60, 40, key=key), near)
        assert Sense(state, 0).danger(state.figures[0]) > 0
        value, action = scored(state)
        assert isinstance(action, SlipOff)
        assert value == 0.0

    def test_whoever_flees_tries_to_rally(self):
        one = man(0, 60, 40, flight=Flight(5, 2))
        assert chosen(asked(TakeRally(seat=0, figure=1), one, FAR)) == Rally()

    def test_a_failed_die_is_rolled_again(self):
        state = asked(AskReroll(0, 1, 2), man(0, 60, 40, NORTH), FAR)
        assert chosen(state) == RollAgain()
