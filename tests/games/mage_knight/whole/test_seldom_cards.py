"""Cards that are seldom looked at, in whole actions with scripted dice, at their limits."""

import pytest

from slagveld.games.mage_knight.core.book import card
from slagveld.games.mage_knight.melee.actions import Batter, Strike
from slagveld.games.mage_knight.movement.actions import Move, Run
from slagveld.games.mage_knight.shooting.shooter_and_targets import Shoot, ShootBuilt
from slagveld.games.mage_knight.terrain.built_terrain import battered, occupies
from slagveld.games.mage_knight.turn.cancelled_abilities_and_etiquette import CancelAbility, stand
from slagveld.kernel.event import Hurt, Removed, Rolled
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    WEST,
    act,
    battle,
    box,
    events,
    man,
    plain,
    refused,
    run,
)
from tests.games.mage_knight.combat import duel, fight, resolve, shot, strike, turned
from tests.games.mage_knight.deeds import Waiting
from tests.games.mage_knight.moves import Moves, place, to
from tests.games.mage_knight.shoots import Shots
from tests.games.mage_knight.shoots import duel as range_duel
from tests.games.mage_knight.shoots import field as shooting

HERO = {"rank": "unique", "item_slots": 3}
WAND = {"attack_type": "wand", "range": 10, "ranged_damage": 2}
BOW = {"attack_type": "bow", "range": 10, "ranged_damage": 2}


def need(play):
    """What the dice of the attack had to show, and by which cards."""
    target = events(play, Rolled)[0].need.target
    cards = [(i.value, i.rule.removeprefix(card(""))) for i in target.items if "CARD" in i.rule]
    return target.total, cards


def domains(*keys, **more):
    """Domain cards that lie open, one for each seat."""
    return {"chosen_domains": tuple(enumerate(keys)), "revealed": True, **more}


# Items


@pytest.mark.rule("MK-CARD-wolf-banner")
@pytest.mark.parametrize(
    ("faction", "running", "most"),
    [("orc-khans", False, 9), ("elven-lords", False, 8), ("orc-khans", True, 18), ("", False, 8)],
)
def test_the_wolf_banner_carries_an_orc_one_inch_further(faction, running, most):
    key = plain(faction=faction, **HERO)
    state = battle(
        man(0, 10, 10, key=key, items=("wolf-banner",)), man(1, 34, 34), agenda=(Moves(0),)
    )
    kind = Run if running else Move
    assert refused(state, 0, kind(1, to((10 + most + 0.004, 10)), 0)) == "MK-MOVE-1"
    play = act(state, 0, kind(1, to((10 + most, 10)), 0))
    assert place(play.state, 1) == (10 + most, 10, 0)


@pytest.mark.rule("MK-CARD-ember-staff", "MK-ITEMS-10")
@pytest.mark.parametrize(
    ("kind", "attack", "damage"), [("wand", 8, 3), ("wand", 7, 2), ("bow", 9, 2), ("sword", 9, 2)]
)
def test_the_ember_staff_burns_one_deeper_in_the_hand_of_a_strong_wand(kind, attack, damage):
    key = plain(attack_type=kind, range=10, ranged_damage=2, attack=attack, **HERO)
    mine = man(0, 10, 10, EAST, key, items=("ember-staff",))
    play = act(shooting(mine, man(1, 18, 10, WEST)), 0, Shoot(1, (2,)), [5, 5])
    assert turned(play)[2] == damage
    near = fight(mine, man(1, 10 + BASE, 10, WEST))
    assert turned(strike(near, [5, 5]))[2] == 2


@pytest.mark.rule("MK-CARD-grudge-axe", "MK-ITEMS-10")
@pytest.mark.parametrize(
    ("kind", "attack", "tokens", "damage"),
    [("sword", 9, 0, 2), ("sword", 9, 1, 3), ("sword", 8, 1, 2), ("bow", 9, 1, 2)],
)
def test_the_grudge_axe_counts_the_tokens_before_its_own_action(kind, attack, tokens, damage):
    key = plain(attack_type=kind, attack=attack, **HERO)
    state = duel(key, mine={"items": ("grudge-axe",), "tokens": tokens})
    play = strike(state, [5, 5])
    assert turned(play)[2] == damage
    assert play.state.fighter(1).tokens == tokens + 1


@pytest.mark.rule("MK-CARD-oak-shield", "MK-ITEMS-10")
@pytest.mark.parametrize(("kind", "least"), [("sword", 7), ("bow", 6)])
def test_the_oak_shield_turns_a_blow_that_just_hits(kind, least):
    key = plain(attack_type=kind, **HERO)
    state = duel(None, key, theirs={"items": ("oak-shield",)})
    cards = [(1, "oak-shield")] if kind == "sword" else []
    assert need(strike(state, [3, least - 3])) == (least, cards)
    assert turned(strike(state, [3, least - 3]))[2] == 2
    assert turned(strike(state, [3, least - 4]))[2] == 0
    far = range_duel(key=plain(**BOW), target=key)
    assert need(act(far, 0, Shoot(1, (2,)), [3, 3])) == (6, [])


