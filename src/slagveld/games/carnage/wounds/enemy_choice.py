"""A neutralised enemy in contact: the other side ignores it or fights on (section 13.2)."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Told
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal

from ..core.book import do, pick, refuse, text
from ..core.conditions import ignores, is_diverted, is_enemy
from ..core.parts import Battle
from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground.readiness import commanded


class Ignore(Action, frozen=True):
    """A unit leaves a neutralised enemy in contact alone for this round."""

    unit: PieceId
    enemy: PieceId


def ignore_refusal(state: CarnageState, unit: Unit, number: int) -> Refusal | None:
    """Why a unit cannot ignore this enemy, or None."""
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
    play.tell(Told, what=what, pieces=(unit.id, enemy.id), rule="CAR-13.2-enemy-choice")


class Ignoring:
    """The topic of leaving neutralised enemies alone."""

    actions: tuple[type[Action], ...] = (Ignore,)

    def pairs(self, state: CarnageState, seat: int, only: int) -> list[tuple[int, int]]:
        """The seat's units with the neutralised enemies they could ignore."""
        return [
            (unit.id, enemy.id)
            for enemy in state.units
            if enemy.neutralised
            for unit in state.field.enemies_of(enemy)
            if unit.owner == seat
            and (not only or unit.id == only)
            and not is_diverted(state, unit)
            and not ignores(state, unit, enemy)
        ]

    def forms(self, state: CarnageState, seat: int, only: int) -> list[Form]:
        """Which unit ignores whom."""
        pairs = self.pairs(state, seat, only)
        if not pairs:
            return []
        units = tuple(dict.fromkeys([unit for unit, _ in pairs]))
        enemies = tuple(dict.fromkeys([enemy for _, enemy in pairs]))
        return [
            do(
                Ignore,
                "do-ignore",
                pick.piece("unit", "field-unit", units),
                pick.piece("enemy", "field-ignored", enemies),
                rule="CAR-13.2-enemy-choice",
                help="help-ignore",
            )
        ]

    def check(self, state: CarnageState, seat: int, only: int, action: Ignore) -> Refusal | None:
        """Its unit, and a neutralised enemy in contact."""
        unit = commanded(state, seat, only, action.unit)
        if isinstance(unit, Refusal):
            return unit
        return ignore_refusal(state, unit, action.enemy)

    def answer(self, play: Battle, action: Ignore) -> None:
        """Note it for the round."""
        units = play.state.field.by_id
        ignore(play, units[action.unit], units[action.enemy])

    def menu(self, state: CarnageState, seat: int, only: int) -> list[Action]:
        """Every pair."""
        return [Ignore(*pair) for pair in self.pairs(state, seat, only)]

    def propose(self, state: CarnageState, seat: int, only: int, rng: Rng) -> Action | None:
        """Some pair."""
        pairs = self.pairs(state, seat, only)
        return Ignore(*pairs[int(rng.random() * len(pairs))]) if pairs else None

    def preview(self, state: CarnageState, seat: int, only: int, partial: Partial) -> Preview:
        """Whom the unit chosen could ignore."""
        pairs = self.pairs(state, seat, only)
        number = partial.values.get("unit")
        if number is None:
            return Preview(pieces=tuple(dict.fromkeys([unit for unit, _ in pairs])))
        return Preview(pieces=tuple([enemy for unit, enemy in pairs if unit == number]))


IGNORING = Ignoring()


class LeaveAlone(Action, frozen=True):
    """The unit that was neutralised is ignored for the rest of the round."""


class FightOn(Action, frozen=True):
    """The fight goes on until the neutralised unit is destroyed."""


class EnemyChoice(Question, frozen=True):
    """A unit was neutralised in its fight: does this enemy of it ignore it in this round?"""

    weak: int
    enemy: int
    actions = (FightOn, LeaveAlone)
    rule = "CAR-13.2-enemy-choice"

    def names(self) -> tuple[int, ...]:
        """The neutralised unit and its enemy."""
        return (self.weak, self.enemy)

    def lapse(self, play: Battle) -> None:
        """There is nothing to choose any more, and nothing to say."""

    def who(self, state: CarnageState) -> tuple[int, ...]:
        """The enemy's owner, while the two are still at it; nobody for a unit of nobody's."""
        enemy = state.field.by_id[self.enemy]
        if enemy.owner not in state.players() or is_diverted(state, enemy):
            return ()
        return () if ignore_refusal(state, enemy, self.weak) is not None else (enemy.owner,)

    def ask(self, state: CarnageState) -> Decision:
        """Fight on or leave alone."""
        weak, enemy = state.field.by_id[self.weak], state.field.by_id[self.enemy]
        return Decision(
            seats=self.who(state),
            prompt=text("ask-enemy-choice", unit=enemy.name, enemy=weak.name),
            forms=(
                do(FightOn, "do-fight-on", rule="CAR-5.1.3-enemy"),
                do(LeaveAlone, "do-ignore", rule=self.rule, help="help-ignore"),
            ),
            rule=self.rule,
            pieces=(self.weak, self.enemy),
        )

    def check(self, state: CarnageState, seat: int, action: Action) -> Refusal | None:
        """Both are open."""
        return None

    def answer(self, play: Battle, action: Action) -> None:
        """Note it if it is to be left alone."""
        units = play.state.field.by_id
        enemy, weak = units[self.enemy], units[self.weak]
        if isinstance(action, LeaveAlone):
            ignore(play, enemy, weak)
            return
        what = text("told-fights-on", unit=enemy.name, enemy=weak.name)
        play.tell(Told, what=what, pieces=(enemy.id, weak.id), rule="CAR-5.1.3-enemy")

    def candidates(self, state: CarnageState, seat: int) -> Sequence[Action]:
        """Fighting on is the default."""
        return (FightOn(), LeaveAlone())
