"""Shooting: who may be shot at, with how many dice, and how shots are shared out."""

import pytest

from slagveld.games.little_carnage.shooting.breath_weapon import Blast, Breathe
from slagveld.games.little_carnage.shooting.weapon_range_and_targets import Shoot, Volley
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.kernel.event import Rolled
from slagveld.kernel.fields import Pair, Share
from tests.games.little_carnage.battle import (
    EAST,
    NORTH,
    WEST,
    act,
    battle,
    box,
    card,
    events,
    refused,
    troop,
)
from tests.games.little_carnage.stops import Stop

BOWS = card(ranged=True, attack=3, strength=9)
FOE = card(wounds=9, resistance=9, defence=0)


def range_of(mine, *others, terrain=(), **rest):
    """Shooters (101) in their activation, enemies 102 and on."""
    return battle(
        mine, *others, agenda=(Activation(seat=0), Stop()), active=101, terrain=terrain, **rest
    )


def bows(*spots, of=BOWS, facing=EAST, **done):
    return troop(0, *spots, card=of, facing=facing, activated=True, **done)


def foes(*spots, of=FOE, facing=WEST, **done):
    done.setdefault("activated", True)
    return troop(1, *spots, card=of, facing=facing, **done)


def dice(play):
    """How many dice each attack roll had."""
    return [len(roll.dice) for roll in events(play, Rolled) if roll.rule == "LC-1.6-3"]


def wounds(state):
    return {model.id: model.suffered for model in state.field.models if model.suffered}


@pytest.mark.rule("LC-1.8-ranged-1")
def test_only_regiments_with_ranged_weapons_shoot():
    assert refused(range_of(bows((5, 5)), foes((9, 5))), 0, Shoot(2)) is None
    bare = range_of(bows((5, 5), of=card()), foes((9, 5)))
    assert refused(bare, 0, Shoot(2)) == "LC-1.8-ranged-1"


@pytest.mark.rule("LC-1.8-ranged-2")
@pytest.mark.rule("LC-1.8-ranged-3")
@pytest.mark.parametrize(
    ("gap", "left"), [(0.5, 3), (4.0, 3), (4.02, 2), (8.0, 2), (8.02, 1), (12.0, 1)]
)
def test_a_die_is_lost_for_each_begun_four_inches_beyond_four(gap, left):
    play = act(range_of(bows((5, 5)), foes((6 + gap, 5))), 0, Shoot(2), [4] * left)
    assert dice(play) == [left]
    assert wounds(play.state) == {2: left}


@pytest.mark.rule("LC-1.8-ranged-3")
def test_the_greatest_range_is_four_inches_for_each_die_the_model_has_now():
    assert refused(range_of(bows((5, 5)), foes((18.02, 5))), 0, Shoot(2)) == "LC-1.8-ranged-3"
    hurt = range_of(bows((5, 5), hurt={0: 1}), foes((14.02, 5)))
    assert refused(hurt, 0, Shoot(2)) == "LC-1.8-ranged-3"
    assert refused(range_of(bows((5, 5), hurt={0: 1}), foes((14, 5))), 0, Shoot(2)) is None
    rage = card(ranged=True, attack=3, strength=9, berserker=True, berserk=1)
    assert (
        refused(range_of(bows((5, 5), of=rage, berserk=True), foes((21, 5))), 0, Shoot(2)) is None
    )
    veterans = range_of(bows((5, 5), veteran="attack"), foes((21, 5)))
    assert refused(veterans, 0, Shoot(2)) is None


@pytest.mark.rule("LC-1.8-berserker-1")
def test_berserk_dice_count_for_shots():
    rage = card(ranged=True, attack=2, strength=9, berserker=True, berserk=2)
    state = range_of(bows((5, 5), of=rage, berserk=True), foes((9, 5)))
    assert dice(act(state, 0, Shoot(2), [4] * 4)) == [4]


