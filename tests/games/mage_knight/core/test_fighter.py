"""Warriors on the field: what works for them, whom they touch, whose friends they are."""

import pytest

from slagveld.games.mage_knight.core.abilities import Powers, abilities, powers_of
from slagveld.games.mage_knight.core.ability_vocabulary import Forbids, Mode, Reduces, Terrifies
from slagveld.games.mage_knight.core.base_contact import (
    at_front,
    enemies_touching,
    engaged,
    friends_touching,
    in_front,
    touches,
    touching,
)
from slagveld.games.mage_knight.core.friends_and_factions import faction_of, is_enemy, is_friend
from slagveld.record import replace
from slagveld.table.shapes import Pose
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    battle,
    man,
    plain,
    warrior,
)


def ids(fighters):
    return [fighter.id for fighter in fighters]


@pytest.mark.rule("MK-ABILITY-2")
def test_abilities_come_and_go_with_the_click():
    key = warrior("test waning", {"abilities": ("toughness",)}, {}, {"nexus": "dodge"})
    state = battle(
        man(0, 5, 5, key=key), man(0, 9, 5, key=key, turned=1), man(0, 13, 5, key=key, turned=2)
    )
    assert [fighter.powers.keys for fighter in state.fighters] == [("toughness",), (), ("dodge",)]
    assert [fighter.powers.reduction for fighter in state.fighters] == [1, 0, 0]


@pytest.mark.rule("MK-ABILITY-7")
def test_the_nexus_gives_an_ability_like_any_other_also_a_second_of_its_slot():
    key = plain(abilities=("toughness",), nexus="invulnerability")
    state = battle(man(0, 5, 5, key=key))
    assert state.fighter(1).powers.keys == ("toughness", "invulnerability")
    assert state.fighter(1).powers.reduction == 3


@pytest.mark.rule("MK-ABILITY-6")
def test_a_cancelled_ability_does_not_work_while_it_shows():
    key = plain(abilities=("charge", "defend"))
    state = battle(man(0, 5, 5, key=key, cancelled=("charge",)))
    assert state.fighter(1).powers.keys == ("defend",)


@pytest.mark.rule("MK-CAPTURE-13")
def test_abilities_items_and_speed_type_of_a_captive_are_ignored():
    key = plain(abilities=("toughness",), item_slots=1, speed_type="wing")
    men = (
        man(0, 5, 5, key=key, items=("grey-cloak",)),
        man(0, 9, 5, key=key, items=("grey-cloak",), captor=3),
    )
    state = battle(*men, man(1, 10.1, 5, captive=2))
    assert state.fighter(1).powers.keys == ("toughness", "stealth")
    assert state.fighter(2).powers.keys == ()
    assert state.fighter(2).working_items == ()


@pytest.mark.rule("MK-ITEMS-10")
def test_an_item_works_only_while_its_requirement_is_met_on_the_dial():
    key = warrior("test bowman", {"attack_type": "bow"}, {"attack_type": ""}, item_slots=1)
    state = battle(
        man(0, 5, 5, key=key, items=("dragonstar",)),
        man(0, 9, 5, key=key, items=("dragonstar",), turned=1),
    )
    assert [item.key for _, item in state.fighter(1).working_items] == ["dragonstar"]
    assert state.fighter(2).working_items == ()
    assert len(state.fighter(2).items) == 1


@pytest.mark.rule("MK-CAPTURE-6")
def test_a_captor_goes_on_foot():
    key = plain(speed_type="horseshoe")
    state = battle(
        man(0, 5, 5, key=key, captive=2), man(1, 6.1, 5, captor=1), man(0, 9, 9, key=key)
    )
    assert state.fighter(1).speed_type == "foot"
    assert state.fighter(3).speed_type == "horseshoe"


def test_powers_are_gathered_from_the_effects_of_the_data():
    powers = powers_of(("invulnerability", "weapon-master", "berserk", "invulnerability"))
    assert powers.keys == ("invulnerability", "weapon-master", "berserk")
    assert [ability.key for ability, _ in powers.all(Forbids)] == ["invulnerability", "berserk"]
    assert powers.one(Reduces)[1].amount == 2
    assert powers.ban("be-healed").key == "invulnerability"
    assert powers.ban("capture").key == "invulnerability"
    assert powers.ban("run") is None
    assert powers.modes["weapon-master"].damage == "die"
    assert powers_of(()).one(Mode) is None
    assert powers_of(()).all(Mode) == []


@pytest.mark.rule("MK-GAP-1")
def test_every_ability_is_composed_of_effects():
    for ability in abilities().values():
        assert ability.effects, ability.key
        assert Powers((ability.key,)).keys == (ability.key,)
        modes = [effect for effect in ability.effects if isinstance(effect, Mode)]
        assert list(Powers((ability.key,)).modes.values()) == modes


