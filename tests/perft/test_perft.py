"""Everything that can happen within a few decisions is counted, in every registered game."""

from pathlib import Path

import pytest

import slagveld
from slagveld.conformance.perft import (
    BudgetError,
    Position,
    divided,
    fault,
    fresh_positions,
    main,
    outcomes,
    perft,
    positions,
)
from slagveld.kernel.dice import Draw, Roll
from slagveld.kernel.registry import games
from slagveld.texts import Text

FOLDER = Path(__file__).parent
FAKE = FOLDER.parent / "fake"
GAMES = sorted(games())


@pytest.mark.parametrize("key", GAMES)
def test_the_counts_are_the_recorded_ones(key):
    assert (FOLDER / f"{key}.yaml").is_file(), (
        f"{key}: python -m slagveld.conformance.perft --write"
    )
    game = slagveld.game(key)
    recorded = positions(FOLDER, key)
    assert recorded
    faults = [told for position in recorded if (told := fault(game, position)) is not None]
    assert not faults, "\n".join(faults)


def test_no_file_is_left_over():
    assert {path.stem for path in FOLDER.glob("*.yaml")} <= set(GAMES)


def test_dice_that_fall_together_have_no_order():
    purpose = Text("plain", {"words": ""})
    assert list(outcomes(Roll(1, 6, purpose))) == [(face,) for face in range(1, 7)]
    assert list(outcomes(Roll(2, 2, purpose))) == [(1, 1), (1, 2), (2, 2)]
    assert len(list(outcomes(Roll(3, 6, purpose)))) == 56
    assert list(outcomes(Draw(("a", "a", "b"), ("", "", ""), purpose))) == [(1,), (3,)]


class TestPig:
    """Pig branches in 2 bets for each of two players, then in 1 (hold) + 6 (roll) each time."""

    @pytest.fixture(autouse=True)
    def pig(self, monkeypatch):
        monkeypatch.syspath_prepend(str(FAKE))
        return slagveld.game("pig")

    def position(self, depth, leaves=0, **rest):
        given = {"scenario": "yard", "players": 2, "seed": 1, "played": 0, **rest}
        return Position(depth=depth, leaves=leaves, **given)

    @pytest.mark.parametrize(
        ("depth", "leaves"), [(0, 1), (1, 2), (2, 4), (3, 4 * 7), (4, 4 * 7 * 7)]
    )
    def test_counts_by_hand(self, pig, depth, leaves):
        assert perft(pig, self.position(depth)) == leaves

    def test_after_some_decisions(self, pig):
        assert perft(pig, self.position(1, played=2)) == 7
        assert perft(pig, self.position(1, played=1)) == 2

    def test_a_battle_that_is_over_is_a_leaf(self, pig):
        assert perft(pig, self.position(3, played=10_000)) == 1

    def test_three_players_bet_one_more_time(self, pig):
        assert perft(pig, self.position(3, players=3)) == 8

    def test_a_wrong_count_is_shown_by_first_answer(self, pig):
        assert fault(pig, self.position(3, 28)) is None
        told = fault(pig, self.position(3, 27))
        assert "28 leaves at depth 3, not 27" in told
        rows = [line.split() for line in told.splitlines()[1:]]
        assert rows == [
            ["14", '{"type":"Wager","points":0}'],
            ["14", '{"type":"Wager","points":1}'],
        ]
        assert divided(pig, self.position(3)).splitlines() == told.splitlines()[1:]

    def test_changed_rules_are_found(self, pig, monkeypatch):
        monkeypatch.setattr("slagveld_pig.game.GOAL", 1)
        assert fault(pig, self.position(4, 196)) is not None

    def test_a_budget_is_kept(self, pig):
        with pytest.raises(BudgetError):
            perft(pig, self.position(4, budget=50))
        assert "more than 50 nodes" in fault(pig, self.position(4, budget=50))

    def test_new_games_get_positions_as_deep_as_the_budget_allows(self, pig):
        fresh = fresh_positions(pig)
        assert fresh[0] == self.position(4, 196)
        assert all(fault(pig, position) is None for position in fresh)
        assert all(position.leaves > 1 for position in fresh)

    def test_files_are_written_compared_and_counted_anew(self, tmp_path, capsys):
        folder = ["--folder", str(tmp_path)]
        assert main([*folder, "--write", "pig"]) == 0
        path = tmp_path / "pig.yaml"
        good = path.read_text()
        assert main([*folder, "pig"]) == 0
        path.write_text(good.replace("leaves: 196", "leaves: 195"))
        capsys.readouterr()
        assert main([*folder, "pig"]) == 1
        assert "196 leaves at depth 4, not 195" in capsys.readouterr().out
        assert main([*folder, "--write", "pig"]) == 0
        assert path.read_text() == good

    def test_wrong_words(self, tmp_path, capsys):
        folder = ["--folder", str(tmp_path)]
        assert main([*folder, "pog"]) == 2
        assert main([*folder, "pig"]) == 2
        (tmp_path / "pig.yaml").write_text("- depth: deep\n")
        assert main([*folder, "pig"]) == 2
        assert capsys.readouterr().err.count("\n") == 3
