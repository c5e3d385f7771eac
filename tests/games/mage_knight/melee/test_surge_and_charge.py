import random

import pytest

from slagveld.games.mage_knight.core.events import Clicked
from slagveld.games.mage_knight.melee.actions import Strike
from slagveld.games.mage_knight.melee.surge_and_charge import (
    ChargeMove,
    FollowStrike,
    FollowUp,
    NoStrike,
    Surge,
)
from slagveld.games.mage_knight.movement.destination import Go, WhereTo
from slagveld.kernel.event import Hurt, Moved, Slain
from slagveld.kernel.state import with_policy
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import (
    BASE,
    NORTH,
    WEST,
    act,
    box,
    events,
    man,
    plain,
    refused,
    units,
    warrior,
)
from tests.games.mage_knight.combat import Fight, fight, turned

UP = (Spot(units(15) - 275, units(10)),)
"""The way from (10, 10) up to an enemy at (15, 10)."""
CHARGER = plain(abilities=("charge",))


def field(key=None, *more, foe=None, x=15, mine=None, **rest):
    """A warrior at (10, 10), an enemy at (15, 10) that will not spin, and another far away."""
    state = fight(
        man(0, 10, 10, NORTH, key, **(mine or {})),
        man(1, x, 10, WEST, foe),
        man(1, 33, 33),
        *more,
        **rest,
    )
    return with_policy(state, 1, "spins", "never")


def surge(state, path=UP, facing=0, dice=(), **more):
    return act(state, 0, Surge(1, path, facing, **more), dice)


# Surge


@pytest.mark.rule("MK-CHARGE-1")
@pytest.mark.rule("MK-CHARGE-4")
@pytest.mark.rule("MK-CHARGE-5")
def test_a_sword_moves_takes_its_damage_and_then_attacks_in_one_action():
    play = surge(field())
    question = play.state.agenda.top
    assert isinstance(question, FollowUp)
    assert [(type(e), e.rule) for e in play.events] == [
        (Moved, "MK-MOVE-1"),
        (Clicked, "MK-CHARGE-5"),
    ]
    assert events(play, Moved)[0].manner == "mage-knight:surge"
    (hurt,) = events(play, Hurt)
    assert (hurt.piece, hurt.amount, hurt.by) == (1, 1, None)
    after = act(play.state, 0, FollowStrike(2), [3, 3])
    assert turned(after) == {1: 1, 2: 2, 3: 0}
    fighter = after.state.fighters[0]
    assert (fighter.tokens, fighter.acted, after.state.used) == (1, True, 1)
    assert isinstance(after.state.agenda.top, Fight)


@pytest.mark.rule("MK-CHARGE-1")
@pytest.mark.rule("MK-MELEE-7")
@pytest.mark.rule("MK-ATYPE-1")
@pytest.mark.parametrize("kind", ["bow", "wand", ""])
def test_only_swords_surge(kind):
    assert refused(field(plain(attack_type=kind)), 0, Surge(1, UP, 0)) == "MK-MELEE-7"


@pytest.mark.rule("MK-CHARGE-2")
def test_no_surge_begins_in_contact_with_an_enemy():
    state = field(None, man(1, 10, 10 + BASE, NORTH))
    assert refused(state, 0, Surge(1, UP, 0)) == "MK-CHARGE-2"
    captive = field(
        None, man(1, 10, 10 + BASE, NORTH, captor=5), man(0, 10, 10 + 2 * BASE, captive=4)
    )
    assert refused(captive, 0, Surge(1, UP, 0)) is None


@pytest.mark.rule("MK-CHARGE-3")
def test_a_surge_goes_as_far_as_the_speed_by_all_rules_of_movement():
    state = field(plain(speed=4))
    assert refused(state, 0, Surge(1, (Spot(units(14), units(10)),), 0)) == "MK-MOVE-6"
    assert refused(state, 0, Surge(1, (Spot(units(10), units(14)),), 0)) is None
    assert refused(state, 0, Surge(1, (Spot(units(10), units(14) + 1),), 0)) == "MK-MOVE-1"
    wood = box(50, "hindering", 8, 8, 3, 4)
    slow = field(plain(speed=4), terrain=(wood,))
    assert refused(slow, 0, Surge(1, (Spot(units(10), units(12) + 1),), 0)) == "MK-MOVE-1"


@pytest.mark.rule("MK-CHARGE-5")
def test_the_attack_uses_the_values_of_the_new_click():
    key = warrior("tiring", {"attack": 12, "damage": 4}, {"attack": 8, "damage": 1}, {})
    play = surge(field(key))
    assert turned(act(play.state, 0, FollowStrike(2), [3, 3]))[2] == 0
    assert turned(act(play.state, 0, FollowStrike(2), [3, 4]))[2] == 1


