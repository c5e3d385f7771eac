"""A game's box of scenery: what the menus show of it, and what cannot be laid from it."""

from typing import NamedTuple, get_args

import pytest

from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.scenery import Ground, KitPiece, LaidPiece, LaidTable
from slagveld.kit.box import Box, with_box
from slagveld.kit.box_shapes import BoxShape, ShapesBox, laid_in
from slagveld.kit.laid_tables import ReadyPiece, Sides, laid_points
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Connector, Floor, Terrain, Wall
from slagveld.texts import Distance, Name, Text

WOOD = Name("Wood", "Bos", "Wald")


class Shape(NamedTuple):
    """A shape of the box."""

    key: str = "wood"
    name: Name = WOOD
    look: str = "trees"
    width: int = 100
    depth: int = 60
    least: int = 30
    most: int = 200
    points: tuple = ((-50, -30), (50, -30), (50, 30), (-50, 30))
    height: int = 40
    lowest: int = 20
    highest: int = 90


class Chess(Box[Shape]):
    """A box with woods, of which at most three are laid and none twice at the same height."""

    game = "chess"
    rule = "CH-1"
    sides = Sides(10, 20, 100, "chess", "CH-2")
    usual = (1000, 1500)
    most = 3

    def shapes(self):
        return {"wood": Shape()}

    def help(self, shape):
        return Text(f"help-{shape.key}")

    def made(self, number, piece):
        return Terrain(number, piece.key, Outline(laid_points(self.shapes()[piece.key], piece)))

    def piece_refusal(self, laid, number, piece):
        return self.edge_refusal(laid, self.made(number, piece), "CH-9")

    def table_refusal(self, laid, terrain):
        if len(laid.pieces) > 1 and laid.pieces[0].y == laid.pieces[1].y:
            return self.refuse_pair(laid, terrain[0].id, terrain[1].id)
        return None


BOX = Chess()


def piece(**rest):
    return LaidPiece(**{"key": "wood", "x": 500, "y": 400, "width": 100, "depth": 60, **rest})


def table(*pieces, **rest):
    return LaidTable(**{"width": 1000, "depth": 1000, "ground": "sand", "pieces": pieces, **rest})


def refusal(*pieces, **rest):
    with pytest.raises(RefusedError) as caught:
        BOX.lay(table(*pieces, **rest))
    return caught.value.refusal


def test_menus_show_the_box():
    kit = BOX.kit()
    assert (kit.least, kit.most, kit.width, kit.depth) == (1000, 2000, 1000, 1500)
    assert (kit.pieces_most, kit.grounds) == (3, get_args(Ground))
    assert kit.pieces == (
        KitPiece(
            key="wood",
            name=WOOD,
            look="trees",
            help=Text("help-wood"),
            outline=Outline(Shape().points),
            width=100,
            depth=60,
            least=30,
            most=200,
            height=40,
            lowest=20,
            highest=90,
        ),
    )
    assert BOX.kit() is kit


def test_a_laid_table_is_given_as_a_set_up_takes_it():
    found = BOX.lay(table(piece(), piece(y=500)))
    assert (found["width"], found["height"], found["ground"]) == (1000, 1000, "sand")
    assert [(one["id"], one["kind"]) for one in found["terrain"]] == [(1, "wood"), (2, "wood")]


def test_the_sides_come_first_then_the_number_of_pieces():
    many = [piece(key="lake")] * 4
    assert refusal(*many, width=999).text.key == "chess:refusal-set-size"
    assert refusal(*many) == refuse("CH-1", "chess:refusal-kit-pieces", most=3)
    assert len(BOX.lay(table(piece(), piece(y=500), piece(y=600)))["terrain"]) == 3


@pytest.mark.parametrize(
    ("wrong", "word", "values"),
    [
        ({"key": "z" * 50}, "kind", {"kind": "z" * 40}),
        ({"name": "a\n"}, "name", {}),
        ({"width": 29}, "size", {"piece": WOOD, "least": Distance(30), "most": Distance(200)}),
        ({"depth": 201, "name": " Copse "}, "size",
         {"piece": "Copse", "least": Distance(30), "most": Distance(200)}),
    ],
)  # fmt: skip
def test_a_piece_that_cannot_be_laid_is_told_by_its_number(wrong, word, values):
    found = refusal(piece(), piece(**{"y": 500, **wrong}))
    assert found == refuse("CH-1", f"chess:refusal-kit-{word}", number=2, **values)


