"""Every registered game has a golden playthrough, and plays it still."""

from pathlib import Path

import pytest

import slagveld
from slagveld.conformance import playthrough as module
from slagveld.conformance.playthrough import main, playthrough, scenario_in
from slagveld.kernel.registry import games

FOLDER = Path(__file__).parent
FAKE = FOLDER.parent / "fake"
GAMES = sorted(games())


@pytest.mark.parametrize("key", GAMES)
def test_the_battle_is_the_golden_one(key):
    path = FOLDER / f"{key}.txt"
    assert path.is_file(), f"{key} has no playthrough: make golden"
    golden = path.read_text("utf-8")
    played = playthrough(slagveld.game(key), scenario=scenario_in(golden))
    assert played == golden, "make golden; read the diff"


@pytest.mark.parametrize("key", GAMES)
def test_a_person_can_read_it(key):
    text = (FOLDER / f"{key}.txt").read_text("utf-8")
    assert "⟦" not in text
    assert len(text.splitlines()) < 440


def test_no_file_is_left_over():
    assert {path.stem for path in FOLDER.glob("*.txt")} <= set(GAMES)


class TestTheText:
    @pytest.fixture(autouse=True)
    def pig(self, monkeypatch):
        monkeypatch.syspath_prepend(str(FAKE))
        return slagveld.game("pig")

    def test_it_tells_the_whole_battle(self, pig):
        lines = playthrough(pig).splitlines()
        assert lines[0] == "Pig (pig), rules version 1"
        assert "seat 1: Player 2, side 1" in lines
        assert "#1 round 0, Player 1: How much do you bet?" in lines
        assert '    2 on the menu: Wager {"points":0} | Wager {"points":1}' in lines
        assert "    . Round 1 begins.  [PIG-END-1]" in lines
        begun = lines.index("    . Round 1 begins.  [PIG-END-1]")
        pieces = " ".join(lines[begun + 1].split())
        assert pieces == "1 Player 1 0,0 0° (0) 2 Player 2 0,10 0° (0)"
        assert any(line.startswith("    . the race: ") for line in lines)
        assert lines[-2].startswith("won by seat ")
        assert sum(line.startswith("#") for line in lines) == int(lines[-1].split()[0])

    def test_other_rules_other_text(self, pig, monkeypatch):
        before = playthrough(pig)
        assert playthrough(pig) == before
        monkeypatch.setattr("slagveld_pig.game.GOAL", 5)
        assert playthrough(pig) != before

    def test_long_battles_are_cut_and_still_played_to_the_end(self, pig, monkeypatch):
        whole = playthrough(pig).splitlines()
        monkeypatch.setattr(module, "LINES", 20)
        cut = playthrough(pig).splitlines()
        assert len(cut) < 35
        assert cut[-2:] == whole[-2:]
        assert any(line.endswith("more decisions …") for line in cut)

    def test_writing(self, tmp_path, capsys):
        assert main(["--write", "--folder", str(tmp_path), "pig"]) == 0
        text = (tmp_path / "pig.txt").read_text("utf-8")
        assert main(["pig"]) == 0
        assert capsys.readouterr().out == text

    def test_what_was_written_goes_on_with_its_scenario(self, tmp_path, capsys):
        assert main(["--scenario", "nowhere", "pig"]) == 2
        assert main(["--write", "--folder", str(tmp_path), "--scenario", "yard", "pig"]) == 0
        text = (tmp_path / "pig.txt").read_text("utf-8")
        assert scenario_in(text) == "yard"
        assert scenario_in("nothing of the kind") is None
        assert main(["--write", "--folder", str(tmp_path), "pig"]) == 0
        assert (tmp_path / "pig.txt").read_text("utf-8") == text
        assert capsys.readouterr().err.count("\n") == 1

    def test_wrong_words(self, tmp_path, capsys):
        assert main(["pog"]) == 2
        assert main(["--write", "--folder", str(tmp_path / "nothing"), "pig"]) == 2
        assert capsys.readouterr().err.count("\n") == 2
