"""Buildings: how many they hold, who gets in and out by which opening, and fights at them."""

import msgspec
import pytest

from slagveld.games.carnage.buildings.doors_and_windows import opening_of, openings
from slagveld.games.carnage.buildings.entering_and_leaving import Enter, Leave
from slagveld.games.carnage.buildings.interior import capacity, has_room, housed, way_between
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.ground.obstacles import fits
from slagveld.games.carnage.setup.kit import BOX
from slagveld.games.carnage.terrain.high_walls import DOOR, WINDOW
from slagveld.games.carnage.terrain.kinds import FOLDER
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.kernel.event import Moved, Told
from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.record import replace
from slagveld.table.shapes import Outline, Pose, Spot
from slagveld.table.terrain import Opening, Terrain, Wall
from slagveld.texts import WRITTEN, add_source, say
from tests.games.carnage.battle import NORTH, RIDER, SOUTH, act, battle, box, events, profile, unit

add_source("carnage", FOLDER.parent / "texts")

HALL = box(7, "building", 50, 50, 20, 20, name="The Hall")
"""With a door in the middle of its north side and two windows in each of the others."""
NORTH_DOOR, SOUTH_WINDOW = "7.0", "7.3"


def field(*units, hall=HALL, terrain=(), **more):
    more.setdefault("agenda", (MovePart(0),))
    return battle(*units, terrain=[hall, *terrain], **more)


def one_door(corner):
    """The hall with a single door: in the middle of the side that begins at a corner."""
    corners = HALL.outline.points
    return replace(
        HALL,
        walls=tuple(
            Wall("wall", a, b, openings=(Opening(DOOR, 850, 1150),) if a == corner else ())
            for a, b in zip(corners, (*corners[1:], corners[0]), strict=True)
        ),
    )


def first(state):
    return state.units[0]


def indoors(state, number=1):
    """The state with one unit housed in the hall."""
    there = housed(state, state.field.table.terrain[0], state.unit(number))
    return state.with_unit(there)


def why(state, action, seat=0):
    """The rule that refuses an action, which can be said in every language."""
    refusal = state.agenda.top.check(state, seat, action)
    if refusal is not None:
        assert all("⟦" not in say(refusal.text, language) for language in WRITTEN)
    return None if refusal is None else refusal.rule


# Openings


def test_openings_are_numbered_along_the_walls_and_lead_outward():
    found = openings(HALL)
    assert [(o.kind, o.x, o.y, o.way) for o in found] == [
        (DOOR, 6000, 5000, 2700),
        *((WINDOW, 7000, 5500, 0), (WINDOW, 7000, 6500, 0)),
        *((WINDOW, 6500, 7000, 900), (WINDOW, 5500, 7000, 900)),
        *((WINDOW, 5000, 6500, 1800), (WINDOW, 5000, 5500, 1800)),
    ]
    assert [o.key for o in found] == [f"7.{n}" for n in range(7)]
    assert [o.factor for o in found[:2]] == [1, 2]
    assert (found[0].width, found[1].width, found[0].spot) == (300, 250, Spot(6000, 5000))
    assert openings(HALL) is found
    turned_round = Terrain(1, "building", Outline(tuple(reversed(HALL.outline.points))))
    assert {(o.x, o.y, o.way) for o in openings(turned_round)} >= {(7000, 5500, 0)}
    state = field(unit(0, 60, 40))
    assert opening_of(state, "7.2") == (HALL, found[2])
    assert opening_of(state, "7.9") is None
    assert opening_of(state, "1.0") is None


def test_holes_that_are_neither_door_nor_window_are_no_openings():
    corners = HALL.outline.points
    walls = (Wall("wall", corners[0], corners[1], openings=(Opening("crack", 0, 300),)),)
    assert openings(Terrain(1, "building", HALL.outline, walls=walls)) == ()


# Capacity


