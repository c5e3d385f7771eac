"""Back into formation, and other frontages."""

import pytest

from slagveld.games.carnage.formation.reorganisation import formed, rerank_refusal
from slagveld.table.shapes import Pose
from tests.games.carnage.battle import EAST, NORTH, SOUTH, battle, box, unit

LOOSE = tuple(Pose(9000 + 400 * n, 9125, 2700) for n in range(6))


@pytest.mark.rule("CAR-5.1-formation")
def test_loose_figures_form_up_on_the_middle_of_their_front():
    state = battle(unit(0, 90, 90, NORTH, count=6, files=3, places=LOOSE))
    there = formed(state.unit(1))
    assert there.formed
    assert (there.x, there.y, there.facing, there.files) == (9000, 9000, 2700, 3)
    assert [pose.x for pose in there.poses] == [8750, 9000, 9250] * 2
    assert [pose.y for pose in there.poses] == [9125] * 3 + [9375] * 3


def test_a_frontage_is_never_wider_than_the_unit():
    state = battle(unit(0, 90, 90, count=4, files=9, places=LOOSE[:4]))
    assert formed(state.unit(1)).files == 4
    assert formed(state.unit(1), 2).files == 2


@pytest.mark.rule("CAR-5.1-reorganise")
def test_a_change_of_ranks_finds_room_between_walls_or_not():
    # A lane 7 cm wide: two files fit, three do not.
    walls = (box(901, "building", 80, 80, 6.5, 30), box(902, "building", 93.5, 80, 6.5, 30))
    state = battle(unit(0, 90, 90, count=6, files=4, places=LOOSE), terrain=walls)
    assert rerank_refusal(state, state.unit(1), 2) is None
    assert rerank_refusal(state, state.unit(1), 3).rule == "CAR-5.1-reorganise"


@pytest.mark.rule("CAR-5.1-reorganise")
def test_a_change_of_ranks_needs_a_frontage_and_room_and_no_enemy():
    state = battle(unit(0, 90, 90, count=6, files=3), unit(1, 99, 90, EAST, count=5))
    mine = state.unit(1)
    assert rerank_refusal(state, mine, 2) is None
    assert rerank_refusal(state, mine, 1) is None
    assert rerank_refusal(state, mine, 0).rule == "CAR-5.1-formation"
    assert rerank_refusal(state, mine, 7).rule == "CAR-5.1-formation"
    assert rerank_refusal(state, mine, 3).rule == "CAR-5.1-reorganise"
    # Five files end a quarter of a centimetre before the enemy, six on top of it.
    assert rerank_refusal(state, mine, 5) is None
    assert rerank_refusal(state, mine, 6).rule == "CAR-5.1-reorganise"
    engaged = battle(unit(0, 90, 90, NORTH, count=6, files=3), unit(1, 90, 90, SOUTH, count=3))
    assert rerank_refusal(engaged, engaged.unit(1), 2).rule == "CAR-5.1-reorganise"
    loose = battle(unit(0, 90, 90, count=6, files=3, places=LOOSE))
    assert rerank_refusal(loose, loose.unit(1), 3) is None


def test_a_change_of_ranks_brings_nobody_into_contact():
    state = battle(unit(0, 90, 90, count=6, files=3), unit(1, 98.8, 92, NORTH, count=2))
    assert rerank_refusal(state, state.unit(1), 4) is None
    assert rerank_refusal(state, state.unit(1), 5).rule == "CAR-5.1-reorganise"
