"""Placing objectives and terrain: distances, order, what does not fit (MK-PLACE-*)."""

import msgspec
import pytest

from slagveld.games.mage_knight.core.state import Options, Reserve
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.setup.objectives import (
    ColourChoice,
    OwnObjective,
    PlaceMiddle,
    PlaceObjective,
    nearest_on_line,
    on_line,
)
from slagveld.games.mage_knight.setup.terrain_pieces import at, shapes, side_middle
from slagveld.games.mage_knight.setup.terrain_placing import (
    APART,
    NextTerrain,
    PlaceTerrain,
    Siting,
    apart,
    first_fit,
    fitting,
    left_of,
    piece_refusal,
)
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng, Scripted
from slagveld.kernel.event import Placed, Told
from slagveld.kernel.play import Play
from slagveld.table.shapes import Outline, Spot
from tests.games.mage_knight.battle import battle, box, events, man

GAME = MageKnight()
GAME.add_texts()
LAST = ColourChoice(0)
"""A question that waits behind what is tested."""
BORDER = (2000, 8250, 7000, 8250)
"""The far border of the southern starting area."""


def field(*keys, agenda=(), seats=(0, 1), built=True, **rest):
    """A battlefield in set-up with these pieces on the pile, numbered from 50 on."""
    edges = ((0, "south"), (1, "north"), (2, "west"), (3, "east"))[: len(seats)]
    pile = tuple([Reserve(50 + place, 0, key) for place, key in enumerate(keys)])
    return battle(
        seats=seats,
        edges=edges,
        pile=pile,
        phase="setup",
        options=Options(built=built),
        agenda=[*agenda, LAST],
        **rest,
    )


def answered(state, seat, action):
    refusal = state.agenda.top.check(state, seat, action)
    assert refusal is None, str(refusal)
    return GAME.apply(state, seat, action, Scripted([]), listening=True)


def rule_of(state, action, seat=0):
    refusal = state.agenda.top.check(state, seat, action)
    return None if refusal is None else refusal.rule


# Objectives


@pytest.mark.rule("MK-PLACE-3", "MK-NEED-2")
def test_one_objective_lies_in_the_middle():
    play = Play(GAME, field(agenda=[PlaceMiddle()]), Scripted([]), listening=True)
    PlaceMiddle().run(play)
    (objective,) = play.state.objectives
    assert (objective.x, objective.y, objective.holder, objective.placer) == (4500, 4500, -1, -1)
    (event,) = events(play, Placed)
    assert (event.piece, event.rule) == (objective.id, "MK-PLACE-3")
    assert event.name.values == {"number": 1}


@pytest.mark.rule("MK-PLACE-2", "MK-PLACE-EX1", "MK-NEED-2", "MK-NEED-1")
def test_there_is_one_objective_more_than_players():
    for scenario, players, count in (
        ("clash", 2, 3),
        ("melee", 3, 4),
        ("melee", 4, 5),
        ("teams", 4, 5),
    ):
        state = GAME.first_state(GAME.setup(scenario, players=players))
        assert len(state.objectives) == count
    for players in (2, 3, 4):
        setup = GAME.setup("book", players=players)
        match = GAME.match(setup.scenario, players=players, seed=3)
        rng = Rng(5)
        while match.state.phase == "setup":
            question = GAME.question(match.state)
            seat = question.who(match.state)[0]
            match.play(question.propose(match.state, seat, rng), seat)
        assert len(match.state.objectives) == players + 1


@pytest.mark.rule("MK-PLACE-5")
def test_the_distance_from_the_far_border_is_exact():
    state = field(agenda=[OwnObjective(0, 7)])
    for x in (2000, 4500, 7000):
        assert rule_of(state, PlaceObjective(Spot(x, 8250 - 1750))) is None
        for y in (8250 - 1751, 8250 - 1749, 8250 + 1750):
            assert rule_of(state, PlaceObjective(Spot(x, y))) == "MK-PLACE-5"
    assert rule_of(state, PlaceObjective(Spot(4500, 6500, 1))) == "MK-PLACE-5"


