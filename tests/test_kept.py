"""Values that are worked out once and kept."""

import msgspec

from slagveld.kept import kept


class Circle(msgspec.Struct, frozen=True, dict=True):
    radius: int

    @kept
    def area(self):
        """Three times the square."""
        worked.append(self.radius)
        return 3 * self.radius**2


worked: list[int] = []


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
    assert "area" not in vars(msgspec.structs.replace(one, radius=4))


def test_the_class_has_its_docstring():
    assert Circle.area.__doc__ == "Three times the square."
