"""Lines of fire on level ground: length, arc, bases, terrain, and who can be a target."""

import pytest

from slagveld.games.mage_knight.sight.legal_targets import around
from slagveld.games.mage_knight.sight.line_of_fire import End, trace
from slagveld.games.mage_knight.sight.range_and_front_arc import behind, sight_refusal, within_half
from slagveld.table.units import FINE
from tests.games.mage_knight.battle import BASE, EAST, NORTH, SOUTH, WEST, box, man, plain, units
from tests.games.mage_knight.shoots import (
    BOW,
    SLING,
    WAND,
    barred,
    blocked,
    cover,
    duel,
    field,
    inches,
    seen,
)

STEALTHY = plain(abilities=("stealth",))
BLASTER = plain(attack_type="wand", range=10, ranged_damage=2, abilities=("magic-blast",))


# Length, range, arc


@pytest.mark.rule("MK-LOF-1")
def test_a_line_of_fire_goes_from_centre_to_centre():
    state = duel(mark=(13, 14))
    assert inches(seen(state).length) == 5
    assert seen(state).refusal is None


@pytest.mark.rule("MK-RANGED-4")
@pytest.mark.rule("MK-LOF-3")
@pytest.mark.parametrize(("x", "rule"), [(20, None), (20.004, "MK-RANGED-4")])
def test_a_target_exactly_at_the_range_is_within_it(x, rule):
    assert barred(duel(mark=(x, 10))) == rule


@pytest.mark.rule("MK-RANGED-4")
def test_range_is_measured_straight_also_aslant():
    assert barred(duel(mark=(18, 16))) is None
    assert barred(duel(mark=(18, 16.01))) == "MK-RANGED-4"


@pytest.mark.rule("MK-LOF-3")
@pytest.mark.rule("MK-CARD-darkness")
def test_darkness_shortens_every_range_to_six_inches():
    dark = {"chosen_domains": ((0, "darkness"), (1, "blood-moon")), "revealed": True}
    assert barred(duel(mark=(16, 10), **dark)) is None
    assert barred(duel(mark=(16.01, 10), **dark)) == "MK-RANGED-4"
    hidden = {**dark, "revealed": False}
    assert barred(duel(mark=(17, 10), **hidden)) is None


@pytest.mark.rule("MK-LOF-2")
@pytest.mark.rule("MK-MOVE-9")
@pytest.mark.parametrize(
    ("place", "rule"),
    [
        ((15, 15), None),
        ((15, 15.004), "MK-LOF-2"),
        ((15, 5), None),
        ((15, 4.996), "MK-LOF-2"),
        ((5, 10), "MK-LOF-2"),
    ],
)
def test_the_line_leaves_through_the_front_arc_ends_included(place, rule):
    assert barred(duel(mark=place)) == rule


@pytest.mark.rule("MK-LOF-2")
def test_a_wider_arc_sees_more():
    wide = plain(attack_type="bow", range=10, ranged_damage=2, front_arc=1800)
    assert barred(duel(key=wide, mark=(10, 16))) is None
    assert barred(duel(key=wide, mark=(9.996, 16))) == "MK-LOF-2"


# Bases


@pytest.mark.rule("MK-LOF-4")
@pytest.mark.parametrize("seat", [0, 1])
def test_any_base_blocks_a_line_that_runs_over_it(seat):
    assert blocked(duel(others=(man(seat, 14, 10),))) == "MK-LOF-4"


@pytest.mark.rule("MK-LOF-4")
@pytest.mark.parametrize(("y", "rule"), [(10.55, None), (10.546, "MK-LOF-4")])
def test_a_line_that_only_touches_the_edge_of_a_base_is_clear(y, rule):
    assert blocked(duel(others=(man(0, 14, y),))) == rule


@pytest.mark.rule("MK-LOF-4")
def test_bases_behind_shooter_and_target_do_not_matter():
    assert blocked(duel(others=(man(0, 8.5, 10), man(1, 19.5, 10)))) is None


@pytest.mark.rule("MK-LOF-4")
def test_soaring_bases_do_not_block_lines_on_the_ground():
    state = duel(others=(man(0, 14, 10, soaring=True, key=plain(speed_type="wing")),))
    assert blocked(state) is None


@pytest.mark.rule("MK-LOF-4")
def test_a_captive_still_blocks_a_line():
    state = duel(others=(man(1, 14, 10, captor=4), man(0, 14, 11.1, captive=3)))
    assert blocked(state) == "MK-LOF-4"


@pytest.mark.rule("MK-LOF-5")
def test_a_blocked_target_is_refused_by_the_rule_that_blocks_it():
    assert barred(duel(others=(man(0, 14, 10),))) == "MK-LOF-4"


