"""Dragons in flight: WD-RACE-DRAGONS."""

import pytest

from slagveld.table.terrain import Floor
from tests.games.wizard_duel.duel import act, box, duel, model, refused, told, walk


def tower(height=20):
    """A tower with a roof of its own."""
    outline = box("building", 36, 34, 48, 46).outline
    units = height * 100
    return box("building", 36, 34, 48, 46, height=units, floors=(Floor(1, outline, units),))


@pytest.mark.rule("WD-RACE-DRAGONS")
def test_over_models_and_scenery():
    rocks = box("rocks", 34, 30, 38, 50, tags=("solid",))
    state = duel(model(0, "dragon", 30, 40), model(1, "ork", 35, 37), terrain=[rocks])
    play = act(state, 0, walk(101, (42, 40)))
    assert play.state.pose(101).x == 4200
    assert told(play, "Moved")[0].manner == "fly"
    assert refused(state, 0, walk(101, (42.01, 40))) == "WD-MOVE-1"
    ogre = duel(model(0, "ogre", 30, 40), terrain=[box("rocks", 34, 38, 35, 42, tags=("solid",))])
    assert refused(ogre, 0, walk(101, (36, 40))) == "WD-MOVE-6"


@pytest.mark.rule("WD-RACE-DRAGONS")
def test_onto_a_roof_and_down_again_by_the_horizontal_distance():
    state = duel(model(0, "dragon", 30, 40), terrain=[tower()])
    up = act(state, 0, walk(101, (42, 40, 1))).state
    assert (up.pose(101).level, up.pose(101).z) == (1, 2000)
    assert refused(state, 0, walk(101, (42.01, 40, 1))) == "WD-MOVE-1"
    down = act(up, 0, walk(101, (31, 40))).state
    assert (down.pose(101).level, down.pose(101).z) == (0, 0)


@pytest.mark.rule("WD-RACE-DRAGONS")
def test_it_ends_only_where_its_base_fits():
    state = duel(model(0, "dragon", 30, 40), model(0, "ork", 39, 40), terrain=[tower()])
    assert refused(state, 0, walk(101, (35.5, 40))) == "WD-RACE-DRAGONS"
    assert refused(state, 0, walk(101, (37, 40, 1))) == "WD-RACE-DRAGONS", "partly beside the roof"
    assert refused(state, 0, walk(101, (30, 41, 7))) == "WD-RACE-DRAGONS", "there is no such roof"
    act(state, 0, walk(101, (35, 40)))


@pytest.mark.rule("WD-RACE-DRAGONS")
def test_landing_in_contact_gives_an_exchange():
    state = duel(model(0, "dragon", 30, 40), model(1, "ork", 44, 40, 180))
    play = act(state, 0, walk(101, (40, 40)), 15, 16)
    assert play.state.creature(102) is None
    assert len(told(play, "Rolled")) == 2
