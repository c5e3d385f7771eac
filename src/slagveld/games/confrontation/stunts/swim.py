"""Swimming: across deep water, at half of MOV (CON-SWIM-1 to CON-SWIM-3)."""

from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Path, PieceId, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction, Spot
from slagveld.table.units import TURN

from ..core.book import do, refuse, text
from ..core.checks import Check, Tested
from ..core.figure import Figure
from ..core.relations import opponents
from ..core.reports import tell_gone
from ..core.state import Battle, ConfrontationState
from ..core.values import resistance
from ..movement.choice import Active, choice_refusal, wall_refusal
from ..movement.contact import arrive
from ..movement.displacement import set_down
from ..movement.menus import COMPASS, towards
from ..movement.previews import ahead, spots_of
from ..odds.checks import odds_of
from ..terrain.paces import mov
from ..terrain.scenery import is_swimmer, waters
from ..wounds.rolls import light_wound
from .contact import missed_refusal, named_refusal, way_fields, with_contact
from .rolls import POINT, begin_stunt, call_off, stunt_check
from .water_ways import at_water, swim_pose, swim_refusal, swum

RULE = "CON-SWIM-1"
CALMS = 0.5
"""How often chance leaves one on the bank alone."""


class Swim(Action, frozen=True):
    """A figure at the water or in it tries to swim along a path, up to half its MOV.

    `targets` are the enemies that it will touch at the end; `facing` None: it looks ahead.
    """

    figure: PieceId
    path: Path
    facing: Direction | None = None
    targets: Pieces = ()


