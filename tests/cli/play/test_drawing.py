"""Scenes drawn with letters."""

import re

import pytest

from slagveld.cli.play.answers import UnclearError
from slagveld.cli.play.canvas import inside
from slagveld.cli.play.codes import Codes
from slagveld.cli.play.drawing import arrow, draw
from slagveld.cli.play.places import Ruler
from slagveld.kernel.scene import Ground, Marker, Piece, Scene, Table
from slagveld.table.shapes import Outline, Pose, RoundBase, Spot
from slagveld.texts import Name, Speaker, Text

WOOD = Ground(
    id=1,
    name=Name("Forest", "Bos", "Wald"),
    look="wood",
    outline=Outline(((3000, 2000), (5000, 2000), (5000, 4000), (3000, 4000))),
    help=Text("plain", {"words": "trees"}),
)


def piece(number, x, y, seat=0, facing=0, **rest):
    fields = {"label": str(number), "icon": "sword", "name": f"Ork {number}", **rest}
    pose = Pose(x, y, facing)
    return Piece(id=number + 100 * seat, seat=seat, base=RoundBase(300), pose=pose, **fields)


def drawn(*pieces, columns=88, rows=40, terrain=(), plain=False, **rest):
    table = Table(width=8000, depth=6000)
    scene = Scene(table=table, pieces=pieces, terrain=terrain, **rest)
    codes = Codes(scene, Speaker("en"))
    return [line.plain for line in draw(scene, codes, columns, rows, Ruler(), plain=plain)]


def test_a_piece_stands_where_it_stands_and_looks_where_it_looks():
    lines = drawn(piece(3, 4000, 3000, facing=2700))
    assert lines[0].split()[:3] == ["cm", "0", "10"]
    row = next(number for number, line in enumerate(lines) if "[A3↑]" in line)
    assert abs((row - 2) - 15 * 40 / 30) <= 6
    middle = lines[row].index("A3") - 5
    assert abs(middle / (len(lines[1]) - 6) - 0.5) < 0.05


def test_seats_differ_by_letter_and_bracket():
    text = "\n".join(
        drawn(piece(1, 1000, 1000), piece(1, 6000, 1000, seat=1), piece(1, 6000, 5000, seat=2))
    )
    assert "[A1→]" in text
    assert "(B1→)" in text
    assert "{C1→}" in text


@pytest.mark.parametrize("facing", range(0, 3600, 450))
def test_arrows(facing):
    assert arrow(facing) == "→↘↓↙←↖↑↗"[facing // 450]
    assert arrow((facing - 200) % 3600) == arrow(facing) == arrow((facing + 200) % 3600)


@pytest.mark.parametrize("columns", [40, 60, 80, 140])
@pytest.mark.parametrize("rows", [8, 16, 60])
def test_no_line_is_wider_than_the_terminal(columns, rows):
    lines = drawn(piece(1, 0, 0), piece(2, 8000, 6000), columns=columns, rows=rows, terrain=(WOOD,))
    assert max(map(len, lines)) <= columns
    assert len(lines) <= rows + 5
    assert "A1" in "".join(lines)
    assert "A2" in "".join(lines)


def test_pieces_close_together_are_all_there():
    crowd = [piece(number, 3000 + 300 * number, 3000) for number in range(1, 9)]
    text = "\n".join(drawn(*crowd))
    assert all(f"A{number}" in text for number in range(1, 9))
    assert not re.search(r"A\dA", text)  # A11A1 would be read as anything


def test_pieces_on_top_of_each_other_are_at_least_named():
    crowd = [piece(number, 3000, 3000) for number in range(1, 61)]
    text = "\n".join(drawn(*crowd, columns=40, rows=8))
    assert all(f"A{number}" in text for number in range(1, 61))


def test_terrain_is_shaded_and_explained():
    text = "\n".join(drawn(terrain=(WOOD,)))
    assert text.count("♣") > 100
    assert "♣♣ Forest" in text


def test_terrain_smaller_than_a_sign_is_still_there():
    tiny = Outline(((3000, 2000), (3010, 2000), (3010, 2010)))
    ground = Ground(id=1, name="Hut", look="hut", outline=tiny, help=Text("plain", {"words": ""}))
    lines = drawn(terrain=(ground,))
    assert sum("h" in line for line in lines[2:-2]) == 1


def test_markers_and_pieces_beside_the_table():
    marker = Marker(id=1, name="Gold", icon="gold", spot=Spot(2000, 2000))
    beside = Piece(id=9, name="Reserve", seat=0, icon="x", base=RoundBase(300), pose=None)
    text = "\n".join(drawn(beside, markers=(marker,)))
    assert "◆◆ Gold" in text


def test_a_terminal_of_ascii_gets_ascii():
    lines = drawn(piece(1, 1000, 1000), terrain=(WOOD,), plain=True)
    assert all(line.isascii() for line in lines)
    assert "[A1>]" in "".join(lines)


def test_holes_are_not_inside():
    square = ((0, 0), (10, 0), (10, 10), (0, 10))
    assert inside(square, 5, 5)
    assert not inside(square, 15, 5)


def codes_of(*pieces):
    return Codes(Scene(table=Table(width=1000, depth=1000), pieces=pieces), Speaker("en"))


def test_codes_are_unique_short_and_can_be_typed():
    pieces = [piece(1, 0, 0), piece(1, 0, 0, seat=1), piece(2, 0, 0, label="★", icon="wizard")]
    pieces += [piece(number, 0, 0, label="") for number in range(3, 20)]
    pieces += [piece(number, 0, 0, label="7") for number in range(20, 25)]
    codes = codes_of(*pieces)
    found = list(codes.codes.values())
    assert len(set(found)) == len(found) == len(pieces)
    assert all(code.isascii() and code.isalnum() and len(code) <= 4 for code in found)
    assert codes.code(2) == "AW"
    assert all(codes.find(codes.code(one.id).lower()) == one.id for one in pieces)


def test_pieces_are_found_by_code_label_name_or_number_in_a_list():
    codes = codes_of(piece(3, 0, 0), piece(4, 0, 0), piece(4, 0, 0, seat=1))
    assert codes.find("a3") == codes.find("3") == codes.find("ork 3") == 3
    assert codes.find("2", (3, 104), listed=True) == 104
    assert codes.find("4", (3, 104)) == 104
    for typed in ("4", "ork", "B9", "", "ork 4"):
        with pytest.raises(UnclearError):
            codes.find(typed)
    for typed in ("0", "3", "99999999999999"):
        with pytest.raises(UnclearError):
            codes.find(typed, (3, 104), listed=True)


def test_a_hostile_name_does_no_harm():
    codes = codes_of(piece(1, 0, 0, name="\x1b[2Jgone\n\rboo"))
    assert "\x1b" not in codes.name(1)
    assert "\n" not in codes.name(1)
