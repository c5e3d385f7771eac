"""Actions of the kernel and the toy through the outer door, and marks that are held to it."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import slagveld
from slagveld.conformance.counting import BUDGETS, counted, kernel_kinds, kinds, reached
from slagveld.conformance.door import recorded, standing_at
from slagveld.kernel.rulebook import RefusedError

from .battles import WITH_LEADER, shot_due
from .ford import TOY, ford


def send(match, seat, kind, **values):
    return match.play_json(json.dumps({"type": kind, **values}).encode(), seat)


def opened(**rest):
    match = TOY.match(**{"seed": 1, **rest})
    send(match, 0, "Bid", points=0)
    send(match, 1, "Bid", points=0)
    return match


@pytest.mark.reaches("slagveld", "Pause", "Resume", "Override", "TakeBack", "Begin")
def test_the_leaders_hand_is_json():
    match = opened(seats=WITH_LEADER, take_back="free")
    send(match, 2, "Pause")
    send(match, 2, "Resume")
    change = {"path": "/soldiers/0/wounds", "old": 2, "new": 1}
    send(match, 2, "Override", changes=[change], reason="hit before")
    assert match.state.soldiers[0].wounds == 1
    send(match, 2, "TakeBack", to=match.targets()[-2])
    assert match.state.soldiers[0].wounds == 2
    assert slagveld.load(match.save()).state == match.state


@pytest.mark.reaches("slagveld", "Agree", "Decline")
def test_proposals_are_json():
    match = opened()
    change = {"path": "/soldiers/0/wounds", "old": 2, "new": 1}
    send(match, 0, "Override", changes=[change])
    send(match, 1, "Decline", entry=len(match.log) - 1)
    send(match, 0, "Override", changes=[change])
    send(match, 1, "Agree", entry=len(match.log) - 1)
    assert match.state.soldiers[0].wounds == 1


@pytest.mark.reaches("slagveld", "SetDice")
def test_dice_set_by_the_leader_are_json():
    match = opened(seats=WITH_LEADER)
    rolled = max(n for n in match.targets() if match.log[n].rolls)
    rolls = match.log[rolled].rolls
    send(match, 2, "SetDice", entry=rolled, rolls=rolls)
    assert match.log[-1].rolls == rolls


@pytest.mark.reaches("slagveld", "OfferEnd", "WithdrawOffer", "Concede")
def test_ends_are_json():
    match = opened()
    send(match, 0, "OfferEnd")
    send(match, 0, "WithdrawOffer")
    assert match.outcome is None
    send(match, 0, "Concede")
    assert match.outcome.winners == (1,)


@pytest.mark.reaches("slagveld", "SetPolicy")
def test_policies_are_json():
    form = TOY.policies[0]
    match = opened()
    send(match, 0, "SetPolicy", key=form.key, value=form.choices[-1].key)
    assert match.state.policy(0, form.key, "") == form.choices[-1].key


@pytest.mark.reaches("slagveld", "TimeUp")
def test_time_that_is_up_is_read_back():
    match = opened()
    match.time_up()
    assert slagveld.load(match.save()).outcome == match.outcome


@pytest.mark.reaches("slagveld", "MixDice")
def test_numbers_for_fair_dice_are_json():
    match = TOY.match(dice="committed", secret="s")
    send(match, 0, "MixDice", number=3)
    send(match, 1, "MixDice", number=4)
    assert match.begun


@pytest.mark.reaches("slagveld", "TypeCard", "TypeDice")
def test_real_dice_and_cards_are_json():
    match = opened(dice="typed")
    send(match, 0, "TypeCard", item="bolt")
    match = shot_due()
    send(match, 0, "TypeDice", numbers=[1])
    assert match.log[-1].rolls == ((1,),)


# What a mark is worth


@pytest.mark.reaches("toy", "TakeTurn", "EndTurn")
def test_a_state_laid_by_hand_is_played_through_json():
    match = standing_at(TOY, ford((0, "s", 10, 10), (1, "s", 50, 50)), dice=["bolt", "bolt"])
    with recorded() as found:
        send(match, 0, "EndTurn")
    assert found == {("toy", "TakeTurn"), ("toy", "EndTurn")}


def test_what_is_refused_was_not_reached():
    match = standing_at(TOY, ford((0, "s", 10, 10), (1, "s", 50, 50)))
    with recorded() as found:
        for data in (b"{", b'{"type": "Press"}', b'{"type": "Resume"}'):
            with pytest.raises(RefusedError):
                match.play_json(data, 0)
    assert found == set()


def test_a_mark_that_promises_too_much_fails(pytester_like):
    code = """
import pytest
@pytest.mark.reaches("toy", "Press")
def test_nothing():
    pass
"""
    told = pytester_like(code)
    assert "did not come through JSON: [('toy', 'Press')]" in told


@pytest.fixture
def pytester_like(tmp_path):
    """Run a test file under the tests' own conftest in a fresh process; what pytest said."""
    root = Path(__file__).resolve().parent.parent

    def run(code):
        shutil.copy(root / "conftest.py", tmp_path / "conftest.py")
        shutil.copy(root.parent / "pyproject.toml", tmp_path / "pyproject.toml")
        (tmp_path / "test_it.py").write_text(code, encoding="utf-8")
        command = [sys.executable, "-m", "pytest", str(tmp_path), "--rootdir", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, check=False, cwd=tmp_path, text=True)
        assert done.returncode == 1, done.stdout
        return done.stdout

    return run


# What is counted


def test_every_kind_of_the_toy_is_counted_and_reached():
    counts = [counted("toy", player, BUDGETS[player] // 10) for player in BUDGETS]
    rows = list(reached("toy", counts, set()))
    assert [name for _, name, times, _ in rows if not any(times)] == []
    assert {name for _, name, _, _ in rows} == {n for names in kinds(TOY).values() for n in names}
    assert not [fault for count in counts for fault in count.faults]


def test_the_kernels_kinds_are_all_there():
    assert {"Concede", "TakeBack", "Override", "TypeDice"} <= set(kernel_kinds())
    assert "Unseen" not in kernel_kinds()
