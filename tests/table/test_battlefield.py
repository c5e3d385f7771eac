"""A table with pieces of a game's own."""

import msgspec
import pytest

from slagveld.record import fields_of, form_of, made
from slagveld.table.battlefield import Battlefield, swapped
from slagveld.table.layout import Layout, Placed
from slagveld.table.shapes import Pose, RoundBase
from slagveld.table.units import FINE

ROUND = RoundBase(100)


class Man(msgspec.Struct, frozen=True):
    """A piece."""

    id: int
    pose: Pose
    base: RoundBase = ROUND

    @property
    def body(self):
        return self.base.body(self.pose)


class Field(Battlefield[Man], frozen=True, dict=True):
    """A field whose men touch at a distance of 5 units."""

    men: tuple[Man, ...] = ()

    @property
    def pieces(self):
        return self.men

    def met(self, piece):
        return tuple([other.id for other in self.near(piece, 5 * FINE)])


def man(number, x):
    return Man(number, Pose(x, 500))


TABLE = Layout(1000, 1000)
FIELD = Field(TABLE, (man(7, 100), man(3, 205), man(5, 411), man(4, 304)))


def test_pieces_are_found_by_id_and_place():
    assert FIELD.by_id[5] is FIELD.men[2]
    assert FIELD.places == {7: 0, 3: 1, 5: 2, 4: 3}
    assert [body.x for body in FIELD.bodies] == [100 * FINE, 205 * FINE, 411 * FINE, 304 * FINE]


def test_the_layout_has_all_bases():
    assert FIELD.layout.bases[1] == Placed(3, ROUND, Pose(205, 500))
    assert len(FIELD.layout.bases) == 4
    assert FIELD.table.bases == ()


def test_contact_is_told_in_order_and_remembered():
    field = Field(TABLE, FIELD.men)
    assert field.touching(field.men[1]) == (7, 4)
    assert field.touching(field.men[2]) == ()
    assert field.contacts == {3: (7, 4), 5: ()}
    field.contacts[3] = (99,)
    assert field.touching(field.men[1]) == (99,)


def test_a_moved_copy_is_measured_and_not_remembered():
    field = Field(TABLE, FIELD.men)
    assert field.touching(man(7, 409 - 100)) == (3, 5, 4)
    assert field.touching(man(9, 100)) == (7, 3)
    assert field.contacts == {}


def test_what_is_known_is_no_part_of_the_value():
    field = Field(TABLE, FIELD.men)
    field.traces["x"] = 1
    assert field == Field(TABLE, FIELD.men)
    written = msgspec.json.encode(field, enc_hook=fields_of)
    assert made(msgspec.json.decode(written, type=form_of(Field))) == field
    assert set(fields_of(field)) == {"table", "men"}


def test_what_is_found_out_under_a_key_is_found_out_once():
    field = Field(TABLE, FIELD.men)
    assert field.known(("sum", 2), sum, [1, 2]) == 3
    assert field.known(("sum", 2), sum, [5]) == 3
    assert field.traces == {("sum", 2): 3}


def test_one_piece_is_swapped():
    assert swapped(("a", "b", "c"), 1, "x") == ("a", "x", "c")


def test_a_field_without_pieces_of_its_own_says_so():
    empty = Battlefield(TABLE)
    with pytest.raises(NotImplementedError):
        _ = empty.pieces
    with pytest.raises(NotImplementedError):
        empty.met(man(1, 1))
