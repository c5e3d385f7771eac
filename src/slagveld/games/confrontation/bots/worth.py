"""What figures are worth in points, and what blows and shots are likely to cost them.

Chances are floats by closed formulas: the exact ones of `odds.blows` are too slow to be asked
for every thought.
"""

from functools import lru_cache

from slagveld.kept import Shelf
from slagveld.structs import Struct

from ..blows.fighting_values import attack_value, defence_value, strength_value
from ..core.bout import Hand
from ..core.characteristic_tests import faces_of
from ..core.figure import Figure
from ..core.state import SEATS, ClashState, enemy_of
from ..core.wound_table import Level, OwnWounds
from ..odds.attacks import guard_of
from ..odds.blows import SIDES, Mark, levels, marked, passes
from ..setup.scenarios import battle_of
from ..turn.victory import champion, down, gained

LIVES: dict[Level, float] = {
    "none": 1.0,
    "light": 0.85,
    "serious": 0.65,
    "critical": 0.45,
    "killed": 0.0,
}
"""The part of its points that a figure is worth with a wound."""
STUNNED = 0.95
FLEEING = 0.6
"""What a figure keeps of its worth that is stunned, or in flight."""
PRIZE = 60.0
"""What it is worth to carry the object that a battle is about."""
COUNTED = {"crossing": 0.6, "ground": 0.6, "plunder": 0.8}
"""The part of what scenarios count at the end for which it counts before."""
CHAMPION = 300.0
"""What it is worth that the enemy's champion has fallen."""
LOW = -20
"""A margin of FOR over RES below which nothing changes."""
HIGH = 7
"""So far above ATT a threshold is thought of."""

Fates = tuple[tuple[Mark, float], ...]
"""How somebody may stand, and how likely each is."""


class Stance(Struct, frozen=True, cache_hash=True):
    """All of a warrior that counts in a fight; it is the key of much that is kept."""

    attack: int
    defence: int
    strength: int
    dice: int
    """D6 added to the Strength (CON-HOUSE-10)."""
    resistance: int
    wound: Level
    stunned: bool
    survives: int
    immune: tuple[str, ...]
    striking: tuple[int, ...]
    blocking: tuple[int, ...]
    """Natural faces that may be rolled on in attack and defence."""
    points: int
    by: OwnWounds | None = None
    """The wound table that is read for him; None: the program's."""


def life(figure: Figure) -> float:
    """What a figure is worth as it stands, in points."""
    if figure.dying:
        return 0.0
    value = figure.profile.points * LIVES[figure.wound]
    if figure.stunned:
        value *= STUNNED
    return value * FLEEING if figure.fleeing else value


def mark_worth(mark: Mark) -> float:
    """The part of its points that somebody keeps who stands so."""
    return LIVES[mark[0]] * (STUNNED if mark[1] else 1.0)


def standing(state: ClashState, seat: int) -> float:
    """How a seat stands: living figures, and what the scenario counts."""
    total = 0.0
    for figure in state.figures:
        total += life(figure) if figure.seat == seat else -life(figure)
    goal = battle_of(state).goal
    if goal == "prize":
        for prize in state.objects:
            bearer = state.figure(prize.bearer)
            if bearer is not None:
                total += PRIZE if bearer.seat == seat else -PRIZE
    elif goal in COUNTED:
        total += COUNTED[goal] * (gained(state, seat) - gained(state, enemy_of(seat)))
    elif goal == "champions":
        for side in SEATS:
            card = champion(state, side)
            if card is not None and down(state, card):
                total += -CHAMPION if side == seat else CHAMPION
    return total


def stance_of(figure: Figure, hand: Hand | None = None) -> Stance:
    """A warrior in a fight, with his dice as allocated; kept beside him."""
    return _STANCES.kept(figure, hand, _stance, figure, hand)


_STANCES = Shelf[Hand | None, Stance]("confrontation.stances", 64)


def _stance(figure: Figure, hand: Hand | None) -> Stance:
    guard = guard_of(figure, value=0)
    return _same(
        Stance(
            attack=attack_value(figure, hand).total,
            defence=defence_value(figure, hand).total,
            strength=strength_value(figure).total,
            dice=figure.profile.strength_dice,
            resistance=guard.resistance,
            wound=figure.wound,
            stunned=figure.stunned,
            survives=guard.survives,
            immune=guard.immune,
            striking=faces_of(figure, "attack"),
            blocking=faces_of(figure, "defence"),
            points=figure.profile.points,
            by=guard.by,
        )
    )


@lru_cache(maxsize=65536)
def _same(stance: Stance) -> Stance:
    """One object for all stances that are equal: keys with them are compared at once."""
    return stance


@lru_cache(maxsize=65536)
def chance(need: int, may: tuple[int, ...] = (SIDES,)) -> float:
    """How likely a die reaches a number."""
    return float(passes(need, may))


