"""The box of scenery and tables laid by hand (CON-GEN-3, CON-GAP-2)."""

from typing import get_args

import pytest

from slagveld.games.confrontation.core.movement_table import crossing, terrain
from slagveld.games.confrontation.game import Confrontation
from slagveld.games.confrontation.setup.kit import BOX
from slagveld.games.confrontation.setup.scenarios import battles
from slagveld.games.confrontation.terrain.scenery import kind_of, shapes
from slagveld.kernel.dice import Scripted
from slagveld.kernel.scenery import Ground, LaidPiece, LaidTable
from slagveld.kit.box_shapes import shape_in
from slagveld.table.inside import place_in_area
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain
from slagveld.texts import WRITTEN, say
from tests.games.boxes import assert_fills, piece_of, refusal_of

GAME = Confrontation()
GAME.add_texts()


def piece(key, x=6000, y=4500, **more):
    return piece_of(shapes()[key], x, y, **more)


def table(*pieces, width=12000, depth=9000, **more):
    return LaidTable(width=width, depth=depth, pieces=tuple(pieces), **more)


def refusal(laid):
    return refusal_of(BOX.lay, laid)


def why(laid):
    found = refusal(laid)
    return found.rule, found.text.key.removeprefix("confrontation:refusal-")


@pytest.mark.rule("CON-GEN-3", "CON-GAP-2", "CON-HOUSE-6")
def test_the_box_holds_every_kind_of_terrain():
    assert {shape.kind for shape in shapes().values()} == set(terrain())
    for shown in BOX.kit().pieces:
        shape = shapes()[shown.key]
        assert_fills(shape, shape.points)
        assert place_in_area(0, 0, shown.outline.area()) > 0
        assert (shown.name, shown.look) == (shape.name, shape.look)
        assert (shown.width, shown.depth) == (shape.width, shape.depth)
        assert (shown.least, shown.most) == (shape.least, shape.most)
        for language in WRITTEN:
            assert say(shown.help, language) == say(terrain()[shape.kind].words, language)
    assert (BOX.kit().width, BOX.kit().depth, BOX.kit().least, BOX.kit().most) == (
        12000,
        9000,
        6000,
        30000,
    )
    assert (BOX.kit().pieces_most, BOX.kit().grounds) == (40, get_args(Ground))
    assert GAME.kit() is BOX.kit()


@pytest.mark.rule("CON-HOUSE-6", "CON-HOUSE-7")
def test_heights_in_the_box_mean_something_to_figures():
    assert crossing("small", shapes()["low-wall"].height) == "low"
    assert crossing("normal", shapes()["wall"].height) == "larger"
    assert crossing("large", shapes()["cliff"].height) == "smaller"
    for shape in shapes().values():
        kind = terrain()[shape.kind]
        needs = kind.passage in ("obstacle", "gap") or kind.blocks
        assert bool(shape.height) or not needs, shape.key


def test_a_piece_is_sized_turned_and_put_down():
    laid = piece("wall", 3000, 2000, facing=900, width=3000, depth=200, name=" Old wall ")
    found = shapes()[laid.key].made(7, laid)
    assert (found.id, found.kind, found.height, found.name) == (7, "obstacle", 300, "Old wall")
    assert set(found.outline.points) == {(2900, 500), (3100, 500), (3100, 3500), (2900, 3500)}
    assert shape_in(shapes(), found) is shapes()["wall"]
    assert kind_of(found).key == "obstacle"
    assert (
        shapes()["gorge"].made(1, piece("gorge", 0, 0)).outline.points == shapes()["gorge"].points
    )
    square = Outline(((0, 0), (9, 0), (9, 9)))
    assert shape_in(shapes(), Terrain(1, "wood", square)) is None
    assert shape_in(shapes(), Terrain(1, "wood", square, tags=("castle",))) is None
    odd = shapes()["low-wall"].made(1, piece("low-wall", 0, 0, width=101, depth=61))
    assert odd.outline.points == ((-50, -30), (51, -30), (51, 31), (-50, 31))


