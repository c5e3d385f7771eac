"""What cards do where no roll shows it is told, with the card that did it."""

import pytest

from slagveld.games.mage_knight.attack.damage_dealt import tell_damage
from slagveld.games.mage_knight.core.book import card
from slagveld.games.mage_knight.formations.actions import MoveFormation
from slagveld.games.mage_knight.melee.actions import Batter
from slagveld.games.mage_knight.melee.surge_and_charge import ChargeMove, Surge
from slagveld.games.mage_knight.movement.actions import BreakAway, Move, QuickBreak, QuickMove, Run
from slagveld.games.mage_knight.setup.domains import RevealDomains
from slagveld.games.mage_knight.shooting.bound import BoundMove
from slagveld.games.mage_knight.shooting.shooter_and_targets import Burst, Shoot
from slagveld.games.mage_knight.wounds.damage_and_elimination import Damage, hurt
from slagveld.kernel.event import Announced, Hurt, Moved, Told
from slagveld.kernel.modifiers import Item, Tally
from slagveld.texts import Text
from tests.games.mage_knight import marching
from tests.games.mage_knight.battle import BASE, EAST, WEST, act, battle, box, events, man, plain
from tests.games.mage_knight.battle import run as run_on
from tests.games.mage_knight.combat import duel, fight, resolve, shot, strike, turned
from tests.games.mage_knight.deeds import Waiting
from tests.games.mage_knight.moves import Moves, to
from tests.games.mage_knight.shoots import Shots
from tests.games.mage_knight.shoots import duel as range_duel

BOW = {"attack_type": "bow", "range": 10, "ranged_damage": 2}
HERO = {"rank": "unique", "item_slots": 2}


def told(play, kind=Told):
    """Cards told in events of a kind: key of the sentence, its card, what changed or how much."""
    found = []
    for event in events(play, kind):
        if event.rule.startswith(card("")):
            values = event.what.values
            amounts = [values[name] for name in ("change", "amount") if name in values]
            name = event.what.key.split(":")[1]
            found.append((name, event.rule.removeprefix(card("")), *amounts))
    return found


def moving(*men, **more):
    """A battle in which seat 0 moves single warriors."""
    return battle(*men, agenda=(Moves(0),), **more)


# Abilities by which an action is made


@pytest.mark.rule("MK-CARD-quickness")
def test_a_quick_move_names_the_ability_and_a_usual_one_does_not():
    quick = plain(abilities=("quickness",))
    state = moving(man(0, 10, 10, key=quick), man(1, 30, 30))
    play = act(state, 0, QuickMove(1, to((12, 10)), 0))
    assert told(play, Announced) == [("combat-announce-mode", "quickness")]
    (announced,) = events(play, Announced)
    assert announced.seat == 0
    assert play.state.used == 0
    play = act(state, 0, Move(1, to((12, 10)), 0))
    assert (told(play, Announced), play.state.used) == ([], 1)
    held = moving(man(0, 10, 10, key=quick), man(1, 10 + BASE, 10))
    play = act(held, 0, QuickBreak(1), [6])
    assert told(play, Announced) == [("combat-announce-mode", "quickness")]
    play = act(held, 0, BreakAway(1), [6])
    assert (told(play, Announced), play.state.used) == ([], 1)


@pytest.mark.rule("MK-CARD-charge")
def test_a_charge_names_the_ability_and_a_surge_does_not():
    for key, action, expected in (
        (plain(abilities=("charge",)), ChargeMove, [("combat-announce-mode", "charge")]),
        (None, Surge, []),
    ):
        state = fight(man(0, 10, 10, EAST, key), man(1, 30, 30))
        play = act(state, 0, action(1, to((12, 10)), 0))
        assert told(play, Announced) == expected


@pytest.mark.rule("MK-CARD-charge", "MK-CARD-bound")
def test_of_two_such_abilities_the_one_that_was_used_is_named():
    both = plain(**BOW, abilities=("bound",), nexus="charge")
    men = (man(0, 10, 10, EAST, both), man(1, 30, 30))
    play = act(fight(*men), 0, ChargeMove(1, to((12, 10)), 0))
    assert told(play, Announced) == [("combat-announce-mode", "charge")]
    play = act(battle(*men, agenda=(Shots(0),)), 0, BoundMove(1, to((12, 10)), 0))
    assert told(play, Announced) == [("combat-announce-mode", "bound")]


