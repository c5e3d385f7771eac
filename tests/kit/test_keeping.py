"""Functions that keep what they have worked out beside their first argument."""

from slagveld.kit.keeping import kept_by_id, kept_by_key
from slagveld.record import Record, replace


class Table(Record):
    pieces: tuple[int, ...] = ()


class Piece(Record):
    id: int
    weight: int = 1


def test_a_key_is_asked_for_once():
    asked = []

    @kept_by_key
    def above(table, least):
        """Those above."""
        asked.append(least)
        return [piece for piece in table.pieces if piece > least]

    table = Table((1, 2, 3))
    assert [above(table, 1), above(table, 2), above(table, 1)] == [[2, 3], [3], [2, 3]]
    assert above(replace(table, pieces=(5,)), 1) == [5]
    assert asked == [1, 2, 1]
    assert above.__doc__ == "Those above."


def test_a_piece_is_known_by_its_id():
    asked = []

    @kept_by_id
    def heavy(table, piece):
        asked.append(piece.weight)
        return piece.weight in table.pieces

    table = Table((7,))
    assert heavy(table, Piece(1, 7))
    assert heavy(table, Piece(1, 8))
    assert not heavy(table, Piece(2, 8))
    assert asked == [7, 8]
