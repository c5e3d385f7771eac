"""What is declared before the initiative roll of a fight: war fury, and exchanged values."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import StatusChanged
from slagveld.kernel.fields import Pieces
from slagveld.kernel.rulebook import Refusal

from ..blows.prowess import FURY
from ..core.book import do, pick, refuse, text
from ..core.effects import Fury, SwapsValues
from ..core.figure import Figure
from ..core.relations import closed, enemy_of
from ..core.state import Battle, ConfrontationState
from ..core.values import SWAPPED

FURY_RULE = "CON-CARD-furie-guerriere"
SWAP_RULE = "CON-CARD-membre-supplementaire"
DECLARES = 0.5
"""How often chance declares something."""


def furious(figure: Figure) -> bool:
    """Whether one may declare his war fury: not twice, and not when he may not attack."""
    turn = figure.turn
    return figure.powers.one(Fury) is not None and FURY not in turn.marks and not turn.no_attack


def swappable(figure: Figure) -> bool:
    """Whether one may exchange his ATT and DEF."""
    return figure.powers.one(SwapsValues) is not None and SWAPPED not in figure.turn.marks


def _members(state: ConfrontationState, seat: int) -> list[Figure]:
    bout = state.bout
    if bout is None:
        return []
    figures = [state.figure(number) for number in bout.fight.members]
    return [figure for figure in figures if figure is not None and figure.seat == seat]


class Declaring(Step, frozen=True):
    """Both sides are asked, the winner of the tactical roll first."""

    rule = FURY_RULE

    def run(self, play: Battle) -> None:
        """Ask whoever has something to declare."""
        first = max(play.state.winner, 0)
        play.then(DeclareBefore(first), DeclareBefore(enemy_of(first)))


class Declare(Action, frozen=True):
    """Who falls into fury, and who exchanges ATT and DEF."""

    furious: Pieces = ()
    swapped: Pieces = ()


class DeclareBefore(Question, frozen=True):
    """What a seat declares before the initiative roll."""

    rule = FURY_RULE
    actions = (Declare,)

    seat: int

    def who(self, state: ConfrontationState) -> tuple[int, ...]:
        """The seat, where it has something to declare."""
        members = _members(state, self.seat)
        return (self.seat,) if any(furious(f) or swappable(f) for f in members) else ()

    def _options(self, state: ConfrontationState) -> tuple[tuple[int, ...], tuple[int, ...]]:
        members = _members(state, self.seat)
        rage = tuple([figure.id for figure in members if furious(figure)])
        return (rage, tuple([figure.id for figure in members if swappable(figure)]))

    def ask(self, state: ConfrontationState) -> Decision:
        """Everybody who can, each by himself; nobody need."""
        rage, swap = self._options(state)
        fields = []
        if rage:
            title = text("melee-field-fury")
            fields.append(pick.pieces("furious", title, rage, least=0, optional=True))
        if swap:
            title = text("melee-field-swap")
            fields.append(pick.pieces("swapped", title, swap, least=0, optional=True))
        form = do(
            Declare,
            "melee-do-declare",
            *fields,
            rule=FURY_RULE if rage else SWAP_RULE,
            help="melee-do-declare-help",
        )
        return Decision(
            seats=(self.seat,),
            prompt=text("melee-ask-declare"),
            forms=(form,),
            rule=FURY_RULE if rage else SWAP_RULE,
            measuring=closed(state),
            pieces=tuple(dict.fromkeys([*rage, *swap])),
        )

    def check(self, state: ConfrontationState, seat: int, action: Declare) -> Refusal | None:
        """Only those who have the competence, each once."""
        rage, swap = self._options(state)
        for chosen, allowed, rule in (
            (action.furious, rage, FURY_RULE),
            (action.swapped, swap, SWAP_RULE),
        ):
            if len(set(chosen)) < len(chosen) or any(one not in allowed for one in chosen):
                return refuse(rule, "refusal-melee-declare")
        return None

    def answer(self, play: Battle, action: Declare) -> None:
        """Mark them until the end of the turn."""
        for number in action.furious:
            _marked(play, number, FURY, FURY_RULE)
        for number in action.swapped:
            _marked(play, number, SWAPPED, SWAP_RULE)

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        """Nobody; everybody; each alone."""
        rage, swap = self._options(state)
        found = [Declare(), Declare(rage, ()), Declare((), swap), Declare(rage, swap)]
        found.extend([Declare((number,), ()) for number in rage])
        return list(dict.fromkeys(found))

    def propose(self, state: ConfrontationState, seat: int, rng: Rng) -> Action:
        """Everybody in fury, or nobody."""
        rage, swap = self._options(state)
        return Declare(
            rage if rng.random() < DECLARES else (), swap if rng.random() < DECLARES else ()
        )


def _marked(play: Battle, number: int, mark: str, rule: str) -> None:
    figure = play.state.field.by_id[number]
    play.state = play.state.did(number, marks=(*figure.turn.marks, mark))
    status = text("melee-status-fury") if mark == FURY else text("melee-status-swapped")
    play.tell(StatusChanged, piece=number, name=figure.name, status=status, on=True, rule=rule)