# Friends, enemies, contact


@pytest.mark.rule("MK-FRIEND-1")
def test_friends_are_ones_own_and_those_of_team_members():
    state = battle(man(0, 5, 5), man(1, 9, 5, side=0), man(2, 13, 5, side=1), seats=(0, 0, 1))
    one, mate, foe = state.fighters
    assert is_friend(one, mate)
    assert not is_friend(one, one)
    assert not is_friend(one, foe)
    assert is_enemy(one, foe)
    assert not is_enemy(one, mate)


@pytest.mark.rule("MK-CAPTURE-14")
def test_a_captive_is_neither_friend_nor_enemy():
    state = battle(man(0, 5, 5, captive=2), man(1, 6.1, 5, captor=1), man(1, 7.2, 5))
    captor, captive, mate = state.fighters
    for other in (captor, mate):
        assert not is_enemy(captive, other)
        assert not is_enemy(other, captive)
        assert not is_friend(captive, other)
        assert not is_friend(other, captive)
    assert not engaged(state, captor)
    assert ids(touching(state, captor)) == [2]


@pytest.mark.rule("MK-CONTACT-1")
@pytest.mark.parametrize(("gap", "met"), [(0, True), (5, True), (6, False), (-5, True)])
def test_bases_touch_up_to_half_a_millimetre(gap, met):
    state = battle(man(0, 5, 5), man(1, 5 + BASE + gap / 250, 5))
    assert touches(state, state.fighter(1), state.fighter(2)) is met
    assert engaged(state, state.fighter(2)) is met


@pytest.mark.rule("MK-CONTACT-3")
def test_there_is_no_contact_across_levels():
    state = battle(man(0, 5, 5, soaring=True), man(1, 6.1, 5), man(1, 3.9, 5, soaring=True))
    assert ids(touching(state, state.fighter(1))) == [3]
    assert ids(touching(state, state.fighter(2))) == []


def test_contacts_are_told_in_order_and_of_a_moved_copy_too():
    state = battle(man(0, 5, 5), man(1, 6.1, 5), man(0, 3.9, 5), man(1, 20, 20))
    one = state.fighter(1)
    assert ids(enemies_touching(state, one)) == [2]
    assert ids(friends_touching(state, one)) == [3]
    moved = one.at(replace(state.fighter(4).pose, x=20 * 250 - 275))
    assert ids(touching(state, moved)) == [4]
    assert ids(touching(state, one)) == [2, 3]


def test_what_is_known_of_contacts_follows_every_move():
    state = battle(man(0, 5, 5), man(1, 6.1, 5))
    assert engaged(state, state.fighter(1))
    same = state.changed(1, tokens=1)
    assert engaged(same, same.fighter(1))
    away = state.changed(2, pose=replace(state.fighter(2).pose, x=5000))
    assert not engaged(away, away.fighter(1))
    gone = state.without(2)
    assert not engaged(gone, gone.fighter(1))
    back = gone.added(state.fighter(2))
    assert engaged(back, back.fighter(1))


@pytest.mark.rule("MK-ETIQ-3")
def test_an_agreed_contact_holds_until_one_of_the_two_moves():
    state = battle(man(0, 5, 5), man(1, 7, 5), man(1, 12, 12))
    agreed = replace(state, field=state.field.marked(2, 1))
    assert agreed.field.marks == ((1, 2),)
    assert ids(enemies_touching(agreed, agreed.fighter(1))) == [2]
    assert ids(enemies_touching(agreed, agreed.fighter(2))) == [1]
    assert engaged(agreed.changed(1, tokens=1), agreed.changed(1, tokens=1).fighter(1))
    moved = agreed.changed(2, pose=replace(agreed.fighter(2).pose, x=1755))
    assert moved.field.marks == ()
    assert not engaged(moved, moved.fighter(1))
    turned = agreed.changed(2, pose=replace(agreed.fighter(2).pose, facing=5))
    assert turned.field.marks == ((1, 2),)
    assert ids(enemies_touching(turned, agreed.fighter(2))) == [1]
    risen = agreed.changed(2, pose=replace(agreed.fighter(2).pose, level=1))
    assert risen.field.marks == ()
    assert agreed.without(1).field.marks == ()
    assert agreed.without(3).field.marks == ((1, 2),)


@pytest.mark.rule("MK-BASE-4")
@pytest.mark.parametrize(
    ("facing", "seen"),
    [(EAST, True), (45, True), (315, True), (46, False), (NORTH, False), (WEST, False)],
)
def test_contact_is_judged_by_the_arc_and_its_ends_belong_to_the_front(facing, seen):
    state = battle(man(0, 5, 5, facing), man(1, 6.1, 5))
    assert in_front(state.fighter(1), state.fighter(2).body) is seen
    assert ids(at_front(state, state.fighter(1))) == ([2] if seen else [])


