import pytest

from slagveld.games.mage_knight.attack.attack_value import attack_tally
from slagveld.games.mage_knight.attack.damage_dealt import damage_of_hits, damage_tally
from slagveld.games.mage_knight.attack.declaration_and_type import Helper
from slagveld.games.mage_knight.attack.defense_value import defense_tally, helpful
from tests.games.mage_knight.battle import BASE, EAST, NORTH, WEST, battle, box, man, plain, warrior
from tests.games.mage_knight.combat import close, duel, lines, shot

BOW = {"attack_type": "bow", "range": 10, "ranged_damage": 2}


def defense(state, declared=None, target=2, lender=0):
    return defense_tally(state, declared or close(target), state.field.by_id[target], lender)


def damage(state, declared=None, target=2):
    return damage_tally(state, declared or close(target), state.field.by_id[target])


def range_duel(attacker=None, target=None, *more, apart=5, **rest):
    """Warriors 1 and 2 so many inches apart, looking at each other."""
    return battle(
        man(0, 10, 10, EAST, attacker or plain(**BOW)),
        man(1, 10 + apart, 10, WEST, target),
        *more,
        **rest,
    )


# Defense


@pytest.mark.rule("MK-CARD-battle-armor")
def test_battle_armor_adds_two_against_ranged_attacks_only():
    state = range_duel(None, plain(abilities=("battle-armor",)))
    assert lines(defense(state, shot())) == [(2, "MK-CARD-battle-armor")]
    assert defense(state, shot()).total == 17
    assert lines(defense(state, close())) == []


@pytest.mark.rule("MK-CARD-invulnerability")
def test_invulnerability_adds_two_against_ranged_attacks():
    state = range_duel(None, plain(abilities=("invulnerability",)))
    assert lines(defense(state, shot())) == [(2, "MK-CARD-invulnerability")]
    assert defense(state, close()).total == 15


@pytest.mark.rule("MK-CARD-pierce")
def test_pierce_ignores_what_abilities_add_to_the_defense_at_range():
    state = range_duel(plain(**BOW, abilities=("pierce",)), plain(abilities=("battle-armor",)))
    assert lines(defense(state, shot())) == []


@pytest.mark.rule("MK-ABILITY-1")
@pytest.mark.rule("MK-ABILITY-2")
@pytest.mark.rule("MK-CARD-G2")
def test_an_ability_works_exactly_while_it_shows_and_is_not_cancelled():
    key = warrior("fading", {"abilities": ("battle-armor",)}, {}, {"nexus": "battle-armor"})
    for turned, expected in ((0, 17), (1, 15), (2, 17)):
        state = battle(man(0, 10, 10, EAST, plain(**BOW)), man(1, 15, 10, WEST, key, turned=turned))
        assert defense(state, shot()).total == expected
    off = duel(
        plain(abilities=("sneak-attack",)), facing=EAST, mine={"cancelled": ("sneak-attack",)}
    )
    assert damage(off).total == 2


@pytest.mark.rule("MK-ABILITY-3")
@pytest.mark.rule("MK-CARD-defend")
def test_a_friend_that_touches_a_bearer_of_defend_may_use_its_defense():
    bearer = man(1, 10 + BASE, 10 + BASE, NORTH, plain(defense=18, abilities=("defend",)))
    state = duel(None, None, bearer)
    assert [other.id for other in helpful(state, close(), state.fighters[1])] == [3]
    tally = defense(state, lender=3)
    assert lines(tally) == [(18, "MK-CARD-defend")]
    assert (tally.start, tally.items[0].op, tally.total) == (15, "set", 18)


@pytest.mark.rule("MK-CARD-defend")
def test_the_modifiers_of_a_lent_defense_are_those_of_the_target():
    bearer = man(1, 15, 10 + BASE, NORTH, plain(defense=18, abilities=("defend",)))
    state = range_duel(None, plain(abilities=("battle-armor",)), bearer)
    assert defense(state, shot(), lender=3).total == 20
    assert defense(state, shot()).total == 17


