import msgspec
import pytest

from slagveld.games.mage_knight.attack.attack_value import attack_tally
from slagveld.games.mage_knight.attack.damage_dealt import damage_tally
from slagveld.games.mage_knight.attack.declaration_and_type import Helper
from slagveld.games.mage_knight.attack.defense_value import defense_tally
from slagveld.games.mage_knight.core.modifiers_and_rule_of_three import (
    needed,
    range_of,
    speed_tally,
)
from slagveld.games.mage_knight.core.warriors import Click
from slagveld.kernel.modifiers import Item, Tally
from slagveld.texts import Text
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    battle,
    box,
    man,
    plain,
    warrior,
)
from tests.games.mage_knight.combat import close, duel, lines, shot


def attack(state, declared=None, target=2):
    return attack_tally(state, declared or close(target), state.field.by_id[target])


def defense(state, declared=None, target=2, lender=0):
    return defense_tally(state, declared or close(target), state.field.by_id[target], lender)


def damage(state, declared=None, target=2):
    return damage_tally(state, declared or close(target), state.field.by_id[target])


# The attack value


@pytest.mark.rule("MK-VALUE-1")
@pytest.mark.rule("MK-VALUE-2")
def test_a_warrior_has_seven_combat_values_which_its_window_shows_click_by_click():
    names = {"speed", "attack", "defense", "damage", "attack_bonus", "ranged_damage", "range"}
    assert names <= set(Click.__struct_fields__)
    numbers = [field.name for field in msgspec.structs.fields(Click) if field.type is int]
    assert sorted(numbers) == sorted(names)
    whole = {name: 3 + place for place, name in enumerate(sorted(names))}
    key = warrior("changing", whole, {name: value - 1 for name, value in whole.items()})
    fresh, hurt = man(0, 10, 10, key=key), man(0, 20, 20, key=key, turned=1)
    state = battle(fresh, hurt)
    one, other = state.fighters
    assert [getattr(one.click, name) for name in sorted(names)] == [3, 4, 5, 6, 7, 8, 9]
    assert [getattr(other.click, name) for name in sorted(names)] == [2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("MK-MOD-4")
def test_the_attack_of_the_window_is_the_attack_without_modifiers():
    state = duel(plain(attack=11))
    assert attack(state) == Tally(
        11, (), Text("mage-knight:combat-attack-of", {"name": "Test Attack=11"})
    )
    assert attack(state).total == 11


@pytest.mark.rule("MK-MELEE-4")
def test_contact_with_the_rear_arc_gives_one_attack():
    assert lines(attack(duel(facing=EAST))) == [(1, "MK-MELEE-4")]
    assert lines(attack(duel(facing=WEST))) == []
    # The front arc is 90 degrees wide: its end belongs to it, a tenth of a degree more does not.
    assert lines(attack(duel(facing=180 - 45))) == []
    assert lines(attack(duel(facing=180 + 45))) == []
    assert lines(attack(duel(facing=180 + 45.1))) == [(1, "MK-MELEE-4")]


@pytest.mark.rule("MK-MELEE-5")
@pytest.mark.rule("MK-ATYPE-1")
@pytest.mark.parametrize(("kind", "expected"), [("sword", 11), ("bow", 9), ("wand", 9), ("", 9)])
def test_only_a_sword_has_its_attack_bonus_in_close_combat(kind, expected):
    state = duel(plain(attack_type=kind, attack_bonus=2))
    assert attack(state).total == expected
    assert lines(attack(state)) == ([(2, "MK-MELEE-5")] if expected == 11 else [])


@pytest.mark.rule("MK-ATYPE-1")
@pytest.mark.rule("MK-ATYPE-4")
@pytest.mark.parametrize(("kind", "expected"), [("sword", 9), ("bow", 11), ("wand", 11), ("", 9)])
def test_bow_and_wand_have_their_attack_bonus_at_range(kind, expected):
    key = plain(attack_type=kind, attack_bonus=2, range=10, ranged_damage=2)
    state = battle(man(0, 10, 10, EAST, key), man(1, 15, 10, WEST))
    assert attack(state, shot()).total == expected
    assert lines(attack(state, shot())) == ([(2, "MK-RANGED-7")] if expected == 11 else [])


# Surround


def surrounded(attacker=None, helper=None, facing=NORTH, **more):
    """A target between an attacker and one helper below it that looks up at it."""
    return duel(attacker, None, man(0, 10 + BASE, 10 + BASE, facing, helper, **more))


@pytest.mark.rule("MK-SURROUND-1")
def test_a_helper_whose_front_arc_touches_the_target_gives_one_attack():
    assert lines(attack(surrounded())) == [(1, "MK-SURROUND-1")]
    assert attack(surrounded()).total == 10
    assert lines(attack(surrounded(facing=SOUTH))) == []
    apart = duel(None, None, man(0, 10 + BASE, 10 + BASE + 0.03, NORTH))
    assert lines(attack(apart)) == []


@pytest.mark.rule("MK-SURROUND-1")
def test_an_enemy_of_the_attacker_and_the_attacker_itself_are_no_helpers():
    foe = duel(None, None, man(1, 10 + BASE, 10 + BASE, NORTH))
    assert lines(attack(foe)) == []
    ally = duel(None, None, man(2, 10 + BASE, 10 + BASE, NORTH, side=0), seats=(0, 1, 0))
    assert lines(attack(ally)) == [(1, "MK-SURROUND-1")]


@pytest.mark.rule("MK-SURROUND-2")
@pytest.mark.rule("MK-MELEE-7")
@pytest.mark.parametrize("kind", ["bow", "wand", ""])
def test_only_a_sword_profits_from_surround(kind):
    assert lines(attack(surrounded(plain(attack_type=kind)))) == []


@pytest.mark.rule("MK-SURROUND-3")
def test_a_helper_with_a_token_is_none():
    assert lines(attack(surrounded(tokens=1))) == []
    assert lines(attack(surrounded(tokens=2))) == []


@pytest.mark.rule("MK-SURROUND-4")
def test_helpers_are_of_the_same_faction():
    assert lines(attack(surrounded(helper=plain(faction="elven-lords")))) == []
    kin = plain(faction="orc-khans", subfaction="broken-tusk")
    assert lines(attack(surrounded(helper=kin))) == [(1, "MK-SURROUND-1")]
    spawn = plain(faction="")
    assert lines(attack(surrounded(spawn, spawn))) == []


@pytest.mark.rule("MK-SURROUND-5")
@pytest.mark.parametrize("kind", ["bow", "wand", ""])
def test_a_helper_must_have_the_sword_type(kind):
    assert lines(attack(surrounded(helper=plain(attack_type=kind)))) == []


@pytest.mark.rule("MK-SURROUND-7")
@pytest.mark.rule("MK-RULE3-1")
@pytest.mark.rule("MK-MOD-5")
def test_helpers_are_not_limited_but_their_sum_is():
    x, y = 10 + BASE, 10
    helpers = [man(0, x, y + BASE, NORTH), man(0, x, y - BASE, SOUTH), man(0, x + BASE, y, WEST)]
    state = duel(None, None, *helpers, facing=EAST)
    tally = attack(state)
    assert lines(tally) == [(1, "MK-MELEE-4"), *[(1, "MK-SURROUND-1")] * 3, (3, "MK-RULE3-1")]
    assert tally.items[-1].op == "clamp"
    assert tally.total == 12
    three = duel(None, None, *helpers)
    assert lines(attack(three)) == [(1, "MK-SURROUND-1")] * 3
    assert attack(three).total == 12


# Captures


@pytest.mark.rule("MK-CAPTURE-3")
def test_a_capture_attempt_costs_three_attack_summed_with_the_rest():
    state = surrounded()
    tally = attack(state, close(capture=True))
    assert lines(tally) == [(-3, "MK-CAPTURE-3"), (1, "MK-SURROUND-1")]
    assert tally.total == 7


@pytest.mark.rule("MK-CAPTURE-17")
@pytest.mark.rule("MK-CAPTURE-19")
def test_the_execution_of_a_captive_costs_three_attack_and_nobody_helps():
    helper = man(0, 10 + BASE, 10 + BASE, NORTH)
    state = duel(None, None, helper, mine={"captive": 2}, theirs={"captor": 1})
    tally = attack(state, close(execution=True))
    assert lines(tally) == [(-3, "MK-CAPTURE-17")]
    behind = duel(None, None, helper, facing=EAST, mine={"captive": 2}, theirs={"captor": 1})
    assert lines(attack(behind, close(execution=True))) == [
        (1, "MK-MELEE-4"),
        (-3, "MK-CAPTURE-17"),
    ]


# The rule of three


@pytest.mark.rule("MK-RULE3-EX1")
@pytest.mark.rule("MK-GAP-3")
def test_the_atlantean_sorcerer_and_three_apprentices_shoot_with_plus_three():
    wand = plain(
        attack_type="wand", attack=8, range=10, ranged_damage=2, faction="atlantean-empire"
    )
    rifleman = plain(abilities=("spell-resistance",), attack_type="bow", range=8, ranged_damage=2)
    state = battle(
        man(0, 10, 10, EAST, wand),
        man(1, 16, 10, EAST, rifleman),
        man(0, 10, 10 + BASE, EAST, wand),
        man(0, 10, 10 - BASE, EAST, wand),
        man(0, 10, 10 + 2 * BASE, EAST, wand),
    )
    declared = shot(helpers=(Helper(3), Helper(4), Helper(5)))
    tally = attack(state, declared)
    assert lines(tally) == [
        (1, "MK-RANGED-6"),
        (-3, "MK-CARD-spell-resistance"),
        (2, "MK-FRANGED-6"),
        (2, "MK-FRANGED-6"),
        (2, "MK-FRANGED-6"),
        (3, "MK-RULE3-1"),
    ]
    assert sum(item.value for item in tally.items[:-1]) == 4
    assert tally.total == 8 + 3


@pytest.mark.rule("MK-RULE3-1")
def test_the_sum_is_held_within_three_below_as_well():
    state = duel(None, None, mine={"hexed_by": 2})
    tally = attack(state, close(capture=True))
    assert lines(tally) == [(-3, "MK-CAPTURE-3"), (-1, "MK-CARD-hex"), (3, "MK-RULE3-1")]
    assert tally.total == 6


@pytest.mark.rule("MK-MOD-3")
def test_no_value_falls_below_zero():
    state = duel(plain(attack=2))
    tally = attack(state, close(capture=True))
    assert lines(tally) == [(-3, "MK-CAPTURE-3"), (0, "MK-MOD-3")]
    assert tally.total == 0
    exact = attack(duel(plain(attack=3)), close(capture=True))
    assert lines(exact) == [(-3, "MK-CAPTURE-3")]
    assert exact.total == 0


@pytest.mark.rule("MK-RULE3-2")
def test_items_and_abilities_do_not_overrule_the_rule_of_three():
    key = plain(attack=9, attack_bonus=3, rank="unique", item_slots=2)
    state = duel(key, mine={"items": ("jeweled-helm",), "paid": (101,)}, facing=EAST)
    assert attack(state).total == 12
    assert sum(item.value for item in attack(state).items[:-1]) == 6


# Cards


@pytest.mark.rule("MK-CARD-hex")
def test_a_hex_costs_one_attack_also_when_its_bearer_shows_it_no_more():
    tally = attack(duel(mine={"hexed_by": 2}))
    assert lines(tally) == [(-1, "MK-CARD-hex")]
    assert tally.total == 8


@pytest.mark.rule("MK-CARD-jeweled-helm")
@pytest.mark.rule("MK-MOD-2")
def test_a_paid_helm_adds_two_to_attack_defense_and_speed():
    key = plain(rank="unique", item_slots=1)
    state = duel(key, key, mine={"items": ("jeweled-helm",), "paid": (101,)})
    assert lines(attack(state)) == [(2, "MK-CARD-jeweled-helm")]
    assert speed_tally(state, state.fighters[0]).total == 10
    assert lines(speed_tally(state, state.fighters[0])) == [(2, "MK-CARD-jeweled-helm")]
    back = defense(state, close(1, attacker=2), target=1)
    assert lines(back) == [(2, "MK-CARD-jeweled-helm")]
    assert back.total == 17
    unpaid = duel(key, key, mine={"items": ("jeweled-helm",)})
    assert lines(attack(unpaid)) == []
    assert speed_tally(unpaid, unpaid.fighters[0]).total == 8


@pytest.mark.rule("MK-CARD-oak-shield")
def test_the_oak_shield_helps_in_close_combat_only():
    key = plain(rank="unique", item_slots=1)
    state = duel(None, key, theirs={"items": ("oak-shield",)})
    assert lines(defense(state)) == [(1, "MK-CARD-oak-shield")]
    assert lines(defense(state, shot())) == []


@pytest.mark.rule("MK-CARD-dragonstar")
def test_dragonstar_adds_attack_and_range_for_a_bow():
    key = plain(attack_type="bow", range=8, ranged_damage=2, rank="unique", item_slots=1)
    state = battle(
        man(0, 10, 10, EAST, key, items=("dragonstar",)), man(1, 15, 10, WEST), man(1, 30, 30)
    )
    assert lines(attack(state, shot())) == [(1, "MK-CARD-dragonstar")]
    assert lines(attack(state, close())) == []
    assert range_of(state, state.fighters[0]) == 10
    assert range_of(state, state.fighters[1]) == 0


@pytest.mark.rule("MK-CARD-dragonstar")
def test_dragonstar_gives_no_range_to_whom_has_none():
    key = plain(attack_type="bow", rank="unique", item_slots=1)
    state = battle(man(0, 10, 10, EAST, key, items=("dragonstar",)))
    assert range_of(state, state.fighters[0]) == 0


@pytest.mark.rule("MK-CARD-darkness")
@pytest.mark.parametrize(("inches", "expected"), [(5, 5), (6, 6), (7, 6), (12, 6)])
def test_darkness_limits_every_range(inches, expected):
    key = plain(range=inches, ranged_damage=1)
    state = battle(
        man(0, 10, 10, key=key), chosen_domains=((0, "darkness"), (1, "blood-moon")), revealed=True
    )
    assert range_of(state, state.fighters[0]) == expected
    hidden = battle(man(0, 10, 10, key=key), chosen_domains=((0, "darkness"),))
    assert range_of(hidden, hidden.fighters[0]) == inches


@pytest.mark.rule("MK-CARD-blood-moon")
def test_the_blood_moon_gives_everybody_one_attack_in_close_combat():
    state = duel(chosen_domains=((0, "blood-moon"), (1, "clear-skies")), revealed=True)
    assert lines(attack(state)) == [(1, "MK-CARD-blood-moon")]
    assert lines(attack(state, close(1, attacker=2), target=1)) == [(1, "MK-CARD-blood-moon")]
    assert lines(attack(state, shot())) == []


@pytest.mark.rule("MK-MOD-1")
def test_a_captive_has_the_speed_of_its_window_alone():
    key = plain(rank="unique", item_slots=1)
    state = duel(key, mine={"items": ("wolf-banner",)})
    assert speed_tally(state, state.fighters[0]).total == 9
    held = duel(key, mine={"items": ("wolf-banner",), "captor": 2}, theirs={"captive": 1})
    assert speed_tally(held, held.fighters[0]).total == 8


# What the dice must show


@pytest.mark.rule("MK-ROLL-1")
def test_the_need_holds_every_line_of_both_values():
    one = Tally(
        9, (Item(1, Text("a"), "R1"), Item(4, Text("b"), "R2"), Item(3, Text("c"), "R3", "clamp"))
    )
    other = Tally(15, (Item(17, Text("d"), "R4", "set"), Item(1, Text("e"), "R5")))
    need = needed(one, other, Text("n"))
    assert need.start == 15
    assert lines(need) == [
        (2, "R4"),
        (1, "R5"),
        (-9, "MK-ROLL-1"),
        (-1, "R1"),
        (-4, "R2"),
        (2, "R3"),
    ]
    assert need.total == other.total - one.total == 6
    assert not need.plus_is_good
    assert need.name == Text("n")


@pytest.mark.rule("MK-MOD-6")
def test_the_table_of_modifiers_in_the_rulebook():
    water = box(50, "shallow-water", 14, 9, 4, 4)
    hill = box(51, "hindering-hill", 14, 9, 4, 4)
    tower = box(52, "built:timber-tower", 14, 9, 2.5, 2.5)
    bow = plain(attack_type="bow", attack_bonus=1, range=10, ranged_damage=2)
    wave, wing = plain(speed_type="wave"), plain(speed_type="wing")

    def at_range(target=None, *more, terrain=(), **rest):
        there = man(1, 15, 10, WEST, target, **rest)
        return battle(man(0, 10, 10, EAST, bow), there, *more, terrain=terrain)

    friend = man(0, 15, 10 + BASE, WEST)
    assert lines(attack(at_range(None, friend), shot(close_range="attack"))) == [
        (1, "MK-RANGED-7"),
        (-2, "MK-PRECISION-2"),
        (1, "MK-CLOSE-1"),
    ]
    assert lines(damage(at_range(), shot(close_range="damage"))) == [(1, "MK-CLOSE-1")]
    helpers = (Helper(3), Helper(4, "damage"))
    joined = at_range(None, man(0, 10, 10 + BASE, EAST, bow), man(0, 10, 10 - BASE, EAST, bow))
    assert lines(attack(joined, shot(helpers=helpers))) == [(1, "MK-RANGED-7"), (2, "MK-FRANGED-6")]
    assert lines(damage(joined, shot(helpers=helpers))) == [(1, "MK-FRANGED-6")]
    assert lines(defense(at_range(terrain=(hill,)), shot())) == [
        (1, "MK-HINDER-8"),
        (1, "MK-HEIGHT-1"),
    ]
    assert lines(defense(at_range(wing, soaring=True), shot())) == [(1, "MK-SOAR-7")]
    assert lines(defense(at_range(wave, terrain=(water,)), shot())) == [(2, "MK-WAVE-2")]
    assert (2, "MK-BUILT-13") in lines(defense(at_range(terrain=(tower,)), shot()))
