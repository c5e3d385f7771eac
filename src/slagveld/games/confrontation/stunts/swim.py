"""Swimming: across deep water, at half of MOV (CON-SWIM-1 to CON-SWIM-3)."""

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path, PieceId, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.table.shapes import Direction
from slagveld.table.units import TURN

from ..core.book import do, refuse, text
from ..core.checks import Check, Tested
from ..core.figure import Figure
from ..core.reports import Bound, tell
from ..core.state import Battle, ConfrontationState
from ..core.values import resistance
from ..movement.choice import Active, choice_refusal, free_figure
from ..movement.contact import arrive_here
from ..movement.displacement import set_down
from ..movement.menus import COMPASS, towards
from ..movement.previews import ahead, mended
from ..odds.checks import odds_of
from ..terrain.footing import Going
from ..terrain.paces import mov
from ..terrain.scenery import is_swimmer, waters
from ..terrain.ways import spot_of
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
        able = self._able(state, active)
        if not able:
            return []
        fields = way_fields(state, active.seat, able, text("field-stunt-swim"))
        return [do(Swim, "do-stunt-swim", *fields, rule=RULE, help="help-stunt-swim")]

    def _able(self, state: ConfrontationState, active: Active) -> list[Figure]:
        free = active.free(state) if waters(state.field.table) else []
        return [figure for figure in free if may_swim(state, figure)]

    def check(self, state: ConfrontationState, active: Active, action: Swim) -> Refusal | None:
        figure = free_figure(state, active, action.figure)
        if isinstance(figure, Refusal):
            return figure
        if is_swimmer(figure):
            return refuse("CON-STAT-2", "refusal-stunt-at-home", name=figure.name)
        if not at_water(state, figure):
            return refuse(RULE, "refusal-stunt-dry", name=figure.name)
        path, touch, facing = action.path, action.targets, facing_of(figure, action)
        going = Going(active.together(state), touch)
        refusal = named_refusal(state, figure, touch, "CON-WALK-3")
        refusal = refusal or swim_refusal(state, figure, path, facing, going)
        if refusal is not None:
            return refusal
        pose = swim_pose(state, path, facing)
        return missed_refusal(state, figure, pose, touch, "CON-WALK-3")

    def answer(self, play: Battle, active: Active, action: Swim) -> None:
        """Courage and reaction fire first where enemies are announced; then the test."""
        begin_stunt(play, action.figure, "swim")
        attempt = SwimAttempt(swim=action, through=active.together(play.state))
        with_contact(play, active, attempt, action.figure, action.targets, charging=False)

    def menu(self, state: ConfrontationState, active: Active) -> list[Action]:
        able = self._able(state, active)
        swims = [self._straight(state, active, one, way) for one in able for way in COMPASS]
        return [swim for swim in swims if swim is not None]

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
        path = swum(state, figure, wanted, direction, Going(active.together(state)))
        swim = Swim(figure.id, path, direction)
        return swim if path and self.check(state, active, swim) is None else None

    def preview(self, state: ConfrontationState, active: Active, partial: Partial) -> Preview:
        draft = drafted(Swim, partial)
        figure = state.figure(filled(draft.figure, 0))
        refusal = choice_refusal(state, active, figure)
        if refusal is not None or figure is None:
            return Preview(refusal=refusal)
        limit, test = mov(figure) // 2, swim_check(figure)
        won, lost = text("odds-stunt-swims"), text("odds-stunt-swallows")
        odds = (odds_of(test, test.purpose, won, lost),)
        given, told = filled(draft.path, ()), filled(draft.facing)
        if not given:
            return Preview(limit=limit, odds=odds)
        facing = ahead(figure, given) if told is None else told
        going = Going(active.together(state), filled(draft.targets, ()))
        path = swum(state, figure, given, facing, going, patient=True) or given
        return Preview(
            snapped=mended(given, path, told, facing),
            ghosts=(Ghost(figure.id, swim_pose(state, path, facing)),),
            path=(spot_of(figure), *path),
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


class SwimAttempt(Bound, frozen=True):
    """The test; whoever has lost heart stays where he is."""

    rule = RULE

    swim: Swim
    through: tuple[int, ...] = ()

    def names(self) -> tuple[int, ...]:
        return (self.swim.figure,)

    def run(self, play: Battle) -> None:
        state, swim = play.state, self.swim
        (figure,) = state.those(swim.figure)
        here = tuple([one for one in swim.targets if state.figure(one) is not None])
        facing, going = facing_of(figure, swim), Going(self.through, here)
        refusal = swim_refusal(state, figure, swim.path, facing, going)
        if figure.turn.paralysed_by or refusal is not None:
            call_off(play, figure)
        else:
            play.then(swim_check(figure), self)

    def resume(self, play: Battle, value: Tested) -> None:
        """He swims (CON-SWIM-2), or stays and has a light wound (CON-SWIM-3)."""
        (figure,) = play.state.those(self.swim.figure)
        if not value.success:
            tell(play, text("told-stunt-swallowed", name=figure.name), "CON-SWIM-3", figure)
            light_wound(play, figure.id)
            return
        pose = swim_pose(play.state, self.swim.path, facing_of(figure, self.swim))
        set_down(play, figure, self.swim.path, pose, manner="swim", rule="CON-SWIM-2")
        arrive_here(play, figure.id, "engage")


def swim_check(figure: Figure) -> Check:
    """The swim test: MOV / 2.5 + D6 - RES must be more than 0."""
    tough = POINT * resistance(figure).total
    purpose = text("roll-stunt-swim", name=figure.name)
    against = text("value-resistance")
    return stunt_check(figure, tough, purpose, RULE, against=against, strictly=True)
