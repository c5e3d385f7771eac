"""Moves along a path of the middle: whether they may be made, making them, contact at their end.

Every kind of displacement that can end in contact calls `arrive`: charges and engagements, walks,
jumps, disengagements, pursuit moves.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from slagveld.kernel.event import Turned
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose
from slagveld.texts import Signed

from ..core.asking import tell, tell_moved, tell_status
from ..core.book import KEY, refuse, text
from ..core.competences import Trait
from ..core.effects import CountsAsCharge
from ..core.figure import Figure, Movement
from ..core.state import Battle, ClashState, opponents
from ..terrain.footing import Going
from ..terrain.paces import Gait, gaits, halves_of, on_land
from ..terrain.scenery import in_water
from ..terrain.standing import has_room, stand_refusal
from ..terrain.ways import end_pose, gaits_refusal, open_by_gait, spot_of, way_length

Onset = Literal["charge", "engage", "failed-charge", "pursue"]
Manner = Literal["walk", Onset, "rush", "dodge", "disengage", "slip", "swim", "jump"]
TOLD: dict[Manner, str] = {
    "charge": f"{KEY}:charge",
    "failed-charge": f"{KEY}:failed-charge",
    "engage": f"{KEY}:engage",
    "disengage": "break-off",
    "slip": f"{KEY}:slip",
}
"""How a manner is called in the story where that differs."""
Allowed = Callable[[Path, int], bool]
"""Whether a figure may go along a path and stand so at its end."""


def move_refusal(
    state: ClashState,
    figure: Figure,
    path: Path,
    facing: int,
    movement: Movement,
    *,
    through: tuple[int, ...] = (),
    touch: tuple[int, ...] = (),
    spent: int = 0,
) -> Refusal | None:
    """Why a figure cannot go along a path and stand at its end like this, or None.

    It may go by any of its gaits; the refusal is that of the farthest. `through` are figures that
    are activated with it, `touch` the enemies that it may touch at the end, `spent` what it has
    gone of this movement already.
    """
    if path:
        going, rule = Going(through, touch, movement == "walk"), halves_of(figure, movement)[1]
        ways = gaits(figure, movement, spent)
        refusal = gaits_refusal(state, figure, path, ways, going, rule)
        if refusal is not None:
            return refusal
    elif facing == figure.pose.facing:
        return None
    return stand_refusal(state, figure, end_pose(state, figure, path, facing), touch=touch)


def allower(
    state: ClashState,
    figure: Figure,
    movement: Movement,
    *,
    through: tuple[int, ...] = (),
    spent: int = 0,
) -> Allowed:
    """The question whether this figure may make a move, to be asked of several ways.

    The answers are those of `move_refusal`.
    """
    going, ways = Going(through, walking=movement == "walk"), gaits(figure, movement, spent)

    def allowed(path: Path, facing: int) -> bool:
        if path and not open_by_gait(state, figure, path, ways, going):
            return False
        if not path and facing == figure.pose.facing:
            return True
        return has_room(state, figure, end_pose(state, figure, path, facing))

    return allowed


def best_gait(figure: Figure, movement: Movement, spent: int = 0) -> Gait:
    """The gait by which a figure gets farthest from where it stands, for displays and lists."""
    return on_land(gaits(figure, movement, spent))


def turn_refusal(state: ClashState, figure: Figure, facing: int) -> Refusal | None:
    """Why a figure that stays where it is cannot turn to a facing, or None (CON-WALK-2).

    Its base turns with it: in contact it must stay in contact with the same enemies. Who is in deep
    water turns in it (CON-SWIM-2).
    """
    if facing == figure.pose.facing:
        return None
    before = tuple([enemy.id for enemy in opponents(state, figure)])
    pose = end_pose(state, figure, (), facing)
    refusal = stand_refusal(state, figure, pose, touch=before, wet=in_water(state, figure))
    if refusal is not None:
        return refusal
    after = opponents(state, figure.at(pose))
    if tuple([enemy.id for enemy in after]) != before:
        return refuse("CON-DISENGAGE-1", "refusal-move-turn", name=figure.name)
    return None


def displace(
    play: Battle, number: int, path: Path, facing: int, *, manner: Manner, rule: str, **noted: Any
) -> None:
    """Move a figure along a path and turn it at the end; what it covers is noted."""
    figure = play.state.field.by_id[number]
    pose = end_pose(play.state, figure, path, facing)
    set_down(play, figure, path, pose, manner=manner, rule=rule, **noted)


def set_down(
    play: Battle, figure: Figure, path: Path, pose: Pose, *, manner: Manner, rule: str, **noted: Any
) -> None:
    """Put a figure at a pose to which a path has led it; `noted`: what it did besides."""
    length = way_length(figure, path)
    if pose != figure.pose:
        noted["covered"] = figure.turn.covered + length
        play.state = play.state.with_figure(figure.moved(pose, noted))
    elif noted:
        play.state = play.state.with_figure(figure.did(**noted))
    if not play.listening:
        return
    if path:
        told, way = TOLD.get(manner, manner), (spot_of(figure), *path)
        tell_moved(play, figure, way, pose, manner=told, length=length, rule=rule)
    elif pose.facing != figure.pose.facing:
        facing = pose.facing
        play.tell(Turned, piece=figure.id, name=figure.name, facing=facing, rule="CON-WALK-2")


# Contact: what a move that ends base to base does to those it touches (CON-MOVE-13)


Kind = Literal["charge", "engage", "walk", "disengage", "jump", "pursuit"]
"""How the mover came into contact."""

PENALTY = -1
"""On INI, ATT and DEF of one who was charged (CON-CHARGE-7)."""

_RULES: dict[Kind, str] = {
    "charge": "CON-MOVE-13",
    "engage": "CON-ENGAGE-3",
    "walk": "CON-WALK-3",
    "disengage": "CON-DISENGAGE-5",
    "jump": "CON-JUMP-2",
    "pursuit": "CON-PURSUE-5",
}


def as_charge(mover: Figure, kind: Kind) -> Trait | bool:
    """Whether contact of this kind has the effects of a charge; the competence that gives it them.

    A walk and a move after disengaging are engagements in this (CON-WALK-3, CON-DISENGAGE-5).
    Engagements and pursuits of some count as charges (CON-CARD-tyrans-de-vile-tis).
    """
    if kind in ("charge", "jump"):
        return True
    counted = "pursuit" if kind == "pursuit" else "engagement"
    for trait, effect in mover.powers.all(CountsAsCharge):
        if counted in effect.moves:
            return trait
    return False


def arrive(play: Battle, mover: int, enemies: Sequence[int], kind: Kind) -> None:
    """Note that a figure has come into contact with these enemies, where it stands now.

    They cannot disengage in this turn, those in flight stop fleeing, and those charged have their
    penalty, once, the worst that any charger brings (CON-CHARGE-7, CON-CHARGE-8). A pursuer is
    still what he was in the movement phase, unless his pursuit counts as a charge (CON-PURSUE-5).
    """
    by_id = play.state.field.by_id
    if not enemies or mover not in by_id:
        return
    figure = by_id[mover]
    charging = as_charge(figure, kind)
    if charging:
        play.state = play.state.did(mover, assault="charge")
    elif kind != "pursuit":
        play.state = play.state.did(mover, assault="engage")
    for number in enemies:
        enemy = by_id[number]
        what = text("told-move-contact", name=figure.name, enemy=enemy.name)
        tell(play, what, _RULES[kind], figure, enemy)
        play.state = play.state.did(number, contacted=True)
        if enemy.flight is not None:  # he stays and fights (CON-FEAR-8)
            play.state = play.state.changed(number, flight=None)
            tell_status(play, enemy, text("status-fear-fleeing"), "CON-FEAR-8", on=False)
        amount, rule = charge_penalty(figure)
        if charging and enemy.turn.charged > amount:
            play.state = play.state.did(number, charged=amount)
            if isinstance(charging, Trait) and rule == "CON-CHARGE-7":
                rule = charging.rule
            tell_status(play, enemy, text("status-move-charged", amount=Signed(amount)), rule)


def arrive_here(play: Battle, mover: int, kind: Kind) -> None:
    """Note that a figure has come into contact with all enemies whom it touches now."""
    met = opponents(play.state, play.state.field.by_id[mover])
    arrive(play, mover, [enemy.id for enemy in met], kind)


def charge_penalty(figure: Figure) -> tuple[int, str]:
    """What one loses whom this figure charges, and by which rule (CON-CARD-charge-bestiale)."""
    found = figure.powers.number("charge-penalty")
    return (PENALTY, "CON-CHARGE-7") if found is None else (-found[1], found[0].rule)
