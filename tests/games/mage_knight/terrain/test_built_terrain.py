"""Built terrain: lines across it and to those in it, fortification, shots at it, its end."""

from typing import ClassVar

import pytest

from slagveld.games.mage_knight.attack.declaration_and_type import Attack
from slagveld.games.mage_knight.core.items_and_domains import built
from slagveld.games.mage_knight.core.state import Options
from slagveld.games.mage_knight.core.terrain_kinds import kind_of
from slagveld.games.mage_knight.melee.actions import FIGHTING, Batter
from slagveld.games.mage_knight.shooting.shooter_and_targets import Shoot, ShootBuilt
from slagveld.games.mage_knight.sight.legal_targets import aim_at
from slagveld.games.mage_knight.sight.range_and_front_arc import behind, in_reach
from slagveld.games.mage_knight.terrain.built_terrain import batter, battered, built_piece, occupies
from slagveld.games.mage_knight.turn.phases import EndPhase, PhasePart
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Changed, Removed, Rolled
from slagveld.kernel.play import Play
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    SOUTH,
    WEST,
    FakeGame,
    act,
    battle,
    box,
    events,
    man,
    plain,
    refused,
)
from tests.games.mage_knight.shoots import (
    BOW,
    SLING,
    barred,
    blocked,
    card,
    cover,
    duel,
    field,
    inches,
    seen,
)

TITAN = plain(attack_type="bow", range=10, ranged_damage=2, dials=2)
SHORT = plain(attack_type="bow", range=1, ranged_damage=2)
STEALTHY = plain(abilities=("stealth",))
HEIGHT = ("MK-HEIGHT-1", 1)
HINDERED = ("MK-HINDER-8", 1)


def wall(x=13.75, y=8, number=50):
    """A stone wall across the line from (10, 10) to (18, 10)."""
    return box(number, "built:stone-wall", x, y, 0.5, 4)


def tower(x=16.748, y=8.748, number=51):
    """A timber tower whose dot is the place (18, 10): 1.25 inches on, to the next whole unit."""
    return box(number, "built:timber-tower", x, y, 2.5, 2.5)


# Cards and kinds


@pytest.mark.rule("MK-BUILT-1")
def test_built_terrain_is_left_out_unless_the_players_agree():
    assert Options().built is False
    assert Options(built=True).built is True


@pytest.mark.rule("MK-BUILT-2")
@pytest.mark.rule("MK-BUILT-3")
def test_the_two_house_cards_have_all_fields():
    stone, timber = built()["stone-wall"], built()["timber-tower"]
    assert (stone.terrain, stone.elevated, stone.dot) == ("blocking", False, False)
    assert (stone.defense, stone.fortification, stone.structure) == (16, 1, 5)
    assert (stone.length, stone.width) == (1000, 125)
    assert (timber.terrain, timber.elevated, timber.dot) == ("hindering", True, True)
    assert (timber.defense, timber.fortification, timber.structure) == (14, 2, 4)
    assert (timber.length, timber.width) == (625, 625)


@pytest.mark.rule("MK-BUILT-4")
@pytest.mark.rule("MK-BUILT-12")
def test_the_kind_on_the_card_decides_what_a_piece_does_to_a_line():
    assert blocked(duel((wall(),))) == "MK-BUILT-12"
    assert blocked(duel((tower(12.75),))) == "MK-BUILT-12"
    with card("hedge") as hedge:
        state = duel((box(50, hedge, 13, 9, 1, 2),))
        assert blocked(state) is None
        assert cover(state) == [HINDERED]
        assert seen(state).crossed == (50,)
    with card("bridge", terrain="clear") as bridge:
        state = duel((box(50, bridge, 13, 9, 1, 2),))
        assert cover(state) == []
        assert seen(state).crossed == (50,)


@pytest.mark.rule("MK-BUILT-12")
def test_a_built_piece_beside_the_line_is_not_crossed():
    state = duel((wall(y=10),))
    assert blocked(state) is None
    assert seen(state).crossed == ()


# Occupants


@pytest.mark.rule("MK-BUILT-11")
def test_a_line_to_an_occupant_ends_at_the_dot_of_the_piece():
    state = duel((tower(),), mark=(18.9, 10.9))
    assert occupies(state, state.fighter(2)).id == 51
    assert inches(seen(state).length) == 8
    through = seen(state, through=True)
    assert inches(through.length) == 8


