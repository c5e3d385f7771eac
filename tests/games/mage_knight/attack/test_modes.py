import random

import pytest

from slagveld.games.mage_knight.attack.attack_value import attack_tally
from slagveld.games.mage_knight.attack.defense_value import defense_tally
from slagveld.games.mage_knight.movement.destination import Go, Stay
from slagveld.kernel.event import Announced, Changed, Healed, Hurt, Rolled
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    act,
    battle,
    box,
    events,
    man,
    plain,
    refused,
    units,
    warrior,
)
from tests.games.mage_knight.combat import Fight, batter, duel, resolve, shot, strike, turned

WAND = {"attack_type": "wand", "range": 10, "ranged_damage": 3}
TEN = {
    name: warrior(f"ten {name}", *[{"abilities": (name,)}] * 10) for name in ("toughness", "cursed")
}


def range_duel(attacker, target=None, *more, apart=5, mine=None, **rest):
    return battle(
        man(0, 10, 10, EAST, attacker, **(mine or {})),
        man(1, 10 + apart, 10, WEST, target),
        *more,
        agenda=(Fight(0),),
        **rest,
    )


def hurts(play):
    return [(event.piece, event.amount, event.rule) for event in events(play, Hurt)]


# Weapon Master


@pytest.mark.rule("MK-CARD-weapon-master")
@pytest.mark.rule("MK-CARD-G3")
@pytest.mark.parametrize("die", [1, 4])
def test_weapon_master_rolls_a_die_of_damage_after_a_success(die):
    state = duel(plain(abilities=("weapon-master",)))
    play = strike(state, [4, 4, die], mode="weapon-master")
    assert turned(play)[2] == die
    rolled = events(play, Rolled)[1]
    assert (rolled.rule, rolled.seat, rolled.pieces) == ("MK-CARD-weapon-master", 0, (1, 2))
    assert rolled.purpose.key == "mage-knight:combat-roll-damage"
    assert len(events(strike(state, [2, 3], mode="weapon-master"), Rolled)) == 1


@pytest.mark.rule("MK-CARD-weapon-master")
@pytest.mark.rule("MK-CARD-G5")
def test_a_critical_hit_adds_to_the_die_and_toughness_takes_from_it():
    state = duel(plain(abilities=("weapon-master",)), TEN["toughness"])
    assert turned(strike(state, [6, 6, 5], mode="weapon-master"))[2] == 5


@pytest.mark.rule("MK-CARD-G3")
def test_a_mode_is_announced_and_a_plain_attack_needs_no_cancelling():
    state = duel(plain(abilities=("weapon-master",)))
    play = strike(state, [4, 4])
    assert turned(play)[2] == 2
    assert events(play, Announced) == []
    (announced,) = events(strike(state, [4, 4, 1], mode="weapon-master"), Announced)
    assert (announced.seat, announced.rule) == (0, "MK-CARD-weapon-master")
    assert announced.what.values["name"] == state.fighters[0].name


# Sweep


@pytest.mark.rule("MK-CARD-sweep")
@pytest.mark.rule("MK-CARD-G4")
def test_a_sweep_strikes_every_enemy_at_the_front_arc_with_one_roll():
    state = duel(
        plain(abilities=("sweep",), front_arc=1800),
        plain(defense=17),
        man(1, 10, 10 + BASE, NORTH, plain(defense=16)),
        man(1, 10 - BASE, 10, EAST),
        man(0, 10, 10 - BASE, EAST),
    )
    play = strike(state, [3, 4], mode="sweep")
    assert turned(play) == {1: 0, 2: 0, 3: 2, 4: 0, 5: 0}
    assert len(events(play, Rolled)) == 1
    assert events(play, Rolled)[0].pieces == (1, 2, 3)


@pytest.mark.rule("MK-CARD-sweep")
def test_a_sweep_has_modifiers_for_each_target_and_no_surround():
    key = plain(abilities=("sweep",), front_arc=1800)
    helper = man(0, 10 + 2 * BASE, 10, WEST)
    state = duel(key, plain(defense=16), man(1, 10, 10 + BASE, SOUTH, plain(defense=16)), helper)
    assert turned(strike(state, [3, 3], mode="sweep")) == {1: 0, 2: 0, 3: 2, 4: 0}
    assert turned(strike(state, [3, 3]))[2] == 2


# Smite, Vampirism, Retaliation


