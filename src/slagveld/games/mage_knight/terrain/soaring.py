"""Soaring: the level above the ground, who may be there, and what holds there (MK-SOAR-1)."""

from slagveld.kernel.rulebook import Refusal
from slagveld.table.body import Body

from ..core.base_contact import meets_spot
from ..core.book import OBJECTIVE, refuse
from ..core.fighter import GROUND, SOARING, Fighter
from ..core.state import KnightState


def may_soar(fighter: Fighter) -> bool:
    """Whether a warrior can be at soaring level at all (MK-SOAR-1)."""
    return fighter.free and fighter.speed_type == "wing"


def level_refusal(fighter: Fighter, level: int) -> Refusal | None:
    """Why a warrior cannot be at a level, or None: there are two (MK-SOAR-1)."""
    if level == GROUND or (level == SOARING and may_soar(fighter)):
        return None
    return refuse("MK-SOAR-1", "refusal-ground-level", name=fighter.name)


def rise_refusal(fighter: Fighter, soar: bool) -> Refusal | None:
    """Why a move cannot end soaring, or None; with a move wings change the level (MK-SOAR-2)."""
    if soar and fighter.speed_type != "wing":
        return refuse("MK-SOAR-1", "refusal-soar", name=fighter.name)
    return None


def air_refusal(state: KnightState, fighter: Fighter, body: Body) -> Refusal | None:
    """Why a warrior cannot soar at a place, or None.

    Above it blocking terrain is no hindrance (MK-SOAR-4), but objectives are (MK-SOAR-5, MK-OBJ-10,
    MK-PLACE-8).
    """
    for objective in state.objectives:
        if meets_spot(body, objective.x, objective.y, OBJECTIVE):
            return refuse("MK-SOAR-5", "refusal-ground-objective", name=fighter.name)
    return None


def on_one_level(one: Fighter, other: Fighter) -> bool:
    """Whether close combat is possible: not from the ground with one that soars (MK-SOAR-8).

    Two that soar may fight (MK-SOAR-9).
    """
    return one.soaring == other.soaring


def may_form(fighter: Fighter) -> bool:
    """Whether a warrior may be in a formation: none does that soars (MK-SOAR-6)."""
    return not fighter.soaring
