"""Numbers of surfaces fit the compiled geometry, whatever a client sends."""

import msgspec
import pytest

from slagveld.table.shapes import Pose, Spot


@pytest.mark.parametrize("level", [2**63, -(2**63) - 1, 10**40])
def test_a_surface_that_no_table_has_is_no_pose(level):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"x": 0, "y": 0, "level": level}, Pose)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert([0, 0, level], Spot)
