"""Move actions of single warriors: moves, runs, quick moves, breaking away (MK-MOVE-1, MK-RUN-*).

What the movers of all topics share is in `move` and `destination`.
"""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path, PieceField, PieceId
from slagveld.kernel.menu import Lane, entries, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.kit.topics import by_lot
from slagveld.table.shapes import Direction, Pose

from ..core.action import action_refusal, give_action, unfit
from ..core.asking import Deeds
from ..core.book import do, pick, refuse, text
from ..core.effects import FreeMove
from ..core.events import tell_use
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from ..terrain.paces import allowance
from ..wounds.dials import EndAction
from .break_away import BreakRoll, must_break
from .destination import AfterBreaking, March, extra_fields, level_of
from .menus import by_chance, level_by_chance, ways_lane
from .move import RunToll, move_refusal
from .previews import preview_break, preview_move

RUNNERS = ("foot", "horseshoe")
"""Speed types that may run (MK-RUN-1)."""
RUNS = 0.1
"""How often chance lets a warrior run that may."""


class Move(Action, frozen=True):
    """A move action of a warrior out of enemy contact.

    `soar` None: it stays at its level. `captive` None: its captive is put where it fits best.
    """

    fighter: PieceId
    path: Path
    facing: Direction
    soar: bool | None = None
    captive: Pose | None = None


class QuickMove(Action, frozen=True):
    """The same by Quickness: not counted against the action total."""

    fighter: PieceId
    path: Path
    facing: Direction
    soar: bool | None = None
    captive: Pose | None = None


class Run(Action, frozen=True):
    """A run: a move action with doubled speed, at the price of 1 exhaustion damage."""

    fighter: PieceId
    path: Path
    facing: Direction
    captive: Pose | None = None


class BreakAway(Action, frozen=True):
    """A move action of a warrior in enemy contact: first the die, then the way."""

    fighter: PieceId


class QuickBreak(Action, frozen=True):
    """The same by Quickness: not counted against the action total."""

    fighter: PieceId


MoveDeed = Move | Run | QuickMove | BreakAway | QuickBreak


def run_refusal(state: MageKnightState, fighter: Fighter) -> Refusal | None:
    """Why a warrior may not run, or None (MK-RUN-1).

    Foot and horseshoe may (MK-FOOT-1, MK-HORSE-1); nobody may in darkness (MK-CARD-darkness).
    """
    if fighter.speed_type not in RUNNERS:
        return refuse("MK-RUN-1", "refusal-run-type", name=fighter.name)
    ban = fighter.powers.ban("run")
    if ban is not None:
        return refuse(ban.rule, "refusal-run-ability", name=fighter.name, ability=ban.name)
    for domain in state.domains:
        if not domain.runs:
            return refuse(domain.rule, "refusal-run-domain", domain=domain.name)
    if must_break(state, fighter):
        return refuse("MK-RUN-1", "refusal-run-contact", name=fighter.name)
    return None


