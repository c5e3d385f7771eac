"""Units too weak to hold are neutralised, and their enemies in contact choose (section 13.2).

The other side ignores such a unit for the round, or fights on (CAR-13.2-below3).
"""

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking
from slagveld.kit.book import numbers
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.topics import PieceTopic
from slagveld.texts import Text

from ..core.book import do, pick, refuse, text
from ..core.conditions import foes, ignores, is_diverted, is_enemy, say, tell_status
from ..core.parts import Part, PhaseEnd, Scope, UnitAction, awake, commanded
from ..core.state import Battle, CarnageState
from ..core.unit import Unit


class Ignore(UnitAction, frozen=True):
    """A unit leaves a neutralised enemy in contact alone for this round."""

    enemy: PieceId


def ignore_refusal(state: CarnageState, unit: Unit, number: int) -> Refusal | None:
    enemy = state.unit(number)
    if enemy is None or not is_enemy(unit, enemy) or not state.field.touches(unit, enemy):
        return refuse("CAR-13.2-enemy-choice", "refusal-ignore-contact", unit=unit.name)
    if not enemy.neutralised:
        return refuse("CAR-5.1.3-enemy", "refusal-ignore-strong", enemy=enemy.name)
    if ignores(state, unit, enemy):
        return refuse("CAR-13.2-enemy-choice", "refusal-ignore-twice", enemy=enemy.name)
    return None


def ignore(play: Battle, unit: Unit, enemy: Unit) -> None:
    """From now on to the end of the round no attacks are rolled between the two."""
    state = play.state
    play.replace(ignored=(*state.ignored, (enemy.id, unit.id)))
    what = text("told-ignores", unit=unit.name, enemy=enemy.name)
    say(play, what, "CAR-13.2-enemy-choice", unit.id, enemy.id)


class Ignoring(PieceTopic[CarnageState, Scope, Unit]):
    actions = (Ignore,)

    def pairs(self, state: CarnageState, scope: Scope) -> list[tuple[int, int]]:
        """The seat's units with the neutralised enemies they could ignore."""
        weak = [unit for unit in state.units if unit.neutralised]
        own = numbers(awake(state, scope)) if weak else ()
        return [
            (unit.id, enemy.id)
            for enemy in weak
            for unit in state.field.enemies_of(enemy)
            if unit.id in own and not ignores(state, unit, enemy)
        ]

    def forms(self, state: CarnageState, scope: Scope) -> list[Form]:
        pairs = self.pairs(state, scope)
        if not pairs:
            return []
        unit = pick.piece("unit", "field-unit", dict.fromkeys([unit for unit, _ in pairs]))
        enemy = pick.piece("enemy", "field-ignored", dict.fromkeys([enemy for _, enemy in pairs]))
        rule = "CAR-13.2-enemy-choice"
        return [do(Ignore, "do-ignore", unit, enemy, rule=rule, help="help-ignore")]

    def actor(self, state: CarnageState, scope: Scope, action: Ignore) -> Unit | Refusal:
        return commanded(state, scope, action.unit)

    def refusal(self, state: CarnageState, unit: Unit, action: Ignore) -> Refusal | None:
        return ignore_refusal(state, unit, action.enemy)

    def answer(self, play: Battle, scope: Scope, action: Ignore) -> None:
        units = play.state.field.by_id
        ignore(play, units[action.unit], units[action.enemy])

    def menu(self, state: CarnageState, scope: Scope) -> list[Action]:
        return [Ignore(*pair) for pair in self.pairs(state, scope)]

    def preview(self, state: CarnageState, scope: Scope, partial: Partial) -> Preview:
        pairs = self.pairs(state, scope)
        number = filled(drafted(Ignore, partial).unit)
        if number is None:
            return Preview(pieces=tuple(dict.fromkeys([unit for unit, _ in pairs])))
        return Preview(pieces=tuple([enemy for unit, enemy in pairs if unit == number]))


