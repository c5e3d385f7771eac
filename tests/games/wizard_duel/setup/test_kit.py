"""The box of scenery: every laid table is refused with a reason or can be played on."""

from math import hypot

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from slagveld.games.wizard_duel.core.models import WIZARD
from slagveld.games.wizard_duel.setup.kit import BOX, kinds
from slagveld.games.wizard_duel.terrain.contact_and_distance import barriers
from slagveld.games.wizard_duel.terrain.floors_and_stairs import fits, height_of
from slagveld.games.wizard_duel.terrain.obstacles_and_gaps import way_free
from slagveld.games.wizard_duel.terrain.paths import way_length
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.table.shapes import Pose, RoundBase, Spot
from slagveld.texts import WRITTEN, say
from tests.games.boxes import assert_fills, piece_of, refusal_of
from tests.games.wizard_duel.duel import DUEL, duel, model

LARGE = RoundBase(500)
"""The largest base of the game."""


def piece(key, x, y, facing=0, **more) -> LaidPiece:
    """A piece in the size of the box; places in cm, the facing in degrees."""
    return piece_of(kinds()[key], x * 100, y * 100, facing=facing * 10, **more)


def table(*pieces, width=120, depth=80, ground="grass") -> LaidTable:
    return LaidTable(width=width * 100, depth=depth * 100, pieces=pieces, ground=ground)


def refusal(laid):
    """Why a table cannot be laid: the key of the sentence and its values."""
    found = refusal_of(DUEL.lay, laid)
    assert found.rule in DUEL.rulebook
    return found.text.key.partition(":")[2], found.text.values


def laid_state(*pieces, **size):
    """The state of a duel on a table, before anybody has appeared."""
    return DUEL.match("empty", table=DUEL.lay(table(*pieces, **size)), seed=1).state


def test_the_box_shows_every_kind_in_all_languages():
    kit = DUEL.kit()
    assert [shown.key for shown in kit.pieces] == list(kinds())
    assert {"wood", "house", "tower", "rocks", "pond"} <= set(kinds())
    for shown in kit.pieces:
        assert_fills(shown, shown.outline.points)
        assert len({say(shown.name, language) for language in WRITTEN}) >= 2
        assert all("⟦" not in say(shown.help, language) for language in WRITTEN)


@pytest.mark.rule("WD-SETUP-3")
def test_pieces_lie_where_they_were_put():
    state = laid_state(
        piece("rocks", 30, 40, name="  The Molar "),
        piece("wall", 60, 20, 90),
        piece("pond", 60, 50, width=600, depth=1800),
        ground="snow",
    )
    rocks, wall, pond = state.layout.terrain
    assert (rocks.id, rocks.name, rocks.kind, rocks.tags) == (
        *(1, "The Molar", "rocks"),
        ("solid", "screen"),
    )
    assert rocks.outline.points[0] == (2550, 4060)
    assert wall.outline.points == ((6075, 1000), (6075, 3000), (5925, 3000), (5925, 1000))
    assert (pond.outline.points[0], pond.outline.points[7]) == ((5700, 5040), (6040, 5900))
    scene = DUEL.scene(state, None)
    assert scene.table.ground == "snow"
    assert [ground.look for ground in scene.terrain] == ["rocks", "wall", "pond"]
    assert [say(ground.name) for ground in scene.terrain] == ["The Molar", "Stone wall", "Pond"]


@pytest.mark.rule("WD-PLACE-4")
@pytest.mark.parametrize("key", ["house", "tower"])
@pytest.mark.parametrize("facing", [0, 13.7, 45, 90, 211.3])
@pytest.mark.parametrize("size", ["least", "most"])
def test_the_largest_base_climbs_every_stair(key, facing, size):
    side = getattr(kinds()[key], size)
    laid = piece(key, 60, 40, width=side, depth=side)
    laid = LaidPiece(**{n: getattr(laid, n) for n in laid.__struct_fields__ if n != "facing"},
                     facing=round(facing * 10))  # fmt: skip
    state = laid_state(laid)
    (stair,) = state.layout.terrain[0].connectors
    height = height_of(state.layout, stair.high_level)
    assert height == state.layout.terrain[0].top
    assert fits(state.layout, LARGE, Pose(*stair.low))
    assert fits(state.layout, LARGE, Pose(*stair.high, z=height, level=stair.high_level))
    path = [Spot(*stair.high, stair.high_level)]
    assert way_length(state, Pose(*stair.low), path) == stair.length * 16