@pytest.mark.rule("CAR-9.7-example", "CAR-9.7-capacity")
def test_a_building_holds_what_stands_on_half_of_it():
    # 25 x 25 cm holds as many as fit on 25 x 12.5 cm: ten by five.
    assert capacity(box(1, "building", 0, 0, 25, 25), 250, 250) == 50
    assert capacity(box(1, "building", 0, 0, 24.9, 24.9), 250, 250) == 9 * 4
    assert capacity(box(1, "building", 0, 0, 25, 24.9), 250, 250) == 9 * 5


@pytest.mark.rule("CAR-9.7-capacity")
@pytest.mark.parametrize(
    ("width", "depth", "base", "most"),
    [
        (25, 25, (250, 500), 25),
        (10, 5, (250, 250), 4),
        (10, 4.9, (250, 250), 2),
        (5, 2.4, (250, 250), 0),
        (20, 5, (250, 500), 4),
        (5, 20, (250, 500), 4),
        (12.5, 10, (250, 250), 10),
        (10, 12.5, (250, 250), 10),
    ],
)
def test_whole_bases_in_rows_are_counted_whichever_way_holds_more(width, depth, base, most):
    assert capacity(box(1, "building", 0, 0, width, depth), *base) == most


@pytest.mark.rule("CAR-9.7-capacity")
def test_a_turned_building_holds_as_many_and_another_plan_goes_by_its_area():
    slanted = Outline(((0, 0), (2000, 1500), (500, 3500), (-1500, 2000)))
    assert capacity(Terrain(1, "building", slanted), 250, 250) == 50
    corner = Outline(((0, 0), (2500, 0), (2500, 1250), (1250, 1250), (1250, 2500), (0, 2500)))
    assert capacity(Terrain(1, "building", corner), 250, 250) == 37
    leaning = Outline(((0, 0), (2500, 0), (3500, 2500), (1000, 2500)))
    assert capacity(Terrain(1, "building", leaning), 250, 250) == 50
    kite = Outline(((0, 0), (2500, 0), (2500, 2500), (100, 2400)))
    assert capacity(Terrain(1, "building", kite), 250, 250) == 48


@pytest.mark.rule("CAR-9.7-capacity")
def test_a_unit_that_does_not_fit_as_a_whole_cannot_enter():
    hall = box(7, "building", 50, 50, 10, 10)
    for count, rule in ((8, None), (9, "CAR-9.7-capacity")):
        state = field(unit(0, 55, 45, SOUTH, count=count, files=3), hall=hall)
        assert why(state, Enter(1, "7.0")) == rule
    with_others = indoors(
        field(unit(0, 20, 20, count=4), unit(0, 55, 45, SOUTH, count=4, files=2), hall=hall)
    )
    assert has_room(with_others, hall, with_others.units[1])
    assert why(with_others, Enter(2, "7.0")) is None
    fuller = indoors(
        field(unit(0, 20, 20, count=5), unit(0, 55, 45, SOUTH, count=4, files=2), hall=hall)
    )
    assert why(fuller, Enter(2, "7.0")) == "CAR-9.7-capacity"
    riders = field(unit(0, 55, 40, SOUTH, count=1, of=RIDER), hall=box(7, "building", 50, 50, 4, 4))
    assert why(riders, Enter(1, "7.0")) == "CAR-9.7-capacity"


# Entering


@pytest.mark.rule("CAR-9.7-enter")
def test_by_a_door_movement_is_counted_normally():
    state = field(unit(0, 60, 30, SOUTH, count=5))
    assert way_between(state, first(state), first(state), openings(HALL)[0]) == 2000
    assert why(state, Enter(1, NORTH_DOOR)) is None
    far = field(unit(0, 60, 29.9, SOUTH, count=5))
    assert why(far, Enter(1, NORTH_DOOR)) == "CAR-8.1"
    play = act(state, 0, Enter(1, NORTH_DOOR))
    inside = play.state.unit(1)
    assert inside.inside == 7
    assert len(inside.places) == 5
    assert inside.doings.moved
    assert inside.doings.turned
    assert inside.doings.spent == 2000
    assert fits(play.state, inside)
    (moved,) = events(play, Moved)
    assert (moved.length, moved.path) == (2000, (Spot(6000, 3000), Spot(6000, 5000)))
    assert say(events(play, Told)[0].what) == "Infantry enters the building “The Hall” by a door."
    assert why(play.state, Leave(1, NORTH_DOOR, Pose(6000, 4500, 2700))) == "CAR-8-table"


