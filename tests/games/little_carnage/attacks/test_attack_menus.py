"""What bots choose among: shots, breath, machines, stances; and what chance picks of it."""

import pytest

from slagveld.games.little_carnage.attacks.full_defence_and_going_berserk import (
    STANCES,
    FullDefence,
    GoBerserk,
)
from slagveld.games.little_carnage.core.activated_regiment import may_attack, may_move
from slagveld.games.little_carnage.machines.war_machine import MACHINES, Fire
from slagveld.games.little_carnage.melee.melee_attack import FIGHTING, Fight, Strike
from slagveld.games.little_carnage.morale.fear_test import COURAGE, RepeatTest
from slagveld.games.little_carnage.shooting.breath_weapon import Breathe
from slagveld.games.little_carnage.shooting.ranged_attack import SHOOTING, TRIES
from slagveld.games.little_carnage.shooting.weapon_range_and_targets import Shoot, marks
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.kernel.fields import Share
from tests.games.little_carnage.battle import (
    EAST,
    SOUTH,
    WEST,
    battle,
    card,
    mounted,
    refused,
    troop,
)
from tests.games.little_carnage.melees import duel, melee
from tests.games.little_carnage.stops import Stop

BOWS = card(ranged=True, attack=3)
DRAGON = card(base="monster", breath=True, attack=3)
BOTH = card(base="monster", breath=True, ranged=True, attack=3)
CANNON = card(base="monster", war_machine=True, attack=3, agility=2, wounds=4)


class Lots:
    """Chance that falls as written; it fails when it is asked once too often."""

    def __init__(self, *rolled):
        self.left = list(rolled)

    def random(self):
        """The next number."""
        return self.left.pop(0)


def afield(own, *others):
    """Regiment 101 is activated."""
    return battle(own, *others, agenda=(Activation(seat=0), Stop()), active=101)


def mine(*places, of=BOWS, **done):
    return troop(0, *places, card=of, facing=EAST, activated=True, **done)


def theirs(*places, of=None, **done):
    return troop(1, *places, card=of, facing=WEST, activated=True, **done)


# Shots and breath


@pytest.mark.parametrize(
    ("of", "menu"),
    [
        (BOWS, [Shoot(2, "2"), Shoot(3, "3")]),
        (DRAGON, [Breathe(2, "2")]),
        (BOTH, [Shoot(2, "2"), Shoot(3, "3"), Breathe(2, "2")]),
        (card(), []),
    ],
)
def test_the_menu_has_everybody_in_reach_of_each_weapon(of, menu):
    state = afield(mine((5, 5), of=of), theirs((9, 5)), theirs((12, 6)), theirs((30, 30)))
    assert SHOOTING.menu(state, 0) == menu
    assert SHOOTING.menu(state.did(101, attacked=True), 0) == []


def test_an_enemy_whom_two_can_shoot_is_in_the_menu_once():
    state = afield(mine((5, 5), (5, 6)), theirs((9, 5)))
    assert SHOOTING.menu(state, 0) == [Shoot(3, "3")]


def test_whoever_shares_a_stand_is_in_the_menu_by_himself():
    state = afield(mine((5, 5)), theirs((9, 5)), theirs((9, 5)))
    shared = mounted(state, 103, 102)
    assert SHOOTING.menu(shared, 0) == [Shoot(900, "2"), Shoot(900, "3")]


def test_chance_takes_a_model_a_weapon_and_an_enemy_by_lot():
    state = afield(mine((5, 5), of=BOTH), theirs((8, 5)), theirs((8, 6)))
    assert SHOOTING.propose(state, 0, Lots(0.0, 0.0, 0.0)) == Shoot(2, "2")
    assert SHOOTING.propose(state, 0, Lots(0.0, 0.0, 0.9)) == Shoot(3, "3")
    assert SHOOTING.propose(state, 0, Lots(0.0, 0.5, 0.9)) == Breathe(3, "3")


def test_chance_tries_a_few_enemies_and_then_gives_up():
    state = afield(mine((5, 5)), theirs((8, 5)), theirs((30, 30)))
    assert SHOOTING.propose(state, 0, Lots(0, 0, 0.9, 0.9, 0.9, 0.0)) == Shoot(2, "2")
    lots = Lots(0, 0, *[0.9] * TRIES)
    assert SHOOTING.propose(state, 0, lots) is None
    assert lots.left == []


def test_each_model_tries_for_itself():
    state = afield(mine((5, 5), (25, 30)), theirs((8, 5)), theirs((29, 30)))
    assert SHOOTING.propose(state, 0, Lots(0.0, 0, 0.0)) == Shoot(3, "3")
    assert SHOOTING.propose(state, 0, Lots(0.5, 0, 0.5)) == Shoot(4, "4")


@pytest.mark.parametrize(
    "state",
    [
        afield(mine((5, 5), of=card()), theirs((8, 5))),
        afield(mine((5, 5), attacked=True), theirs((8, 5))),
        afield(mine((5, 5), of=CANNON), theirs((8, 5))),
    ],
)
def test_who_cannot_shoot_costs_chance_nothing(state):
    assert SHOOTING.propose(state, 0, Lots()) is None


def test_with_nobody_left_there_is_nobody_to_shoot_at():
    assert SHOOTING.propose(afield(mine((5, 5))), 0, Lots(0.0, 0.0)) is None


@pytest.mark.rule("LC-1.6-10")
def test_without_dice_nobody_is_in_reach():
    state = afield(mine((5, 5), of=card(ranged=True, attack=1, wounds=3), hurt={0: 1}))
    assert marks(state, "ranged", state.field.model_by_id[1]) == []


# Melee