class Moving(Deeds[MoveDeed]):
    """The move actions of the active player's warriors, one at a time."""

    actions = (Move, Run, QuickMove, BreakAway, QuickBreak)

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        """Moving and running for those out of contact, breaking away for the others."""
        own = [f for f in state.own(seat) if unfit(state, f, "move") is None]
        paid = own if state.actions_left > 0 else []
        free = [f for f in own if f.powers.one(FreeMove) is not None]
        held = [f for f in own if must_break(state, f)]
        forms = _way_forms(state, Move, "do-move", [f for f in paid if f not in held])
        forms += _way_forms(state, QuickMove, "do-quick-move", [f for f in free if f not in held])
        runners = [f for f in paid if run_refusal(state, f) is None]
        forms += _way_forms(state, Run, "do-run", runners)
        forms += _break_forms(BreakAway, "do-break-away", [f for f in paid if f in held])
        return forms + _break_forms(QuickBreak, "do-quick-break", [f for f in free if f in held])

    def check(self, state: MageKnightState, seat: int, action: MoveDeed) -> Refusal | None:
        fighter = state.fighter(action.fighter)
        refusal = _given_refusal(state, seat, type(action), fighter)
        if refusal is not None or fighter is None or isinstance(action, BreakAway | QuickBreak):
            return refusal
        running = isinstance(action, Run)
        soar = False if isinstance(action, Run) else level_of(fighter, action.soar)
        limit = allowance(state, fighter, run=running)
        return move_refusal(state, fighter, action.path, action.facing, soar, action.captive, limit)

    def answer(self, play: Battle, seat: int, action: MoveDeed) -> None:
        number = action.fighter
        fighter = play.state.field.by_id[number]
        quick = fighter.powers.one(FreeMove) if isinstance(action, QuickMove | QuickBreak) else None
        give_action(play, number, free=quick is not None, run=isinstance(action, Run))
        tell_use(play, fighter, quick and quick[0])
        end = EndAction((number,))
        if isinstance(action, BreakAway | QuickBreak):
            play.then(BreakRoll(number), AfterBreaking(number), end)
            return
        path, facing, captive = action.path, action.facing, action.captive
        if isinstance(action, Run):
            march = March(number, path, facing, False, captive, "run", True)
            play.then(march, RunToll((number,)), end)
            return
        play.then(March(number, path, facing, level_of(fighter, action.soar), captive), end)

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        return entries(self.lane(state, seat))

    def lane(self, state: MageKnightState, seat: int) -> Lane:
        return woven([self._of(state, seat, fighter) for fighter in state.own(seat)])

    def _of(self, state: MageKnightState, seat: int, fighter: Fighter) -> Lane:
        """What a warrior can be given: its break, or its moves and its runs in turn."""
        quick = _quick_refusal(state, seat, fighter) is None
        paid = action_refusal(state, seat, fighter, "move") is None
        if not quick and not paid:
            return
        if must_break(state, fighter):
            yield (0,), QuickBreak(fighter.id) if quick else BreakAway(fighter.id)
            return
        kind = QuickMove if quick else Move
        lanes = [ways_lane(state, fighter, allowance(state, fighter), kind)]
        if paid and run_refusal(state, fighter) is None:
            lanes.append(ways_lane(state, fighter, allowance(state, fighter, run=True), Run))
        yield from woven(lanes)

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        """A move of the first warrior, from one by chance on, that can be given one."""
        for fighter in by_lot(state.own(seat), rng):
            quick = fighter.powers.one(FreeMove) is not None
            if not (quick or state.actions_left > 0) or unfit(state, fighter, "move") is not None:
                continue
            if must_break(state, fighter):
                return QuickBreak(fighter.id) if quick else BreakAway(fighter.id)
            if not quick and rng.random() < RUNS and run_refusal(state, fighter) is None:
                limit = allowance(state, fighter, run=True)
                return Run(fighter.id, *by_chance(state, fighter, limit, rng))
            kind = QuickMove if quick else Move
            limit = allowance(state, fighter)
            way = by_chance(state, fighter, limit, rng)
            return kind(fighter.id, *way, level_by_chance(state, fighter, way, limit, rng))
        return None

    def shown(self, state: MageKnightState, fighter: Fighter, draft: MoveDeed) -> Preview:
        refusal = _given_refusal(state, fighter.seat, type(draft), fighter)
        if refusal is not None:
            return Preview(refusal=refusal)
        if isinstance(draft, BreakAway | QuickBreak):
            return preview_break(state, fighter)
        soar = None if isinstance(draft, Run) else filled(draft.soar)
        running, captive = isinstance(draft, Run), filled(draft.captive)
        return preview_move(state, fighter, draft, soar=soar, captive=captive, running=running)


MOVING = Moving()


def _quick_refusal(state: MageKnightState, seat: int, fighter: Fighter | None) -> Refusal | None:
    """Why a warrior may be given no free move action, or None (MK-CARD-quickness)."""
    if fighter is not None and fighter.powers.one(FreeMove) is None:
        return refuse("MK-CARD-quickness", "refusal-not-quick", name=fighter.name)
    return action_refusal(state, seat, fighter, "move", free=True)


def _given_refusal(
    state: MageKnightState, seat: int, kind: type[Action], fighter: Fighter | None
) -> Refusal | None:
    """Why a warrior may not be given a move action of this kind now, wherever it goes; or None."""
    if kind in (QuickMove, QuickBreak):
        refusal = _quick_refusal(state, seat, fighter)
    else:
        refusal = action_refusal(state, seat, fighter, "move")
    if refusal is not None or fighter is None:
        return refusal
    if kind is Run:
        return run_refusal(state, fighter)
    held = must_break(state, fighter)
    if held and kind in (Move, QuickMove):
        return refuse("MK-BREAK-1", "refusal-break-first", name=fighter.name)
    if not held and kind in (BreakAway, QuickBreak):
        return refuse("MK-BREAK-5", "refusal-nothing-to-break", name=fighter.name)
    return None


# Forms


def _way_forms(
    state: MageKnightState, kind: type[Action], title: str, fighters: Sequence[Fighter]
) -> list[Form]:
    """A form for all plain movers, one for all that fly, and one for each captor."""
    fliers = [f for f in fighters if f.speed_type == "wing"]
    captors = [f for f in fighters if f.captive]
    plain = [f for f in fighters if f not in fliers and f not in captors]
    name = text(title)  # texts: *:do-move*, *:do-quick-move*, *:do-run*
    groups = [(name, plain), (text("do-way-flying", what=name), fliers)]
    for captor in captors:
        captive = state.field.by_id[captor.captive].name
        groups.append((text("do-way-captive", what=name, captive=captive), [captor]))
    rule = "MK-RUN-1" if kind is Run else "MK-MOVE-1"
    way = (
        pick.path("path", "field-move-path", of="fighter"),
        pick.facing("facing", "field-move-facing", of="fighter"),
    )
    return [
        do(kind, what, _mover(group), *way, *extra_fields(group[0]), rule=rule)
        for what, group in groups
        if group
    ]


def _break_forms(kind: type[Action], title: str, held: Sequence[Fighter]) -> list[Form]:
    if not held:
        return []
    name = text(title)  # texts: *:do-break-away*, *:do-quick-break*
    return [do(kind, name, _mover(held), rule="MK-BREAK-1", help="do-break-away-help")]


def _mover(fighters: Sequence[Fighter]) -> PieceField:
    return pick.piece("fighter", "field-move-fighter", fighters)
