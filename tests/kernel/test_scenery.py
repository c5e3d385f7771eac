"""A game without a box of scenery or a lesson says so."""

import msgspec
import pytest

import slagveld
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.scenery import LaidTable
from slagveld.texts import WRITTEN, say

TABLE = {"width": 100, "depth": 100, "pieces": []}


def test_a_game_has_neither_by_default():
    toy = slagveld.game("toy")
    assert (toy.kit(), toy.lesson()) == (None, None)
    with pytest.raises(RefusedError) as caught:
        toy.lay(LaidTable(width=100, depth=100))
    words = {say(caught.value.refusal.text, language) for language in WRITTEN}
    assert len(words) == len(WRITTEN)
    assert not any("⟦" in each for each in words)


@pytest.mark.parametrize(
    "wrong",
    [
        {"width": -1},
        {"depth": 40_001},
        {"ground": "lava"},
        {"more": 1},
        {"pieces": [{"key": "wood", "x": 0, "y": 0, "width": 1}]},
        {"pieces": [{"key": "wood", "x": 0, "y": 0, "width": 1, "depth": 1, "facing": 3600}]},
        {"pieces": [{"key": "wood", "x": 0, "y": 0, "width": 1, "depth": 1, "name": "x" * 61}]},
        {"pieces": [{"key": "wood", "x": 0, "y": 0, "width": 1, "depth": 1}] * 101},
    ],
)
def test_a_table_is_read_strictly(wrong):
    assert msgspec.convert(TABLE, LaidTable).ground == "grass"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**TABLE, **wrong}, LaidTable)
