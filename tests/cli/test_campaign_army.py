"""`slagveld campaign army`: armies changed, veterans taken along, losses mustered anew."""

import re

import pytest
from tests.campaign.commands import told, wrong


def test_an_army_is_changed_between_scenarios(run, begun):
    path = begun()
    code, out, _ = run("campaign", "army", path, "--side", "sows")
    assert (code, out) == (0, "Sows bring: Runts.\n  1 × Sow\n  1 × Boar\n")
    code, out, _ = run("campaign", "army", path, "--side", "sows", "--army", "Quick Trotters")
    assert (code, out) == (0, "Sows bring: Quick trotters.\n  2 × Sow\n")
    shown = told(run, "army", path, "--side", "sows")
    assert (shown["side"], shown["survivors"]) == ("sows", {})
    assert shown["armies"][0]["entries"] == [{"key": "sow", "count": 2, "choices": {}}]
    for words, sentence in (
        (("--side", "cows"), "no side cows"),
        (("--side", "sows", "--army", "x"), "x is neither"),
        (("--side", "sows", "--army", "x", "--veteran", "1=fast"), "either --army, or --veteran"),
        (("--side", "sows", "--veteran", "1=fast"), "Pig has no rules for veterans"),
        ((), "missing"),
    ):
        assert sentence in wrong(run, "army", path, *words)


@pytest.mark.rule("SLV-CAMPAIGN-5")
@pytest.mark.usefixtures("seasoned")
def test_veterans_are_taken_along(run, begun):
    path = begun("--veterans")
    assert "have no army that lived" in wrong(
        run, "army", path, "--side", "sows", "--veteran", "1=fast"
    )
    run("campaign", "next", path, "--bots", "random,random")
    state = told(run, "status", path)
    assert state["battles"][0]["alive"] == {"sows": [1, 0], "boars": [0, 1]}
    assert state["battles"][0]["points"] == {"sows": 3, "boars": 1}
    code, out, _ = run("campaign", "army", path, "--side", "boars", "--lang", "nl")
    assert "Beren kunnen meenemen: 2) 1 × Beer.\n" in out
    code, out, _ = run("campaign", "army", path, "--side", "sows", "--veteran", "1=fast")
    assert (code, out.splitlines()[1:3]) == (0, ["  1 × Sow (veterans: fast)", "  1 × Boar"])
    shown = told(run, "army", path, "--side", "boars", "--veteran", "all=fat")
    assert shown["armies"][0]["entries"][1]["choices"] == {"veteran": "fat"}
    assert shown["survivors"] == {"pig": [{"entry": 1, "key": "boar", "models": 1}]}
    marker = wrong(run, "army", path, "--side", "sows", "--veteran", "1=wise")
    assert "no experience marker wise; there are: fast, fat. (PIG-ROLL-1)" in marker
    assert "no surviving entry 2; there are: 1" in wrong(
        run, "army", path, "--side", "sows", "--veteran", "2=fast"
    )
    for entry in ("0=fast", "x=fast"):
        assert "--veteran must be a number" in wrong(
            run, "army", path, "--side", "sows", "--veteran", entry
        )
    armies = told(run, "next", path)["armies"]
    assert armies[1]["entries"][0]["choices"] == {"veteran": "fast"}


