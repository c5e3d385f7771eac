"""Several attackers on one enemy, one attacker on several."""

import pytest

from slagveld.games.little_carnage.attacks.rolls_and_damage import pool_of
from slagveld.games.little_carnage.attacks.targets import Aim
from slagveld.games.little_carnage.melee.dividing_dice import in_order
from slagveld.games.little_carnage.melee.melee_attack import Fight, Strike
from slagveld.games.little_carnage.melee.steps_of_combat import AttackStep
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.event import Hurt, Rolled, Told
from slagveld.kernel.fields import Share
from slagveld.record import replace
from tests.games.little_carnage.battle import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    card,
    events,
    refused,
    run,
    troop,
)
from tests.games.little_carnage.melees import melee, struck
from tests.games.little_carnage.stops import Stop

BIG = {"base": "monster", "sides": (2, 2)}


def wounds(play, model):
    return play.state.field.model_by_id[model].suffered


def three_on_one(**enemy):
    """Models 1, 2, 3 in front of a Minotaur, 4."""
    given = {"attack": 5, "defence": 4, "wounds": 9, **BIG, **enemy}
    return melee(
        troop(0, (9, 10), (10, 10), (11, 10), facing=NORTH),
        troop(1, (10, 8.5), card=card(**given), facing=SOUTH, activated=True),
    )


@pytest.mark.rule("LC-1.6-ex2")
@pytest.mark.rule("LC-1.6-21")
@pytest.mark.rule("LC-1.6-22")
def test_three_orcs_roll_nine_dice_against_a_minotaur():
    dice = [4, 4, 4, 4, 4, 1, 1, 1, 1, 6, 1, 1, 1]
    play = struck(three_on_one(resistance=4), Strike(4), dice=dice)
    attack, defence = events(play, Rolled)
    assert (len(attack.dice), len(defence.dice)) == (9, 4)
    assert attack.pieces == (1, 2, 3, 4)
    assert wounds(play, 4) == (5 - 1) * 3 // 4  # multiplied and divided once


@pytest.mark.rule("LC-1.6-22")
def test_each_model_brings_the_dice_it_has():
    state = three_on_one()
    hurt = state.field.model_by_id[2].changed(suffered=1)
    play = struck(state.with_model(hurt), Strike(4), dice=[1] * 8 + [1] * 4)
    assert len(events(play, Rolled)[0].dice) == 3 + 2 + 3


@pytest.mark.rule("LC-1.6-22")
def test_all_dice_on_one_enemy_are_one_pool_whatever_the_order():
    state = three_on_one()
    shares = (Share("4", 1, "1"), Share("4", 3, "3"), Share("4", 2, "2"))
    play = struck(state, Fight(shares), dice=[4] * 6 + [1] * 4)
    assert [len(rolled.dice) for rolled in events(play, Rolled)] == [6, 4]


@pytest.mark.rule("LC-1.6-24")
@pytest.mark.rule("LC-1.6-ex3")
@pytest.mark.rule("LC-1.6-25")
def test_two_regiments_attack_one_after_the_other_and_the_elf_defends_twice():
    state = melee(
        troop(0, (9.5, 10), facing=NORTH),
        troop(1, (10, 9), card=card(wounds=9), facing=SOUTH, activated=True),
        troop(0, (10.5, 10), card=card(attack=2), facing=NORTH),
    )
    assert refused(state, 0, Fight((Share("2", 1, "1"), Share("2", 1, "3")))) == "LC-1.6-24"
    assert len(events(struck(state, Strike(2), dice=[1] * 5), Rolled)[0].dice) == 3
    steps = (
        Stop(),
        AttackStep(103, "melee", (Aim(3, 2, 2),)),
        AttackStep(101, "melee", (Aim(1, 2, 3),)),
    )
    play = run(replace(state, agenda=Agenda(steps)), [4, 1, 1, 1, 1, 4, 1, 1, 1])
    assert [len(rolled.dice) for rolled in events(play, Rolled)] == [3, 2, 2, 2]
    assert wounds(play, 2) == 2


@pytest.mark.rule("LC-1.6-23")
def test_the_defence_reduces_only_what_does_not_come_from_the_rear():
    enemy = card(defence=3, wounds=9, resistance=2)
    state = melee(
        troop(0, (10, 10, NORTH), (10, 8, SOUTH), (11, 9, WEST)),
        troop(1, (10, 9), card=enemy, facing=SOUTH, activated=True),
    )
    pool = pool_of(state, [Aim(1, 4, 3), Aim(2, 4, 3), Aim(3, 4, 3)])
    assert (pool.open, pool.rear, pool.defence) == (6, 3, 3)
    dice = [4, 1, 1, 1, 1, 1, 4, 4, 1, 6, 6, 1]
    play = struck(state, Strike(4), dice=dice)
    front, behind, defence = events(play, Rolled)
    assert [front.rule, behind.rule, defence.rule] == ["LC-1.6-3", "LC-1.6-23", "LC-1.6-4"]
    assert [len(one.dice) for one in (front, behind, defence)] == [6, 3, 3]
    assert (behind.seat, behind.pieces) == (0, (2, 4))
    assert wounds(play, 4) == 2 * 3 // 2  # added before it is multiplied and divided