@pytest.mark.rule("MK-PLACE-5")
def test_beyond_the_ends_of_the_border_it_is_measured_to_the_end():
    assert on_line("south", BORDER, 2000 - 300, 8250 - 400, 500)
    assert not on_line("south", BORDER, 2000 - 500, 8250, 500)
    assert not on_line("south", BORDER, 2000 - 300, 8250 - 500, 500)
    assert on_line("south", BORDER, 7000 + 300, 8250 - 400, 500)
    assert on_line("south", BORDER, 2000 - 300, 8250 - 399, 500)
    assert not on_line("south", BORDER, 2000 - 300, 8250 - 398, 500)
    assert on_line("south", BORDER, 2000 - 300, 8250 - 401, 500)
    assert not on_line("south", BORDER, 2000 - 300, 8250 - 402, 500)
    assert not on_line("south", BORDER, 1700, 8250 + 400, 500)
    east = (8250, 7000, 8250, 2000)
    assert on_line("east", east, 8250 - 500, 4500, 500)
    assert on_line("east", east, 8250 - 300, 7400, 500)
    assert not on_line("east", east, 8250 + 500, 4500, 500)


@pytest.mark.rule("MK-PLACE-5")
def test_every_edge_has_its_line():
    seats = (0, 1, 2, 3)
    for seat, spot in enumerate(((4500, 7750), (4500, 1250), (1250, 4500), (7750, 4500))):
        state = field(agenda=[OwnObjective(seat, 2)], seats=seats)
        assert OwnObjective(seat, 2).candidates(state, seat)[0] == PlaceObjective(Spot(*spot))
        play = answered(state, seat, PlaceObjective(Spot(*spot)))
        (objective,) = play.state.objectives
        assert (objective.x, objective.y, objective.placer, objective.holder) == (*spot, seat, -1)
        assert events(play, Placed)[0].rule == "MK-PLACE-5"


@pytest.mark.rule("MK-PLACE-5")
def test_a_spot_that_is_pointed_at_is_put_on_the_line():
    assert nearest_on_line("south", BORDER, 3000, 100, 500) == (3000, 7750)
    assert nearest_on_line("south", BORDER, 1400, 7450, 500) == (1700, 7850)
    assert nearest_on_line("south", BORDER, 100, 8900, 500) == (2000, 7750)
    question = OwnObjective(0, 2)
    state = field(agenda=[question])
    shown = question.preview(state, 0, Partial("PlaceObjective", {"spot": [3000, 100, 0]}))
    assert shown.snapped == {"spot": [3000, 7750, 0]}
    assert (shown.refusal, shown.ghosts[0].pose.y) == (None, 7750)
    there = question.preview(state, 0, Partial("PlaceObjective", {"spot": [3000, 7750, 0]}))
    assert there.snapped == {}
    assert question.preview(state, 0, Partial("PlaceObjective")).region is not None
    for seed in range(20):
        action = question.propose(state, 0, Rng(seed))
        assert rule_of(state, action) is None


@pytest.mark.rule("MK-PLACE-6", "MK-SETUP-6")
def test_objectives_do_not_overlap_and_lie_on_the_battlefield():
    state = field(agenda=[OwnObjective(0, 2)], objectives=[(18, 31)])
    for aside, rule in ((295, None), (294, "MK-PLACE-6"), (-295, None), (0, "MK-PLACE-6")):
        assert rule_of(state, PlaceObjective(Spot(4500 + aside, 7750))) == rule
    small = field(agenda=[OwnObjective(0, 12)], size=(24, 36))
    for x, rule in ((5850, None), (5851, "MK-SETUP-6")):
        y = next(
            y
            for y in range(8250, 4000, -1)
            if on_line("south", (2000, 8250, 4000, 8250), x, y, 3000)
        )
        assert rule_of(small, PlaceObjective(Spot(x, y))) == rule


@pytest.mark.rule("MK-PLACE-8")
def test_objectives_are_no_terrain():
    state = field(objectives=[(18, 18)])
    assert state.field.table.terrain == ()


# Distances of terrain


