"""`slagveld campaign`."""

import json

import pytest
from tests.campaign.commands import FAT, told, wrong
from tests.campaign.graphs import YARD


def test_ready_campaigns_are_listed(run):
    code, out, _ = run("campaign", "list", "--lang", "nl")
    assert code == 0
    assert "Het gestolen vaandel (confrontation/the-stolen-banner)" in out
    assert "2 scenario's, tussen Leeuwen en Goblins" in out
    found = {one["campaign"]: one for one in told(run, "list")}
    banner = found["confrontation/the-stolen-banner"]
    assert banner["sides"] == {"lions": "Lions", "goblins": "Goblins"}
    assert banner["scenarios"] == ["skirmish", "crossing"]


def test_nothing_to_list(run, monkeypatch):
    monkeypatch.setattr("slagveld.cli.campaign.ready_campaigns", tuple)
    assert "--campaign" in run("campaign", "list")[1]


def test_a_new_campaign_is_kept_and_shown(run, begun):
    path = begun("--seed", "7", "--by-points", "--points", "50", "--player", "sows=Anna")
    state = told(run, "status", path)
    assert state["name"] == "Yard war"
    assert (state["seed"], state["by_points"], state["veterans"]) == (7, True, False)
    assert (state["over"], state["winner"], state["next"]) == (False, None, ["first"])
    assert [army["name"] for army in state["armies"]] == ["Runts", "Runts"]
    code, out, _ = run("campaign", "status", path, "--lang", "de")
    assert code == 0
    assert "Hofkrieg" in out
    assert "Abmachungen: Siegespunkte entscheiden, Armeen zu 50 Punkten." in out
    assert "  Säue: 0 Szenarien gewonnen, 0 Siegespunkte\n" in out
    assert "▶ Der Hof\n" in out
    assert "Als Nächstes: Der Hof\n" in out
    assert "There is a file" in wrong(run, "new", path, "--campaign", "the-stolen-banner")


def test_a_ready_campaign_begins_with_its_own_armies(run, tmp_path):
    path = tmp_path / "banner.json"
    code, out, _ = run("campaign", "new", path, "--campaign", "the-stolen-banner")
    assert code == 0
    assert f"The stolen banner begins; it is kept in {path}." in " ".join(out.split())
    assert [army["name"] for army in told(run, "status", path)["armies"]] == [
        "Patrol of the Lions",
        "Goblin rabble",
    ]
    other = tmp_path / "other.json"
    words = ("--campaign", "the-stolen-banner", "--army", "lions=wolfen pack")
    assert told(run, "new", other, *words)["armies"][0]["name"] == "Wolfen pack"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--campaign", "crusade"), "no ready campaign crusade"),
        (("--campaign", "GRAPH", "--army", "sows"), "--army is given as SIDE=…, not sows"),
        (("--campaign", "GRAPH", "--army", "sows=nobody"), "nobody is neither a file nor"),
        (("--campaign", "GRAPH", "--army", "cows=quick trotters"), "no side cows"),
        (("--campaign", "GRAPH", "--army", "sows=FAT"), "army of Sows is not allowed: "),
        (("--campaign", "GRAPH", "--army", "sows=quick trotters"), "Boars have none for Pig"),
        (("--campaign", "GRAPH", "--seed", "x"), "--seed must be a number"),
        (("--campaign", "GRAPH", "--points", "-1"), "--points"),
        (("--campaign", "GRAPH", "--option", "fog=1"), "fog=1; there are"),
        (("--campaign", "GRAPH", "--option", "fog"), "not fog; there are"),
        (("--campaign", "BROKEN"), "broken.yaml:1: noom"),
        ((), "missing"),
    ],
)
def test_what_cannot_begin_is_one_line(run, file, tmp_path, words, sentence):
    named = {
        "GRAPH": str(file(YARD, "graph.yaml")),
        "BROKEN": str(file("noom: x\n", "broken.yaml")),
        "FAT": str(file(FAT, "fat.yaml")),
    }
    said = []
    for word in words:
        for name, path in named.items():
            word = word.replace(name, path)
        said.append(word)
    assert sentence in wrong(run, "new", tmp_path / "war.json", *said)
    assert not (tmp_path / "war.json").exists()


def test_options_of_the_games_are_taken(run, tmp_path):
    path = tmp_path / "banner.json"
    words = ("--campaign", "the-stolen-banner", "--option", "turns=2")
    assert run("campaign", "new", path, *words)[0] == 0
    assert told(run, "next", path)["options"] == {"turns": 2}