@pytest.mark.rule("MK-BUILT-11")
def test_range_and_arc_are_judged_by_the_dot():
    far = duel((tower(18.748),), mark=(20.9, 10))
    assert barred(far) is None
    beyond = duel((tower(18.752),), mark=(19, 10))
    assert barred(beyond) == "MK-RANGED-4"
    aside = duel((tower(10.75, 14.75),), mark=(13, 15))
    assert barred(aside) == "MK-LOF-2"
    ahead = duel((tower(13.75, 12.75),), mark=(14, 15))
    assert barred(ahead) is None


@pytest.mark.rule("MK-BUILT-11")
def test_who_is_in_reach_is_judged_by_the_dot_too():
    state = field(
        man(0, 10, 10, EAST, key=BOW),
        man(1, 20.9, 10),
        man(1, 20.9, 13),
        man(1, 10, 16),
        terrain=(tower(18.748),),
    )
    assert in_reach(state, state.fighter(1)) == (2,)
    bare = field(man(0, 10, 10, EAST, key=BOW), man(1, 20.9, 10), man(1, 19, 13))
    assert in_reach(bare, bare.fighter(1)) == (3,)
    outside = field(man(0, 10, 10, EAST, key=BOW), man(1, 19, 10), terrain=(tower(18.752),))
    assert in_reach(outside, outside.fighter(1)) == ()


@pytest.mark.rule("MK-BUILT-11")
def test_the_rear_of_an_occupant_is_judged_by_the_attackers_centre():
    state = field(man(0, 10, 10, EAST, key=BOW), man(1, 18, 10.9, SOUTH), terrain=(tower(),))
    assert behind(state.fighter(1), state.fighter(2)) is True
    turned = field(man(0, 10, 10, EAST, key=BOW), man(1, 18, 10.9, WEST), terrain=(tower(),))
    assert behind(turned.fighter(1), turned.fighter(2)) is False


@pytest.mark.rule("MK-BUILT-11")
def test_a_soaring_warrior_above_a_tower_is_no_occupant():
    state = field(
        man(0, 10, 10, EAST, key=BOW),
        man(1, 18, 10.9, WEST, key=plain(speed_type="wing"), soaring=True),
        terrain=(tower(),),
    )
    assert inches(seen(state).length) > 8
    assert cover(state) == [("MK-SOAR-7", 1)]


# Fortification


@pytest.mark.rule("MK-BUILT-13")
def test_an_occupant_has_the_fortification_on_top_of_the_terrain():
    state = duel((tower(),))
    assert cover(state) == [HINDERED, HEIGHT, ("MK-BUILT-13", 2)]
    assert cover(state, without=True) == [HINDERED, HEIGHT, ("MK-BUILT-13", 2)]


@pytest.mark.rule("MK-BUILT-13")
def test_a_target_in_contact_has_it_only_if_the_line_crosses_the_piece():
    with card("hedge", fortification=1) as hedge:
        behind = duel((box(50, hedge, 17, 9, 0.45, 2),))
        assert cover(behind) == [HINDERED, ("MK-BUILT-13", 1)]
        assert cover(behind, without=True) == []
        before = duel((box(50, hedge, 18.55, 9, 0.45, 2),))
        assert cover(before) == []
        away = duel((box(50, hedge, 16.5, 9, 0.5, 2),))
        assert cover(away) == [HINDERED]


@pytest.mark.rule("MK-BUILT-13")
def test_in_close_combat_only_those_inside_have_it():
    with card("hedge", fortification=1, dot=True) as hedge:
        piece = box(50, hedge, 11.2, 9, 2, 2)
        inside = duel((piece,), mark=(11.6, 10), shooter=(10.5, 10))
        assert cover(inside, kind="close") == [("MK-BUILT-13", 1)]
        outside = duel((box(50, hedge, 11.5, 9, 2, 2),), mark=(10.5 + BASE, 10), shooter=(10.5, 10))
        assert occupies(outside, outside.fighter(2)) is not None
        beside = duel((box(50, hedge, 12, 9, 2, 2),), mark=(10.5 + BASE, 10), shooter=(10.5, 10))
        assert cover(beside, kind="close") == []


