"""The odd player: the same from the same seed, and a fault is found and told."""

import gc

import pytest
from slagveld_toy.turn import Bid, EndRound, TakeTurn

import slagveld
from slagveld.conformance.anywhere import Firsts
from slagveld.conformance.fresh import GOES_ON, asked, astray, unknown_kinds
from slagveld.conformance.odd import Battle, fought, odd_setup
from slagveld.conformance.odd.__main__ import main
from slagveld.conformance.odd.arming import odd_army, spoilt
from slagveld.conformance.odd.filling import Filler
from slagveld.conformance.odd.setting import Refused
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, PiecesField, SplitField
from slagveld.kernel.rulebook import RefusedError
from slagveld.texts import Text

from .ford import TOY

TITLE = Text("field-dice")


def test_a_battle_is_the_same_again():
    first, second = fought("toy", 7), fought("toy", 7)
    assert first == second
    assert first.over
    assert not first.fault
    assert fought("toy", 8) != first


def test_one_line_tells_of_many_battles(capsys):
    assert main(["toy", "--battles", "3", "--seed", "5"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("toy: 3 battles, ")
    assert "0 with faults" in line
    assert main(["chess"]) == 2


@pytest.mark.parametrize(
    ("name", "broken", "told"),
    [
        ("candidates", lambda *_: [], "offers nothing"),
        ("check", lambda *_: slagveld.Refusal("TOY-MARCH-1", TITLE), "is offered and refused"),
        ("propose", lambda *_: 1 // 0, "ZeroDivisionError"),
        ("who", lambda *_: (0,) if 1 // 0 else (), "ZeroDivisionError"),
    ],
)
def test_what_must_not_happen_is_told(monkeypatch, capsys, name, broken, told):
    monkeypatch.setattr(TakeTurn, name, broken)
    results = [fought("toy", seed) for seed in range(1, 7)]
    assert any(told in result.fault for result in results)
    assert main(["toy", "--battles", "6"]) == 1
    assert "toy, seed " in capsys.readouterr().out


def test_a_round_that_never_ends_is_told(monkeypatch):
    monkeypatch.setattr(EndRound, "run", lambda self, play: play.then(TakeTurn(0), self))
    assert "does not end though all pass" in fought("toy", 1, cap=20).fault


def test_a_save_that_goes_astray_is_told():
    (saved, *_) = Firsts(TOY).watched(Battle(TOY, 3), 40)
    assert astray([saved]) == []
    changed = saved.save.replace(b'"round":1', b'"round":2')
    each = {"save": changed.decode(), "answers": saved.answers}
    assert "RefusedError" in asked(GOES_ON, [each])[0]
    with pytest.raises(AssertionError, match="SyntaxError"):
        asked("(", None)


def test_a_kind_that_a_fresh_process_does_not_know_is_told():
    class Whisper(Action, frozen=True):
        __module__ = "slagveld_toy.turn"

    try:
        assert unknown_kinds(TOY) == ["Whisper"]
    finally:
        del Whisper
        gc.collect()
    assert unknown_kinds(TOY) == []


@pytest.mark.parametrize("key", sorted(set(slagveld.games()) - {"toy"}))
def test_odd_armies_are_sound_and_spoilt_ones_refused(key):
    game = slagveld.game(key)
    muster = game.muster()
    made = [odd_army(key, muster, Rng(f"army/{seed}")) for seed in range(12)]
    armies = [army for army in made if army is not None]
    assert len(armies) >= 6
    assert not [fault for army in armies for fault in muster.faults(army)]
    assert len({tuple(entry.key for entry in army.entries) for army in armies}) >= 4
    for seed, army in enumerate(armies):
        bad = (spoilt(army, Rng(seed)), game.codec.builtins(army))
        scenarios = game.scenarios()
        setup = game.setup(scenarios[seed % len(scenarios)].key, armies=bad)
        with pytest.raises(RefusedError):
            game.first_state(setup)


@pytest.mark.parametrize("key", sorted(slagveld.games()))
def test_odd_set_ups_reach_every_scenario_and_option(key):
    game = slagveld.game(key)
    setups = [odd_setup(game, Rng(f"set-up/{seed}"), Refused()) for seed in range(200)]
    assert {setup.scenario for setup in setups} == {one.key for one in game.scenarios()}
    assert {name for setup in setups for name in setup.options} == {o.key for o in game.options}


def test_pools_are_divided_whole_and_lists_keep_their_bounds():
    columns = (Choice("a", TITLE), Choice("b", TITLE))
    split = SplitField(name="x", title=TITLE, columns=columns, total=5)
    pieces = PiecesField(name="x", title=TITLE, allowed=(3, 4, 5), least=1, most=2)
    lengths = set()
    for seed in range(40):
        filler = Filler(None, Rng(seed))
        assert sum(share["amount"] for share in filler.value(split, object, {})) == 5
        chosen = filler.value(pieces, object, {})
        assert set(chosen) <= {3, 4, 5}
        lengths.add(len(chosen))
    assert lengths == {1, 2}


def test_who_passes_takes_a_proposal_where_the_menu_is_long(monkeypatch):
    battle = Battle(TOY, 3, seldom=40)
    question = battle.question()
    seat = battle.seat(question)
    battle._long.add(type(question).__name__)
    assert battle._every(question) == 40
    monkeypatch.setattr(type(question), "candidates", lambda *_: pytest.fail("a menu was made"))
    monkeypatch.setattr(type(question), "propose", lambda *_: Bid(1))
    assert battle.first(question, seat) == Bid(1)