@pytest.mark.rule("CAR-9.7-window")
def test_a_window_halves_the_move():
    state = field(unit(0, 65, 80, NORTH, count=5))
    window = openings(HALL)[3]
    assert way_between(state, first(state), first(state), window) == 2000
    assert why(state, Enter(1, SOUTH_WINDOW)) is None
    assert act(state, 0, Enter(1, SOUTH_WINDOW)).state.unit(1).doings.spent == 2000
    far = field(unit(0, 65, 80.1, NORTH, count=5))
    assert why(far, Enter(1, SOUTH_WINDOW)) == "CAR-9.7-window"


@pytest.mark.rule("CAR-9.7-enter")
def test_the_way_to_an_opening_must_be_open():
    moat = [
        *(box(1, "lake", 40, 45, 40, 2), box(2, "lake", 40, 75, 40, 2)),
        *(box(3, "lake", 40, 45, 2, 32), box(4, "lake", 78, 45, 2, 32)),
    ]
    state = field(unit(0, 60, 40, SOUTH, count=5), terrain=moat)
    assert why(state, Enter(1, NORTH_DOOR)) == "CAR-9.7-enter"
    swamp = field(unit(0, 60, 40, SOUTH, count=5), terrain=[box(1, "swamp", 40, 30, 40, 20)])
    assert way_between(swamp, first(swamp), first(swamp), openings(HALL)[0]) == 2000
    wall = box(1, "low-wall", 40, 45, 40, 1)
    climbed = field(unit(0, 60, 40, SOUTH, count=5), terrain=[wall])
    assert way_between(climbed, first(climbed), first(climbed), openings(HALL)[0]) == 1500
    river = box(1, "river", 0, 44, 180, 3)
    assert why(field(unit(0, 60, 40, SOUTH), terrain=[river]), Enter(1, NORTH_DOOR)) is not None
    bare = field(unit(0, 60, 40, SOUTH, of=profile(ar=0)), terrain=[river])
    assert why(bare, Enter(1, NORTH_DOOR)) is None


@pytest.mark.rule("CAR-9.7-enter")
def test_others_are_gone_around_on_the_way_to_a_door():
    state = field(unit(0, 60, 35, SOUTH, count=5), unit(0, 60, 45, SOUTH, count=5))
    assert way_between(state, first(state), first(state), openings(HALL)[0]) > 1700
    closed = field(unit(0, 60, 35, SOUTH, count=5), unit(0, 60, 50, SOUTH, count=5))
    assert why(closed, Enter(1, NORTH_DOOR)) == "CAR-9.7-enter", "who stands in the door"
    inside = indoors(field(unit(0, 20, 20, count=4), unit(0, 60, 40, SOUTH, count=4)))
    assert why(inside, Enter(2, NORTH_DOOR)) is None, "those inside make room"


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"doings": Doings(moved=True)}, "CAR-8-table"),
        ({"doings": Doings(charged=True)}, "CAR-10-no-other-move"),
        ({"diverted": (9, "movement")}, "CAR-14.3-diversion"),
        ({"owner": 1}, "CAR-5.1-unit"),
        ({"inside": 7}, "CAR-9.7-enter"),
    ],
)
def test_who_may_not_move_may_not_enter(change, rule):
    state = field(unit(0, 60, 45, SOUTH, count=5), unit(0, 20, 20))
    assert why(state, Enter(1, NORTH_DOOR)) is None
    assert why(state.changed(1, **change), Enter(1, NORTH_DOOR)) == rule


