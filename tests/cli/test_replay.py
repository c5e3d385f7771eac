"""`slagveld replay`."""

import json

import pytest

import slagveld
from slagveld.kernel import shell
from slagveld.kernel.box import commitment
from slagveld.kernel.dice import Rng, Seeded
from slagveld.kernel.override import Change
from slagveld.kernel.state import Seat


def changed(path, change):
    """Change a save as a cheat would, without touching the marks."""
    save = json.loads(path.read_bytes())
    change(save)
    path.write_text(json.dumps(save))
    return path


def test_a_sound_battle(run, saved):
    path = saved()
    code, out, err = run("replay", path)
    assert (code, err) == (0, "")
    assert "✓ Everything comes out as recorded." in out
    code, out, _ = run("replay", path, "--json")
    assert code == 0
    told = json.loads(out)
    save = json.loads(path.read_bytes())
    assert told["ok"] is True
    assert told["entries"] == len(save["log"])
    assert told["rolls"] == sum(len(entry["rolls"]) for entry in save["log"]) > 0
    assert told["dice"] == {"kind": "seeded", "proven": True, "commitment": "", "secret": ""}
    assert told["overrides"] == []
    assert "log" not in told


def test_committed_dice_are_shown_to_be_so(run, saved):
    told = json.loads(run("replay", saved(dice="committed", secret="hush"), "--json")[1])
    assert told["dice"]["commitment"] == commitment("hush")
    assert told["dice"]["proven"] is True
    assert told["dice"]["secret"] == "hush"
    out = run("replay", saved(dice="committed", secret="hush"))[1]
    assert ["Published", "hash", commitment("hush")] in [line.split() for line in out.splitlines()]
    assert ["Secret", "hush"] in [line.split() for line in out.splitlines()]


def test_the_secret_stays_secret_until_the_end(run, saved):
    path = saved(5, dice="committed", secret="hush-hush")
    assert "hush-hush" not in "".join(map(str, run("replay", path)))
    assert "hush-hush" not in run("replay", path, "--json")[1]


@pytest.mark.parametrize(
    ("language", "told"), [("en", "A draw. "), ("nl", "Gelijkspel. "), ("de", "Unentschieden. ")]
)
def test_the_end_is_told(run, saved, monkeypatch, language, told):
    won = run("replay", saved(), "--lang", language)[1]
    assert "Player " in won
    assert told not in won
    opened = run("replay", saved(5), "--log", "--lang", language)[1]
    assert {"en": "not over", "nl": "nog niet voorbij", "de": "noch nicht vorbei"}[
        language
    ] in opened
    monkeypatch.setattr("slagveld_pig.game.ROUNDS", 0)
    assert told in run("replay", saved(), "--lang", language)[1]


def test_what_was_played_under_older_rules_is_said(run, saved, monkeypatch):
    path = saved(6)
    monkeypatch.setattr("slagveld_pig.game.Pig.version", 2)
    code, out, _ = run("replay", path)
    assert code == 0
    assert "the first 7 entries cannot be played again" in out
    assert json.loads(run("replay", path, "--json")[1])["unverified"] == 7


def test_an_open_battle_tells_no_secrets(run, tmp_path):
    """At the ford cards are drawn face down: they are told when the battle is over."""
    match = slagveld.game("toy").match(seed=1)
    path = tmp_path / "save.json"
    rng = Rng(1)
    for _ in range(4):
        match.play(match.decision.propose(rng))
    path.write_bytes(match.save())
    out = run("replay", path, "--log")[1]
    assert "Drawn by Player 1 (the stack), face down." in out
    assert "(the stack):" not in out
    while match.decision is not None:
        match.play(match.decision.propose(rng))
    path.write_bytes(match.save())
    assert "Drawn by Player 1 (the stack): " in run("replay", path, "--log")[1]


def test_dice_from_outside_are_not_proven(run, saved):
    told = json.loads(run("replay", saved(dice=Seeded(3)), "--json")[1])
    assert told["ok"] is True
    assert told["dice"]["kind"] == "recorded"
    assert told["dice"]["proven"] is False


def test_a_changed_die_is_found(run, saved):
    path = saved()
    rolled = []

    def cheat(save):
        number = next(n for n, entry in enumerate(save["log"]) if entry["rolls"])
        entry = save["log"][number]
        entry["rolls"] = [[7 - entry["rolls"][0][0]]]
        rolled.append(number)

    code, out, err = run("replay", changed(path, cheat))
    assert (code, err) == (1, "")
    assert f"Entry {rolled[0]} does not come out as recorded" in out
    told = json.loads(run("replay", path, "--json")[1])
    assert (told["ok"], told["entry"]) == (False, rolled[0])
    assert "other dice" in told["reason"]
    assert told["dice"]["proven"] is False


def test_a_changed_end_is_found(run, saved):
    def cheat(save):
        save["state"]["scores"][0] += 1

    path = changed(saved(), cheat)
    code, out, _ = run("replay", path)
    assert code == 1
    assert "✗" in out
    code, out, _ = run("replay", path, "--json")
    assert code == 1
    assert json.loads(out)["ok"] is False


