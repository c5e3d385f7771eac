"""What bots answer to the small questions: cards, fire, pursuit, ways out."""

import pytest

from slagveld.games.confrontation.assault.announcement import Assault
from slagveld.games.confrontation.assault.fled_targets import AfterThem, AtAnother, NextTarget
from slagveld.games.confrontation.assault.move_into_contact import AssaultWay, HoldBack, TakeWay
from slagveld.games.confrontation.assault.reaction_fire import (
    AssaultShot,
    FireAssault,
    FireReaction,
    HoldReaction,
    ReactionFire,
)
from slagveld.games.confrontation.assault.sequence import BreakOff, Redirect, Redirecting
from slagveld.games.confrontation.blows.attack_rolls import AskReroll, RollAgain
from slagveld.games.confrontation.bots.assaults import assaults
from slagveld.games.confrontation.bots.sense import Sense
from slagveld.games.confrontation.bots.shots import hit_chance
from slagveld.games.confrontation.bots.tactics import has_shooters, strike_of
from slagveld.games.confrontation.bots.worth import best_blows, stance_of, wounded_by
from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.core.state import Card, Options
from slagveld.games.confrontation.disengagement.granted_moves import GrantedMove, Remain, Withdraw
from slagveld.games.confrontation.melee.pursuit import NoPursuit, PursueAt, PursueOrStay
from slagveld.games.confrontation.morale.rally import Rally, TakeRally
from slagveld.games.confrontation.movement.type_of_movement import Active
from slagveld.games.confrontation.shooting.fire_order import AnnounceRapid, WaitTurn
from slagveld.games.confrontation.shooting.harassment import MoveAfterShot, SlipOff, StayPut
from slagveld.games.confrontation.shooting.phase import FireNow, HoldFire, Shoot, TakeAim
from slagveld.games.confrontation.turn.drawing_cards import (
    AfterDraw,
    Draw,
    DrawnCard,
    EndDraw,
    KeepDrawn,
    PlayDrawn,
    PlayReserve,
    TakeTurn,
)
from slagveld.table.shapes import Pose
from tests.games.confrontation.battle import NORTH, SOUTH, battle, box, card, man, units
from tests.games.confrontation.plotting import calmly, chosen, scored

close = pytest.approx

STRONG = card(attack=7, strength=9, defence=6, initiative=6, points=30)
WEAK = card(attack=1, strength=2, defence=1, resistance=2, points=12)
BOW = card(shooting=3, equipment=("long-bow",), points=22)
FAR = man(1, 60, 5, SOUTH)


def strike(state, number):
    """What a card of the first seat promises."""
    return strike_of(Sense(state, 0), number)


def asked(question, *men, **rest):
    return battle(*men, agenda=(question,), **rest)


class TestCards:
    """When cards are played."""

    def drawn(self, *men, **rest):
        return calmly(asked(DrawnCard(seat=0, card=101), *men, **rest))

    def test_a_shooter_waits_in_reserve(self):
        assert self.drawn(man(0, 60, 80, key=BOW), FAR) == KeepDrawn()

    def test_a_card_that_strikes_is_played(self):
        men = (man(0, 60, 40, key=STRONG), man(1, 60, 25))
        value, action = scored(asked(DrawnCard(seat=0, card=101), *men))
        assert action == PlayDrawn()
        assert value == strike(battle(*men), 101) > 2

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
        assert calmly(asked(TakeTurn(seat=0), man(0, 60, 80), FAR, **rest)) == Draw()

    def test_unless_a_card_in_hand_strikes(self):
        rest = {"reserves": ((0, 101),), "stack": (102,)}
        men = (man(0, 60, 40, key=STRONG), man(1, 60, 25))
        value = strike(battle(*men), 101)
        assert value > 2
        for question in (TakeTurn(seat=0), AfterDraw(seat=0)):
            assert scored(asked(question, *men, **rest)) == (value, PlayReserve(("101",)))

    def test_a_strike_is_worth_its_best_assault_and_nothing_before_the_battle(self):
        men = (man(0, 60, 40, key=STRONG), man(1, 60, 25))
        state = battle(*men)
        sense, figure = Sense(state, 0), state.figures[0]
        ((value, _),) = assaults(sense, Active(0, (101,)), [figure])
        assert strike(state, 101) == value
        assert strike_of(sense, 101, least=value) == 0.0, "no more than that"
        assert strike(state, 999) == 0.0
        assert strike(battle(*men, phase="approach"), 101) == 0.0
        assert strike(battle(*men[:1], FAR), 101) == 0.0

    def test_of_two_cards_the_one_that_strikes_harder_is_played(self):
        weaker = card(attack=6, strength=8, defence=5, initiative=6, points=30)
        men = (
            man(0, 60, 40, key=weaker),
            man(1, 60, 25),
            man(0, 65, 40, key=STRONG),
            man(0, 5, 85),
        )
        rest = {"reserves": ((0, 104), (0, 101), (0, 103)), "stack": (102,)}
        values = [strike(battle(*men), number) for number in (101, 103, 104)]
        assert values[1] > values[0] > 2 > values[2] == 0.0
        assert scored(asked(TakeTurn(seat=0), *men, **rest)) == (values[1], PlayReserve(("103",)))
        assert scored(asked(AfterDraw(seat=0), *men, **rest)) == (values[0], PlayReserve(("101",)))

    def test_a_card_without_figures_is_laid_down_when_nothing_else_is_left(self):
        men = (man(0, 60, 80, key=BOW), FAR)
        cards = (Card(50, 0, card(), 1), *battle(*men).cards)
        rest = {"reserves": ((0, 101), (0, 50)), "cards": cards}
        assert calmly(asked(TakeTurn(seat=0), *men, **rest)) == PlayReserve(("101",))
        rest["reserves"] = ((0, 50),)
        assert calmly(asked(TakeTurn(seat=0), *men, **rest)) == PlayReserve(("50",))

    def test_shooters_are_known_by_their_weapons(self):
        state = battle(man(0, 60, 80, key=BOW), FAR)
        assert [has_shooters(state, number) for number in (101, 102, 999)] == [True, False, False]

    def test_with_an_empty_stack_shooters_go_last(self):
        rest = {"reserves": ((0, 101), (0, 103))}
        men = (man(0, 60, 80, key=BOW), FAR, man(0, 20, 80))
        assert calmly(asked(TakeTurn(seat=0), *men, **rest)) == PlayReserve(("103",))

    def test_after_the_draw_the_other_is_on(self):
        rest = {"reserves": ((0, 101),), "stack": (102,)}
        assert calmly(asked(AfterDraw(seat=0), man(0, 60, 80), FAR, **rest)) == EndDraw()