@pytest.mark.rule("MK-BUILT-14")
def test_an_attacker_in_contact_with_the_piece_suffers_none_of_its_modifiers():
    at_foot = duel((tower(),), shooter=(16.2, 10))
    assert cover(at_foot) == []
    away = duel((tower(),), shooter=(16.17, 10))
    assert cover(away) == [HINDERED, HEIGHT, ("MK-BUILT-13", 2)]
    inside = duel((box(50, "built:timber-tower", 8.75, 8.75, 2.5, 2.5),))
    assert cover(inside) == []


@pytest.mark.rule("MK-BUILT-14")
def test_a_blocking_piece_in_contact_still_blocks_and_stealth_still_hides():
    assert blocked(duel((wall(10.55),))) == "MK-BUILT-12"
    with card("hedge") as hedge:
        near = (box(50, hedge, 10.55, 9, 1, 2),)
        assert cover(duel(near)) == []
        assert blocked(duel(near, target=STEALTHY)) == "MK-CARD-stealth"


@pytest.mark.rule("MK-BUILT-20")
@pytest.mark.rule("MK-GAP-13")
def test_built_terrain_is_nothing_to_the_lines_of_titans():
    assert blocked(duel((wall(),), key=TITAN)) is None
    assert cover(duel((tower(),), key=TITAN)) == []
    with card("hedge", fortification=1) as hedge:
        behind = (box(50, hedge, 17, 9, 0.45, 2),)
        assert cover(duel(behind, key=TITAN)) == []
        assert blocked(duel(behind, key=TITAN, target=STEALTHY)) is None
    assert blocked(duel((box(50, "blocking", 13, 9, 2, 2),), key=TITAN)) == "MK-BLOCK-2"
    assert cover(duel((box(50, "hindering", 13, 9, 2, 2),), key=TITAN)) == [HINDERED]


# Shooting at it


def aim(state, number=50):
    piece, _ = built_piece(state, number)
    return aim_at(state, state.fighter(1), piece)


@pytest.mark.rule("MK-BUILT-17")
@pytest.mark.parametrize(("x", "rule"), [(20, None), (20.004, "MK-RANGED-4")])
def test_a_shot_at_a_piece_is_measured_to_its_nearest_edge(x, rule):
    state = duel((wall(x),), mark=(10, 20))
    assert refused(state, 0, ShootBuilt(1, 50)) == rule


@pytest.mark.rule("MK-BUILT-17")
def test_any_point_of_the_edge_will_do():
    # The near end of the wall is out of the front arc, the other end is hidden by a base.
    state = duel((box(50, "built:stone-wall", 12, 11, 0.5, 4),), mark=(10, 20))
    assert aim(state).refusal is None
    assert aim(state).square == (2 * 250 * 16) ** 2 + (1 * 250 * 16) ** 2
    hidden = duel(
        (box(50, "built:stone-wall", 14, 10.2, 0.5, 4),), mark=(10, 20), others=(man(0, 12, 10.5),)
    )
    assert aim(hidden).refusal is None
    assert aim(hidden).square > (4 * 250 * 16) ** 2


@pytest.mark.rule("MK-BUILT-17")
def test_a_piece_that_is_hidden_or_out_of_the_arc_cannot_be_shot_at():
    behind = duel((wall(6),), mark=(10, 20))
    assert refused(behind, 0, ShootBuilt(1, 50)) == "MK-LOF-2"
    far_end_ahead = duel((box(50, "built:stone-wall", 9, 11, 12, 0.5),), key=SHORT, mark=(10, 20))
    assert refused(far_end_ahead, 0, ShootBuilt(1, 50)) == "MK-LOF-2"
    shield = box(60, "blocking", 12, 4, 1, 12)
    assert refused(duel((wall(), shield), mark=(10, 20)), 0, ShootBuilt(1, 50)) == "MK-BLOCK-2"


