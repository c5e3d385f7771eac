"""Kinds of terrain: what they do, what parts bases, what blocks sight."""

import pytest

from slagveld.games.carnage.terrain.high_walls import (
    DOOR,
    DOOR_WIDTH,
    OPENINGS,
    WINDOW,
    WINDOW_WIDTH,
    parted,
    usual_walls,
    walls_of,
)
from slagveld.games.carnage.terrain.kinds import (
    OPEN,
    bars,
    hill_of,
    is_swimmable,
    kind_of,
    kinds,
    piece_of,
    region_of,
    regions_of,
    slows,
)
from slagveld.games.carnage.terrain.outlines import cut_away, least_width, twice_area
from slagveld.games.carnage.terrain.sight_obstacles import pieces_by_sight, sight_areas, whole_area
from slagveld.table.body import rectangle
from slagveld.table.inside import passes_through, place_in_area
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Opening, Terrain, Wall
from slagveld.texts import WRITTEN, say
from tests.games.carnage.battle import box


def table(*pieces):
    return Layout(18000, 18000, pieces)


def base(x, y, facing=0, size=250):
    """A base with its middle at a place in units."""
    return rectangle(x, y, size, size, facing, 0, 0)


def house(number=1, x=50, y=50, width=20, depth=20, openings=()):
    """A house with its top left corner at a place in cm; openings in its upper wall, in units."""
    piece = box(number, "building", x, y, width, depth)
    corners = piece.outline.points
    walls = tuple(
        Wall("wall", start, corners[(i + 1) % 4], openings=tuple(openings) if i == 0 else ())
        for i, start in enumerate(corners)
    )
    return Terrain(number, "building", piece.outline, walls=walls)


# Kinds


def test_all_ten_sections_are_there_in_three_languages():
    for key in (
        *("tree", "dense-forest", "open-forest", "high-wall", "low-wall", "river", "ford"),
        *("bridge", "lake", "swamp", "building", "high-rocks", "small-rocks", "mountain"),
        *("light-hill", "medium-hill", "steep-hill", "gate"),
    ):
        kind = kinds()[key]
        assert kind.key == key
        assert kind.rule.split("-")[1].startswith("9")
        assert len({say(kind.name, language) for language in WRITTEN}) >= 2, key


@pytest.mark.rule("CAR-9-analogy")
def test_a_piece_of_another_kind_takes_the_kind_its_players_gave_it():
    assert kind_of(box(1, "crater", 0, 0, 5, 5)) is OPEN
    assert kind_of(box(1, "crater", 0, 0, 5, 5, tags=("as:swamp",))) is kinds()["swamp"]
    assert kind_of(box(1, "swamp", 0, 0, 5, 5, tags=("as:lake",))) is kinds()["lake"]
    assert kind_of(box(1, "crater", 0, 0, 5, 5, tags=("as:nonsense",))) is OPEN
    ground = box(1, "crater", 0, 0, 5, 5)
    assert not bars(ground, armoured=True)
    assert not slows(ground, armoured=True)


@pytest.mark.rule("CAR-9.3-kinds")
@pytest.mark.parametrize(
    ("height", "key"), [(199, "low-wall"), (200, "high-wall"), (0, "low-wall")]
)
def test_a_wall_is_high_from_the_chest_on(height, key):
    assert kind_of(box(1, "wall", 0, 0, 5, 1, height=height)).key == key


@pytest.mark.rule("CAR-9.10-kinds")
@pytest.mark.parametrize(
    ("slope", "key"),
    [
        *((0, "light-hill"), (200, "light-hill"), (201, "medium-hill"), (450, "medium-hill")),
        *((451, "steep-hill"), (900, "steep-hill")),
    ],
)
def test_a_hill_is_what_its_slope_makes_it(slope, key):
    assert hill_of(slope) == key
    assert kind_of(box(1, "hill", 0, 0, 5, 5, tags=("x", f"slope-{slope}"))).key == key


def test_a_hill_without_a_slope_is_light_and_nonsense_in_a_tag_is_passed_over():
    assert kind_of(box(1, "hill", 0, 0, 5, 5)).key == "light-hill"
    assert kind_of(box(1, "hill", 0, 0, 5, 5, tags=("slope-steep",))).key == "light-hill"
    assert kind_of(box(1, "hill", 0, 0, 5, 5, tags=("slope-12345678",))).key == "light-hill"
    assert kind_of(box(1, "hill", 0, 0, 5, 5, tags=("slope-1234567",))).key == "steep-hill"


