"""Close combat against built terrain: who may strike a piece, how, and why not (MK-BUILT-18)."""

from collections.abc import Sequence
from typing import NamedTuple

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import AnyField, Choice, Key, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.table.arcs import in_arc
from slagveld.table.front_arcs import arc_meets
from slagveld.table.inside import place_in_area
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Value

from ..attack.declaration_and_type import Attack
from ..core.action import WarriorAction
from ..core.base_contact import touches_piece
from ..core.book import pick, refuse
from ..core.fighter import SLACK, Fighter
from ..core.state import KnightState
from ..sight.legal_targets import nearest_on
from ..sight.line_of_fire import firing_ground
from ..terrain.built_terrain import built_piece
from .strikes import close_modes, mode_field


class Dent(NamedTuple):
    """One way to strike a piece of built terrain."""

    built: int
    mode: str = ""
    """Key of the ability whose attack mode is used."""


class Batter(WarriorAction, frozen=True):
    """A close combat action against a piece of built terrain (MK-BUILT-18), plain or by a mode."""

    built: PieceId
    mode: Key = ""


class FollowBatter(Action, frozen=True):
    """The attack at the end of a Charge, on a piece of built terrain (MK-BUILT-18)."""

    built: PieceId
    mode: Key = ""


def piece_modes(fighter: Fighter) -> list[str]:
    """The attack modes that a warrior may use against a piece: those that damage one target.

    Weapon Master puts its die in the place of the damage value here too: of the abilities of close
    combat only Smite leaves built terrain out (MK-CARD-weapon-master, MK-ABILITY-3).
    """
    modes = close_modes(fighter)
    return [key for key, mode in modes.items() if mode.spread == "target" and not mode.heals]


def dent_refusal(state: KnightState, fighter: Fighter, dent: Dent) -> Refusal | None:
    if dent.mode and dent.mode not in piece_modes(fighter):
        return refuse("MK-CARD-G3", "combat-refusal-mode", name=fighter.name)
    found = built_piece(state, dent.built)
    if found is None:
        return refuse("MK-BUILT-16", "combat-refusal-not-built")
    piece, card = found
    values: dict[str, Value] = {"name": fighter.name, "piece": card.name}
    if fighter.captive:
        return refuse("MK-CAPTURE-8", "combat-refusal-captor", name=fighter.name)
    if not touches_piece(state, fighter, piece):
        return refuse("MK-BUILT-18", "combat-refusal-piece-contact", **values)
    if not fronts(fighter, piece):
        return refuse("MK-BUILT-18", "combat-refusal-piece-arc", **values)
    return None


def dents(state: KnightState, fighter: Fighter) -> list[Dent]:
    """Every allowed way of a warrior to strike a piece, piece by piece, the plain ones first."""
    found: list[Dent] = []
    for piece in firing_ground(state.field.table):
        dent = Dent(piece.number)
        if piece.built is not None and dent_refusal(state, fighter, dent) is None:
            found.extend([dent, *[Dent(dent.built, mode) for mode in piece_modes(fighter)]])
    return found


def dented(fighter: Fighter, dent: Dent) -> Attack:
    return Attack(attacker=fighter.id, kind="close", built=dent.built, mode=dent.mode)


def dent_fields(
    state: KnightState, able: Sequence[tuple[Fighter, Sequence[Dent]]], of: str = ""
) -> tuple[AnyField, ...]:
    """Which piece, by which mode; `of` is the field that names the warrior, unless it is fixed."""
    ground = firing_ground(state.field.table)
    names = {piece.number: piece.built.name for piece in ground if piece.built is not None}
    choices = [
        Choice(str(dent.built), names[dent.built], of=fighter.id if of else None)
        for fighter, listed in able
        for dent in listed
        if not dent.mode
    ]
    built = pick.choice("built", "combat-field-built", choices, of=of, numeric=True)
    return (built, *mode_field([(fighter, piece_modes(fighter)) for fighter, _ in able], of))


def fronts(fighter: Fighter, piece: Terrain) -> bool:
    """Whether the front arc of a base touches a piece: reaches into it, or is next to a side."""
    body = fighter.body
    if place_in_area(body.x, body.y, piece.area) >= 0 or arc_meets(body, fighter.arc, piece.area):
        return True
    points = piece.outline.points
    far = (body.reach + SLACK) ** 2
    for place, (x2, y2) in enumerate(points):
        x1, y1 = points[place - 1]
        ends = (x1 * FINE, y1 * FINE), (x2 * FINE, y2 * FINE)
        x, y = nearest_on(body.x, body.y, *ends)
        if (x - body.x) ** 2 + (y - body.y) ** 2 > far:
            continue
        if in_arc(body.x, body.y, body.facing, fighter.arc, x, y):
            return True
    return False
