"""Whole battles at a scripted keyboard: what a player sees and what is kept."""

import json
import re

import pytest

import slagveld
from slagveld.cli.play import suggesting
from slagveld.kernel import shell
from slagveld.kernel.dice import Rng
from slagveld.kernel.save import load
from slagveld.kernel.verify import verify

TOY = ("toy", "--seed", "5", "--option", "rounds=2")
DUEL = ("wizard-duel", "--seed", "5", "--option", "rounds=2")


def kept(home):
    (path,) = home.iterdir()
    return load(path.read_bytes())


def test_a_newcomer_finishes_a_battle_with_enter_alone(session, enters, own_home, run):
    code, out, err = session(*TOY, lines=enters)
    assert (code, err) == (0, "")
    assert "★ " in out
    assert "Scores: A Player 1" in out
    match = kept(own_home)
    assert match.outcome is not None
    assert verify(match).ok
    (path,) = own_home.iterdir()
    assert f"slagveld replay --log {path}" in out
    assert run("replay", path)[0] == 0


def test_a_duel_with_enter_alone(session, enters, own_home):
    code, out, err = session(*DUEL, lines=enters)
    assert (code, err) == (0, "")
    assert "Round 2 of 2" in out
    assert "[A1" in out
    assert verify(kept(own_home)).ok


def test_a_battle_with_numbers_alone(session):
    code, out, _ = session(*TOY, lines=["1", "s", "2"] * 300)
    assert code == 0
    assert "★ " in out


@pytest.mark.parametrize(("whole", "said"), [(True, "no more suggestions"), (False, "far more")])
def test_suggestions_that_run_out_say_whether_there_is_more(session, monkeypatch, whole, said):
    monkeypatch.setattr(suggesting, "whole", lambda _menu: whole)
    _, out, _ = session(*DUEL, lines=["s"] * 60)
    assert said in " ".join(out.split())


def test_a_bare_play_leads_into_a_duel(session):
    code, out, _ = session(lines=["", "", "", "", "", "quit", "y"])
    assert code == 0
    assert "Welcome" in out
    assert "What does your wizard do?" in out


def test_games_scenarios_and_people_are_picked_by_number_or_name(session, own_home):
    code, out, _ = session(lines=["99", "wizard duel", "2", "2", "", "q", "y"])
    assert code == 0
    assert "A number from 1 to" in out
    match = kept(own_home)
    second = slagveld.game("wizard-duel").scenarios()[1].key
    assert (match.game.key, match.setup.scenario) == ("wizard-duel", second)
    assert "--hot-seat" in out


def test_a_level_is_picked_by_number_or_name(session):
    code, out, _ = session(lines=["wizard duel", "1", "1", "captain", "q", "y"])
    assert code == 0
    assert "How strong a computer?" in out
    assert "Captain: Plays a few plans on" in out
    assert "--seat human,captain" in out


def test_an_unknown_temperament_is_refused(session):
    code, _, err = session(*TOY, "--seat", "human,captain-mad")
    assert code != 0
    assert "bold, careful, stubborn, sly" in err


def test_the_end_of_the_input_is_polite(session, own_home):
    code, out, err = session(*TOY, lines=["1"])
    assert (code, err) == (1, "")
    (path,) = own_home.iterdir()
    assert f"slagveld play --load {path}" in out
    assert session(lines=[])[0] == 1


def test_a_battle_goes_on_where_it_was_left(session, tmp_path, enters):
    file = tmp_path / "battle.json"
    code, out, _ = session(*TOY, "--save", file, lines=["1", "", "quit", "y"])
    assert code == 0
    assert f"slagveld play --load {file}" in out
    before = load(file.read_bytes())
    code, out, _ = session("--load", file, lines=["", "quit", "y"])
    assert code == 0
    after = load(file.read_bytes())
    assert after.log[: len(before.log)] == before.log
    assert len(after.log) > len(before.log)
    assert session("--load", file, lines=enters)[0] == 0
    assert load(file.read_bytes()).outcome is not None
    code, out, _ = session("--load", file, lines=[])
    assert code == 0
    assert "★ " in out