@pytest.mark.rule("CAR-9.2-kinds")
@pytest.mark.parametrize(
    ("key", "armoured", "bare"),
    [
        pytest.param("tree", "barred", "barred", marks=pytest.mark.rule("CAR-9.1-movement")),
        pytest.param("dense-forest", "barred", "barred", marks=pytest.mark.rule("CAR-9.2.1")),
        pytest.param("open-forest", "slow", "slow", marks=pytest.mark.rule("CAR-9.2.2-movement")),
        pytest.param("high-wall", "barred", "barred", marks=pytest.mark.rule("CAR-9.3.1")),
        ("low-wall", "free", "free"),
        ("gate", "free", "free"),
        pytest.param("river", "barred", "free", marks=pytest.mark.rule("CAR-9.4-crossing")),
        pytest.param("ford", "slow", "free", marks=pytest.mark.rule("CAR-9.4-ford")),
        ("bridge", "free", "free"),
        pytest.param("lake", "barred", "barred", marks=pytest.mark.rule("CAR-9.5")),
        pytest.param("swamp", "slow", "slow", marks=pytest.mark.rule("CAR-9.6")),
        pytest.param("building", "barred", "barred", marks=pytest.mark.rule("CAR-9.7-enter")),
        pytest.param("high-rocks", "barred", "barred", marks=pytest.mark.rule("CAR-9.8-cover")),
        pytest.param("small-rocks", "slow", "slow", marks=pytest.mark.rule("CAR-9.8-movement")),
        pytest.param("mountain", "barred", "barred", marks=pytest.mark.rule("CAR-9.9")),
        pytest.param("light-hill", "free", "free", marks=pytest.mark.rule("CAR-9.10-kinds")),
        pytest.param("medium-hill", "slow", "slow", marks=pytest.mark.rule("CAR-9.10-medium")),
        ("steep-hill", "barred", "barred"),
    ],
)
def test_each_kind_bars_slows_or_lets_pass(key, armoured, bare):
    piece = box(1, key, 0, 0, 10, 10)
    for is_armoured, means in ((True, armoured), (False, bare)):
        assert bars(piece, armoured=is_armoured) == (means == "barred")
        assert slows(piece, armoured=is_armoured) == (means == "slow")


def test_kinds_say_what_they_are_in_short():
    assert kinds()["swamp"].passage == "slow"
    assert kinds()["ford"].passage != "slow"
    assert kinds()["low-wall"].low_wall
    assert not kinds()["high-wall"].low_wall
    assert kinds()["high-wall"].sight == "blocks"
    assert kinds()["light-hill"].sight != "blocks"
    assert kinds()["tree"].sight != "blocks"


# Rivers


@pytest.mark.rule("CAR-9.4-swim")
def test_a_river_is_swum_up_to_twenty_centimetres_of_width():
    assert is_swimmable(box(1, "river", 0, 50, 180, 20))
    assert not is_swimmable(box(1, "river", 0, 50, 180, 20.01))
    assert not bars(box(1, "river", 0, 50, 180, 20), armoured=False)
    assert bars(box(1, "river", 0, 50, 180, 20.01), armoured=False)
    slanted = Terrain(1, "river", Outline(((0, 0), (6000, 8000), (4400, 9200), (-1600, 1200))))
    assert is_swimmable(slanted), "its width is measured across, whichever way it runs"


@pytest.mark.rule("CAR-9.4-swim")
def test_a_tag_tells_how_wide_a_winding_river_is():
    assert is_swimmable(box(1, "river", 0, 50, 180, 90, tags=("width-2000",)))
    assert not is_swimmable(box(1, "river", 0, 50, 180, 10, tags=("width-2001",)))


# Ways through


def areas(regions):
    return (
        sum(twice_area(list(zip(r.area.xs, r.area.ys, strict=True))) for r in regions) / 2 / 1600**2
    )


