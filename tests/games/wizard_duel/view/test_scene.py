"""The duel for a display: table, scenery, pieces, order; and what makes a state unsound."""

import json
from pathlib import Path

import pytest

from slagveld.conformance.words import unsaid_by
from slagveld.games.wizard_duel.core.book import icons
from slagveld.games.wizard_duel.core.races import races
from slagveld.games.wizard_duel.core.state import Options
from slagveld.games.wizard_duel.familiars.familiar_kinds import familiars
from slagveld.record import replace
from slagveld.table.terrain import Connector, Floor
from slagveld.texts import say
from tests.games.wizard_duel.duel import DUEL, act, box, changed, duel, model, walk, wizards

ROOT = Path(__file__).parents[4]
OUTLINE = box("building", 40, 30, 60, 50).outline
HOUSE = box(
    "building", 40, 30, 60, 50, height=800,
    floors=(Floor(1, OUTLINE, 400), Floor(2, OUTLINE, 800)),
    connectors=(Connector("stairs", (3900, 4000), 0, (4200, 4000), 1, 500),),
)  # fmt: skip
POND = box("pond", 10, 60, 20, 70, 2, tags=("solid",))
RUBBLE = box("rubble", 70, 60, 80, 70, 3, tags=("solid",))
MEADOW = box("meadow", 70, 10, 80, 20, 4)


def test_the_table_with_its_levels_and_scenery():
    state = duel(terrain=[HOUSE, POND, RUBBLE, MEADOW, box("forest", 10, 10, 20, 20, 5)])
    scene = DUEL.scene(state, 0)
    assert (scene.table.width, scene.table.depth) == (10000, 8000)
    assert [(level, say(name)) for level, name in scene.table.levels] == [(1, "Floor"), (2, "Roof")]
    names = [say(piece.name) for piece in scene.terrain]
    assert names == ["Building", "Pond", "Rocks", "Open ground", "Forest"]
    assert [piece.look for piece in scene.terrain] == ["roof", "pond", "rubble", "meadow", "wood"]
    assert [(spot.x, spot.level) for spot in scene.terrain[0].points] == [(3900, 0), (4200, 1)]
    assert unsaid_by(DUEL, state, ()) == []


@pytest.mark.rule("WD-SETUP-2", "WD-SETUP-1")
def test_pieces_with_their_number_and_facing():
    state = duel(model(0, "ork", 30, 40, 90, number=7), model(1, "ogre", 40, 40, appeared=2))
    ork, ogre, *standing = DUEL.scene(state, 1).pieces
    assert (say(ork.name), ork.label, ork.seat, ork.pose.facing) == ("Ork 7", "7", 0, 900)
    assert (ork.base.diameter, ogre.base.diameter) == (300, 500)
    assert [badge.icon for badge in ogre.badges] == ["claws", "sparkles", "house"]
    assert (ork.icon, ogre.icon) == ("orc-head", "ogre")
    assert (ork.spent, ogre.spent) == (False, True), "just summoned: it cannot act yet"
    assert [(piece.id, piece.name, piece.icon) for piece in standing] == [
        (1, "W0", "pointy-hat"),
        (2, "W1", "pointy-hat"),
    ]
    assert [gauge.value for gauge in standing[0].gauges] == [20, 100]
    gone = duel(wizards=((5, 40), None, (95, 40)))
    assert [piece.id for piece in DUEL.scene(gone, 0).pieces] == [1, 3]


@pytest.mark.rule("WD-ORDER-6", "WD-END-2")
def test_the_order_of_play_and_the_last_round():
    state = changed(duel(options=Options(rounds=15)), order=(1, 0), round=3)
    scene = DUEL.scene(state, 0)
    assert scene.tracks[0].steps == ("W1", "W0")
    assert (scene.round, scene.round_limit) == (3, 15)


def test_names_of_pieces_in_the_log():
    state = duel(model(0, "ork", 30, 40, number=4), model(1, "ork", 33, 40))
    assert state.name_of(101).nl == "Ork 4"
    assert state.name_of(2) == "W1"
    assert state.name_of(99) == "?"
    play = act(state, 0, walk(101, facing=180))
    assert play.events[0].name.de == "Ork 4"


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        ({}, []),
        ({"wounds": 0}, ["fault-creature"]),
        ({"wounds": 6}, ["fault-creature"]),
        ({"race": "hobbit"}, ["fault-creature"]),
        ({"seat": 2}, ["fault-creature"]),
        ({"id": 999}, ["fault-bases"]),
    ],
)
def test_unsound_creatures(change, faults):
    state = duel(model(0, "ork", 30, 40))
    broken = replace(state.creatures[0], **change)
    state = changed(state, creatures=(broken,))
    assert [fault.key.removeprefix("wizard-duel:") for fault in DUEL.faults(state)] == faults


@pytest.mark.parametrize(
    ("change", "sound"),
    [
        ({"field": 50}, True),
        ({"field": 51}, False),
        ({"field": -1}, False),
        ({"points": -1}, False),
    ],
)
def test_unsound_wizards(change, sound):
    state = wizards().with_wizard(1, **change)
    assert (list(DUEL.faults(state)) == []) == sound


def test_everything_has_a_drawing_that_exists():
    found = icons()
    assert set(found.races) == set(races())
    assert set(found.familiars) == set(familiars())
    named = {found.wizard}.union(
        *(group.values() for group in (found.races, found.weapons, found.familiars, found.badges))
    )
    drawings = ROOT / "web/node_modules/@iconify-json/game-icons/icons.json"
    if not drawings.exists():
        pytest.skip("the drawings come with the web table: make web")
    assert named <= set(json.loads(drawings.read_text("utf-8"))["icons"])
