"""States of the past: packed, and there again when somebody asks for them."""

import slagveld
from slagveld.kernel.dice import Rng
from slagveld.kernel.log import LIVE, Packed
from slagveld.kernel.shell import TakeBack
from slagveld.kernel.verify import verify

from .ford import TOY


def played(decisions, seed=3):
    """A battle, and the states as they were after each entry."""
    match = TOY.match(seed=seed, take_back="free")
    rng = Rng(seed)
    states = [match.state]
    while match.decision is not None and len(match.log) <= decisions:
        match.play(match.decision.propose(rng))
        states.append(match.state)
    return match, states


def test_only_the_last_few_states_stay_as_they_are():
    match, states = played(60)
    assert len(states) > 5 * LIVE
    live = [place for place, state in enumerate(match._history) if not isinstance(state, Packed)]
    assert LIVE <= len(live) <= 2 * LIVE
    assert live == list(range(len(states)))[-len(live) :]


def test_every_state_is_there_again():
    match, states = played(60)
    assert [match.state_after(number) for number in range(len(states))] == states
    assert match.state_after(-1) == match._first


def test_a_battle_goes_back_to_a_packed_state_and_on_from_there():
    match, states = played(40)
    for to in (len(states) - 3, LIVE + 2, 1):
        match.undo(len(match.targets()) - 1 - match.targets().index(to))
        assert match.log[-1].action == TakeBack(to)
        assert match.state == states[to]
    rng = Rng(9)
    for _ in range(3 * LIVE):
        match.play(match.decision.propose(rng))
    assert verify(match).ok


def test_a_loaded_battle_has_the_same_past():
    match, states = played(30)
    again = slagveld.load(match.save())
    assert [again.state_after(number) for number in range(len(states))] == states


def test_rolls_are_counted_once():
    match, _ = played(60)
    whole = sum(len(entry.rolls) for entry in match.log)
    assert match.spent() == match.spent() == whole > 0
    assert slagveld.load(match.save()).spent() == whole
    match.adopt(match.log[:5], match.state)
    assert match.spent() == sum(len(entry.rolls) for entry in match.log)