@pytest.mark.rule("MK-CHARGE-5")
def test_who_falls_by_its_surge_attacks_nobody():
    play = surge(field(None, man(0, 3, 3), mine={"turned": 4}))
    assert [e.piece for e in events(play, Slain)] == [1]
    assert isinstance(play.state.agenda.top, Fight)


@pytest.mark.rule("MK-CHARGE-5")
def test_without_the_sword_on_the_new_click_the_attack_has_no_type():
    key = warrior("dropping", {}, {"attack_type": "bow", "attack_bonus": 3}, {})
    play = surge(field(key, man(0, 15, 10 + BASE, NORTH)))
    assert refused(play.state, 0, FollowStrike(2, capture=True)) == "MK-CAPTURE-1"
    assert turned(act(play.state, 0, FollowStrike(2), [3, 2]))[2] == 0
    assert turned(act(play.state, 0, FollowStrike(2), [3, 3]))[2] == 2


@pytest.mark.rule("MK-CHARGE-4")
def test_the_attack_may_be_a_capture_or_a_mode():
    play = surge(field(plain(abilities=("sweep",))))
    assert act(play.state, 0, FollowStrike(2, capture=True), [4, 5]).state.fighters[0].captive == 2
    assert turned(act(play.state, 0, FollowStrike(2, "sweep"), [3, 3]))[2] == 2
    assert refused(play.state, 0, FollowStrike(3)) == "MK-MELEE-3"
    assert refused(play.state, 0, FollowStrike(1)) == "MK-TARGET-2"


@pytest.mark.rule("MK-CHARGE-4")
def test_the_enemy_must_be_at_the_front_arc():
    play = surge(field(), facing=1800)
    assert isinstance(play.state.agenda.top, Fight)
    assert turned(play)[1] == 1


@pytest.mark.rule("MK-CHARGE-6")
def test_a_surge_costs_its_damage_without_an_attack_too():
    missed = surge(field(), (Spot(units(12), units(10)),))
    assert turned(missed)[1] == 1
    assert missed.state.fighters[0].tokens == 1
    declined = act(surge(field()).state, 0, NoStrike())
    assert turned(declined) == {1: 1, 2: 0, 3: 0}
    assert declined.state.fighters[0].tokens == 1
    second = act(surge(field(mine={"tokens": 1})).state, 0, NoStrike())
    assert turned(second)[1] == 2


@pytest.mark.rule("MK-CHARGE-5")
@pytest.mark.rule("MK-PUSH-2")
def test_the_damage_of_a_surge_is_not_reduced():
    assert turned(surge(field(plain(abilities=("toughness",)))))[1] == 1


@pytest.mark.rule("MK-CARD-pole-arm")
def test_a_pole_arm_ends_a_surge_before_its_attack():
    play = surge(field(foe=plain(abilities=("pole-arm",))))
    assert isinstance(play.state.agenda.top, Fight)
    assert turned(play) == {1: 2, 2: 0, 3: 0}
    assert [e.rule for e in events(play, Hurt)] == ["MK-CARD-pole-arm", "MK-CHARGE-5"]
    assert play.state.fighters[0].tokens == 1


@pytest.mark.rule("MK-CARD-demoralized")
def test_whoever_turns_demoralized_by_its_surge_makes_no_attack():
    key = warrior("breaking", {}, {"abilities": ("demoralized",)}, {})
    play = surge(field(key, man(0, 3, 3)))
    assert isinstance(play.state.agenda.top, Fight)
    assert turned(play)[1] == 1


# A click that changes on the way


def shot_at(key, action, dice=(4, 4)):
    """Warrior 1 rushes up to its enemy, and one on Overwatch shoots at it with these dice."""
    bowman = plain(attack_type="bow", range=8, ranged_damage=1, abilities=("overwatch",))
    state = field(key, man(1, 15, 15, NORTH, bowman, watching=True))
    return act(with_policy(state, 1, "watch", "always"), 0, action, dice)


@pytest.mark.rule("MK-CARD-G2")
@pytest.mark.rule("MK-CARD-overwatch")
@pytest.mark.parametrize("ability", ["demoralized", "berserk", "toughness"])
def test_a_charge_goes_on_whatever_its_new_click_shows(ability):
    key = warrior(f"shaken {ability}", {"abilities": ("charge",)}, {"abilities": (ability,)}, {})
    play = shot_at(key, ChargeMove(1, UP, 0))
    assert turned(play)[1] == 1
    assert isinstance(play.state.agenda.top, FollowUp)
    after = act(play.state, 0, FollowStrike(2), [3, 3])
    assert turned(after)[2] == 2
    assert (after.state.fighters[0].tokens, after.state.used) == (1, 1)


