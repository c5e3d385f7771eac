"""Scenarios that players write for Wizard Duel: through files, to their goals, refused."""

import pytest

import slagveld
from tests.games.written import check_kept, check_ready, faults_of, sheet_like, won

KEY = "wizard-duel"
READY = [scenario.key for scenario in slagveld.game(KEY).scenarios()]


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize("scenario", READY)
def test_ready_made_scenarios_are_the_same_from_a_file(scenario):
    check_ready(KEY, scenario)


CLOSE = {
    "terrain": None,
    "stands": [
        {"side": 1, "x": 4600, "y": 4000, "facing": 0},
        {"side": 1, "x": 4900, "y": 3600, "facing": 0, "weapon": "normal"},
        {"side": 1, "x": 4900, "y": 4400, "facing": 0, "weapon": "normal"},
        {"side": 2, "x": 5400, "y": 4000, "facing": 1800},
    ],
    "rounds": 12,
}


@pytest.mark.rule("SLV-SCENARIO-1", "WD-END-1")
def test_greedy_bots_duel_to_the_end_where_the_file_has_put_them():
    match = won(KEY, sheet_like(KEY, "meeting", **CLOSE), seed=1)
    assert (match.outcome.winners, match.outcome.reason.key) == ((0,), f"{KEY}:end-last")
    assert match.state.options.rounds == 12
    check_kept(match)


def test_pieces_of_the_box_lie_where_the_file_says():
    pieces = [{"key": "wood", "x": 5000, "y": 4000}]
    match = slagveld.game(KEY).match(sheet_like(KEY, "empty", pieces=pieces), seed=1)
    (piece,) = match.state.layout.terrain
    assert piece.kind == "forest"


def test_bots_stop_at_the_last_round_of_the_file():
    game = slagveld.game(KEY)
    assert game.first_state(game.setup_for_bots("empty")).options.rounds == 15
    setup = game.setup_for_bots(sheet_like(KEY, "empty", rounds=7))
    assert game.first_state(setup).options.rounds == 7


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"goals": [{"kind": "hold"}]}, ("goals.0.kind", "card-choice")),
        ({"stands": [{"side": 1, "x": 4600, "y": 4000}]}, ("stands", "scenario-wizard")),
        (
            {"stands": [{"side": 2, "x": 5400, "y": 4000, "weapon": "small"}]},
            ("stands.0", "scenario-wizard"),
        ),
        (
            {"stands": [{"side": 1, "x": 5000, "y": 4000}, {"side": 2, "x": 5010, "y": 4000}]},
            ("stands", "scenario-overlap"),
        ),
        (
            {"stands": [{"side": 1, "x": 5000, "y": 4000}, {"side": 2, "x": 5000, "y": 9000}]},
            ("stands.1", "scenario-beyond"),
        ),
        ({"width": 40000}, ("width", "card-range")),
        ({"players": [2, 2]}, ("players", "card-twice")),
        (
            {
                "terrain": [
                    {"id": 1, "kind": "forest", "outline": {"points": [[0, 0], [9, 0], [18, 0]]}}
                ]
            },
            ("terrain.0.outline", "card-flat"),
        ),
    ],
)
def test_what_is_wrong_is_told_where_it_stands(changes, fault):
    found = faults_of(KEY, sheet_like(KEY, "meeting", **changes))
    assert fault in [(field, key.rpartition(":")[2]) for field, key in found]