@pytest.mark.rule("MK-CARD-smite")
@pytest.mark.rule("MK-GAP-5")
def test_smite_adds_one_damage_that_nothing_reduces_to_whom_was_hurt():
    play = strike(duel(plain(abilities=("smite",)), TEN["toughness"]), [4, 4])
    assert hurts(play) == [(2, 1, "MK-DAMAGE-1"), (2, 1, "MK-CARD-smite")]
    unhurt = strike(duel(plain(abilities=("smite",), damage=1), TEN["toughness"]), [4, 4])
    assert hurts(unhurt) == []


@pytest.mark.rule("MK-CARD-smite")
def test_smite_is_for_close_combat_and_for_those_that_still_stand():
    key = plain(abilities=("smite",), range=8, ranged_damage=2)
    assert turned(resolve(range_duel(key), shot(), [4, 4]))[2] == 2
    play = strike(
        duel(plain(abilities=("smite",)), None, man(1, 30, 30), theirs={"turned": 3}), [4, 4]
    )
    assert hurts(play) == [(2, 2, "MK-DAMAGE-1")]
    wall = box(50, "built:stone-wall", 10.55, 8, 0.5, 4)
    state = battle(man(0, 10, 10, EAST, key), man(1, 30, 30), terrain=(wall,))
    assert resolve(state, batter(), [5, 5]).state.battered == ((50, 2),)


@pytest.mark.rule("MK-CARD-vampirism")
@pytest.mark.rule("MK-GAP-4")
@pytest.mark.rule("MK-HEAL-1")
@pytest.mark.rule("MK-DIAL-2")
def test_vampirism_heals_one_click_once_for_an_attack_that_hurts():
    key = plain(abilities=("vampirism",), nexus="sweep", front_arc=1800)
    state = duel(key, None, man(1, 10, 10 + BASE, NORTH), mine={"turned": 3})
    play = strike(state, [4, 4], mode="sweep")
    assert turned(play) == {1: 2, 2: 2, 3: 2}
    (healed,) = events(play, Healed)
    assert (healed.piece, healed.amount, healed.rule) == (1, 1, "MK-CARD-vampirism")


@pytest.mark.rule("MK-CARD-vampirism")
def test_vampirism_needs_damage_after_reductions_in_close_combat():
    key = plain(abilities=("vampirism",), damage=1, range=8, ranged_damage=2)
    assert turned(strike(duel(key, TEN["toughness"], mine={"turned": 1}), [4, 4]))[1] == 1
    assert turned(strike(duel(key, mine={"turned": 1}), [4, 4]))[1] == 0
    assert turned(strike(duel(key), [4, 4]))[1] == 0
    assert turned(resolve(range_duel(key, mine={"turned": 1}), shot(), [4, 4]))[1] == 1


@pytest.mark.rule("MK-CARD-G10")
def test_step_ten_has_its_order():
    key = plain(abilities=("smite",), nexus="vampirism")
    play = strike(duel(key, plain(abilities=("magic-retaliation",)), mine={"turned": 2}), [4, 4])
    rules = [e.rule for e in play.events if isinstance(e, Hurt | Healed)]
    assert rules == [
        "MK-DAMAGE-1",
        "MK-CARD-smite",
        "MK-CARD-vampirism",
        "MK-CARD-magic-retaliation",
    ]
    assert turned(play)[1] == 2


@pytest.mark.rule("MK-CARD-magic-retaliation")
@pytest.mark.rule("MK-CARD-G6")
def test_whoever_hurts_a_bearer_of_magic_retaliation_takes_one():
    target = plain(abilities=("magic-retaliation",))
    play = strike(duel(None, target), [4, 4])
    assert turned(play) == {1: 1, 2: 2}
    assert events(play, Hurt)[1].by == 2
    assert turned(strike(duel(None, target), [2, 2]))[1] == 0
    assert turned(strike(duel(plain(damage=0), target), [4, 4]))[1] == 0
    assert turned(strike(duel(TEN["toughness"], target), [4, 4]))[1] == 0
    assert turned(strike(duel(plain(defense_type="magic-immune"), target), [4, 4]))[1] == 0
    assert turned(resolve(range_duel(plain(**WAND), target), shot(), [4, 4])) == {1: 1, 2: 3}


@pytest.mark.rule("MK-CARD-magic-retaliation")
def test_a_bearer_that_falls_retaliates_and_one_that_only_shows_it_now_does_not():
    target = plain(abilities=("magic-retaliation",))
    play = strike(duel(None, target, man(1, 30, 30), theirs={"turned": 4}), [4, 4])
    assert turned(play) == {1: 1, 3: 0}
    later = warrior("later", {}, {}, {"abilities": ("magic-retaliation",)}, {}, {})
    assert turned(strike(duel(None, later), [4, 4])) == {1: 0, 2: 2}
    earlier = warrior("earlier", {"abilities": ("magic-retaliation",)}, {}, {}, {})
    assert turned(strike(duel(None, earlier), [4, 4])) == {1: 1, 2: 2}


