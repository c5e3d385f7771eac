"""What bots hope for: the numbers beside their answers."""

import pytest

import slagveld
from slagveld.games.confrontation.blows.blocks import BlockBest
from slagveld.games.confrontation.bots.fights import fight_worth
from slagveld.games.confrontation.bots.moves import goal_of, move_of, outlook
from slagveld.games.confrontation.bots.sense import prospect
from slagveld.games.confrontation.bots.shots import best_shot, calm, hit_worth, shot_worth
from slagveld.games.confrontation.bots.worth import stance_of, wounded_by
from slagveld.games.confrontation.core.bout import Fight
from slagveld.games.confrontation.core.state import Prize
from slagveld.games.confrontation.melee.declarations import Declare, DeclareBefore
from slagveld.games.confrontation.melee.phase import OrderFights, SetOrder
from slagveld.games.confrontation.movement.type_of_movement import Active
from slagveld.games.confrontation.movement.walk_and_charge_without_target import Stay, Walk
from slagveld.games.confrontation.shooting.difficulty import band_at
from slagveld.games.confrontation.shooting.phase import FireNow, HoldFire, Shoot, TakeAim
from slagveld.games.confrontation.shooting.targets import distance_to, targets_of
from slagveld.games.confrontation.terrain.sight_and_line_of_fire import cover
from slagveld.kernel.dice import Rng
from slagveld.kernel.quick import Quick
from tests.games.confrontation.battle import NORTH, SOUTH, WEST, battle, card, man, units
from tests.games.confrontation.bots import test_fights as test_plan_fights
from tests.games.confrontation.bots.test_fights import PAIR, STRONG, WEAK, fighting
from tests.games.confrontation.marching import active, way
from tests.games.confrontation.plotting import calmly, look, scored

close = pytest.approx
BOW = card(shooting=3, equipment=("long-bow",), points=22)
DEAR_BOW = card(shooting=0, equipment=("long-bow",), points=60)
ACTIVE = Active(0, (101,))


# Moves


def test_a_shooter_counts_his_best_shot_and_the_worst_charge():
    sense, one, _ = look(man(0, 30, 40, key=DEAR_BOW), man(1, 30, 21, SOUTH, key=STRONG))
    shot, danger = best_shot(sense.state, one)[0], sense.danger(one)
    assert shot > 0 < danger
    assert outlook(sense, one, 2700, None) == close(shot - 0.7 * danger)
    assert outlook(sense, one, 2700, (3000, 9000)) == close(shot - 0.7 * danger - 60 * 0.5)
    turned = outlook(sense, one, 900, None)
    assert turned == close(-0.7 * danger - 4 * 16.5 / 100), "looking away he hunts"


def test_a_shooter_out_of_range_hunts():
    men = (man(0, 30, 85, key=BOW), man(1, 30, 5, SOUTH))
    sense, one, _ = look(*men)
    assert outlook(sense, one, 2700, None) == close(-4 * 77.5 / 100)
    assert scored(active(*men)) == (close(-4 * 67.5 / 100), Walk(1, way((30, 75)), 2700))


def test_a_shooter_who_stays_is_worth_his_shot():
    men = (man(0, 30, 50, WEST, key=BOW), man(1, 30, 10, SOUTH))
    state = active(*men)
    turned = state.figure(1).at(battle(man(0, 30, 50, NORTH)).figure(1).pose)
    value = shot_worth(state.with_figure(turned), turned, state.figure(2))
    assert scored(state) == (close(value), Stay(1, 2700))


def test_a_way_out_of_reach_is_worth_what_is_left_to_hunt():
    men = (man(0, 30, 40, key=WEAK), man(1, 30, 20, SOUTH, key=STRONG))
    assert scored(active(*men)) == (close(-4 * 27.5 / 100), Walk(1, way((30, 50)), 2700))


def test_with_no_foe_in_sight_one_stays_as_he_looks():
    sense, one = look(man(0, 30, 40, WEST))
    assert sense.by_gap(one) == []
    assert move_of(sense, ACTIVE, one) == (0.0, Stay(1))


def test_prizes_are_carried_home_clear_of_the_edges():
    zones = ((0, 0, 7000, 12000, 9000), (1, 0, 0, 12000, 2000))
    for x, goal in ((1, 300), (60, 6000), (119, 11700)):
        prize = (Prize(90, "relic", units(60), units(45), 1),)
        men = (man(0, x, 45), man(1, 60, 10))
        sense, one, _ = look(*men, scenario="prize", objects=prize, zones=zones)
        assert goal_of(sense, one) == (goal, 8000)
    for x, goal in ((1, 300), (119, 11700)):
        sense, one, _ = look(man(0, x, 45), man(1, 60, 60), scenario="crossing", zones=zones)
        assert goal_of(sense, one) == (goal, 1000)


def test_fighters_and_the_fleeing_do_not_count_for_a_prize():
    prize = (Prize(90, "relic", units(60), units(45)),)
    men = (man(0, 60, 75), man(0, 60, 50), man(1, 60, 52.5), man(0, 50, 50))
    sense, one, held, _, near = look(*men, scenario="prize", objects=prize)
    assert goal_of(sense, one) == goal_of(sense, near) == (6000, 4500)
    assert goal_of(sense, held) is None


# Shots


