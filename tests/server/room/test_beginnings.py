"""Scenarios as they begin, for pictures."""

import pytest

import slagveld
from slagveld.kernel.registry import listed
from slagveld.kernel.rulebook import RefusedError
from slagveld.server.room.beginnings import beginning


@pytest.mark.parametrize("key", listed())
def test_every_scenario_has_somebody_on_its_table(key):
    for scenario in slagveld.game(key).scenarios():
        scene = beginning(key, scenario.key)
        assert any(piece.pose is not None for piece in scene.pieces), scenario.key


def test_it_looks_the_same_every_time():
    first = beginning("confrontation", "skirmish")
    beginning.cache_clear()
    assert beginning("confrontation", "skirmish") == first


def test_there_is_no_picture_of_what_there_is_not():
    with pytest.raises(RefusedError):
        beginning("carnage", "nowhere")