@pytest.mark.rule("CAR-9.4-crossing")
def test_a_ford_opens_the_river_beneath_it():
    river, ford = box(1, "river", 0, 50, 180, 10), box(2, "ford", 60, 49, 20, 12)
    regions = regions_of(table(river, ford), river)
    assert len(regions) == 2
    assert areas(regions) == pytest.approx(160 * 10)
    assert sorted((r.area.low_x // 1600, r.area.high_x // 1600) for r in regions) == [
        *((0, 60), (80, 180))
    ]
    assert regions_of(table(river, ford), ford)[0].area.low_x == 60 * 1600


def test_only_what_lies_above_opens_what_it_opens():
    river, lake = box(1, "river", 0, 50, 180, 10), box(3, "lake", 0, 50, 180, 10)
    ford = box(2, "ford", 60, 49, 20, 12)
    high = Terrain(2, "ford", ford.outline, rank=1)
    assert len(regions_of(table(ford, river), river)) == 1, "the later piece lies above"
    assert len(regions_of(table(high, river), river)) == 2, "or that of higher rank"
    assert len(regions_of(table(lake, ford), lake)) == 1, "a ford leads through no lake"
    gate = box(4, "gate", 60, 49, 20, 12)
    assert len(regions_of(table(river, gate), river)) == 1
    assert len(regions_of(table(lake, box(4, "bridge", 60, 49, 20, 12)), lake)) == 1


@pytest.mark.parametrize("kind", ["high-wall", "low-wall"])
def test_a_gate_opens_a_wall(kind):
    wall, gate = box(1, kind, 20, 50, 60, 1), box(2, "gate", 40, 49, 10, 3)
    regions = regions_of(table(wall, gate), wall)
    assert areas(regions) == pytest.approx(50)


def test_a_bridge_aslant_leaves_the_water_beside_it():
    river = box(1, "river", 0, 50, 100, 10)
    bridge = Terrain(2, "bridge", Outline(((4000, 4000), (5000, 4000), (6500, 7000), (5500, 7000))))
    regions = regions_of(table(river, bridge), river)
    assert areas(regions) == pytest.approx(900, abs=0.01)
    for x in (4300, 4900, 6200):
        inside = any(place_in_area(x * 16, 5500 * 16, r.area) > 0 for r in regions)
        assert inside == (not 4750 < x < 5750)


def test_slivers_of_a_river_are_not_left_over():
    river = box(1, "river", 0, 50, 100, 10)
    whole = Terrain(2, "ford", Outline(((4000, 5001), (6000, 5000), (6000, 6000), (4000, 5999))))
    assert len(regions_of(table(river, whole), river)) == 2
    assert areas(regions_of(table(river, whole), river)) == pytest.approx(800, abs=0.01)
    narrow = Terrain(2, "ford", Outline(((4000, 5002), (6000, 5002), (6000, 6000), (4000, 6000))))
    assert len(regions_of(table(river, narrow), river)) == 3, "two tenths of a millimetre are left"


def test_two_fords_open_two_places():
    river = box(1, "river", 0, 50, 100, 10)
    fords = box(2, "ford", 10, 49, 10, 12), box(3, "bridge", 60, 49, 10, 12)
    assert areas(regions_of(table(river, *fords), river)) == pytest.approx(800)


def test_a_gap_beside_a_region_leaves_it_as_it_is():
    one, other = region_of(box(1, "lake", 0, 0, 10, 10).outline), box(2, "ford", 10, 0, 5, 5)
    assert cut_away(one, [region_of(other.outline)]) == [one]
    inner = box(3, "ford", 4, 4, 2, 2)
    left = cut_away(one, [region_of(inner.outline)])
    assert areas(left) == pytest.approx(96)
    assert least_width([(0, 0), (300, 400), (140, 520), (-160, 120)]) == 200


# Buildings


@pytest.mark.rule("CAR-9.7-enter")
def test_a_building_without_listed_walls_has_a_door_and_windows():
    piece = box(1, "building", 10, 10, 30, 12)
    walls = walls_of(piece)
    assert [[(o.kind, o.start, o.end) for o in wall.openings] for wall in walls] == [
        [(DOOR, 1350, 1650)],
        [(WINDOW, 475, 725)],
        [(WINDOW, 375, 625), (WINDOW, 1375, 1625), (WINDOW, 2375, 2625)],
        [(WINDOW, 475, 725)],
    ]
    assert [wall.start for wall in walls] == list(piece.outline.points)
    assert walls[3].end == piece.outline.points[0]
    assert walls_of(piece) is walls
    assert (DOOR_WIDTH, WINDOW_WIDTH) == (300, 250)
    lines = [line for wall in walls for line in wall.barriers(OPENINGS)]
    lengths = [(x2 - x1 + y2 - y1) / 16 for x1, y1, x2, y2 in lines]
    assert lengths[:4] == [1350, 1350, 475, 475]


def test_a_side_too_short_for_its_opening_is_closed():
    narrow = usual_walls(Outline(((0, 0), (299, 0), (299, 250), (0, 249))), 500)
    assert [len(wall.openings) for wall in narrow] == [0, 1, 1, 0]
    assert usual_walls(Outline(((0, 0), (300, 0), (300, 1000), (0, 1000))), 7)[0].height == 7


@pytest.mark.rule("CAR-9.7-enter")
def test_the_walls_of_a_building_part_bases_but_at_its_openings():
    plain = table(house())
    outside, inside = base(6000, 4875), base(6000, 5125)
    assert parted(plain, outside, inside)
    door = table(house(openings=[Opening(DOOR, 850, 1150)]))
    assert not parted(door, outside, inside)
    assert parted(door, base(6500, 4875), base(6500, 5125)), "beside the door"
    assert not parted(door, base(6250, 4875), base(6250, 5125)), "partly behind the door"
    window = table(house(openings=[Opening(WINDOW, 850, 1150)]))
    assert not parted(window, outside, inside)
    slit = table(house(openings=[Opening("crack", 850, 1150)]))
    assert parted(slit, outside, inside), "only doors and windows are openings"


@pytest.mark.rule("CAR-9.7-enter")
def test_inside_a_building_and_in_the_open_nothing_parts():
    plain = table(house())
    assert not parted(plain, base(6000, 5500), base(6250, 5500))
    assert not parted(plain, base(6000, 4500), base(6250, 4500))
    assert not parted(table(), base(6000, 4875), base(6000, 5125))


@pytest.mark.rule("CAR-9.3.1")
def test_a_thin_high_wall_parts_bases_and_a_low_one_does_not():
    one, other = base(6000, 4875), base(6000, 5130)
    thin = box(1, "high-wall", 50, 50, 20, 0.05)
    assert parted(table(thin), one, other)
    assert not parted(table(box(1, "low-wall", 50, 50, 20, 0.05)), one, other)
    gate = box(2, "gate", 58, 49, 4, 2)
    assert not parted(table(thin, gate), one, other), "through its gate they touch"
    assert parted(table(thin, gate), base(6500, 4875), base(6500, 5130))
    assert not parted(table(thin), base(6900, 4875), base(7150, 4875))


# Sight


def blocked(laid, x1, y1, x2, y2, **more):
    line = (x1 * 1600, y1 * 1600, x2 * 1600, y2 * 1600)
    return any(passes_through(*line, area) for area in sight_areas(laid, **more))


@pytest.mark.rule("CAR-12.4")
@pytest.mark.parametrize(
    ("kind", "blocks"),
    [
        *((key, True) for key in ("dense-forest", "high-wall", "building", "high-rocks")),
        *((key, True) for key in ("mountain", "steep-hill")),
        *((key, False) for key in ("low-wall", "small-rocks", "river", "lake", "swamp", "ford")),
        *((key, False) for key in ("tree", "light-hill", "medium-hill", "open-forest", "crater")),
    ],
)
def test_large_obstacles_block_sight(kind, blocks):
    assert blocked(table(box(1, kind, 50, 50, 10, 10)), 55, 40, 55, 70) == blocks


def test_one_looks_through_a_gate_and_out_of_ones_own_building():
    wall, gate = box(1, "high-wall", 20, 50, 60, 1), box(2, "gate", 40, 49, 10, 3)
    assert not blocked(table(wall, gate), 45, 40, 45, 60)
    assert blocked(table(wall, gate), 35, 40, 35, 60)
    laid = table(house(7), box(8, "mountain", 50, 20, 20, 5))
    assert blocked(laid, 60, 60, 60, 40)
    assert not blocked(laid, 60, 60, 60, 40, without=7)
    assert blocked(laid, 60, 60, 60, 10, without=7)


def test_pieces_are_found_by_how_they_hide_and_cover():
    pieces = [
        box(number, kind, number * 8, 10, 5, 5)
        for number, kind in enumerate(
            ("tree", "light-hill", "open-forest", "low-wall", "small-rocks", "medium-hill"), 1
        )
    ]
    laid = table(*pieces)
    assert [piece.id for piece in pieces_by_sight(laid, "plate")] == [1]
    assert [piece.id for piece in pieces_by_sight(laid, "hill")] == [2, 6]
    assert [piece.id for piece in pieces_by_sight(laid, "forest")] == [3]
    assert [piece.id for piece in pieces if kind_of(piece).cover == "low"] == [4, 5]
    assert piece_of(laid, 5) is pieces[4]
    assert piece_of(laid, 9) is None


@pytest.mark.rule("CAR-9.10-medium")
def test_the_flat_top_of_a_hill_is_a_hole_that_belongs_to_it():
    outline = Outline(
        ((0, 0), (3000, 0), (3000, 3000), (0, 3000)),
        (((1000, 1000), (2000, 1000), (2000, 2000), (1000, 2000)),),
    )
    hill = Terrain(1, "medium-hill", outline)
    assert place_in_area(1500 * 16, 1500 * 16, hill.area) < 0
    assert place_in_area(1500 * 16, 1500 * 16, whole_area(hill)) > 0
    assert whole_area(hill) is whole_area(hill)
    plain = box(2, "light-hill", 0, 0, 5, 5)
    assert whole_area(plain) is plain.area