@pytest.mark.rule("MK-CARD-dragonstar", "MK-RULE3-3")
@pytest.mark.parametrize(("kind", "most", "least"), [("bow", 12, 5), ("wand", 10, 6)])
def test_dragonstar_shoots_two_inches_further_and_better(kind, most, least):
    key = plain(attack_type=kind, range=10, ranged_damage=2, **HERO)
    mine = man(0, 5, 10, EAST, key, items=("dragonstar",))
    beyond = shooting(mine, man(1, 5 + most + 0.004, 10, WEST))
    assert refused(beyond, 0, Shoot(1, (2,))) == "MK-RANGED-4"
    play = act(shooting(mine, man(1, 5 + most, 10, WEST)), 0, Shoot(1, (2,)), [2, least - 2])
    assert need(play) == (least, [(-1, "dragonstar")] if kind == "bow" else [])
    assert turned(play)[2] == 2


@pytest.mark.rule("MK-CARD-grey-cloak", "MK-CARD-stealth", "MK-ABILITY-6")
def test_the_grey_cloak_hides_only_behind_something_and_may_be_thrown_back():
    cloaked = man(1, 18, 10, WEST, plain(**HERO), items=("grey-cloak",))
    mine = man(0, 10, 10, EAST, plain(**BOW))
    wood = (box(50, "hindering", 13, 8, 2, 4),)
    shoot = Shoot(1, (2,))
    state = shooting(mine, cloaked, terrain=wood)
    assert refused(state, 0, shoot) == "MK-CARD-stealth"
    assert refused(shooting(mine, cloaked), 0, shoot) is None
    play = run(state)
    stand(play, 0, CancelAbility(2, "stealth"))
    assert refused(play.run(), 0, shoot) is None


@pytest.mark.rule("MK-CARD-jeweled-helm", "MK-RULE3-1")
def test_the_jeweled_helm_helps_nobody_who_has_not_paid():
    key = plain(**HERO)
    for paid, least in (((), 6), ((101,), 4)):
        state = duel(key, mine={"items": ("jeweled-helm",), "paid": paid})
        cards = [(-2, "jeweled-helm")] if paid else []
        assert need(strike(state, [2, 2])) == (least, cards)
    strong = plain(attack_bonus=2, **HERO)
    state = duel(strong, mine={"items": ("jeweled-helm",), "paid": (101,)})
    assert need(strike(state, [2, 2]))[0] == 15 - 9 - 3


# Domains


@pytest.mark.rule("MK-CARD-blood-moon")
def test_under_the_blood_moon_a_blow_hits_one_sooner_and_a_shot_does_not():
    for cards, least, lines in (
        (("blood-moon", "blood-moon"), 5, [(-1, "blood-moon")]),
        (("clear-skies", "darkness"), 6, []),
    ):
        state = duel(**domains(*cards))
        assert need(strike(state, [2, 3])) == (least, lines)
        assert turned(strike(state, [2, least - 2]))[2] == 2
        assert turned(strike(state, [2, least - 3]))[2] == 0
        far = range_duel(key=plain(**BOW), mark=(16, 10), **domains(*cards))
        assert need(act(far, 0, Shoot(1, (2,)), [3, 3])) == (6, [])


@pytest.mark.rule("MK-CARD-blood-moon", "MK-BUILT-18")
def test_the_blood_moon_shines_on_blows_at_walls_too():
    wall = box(50, "built:stone-wall", 10.55, 8, 0.5, 4)
    men = (man(0, 10, 10, EAST), man(1, 30, 30))
    for cards, damage in ((("blood-moon", "blood-moon"), 2), (("clear-skies", "clear-skies"), 0)):
        state = fight(*men, terrain=(wall,), **domains(*cards))
        assert battered(act(state, 0, Batter(1, 50), [3, 3]).state, 50) == damage


@pytest.mark.rule("MK-CARD-clear-skies", "MK-CARD-darkness")
def test_clear_skies_give_back_what_the_darkness_took():
    for cards, runs, most in (
        (("darkness", "blood-moon"), "MK-CARD-darkness", 6),
        (("darkness", "clear-skies"), None, 10),
        (("clear-skies", "darkness"), None, 10),
        (("blood-moon", "clear-skies"), None, 10),
    ):
        men = (man(0, 10, 10), man(1, 34, 34))
        state = battle(*men, agenda=(Moves(0),), **domains(*cards))
        assert refused(state, 0, Run(1, to((12, 10)), 0)) == runs
        for inches, rule in ((most, None), (most + 0.004, "MK-RANGED-4")):
            mine = man(0, 10, 10, EAST, plain(**BOW))
            state = shooting(mine, man(1, 10 + inches, 10, WEST), **domains(*cards))
            assert refused(state, 0, Shoot(1, (2,))) == rule


