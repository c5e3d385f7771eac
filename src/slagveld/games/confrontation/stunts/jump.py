"""Jumping: long jumps over gaps, high jumps over obstacles (CON-JUMP-1 to CON-JUMP-7)."""

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.table.obstacles import is_leg_free
from slagveld.table.shapes import Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import CM, do, refuse, text
from ..core.figure import Figure
from ..core.state import Battle, ConfrontationState
from ..movement.choice import Active, choice_refusal, free_figure
from ..odds.attacks import odds_of
from ..terrain.footing import Going, way_ground
from ..terrain.paces import mov
from ..terrain.scenery import name_of
from ..terrain.standing import stand_refusal
from ..terrain.ways import way_refusal
from .contact import missed_refusal, named_refusal, way_fields, with_contact
from .jump_attempt import Jump, JumpAttempt, facing_of, jump_check
from .leaps import Leap, landing, leap_towards, near_jumps, run_up_needed, spent_on
from .rolls import begin_stunt

RULE = "CON-JUMP-1"


class Jumping:
    """Jumps."""

    actions: tuple[type[Action], ...] = (Jump,)

    def forms(self, state: ConfrontationState, active: Active) -> list[Form]:
        able = [figure for figure, _ in self._near(state, active)]
        if not able:
            return []
        fields = way_fields(state, active.seat, able, text("field-stunt-jump"))
        return [do(Jump, "do-stunt-jump", *fields, rule=RULE, help="help-stunt-jump")]

    def _near(
        self, state: ConfrontationState, active: Active
    ) -> list[tuple[Figure, list[Terrain]]]:
        """Who has something to jump in reach, and what."""
        free = active.free(state) if state.field.table.terrain else []
        return [(figure, near) for figure in free if (near := near_jumps(state, figure))]

    def check(self, state: ConfrontationState, active: Active, action: Jump) -> Refusal | None:
        figure = free_figure(state, active, action.figure)
        if isinstance(figure, Refusal):
            return figure
        leap = leap_towards(state, figure, action.path[-1]) if action.path else None
        if leap is None:
            return refuse(RULE, "refusal-stunt-nothing", name=figure.name)
        return self._leap_refusal(state, active, figure, leap, action)

    def _leap_refusal(
        self, state: ConfrontationState, active: Active, figure: Figure, leap: Leap, action: Jump
    ) -> Refusal | None:
        refusal = distance_refusal(state, figure, leap)
        if refusal is not None:
            return refusal
        pose, targets = landing(state, figure, leap, facing_of(leap, action.facing)), action.targets
        if pose is None or pose.z != figure.pose.z:
            rule = "CON-JUMP-4" if leap.long else "CON-JUMP-7"
            values = {"name": figure.name, "terrain": name_of(leap.piece)}
            return refuse(rule, "refusal-stunt-landing", **values)
        return (
            _way_refusal(state, active, figure, leap)
            or named_refusal(state, figure, targets, "CON-JUMP-2")
            or stand_refusal(state, figure, pose, touch=targets)
            or missed_refusal(state, figure, pose, targets, "CON-JUMP-2")
        )

    def answer(self, play: Battle, active: Active, action: Jump) -> None:
        """Courage and reaction fire first where enemies are announced; then the jump."""
        begin_stunt(play, action.figure, "jump")
        attempt = JumpAttempt(jump=action)
        with_contact(play, active, attempt, action.figure, action.targets, charging=True)

    def menu(self, state: ConfrontationState, active: Active) -> list[Action]:
        near = self._near(state, active)
        jumps = [_towards(figure, piece) for figure, pieces in near for piece in pieces]
        return [jump for jump in jumps if self.check(state, active, jump) is None]

    def propose(self, state: ConfrontationState, active: Active, rng: Rng) -> Action | None:
        figure = active.chosen(state)
        near = near_jumps(state, figure) if state.field.table.terrain else []
        if not near:
            return None
        piece = near[int(rng.random() * len(near))]
        jump = _towards(figure, piece)
        return jump if self.check(state, active, jump) is None else None

    def preview(self, state: ConfrontationState, active: Active, partial: Partial) -> Preview:
        draft = drafted(Jump, partial)
        figure, path = state.figure(filled(draft.figure, 0)), filled(draft.path, ())
        refusal = choice_refusal(state, active, figure)
        if refusal is not None or figure is None:
            return Preview(refusal=refusal)
        leap = leap_towards(state, figure, path[-1]) if path else None
        if leap is None:
            return Preview(limit=mov(figure))
        return _preview(state, figure, leap, facing_of(leap, filled(draft.facing)))


