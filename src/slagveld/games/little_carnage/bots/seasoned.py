"""The sense of bots that look ahead: who goes where is weighed with what it means for the others.

Nobody waits for those who come after him; instead everybody stops short of enemies who would
strike first, until it pays to go in. An enemy strikes one of us, the one who promises him most:
so who goes first among enemies pays for it in full, who follows hardly does.
"""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import Answers

from ..attacks.reaction_by_full_defence import DefendNormally, Reaction
from ..core.activated_regiment import active
from ..core.contact_and_zones import enemy_of
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..march.drill import Band, advance, gap_of
from ..march.movement_action import open_refusal
from ..march.plans import March
from ..turn.activation import Activation
from . import tactics
from .attacks import laid_out
from .engagement import engagements
from .minds import Mind, goal_of
from .moves import ENEMIES, Search, conjured, heading, move_of, ways
from .vantages import overlook
from .worth import apart, blow, lives_of, onslaught, patience, reach_of

CAUTION = 1.2
"""How much what enemies could do counts."""
AGAIN = 0.5
"""How likely an enemy who has been activated strikes before the regiment acts again."""
MORE, SIDES = 4, 3
"""Enemy stands that are tried to be engaged beside the nearest, and at how many sides."""
SHORT = (3, 2, 1)
"""Quarters of its allowance that a regiment goes which stops short."""
RIDE = 0.5
"""How likely who could still go at somebody does so."""


def activation(state: LittleState, seat: int, question: Activation) -> Scored:
    """Move by a sense for the others; the rest, and who goes for the scenario's sake, as always."""
    regiment = active(state)
    if regiment.skills.war_machine or goal_of(state, regiment) is not None:
        return tactics.activation(state, seat, question)
    if open_refusal(state, seat) is None:
        march = move_of(state, regiment, Sense)
        if march is not None:
            return march
        state = state.did(regiment.id, moved=True)
    return tactics.activation(state, seat, question)


def reaction(state: LittleState, seat: int, question: Reaction) -> Scored:
    """Full defence, unless who could still go at somebody would lose more by it."""
    worth, action = tactics.reaction(state, seat, question)
    regiment = state.regiment(question.defender)
    gains = [
        onslaught(state, regiment, state.models_of(foe.id)[0])
        for foe in state.own(enemy_of(regiment.seat))
        if apart(state, regiment, foe) <= reach_of(regiment)
    ]
    lost = RIDE * max(gains, default=0.0)
    return (worth, action) if worth > lost else (0.0, DefendNormally())


def promised(state: LittleState, regiment: Regiment) -> tuple[float, dict[int, float]]:
    """What the best attack of a regiment promises, and of that what it costs each enemy."""
    most, taken = 0.0, dict[int, float]()
    by_id = state.field.model_by_id
    for blows, _, value, chosen in laid_out(state, regiment):
        if value > most:
            most, taken = value, {}
            for target, aims in chosen.items():
                number = by_id[target].regiment
                taken[number] = taken.get(number, 0.0) + blows.worth(aims)
    return most, taken


class Sense(Search):
    """The search for the best move of a regiment, with what it means for the others."""

    def __init__(self, state: LittleState, mind: Mind) -> None:
        mind.careful = True  # nobody waits for others, everybody thinks of ways back
        regiment = mind.regiment
        self.caution = max(mind.caution, CAUTION * patience(state))
        self.foes = [(foe, lives_of(state, foe)) for foe in state.own(enemy_of(regiment.seat))]
        # What each enemy could win from our others.
        fellows = [one for one in state.own(regiment.seat) if one.id != regiment.id]
        self.spoils = {
            foe.id: max([blow(state, foe, one) for one in fellows], default=0.0)
            for foe, _ in self.foes
        }
        super().__init__(state, mind)

    def outlook(self, state: LittleState) -> float:
        """What can be done from there, less what can be done to all of us."""
        mind, (value, taken) = self.mind, promised(state, self.mind.regiment)
        value += conjured(state, mind) - self.caution * self.loss(state, taken)
        if mind.looks_over:
            value += overlook(state, mind.regiment)
        return value - mind.far(state)

    def ways(self, stands: Sequence[Stand], foes: Sequence[Stand]) -> Iterator[tuple[March, float]]:
        """The usual ways, those to enemies who are not the nearest, and parts of the way on."""
        state, mind = self.state, self.mind
        yield from ways(state, mind, stands, foes)
        gaps = {foe.id: min([gap_of(one, foe) for one in stands]) for foe in foes}
        near = sorted(foes, key=lambda foe: (gaps[foe.id], foe.id))
        for foe in near[ENEMIES : ENEMIES + MORE]:
            if gaps[foe.id] <= mind.limit:
                for march in engagements(Band(state, mind.regiment, stands), foe, SIDES):
                    yield march, 0.0
        for part in () if mind.shoots else SHORT:
            short = advance(state, mind.regiment, *heading(mind, stands, foes), (part,))
            if short is not None:
                yield short, 0.0

    def loss(self, state: LittleState, taken: dict[int, float]) -> float:
        """What enemies will cost us next with what an attack leaves of them, each where he can."""
        total = 0.0
        for foe, lives in self.foes:
            cost = max(blow(state, foe, self.mind.regiment), self.spoils[foe.id])
            cost *= 1.0 - min(1.0, taken.get(foe.id, 0.0) / max(1.0, lives))
            total += cost * (AGAIN if foe.round.activated else 1.0)
        return total


class SeasonedTactics(tactics.LittleCarnageTactics):
    """The sense of a battle of those who have seen many."""

    answers: ClassVar[Answers] = {
        **tactics.LittleCarnageTactics.answers,
        Activation: activation,
        Reaction: reaction,
    }
