"""Help, languages, and the one line that answers wrong usage."""

import os
import subprocess
import sys

import pytest

from slagveld.cli.speech import language_of

COMMANDS = (
    ("serve",),
    ("play",),
    ("games",),
    ("rules",),
    ("odds",),
    ("replay",),
    ("coach",),
    ("simulate",),
    ("ladder",),
    ("train",),
    ("bench",),
    ("new-game",),
    ("army",),
    ("army", "check"),
    ("army", "new"),
    ("army", "card"),
    ("table",),
    ("table", "random"),
    ("table", "check"),
    ("campaign",),
    ("campaign", "list"),
    ("campaign", "new"),
    ("campaign", "status"),
    ("campaign", "next"),
    ("campaign", "army"),
    ("campaign", "report"),
)


def test_help_shows_what_there_is(run):
    code, out, err = run("--help")
    assert (code, err) == (0, "")
    for word in ("serve", "games", "rules", "odds", "replay", "simulate", "bench", "army"):
        assert word in out
    assert "campaign" in out
    assert "pig" in out
    assert "--lang" in out
    assert run("-h")[1] == out
    code, out, _ = run("--json")
    assert code == 0
    assert '"pig"' in out


OVERVIEW = """\
Slagveld plays tabletop miniature games by their own rules.

Usage
  slagveld [COMMAND …]
  Without a command the table opens in the browser.

Commands
  serve     the table in the browser, on this machine or for the whole room
  play      a battle in this terminal, against the computer or each other
  games     the games with their scenarios and armies
  rules     a game's rulebook: all titles, one rule, or a search
  odds      the exact chances of an attack
  replay    a saved battle again, every die verified
  coach     what was luck in a saved battle, and which decisions cost most
  simulate  many battles between bots, and who wins
  ladder    every bot against every other, and how strong each is
  train     what a position says about winning, learned from battles
  bench     how fast this machine plays
  puzzles   positions in which one answer is far better: list, solve, find
  new-game  a small game as a package of its own, to make another of
  texts     sentences in all languages
  army      check an army, or begin a new one
  scenario  check, write out or describe scenarios as files
  table     tables: made at random, or looked at
  campaign  campaigns: begin one, fight it battle by battle, tell of it

Games
  pig  Pig

With every command
  --json                 answer as JSON, for programs
  --lang en|nl|de|fr|es  language of the answer
  --help                 this help
"""


SIMULATE = """\
many battles between bots, and who wins

Usage
  slagveld simulate GAME [OPTIONS]

Arguments
  GAME  key of a game, as `slagveld games` lists them

Options
  --games NUMBER       how many battles (100)
  --seed NUMBER        the same seed gives the same battles (1)
  --bots A,B           who plays, seat by seat (random against random)
  --scenario KEY|FILE  key of a scenario (the game's first), or a file with one
  --army FILE|NAME     a file or a ready-made army, once for each seat in order
  --option KEY=VALUE   a switch of the game, such as rounds=8; may be repeated
  --table FILE         a table laid by hand or at random, from a file
  --mirror             both sides bring the same army, the ready-made ones in turn
  --workers NUMBER     processes that play at the same time (1)
"""


def tidy(text):
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


def test_the_overview_in_full(run, monkeypatch):
    import slagveld

    pig = {"pig": slagveld.game("pig").title}
    monkeypatch.setattr("slagveld.cli.helping.titles", lambda: pig)
    assert tidy(run("--help")[1]) == OVERVIEW
    monkeypatch.setattr("slagveld.cli.helping.titles", dict)
    assert "No games are installed." in run("--help")[1]


def test_a_page_in_full(run):
    everywhere = OVERVIEW[OVERVIEW.index("\nWith every command") :]
    assert tidy(run("simulate", "--help")[1]) == SIMULATE + everywhere
    assert "slagveld rules GAME [ID or WORDS…] [OPTIONS]" in run("rules", "-h")[1]
    assert "slagveld army COMMAND …" in run("army", "-h")[1]


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_every_command_has_help_in_every_language(run, words, language):
    code, out, err = run(*words, "--help", "--lang", language)
    assert (code, err) == (0, "")
    assert "⟦" not in out
    assert {"en": "Usage", "nl": "Gebruik", "de": "Aufruf"}[language] in out
    assert "slagveld " + " ".join(words) in out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "nl_NL", "LC_ALL": "de_AT.UTF-8"}, "de"),
        ({"LANG": "nl_NL", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "nl_NL", "LC_ALL": ""}, "nl"),
        ({"LANG": "it_IT", "LANGUAGE": "it:de:nl"}, "de"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "tlh"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment, language):
    assert language_of(environment) == language


