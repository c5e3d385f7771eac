"""Captives: taken, led along, freed (MK-CAPTURE-5 to -16, MK-CAPTURE-20)."""

import pytest

from slagveld.games.mage_knight.core.action import unfit
from slagveld.games.mage_knight.core.base_contact import enemies_touching, engaged, friends_touching
from slagveld.games.mage_knight.core.book import card
from slagveld.games.mage_knight.core.friends_and_factions import is_enemy, is_friend
from slagveld.games.mage_knight.formations.actions import MoveFormation
from slagveld.games.mage_knight.formations.speed_and_plan import Walk, walked
from slagveld.games.mage_knight.movement.move import Carry
from slagveld.games.mage_knight.terrain.paths import way_refusal
from slagveld.games.mage_knight.terrain.speed_and_speed_types import allowance
from slagveld.games.mage_knight.wounds.captives import (
    captive_refusal,
    captive_spot,
    free,
    let_go,
    put_beside,
)
from slagveld.games.mage_knight.wounds.capture_attempt import capture
from slagveld.games.mage_knight.wounds.damage_and_elimination import (
    Damage,
    eliminate,
    hurt,
    released_by_abilities,
)
from slagveld.games.mage_knight.wounds.healing import heal
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Changed, Moved, Slain, StatusChanged
from slagveld.kernel.play import Play
from slagveld.table.shapes import Pose, Spot
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    FakeGame,
    act,
    battle,
    box,
    events,
    man,
    plain,
    refused,
    run,
    units,
    warrior,
)
from tests.games.mage_knight.marching import March, field, go, put, row, spots


def played(state):
    """A play on a state, to call rule code directly."""
    return Play(FakeGame(), state, Scripted([]), listening=True)


def pair(captor=None, captive=None, **more):
    """Warrior 1 of seat 0 holds warrior 2 of seat 1, who stands east of it."""
    one = {"captive": 2, **(captor or {})}
    other = {"captor": 1, **(captive or {})}
    men = [man(0, 10, 20, **one), man(1, 10 + BASE, 20, **other), man(0, 30, 30), man(1, 32, 32)]
    return battle(*men, **more)


# Taken


@pytest.mark.rule("MK-CAPTURE-5")
def test_a_captured_warrior_loses_its_tokens_and_belongs_to_its_captor():
    state = battle(man(0, 10, 20), man(1, 10 + BASE, 20, tokens=2))
    play = played(state)
    capture(play, 1, 2)
    captor, captive = play.state.fighters
    assert (captor.captive, captor.captor) == (2, 0)
    assert (captive.captor, captive.captive, captive.tokens) == (1, 0, 0)
    assert [(e.piece, e.old, e.new, e.rule) for e in events(play, Changed)] == [
        (2, 2, 0, "MK-CAPTURE-5")
    ]
    told = events(play, StatusChanged)
    assert [(e.piece, e.on, e.rule) for e in told] == [(2, True, "MK-CAPTURE-4")]
    assert told[0].status.values == {"captor": captor.name}
    assert captive.pose == state.fighter(2).pose
    assert events(play, Moved) == []


@pytest.mark.rule("MK-CAPTURE-5")
def test_who_has_no_tokens_loses_none():
    play = played(battle(man(0, 10, 20), man(1, 10 + BASE, 20)))
    capture(play, 1, 2)
    assert events(play, Changed) == []


@pytest.mark.rule("MK-CAPTURE-16")
def test_a_captured_captor_frees_its_captive():
    men = [man(0, 10, 20), man(1, 10 + BASE, 20, captive=3), man(0, 10 + 2 * BASE, 20, captor=2)]
    play = played(battle(*men))
    capture(play, 1, 2)
    assert [(f.captor, f.captive) for f in play.state.fighters] == [(0, 2), (1, 0), (0, 0)]
    told = [(e.piece, e.on, e.rule) for e in events(play, StatusChanged)]
    assert told == [(3, False, "MK-CAPTURE-16"), (2, True, "MK-CAPTURE-4")]


@pytest.mark.rule("MK-CARD-hex")
@pytest.mark.rule("MK-CARD-overwatch")
def test_what_a_captured_warrior_laid_and_watched_is_over():
    men = [man(0, 10, 20, hexed_by=2), man(1, 10 + BASE, 20, watching=True)]
    play = played(battle(*men))
    capture(play, 1, 2)
    assert play.state.fighter(1).hexed_by == 0
    assert play.state.fighter(2).watching is False