@pytest.mark.rule("MK-CARD-cursed")
@pytest.mark.rule("MK-GAP-12")
def test_a_cursed_attacker_whom_magic_retaliation_affects_takes_one_more_at_the_end():
    play = strike(duel(TEN["cursed"], plain(abilities=("magic-retaliation",))), [4, 4])
    assert turned(play)[1] == 2
    last = events(play, Hurt)[-1]
    assert (last.rule, last.by) == ("MK-CARD-cursed", None)


# Ranged modes


@pytest.mark.rule("MK-CARD-magic-blast")
@pytest.mark.rule("MK-GAP-12")
def test_a_magic_blast_deals_a_die_and_no_terrain_helps():
    key = plain(**WAND, abilities=("magic-blast",))
    wood = box(50, "hindering", 13, 8, 4, 4)
    state = range_duel(key, None, terrain=(wood,))
    assert turned(resolve(state, shot(mode="magic-blast"), [3, 3, 4]))[2] == 4
    assert turned(resolve(state, shot(), [3, 3]))[2] == 0


@pytest.mark.rule("MK-CARD-spell-resistance")
@pytest.mark.rule("MK-GAP-3")
def test_spell_resistance_takes_three_from_wands_and_magic_abilities_only():
    target = plain(abilities=("spell-resistance",))
    bow = {"attack_type": "bow", "range": 10, "ranged_damage": 2}
    assert turned(resolve(range_duel(plain(**WAND), target), shot(), [4, 4]))[2] == 0
    assert turned(resolve(range_duel(plain(**WAND), target), shot(), [4, 5]))[2] == 3
    assert turned(resolve(range_duel(plain(**bow), target), shot(), [3, 3]))[2] == 2
    freeze = plain(**bow, abilities=("magic-freeze",))
    assert turned(resolve(range_duel(freeze, target), shot(mode="magic-freeze"), [4, 4]))[2] == 0
    assert turned(resolve(range_duel(freeze, target), shot(mode="magic-freeze"), [4, 5, 1]))[2] == 1
    sword = duel(plain(attack_type="wand"), target)
    assert turned(strike(sword, [3, 3]))[2] == 2


@pytest.mark.rule("MK-CARD-flame-lightning")
@pytest.mark.rule("MK-GAP-6")
def test_flame_compares_one_result_with_the_target_and_all_beside_it():
    key = plain(**WAND, abilities=("flame-lightning",))
    state = range_duel(
        key,
        plain(defense=16),
        man(1, 15, 10 + BASE, WEST, plain(defense=15)),
        man(0, 15, 10 - BASE, WEST, plain(defense=14)),
    )
    play = resolve(state, shot(2, 3, 4, mode="flame-lightning"), [3, 3])
    assert turned(play) == {1: 0, 2: 0, 3: 1, 4: 1}
    assert events(play, Hurt)[1].by == 1


@pytest.mark.rule("MK-CARD-flame-lightning")
def test_bystanders_are_struck_with_the_modifiers_against_the_target():
    key = plain(**WAND, abilities=("flame-lightning",))
    state = range_duel(
        key,
        plain(defense=15),
        man(1, 15, 10 + BASE, EAST, plain(defense=16)),
        man(1, 15, 10 - BASE, WEST, plain(defense=15, abilities=("spell-resistance",))),
    )
    # Only the second stands with its back to the attacker, and only the third resists.
    play = resolve(state, shot(2, 3, 4, mode="flame-lightning"), [3, 3])
    assert turned(play) == {1: 0, 2: 1, 3: 0, 4: 0}
    back = range_duel(key, plain(defense=15), man(1, 15, 10 + BASE, WEST, plain(defense=16)))
    away = back.changed(2, pose=back.fighters[1].pose.__class__(units(15), units(10), 0))
    tally = attack_tally(away, shot(2, 3, mode="flame-lightning"), away.fighters[2])
    assert tally.total == 10


@pytest.mark.rule("MK-CARD-flame-lightning")
def test_bystanders_have_no_defense_that_depends_on_a_line_of_fire():
    key = plain(**WAND, abilities=("flame-lightning",))
    wood = box(50, "hindering", 12, 8, 1, 4)
    state = range_duel(key, None, man(1, 15, 10 + BASE, WEST), terrain=(wood,))
    play = resolve(state, shot(2, 3, mode="flame-lightning"), [3, 3])
    assert turned(play) == {1: 0, 2: 0, 3: 1}