@pytest.mark.rule("MK-LOF-6")
def test_a_line_can_be_checked_between_any_two_warriors_at_any_time():
    state = duel(others=(man(1, 14, 10),), phase="command", active=1)
    assert blocked(state, 2, 1) == "MK-LOF-4"
    assert blocked(state, 3, 1) is None
    assert inches(seen(state, 3, 1).length) == 4
    spot = trace(state, state.fighter(1), End(units(13) * FINE, units(10) * FINE))
    assert (spot.refusal, inches(spot.length)) == (None, 3)
    beyond = trace(state, state.fighter(1), End(units(16) * FINE, units(10) * FINE))
    assert beyond.refusal.rule == "MK-LOF-4"


def test_lines_are_known_for_the_field_and_new_when_somebody_moves():
    state = duel(others=(man(0, 14, 10),))
    assert blocked(state) == "MK-LOF-4"
    assert blocked(state.changed(3, tokens=1)) == "MK-LOF-4"
    moved = state.with_fighter(state.fighter(3).at(man(0, 14, 14)["pose"]))
    assert blocked(moved) is None


def test_a_moved_copy_of_a_warrior_has_lines_of_its_own():
    state = duel(others=(man(0, 14, 10),))
    there = state.fighter(1).at(man(0, 18, 16, NORTH)["pose"])
    assert sight_refusal(state, there, state.fighter(2)) is None
    assert blocked(state) == "MK-LOF-4"


# Terrain on the ground


@pytest.mark.rule("MK-BLOCK-2")
@pytest.mark.parametrize(("y", "rule"), [(9.9, "MK-BLOCK-2"), (10, None)])
def test_blocking_terrain_blocks_a_line_through_it_but_not_along_its_edge(y, rule):
    assert blocked(duel((box(50, "blocking", 13, y, 2, 2),))) == rule


@pytest.mark.rule("MK-BLOCK-2")
@pytest.mark.parametrize("kind", ["chasm", "shallow-water", "deep-water"])
def test_water_and_chasms_are_clear_for_lines_of_fire(kind):
    state = duel((box(50, kind, 13, 9, 2, 2),))
    assert blocked(state) is None
    assert cover(state) == []


@pytest.mark.rule("MK-HINDER-8")
@pytest.mark.rule("MK-CONCEAL-1")
@pytest.mark.parametrize("kind", ["hindering", "concealing"])
def test_a_line_through_hindering_or_concealing_terrain_adds_one_to_the_defense(kind):
    state = duel((box(50, kind, 13, 9, 2, 2),))
    assert blocked(state) is None
    assert cover(state) == [("MK-HINDER-8", 1)]


@pytest.mark.rule("MK-HINDER-8")
def test_a_line_along_the_edge_of_hindering_terrain_is_not_hindered():
    assert cover(duel((box(50, "hindering", 13, 10, 2, 2),))) == []


@pytest.mark.rule("MK-HINDER-8")
def test_a_target_that_stands_in_hindering_terrain_has_the_modifier():
    assert cover(duel((box(50, "hindering", 17, 9, 2, 2),))) == [("MK-HINDER-8", 1)]


@pytest.mark.rule("MK-HINDER-8")
def test_several_pieces_give_the_modifier_once():
    pieces = (box(50, "hindering", 12, 9, 1, 2), box(51, "concealing", 17, 9, 2, 2))
    assert cover(duel(pieces)) == [("MK-HINDER-8", 1)]


@pytest.mark.rule("MK-HINDER-8")
def test_a_base_partly_in_hindering_terrain_is_not_in_it():
    state = duel((box(50, "hindering", 18.1, 9, 2, 2),))
    assert cover(state) == []


@pytest.mark.rule("MK-HINDER-9")
def test_hindering_terrain_gives_nothing_in_close_combat():
    state = duel((box(50, "hindering", 9, 9, 12, 2),), mark=(10 + BASE, 10))
    assert cover(state, kind="close") == []


@pytest.mark.rule("MK-HINDER-10")
def test_from_the_edge_of_hindering_terrain_the_target_has_no_modifier():
    # The front arc of 90 degrees begins at 10 + 0.55 * cos 45 = 10.389 inches.
    state = duel((box(50, "hindering", 8, 8, 2.38, 4),))
    assert cover(state) == []


@pytest.mark.rule("MK-HINDER-11")
def test_with_part_of_the_front_arc_in_hindering_terrain_the_target_has_the_modifier():
    state = duel((box(50, "hindering", 8, 8, 2.4, 4),))
    assert cover(state) == [("MK-HINDER-8", 1)]