@pytest.mark.rule("MK-CAPTURE-6")
@pytest.mark.rule("MK-CAPTURE-13")
def test_captor_and_captive_come_down_from_the_air_at_once():
    wing = plain(speed_type="wing")
    men = [man(0, 10, 20, key=wing, soaring=True), man(1, 10 + BASE, 20, key=wing, soaring=True)]
    play = played(battle(*men))
    capture(play, 1, 2)
    assert [f.pose.level for f in play.state.fighters] == [0, 0]
    assert spots(play, 1, 2) == [(2500, 5000), (2775, 5000)]


@pytest.mark.rule("MK-CAPTURE-9")
def test_a_captor_that_must_make_room_takes_its_captive_to_its_side():
    wing = plain(speed_type="wing")
    men = [man(0, 10, 20, key=wing, soaring=True), man(1, 10 + BASE, 20, key=wing, soaring=True)]
    play = played(battle(*men, terrain=[box(50, "blocking", 8, 19.5, 3.5, 1)]))
    capture(play, 1, 2)
    captor, captive = play.state.fighters
    assert captive.id in play.state.field.touching(captor)
    assert captor.pose.y != units(20)
    assert [f.pose.level for f in play.state.fighters] == [0, 0]


# What a captive is


@pytest.mark.rule("MK-CAPTURE-6")
@pytest.mark.parametrize("kind", ["foot", "horseshoe", "wing", "wave"])
def test_a_captor_has_the_foot_speed_type(kind):
    state = pair(captor={"key": plain(speed_type=kind)})
    assert state.fighter(1).speed_type == "foot"


@pytest.mark.rule("MK-CAPTURE-7")
@pytest.mark.parametrize(("own", "others", "inches"), [(8, 5, 5), (5, 8, 5), (6, 6, 6)])
def test_a_captor_uses_the_lower_of_both_speeds(own, others, inches):
    state = pair({"key": plain(speed=own)}, {"key": plain(speed=others)})
    assert allowance(state, state.fighter(1)).total == inches * 250


@pytest.mark.rule("MK-CAPTURE-8")
@pytest.mark.parametrize(
    ("kind", "rule"),
    [("move", None), ("close", None), ("ranged", "MK-CAPTURE-8"), ("special", "MK-CAPTURE-8")],
)
def test_a_captor_neither_shoots_nor_takes_special_actions(kind, rule):
    state = pair()
    found = unfit(state, state.fighter(1), kind)
    assert (found and found.rule) == rule


@pytest.mark.rule("MK-CAPTURE-11")
@pytest.mark.parametrize("cause", ["attack", "ability", "shake-off", "exhaustion", "smite"])
def test_a_captive_takes_no_damage_from_whatever_source(cause):
    play = played(pair())
    assert hurt(play, Damage(2, 3, cause)) == {2: 0}
    assert play.state.fighter(2).turned == 0


@pytest.mark.rule("MK-CAPTURE-12")
@pytest.mark.parametrize("kind", ["move", "close", "ranged", "special"])
def test_a_captive_gets_no_action(kind):
    state = pair()
    assert unfit(state, state.fighter(2), kind).rule == "MK-CAPTURE-12"


@pytest.mark.rule("MK-CAPTURE-12")
def test_a_captive_has_no_free_spin():
    men = [
        man(0, 10, 20),
        man(1, 10, 17.8 - BASE, captor=3),
        man(0, 10 + BASE, 17.8 - BASE, captive=2),
    ]
    state = battle(*men, man(1, 30, 30), agenda=(Carry(1, (Spot(2500, 4450),), 2700), March(0)))
    play = run(state)
    assert 2 in play.state.field.touching(play.state.fighter(1))
    assert events(play, Moved)[0].piece == 1
    assert isinstance(play.state.agenda.top, March)


@pytest.mark.rule("MK-CAPTURE-13")
def test_abilities_speed_type_and_items_of_a_captive_are_ignored():
    key = plain(speed_type="wing", abilities=("flight", "toughness"), item_slots=1)
    state = pair(captive={"key": key, "items": ("oak-shield",)})
    captive = state.fighter(2)
    assert captive.powers.keys == ()
    assert captive.speed_type == "foot"
    assert captive.working_items == ()
    freed = state.changed(2, captor=0).fighter(2)
    assert freed.speed_type == "wing"
    assert freed.powers.keys == ("flight", "toughness")
    assert [item.key for _, item in freed.working_items] == ["oak-shield"]


