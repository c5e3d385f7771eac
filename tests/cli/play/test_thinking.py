"""Bots at the terminal: why they did something, hints, how the battle stands."""

import pytest
from tests.cli.outer import outer

from slagveld.bots import RandomBot, registry
from slagveld.cli.play.thinking import whole_percents
from slagveld.texts import Text, say

DUEL = ("wizard-duel", "--seed", "5", "--option", "rounds=2")
LEAVE = ["q", "y"]


def joined(out):
    return " ".join(out.split())


def test_why_tells_what_the_bot_thought(session):
    code, out, _ = session(*DUEL, lines=["why", *[""] * 8, "why", *LEAVE])
    assert code == 0
    assert "There is nothing to explain yet" in joined(out)
    assert "• Computer 2 " in out


@pytest.mark.parametrize(
    ("bot", "words"),
    [("veteran", "the best it saw by habit"), ("random", "does anything that is allowed")],
)
def test_every_kind_of_bot_says_how_it_came_to_it(session, bot, words):
    lines = ["", "why"] * 12
    _, out, _ = session(*DUEL, "--seat", f"human,{bot}", lines=[*lines, *LEAVE])
    assert words in joined(out)


def test_hidden_reasons_are_not_told_while_the_battle_goes_on(session):
    lines = ["", "why"] * 6
    _, out, _ = session("toy", "--seed", "5", lines=[*lines, *LEAVE])
    assert "would tell what is still hidden" in joined(out)
    assert "Computer 2 chose" not in joined(out)


def test_a_hint_is_the_browsers_sentence(session):
    _, out, _ = session(*DUEL, lines=["", "hint", *LEAVE])
    assert "☞ The warlord would choose “" in joined(out)
    _, out, _ = session(*DUEL, "--lang", "de", lines=["", "tipp", *LEAVE])
    assert "☞ Der Kriegsherr würde „" in joined(out)


def test_a_hint_where_cards_are_hidden_is_for_its_player_alone(session):
    turns = ["", "", ""] * 2
    lines = [*turns, "hint", "", "", *LEAVE]
    _, out, _ = session("toy", "--seed", "5", "--hot-seat", lines=lines)
    before, told, _ = joined(out).partition("☞ The warlord would choose")
    assert told
    assert "Only Player 2" in before[-200:]


def test_the_odds_are_hidden_until_they_are_asked_for(session):
    _, out, _ = session(*DUEL, lines=["", "", *LEAVE])
    assert "Chances to win" not in out
    _, out, _ = session(*DUEL, lines=["", "odds", "", "", "odds", "", *LEAVE])
    told = joined(out)
    assert told.count("Chances to win: Player 1 ") == 2
    assert "█" in out
    assert "“odds” hides them again" in told
    assert "“odds” shows them again" in told
    _, out, _ = session(*DUEL, "--odds", lines=["", "", *LEAVE])
    assert "Chances to win: Player 1 " in out


@pytest.mark.parametrize("chances", [[0.335, 0.335, 0.33], [0.005, 0.995], [0.5, 0.5], [1.0, 0.0]])
def test_percents_add_up(chances):
    assert sum(whole_percents(chances)) == 100


class Failing(RandomBot):
    def answer(self, game, view, seat, rng):
        raise RuntimeError("no")


class Babbling(RandomBot):
    def answer(self, game, view, seat, rng):
        return {"type": "Nonsense"}


@pytest.mark.parametrize("kind", [Failing, Babbling])
def test_a_bot_that_fails_loses_its_turn_and_the_battle_goes_on(session, monkeypatch, kind):
    monkeypatch.setitem(registry.OURS, "odd", kind)
    code, out, _ = session(*DUEL, "--seat", "human,odd", lines=["", "why", *[""] * 600])
    assert code == 0
    lost = say(Text("room-bot-lost-turn", {"name": "Computer 2"}), "en")
    assert lost in joined(out)
    assert "own proposal was taken: “" in joined(out)
    assert "★ " in out


def test_in_a_process_of_its_own(own_home):
    lines = "".join(f"{line}\n" for line in ["", "hint", "why", "", "", *LEAVE])
    told = joined(outer("play", *DUEL, "--odds", "--seat", "human,captain", typed=lines))
    assert "Chances to win: Player 1 " in told
    assert "☞ The warlord would choose “" in told
    assert "• Computer 2 " in told
    assert own_home.exists()