class Swimming:
    """Swims of figures that are not at home in water."""

    actions: tuple[type[Action], ...] = (Swim,)

    def forms(self, state: ConfrontationState, active: Active) -> list[Form]:
        """For those who touch deep water or are in it."""
        if not waters(state.field.table):
            return []
        able = tuple([one.id for one in active.free(state) if may_swim(state, one)])
        if not able:
            return []
        return [
            do(
                Swim,
                "do-stunt-swim",
                *way_fields(state, active.seat, able, text("field-stunt-swim")),
                rule=RULE,
                help="help-stunt-swim",
            )
        ]

    def check(self, state: ConfrontationState, active: Active, action: Swim) -> Refusal | None:
        """The figure, the water, the way through it, and the enemies announced."""
        figure = state.figure(action.figure)
        refusal = choice_refusal(state, active, figure)
        if refusal is not None or figure is None:
            return refusal
        refusal = wall_refusal(figure)
        if refusal is not None:
            return refusal
        if is_swimmer(figure):
            return refuse("CON-STAT-2", "refusal-stunt-at-home", name=figure.name)
        if not at_water(state, figure):
            return refuse(RULE, "refusal-stunt-dry", name=figure.name)
        refusal = named_refusal(state, figure, action.targets, "CON-WALK-3")
        if refusal is not None:
            return refusal
        through, facing = active.together(state), facing_of(figure, action)
        refusal = swim_refusal(
            state, figure, action.path, facing, through=through, touch=action.targets
        )
        if refusal is not None:
            return refusal
        pose = swim_pose(state, action.path, facing)
        return missed_refusal(state, figure, pose, action.targets, "CON-WALK-3")

    def answer(self, play: Battle, active: Active, action: Swim) -> None:
        """Courage and reaction fire first where enemies are announced; then the test."""
        begin_stunt(play, action.figure, "swim")
        attempt = SwimAttempt(swim=action, through=active.together(play.state))
        with_contact(play, active, attempt, action.figure, action.targets, charging=False)

    def menu(self, state: ConfrontationState, active: Active) -> list[Action]:
        """For each figure at the water some swims by the compass, as far as they go."""
        if not waters(state.field.table):
            return []
        found: list[Action] = []
        for figure in active.free(state):
            if may_swim(state, figure):
                swims = [self._straight(state, active, figure, way) for way in COMPASS]
                found.extend([one for one in swims if one is not None])
        return found

    def propose(self, state: ConfrontationState, active: Active, rng: Rng) -> Action | None:
        figure = active.chosen(state)
        if not waters(state.field.table) or rng.random() < CALMS:
            return None
        if not may_swim(state, figure):
            return None
        return self._straight(state, active, figure, int(rng.random() * TURN))

    def _straight(
        self, state: ConfrontationState, active: Active, figure: Figure, direction: int
    ) -> Swim | None:
        """A swim straight in a direction, as far as it goes."""
        wanted = towards(figure, direction, mov(figure) // 2)[0]
        path = swum(state, figure, wanted, direction, through=active.together(state))
        swim = Swim(figure.id, path, direction)
        return swim if path and self.check(state, active, swim) is None else None

    def preview(self, state: ConfrontationState, active: Active, partial: Partial) -> Preview:
        """The way that is meant, where it ends, and the chance to get there."""
        number = partial.values.get("figure")
        figure = state.figure(number) if isinstance(number, int) else None
        refusal = choice_refusal(state, active, figure)
        if refusal is not None or figure is None:
            return Preview(refusal=refusal)
        limit = mov(figure) // 2
        title = text("roll-stunt-swim", name=figure.name)
        won, lost = text("odds-stunt-swims"), text("odds-stunt-swallows")
        odds = (odds_of(swim_check(figure), title, won, lost),)
        given = spots_of(partial.values.get("path") or ())
        if not given:
            return Preview(limit=limit, odds=odds)
        told = partial.values.get("facing")
        facing = told if isinstance(told, int) else ahead(figure, given)
        touch = tuple(partial.values.get("targets") or ())
        path = swum(
            state, figure, given, facing, through=active.together(state), touch=touch, patient=True
        )
        path = path or given
        snapped: dict[str, Any] = {} if path == given else {"path": path}
        if not isinstance(told, int):
            snapped["facing"] = facing
        here = Spot(figure.pose.x, figure.pose.y)
        return Preview(
            snapped=snapped,
            ghosts=(Ghost(figure.id, swim_pose(state, path, facing)),),
            path=(here, *path),
            limit=limit,
            odds=odds,
        )


SWIMMING = Swimming()


def may_swim(state: ConfrontationState, figure: Figure) -> bool:
    """Whether a figure is at the water, and not at home in it (CON-STAT-2)."""
    return not is_swimmer(figure) and at_water(state, figure)


def facing_of(figure: Figure, swim: Swim) -> int:
    """How a swimmer looks at the end: the way it swam unless told."""
    return ahead(figure, swim.path) if swim.facing is None else swim.facing


class SwimAttempt(Step, frozen=True):
    """The test; whoever has lost heart stays where he is."""

    rule = RULE

    swim: Swim
    through: tuple[int, ...] = ()

    def names(self) -> tuple[int, ...]:
        """The swimmer."""
        return (self.swim.figure,)

    def lapse(self, play: Battle) -> None:
        """Who has left the table does nothing more."""
        tell_gone(play, self)

    def run(self, play: Battle) -> None:
        """Roll, if the way is still free."""
        figure = play.state.field.by_id[self.swim.figure]
        if figure.turn.paralysed_by:
            call_off(play, figure)
            return
        here = tuple([one for one in self.swim.targets if play.state.figure(one) is not None])
        facing = facing_of(figure, self.swim)
        refusal = swim_refusal(
            play.state, figure, self.swim.path, facing, through=self.through, touch=here
        )
        if refusal is None:
            play.then(swim_check(figure), self)
        else:
            call_off(play, figure)

    def resume(self, play: Battle, value: Any) -> None:
        """He swims (CON-SWIM-2), or stays and has a light wound (CON-SWIM-3)."""
        assert isinstance(value, Tested)  # noqa: S101 - swim_check() hands down nothing else
        figure = play.state.field.by_id[self.swim.figure]
        if not value.success:
            what = text("told-stunt-swallowed", name=figure.name)
            play.tell(Told, what=what, pieces=(figure.id,), rule="CON-SWIM-3")
            light_wound(play, figure.id)
            return
        pose = swim_pose(play.state, self.swim.path, facing_of(figure, self.swim))
        set_down(play, figure, self.swim.path, pose, manner="swim", rule="CON-SWIM-2")
        met = opponents(play.state, play.state.field.by_id[figure.id])
        arrive(play, figure.id, [enemy.id for enemy in met], "engage")


def swim_check(figure: Figure) -> Check:
    """The swim test: MOV / 2.5 + D6 - RES must be more than 0."""
    tough = POINT * resistance(figure).total
    purpose = text("roll-stunt-swim", name=figure.name)
    against = text("value-resistance")
    return stunt_check(figure, tough, purpose, RULE, against=against, strictly=True)