@pytest.mark.rule("MK-CAPTURE-14")
@pytest.mark.rule("MK-FRIEND-2")
def test_a_captive_is_neither_friend_nor_enemy_until_it_is_free():
    state = pair(captive={}, size=(40, 40)).added(
        pair().fighter(4).at(Pose(units(10 + 2 * BASE), units(20)))
    )
    captor, captive, _, own = state.fighters[:4]
    assert not is_enemy(captor, captive)
    assert not is_friend(own, captive)
    assert not is_friend(captive, own)
    assert not engaged(state, captor)
    assert not engaged(state, captive)
    play = played(state)
    free(play, 1, "MK-CAPTURE-15")
    captor, captive, _, own = play.state.fighters[:4]
    assert is_enemy(captor, captive)
    assert is_friend(own, captive)
    assert [f.id for f in enemies_touching(play.state, captor)] == [2]
    assert friends_touching(play.state, captive) != []


@pytest.mark.rule("MK-CAPTURE-14")
def test_the_base_of_a_captive_still_blocks_paths_but_not_that_of_its_captor():
    state = pair().changed(3, pose=Pose(units(10 + BASE), units(23), 0))
    path = (Spot(units(10 + BASE), units(17)),)
    assert way_refusal(state, state.fighter(3), path, 5000).rule == "MK-MOVE-4"
    across = (Spot(units(13), units(20)),)
    assert way_refusal(state, state.fighter(1), across, 5000) is None


@pytest.mark.rule("MK-NEED-4")
def test_a_captive_still_belongs_to_its_player():
    play = played(battle(man(0, 10, 20), man(1, 10 + BASE, 20)))
    capture(play, 1, 2)
    assert (play.state.fighter(2).seat, play.state.fighter(2).side) == (1, 1)
    assert [f.id for f in play.state.own(1)] == [2]


@pytest.mark.rule("MK-CAPTURE-20")
def test_a_captive_gives_no_points_until_it_is_eliminated():
    play = played(battle(man(0, 10, 20), man(1, 10 + BASE, 20), man(1, 30, 30)))
    capture(play, 1, 2)
    assert play.state.fallen == ()
    eliminate(play, 2, 0, "MK-CAPTURE-17")
    assert [(gone.fighter.id, gone.by, gone.fighter.captor) for gone in play.state.fallen] == [
        (2, 0, 0)
    ]
    assert play.state.fighter(1).captive == 0
    assert [e.on for e in events(play, StatusChanged)] == [True]


# Led along


@pytest.mark.rule("MK-CAPTURE-9")
@pytest.mark.parametrize(("gap", "rule"), [(0.02, None), (0.024, "MK-CAPTURE-9")])
def test_a_captive_touches_its_captor_after_the_move(gap, rule):
    state = pair()
    moved = state.fighter(1).at(Pose(units(10), units(15), 0))
    pose = Pose(units(10), units(15 + BASE + gap), 0)
    found = captive_refusal(state, moved, state.fighter(2), pose)
    assert (found and found.rule) == rule


@pytest.mark.rule("MK-CAPTURE-9")
def test_a_captive_is_put_down_where_its_base_fits():
    state = pair().changed(3, pose=Pose(units(10), units(13), 0))
    moved = state.fighter(1).at(Pose(units(10), units(15), 0))
    pose = Pose(units(10), units(15 - BASE), 0)
    assert captive_refusal(state, moved, state.fighter(2), pose).rule == "MK-MOVE-6"


@pytest.mark.rule("MK-CAPTURE-13")
@pytest.mark.parametrize("more", [{"level": 1}, {"z": 10}])
def test_a_captive_stays_on_the_ground(more):
    state = pair(captive={"key": plain(speed_type="wing")})
    pose = Pose(units(10), units(20 + BASE), 0, **more)
    found = captive_refusal(state, state.fighter(1), state.fighter(2), pose)
    assert found.rule == "MK-CAPTURE-13"


@pytest.mark.rule("MK-CAPTURE-9")
def test_unless_told_otherwise_a_captive_is_drawn_after_its_captor():
    state = pair()
    moved = state.fighter(1).at(Pose(units(10 + BASE), units(15), 0))
    assert captive_spot(state, moved, state.fighter(2)) == Pose(2775, 4025, 2700)
    assert captive_spot(state, state.fighter(1), state.fighter(2)) == state.fighter(2).pose


