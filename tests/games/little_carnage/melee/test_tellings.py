"""What is told of attacks: who attacks whom with how many dice, each roll, each loss."""

import pytest

from slagveld.games.little_carnage.core.names import Fell, Wounded
from slagveld.games.little_carnage.machines.war_machine import Fire
from slagveld.games.little_carnage.melee.melee_attack import Fight, Strike
from slagveld.games.little_carnage.shooting.breath_weapon import Blast, Breathe
from slagveld.games.little_carnage.shooting.weapon_range_and_targets import Shoot, Volley
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.kernel.event import Announced, Changed, Hurt, Rolled, Slain, Told
from slagveld.kernel.fields import Pair, Share
from slagveld.texts import say
from tests.games.little_carnage.battle import EAST, SOUTH, WEST, act, battle, card, events
from tests.games.little_carnage.battle import troop as regiment
from tests.games.little_carnage.melees import melee, struck
from tests.games.little_carnage.stops import Stop
from tests.games.little_carnage.words import plain

ONE, TWO = card(key="one"), card(key="two", wounds=4)


def told(play, kind, *fields):
    """Rule and text of each event of a kind, and the fields named."""
    return [
        (one.rule, plain(one.what), *[getattr(one, name) for name in fields])
        for one in events(play, kind)
    ]


def rolls(play):
    """Each roll: its rule, what for, whose, and the stands concerned."""
    return [
        (one.rule, plain(one.purpose), one.seat, one.pieces, len(one.dice))
        for one in events(play, Rolled)
    ]


def share(name, dice):
    """An enemy with the dice on him, as an announcement has it."""
    return ("combat-share", {"name": name, "dice": dice})


def enemy(*places, of=TWO, facing=SOUTH, **rest):
    return regiment(1, *places, card=of, facing=facing, **{"activated": True, **rest})


# Melee


def test_an_attack_is_told_from_announcement_to_wound():
    state = melee(regiment(0, (10, 10), card=ONE, label=2), enemy((10, 9)))
    play = struck(state, Strike(2), [4, 5, 1, 6, 1])
    said = ("combat-announced", {"name": "one 2", "enemies": (share("two", 3),)})
    assert told(play, Announced, "seat", "pieces") == [("LC-1.6-27", said, 0, (1, 2))]
    both = {"who": "one 2", "name": "two"}
    assert rolls(play) == [
        ("LC-1.6-3", ("combat-roll-attack", {**both, "how": "melee"}), 0, (1, 2), 3),
        ("LC-1.6-4", ("combat-roll-defence", both), 1, (2, 1), 2),
    ]
    numbers = {"hits": 2, "shields": 1, "sure": 0, "open": 1, "left": 1, "strength": 3, "damage": 3}
    numbers |= {"name": "two", "resistance": 3, "wounds": 1}
    assert told(play, Told) == [("LC-1.6-6", ("combat-damage", numbers))]
    (hurt,) = events(play, Wounded)
    assert (hurt.rule, plain(hurt.name), hurt.amount, hurt.left) == ("LC-1.6-7", "two", 1, 3)
    assert (hurt.group, plain(hurt.text())[0]) == (102, "event-wounded")
    lost = ("combat-lost-attack", {"name": "two"})
    assert told(play, Changed, "piece", "old", "new") == [("LC-1.6-9", lost, 2, 3, 2)]
    (changed,) = events(play, Changed)
    assert plain(changed.cause) == ("combat-cause-wounds", {"count": 1})


@pytest.mark.rule("LC-1.6-23")
def test_dice_from_the_rear_are_a_roll_of_their_own():
    state = melee(regiment(0, (10, 10), (10, 8, SOUTH), card=ONE), enemy((10, 9)))
    play = struck(state, Strike(3), [1, 1, 1, 4, 4, 1, 6, 6])
    both = {"who": "one", "name": "two"}
    assert rolls(play) == [
        ("LC-1.6-3", ("combat-roll-attack", {**both, "how": "melee"}), 0, (1, 3), 3),
        ("LC-1.6-23", ("combat-roll-rear", {**both, "how": "melee"}), 0, (2, 3), 3),
        ("LC-1.6-4", ("combat-roll-defence", both), 1, (3, 1), 2),
    ]
    sums = [plain(one.what) for one in events(play, Told)]
    assert [(key, said["hits"], said["sure"]) for key, said in sums] == [
        ("combat-damage-rear", 0, 2)
    ]
    assert [(hurt.amount, hurt.by) for hurt in events(play, Hurt)] == [(2, 1)]