def test_the_same_seed_and_answers_are_the_same_battle(session, tmp_path, enters):
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        session(*TOY, "--save", file, lines=enters)
    first, second = (load(file.read_bytes()) for file in files)
    assert first.log == second.log


def test_quit_asks_once(session):
    code, out, _ = session(*TOY, lines=["quit", "n", "quit", "maybe", "y"])
    assert code == 0
    assert out.count("Leave the battle?") == 3


def test_an_answer_is_taken_back(session, own_home):
    lines = ["0", "march", "1", "undo", "q", "y"]
    code, out, _ = session(*TOY, lines=lines)
    assert code == 0
    assert "Taken back to entry" in out
    assert any(isinstance(entry.action, shell.TakeBack) for entry in kept(own_home).log)


def test_dice_that_have_fallen_stay(session):
    code, out, _ = session(*DUEL, lines=["undo", "1", "undo", "q", "y"])
    assert "There is nothing to take back. (SLV-BACK-4)" in out
    code, out, _ = session(*TOY, lines=["0", "undo", "q", "y"])
    assert code == 0
    assert "(SLV-BACK-2)" in out


def test_everything_refused_says_why_and_is_asked_again(session):
    lines = ["3", "m", "each", "a1", "30 e", "", "drop", "a1", "5 n", "", "", "q", "y"]
    code, out, _ = session(*TOY, lines=lines)
    assert code == 0
    assert "A soldier marches at most 10 cm. (TOY-MARCH-2)" in out
    assert "5 cm N to 20 50" in out
    assert "Spearman 1 marches 5 cm." in out


def test_the_duel_by_typed_places(session):
    lines = [
        "appear", "9", "north-west", "at 50 40", "se", "/log", "Help", "y",
        "creature", "small", "each", "1", "15 se", "", "", "", "", "", "", "", "y",
        "move", "99 e", "to bp", "", "y",
        "e",
    ]  # fmt: skip
    code, out, _ = session(*DUEL, lines=lines)
    assert code == 1
    assert "A number from 1 to 4, please." in out
    assert "Ork 1 at 12.1 12.1" in out
    assert "✗ That is too far" in out
    assert "[Help]  Energy field" in out
    assert "12.4 cm SE to 11.2 9.2" in out  # as far as the first ork lets him


@pytest.fixture
def ready_to_shoot(tmp_path):
    """A battle at the ford in which the first seat is to play and has a shot."""
    rng = Rng(3)
    for seed in range(50):
        match = slagveld.game("toy").match(seed=seed)
        while (decision := match.decision) is not None:
            shots = [a for a in decision.candidates() if type(a).__name__ == "Shoot"]
            if decision.seats == (0,) and shots:
                file = tmp_path / "shot.json"
                file.write_bytes(match.save())
                return file
            match.play(decision.propose(rng))
    raise AssertionError("nobody ever has a shot")


def test_odds_are_shown_before_they_are_taken(session, ready_to_shoot):
    before = len(load(ready_to_shoot.read_bytes()).log)
    code, out, _ = session("--load", ready_to_shoot, lines=["shoot", "", "", "n", "q", "y"])
    assert code == 0
    assert re.search(r"Shoot: no wound \d", out)
    assert "needed to hit" in out
    assert len(load(ready_to_shoot.read_bytes()).log) == before
    code, out, _ = session("--load", ready_to_shoot, lines=["shoot", "", "", "y", "q", "y"])
    assert len(load(ready_to_shoot.read_bytes()).log) > before
    assert " shoots at Archer " in out


def test_real_dice(session, own_home):
    """Cards are told by name, and the dice of bots are typed as well."""
    lines = ["0", "bolt", "counter", *["1", ""] * 600]
    code, out, _ = session("toy", "--typed-dice", "--option", "rounds=3", lines=lines)
    assert code == 0
    assert "★ " in out
    assert "Draw a card (the stack)" in out
    assert "  1  Bolt" in out
    match = kept(own_home)
    assert match.box.kind == "typed"
    assert verify(match).ok