@pytest.mark.rule("MK-CARD-shockwave")
def test_nobodys_abilities_count_against_a_shockwave():
    key = plain(range=10, ranged_damage=3, abilities=("shockwave",))
    for name in ("toughness", "battle-armor", "invulnerability", "dodge", "magic-retaliation"):
        state = range_duel(
            key, plain(abilities=(name,)), man(0, 10, 14, NORTH, plain(abilities=(name,))), apart=4
        )
        play = resolve(state, shot(2, 3, mode="shockwave"), [3, 3])
        assert turned(play) == {1: 0, 2: 1, 3: 1}, name
    alone = range_duel(key, plain(abilities=("toughness",)), apart=4)
    assert turned(resolve(alone, shot(2, mode="shockwave"), [3, 3]))[2] == 3


@pytest.mark.rule("MK-CARD-shockwave")
def test_a_shockwave_has_terrain_and_the_attack_bonus_but_no_rear_or_precision():
    key = plain(
        attack_type="bow", attack_bonus=1, range=10, ranged_damage=3, abilities=("shockwave",)
    )
    wood = box(50, "hindering", 12, 8, 1, 4)
    state = battle(
        man(0, 10, 10, EAST, key),
        man(1, 14, 10, EAST),
        man(0, 14, 10 + BASE, EAST),
        terrain=(wood,),
    )
    wave = shot(2, 3, mode="shockwave", close_range="attack")
    assert attack_tally(state, wave, state.fighters[1]).total == 10
    assert defense_tally(state, wave, state.fighters[1]).total == 16
    # A plain shot: bonus 1, rear 1, Precision -2, Close Range 1.
    assert attack_tally(state, shot(close_range="attack"), state.fighters[1]).total == 10
    assert len(attack_tally(state, shot(close_range="attack"), state.fighters[1]).items) == 4


@pytest.mark.rule("MK-CARD-shockwave")
@pytest.mark.rule("MK-CARD-defend")
def test_defend_lends_against_a_shockwave_only_where_its_bearer_is_not_affected():
    key = plain(range=10, ranged_damage=3, abilities=("shockwave",))
    bearer = man(1, 14, 10 + BASE, WEST, plain(defense=18, abilities=("defend",)))
    state = range_duel(key, None, bearer, apart=4)
    assert turned(resolve(state, shot(2, 3, mode="shockwave"), [3, 3]))[2] == 1
    assert turned(resolve(state, shot(2, mode="shockwave"), [3, 3]))[2] == 0


@pytest.mark.rule("MK-CARD-magic-freeze")
@pytest.mark.rule("MK-GAP-12")
@pytest.mark.parametrize(
    ("tokens", "die", "after", "clicks"), [(0, 3, 0, 1), (0, 4, 1, 1), (1, 4, 2, 2), (1, 3, 1, 1)]
)
def test_a_freeze_may_give_a_token_and_exhaust_by_a_second(tokens, die, after, clicks):
    key = plain(**WAND, abilities=("magic-freeze",))
    state = range_duel(key).changed(2, tokens=tokens)
    play = resolve(state, shot(mode="magic-freeze"), [4, 4, die])
    assert play.state.fighters[1].tokens == after
    assert turned(play)[2] == clicks
    rolled = events(play, Rolled)[1]
    assert (rolled.rule, rolled.seat, rolled.need.target.total) == ("MK-CARD-magic-freeze", 0, 4)
    if clicks == 2:
        assert events(play, Hurt)[1].rule == "MK-CARD-magic-freeze"
        assert events(play, Hurt)[1].by is None
    assert len(events(play, Changed)) == after - tokens


@pytest.mark.rule("MK-CARD-magic-freeze")
def test_a_freeze_rolls_nothing_for_two_tokens_a_miss_or_the_fallen():
    key = plain(**WAND, abilities=("magic-freeze",))
    full = range_duel(key).changed(2, tokens=2)
    assert len(events(resolve(full, shot(mode="magic-freeze"), [4, 4]), Rolled)) == 1
    assert len(events(resolve(range_duel(key), shot(mode="magic-freeze"), [2, 2]), Rolled)) == 1
    dying = range_duel(key, None, man(1, 30, 30)).changed(2, turned=4)
    assert len(events(resolve(dying, shot(mode="magic-freeze"), [4, 4]), Rolled)) == 1
    tough = range_duel(key, TEN["toughness"])
    play = resolve(tough, shot(mode="magic-freeze"), [4, 4, 6])
    assert (turned(play)[2], play.state.fighters[1].tokens) == (0, 1)


