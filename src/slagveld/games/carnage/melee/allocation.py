"""Who strikes at whom in the melee phase: the choice of figures that touch several enemies.

A figure that touches one enemy strikes at that one. A figure that touches several, or an enemy and
the nest, strikes at one of them, as its player chooses before any die is rolled (CAR-13.1-choice).
"""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, Pair, PairingField, Pairs, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import SeatQuestion
from slagveld.kit.drafts import drafted, filled
from slagveld.texts import Text

from ..core.book import do, pick, refuse, text
from ..core.state import Battle, CarnageState
from ..core.values import dice_each
from ..wounds.named_odds import odds_of_blow
from .contact import Aim, aims_of, grouped, torn
from .eggs import NEST


class ChooseOpponents(Action, frozen=True):
    """One target for each figure that touches several; figures left out take the likeliest."""

    pairs: Pairs = ()


class StrikeAllAt(Action, frozen=True):
    """Every figure that can strikes at this unit; the others take the likeliest."""

    target: PieceId


StrikeAction = ChooseOpponents | StrikeAllAt


class Allocate(SeatQuestion, frozen=True):
    """A seat chooses for those of its figures that touch several enemies; openly.

    As the book's player does for one figure between two units (CAR-13.1-ex8, CAR-15.4-choice).
    """

    actions = (ChooseOpponents, StrikeAllAt)
    rule = "CAR-13.1-choice"

    units: tuple[int, ...]

    def names(self) -> tuple[int, ...]:
        return self.units

    def asked(self, state: CarnageState) -> int | None:
        answers = self.seat in state.players() or self.seat == state.leader()
        return self.seat if answers else None

    def prompt(self, state: CarnageState) -> Text:
        return text("ask-allocate", count=len(self._torn(state)))

    def about(self, state: CarnageState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple(self._torn(state))

    def _torn(self, state: CarnageState) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for number in self.units:
            found |= torn(state, state.field.by_id[number])
        return found

    def forms(self, state: CarnageState) -> list[Form]:
        figures = self._torn(state)
        numbers = _union(figures)
        left = tuple([_figure(state, figure) for figure in figures])
        names = {unit.id: text("target-unit", name=unit.name) for unit in state.units}
        nest = text("target-nest")
        right = tuple([Choice(str(number), names.get(number, nest)) for number in numbers])
        pairs = PairingField(
            name="pairs", title=text("field-strike-pairs"), left=left, right=right, optional=True
        )
        one = pick.piece("target", "field-strike-at", [n for n in numbers if n != NEST])
        helping = "do-choose-opponents-help"
        return [
            do(ChooseOpponents, "do-choose-opponents", pairs, help=helping),
            do(StrikeAllAt, "do-strike-all-at", one),
        ]

    def check(self, state: CarnageState, seat: int, action: StrikeAction) -> Refusal | None:
        figures = self._torn(state)
        if isinstance(action, StrikeAllAt):
            if action.target == NEST or action.target not in _union(figures):
                return refuse(self.rule, "refusal-strike-not-touched")
            return None
        left = {str(figure): numbers for figure, numbers in figures.items()}
        for place, pair in enumerate(action.pairs):
            if pair.left not in left:
                return refuse(self.rule, "refusal-strike-no-choice")
            if any(other.left == pair.left for other in action.pairs[:place]):
                return refuse(self.rule, "refusal-strike-twice")
            if pair.right not in [str(number) for number in left[pair.left]]:
                return refuse(self.rule, "refusal-strike-not-touched")
        return None

    def _aims(self, state: CarnageState, action: StrikeAction) -> tuple[Aim, ...]:
        figures = self._torn(state)
        if isinstance(action, StrikeAllAt):
            chosen = dict.fromkeys(figures, action.target)
        else:
            chosen = {int(pair.left): int(pair.right) for pair in action.pairs}
        units = [state.field.by_id[number] for number in self.units]
        return tuple([aim for unit in units for aim in aims_of(state, unit, chosen)])

    def answer(self, play: Battle, action: StrikeAction) -> None:
        play.give(self._aims(play.state, action))

    def candidates(self, state: CarnageState, seat: int) -> Sequence[Action]:
        """The likeliest targets; then each enemy that all could strike at."""
        numbers = [number for number in _union(self._torn(state)) if number != NEST]
        return [ChooseOpponents(), *(StrikeAllAt(number) for number in numbers)]

    def propose(self, state: CarnageState, seat: int, rng: Rng) -> Action:
        pairs = [
            Pair(str(figure), str(numbers[int(rng.random() * len(numbers))]))
            for figure, numbers in self._torn(state).items()
        ]
        return ChooseOpponents(tuple(pairs))

    def preview(self, state: CarnageState, seat: int, partial: Partial) -> Preview:
        """The chances of every attack as chosen so far; figures left out take the likeliest."""
        action: StrikeAction = drafted(ChooseOpponents, partial)
        if partial.action == "StrikeAllAt":
            action = StrikeAllAt(filled(drafted(StrikeAllAt, partial).target, NEST))
        if self.check(state, seat, action) is not None:
            return Preview()
        odds = []
        for striker, target, count in grouped(state, self._aims(state, action)):
            enemy = state.unit(target)
            if enemy is not None:
                dice = count * dice_each(state, striker, "melee").total
                odds.append(odds_of_blow(state, striker, enemy, dice, "melee"))
        return Preview(odds=tuple(odds))


def _union(figures: dict[int, list[int]]) -> list[int]:
    return list(dict.fromkeys([number for numbers in figures.values() for number in numbers]))


def _figure(state: CarnageState, figure: int) -> Choice:
    unit = state.field.by_figure[figure]
    place = next(i for i, other in enumerate(unit.figures) if other.id == figure)
    label = text("strike-figure", name=unit.name, number=place + 1)
    return Choice(str(figure), label, of=figure)
