"""What games draw alike."""

from slagveld.kernel.fields import Region
from slagveld.kernel.scene import Badge, Ground, Storey, Table, Track, Zone
from slagveld.kernel.state import Seat, State
from slagveld.kit.book import Book
from slagveld.kit.view import (
    RING_STEP,
    Shown,
    Signs,
    ground_of,
    holding,
    openings,
    ring,
    storeys,
    table_of,
    track,
    zone,
)
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Spot
from slagveld.table.terrain import Floor, Opening, Terrain, Wall
from slagveld.table.units import FINE, TURN
from slagveld.texts import Text

TITLE = Text("plain", {"words": "x"})


def test_a_zone_is_a_box_with_a_name():
    corners = ((1, 2), (3, 2), (3, 4), (1, 4))
    expected = Zone(name="north", region=Region((Outline(corners),)), seat=1)
    assert zone("north", (1, 2, 3, 4), 1) == expected


def test_openings_have_two_ends_on_their_wall():
    door, window = Opening("door", 100, 200), Opening("window", 900, 1500)
    wall = Wall("wall", (0, 0), (0, 1000), openings=(door, window))
    assert openings([wall]) == ((Spot(0, 100), Spot(0, 200)), (Spot(0, 900), Spot(0, 1000)))
    assert openings([wall], "window") == ((Spot(0, 900), Spot(0, 1000)),)
    assert openings([wall], "gate") == ()


def test_a_wall_of_no_length_shows_no_openings():
    assert openings([Wall("wall", (5, 5), (5, 5), openings=(Opening("door", 0, 1),))]) == ()


def test_a_ring_round_a_point_is_a_circle():
    region = ring([(1000 * FINE, 500 * FINE)], 200 * FINE)
    ((outline,), meaning) = region.outlines, region.meaning
    assert len(outline.points) == TURN // RING_STEP
    assert outline.points[0] == (1200, 500)
    assert outline.points[len(outline.points) // 4] == (1000, 700)
    assert meaning == "range"
    assert ring([(0, 0)], FINE, "reach").meaning == "reach"


def test_a_ring_round_a_base_goes_out_from_its_corners():
    square = [(x * FINE, y * FINE) for x in (-100, 100) for y in (-50, 50)]
    (outline,) = ring(square, 200 * FINE).outlines
    xs, ys = zip(*outline.points, strict=True)
    assert (min(xs), max(xs), min(ys), max(ys)) == (-300, 300, -250, 250)


def test_what_comes_before_the_present_step_is_done():
    assert track(TITLE, ["a", "b", "c"], 2) == Track(
        title=TITLE, steps=("a", "b", "c"), now=2, done=(0, 1)
    )
    assert track(TITLE, ["a"], 0).done == ()
    assert track(TITLE, ["a", "b"], None).done == (0, 1)


def test_what_was_made_of_a_piece_is_kept_for_the_same_object_and_key():
    cards = Shown[list[int], str]()
    piece, equal = [1, 2], [1, 2]
    assert cards.of(piece, "round 1") is None
    assert cards.keep(piece, "round 1", "a card") == "a card"
    assert cards.of(piece, "round 1") == "a card"
    assert cards.of(piece, "round 2") is None
    assert cards.of(equal, "round 1") is None


def test_a_piece_has_room_for_one_and_all_for_so_many():
    cards = Shown[list[int], str](most=2)
    one, two, three = [1], [2], [3]
    cards.keep(one, 1, "first")
    cards.keep(one, 2, "second")
    assert (cards.of(one, 1), cards.of(one, 2)) == (None, "second")
    cards.keep(two, 1, "third")
    cards.keep(three, 1, "fourth")
    kept = (cards.of(one, 2), cards.of(two, 1), cards.of(three, 1))
    assert kept == (None, "third", "fourth")


def test_of_a_heavy_piece_a_battle_keeps_what_it_showed_last():
    cards = Shown[list[int], str]()
    battle, another = (State(seats=(Seat(name, 0),)) for name in ("a", "b"))
    then, now, elsewhere = [1], [2], [3]
    cards.keep_now(battle, 7, then, 1, "then")
    cards.keep_now(another, 7, elsewhere, 1, "elsewhere")
    assert cards.keep_now(battle, 7, now, 1, "now") == "now"
    kept = (cards.of(then, 1), cards.of(now, 1), cards.of(elsewhere, 1))
    assert kept == (None, "now", "elsewhere")


def test_what_holds_is_shown_in_order():
    assert holding((True, "a"), (0, "b"), ("x", "c"), (None, "d")) == ("a", "c")
    assert holding() == ()


def test_a_table_has_the_measures_of_its_layout():
    found = table_of(Layout(120, 80), "sand", inch=250)
    assert found == Table(width=120, depth=80, ground="sand", inch=250)


def test_terrain_is_drawn_as_it_lies_there_unless_told_otherwise():
    outline = Outline(((0, 0), (9, 0), (9, 9)))
    floors = (Floor(2, outline, 600), Floor(1, outline, 300))
    piece = Terrain(7, "house", outline, height=600, floors=floors)
    same = {"id": 7, "name": "Mill", "look": "roof", "outline": outline, "help": TITLE}
    assert ground_of(piece, "Mill", "roof", TITLE) == Ground(height=600, **same)
    levels = (Storey(1, outline, 300), Storey(2, outline, 600))
    flat = ground_of(piece, "Mill", "roof", TITLE, height=0, storeys=storeys(piece))
    assert flat == Ground(height=0, storeys=levels, **same)


def test_only_signs_that_hold_are_made():
    signs = Signs(Book("chess"), "sign-")
    assert signs.holding((0, "crown", "king"), (1, "clock", "late", "bad", 3, {"by": 2})) == (
        Badge("clock", Text("chess:sign-late", {"by": 2}), 3, "bad"),
    )
    assert signs("crown", "king") == Badge("crown", Text("chess:sign-king"))
