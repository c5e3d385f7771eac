"""Whom a model may attack, and with which dice."""

import pytest

from slagveld.games.little_carnage.attacks.targets import (
    Aim,
    attack_refusal,
    dice_of,
    foes,
    strike_refusal,
    targets_of,
)
from tests.games.little_carnage.battle import (
    EAST,
    MM,
    NORTH,
    SOUTH,
    battle,
    box,
    card,
    mounted,
    troop,
)

SPEAR = card(reach=True)


def pair(x, y, mine=None, facing=NORTH, **more):
    """Model 1 at (10, 10), enemy 2 somewhere."""
    return battle(
        troop(0, (10, 10), card=mine, facing=facing), troop(1, (x, y), facing=SOUTH), **more
    )


def why(state, model=1, target=2):
    by_id = state.field.model_by_id
    refusal = strike_refusal(state, by_id[model], by_id[target])
    return None if refusal is None else (refusal.rule, refusal.text.key)


def no(rule, key):
    return (rule, f"little-carnage:refusal-combat-{key}")


@pytest.mark.rule("LC-1.3-13")
def test_a_model_attacks_an_enemy_that_it_touches():
    assert why(pair(10, 9)) is None
    assert why(pair(10, 9 - 0.9 * MM)) is None
    assert why(pair(10, 9 - MM)) == no("LC-1.3-13", "contact")
    assert why(pair(10, 5)) == no("LC-1.3-13", "contact")


@pytest.mark.rule("LC-1.3-13")
def test_each_model_must_touch_its_target_itself():
    state = battle(troop(0, (10, 10), (11, 10), (12, 10)), troop(1, (10, 9), facing=SOUTH))
    assert why(state, 1, 4) is None
    assert why(state, 2, 4) is None  # corner to corner
    assert why(state, 3, 4) == no("LC-1.3-13", "contact")
    assert [m.id for m in targets_of(state, state.field.model_by_id[1])] == [4]
    assert targets_of(state, state.field.model_by_id[3]) == []


@pytest.mark.rule("LC-1.1-18")
def test_attacks_go_into_the_front_zone_only():
    assert why(pair(10, 9), 1) is None
    assert why(pair(11, 10)) == no("LC-1.1-18", "front")
    assert why(pair(10, 11)) == no("LC-1.1-18", "front")
    assert why(pair(11, 9.5)) == no("LC-1.1-18", "front")  # its middle lies on the line
    assert why(pair(11, 9.49)) is None
    assert why(pair(11, 10, facing=EAST)) is None


@pytest.mark.rule("LC-1.3-13")
def test_friends_are_no_targets():
    state = battle(troop(0, (10, 10)), troop(0, (10, 9)), troop(1, (30, 30)))
    assert why(state) == no("LC-1.3-13", "friend")


@pytest.mark.rule("LC-1.6-10")
def test_a_model_without_attack_dice_cannot_attack():
    spent = card(attack=1, wounds=3)
    state = battle(
        troop(0, (10, 10), (11, 10), card=spent, hurt={0: 1}), troop(1, (10.5, 9), facing=SOUTH)
    )
    assert why(state, 1, 3) == no("LC-1.6-10", "no-dice")
    assert why(state, 2, 3) is None
    assert dice_of(state, state.field.model_by_id[1]) == 0
    assert dice_of(state, state.field.model_by_id[2]) == 1
    assert targets_of(state, state.field.model_by_id[1]) == []


@pytest.mark.rule("LC-1.9-19")
def test_who_has_climbed_does_not_attack():
    state = pair(10, 9)
    state = state.with_model(state.field.model_by_id[1].changed(climbed=True))
    assert why(state) == no("LC-1.9-19", "climbed")
    assert dice_of(state, state.field.model_by_id[1]) == 0


@pytest.mark.rule("LC-1.8-reach-1")
def test_reach_attacks_up_to_an_inch_away():
    assert why(pair(10, 8, SPEAR)) is None
    assert why(pair(10, 8)) == no("LC-1.3-13", "contact")
    assert why(pair(10, 8 - MM, SPEAR))[0] == "LC-1.8-reach-1"
    assert why(pair(10, 9, SPEAR)) is None


@pytest.mark.rule("LC-1.8-reach-1")
def test_reach_too_needs_the_front_zone():
    assert why(pair(11, 10, SPEAR)) == no("LC-1.1-18", "front")
    assert why(pair(12, 10, SPEAR))[0] == "LC-1.1-18"


@pytest.mark.rule("LC-1.8-reach-2")
def test_reach_attacks_from_the_second_rank():
    ranks = ((10, 10), (10, 11), (10, 12))
    state = battle(troop(0, *ranks, card=SPEAR), troop(1, (10, 9), facing=SOUTH))
    assert why(state, 1, 4) is None
    assert why(state, 2, 4) is None
    assert why(state, 3, 4)[0] in ("LC-1.8-reach-1", "LC-1.8-reach-2")
    plain = battle(troop(0, *ranks), troop(1, (10, 9), facing=SOUTH))
    assert why(plain, 2, 4) == no("LC-1.3-13", "contact")