# Built terrain


@pytest.mark.rule("MK-CARD-stone-wall", "MK-BUILT-16")
@pytest.mark.parametrize(("dice", "damage"), [([3, 3], 0), ([3, 4], 4), ([1, 1], 0)])
def test_a_stone_wall_has_defense_16_and_stands_four_points_of_damage(dice, damage):
    wall = box(50, "built:stone-wall", 10.55, 8, 0.5, 4)
    men = (man(0, 10, 10, EAST, plain(damage=4)), man(1, 30, 30))
    play = act(fight(*men, terrain=(wall,)), 0, Batter(1, 50), dice)
    assert need(play) == (7, [])
    assert battered(play.state, 50) == damage
    assert events(play, Removed) == []
    assert [piece.id for piece in play.state.field.table.terrain] == [50]


@pytest.mark.rule("MK-CARD-stone-wall", "MK-BUILT-16")
def test_the_fifth_point_in_a_turn_breaks_a_stone_wall():
    wall = box(50, "built:stone-wall", 10.55, 8, 0.5, 4)
    men = (man(0, 10, 10, EAST, plain(damage=4)), man(1, 30, 30))
    whole = fight(*men, terrain=(wall,))
    play = act(fight(*men, terrain=(wall,), battered=((50, 1),)), 0, Batter(1, 50), [3, 4])
    (removed,) = events(play, Removed)
    assert (removed.piece, removed.name.en) == (50, "Stone Wall")
    assert play.state.field.table.terrain == ()
    critical = act(whole, 0, Batter(1, 50), [6, 6])
    assert critical.state.field.table.terrain == ()


@pytest.mark.rule("MK-CARD-stone-wall", "MK-BUILT-12")
def test_a_stone_wall_stops_moves_and_shots_until_it_falls():
    wall = box(50, "built:stone-wall", 13.75, 8, 0.5, 4)
    men = (man(0, 10, 10, EAST, plain(**{**BOW, "ranged_damage": 5})), man(1, 18, 10, WEST))
    state = battle(*men, terrain=(wall,), agenda=(Moves(0),))
    assert refused(state, 0, Move(1, to((16, 10)), 0)) == "MK-BLOCK-3"
    state = battle(*men, terrain=(wall,), agenda=(Shots(0),))
    assert refused(state, 0, Shoot(1, (2,))) == "MK-BUILT-12"
    play = act(state, 0, ShootBuilt(1, 50), [3, 4])
    open_ground = battle(*men, terrain=play.state.field.table.terrain, agenda=(Shots(0),))
    assert refused(open_ground, 0, Shoot(1, (2,))) is None


@pytest.mark.rule("MK-CARD-timber-tower", "MK-BUILT-13", "MK-RULE3-1")
def test_a_timber_tower_shelters_its_occupant_as_far_as_the_rule_of_three_goes():
    tower = box(51, "built:timber-tower", 16.748, 8.748, 2.5, 2.5)
    state = range_duel((tower,), key=plain(**BOW))
    assert occupies(state, state.fighter(2)).id == 51
    play = act(state, 0, Shoot(1, (2,)), [4, 4])
    items = events(play, Rolled)[0].need.target.items
    assert [(item.value, item.rule) for item in items] == [
        (1, "MK-HINDER-8"),
        (1, "MK-HEIGHT-1"),
        (2, "MK-BUILT-13"),
        (-1, "MK-RULE3-1"),
        (-9, "MK-ROLL-1"),
    ]
    assert turned(play)[2] == 0
    assert turned(act(state, 0, Shoot(1, (2,)), [4, 5]))[2] == 2


@pytest.mark.rule("MK-CARD-timber-tower", "MK-BUILT-16")
def test_a_timber_tower_has_defense_14_and_falls_at_four_points():
    tower = box(51, "built:timber-tower", 10.55, 8.75, 2.5, 2.5)
    for damage, dice, left in ((4, [2, 2], 1), (4, [2, 3], 0), (3, [2, 3], 1)):
        men = (man(0, 10, 10, EAST, plain(damage=damage)), man(1, 30, 30))
        play = act(fight(*men, terrain=(tower,)), 0, Batter(1, 51), dice)
        assert need(play) == (5, [])
        assert len(play.state.field.table.terrain) == left


# Abilities


@pytest.mark.rule("MK-CARD-battle-fury", "MK-CARD-G9")
def test_battle_fury_neither_takes_nor_gives_captives_but_strikes_as_usual():
    fury = plain(abilities=("battle-fury",))
    for mine, theirs, rule in (
        (fury, None, "MK-CARD-battle-fury"),
        (None, fury, "MK-CARD-battle-fury"),
        (None, None, None),
    ):
        state = duel(mine, theirs)
        assert refused(state, 0, Strike(1, 2, capture=True)) == rule
        assert turned(strike(state, [3, 3]))[2] == 2