class TestAssaults:
    """Ways into contact, and fire on the way."""

    def way(self, key=None, far=25, **more):
        assault = Assault(seat=0, cards=(101,), movers=(1,), targets=(2,), **more)
        short = far < 20
        question = AssaultWay(assault=assault, short=short)
        return calmly(asked(question, man(0, 60, 40, key=key), man(1, 60, far, SOUTH)))

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
        assert calmly(self.reaction(fighter)) == HoldReaction()

    def test_a_creature_takes_the_best_new_target_in_reach(self):
        men = (
            man(0, 60, 40, key=STRONG),
            man(1, 60, 10, SOUTH),
            man(1, 55, 30, SOUTH),
            man(1, 65, 30, SOUTH, key=card(points=50)),
            man(1, 60, 80, SOUTH, key=card(points=99)),
        )
        question = NextTarget(seat=0, mover=1, fled=(2,), kind="charge", gone=0, rest=1500)
        sense = Sense(battle(*men), 0)
        hoped = sense.joining(sense.own[0], sense.foes[2], charge=False)
        assert scored(asked(question, *men)) == (hoped, AtAnother(4))
        near = NextTarget(seat=0, mover=1, fled=(2,), kind="charge", gone=0, rest=750)
        far = NextTarget(seat=0, mover=1, fled=(2,), kind="charge", gone=0, rest=749)
        men = (*men[:2], man(1, 60, 30, SOUTH))
        assert isinstance(chosen(asked(near, *men)), AtAnother)
        assert calmly(asked(far, *men)) == AfterThem()
        question = NextTarget(seat=0, mover=1, fled=(2,), kind="charge", gone=0, rest=300)
        assert calmly(asked(question, *men)) == AfterThem()

    def test_an_assault_goes_on_where_it_pays(self):
        assault = Assault(seat=0, cards=(101,), movers=(1,), targets=(9,))
        men = (man(0, 60, 40, key=STRONG), man(1, 60, 25, SOUTH))
        sense = Sense(battle(*men), 0)
        hoped = sense.joining(*sense.own, *sense.foes, charge=False)
        assert scored(asked(Redirecting(assault=assault), *men)) == (hoped, Redirect((2,)))
        just = Assault(seat=0, cards=(101,), movers=(1,), targets=(9,), spent=750)
        assert chosen(asked(Redirecting(assault=just), *men)) == Redirect((2,)), "12.5 cm are left"
        gone = Assault(seat=0, cards=(101,), movers=(1,), targets=(9,), spent=751)
        assert calmly(asked(Redirecting(assault=gone), *men)) == BreakOff()
        spent = Assault(seat=0, cards=(101,), movers=(1,), targets=(9,), spent=1000)
        assert calmly(asked(Redirecting(assault=spent), *men)) == BreakOff()
        men = (man(0, 60, 40, key=WEAK), man(1, 60, 25, SOUTH, key=STRONG))
        assert calmly(asked(Redirecting(assault=assault), *men)) == BreakOff()

    def test_of_equals_the_first_is_taken(self):
        men = (man(0, 60, 40, key=STRONG), man(1, 55, 30, SOUTH), man(1, 65, 30, SOUTH))
        question = NextTarget(seat=0, mover=1, fled=(), kind="charge", gone=0, rest=1500)
        assert chosen(asked(question, *men)) == AtAnother(2)
        assault = Assault(seat=0, cards=(101,), movers=(1,), targets=(9,))
        assert chosen(asked(Redirecting(assault=assault), *men)) == Redirect((2,))
        key = card(shooting=3, equipment=("long-bow",), abilities=("tir-d-assaut",))
        assault = Assault(seat=0, cards=(101,), movers=(1,), targets=(2, 3))
        shot = AssaultShot(assault=assault, shooter=1)
        assert chosen(asked(shot, man(0, 60, 40, key=key), *men[1:])) == FireAssault(2)


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

    def test_it_is_worth_what_joining_the_fight_is(self):
        men = (man(0, 60, 40, key=STRONG), man(1, 60, 33, SOUTH))
        state = asked(PursueOrStay(0, (1,)), *men, phase="melee")
        sense = Sense(state, 0)
        hoped = sense.joining(*sense.own, *sense.foes, charge=False)
        assert scored(state) == (hoped, PursueAt(1, (2,)))
        assert calmly(asked(PursueOrStay(0, (1,)), men[0], FAR, phase="melee")) == NoPursuit()
        wall = box(9, "impassable", 0, 36, 120, 1, height=units(5))
        walled = asked(PursueOrStay(0, (1,)), *men, phase="melee", terrain=(wall,))
        assert calmly(walled) == NoPursuit(), "no way leads there"

    def test_not_into_a_bad_one(self):
        men = (man(0, 60, 40, key=WEAK), man(1, 60, 35, SOUTH, key=STRONG))
        assert self.after(*men) == NoPursuit()

    def test_of_equals_the_first_is_pursued(self):
        men = (man(0, 60, 40, key=STRONG), man(1, 57, 34, SOUTH), man(1, 63, 34, SOUTH))
        assert self.after(*men) == PursueAt(1, (2,))

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
        assert calmly(asked(AnnounceRapid(0), *men, phase="shooting")) == WaitTurn()


