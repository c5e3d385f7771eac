"""What bots do in a battle: attack, shoot, keep off, and play for the goal."""

import pytest

from slagveld.bots import GreedyBot
from slagveld.games.carnage.bots.errands import is_at, is_sent, places_at, prize, standing, wanted
from slagveld.games.carnage.bots.moves import broaden
from slagveld.games.carnage.bots.shots import prospect
from slagveld.games.carnage.bots.tactics import in_turn, presses
from slagveld.games.carnage.charge.announcement import Charge
from slagveld.games.carnage.core.parts import EndPart
from slagveld.games.carnage.core.state import Reserve, Shot
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.formation.reorganisation import Merge, Rerank
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.movement.break_off_and_flight import BreakOff
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.pearl.immediate_effects import GetMoving, Hurry, HurryNobody
from slagveld.games.carnage.pearl.wagon_move import LeaveWagon, MoveWagon, WagonMove
from slagveld.games.carnage.setup.deployment import Deploy, DeployRest
from slagveld.games.carnage.shooting.announcement import Announce
from slagveld.games.carnage.shooting.phase import AnnouncePart
from slagveld.games.carnage.wounds.neutralised_units import EnemyChoice, FightOn, Ignore, LeaveAlone
from slagveld.games.carnage.wrapping.phase import Wrap, WrapPart
from slagveld.kernel.dice import Quick, Rng
from tests.games.carnage.battle import (
    ARCHER,
    COW,
    HERO,
    NORTH,
    RIDER,
    SOUTH,
    battle,
    box,
    profile,
    unit,
)
from tests.games.carnage.plotting import channeller, chosen, distorter, moved

GAME = Carnage()