@pytest.mark.rule("MK-CARD-cursed")
def test_whom_a_magic_attack_hits_is_bewitched_and_whom_it_misses_is_not():
    key = plain(**WAND, abilities=("magic-freeze",))
    state = range_duel(key, TEN["cursed"])
    assert resolve(state, shot(mode="magic-freeze"), [4, 4, 1]).state.bewitched == ((2, 0),)
    assert resolve(state, shot(mode="magic-freeze"), [2, 2]).state.bewitched == ()
    assert resolve(state, shot(), [4, 4]).state.bewitched == ()
    bearer = man(0, 10, 10 + BASE, EAST, plain(abilities=("magic-enhancement",)))
    enhanced = range_duel(plain(**WAND), None, bearer)
    assert resolve(enhanced, shot(), [4, 4]).state.bewitched == ((1, 0),)
    assert resolve(enhanced, shot(), [2, 2]).state.bewitched == ()


# Magic Confusion

CONFUSER = plain(**WAND, abilities=("magic-confusion",))


@pytest.mark.rule("MK-CARD-magic-confusion")
def test_the_attackers_player_moves_a_confused_target():
    play = resolve(range_duel(CONFUSER), shot(mode="magic-confusion"), [4, 4])
    question = play.state.agenda.top
    assert type(question).__name__ == "ConfusedMove"
    assert question.who(play.state) == (0,)
    assert question.ask(play.state).rule == "MK-CARD-magic-confusion"
    there = (Spot(units(20), units(10)),)
    after = act(play.state, 0, Go(there, 900))
    moved = after.state.fighters[1]
    assert (moved.pose.x, moved.pose.y, moved.pose.facing) == (units(20), units(10), 900)
    assert (moved.tokens, moved.turned, moved.acted) == (0, 0, False)
    assert play.state.bewitched == ((2, 0),)
    miss = resolve(range_duel(CONFUSER), shot(mode="magic-confusion"), [2, 2])
    assert isinstance(miss.state.agenda.top, Fight)


@pytest.mark.rule("MK-CARD-magic-confusion")
def test_a_confused_target_goes_no_further_than_its_speed_and_not_up_to_the_confusers_side():
    ally = man(2, 20, 10, WEST, side=0)
    state = range_duel(CONFUSER, None, ally, seats=(0, 1, 0))
    play = resolve(state, shot(mode="magic-confusion"), [4, 4])
    far = Go((Spot(units(15), units(18.1)),), 0)
    assert refused(play.state, 0, far) == "MK-MOVE-1"
    beside = Go((Spot(units(20) - 275, units(10)),), 0)
    assert refused(play.state, 0, beside) == "MK-CARD-magic-confusion"
    assert refused(play.state, 0, Go((Spot(units(20) - 281, units(10)),), 0)) is None
    assert refused(play.state, 0, Stay()) is None
    question = play.state.agenda.top
    menu = question.candidates(play.state, 0)
    assert menu[0] == Stay()
    assert len(menu) > 4
    assert all(question.check(play.state, 0, action) is None for action in menu)


@pytest.mark.rule("MK-CARD-magic-confusion")
def test_chance_moves_a_confused_target_by_the_rules():
    state = range_duel(CONFUSER, None, man(0, 16.3, 10, WEST))
    play = resolve(state, shot(mode="magic-confusion"), [4, 6, 4])
    question = play.state.agenda.top
    rng = random.Random(3)
    kinds = set()
    for _ in range(60):
        action = question.propose(play.state, 0, rng)
        assert question.check(play.state, 0, action) is None
        kinds.add(type(action))
    assert kinds == {Go, Stay}


@pytest.mark.rule("MK-CARD-magic-confusion")
@pytest.mark.parametrize(("die", "kind"), [(3, "TurnOnSpot"), (4, "ConfusedMove")])
def test_a_confused_target_in_contact_must_break_away(die, kind):
    bow = plain(attack_type="bow", range=10, ranged_damage=2, abilities=("magic-confusion",))
    state = range_duel(bow, None, man(0, 15 + BASE, 10, WEST))
    play = resolve(state, shot(mode="magic-confusion"), [4, 6, die])
    question = play.state.agenda.top
    assert type(question).__name__ == kind
    assert question.who(play.state) == (0,)


@pytest.mark.rule("MK-CARD-magic-confusion")
def test_a_confused_horse_that_is_held_does_not_even_turn():
    horse = plain(speed_type="horseshoe")
    bow = plain(attack_type="bow", range=10, ranged_damage=2, abilities=("magic-confusion",))
    state = range_duel(bow, horse, man(0, 15 + BASE, 10, WEST))
    play = resolve(state, shot(mode="magic-confusion"), [4, 6, 1])
    assert isinstance(play.state.agenda.top, Fight)