@pytest.mark.rule("MK-CARD-G2")
@pytest.mark.rule("MK-CARD-G3")
@pytest.mark.rule("MK-ABILITY-2")
@pytest.mark.rule("MK-DIAL-1")
@pytest.mark.parametrize(("dice", "rule"), [((4, 4), "MK-CARD-G3"), ((2, 2), None)])
def test_the_attack_after_a_charge_uses_the_modes_that_show_then(dice, rule):
    both = {"abilities": ("charge", "weapon-master")}
    fading = warrior("fading master", both, {"abilities": ("charge",)}, {})
    play = shot_at(fading, ChargeMove(1, UP, 0), dice)
    assert refused(play.state, 0, FollowStrike(2, "weapon-master")) == rule
    rising = warrior("rising master", {"abilities": ("charge",)}, both, {})
    play = shot_at(rising, ChargeMove(1, UP, 0), dice)
    expected = None if rule else "MK-CARD-G3"
    assert refused(play.state, 0, FollowStrike(2, "weapon-master")) == expected


@pytest.mark.rule("MK-CARD-G2")
@pytest.mark.rule("MK-CARD-battle-fury")
def test_who_shows_battle_fury_by_then_captures_nobody():
    key = warrior("furious", {"abilities": ("charge",)}, {"abilities": ("battle-fury",)}, {})
    play = shot_at(key, ChargeMove(1, UP, 0))
    assert refused(play.state, 0, FollowStrike(2, capture=True)) == "MK-CARD-battle-fury"
    assert refused(play.state, 0, FollowStrike(2)) is None


@pytest.mark.rule("MK-CARD-overwatch")
def test_who_falls_on_the_way_attacks_nobody():
    key = warrior("frail charger", {"abilities": ("charge",)})
    state = shot_at(key, ChargeMove(1, UP, 0)).state
    assert state.fighter(1) is None
    assert not isinstance(state.agenda.top, FollowUp)


@pytest.mark.rule("MK-CARD-terrify")
def test_a_surge_that_does_not_dare_names_another_end():
    state = field(foe=plain(abilities=("terrify",)))
    play = surge(state, dice=[2])
    assert isinstance(play.state.agenda.top, WhereTo)
    after = act(play.state, 0, Go((Spot(units(12), units(10)),), 0))
    assert turned(after)[1] == 1
    assert isinstance(after.state.agenda.top, Fight)
    brave = surge(state, dice=[3])
    assert isinstance(brave.state.agenda.top, FollowUp)


# Charge


@pytest.mark.rule("MK-CARD-charge")
@pytest.mark.rule("MK-ABILITY-3")
def test_a_charge_moves_and_attacks_without_damage_for_any_type():
    for kind in ("sword", "bow", "wand", ""):
        state = field(plain(abilities=("charge",), attack_type=kind))
        play = act(state, 0, ChargeMove(1, UP, 0))
        assert isinstance(play.state.agenda.top, FollowUp)
        assert turned(play)[1] == 0
        assert events(play, Moved)[0].manner == "mage-knight:charge"
        after = act(play.state, 0, FollowStrike(2), [3, 3])
        assert turned(after) == {1: 0, 2: 2, 3: 0}
        assert (after.state.fighters[0].tokens, after.state.used) == (1, 1)


@pytest.mark.rule("MK-CARD-charge")
def test_a_bearer_of_charge_may_not_surge_until_it_cancels():
    assert refused(field(CHARGER), 0, Surge(1, UP, 0)) == "MK-CARD-charge"
    off = field(CHARGER, mine={"cancelled": ("charge",)})
    assert refused(off, 0, Surge(1, UP, 0)) is None
    assert refused(off, 0, ChargeMove(1, UP, 0)) == "MK-CARD-charge"
    assert refused(field(), 0, ChargeMove(1, UP, 0)) == "MK-CARD-charge"
    bound = plain(abilities=("bound",), range=8, ranged_damage=1)
    assert refused(field(bound), 0, ChargeMove(1, UP, 0)) == "MK-CARD-charge"


@pytest.mark.rule("MK-CARD-charge")
def test_a_charge_begins_out_of_contact_and_goes_no_further_than_the_speed():
    state = field(CHARGER, man(1, 10, 10 + BASE, NORTH))
    assert refused(state, 0, ChargeMove(1, UP, 0)) == "MK-CARD-charge"
    short = field(plain(abilities=("charge",), speed=4))
    assert refused(short, 0, ChargeMove(1, (Spot(units(10), units(14) + 1),), 0)) == "MK-MOVE-1"
    captor = field(CHARGER, man(1, 10, 10 + BASE, captor=1), mine={"captive": 4})
    assert refused(captor, 0, ChargeMove(1, UP, 0)) == "MK-CAPTURE-8"


