"""The box of scenery: every laid table is refused with a reason or can be played on."""

from typing import get_args

import msgspec
import pytest

from slagveld.games.carnage.buildings.doors_and_windows import openings
from slagveld.games.carnage.ground.obstacles import footing_of
from slagveld.games.carnage.setup.kit import BOX, shapes
from slagveld.games.carnage.terrain.kinds import FOLDER, is_swimmable, kind_of, kinds, regions_of
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.scenery import Ground, LaidPiece, LaidTable
from slagveld.table.inside import place_in_area
from slagveld.table.layout import Layout
from slagveld.table.terrain import Terrain
from slagveld.texts import WRITTEN, add_source, say
from tests.games.boxes import assert_fills, piece_of, refusal_of
from tests.games.carnage.battle import battle, unit

add_source("carnage", FOLDER.parent / "texts")


def piece(key, x=90, y=90, facing=0, **more):
    """A piece in the size of the box; places in cm, the facing in degrees."""
    return piece_of(shapes()[key], x * 100, y * 100, facing=facing * 10, **more)


def table(*pieces, width=180, depth=180, **more):
    return LaidTable(width=width * 100, depth=depth * 100, pieces=pieces, **more)


def laid(*pieces, **more):
    """The terrain of a laid table."""
    found = BOX.lay(table(*pieces, **more))
    return msgspec.convert(found["terrain"], tuple[Terrain, ...])


def refusal(*pieces, **more):
    """Why a table cannot be laid: the key of the sentence and its values."""
    found = refusal_of(BOX.lay, table(*pieces, **more))
    assert found.rule == "CAR-4-terrain"
    return found.text.key.partition(":")[2], found.text.values


@pytest.mark.rule("CAR-4-terrain")
def test_the_box_shows_every_kind_of_terrain_in_all_languages():
    kit = BOX.kit()
    book = [kind.key for kind in kinds().values() if kind.key not in ("watchtower", "pole", "nest")]
    assert [shown.key for shown in kit.pieces] == book, "one piece of each kind of the book"
    for shown in kit.pieces:
        assert_fills(shown, shown.outline.points)
        assert len({say(shown.name, language) for language in WRITTEN}) >= 2
        assert len({say(shown.help, language) for language in WRITTEN}) == 3
        assert all("⟦" not in say(shown.help, language) for language in WRITTEN)
        assert shown.look == kinds()[shown.key].look
    assert (kit.width, kit.depth, kit.least, kit.most) == (18000, 18000, 6000, 30000)
    assert (kit.pieces_most, kit.grounds) == (BOX.most, get_args(Ground))


@pytest.mark.rule("CAR-4-terrain")
def test_pieces_lie_where_they_were_put():
    found = BOX.lay(
        table(
            piece("high-rocks", 30, 40, name="  The Molar "),
            piece("low-wall", 60, 20, 90),
            piece("swamp", 60, 50, width=1200, depth=3600),
            width=120,
            depth=90,
            ground="snow",
        )
    )
    assert (found["width"], found["height"], found["ground"]) == (12000, 9000, "snow")
    rocks, wall, swamp = msgspec.convert(found["terrain"], tuple[Terrain, ...])
    assert (rocks.id, rocks.name, rocks.kind, rocks.height) == (1, "The Molar", "high-rocks", 500)
    assert rocks.outline.points[0] == (2400, 4080)
    assert wall.outline.points == ((6040, 750), (6040, 3250), (5960, 3250), (5960, 750))
    assert swamp.outline.points[:2] == ((5400, 4820), (5535, 3740))
    assert (wall.rank, rocks.tags, rocks.walls) == (0, (), ())


@pytest.mark.rule("CAR-9-analogy")
def test_players_lay_what_is_not_in_the_box_as_its_nearest_kin():
    (crater,) = laid(piece("lake", name="Crater"))
    assert (crater.name, kind_of(crater).key) == ("Crater", "lake")


@pytest.mark.rule("CAR-9.1-plate")
def test_a_tree_is_laid_with_its_plate():
    (tree,) = laid(piece("tree", width=400, depth=400))
    assert kind_of(tree).sight == "plate"
    assert tree.area.high_x - tree.area.low_x == 400 * 16
    assert "plate" in say(next(p.help for p in BOX.kit().pieces if p.key == "tree"))


@pytest.mark.rule("CAR-9.4-swim")
def test_a_laid_river_knows_its_width():
    narrow, wide = laid(piece("river", depth=2000), piece("river", 90, 40, depth=2001))
    assert (narrow.tags, wide.tags) == (("width-2000",), ("width-2001",))
    assert is_swimmable(narrow)
    assert not is_swimmable(wide)
    (upright,) = laid(piece("river", width=1500, depth=12000))
    assert upright.tags == ("width-1500",)


@pytest.mark.rule("CAR-9.4-crossing")
@pytest.mark.parametrize("key", ["ford", "bridge"])
@pytest.mark.parametrize("turn", [0, 30])
@pytest.mark.parametrize("first", [True, False])
def test_a_laid_ford_or_bridge_opens_its_river(key, turn, first):
    pieces = [piece(key, 90, 90, turn), piece("river", 90, 90, turn)]
    terrain = laid(*(pieces if first else reversed(pieces)))
    river = next(p for p in terrain if p.kind == "river")
    layout = Layout(18000, 18000, terrain)
    areas = [region.area for region in regions_of(layout, river)]
    assert not any(place_in_area(9000 * 16, 9000 * 16, area) > 0 for area in areas)
    assert place_in_area(9000 * 16, 9000 * 16, river.area) > 0
    assert len(areas) == 2


