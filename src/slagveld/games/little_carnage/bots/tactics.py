"""Good play in a battle: attacks that pay, from the side that pays most. Scores are army points."""

from typing import ClassVar

from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import Answers, Thinking, always, first

from ..combat.reaction import Reaction
from ..combat.stances import FullDefence, GoBerserk, berserk_refusal, defence_refusal
from ..core.regiment import Regiment
from ..core.relations import active
from ..core.state import LittleCarnageState
from ..flight.topic import Rout
from ..magic.counterspell import AnswerMagic
from ..magic.moment import CastNow
from ..march.topic import open_refusal
from ..morale.courage import COURAGE, RepeatTest
from ..setup.deployment import PlaceAllReady, SetUpRegiment
from ..setup.sites import SitePiece
from ..setup.warlord import NameModel
from ..turn.activation import Activation, EndActivation
from .answers import reaction, rout
from .attacks import best_attack, promise
from .gunfire import in_fire
from .moves import move_of
from .spells import best_cast, between, countered
from .threats import danger, threatened
from .worth import standing


def activation(state: LittleCarnageState, seat: int, _question: Activation) -> Scored:
    """Move, then test again, then attack, or else defend."""
    regiment = active(state)
    if open_refusal(state, seat) is None:
        march = move_of(state, regiment)
        if march is not None:
            return march
    if COURAGE.check(state, seat, RepeatTest()) is None:
        return 0.0, RepeatTest()
    attack = best_attack(state, regiment)
    magic = best_cast(state, seat)
    conjures = regiment.skills.magic > 0  # a spell would cost it its attack (LC-1.3-17)
    if magic is not None and (attack is None or not conjures or magic[0] > attack[0]):
        return magic
    if attack is not None:
        return rage(state, regiment, attack[0]) or attack
    guarded = regiment.card.full_defence and defence_refusal(regiment) is None
    if guarded and (threatened(state, regiment) or in_fire(state, regiment)):
        return 0.0, FullDefence()
    return 0.0, EndActivation()


def rage(state: LittleCarnageState, regiment: Regiment, calm: float) -> Scored | None:
    """Berserk fury where its dice win more than the defence it costs; None where not."""
    if berserk_refusal(regiment) is not None:
        return None
    raging = state.did(regiment.id, berserk=True)
    there = raging.regiment(regiment.id)
    gain = promise(raging, there) - calm
    cost = danger(raging, there) - danger(state, regiment)
    return (gain - cost, GoBerserk()) if gain > cost else None


class LittleCarnageTactics(Thinking[LittleCarnageState]):
    """The sense of a battle."""

    answers: ClassVar[Answers] = {
        Activation: activation,
        Reaction: reaction,
        Rout: rout,
        CastNow: between,
        AnswerMagic: countered,
        SetUpRegiment: always(PlaceAllReady()),
        NameModel: first,
        SitePiece: first,
    }

    def standing(self, state: LittleCarnageState, seat: int) -> float:
        return standing(state, seat)
