"""Damage, healing, elimination: how a dial turns (MK-DIAL-*, MK-HEAL-*, MK-ELIM-*)."""

import pytest

from slagveld.games.mage_knight.core.state import NOBODY, Options
from slagveld.games.mage_knight.wounds.damage_and_elimination import (
    Damage,
    eliminate,
    exhaust,
    hurt,
    reduced,
)
from slagveld.games.mage_knight.wounds.healing import heal, healable, healed_clicks
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Healed, Hurt, Slain
from slagveld.kernel.play import Play
from tests.games.mage_knight.battle import FakeGame, battle, events, man, plain, warrior

FALLING = warrior(
    "test falling",
    {"speed": 10, "attack": 11},
    {"speed": 9, "attack": 10, "abilities": ("toughness",)},
    {"speed": 8, "attack": 9},
    {"speed": 7, "attack": 8},
)
GOLEM = warrior(
    "test golem", *[{"damage_type": "golem", "repair": place in (2, 5)} for place in range(8)]
)


def playing(*men, **rest):
    return Play(FakeGame(), battle(*men, **rest), Scripted([]), listening=True)


@pytest.mark.rule("MK-DIAL-1")
def test_each_point_of_damage_turns_one_click_and_the_new_values_hold_at_once():
    play = playing(man(0, 10, 10, key=FALLING))
    assert play.state.fighter(1).click.speed == 10
    assert hurt(play, Damage(1, 2, "attack", 1)) == {1: 2}
    assert play.state.fighter(1).turned == 2
    assert play.state.fighter(1).click.attack == 9
    assert play.state.fighter(1).powers.reduction == 0


@pytest.mark.rule("MK-ETIQ-2")
def test_a_turned_dial_changes_neither_place_nor_facing():
    play = playing(man(0, 10, 10, 33, key=FALLING))
    before = play.state.fighter(1).pose
    hurt(play, Damage(1, 2, "attack", 1))
    assert play.state.fighter(1).pose == before


@pytest.mark.rule("MK-DAMAGE-2", "MK-ETIQ-1")
@pytest.mark.parametrize(("open_dials", "left"), [(False, None), (True, 1)])
def test_the_clicks_turned_are_told_and_what_is_left_only_of_open_dials(open_dials, left):
    options = Options(open_dials=open_dials)
    play = playing(man(0, 10, 10, key=FALLING), options=options)
    hurt(play, Damage(1, 3, "attack", 1, "MK-DAMAGE-1", way="blow", source=7, named="Ogre"))
    (event,) = events(play, Hurt)
    assert (event.piece, event.amount, event.left, event.by) == (1, 3, left, 7)
    assert event.cause.key == "mage-knight:hurt-blow"
    assert event.rule == "MK-DAMAGE-1"
    hurt(play, Damage(1, 0, "attack", 1))
    assert len(events(play, Hurt)) == 1


@pytest.mark.rule("MK-DIAL-1")
def test_damage_without_a_rule_of_its_own_cites_that_of_the_dial_and_nobody_may_cause_it():
    play = playing(man(0, 10, 10, key=FALLING))
    hurt(play, Damage(1, 1, "ability"))
    (event,) = events(play, Hurt)
    assert (event.rule, event.by) == ("MK-DIAL-1", None)


@pytest.mark.rule("MK-DAMAGE-3")
def test_damage_of_one_moment_is_reduced_by_what_showed_before_it():
    play = playing(man(0, 10, 10, key=FALLING))
    hurt(play, Damage(1, 1, "attack", 1), Damage(1, 1, "attack", 1))
    assert play.state.fighter(1).turned == 2
    tough = playing(man(0, 10, 10, key=FALLING, turned=1))
    assert hurt(tough, Damage(1, 1, "attack", 1), Damage(1, 2, "attack", 1)) == {1: 1}


@pytest.mark.rule("MK-ELIM-1")
def test_three_skulls_take_a_warrior_off_and_damage_beyond_them_is_lost():
    play = playing(man(0, 10, 10, key=FALLING), man(1, 20, 20))
    assert hurt(play, Damage(1, 9, "attack", 1)) == {1: 4}
    assert play.state.fighter(1) is None
    assert play.state.fallen[0].fighter.turned == 4
    assert [(e.piece, e.seat, e.rule) for e in events(play, Slain)] == [(1, 1, "MK-ELIM-1")]
    last = playing(man(0, 10, 10, key=FALLING))
    assert hurt(last, Damage(1, 3, "attack", 1)) == {1: 3}
    assert last.state.fighter(1) is not None


@pytest.mark.rule("MK-ELIM-2")
def test_the_one_who_dealt_the_last_damage_is_credited_and_exhaustion_credits_nobody():
    play = playing(man(0, 10, 10, turned=4), man(0, 20, 10, turned=4), man(1, 20, 20))
    hurt(play, Damage(1, 1, "ability", 1))
    exhaust(play, 2, "MK-PUSH-1", "push")
    assert [(fall.fighter.id, fall.by) for fall in play.state.fallen] == [(1, 1), (2, NOBODY)]
    assert events(play, Hurt)[-1].rule == "MK-PUSH-1"