def test_a_changed_commitment_is_found(run, saved):
    def cheat(save):
        save["dice"]["commitment"] = "0" * 64

    code, out, _ = run("replay", changed(saved(dice="committed", secret="hush"), cheat))
    assert code == 1
    assert "hash" in out


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_the_referees_hand_is_listed(run, tmp_path, language):
    seats = (Seat("Ann", 0), Seat("Bo", 1), Seat("Ref", 9, leader=True))
    match = slagveld.game("pig").match(seed=1, seats=seats)
    for _ in range(2):
        match.play(match.decision.candidates()[1])
    match.play(match.decision.candidates()[1])
    change = Change(path="/scores/0", old=1, new=5)
    match.play(shell.Override((change,), "a gift"), 2)
    entry = next(n for n, e in enumerate(match.log) if e.rolls)
    match.play(shell.SetDice(entry, ((6,),), "cocked"), 2)
    path = tmp_path / "save.json"
    path.write_bytes(match.save())
    told = json.loads(run("replay", path, "--json", "--lang", language)[1])
    assert told["ok"] is True
    first, second = told["overrides"]
    assert "/scores/0" in first["what"]
    assert "a gift" in first["what"]
    assert "cocked" in second["what"]
    out = run("replay", path, "--lang", language)[1]
    assert "a gift" in out
    assert "⟦" not in out


def test_the_battle_in_sentences(run, saved):
    path = saved()
    code, out, _ = run("replay", path, "--log")
    assert code == 0
    assert "Round 1 begins." in out
    assert "Player 1 to play." in out
    told = json.loads(run("replay", path, "--log", "--json", "--lang", "de")[1])
    sentences = [line["text"] for line in told["log"]]
    assert sentences[-1].startswith("Die Schlacht ist zu Ende")
    assert not any("⟦" in sentence for sentence in sentences)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "not a battle"),
        (b"\x00\xff" * 500, "not a battle"),
        (b"[" * 100_000, "not a battle"),
        (b"{}", "not a battle"),
        (b'{"slagveld": 99}', "newer"),
        (b'{"slagveld": 1}', "damaged"),
        (b"%PDF-1.7", "not a battle"),
    ],
)
def test_what_is_no_save_is_one_line(run, tmp_path, content, told):
    path = tmp_path / "x.json"
    path.write_bytes(content)
    code, out, err = run("replay", path)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert told in err


def test_files_that_cannot_be_read_are_one_line(run, tmp_path):
    (tmp_path / "file").write_text("")
    for path in (tmp_path, tmp_path / "nothing", tmp_path / "file" / "below", "x" * 5000):
        code, out, err = run("replay", path)
        assert (code, out) == (2, "")
        assert err.count("\n") == 1


def test_an_endless_file_is_refused(run, monkeypatch):
    monkeypatch.setattr("slagveld.cli.replay.LARGEST", 10_000)
    monkeypatch.setattr("slagveld.kernel.save.LARGEST", 10_000)
    code, _, err = run("replay", "/dev/zero")
    assert code == 2
    assert "too large" in err


def test_the_log_keeps_codes_rules_sums_and_the_books_measure(run, tmp_path):
    """What the table showed is in the told log too: who by code, which rule, which numbers."""
    match = slagveld.game("mage-knight").match(seed=3)
    rng = Rng(3)
    for _ in range(400):
        if match.decision is None:
            break
        match.play(match.decision.propose(rng))
    path = tmp_path / "save.json"
    path.write_bytes(match.save())
    told = json.loads(run("replay", path, "--log", "--json")[1])["log"]
    moves = [line for line in told if "″" in line["text"]]
    assert moves
    assert all(line["pieces"] and line["rule"].startswith("MK-") for line in moves)
    assert not any(" cm" in line["text"] for line in told)
    sums = [part for line in told for part in line["sums"]]
    assert any(part.startswith("Needed: ") and "(MK-" in part for part in sums)
    shown = run("replay", path, "--log")[1]
    assert moves[0]["text"] in " ".join(shown.split())
    assert moves[0]["rule"] in shown


def test_no_two_pieces_have_the_same_code_in_a_told_battle(run, tmp_path):
    """Whoever comes to the table later, with a number of its own, takes nobody's code."""
    match = slagveld.game("confrontation").match(seed=7)
    rng = Rng(7)
    for _ in range(60):
        if match.decision is None:
            break
        match.play(match.decision.propose(rng))
    path = tmp_path / "save.json"
    path.write_bytes(match.save())
    told = json.loads(run("replay", path, "--log", "--json")[1])["log"]
    placed = [line for line in told if line["rule"] == "CON-APP-5" and line["pieces"]]
    codes = [line["pieces"][0] for line in placed]
    assert len(codes) > 4
    assert len(set(codes)) == len(codes)