IGNORING = Ignoring()


class LeaveAlone(Action, frozen=True):
    """The unit that was neutralised is ignored for the rest of the round."""


class FightOn(Action, frozen=True):
    """The fight goes on until the neutralised unit is destroyed."""


class EnemyChoice(Asking, frozen=True):
    """A unit was neutralised in its fight: does this enemy of it ignore it in this round?"""

    weak: int
    enemy: int
    actions = (FightOn, LeaveAlone)
    rule = "CAR-13.2-enemy-choice"
    offers = (
        do(FightOn, "do-fight-on", rule="CAR-5.1.3-enemy"),
        do(LeaveAlone, "do-ignore", help="help-ignore"),
    )

    def names(self) -> tuple[int, ...]:
        return (self.weak, self.enemy)

    def lapse(self, play: Battle) -> None:
        """There is nothing to choose any more, and nothing to say."""

    def asked(self, state: CarnageState) -> int | None:
        """The enemy's owner, while the two are still at it; nobody for a unit of nobody's."""
        enemy = state.field.by_id[self.enemy]
        if enemy.owner not in state.players() or is_diverted(state, enemy):
            return None
        return enemy.owner if ignore_refusal(state, enemy, self.weak) is None else None

    def prompt(self, state: CarnageState) -> Text:
        weak, enemy = state.field.by_id[self.weak], state.field.by_id[self.enemy]
        return text("ask-enemy-choice", unit=enemy.name, enemy=weak.name)

    def answer(self, play: Battle, action: Action) -> None:
        units = play.state.field.by_id
        enemy, weak = units[self.enemy], units[self.weak]
        if isinstance(action, LeaveAlone):
            ignore(play, enemy, weak)
            return
        what = text("told-fights-on", unit=enemy.name, enemy=weak.name)
        say(play, what, "CAR-5.1.3-enemy", enemy.id, weak.id)


# Who becomes too weak to hold


def weaken(play: Battle, before: Unit) -> None:
    """Say that a unit is neutralised now if it was not before; let its enemies choose in time."""
    unit = play.state.unit(before.id)
    if unit is None or before.neutralised or not unit.neutralised:
        return
    tell_neutralised(play, unit, on=True)
    let_choose(play, unit)


def let_choose(play: Battle, unit: Unit) -> None:
    """Let the enemies in contact with a neutralised unit choose at the end of the phase.

    Also for a charger that was neutralised by a free shot on its way (CAR-10-free-shot-first).
    """
    for foe in foes(play.state, unit):
        if _is_asked(play, foe):
            _at_end_of_phase(play, EnemyChoice(unit.id, foe.id))


def tell_neutralised(play: Battle, unit: Unit, *, on: bool) -> None:
    status = text("formation-neutralised" if on else "formation-neutralised-no-more")
    tell_status(play, unit, status, "CAR-13.2-below3" if on else "CAR-5.1.3", on=on)


def _is_asked(play: Battle, foe: Unit) -> bool:
    """Whether an enemy is asked at the end of the present phase (CAR-13.2-enemy-choice).

    It chooses in its own part of the movement phase if that is still to come or not yet over; and
    after the blows of the melee phase nothing is left in the round that it could leave out.
    """
    state = play.state
    if state.phase != "movement":
        return state.phase in ("wrap", "shooting")
    part = next((s for s in reversed(play.stack) if isinstance(s, Part) and not s.only), None)
    if part is None or part.side not in state.order or foe.side not in state.order:
        return True
    return state.order.index(foe.side) < state.order.index(part.side)


def _at_end_of_phase(play: Battle, step: Step) -> None:
    """Put a step on the agenda as the last of the present phase."""
    for place in range(len(play.stack) - 1, -1, -1):
        if isinstance(play.stack[place], PhaseEnd):
            play.stack.insert(place + 1, step)
            return
    play.then(step)