@pytest.mark.rule("MK-CARD-defend")
def test_nobody_lends_from_afar_to_an_enemy_or_as_a_captive():
    key = plain(defense=18, abilities=("defend",))
    for other in (
        man(1, 10 + BASE, 10 + BASE + 0.05, NORTH, key),
        man(0, 10 + BASE, 10 + BASE, NORTH, key),
        man(1, 10 + BASE, 10 + BASE, NORTH, key, captor=1),
        man(1, 10 + BASE, 10 + BASE, NORTH, key, cancelled=("defend",)),
    ):
        state = duel(None, None, other)
        assert helpful(state, close(), state.fighters[1]) == []


@pytest.mark.rule("MK-HINDER-9")
def test_hindering_terrain_does_nothing_in_close_combat():
    wood = box(50, "hindering", 8, 8, 6, 6)
    assert lines(defense(duel(terrain=(wood,)))) == []


@pytest.mark.rule("MK-HEIGHT-1")
def test_a_target_on_a_hill_has_one_defense_more_in_close_combat_from_below():
    hill = box(50, "hill", 10.8, 8, 6, 6)
    tally = defense(duel(terrain=(hill,)))
    assert lines(tally) == [(1, "MK-HEIGHT-1")]
    assert tally.total == 16
    both = box(50, "hill", 8, 8, 6, 6)
    assert lines(defense(duel(terrain=(both,)))) == []
    below = box(50, "hill", 5, 8, 5.5, 6)
    assert lines(defense(duel(terrain=(below,)))) == []


@pytest.mark.rule("MK-BUILT-13")
@pytest.mark.rule("MK-BUILT-14")
def test_fortification_helps_a_target_inside_in_close_combat_unless_the_attacker_touches_it():
    tower = box(50, "built:timber-tower", 10.55, 8.75, 2.5, 2.5)
    touching = duel(terrain=(tower,))
    assert lines(defense(touching)) == []
    # An attacker that stands off the piece: the target's base sticks out of it.
    small = box(50, "built:timber-tower", 10.9, 8.75, 2.5, 2.5)
    state = duel(terrain=(small,))
    assert [rule for _, rule in lines(defense(state))] == ["MK-HEIGHT-1", "MK-BUILT-13"]
    assert defense(state).total == 18


@pytest.mark.rule("MK-CAPTURE-17")
def test_an_execution_is_rolled_against_the_window_of_the_captive():
    key = plain(defense=14, rank="unique", item_slots=1)
    state = duel(
        None,
        key,
        mine={"captive": 2},
        theirs={"captor": 1, "items": ("oak-shield",)},
        terrain=(box(50, "hill", 10.8, 8, 6, 6),),
    )
    tally = defense(state, close(execution=True))
    assert (tally.total, lines(tally)) == (14, [])


@pytest.mark.rule("MK-CARD-G7")
def test_a_healing_roll_knows_no_modifiers_on_either_side():
    healer = plain(attack_bonus=2, abilities=("healing",))
    state = battle(
        man(0, 10, 10, EAST, healer, hexed_by=3),
        man(
            0,
            10 + BASE,
            10,
            EAST,
            plain(defense=16, rank="unique", item_slots=1),
            items=("oak-shield",),
        ),
        man(1, 30, 30),
    )
    declared = close(mode="healing", heals="die")
    tally = attack_tally(state, declared, state.fighters[1])
    assert (tally.total, lines(tally)) == (9, [])
    assert (defense(state, declared).total, lines(defense(state, declared))) == (16, [])


@pytest.mark.rule("MK-BUILT-18")
def test_a_piece_of_built_terrain_has_the_defense_of_its_card():
    wall = box(50, "built:stone-wall", 11, 8, 0.5, 4)
    state = duel(terrain=(wall,))
    tally = defense_tally(state, close(built=50), state.field.table.terrain[0])
    assert (tally.total, lines(tally)) == (16, [])
    rock = box(51, "blocking", 20, 20, 2, 2)
    assert defense_tally(state, close(built=51), rock).total == 0


# Damage


@pytest.mark.rule("MK-MELEE-6")
@pytest.mark.rule("MK-DAMAGE-1")
def test_close_combat_deals_the_damage_and_a_shot_the_ranged_damage():
    state = duel(plain(damage=3, range=8, ranged_damage=1))
    assert damage(state).total == 3
    assert damage(state, shot()).total == 1


