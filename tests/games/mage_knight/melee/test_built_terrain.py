"""Blows and shots at built terrain: modes, Charge, and what strengthens them."""

import random

import pytest

from slagveld.games.mage_knight.attack.attack_value import attack_tally
from slagveld.games.mage_knight.attack.damage_dealt import damage_tally
from slagveld.games.mage_knight.attack.declaration_and_type import Attack
from slagveld.games.mage_knight.melee.actions import FIGHTING, Batter, Strike
from slagveld.games.mage_knight.melee.surge_and_charge import (
    ChargeMove,
    FollowBatter,
    FollowStrike,
    FollowUp,
    NoStrike,
    Surge,
)
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Announced, Rolled
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    act,
    battle,
    box,
    events,
    man,
    plain,
    refused,
    units,
)
from tests.games.mage_knight.combat import Fight, fight, lines, resolve

MASTER = plain(abilities=("weapon-master",))


def wall(x=10.55):
    """Defense 16, 5 structural points, its near side so far to the east."""
    return box(50, "built:stone-wall", x, 8, 0.5, 4)


def siege(key=None, x=10.55, **mine):
    """A warrior at (10, 10) before a wall, and an enemy far away."""
    return fight(man(0, 10, 10, EAST, key, **mine), man(1, 30, 30), terrain=(wall(x),))


# Modes


@pytest.mark.rule("MK-CARD-weapon-master", "MK-BUILT-18", "MK-ABILITY-3")
@pytest.mark.parametrize(
    ("dice", "damage"), [((3, 4, 1), 1), ((3, 4, 4), 4), ((6, 6, 3), 4), ((3, 3), 0)]
)
def test_weapon_master_rolls_its_die_of_damage_against_a_piece_too(dice, damage):
    play = act(siege(MASTER), 0, Batter(1, 50, "weapon-master"), dice)
    assert play.state.battered == (((50, damage),) if damage else ())
    assert [roll.rule for roll in events(play, Rolled)] == ["MK-ROLL-1", "MK-CARD-weapon-master"][
        : len(dice) - 1
    ]
    assert [event.rule for event in events(play, Announced)] == ["MK-CARD-weapon-master"]
    assert play.state.fighter(1).tokens == 1


@pytest.mark.rule("MK-CARD-weapon-master", "MK-BUILT-16")
def test_a_die_of_five_breaks_a_stone_wall_and_a_plain_blow_deals_the_value():
    play = act(siege(MASTER), 0, Batter(1, 50, "weapon-master"), (3, 4, 5))
    assert play.state.field.table.terrain == ()
    assert act(siege(MASTER), 0, Batter(1, 50), (3, 4)).state.battered == ((50, 2),)


@pytest.mark.rule("MK-CARD-G3")
@pytest.mark.parametrize("name", ["sweep", "healing", "magic-blast", "toughness"])
def test_only_modes_of_close_combat_that_damage_one_target_strike_a_piece(name):
    state = siege(plain(abilities=(name,), range=8, ranged_damage=1))
    assert refused(state, 0, Batter(1, 50, name)) == "MK-CARD-G3"
    assert refused(state, 0, Batter(1, 50, "nonsense")) == "MK-CARD-G3"
    assert refused(state, 0, Batter(1, 50)) is None
    off = siege(MASTER, cancelled=("weapon-master",))
    assert refused(off, 0, Batter(1, 50, "weapon-master")) == "MK-CARD-G3"


def test_the_mode_is_asked_for_where_there_is_one():
    (form,) = [form for form in FIGHTING.forms(siege(MASTER), 0) if form.action == "Batter"]
    assert [field.name for field in form.fields] == ["fighter", "built", "mode"]
    assert [(choice.key, choice.of) for choice in form.fields[2].choices] == [("weapon-master", 1)]
    assert form.fields[2].optional
    swept = siege(plain(abilities=("sweep",)))
    (form,) = [form for form in FIGHTING.forms(swept, 0) if form.action == "Batter"]
    assert [field.name for field in form.fields] == ["fighter", "built"]
    menu = [action for action in FIGHTING.menu(siege(MASTER), 0) if isinstance(action, Batter)]
    assert menu == [Batter(1, 50), Batter(1, 50, "weapon-master")]
    rng = random.Random(3)
    found = {FIGHTING.propose(siege(MASTER), 0, rng) for _ in range(40)}
    assert found == set(menu)