@pytest.mark.rule("MK-CARD-forced-march")
def test_a_formation_names_who_forces_the_march_but_not_in_a_run():
    fast = plain(abilities=("forced-march",), speed=10)
    state = marching.field(*marching.row(2), man(0, 10 + 2 * BASE, 20, key=fast))
    plan = tuple(marching.go(n, 10 + (n - 1) * BASE, 11) for n in (1, 2, 3))
    play = act(state, 0, MoveFormation(plan))
    assert told(play, Announced) == [("combat-announce-mode", "forced-march")]
    assert told(act(state, 0, MoveFormation(plan, run=True)), Announced) == []
    plain_row = marching.field(*marching.row(3))
    plan = tuple(marching.go(n, 10 + (n - 1) * BASE, 13) for n in (1, 2, 3))
    assert told(act(plain_row, 0, MoveFormation(plan)), Announced) == []


# How a warrior moves


@pytest.mark.rule("MK-CARD-flight")
def test_a_flight_cites_the_ability_but_not_that_of_wings():
    for click, rule in (
        ({"abilities": ("flight",)}, "MK-CARD-flight"),
        ({"abilities": ("flight",), "speed_type": "wing"}, "MK-MOVE-1"),
        ({"speed_type": "wing"}, "MK-MOVE-1"),
        ({}, "MK-MOVE-1"),
    ):
        state = moving(man(0, 10, 10, key=plain(**click)), man(1, 30, 30))
        (moved,) = events(act(state, 0, Move(1, to((12, 10)), 0)), Moved)
        assert moved.rule == rule


@pytest.mark.rule("MK-CARD-aquatic")
def test_a_swim_cites_the_ability_where_it_begins_or_ends_in_water():
    swimmer, wave = {"abilities": ("aquatic",)}, {"abilities": ("aquatic",), "speed_type": "wave"}
    lake = box(50, "deep-water", 11, 5, 4, 10)
    wet = "MK-CARD-aquatic"
    for click, start, end, rule in (
        (swimmer, 9, 13, wet),
        (swimmer, 13, 9, wet),
        (swimmer, 9, 5, "MK-MOVE-1"),
        (wave, 9, 13, "MK-MOVE-1"),
    ):
        men = (man(0, start, 10, key=plain(**click)), man(1, 30, 30))
        play = act(moving(*men, terrain=(lake,)), 0, Move(1, to((end, 10)), 0))
        assert events(play, Moved)[0].rule == rule


@pytest.mark.rule("MK-CARD-wolf-banner")
def test_a_banner_is_told_when_it_lets_its_bearer_go_further_than_the_dial_says():
    orc = plain(**HERO)
    state = moving(man(0, 10, 10, key=orc, items=("wolf-banner",)), man(1, 34, 34))
    line = [("told-speed-line", "wolf-banner", "+1")]
    for length, expected in ((8, []), (8.004, line), (9, line)):
        play = act(state, 0, Move(1, to((10 + length, 10)), 0))
        assert told(play) == expected
    for length, expected in ((16, []), (16.004, line), (18, line)):
        play = act(state, 0, Run(1, to((10 + length, 10)), 0))
        assert told(play) == expected
        assert events(play, Moved)[0].rule == "MK-RUN-2"
    led = marching.row(2, key=orc, items=("wolf-banner",))
    fast = plain(abilities=("forced-march",), speed=10, **HERO)
    state = marching.field(*led, man(0, 10 + 2 * BASE, 20, key=fast))
    plan = tuple(marching.go(n, 10 + (n - 1) * BASE, 10) for n in (1, 2, 3))
    assert told(act(state, 0, MoveFormation(plan))) == []


@pytest.mark.rule("MK-CARD-sneak-attack")
def test_that_nobody_turns_to_a_sneak_is_told_where_somebody_could():
    sneak = plain(abilities=("sneak-attack",))
    line = [("told-no-spins", "sneak-attack")]
    for key, end, expected in ((sneak, 20 - BASE, line), (sneak, 15, []), (None, 20 - BASE, [])):
        state = moving(man(0, 14, 10, key=key), man(1, 20, 10))
        assert told(act(state, 0, Move(1, to((end, 10)), 0))) == expected