@lru_cache(maxsize=4096)
def table(
    margin: int, dice: int, survives: int, immune: tuple[str, ...], by: OwnWounds | None = None
) -> tuple[tuple[Level, float], ...]:
    """The levels of a wound roll; `margin` is FOR - RES + bonus."""
    return tuple([(k, float(v)) for k, v in levels(margin, dice, survives, False, immune, by)])


@lru_cache(maxsize=65536)
def landed(count: int, hit: float, block: float, dice: int) -> tuple[float, ...]:
    """How likely each number of so many attacks hits and is not blocked, from none on."""
    states = {(dice, 0): 1.0}
    for _ in range(count):
        later: dict[tuple[int, int], float] = {}
        for (left, done), part in states.items():
            stopped = block if left else 0.0
            for key, share in (
                ((left, done), 1 - hit),
                ((left - 1, done), hit * stopped),
                ((max(0, left - 1), done + 1), hit * (1 - stopped)),
            ):
                if share:
                    later[key] = later.get(key, 0.0) + part * share
        states = later
    found = [0.0] * (count + 1)
    for (_, done), part in states.items():
        found[done] += part
    return tuple(found)


@lru_cache(maxsize=65536)
def wounded(mark: Mark, rolled: tuple[tuple[Level, float], ...], count: int) -> Fates:
    """How somebody may stand after so many wound rolls."""
    if not count:
        return ((mark, 1.0),)
    found: dict[Mark, float] = {}
    for before, part in wounded(mark, rolled, count - 1):
        for level, share in rolled:
            now = marked(before, level)
            found[now] = found.get(now, 0.0) + part * share
    return tuple(found.items())


def rolled_on(striker: Stance, victim: Stance, bonus: int = 0) -> tuple[tuple[Level, float], ...]:
    """The levels of a wound roll of one on another, with the bonus of a master strike."""
    if "master-strike" in victim.immune:
        bonus = 0
    margin = max(LOW, striker.strength + bonus - victim.resistance)
    return table(margin, striker.dice, victim.survives, victim.immune, victim.by)


def lands(striker: Stance, count: int, victim: Stance, blocks: int, need: int) -> tuple[float, ...]:
    """How likely each number of attacks with a threshold gets through."""
    hit = chance(need - striker.attack, striker.striking)
    return landed(count, hit, chance(need - victim.defence, victim.blocking), blocks)


def struck(
    striker: Stance,
    count: int,
    victim: Stance,
    blocks: int,
    threshold: int,
    before: Fates,
    bonus: int = 0,
) -> Fates:
    """How a victim may stand after attacks with one threshold, who may stand so before them."""
    rolled = rolled_on(striker, victim, bonus)
    found: dict[Mark, float] = {}
    for done, part in enumerate(lands(striker, count, victim, blocks, threshold)):
        for mark, share in before:
            for now, likely in wounded(mark, rolled, done):
                found[now] = found.get(now, 0.0) + part * share * likely
    return tuple(found.items())


def loss_of(victim: Stance, fates: Fates) -> float:
    """What a victim loses in points on the average."""
    kept = sum([part * mark_worth(mark) for mark, part in fates])
    return victim.points * (mark_worth((victim.wound, victim.stunned)) - kept)


def killed_in(fates: Fates) -> float:
    """The chance that somebody is killed."""
    return sum([part for mark, part in fates if mark[0] == "killed"])


@lru_cache(maxsize=65536)
def best_blows(striker: Stance, count: int, victim: Stance, blocks: int) -> tuple[float, float]:
    """What so many attacks with the best threshold cost a victim, and the chance to kill it."""
    if count <= 0:
        return 0.0, 0.0
    sure = striker.attack + 2
    least = max(sure, victim.defence) if blocks else sure
    rolled = rolled_on(striker, victim)
    now: Mark = (victim.wound, victim.stunned)
    ends = [wounded(now, rolled, done) for done in range(count + 1)]
    costs = [loss_of(victim, fates) for fates in ends]
    best = (-1.0, 0.0)
    for need in range(least, max(least, striker.attack + HIGH) + 1) if blocks else (least,):
        parts = lands(striker, count, victim, blocks, need)
        value = sum([part * cost for part, cost in zip(parts, costs, strict=True)])
        if value > best[0]:
            kills = [part * killed_in(fates) for part, fates in zip(parts, ends, strict=True)]
            best = value, sum(kills)
    return best


@lru_cache(maxsize=4096)
def wounded_by(strength: int, victim: Stance, bonus: int = 0) -> float:
    """What one wound roll costs a victim on the average."""
    margin = max(LOW, strength + bonus - victim.resistance)
    now: Mark = (victim.wound, victim.stunned)
    rolled = table(margin, 0, victim.survives, victim.immune, victim.by)
    return loss_of(victim, tuple([(marked(now, level), part) for level, part in rolled]))