class TestMoving:
    """Charging, closing in, keeping off, getting away."""

    def test_it_charges_where_the_odds_are_good(self):
        state = battle(unit(0, 50, 80, count=5), unit(1, 50, 60, SOUTH, count=3))
        assert moved(state) == Charge(unit=1, facing=2700, target=2)

    def test_infantry_too_charges_only_what_is_in_reach(self):
        state = battle(unit(0, 50, 100, count=10, files=5), unit(1, 50, 60, SOUTH, count=5))
        assert isinstance(moved(state), March)

    def test_it_does_not_charge_what_strikes_far_better(self):
        dragon = profile(HERO, ws=9, st=10, ar=4, w=9, at=8)
        state = battle(unit(0, 50, 80, count=5), unit(1, 50, 60, SOUTH, count=1, of=dragon))
        assert not isinstance(moved(state), Charge)

    def test_the_weaker_side_lets_the_enemy_come(self):
        strong = profile(ws=8, st=8, ar=4)
        units = [unit(1, 40 + 20 * n, 20, SOUTH, count=10, files=5, of=strong) for n in range(4)]
        assert moved(battle(unit(0, 50, 150, count=5), *units)) == EndPart()

    def test_the_stronger_side_closes_in(self):
        state = battle(unit(0, 50, 150, count=20, files=10), unit(1, 50, 20, SOUTH, count=5))
        march = moved(state)
        assert isinstance(march, March)
        assert march.path[-1].y == pytest.approx(13000, abs=5)

    def test_beaten_enemies_are_left_alone_for_sound_ones(self):
        state = battle(
            unit(0, 50, 80, count=10, files=5),
            unit(1, 50, 60, SOUTH, count=2),
            unit(1, 75, 60, SOUTH, count=5),
        )
        assert moved(state).target == 3

    def test_the_best_attack_comes_first(self):
        state = battle(
            unit(0, 50, 80, count=5),
            unit(0, 90, 85, of=RIDER, count=5),
            unit(1, 50, 60, SOUTH, count=5),
            unit(1, 90, 55, SOUTH, count=5),
        )
        assert moved(state).unit == 2

    def test_a_wider_front_before_a_charge_that_gains_by_it(self):
        state = battle(unit(0, 50, 80, count=10, files=2), unit(1, 50, 60, SOUTH, count=8))
        action = moved(state)
        assert isinstance(action, Rerank)
        assert action.files > 2
        acted = battle(
            unit(0, 50, 80, count=10, files=2),
            unit(1, 50, 60, SOUTH, count=8),
            unit(0, 150, 150, doings=Doings(moved=True)),
        )
        assert broaden(acted, 0, 0, in_turn(acted, 0, 0)) is None

    def test_archers_keep_out_of_reach_and_in_range(self):
        far = [unit(1, 30 + 40 * n, 5, SOUTH) for n in range(3)]
        near = unit(1, 90, 62, SOUTH, count=12, files=6)
        state = battle(unit(0, 90, 90, of=ARCHER, count=6), near, unit(0, 20, 170), *far)
        march = moved(state, only=1)
        assert isinstance(march, March)
        assert march.path[-1].y > 9000

    def test_archers_out_of_range_come_nearer(self):
        state = battle(
            unit(0, 90, 160, of=ARCHER, count=6), unit(1, 90, 60, SOUTH, count=6), unit(0, 20, 170)
        )
        march = moved(state, only=1)
        assert isinstance(march, March)
        assert march.path[-1].y < 16000

    def test_archers_press_in_when_nobody_else_can(self):
        bows = unit(0, 50, 50, of=ARCHER)
        guarded = battle(bows, unit(0, 90, 50), unit(1, 90, 150))
        beaten = battle(bows, unit(0, 90, 50, count=2), distorter(0, 20, 20), unit(1, 90, 150))
        late = battle(bows, unit(0, 90, 50), unit(1, 90, 150), round=18)
        weak = battle(unit(0, 50, 50, of=ARCHER, count=2), unit(1, 90, 150))
        assert [presses(s, s.unit(1)) for s in (guarded, beaten, late, weak)] == [
            False,
            True,
            True,
            False,
        ]

    def test_a_beaten_unit_goes_behind_a_friend_and_merges(self):
        state = battle(
            unit(0, 50, 80, count=2), unit(0, 50, 70, count=6, files=3), unit(1, 50, 20, SOUTH)
        )
        march = moved(state, only=1)
        assert isinstance(march, March)
        assert march.path[-1].y == pytest.approx(7502, abs=3)
        beside = battle(
            unit(0, 50, 75, count=2), unit(0, 50, 70, count=6, files=3), unit(1, 150, 170, SOUTH)
        )
        assert moved(beside) == Merge(1, 2)

    def test_a_beaten_unit_without_friends_flees(self):
        state = battle(unit(0, 90, 90, count=2), unit(1, 90, 60, SOUTH))
        assert moved(state).path[-1].y > 9000

    def test_a_losing_unit_breaks_off(self):
        strong = profile(ws=8, st=8, ar=4)
        state = battle(unit(0, 90, 90), unit(1, 90, 90, SOUTH, count=10, files=5, of=strong))
        assert isinstance(moved(state), BreakOff)
        even = battle(unit(0, 90, 90), unit(1, 90, 90, SOUTH))
        assert moved(even) == EndPart()

    def test_a_neutralised_unit_must_flee_first(self):
        state = battle(unit(0, 90, 90, count=2), unit(1, 90, 90, SOUTH), unit(0, 20, 20))
        assert isinstance(moved(state), BreakOff)

    def test_a_beaten_enemy_is_ignored_for_a_sound_one(self):
        state = battle(
            unit(0, 90, 90, count=10, files=5),
            unit(1, 90, 90, SOUTH, count=1),
            unit(1, 90, 70, SOUTH, count=5),
        )
        assert moved(state) == Ignore(1, 2)
        alone = battle(unit(0, 90, 90, count=10, files=5), unit(1, 90, 90, SOUTH, count=1))
        assert moved(alone) == EndPart()

    def test_nobody_acts_twice_and_the_diverted_not_at_all(self):
        state = battle(
            unit(0, 50, 80, doings=Doings(charged=True)),
            unit(0, 80, 80, diverted=(3, "movement")),
            unit(1, 50, 60, SOUTH),
        )
        assert in_turn(state, 0, 0) == []
        assert moved(state) == EndPart()

    def test_the_nearest_to_the_enemy_goes_first_and_mages_last(self):
        state = battle(
            distorter(0, 50, 70), unit(0, 50, 120), unit(0, 50, 90), unit(1, 50, 50, SOUTH)
        )
        assert [u.id for u in in_turn(state, 0, 0)] == [3, 2, 1]
        assert [u.id for u in in_turn(state, 0, 2)] == [2]


