"""Mutation dice: before the tactical roll, for figures with the competence (CON-CARD-mutagene)."""

from collections.abc import Sequence
from typing import Literal, get_args

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.event import Changed
from slagveld.kernel.fields import Choice, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.record import replace
from slagveld.texts import Text

from ..core.asking import SeatAsked
from ..core.book import card, do, pick, refuse, text
from ..core.figure import Figure
from ..core.state import Battle, ClashState

RULE = card("mutagene")
POINTS = 100
"""For each started hundred of army points a side has one die."""
SHARE = 3
"""The die and X are divided by this."""

Mutable = Literal["initiative", "attack", "strength", "defence", "resistance", "shooting"]
VALUES: tuple[Mutable, ...] = get_args(Mutable)


def mutants(state: ClashState, seat: int) -> list[Figure]:
    return [figure for figure in state.own(seat) if figure.powers.gives("mutates")]


def mutation_dice(state: ClashState, seat: int) -> int:
    """How many dice a seat has in a turn: one for each started 100 P.A., at most one each."""
    found = mutants(state, seat)
    points = sum([figure.profile.points for figure in found])
    return min(len(found), -(-points // POINTS))


def better_by(die: int, modifier: int) -> int:
    """What a die adds to a value: a third of it and X, rounded down, never less than 0."""
    return max(0, (die + modifier) // SHARE)


class Mutations(Step, frozen=True):
    """Both seats give out their mutation dice, in seat order: before each tactical roll."""

    rule = RULE

    def run(self, play: Battle) -> None:
        seats = [(seat, mutation_dice(play.state, seat)) for seat in play.state.players()]
        play.then(*[GiveMutations(seat, dice) for seat, dice in seats if dice])


class Mutate(Action, frozen=True):
    """A die for this figure, to better this value."""

    figure: PieceId
    value: Mutable


class KeepDice(Action, frozen=True):
    """The dice that are left are not used in this turn."""


class GiveMutations(SeatAsked, frozen=True):
    """A seat gives a mutation die to one of its figures, one after another."""

    rule = RULE
    actions = (Mutate, KeepDice)

    dice: int

    def asked(self, state: ClashState) -> int | None:
        return self.seat if self.dice and self._open(state) else None

    def _open(self, state: ClashState) -> list[Figure]:
        return [figure for figure in mutants(state, self.seat) if not figure.turn.mutated]

    def prompt(self, state: ClashState) -> Text:
        return text("wounds-ask-mutate", dice=self.dice)

    def forms(self, state: ClashState) -> list[Form]:
        found = self._open(state)
        shooters = any(figure.profile.shooting is not None for figure in found)
        words = [
            Choice(value, text(f"value-{value}"))  # texts: *:value-*
            for value in VALUES
            if value != "shooting" or shooters
        ]
        figure = pick.piece("figure", "wounds-field-mutant", found)
        value = pick.choice("value", "wounds-field-value", words)
        return [do(Mutate, "wounds-do-mutate", figure, value), do(KeepDice, "wounds-do-keep-dice")]

    def check(self, state: ClashState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Mutate):
            return None
        figure = state.figure(action.figure)
        if figure is None or figure.seat != self.seat or not figure.powers.gives("mutates"):
            return refuse(RULE, "refusal-wounds-mutant")
        if figure.turn.mutated:
            return refuse(RULE, "refusal-wounds-mutated", name=figure.name)
        if action.value == "shooting" and figure.profile.shooting is None:
            return refuse(RULE, "refusal-wounds-no-shooting", name=figure.name)
        return None

    def answer(self, play: Battle, action: Action) -> None:
        if not isinstance(action, Mutate):
            return
        figure = play.state.field.by_id[action.figure]
        purpose, pieces = text("wounds-roll-mutation", name=figure.name), (figure.id,)
        (die,) = play.roll(1, 6, purpose=purpose, rule=RULE, seat=self.seat, pieces=pieces)
        amount = better_by(die, modifier_of(figure))
        play.state = play.state.did(figure.id, mutated=action.value, mutation=amount)
        printed: int | None = getattr(figure.profile, action.value)
        play.tell(
            Changed,
            piece=figure.id,
            what=text("wounds-told-mutation", name=figure.name, value=action.value),
            old=printed or 0,
            new=(printed or 0) + amount,
            rule=RULE,
        )
        play.then(replace(self, dice=self.dice - 1))

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        order = sorted(VALUES, key=lambda value: value != "attack")
        found: list[Action] = [
            Mutate(figure.id, value)
            for figure in self._open(state)
            for value in order
            if value != "shooting" or figure.profile.shooting is not None
        ]
        return [*found, KeepDice()]

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        figure = state.figure(filled(drafted(Mutate, partial).figure, 0))
        if figure is None or not figure.powers.gives("mutates"):
            return Preview(pieces=tuple([one.id for one in self._open(state)]))
        least, most = [better_by(die, modifier_of(figure)) for die in (1, 6)]
        return Preview(notes=(text("wounds-note-mutation", least=least, most=most),))


def modifier_of(figure: Figure) -> int:
    """X of the competence, the best where there are several."""
    return max([modifier for _, modifier in figure.powers.numbers("mutates")], default=0)