@pytest.mark.rule("MK-HINDER-11")
def test_an_attacker_deep_in_hindering_terrain_fires_through_it():
    assert cover(duel((box(50, "hindering", 8, 8, 4, 4),))) == [("MK-HINDER-8", 1)]


@pytest.mark.rule("MK-HINDER-10")
def test_the_edge_does_not_help_when_the_target_is_in_hindering_terrain_too():
    pieces = (box(50, "hindering", 8, 8, 2.3, 4), box(51, "hindering", 17, 9, 2, 2))
    assert cover(duel(pieces)) == [("MK-HINDER-8", 1)]


@pytest.mark.rule("MK-HINDER-10")
def test_the_edge_does_not_help_when_the_line_runs_through_another_piece():
    pieces = (box(50, "hindering", 8, 8, 2.3, 4), box(51, "hindering", 13, 9, 1, 2))
    assert cover(duel(pieces)) == [("MK-HINDER-8", 1)]


@pytest.mark.rule("MK-HINDER-10")
def test_a_narrow_arc_may_lie_outside_where_a_wide_one_does_not():
    wood = (box(50, "hindering", 8, 8, 2.2, 4),)
    wide = plain(attack_type="bow", range=10, ranged_damage=2, front_arc=1800)
    assert cover(duel(wood)) == []
    assert cover(duel(wood, key=wide)) == [("MK-HINDER-8", 1)]


@pytest.mark.rule("MK-HINDER-10")
def test_looking_into_the_wood_from_its_edge_does_not_count_as_outside():
    state = field(
        man(0, 10, 10, SOUTH, key=plain(attack_type="bow", range=10, front_arc=2700)),
        man(1, 18, 10, WEST),
        terrain=(box(50, "hindering", 8, 8, 2.3, 4),),
    )
    assert cover(state) == [("MK-HINDER-8", 1)]


# Stealth


@pytest.mark.rule("MK-CARD-stealth")
@pytest.mark.parametrize("kind", ["hindering", "concealing"])
def test_stealth_is_hidden_behind_and_in_hindering_terrain(kind):
    between = duel((box(50, kind, 13, 9, 2, 2),), target=STEALTHY)
    inside = duel((box(50, kind, 17, 9, 2, 2),), target=STEALTHY)
    assert blocked(between) == blocked(inside) == "MK-CARD-stealth"
    assert barred(between) == "MK-CARD-stealth"


@pytest.mark.rule("MK-CARD-stealth")
def test_stealth_hides_nobody_in_the_open_or_once_cancelled():
    wood = (box(50, "hindering", 13, 9, 2, 2),)
    assert blocked(duel(target=STEALTHY)) is None
    state = duel(wood, target=STEALTHY).changed(2, cancelled=("stealth",))
    assert blocked(state) is None
    assert cover(state) == [("MK-HINDER-8", 1)]


@pytest.mark.rule("MK-CARD-stealth")
def test_terrain_under_the_attackers_base_hides_only_without_the_edge():
    edge = duel((box(50, "hindering", 8, 8, 2.3, 4),), target=STEALTHY)
    deep = duel((box(50, "hindering", 8, 8, 4, 4),), target=STEALTHY)
    assert blocked(edge) is None
    assert blocked(deep) == "MK-CARD-stealth"


# The other conditions for a target


@pytest.mark.rule("MK-RANGED-5")
@pytest.mark.parametrize(
    ("key", "rule"), [(SLING, "MK-RANGED-5"), (WAND, "MK-RANGED-5"), (BOW, None)]
)
def test_only_a_bow_may_target_an_enemy_that_touches_a_friend(key, rule):
    assert barred(duel(key=key, others=(man(0, 18, 10 + BASE),))) == rule


@pytest.mark.rule("MK-PRECISION-1")
def test_contact_with_other_enemies_or_captives_needs_no_precision():
    assert barred(duel(key=SLING, others=(man(1, 18, 10 + BASE),))) is None
    captive = man(0, 18, 10 + BASE, captor=4)
    captor = man(1, 18, 10 + 2 * BASE, captive=3)
    assert barred(duel(key=SLING, others=(captive, captor))) is None


@pytest.mark.rule("MK-TARGET-1")
@pytest.mark.rule("MK-TARGET-2")
@pytest.mark.rule("MK-CAPTURE-10")
def test_friends_captives_and_the_shooter_itself_are_no_targets():
    state = duel(others=(man(0, 14, 12), man(1, 14, 8, captor=2)))
    assert barred(state, 1, 3) == "MK-TARGET-1"
    assert barred(state, 1, 4) == "MK-CAPTURE-10"
    assert barred(state, 1, 1) == "MK-TARGET-2"


