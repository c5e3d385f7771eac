"""The move of one warrior: what it asks, and how it is made. Every mover of every topic uses this.

A captor takes its captive along (MK-CAPTURE-9). What follows at the end of a move is in
`end_of_move`.
"""

from typing import Protocol

from slagveld.kernel.event import Turned
from slagveld.kernel.fields import Path
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.table.measure import path_length
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE
from slagveld.texts import Value

from ..core.ability_vocabulary import Crosses
from ..core.action import WarriorStep
from ..core.base_contact import enemies_touching
from ..core.book import INCH, KEY, card, refuse, text
from ..core.events import tell, tell_moved, tell_status
from ..core.fighter import GROUND, SOARING, Fighter
from ..core.modifiers_and_rule_of_three import speed_tally
from ..core.state import Battle, KnightState
from ..terrain.paths import way_refusal
from ..terrain.soaring import rise_refusal
from ..terrain.speed_and_speed_types import swims
from ..terrain.standing_room import in_water, stand_refusal
from ..wounds.captives import captive_refusal, captive_spot, put_beside
from ..wounds.hex_and_overwatch_tokens import stand_down
from .end_of_move import Arrive
from .terrify import approaches, shunned


class Going(Protocol):
    """A way, or half of one; an action may have `soar` and `captive` besides, as `Go` has them."""

    @property
    def path(self) -> Path: ...
    @property
    def facing(self) -> int: ...


def level_of(fighter: Fighter, way: Going) -> bool:
    """Whether a warrior will soar: as its way says, or as it does now."""
    soar: bool | None = filled(getattr(way, "soar", None))
    return fighter.soaring if soar is None else soar


def captive_of(way: Going) -> Pose | None:
    return filled(getattr(way, "captive", None))


def end_pose(fighter: Fighter, path: Path, facing: int, soar: bool) -> Pose:
    """Where a way leads: its last place, or where the warrior stands; levels of spots are idle.

    Nobody must go anywhere (MK-MOVE-11). Any facing will do and costs nothing (MK-MOVE-8).
    """
    last = path[-1] if path else fighter.pose
    return Pose(last.x, last.y, facing, level=SOARING if soar else GROUND)


def move_refusal(
    state: KnightState,
    fighter: Fighter,
    path: Path,
    facing: int,
    soar: bool,
    limit: Tally,
    captive: Pose | None = None,
) -> Refusal | None:
    """Why a warrior cannot make this move, or None; break away and Terrify rolls are made before.

    The whole way counts (MK-MOVE-3). `captive` is where its captive is put (None: where it fits
    best, or where it stands if the captor does not leave its place).
    """
    refusal = rise_refusal(fighter, soar) or way_refusal(state, fighter, path, limit.total)
    if refusal is not None:
        return refusal
    pose = end_pose(fighter, path, facing, soar)
    if approaches(fighter, pose):
        refusal = stand_refusal(state, fighter, pose)
        if refusal is None:
            refusal = _contact_refusal(state, fighter, pose)
        if refusal is not None:
            return refusal
    if fighter.captive or captive is not None:
        return _captive_refusal(state, fighter, pose, captive)
    return None


def _contact_refusal(state: KnightState, fighter: Fighter, pose: Pose) -> Refusal | None:
    """Whoever is Demoralized touches no enemy; nobody touches whom it did not dare to."""
    ban = fighter.powers.ban("end-in-contact")
    if ban is not None:
        for other in enemies_touching(state, fighter.at(pose)):
            values: dict[str, Value] = {"name": fighter.name, "enemy": other.name}
            return refuse(ban.rule, "refusal-end-in-contact", ability=ban.name, **values)
    bearer = shunned(state, fighter, pose)
    if bearer is not None:
        return refuse("MK-CARD-terrify", "refusal-daunted", name=fighter.name, enemy=bearer.name)
    return None


def _captive_refusal(
    state: KnightState, fighter: Fighter, pose: Pose, place: Pose | None
) -> Refusal | None:
    """A captive must find room beside its captor."""
    held = state.fighter(fighter.captive)
    if held is None:
        return refuse("MK-CAPTURE-9", "refusal-no-captive", name=fighter.name)
    moved = fighter.at(pose)
    if place is not None:
        return captive_refusal(state, moved, held, on_ground(place))
    if approaches(fighter, pose) and captive_spot(state, moved, held) is None:
        return refuse("MK-CAPTURE-9", "refusal-captive-room", name=fighter.name, captive=held.name)
    return None


def on_ground(pose: Pose) -> Pose:
    """The same place on the ground: captors and captives never soar."""
    return Pose(pose.x, pose.y, pose.facing)


