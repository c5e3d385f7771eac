"""Scenarios that players write for Carnage: through files, to their goals, refused."""

import pytest

import slagveld
from tests.games.written import check_kept, check_ready, faults_of, sheet_like, won

KEY = "carnage"
READY = [scenario.key for scenario in slagveld.game(KEY).scenarios()]


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize("scenario", READY)
def test_ready_made_scenarios_are_the_same_from_a_file(scenario):
    check_ready(KEY, scenario)


HERD = {
    "width": 9000,
    "depth": 9000,
    "sides": [
        {"name": "Raiders", "army": "herptars-patrol", "zone-depth": 2500},
        {"name": "Herders", "army": "brigandians-patrol", "zone-depth": 5000},
    ],
    "goals": [
        {"kind": "last"},
        {"kind": "destroy", "side": 1, "what": "cows", "count": 2, "rows": [5000, 5000]},
    ],
    "rounds": 8,
}


@pytest.mark.rule("SLV-SCENARIO-1", "CAR-16-cattle-goal")
def test_greedy_bots_slay_the_herd_of_ones_own():
    match = won(KEY, sheet_like(KEY, "cattle", **HERD), seed=1)
    assert (match.outcome.winners, match.outcome.reason.key) == ((0,), f"{KEY}:end-cows")
    check_kept(match)


def test_pieces_of_the_box_lie_where_the_file_says():
    pieces = [{"key": "open-forest", "x": 9000, "y": 9000, "width": 3000, "depth": 2000}]
    match = slagveld.game(KEY).match(sheet_like(KEY, "open", pieces=pieces), seed=1)
    assert [piece.kind for piece in match.state.field.table.terrain] == ["open-forest"]


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"goals": [{"kind": "hold"}]}, ("goals", "scenario-goal-always")),
        ({"goals": [{"kind": "last"}, {"kind": "hold"}]}, ("goals.1", "scenario-goal-piece")),
        (
            {
                "goals": [
                    {"kind": "last"},
                    {"kind": "destroy", "side": 4, "what": "cows", "count": 1},
                ]
            },
            ("goals.1.side", "scenario-side-unknown"),
        ),
        (
            {
                "goals": [
                    {"kind": "last"},
                    {"kind": "destroy", "side": 1, "what": "eggs", "count": 1},
                ]
            },
            ("goals.1", "scenario-goal-piece"),
        ),
        ({"teams": [2, 3]}, ("sides", "scenario-sides-few")),
        (
            {"pieces": [{"key": "open-forest", "x": 100, "y": 100}]},
            ("pieces.0", "refusal-kit-edge"),
        ),
        ({"depth": 6000}, ("", "refusal-set-table-small")),
    ],
)
def test_what_is_wrong_is_told_where_it_stands(changes, fault):
    found = faults_of(KEY, sheet_like(KEY, "cattle", **changes))
    assert fault in [(field, key.rpartition(":")[2]) for field, key in found]
