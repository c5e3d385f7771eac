"""`slagveld scenario`, and `--scenario` with a file."""

import json

import jsonschema_rs
import pytest
from tests.cli.outer import outer

import slagveld
from slagveld import data
from slagveld.kernel.save import load

KEY = "wizard-duel"


@pytest.fixture
def mine(tmp_path):
    """A duel's file with a title of its own, in which one thing may be otherwise."""

    def mine(*swap, name="mine.yaml"):
        sheet = slagveld.game(KEY).scenario_maker().sheet("meeting")
        sheet |= {"key": "mine", "title": "My meeting", "rounds": 6}
        path = tmp_path / name
        words = data.dumps(sheet, flat=True)
        path.write_text(words.replace(*swap) if swap else words)
        return path

    return mine


@pytest.mark.rule("SLV-SCENARIO-1")
def test_a_scenario_is_written_checked_and_played_in_fresh_processes(tmp_path):
    file, saved = tmp_path / "ford.yaml", tmp_path / "battle.json"
    assert outer("scenario", "export", KEY, "meeting", "-o", file) == f"Written to {file}.\n"
    words = file.read_text().replace("key: meeting", "key: mine", 1)
    file.write_text(f"{words}rounds: 3\n")
    assert outer("scenario", "check", file).startswith("A chance meeting\n")
    told = json.loads(outer("scenario", "check", file, "--json"))
    assert (told["ok"], told["key"], told["rounds"], told["faults"]) == (True, "mine", 3, [])
    order = ("--scenario", file, "--games", "2", "--bots", "greedy,random", "--json")
    assert json.loads(outer("simulate", KEY, *order))["scenario"] == "mine"
    outer("play", KEY, "--scenario", file, "--seat", "greedy,greedy", "--save", saved)
    file.unlink()
    match = load(saved.read_bytes())
    assert match.setup.written["key"] == "mine"
    assert match.state.options.rounds == 3
    outer("replay", saved)


@pytest.mark.rule("SLV-SCENARIO-1")
def test_what_is_wrong_is_told_with_its_line(run, mine):
    path = mine("kind: last", "kind: lust")
    line = path.read_text().split("\n").index("  - kind: lust") + 1
    code, out, err = run("scenario", "check", path)
    assert (code, err) == (1, "")
    said = f"✗ {path}:{line}: goals.0.kind: Goals: there is no “lust”. Is “last” meant?"
    assert out.replace("\n", " ").startswith(said.split(" goals")[0])
    (fault,) = json.loads(run("scenario", "check", path, "--json")[1])["faults"]
    assert (fault["file"], fault["line"], fault["field"]) == (str(path), line, "goals.0.kind")
    assert (fault["rule"], fault["text"]) == (
        "SLV-SCENARIO-1",
        "Goals: there is no “lust”. Is “last” meant?",
    )
    for command in (("simulate", KEY), ("play", KEY, "--hot-seat")):
        code, out, err = run(*command, "--scenario", path)
        assert (code, out) == (2, "")
        assert f"{path}:{line}: Goals: there is no “lust”." in err.replace("\n", " ")


@pytest.mark.rule("SLV-SCENARIO-1")
def test_a_file_says_of_which_game_it_is(run, mine, tmp_path):
    for swap in (("game: wizard-duel", "game: chess"), ("game: wizard-duel\n", "")):
        code, out, _ = run("scenario", "check", mine(*swap))
        assert code == 1
        assert "of which game it is" in out
    assert run("scenario", "check", tmp_path / "gone.yaml")[0] == 2
    assert run("scenario", "check")[0] == 2
    code, _, err = run("simulate", "carnage", "--scenario", mine())
    assert code == 2
    assert "This is a scenario of “wizard-duel”, not of “carnage”." in err.replace("\n", " ")
    code, _, err = run("simulate", KEY, "--scenario", tmp_path / "gone.yaml")
    assert (code, "There is no file" in err) == (2, True)
    code, _, err = run("simulate", KEY, "--scenario", "gone")
    assert (code, "ruins" in err) == (2, True)


@pytest.mark.rule("SLV-SCENARIO-1")
def test_a_ready_made_one_and_the_form_are_printed(run, tmp_path):
    code, out, _ = run("scenario", "export", KEY, "meeting")
    assert code == 0
    assert data.loads(out, dict, "out.yaml")["key"] == "meeting"
    code, out, _ = run("scenario", "export", KEY, "meeting", "--json")
    sheet = json.loads(out)
    code, form, _ = run("scenario", "schema", KEY)
    valid = jsonschema_rs.validator_for(json.loads(form))
    assert (code, list(valid.iter_errors(sheet))) == (0, [])
    assert not valid.is_valid({**sheet, "goals": []})
    path = tmp_path / "meeting.json"
    assert run("scenario", "export", KEY, "meeting", "-o", path)[0] == 0
    assert json.loads(path.read_text()) == sheet
    assert run("scenario", "check", path)[0] == 0
    for wrong in (("export", KEY, "nowhere"), ("export", "chess", "x"), ("schema", "chess")):
        assert run("scenario", *wrong)[0] == 2


@pytest.mark.rule("SLV-SCENARIO-1")
def test_a_campaign_is_fought_on_a_scenario_of_ones_own(run, tmp_path):
    sheet = slagveld.game("little-carnage").scenario_maker().sheet("protect-the-border")
    own = tmp_path / "border.yaml"
    own.write_text(data.dumps({**sheet, "key": "mine", "title": "Our border", "rounds": 1}))
    war = tmp_path / "war.json"
    base = ("--campaign", "humans-and-orcs")
    code, out, err = run(
        "campaign", "new", war, *base, "--scenario", f"protect-the-border={own}", "--json"
    )
    assert (code, err) == (0, ""), out
    own.unlink()
    code, out, _ = run("campaign", "next", war)
    assert "Our border" in out
    code, out, err = run("campaign", "next", war, "--bots", "random,random", "--json")
    assert (code, err) == (0, "")
    (battle,) = json.loads(out)["battles"]
    assert (battle["title"], battle["rounds"]) == ("Our border", 1)
    code, _, err = run(
        "campaign", "new", tmp_path / "b.json", *base, "--scenario", "moon=protect-the-border"
    )
    assert (code, "moon" in err) == (2, True)
    assert not (tmp_path / "b.json").exists()


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize(
    ("key", "scenario"),
    [
        ("confrontation", "stones"),
        ("confrontation", "champions"),
        ("confrontation", "plunder"),
        ("confrontation", "breach"),
        ("wizard-duel", "circle"),
        ("mage-knight", "keep"),
        ("carnage", "hidden-nest"),
        ("little-carnage", "gate-of-the-dwarf-mine"),
    ],
)
def test_ready_made_ones_of_every_kind_go_out_and_are_found_sound(run, tmp_path, key, scenario):
    path = tmp_path / "out.yaml"
    assert run("scenario", "export", key, scenario, "-o", path)[0] == 0
    code, out, err = run("scenario", "check", path)
    assert (code, err) == (0, "")
    title = slagveld.game(key).scenario(scenario).title
    assert out.startswith(title.en)
    mended = path.read_text().replace(f"key: {scenario}", "key: mine", 1)
    path.write_text(mended)
    assert run("scenario", "check", path)[0] == 0