def test_a_laid_gate_lets_a_block_through():
    terrain = laid(piece("high-wall", width=10000), piece("gate"))
    state = battle(unit(0, 90, 100, count=6), terrain=terrain)
    solids = footing_of(state, state.units[0]).barred
    assert len(solids) == 2


@pytest.mark.rule("CAR-9.7-enter")
@pytest.mark.parametrize("facing", [0, 45, 123.4])
def test_a_laid_building_has_a_door_to_the_south_and_windows(facing):
    shape = shapes()["building"]
    turned = LaidPiece(
        key="building", x=9000, y=9000, facing=round(facing * 10), width=2500, depth=2000
    )
    (hall,) = laid(turned)
    found = openings(hall)
    assert [hole.kind for hole in found].count("door") == 1
    assert [hole.kind for hole in found].count("window") == 2 + 2 + 2
    assert hall.walls[0].height == hall.height == shape.height
    assert found[0].way == round(facing * 10 + 1800) % 3600


@pytest.mark.rule("CAR-9.10-medium")
def test_a_laid_medium_hill_has_a_flat_top():
    light, medium = laid(piece("light-hill", 40, 40), piece("medium-hill", 120, 120, 30))
    assert light.outline.holes == ()
    assert len(medium.outline.holes) == 1
    assert place_in_area(12000 * 16, 12000 * 16, medium.area) < 0
    edge = (medium.area.low_x + 800 * 16, 12000 * 16)
    assert place_in_area(*edge, medium.area) > 0


# What cannot be laid


@pytest.mark.parametrize(
    ("width", "depth", "fine"),
    [(60, 60, True), (59.99, 60, False), (60, 59.99, False), (300, 300, True), (300.01, 60, False)],
)
def test_tables_have_sizes(width, depth, fine):
    if fine:
        assert BOX.lay(LaidTable(width=round(width * 100), depth=round(depth * 100)))
        return
    with pytest.raises(RefusedError) as caught:
        BOX.lay(LaidTable(width=round(width * 100), depth=round(depth * 100)))
    assert caught.value.refusal.text.key == "carnage:refusal-kit-table"


def test_a_table_holds_so_many_pieces():
    trees = [piece("tree", 10 + 15 * (n % 10), 10 + 20 * (n // 10)) for n in range(BOX.most + 1)]
    assert len(laid(*trees[: BOX.most])) == BOX.most
    assert refusal(*trees) == ("refusal-kit-pieces", {"most": BOX.most})


def test_pieces_are_of_the_box_and_of_its_sizes():
    assert refusal(LaidPiece(key="volcano", x=0, y=0, width=500, depth=500)) == (
        "refusal-kit-kind",
        {"number": 1, "kind": "volcano"},
    )
    assert refusal(piece("tree"), piece("tree", name="a\nb"))[1]["number"] == 2
    for width, depth in ((199, 600), (600, 199), (1501, 600), (600, 1501)):
        key, values = refusal(piece("tree", width=width, depth=depth))
        assert (key, values["number"]) == ("refusal-kit-size", 1)
    assert laid(piece("tree", width=200, depth=1500))


def test_pieces_lie_on_the_table():
    assert laid(piece("tree", 3, 3), piece("tree", 177, 177))
    for x, y in ((2.99, 50), (50, 2.99), (177.01, 50), (50, 177.01)):
        shape = shapes()["tree"]
        off = LaidPiece(
            key="tree", x=round(x * 100), y=round(y * 100), width=shape.width, depth=shape.depth
        )
        key, values = refusal(piece("tree"), off)
        assert (key, values["number"]) == ("refusal-kit-edge", 2)


@pytest.mark.parametrize("key", ["building", "lake", "river", "high-wall", "low-wall", "tree"])
def test_buildings_stand_free(key):
    name, values = refusal(piece("swamp", 20, 20), piece("building"), piece(key, 95, 95))
    assert name == "refusal-kit-overlap"
    assert (values["number"], values["other"]) == (2, 3)
    assert refusal(piece(key, 95, 95, name="Odd"), piece("building"))[1]["piece"] == "Odd"
    assert laid(piece("building"), piece(key, 95, 140))


@pytest.mark.parametrize("key", ["light-hill", "medium-hill", "swamp", "open-forest"])
def test_a_building_may_stand_on_open_ground_and_other_pieces_may_overlap(key):
    assert laid(piece("building"), piece(key))
    assert laid(piece("lake"), piece(key), piece("mountain"))


@pytest.mark.parametrize(
    ("key", "under"), [("ford", "river"), ("bridge", "river"), ("gate", "high-wall")]
)
def test_a_way_through_lies_over_something(key, under):
    name, values = refusal(piece("swamp", 40, 40), piece(key))
    assert (name, values["number"]) == ("refusal-kit-nothing", 2)
    assert refusal(piece(key, 90, 90), piece(under, 90, 150))[0] == "refusal-kit-nothing"
    assert refusal(piece(key), piece("lake"))[0] == "refusal-kit-nothing"
    assert laid(piece(key), piece(under))
    assert laid(piece("gate"), piece("low-wall"))


def test_half_of_the_table_is_left_for_the_armies():
    half = piece("river", 90, 45, width=18000, depth=9000)
    assert laid(half)
    more = piece("river", 90, 46, width=18000, depth=9001)
    assert refusal(more) == ("refusal-kit-room", {})
    assert refusal(half, piece("mountain", 90, 140))[0] == "refusal-kit-room"
    assert laid(half, piece("swamp", 90, 140))
