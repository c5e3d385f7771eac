"""The box of scenery, and tables laid from it."""

import pytest

from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.scenario.battlefield import shapes
from slagveld.games.little_carnage.setup.kit import BOX
from slagveld.games.little_carnage.terrain.scenery_and_cover import kinds
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.kit.box_shapes import shape_in
from tests.games.little_carnage.battle import box

GAME = LittleCarnage()


def laid(*pieces, width=10000, depth=10000):
    return LaidTable(width=width, depth=depth, pieces=tuple(pieces))


def piece(key="hedge", x=5000, y=5000, **more):
    shape = shapes().get(key)
    sizes = {} if shape is None else {"width": shape.width, "depth": shape.depth}
    return LaidPiece(key=key, x=x, y=y, **{"width": 100, "depth": 100, **sizes, **more})


def refusal(table):
    with pytest.raises(RefusedError) as error:
        GAME.lay(table)
    found = error.value.refusal
    return found.rule, found.text.key.partition(":")[2]


def test_the_box_holds_every_shape_with_words():
    kit = GAME.kit()
    assert [one.key for one in kit.pieces] == list(shapes())
    assert (kit.least, kit.most, kit.width, kit.depth) == (6000, 24000, 10000, 10000)
    assert (kit.pieces_most, kit.grounds[0]) == (40, "grass")
    for one in kit.pieces:
        assert one.help.values["words"] == kinds()[shapes()[one.key].kind].words
        assert one.least <= min(one.width, one.depth)
        assert max(one.width, one.depth) <= one.most


@pytest.mark.parametrize("key", shapes())
def test_every_shape_fills_its_size(key):
    shape = shapes()[key]
    xs, ys = [x for x, _ in shape.points], [y for _, y in shape.points]
    assert (max(xs) - min(xs), max(ys) - min(ys)) == (shape.width, shape.depth)
    assert shape.kind in kinds()


def test_a_piece_remembers_its_shape_its_name_and_its_height():
    found = BOX.made(7, piece("city-wall", name=" Old wall ", facing=900))
    assert (found.id, found.kind, found.height, found.name) == (7, "high-wall", 1000, "Old wall")
    assert found.outline.points[0] == (5100, 3750)
    assert shape_in(shapes(), found).key == "city-wall"
    assert BOX.made(1, piece("bridge")).rank == 1
    assert shape_in(shapes(), box(1, "hedge", 1, 1, 1, 1)) is None


def test_a_table_laid_by_hand_can_be_fought_on():
    table = GAME.lay(laid(piece(), piece("hill", 3000, 4000), piece("house", 7000, 6000)))
    assert [one["kind"] for one in table["terrain"]] == ["hedge", "hill", "building"]
    assert (table["width"], table["height"], table["ground"]) == (10000, 10000, "grass")
    setup = GAME.setup("last-man-standing", table=table)
    assert GAME.begin(setup, Quick(Rng(2))).state.round == 1


@pytest.mark.rule("LC-4.1-3")
def test_what_cannot_be_laid_is_refused():
    assert refusal(laid(width=5999)) == ("LC-4-2", "refusal-set-size")
    assert refusal(laid(depth=24_001)) == ("LC-4-2", "refusal-set-size")
    assert GAME.lay(laid(width=6000, depth=24_000))["height"] == 24_000
    assert refusal(laid(*[piece()] * 41)) == ("LC-4.1-3", "refusal-kit-pieces")
    assert refusal(laid(piece("castle"))) == ("LC-4.1-3", "refusal-kit-kind")
    assert refusal(laid(piece(name="\x07"))) == ("LC-4.1-3", "refusal-kit-name")
    assert refusal(laid(piece(width=7000))) == ("LC-4.1-3", "refusal-kit-size")
    assert refusal(laid(piece(x=700))) == ("LC-1.3-19", "refusal-kit-edge")
    assert len(GAME.lay(laid(*[piece()] * 40))["terrain"]) == 40
    assert len(GAME.lay(laid(piece(x=750)))["terrain"]) == 1


@pytest.mark.rule("LC-4-2")
@pytest.mark.parametrize(
    ("key", "y", "rule"),
    [
        ("house", 7549, None),
        ("house", 7551, "LC-4-2"),
        ("house", 2449, "LC-4-2"),
        ("crag", 9000, "LC-4-2"),
        ("ditch", 9000, "LC-4-2"),
        ("high-wall", 9000, "LC-4-2"),
        ("hedge", 9000, None),
        ("hill", 9000, None),
        ("wood", 9000, None),
    ],
)
def test_deployment_strips_keep_room_for_armies(key, y, rule):
    if rule is None:
        assert GAME.lay(laid(piece(key, y=y)))["terrain"]
    else:
        assert refusal(laid(piece(key, y=y))) == (rule, "refusal-kit-zone")