def test_next_tells_of_the_battle_and_makes_it_ready(run, begun, tmp_path):
    path = begun("--player", "boars=Ben")
    code, out, err = run("campaign", "next", path)
    assert (code, err) == (0, "")
    battle = tmp_path / "war-1-first.json"
    assert "1. The yard\nMud everywhere.\nPig, Farmyard: A race for two to four.\n" in out
    assert (
        "  Seat 1: Sows – Runts\n    1 × Sow\n    1 × Boar\n  Seat 2: Boars (Ben) – Runts\n" in out
    )
    assert f"  slagveld play --load {battle}\n" in out
    assert f"  slagveld campaign next {path} --save {battle}\n" in out
    assert f"  slagveld campaign next {path} --result sows|boars\n" in out
    assert "stands ready" in out
    before = battle.read_bytes()
    assert "begun already" in run("campaign", "next", path)[1]
    assert battle.read_bytes() == before
    call = told(run, "next", path)
    assert (call["number"], call["scenario"], call["game_scenario"]) == (1, "first", "yard")
    assert (call["seats"], call["file"]) == (["sows", "boars"], str(battle))
    assert call["armies"][0]["name"] == "Runts"


def test_a_battle_that_was_played_is_entered_from_its_save(run, begun, tmp_path):
    from slagveld.kernel.save import load

    path = begun()
    run("campaign", "next", path)
    battle = tmp_path / "war-1-first.json"
    assert "not over yet" in wrong(run, "next", path, "--save", battle)
    match = load(battle.read_bytes())
    while match.decision is not None:
        match.play(match.decision.candidates()[-1])
    battle.write_bytes(match.save())
    code, out, _ = run("campaign", "next", path, "--save", battle)
    assert code == 0
    (entered,) = told(run, "status", path)["battles"]
    assert (entered["source"], entered["digest"]) == ("save", match.log[-1].mark)
    assert "The yard: " in out
    assert "no file" in wrong(run, "next", path, "--save", tmp_path / "none.json")
    if entered["winner"]:
        assert "not the next one" in wrong(run, "next", path, "--save", battle)


def test_other_things_are_not_written_over(run, begun, tmp_path):
    path = begun()
    (tmp_path / "war-1-first.json").write_text("my notes")
    assert "There is a file" in wrong(run, "next", path)
    assert (tmp_path / "war-1-first.json").read_text() == "my notes"
    # Bots fight without keeping their battle there.
    assert run("campaign", "next", path, "--bots", "random,random")[0] == 0
    assert (tmp_path / "war-1-first.json").read_text() == "my notes"


def test_a_ready_battle_with_another_army_is_made_anew(run, begun, tmp_path):
    path = begun()
    run("campaign", "next", path)
    battle = tmp_path / "war-1-first.json"
    before = battle.read_bytes()
    assert run("campaign", "army", path, "--side", "sows", "--army", "quick trotters")[0] == 0
    assert "stands ready" in run("campaign", "next", path)[1]
    assert battle.read_bytes() != before
    assert b"Quick trotters" in battle.read_bytes()


def test_bots_fight_for_their_sides(run, begun, tmp_path):
    path = begun("--seed", "3")
    run("campaign", "next", path)
    assert run("campaign", "next", path, "--bots", "random,brave")[0] == 0
    state = told(run, "status", path)
    assert state["battles"][0]["source"] == "save"
    battle = tmp_path / "war-1-first.json"
    assert run("replay", battle)[0] == 0
    same = told(run, "status", path)
    assert same == state
    assert "One bot for each side is needed, 2 in all" in wrong(
        run, "next", path, "--bots", "random"
    )
    assert "no bot wise" in wrong(run, "next", path, "--bots", "wise,random")


def test_bots_that_go_on_for_ever_are_stopped(run, begun, monkeypatch):
    path = begun()
    monkeypatch.setattr("slagveld.cli.campaign_next.MOST_ANSWERS", 1)
    assert "did not come to an end" in wrong(run, "next", path, "--bots", "random,random")
    assert told(run, "status", path)["battles"] == []