class TestWaysOut:
    """Leaving."""

    def test_away_from_the_enemy(self):
        question = GrantedMove(seat=0, figure=1, cards=(101,), cause="disengage", left=(2,))
        state = asked(question, man(0, 60, 40), man(1, 60, 37.5, SOUTH))
        action = calmly(state)
        assert isinstance(action, Withdraw)
        assert action.path[-1].y > 4000
        ends = [one.path[-1] for one in question.candidates(state, 0) if isinstance(one, Withdraw)]
        far = max(abs(end.x - 6000) + abs(end.y - 3750) for end in ends)
        assert abs(action.path[-1].x - 6000) + abs(action.path[-1].y - 3750) == far

    def test_after_a_shot_that_killed_only_from_danger(self):
        question = GrantedMove(seat=0, figure=1, cards=(101,), cause="reaction")
        assert calmly(asked(question, man(0, 60, 40, key=BOW), FAR)) == Remain()
        near = man(1, 60, 25, SOUTH, key=STRONG)
        assert isinstance(chosen(asked(question, man(0, 60, 40, key=BOW), near)), Withdraw)

    def test_slipping_off(self):
        key = card(shooting=3, equipment=("long-bow",), abilities=("harcelement",))
        state = asked(MoveAfterShot(0, 1), man(0, 60, 40, key=key), FAR)
        assert calmly(state) == StayPut()
        near = man(1, 60, 18.5, SOUTH, key=STRONG)
        state = asked(MoveAfterShot(0, 1), man(0, 60, 40, key=key), near)
        assert Sense(state, 0).danger(state.figures[0]) > 0
        value, action = scored(state)
        assert value == 0.0
        sense, figure = Sense(state, 0), state.figures[0]
        safe = [
            one
            for one in state.agenda.top.candidates(state, 0)
            if isinstance(one, SlipOff)
            and not sense.danger(figure.at(Pose(one.path[-1].x, one.path[-1].y, one.facing)))
        ]
        assert len(safe) > 1
        assert action == safe[0], "the first that is safe"

    def test_whoever_flees_tries_to_rally(self):
        one = man(0, 60, 40, flight=Flight(5, 2))
        assert calmly(asked(TakeRally(seat=0, figure=1), one, FAR)) == Rally()

    def test_a_failed_die_is_rolled_again(self):
        state = asked(AskReroll(0, 1, 2), man(0, 60, 40, NORTH), FAR)
        assert calmly(state) == RollAgain()