@pytest.mark.rule("MK-CARD-grudge-axe")
def test_the_grudge_axe_adds_as_much_damage_as_its_bearer_has_tokens():
    key = plain(rank="unique", item_slots=1)
    for tokens in (0, 1, 2):
        state = duel(key, mine={"items": ("grudge-axe",), "tokens": tokens})
        assert damage(state).total == 2 + tokens
        assert lines(damage(state)) == ([(tokens, "MK-CARD-grudge-axe")] if tokens else [])
    far = duel(
        plain(rank="unique", item_slots=1, ranged_damage=1, range=5),
        mine={"items": ("grudge-axe",), "tokens": 1},
    )
    assert damage(far, shot()).total == 1


@pytest.mark.rule("MK-CARD-ember-staff")
def test_the_ember_staff_adds_one_ranged_damage():
    key = plain(attack_type="wand", range=8, ranged_damage=2, rank="unique", item_slots=1)
    state = duel(key, mine={"items": ("ember-staff",)})
    assert lines(damage(state, shot())) == [(1, "MK-CARD-ember-staff")]
    assert damage(state, shot()).total == 3
    assert damage(state).total == 2


@pytest.mark.rule("MK-CARD-sneak-attack")
def test_sneak_attack_doubles_the_damage_from_the_rear_of_a_plain_attack():
    key = plain(abilities=("sneak-attack",))
    tally = damage(duel(key, facing=EAST))
    assert (tally.total, lines(tally)) == (4, [(2, "MK-CARD-sneak-attack")])
    assert tally.items[0].op == "multiply"
    assert damage(duel(key)).total == 2
    assert damage(duel(key, facing=EAST), shot()).total == 0
    both = plain(abilities=("sneak-attack",), nexus="sweep")
    assert damage(duel(both, facing=EAST), close(mode="sweep")).total == 2
    assert damage(duel(both, facing=EAST)).total == 4


@pytest.mark.rule("MK-CARD-sneak-attack")
@pytest.mark.rule("MK-RULE3-3")
@pytest.mark.rule("MK-CARD-G5")
def test_doubling_comes_after_the_rule_of_three():
    key = plain(abilities=("sneak-attack",), rank="unique", item_slots=2)
    state = duel(key, facing=EAST, mine={"items": ("grudge-axe",), "tokens": 2})
    assert damage(state).total == (2 + 2) * 2


@pytest.mark.rule("MK-CAPTURE-4")
def test_a_capture_and_an_execution_mean_no_damage():
    assert damage(duel(), close(capture=True)).total == 0
    assert damage(duel(), close(execution=True)).total == 0


@pytest.mark.rule("MK-CARD-G5")
def test_damage_in_place_of_the_value_is_not_modified():
    key = plain(**BOW, abilities=("magic-freeze",))
    friend = man(0, 10, 10 + BASE, EAST, plain(abilities=("magic-enhancement",)))
    state = range_duel(key, None, friend)
    assert damage(state, shot()).total == 3
    tally = damage(state, shot(mode="magic-freeze"))
    assert (tally.total, lines(tally)) == (1, [(1, "MK-CARD-magic-freeze")])
    blast = range_duel(plain(**BOW, abilities=("magic-blast",)), None, friend)
    assert damage(blast, shot(mode="magic-blast")).total == 0
    confusion = range_duel(plain(**BOW, abilities=("magic-confusion",)), None, friend)
    assert damage(confusion, shot(mode="magic-confusion")).total == 0
    flame = range_duel(plain(**BOW, abilities=("flame-lightning",)), None, friend)
    assert damage(flame, shot(mode="flame-lightning")).total == 1


@pytest.mark.rule("MK-CARD-shockwave")
def test_a_shockwave_does_one_damage_to_each_of_several_and_all_to_a_single_one():
    key = plain(range=10, ranged_damage=3, abilities=("shockwave",))
    state = range_duel(key, None, man(1, 10, 14, NORTH), apart=4)
    assert damage(state, shot(2, 3, mode="shockwave")).total == 1
    assert damage(state, shot(2, mode="shockwave")).total == 3