def test_nonsense_is_refused_and_not_a_fault():
    state = field(unit(0, 60, 45, SOUTH, count=5), unit(1, 60, 20, count=1), unit(0, 20, 20))
    assert why(state, Enter(1, "7.99")) == "CAR-9.7-enter"
    assert why(state, Enter(1, "")) == "CAR-9.7-enter"
    assert why(state, Enter(99, NORTH_DOOR)) == "CAR-5.1-unit"
    assert why(state, Leave(1, NORTH_DOOR, Pose(0, 0))) == "CAR-9.7-enter"
    inside = indoors(state)
    assert why(inside, Leave(1, "x", Pose(6000, 4500, 2700))) == "CAR-9.7-enter"
    other = box(8, "building", 100, 100, 20, 20)
    elsewhere = indoors(field(unit(0, 60, 45, SOUTH), unit(0, 20, 20), terrain=[other]))
    assert why(elsewhere, Leave(1, "8.0", Pose(6000, 4500, 2700))) == "CAR-9.7-enter"


@pytest.mark.rule("CAR-8-engaged")
def test_who_fights_outside_does_not_enter():
    state = field(unit(0, 60, 45, SOUTH, count=5), unit(1, 60, 42.5, SOUTH, count=5))
    assert why(state, Enter(1, NORTH_DOOR)) == "CAR-8-engaged"


# Inside


@pytest.mark.rule("CAR-9.7-enter")
def test_figures_stand_behind_the_openings_first_and_then_in_rows():
    state = indoors(field(unit(0, 60, 40, SOUTH, count=12, files=6)))
    inside = first(state)
    assert inside.places[:4] == (
        *(Pose(6000, 5125, 900), Pose(6875, 5500, 900)),
        *(Pose(6875, 6500, 900), Pose(6500, 6875, 900)),
    )
    assert fits(state, inside)
    assert (inside.x, inside.y, inside.facing) == (6000, 6000, 900)
    assert len(set(inside.places)) == 12
    assert not inside.formed


@pytest.mark.rule("CAR-9.7-capacity")
@pytest.mark.parametrize("turn", [0, 137, 450, 2222])
@pytest.mark.parametrize("of", [profile(), RIDER])
def test_a_full_building_has_a_place_for_everybody(turn, of):
    laid = LaidPiece(key="building", x=9000, y=9000, facing=turn, width=1500, depth=2000)
    made = BOX.lay(LaidTable(width=18000, depth=18000, pieces=(laid,)))
    hall = msgspec.convert(made["terrain"][0], Terrain)
    most = capacity(hall, of.width, of.depth)
    assert most == {250: 24, 500: 12}[of.depth]
    state = battle(unit(0, 20, 20, 33, count=most, files=6, of=of), terrain=[hall])
    there = housed(state, hall, first(state))
    assert there is not None
    assert fits(state, there)
    for i, one in enumerate(there.bodies):
        alone = replace(
            there, figures=there.figures[i : i + 1], places=there.places[i : i + 1], id=900 + i
        )
        rest = replace(
            there,
            figures=there.figures[:i] + there.figures[i + 1 :],
            places=there.places[:i] + there.places[i + 1 :],
        )
        assert fits(state.with_unit(rest), alone), (i, one.x, one.y)


@pytest.mark.rule("CAR-9.7-enter")
def test_who_enters_a_held_building_attacks_those_inside():
    state = indoors(field(unit(1, 20, 20, count=2), unit(0, 60, 45, SOUTH, count=3)))
    play = act(state, 0, Enter(2, NORTH_DOOR))
    assert play.state.unit(2).inside == 7
    assert play.state.field.touches(play.state.unit(1), play.state.unit(2))
    assert play.state.unit(1).doings.attacked
    few = indoors(field(unit(1, 20, 20, count=2), unit(0, 60, 45, SOUTH, count=2)))
    assert why(few, Enter(2, NORTH_DOOR)) == "CAR-5.1.3", "a neutralised unit attacks nobody"


@pytest.mark.rule("CAR-9.7-enter", "CAR-5.2-bases")
def test_contact_through_the_walls_is_at_the_openings_alone():
    state = indoors(field(unit(0, 20, 20, count=1), unit(1, 60, 50, SOUTH, count=1)))
    assert state.field.touches(*state.units) == ((0, 0),)
    beside = indoors(field(unit(0, 20, 20, count=1), unit(1, 63, 50, SOUTH, count=1)))
    assert not beside.field.touches(*beside.units)
