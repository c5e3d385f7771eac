"""Where a warrior goes: told with its action, or asked after a die (MK-BREAK-*, MK-CARD-terrify).

`March` is the step by which an action moves its warrior: it rolls for Terrify where that is due,
goes, and asks for another end when the warrior does not dare. Staying is always allowed.
"""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import AnyField, Path
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction, Pose

from ..core.action import WarriorAction, WarriorQuestion
from ..core.book import do, pick, text
from ..core.fighter import Fighter
from ..core.state import Battle, KnightState
from ..terrain.speed_and_speed_types import allowance
from .menus import by_chance, level_by_chance, listed, preview_move
from .move import Carry, Going, captive_of, end_pose, level_of, move_refusal
from .terrify import dares

QUARTERS = (900, 1800, 2700)


class WayAction(WarriorAction, frozen=True):
    path: Path
    facing: Direction


class LevelWayAction(WayAction, frozen=True):
    """The same, and at which level it ends; `soar` None: where it is."""

    soar: bool | None = None


class Go(Action, frozen=True):
    """The way of a warrior whose action is given already, and how it stands at its end.

    `soar` None: it stays at its level. `captive` None: its captive is put where it fits best.
    """

    path: Path
    facing: Direction
    soar: bool | None = None
    captive: Pose | None = None


class Turn(Action, frozen=True):
    """Look that way from now on."""

    facing: Direction


class Stay(Action, frozen=True):
    """It stays where it is, as it is."""


STAYING = do(Stay, "do-stay", rule="MK-MOVE-11")


def going_refusal(
    state: KnightState, fighter: Fighter, way: Going, *, run: bool = False
) -> Refusal | None:
    """Way, end (in the air no objective: MK-SOAR-5, MK-OBJ-10) and captive (MK-CAPTURE-9)."""
    soars, captive = level_of(fighter, way), captive_of(way)
    limit = allowance(state, fighter, run=run)
    return move_refusal(state, fighter, way.path, way.facing, soars, limit, captive)


class March(Carry, frozen=True):
    """A warrior is about to make this move of its own: it goes if it dares to."""

    def run(self, play: Battle) -> None:
        seat = play.state.field.by_id[self.fighter].seat
        where = WhereTo(seat, self.fighter, self.manner, self.running)
        where.go(play, self.path, self.facing, self.soar, self.captive)


def march_of(fighter: Fighter, way: Going, manner: str, *, running: bool = False) -> March:
    soars, captive = level_of(fighter, way), captive_of(way)
    return March(fighter.id, way.path, way.facing, soars, captive, manner, running)


class WhereTo(WarriorQuestion, frozen=True):
    """A warrior may move now: where to?"""

    rule = "MK-MOVE-1"
    actions = (Stay, Go)
    about_one = "ask-where-to"  # texts: *:ask-where-to*
    left, left_rule = "told-stays", "MK-MOVE-11"  # texts: *:told-stays*

    manner: str = "move"
    running: bool = False

    def forms(self, state: KnightState) -> tuple[Form, ...]:
        fighter = state.field.by_id[self.fighter]
        limit = allowance(state, fighter, run=self.running).total
        path = pick.path("path", "field-move-path", piece=fighter.id, limit=limit)
        facing = pick.facing("facing", "field-move-facing", piece=fighter.id)
        return (do(Go, "do-go", path, facing, *extra_fields(fighter)), STAYING)

    def refusal(self, state: KnightState, action: Go) -> Refusal | None:
        return going_refusal(state, state.field.by_id[self.fighter], action, run=self.running)

    def act(self, play: Battle, action: Go) -> None:
        soar = level_of(play.state.field.by_id[self.fighter], action)
        self.go(play, action.path, action.facing, soar, action.captive)

    def go(self, play: Battle, path: Path, facing: int, soar: bool, captive: Pose | None) -> None:
        """Go so; who does not dare to after the dice is asked for another end."""
        fighter = play.state.field.by_id[self.fighter]
        if dares(play, fighter, end_pose(fighter, path, facing, soar)):
            play.then(Carry(fighter.id, path, facing, soar, captive, self.manner, self.running))
        else:
            play.then(self)

    def options(self, state: KnightState) -> list[Go]:
        fighter = state.field.by_id[self.fighter]
        limit = allowance(state, fighter, run=self.running)
        return [Go(way, facing) for way, facing in listed(state, fighter, limit)]

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action:
        fighter = state.field.by_id[self.fighter]
        limit = allowance(state, fighter, run=self.running)
        way = by_chance(state, fighter, limit, rng)
        return Go(*way, level_by_chance(state, fighter, way, limit, rng))

    def shown(self, state: KnightState, draft: Go) -> Preview:
        return preview_move(state, state.field.by_id[self.fighter], draft, running=self.running)


def way_fields(stem: str) -> tuple[AnyField, ...]:
    """The way of whoever is picked as `fighter`, and how it looks at its end."""
    # texts: *:field-move-*, *:combat-field-*, *:shot-field-*, *:field-drag-*
    path = pick.path("path", f"{stem}-path", of="fighter")
    return path, pick.facing("facing", f"{stem}-facing", of="fighter")


def rush_forms(
    kind: type[Action], stem: str, key: str, rule: str, fighters: Sequence[Fighter]
) -> list[Form]:
    """Moving before an attack: a form for those on the ground, one for those who choose a level."""
    way, soar = way_fields(stem), pick.switch("soar", f"{stem}-soar", optional=True)
    fliers = [f for f in fighters if f.speed_type == "wing"]
    walkers = [f for f in fighters if f.speed_type != "wing"]
    title, help_ = text(key), text(f"{key}-help")
    # texts: *:combat-do-surge*, *:combat-do-charge*, *:shot-do-bound*
    return [
        do(kind, title, who, *fields, rule=rule, help=help_)
        for group, fields in ((walkers, way), (fliers, (*way, soar)))
        if group
        for who in [pick.piece("fighter", f"{stem}-fighter", group)]
    ]


def extra_fields(fighter: Fighter) -> tuple[AnyField, ...]:
    """What else is said at the end of a move: its level (MK-SOAR-2), its captive's place."""
    fields: list[AnyField] = []
    if fighter.captive:
        title = text("field-move-captive")
        fields.append(pick.spot("captive", title, piece=fighter.captive, optional=True))
    if fighter.speed_type == "wing":
        fields.append(pick.switch("soar", "field-move-soar", optional=True))
    return tuple(fields)
