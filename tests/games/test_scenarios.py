"""Ready-made scenarios: each game has enough of them, and battles of bots on them end."""

import pytest

import slagveld
from slagveld.texts import WRITTEN, say
from tests.games.written import won

ENOUGH = 8
TEACHING = {
    "carnage": {"charge", "arrows", "mages", "first"},
    "confrontation": {"encounter"},
    "little-carnage": {"encounter"},
    "mage-knight": {"encounter"},
    "wizard-duel": {"meeting"},
}
"""Those on which something is taught; they count for nothing here."""
FOUGHT = [
    *[("confrontation", key) for key in ("stones", "champions", "plunder", "breach")],
    *[("wizard-duel", key) for key in ("fords", "village", "circle")],
    *[("mage-knight", key) for key in ("altar", "keep")],
    *[("carnage", key) for key in ("pass", "hamlet", "hidden-nest")],
    *[("little-carnage", key) for key in ("the-stolen-princess", "gate-of-the-dwarf-mine")],
]


@pytest.mark.parametrize("key", TEACHING)
def test_every_game_has_enough_scenarios_beside_those_that_teach(key):
    game = slagveld.game(key)
    keys = [one.key for one in game.scenarios()]
    assert TEACHING[key] < set(keys)
    assert len(set(keys) - TEACHING[key]) >= ENOUGH
    titles = [say(one.title, "en") for one in game.scenarios()]
    assert len(set(titles)) == len(keys)
    for one in game.scenarios():
        for name in (one.title, one.summary):
            assert len({say(name, language) for language in WRITTEN}) == len(WRITTEN), one.key


@pytest.mark.parametrize(("key", "scenario"), FOUGHT)
def test_two_greedy_bots_come_to_an_end(key, scenario):
    game = slagveld.game(key)
    match = won(key, scenario, seed=3)
    assert match.outcome is not None
    last = game.scenario_maker().sheet(scenario)["rounds"]
    assert 0 < game.round_of(match.state) <= last
    assert list(game.faults(match.state)) == []
    assert slagveld.load(match.save()).outcome == match.outcome
