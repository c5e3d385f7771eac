"""Heavy weapons and their crews (WD-HEAVY-*)."""

from typing import ClassVar

from slagveld.games.wizard_duel.catalogue import CREW, CREW_MOVE
from slagveld.games.wizard_duel.model import KEY, Creature, DuelState, base_of, is_heavy, text
from slagveld.games.wizard_duel.places import (
    contacts,
    fits,
    foes_touched,
    way_cost,
    way_free,
    way_length,
)
from slagveld.games.wizard_duel.shooting import check_shot
from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action
from slagveld.kernel.event import Moved, Told, Turned
from slagveld.kernel.fields import PieceId, Pieces
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.table.shapes import Direction, Pose, Spot
from slagveld.table.units import FINE
from slagveld.texts import Distance

Duel = Play[DuelState]


class PushWeapon(Action, frozen=True):
    """A walk action of a heavy weapon: one to three crew shift it with them and turn it."""

    weapon: PieceId
    crew: Pieces
    to: Spot
    facing: Direction


class FireWeapon(Action, frozen=True):
    """A fight action of a heavy weapon, served by three."""

    weapon: PieceId
    crew: Pieces
    target: PieceId


def servants(state: DuelState, weapon: Creature) -> tuple[int, ...]:
    """Own creatures that stand so that they can serve a weapon (WD-HEAVY-2)."""
    found = []
    for piece in contacts(state, weapon.id):
        creature = state.creature(piece)
        if creature is None or creature.seat != weapon.seat or is_heavy(creature):
            continue
        if not foes_touched(state, creature.seat, creature.id):
            found.append(piece)
    return tuple(found)


def check_crew(state: DuelState, seat: int, weapon: int, crew: Pieces) -> Refusal | None:
    """An own weapon, and one to three different creatures that can serve it."""
    served = state.creature(weapon)
    if served is None or served.seat != seat or not is_heavy(served):
        return refuse("WD-HEAVY-2", f"{KEY}:refusal-weapon")
    if not 1 <= len(crew) <= CREW or len(dict.fromkeys(crew)) != len(crew):
        return refuse("WD-HEAVY-4", f"{KEY}:refusal-crew-count")
    able = servants(state, served)
    if any(member not in able for member in crew):
        return refuse("WD-HEAVY-2", f"{KEY}:refusal-crew")
    return None


def check_fire(state: DuelState, seat: int, action: FireWeapon) -> Refusal | None:
    """Three crew, a target that is seen, and no enemy at the weapon."""
    refusal = check_crew(state, seat, action.weapon, action.crew)
    if refusal is not None:
        return refusal
    if len(action.crew) != CREW:
        return refuse("WD-HEAVY-2", f"{KEY}:refusal-crew-of-three")
    weapon = state.creature(action.weapon)
    return None if weapon is None else check_shot(state, weapon, action.target)


def check_push(state: DuelState, seat: int, action: PushWeapon) -> Refusal | None:
    """No farther than the crew can shift it, nothing in the way of any of them, room for all."""
    refusal = check_crew(state, seat, action.weapon, action.crew)
    if refusal is not None:
        return refusal
    start = state.pose(action.weapon)
    if action.to.level != start.level:
        return refuse("WD-HEAVY-11", f"{KEY}:refusal-push-level")
    length = way_cost(state, start, (action.to,))
    limit = CREW_MOVE * len(action.crew)
    if length is None or length > limit * FINE:
        return refuse("WD-HEAVY-4", f"{KEY}:refusal-far", most=Distance(limit))
    group = (action.weapon, *action.crew)
    for piece in group:
        there = shifted(state, action, piece)
        if not way_free(state, seat, piece, (Spot(there.x, there.y, there.level),)):
            return refuse("WD-HEAVY-4", f"{KEY}:refusal-way")
        member = state.creature(piece)
        if member is None:
            return refuse("WD-HEAVY-2", f"{KEY}:refusal-crew")
        if not fits(state.layout, base_of(state.race_of(member)), there, group):
            return refuse("WD-HEAVY-4", f"{KEY}:refusal-room")
    return None


def shifted(state: DuelState, action: PushWeapon, piece: int) -> Pose:
    """Where a member of the group ends; only the weapon turns."""
    start = state.pose(action.weapon)
    here = state.pose(piece)
    facing = action.facing if piece == action.weapon else here.facing
    return Pose(
        here.x + action.to.x - start.x, here.y + action.to.y - start.y, facing, here.z, here.level
    )


class PushNow(Step, frozen=True):
    """The weapon and its crew shift together; contact made so brings nothing (WD-HEAVY-4)."""

    weapon: int
    crew: tuple[int, ...]
    to: Spot
    facing: int
    rule: ClassVar[str] = "WD-HEAVY-4"

    def names(self) -> tuple[int, ...]:
        """The weapon and its crew."""
        return (self.weapon, *self.crew)

    def run(self, play: Duel) -> None:
        """Move everybody by the same shift."""
        action = PushWeapon(self.weapon, self.crew, self.to, self.facing)
        group = (self.weapon, *self.crew)
        poses = [shifted(play.state, action, piece) for piece in group]
        for piece, pose in zip(group, poses, strict=True):
            start = play.state.pose(piece)
            play.state = play.state.moved(piece, pose)
            if play.listening:
                self._tell(play, piece, start, pose)

    def _tell(self, play: Duel, piece: int, start: Pose, pose: Pose) -> None:
        name = play.state.name_of(piece)
        spots = (Spot(start.x, start.y, start.level), Spot(pose.x, pose.y, pose.level))
        if spots[0] != spots[1]:
            play.tell(
                Moved,
                piece=piece,
                name=name,
                path=spots,
                pose=pose,
                manner=f"{KEY}:shifted" if piece == self.weapon else f"{KEY}:along",
                length=(way_length(play.state, start, spots[1:]) or 0) // FINE,
                rule=self.rule,
            )
        elif pose.facing != start.facing:
            play.tell(Turned, piece=piece, name=name, facing=pose.facing, rule=self.rule)
        elif piece == self.weapon:
            stays = text("stays-put", name=name)
            play.tell(Told, what=stays, pieces=(piece,), rule=self.rule)