@pytest.mark.rule("MK-CARD-magic-enhancement")
def test_each_bearer_of_magic_enhancement_gives_one_ranged_damage():
    key = plain(abilities=("magic-enhancement",))
    bearers = [man(0, 10, 10 + BASE, EAST, key), man(0, 10, 10 - BASE, EAST, key)]
    state = range_duel(None, None, *bearers)
    assert lines(damage(state, shot())) == [(1, "MK-CARD-magic-enhancement")] * 2
    assert damage(state, shot()).total == 4
    assert damage(state, close()).total == 2
    apart = range_duel(None, None, man(0, 10, 10 + BASE + 0.03, EAST, key))
    assert damage(apart, shot()).total == 2


@pytest.mark.rule("MK-CARD-magic-enhancement")
@pytest.mark.rule("MK-FRANGED-5")
def test_a_participant_of_the_formation_enhances_nothing():
    key = plain(**BOW, abilities=("magic-enhancement",))
    state = range_duel(None, None, man(0, 10, 10 + BASE, EAST, key))
    assert damage(state, shot(helpers=(Helper(3),))).total == 2
    tally = damage(state, shot(helpers=(Helper(3, "damage"),)))
    assert (tally.total, lines(tally)) == (3, [(1, "MK-FRANGED-6")])


@pytest.mark.rule("MK-CARD-magic-enhancement")
@pytest.mark.rule("MK-IMMUNE-2")
@pytest.mark.rule("MK-GAP-12")
@pytest.mark.parametrize("who", ["bearer", "attacker", "target"])
def test_magic_immunity_of_anybody_takes_the_enhancement_away(who):
    immune = {"defense_type": "magic-immune"}
    attacker = plain(**BOW, **(immune if who == "attacker" else {}))
    bearer = plain(abilities=("magic-enhancement",), **(immune if who == "bearer" else {}))
    target = plain(**(immune if who == "target" else {}))
    state = range_duel(attacker, target, man(0, 10, 10 + BASE, EAST, bearer))
    assert damage(state, shot()).total == 2


@pytest.mark.rule("MK-CARD-magic-enhancement")
def test_with_several_hit_the_point_is_there_while_one_of_them_may_take_it():
    bearer = man(0, 10, 10 + BASE, EAST, plain(abilities=("magic-enhancement",)))
    immune = plain(defense_type="magic-immune")
    state = range_duel(None, immune, bearer, man(1, 15, 12, WEST), man(1, 15, 14, WEST, immune))
    one, other, third = (state.field.by_id[n] for n in (2, 4, 5))
    assert damage_of_hits(state, shot(2, 4), [one, other]).total == 3
    assert damage_of_hits(state, shot(2, 5), [one, third]).total == 2


@pytest.mark.rule("MK-CLOSE-1")
def test_the_damage_of_close_range_needs_a_bow_and_half_the_range():
    for apart, expected in ((5, 3), (5.04, 2)):
        state = range_duel(apart=apart)
        assert damage(state, shot(close_range="damage")).total == expected
    wand = range_duel(plain(attack_type="wand", range=10, ranged_damage=2))
    assert damage(wand, shot(close_range="damage")).total == 2
    shock = range_duel(plain(**BOW, abilities=("shockwave",)))
    assert damage(shock, shot(mode="shockwave", close_range="damage")).total == 2


@pytest.mark.rule("MK-RULE3-1")
def test_the_rule_of_three_holds_for_damage_too():
    key = plain(abilities=("magic-enhancement",))
    bearers = [man(0, 10 - x, 10 + y, EAST, key) for x, y in ((0, BASE), (0, -BASE), (BASE, 0))]
    state = range_duel(None, None, *bearers)
    tally = damage(state, shot(close_range="damage"))
    assert len(tally.items) == 5
    assert tally.total == 5


@pytest.mark.rule("MK-CARD-healing")
def test_a_healing_of_the_value_heals_the_damage_of_the_window():
    key = plain(abilities=("healing",), damage=3, rank="unique", item_slots=1)
    state = duel(key, mine={"items": ("grudge-axe",), "tokens": 1})
    assert damage(state, close(mode="healing", heals="value")).total == 3
    assert damage(state, close(mode="healing", heals="die")).total == 0
