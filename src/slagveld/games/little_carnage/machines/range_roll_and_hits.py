"""The fire of a war machine: the range roll, one attack roll, a defence for each who is hit."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Step
from slagveld.kernel.modifiers import Item, Tally
from slagveld.texts import Text

from ..attacks.reaction_by_full_defence import Blow
from ..attacks.rolls_and_damage import defence_of
from ..core.book import text
from ..core.contact_and_zones import zone_of
from ..core.dice import attack_dice, defensive, offensive
from ..core.names import model_name, models_name, told
from ..core.regiment import Regiment, Stand, most_wounds, wounds_left
from ..core.state import Battle, LittleState
from ..odds.attacks import Pool
from ..scenario.victory import check
from ..wounds.losses import wound
from .line_of_fire import Victim, victims


class _Shot(Step, frozen=True, kw_only=True):
    """A part of the shot of a machine at a regiment, along a line."""

    regiment: int
    target: int
    direction: int

    def next(self, kind: "type[_Shot]") -> "_Shot":
        return kind(regiment=self.regiment, target=self.target, direction=self.direction)


class Discharge(_Shot, frozen=True, kw_only=True):
    """The rolls of a shot."""

    rule = "LC-1.11-13"

    def run(self, play: Battle) -> None:
        """Find the range, roll once, let each model on the line defend for itself.

        The range is known for the last target alone, hit or missed (LC-1.11-16, LC-1.11-17).
        """
        state = play.state
        models = state.models_of(self.regiment)
        if not models:
            return
        regiment = state.regiment(self.regiment)
        stand = state.stand_of(models[0])
        play.state = state.changed(self.regiment, ranged_on=self.target)
        if regiment.ranged_on != self.target and not self._ranged(play, regiment, stand):
            return
        hit = victims(state, stand, self.target, self.direction)
        if not hit:
            enemy = state.regiment(self.target).name
            what = text("machine-nobody", name=regiment.name, enemy=enemy)
            told(play, what, self.rule, stand.id)
            return
        tally = machine_dice(state, regiment, hit)
        struck = [state.field.model_by_id[victim.model] for victim in hit]
        enemy = models_name(state, struck)
        purpose = text("machine-roll-attack", name=regiment.name, enemy=enemy)
        pieces = tuple(dict.fromkeys([stand.id, *[model.id for model in struck]]))
        successes = offensive(play, tally.total, purpose, self.rule, regiment.seat, pieces, tally)
        for victim in hit:
            _strike(play, regiment, stand, victim, successes, tally.total)
        check(play)

    def blows(self, state: LittleState) -> list[Blow]:
        alive = state.alive(self.regiment)
        regiment = state.regiment(self.regiment)
        return blows_along(state, regiment, self.target, self.direction) if alive else []

    def provisos(self, state: LittleState) -> tuple[Text, ...]:
        """The range must be found, where it is not known (LC-1.11-12)."""
        known = state.regiment(self.regiment).ranged_on == self.target
        return () if known else (text("machine-note-range"),)

    def _ranged(self, play: Battle, regiment: Regiment, stand: Stand) -> bool:
        """The range roll for a new target (LC-1.11-12)."""
        names = {"name": regiment.name, "enemy": play.state.regiment(self.target).name}
        pieces = (stand.id, self.target)
        purpose = text("machine-roll-range", **names)
        found = offensive(play, 1, purpose, "LC-1.11-12", regiment.seat, pieces)
        what = text("machine-found" if found else "machine-missed", **names)
        told(play, what, "LC-1.11-12", *pieces)
        return bool(found)


def blows_along(state: LittleState, regiment: Regiment, target: int, direction: int) -> list[Blow]:
    """Every model of a regiment on the line of a shot, with the dice of the one attack roll."""
    stand = state.stand_of(state.models_of(regiment.id)[0])
    hit = victims(state, stand, target, direction)
    dice = machine_dice(state, regiment, hit).total
    pools = [victim_pool(state, regiment, stand, victim, dice) for victim in hit]
    return [Blow(victim.model, dice, pool) for victim, pool in zip(hit, pools, strict=True)]


def machine_dice(state: LittleState, regiment: Regiment, hit: Sequence[Victim] = ()) -> Tally:
    """The dice of the one attack roll: one less over a high wall before the first (LC-1.11-11)."""
    tally = attack_dice(regiment, state.models_of(regiment.id)[0])
    if hit and hit[0].behind_wall:
        tally = tally.plus(Item(-1, text("machine-item-wall"), "LC-1.9-30"))
    return tally


def victim_pool(
    state: LittleState, regiment: Regiment, stand: Stand, victim: Victim, dice: int
) -> Pool:
    """What one model on the line stands against: a wound for each success (LC-1.11-15)."""
    model = state.field.model_by_id[victim.model]
    owner = state.regiment_of(model)
    behind = zone_of(state.stand_of(model), stand) == "rear"
    sure = dice if behind and regiment.skills.backstab else 0
    return Pool(
        open=0 if behind else dice,
        rear=dice if behind and not sure else 0,
        sure=sure,
        defence=0 if behind else defence_of(owner, model, covered=victim.covered).total,
        strength=1,
        resistance=1,
        swordsmanship=owner.skills.swordsmanship,
        wounds=wounds_left(owner, model),
        most=most_wounds(owner, model),
    )


def _strike(
    play: Battle, regiment: Regiment, stand: Stand, victim: Victim, successes: int, dice: int
) -> None:
    """All successes strike a model, and it defends for itself (LC-1.11-14)."""
    state = play.state
    model = state.field.model_by_id[victim.model]
    pool = victim_pool(state, regiment, stand, victim, dice)
    name = model_name(state, model)
    struck = pool.sure or successes
    if pool.sure:
        what = text("machine-backstab", name=name, dice=pool.sure)
        told(play, what, "LC-1.8-backstab-1", model.id)
    owner = state.regiment_of(model)
    purpose = text("machine-roll-defence", name=name, enemy=regiment.name)
    tally, pieces = defence_of(owner, model, covered=victim.covered), (model.id, stand.id)
    parried = defensive(play, pool.defence, purpose, "LC-1.11-14", owner.seat, pieces, tally)
    if pool.swordsmanship and parried < pool.defence:
        told(play, text("machine-parried", name=name), "LC-1.8-swordsmanship-1", model.id)
        parried += 1
    left = max(0, struck - parried)
    what = text("machine-damage", name=name, hits=struck, shields=parried, left=left)
    told(play, what, "LC-1.11-15", model.id)
    if left:
        wound(play, model, left, by=regiment.seat, rule="LC-1.11-15", source=stand.id)
