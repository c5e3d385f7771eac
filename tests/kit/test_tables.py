"""Files of rows by key."""

import pytest

from slagveld import data
from slagveld.data import Row
from slagveld.kit.tables import record, table


class Piece(Row, frozen=True):
    """A chessman."""

    key: str
    worth: int
    letter: str = ""


def test_rows_are_known_by_their_key_in_the_order_of_the_file(tmp_path):
    path = tmp_path / "pieces.yaml"
    pieces = table(path, Piece)
    path.write_text("- {key: rook, worth: 5, letter: R}\n- {key: knight, worth: 3, letter: N}\n")
    assert list(pieces()) == ["rook", "knight"]
    assert pieces()["knight"] == Piece("knight", 3, "N")
    assert list(table(path, Piece, by="letter")()) == ["R", "N"]


def test_a_file_is_read_once(tmp_path):
    path = tmp_path / "pieces.yaml"
    path.write_text("- {key: rook, worth: 5}\n")
    pieces = table(path, Piece)
    first = pieces()
    path.write_text("[]\n")
    assert pieces() is first


def test_a_row_that_does_not_fit_is_told_with_its_line(tmp_path):
    path = tmp_path / "pieces.yaml"
    path.write_text("- {key: rook, worth: 5}\n- {key: knight, worth: many}\n")
    with pytest.raises(data.DataError, match=r"pieces\.yaml:2"):
        table(path, Piece)()


def test_a_file_may_be_one_record_and_is_read_once(tmp_path):
    path = tmp_path / "king.yaml"
    king = record(path, Piece)
    path.write_text("{key: king, worth: 0, letter: K}\n")
    assert king() == Piece("king", 0, "K")
    path.unlink()
    assert king() is king()


def test_a_file_that_is_no_such_record_is_refused(tmp_path):
    path = tmp_path / "king.yaml"
    path.write_text("{key: king}\n")
    with pytest.raises(data.DataError, match=r"king\.yaml"):
        record(path, Piece)()