@pytest.mark.rule("MK-BASE-4")
def test_a_wide_front_arc_sees_to_its_sides():
    wide = plain(front_arc=1800)
    state = battle(man(0, 5, 5, SOUTH, key=wide), man(1, 6.1, 5), man(1, 5, 3.9), man(0, 3.9, 5))
    assert ids(at_front(state, state.fighter(1))) == [2]


# Factions


SPAWN = plain(faction="")
SHYFT = plain(faction="shyft")


@pytest.mark.rule("MK-SHYFT-2")
def test_mage_spawn_have_the_shyft_symbol_while_a_friendly_shyft_stands():
    state = battle(man(0, 5, 5, key=SPAWN), man(0, 20, 20, key=SHYFT), man(1, 9, 9, key=SPAWN))
    assert faction_of(state, state.fighter(1)) == "shyft"
    assert faction_of(state, state.fighter(3)) == ""
    gone = state.without(2)
    assert faction_of(gone, gone.fighter(1)) == ""


@pytest.mark.rule("MK-SHYFT-2")
def test_a_captive_shyft_gives_no_symbol_and_a_captive_spawn_takes_none():
    held = battle(
        man(0, 5, 5, key=SPAWN), man(0, 20, 20, key=SHYFT, captor=3), man(1, 21.1, 20, captive=2)
    )
    assert faction_of(held, held.fighter(1)) == ""
    spawn = battle(
        man(0, 5, 5, key=SPAWN, captor=3), man(0, 20, 20, key=SHYFT), man(1, 6.1, 5, captive=1)
    )
    assert faction_of(spawn, spawn.fighter(1)) == ""


@pytest.mark.rule("MK-FACTION-3")
def test_a_faction_of_ones_own_is_kept_beside_a_shyft():
    state = battle(man(0, 5, 5), man(0, 20, 20, key=SHYFT))
    assert faction_of(state, state.fighter(1)) == "orc-khans"


# What is kept when something of a warrior changes


def test_what_is_derived_is_made_anew_exactly_where_it_changed():
    key = warrior(
        "test changing", {"abilities": ("toughness",)}, {"abilities": ("dodge",)}, item_slots=1
    )
    state = battle(man(0, 5, 5, key=key, items=("grey-cloak",)), man(1, 9, 9))
    one = state.fighter(1)
    assert one.powers.keys == ("toughness", "stealth")
    assert (one.body.x, one.click.abilities) == (20000, ("toughness",))
    tired = one.changed(tokens=1)
    assert tired.tokens == 1
    assert tired.powers is one.powers
    assert tired.body is one.body
    hurt = one.changed(turned=1)
    assert hurt.powers.keys == ("dodge", "stealth")
    assert hurt.click.abilities == ("dodge",)
    assert hurt.body is one.body
    held = one.changed(captor=2)
    assert held.powers.keys == ()
    assert held.working_items == ()
    bare = one.changed(items=())
    assert bare.powers.keys == ("toughness",)
    assert bare.working_items == ()
    off = one.changed(cancelled=("stealth",))
    assert off.powers.keys == ("toughness",)
    moved = one.at(replace(one.pose, x=500))
    assert moved.body.x == 8000
    assert moved.powers is one.powers
    other = one.changed(key=plain())
    assert other.warrior.key == plain()
    assert other.click.abilities == ()
    assert other.base == state.fighter(2).base


@pytest.mark.rule("MK-ABILITY-2", "MK-ABILITY-6")
def test_the_field_knows_for_whom_an_effect_works_just_now():
    key = warrior("sometimes terrible", {"abilities": ("terrify",)}, {}, {})
    field = battle(man(0, 5, 5, key=key), man(1, 10, 10), man(1, 15, 15, key=key)).field
    assert field.bearers(Terrifies) == (1, 3)
    one = field.by_id[1]
    moved = field.replaced(one.at(Pose(2000, 2000)))
    assert moved.bearers(Terrifies) == (1, 3)
    assert field.replaced(one.changed(turned=1)).bearers(Terrifies) == (3,)
    assert field.replaced(one.changed(cancelled=("terrify",))).bearers(Terrifies) == (3,)
    assert field.replaced(one.changed(captor=2)).bearers(Terrifies) == (3,)
    assert moved.without(3).bearers(Terrifies) == (1,)
    assert moved.by_id[1].pose == Pose(2000, 2000)
    assert field.by_id[1].pose != Pose(2000, 2000)
