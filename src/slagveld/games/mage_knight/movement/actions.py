"""Move actions of single warriors: moves, runs, quick moves, breaking away (MK-MOVE-1, MK-RUN-*).

What the movers of all topics share is in `move` and `destination`.
"""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import Lane, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.topics import by_lot
from slagveld.table.shapes import Pose

from ..core.ability_vocabulary import FreeMove
from ..core.action import NOT_YOURS, Deeds, WarriorAction, action_refusal, give_action, unfit
from ..core.base_contact import engaged
from ..core.book import do, pick, refuse, text
from ..core.events import tell_use
from ..core.fighter import Fighter
from ..core.state import Battle, KnightState
from ..terrain.speed_and_speed_types import allowance
from ..wounds.action_tokens import EndAction
from . import destination
from .break_away import AfterBreaking, BreakRoll
from .destination import LevelWayAction, WayAction
from .menus import by_chance, level_by_chance, preview_break, preview_move, ways_lane
from .run import RunToll, run_refusal

RUNS = 0.1
"""How often chance lets a warrior run that may."""


class Move(LevelWayAction, frozen=True):
    """A move action out of enemy contact; `captive` None: a captive is put where it fits best."""

    captive: Pose | None = None


class QuickMove(Move, frozen=True):
    """The same by Quickness: not counted against the action total."""


class Run(WayAction, frozen=True):
    """A run: a move action with doubled speed, at the price of 1 exhaustion damage."""

    captive: Pose | None = None


class BreakAway(WarriorAction, frozen=True):
    """A move action of a warrior in enemy contact: first the die, then the way."""


class QuickBreak(BreakAway, frozen=True):
    """The same by Quickness: not counted against the action total."""


MoveDeed = Move | Run | BreakAway