JUMPING = Jumping()


def distance_refusal(state: ConfrontationState, figure: Figure, leap: Leap) -> Refusal | None:
    """Why a run-up is too short, or too long together with the jump; None when it is right."""
    needed = run_up_needed(figure, leap)
    if leap.run_up < needed:
        values = {"run": Distance(leap.run_up), "needed": Distance(needed)}
        return refuse(RULE, "refusal-stunt-run-up", name=figure.name, **values)
    spent, limit = spent_on(state, figure, leap), mov(figure)
    if spent > limit:
        values = {"cost": Distance(spent, up=True), "limit": Distance(limit)}
        return refuse(RULE, "refusal-stunt-too-far", name=figure.name, **values)
    return None


def _way_refusal(
    state: ConfrontationState, active: Active, figure: Figure, leap: Leap
) -> Refusal | None:
    """Why the run-up is closed, or something stands in the way of the jump itself."""
    through = active.together(state)
    if leap.run_up:
        path = (leap.takeoff,)
        refusal = way_refusal(state, figure, path, mov(figure), Going(through), rule=RULE)
        if refusal is not None:
            return refusal
    below = [other.id for other in state.figures if other.pose.z < figure.pose.z - CM]
    owners = [
        -2 - place for place, one in enumerate(state.field.table.terrain) if one is leap.piece
    ]
    enemies = tuple([other.id for other in state.figures if other.seat != figure.seat])
    ground = way_ground(state, figure, Going(through, enemies)).without([*owners, *below])
    end = leap.line.at(leap.ends)
    here = (leap.takeoff.x * FINE, leap.takeoff.y * FINE)
    if is_leg_free(ground, *here, end.x * FINE, end.y * FINE):
        return None
    values = {"name": figure.name, "terrain": name_of(leap.piece)}
    return refuse("CON-MOVE-12", "refusal-stunt-in-the-way", **values)


def _towards(figure: Figure, piece: Terrain) -> Jump:
    """A jump straight at the nearest point of a thing's outline, as seen along its axes."""
    xs, ys = piece.area.xs, piece.area.ys
    x, y = figure.pose.x, figure.pose.y
    low_x, high_x = min(xs) // FINE, max(xs) // FINE
    low_y, high_y = min(ys) // FINE, max(ys) // FINE
    goal = Spot((low_x + high_x) // 2, (low_y + high_y) // 2)
    if low_x <= x <= high_x:
        goal = Spot(x, goal.y)
    elif low_y <= y <= high_y:
        goal = Spot(goal.x, y)
    return Jump(figure.id, (goal,))


# For the screen


def _preview(state: ConfrontationState, figure: Figure, leap: Leap, facing: int) -> Preview:
    pose = landing(state, figure, leap, facing)
    spent = spent_on(state, figure, leap)
    values = {"run": Distance(leap.run_up), "clears": Distance(leap.clears)}
    notes = (text("note-stunt-jump", terrain=name_of(leap.piece), **values),)
    refusal = distance_refusal(state, figure, leap)
    if pose is None:
        return Preview(refusal=refusal, notes=notes, limit=mov(figure), cost=spent)
    end = Spot(pose.x, pose.y)
    test = jump_check(figure, leap)
    title = text("roll-stunt-jump", name=figure.name, terrain=name_of(leap.piece))
    odds = odds_of(test, title, text("odds-stunt-lands"), text("odds-stunt-falls"))
    return Preview(
        refusal=refusal,
        snapped={"path": (end,), "facing": facing},
        ghosts=(Ghost(figure.id, pose),),
        path=(Spot(figure.pose.x, figure.pose.y), leap.takeoff, end),
        length=leap.run_up + leap.width,
        cost=spent,
        limit=mov(figure),
        odds=(odds,),
        notes=notes,
    )