@pytest.mark.rule("LC-1.8-reach-2")
def test_riders_with_reach_attack_from_the_second_rank():
    lances = card(reach=True, base="rider")
    state = battle(troop(0, (10, 10), (10, 12), card=lances), troop(1, (10, 8.5), facing=SOUTH))
    assert why(state, 1, 3) is None
    assert why(state, 2, 3) is None


@pytest.mark.rule("LC-1.9-27")
def test_melee_goes_over_a_low_obstacle():
    hedge = box(500, "hedge", 8, 9.3, 4, 0.2, 0.5)
    assert why(pair(10, 8.8, terrain=(hedge,))) is None
    assert why(pair(10, 8.8)) == no("LC-1.3-13", "contact")


@pytest.mark.rule("LC-1.9-29")
def test_no_melee_over_a_high_wall():
    wall = box(500, "high-wall", 8, 9.2, 4, 0.2, 2)
    assert why(pair(10, 8.7, terrain=(wall,))) == no("LC-1.3-13", "contact")
    assert why(pair(10, 8.7, SPEAR, terrain=(wall,)))[0] == "LC-1.9-29"
    thin = box(500, "high-wall", 8, 9.49, 4, 0.02, 2)
    assert why(pair(10, 8.97, terrain=(thin,))) == no("LC-1.9-29", "wall")
    assert why(pair(10, 8.97)) is None


@pytest.mark.rule("LC-1.10-7")
@pytest.mark.rule("LC-1.10-13")
def test_everybody_on_a_litter_attacks_and_can_be_named():
    state = battle(
        troop(0, (10, 10), card=card(character=True)),
        troop(0, (10, 10), (10, 10), (10, 10), facing=NORTH),
        troop(1, (10, 8.5), facing=SOUTH),
    )
    state = mounted(state, 101, 102, litter=True)
    for model in (1, 2, 3, 4):
        assert why(state, model, 5) is None
        assert why(state, 5, model) is None
    assert [m.id for m in targets_of(state, state.field.model_by_id[5])] == [1, 2, 3, 4]


@pytest.mark.rule("LC-1.10-7")
def test_the_front_zone_of_the_litter_limits_its_attacks():
    state = battle(
        troop(0, (10, 10)),
        troop(0, (10, 10), (10, 10), facing=NORTH),
        troop(1, (11.5, 10), facing=SOUTH),
    )
    state = mounted(state, 101, 102, litter=True)
    assert why(state, 1, 4) == no("LC-1.1-18", "front")
    assert why(state, 2, 4) == no("LC-1.1-18", "front")


@pytest.mark.rule("LC-1.8-fear-7")
def test_the_frightened_attack_neither_the_cause_nor_from_contact_with_it():
    state = battle(
        troop(0, (10, 10), (11, 10), frightened_by=(102,)),
        troop(1, (9.5, 9), facing=SOUTH),
        troop(1, (11, 9), facing=SOUTH),
    )
    assert why(state, 1, 3) is not None
    assert why(state, 1, 4) is not None
    assert why(state, 2, 4) is None
    assert targets_of(state, state.field.model_by_id[1]) == []
    assert [m.id for m in targets_of(state, state.field.model_by_id[2])] == [4]


def test_what_is_known_of_foes_is_kept_while_nobody_moves():
    state = pair(10, 9)
    stand = state.field.by_id[1]
    assert foes(state, stand, reach=False) == (2,)
    assert state.field.traces[("foes", 1, False)] == (2,)
    hurt = state.with_model(state.field.model_by_id[1].changed(suffered=1))
    assert hurt.field.traces is state.field.traces
    moved = state.with_stand(stand.at(state.field.by_id[2].pose))
    assert ("foes", 1, False) not in moved.field.traces


@pytest.mark.rule("LC-1.3-16")
@pytest.mark.rule("LC-1.3-14")
@pytest.mark.parametrize(
    ("done", "rule", "key"),
    [
        ({"attacked": True}, "LC-1.3-16", "again"),
        ({"full_defence": True}, "LC-1.6-18", "full-defence"),
        ({"cast": True}, "LC-1.3-17", "cast"),
    ],
)
def test_what_a_regiment_has_done_forbids_every_attack(done, rule, key):
    regiment = pair(10, 9).regiment(101)
    assert attack_refusal(0, regiment) is None
    refusal = attack_refusal(0, regiment.did(**done))
    assert (refusal.rule, refusal.text.key) == no(rule, key)


@pytest.mark.rule("LC-1.1-3")
def test_only_the_owner_attacks_with_a_regiment():
    refusal = attack_refusal(1, pair(10, 9).regiment(101))
    assert (refusal.rule, refusal.text.key) == no("LC-1.1-3", "not-yours")


@pytest.mark.rule("LC-1.11-2")
def test_a_war_machine_that_has_moved_does_not_attack():
    engine = pair(10, 9, card(war_machine=True)).regiment(101)
    assert attack_refusal(0, engine) is None
    refusal = attack_refusal(0, engine.did(moved=True))
    assert (refusal.rule, refusal.text.key) == no("LC-1.11-2", "machine-moved")
    assert attack_refusal(0, pair(10, 9).regiment(101).did(moved=True)) is None


def test_an_aim_names_model_target_and_dice():
    assert (Aim(1, 2, 3).model, Aim(1, 2, 3).target, Aim(1, 2, 3).dice) == (1, 2, 3)