def test_chance_may_take_a_melee_apart():
    state = melee(troop(0, (10, 10)), troop(1, (9.6, 9), (10.7, 9), facing=SOUTH))
    split = FIGHTING.propose(state, 0, Lots(0.29, 0.0, 0.9, 0.5))
    assert split == Fight((Share("2", 2, "1"), Share("3", 1, "1")))
    same = FIGHTING.propose(state, 0, Lots(0.29, 0.9, 0.9))
    assert same == Fight((Share("3", 3, "1"),))
    whole = FIGHTING.propose(state, 0, Lots(0.29, 0.0, 0.9, 0.99))
    assert whole == Fight((Share("2", 3, "1"),))
    least = FIGHTING.propose(state, 0, Lots(0.29, 0.9, 0.0, 0.0))
    assert least == Fight((Share("3", 1, "1"), Share("2", 2, "1")))


def test_chance_may_strike_one_enemy_alone_or_with_the_rest_at_theirs():
    state = melee(troop(0, (10, 10)), troop(1, (9.6, 9), (10.7, 9), facing=SOUTH))
    assert FIGHTING.propose(state, 0, Lots(0.3, 0.0, 0.9, 0.3)) == Strike(3, "3", only=False)
    assert FIGHTING.propose(state, 0, Lots(0.3, 0.0, 0.0, 0.29)) == Strike(2, "2", only=True)


def test_without_an_enemy_or_an_attack_no_melee_is_proposed():
    state = melee(troop(0, (10, 10)))
    assert FIGHTING.propose(state, 0, Lots()) is None
    assert FIGHTING.menu(state, 0) == []
    done = duel().did(101, attacked=True)
    assert FIGHTING.propose(done, 0, Lots()) is None
    assert FIGHTING.menu(done, 0) == []


# War machines


def test_the_menu_has_the_best_line_at_each_regiment_in_the_field_of_fire():
    state = afield(mine((5, 20), of=CANNON), theirs((15, 20)), theirs((20, 21)), theirs((5, 5)))
    menu = MACHINES.menu(state, 0)
    assert [(fire.target, fire.whom) for fire in menu] == [(2, ""), (3, "")]
    assert menu[0].direction == 0
    assert all(refused(state, 0, fire) is None for fire in menu)
    assert MACHINES.propose(state, 0, Lots(0.49)) == menu[0]
    assert MACHINES.propose(state, 0, Lots(0.5)) == menu[1]


def test_a_machine_that_cannot_fire_costs_chance_nothing():
    away = afield(mine((5, 20), of=CANNON), theirs((5, 5)))
    assert MACHINES.menu(away, 0) == []
    assert MACHINES.propose(away, 0, Lots()) is None
    state = afield(mine((5, 20), of=CANNON, attacked=True), theirs((15, 20)))
    assert MACHINES.propose(state, 0, Lots()) is None
    assert MACHINES.menu(state, 0) == []
    bows = afield(mine((5, 20)), theirs((15, 20)))
    assert MACHINES.propose(bows, 0, Lots()) is None
    assert MACHINES.menu(bows, 0) == []
    assert MACHINES.forms(bows, 0) == []


@pytest.mark.rule("LC-1.11-9")
def test_a_machine_that_looks_east_fires_a_little_to_the_north():
    state = afield(mine((5, 20), of=CANNON), theirs((25, 18.4)))
    (fire,) = MACHINES.menu(state, 0)
    assert fire == Fire(2, fire.direction)
    assert 3540 <= fire.direction < 3600
    assert refused(state, 0, fire) is None


# Stances and courage


def test_chance_rages_where_it_can_and_seldom_defends():
    raging = afield(mine((5, 5), of=card(berserker=True, berserk=1, full_defence=1)))
    assert STANCES.propose(raging, 0, Lots()) == GoBerserk()
    assert STANCES.menu(raging, 0) == [GoBerserk(), FullDefence()]
    calm = afield(mine((5, 5), of=card(full_defence=1)))
    assert STANCES.propose(calm, 0, Lots(0.29)) == FullDefence()
    assert STANCES.propose(calm, 0, Lots(0.3)) is None
    assert STANCES.menu(calm, 0) == [FullDefence()]
    done = calm.did(101, attacked=True)
    assert STANCES.propose(done, 0, Lots(0.0)) is None
    assert STANCES.menu(done, 0) == []


@pytest.mark.rule("LC-1.8-fear-9")
def test_the_repeated_test_is_in_the_menu_while_it_is_open():
    early = mine((5, 5), frightened_by=(102,), frightened_early=True)
    state = afield(early, theirs((30, 30), of=card(fear=1)))
    assert COURAGE.menu(state, 0) == [RepeatTest()]
    assert COURAGE.propose(state, 0, Lots()) == RepeatTest()
    assert [(form.action, form.rule) for form in COURAGE.forms(state, 0)] == [
        ("RepeatTest", "LC-1.8-fear-9")
    ]
    for shut in ({"frightened_by": ()}, {"repeated": True}, {"attacked": True}):
        other = state.did(101, **shut)
        assert COURAGE.menu(other, 0) == []
        assert COURAGE.propose(other, 0, Lots()) is None
        assert COURAGE.forms(other, 0) == []


@pytest.mark.rule("LC-1.3-5")
@pytest.mark.parametrize(
    ("done", "move", "attack"),
    [
        ({}, True, True),
        ({"moved": True}, False, True),
        ({"attacked": True}, False, False),
        ({"repeated": True}, False, True),
        ({"full_defence": True}, True, False),
        ({"cast": True}, True, False),
    ],
)
def test_what_a_regiment_may_still_do(done, move, attack):
    regiment = afield(mine((5, 5), **done)).regiment(101)
    assert (may_move(regiment), may_attack(regiment)) == (move, attack)
