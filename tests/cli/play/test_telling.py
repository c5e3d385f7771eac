"""The log's lines, the sheets in short, and suggestions that give nothing away."""

import pytest

import slagveld
from slagveld.bots import bot
from slagveld.cli.desk import Desk
from slagveld.cli.play import sheets
from slagveld.cli.play.codes import Codes
from slagveld.cli.play.suggesting import Advice, plain, woven
from slagveld.cli.play.telling import told
from slagveld.cli.play.terminal import Terminal
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Hurt, Rolled, TurnBegan
from slagveld.kernel.modifiers import Need, Tally
from slagveld.kernel.state import Seat
from slagveld.texts import Speaker, Text

SEATS = (Seat("Ann", 0), Seat("Bob", 1))
PURPOSE = Text("plain", {"words": "Arrow"})


def line(event, signs=()):
    return told(event, SEATS, Speaker("en"), dict(signs))


def styles(text, words):
    start = text.plain.index(words)
    return [str(span.style) for span in text.spans if span.start <= start < span.end]


def test_hits_are_bright_and_the_rule_stands_behind():
    need = Need(Tally(4), ">=")
    event = Rolled(seat=0, dice=(2, 6), sides=6, purpose=PURPOSE, need=need, rule="X-1")
    text = line(event)
    assert text.plain == "Arrow: 2, 6 (2D6, needs ≥ 4): 1 success  X-1"
    assert "bold bright_green" in styles(text, "6 (")
    assert "bold bright_green" not in styles(text, "2, ")
    assert any("dim" in style for style in styles(text, "X-1"))


def test_a_sum_is_good_or_bad_as_a_whole():
    need = Need(Tally(8), ">=", each=False)
    good = line(Rolled(seat=0, dice=(3, 5), sides=6, purpose=PURPOSE, need=need))
    assert "bold bright_green" in styles(good, "3, 5")


def test_who_it_is_about_stands_before_it():
    signs = {7: ("B7", 1), 1: ("A1", 0)}
    hurt = Hurt(piece=7, name="Ork 7", amount=1, left=2)
    assert line(hurt, signs.items()).plain.startswith("B7 Hit: Ork 7")
    rolled = Rolled(seat=0, dice=(3,), sides=6, purpose=PURPOSE, pieces=(1, 7))
    assert line(rolled, signs.items()).plain.startswith("A1›B7 Arrow: 3")
    assert line(hurt).plain.startswith("Hit: Ork 7")


def test_seats_are_called_by_name():
    assert line(TurnBegan(seat=1)).plain == "Bob to play."


@pytest.mark.parametrize("key", ["toy", "wizard-duel"])
def test_sheets_in_short_and_in_full(key):
    match = slagveld.game(key).match(seed=3)
    rng = Rng(1)
    term = Terminal(Desk("en"))
    for _ in range(60):
        if match.decision is None:
            break
        match.play(match.decision.propose(rng))
        scene = match.game.scene(match.view(0), 0)
        codes = Codes(scene, term.speaker)
        short = "\n".join(text.plain for text in sheets.in_short(scene, codes, term))
        full = "\n".join(text.plain for text in sheets.in_full(scene, codes, term))
        assert "⟦" not in short + full
        assert all(codes.code(piece.id) in full for piece in scene.pieces)


@pytest.mark.parametrize("key", ["toy", "wizard-duel"])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_suggestion_is_allowed_and_the_first_ones_differ(key, seed):
    match = slagveld.game(key).match(seed=seed)
    rng = Rng(seed)
    for _ in range(50):
        decision = match.decision
        if decision is None:
            break
        seat = decision.waiting_for[0]
        advice = Advice(match, decision, seat, bot("random"), Rng(5))
        found = advice.first(12)
        assert found
        assert all(match.check(action, seat) is None for action in found)
        assert len(set(map(repr, found))) == len(found)
        assert advice.first(4) == found[:4]
        match.play(decision.propose(rng), seat)


def test_suggestions_do_not_know_what_the_player_may_not_know():
    """Other cards in the other's hand change nothing in what is suggested."""
    match = slagveld.game("toy").match(seed=2)
    rng = Rng(1)
    while match.decision.seats != (0,) or not match.state.hands[1].hand:
        match.play(match.decision.propose(rng))
    first = Advice(match, match.decision, 0, bot("random"), Rng(5)).first(9)
    view = match.view(0)
    states = [match.state]
    for number in range(20):
        match.state = match.game.imagine(view, 0, Rng(number))
        assert match.view(0) == view
        assert Advice(match, match.decision, 0, bot("random"), Rng(5)).first(9) == first
        states += [] if match.state in states else [match.state]
    assert len(states) > 1


def test_weaving():
    assert list(woven([[1, 4], [2], [3, 5, 6]])) == [1, 2, 3, 4, 5, 6]
    assert list(woven([])) == []


def test_plain_values_have_no_tag():
    match = slagveld.game("toy").match(seed=2)
    assert plain(match.decision.candidates()[1]) == {"points": 1}
