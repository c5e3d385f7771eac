"""Walks, turns and flight (WD-MOVE-1 to WD-MOVE-3), and what contact brings."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Path, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.table.measure import gap
from slagveld.table.shapes import Direction, Pose, Spot
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import CM, KEY, refuse, text
from ..core.events import names, say, tell_way
from ..core.models import Creature, base_of, spot_of
from ..core.state import Duel, DuelState
from ..melee.exchange_on_contact import meet
from ..terrain.contact_and_distance import contacts, foes_touched
from ..terrain.floors_and_stairs import end_pose, fits
from ..terrain.obstacles_and_gaps import way_free
from ..terrain.paths import way_cost, way_length
from ..wounds.energy_field import run_against


class Walk(Action, frozen=True):
    """A way, perhaps none, and a facing: changed only here (WD-MOVE-2), for nothing (WD-MOVE-3)."""

    model: PieceId
    path: Path
    facing: Direction


def check_walk(state: DuelState, creature: Creature, action: Walk) -> Refusal | None:
    """No longer than the Movement, no enemy or solid in the way, room at the end.

    Enemies in contact do not hold anybody (WD-MOVE-7); a level is left by stairs alone
    (WD-PLACE-3). In flight only the horizontal distance counts (WD-RACE-DRAGONS).
    """
    row, start = state.race_of(creature), state.pose(creature.id)
    if row.flies:
        flat = [Spot(spot.x, spot.y, start.level) for spot in action.path]
        length = way_length(state, start, flat)
    else:
        length = way_cost(state, start, action.path)
    if length is None:
        return refuse("WD-PLACE-4", "refusal-stairs")
    if length > row.movement * CM * FINE:
        return refuse("WD-MOVE-1", "refusal-far", most=Distance(row.movement * CM))
    if not (row.flies or way_free(state, creature.seat, creature.id, action.path)):
        return refuse("WD-MOVE-6", "refusal-way")
    end = end_pose(state.layout, start, action.path, action.facing)
    if end is None or not fits(state.layout, base_of(row), end, (creature.id,)):
        return refuse("WD-RACE-DRAGONS" if row.flies else "WD-MOVE-6", "refusal-room")
    return None


def closed_up(state: DuelState, creature: Creature, end: Pose) -> Pose:
    """The end of a walk, moved edge to edge to an enemy no more than 0.1 cm away (WD-MEASURE-3).

    Not where the base would not fit or lose another contact.
    """
    after = state.moved(creature.id, end)
    foes = foes_touched(after, creature.seat, creature.id)
    body = after.layout.body(creature.id)
    if not foes:
        return end
    other = after.layout.body(foes[0])
    apart = gap(body, other)
    length = apart + body.reach + other.reach
    for short in (0, FINE):
        part = float(max(0, apart - short)) / float(length) / FINE
        x = end.x + round(float(other.x - body.x) * part)
        y = end.y + round(float(other.y - body.y) * part)
        near = replace(end, x=x, y=y)
        base = base_of(state.race_of(creature))
        if near == end or not fits(state.layout, base, near, (creature.id,)):
            continue
        touched = contacts(state.moved(creature.id, near), creature.id)
        if all(piece in touched for piece in contacts(after, creature.id)):
            return near
    return end


def stays(state: DuelState, model: int, path: Path) -> bool:
    """Whether a model stays where it stands, at most turning: that is no walk."""
    here = spot_of(state.pose(model))
    return all(spot == here for spot in path)


class WalkNow(Step, frozen=True):
    """A model goes to a pose along a way; contact made by it counts (WD-MELEE-3, WD-FIELD-1)."""

    model: int
    path: Path
    pose: Pose
    first: bool
    """Whether contact made by it gives an exchange (WD-MELEE-3)."""
    manner: str = "walk"
    rule = "WD-MOVE-1"

    def names(self) -> tuple[int, ...]:
        return (self.model,)

    def run(self, play: Duel) -> None:
        """Go, run against fields, trade blows; a walk may be a turn or nothing (WD-MOVE-3)."""
        creature = play.state.model(self.model)
        seat, start = creature.seat, play.state.pose(self.model)
        if stays(play.state, self.model, self.path):
            play.state = play.state.moved(self.model, self.pose)
            tell_way(play, self.model, start, (), "", 0, "WD-MOVE-3")
            return
        before = foes_touched(play.state, seat, self.model)
        pose, path = self.pose, self.path
        if self.manner != "jump":
            pose = closed_up(play.state, creature, self.pose)
        if pose != self.pose:
            path = (*path, spot_of(pose))
        play.state = play.state.moved(self.model, pose)
        touched = foes_touched(play.state, seat, self.model)
        fresh = tuple(foe for foe in touched if foe not in before)
        foes = tuple(foe for foe in fresh if play.state.creature(foe) is not None)
        if play.listening:
            left = bool(before) and not any(foe in touched for foe in before)
            self._tell(play, start, pose, path, left=left)
            self._tell_contact(play, fresh, met=bool(foes))
        if self.first and foes:
            meet(play, seat, self.model, foes)
        run_against(play, creature, fresh)

    def _tell(self, play: Duel, start: Pose, pose: Pose, path: Path, *, left: bool) -> None:
        """Tell the way and how it was gone; `left`: away from every enemy it touched."""
        length = (way_length(play.state, start, path) or 0) // FINE
        manner = self.manner
        if manner == "jump":
            manner, length = f"{KEY}:leap", start.z - pose.z
        elif manner == "walk" and pose.level != start.level:
            manner = f"{KEY}:stairs-up" if pose.z > start.z else f"{KEY}:stairs-down"
        elif manner == "walk":
            manner = f"{KEY}:away" if left else f"{KEY}:walk"
        tell_way(play, self.model, start, path, manner, length, self.rule)

    def _tell_contact(self, play: Duel, fresh: tuple[int, ...], *, met: bool) -> None:
        """Tell whom the walk touched, and that it brings no blows where it does not."""
        if not fresh:
            return
        late = "contact-late" if play.state.options.contact == "first" else "contact-only"
        key = "contact" if self.first or not met else late
        if key == "contact" and len(fresh) == 1 and play.state.wizard_of(fresh[0]) is not None:
            key = "contact-wizard"
        called = {"name": play.state.name_of(self.model), "foes": names(play.state, fresh)}
        touched = text(key, **called)  # texts: *:contact*
        say(play, touched, "WD-MELEE-3", self.model, *fresh)