def test_a_battle_at_a_real_table_is_told(run, begun):
    path = begun()
    words = ("--score", "sows=4", "--score", "boars=2", "--alive", "boars=0,1", "--rounds", "6")
    code, out, _ = run(
        "campaign", "next", path, "--result", "sows", *words, "--note", "Rain *all* day."
    )
    assert code == 0
    assert out == "The yard: Won by Sows.\nThe sows wallow.\nNext: Farmyard\n"
    (battle,) = told(run, "status", path)["battles"]
    date = battle.pop("date")
    assert len(date) == 10
    assert battle == {
        "scenario": "first",
        "title": "The yard",
        "winner": "sows",
        "drawn": False,
        "points": {"sows": 4, "boars": 2},
        "alive": {"sows": None, "boars": [0, 1]},
        "rounds": 6,
        "source": "table",
        "digest": "",
    }
    assert told(run, "next", path, "--result", "draw")["battles"][1]["winner"] is None
    end = told(run, "next", path, "--result", "boars")
    assert (end["over"], end["winner"], end["how"]) == (True, "boars", "final")
    code, out, err = run("campaign", "next", path)
    assert (code, err) == (1, "")
    assert out == "Boars have won their final scenario, and with it the campaign.\n"
    code, out, _ = run("campaign", "next", path, "--result", "sows", "--json")
    assert (code, json.loads(out)["winner"]) == (1, "boars")
    code, out, _ = run("campaign", "report", path, "--lang", "nl")
    assert code == 0
    assert f"## 1. Het erf ({date})\n\nOveral modder.\n" in out
    assert "Gewonnen door: Zeugen. Rain \\*all\\* day.\n" in out
    assert "  - 1 × Zeug: niemand overleefde\n" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--result", "cows"), "no side cows"),
        (("--result", "sows", "--bots", "random,random"), "in one way"),
        (("--save", "x.json", "--bots", "random,random"), "in one way"),
        (("--score", "sows=1"), "belong to --result"),
        (("--alive", "sows=1"), "belong to --result"),
        (("--rounds", "3"), "belong to --result"),
        (("--note", "x"), "belong to --result"),
        (("--result", "sows", "--score", "sows"), "--score is given as SIDE=…"),
        (("--result", "sows", "--score", "sows=many"), "--score must be a number"),
        (("--result", "sows", "--alive", "sows=1,x"), "not 1,x"),
        (("--result", "sows", "--alive", "sows=1"), "do not fit their army"),
        (("--result", "sows", "--alive", "sows=1,2"), "at most 1, 1"),
        (("--result", "sows", "--rounds", "-3"), "--rounds"),
        (("--choose", "second"), "second does not come next; what may follow: first"),
    ],
)
def test_what_is_told_wrongly_is_one_line_and_changes_nothing(run, begun, words, sentence):
    path = begun()
    before = path.read_bytes()
    assert sentence in wrong(run, "next", path, *words)
    assert path.read_bytes() == before


def test_the_winner_chooses(run, begun):
    text = YARD.replace("draw: replay", "choose: winner").replace(
        "next: {sows: [second], boars: [second]}", "next: {sows: [second, third], boars: [third]}"
    )
    third = """\
  third:
    game: pig
    scenario: yard
    seats: [sows, boars]
    next: {sows: [], boars: []}
"""
    path = begun(text=text + third)
    run("campaign", "next", path, "--result", "sows")
    assert told(run, "status", path)["next"] == ["second", "third"]
    assert "choose first what follows: second, third" in wrong(run, "next", path)
    assert told(run, "next", path, "--choose", "third")["scenario"] == "third"
    assert told(run, "status", path)["next"] == ["third"]


# Armies


def test_the_report_is_printed_or_written(run, begun, tmp_path):
    path = begun()
    run("campaign", "next", path, "--result", "sows")
    code, out, _ = run("campaign", "report", path)
    assert code == 0
    assert out.startswith("# Yard war\n\nOink. \\*Oink\\*\n\nNext: Farmyard\n")
    page, text = tmp_path / "war.html", tmp_path / "war.md"
    assert run("campaign", "report", path, "--out", text)[0] == 0
    assert text.read_text() == out
    code, said, _ = run("campaign", "report", path, "--out", page, "--lang", "de")
    assert (code, " ".join(said.split())) == (0, f"Der Bericht steht in {page}.")
    assert "<h1>Hofkrieg</h1>" in page.read_text()
    report = told(run, "report", path)
    assert report["diary"][0]["result"] == "Won by Sows."
    assert report["diary"][0]["armies"]["sows"] == ["1 × Sow", "1 × Boar"]
    assert "cannot be written" in wrong(run, "report", path, "--out", tmp_path / "no" / "war.md")


def test_a_file_that_is_no_campaign_is_one_line(run, begun, file, tmp_path):
    path = begun()
    kept = path.read_text()
    changed = file(kept.replace('"seed": 1', '"seed": 2'), "changed.json")
    assert "was changed by hand" in wrong(run, "status", changed)
    for command in ("status", "next", "report"):
        assert "is not a campaign" in wrong(run, command, file("hello", "hello.json"))
        assert "no file" in wrong(run, command, tmp_path / "gone.json")
        assert "is a folder" in wrong(run, command, tmp_path)
    newer = file(kept.replace('"slagveld_campaign": 2', '"slagveld_campaign": 9'), "newer.json")
    assert "newer version" in wrong(run, "army", newer, "--side", "sows")
    assert "cannot be written" in wrong(
        run, "new", tmp_path / "no" / "war.json", "--campaign", "the-stolen-banner"
    )
