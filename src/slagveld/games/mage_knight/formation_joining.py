"""Who may take part in a movement formation, and when it may run (MK-FMOVE-1, MK-RUN-5)."""

from collections.abc import Sequence

from slagveld.games.mage_knight.actions import action_refusal, unfit
from slagveld.games.mage_knight.catalogue import KEY, card
from slagveld.games.mage_knight.effects import LendsSpeed
from slagveld.games.mage_knight.fighter import Fighter
from slagveld.games.mage_knight.formation_members import formation_refusal, hanging
from slagveld.games.mage_knight.model import MageKnightState
from slagveld.games.mage_knight.moving import run_refusal as single_run_refusal
from slagveld.kernel.rulebook import Refusal, refuse


def can_join(state: MageKnightState, fighter: Fighter) -> bool:
    """Whether a warrior could take part in a movement formation now (MK-FMOVE-1)."""
    return (
        not fighter.acted
        and not fighter.soaring
        and fighter.powers.ban("movement-formation") is None
        and fighter.seat not in state.out
        and unfit(state, fighter, "move") is None
    )


def joining(state: MageKnightState, first: Fighter) -> list[Fighter]:
    """A warrior that can join and all such that hang together with it, nearest links first."""
    return hanging(state, first, lambda other: can_join(state, other))


def members_refusal(
    state: MageKnightState, seat: int, members: Sequence[Fighter], *, run: bool, lead: int
) -> Refusal | None:
    """Why a seat cannot move these as a formation, or None."""
    own = next((fighter for fighter in members if fighter.seat == seat), None)
    refusal = action_refusal(state, seat, own, "move") or formation_refusal(state, members)
    if refusal is not None:
        return refusal
    for fighter in members:
        refusal = unfit(state, fighter, "move")
        if refusal is not None:
            return refusal
        ban = fighter.powers.ban("movement-formation")
        if ban is not None:
            name, ability = fighter.name, ban.name
            return refuse(ban.rule, f"{KEY}:refusal-formation-ability", name=name, ability=ability)
        if fighter.seat in state.out:
            return refuse("MK-FORM-7", f"{KEY}:refusal-formation-out", name=fighter.name)
    return run_refusal(state, members, lead) if run else _lead_refusal(members, lead)


def run_refusal(state: MageKnightState, members: Sequence[Fighter], lead: int) -> Refusal | None:
    """Why these cannot run together, or None (MK-RUN-5)."""
    if lead:
        return refuse("MK-RUN-4", f"{KEY}:refusal-formation-run-lead")
    for fighter in members:
        refusal = single_run_refusal(state, fighter)
        if refusal is not None:
            return refusal
    return None


def _lead_refusal(members: Sequence[Fighter], lead: int) -> Refusal | None:
    """Only a participant that bears Forced March sets the speed of all."""
    if lead == 0:
        return None
    for fighter in members:
        if fighter.id == lead and fighter.powers.one(LendsSpeed) is not None:
            return None
    return refuse(card("forced-march"), f"{KEY}:refusal-formation-lead")