def fire(*men, shooters=(1,)):
    return battle(*men, agenda=(FireNow(0, shooters),), phase="shooting")


def test_a_shot_and_an_aim_are_worth_what_the_shot_promises():
    men = (man(0, 60, 40, key=BOW), man(1, 58, 15), man(1, 64, 15, key=card(points=50)))
    state = fire(*men)
    one, _, dear = state.figures
    value = shot_worth(state, one, dear)
    assert best_shot(state, one) == (value, dear)
    assert scored(state) == (close(value), TakeAim((1,)))
    aimed = fire(man(0, 60, 40, key=BOW, marks=("aimed",)), *men[1:])
    better = shot_worth(aimed, aimed.figure(1), aimed.figure(3))
    assert better > value
    assert scored(aimed) == (close(better), Shoot(1, 3))


def test_a_shot_that_promises_nothing_is_held():
    rich = card(points=90)
    men = (man(0, 60, 40, key=BOW), man(1, 60, 20, key=WEAK), man(0, 62.5, 20, key=rich))
    state = fire(*men)
    assert best_shot(state, state.figure(1))[0] < 0
    assert calmly(state) == HoldFire()
    nobody = fire(man(0, 60, 40, SOUTH, key=BOW), man(1, 60, 20))
    assert best_shot(nobody, nobody.figure(1)) is None
    assert calmly(nobody) == HoldFire()


def test_of_equal_targets_the_first_is_shot():
    state = fire(man(0, 60, 40, key=BOW), man(1, 58, 20, SOUTH), man(1, 62, 20, SOUTH))
    assert best_shot(state, state.figure(1))[1].id == 2


def test_the_best_shot_is_that_of_all_whom_the_shooter_can_name():
    """Nobody is passed over for a look that was saved, in whole battles by chance."""
    game = slagveld.game("confrontation")
    compared = covered = 0
    for seed in range(4):
        fought = Quick.begin(game, seed=seed)
        rng = Rng(seed)
        while fought.question is not None and compared < 100 * (seed + 1):
            state = fought.state
            for shooter in state.figures:
                if shooter.profile.weapon is None:
                    continue
                rows = [
                    (shot_worth(state, shooter, one), -one.id, one)
                    for one in targets_of(state, shooter)
                    if band_at(shooter, one, distance_to(shooter, one)) is not None
                ]
                value, _, target = max(rows, default=(None, 0, None))
                found = best_shot(state, shooter)
                assert found == (None if target is None else (close(value), target))
                compared += bool(rows)
                covered += any(cover(state, shooter, one).partly for *_, one in rows)
            fought.apply(fought.propose(rng))
    assert compared > 100
    assert covered > 10


def test_a_hit_among_fighters_strikes_any_of_them():
    state = battle(man(0, 30, 50), man(1, 30, 47.5), man(0, 30, 45), man(1, 60, 50))
    hurt = wounded_by(5, stance_of(state.figure(2)))
    assert hit_worth(state, state.figure(4), 5) == close(hurt)
    assert hit_worth(state, state.figure(2), 5) == close((hurt - 1.5 * 2 * hurt) / 3)


def test_it_is_calm_while_only_friends_are_still_to_fire():
    for seat, found in ((0, True), (1, False)):
        other = man(seat, 70, 40, NORTH if seat == 0 else WEST, key=BOW)
        state = fire(man(0, 60, 40, key=BOW), man(1, 60, 20, SOUTH), other)
        assert calm(state, state.figure(1)) == found


# Fights


def test_declaring_is_worth_the_prospect_with_it():
    mad = card(abilities=("furie-guerriere",), attack=8, strength=9, initiative=8)
    state = fighting(
        man(0, 30, 40, key=mad), man(1, 30, 37.5, SOUTH, key=WEAK), question=DeclareBefore(0)
    )
    one, foe = state.figures
    furious = prospect(state, [one.did(marks=("fury",))], [foe])
    assert furious > prospect(state, [one], [foe])
    assert scored(state) == (close(furious), Declare((1,), ()))


def test_the_order_of_fights_is_worth_its_first():
    men = (*PAIR, man(0, 60, 40, key=STRONG), man(1, 60, 37.5, key=WEAK))
    question = OrderFights(0, (Fight(1, (2,)), Fight(3, (4,))))
    state = battle(*men, agenda=(question,), phase="melee")
    value = fight_worth(state, 0, Fight(3, (4,)))
    assert scored(state) == (value, SetOrder(("3", "1")))
    alike = (*PAIR, man(0, 60, 40), man(1, 60, 37.5, SOUTH))
    question = OrderFights(0, (Fight(3, (4,)), Fight(1, (2,))))
    even = battle(*alike, agenda=(question,), phase="melee")
    assert scored(even)[1] == SetOrder(("1", "3"))


def test_plain_blocks_hope_for_nothing():
    blocks = test_plan_fights.TestBlocks()
    assert scored(blocks.state(card(), 7)) == (0.0, BlockBest())
    weak = card(character=True, strength=1)
    assert scored(blocks.state(weak, 8, STRONG)) == (0.0, BlockBest())


def test_a_fight_with_nobody_left_is_worth_nothing():
    state = battle(*PAIR, phase="melee")
    assert fight_worth(state, 0, Fight(1, (77,))) == 0.0
    assert fight_worth(state, 0, Fight(77, (2,))) == 0.0