@pytest.mark.rule("MK-BUILT-17")
def test_the_other_conditions_of_a_ranged_attack_hold():
    engaged = duel((wall(),), mark=(10, 10 + BASE))
    assert refused(engaged, 0, ShootBuilt(1, 50)) == "MK-RANGED-2"
    assert refused(duel((wall(),), key=plain()), 0, ShootBuilt(1, 50)) == "MK-RANGED-3"
    assert refused(duel((wall(),)), 0, ShootBuilt(2, 50)) == "MK-TURN-9"
    used = duel((wall(),), total=100, used=1)
    assert refused(used, 0, ShootBuilt(1, 50)) == "MK-TURN-3"


@pytest.mark.rule("MK-BUILT-17")
def test_an_elevated_piece_is_aimed_at_like_one_who_stands_on_it():
    state = duel((tower(),), mark=(14, 10))
    assert refused(state, 0, ShootBuilt(1, 51)) is None
    hill = box(60, "hill", 12, 4, 1, 12)
    assert refused(duel((tower(), hill), mark=(10, 20)), 0, ShootBuilt(1, 51)) == "MK-ELOF-4"


@pytest.mark.rule("MK-BUILT-16")
@pytest.mark.parametrize("number", [60, 2, 999])
def test_only_built_terrain_can_be_shot_at(number):
    state = duel((wall(), box(60, "blocking", 14, 12, 1, 1)))
    assert refused(state, 0, ShootBuilt(1, number)) == "MK-BUILT-16"


@pytest.mark.rule("MK-BUILT-5")
@pytest.mark.rule("MK-BUILT-19")
@pytest.mark.parametrize(("dice", "damage"), [((4, 3), 3), ((3, 3), 0)])
def test_a_shot_at_a_piece_needs_its_defense_and_deals_the_ranged_damage(dice, damage):
    # Attack 9 and 7 are the 16 of the wall; the bow is not close by.
    key = plain(attack_type="bow", range=6, damage=1, ranged_damage=3)
    state = duel((wall(),), key=key, mark=(10, 20))
    play = act(state, 0, ShootBuilt(1, 50), dice=dice)
    assert battered(play.state, 50) == damage
    assert play.state.fighter(1).tokens == 1
    assert events(play, Rolled)[0].need.target.total == 7
    changes = [event for event in events(play, Changed) if event.piece == 50]
    assert [(event.old, event.new, event.rule) for event in changes] == (
        [(0, 3, "MK-BUILT-16")] if damage else []
    )


@pytest.mark.rule("MK-CLOSE-1")
def test_close_range_holds_against_a_piece_too():
    state = duel((wall(12),), mark=(10, 20))
    assert refused(state, 0, ShootBuilt(1, 50, "damage")) is None
    for asked, given in (("damage", "damage"), ("attack", "attack"), ("", "attack")):
        shot = ShootBuilt(1, 50, asked)
        expected = Attack(attacker=1, kind="ranged", built=50, close_range=given)
        assert shot.attack(state, state.fighter(1)) == expected
    far = duel((wall(15.01),), mark=(10, 20))
    assert refused(far, 0, ShootBuilt(1, 50, "damage")) == "MK-CLOSE-2"
    assert ShootBuilt(1, 50).attack(far, far.fighter(1)).close_range == ""
    sling = duel((wall(12),), key=SLING)
    assert refused(sling, 0, ShootBuilt(1, 50, "attack")) == "MK-CLOSE-1"
    assert ShootBuilt(1, 50).attack(sling, sling.fighter(1)).close_range == ""


@pytest.mark.rule("MK-CLOSE-1")
@pytest.mark.parametrize(
    ("x", "gain", "dice", "damage"),
    [
        (12, "attack", (3, 3), 2),
        (12, "attack", (3, 2), 0),
        (12, "damage", (4, 3), 3),
        (12, "damage", (3, 3), 0),
        (15, "", (3, 3), 2),
        (15.004, "", (3, 3), 0),
        (15.004, "", (4, 3), 2),
    ],
)
def test_close_range_counts_in_the_roll_or_the_damage_against_a_piece(x, gain, dice, damage):
    # Attack 9 and 7 are the 16 of the wall; with Close Range on the attack 6 will do.
    state = duel((wall(x),), mark=(10, 20))
    play = act(state, 0, ShootBuilt(1, 50, gain), dice=dice)
    assert battered(play.state, 50) == damage