@pytest.mark.rule("LC-1.3-12")
def test_no_shots_at_an_enemy_that_touches_the_regiment_but_past_it_at_others():
    state = range_of(
        bows((5, 5), (5, 6)), foes((6, 6)), foes((9, 5)), foes((9, 6)),
    )  # fmt: skip
    assert refused(state, 0, Shoot(3)) == "LC-1.3-12"
    assert refused(state, 0, Shoot(4)) is None
    assert refused(state, 0, Volley((Pair("1", "3"),))) == "LC-1.3-12"


@pytest.mark.rule("LC-1.8-ranged-10")
def test_shooting_into_a_melee_of_others_is_allowed_without_risk():
    friend = troop(0, (10, 4), card=FOE)
    state = range_of(bows((5, 5)), foes((10, 5)), friend)
    play = act(state, 0, Shoot(2), [4, 4, 4])
    assert wounds(play.state) == {2: 3}


@pytest.mark.rule("LC-1.8-ranged-5")
def test_a_model_aims_all_its_dice_at_one_enemy_and_each_may_choose_another():
    state = range_of(bows((5, 5), (5, 6)), foes((8, 5), (8, 6)))
    assert refused(state, 0, Volley((Pair("1", "3"), Pair("1", "4")))) == "LC-1.8-ranged-5"
    assert refused(state, 0, Volley(())) == "LC-1.8-ranged-5"
    play = act(state, 0, Volley((Pair("1", "3"), Pair("2", "4"))), [4] * 6)
    assert dice(play) == [3, 3]
    assert wounds(play.state) == {3: 3, 4: 3}


@pytest.mark.rule("LC-1.6-27")
def test_the_order_of_the_enemies_is_the_shooters():
    state = range_of(bows((5, 5), (5, 6)), foes((8, 5), (8, 6)))
    pairs = (Pair("1", "3"), Pair("2", "4"))
    play = act(state, 0, Volley(pairs, ("4", "3")), [4, 4, 4, 1, 1, 1])
    assert wounds(play.state) == {4: 3}
    assert refused(state, 0, Volley(pairs, ("4", "4"))) == "LC-1.6-27"
    assert refused(state, 0, Volley(pairs, ("1",))) == "LC-1.6-27"


@pytest.mark.rule("LC-1.8-ranged-6")
def test_shots_at_the_same_enemy_are_one_pool_of_each_models_own_dice():
    state = range_of(bows((5, 5), (4, 6)), foes((9.5, 5)))
    play = act(state, 0, Shoot(3), [4] * 5)
    assert dice(play) == [3 + 2]
    assert wounds(play.state) == {3: 5}


@pytest.mark.rule("LC-1.8-ranged-6")
def test_those_who_cannot_see_the_enemy_do_not_join():
    state = range_of(bows((5, 5), (4, 5)), foes((8, 5)))
    assert dice(act(state, 0, Shoot(3), [4] * 3)) == [3]


@pytest.mark.rule("LC-1.9-30")
def test_each_shooter_loses_a_die_over_a_high_wall_by_his_own_line():
    wall = box(7, "high-wall", 6.5, 5.6, 0.2, 4, 1.5)
    state = range_of(bows((5, 5), (5, 6)), foes((8, 5)), terrain=(wall,))
    open_line = act(state, 0, Shoot(3), [4] * 6)
    assert dice(open_line) == [6]
    across = range_of(bows((5, 5), (5, 7)), foes((8, 6.5)), terrain=(wall,))
    assert dice(act(across, 0, Shoot(3), [4] * 4 + [6])) == [2 + 2]
    far = range_of(bows((5, 7)), foes((14.02, 7)), terrain=(wall,))
    assert refused(far, 0, Shoot(2)) == "LC-1.9-30"


@pytest.mark.rule("LC-1.8-backstab-1")
def test_backstabbers_hit_with_every_die_when_they_shoot_from_behind():
    knives = card(ranged=True, backstab=True, attack=3, strength=9)
    state = range_of(bows((5, 5), of=knives), foes((9, 5), facing=EAST))
    play = act(state, 0, Shoot(2))
    assert wounds(play.state) == {2: 3}
    assert not events(play, Rolled)