def test_impossible_dice_are_refused_with_their_rule(session):
    code, out, _ = session(
        "wizard-duel", "--typed-dice", lines=["21", "0", "3 4", "x", "12", "=1", "7", "q", "y"]
    )
    assert code == 0
    assert out.count("(SLV-DICE-1)") >= 3
    assert "1D20 cannot show that" in out
    assert "Order of play: " in out


def test_a_battle_that_waits_for_dice_can_be_left_and_taken_up(session, tmp_path):
    file = tmp_path / "waits.json"
    session("wizard-duel", "--typed-dice", "--save", file, lines=["12"])
    code, out, _ = session("--load", file, lines=["13", "q", "y"])
    assert code == 0
    assert "Order of play: " in out


def test_who_shares_a_terminal_hands_it_over_for_secrets(session):
    code, out, _ = session(*TOY, "--hot-seat", lines=["", "2", "", "1", "q", "y"])
    assert code == 0
    assert out.index("Hand the keyboard to Player 1") < out.index("Hand the keyboard to Player 2")
    assert "Drawn by Player 1 (the stack), face down." in out
    assert "Drawn by Player 1 (the stack): " not in out


def test_ones_own_cards_are_seen_alone(session):
    lines = ["", "2", "", "1", "sheet", "", "", "q", "y"]
    _, out, _ = session(*TOY, "--hot-seat", lines=lines)
    assert "Only Player 1 looks now." in out
    assert re.search(r"Cards of Player 1: (Bolt|Counterspell|Haste)", out)


def test_one_player_never_sees_the_cards_of_a_bot(session, enters):
    _, out, _ = session(*TOY, lines=["sheet", *enters])
    assert not re.search(r"Cards of Computer 2: [A-Z]", out)
    assert "face down" in out


def test_giving_up(session):
    code, out, _ = session(*TOY, lines=["concede", "n", "concede", "y"])
    assert code == 0
    assert "Player 1 gives up." in out
    assert "Victory for Computer 2" in out


def test_offering_an_end(session):
    code, out, _ = session(*TOY, lines=["offer", "offer", "q", "y"])
    assert "Bots never agree" in out
    assert "Player 1 offers to end the battle." in out
    assert "Player 1 plays on after all." in out
    lines = ["", "offer", "", "0", "", "offer"]
    code, out, _ = session(*TOY, "--hot-seat", lines=lines)
    assert code == 0
    assert "The players agreed to end it" in out


def test_policies(session, own_home):
    lines = ["policies", "policies 3 2", "policies 9 9", "policies", "q", "y"]
    _, out, _ = session(*TOY, lines=lines)
    assert "After a six:  ›1 ask me   2 always   3 never" in out
    assert "After a six:  1 ask me   ›2 always   3 never" in out
    assert kept(own_home).state.policy(0, "press", "ask") == "always"


def test_rules_are_explained(session):
    lines = ["?", "? TOY-SHOOT-4", "? arrow", "? zzzz", "help", "q", "y"]
    _, out, _ = session(*TOY, lines=lines)
    assert "TOY-BID-1  " in out
    assert "TOY-SHOOT-4  " in out
    assert "No rule contains all of this: zzzz" in out
    assert "contact B3" in out


def test_tables_sheets_and_logs_can_be_looked_at(session):
    lines = ["0", "table", "sheet", "sheet b4", "sheet q9", "log", "log all", "q", "y"]
    _, out, _ = session(*TOY, lines=lines)
    assert out.count("┌") >= 3
    assert "[A1] Spearman 1" in out
    assert "Deep water: No way through" in out
    assert "There is no such piece" in out


def test_a_copy_can_be_saved_but_not_over_something_else(session, tmp_path):
    other = tmp_path / "letter.txt"
    other.write_text("Dear aunt")
    copy = tmp_path / "sub" / "copy.json"
    lines = [
        f"save {copy}",
        f"save {other}",
        f"save {tmp_path}",
        "save",
        "save /proc/nope/x",
        "q",
        "y",
    ]
    code, out, _ = session(*TOY, lines=lines)
    assert code == 0
    assert load(copy.read_bytes()).game.key == "toy"
    assert other.read_text() == "Dear aunt"
    told = " ".join(out.split())  # long paths are wrapped
    assert "is no saved battle" in told
    assert "cannot be saved" in told
    assert not list(tmp_path.rglob("*.part"))


