"""Values that are worked out once and kept."""

import msgspec
import pytest

from slagveld.kept import Shelf, beside, beside_last, kept
from slagveld.record import replace


class Circle(msgspec.Struct, frozen=True, dict=True):
    radius: int

    @kept
    def area(self):
        """Three times the square."""
        worked.append(self.radius)
        return 3 * self.radius**2


worked: list[object] = []


@beside
def doubled(circle):
    """Twice as wide."""
    worked.append(circle.radius)
    return 2 * circle.radius


@beside_last
def both(circle, other):
    """The area of two."""
    worked.append((circle.radius, other.radius))
    return circle.area + other.area


def times(circle, factor):
    worked.append((circle.radius, factor))
    return None if factor == 0 else circle.radius * factor


def test_a_value_is_worked_out_once_for_each_object():
    worked.clear()
    one, other = Circle(2), Circle(3)
    assert (one.area, one.area, other.area) == (12, 12, 27)
    assert worked == [2, 3]


def test_it_is_no_part_of_the_record():
    one = Circle(2)
    assert one.area == 12
    assert one == Circle(2)
    assert msgspec.to_builtins(one) == {"radius": 2}
    assert "area" not in vars(replace(one, radius=4))


def test_the_class_has_its_docstring():
    assert Circle.area.__doc__ == "Three times the square."


class TestBeside:
    def test_a_function_is_worked_out_once_for_each_object(self):
        worked.clear()
        one, other = Circle(2), Circle(3)
        assert (doubled(one), doubled(one), doubled(other)) == (4, 4, 6)
        assert worked == [2, 3]
        assert one == Circle(2)

    def test_it_keeps_its_name_and_docstring(self):
        assert (doubled.__name__, doubled.__doc__) == ("doubled", "Twice as wide.")

    def test_of_a_second_object_the_last_one_counts(self):
        one, other, same = Circle(1), Circle(2), Circle(2)
        worked.clear()
        assert [both(one, other), both(one, other), both(one, same), both(one, other)] == [15] * 4
        assert [row for row in worked if isinstance(row, tuple)] == [(1, 2)] * 3


class TestShelf:
    def test_a_value_is_worked_out_once_for_each_object_and_key(self):
        shelf = Shelf[int, int]("circles.times")
        worked.clear()
        one, other = Circle(2), Circle(3)
        found = [shelf.kept(c, n, times, c, n) for c in (one, other, one) for n in (2, 5)]
        assert found == [4, 10, 6, 15, 4, 10]
        assert worked == [(2, 2), (2, 5), (3, 2), (3, 5)]
        assert shelf.of(one) == {2: 4, 5: 10}

    def test_nothing_is_a_value_too(self):
        shelf = Shelf[int, int]("circles.nothing")
        one = Circle(2)
        worked.clear()
        assert shelf.kept(one, 0, times, one, 0) is None
        assert shelf.kept(one, 0, times, one, 0) is None
        assert worked == [(2, 0)]

    def test_it_starts_anew_when_it_is_full(self):
        shelf = Shelf[int, int]("circles.few", 2)
        one = Circle(2)
        for factor in (1, 2, 3):
            shelf.kept(one, factor, times, one, factor)
        assert shelf.of(one) == {3: 6}

    def test_a_key_error_of_the_work_is_raised(self):
        shelf = Shelf[str, int]("circles.missing")
        with pytest.raises(KeyError, match="radius"):
            shelf.kept(Circle(1), "x", {}.__getitem__, "radius")
