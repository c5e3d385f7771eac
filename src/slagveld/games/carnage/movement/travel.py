"""What normal moves and breaking off have in common: a unit, its free turn, and its way."""

from abc import abstractmethod
from typing import Any, ClassVar, TypeVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Form, Partial, Preview
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.table.shapes import Direction, Spot

from ..core.book import do, pick, text
from ..core.conditions import is_diverted
from ..core.parts import Scope, UnitAction, UnitTopic, ghosts
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..ground.advance import (
    ended,
    facing_to,
    free_turn_refusal,
    length_of,
    newly_touched,
    turn_refusal,
)
from ..ground.paces import move_limit
from ..ground.wayfinding import meant, reach_region
from ..ground.ways import way_cost
from ..magic.moments import MagicMoment


class Journey(UnitAction, frozen=True):
    """A unit makes its free turn; then the middle of its front edge goes along a path."""

    facing: Direction
    path: Path


class JourneyNow(Step, frozen=True):
    """A unit goes as was said, if it still can: a spell may have come between."""

    unit: int
    facing: int
    path: Path

    def names(self) -> tuple[int, ...]:
        return (self.unit,)


J = TypeVar("J", bound=Journey)


class Travelling(UnitTopic[J]):
    """A topic of journeys."""

    now: type[JourneyNow]
    title: ClassVar[str]
    help: ClassVar[str]
    rule: ClassVar[str]

    @abstractmethod
    def way_refusal(
        self, state: CarnageState, unit: Unit, facing: int, path: Path
    ) -> Refusal | None:
        """Why a unit that may go cannot turn and go like this, or None."""

    def turn_refusal(self, state: CarnageState, unit: Unit, facing: int) -> Refusal | None:
        """Why a unit has no room to turn to a facing, or None."""
        return turn_refusal(state, unit, facing)

    def refusal(self, state: CarnageState, unit: Unit, action: J | JourneyNow) -> Refusal | None:
        return self.way_refusal(state, unit, action.facing, action.path)

    def still(self, play: Battle, now: JourneyNow) -> Unit | None:
        """The unit, if it can still go as was said. Else its move is lost, and that is told."""
        state = play.state
        unit = state.field.by_id[now.unit]
        if is_diverted(state, unit) or self.may(state, unit) or self.refusal(state, unit, now):
            what = text("told-march-lost", unit=unit.name)
            play.tell(Told, what=what, pieces=(unit.id,), rule="CAR-6.9-any-time")
            return None
        return unit

    def forms(self, state: CarnageState, scope: Scope) -> list[Form]:
        units = self.able(state, scope)
        if not units:
            return []
        fields = (
            pick.piece("unit", "field-unit", units),
            pick.facing("facing", "field-facing", of="unit", keep=True),
            pick.path("path", "field-path", of="unit"),
        )
        return [do(self.actions[0], self.title, *fields, rule=self.rule, help=self.help)]

    def answer(self, play: Battle, scope: Scope, action: J) -> None:
        path = tuple([Spot(spot.x, spot.y) for spot in action.path])
        play.then(MagicMoment(at="march"), self.now(action.unit, action.facing, path))

    def shown(self, state: CarnageState, unit: Unit, partial: Partial) -> Preview:
        """The move as far as it is told; the unit keeps its facing until told otherwise."""
        draft = drafted(Journey, partial)
        tally = move_limit(state, unit)
        limit = tally.total
        facing, given = filled(draft.facing, unit.facing), filled(draft.path)
        snapped: dict[str, Any] = {"facing": facing} if filled(draft.facing) is None else {}
        if refusal := free_turn_refusal(state, unit, facing, self.turn_refusal):
            return Preview(refusal=refusal, limit=limit, tallies=(tally,))
        here = facing_to(unit, facing)
        if given is None:
            return Preview(
                region=reach_region(state, here, limit),
                limit=limit,
                tallies=(tally,),
                snapped=snapped,
                ghosts=() if snapped else ghosts(here),
            )

        def refused(way: Path) -> Refusal | None:
            return self.way_refusal(state, unit, facing, way)

        path = meant(state, here, given, limit, lambda way: refused(way) is None)
        if path != given:
            snapped["path"] = path
        there = ended(here, path)
        met = newly_touched(state, unit, there)
        return Preview(
            refusal=refused(path),
            snapped=snapped,
            path=(Spot(here.x, here.y), *path),
            length=length_of(here, path),
            cost=way_cost(state, here, path),
            limit=limit,
            ghosts=ghosts(there),
            tallies=(tally,),
            notes=tuple([text("note-attacks", enemy=enemy.name) for enemy in met]),
        )