def led_to(state: KnightState, fighter: Fighter, pose: Pose, place: Pose | None) -> Pose | None:
    """Where a captive is after a move of its captor: as told, or drawn along; None: it stays."""
    held = state.fighter(fighter.captive)
    if held is None or place is not None:
        return None if place is None or held is None else on_ground(place)
    return captive_spot(state, fighter.at(pose), held) if approaches(fighter, pose) else None


class Carry(WarriorStep, frozen=True):
    """A warrior goes its way, with its captive; then comes what the end of a move brings.

    `running`: it runs, and its speed abilities do not work (MK-RUN-4). The toll of a run is taken
    by `RunToll`, not here.
    """

    rule = "MK-MOVE-1"

    path: Path
    facing: int
    soar: bool = False
    captive: Pose | None = None
    manner: str = "move"
    running: bool = False

    def run(self, play: Battle) -> None:
        fighter = play.state.field.by_id[self.fighter]
        before = fighter.pose
        after = end_pose(fighter, self.path, self.facing, self.soar)
        if after != before:
            play.state = play.state.changed(fighter.id, pose=after)
            if play.listening:
                self._tell(play, fighter, after)
        led = led_to(play.state, fighter, after, self.captive)
        if led is not None:  # its captive comes along (MK-CAPTURE-9)
            put_beside(play, play.state.field.by_id[fighter.captive], led)
        if after != before:
            stand_down(play, fighter.id)
            play.then(Arrive(fighter.id, (before.x, before.y) != (after.x, after.y), self.running))

    def _tell(self, play: Battle, fighter: Fighter, after: Pose) -> None:
        """What people see of it: the way or the turn, and another level."""
        before, name = fighter.pose, fighter.name
        if (before.x, before.y) != (after.x, after.y):
            path = (fighter.spot, *self.path)
            length = way_length(path)
            crossing = crossing_rule(play.state, fighter, after)
            rule = "MK-RUN-2" if self.running else crossing or self.rule
            manner = manner_of(play.state, fighter, after, self.manner)
            tell_moved(play, fighter.id, name, path, after, manner, length, rule)
            printed = fighter.click.speed * (2 if self.running else 1) * INCH
            if length > printed and self.manner != "formation":
                tell_speed(play, fighter, speed_tally(play.state, fighter))
        elif before.facing != after.facing:
            play.tell(Turned, piece=fighter.id, name=name, facing=after.facing, rule="MK-MOVE-10")
        if before.level != after.level:
            up = after.level == SOARING
            tell_status(play, fighter, text("status-soaring"), "MK-SOAR-2", on=up)


OWN = ("bound", "charge", "confused", "drags", "formation", "run", "surge")
"""Manners that this game has a sentence for."""


def manner_of(state: KnightState, fighter: Fighter, after: Pose, manner: str) -> str:
    """How a move is told: what it is a part of, or how the warrior gets along (MK-CARD-flight)."""
    if manner in OWN:
        return f"{KEY}:{manner}"
    if manner != "move":
        return manner
    if fighter.speed_type == "wing" or crossing_rule(state, fighter, after) == card("flight"):
        return "fly"
    if fighter.speed_type == "horseshoe":
        return f"{KEY}:ride"
    wet = in_water(state, fighter) or in_water(state, fighter.at(after))
    return "swim" if wet and swims(fighter) else "walk"


def way_length(path: Path) -> int:
    """The length of a whole way with its start, in units, rounded up."""
    fine = int(path_length([(spot.x * FINE, spot.y * FINE) for spot in path]))
    return -(-fine // FINE)


def crossing_rule(state: KnightState, fighter: Fighter, after: Pose) -> str:
    """By which ability, not by its speed type, a warrior flies or swims there; empty: by none."""
    for ability, effect in fighter.powers.all(Crosses):
        if effect.what == "everything":
            return "" if fighter.speed_type == "wing" else ability.rule
        wet = in_water(state, fighter) or in_water(state, fighter.at(after))
        if wet and fighter.speed_type != "wave":
            return ability.rule
    return ""


def tell_speed(play: Battle, fighter: Fighter, tally: Tally) -> None:
    """What let a warrior go further than its dial says, line by line."""
    signs = {"add": "+", "multiply": "×"}
    for item in tally.items:
        if item.op in signs:
            change = f"−{-item.value}" if item.value < 0 else f"{signs[item.op]}{item.value}"
            values = {"name": fighter.name, "change": change, "reason": item.reason}
            tell(play, text("told-speed-line", **values), item.rule, fighter.id)