def test_sizes_may_be_the_least_and_the_most():
    assert BOX.lay(table(piece(width=30, depth=200), piece(width=200, depth=30, y=600)))


def test_each_piece_is_asked_all_in_turn_and_the_table_last():
    edge = refuse("CH-9", "chess:refusal-kit-edge", number=1, piece=WOOD)
    assert refusal(piece(x=49), piece(key="lake")) == edge
    assert refusal(piece(), piece(x=951)) == refuse(
        "CH-9", "chess:refusal-kit-edge", number=2, piece=WOOD
    )
    assert refusal(piece(name="Copse"), piece(x=600)) == refuse(
        "CH-1", "chess:refusal-kit-overlap", number=1, piece="Copse", other=2, second=WOOD
    )
    assert refusal(piece(x=50), piece(x=950)).rule == "CH-1"


class Bare(Box[Shape]):
    """A box whose game refuses nothing of its own."""

    game = "chess"
    rule = "CH-1"
    sides = Chess.sides
    usual = Chess.usual
    shapes = Chess.shapes
    made = Chess.made


def test_a_game_need_not_refuse_anything():
    assert len(Bare().lay(table(piece(x=-500), piece(x=-500)))["terrain"]) == 2
    with pytest.raises(NotImplementedError):
        Bare().kit()


HILL = BoxShape(
    key="knoll", kind="hill", name=WOOD, look="hill", width=4, depth=2, height=7, least=1, most=9,
    points=((-2, -1), (2, -1), (2, 1), (-2, 1)),
)  # fmt: skip


def test_a_box_of_shapes_makes_what_its_shapes_make():
    box = ShapesBox(lambda: {"knoll": HILL})
    laid = ReadyPiece(key="knoll", x=50, y=60).laid(HILL)
    assert box.made(3, laid) == HILL.made(3, laid)
    assert laid_in(box.shapes(), [ReadyPiece(key="knoll", x=50, y=60)]) == (HILL.made(1, laid),)


def test_a_box_without_shapes_has_none_to_show():
    with pytest.raises(NotImplementedError):
        ShapesBox().shapes()


def test_a_piece_is_as_high_as_its_kind_may_be_made():
    for height in (0, 20, 40, 90):
        assert BOX.lay(table(piece(height=height)))["terrain"]
    for height in (19, 91):
        found = refusal(piece(height=height))
        assert found.text.key == "refusal-height"
        assert found.text.values["most"] == Distance(90)


def test_a_fixed_height_stays():
    class Fixed(Chess):
        def shapes(self):
            return {"wood": Shape(lowest=0, highest=0)}

    assert Fixed().lay(table(piece(height=40)))["terrain"]
    with pytest.raises(RefusedError) as caught:
        Fixed().lay(table(piece(height=41)))
    assert caught.value.refusal.text.key == "refusal-height-fixed"


def test_pieces_of_the_box_are_numbered_on_from_terrain_in_detail():
    plan = ((0, 0), (100, 0), (100, 100))
    detailed = {"id": 4, "kind": "house", "outline": {"points": plan}}
    detailed["floors"] = [{"level": 2, "outline": {"points": plan}, "z": 300}]
    tower = Terrain(
        1,
        "tower",
        Outline(plan),
        walls=(Wall("wall", (0, 0), (100, 0)), Wall("rail", (0, 0), (100, 0), level=1)),
        floors=(Floor(1, Outline(plan), 300),),
        connectors=(Connector("stairs", (0, 0), 0, (9, 9), 1, 50),),
    )
    first, second = with_box([detailed], [tower])
    assert first is detailed
    assert second["id"] == 5
    assert [floor["level"] for floor in second["floors"]] == [3]
    assert [wall.get("level", 0) for wall in second["walls"]] == [0, 3]
    (stairs,) = second["connectors"]
    assert (stairs["low_level"], stairs["high_level"]) == (0, 3)
    assert with_box([], [tower])[0]["id"] == 1
