"""The box of scenery and tables laid by hand (MK-PLACE-1)."""

import pytest

from slagveld.games.mage_knight.core.items_and_domains import built
from slagveld.games.mage_knight.core.terrain_kinds import kinds
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.setup.kit import BOX
from slagveld.games.mage_knight.setup.terrain_pieces import at, made, shapes
from slagveld.kernel.dice import Scripted
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.table.inside import place_in_area
from slagveld.texts import WRITTEN, say
from tests.games.boxes import piece_of, refusal_of

GAME = MageKnight()
GAME.add_texts()


def piece(key, x=4500, y=4500, **more):
    return piece_of(shapes()[key], x, y, **more)


def table(*pieces, width=9000, depth=9000, **more):
    return LaidTable(width=width, depth=depth, pieces=tuple(pieces), **more)


def refusal(laid):
    return refusal_of(BOX.lay, laid)


@pytest.mark.rule("MK-PLACE-1", "MK-TERRAIN-2", "MK-BUILT-3")
def test_the_box_holds_every_kind_of_terrain_and_every_card():
    assert {shape.kind for shape in shapes().values()} == set(kinds())
    assert [key for key in shapes() if key.startswith("built:")] == [
        f"built:{key}" for key in built()
    ]
    for shown in BOX.kit().pieces:
        shape = shapes()[shown.key]
        xs, ys = [x for x, _ in shape.points], [y for _, y in shape.points]
        assert (max(xs) - min(xs), max(ys) - min(ys)) in (
            (shape.width, shape.depth),
            (shape.width - shape.width % 2, shape.depth - shape.depth % 2),
        )
        assert shape.least <= min(shape.width, shape.depth)
        assert max(shape.width, shape.depth) <= shape.most
        assert place_in_area(0, 0, shown.outline.area()) > 0
        for language in WRITTEN:
            assert "⟦" not in say(shown.help, language)
    wall = shapes()["built:stone-wall"]
    assert (wall.width, wall.depth, wall.built, wall.abrupt) == (1000, 125, True, False)
    assert wall.points == ((-500, -62), (500, -62), (500, 62), (-500, 62))
    assert (shapes()["plateau"].abrupt, shapes()["hill"].built) == (True, False)
    assert (BOX.kit().width, BOX.kit().least, BOX.kit().most) == (9000, 6000, 24000)
    assert GAME.kit() is BOX.kit()


def test_a_piece_is_sized_turned_and_put_down():
    found = made(shapes()["wall"], 7, piece("wall", 3000, 2000, facing=900, width=2500, depth=200))
    assert (found.id, found.kind) == (7, "blocking")
    assert set(found.outline.points) == {(2900, 750), (3100, 750), (3100, 3250), (2900, 3250)}
    assert at(shapes()["wall"], 1, 0, 0).outline.points == shapes()["wall"].points


def test_a_laid_table_can_be_played_on():
    laid = table(piece("wood", name=" Old wood "), piece("plateau", 2000), ground="snow")
    state = GAME.first_state(GAME.setup("clash", table=GAME.lay(laid)))
    assert state.ground == "snow"
    wood, plateau = state.field.table.terrain
    assert (wood.id, wood.kind, wood.name) == (1, "hindering", "Old wood")
    assert [access.place for access in plateau.accesses] == [(2000, 4000), (2000, 5000)]
    assert GAME.begin(GAME.setup("clash", table=GAME.lay(laid)), Scripted([6, 6, 1, 1])).state


def test_tables_too_small_too_large_or_too_full_are_refused():
    assert BOX.lay(table(width=6000, depth=6000))["width"] == 6000
    assert BOX.lay(table(width=24000))["width"] == 24000
    assert refusal(table(width=5999)).rule == "MK-SETUP-2"
    assert refusal(table(depth=24001)).rule == "MK-SETUP-2"
    many = [
        piece("rocks", 1000 + 800 * (n % 8), 1500 + 800 * (n // 8)) for n in range(BOX.most + 1)
    ]
    assert refusal(table(*many)).text.values == {"most": BOX.most}


def test_unknown_pieces_names_and_sizes_are_refused():
    stranger = LaidPiece(key="castle", x=4500, y=4500, width=500, depth=500)
    found = refusal(table(piece("wood", 2000), stranger))
    assert found.text.values == {"number": 2, "kind": "castle"}
    assert refusal(table(piece("wood", name="a\x07"))).text.values == {"number": 1}
    for size in (249, 4001):
        assert refusal(table(piece("wood", width=size))).text.values["number"] == 1
    for size in (250, 4000):
        assert BOX.lay(table(piece("wood", width=size)))["terrain"]
    assert refusal(table(piece("built:stone-wall", width=125, depth=1000))).rule == "MK-BUILT-2"
    assert BOX.lay(table(piece("built:stone-wall")))["terrain"]


@pytest.mark.rule("MK-SETUP-6", "MK-PLACE-10")
def test_pieces_stay_on_the_table_off_starting_areas_and_off_each_other():
    assert refusal(table(piece("wall", 600))).rule == "MK-SETUP-6"
    assert refusal(table(piece("wall", 4500, 8400))).rule == "MK-PLACE-10"
    assert refusal(table(piece("rocks", 600, 4500))).rule == "MK-PLACE-10"
    cross = table(piece("wall"), piece("wall", facing=900))
    assert refusal(cross).text.values["other"] == 2
    inside = table(piece("hill"), piece("rocks"))
    assert refusal(inside).rule == "MK-PLACE-10"
    same = table(piece("wall"), piece("wall"))
    assert refusal(same).rule == "MK-PLACE-10"
    edge = table(piece("ford", 4000), piece("ford", 5000))
    assert len(BOX.lay(edge)["terrain"]) == 2


@pytest.mark.rule("MK-BUILT-1")
def test_a_laid_table_with_built_terrain_needs_consent():
    laid = GAME.lay(table(piece("built:timber-tower")))
    with pytest.raises(RefusedError) as caught:
        GAME.first_state(GAME.setup("clash", table=laid))
    assert caught.value.refusal.rule == "MK-BUILT-1"
    state = GAME.first_state(GAME.setup("clash", table=laid, options={"built": True}))
    assert [p.kind for p in state.field.table.terrain] == ["built:timber-tower"]


def test_tables_that_are_none_are_refused():
    for given, rule in (
        ({"width": 1}, "MK-SETUP-2"),
        ([], "MK-SETUP-2"),
        ({"width": 9000, "height": 5999}, "MK-SETUP-2"),
        (
            {
                "width": 9000,
                "height": 9000,
                "terrain": [
                    {"id": 1, "kind": "hill", "outline": {"points": [[-1, 0], [9, 0], [9, 9]]}}
                ],
            },
            "MK-SETUP-6",
        ),
    ):
        with pytest.raises(RefusedError) as caught:
            GAME.first_state(GAME.setup("clash", table=given))
        assert caught.value.refusal.rule == rule