# Damage


@pytest.mark.rule("MK-CARD-toughness", "MK-CARD-invulnerability")
def test_what_abilities_take_off_damage_is_told_each_for_itself():
    tough, both = ("toughness",), ("invulnerability",)
    for abilities, nexus, amount, lines in (
        (tough, "", 2, [("told-reduced", "toughness", 1)]),
        (tough, "", 0, []),
        (both, "", 3, [("told-reduced", "invulnerability", 2)]),
        (both, "", 1, [("told-reduced", "invulnerability", 1)]),
        (tough, "invulnerability", 1, [("told-reduced", "toughness", 1)]),
        (
            tough,
            "invulnerability",
            4,
            [("told-reduced", "toughness", 1), ("told-reduced", "invulnerability", 2)],
        ),
        ((), "", 2, []),
    ):
        key = plain(abilities=abilities, **({"nexus": nexus} if nexus else {}))
        play = run_on(battle(man(0, 10, 10, key=key), man(1, 30, 30), agenda=(Waiting(),)))
        hurt(play, Damage(1, amount, "ability"))
        assert told(play) == lines
        left = amount - sum(line[2] for line in lines)
        assert [event.amount for event in events(play, Hurt)] == ([left] if left else [])


@pytest.mark.rule("MK-CARD-toughness", "MK-PUSH-2")
def test_damage_that_nothing_reduces_is_told_as_it_is():
    key = plain(abilities=("toughness",))
    for cause, pierced in (("exhaustion", False), ("smite", False), ("attack", True)):
        play = run_on(battle(man(0, 10, 10, key=key), man(1, 30, 30), agenda=(Waiting(),)))
        assert hurt(play, Damage(1, 2, cause, pierced=pierced)) == {1: 2}
        assert told(play) == []


@pytest.mark.rule("MK-CARD-grudge-axe", "MK-CARD-sneak-attack")
def test_the_lines_of_close_combat_damage_are_told():
    key = plain(abilities=("sneak-attack",), **HERO)
    state = duel(key, facing=EAST, mine={"items": ("grudge-axe",), "tokens": 1})
    play = strike(state, [4, 4])
    assert told(play) == [
        ("told-damage-line", "grudge-axe", "+ 1"),
        ("told-damage-line", "sneak-attack", "× 2"),
    ]
    assert play.state.fighter(2) is None
    assert told(strike(state, [1, 2])) == []


@pytest.mark.rule("MK-MOD-6")
def test_every_line_that_changes_damage_is_told_with_what_it_comes_to():
    reason = Text("reason")
    values = (("add", 4), ("add", -2), ("multiply", 2), ("set", 1), ("clamp", 3), ("at-least", 0))
    tally = Tally(2, tuple(Item(value, reason, "MK-CARD-sweep", op) for op, value in values))
    play = run_on(battle(man(0, 10, 10), man(1, 30, 30), agenda=(Waiting(),)))
    attacker = play.state.fighters[0]
    tell_damage(play, attacker, tally)
    sums = [[e.what.values[k] for k in ("before", "change", "after")] for e in events(play, Told)]
    assert sums == [[2, "+ 4", 6], [6, "− 2", 4], [4, "× 2", 8]]
    for event in events(play, Told):
        assert event.what.values["reason"] == reason
        assert event.what.values["name"] == attacker.name
        assert event.pieces == (1,)


@pytest.mark.rule("MK-CARD-ember-staff", "MK-CARD-magic-enhancement")
def test_the_lines_of_ranged_damage_are_told():
    wand = plain(attack_type="wand", range=10, ranged_damage=1, **HERO)
    mage = man(0, 10, 10 + BASE, EAST, plain(abilities=("magic-enhancement",)))
    state = battle(
        man(0, 10, 10, EAST, wand, items=("ember-staff",)),
        man(1, 15, 10, WEST),
        mage,
        agenda=(Shots(0),),
    )
    play = act(state, 0, Shoot(1, (2,)), [4, 4])
    assert told(play) == [
        ("told-damage-line", "ember-staff", "+ 1"),
        ("told-damage-line", "magic-enhancement", "+ 1"),
    ]
    assert turned(play)[2] == 3