@pytest.mark.rule("MK-CARD-charge")
def test_the_attack_of_a_charge_may_be_left_out_or_capture_with_a_sword():
    play = act(field(CHARGER), 0, ChargeMove(1, UP, 0))
    assert turned(act(play.state, 0, NoStrike())) == {1: 0, 2: 0, 3: 0}
    assert act(play.state, 0, FollowStrike(2, capture=True), [4, 5]).state.fighters[0].captive == 2
    bow = act(field(plain(abilities=("charge",), attack_type="bow")), 0, ChargeMove(1, UP, 0))
    assert refused(bow.state, 0, FollowStrike(2, capture=True)) == "MK-CAPTURE-1"


@pytest.mark.rule("MK-CARD-charge")
@pytest.mark.rule("MK-CARD-healing")
def test_a_charge_may_end_in_a_healing_and_a_surge_may_not():
    friend = man(0, 10, 15, NORTH, turned=3)
    way = (Spot(units(10), units(15) - 275),)
    healer = plain(abilities=("charge", "healing"))
    play = act(field(healer, friend), 0, ChargeMove(1, way, 900))
    assert isinstance(play.state.agenda.top, FollowUp)
    after = act(play.state, 0, FollowStrike(4, "healing", False, "value"), [3, 3])
    assert turned(after)[4] == 1
    surging = surge(field(plain(abilities=("healing",)), friend), way, 900)
    assert isinstance(surging.state.agenda.top, Fight)
    both = field(plain(abilities=("healing",), front_arc=3600), friend, x=15)
    near = FollowUp(0, 1)
    spot = both.changed(1, pose=both.fighters[0].pose.__class__(units(10), units(15) - 275, 900))
    assert near.check(spot, 0, FollowStrike(4, "healing")).rule == "MK-CHARGE-4"


@pytest.mark.rule("MK-CARD-pole-arm")
def test_a_pole_arm_ends_a_charge():
    play = act(field(CHARGER, foe=plain(abilities=("pole-arm",))), 0, ChargeMove(1, UP, 0))
    assert isinstance(play.state.agenda.top, Fight)
    assert turned(play)[1] == 1


@pytest.mark.rule("MK-SOAR-2")
def test_a_wing_may_change_its_level_with_a_surge():
    key = plain(speed_type="wing")
    play = surge(field(key), (Spot(units(12), units(10)),), soar=True)
    assert play.state.fighters[0].soaring
    assert refused(field(), 0, Surge(1, UP, 0, True)) == "MK-SOAR-1"
    down = surge(field(key, mine={"soaring": True}), (Spot(units(12), units(10)),), soar=False)
    assert not down.state.fighters[0].soaring
    stays = surge(field(key, mine={"soaring": True}), (Spot(units(12), units(10)),))
    assert stays.state.fighters[0].soaring


# The question


def test_the_question_after_a_surge_in_full():
    play = surge(field(plain(abilities=("weapon-master",))))
    question, state = play.state.agenda.top, play.state
    assert question.who(state) == (0,)
    assert question.names() == (1,)
    decision = question.ask(state)
    assert (decision.rule, decision.pieces) == ("MK-CHARGE-4", (1,))
    strike, leave = decision.forms
    assert [f.name for f in strike.fields] == ["target", "mode", "capture"]
    assert [(choice.key, choice.of) for choice in strike.fields[1].choices] == [
        ("weapon-master", None)
    ]
    assert leave.action == "NoStrike"
    assert question.candidates(state, 0) == [
        NoStrike(),
        FollowStrike(2),
        FollowStrike(2, "weapon-master"),
        FollowStrike(2, capture=True),
    ]
    rng = random.Random(1)
    found = [question.propose(state, 0, rng) for _ in range(200)]
    assert {type(action) for action in found} == {NoStrike, FollowStrike}
    assert sum(isinstance(action, NoStrike) for action in found) < 40
    assert all(question.check(state, 0, action) is None for action in found)
    charge = act(field(CHARGER), 0, ChargeMove(1, UP, 0)).state
    assert charge.agenda.top.ask(charge).rule == "MK-CARD-charge"


def test_after_the_question_a_strike_is_no_new_action():
    play = act(surge(field()).state, 0, FollowStrike(2), [3, 3])
    assert play.state.used == 1
    assert refused(play.state, 0, Strike(1, 2)) == "MK-TURN-10"