@pytest.mark.rule("MK-IMMUNE-3")
@pytest.mark.parametrize(("key", "rule"), [(WAND, "MK-IMMUNE-3"), (BOW, None), (SLING, None)])
def test_a_wand_cannot_target_a_magic_immune_warrior(key, rule):
    assert barred(duel(key=key, target=plain(defense_type="magic-immune"))) == rule


@pytest.mark.rule("MK-CARD-limited-invisibility")
def test_limited_invisibility_is_no_target_of_a_ranged_attack():
    state = duel(target=plain(abilities=("limited-invisibility",)))
    assert barred(state) == "MK-CARD-limited-invisibility"
    assert barred(state.changed(2, cancelled=("limited-invisibility",))) is None


@pytest.mark.rule("MK-CARD-magic-blast")
def test_nothing_blocks_or_modifies_a_magic_blast():
    pieces = (box(50, "blocking", 13, 9, 2, 2), box(51, "hindering", 17, 9, 2, 2))
    state = duel(pieces, key=BLASTER, others=(man(0, 12, 10),))
    assert barred(state) == "MK-LOF-4"
    assert barred(state, mode="magic-blast") is None
    found = seen(state, through=True)
    assert (found.refusal, found.hindering, found.crossed, found.through) == (None, False, (), True)
    assert inches(found.length) == 8


@pytest.mark.rule("MK-CARD-magic-blast")
def test_a_magic_blast_keeps_range_arc_and_friends_and_spares_the_immune():
    assert barred(duel(key=BLASTER, mark=(20.1, 10)), mode="magic-blast") == "MK-RANGED-4"
    assert barred(duel(key=BLASTER, mark=(10, 16)), mode="magic-blast") == "MK-LOF-2"
    beside = duel(key=BLASTER, others=(man(0, 18, 10 + BASE),))
    assert barred(beside, mode="magic-blast") == "MK-RANGED-5"
    immune = duel(key=BLASTER, target=plain(defense_type="magic-immune"))
    assert barred(immune, mode="magic-blast") == "MK-IMMUNE-2"
    bow = plain(attack_type="bow", range=10, ranged_damage=2, abilities=("magic-blast",))
    assert barred(duel(key=bow, others=(man(0, 18, 10 + BASE),)), mode="magic-blast") is None


# Rear arc and half range


@pytest.mark.rule("MK-RANGED-6")
@pytest.mark.parametrize(
    ("facing", "rear"), [(WEST, False), (EAST, True), (225, False), (225.1, True), (134.9, True)]
)
def test_a_shot_is_from_behind_when_it_enters_outside_the_front_arc(facing, rear):
    state = field(man(0, 10, 10, EAST, key=BOW), man(1, 18, 10, facing))
    assert behind(state.fighter(1), state.fighter(2)) is rear


@pytest.mark.rule("MK-CLOSE-2")
@pytest.mark.parametrize(
    ("reach", "x", "near"), [(12, 16, True), (12, 16.01, False), (9, 15, True), (9, 15.01, False)]
)
def test_half_the_range_is_rounded_up(reach, x, near):
    key = plain(attack_type="bow", range=reach, ranged_damage=2)
    state = duel(key=key, mark=(x, 10))
    assert within_half(state, state.fighter(1), state.fighter(2)) is near


# Shockwave


@pytest.mark.rule("MK-CARD-shockwave")
def test_a_shockwave_finds_everybody_within_half_range_with_a_clear_line():
    key = plain(attack_type="wand", range=9, ranged_damage=3, abilities=("shockwave",))
    state = field(
        man(0, 10, 10, EAST, key=key),
        man(1, 15, 10),
        man(1, 15.01, 11),
        man(0, 10, 7),
        man(1, 5.5, 10),
        man(1, 10, 12),
        man(1, 10, 14),
        man(1, 7, 7, key=plain(defense_type="magic-immune")),
        man(1, 13, 7, captor=4),
    )
    assert [other.id for other in around(state, state.fighter(1))] == [2, 4, 5, 6]


@pytest.mark.rule("MK-CARD-shockwave")
def test_a_shockwave_strikes_the_immune_without_a_wand_and_finds_the_stealthy():
    key = plain(attack_type="sword", range=9, ranged_damage=3, abilities=("shockwave",))
    state = field(
        man(0, 10, 10, EAST, key=key),
        man(1, 7, 7, key=plain(defense_type="magic-immune")),
        man(1, 14, 10, key=STEALTHY),
        terrain=(box(50, "hindering", 11, 9, 1, 2),),
    )
    assert [other.id for other in around(state, state.fighter(1))] == [2, 3]