class TestWrapping:
    """As many as bring figures into contact."""

    def test_the_fullest_wrap_and_then_the_end(self):
        state = battle(
            unit(0, 90, 90, count=9, files=3), unit(1, 90, 90, SOUTH, count=3), phase="wrap"
        )
        wrap = chosen(state, WrapPart(0))
        assert isinstance(wrap, Wrap)
        assert wrap.left + wrap.right >= 4
        apart = battle(unit(0, 90, 90, count=9, files=3), unit(1, 90, 40, SOUTH), phase="wrap")
        assert chosen(apart, WrapPart(0)) == EndPart()

    def test_no_more_figures_into_a_hopeless_fight(self):
        dragon = profile(HERO, ws=10, st=10, ar=4, w=30, at=20)
        state = battle(
            unit(0, 90, 90, count=9, files=3),
            unit(1, 90, 90, SOUTH, count=1, of=dragon),
            phase="wrap",
        )
        assert chosen(state, WrapPart(0)) == EndPart()


class TestShooting:
    """Whom archers shoot at."""

    def shot(self, *units, **rest):
        return chosen(battle(*units, phase="shooting", **rest), AnnouncePart(0))

    def test_a_shot_promises_dice_times_chances(self):
        state = battle(
            unit(0, 90, 90, of=ARCHER),
            unit(1, 90, 40, SOUTH, count=8),
            *[unit(1, 20 + 40 * n, 10, SOUTH) for n in range(3)],
            phase="shooting",
        )
        found = prospect(state, state.unit(1), state.unit(2))
        assert found.wounds == pytest.approx(5 * 0.3 * 0.5)
        assert found.worth == pytest.approx(10 * found.wounds)

    def test_a_target_out_of_range_promises_nothing(self):
        state = battle(unit(0, 90, 170, of=ARCHER), unit(1, 90, 40, SOUTH), phase="shooting")
        assert prospect(state, state.unit(1), state.unit(2)) is None
        assert chosen(state, AnnouncePart(0)) == EndPart()

    def test_the_dearest_target_is_shot_at(self):
        assert self.shot(
            unit(0, 90, 90, of=ARCHER), unit(1, 70, 40, SOUTH), channeller(1, 110, 40)
        ) == Announce(1, 3)

    def test_arrows_are_not_wasted_on_the_dying(self):
        bows = [unit(0, 80, 90, of=ARCHER, count=20), unit(0, 140, 90, of=ARCHER, count=20)]
        foes = [unit(1, 90, 40, SOUTH, count=3), unit(1, 130, 40, SOUTH, count=10)]
        assert self.shot(*bows, *foes, shots=(Shot(1, 3),)) == Announce(2, 4)

    def test_friends_in_the_melee_are_spared(self):
        units = [
            unit(0, 90, 120, of=ARCHER),
            unit(0, 90, 60, count=6, of=RIDER),
            unit(1, 90, 60, SOUTH),
        ]
        others = [unit(1, 30 + 40 * n, 10, SOUTH) for n in range(3)]
        assert self.shot(*units, *others) == EndPart()


class TestGoals:
    """What a scenario is played for."""

    def test_the_herd(self):
        cows = [unit(-1, 20 + 30 * n, 20, count=1, of=COW, side=1) for n in range(4)]
        state = battle(unit(0, 50, 50), unit(1, 90, 50), *cows, scenario="cattle")
        assert standing(state, 0) == pytest.approx(200), "one of three is dead"
        assert standing(state, 1) == pytest.approx(-200)
        assert prize(state, state.unit(1), state.unit(3)) == pytest.approx(50)
        assert prize(state, state.unit(2), state.unit(1)) == 40, "he is near the herd"
        assert prize(state, state.unit(1), state.unit(2)) == 0

    def test_the_nest(self):
        nest = box(1, "nest", 85, 155, 10, 10)
        state = battle(
            unit(0, 90, 140), unit(1, 90, 125, SOUTH), terrain=(nest,), scenario="eggs", eggs=3
        )
        assert standing(state, 1) == pytest.approx(600 * 4 / 7)
        assert wanted(state, 1).id == 1
        assert wanted(state, 0) is None
        assert prize(state, state.unit(1), state.unit(2)) == 40
        assert is_sent(state, state.unit(2), nest)
        facing, (spot,) = places_at(state, state.unit(2), nest)[0]
        assert (facing, spot.x, spot.y) == (900, 9000, 15498)

    def test_the_attacker_marches_to_the_nest_and_stays_there(self):
        nest = box(1, "nest", 85, 155, 10, 10)
        away = battle(
            unit(0, 20, 20), unit(1, 90, 120, SOUTH), terrain=(nest,), scenario="eggs", eggs=3
        )
        march = moved(away, 1)
        assert (march.unit, march.path[-1].y) == (2, pytest.approx(14000, abs=3))
        there = battle(
            unit(0, 20, 20), unit(1, 90, 154.98, SOUTH), terrain=(nest,), scenario="eggs", eggs=3
        )
        assert is_at(there.unit(2), nest)
        assert moved(there, 1) == EndPart()

    def test_the_boy_and_the_tower(self):
        pole = box(1, "pole", 88, 148, 2.5, 2.5)
        state = battle(
            unit(0, 20, 20),
            unit(1, 90, 120, SOUTH),
            unit(1, 20, 100, of=RIDER),
            unit(1, 170, 20),
            unit(1, 150, 20),
            terrain=(pole,),
            scenario="little-boy",
            holds=((1, 2),),
        )
        assert (standing(state, 1), standing(state, 0)) == (60, -60)
        assert [u.id for u in state.own(1) if is_sent(state, u, pole)] == [2, 3, 5]
        assert wanted(state, 1) == pole

    def test_an_open_battle_has_no_goal(self):
        state = battle(unit(0, 50, 50), unit(1, 90, 50))
        assert (standing(state, 0), wanted(state, 0), prize(state, *state.units)) == (0, None, 0)