def test_the_option_counts_more_than_the_environment(run, monkeypatch):
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Spiele" in run("--help")[1]
    for words in (("--lang", "nl"), ("--lang=nl",)):
        assert "Spellen" in run(*words, "--help")[1]
    assert "Varken" in run("games", "--lang", "nl")[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nonsense"], "nonsense"),
        (["--nonsense"], "--nonsense"),
        (["games", "--nonsense"], "--nonsense"),
        (["games", "too", "much"], "too much"),
        (["games", "--json=3"], "--json"),
        (["games", "--lang", "it"], "it"),
        (["games", "--lang"], "en, nl, de"),
        (["rules"], "GAME"),
        (["rules", "nonsense"], "nonsense"),
        (["odds"], "GAME"),
        (["replay"], "FILE"),
        (["simulate", "pig", "--games"], "--games"),
        (["army"], "check, new"),
        (["army", "nonsense"], "nonsense"),
        (["army", "check"], "FILE"),
    ],
)
def test_wrong_usage_is_one_line(run, words, told):
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert err.startswith("slagveld: ")
    assert err.count("\n") == 1
    assert told in err


@pytest.mark.parametrize(("language", "told"), [("nl", "Er is geen opdracht"), ("de", "Es gibt")])
def test_wrong_usage_is_told_in_the_users_language(run, language, told):
    assert told in run("nonsense", "--lang", language)[2]
    _, _, err = run("rules", "--lang", language)
    assert {"nl": "SPEL", "de": "SPIEL"}[language] in err


def test_what_a_user_typed_does_no_harm_to_the_terminal(run):
    code, _, err = run("rules", "a\nb\x1b[31m" + "x" * 5000)
    assert code == 2
    assert err.count("\n") == 1
    assert "\x1b" not in err
    assert len(err) < 2000


def test_an_interrupt_is_quiet(run, monkeypatch):
    def interrupted():
        raise KeyboardInterrupt

    monkeypatch.setattr("slagveld.cli.games.registered", interrupted)
    assert run("games") == (130, "", "")


def test_a_defect_is_one_line_and_no_traceback(run, monkeypatch):
    def broken():
        raise RuntimeError("the table\nis on fire")

    monkeypatch.setattr("slagveld.cli.games.registered", broken)
    code, out, err = run("games")
    assert (code, out) == (70, "")
    assert err.count("\n") == 1
    assert "RuntimeError: the table\\nis on fire" in err
    monkeypatch.setenv("SLAGVELD_TRACEBACK", "1")
    assert "Traceback" in run("games")[2]


def test_version(run):
    code, out, _ = run("--version")
    assert code == 0
    assert out.startswith("slagveld ")


def command(*words, **rest):
    program = [sys.executable, "-c", "import sys; from slagveld.cli import main; sys.exit(main())"]
    return subprocess.Popen(
        [*program, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, **rest
    )


def test_the_process_ends_with_the_exit_code():
    process = command("rules", "pig", "nothing-like-this")
    out, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert b"nothing-like-this" in out
    assert err == b""


def test_a_closed_pipe_is_quiet():
    process = command("rules", "slagveld", "--json")
    process.stdout.close()
    assert process.wait(60) == 141
    assert process.stderr.read() == b""
    process.stderr.close()


def test_a_terminal_that_knows_only_ascii_gets_question_marks():
    process = command(
        "--help", "--lang", "de", env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    )
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")
    assert b"Befehle" in out
    assert b"pr?fen" in out


@pytest.mark.parametrize("columns", [40, 60, 200])
def test_no_word_is_lost_in_a_narrow_terminal(run, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    code, out, _ = run("rules", "pig", "PIG-ROLL-1")
    assert code == 0
    assert "…" not in out
    assert "loses what the turn has brought" in " ".join(out.split())
    assert max(len(line) for line in out.splitlines()) <= columns


def test_only_the_last_column_is_wrapped(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    lines = run("--help")[1].splitlines()
    assert "  simulate  many battles between bots," in [line.rstrip() for line in lines]
    assert "            and who wins" in [line.rstrip() for line in lines]


def test_numbers_stand_to_the_right(run):
    lines = run("odds", "pig", "sum", "sides=10")[1].splitlines()
    assert [line[:9] for line in lines[1:11]] == [f"  {n:2}  10%" for n in range(1, 11)]


def test_a_long_path_is_told_to_its_end(run, tmp_path):
    path = tmp_path / ("deep" * 20) / "army.json"
    code, _, err = run("army", "check", path)
    assert code == 2
    assert str(path) in err
    endless = "x" * 5000
    told = run("army", "check", endless)[2]
    assert f"{endless[:399]}…" in told
    assert endless[:400] not in told
