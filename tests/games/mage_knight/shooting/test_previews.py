"""What is shown before a shot: who may be aimed at, why not, the chances, the range."""

import pytest

from slagveld.games.mage_knight.shooting.actions import SHOOTING
from slagveld.games.mage_knight.shooting.menus import range_region
from slagveld.kernel.decision import Partial
from tests.games.mage_knight.battle import BASE, EAST, WEST, box, man, plain
from tests.games.mage_knight.shoots import BOW, WAND, duel, field


def preview(state, action="Shoot", seat=0, **values):
    return SHOOTING.preview(state, seat, Partial(action, values))


def test_with_a_shooter_chosen_its_targets_and_its_range_are_shown():
    state = duel(others=(man(1, 14, 14), man(1, 30, 30)))
    shown = preview(state, fighter=1)
    assert shown.pieces == (2, 3)
    assert shown.region.meaning == "range"
    assert preview(state, fighter=1, targets=[]).pieces == (2, 3)
    assert preview(state).pieces is None


def test_with_a_target_the_chances_and_every_modifier_are_shown():
    state = duel((box(50, "hindering", 13, 9, 2, 2),))
    shown = preview(state, fighter=1, targets=[2])
    (odds,) = shown.odds
    assert odds.need.total == 7
    assert [tally.total for tally in shown.tallies] == [9, 16, 2]
    assert [(item.rule, item.value) for item in shown.tallies[1].items] == [("MK-HINDER-8", 1)]
    (note,) = shown.notes
    assert (note.key, note.values["length"].units) == ("mage-knight:shot-note-range", 2000)
    assert shown.refusal is None
    assert shown.pieces is None


def test_a_second_arrow_may_still_find_others():
    key = plain(attack_type="bow", range=10, ranged_damage=2, arrows=2)
    state = duel(key=key, others=(man(1, 14, 13), man(1, 14, 7)))
    assert preview(state, fighter=1, targets=[3]).pieces == (2, 4)
    full = preview(state, fighter=1, targets=[3, 4])
    assert full.pieces is None
    assert len(full.odds) == 2
    blaster = plain(
        attack_type="bow", range=10, ranged_damage=2, arrows=2, abilities=("magic-blast",)
    )
    blasting = duel(key=blaster, others=(man(1, 14, 13), man(1, 14, 7)))
    assert preview(blasting, fighter=1, targets=[3], mode="magic-blast").pieces is None
    assert preview(blasting, fighter=1, targets=[3]).pieces == (2, 4)


def test_the_reason_against_a_target_is_told():
    state = duel(others=(man(0, 14, 10),))
    assert preview(state, fighter=1, targets=[2]).refusal.rule == "MK-LOF-4"
    assert preview(state, fighter=1, targets=[99]).refusal.rule == "MK-MULTI-3"
    assert preview(state, fighter=1, targets=[2], mode="magic-blast").refusal.rule == "MK-CARD-G3"
    assert preview(state, fighter=3).refusal.rule == "MK-RANGED-3"
    assert preview(state, fighter=2).refusal.rule == "MK-TURN-9"
    assert preview(state, fighter=1, targets=[2], close_range="damage").refusal.rule == "MK-LOF-4"


@pytest.mark.rule("MK-PRECISION-2")
def test_precision_is_noted():
    state = duel(others=(man(0, 18, 10 + BASE),))
    keys = [note.key for note in preview(state, fighter=1, targets=[2]).notes]
    assert keys == ["mage-knight:shot-note-range", "mage-knight:shot-note-precision"]


@pytest.mark.rule("MK-CLOSE-1")
def test_the_choice_of_close_range_shows_in_the_sums():
    state = duel(mark=(14, 10))
    assert [t.total for t in preview(state, fighter=1, targets=[2]).tallies] == [10, 15, 2]
    shown = preview(state, fighter=1, targets=[2], close_range="damage")
    assert [t.total for t in shown.tallies] == [9, 15, 3]
    shown = preview(state, fighter=1, targets=[2], close_range="attack")
    assert [t.total for t in shown.tallies] == [10, 15, 2]


def test_a_shockwave_and_a_shot_at_a_wall_have_their_chances():
    key = plain(attack_type="wand", range=10, ranged_damage=2, abilities=("shockwave",))
    state = duel(key=key, mark=(14, 10), others=(man(0, 10, 13),))
    assert len(preview(state, "Burst", fighter=1).odds) == 2
    wall = box(50, "built:stone-wall", 12, 8, 0.5, 4)
    walled = duel((wall,), key=WAND)
    assert preview(walled, "ShootBuilt", fighter=1).region.meaning == "range"
    shown = preview(walled, "ShootBuilt", fighter=1, built=50)
    assert [tally.total for tally in shown.tallies] == [9, 16, 2]
    assert shown.notes == ()
    assert preview(walled, "ShootBuilt", fighter=1, built=2).refusal.rule == "MK-BUILT-16"


def test_magic_healing_shows_its_own_targets():
    key = plain(attack_type="wand", range=10, ranged_damage=2, abilities=("magic-healing",))
    state = duel(key=key, others=(man(0, 14, 12, turned=2), man(0, 14, 8)))
    assert preview(state, fighter=1, mode="magic-healing").pieces == (3,)
    shown = preview(state, fighter=1, mode="magic-healing", targets=[3])
    assert len(shown.odds) == 1
    assert [note.key for note in shown.notes] == ["mage-knight:shot-note-range"]


def test_the_range_is_drawn_as_a_slice_of_the_front_arc():
    state = field(man(0, 10, 10, EAST, key=BOW), man(1, 30, 30, WEST))
    region = range_region(state, state.fighter(1))
    (outline,) = region.outlines
    assert outline.points[0] == (4268, 732)
    assert outline.points[-2:] == ((4268, 4268), (2500, 2500))
    assert (5000, 2500) in outline.points
    assert region.level == 0
    whole = plain(attack_type="bow", range=10, front_arc=3600)
    circle = field(man(0, 10, 10, EAST, key=whole))
    assert (2500, 2500) not in range_region(circle, circle.fighter(1)).outlines[0].points


def test_an_unknown_action_shows_nothing():
    assert preview(duel(), "Dance", fighter=1).pieces is None
