"""Rulers: inches and army cards, zones, cover, dice."""

import pytest

from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.view.rulers import measured
from slagveld.table.shapes import Spot
from tests.games.little_carnage.battle import battle, box, card, mounted, troop

GAME = LittleCarnage()


def keys(found):
    return [note.key.partition(":")[2] for note in found.notes]


def note(found, name):
    return next(n.values for n in found.notes if n.key == f"little-carnage:scene-ruler-{name}")


def pair(x=25, y=20, *, shooter=None, look=0, back=180, **rest):
    return battle(troop(0, (20, 20, look), card=shooter or card()), troop(1, (x, y, back)), **rest)


@pytest.mark.rule("LC-1.8-ranged-4")
@pytest.mark.parametrize(
    ("length", "count"), [(0, 0), (1, 1), (1000, 1), (1001, 2), (2000, 2), (2001, 3)]
)
def test_an_army_card_is_a_ruler_of_four_inches(length, count):
    found = measured(pair(), Spot(0, 0), Spot(length, 0))
    assert note(found, "cards") == {"count": count}


@pytest.mark.rule("LC-1.8-ranged-4")
@pytest.mark.parametrize(("gap", "count"), [(4, 1), (4.004, 2), (8, 2), (8.004, 3)])
def test_a_ruler_tells_how_many_cards_reach(gap, count):
    found = measured(pair(21 + gap), 1, 2)
    assert found.length == round(gap * 250)
    assert note(found, "cards") == {"count": count}


def test_a_ruler_between_enemies_tells_zones_and_whether_a_shot_is_free():
    found = measured(pair(), 1, 2)
    assert (found.length, found.seen) == (1000, True)
    assert keys(found) == ["scene-ruler-cards", "scene-ruler-ahead", "scene-ruler-side"]
    assert note(found, "ahead")["zone"] == "front"
    assert note(found, "side")["zone"] == "front"
    behind = measured(pair(look=180, back=0), 1, 2)
    assert (behind.seen, note(behind, "ahead")["zone"]) == (False, "rear")
    assert note(behind, "side")["zone"] == "rear"
    aside = measured(pair(look=90, back=90), 1, 2)
    assert note(aside, "ahead")["zone"] == "flank"
    assert note(aside, "side")["zone"] == "flank"


@pytest.mark.parametrize(("gap", "dice"), [(4, 3), (4.004, 2), (8, 2), (12, 1), (12.004, 0)])
def test_a_shooter_sees_how_many_dice_the_distance_leaves(gap, dice):
    found = measured(pair(21 + gap, shooter=card(ranged=True)), 1, 2)
    assert note(found, "dice")["dice"] == dice
    assert "scene-ruler-dice" not in keys(measured(pair(21 + gap), 1, 2))


def test_a_ruler_tells_contact_and_cover():
    assert "scene-ruler-contact" in keys(measured(pair(21), 1, 2))
    assert "scene-ruler-contact" not in keys(measured(pair(21.04), 1, 2))
    hedge = box(900, "hedge", 23.9, 19, 0.4, 2)
    behind = measured(pair(25, terrain=(hedge,)), 1, 2)
    assert note(behind, "cover")["kind"] == "low"


def test_a_ruler_among_friends_tells_only_length_and_contact():
    state = battle(troop(0, (20, 20), (21, 20), (30, 20)))
    found = measured(state, 1, 2)
    assert (found.length, found.seen) == (0, None)
    assert keys(found) == ["scene-ruler-cards", "scene-ruler-contact"]
    assert keys(measured(state, 1, 3)) == ["scene-ruler-cards"]


def test_a_ruler_to_a_spot_or_from_a_spot():
    state = pair()
    found = measured(state, 1, Spot(5250, 5000))
    assert (found.length, found.seen, keys(found)) == (125, None, ["scene-ruler-cards"])
    assert measured(state, Spot(0, 0), Spot(300, 400)).length == 500
    assert measured(state, 1, 77) is None
    assert measured(state, 77, 1) is None
    assert measured(state, 1, 1).length == 0


def test_a_ruler_from_a_model_begins_at_the_stand_it_shares():
    state = mounted(
        battle(
            troop(0, (20, 20, 0), card=card(ranged=True)), troop(0, (20, 20, 0)), troop(1, (25, 20))
        ),
        101,
        102,
    )
    for end in (1, 2, 900):
        found = GAME.measured(state, end, 3)
        assert found.length == 4 * 250 - 125
        assert note(found, "dice")["dice"] == 3
