"""The measured table is that of the targets, and measuring it works."""

from slagveld.table import bench


def test_the_table_is_that_of_the_targets():
    bodies, areas = bench.table()
    assert len(bodies) == 40
    assert sum(body.corners > 0 for body in bodies) == 20
    assert len(areas) == 15
    assert sum(len(area.xs) for area in areas) == 105
    again, _ = bench.table()
    assert [(body.x, body.y) for body in again] == [(body.x, body.y) for body in bodies]


def test_every_speed_is_measured():
    speeds = bench.measure_speeds(0.001)
    assert len({speed.name for speed in speeds}) == len(speeds) >= 12
    assert all(speed.per_second > 0 for speed in speeds)