@pytest.mark.rule("WD-TERRAIN-1")
@pytest.mark.parametrize("turned", [0, 300, 450, 1234])
def test_a_tower_is_entered_by_its_doors_alone(turned):
    laid = LaidPiece(key="tower", x=6000, y=4000, facing=turned, width=1200, depth=2400)
    terrain = laid_state(laid).layout.terrain
    (tower,) = DUEL.scene(laid_state(laid), None).terrain
    assert len(tower.openings) == 2
    state = duel(model(0, "ogre", 10, 10), terrain=terrain, size=(120, 80))
    middles = [((a.x + b.x) // 2, (a.y + b.y) // 2) for a, b in tower.openings]
    for (x, y), (a, b) in zip(middles, tower.openings, strict=True):
        assert abs(hypot(b.x - a.x, b.y - a.y) - 600) <= 2, "doors keep their width"
        out = (x + (x - 6000) // 2, y + (y - 4000) // 2)
        at_door = state.moved(101, Pose(*out))
        assert way_free(at_door, 0, 101, [Spot(6000, 4000)])
    start, end = tower.outline.points[1:3]
    x, y = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
    out = (x + (x - 6000), y + (y - 4000))
    assert not way_free(state.moved(101, Pose(*out)), 0, 101, [Spot(6000, 4000)])
    assert len(barriers(state.layout)) == 6


def test_every_building_has_a_level_of_its_own():
    state = laid_state(piece("tower", 30, 40), piece("wood", 60, 40), piece("house", 90, 40))
    floors = [floor.level for ground in state.layout.terrain for floor in ground.floors]
    assert floors == [1, 2]
    assert [level for level, _ in DUEL.scene(state, None).table.levels] == [1, 2]


@pytest.mark.rule("WD-MAT-3")
def test_the_table_has_bounds():
    assert refusal(table(width=100, depth=79))[0] == "refusal-table-small"
    assert refusal(table(width=90, depth=90))[0] == "refusal-table-small"
    assert refusal(table(width=241))[0] == "refusal-table-large"
    many = [piece("rocks", 20 + 8 * (n % 10), 30 + 10 * (n // 10), width=300, depth=300)
            for n in range(BOX.most + 1)]  # fmt: skip
    assert refusal(table(*many))[0] == "refusal-kit-pieces"
    DUEL.lay(table(*many[:-1]))


@pytest.mark.rule("WD-SETUP-3")
def test_pieces_that_cannot_lie_there_are_named():
    assert (
        refusal(table(LaidPiece(key="moon", x=0, y=0, width=1, depth=1)))[0] == "refusal-kit-kind"
    )
    wood = piece("wood", 30, 40)
    assert refusal(table(wood, piece("wood", 60, 40, name="a\nb"))) == (
        "refusal-kit-name",
        {"number": 2},
    )
    key, values = refusal(table(wood, piece("tower", 60, 40, width=1199)))
    assert (key, values["number"], say(values["piece"])) == ("refusal-kit-size", 2, "Tower")
    assert refusal(table(piece("rocks", 60, 40, depth=2501)))[0] == "refusal-kit-size"
    key, values = refusal(table(piece("rocks", 60, 3, name="Edge")))
    assert (key, values) == ("refusal-kit-edge", {"number": 1, "piece": "Edge"})
    DUEL.lay(table(piece("rocks", 60, 4)))


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        (("house", 50, 40), ("house", 64, 40), False),
        (("house", 50, 40), ("house", 65, 40), True),
        (("wood", 50, 40), ("pond", 50, 40), False),
        (("wood", 50, 40), ("wood", 55, 40), True),
        (("wood", 50, 40), ("swamp", 50, 40), True),
        (("wall", 50, 40), ("wall", 50, 40, 90), False),
        (("rocks", 50, 40), ("house", 50, 40), False),
    ],
)
def test_buildings_and_solid_pieces_lie_apart(one, other, apart):
    for pair in ((one, other), (other, one)):
        laid = table(*(piece(*each) for each in pair))
        if apart:
            DUEL.lay(laid)
        else:
            key, values = refusal(laid)
            assert (key, values["number"], values["other"]) == ("refusal-kit-overlap", 1, 2)


@pytest.mark.rule("WD-SETUP-6")
def test_every_wizard_finds_room_to_appear():
    corner = laid_state(piece("wood", 10, 8, width=1900, depth=1500)).layout
    assert not fits(corner, WIZARD, Pose(1000, 150), wizard=True)
    wide = [piece("wood", x, 6, width=4800, depth=1200) for x in (24, 60, 96)]
    down = [piece("wood", 6, y, width=1200, depth=4000) for y in (20, 50)]
    assert refusal(table(*wide, *down))[0] == "refusal-no-place"
    middle = piece("pond", 60, 6, width=4000, depth=1200)
    assert fits(laid_state(middle).layout, WIZARD, Pose(150, 150), wizard=True)


def test_a_scenario_with_places_of_its_own_keeps_its_table():
    with pytest.raises(RefusedError) as caught:
        DUEL.match("meeting", table=DUEL.lay(table()))
    assert caught.value.refusal.text.key == "wizard-duel:refusal-own-table"


def pieces_of(draw) -> LaidPiece:
    kind = draw(st.sampled_from(list(kinds().values())))
    sides = st.one_of(
        st.sampled_from([kind.least, kind.most, kind.width]), st.integers(kind.least, kind.most)
    )
    return LaidPiece(
        key=kind.key,
        x=draw(st.integers(0, 12000)),
        y=draw(st.integers(0, 9000)),
        facing=draw(st.integers(0, 3599)),
        width=draw(sides),
        depth=draw(sides),
    )


def can_lie(laid) -> bool:
    """Whether a table can be laid; if not, `refusal` looks at the reason."""
    try:
        DUEL.lay(laid)
    except RefusedError:
        refusal(laid)
        return False
    return True


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_any_table_is_refused_or_played_on(data):
    pieces: list[LaidPiece] = []
    for _ in range(data.draw(st.integers(1, 8))):
        fresh = pieces_of(data.draw)
        if can_lie(table(*pieces, fresh, depth=90)):
            pieces.append(fresh)
    laid = DUEL.lay(table(*pieces, depth=90))
    scenario, players = data.draw(st.sampled_from([("empty", 2), ("three", 3), ("four", 6)]))
    match = DUEL.match(scenario, players=players, table=laid, seed=data.draw(st.integers(0, 99)))
    rng = Rng(7)
    for _ in range(25):
        decision = match.decision
        if decision is None:
            break
        match.play(decision.propose(rng))
        assert list(DUEL.faults(match.state)) == []
        assert not DUEL.overlapping(match.state)
    for placed in match.state.layout.bases:
        wizard = match.state.wizard_of(placed.id) is not None
        room = fits(match.state.layout, placed.base, placed.pose, (placed.id,), wizard=wizard)
        assert room, "nobody stands in a rock"