@pytest.mark.rule("LC-1.6-6")
def test_more_shields_than_skulls_take_nothing_from_the_rear():
    state = melee(regiment(0, (10, 10), (10, 8, SOUTH), card=ONE), enemy((10, 9)))
    play = struck(state, Strike(3), [4, 1, 1, 4, 4, 1, 6, 6])
    (told,) = [say(one.what) for one in events(play, Told)]
    assert told == (
        "two: 1 skull − 2 shields = 0, plus 2 from the rear = 2 left"
        " × Strength 3 = 6 damage ÷ Resistance 3 = 2 wounds."
    )


@pytest.mark.rule("LC-1.8-backstab-1")
def test_backstabs_and_parries_are_told():
    thief = card(key="thief", backstab=True)
    state = melee(regiment(0, (10, 8, SOUTH), card=thief), enemy((10, 9)))
    said = ("combat-backstab", {"name": "two", "dice": 3})
    assert told(struck(state, Strike(2)), Told)[0] == ("LC-1.8-backstab-1", said)
    master = card(key="master", swordsmanship=True, wounds=4)
    state = melee(regiment(0, (10, 10), card=ONE), enemy((10, 9), of=master))
    parried = ("LC-1.8-swordsmanship-1", ("combat-swordsmanship", {"name": "master"}))
    play = struck(state, Strike(2), [4, 5, 6, 6, 1])
    assert told(play, Told)[0] == parried
    assert events(play, Hurt)[0].amount == 1
    assert parried not in told(struck(state, Strike(2), [4, 5, 6, 6, 6]), Told)


@pytest.mark.rule("LC-1.6-2")
def test_dice_lost_to_fear_are_told_with_their_number():
    giant = card(key="giant", fear=1, base="monster", sides=(2, 2))
    own = regiment(0, (10, 10), (11, 10), card=ONE, spent=((1, 1250), (2, 1250)))
    play = struck(melee(own, enemy((10.5, 8.5), of=giant)), Strike(3), [1, 1])
    said = ("combat-halted", {"name": "one", "enemy": "giant", "dice": 6})
    assert told(play, Told) == [("LC-1.6-2", said)]


def test_the_announcement_counts_enemies_and_the_dice_on_all():
    state = melee(regiment(0, (10, 10), card=ONE), enemy((9.6, 9), (10.7, 9)))
    shares = (Share("2", 1, "1"), Share("3", 2, "1"))
    play = struck(state, Fight(shares), [1, 1, 1, 1, 1, 1, 1])
    said = ("combat-announced", {"name": "one", "enemies": (share("two", 1), share("two", 2))})
    assert told(play, Announced, "seat") == [("LC-1.6-27", said, 0)]


@pytest.mark.rule("LC-1.6-13")
def test_the_fallen_are_told_by_name_and_their_regiment_with_the_last():
    weak = card(key="weak", wounds=1, defence=0)
    play = struck(
        melee(regiment(0, (10, 10), card=ONE), enemy((10, 9), of=weak)), Strike(2), [4] * 3
    )
    assert [(plain(one.name), one.piece, one.by) for one in events(play, Slain)] == [("weak", 2, 1)]
    assert told(play, Told)[1:] == []
    (fell,) = events(play, Fell)
    assert (fell.group, fell.left, fell.count, plain(fell.regiment)) == (102, 0, 1, "weak")
    state = melee(regiment(0, (10, 10), card=ONE), enemy((10, 9), of=weak, count=3))
    play = struck(state, Strike(2), [4] * 3)
    assert told(play, Told)[1:] == [("LC-1.3-4", ("combat-destroyed", {"name": "weak"}))]


# Shots and breath


def shooting(own, *enemies):
    """Regiment 101 looks north and is about to shoot or breathe."""
    return battle(own, *enemies, agenda=(Activation(seat=0), Stop()), active=101)


ARCHER, DRAGON = card(key="archer", ranged=True), card(key="dragon", breath=True)


def test_shots_are_announced_with_all_their_dice():
    own = regiment(0, (10, 20), (12, 20), card=ARCHER, activated=True)
    state = shooting(own, enemy((10, 17)), enemy((12, 14)))
    said = ("missile-announced", {"name": "archer", "enemies": (share("two", 4),)})
    play = act(state, 0, Shoot(4), [1] * 6)
    assert told(play, Announced, "seat") == [("LC-1.6-27", said, 0)]
    pairs = (Pair("1", "3"), Pair("2", "4"))
    said = ("missile-announced", {"name": "archer", "enemies": (share("two", 3), share("two", 2))})
    play = act(state, 0, Volley(pairs), [1] * 9)
    assert told(play, Announced, "seat") == [("LC-1.6-27", said, 0)]


