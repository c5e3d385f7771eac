"""What is declared before the initiative roll of a fight: war fury, and exchanged values."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Pieces
from slagveld.kernel.rulebook import Refusal

from ..blows.fighting_values import FURY
from ..core.asking import SeatAsked, tell_status
from ..core.book import do, pick, refuse, text
from ..core.characteristics import SWAPPED
from ..core.figure import Figure
from ..core.state import Battle, ClashState, enemy_of

FURY_RULE = "CON-CARD-furie-guerriere"
SWAP_RULE = "CON-CARD-membre-supplementaire"
DECLARES = 0.5
"""How often chance declares something."""


def furious(figure: Figure) -> bool:
    """Whether one may declare his war fury: not twice, and not when he may not attack."""
    turn = figure.turn
    return figure.powers.gives("fury") and FURY not in turn.marks and not turn.no_attack


def swappable(figure: Figure) -> bool:
    return figure.powers.gives("swaps-values") and SWAPPED not in figure.turn.marks


class Declaring(Step, frozen=True):
    """Both sides are asked, the winner of the tactical roll first."""

    rule = FURY_RULE

    def run(self, play: Battle) -> None:
        first = max(play.state.winner, 0)
        play.then(DeclareBefore(first), DeclareBefore(enemy_of(first)))


class Declare(Action, frozen=True):
    """Who falls into fury, and who exchanges ATT and DEF."""

    furious: Pieces = ()
    swapped: Pieces = ()


class DeclareBefore(SeatAsked, frozen=True):
    rule = FURY_RULE
    words = "melee-ask-declare"
    actions = (Declare,)

    def asked(self, state: ClashState) -> int | None:
        return self.seat if any(self._options(state)) else None

    def by_rule(self, state: ClashState) -> str:
        return FURY_RULE if self._options(state)[0] else SWAP_RULE

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        rage, swap = self._options(state)
        return tuple(dict.fromkeys([*rage, *swap]))

    def _options(self, state: ClashState) -> tuple[tuple[int, ...], tuple[int, ...]]:
        fighting = state.living(state.fray.fight.members)
        members = [figure for figure in fighting if figure.seat == self.seat]
        rage = tuple([figure.id for figure in members if furious(figure)])
        return (rage, tuple([figure.id for figure in members if swappable(figure)]))

    def forms(self, state: ClashState) -> list[Form]:
        rage, swap = self._options(state)
        fields = [
            pick.pieces(name, title, able, least=0, optional=True)
            for name, title, able in (
                ("furious", text("melee-field-fury"), rage),
                ("swapped", text("melee-field-swap"), swap),
            )
            if able
        ]
        rule = self.by_rule(state)
        return [do(Declare, "melee-do-declare", *fields, rule=rule, help="melee-do-declare-help")]

    def check(self, state: ClashState, seat: int, action: Declare) -> Refusal | None:
        rage, swap = self._options(state)
        for chosen, allowed, rule in (
            (action.furious, rage, FURY_RULE),
            (action.swapped, swap, SWAP_RULE),
        ):
            if len(set(chosen)) < len(chosen) or any(one not in allowed for one in chosen):
                return refuse(rule, "refusal-melee-declare")
        return None

    def answer(self, play: Battle, action: Declare) -> None:
        for number in action.furious:
            _marked(play, number, FURY, FURY_RULE)
        for number in action.swapped:
            _marked(play, number, SWAPPED, SWAP_RULE)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        rage, swap = self._options(state)
        alone = [Declare((number,), ()) for number in rage]
        found = (Declare(), Declare(rage, ()), Declare((), swap), Declare(rage, swap), *alone)
        return list(dict.fromkeys(found))

    def propose(self, state: ClashState, seat: int, rng: Rng) -> Action:
        rage, swap = self._options(state)
        furious = rage if rng.random() < DECLARES else ()
        return Declare(furious, swap if rng.random() < DECLARES else ())


def _marked(play: Battle, number: int, mark: str, rule: str) -> None:
    figure = play.state.field.by_id[number]
    play.state = play.state.marked(number, mark)
    status = text("melee-status-fury") if mark == FURY else text("melee-status-swapped")
    tell_status(play, figure, status, rule)
