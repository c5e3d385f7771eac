"""Mage Spawn and the Shyft: whose symbol makes formations (MK-SHYFT-*, MK-FACTION-3)."""

import pytest

from slagveld.games.mage_knight.core.friends_and_factions import faction_of
from slagveld.games.mage_knight.formations.actions import MARCHING
from slagveld.games.mage_knight.formations.members import formation_refusal, hanging
from tests.games.mage_knight.battle import BASE, man, plain, refused
from tests.games.mage_knight.marching import field, north, row

SPAWN = plain(faction="")
SHYFT = plain(faction="shyft")
THREE = (1, 2, 3)


def rule_of(state, *numbers):
    """The rule by which these make no formation, or None."""
    found = formation_refusal(state, [state.fighter(number) for number in numbers])
    return found and found.rule


@pytest.mark.rule("MK-FORM-6")
@pytest.mark.rule("MK-FACTION-3")
def test_mage_spawn_make_no_formation_by_themselves():
    state = field(*row(3, key=SPAWN))
    assert faction_of(state, state.fighter(1)) == ""
    assert rule_of(state, *THREE) == "MK-FORM-6"
    assert refused(state, 0, north(state, 5, *THREE)) == "MK-FORM-6"
    assert MARCHING.forms(state, 0) == []
    assert hanging(state, state.fighter(1), lambda other: other.free) == []


@pytest.mark.rule("MK-FORM-6")
def test_mage_spawn_join_no_other_faction():
    state = field(*row(2), man(0, 12.2, 20, key=SPAWN))
    assert rule_of(state, *THREE) == "MK-FORM-6"


@pytest.mark.rule("MK-SHYFT-1")
def test_shyft_form_with_friendly_mage_spawn():
    state = field(*row(2, key=SPAWN), man(0, 12.2, 20, key=SHYFT))
    assert refused(state, 0, north(state, 5, *THREE)) is None
    assert MARCHING.forms(state, 0)[0].fields[0].pieces == THREE


@pytest.mark.rule("MK-SHYFT-2")
def test_mage_spawn_have_the_symbol_while_a_shyft_stands_anywhere():
    state = field(*row(3, key=SPAWN), man(0, 30, 5, key=SHYFT))
    assert faction_of(state, state.fighter(1)) == "shyft"
    assert rule_of(state, *THREE) is None
    assert rule_of(state.without(4), *THREE) == "MK-FORM-6"
    two = field(*row(3, key=SPAWN), man(0, 30, 5, key=SHYFT), man(0, 30, 9, key=SHYFT))
    assert rule_of(two.without(4), *THREE) is None


@pytest.mark.rule("MK-SHYFT-2")
def test_a_shyft_of_the_enemy_gives_nothing_and_one_of_a_team_member_does():
    enemy = field(*row(3, key=SPAWN), man(1, 30, 5, key=SHYFT))
    assert rule_of(enemy, *THREE) == "MK-FORM-6"
    mate = field(*row(3, key=SPAWN), man(2, 30, 5, key=SHYFT, side=0), seats=(0, 1, 0))
    assert rule_of(mate, *THREE) is None


@pytest.mark.rule("MK-SHYFT-2")
def test_a_captive_shyft_does_not_count():
    men = [man(0, 30, 5, key=SHYFT, captor=5), man(1, 30 + BASE, 5, captive=4)]
    state = field(*row(3, key=SPAWN), *men)
    assert rule_of(state, *THREE) == "MK-FORM-6"


@pytest.mark.rule("MK-SHYFT-2")
def test_mage_spawn_with_the_symbol_are_shyft_and_nothing_else():
    state = field(*row(2), man(0, 12.2, 20, key=SPAWN), man(0, 30, 5, key=SHYFT))
    assert rule_of(state, *THREE) == "MK-FORM-5"


def test_what_hangs_together_is_of_one_side_and_symbol_and_wants_to():
    men = [*row(4), man(0, 14.4, 20, key=SHYFT), man(1, 10, 20 + BASE)]
    state = field(*men)
    found = hanging(state, state.fighter(2), lambda other: other.id != 4)
    assert [fighter.id for fighter in found] == [2, 1, 3]
