"""Where a warrior goes: told with its action, or asked after a die (MK-BREAK-2, MK-CARD-terrify).

`March` is the step by which an action moves its warrior: it rolls for Terrify where that is due,
goes, and asks for another end when the warrior does not dare. Staying is always allowed.
"""

from collections.abc import Sequence

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Told
from slagveld.kernel.fields import AnyField, Path
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction, Pose

from ..core.book import do, pick, text
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from ..terrain.paces import allowance
from .menus import by_chance, level_by_chance, listed
from .move import Carry, end_pose, move_refusal
from .previews import preview_move
from .terrify import dares


class Go(Action, frozen=True):
    """The way of a warrior whose action is given already, and how it stands at its end.

    `soar` None: it stays at its level. `captive` None: its captive is put where it fits best.
    """

    path: Path
    facing: Direction
    soar: bool | None = None
    captive: Pose | None = None


class Stay(Action, frozen=True):
    """It stays where it is, as it is."""


Destination = Stay | Go


def level_of(fighter: Fighter, soar: bool | None) -> bool:
    """Whether a warrior will soar: as told, or as it does now."""
    return fighter.soaring if soar is None else soar


class March(Step, frozen=True):
    """A warrior is about to make this move of its own."""

    rule = "MK-MOVE-1"

    fighter: int
    path: Path
    facing: int
    soar: bool = False
    captive: Pose | None = None
    manner: str = "move"
    running: bool = False

    def names(self) -> tuple[int, ...]:
        return (self.fighter,)

    def run(self, play: Battle) -> None:
        fighter = play.state.field.by_id[self.fighter]
        pose = end_pose(fighter, self.path, self.facing, self.soar)
        if dares(play, fighter, pose):
            play.then(
                Carry(
                    self.fighter,
                    self.path,
                    self.facing,
                    self.soar,
                    self.captive,
                    self.manner,
                    self.running,
                )
            )
        else:
            play.then(WhereTo(fighter.seat, fighter.id, self.manner, self.running))


def tell_stay(play: Battle, fighter: Fighter) -> None:
    """A warrior that might have gone somewhere, or turned, does neither (MK-MOVE-11)."""
    what = text("told-stays", name=fighter.name)
    play.tell(Told, what=what, pieces=(fighter.id,), rule="MK-MOVE-11")


class WhereTo(Question, frozen=True):
    """A warrior may move now: where to?"""

    rule = "MK-MOVE-1"
    actions = (Stay, Go)

    seat: int
    fighter: int
    manner: str = "move"
    running: bool = False

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        if self.seat in state.out or self.fighter not in state.field.by_id:
            return ()
        return (self.seat,)

    def ask(self, state: MageKnightState) -> Decision:
        fighter = state.field.by_id[self.fighter]
        limit = allowance(state, fighter, run=self.running).total
        path = pick.path("path", "field-move-path", piece=fighter.id, limit=limit)
        facing = pick.facing("facing", "field-move-facing", piece=fighter.id)
        fields = (path, facing, *extra_fields(fighter))
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-where-to", name=fighter.name),
            forms=(
                do(Go, "do-go", *fields, rule=self.rule),
                do(Stay, "do-stay", rule="MK-MOVE-11"),
            ),
            rule=self.rule,
            pieces=(fighter.id,),
        )

    def check(self, state: MageKnightState, seat: int, action: Destination) -> Refusal | None:
        if not isinstance(action, Go):
            return None
        fighter = state.field.by_id[self.fighter]
        return move_refusal(
            state,
            fighter,
            action.path,
            action.facing,
            level_of(fighter, action.soar),
            action.captive,
            allowance(state, fighter, run=self.running),
        )

    def answer(self, play: Battle, action: Destination) -> None:
        fighter = play.state.field.by_id[self.fighter]
        if not isinstance(action, Go):
            tell_stay(play, fighter)
            return
        path, facing, soar = action.path, action.facing, level_of(fighter, action.soar)
        if not dares(play, fighter, end_pose(fighter, path, facing, soar)):
            play.then(self)
            return
        captive, manner, running = action.captive, self.manner, self.running
        play.then(Carry(fighter.id, path, facing, soar, captive, manner, running))

    def candidates(self, state: MageKnightState, seat: int) -> Sequence[Action]:
        fighter = state.field.by_id[self.fighter]
        limit = allowance(state, fighter, run=self.running)
        return [Stay(), *[Go(way, facing) for way, facing in listed(state, fighter, limit)]]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action:
        fighter = state.field.by_id[self.fighter]
        limit = allowance(state, fighter, run=self.running)
        way = by_chance(state, fighter, limit, rng)
        return Go(*way, level_by_chance(state, fighter, way, limit, rng))

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        if partial.action != "Go":
            return Preview()
        fighter = state.field.by_id[self.fighter]
        return preview_move(state, fighter, partial.values, running=self.running)


def extra_fields(fighter: Fighter) -> tuple[AnyField, ...]:
    """What else there is to say at the end of a warrior's move: its level, its captive's place."""
    fields: list[AnyField] = []
    if fighter.captive:
        title = text("field-move-captive")
        fields.append(pick.spot("captive", title, piece=fighter.captive, optional=True))
    if fighter.speed_type == "wing":
        fields.append(pick.switch("soar", "field-move-soar", optional=True))
    return tuple(fields)
