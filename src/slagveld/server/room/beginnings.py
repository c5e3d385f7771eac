"""How a scenario's table looks when its battle begins: for small pictures of it."""

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from slagveld.kernel.dice import Rng
from slagveld.kernel.registry import game as find
from slagveld.kernel.scene import Scene, Zone
from slagveld.server.room.lessons import script_of

MOST = 250
"""Answers before the first round that are given for a picture; what takes longer stays undone."""
DICE = "picture"
LOOKS = 12
"""So many answers are looked at for the zones in which armies set up."""


class Beginning(NamedTuple):
    """How a battle begins."""

    scene: Scene
    zones: tuple[Zone, ...]
    """Where its sides set up, as long as they do."""


@lru_cache(64)
def beginning(key: str, scenario: str) -> Scene:
    """The scene in which a scenario's first round begins; raises RefusedError.

    Armies deploy by themselves, always in the same way.
    """
    return _begun(key, scenario).scene


@lru_cache(16)
def beginning_of(key: str, text: str) -> Beginning:
    """The same of a scenario that somebody wrote, as `kernel.scenarios.text_of` has it."""
    return _begun(key, msgspec.json.decode(text))


def _begun(key: str, scenario: str | dict[str, Any]) -> Beginning:
    game = find(key)
    match = game.match(scenario, seed=DICE)
    script, rng = script_of(match), Rng(DICE)
    zones: tuple[Zone, ...] = ()
    for number in range(MOST):
        decision = match.decision
        if decision is None or game.round_of(match.state) > 0:
            break
        if not zones and number < LOOKS:
            zones = game.scene(match.view(None), None).zones
        seat = decision.waiting_for[0]
        action = None if script is None else script.opening(seat, quick=True)
        match.play(action or decision.propose(rng, seat), seat)
    return Beginning(game.scene(match.view(None), None), zones)