@pytest.mark.rule("SLV-CAMPAIGN-5")
def test_losses_are_mustered_anew(run, tmp_path):
    graph, path = tmp_path / "mixed.yaml", tmp_path / "mixed.json"
    text = MIXED.replace("times: 2", "times: 4").replace("[duel, field]", "[field]")
    graph.write_text(text.replace("blue: [duel]", "blue: [duel, field]"), encoding="utf-8")
    run("campaign", "new", path, "--campaign", graph)
    army = ("army", path, "--side", "red")

    def counts():
        (shown,) = told(run, *army)["armies"]
        return [entry["count"] for entry in shown["entries"]]

    assert counts() == [1, 5, 4, 3]
    assert "have no army that lived" in wrong(run, *army, "--full", "2")
    told(run, "next", path, "--result", "red", "--alive", "red=1,3,1,3")
    assert "those that did not: –" in wrong(run, *army, "--full", "2")
    told(run, *army, "--veteran", "2=attack", "--veteran", "3=defence")
    told(run, "next", path, "--result", "red", "--alive", "red=1,2,0,2")
    assert counts() == [1, 3, 1, 3]
    line = " ".join(run("campaign", *army)[1].split())
    assert line.endswith(
        "Reds can come fresh and at full strength, if the points allow it: "
        "2) Orc Warriors: 5 instead of 3 and 3) Goblin Archers: 4 instead of 1."
    )
    assert told(run, *army)["short"] == {
        "little-carnage": [
            {"entry": 1, "key": "orc-warriors", "models": 3, "full": 5},
            {"entry": 2, "key": "goblin-archers", "models": 1, "full": 4},
        ]
    }
    for words, sentence in (
        (("--full", "4"), "Entry 4 fought at full strength, or does not exist; .*: 2, 3"),
        (("--full", "x"), "--full must be a number"),
        (("--full", "2", "--army", "orc-horde"), "either --army, or --veteran and --full"),
        (("--full", "2", "--veteran", "2=attack"), "Entry 2 is taken along as veterans"),
    ):
        assert re.search(sentence, wrong(run, *army, *words))
    assert counts() == [1, 3, 1, 3]
    told(run, *army, "--veteran", "2=attack", "--full", "all")
    assert counts() == [1, 2, 4, 3]
    assert told(run, *army)["short"] == {}
    told(run, *army, "--full", "3")  # the veterans stay as they are
    assert counts() == [1, 2, 4, 3]
    told(run, "next", path, "--result", "red", "--alive", "red=0,0,0,0")
    told(run, *army, "--full", "2")
    assert counts() == [1, 5, 4, 3]
    told(run, *army, "--army", "gramgrodar's court")
    told(run, *army, "--full", "all")  # the army that fought, not another
    assert counts() == [1, 5, 4, 3]


@pytest.mark.rule("SLV-CAMPAIGN-5")
@pytest.mark.usefixtures("seasoned")
def test_nobody_comes_along_who_is_not_known_to_have_lived(run, begun):
    path = begun("--veterans")
    told(run, "next", path, "--result", "sows", "--alive", "sows=0,0")
    for side, reason in (("boars", "Nobody told who of Boars"), ("sows", "have no army that")):
        assert reason in wrong(run, "army", path, "--side", side, "--veteran", "1=fast")


MIXED = """\
name: {en: Mixed, nl: Gemengd, de: Gemischt}
story: {en: Once, nl: Ooit, de: Einst}
sides:
  - {key: red, name: {en: Reds, nl: Roden, de: Rote}, armies: {little-carnage: orc-horde}}
  - {key: blue, name: {en: Blues, nl: Blauwen, de: Blaue}, armies: {little-carnage: orc-horde}}
base: field
choose: winner
veterans: true
times: 2
scenarios:
  field:
    game: little-carnage
    scenario: last-man-standing
    seats: [red, blue]
    next: {red: [duel, field], blue: [duel]}
  duel:
    game: wizard-duel
    scenario: empty
    seats: [red, blue]
    next: {red: [field], blue: []}
"""


@pytest.mark.rule("SLV-CAMPAIGN-5")
def test_veterans_may_be_named_before_the_winner_has_chosen(run, tmp_path):
    graph, path = tmp_path / "mixed.yaml", tmp_path / "mixed.json"
    graph.write_text(MIXED, encoding="utf-8")
    run("campaign", "new", path, "--campaign", graph)
    told(run, "next", path, "--result", "red", "--alive", "red=1,3,0,2")
    shown = told(run, "army", path, "--side", "red", "--veteran", "2=attack")
    counts = [(entry["count"], entry["choices"]) for entry in shown["armies"][0]["entries"]]
    assert counts[1] == (3, {"veteran": "attack"})
    run("campaign", "next", path, "--choose", "duel")
    assert "Wizard Duel has no rules for veterans" in wrong(
        run, "army", path, "--side", "red", "--veteran", "2=attack"
    )


# Reports and files
