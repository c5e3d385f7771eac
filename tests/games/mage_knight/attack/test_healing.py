import pytest

from slagveld.games.mage_knight.melee.actions import Strike
from slagveld.kernel.event import Healed, Rolled
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    NORTH,
    WEST,
    battle,
    events,
    man,
    plain,
    refused,
    warrior,
)
from tests.games.mage_knight.combat import fight, resolve, shot, strike, turned

HEALER = plain(abilities=("healing",), damage=3)


def ward(healer=HEALER, friend=None, *more, hurt=4, key=None, **rest):
    """A healer with a wounded friend before it, and an enemy far away."""
    return fight(
        man(0, 10, 10, EAST, healer),
        man(0, 10 + BASE, 10, WEST, key or friend, turned=hurt),
        man(1, 30, 30),
        *more,
        **rest,
    )


def heal(state, dice, **more):
    return strike(state, dice, mode="healing", **more)


@pytest.mark.rule("MK-CARD-healing")
@pytest.mark.rule("MK-HEAL-1")
@pytest.mark.rule("MK-GAP-10")
@pytest.mark.rule("MK-DIAL-2")
def test_a_healing_heals_a_die_or_the_damage_value_as_told():
    play = heal(ward(), [3, 3, 2], heals="die")
    assert turned(play)[2] == 2
    (healed,) = events(play, Healed)
    assert (healed.piece, healed.amount, healed.rule) == (2, 2, "MK-CARD-healing")
    assert events(play, Rolled)[0].purpose.key == "mage-knight:combat-roll-heal"
    assert events(play, Rolled)[1].purpose.key == "mage-knight:combat-roll-healed"
    assert events(play, Rolled)[1].rule == "MK-CARD-healing"
    assert turned(heal(ward(), [3, 3], heals="value"))[2] == 1
    assert turned(heal(ward(), [3, 3, 2]))[2] == 2
    assert play.state.fighters[0].tokens == 1


@pytest.mark.rule("MK-CARD-G7")
def test_a_healing_roll_that_does_not_reach_the_defense_heals_nothing():
    play = heal(ward(), [2, 3], heals="value")
    assert turned(play)[2] == 4
    assert events(play, Healed) == []


@pytest.mark.rule("MK-CRIT-6")
@pytest.mark.rule("MK-CARD-G7")
def test_a_twelve_heals_one_click_more():
    assert turned(heal(ward(friend=plain(defense=30)), [6, 6, 1]))[2] == 2
    assert turned(heal(ward(), [6, 6], heals="value"))[2] == 0
    assert turned(heal(ward(HEALER, hurt=4), [6, 5], heals="value"))[2] == 1


@pytest.mark.rule("MK-CARD-G7")
@pytest.mark.rule("MK-CRIT-2")
def test_a_two_fails_and_costs_the_healer_a_click():
    play = heal(ward(friend=plain(defense=9)), [1, 1], heals="value")
    assert turned(play) == {1: 1, 2: 4, 3: 0}


@pytest.mark.rule("MK-HEAL-2")
def test_no_healing_goes_past_the_starting_marker():
    assert turned(heal(ward(hurt=2), [3, 3, 6]))[2] == 0


@pytest.mark.rule("MK-HEAL-3")
def test_a_golem_is_healed_to_its_next_repair_marker_or_as_far_as_the_points_go():
    golem = warrior("golem", *[{"damage_type": "golem", "repair": n == 1} for n in range(5)])
    assert turned(heal(ward(key=golem), [3, 3, 6]))[2] == 1
    assert turned(heal(ward(key=golem), [3, 3, 2]))[2] == 2
    free = warrior("no golem", *[{"repair": n == 1} for n in range(5)])
    assert turned(heal(ward(key=free), [3, 3, 6]))[2] == 0


@pytest.mark.rule("MK-HEAL-4")
@pytest.mark.rule("MK-CARD-G7")
def test_who_cannot_be_healed_may_not_be_chosen():
    golem = warrior("marked", *[{"damage_type": "golem", "repair": n == 1} for n in range(5)])
    for state in (
        ward(hurt=0),
        ward(key=golem, hurt=1),
        ward(friend=plain(abilities=("invulnerability",))),
    ):
        assert refused(state, 0, Strike(1, 2, "healing")) == "MK-CARD-G7"
    assert refused(ward(hurt=1), 0, Strike(1, 2, "healing")) is None