def test_scenarios_are_laid_from_the_box():
    for row in battles().values():
        for laid, put in zip(row.pieces, row.terrain, strict=True):
            assert shape_in(shapes(), put).key == laid.key
    ruins = battles()["prize"].terrain[0].outline.points
    assert (min(x for x, _ in ruins), max(x for x, _ in ruins)) == (4700, 7300)
    assert (min(y for _, y in ruins), max(y for _, y in ruins)) == (3500, 5500)


def test_a_laid_table_can_be_played_on():
    laid = table(piece("wood", name=" Old wood "), piece("cliff", 2000), ground="snow")
    given = GAME.lay(laid)
    assert (given["width"], given["height"]) == (12000, 9000)
    state = GAME.first_state(GAME.setup("clash", table=given))
    assert state.ground == "snow"
    wood, cliff = state.field.table.terrain
    assert (wood.id, wood.kind, wood.name, wood.height) == (1, "wood", "Old wood", 800)
    assert (cliff.id, cliff.kind, cliff.height, cliff.tags) == (2, "obstacle", 300, ("cliff",))
    assert GAME.begin(GAME.setup("clash", table=given), Scripted([6, 2, 1])).state


@pytest.mark.rule("CON-HOUSE-11")
def test_tables_too_small_too_large_or_too_full_are_refused():
    assert BOX.lay(table(width=6000, depth=6000))["width"] == 6000
    assert BOX.lay(table(width=30000, depth=30000))["height"] == 30000
    for sides in ({"width": 5999}, {"depth": 5999}, {"width": 30001}, {"depth": 30001}):
        assert why(table(**sides)) == ("CON-HOUSE-11", "set-size")
    many = [piece("wood")] * BOX.most
    assert len(BOX.lay(table(*many))["terrain"]) == BOX.most
    assert refusal(table(*many, piece("wood"))).text.values == {"most": BOX.most}


def test_unknown_pieces_names_and_sizes_are_refused():
    stranger = LaidPiece(key="castle", x=4500, y=4500, width=500, depth=500)
    found = refusal(table(piece("wood", 2000), stranger))
    assert found.text.values == {"number": 2, "kind": "castle"}
    assert refusal(table(piece("wood", name="a\x07"))).text.values == {"number": 1}
    for size in (299, 6001):
        assert why(table(piece("wood", width=size))) == ("CON-GEN-3", "kit-size")
        assert refusal(table(piece("wood", depth=size))).text.values["number"] == 1
    for size in (300, 6000):
        assert BOX.lay(table(piece("wood", width=size)))["terrain"]


@pytest.mark.rule("CON-HOUSE-11")
def test_pieces_stay_on_the_table():
    assert BOX.lay(table(piece("river", 1500)))["terrain"]
    for x, y in ((1499, 4500), (10501, 4500)):
        assert why(table(piece("river", x, y))) == ("CON-HOUSE-11", "kit-edge")
    for y in (799, 8201):
        assert why(table(piece("wood", 6000, y))) == ("CON-HOUSE-11", "kit-edge")
    found = refusal(table(piece("wood"), piece("hill", 0, name="Mine")))
    assert (found.text.values["number"], found.text.values["piece"]) == (2, "Mine")


@pytest.mark.rule("CON-APP-13", "CON-HOUSE-11")
def test_what_not_everybody_can_stand_on_stays_out_of_deployment_zones():
    for key in ("low-wall", "wall", "cliff", "gorge", "river", "lake", "rocks"):
        shape = shapes()[key]
        edge = 1500 + shape.depth // 2
        assert why(table(piece(key, 6000, edge - 1))) == ("CON-APP-13", "kit-zone")
        assert why(table(piece(key, 6000, 9000 - edge + 1))) == ("CON-APP-13", "kit-zone")
        assert BOX.lay(table(piece(key, 6000, edge + 1)))["terrain"]
    for key in ("wood", "rubble", "ford", "marsh", "hill", "ladder", "door"):
        assert BOX.lay(table(piece(key, 6000, 1000)))["terrain"]
    deep = table(piece("wall", 800), width=9000, depth=12000)
    assert why(deep) == ("CON-APP-13", "kit-zone")


def test_pieces_may_lie_on_each_other():
    assert len(BOX.lay(table(piece("hill"), piece("wood"), piece("ladder")))["terrain"]) == 3
