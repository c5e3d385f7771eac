"""What typed places, ways and directions mean."""

import pytest

from slagveld.cli.play import places
from slagveld.cli.play.answers import UnclearError
from slagveld.cli.play.draft import farthest
from slagveld.cli.play.places import Place, Ruler, Stand
from slagveld.cli.play.words import Words

CM, INCH = Ruler(), Ruler(254.0, "″")
EN = Words("en")
HERE = Stand(1000, 1000, 0, 900)
THERE = Stand(4000, 5000, 0, 0)


def find(typed):
    if typed.upper() != "B7":
        raise UnclearError("play-unclear-piece")
    return THERE


def straight(_start, goal, touch):
    return Place(goal.x - 10, goal.y) if touch else goal


def spot(typed, ruler=CM, stand=HERE, words=EN):
    return places.place(typed, words, ruler, stand, find, straight)


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("40 25", (4000, 2500, 0)),
        ("40.5 25", (4050, 2500, 0)),
        ("40,5 25", (4050, 2500, 0)),
        ("40, 25", (4000, 2500, 0)),
        ("40,25", (4000, 2500, 0)),
        ("40 25 @2", (4000, 2500, 2)),
        ("-3 4", (-300, 400, 0)),
        ("30 e", (4000, 1000, 0)),
        ("30 E", (4000, 1000, 0)),
        ("e 30", (4000, 1000, 0)),
        ("30 n", (1000, -2000, 0)),
        ("12cm 90°", (2200, 1000, 0)),
        ("12cm 90", (2200, 1000, 0)),
        ("12 180°", (1000, 2200, 0)),
        ("10 ahead", (1000, 2000, 0)),
        ("10 back", (1000, 0, 0)),
        ("10 left", (2000, 1000, 0)),
        ("5mm e", (1050, 1000, 0)),
        ('2" e', (1508, 1000, 0)),
        ("to b7", (4000, 5000, 0)),
        ("contact B7", (3990, 5000, 0)),
    ],
)
def test_places(typed, place):
    assert spot(typed) == place


def test_places_in_inches():
    assert spot("10 2", INCH) == (2540, 508, 0)
    assert spot("10 e", INCH) == (3540, 1000, 0)
    assert INCH.told(2540) == "10"
    assert CM.told(1234) == "12.3"


def test_places_in_dutch_and_german():
    assert spot("30 o", words=Words("nl")) == (4000, 1000, 0)
    assert spot("naar B7", words=Words("nl")) == (4000, 5000, 0)
    assert spot("kontakt B7", words=Words("de")) == (3990, 5000, 0)


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "40", "e", "one two", "1 2 3", "to", "to C9", "contact", "99999 99999", "30 q",
     "1e9 2", "@1", "nan nan", "--5 3", "5 5 @99999", "\x00 \x1b", "9" * 400],
)  # fmt: skip
def test_no_places(typed):
    with pytest.raises(UnclearError):
        spot(typed)


def test_without_a_piece_only_the_table_counts():
    assert spot("40 25", stand=None) == (4000, 2500, 0)
    for typed in ("30 e", "12 45°", "10 ahead"):
        with pytest.raises(UnclearError):
            spot(typed, stand=None)


def test_a_way_of_several_legs():
    way = places.path("10 e; 5 s; to B7", EN, CM, HERE, find, straight)
    assert way == [(2000, 1000, 0), (2000, 1500, 0), (4000, 5000, 0)]
    assert places.path("here", EN, CM, HERE, find, straight) == []
    turned = places.path("10 e; 5 ahead", EN, CM, HERE, find, straight)
    assert turned == [(2000, 1000, 0), (2500, 1000, 0)]


@pytest.mark.parametrize(
    ("typed", "direction"),
    [("n", 2700), ("e", 0), ("s", 900), ("nw", 2250), ("0", 2700), ("90", 0), ("45°", 3150),
     ("360", 2700), ("12,5", 2825), ("at B7", 531), ("right", 1800), ("back", 2700)],
)  # fmt: skip
def test_directions(typed, direction):
    assert places.direction(typed, EN, HERE, find) == direction


@pytest.mark.parametrize("typed", ["", "up", "at", "at Q1", "30 e", "9" * 50])
def test_no_directions(typed):
    with pytest.raises(UnclearError):
        places.direction(typed, EN, HERE, find)


def test_degrees_come_back_as_they_were_told():
    for direction in range(3600):
        assert places.direction(places.bearing(direction), EN, HERE, find) == direction


def test_as_far_as_allowed():
    start, goal = Place(0, 0), Place(3000, 4000)
    end = farthest(start, goal, lambda place: places.distance(start, place) <= 600)
    assert 599 <= places.distance(start, end) <= 600
    assert farthest(start, goal, lambda _: True) == goal
    assert farthest(start, goal, lambda _: False) == goal
    assert farthest(start, start, lambda _: True) == start


def test_past_what_stands_in_the_way_when_there_is_room_again():
    start, goal = Place(0, 0), Place(10_000, 0)
    end = farthest(start, goal, lambda place: 400 <= place.x <= 600, 600)
    assert end == (600, 0, 0)