@pytest.mark.rule("MK-HEAL-5")
def test_eliminated_warriors_are_not_healed():
    state = ward()
    assert refused(state.without(2), 0, Strike(1, 2, "healing")) == "MK-MELEE-3"


@pytest.mark.rule("MK-CARD-healing")
def test_neither_healer_nor_friend_may_touch_an_enemy():
    near_friend = ward(HEALER, None, man(1, 10 + 2 * BASE, 10, WEST))
    assert refused(near_friend, 0, Strike(1, 2, "healing")) == "MK-CARD-healing"
    near_healer = ward(HEALER, None, man(1, 10 - BASE, 10, EAST))
    assert refused(near_healer, 0, Strike(1, 2, "healing")) == "MK-CARD-healing"
    captive = ward(
        HEALER,
        None,
        man(1, 10 - BASE, 10, EAST, captor=5),
        man(0, 10 - 2 * BASE, 10, EAST, captive=4),
    )
    assert refused(captive, 0, Strike(1, 2, "healing")) is None


@pytest.mark.rule("MK-CARD-healing")
@pytest.mark.rule("MK-TARGET-1")
def test_only_friends_at_the_front_arc_are_healed():
    state = ward()
    assert refused(state, 0, Strike(1, 3, "healing")) == "MK-CARD-healing"
    behind = fight(
        man(0, 10, 10, WEST, HEALER), man(0, 10 + BASE, 10, WEST, turned=2), man(1, 30, 30)
    )
    assert refused(behind, 0, Strike(1, 2, "healing")) == "MK-MOVE-9"
    apart = fight(man(0, 10, 10, EAST, HEALER), man(0, 11.2, 10, WEST, turned=2), man(1, 30, 30))
    assert refused(apart, 0, Strike(1, 2, "healing")) == "MK-MELEE-3"
    ally = fight(
        man(0, 10, 10, EAST, HEALER),
        man(2, 10 + BASE, 10, WEST, turned=2, side=0),
        man(1, 30, 30),
        seats=(0, 1, 0),
    )
    assert refused(ally, 0, Strike(1, 2, "healing")) is None


@pytest.mark.rule("MK-CARD-healing")
@pytest.mark.rule("MK-IMMUNE-2")
def test_healing_works_on_the_magic_immune():
    state = ward(friend=plain(defense_type="magic-immune"))
    assert turned(heal(state, [3, 3, 3]))[2] == 1


@pytest.mark.rule("MK-TARGET-2")
def test_nobody_heals_itself():
    state = ward().changed(1, turned=2)
    assert refused(state, 0, Strike(1, 1, "healing")) == "MK-TARGET-2"


@pytest.mark.rule("MK-CARD-G7")
def test_what_is_healed_is_named_only_for_a_healing():
    state = ward()
    assert refused(state, 0, Strike(1, 2, "healing", False, "all")) == "MK-CARD-G7"
    foe = fight(
        man(0, 10, 10, EAST, plain(abilities=("weapon-master",))), man(1, 10 + BASE, 10, WEST)
    )
    assert refused(foe, 0, Strike(1, 2, "weapon-master", False, "die")) == "MK-CARD-G7"


@pytest.mark.rule("MK-CARD-magic-healing")
@pytest.mark.rule("MK-GAP-10")
def test_a_magic_healing_heals_a_die_from_afar_and_dodge_does_not_avoid_it():
    healer = plain(attack_type="wand", range=8, ranged_damage=1, abilities=("magic-healing",))
    state = battle(
        man(0, 10, 10, EAST, healer),
        man(0, 15, 10, NORTH, plain(abilities=("dodge",), defense=15), turned=4),
        man(1, 30, 30),
    )
    play = resolve(state, shot(mode="magic-healing", heals="die"), [3, 3, 3])
    assert turned(play) == {1: 0, 2: 1, 3: 0}
    assert len(events(play, Rolled)) == 2
    assert play.state.bewitched == ((2, 0),)
    assert events(play, Healed)[0].rule == "MK-CARD-magic-healing"
