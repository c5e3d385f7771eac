"""Battles of the toy game brought to a point, for tests of the match."""

import pytest
from slagveld_toy.shooting import Shoot
from slagveld_toy.turn import Bid

from slagveld.kernel.dice import Rng
from slagveld.kernel.override import Change
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.shell import Override, TypeCard
from slagveld.kernel.state import Seat

from .ford import TOY

WITH_LEADER = [Seat("Ann", 0), Seat("Bob", 1), Seat("Lea", 2, leader=True)]


def at_turn(**rest):
    """A battle in which seat 0 has its first turn."""
    match = TOY.match(**{"seed": 1, **rest})
    match.play(Bid(1), 0)
    match.play(Bid(0), 1)
    return match


def rule_of(match, action, seat=None):
    before = match.save()
    refusal = match.check(action, seat)
    assert refusal is not None, f"{action} is allowed"
    with pytest.raises(RefusedError):
        match.play(action, seat)
    assert match.save() == before, "a refused action changes nothing"
    return refusal.rule


def finish(match, seed=0, cap=2000):
    rng = Rng(seed)
    for _ in range(cap):
        if match.decision is None:
            return match
        match.play(match.decision.propose(rng))
    raise AssertionError("no end")


def at_cards(**rest):
    """A battle with real cards, each seat having drawn its first."""
    match = TOY.match(dice="typed", **rest)
    match.play(Bid(0), 0)
    match.play(Bid(0), 1)
    match.play(TypeCard("bolt"), 0)
    match.play(TypeCard("bolt"), 1)
    return match


def shot_due(**rest):
    """An archer of seat 0 has just loosed, and its die is due."""
    match = at_cards(**rest)
    archer = match.state.of(0)[1]
    target = match.state.of(1)[1]
    pose = match.state.pose(target.id)
    near = TOY.codec.builtins(match.state)
    place = next(n for n, base in enumerate(near["layout"]["bases"]) if base["id"] == archer.id)
    match.enter(
        Override(
            (
                Change(
                    f"/layout/bases/{place}/pose/x",
                    near["layout"]["bases"][place]["pose"]["x"],
                    pose.x + 800,
                ),
                Change(
                    f"/layout/bases/{place}/pose/y",
                    near["layout"]["bases"][place]["pose"]["y"],
                    pose.y,
                ),
            ),
            "for the test",
        )
    )
    match.play(Shoot(archer.id, target.id), 0)
    return match