class TestSmallQuestions:
    """Wagon, haste, beaten enemies, setting up."""

    def test_the_wagon_brings_weapons_to_its_own(self):
        units = (unit(0, 90, 140), unit(1, 20, 20))
        assert chosen(battle(*units, pearl="oops"), WagonMove()) == LeaveWagon()
        action = chosen(battle(*units, pearl="give-them-a-weapon"), WagonMove())
        assert isinstance(action, MoveWagon)
        assert action.spot.y > 9000
        assert (
            chosen(
                battle(unit(0, 90, 95), unit(1, 20, 20), pearl="give-them-a-weapon"), WagonMove()
            )
            == LeaveWagon()
        )

    def test_the_best_unit_with_a_way_to_go_is_hurried(self):
        state = battle(
            unit(0, 50, 150),
            unit(0, 90, 150, of=RIDER),
            unit(0, 130, 150, of=ARCHER, count=20),
            unit(1, 90, 20, SOUTH),
        )
        assert chosen(state, GetMoving()) == Hurry(2)
        near = battle(unit(0, 50, 60), unit(1, 50, 40, SOUTH))
        assert chosen(near, GetMoving()) == HurryNobody()

    def test_a_beaten_enemy_is_finished_unless_others_are_to_be_fought(self):
        state = battle(unit(0, 90, 90), unit(1, 90, 90, SOUTH, count=2))
        assert chosen(state, EnemyChoice(2, 1)) == FightOn()
        both = battle(unit(0, 90, 90), unit(1, 87, 90, SOUTH, count=2), unit(1, 90, 92.5, NORTH))
        assert chosen(both, EnemyChoice(2, 1)) == LeaveAlone()

    def test_armies_are_set_up_in_good_order(self):
        state = battle(
            phase="setup",
            edges=((0, 2700), (1, 900)),
            reserves=(Reserve(0, "herptar-infantry-green", 10),),
        )
        assert chosen(state, Deploy(0)) == DeployRest()


class TestBattles:
    """Whole battles."""

    @pytest.mark.parametrize(
        "scenario", ["ford", "cattle", "eggs", "little-boy", "arrows", "mages"]
    )
    def test_everything_proposed_is_allowed(self, scenario):
        state, rng, bot = (
            GAME.begin(GAME.setup(scenario, options={"rounds": 4}), Quick(Rng(5))).state,
            Rng(6),
            GreedyBot(),
        )
        for _ in range(2000):
            if state.outcome is not None:
                return
            seat = GAME.question(state).who(state)[0]
            action = bot.answer(GAME, GAME.view(state, seat), seat, rng)
            refusal = GAME.check(state, seat, action)
            assert refusal is None, f"{action}: {refusal}"
            state = GAME.apply(state, seat, action, Quick(rng)).state
        raise AssertionError("the battle does not end")

    def test_the_same_battle_again_for_the_same_dice(self):
        def played():
            state, rng, bot = (
                GAME.begin(GAME.setup("charge"), Quick(Rng(5))).state,
                Rng(6),
                GreedyBot(),
            )
            while state.outcome is None:
                seat = GAME.question(state).who(state)[0]
                action = bot.answer(GAME, GAME.view(state, seat), seat, rng)
                state = GAME.apply(state, seat, action, Quick(rng)).state
            return state

        assert played() == played()
