"""Shots without a player: a list of them, and one by chance."""

from collections.abc import Iterator
from itertools import combinations

from slagveld.kernel.dice import Rng
from slagveld.kit.topics import by_lot, one_of
from slagveld.table.terrain import Terrain

from ..core.fighter import Fighter
from ..core.state import MageKnightState
from ..sight.ground import firing_ground
from ..sight.lines import aim_at, in_reach
from ..sight.targets import target_refusal
from .shots import Burst, Shoot, ShootBuilt, ShotAction, aimed_modes, burst_refusal, bursting, gains

SEVERAL = 0.5
"""How often chance aims at several targets where it can."""
SPECIAL = 0.5
"""How often chance uses an ability where it can."""
WALLS = 0.05
"""How often chance shoots at built terrain where there is some."""
MOST_GROUPS = 40
"""Choices of several targets that a list holds for one warrior."""


def listed(state: MageKnightState, fighter: Fighter) -> list[ShotAction]:
    """Shots of a warrior that can shoot, in fixed order."""
    return [shot for shot in tried(state, fighter) if shot is not None]


def tried(state: MageKnightState, fighter: Fighter) -> Iterator[ShotAction | None]:
    """The same, looked for one by one; None where there is no shot."""
    for mode in ("", *aimed_modes(fighter)):
        targets: list[Fighter] = []
        for number in in_reach(state, fighter):
            target = state.field.by_id[number]
            if target_refusal(state, fighter, target, mode) is None:
                targets.append(target)
                for gain in gains(state, fighter, (target,), mode):
                    yield Shoot(fighter.id, (target.id,), mode, gain)
            else:
                yield None
        if not mode and fighter.warrior.arrows > 1:
            yield from _several(fighter, targets)
    if bursting(fighter) and burst_refusal(state, fighter) is None:
        yield Burst(fighter.id)
    for piece in built_pieces(state):
        seen = aim_at(state, fighter, piece).refusal is None
        yield ShootBuilt(fighter.id, piece.id) if seen else None


def _several(fighter: Fighter, targets: list[Fighter]) -> list[ShotAction]:
    found: list[ShotAction] = []
    for count in range(2, fighter.warrior.arrows + 1):
        for group in combinations(targets, count):
            if len(found) == MOST_GROUPS:
                return found
            found.append(Shoot(fighter.id, tuple([target.id for target in group])))
    return found


def built_pieces(state: MageKnightState) -> list[Terrain]:
    """The built terrain on the battlefield, in order."""
    return [piece.terrain for piece in firing_ground(state.field.table) if piece.built]


def by_chance(state: MageKnightState, fighter: Fighter, rng: Rng) -> ShotAction | None:
    """A shot of a warrior that can shoot; None when it finds no target."""
    if fighter.powers.modes and rng.random() < SPECIAL:
        special = _special(state, fighter, rng)
        if special is not None:
            return special
    if rng.random() < WALLS:
        for piece in built_pieces(state):
            if aim_at(state, fighter, piece).refusal is None:
                return ShootBuilt(fighter.id, piece.id)
    count = fighter.warrior.arrows if rng.random() < SEVERAL else 1
    found = _found(state, fighter, "", count, rng)
    return Shoot(fighter.id, found) if found else None


def _special(state: MageKnightState, fighter: Fighter, rng: Rng) -> ShotAction | None:
    modes = aimed_modes(fighter)
    if bursting(fighter):
        modes.append("")
    if not modes:
        return None
    mode = one_of(modes, rng)
    if not mode:
        return Burst(fighter.id) if burst_refusal(state, fighter) is None else None
    found = _found(state, fighter, mode, 1, rng)
    return Shoot(fighter.id, found, mode) if found else None


def _found(
    state: MageKnightState, fighter: Fighter, mode: str, count: int, rng: Rng
) -> tuple[int, ...]:
    """The first targets, from one by chance on."""
    found: list[int] = []
    for number in by_lot(in_reach(state, fighter), rng):
        if target_refusal(state, fighter, state.field.by_id[number], mode) is None:
            found.append(number)
            if len(found) == count:
                break
    return tuple(found)