@pytest.mark.rule("LC-1.3-14")
@pytest.mark.rule("LC-1.3-16")
def test_one_attack_in_an_activation():
    for done, rule in (
        ({"attacked": True}, "LC-1.3-16"),
        ({"full_defence": True}, "LC-1.6-18"),
        ({"cast": True}, "LC-1.3-17"),
    ):
        assert refused(range_of(bows((5, 5), **done), foes((9, 5))), 0, Shoot(2)) == rule
    after = act(range_of(bows((5, 5)), foes((9, 5))), 0, Shoot(2), [1, 1, 1]).state
    assert isinstance(after.agenda.top, Stop)
    assert after.regiment(101).round.attacked


def test_odd_shots_are_refused_with_reason():
    state = range_of(bows((5, 5)), foes((9, 5)), troop(0, (5, 9), card=BOWS))
    assert refused(state, 0, Shoot(99)) == "LC-1.3-12"
    assert refused(state, 0, Shoot(3)) == "LC-1.3-12"
    assert refused(state, 0, Shoot(2, "77")) == "LC-1.3-12"
    assert refused(state, 0, Volley((Pair("3", "2"),))) == "LC-1.6-24"
    assert refused(state, 0, Volley((Pair("1", "x"),))) == "LC-1.3-12"
    assert refused(range_of(bows((5, 5), facing=NORTH), foes((9, 5))), 0, Shoot(2)) == "LC-1.1-18"


# Breath

DRAGON = card(base="monster", breath=True, attack=6, strength=9)


@pytest.mark.rule("LC-1.8-breath-1")
@pytest.mark.parametrize(("gap", "rule"), [(1.0, None), (4.0, None), (4.02, "LC-1.8-breath-1")])
def test_breath_reaches_four_inches_with_all_dice(gap, rule):
    state = range_of(bows((5, 5), of=DRAGON), foes((5 + 0.8 + gap + 0.5, 5)))
    assert refused(state, 0, Breathe(2)) == rule
    if rule is None:
        assert dice(act(state, 0, Breathe(2), [4] * 6)) == [6]


@pytest.mark.rule("LC-1.8-breath-1")
def test_breath_needs_the_skill_and_an_enemy_in_front_that_is_not_in_contact():
    assert refused(range_of(bows((5, 5)), foes((8, 5))), 0, Breathe(2)) == "LC-1.8-breath-1"
    behind = range_of(bows((5, 5), of=DRAGON, facing=WEST), foes((8, 5)))
    assert refused(behind, 0, Breathe(2)) == "LC-1.1-18"
    touching = range_of(bows((5, 5), of=DRAGON), foes((6.3, 5)))
    assert refused(touching, 0, Breathe(2)) == "LC-1.3-12"
    assert (
        refused(range_of(bows((5, 5), of=DRAGON), foes((8, 5))), 0, Shoot(2)) == "LC-1.8-ranged-1"
    )


@pytest.mark.rule("LC-1.8-breath-2")
def test_breath_is_divided_among_several_enemies():
    state = range_of(bows((5, 5), of=DRAGON), foes((8, 5), (8, 6)))
    play = act(state, 0, Blast((Share("2", 4, "1"), Share("3", 2, "1"))), [4] * 6)
    assert dice(play) == [4, 2]
    assert wounds(play.state) == {2: 4, 3: 2}
    assert refused(state, 0, Blast((Share("2", 4, "1"), Share("3", 3, "1")))) == "LC-1.6-26"
    assert refused(state, 0, Blast((Share("2", 0, "1"),))) == "LC-1.6-26"
    assert refused(state, 0, Blast((Share("2", 1, "1"), Share("2", 1, "1")))) == "LC-1.6-26"
    assert refused(state, 0, Blast(())) == "LC-1.8-breath-2"
    assert refused(state, 0, Blast((Share("2", 4, "2"),))) == "LC-1.6-24"


@pytest.mark.rule("LC-1.8-breath-4")
def test_what_is_breathed_makes_no_difference():
    results = set()
    for kind in ("fire", "acid"):
        beast = card(base="monster", breath=True, attack=6, strength=9, breath_kind=kind)
        state = range_of(bows((5, 5), of=beast), foes((8, 5)))
        results.add(tuple(wounds(act(state, 0, Breathe(2), [4] * 6).state).items()))
    assert results == {((2, 6),)}