@pytest.mark.rule("MK-CARD-toughness")
@pytest.mark.parametrize(("damage", "clicks"), [(1, 0), (2, 1), (3, 2)])
def test_toughness_takes_one_from_each_blow_and_nothing_from_exhaustion(damage, clicks):
    tough = plain(abilities=("toughness",))
    play = strike(duel(plain(damage=damage), tough), [3, 3])
    assert turned(play)[2] == clicks
    tired = strike(duel(tough, mine={"tokens": 1}), [1, 2])
    assert turned(tired)[1] == 1
    assert [event.rule for event in events(tired, Hurt)] == ["MK-PUSH-1"]


@pytest.mark.rule("MK-CARD-spell-resistance", "MK-RULE3-1")
@pytest.mark.parametrize(("bonus", "least"), [(0, 9), (1, 8), (3, 6)])
def test_spell_resistance_is_summed_with_other_modifiers_before_the_rule_of_three(bonus, least):
    target = plain(abilities=("spell-resistance",))
    state = range_duel(key=plain(**WAND, attack_bonus=bonus), target=target)
    play = act(state, 0, Shoot(1, (2,)), [3, least - 3])
    assert need(play) == (least, [(3, "spell-resistance")])
    assert turned(play)[2] == 2
    assert turned(act(state, 0, Shoot(1, (2,)), [2, least - 3]))[2] == 0


@pytest.mark.rule("MK-CARD-limited-invisibility")
def test_limited_invisibility_hides_from_shots_but_not_from_blows():
    hidden = plain(abilities=("limited-invisibility",))
    assert refused(range_duel(target=hidden), 0, Shoot(1, (2,))) == "MK-CARD-limited-invisibility"
    assert turned(strike(duel(None, hidden), [3, 3]))[2] == 2


@pytest.mark.rule("MK-CARD-battle-armor", "MK-CARD-aquatic", "MK-RULE3-1")
def test_armor_and_water_together_are_held_at_three():
    key = plain(abilities=("battle-armor",), nexus="aquatic")
    pool = (box(50, "shallow-water", 17, 9, 2, 2),)
    play = act(range_duel(pool, key=plain(**BOW), target=key), 0, Shoot(1, (2,)), [4, 5])
    assert need(play)[0] == 15 + 3 - 9
    assert turned(play)[2] == 2


@pytest.mark.rule("MK-CARD-magic-retaliation", "MK-CARD-toughness")
def test_a_blow_that_toughness_swallows_is_not_repaid():
    key = plain(abilities=("toughness",), nexus="magic-retaliation")
    for damage, back in ((1, 0), (2, 1)):
        play = strike(duel(plain(damage=damage), key), [3, 3])
        assert turned(play) == {1: back, 2: damage - 1}


@pytest.mark.rule("MK-CARD-vampirism", "MK-CARD-smite", "MK-CARD-toughness")
def test_smite_and_thirst_need_a_wound():
    key = plain(abilities=("vampirism",), nexus="smite", damage=1)
    for target, clicks, own in ((None, 2, 1), (plain(abilities=("toughness",)), 0, 2)):
        play = strike(duel(key, target, mine={"turned": 2}), [3, 3])
        assert turned(play) == {1: own, 2: clicks}


@pytest.mark.rule("MK-CARD-dodge")
@pytest.mark.parametrize(("die", "clicks"), [(3, 2), (4, 0)])
def test_a_dodge_begins_at_four(die, clicks):
    state = range_duel(key=plain(**BOW), target=plain(abilities=("dodge",)))
    play = resolve(state, shot(), [3, 3, die])
    assert turned(play)[2] == clicks
    assert [roll.rule for roll in events(play, Rolled)] == ["MK-ROLL-1", "MK-CARD-dodge"]


@pytest.mark.rule("MK-CARD-hex", "MK-RULE3-1")
def test_a_hex_takes_one_from_the_attack_even_of_the_rear():
    state = duel(facing=EAST, mine={"hexed_by": 2})
    assert need(strike(state, [3, 3])) == (15 - 9 - 1 + 1, [(1, "hex")])


@pytest.mark.rule("MK-CARD-frenzy")
def test_frenzy_holds_back_its_own_player_alone():
    mad = plain(abilities=("frenzy",))
    for seat, rule in ((0, "MK-CARD-frenzy"), (1, None)):
        men = (man(0, 10, 10), man(1, 30, 30), man(seat, 20, 20, key=mad))
        state = battle(*men, agenda=(Moves(0), Waiting()))
        assert refused(state, 0, Move(1, to((12, 10)), 0)) == rule
