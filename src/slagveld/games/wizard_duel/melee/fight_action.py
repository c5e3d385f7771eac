"""Blows of a fight action, one or two (WD-MELEE-1, WD-MELEE-5)."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import PieceId, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Picking

from ..core.book import do, pick, refuse, text
from ..core.events import say
from ..core.models import Creature, model_field
from ..core.state import Duel, DuelState, is_held
from ..terrain.contact_and_distance import foes_touched
from ..terrain.sight import in_vision
from ..wounds.agility_and_power import power
from ..wounds.roll_to_hit import roll_blow
from ..wounds.wounds_and_defeat import take_off


class Strike(Action, frozen=True):
    """A fight action in melee: one target, or two different ones for a giant."""

    model: PieceId
    targets: Pieces


def strikable(state: DuelState, creature: Creature) -> tuple[int, ...]:
    """Enemies in contact that a creature sees, and so may strike (WD-SIGHT-1)."""
    if is_held(state, creature):
        return ()
    return tuple(
        foe
        for foe in foes_touched(state, creature.seat, creature.id)
        if in_vision(state, creature.id, foe)
    )


def check_strike(state: DuelState, creature: Creature, action: Strike) -> Refusal | None:
    """A hand weapon; an enemy, perhaps a wizard (WD-FIELD-4), in contact and the half circle."""
    if power(state, creature, "melee") is None:
        return refuse("WD-SUMMON-12", "refusal-no-hand-weapon")
    if is_held(state, creature):
        return refuse("WD-FAMILIAR-3", "refusal-held")
    most = 2 if state.race_of(creature).blows == "together" else 1
    count = len(action.targets)
    if not 1 <= count <= most or len(dict.fromkeys(action.targets)) != count:
        rule = "WD-ACT-7" if most == 1 else "WD-RACE-GIANTS"
        return refuse(rule, "refusal-targets", most=most)
    touched = foes_touched(state, creature.seat, creature.id)
    for target in action.targets:
        if target not in state.enemies(creature.seat):
            return refuse("WD-HIT-7", "refusal-no-enemy")
        if target not in touched:
            return refuse("WD-MELEE-1", "refusal-no-contact")
        if not in_vision(state, creature.id, target):
            return refuse("WD-SIGHT-1", "refusal-behind")
    return None


def strike_forms(state: DuelState, seat: int, able: tuple[Creature, ...]) -> Iterator[Form]:
    """The blow of a fight action, if somebody can strike an enemy."""
    reached = {c: strikable(state, c) for c in able if power(state, c, "melee")}
    strikers = tuple(c.id for c, foes in reached.items() if foes)
    if strikers:
        met = [foe for foe in state.enemies(seat) if any(foe in foes for foes in reached.values())]
        two = any(state.race_of(c).blows == "together" and foes for c, foes in reached.items())
        targets = pick.pieces("targets", "field-target", met, least=1, most=2 if two else 1)
        yield do(Strike, "do-strike", model_field(strikers), targets, rule="WD-MELEE-1")


def strikes(state: DuelState, creature: Creature) -> list[Strike]:
    """Every blow a creature may make now; two at once for a giant (WD-RACE-GIANTS)."""
    foes = strikable(state, creature) if power(state, creature, "melee") else ()
    if not foes:
        return []
    pairs = combinations(foes, 2) if state.race_of(creature).blows == "together" else ()
    return [Strike(creature.id, targets) for targets in (*((foe,) for foe in foes), *pairs)]


class StrikeNow(Step, frozen=True):
    """The blows of a fight action: the enemy strikes back in its own actions alone (WD-MELEE-5)."""

    model: int
    targets: tuple[int, ...]
    rule = "WD-HIT-1"

    def names(self) -> tuple[int, ...]:
        return (self.model,)

    def run(self, play: Duel) -> None:
        """Strike each target named; a dragon may then name a second (WD-RACE-DRAGONS)."""
        creature = play.state.model(self.model)
        for target in self.targets:
            if play.state.owner(target) is not None and play.state.outcome is None:
                take_off(play, roll_blow(play, creature, target, "melee"))
        if play.state.race_of(creature).blows == "in-turn" and play.state.outcome is None:
            play.then(SecondBlow(creature.seat, self.model))


class StrikeAgain(Action, frozen=True):
    """The second blow of a fight action."""

    target: PieceId


class NoSecondBlow(Action, frozen=True):
    """Leave the second blow out."""


class SecondBlow(Picking, frozen=True):
    """WD-RACE-DRAGONS: the second blow is named after the first is resolved."""

    model: int
    actions = (NoSecondBlow, StrikeAgain)
    rule = "WD-RACE-DRAGONS"
    asks = text("ask-second-blow")
    offers = (do(NoSecondBlow, "do-no-blow"),)

    def names(self) -> tuple[int, ...]:
        return (self.model,)

    def pieces(self, state: DuelState) -> tuple[int, ...]:
        creature = state.creature(self.model)
        return () if creature is None else strikable(state, creature)

    def offer(self, state: DuelState, pieces: Sequence[int]) -> Form:
        return do(StrikeAgain, "do-strike", pick.piece("target", "field-target", pieces))

    def unknown(self, state: DuelState) -> Refusal:
        return refuse(self.rule, "refusal-no-contact")

    def answer(self, play: Duel, action: Action) -> None:
        if isinstance(action, StrikeAgain):
            creature = play.state.model(self.model)
            take_off(play, roll_blow(play, creature, action.target, "melee"))
        else:
            name = play.state.name_of(self.model)
            say(play, text("no-second-blow", name=name), self.rule, self.model)