def test_a_battle_that_cannot_be_saved_goes_on(session, tmp_path, enters):
    blocker = tmp_path / "file"
    blocker.write_text("")
    code, out, _ = session(*TOY, "--save", blocker / "battle.json", lines=enters)
    assert code == 0
    assert "★ " in out
    assert out.count("cannot be saved") == 1
    assert "slagveld replay" not in out
    code, out, _ = session(*TOY, "--save", blocker / "battle.json", lines=["q", "y"])
    assert out.count("cannot be saved") == 2
    assert "slagveld play --load" not in out


HOSTILE = [
    "\x1b[2J\x1b[31mred", "\x00", "'; DROP TABLE", "a" * 5000, "-1", "0", "9" * 30, "1e309", "nan",
    "…", "𝔘𝔫𝔦", "٣", "\u202eoverride", "/", "/x", "??", "? " + "x" * 999, "save \x00", "\t",
    "sheet " + "y" * 700, "policies " + "9 " * 50, "to to to", "@@@", ";;;", "x y", ",", "%s",
    "1,2,3,4,5", "{0}", "{ $x }", "⟦", "log \x07", "save ~nobody_at_all/x", "contact", "=", "=9",
]  # fmt: skip


@pytest.mark.parametrize("words", [TOY, DUEL], ids=["toy", "duel"])
@pytest.mark.parametrize("first", [[], ["1"], ["1", "m"], ["1", "m", "each"], ["1", "b", "1"]])
def test_hostile_input_does_no_harm(run, monkeypatch, words, first):
    import io
    import sys

    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*first, *HOSTILE * 2]) + "\n"))
    code, out, err = run("play", *words)
    assert (code, err) == (1, "")
    assert "\x1b" not in out
    assert "\x00" not in out
    assert "\x07" not in out


@pytest.mark.parametrize("columns", [40, 60])
@pytest.mark.parametrize("words", [TOY, DUEL], ids=["toy", "duel"])
def test_narrow_terminals(session, enters, words, columns):
    code, out, _ = session(*words, lines=["help", "?", "s", *enters], columns=columns)
    assert code == 0
    long = [line for line in out.splitlines() if len(line) > columns]
    assert all("slagveld" in line or "]: " in line or ": " in line for line in long), long[:3]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("nl", ["0", "help", "m", "elk", "a1", "5 n", "", "", "stop", "j"]),
        ("de", ["0", "hilfe", "m", "einzeln", "a1", "5 n", "", "", "ende", "j"]),
    ],
)
def test_other_languages(session, language, words):
    code, out, _ = session(*TOY, "--lang", language, lines=words)
    assert code == 0
    assert "Letter or number" not in out
    assert "5 cm N" in out


def test_inches(session):
    lines = ["0", "m", "each", "a1", "2 n", "", "", "q", "y"]
    code, out, _ = session(*TOY, "--unit", "inch", lines=lines)
    assert code == 0
    assert "2 ″ N" in out
    assert "Spearman 1 marches 2″." in out


def test_json_tells_how_it_ended_and_nothing_else(session, enters, own_home):
    code, out, err = session(*TOY, "--json", lines=enters)
    plain = json.loads(out)
    assert code == plain["code"] == 0
    assert plain["over"]
    assert plain["game"] == "toy"
    assert "┌" in err
    (path,) = own_home.iterdir()
    assert plain["file"] == str(path)


def test_three_at_the_table(session, enters, own_home):
    words = ("toy", "--scenario", "three", "--seat", "random,human", "--seed", "1")
    assert session(*words, lines=enters)[0] == 0
    names = [seat.name for seat in kept(own_home).setup.seats]
    assert names == ["Computer 1", "Player 2", "Computer 3"]