@pytest.mark.rule("MK-PLACE-10")
def test_terrain_keeps_three_inches_from_terrain():
    other = box(1, "hindering", 20, 14, 4, 4)
    state = field(terrain=[other])
    for gap, rule in ((3, None), (2.996, "MK-PLACE-10"), (0, "MK-PLACE-10")):
        piece = box(2, "hill", 20 - gap - 4, 15, 4, 2)
        assert (piece_refusal(state, piece) and piece_refusal(state, piece).rule) == rule
    corner = APART / 250
    for gap, fits in ((corner * 0.708, True), (corner * 0.705, False)):
        piece = box(2, "hill", 20 - gap - 4, 14 - gap - 2, 4, 2)
        assert (piece_refusal(state, piece) is None) == fits
    inside = box(2, "hill", 21, 15, 1, 1)
    assert piece_refusal(state, inside).rule == "MK-PLACE-10"
    assert not apart(inside.area, other.area)


@pytest.mark.rule("MK-PLACE-10")
def test_terrain_keeps_three_inches_from_starting_areas():
    state = field()
    for low, rule in ((30, None), (30.004, "MK-PLACE-10"), (33, "MK-PLACE-10")):
        piece = box(2, "hill", 15, low - 2, 4, 2)
        assert (piece_refusal(state, piece) and piece_refusal(state, piece).rule) == rule
    assert piece_refusal(state, box(2, "hill", 10, 34, 2, 1)).rule == "MK-PLACE-10"
    beside = box(2, "hill", 1, 33, 4, 2)
    assert piece_refusal(state, beside) is None


@pytest.mark.rule("MK-PLACE-10")
def test_terrain_keeps_three_inches_from_the_edge_of_objectives():
    state = field(objectives=[(18, 18)])
    for left, rule in ((18 + 0.6 + 3, None), (18 + 0.6 + 2.99, "MK-PLACE-10")):
        piece = box(2, "hill", left, 16, 4, 4)
        assert (piece_refusal(state, piece) and piece_refusal(state, piece).rule) == rule


@pytest.mark.rule("MK-BUILT-9")
def test_built_terrain_may_lie_near_other_built_terrain_only():
    wall = box(1, "built:stone-wall", 16, 18, 4, 0.5)
    state = field(terrain=[wall, box(2, "hill", 26, 18, 4, 4)], objectives=[(12, 26)])
    near = box(3, "built:stone-wall", 16, 18.6, 4, 0.5)
    assert piece_refusal(state, near) is None
    assert piece_refusal(state, box(3, "built:stone-wall", 16, 18.4, 4, 0.5)).rule == "MK-BUILT-9"
    assert piece_refusal(state, box(3, "built:stone-wall", 21, 18, 4, 0.5)).rule == "MK-BUILT-9"
    assert piece_refusal(state, box(3, "hindering", 16, 19, 4, 2)).rule == "MK-PLACE-10"
    assert piece_refusal(state, box(3, "built:stone-wall", 10, 24, 4, 0.5)).rule == "MK-PLACE-10"
    assert piece_refusal(state, box(3, "built:stone-wall", 12, 32, 4, 0.5)).rule == "MK-PLACE-10"


@pytest.mark.rule("MK-SETUP-6", "MK-BUILT-7")
def test_the_whole_piece_lies_on_the_battlefield():
    state = field()
    assert piece_refusal(state, box(2, "hill", 0, 16, 4, 2)) is None
    assert piece_refusal(state, box(2, "hill", -0.004, 16, 4, 2)).rule == "MK-SETUP-6"
    assert piece_refusal(state, box(2, "hill", 32, 34.004, 4, 2)).rule == "MK-SETUP-6"
    wall = box(2, "built:stone-wall", 32.004, 16, 4, 0.5)
    assert piece_refusal(state, wall).rule == "MK-BUILT-7"


# Taking turns


@pytest.mark.rule("MK-PLACE-9")
def test_players_place_any_piece_in_turn_from_the_left_of_the_first():
    state = field("rocks", "wall", agenda=[NextTerrain(1)], order=(0, 1))
    play = Play(GAME, state, Scripted([]), listening=True)
    play.run()
    assert play.state.agenda.top == Siting(1)
    play = answered(play.state, 1, PlaceTerrain(51, Spot(4500, 4500), 900))
    assert play.state.agenda.top == Siting(0)
    (piece,) = play.state.field.table.terrain
    assert (piece.id, piece.kind) == (51, "blocking")
    assert set(piece.outline.points) == {(4425, 3875), (4575, 3875), (4575, 5125), (4425, 5125)}
    assert [reserve.id for reserve in play.state.pile] == [50]
    (event,) = events(play, Placed)
    assert (event.piece, event.pose.x, event.pose.y, event.rule) == (51, 4500, 4500, "MK-PLACE-9")
    play = answered(play.state, 0, PlaceTerrain(50, Spot(2000, 4500)))
    assert (play.state.pile, play.state.agenda.top) == ((), LAST)