@pytest.mark.rule("LC-1.6-ex4")
@pytest.mark.rule("LC-1.6-26")
@pytest.mark.rule("LC-1.1-7")
def test_an_ogre_divides_five_dice_between_two_orcs():
    state = melee(
        troop(0, (10, 10), card=card(attack=5, **BIG), facing=NORTH),
        troop(1, (9.5, 8.5), (10.5, 8.5), card=card(wounds=9), facing=SOUTH, activated=True),
    )
    shares = (Share("2", 3, "1"), Share("3", 2, "1"))
    dice = [4, 4, 4, 6, 1, 4, 4, 1, 1]
    play = struck(state, Fight(shares), dice=dice)
    assert [len(rolled.dice) for rolled in events(play, Rolled)] == [3, 2, 2, 2]
    assert (wounds(play, 2), wounds(play, 3)) == (2, 2)
    assert [event.piece for event in events(play, Hurt)] == [2, 3]


@pytest.mark.rule("LC-1.1-7")
def test_models_of_one_regiment_attack_the_same_or_different_enemies():
    state = melee(
        troop(0, (9, 10), (10, 10), facing=NORTH),
        troop(1, (9, 9), (10, 9), card=card(wounds=9, defence=0), facing=SOUTH, activated=True),
    )
    both = struck(state, Fight((Share("3", 3, "1"), Share("4", 3, "2"))), dice=[4] * 6)
    assert (wounds(both, 3), wounds(both, 4)) == (3, 3)
    same = struck(state, Fight((Share("3", 3, "1"), Share("3", 3, "2"))), dice=[4] * 6)
    assert (wounds(same, 3), wounds(same, 4)) == (6, 0)


@pytest.mark.rule("LC-1.6-27")
def test_the_order_of_enemies_is_the_players():
    shares = (Share("7", 1, "1"), Share("8", 2, "1"), Share("9", 1, "2"), Share("7", 2, "2"))
    plain = [(aim.target, aim.model) for aim in in_order(shares, ())]
    assert plain == [(7, 1), (7, 2), (8, 1), (9, 2)]
    turned = [(aim.target, aim.model) for aim in in_order(shares, ("9", "8"))]
    assert turned == [(9, 2), (8, 1), (7, 1), (7, 2)]
    assert in_order(shares, ())[0] == Aim(1, 7, 1)


# Backstab


@pytest.mark.rule("LC-1.8-backstab-1")
def test_all_dice_of_a_backstabber_in_the_rear_are_successes():
    state = melee(
        troop(0, (10, 10), card=card(backstab=True), facing=NORTH),
        troop(1, (10, 9), card=card(wounds=9), facing=NORTH, activated=True),
    )
    play = struck(state, Strike(2))
    assert events(play, Rolled) == []
    (told,) = [event for event in events(play, Told) if event.rule == "LC-1.8-backstab-1"]
    assert told.what.values["dice"] == 3
    assert wounds(play, 2) == 3


@pytest.mark.rule("LC-1.8-backstab-1")
def test_backstab_needs_the_rear():
    for facing in (SOUTH, EAST, WEST):
        state = melee(
            troop(0, (10, 10), card=card(backstab=True), facing=NORTH),
            troop(1, (10, 9), card=card(wounds=9), facing=facing, activated=True),
        )
        play = struck(state, Strike(2), dice=[1, 1, 1, 1, 1])
        assert wounds(play, 2) == 0
        assert [e for e in events(play, Told) if e.rule == "LC-1.8-backstab-1"] == []


@pytest.mark.rule("LC-1.8-backstab-1")
def test_in_a_joint_attack_only_those_in_the_rear_are_sure():
    state = melee(
        troop(0, (10, 10, NORTH), (10, 8, SOUTH), card=card(backstab=True)),
        troop(1, (10, 9), card=card(wounds=9), facing=SOUTH, activated=True),
    )
    pool = pool_of(state, [Aim(1, 3, 3), Aim(2, 3, 2)])
    assert (pool.open, pool.rear, pool.sure, pool.defence) == (3, 0, 2, 2)
    play = struck(state, Strike(3), dice=[4, 1, 1, 6, 6])
    assert wounds(play, 3) == 3
