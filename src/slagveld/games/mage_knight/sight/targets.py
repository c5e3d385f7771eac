"""Who can be shot at by whom, and why not."""

from slagveld.kernel.rulebook import Refusal

from ..core.abilities import Ability, abilities
from ..core.action import banned
from ..core.book import refuse
from ..core.conditions import enemies_touching, is_friend, touching
from ..core.effects import Mode
from ..core.fighter import Fighter
from ..core.state import KnightState
from ..wounds.dials import healable
from .lines import sight_refusal, traced, within_half


def target_refusal(
    state: KnightState, attacker: Fighter, target: Fighter, mode: str = ""
) -> Refusal | None:
    """Why a warrior may not make this target that of a ranged attack, or None.

    `mode` is the key of the ability whose attack mode is used. Whether the warrior can shoot at
    all is asked elsewhere; whether it touches an enemy, too.
    """
    row = attacker.powers.modes.get(mode) if mode else None
    ability = abilities()[mode] if row is not None else None
    refusal = (
        _no_target(state, attacker, target, ability, row)
        or _shielded(attacker, target, ability, row)
        or sight_refusal(state, attacker, target, through=row is not None and row.through)
    )
    if refusal is not None or attacker.click.attack_type == "bow" or (row and row.heals):
        return refusal
    # Only a bow shoots at an enemy that touches a friend (MK-RANGED-5, MK-PRECISION-1).
    if not needs_precision(state, attacker, target):
        return None
    return refuse("MK-RANGED-5", "refusal-shot-melee", name=target.name)


def _no_target(
    state: KnightState,
    attacker: Fighter,
    target: Fighter,
    ability: Ability | None,
    row: Mode | None,
) -> Refusal | None:
    """Friend or enemy, as the attack asks for; never itself or a captive.

    Magic Healing is for friends out of contact with enemies (MK-CARD-magic-healing).
    """
    name = target.name
    if target.id == attacker.id:
        return refuse("MK-TARGET-2", "refusal-shot-itself", name=name)
    if not target.free:
        return refuse("MK-CAPTURE-10", "refusal-shot-captive", name=name)
    if row is None or ability is None or not row.heals:
        if target.side == attacker.side:
            return refuse("MK-TARGET-1", "refusal-shot-friend", name=name)
        return None
    if target.side != attacker.side:
        return refuse(ability.rule, "refusal-heal-enemy", name=name)
    if not healable(target):
        return refuse("MK-CARD-G7", "refusal-heal-unhurt", name=name)
    if enemies_touching(state, target):
        return refuse(ability.rule, "refusal-heal-engaged", name=name)
    return None


def _shielded(
    attacker: Fighter, target: Fighter, ability: Ability | None, row: Mode | None
) -> Refusal | None:
    """What makes a warrior no target: Limited Invisibility, magic immunity, a captive it holds.

    See MK-CARD-limited-invisibility, and of captors MK-CARD-magic-confusion.
    """
    name = target.name
    refusal = banned(target, "be-shot")
    if refusal is not None:
        return refusal
    if target.magic_immune:
        if ability is not None and ability.magic:
            return refuse("MK-IMMUNE-2", "refusal-shot-magic", name=name)
        if attacker.click.attack_type == "wand":
            return refuse("MK-IMMUNE-3", "refusal-shot-wand", name=name)
    if row is not None and ability is not None and row.then == "confuse" and target.captive:
        return refuse(ability.rule, "refusal-shot-captor", name=name)
    return None


def needs_precision(state: KnightState, attacker: Fighter, target: Fighter) -> bool:
    """Whether a target is in base contact with a friend of the attacker (MK-PRECISION-2)."""
    return any(is_friend(attacker, other) for other in touching(state, target))


def struck_beside(state: KnightState, attacker: Fighter, target: Fighter) -> list[Fighter]:
    """Whom an attack strikes that spreads from its target: all that touch it, in order.

    Friend or enemy, but no captives, nor magic immune warriors by a wand (MK-CARD-G4). Nobody asks
    for lines of fire to them (MK-MULTI-6). The card is MK-CARD-flame-lightning, in the book
    Vuurstorm (MK-GAP-6).
    """
    wand = attacker.click.attack_type == "wand"
    return [
        other
        for other in touching(state, target)
        if other.id != attacker.id and other.free and not (wand and other.magic_immune)
    ]


def around(state: KnightState, attacker: Fighter) -> list[Fighter]:
    """Whom a shockwave strikes: all within half range with a clear line (MK-CARD-shockwave).

    Their abilities do not count, so nobody is hidden; magic immune warriors are safe from a wand.
    """
    wand = attacker.click.attack_type == "wand"
    return [
        other
        for other in state.fighters
        if other.id != attacker.id
        and other.free
        and not (wand and other.magic_immune)
        and within_half(state, attacker, other)
        and traced(state, attacker, other).refusal is None
    ]
