"""Saves: kept, resumed, refused."""

import json

import msgspec
import pytest
from slagveld_toy.game import Toy
from slagveld_toy.turn import Bid

import slagveld
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.shell import TakeBack
from slagveld.kernel.verify import verify

from .ford import TOY


def refused(data):
    with pytest.raises(RefusedError) as refusal:
        slagveld.load(data)
    assert len(str(refusal.value)) < 400
    return refusal.value.refusal.rule


@pytest.mark.rule("SLV-SAVE-1")
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello",
        b"{}",
        b"[]",
        b"null",
        b'{"slagveld": 0}',
        b'{"slagveld": "1"}',
        b'{"slagveld": 1}',
        b"\xff\xfe",
        b"[" * 100_000,
        "żółw",
    ],
)
def test_a_foreign_file_is_refused(data):
    assert refused(data) == "SLV-SAVE-1"


@pytest.mark.rule("SLV-SAVE-1")
@pytest.mark.parametrize(
    "change",
    [
        lambda save: save.pop("log"),
        lambda save: save.update(log=[]),
        lambda save: save.update(extra=1),
        lambda save: save["state"].update(round=9),
        lambda save: save["state"].update(round="nine"),
        lambda save: save["state"]["agenda"].append({"type": "Evil"}),
        lambda save: save["log"][-1].update(mark="0" * 32),
        lambda save: save["log"][-1].update(rolls=[[6]]),
        lambda save: save["log"][-1]["action"].update(type="Nonsense"),
        lambda save: save["log"].pop(),
        lambda save: save.update(verified_from=2),
        lambda save: save.update(verified_from=99),
        lambda save: save.update(verified_from=-1),
        lambda save: save["dice"].update(kind="loaded"),
    ],
)
def test_a_damaged_save_is_refused(change):
    match = TOY.match(seed=3)
    match.play(Bid(1), 0)
    match.play(Bid(0), 1)
    save = json.loads(match.save())
    change(save)
    assert refused(json.dumps(save)) == "SLV-SAVE-1"


@pytest.mark.rule("SLV-SETUP-1")
def test_a_save_of_an_unknown_game_is_refused():
    save = json.loads(TOY.match(seed=3).save())
    save["setup"]["game"] = "ludo"
    assert refused(json.dumps(save)) == "SLV-SETUP-1"


@pytest.mark.rule("SLV-SAVE-2")
@pytest.mark.parametrize("field", ["slagveld", "rules"])
def test_a_newer_save_is_refused(field):
    save = json.loads(TOY.match(seed=3).save())
    save[field] += 1
    assert refused(json.dumps(save)) == "SLV-SAVE-2"


@pytest.mark.rule("SLV-SAVE-2", "SLV-BACK-5")
def test_an_older_save_goes_on_from_its_state(monkeypatch):
    match = TOY.match(seed=3)
    match.play(Bid(1), 0)
    match.play(Bid(0), 1)
    save = match.save()
    monkeypatch.setattr(Toy, "version", 2)
    again = slagveld.load(save)
    assert again.state == match.state
    assert again.verified_from == len(match.log) == 3
    assert [entry.events for entry in again.log] == [entry.events for entry in match.log]
    rng = Rng(1)
    for _ in range(5):
        again.play(again.decision.propose(rng))
    verdict = verify(again)
    assert verdict.ok
    assert verdict.unverified == 3
    with pytest.raises(RefusedError, match="SLV-BACK-5"):
        again.enter(TakeBack(1))
    assert again.state_after(2) == match.state
    third = slagveld.load(again.save())
    assert third.save() == again.save()
    assert verify(third).ok
    third.undo(2)
    assert third.state == again.state_after(again.targets()[-3])


def test_a_battle_resumes_from_a_save_in_every_state():
    rng = Rng(8)
    match = TOY.match("three", seed=8)
    while match.decision is not None:
        match = slagveld.load(match.save())
        match.play(match.decision.propose(rng))
    assert verify(match).ok
    straight = TOY.match("three", seed=8)
    for entry in match.log[1:]:
        straight.play(entry.action, entry.seat)
    assert straight.save() == match.save()


def test_a_typed_battle_resumes_in_the_middle_of_its_dice():
    from slagveld.kernel.shell import TypeCard, TypeDice

    rng = Rng(8)
    match = TOY.match(dice="typed")
    for _ in range(400):
        match = slagveld.load(match.save())
        if match.decision is None:
            break
        if match.waiting is not None:
            request = match.waiting.request
            if match.decision.forms[0].action == "TypeCard":
                action = TypeCard(request.items[rng.randrange(len(request.items))])
            else:
                action = TypeDice(
                    tuple(rng.randrange(request.sides) + 1 for _ in range(request.count))
                )
            match.play(action)
        else:
            match.play(match.decision.propose(rng))
    assert match.outcome is not None
    assert verify(match).ok


def test_undo_works_after_a_load():
    match = TOY.match(seed=3)
    states = [match.state]
    rng = Rng(2)
    for _ in range(12):
        match.play(match.decision.propose(rng))
        states.append(match.state)
    again = slagveld.load(match.save())
    for expected in reversed(states[:-1]):
        again.undo()
        assert again.state == expected


def test_states_are_equal_after_json():
    match = TOY.match(seed=3)
    state = match.state
    assert TOY.codec.state(TOY.codec.encode(state)) == state
    assert TOY.codec.state(TOY.codec.builtins(state)) == state
    assert msgspec.json.decode(TOY.codec.encode(state)) == msgspec.json.decode(
        msgspec.json.encode(TOY.codec.builtins(state))
    )