@pytest.mark.rule("MK-PLACE-9")
def test_only_pieces_of_the_pile_are_placed_on_the_ground():
    state = field("rocks", agenda=[Siting(0)])
    assert rule_of(state, PlaceTerrain(99, Spot(4500, 4500))) == "MK-PLACE-9"
    assert rule_of(state, PlaceTerrain(50, Spot(4500, 4500, 1))) == "MK-PLACE-9"
    assert rule_of(state, PlaceTerrain(50, Spot(4500, 8500))) == "MK-PLACE-10"
    assert left_of(field(seats=(0, 1, 2), order=(2, 0, 1)), 1) == 2
    assert left_of(field(seats=(0, 1, 2), order=(2, 0, 1), out=(0,)), 2) == 1


@pytest.mark.rule("MK-PLACE-11")
def test_what_fits_nowhere_is_put_aside_and_what_fits_must_be_placed():
    full = [box(n + 1, "hill", 0, 4 * n, 36, 0.5) for n in range(9)]
    state = field("rocks", "wood", agenda=[NextTerrain(1)], terrain=full, order=(0, 1))
    assert fitting(state) == []
    play = Play(GAME, state, Scripted([]), listening=True)
    play.run()
    assert (play.state.pile, play.state.agenda.top) == ((), LAST)
    assert [event.rule for event in events(play, Told)] == ["MK-PLACE-11"]
    open_state = field("rocks", agenda=[Siting(0)])
    assert Siting(0).actions == (PlaceTerrain,)
    assert [form.action for form in Siting(0).ask(open_state).forms] == ["PlaceTerrain"]


@pytest.mark.rule("MK-PLACE-11")
def test_the_grid_finds_the_only_gap_and_the_way_to_turn_a_piece():
    gap = [box(1, "hill", 0, 0, 14, 36), box(2, "hill", 20.8, 0, 15.2, 36)]
    state = field("wall", terrain=gap)
    x, y, facing = first_fit(state, "wall")
    piece = at(shapes()["wall"], 9, x, y, facing)
    assert facing in (900, 2700)
    assert piece_refusal(state, piece) is None
    assert (x % 125, y % 125) == (0, 0)
    narrow = [box(1, "hill", 0, 0, 14, 36), box(2, "hill", 20.5, 0, 15.5, 36)]
    assert first_fit(field("wall", terrain=narrow), "wall") is None


@pytest.mark.rule("MK-PLACE-11")
def test_the_first_fit_is_the_first_spot_of_the_grid_that_is_allowed():
    state = field("rocks", objectives=[(18, 18)], terrain=[box(1, "hill", 3, 3, 6, 6)])
    found = first_fit(state, "rocks")
    spots = [
        (x, y, facing)
        for y in range(125, found[1] + 1, 125)
        for x in range(125, 9000, 125)
        for facing in (0, 450, 900, 1350, 1800, 2250, 2700, 3150)
    ]
    first = next(
        spot for spot in spots if piece_refusal(state, at(shapes()["rocks"], 9, *spot)) is None
    )
    assert found == first