class Moving(Deeds[MoveDeed]):
    actions = (Move, Run, QuickMove, BreakAway, QuickBreak)

    def forms(self, state: KnightState, seat: int) -> list[Form]:
        """Moving and running for those out of contact, breaking away for the others."""
        own = [f for f in state.own(seat) if unfit(state, f, "move") is None]
        paid = own if state.actions_left > 0 else []
        free = [f for f in own if f.powers.one(FreeMove) is not None]
        held = [f for f in own if engaged(state, f)]
        forms = _way_forms(state, Move, "do-move", [f for f in paid if f not in held])
        forms += _way_forms(state, QuickMove, "do-quick-move", [f for f in free if f not in held])
        runners = [f for f in paid if run_refusal(state, f) is None]
        forms += _way_forms(state, Run, "do-run", runners)
        forms += _break_forms(BreakAway, "do-break-away", [f for f in paid if f in held])
        return forms + _break_forms(QuickBreak, "do-quick-break", [f for f in free if f in held])

    def check(self, state: KnightState, seat: int, action: MoveDeed) -> Refusal | None:
        fighter = state.fighter(action.fighter)
        if fighter is None:
            return NOT_YOURS
        refusal = _given_refusal(state, seat, type(action), fighter)
        if refusal is not None or isinstance(action, BreakAway):
            return refusal
        return destination.going_refusal(state, fighter, action, run=isinstance(action, Run))

    def answer(self, play: Battle, seat: int, action: MoveDeed) -> None:
        number = action.fighter
        fighter = play.state.field.by_id[number]
        quick = fighter.powers.one(FreeMove) if isinstance(action, QuickMove | QuickBreak) else None
        give_action(play, number, free=quick is not None, run=isinstance(action, Run))
        tell_use(play, fighter, quick and quick[0])
        end = EndAction((number,))
        if isinstance(action, BreakAway):
            play.then(BreakRoll(number), AfterBreaking(number), end)
            return
        run = isinstance(action, Run)
        manner, toll = ("run", [RunToll((number,))]) if run else ("move", [])
        play.then(destination.march_of(fighter, action, manner, running=run), *toll, end)

    def lane(self, state: KnightState, seat: int) -> Lane:
        return woven([self._of(state, fighter) for fighter in state.own(seat)])

    def _of(self, state: KnightState, fighter: Fighter) -> Lane:
        """What a warrior can be given: its break, or its moves and its runs in turn."""
        quick, paid = fighter.powers.one(FreeMove) is not None, state.actions_left > 0
        if not (quick or paid) or unfit(state, fighter, "move") is not None:
            return
        if engaged(state, fighter):
            yield (0,), QuickBreak(fighter.id) if quick else BreakAway(fighter.id)
            return
        kind = QuickMove if quick else Move
        lanes = [ways_lane(state, fighter, allowance(state, fighter), kind)]
        if paid and run_refusal(state, fighter) is None:
            lanes.append(ways_lane(state, fighter, allowance(state, fighter, run=True), Run))
        yield from woven(lanes)

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action | None:
        """A move of the first warrior, from one by chance on, that can be given one."""
        for fighter in by_lot(state.own(seat), rng):
            quick = fighter.powers.one(FreeMove) is not None
            if not (quick or state.actions_left > 0) or unfit(state, fighter, "move") is not None:
                continue
            if engaged(state, fighter):
                return QuickBreak(fighter.id) if quick else BreakAway(fighter.id)
            if not quick and rng.random() < RUNS and run_refusal(state, fighter) is None:
                limit = allowance(state, fighter, run=True)
                return Run(fighter.id, *by_chance(state, fighter, limit, rng))
            kind = QuickMove if quick else Move
            limit = allowance(state, fighter)
            way = by_chance(state, fighter, limit, rng)
            return kind(fighter.id, *way, level_by_chance(state, fighter, way, limit, rng))
        return None

    def shown(self, state: KnightState, fighter: Fighter, draft: MoveDeed) -> Preview:
        refusal = _given_refusal(state, fighter.seat, type(draft), fighter)
        if refusal is not None:
            return Preview(refusal=refusal)
        if isinstance(draft, BreakAway):
            return preview_break(state, fighter)
        return preview_move(state, fighter, draft, running=isinstance(draft, Run))


MOVING = Moving()


def _given_refusal(
    state: KnightState, seat: int, kind: type[Action], fighter: Fighter
) -> Refusal | None:
    """Wherever it goes; free ones are for the quick (MK-CARD-quickness)."""
    quick = kind in (QuickMove, QuickBreak)
    if quick and fighter.powers.one(FreeMove) is None:
        return refuse("MK-CARD-quickness", "refusal-not-quick", name=fighter.name)
    if fighter.seat != seat:
        return NOT_YOURS
    refusal = action_refusal(state, fighter, "move", free=quick)
    if refusal is not None:
        return refusal
    if kind is Run:
        return run_refusal(state, fighter)
    breaks, held = kind in (BreakAway, QuickBreak), engaged(state, fighter)
    if held and not breaks:
        return refuse("MK-BREAK-1", "refusal-break-first", name=fighter.name)
    if breaks and not held:
        return refuse("MK-BREAK-5", "refusal-nothing-to-break", name=fighter.name)
    return None


def _way_forms(
    state: KnightState, kind: type[Action], title: str, fighters: Sequence[Fighter]
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
    way = destination.way_fields("field-move")
    return [
        do(kind, what, who, *way, *destination.extra_fields(group[0]), rule=rule)
        for what, group in groups
        if group
        for who in [pick.piece("fighter", "field-move-fighter", group)]
    ]


def _break_forms(kind: type[Action], title: str, held: Sequence[Fighter]) -> list[Form]:
    if not held:
        return []
    name = text(title)  # texts: *:do-break-away*, *:do-quick-break*
    who = pick.piece("fighter", "field-move-fighter", held)
    return [do(kind, name, who, rule="MK-BREAK-1", help="do-break-away-help")]