@pytest.mark.rule("MK-CAPTURE-9")
def test_where_that_place_is_taken_the_next_one_round_the_captor_serves():
    state = pair().changed(3, pose=Pose(2775, 4025, 0))
    moved = state.fighter(1).at(Pose(units(10 + BASE), units(15), 0))
    pose = captive_spot(state, moved, state.fighter(2))
    assert captive_refusal(state, moved, state.fighter(2), pose) is None
    assert pose == Pose(2537, 3888, 2700)


@pytest.mark.rule("MK-CAPTURE-9")
def test_without_room_there_is_no_place():
    walls = [box(60, "blocking", 8, 3.5, 4, 0.9), box(61, "blocking", 8, 5.6, 4, 0.9)]
    sides = [box(62, "blocking", 8, 4.4, 1.4, 1.2), box(63, "blocking", 10.6, 4.4, 1.4, 1.2)]
    state = pair(terrain=[*walls, *sides])
    moved = state.fighter(1).at(Pose(units(10), units(5), 0))
    assert captive_spot(state, moved, state.fighter(2)) is None


@pytest.mark.rule("MK-CAPTURE-9")
def test_setting_a_captive_down_is_told_but_is_no_move_of_its_own():
    state = pair()
    play = played(state)
    put_beside(play, state.fighter(2), state.fighter(2).pose)
    assert events(play, Moved) == []
    pose = Pose(units(10), units(20 + BASE), 0)
    put_beside(play, state.fighter(2), pose)
    (event,) = events(play, Moved)
    assert (event.piece, event.path, event.pose) == (2, (), pose)
    assert (event.manner, event.rule) == ("led", "MK-CAPTURE-9")
    assert play.state.fighter(2).pose == pose
    assert play.stack == []


# In formations


def company(**more):
    """Three in a row, the first with a captive to the west."""
    first = man(0, 10, 20, captive=4)
    held = man(1, 10 - BASE, 20, captor=1, **more)
    return field(first, *row(2, x=11.1), held)


@pytest.mark.rule("MK-FMOVE-1")
@pytest.mark.rule("MK-CAPTURE-9")
def test_a_captor_joins_a_formation_and_its_captive_is_put_down_after_it():
    state = company()
    plan = (go(1, 10, 15), put(4, 10, 15 - BASE, EAST), go(2, 11.1, 15), go(3, 12.2, 15))
    play = act(state, 0, MoveFormation(plan))
    assert [e.piece for e in events(play, Moved)] == [1, 4, 2, 3]
    assert spots(play, 4) == [(2500, 3475)]
    assert [f.tokens for f in play.state.fighters] == [1, 1, 1, 0, 0]
    assert play.state.fighter(4).acted is False


@pytest.mark.rule("MK-FMOVE-1")
def test_without_a_word_the_captive_is_drawn_along():
    state = company()
    play = act(state, 0, MoveFormation((go(1, 10, 15), go(2, 11.1, 15), go(3, 12.2, 15))))
    assert 4 in play.state.field.touching(play.state.fighter(1))


@pytest.mark.rule("MK-FMOVE-1")
def test_a_captive_comes_right_after_its_captor_once_and_without_a_path():
    state = company()
    one, two, three = go(1, 10, 15), go(2, 11.1, 15), go(3, 12.2, 15)
    held = put(4, 10 - BASE, 15)
    assert refused(state, 0, MoveFormation((one, held, two, three))) is None
    assert refused(state, 0, MoveFormation((one, two, held, three))) == "MK-FMOVE-1"
    assert refused(state, 0, MoveFormation((held, one, two, three))) == "MK-FMOVE-1"
    assert refused(state, 0, MoveFormation((one, held, held, two, three))) == "MK-FMOVE-1"
    walking = go(4, 10 - BASE, 15)
    assert refused(state, 0, MoveFormation((one, walking, two, three))) == "MK-CAPTURE-9"
    far = put(4, 5, 15)
    assert refused(state, 0, MoveFormation((one, far, two, three))) == "MK-CAPTURE-9"


@pytest.mark.rule("MK-CAPTURE-9")
@pytest.mark.rule("MK-WAVE-3")
def test_a_captor_that_only_turns_leaves_its_captive_in_the_water():
    water = box(50, "deep-water", 8, 19, 1.4, 2)
    first, held = man(0, 10, 20, captive=4), man(1, 10 - BASE, 20, captor=1)
    state = field(first, *row(2, x=11.1), held, terrain=[water])
    turned = Walk(1, (), Pose(2500, 5000, 900))
    after = walked(state, turned)
    assert after.fighter(1).pose.facing == 900
    assert after.fighter(4).pose == state.fighter(4).pose
    gone = walked(state, Walk(1, (Spot(2500, 4500),), Pose(2500, 4500, 900)))
    assert gone.fighter(4).pose != state.fighter(4).pose
    assert 4 in gone.field.touching(gone.fighter(1))