@pytest.mark.rule("MK-BUILT-8")
def test_two_pieces_of_built_terrain_are_placed_in_one_go():
    keys = ("built:stone-wall", "built:timber-tower", "rocks", "built:stone-wall")
    state = field(*keys, agenda=[NextTerrain(1)], order=(0, 1))
    play = Play(GAME, state, Scripted([]), listening=True)
    play.run()
    play = answered(play.state, 1, PlaceTerrain(50, Spot(4500, 4500)))
    second = Siting(1, second=True)
    assert play.state.agenda.top == second
    assert rule_of(play.state, PlaceTerrain(52, Spot(2000, 4500)), 1) == "MK-BUILT-8"
    shown = second.ask(play.state).forms[0].fields[0].choices
    assert [choice.key for choice in shown] == ["51", "53"]
    assert [action.piece for action in second.candidates(play.state, 1)] == [51, 53]
    for seed in range(12):
        assert second.propose(play.state, 1, Rng(seed)).piece in (51, 53)
    play = answered(play.state, 1, PlaceTerrain(51, Spot(4500, 5200)))
    assert play.state.agenda.top == Siting(0)
    play = answered(play.state, 0, PlaceTerrain(53, Spot(4500, 3800)))
    assert play.state.agenda.top == Siting(1)
    play = answered(play.state, 1, PlaceTerrain(52, Spot(1500, 4500)))
    assert play.state.agenda.top == LAST
    assert [p.kind for p in play.state.field.table.terrain] == [
        "built:stone-wall",
        "built:timber-tower",
        "built:stone-wall",
        "blocking",
    ]


@pytest.mark.rule("MK-ABRUPT-2")
def test_whoever_places_an_abrupt_piece_marks_its_access_points():
    state = field("plateau", "rocks", agenda=[Siting(0)])
    here = Spot(4500, 4500)
    assert rule_of(state, PlaceTerrain(50, here, 0, ("4",))) == "MK-ABRUPT-2"
    assert rule_of(state, PlaceTerrain(51, here, 0, ("0",))) == "MK-ABRUPT-2"
    play = answered(state, 0, PlaceTerrain(50, here, 0, ("1", "3", "1")))
    (piece,) = play.state.field.table.terrain
    assert [access.place for access in piece.accesses] == [(5125, 4500), (3875, 4500)]
    bare = answered(state, 0, PlaceTerrain(50, here)).state.field.table.terrain[0]
    assert [access.place for access in bare.accesses] == [(4500, 4000)]
    rocks = answered(state, 0, PlaceTerrain(51, here)).state.field.table.terrain[0]
    assert rocks.accesses == ()
    names = [f.name for f in Siting(0).ask(state).forms[0].fields]
    assert names == ["piece", "spot", "facing", "access"]
    assert len(Siting(0).ask(state).forms[0].fields[3].choices) == 4
    plain = field("rocks", agenda=[Siting(0)])
    assert [f.name for f in Siting(0).ask(plain).forms[0].fields] == ["piece", "spot", "facing"]
    assert side_middle([(0, 0), (10, 0), (10, 20)], 2) == (5, 10)


def test_a_piece_that_is_pointed_at_is_nudged_to_where_it_fits():
    question = Siting(0)
    state = field("rocks", agenda=[question])
    values = {"piece": 50, "spot": [4500, 7500, 0]}
    shown = question.preview(state, 0, Partial("PlaceTerrain", values))
    x, y, _ = shown.snapped["spot"]
    assert (x, shown.refusal, shown.region.meaning) == (4500, None, "allowed")
    assert rule_of(state, PlaceTerrain(50, Spot(x, y))) is None
    assert rule_of(state, PlaceTerrain(50, Spot(x, y + 63))) == "MK-PLACE-10"
    far = question.preview(
        state, 0, Partial("PlaceTerrain", {"piece": 50, "spot": [4500, 8600, 0]})
    )
    assert (far.refusal.rule, far.region.meaning) == ("MK-PLACE-10", "forbidden")
    fine = question.preview(
        state, 0, Partial("PlaceTerrain", {"piece": 50, "spot": [4500, 4500, 0], "facing": 900})
    )
    assert (fine.snapped, fine.refusal) == ({}, None)
    assert isinstance(fine.region.outlines[0], Outline)
    assert question.preview(state, 0, Partial("PlaceTerrain", {"piece": 50})).region is None
    for seed in range(10):
        assert rule_of(state, question.propose(state, 0, Rng(seed))) is None


def test_views_of_set_up_survive_json():
    state = field("rocks", "plateau", agenda=[Siting(0)], objectives=[(18, 18)])
    data = GAME.codec.encode(state)
    assert GAME.codec.state(data) == state
    assert msgspec.json.decode(data)["pile"][0]["key"] == "rocks"
    assert battle(man(0, 5, 5)).pile == ()
