"""Exact chances of attacks: by the numbers alone, and of a blow on the table as it stands."""

from fractions import Fraction
from typing import Literal

from slagveld.chances import Distribution, attack_chain, chance_at_least, successes, through_shields
from slagveld.kernel.decision import Brief, Odds
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.odds import Attack, Parameter
from slagveld.kit.odds import by_name
from slagveld.kit.verdicts import of_wounds
from slagveld.texts import Text

from ..core import values
from ..core.book import DIE, text
from ..core.state import CarnageState
from ..core.unit import Unit
from ..core.values import Manner

MOST_DICE = 300
"""Dice of one attack that can be asked for by name."""
LEAST_SHOWN = 0.0005
"""Outcomes less likely than this are left out of previews, at the upper end only."""


def melee_chances(dice: int, ws: int, st: int, ar: int, charge: int = 0) -> Distribution[int]:
    """Wounds of so many dice in melee, or in a charge combat by the charger (`charge` 1).

    >>> round(melee_chances(10, 4, 5, 3, charge=1).mean, 9)
    2.5
    """
    skill = ws + (values.tables().charge_bonus if charge else 0)
    stages = (_share(values.hit_value(skill, "melee")), _share(values.wound_value(st, ar)))
    return attack_chain(dice, stages)


def shoot_chances(
    dice: int, ws: int, ar: int, mode: Literal["direct", "indirect"] = "direct"
) -> Distribution[int]:
    """Wounds of so many shots.

    >>> round(shoot_chances(12, 4, 1, "indirect").mean, 9)
    1.8
    """
    wound = values.wound_value(values.tables().bow_strength, ar)
    return attack_chain(dice, (_share(values.hit_value(ws, mode)), _share(wound)))


def blow_chances(
    state: CarnageState,
    attacker: Unit,
    target: Unit,
    dice: int,
    manner: Manner,
    extra: tuple[Item, ...] = (),
) -> Distribution[int]:
    """Wounds of a blow as everything stands: values of the moment, shields, wound dice."""
    hit = _share(values.to_hit(state, attacker, manner, extra).target.total)
    wound = _share(values.to_wound(state, attacker, target, manner).target.total)
    each = values.wound_dice(state, attacker, manner)
    shields = target.magic.shields if target.magic is not None else 0
    if not shields:
        return attack_chain(dice, (hit, wound), wound_dice=each)
    rolled = successes(dice, hit).map(lambda hits: hits * each)
    breaks = _share(values.to_break(state, attacker, manner).target.total)
    return through_shields(rolled, shields, breaks, wound).map(lambda left: left.wounds)


def odds_of_blow(
    state: CarnageState,
    attacker: Unit,
    target: Unit,
    dice: int,
    manner: Manner,
    extra: tuple[Item, ...] = (),
    *,
    title: Text | None = None,
    suffered: bool = False,
) -> Odds:
    """What a blow may do, for a preview; `title` names the case where there are several.

    `suffered`: whoever is asked suffers it.
    """
    chances = blow_chances(state, attacker, target, dice, manner, extra)
    told = title or text("odds-blow", name=attacker.name, target=target.name, dice=dice)
    need = values.to_hit(state, attacker, manner, extra).target
    brief = of_wounds(chances, [figure.lives for figure in target.figures], suffered=suffered)
    return wound_odds(told, chances, need, brief)


def wound_odds(
    title: Text, chances: Distribution[int], need: Tally, brief: tuple[Brief, ...] = ()
) -> Odds:
    """Wounds with their chances for a screen; the thin upper end is summed up in one line."""
    rows = [(wounds, float(chance)) for wounds, chance in chances.items()]
    last = len(rows)
    while last > 1 and rows[last - 1][1] < LEAST_SHOWN:
        last -= 1
    found = [(text("odds-wounds", count=wounds), chance) for wounds, chance in rows[:last]]
    if last < len(rows):
        rest = sum([chance for _, chance in rows[last:]])
        found.append((text("odds-wounds-more", count=rows[last][0]), rest))
    mean = float(chances.mean)
    return Odds(title=title, outcomes=tuple(found), mean=mean, need=need, brief=brief)


def _share(need: int) -> Fraction:
    return chance_at_least(need, DIE)


def attacks() -> dict[str, Attack]:
    dice = Parameter("dice", text("odds-dice"), 0, MOST_DICE)
    ws = Parameter("ws", text("fight-ws"), *values.WS)
    st = Parameter("st", text("fight-st"), *values.ST)
    ar = Parameter("ar", text("fight-ar"), *values.AR)
    charge = Parameter("charge", text("odds-charge"), 0, 1, 0)
    mode = Parameter("mode", text("odds-mode"), choices=("direct", "indirect"))
    return by_name(
        Attack("melee", text("odds-melee"), (dice, ws, st, ar, charge), melee_chances),
        Attack("shoot", text("odds-shoot"), (dice, ws, ar, mode), shoot_chances),
    )
