"""`slagveld campaign undo`, and a battle that is finished at a real table instead."""

import pytest
from tests.campaign.commands import told, wrong

from slagveld.kernel.save import load


def _begin_battle(path):
    """Answer the first question of a battle in its file."""
    match = load(path.read_bytes())
    match.play(match.decision.candidates()[-1])
    path.write_bytes(match.save())


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_a_result_is_taken_back_and_the_file_is_as_it_was(run, begun):
    path = begun()
    before = path.read_bytes()
    run("campaign", "next", path, "--result", "sows", "--score", "sows=4")
    run("campaign", "army", path, "--side", "sows", "--army", "quick trotters")
    code, out, err = run("campaign", "undo", path)
    assert (code, err) == (0, "")
    assert out == "“The yard” is taken back: as if no result had been entered.\nNext: The yard\n"
    assert path.read_bytes() == before
    told(run, "next", path, "--result", "boars")
    assert told(run, "undo", path)["battles"] == []
    assert path.read_bytes() == before


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_what_cannot_be_taken_back_is_one_line(run, begun, tmp_path):
    path = begun()
    assert "No result has been entered yet" in wrong(run, "undo", path)
    run("campaign", "next", path, "--bots", "random,random")
    before = path.read_bytes()
    assert "“The yard” was fought with Slagveld and verified" in wrong(run, "undo", path)
    assert path.read_bytes() == before
    assert "no file" in wrong(run, "undo", tmp_path / "gone.json")


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_a_result_stays_once_the_next_battle_was_begun(run, begun, tmp_path):
    path = begun()
    run("campaign", "next", path, "--result", "sows")
    assert run("campaign", "next", path)[0] == 0  # ready, not begun
    second = tmp_path / "war-2-second.json"
    before, ready = path.read_bytes(), second.read_bytes()
    assert run("campaign", "undo", path)[0] == 0
    run("campaign", "next", path, "--result", "sows")
    assert (path.read_bytes(), second.read_bytes()) == (before, ready)
    _begin_battle(second)
    assert f"begun already, in {second}" in wrong(run, "undo", path)
    assert path.read_bytes() == before


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_a_battle_that_was_begun_is_finished_at_a_real_table(run, begun, tmp_path):
    path = begun()
    run("campaign", "army", path, "--side", "sows", "--army", "quick trotters")
    run("campaign", "next", path)
    first = tmp_path / "war-1-first.json"
    _begin_battle(first)
    kept = first.read_bytes()
    code, out, _ = run("campaign", "next", path, "--result", "sows")
    assert code == 0
    said = " ".join(out.split())
    assert f"The battle in {first} no longer counts for the campaign; it stays" in said
    assert first.read_bytes() == kept
    match = load(kept)
    while match.decision is not None:
        match.play(match.decision.candidates()[-1])
    first.write_bytes(match.save())
    assert "not the next one" in wrong(run, "next", path, "--save", first)
    assert len(told(run, "status", path)["battles"]) == 1


def test_a_battle_that_was_only_made_ready_is_not_spoken_of(run, begun):
    path = begun()
    run("campaign", "next", path)
    done = told(run, "next", path, "--result", "sows")
    assert done["abandoned"] is None
    run("campaign", "next", path)
    _begin_battle(path.with_name("war-2-second.json"))
    done = told(run, "next", path, "--result", "sows")
    assert done["abandoned"] == str(path.with_name("war-2-second.json"))