def test_only_bots(session):
    code, out, _ = session(*TOY, "--bots", "random,random", lines=[])
    assert code == 0
    assert "★ " in out


def test_options_among_bots_hold_only_where_nobody_plays(session, own_home):
    words = ("wizard-duel", "--scenario", "meeting", "--seed", "1")
    assert session(*words, "--bots", "random,random", lines=[])[0] == 0
    assert kept(own_home).setup.options == {"rounds": 15}


def test_a_person_has_no_limit_that_was_not_chosen(session, own_home):
    session("wizard-duel", "--scenario", "meeting", "--seed", "1", lines=["q", "y"])
    assert kept(own_home).setup.options == {}


def test_armies_by_name_and_file(session, run, tmp_path, own_home):
    file = tmp_path / "army.yaml"
    file.write_text(run("army", "new", "wizard-duel", "--like", "the titans")[1])
    words = (*DUEL, "--army", "the sisterhood", "--army", file)
    code, _, _ = session(*words, lines=["q", "y"])
    assert code == 0
    first, second = kept(own_home).setup.armies
    assert first["entries"] != second["entries"]


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("toy", "--scenario", "moon"),
        ("toy", "--players", "3"),
        ("toy", "--players", "x"),
        ("toy", "--seat", "human,deep-thought"),
        ("toy", "--seat", "human,,"),
        ("toy", "--seat", "human,random,random,random"),
        ("toy", "--hot-seat", "--seat", "human"),
        ("toy", "--option", "rounds"),
        ("toy", "--option", "rounds=many"),
        ("toy", "--option", "moon=1"),
        ("toy", "--army", "x"),
        ("toy", "--seed", "-1"),
        ("toy", "--unit", "furlong"),
        ("toy", "--save", "/"),
        ("toy", "extra"),
        ("--load", "/nowhere"),
        ("--load", "/dev/null"),
        ("wizard-duel", "--army", "nobody"),
        ("wizard-duel", "--army", "a", "--army", "b", "--army", "c"),
    ],
)
def test_wrong_usage_is_one_line(session, words):
    code, out, err = session(*words)
    assert code == 2
    assert out == ""
    assert err.startswith("slagveld: ")
    assert err.count("\n") == 1


def test_a_loaded_battle_is_what_it_is(session, tmp_path):
    file = tmp_path / "battle.json"
    session(*TOY, "--save", file, lines=[])
    assert session("wizard-duel", "--load", file)[0] == 2
    assert session("--load", file, "--seed", "3")[0] == 2
    assert session("--load", file, "--hot-seat", lines=["", "q", "y"])[0] == 0


def test_a_save_goes_over_an_older_battle_but_over_nothing_else(session, tmp_path):
    file = tmp_path / "battle.json"
    session(*TOY, "--save", file, lines=[])
    assert session(*DUEL, "--save", file, lines=[])[0] == 1
    file.write_text('{"slagveld": "a novel"}')
    assert session(*DUEL, "--save", file, lines=[])[0] == 2


@pytest.mark.parametrize("people", [(), ("--hot-seat",)])
def test_where_others_must_agree_they_are_asked(session, tmp_path, people):
    match = slagveld.game("wizard-duel").match(seed=5, take_back="consent")
    match.play(match.decision.candidates()[0])
    match.play(match.decision.candidates()[0])
    file = tmp_path / "consent.json"
    file.write_bytes(match.save())
    seat = match.decision.seats[0]
    who = people or ("--seat", "human,random" if seat == 0 else "random,human")
    answers = ["undo", "y"] if people else ["undo"]
    code, out, _ = session("--load", file, *who, lines=["1", *answers, "q", "y"])
    assert code == 0
    assert "Taken back to entry" in out
    assert ("do you agree" in out) == bool(people)


def test_scenery_is_taken_away_before_the_duel(session, own_home):
    words = ("wizard-duel", "--scenario", "ruins", "--hot-seat", "--option", "lay-table=yes")
    code, _, _ = session(*words, lines=["take", "1", "q", "y"])
    assert code == 0
    assert len(kept(own_home).state.layout.terrain) == 4
