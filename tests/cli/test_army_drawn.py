"""`slagveld army` by chance, out of boxes, by a draft, and as lists; as a user runs it."""

import io
import json

import pytest
from tests.cli.outer import outer

LIST = "My lions\n- 3x guardsman (57 pts)\n- Space Marine\n"


def test_a_random_army_goes_into_a_file_and_may_fight(run, tmp_path):
    file = tmp_path / "army.yaml"
    words = ("army", "random", "confrontation", "--points", 200, "--seed", 7)
    code, out, err = run(*words, "-o", file)
    assert (code, err) == (0, "")
    assert str(file) in out
    assert "/ 200)" in out
    assert run("army", "check", file)[0] == 0
    printed = run(*words)[1]
    assert printed == file.read_text()
    told = json.loads(run(*words, "--json")[1])
    assert told["price"] >= 180
    assert told["roster"]["total"] == 200


def test_boxes_and_what_is_built_of_them(run, tmp_path):
    words = ("army", "sealed", "mage-knight", "--points", 200, "--seed", 3)
    code, out, _ = run(*words, "--out", tmp_path / "side.json")
    assert code == 0
    assert "Box 1" in out
    assert "Box 2" in out
    first, second = tmp_path / "side-1.json", tmp_path / "side-2.json"
    assert run(*words, "--army", first, "--army", second)[0] == 0
    code, out, _ = run(*words, "--army", second)
    assert code == 1
    assert "box" in out
    told = json.loads(run(*words, "--json")[1])
    assert [len(side["box"]) > 3 for side in told["sides"]] == [True, True]


def test_a_draft_of_bots_and_one_against_a_bot(run, tmp_path, monkeypatch):
    words = ("army", "draft", "confrontation", "--points", 100, "--seed", 3)
    told = json.loads(run(*words, "--auto", "--json")[1])
    assert all(side["price"] >= 70 for side in told["sides"])
    numbers = [str(number) for number in range(1, 40)]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(["x", *numbers]) + "\n"))
    code, out, _ = run(*words, "--out", tmp_path / "d.yaml")
    assert code == 0
    assert "“x” is no number of a pack." in out
    assert run("army", "check", tmp_path / "d-1.yaml")[0] == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    code, out, _ = run(*words, "--hot-seat")
    assert code == 1
    assert "nothing is kept" in out


def test_lists_in_and_out(run, tmp_path):
    list_, army = tmp_path / "list.txt", tmp_path / "army.yaml"
    list_.write_text(LIST)
    code, out, err = run("army", "import", "confrontation", list_, "-o", army)
    assert code == 1
    assert "line 3: Space Marine: Nothing here is called so." in err
    list_.write_text(LIST.replace("- Space Marine\n", ""))
    assert run("army", "import", "confrontation", list_, "-o", army)[0] == 0
    code, out, _ = run("army", "export", "confrontation", army)
    assert code == 0
    assert "- 3 × Guardsman (regular) – 63 points" in out
    kept = json.loads(run("army", "export", "confrontation", "lions-patrol", "--json")[1])
    assert kept["entries"][0] == {"key": "lion-guardsman", "count": 3, "choices": {}}
    told = json.loads(run("army", "import", "confrontation", list_, "--json")[1])
    assert told["ok"]
    assert told["notes"] == []


def test_own_cards_of_another_army_are_known(run, tmp_path):
    sheet = {
        "type": "card",
        "key": "heron",
        "name": "Heron",
        "own_people": "Birds",
        "rank": "elite",
        "size": "normal",
        "movement": 1000,
        "initiative": 3,
        "attack": 3,
        "strength": 4,
        "defence": 3,
        "resistance": 4,
        "courage": 4,
        "discipline": 2,
        "icon": "templar-shield",
    }
    own = tmp_path / "own.json"
    entries = [{"key": "heron"}]
    army = {"game": "confrontation", "name": "x", "entries": entries, "choices": {"own": [sheet]}}
    own.write_text(json.dumps(army))
    assert run("army", "check", own)[0] == 0
    list_ = tmp_path / "list.txt"
    list_.write_text("2 heron\n")
    code, out, err = run("army", "import", "confrontation", list_, "--own", own, "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["roster"]["entries"] == [{"key": "heron", "count": 2, "choices": {}}]


def test_in_a_fresh_process(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "")
    army = tmp_path / "army.json"
    outer("army", "random", "little-carnage", "--points", 300, "--seed", 5, "-o", army)
    words = outer("army", "export", "little-carnage", army, "--lang", "de")
    assert "Punkte von 300" in words
    list_ = tmp_path / "list.txt"
    list_.write_text(words)
    again = json.loads(outer("army", "import", "little-carnage", list_, "--json"))
    assert again["roster"]["entries"] == json.loads(army.read_text())["entries"]
    drafted = json.loads(outer("army", "draft", "carnage", "--points", 500, "--auto", "--json"))
    assert len(drafted["sides"]) == 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("random", "confrontation"), "--points"),
        (("random", "confrontation", "--points", "0"), "--points"),
        (("random", "mage-knight", "--points", "150"), "multiple of 100"),
        (("random", "chess", "--points", "100"), "chess"),
        (("random", "confrontation", "--points", "100", "--own", "nobody"), "nobody"),
        (("sealed", "confrontation", "--points", "100", "--army", "x", "--out", "y"), "--out"),
        (("sealed", "confrontation", "--points", "100", *["--army", "x"] * 3), "2"),
        (("draft", "confrontation", "--points", "100", "--auto", "--hot-seat"), "--hot-seat"),
        (("export", "confrontation", "lions-patrol", "--as", "xml"), "xml"),
        (("export", "confrontation", "lions-patrol", "--as", "yaml", "--json"), "--json"),
        (("export", "confrontation", "nobody"), "lions-patrol"),
        (("import", "confrontation", "nowhere.txt"), "nowhere.txt"),
        (("card", "confrontation", "card.yaml", "--schema"), "--schema"),
    ],
)
def test_what_cannot_be_done_is_one_line(run, words, told):
    code, out, err = run("army", *words)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert told in err


@pytest.mark.parametrize(
    "content", [b"\xff\xfe", b"{", b"x" * 10_000_000, b"[" * 90_000, b"game: 3\nentries: 4\n"]
)
def test_bad_files_are_one_line_and_write_nothing(run, tmp_path, content):
    file, out_file = tmp_path / "list.txt", tmp_path / "out.yaml"
    file.write_bytes(content)
    code, out, err = run("army", "import", "confrontation", file, "-o", out_file)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert not out_file.exists()