def test_breath_is_announced_as_breath():
    own = regiment(0, (10, 20), card=DRAGON, activated=True)
    state = shooting(own, enemy((9, 17), (11, 17)))
    said = ("missile-breathes", {"name": "dragon", "enemies": (share("two", 3),)})
    play = act(state, 0, Breathe(2), [1] * 5)
    assert told(play, Announced, "seat") == [("LC-1.6-27", said, 0)]
    said = ("missile-breathes", {"name": "dragon", "enemies": (share("two", 1), share("two", 2))})
    play = act(state, 0, Blast((Share("2", 1, "1"), Share("3", 2, "1"))), [1] * 7)
    assert told(play, Announced, "seat") == [("LC-1.6-27", said, 0)]


# War machines

CANNON = card(key="cannon", base="monster", war_machine=True, attack=2, agility=2, wounds=4)


def firing(*enemies, of=CANNON, **rest):
    """A machine that looks east."""
    own = regiment(0, (5, 20, EAST), card=of, activated=True, **rest)
    return battle(own, *enemies, agenda=(Activation(seat=0), Stop()), active=101)


@pytest.mark.rule("LC-1.11-12")
def test_a_shot_of_a_machine_is_told_roll_by_roll():
    state = firing(enemy((15, 20), facing=WEST))
    play = act(state, 0, Fire(2, 0), [4, 4, 1, 6, 1])
    both = {"name": "cannon", "enemy": "two"}
    said = ("machine-announced", both)
    assert told(play, Announced, "seat") == [("LC-1.11-13", said, 0)]
    assert rolls(play) == [
        ("LC-1.11-12", ("machine-roll-range", both), 0, (1, 102), 1),
        ("LC-1.11-13", ("machine-roll-attack", both), 0, (1, 2), 2),
        ("LC-1.11-14", ("machine-roll-defence", {"name": "two", "enemy": "cannon"}), 1, (2, 1), 2),
    ]
    numbers = {"name": "two", "hits": 1, "shields": 1, "left": 0}
    assert told(play, Told) == [
        ("LC-1.11-12", ("machine-found", both)), ("LC-1.11-15", ("machine-damage", numbers)),
    ]  # fmt: skip
    missed = act(state, 0, Fire(2, 0), [3])
    assert told(missed, Told) == [("LC-1.11-12", ("machine-missed", both))]


def test_backstabs_and_parries_against_a_machine_are_told():
    sly = card(key="sly", base="monster", war_machine=True, attack=2, backstab=True)
    state = firing(enemy((15, 20), facing=EAST), of=sly, ranged_on=102)
    play = act(state, 0, Fire(2, 0), [1, 1])
    said = ("machine-backstab", {"name": "two", "dice": 2})
    assert told(play, Told)[:1] == [("LC-1.8-backstab-1", said)]
    assert events(play, Hurt)[0].amount == 2
    master = card(key="master", swordsmanship=True, wounds=4)
    state = firing(enemy((15, 20), facing=WEST, of=master), ranged_on=102)
    parried = ("LC-1.8-swordsmanship-1", ("machine-parried", {"name": "master"}))
    assert told(act(state, 0, Fire(2, 0), [4, 4, 1, 1]), Told)[:1] == [parried]
    play = act(state, 0, Fire(2, 0), [4, 4, 6, 6])
    numbers = {"name": "master", "hits": 2, "shields": 2, "left": 0}
    assert told(play, Told) == [("LC-1.11-15", ("machine-damage", numbers))]
    assert events(play, Hurt) == []
    play = act(state, 0, Fire(2, 0), [4, 1, 6, 6])
    assert (events(play, Hurt), play.state.field.model_by_id[2].suffered) == ([], 0)


@pytest.mark.rule("LC-1.11-18")
def test_a_crew_halted_by_fear_is_told_by_name():
    giant = card(key="giant", fear=1, base="monster", sides=(2, 2))
    state = firing(enemy((15, 20), facing=WEST, of=giant), spent=((1, 500),))
    play = act(state, 0, Fire(2, 0), [1, 1, 1, 1])
    both = {"name": "cannon", "enemy": "giant"}
    assert told(play, Told) == [("LC-1.6-2", ("machine-halted", both))]
