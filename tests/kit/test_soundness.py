"""What is unsound in any state."""

from typing import NamedTuple

from slagveld.kit.soundness import number_faults, pairs_overlapping
from slagveld.table.body import Body
from slagveld.table.shapes import Pose, RoundBase
from slagveld.table.units import FINE
from slagveld.texts import Text


class Man(NamedTuple):
    """A round base of 10 units."""

    id: int
    x: int

    @property
    def body(self) -> Body:
        return RoundBase(10).body(Pose(self.x, 0))


def test_numbers_are_given_once_and_below_the_next():
    assert number_faults("chess", [], 0) == []
    assert number_faults("chess", [1, 2, 3], 4) == []
    assert number_faults("chess", [1, 2, 1], 3) == [Text("chess:fault-ids")]
    assert number_faults("chess", [1, 3], 3) == [Text("chess:fault-next-id")]
    assert [fault.key for fault in number_faults("chess", [4, 4], 4)] == [
        "chess:fault-ids",
        "chess:fault-next-id",
    ]


def test_bases_overlap_by_more_than_rounding():
    men = [Man(1, 0), Man(2, 9), Man(3, 19), Man(4, 24)]
    assert pairs_overlapping(men, FINE // 2) == [(1, 2), (3, 4)]
    assert pairs_overlapping(men, 2 * FINE) == [(3, 4)]