@pytest.mark.rule("MK-ELIM-2")
def test_a_fallen_warrior_is_remembered_bare_with_its_tokens():
    play = playing(man(0, 10, 10, tokens=1, cancelled=("stealth",), watching=True), man(1, 2, 2))
    eliminate(play, 1, 1)
    (fall,) = play.state.fallen
    assert fall.fighter.tokens == 1
    assert not fall.fighter.items
    assert not fall.fighter.cancelled
    assert not fall.fighter.watching
    assert not fall.back


@pytest.mark.rule("MK-PUSH-2")
@pytest.mark.parametrize(
    ("cause", "left"),
    [("attack", 1), ("ability", 1), ("shake-off", 1), ("exhaustion", 2), ("smite", 2)],
)
def test_abilities_reduce_damage_but_never_exhaustion(cause, left):
    state = battle(man(0, 10, 10, key=plain(abilities=("toughness",))))
    assert reduced(state.fighter(1), Damage(1, 2, cause)) == left


@pytest.mark.rule("MK-RULE3-3")
def test_reductions_never_go_below_nothing_and_pierced_damage_is_not_reduced():
    state = battle(man(0, 10, 10, key=plain(abilities=("invulnerability",))))
    fighter = state.fighter(1)
    assert reduced(fighter, Damage(1, 1, "attack")) == 0
    assert reduced(fighter, Damage(1, 3, "attack")) == 1
    assert reduced(fighter, Damage(1, 3, "attack", pierced=True)) == 3
    assert reduced(fighter, Damage(1, -1, "exhaustion")) == 0


@pytest.mark.rule("MK-CAPTURE-11")
@pytest.mark.parametrize("cause", ["attack", "ability", "exhaustion", "smite"])
def test_a_captive_takes_no_damage_from_any_source(cause):
    play = playing(man(0, 10, 10, captive=2), man(1, 11.1, 10, captor=1))
    assert hurt(play, Damage(2, 3, cause, 0)) == {2: 0}
    assert play.state.fighter(2).turned == 0


@pytest.mark.rule("MK-DAMAGE-2")
def test_damage_to_a_warrior_that_is_gone_is_lost():
    play = playing(man(0, 10, 10))
    assert hurt(play, Damage(77, 3, "attack", 0)) == {}


@pytest.mark.rule("MK-DIAL-2", "MK-HEAL-1")
def test_healing_turns_back_as_many_clicks_as_it_has_points():
    play = playing(man(0, 10, 10, key=FALLING, turned=3), options=Options(open_dials=True))
    assert heal(play, 1, 2, "MK-CARD-healing", play.state.fighter(1), "Healing") == 2
    assert play.state.fighter(1).turned == 1
    (event,) = events(play, Healed)
    assert (event.amount, event.left, event.rule) == (2, 3, "MK-CARD-healing")


@pytest.mark.rule("MK-HEAL-2")
def test_healing_stops_at_the_starting_marker():
    play = playing(man(0, 10, 10, key=FALLING, turned=2))
    assert heal(play, 1, 5, "MK-HEAL-1", play.state.fighter(1), "Healing") == 2
    assert play.state.fighter(1).turned == 0
    assert heal(play, 1, 1, "MK-HEAL-1", play.state.fighter(1), "Healing") == 0
    assert not healable(play.state.fighter(1))
    assert len(events(play, Healed)) == 1


@pytest.mark.rule("MK-HEAL-3")
@pytest.mark.parametrize(
    ("turned", "points", "back"), [(4, 1, 1), (4, 2, 2), (4, 9, 2), (7, 9, 2), (1, 9, 1)]
)
def test_a_golem_is_healed_to_the_next_repair_marker_at_most(turned, points, back):
    state = battle(man(0, 10, 10, key=GOLEM, turned=turned))
    assert healed_clicks(state.fighter(1), points) == back


@pytest.mark.rule("MK-HEAL-4")
def test_nobody_is_healed_while_a_repair_marker_shows():
    state = battle(man(0, 10, 10, key=GOLEM, turned=2), man(0, 20, 10, key=GOLEM, turned=3))
    assert not healable(state.fighter(1))
    assert healed_clicks(state.fighter(1), 3) == 0
    assert healable(state.fighter(2))


@pytest.mark.rule("MK-HEAL-3")
def test_repair_markers_stop_only_the_golem_damage_type():
    key = warrior("test marked", *[{"repair": place == 1} for place in range(4)])
    state = battle(man(0, 10, 10, key=key, turned=3))
    assert healed_clicks(state.fighter(1), 9) == 3


@pytest.mark.rule("MK-CARD-invulnerability")
def test_the_invulnerable_and_captives_cannot_be_healed():
    state = battle(
        man(0, 10, 10, key=plain(abilities=("invulnerability",)), turned=2),
        man(0, 15, 10, turned=2, captor=3),
        man(1, 16.1, 10, captive=2),
    )
    assert not healable(state.fighter(1))
    assert not healable(state.fighter(2))


@pytest.mark.rule("MK-HEAL-5")
def test_who_is_eliminated_is_off_the_field_and_not_there_to_heal():
    play = playing(man(0, 10, 10, turned=4), man(1, 20, 20))
    hurt(play, Damage(1, 1, "attack", 1))
    assert 1 not in play.state.field.by_id
