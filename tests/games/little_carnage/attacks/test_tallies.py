"""Where the dice of an attack come from, line by line."""

import pytest

from slagveld.games.little_carnage.attacks.rolls_and_damage import attack_tally, defence_tally
from slagveld.games.little_carnage.attacks.targets import Aim
from slagveld.games.little_carnage.core.dice import SHIELD, SKULL
from slagveld.games.little_carnage.melee.melee_attack import Fight, Strike
from slagveld.games.little_carnage.melee.steps_of_combat import AttackStep
from slagveld.kernel.event import Rolled
from slagveld.kernel.fields import Share
from tests.games.little_carnage.battle import SOUTH, battle, box, card, events, run, troop
from tests.games.little_carnage.melees import melee, struck
from tests.games.little_carnage.stops import Stop
from tests.games.little_carnage.words import plain


def lines(tally):
    """What the sum begins with, then value, key of the reason and rule of each line."""
    return tally.start, [(i.value, plain(i.reason)[0], i.rule) for i in tally.items]


@pytest.mark.rule("LC-1.6-22")
def test_each_model_of_a_joint_attack_brings_a_line_and_what_changes_it():
    own = troop(0, (9, 10), (10, 10), (11, 10), hurt={1: 1}, veteran="attack")
    giant = card(base="monster", sides=(2, 2), wounds=9)
    state = melee(own, troop(1, (10, 8.5), card=giant, facing=SOUTH, activated=True))
    play = struck(state, Strike(4), dice=[1] * 11 + [1] * 2)
    pool = events(play, Rolled)[0].pool
    joint, veteran = (3, "combat-pool-of", "LC-1.6-22"), (1, "combat-pool-item", "LC-4.4-4")
    wound = (-1, "combat-pool-item", "LC-1.6-9")
    assert lines(pool) == (0, [joint, veteran, joint, veteran, wound, joint, veteran])
    assert pool.total == 11


@pytest.mark.rule("LC-1.6-26")
def test_dice_on_others_are_taken_off_in_a_line_of_their_own():
    state = melee(
        troop(0, (10, 10), card=card(attack=4, base="monster", sides=(2, 2))),
        troop(1, (9.5, 8.5), (10.5, 8.5), facing=SOUTH, activated=True),
    )
    play = struck(state, Fight((Share("2", 3, "1"), Share("3", 1, "1"))), dice=[1] * 8)
    first, second = [one for one in events(play, Rolled) if one.need.target.total == SKULL]
    elsewhere = "combat-item-elsewhere", "LC-1.6-26"
    assert lines(first.pool) == (4, [(-1, *elsewhere)])
    assert lines(second.pool) == (4, [(-3, *elsewhere)])


@pytest.mark.rule("LC-1.8-ranged-2")
@pytest.mark.rule("LC-1.9-30")
def test_distance_and_a_high_wall_are_lines_of_a_shot():
    wall = box(50, "high-wall", 5, 8, 10, 0.4, 2)
    state = battle(
        troop(0, (10, 15), card=card(ranged=True, attack=4)),
        troop(1, (10, 4), facing=SOUTH, activated=True),
        terrain=[wall],
        agenda=(AttackStep(101, "ranged", (Aim(1, 2, 2),)), Stop()),
    )
    play = run(state, [1, 1, 1, 1])
    attack, defence = events(play, Rolled)
    assert lines(attack.pool) == (
        4, [(-2, "missile-item-range", "LC-1.8-ranged-2"), (-1, "missile-item-wall", "LC-1.9-30")]
    )  # fmt: skip
    assert lines(defence.pool) == (2, [(1, "combat-item-cover", "LC-1.9-28")])
    assert (attack.need.target.total, defence.need.target.total) == (SKULL, SHIELD)


@pytest.mark.rule("LC-1.6-15")
def test_grey_dice_and_marks_are_lines_of_the_defence():
    defender = card(full_defence=2)
    done = {"activated": True, "full_defence": True, "marks": ("aegis",)}
    state = battle(
        troop(0, (10, 10)), troop(1, (10, 9), card=defender, facing=SOUTH, hurt={0: 1}, **done)
    )
    tally = defence_tally(state, (Aim(1, 2, 3),))
    assert lines(tally) == (
        2, [(2, "item-full-defence", "LC-1.6-15"), (1, "spell-aegis", "LC-SPELL-aegis")]
    )  # fmt: skip
    assert lines(attack_tally(state, "melee", (Aim(1, 2, 3),))) == (3, [])