@pytest.mark.rule("MK-CARD-ember-staff", "MK-MULTI-5")
def test_damage_that_is_divided_has_its_lines_too():
    wand = plain(attack_type="wand", range=10, ranged_damage=1, arrows=2, **HERO)
    men = (
        man(0, 10, 10, EAST, wand, items=("ember-staff",)),
        man(1, 15, 9, WEST),
        man(1, 15, 11, WEST),
    )
    play = act(battle(*men, agenda=(Shots(0),)), 0, Shoot(1, (2, 3)), [4, 4])
    assert told(play) == [("told-damage-line", "ember-staff", "+ 1")]


@pytest.mark.rule("MK-CARD-grudge-axe", "MK-CARD-stone-wall")
def test_damage_to_a_wall_has_its_lines_too():
    wall = box(50, "built:stone-wall", 10.85, 8, 0.5, 4)
    hero = man(0, 10, 10, EAST, plain(base=425, **HERO), items=("grudge-axe",), tokens=1)
    play = act(fight(hero, man(1, 30, 30), terrain=(wall,)), 0, Batter(1, 50), [4, 3])
    assert told(play) == [("told-damage-line", "grudge-axe", "+ 1")]
    assert play.state.battered == ((50, 3),)


@pytest.mark.rule("MK-CARD-pierce")
def test_a_piercing_shot_tells_whose_armor_does_not_count():
    line = [("told-pierced", "pierce")]
    piercing = plain(**BOW, abilities=("pierce",))
    for key, abilities, expected, damage in (
        (piercing, ("battle-armor",), line, 2),
        (piercing, ("toughness",), line, 2),
        (piercing, ("invulnerability",), line, 2),
        (piercing, ("aquatic",), [], 2),
        (piercing, (), [], 2),
        (plain(**BOW), ("battle-armor",), [], 0),
    ):
        state = range_duel(key=key, target=plain(abilities=abilities))
        play = act(state, 0, Shoot(1, (2,)), [4, 2])
        assert told(play) == expected
        assert turned(play)[2] == damage


@pytest.mark.rule("MK-CARD-pierce", "MK-CARD-shockwave")
def test_where_abilities_do_not_count_anyway_nothing_is_pierced():
    key = plain(**BOW, abilities=("pierce",), nexus="shockwave")
    state = range_duel(key=key, target=plain(abilities=("toughness",)), mark=(14, 10))
    play = act(state, 0, Burst(1), [4, 4])
    assert ("told-pierced", "pierce") not in told(play)
    assert turned(play)[2] == 2
    healer = plain(**BOW, abilities=("pierce",), nexus="magic-healing")
    friend = plain(abilities=("toughness",))
    men = (man(0, 10, 10, EAST, healer), man(0, 15, 10, WEST, friend, turned=2), man(1, 30, 30))
    state = battle(*men, agenda=(Shots(0),))
    play = act(state, 0, Shoot(1, (2,), "magic-healing"), [4, 4, 3])
    assert told(play) == []
    blow = resolve(duel(key, plain(abilities=("toughness",))), shot(mode=""), [4, 4])
    assert ("told-pierced", "pierce") in told(blow)
    assert told(strike(duel(key, plain(abilities=("battle-armor",))), [4, 4])) == []


# Domains


@pytest.mark.rule("MK-DOMAIN-4", "MK-CARD-clear-skies")
def test_a_cancelled_domain_is_told_with_the_one_that_cancels_it():
    for cards, expected in (
        (("clear-skies", "darkness"), [("Darkness", "Clear Skies")]),
        (("darkness", "clear-skies"), [("Darkness", "Clear Skies")]),
        (
            ("darkness", "magestone-storm"),
            [("Darkness", "Magestone Storm"), ("Magestone Storm", "Darkness")],
        ),
        (("clear-skies", "blood-moon"), []),
    ):
        chosen = tuple(enumerate(cards))
        state = battle(man(0, 5, 5), chosen_domains=chosen, agenda=(RevealDomains(), Waiting()))
        found = [event.what.values for event in events(run_on(state), Told)]
        assert [(values["domain"].en, values["by"].en) for values in found] == expected