def test_the_preview_of_a_blow_with_a_mode_has_its_odds_and_never_promises_too_much():
    state = siege(MASTER)

    def preview(**values):
        return FIGHTING.preview(state, 0, Partial("Batter", {"fighter": 1, **values}))

    counts = [words.values["count"] for words, _ in preview(built=50).odds[0].outcomes]
    assert counts == [0, 2, 3]
    shown = preview(built=50, mode="weapon-master")
    assert [words.values["count"] for words, _ in shown.odds[0].outcomes] == list(range(8))
    assert preview(built=50, mode="sweep").refusal.rule == "MK-CARD-G3"
    assert preview(built=77).refusal.rule == "MK-BUILT-16"


# Charge


CHARGER = plain(abilities=("charge", "weapon-master"))
UP = (Spot(units(14), units(10)),)


@pytest.mark.rule("MK-CARD-charge", "MK-BUILT-18")
def test_the_attack_of_a_charge_may_strike_a_piece():
    state = siege(CHARGER, 14.55)
    play = act(state, 0, ChargeMove(1, UP, 0))
    question = play.state.agenda.top
    assert isinstance(question, FollowUp)
    assert [form.action for form in question.ask(play.state).forms] == ["FollowBatter", "NoStrike"]
    assert list(question.candidates(play.state, 0)) == [
        NoStrike(),
        FollowBatter(50),
        FollowBatter(50, "weapon-master"),
    ]
    after = act(play.state, 0, FollowBatter(50, "weapon-master"), (3, 4, 4))
    assert after.state.battered == ((50, 4),)
    assert (after.state.fighter(1).tokens, after.state.used) == (1, 1)
    assert isinstance(after.state.agenda.top, Fight)
    assert act(play.state, 0, FollowBatter(50), (3, 4)).state.battered == ((50, 2),)
    assert refused(play.state, 0, FollowBatter(50, "sweep")) == "MK-CARD-G3"
    assert refused(play.state, 0, FollowBatter(51)) == "MK-BUILT-16"
    assert refused(play.state, 0, FollowStrike(2)) == "MK-MELEE-3"
    shown = question.preview(play.state, 0, Partial("FollowBatter", {"built": 50}))
    assert [tally.total for tally in shown.tallies] == [9, 16, 2]
    rng = random.Random(2)
    found = {question.propose(play.state, 0, rng) for _ in range(99)}
    assert found == set(question.candidates(play.state, 0))


@pytest.mark.rule("MK-CHARGE-4")
def test_the_attack_of_a_surge_is_for_enemies_alone():
    play = act(siege(None, 14.55), 0, Surge(1, UP, 0))
    assert isinstance(play.state.agenda.top, Fight)
    beside = fight(man(0, 10, 10, EAST), man(1, 10 + BASE, 10, 180), terrain=(wall(10.3),))
    assert FollowUp(0, 1).check(beside, 0, FollowBatter(50)).rule == "MK-CHARGE-4"
    assert refused(siege(), 0, Strike(1, 50)) == "MK-MELEE-3"


# Values of shots at pieces


@pytest.mark.rule("MK-CLOSE-1")
def test_what_close_range_gives_counts_against_a_piece():
    bow = plain(attack_type="bow", range=8, ranged_damage=2)
    state = siege(bow, 12)
    (piece,) = state.field.table.terrain

    def values(gain, kind="ranged"):
        attack = Attack(attacker=1, kind=kind, built=50, close_range=gain)
        return (lines(attack_tally(state, attack, piece)), damage_tally(state, attack, piece).total)

    assert values("") == ([], 2)
    assert values("attack") == ([(1, "MK-CLOSE-1")], 2)
    assert values("damage") == ([], 3)
    sling = siege(plain(attack_type="wand", range=8, ranged_damage=2), 12)
    attack = Attack(attacker=1, kind="ranged", built=50, close_range="attack")
    assert lines(attack_tally(sling, attack, piece)) == []


@pytest.mark.rule("MK-CARD-magic-enhancement", "MK-CARD-cursed")
def test_magic_that_strengthens_a_shot_at_a_piece_affects_the_attacker():
    bow = plain(attack_type="bow", range=8, ranged_damage=2)
    bearer = man(0, 10, 10 + BASE, EAST, plain(abilities=("magic-enhancement",)))
    state = battle(man(0, 10, 10, EAST, bow), bearer, man(1, 30, 30), terrain=(wall(12),))
    shot = Attack(attacker=1, kind="ranged", built=50)
    play = resolve(state, shot, (4, 4))
    assert play.state.battered == ((50, 3),)
    assert play.state.bewitched == ((1, 0),)
    assert resolve(state, shot, (2, 2)).state.bewitched == ()