class Fights(PhasePart, frozen=True):
    """The action phase with nothing but close combat."""

    automatic: ClassVar = False
    topics: ClassVar = (FIGHTING,)
    actions: ClassVar = (EndPhase, *FIGHTING.actions)


@pytest.mark.rule("MK-BUILT-18")
@pytest.mark.rule("MK-BUILT-5")
@pytest.mark.parametrize(("dice", "damage"), [((4, 3), 4), ((3, 3), 0)])
def test_in_close_combat_a_piece_at_the_front_arc_takes_the_damage_value(dice, damage):
    key = plain(damage=4, ranged_damage=1, range=5)
    state = battle(
        man(0, 10, 10, EAST, key=key), man(1, 20, 20), terrain=(wall(10.55),), agenda=(Fights(0),)
    )
    play = act(state, 0, Batter(1, 50), dice=dice)
    assert battered(play.state, 50) == damage
    assert play.state.fighter(1).tokens == 1


@pytest.mark.rule("MK-BUILT-18")
def test_a_piece_out_of_contact_or_behind_cannot_be_struck():
    def rule(facing, x):
        state = battle(
            man(0, 10, 10, facing), man(1, 20, 20), terrain=(wall(x),), agenda=(Fights(0),)
        )
        return refused(state, 0, Batter(1, 50))

    assert rule(EAST, 10.57) is None
    assert rule(EAST, 10.58) == "MK-BUILT-18"
    assert rule(WEST, 10.55) == "MK-BUILT-18"


# Damage and the end


def hit(state, number, *amounts):
    """Deal damage to a piece, one amount after the other; the play."""
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    for amount in amounts:
        batter(play, number, amount, 0)
    return play


@pytest.mark.rule("MK-BUILT-16")
def test_damage_of_one_turn_adds_up_and_destroys_the_piece_at_its_structural_points():
    state = duel((wall(), tower()))
    play = hit(state, 50, 2, 2)
    assert play.state.battered == ((50, 4),)
    assert [piece.id for piece in play.state.field.table.terrain] == [50, 51]
    assert events(play, Removed) == []
    play = hit(state, 50, 2, 2, 1)
    assert [piece.id for piece in play.state.field.table.terrain] == [51]
    assert play.state.battered == ()
    (removed,) = events(play, Removed)
    assert (removed.piece, removed.rule) == (50, "MK-BUILT-16")
    assert blocked(play.state) is None


@pytest.mark.rule("MK-BUILT-16")
def test_each_piece_has_its_own_count_and_nothing_happens_without_damage():
    state = duel((wall(), tower()))
    assert hit(hit(state, 51, 1).state, 50, 3).state.battered == ((50, 3), (51, 1))
    play = hit(state, 50, 0)
    assert (play.state.battered, play.events) == ((), [])
    assert hit(state, 999, 5).state == state
    assert battered(state, 50) == 0


@pytest.mark.rule("MK-BUILT-16")
def test_normal_terrain_cannot_be_destroyed():
    state = duel((box(60, "blocking", 13, 9, 2, 2),))
    play = hit(state, 60, 9)
    assert play.state.battered == ()
    assert [piece.id for piece in play.state.field.table.terrain] == [60]


@pytest.mark.rule("MK-BUILT-21")
def test_occupants_of_a_destroyed_piece_stay_where_they_are_on_clear_ground():
    state = duel((tower(),), mark=(18.4, 10.3))
    before = state.fighter(2)
    play = hit(state, 51, 4)
    after = play.state.fighter(2)
    assert (after.pose, after.turned) == (before.pose, 0)
    assert occupies(play.state, after) is None
    assert cover(play.state) == []
    assert inches(seen(play.state).length) > 8.4


@pytest.mark.rule("MK-BUILT-16")
def test_a_shot_can_destroy_the_wall_that_shields_an_enemy():
    key = plain(attack_type="bow", range=10, ranged_damage=5)
    state = duel((wall(),), key=key)
    assert refused(state, 0, Shoot(1, (2,))) == "MK-BUILT-12"
    play = act(state, 0, ShootBuilt(1, 50), dice=(4, 3))
    assert play.state.field.table.terrain == ()
    assert kind_of(wall()).built is built()["stone-wall"]