@pytest.mark.rule("MK-CAPTURE-7")
@pytest.mark.rule("MK-FMOVE-3")
def test_a_slow_captive_slows_the_formation():
    state = company(key=plain(speed=4))
    assert (
        refused(state, 0, MoveFormation((go(1, 10, 16), go(2, 11.1, 16), go(3, 12.2, 16)))) is None
    )
    far = MoveFormation((go(1, 10, 16), go(2, 11.1, 16), go(3, 12.2, 15.9)))
    assert refused(state, 0, far) == "MK-MOVE-1"


# Freed


@pytest.mark.rule("MK-CAPTURE-15")
def test_a_captive_is_free_when_its_captor_is_eliminated():
    play = played(pair(captor={"turned": 4}))
    hurt(play, Damage(1, 1, "attack", 1))
    freed = play.state.fighter(2)
    assert (freed.captor, freed.tokens, freed.freed) == (0, 0, 0)
    assert spots(play, 2) == [(2775, 5000)]
    assert [(e.piece, e.on, e.rule) for e in events(play, StatusChanged)] == [
        (2, False, "MK-CAPTURE-15")
    ]
    assert [e.piece for e in events(play, Slain)] == [1]
    assert play.state.fallen[0].fighter.captive == 0


@pytest.mark.rule("MK-CAPTURE-15")
@pytest.mark.parametrize(
    ("active", "turn", "rule"), [(1, 1, "MK-CAPTURE-15"), (1, 2, None), (0, 1, None)]
)
def test_a_freed_warrior_may_be_given_an_action_in_its_players_next_turn(active, turn, rule):
    play = played(pair(captor={"turned": 4}, active=active))
    hurt(play, Damage(1, 1, "attack", 1))
    play.replace(round=turn, active=1)
    found = unfit(play.state, play.state.fighter(2), "move")
    assert (found and found.rule) == rule


@pytest.mark.rule("MK-CAPTURE-16")
def test_letting_go_parts_the_two_and_tells_nothing():
    play = played(pair())
    let_go(play, 1)
    assert [(f.captor, f.captive) for f in play.state.fighters[:2]] == [(0, 0), (0, 0)]
    assert play.events == []


@pytest.mark.rule("MK-CAPTURE-16")
def test_a_captor_that_loses_its_sword_keeps_its_captive():
    key = warrior("swordless", {}, {"attack_type": "bow"}, {})
    play = played(pair(captor={"key": key}))
    hurt(play, Damage(1, 1, "attack", 1))
    assert play.state.fighter(1).captive == 2


@pytest.mark.rule("MK-CARD-battle-fury")
@pytest.mark.rule("MK-CARD-frenzy")
@pytest.mark.rule("MK-CARD-invulnerability")
@pytest.mark.parametrize("ability", ["battle-fury", "frenzy", "invulnerability"])
def test_some_abilities_free_a_captive_at_once(ability):
    key = warrior(f"frees {ability}", {}, {"abilities": (ability,)}, {})
    play = played(pair(captor={"key": key}))
    hurt(play, Damage(1, 1, "attack", 1))
    assert (play.state.fighter(1).captive, play.state.fighter(2).captor) == (0, 0)
    assert [(e.piece, e.on, e.rule) for e in events(play, StatusChanged)] == [
        (2, False, card(ability))
    ]


@pytest.mark.rule("MK-CARD-berserk")
def test_berserk_eliminates_a_captive_for_the_captors_player():
    key = warrior("berserker", {"abilities": ("berserk",)}, {}, {})
    play = played(pair(captor={"key": key, "turned": 1}))
    released_by_abilities(play, 1)
    assert play.state.fighter(1).captive == 2
    heal(play, 1, 1, "MK-DIAL-2", play.state.fighter(1), "Healing")
    assert play.state.fighter(2) is None
    assert play.state.fighter(1).captive == 0
    assert [(e.piece, e.seat, e.rule) for e in events(play, Slain)] == [(2, 0, "MK-CARD-berserk")]
    assert [gone.by for gone in play.state.fallen] == [0]


def test_abilities_that_free_do_nothing_without_a_captive():
    play = played(battle(man(0, 10, 20, key=plain(abilities=("battle-fury",)))))
    released_by_abilities(play, 1)
    assert play.events == []
