"""Working the shot of a war machine out: range roll, one attack roll, a defence for each hit."""

from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Told
from slagveld.kernel.modifiers import Item, Tally
from slagveld.texts import Text

from ..combat.pools import defence_of
from ..combat.reaction import Blow, Reaction
from ..core.book import text
from ..core.names import model_name, models_name
from ..core.regiment import Regiment, Stand
from ..core.relations import zone_of
from ..core.rolls import defensive, offensive
from ..core.state import Battle, LittleCarnageState
from ..core.values import attack_dice, most_wounds, wounds_left
from ..flight.before_combat import FearTests
from ..odds.attacks import Pool
from ..scenario.victory import check
from ..wounds.losses import wound
from .lines import Victim, victims


class MachineShot(Step, frozen=True, kw_only=True):
    """A shot: fear tests and a reaction first (LC-1.11-18), unless fear forbids it."""

    rule = "LC-1.11-18"

    regiment: int
    target: int
    direction: int

    def run(self, play: Battle) -> None:
        play.then(
            FearTests(attacker=self.regiment, defender=self.target),
            Loaded(regiment=self.regiment, target=self.target, direction=self.direction),
        )


class Loaded(Step, frozen=True, kw_only=True):
    """The machine is ready: the target may react, then it fires."""

    rule = "LC-1.11-18"

    regiment: int
    target: int
    direction: int

    def run(self, play: Battle) -> None:
        state = play.state
        machines = state.models_of(self.regiment)
        if not machines:
            return
        hit = victims(state, state.stand_of(machines[0]), self.target, self.direction)
        asked = [
            Reaction(defender=self.target, attacker=self.regiment, target=victim.model)
            for victim in hit[:1]
        ]
        play.then(
            *asked, Discharge(regiment=self.regiment, target=self.target, direction=self.direction)
        )

    def resume(self, play: Battle, value: Any) -> None:
        """Go on, or lose the shot to fear."""
        if value:
            self.run(play)
            return
        names = {"name": play.state.regiment(self.regiment).name}
        names["enemy"] = play.state.regiment(self.target).name
        pieces = (self.regiment, self.target)
        play.tell(Told, what=text("machine-halted", **names), pieces=pieces, rule="LC-1.6-2")


class Discharge(Step, frozen=True, kw_only=True):
    """The rolls of a shot."""

    rule = "LC-1.11-13"

    regiment: int
    target: int
    direction: int

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
        known = regiment.ranged_on == self.target
        play.state = state.changed(self.regiment, ranged_on=self.target)
        if not known and not self._ranged(play, regiment, stand):
            return
        hit = victims(state, stand, self.target, self.direction)
        if not hit:
            enemy = state.regiment(self.target).name
            what = text("machine-nobody", name=regiment.name, enemy=enemy)
            play.tell(Told, what=what, pieces=(stand.id,), rule=self.rule)
            return
        tally = machine_dice(state, regiment, hit)
        by_id = state.field.model_by_id
        struck = [by_id[victim.model] for victim in hit]
        successes = offensive(
            play,
            tally.total,
            purpose=text(
                "machine-roll-attack", name=regiment.name, enemy=models_name(state, struck)
            ),
            rule=self.rule,
            seat=regiment.seat,
            pieces=tuple(dict.fromkeys([stand.id, *[model.id for model in struck]])),
            pool=tally,
        )
        for victim in hit:
            _strike(play, regiment, stand, victim, successes, tally.total)
        check(play)

    def blows(self, state: LittleCarnageState) -> list[Blow]:
        """Every model on the line, with the dice of the one attack roll."""
        regiment = state.regiment(self.regiment)
        found: list[Blow] = []
        for model in state.models_of(self.regiment)[:1]:
            stand = state.stand_of(model)
            hit = victims(state, stand, self.target, self.direction)
            dice = machine_dice(state, regiment, hit).total
            for victim in hit:
                pool = victim_pool(state, regiment, stand, victim, dice)
                found.append(Blow(victim.model, dice, pool))
        return found

    def provisos(self, state: LittleCarnageState) -> tuple[Text, ...]:
        """The range must be found, where it is not known (LC-1.11-12)."""
        known = state.regiment(self.regiment).ranged_on == self.target
        return () if known else (text("machine-note-range"),)

    def _ranged(self, play: Battle, regiment: Regiment, stand: Stand) -> bool:
        """The range roll for a new target (LC-1.11-12)."""
        names = {"name": regiment.name, "enemy": play.state.regiment(self.target).name}
        pieces = (stand.id, self.target)
        found = offensive(
            play,
            1,
            purpose=text("machine-roll-range", **names),
            rule="LC-1.11-12",
            seat=regiment.seat,
            pieces=pieces,
        )
        key = "machine-found" if found else "machine-missed"
        what = text(key, **names)  # texts: *:machine-*
        play.tell(Told, what=what, pieces=pieces, rule="LC-1.11-12")
        return bool(found)


def machine_dice(state: LittleCarnageState, regiment: Regiment, hit: list[Victim]) -> Tally:
    """The dice of the one attack roll: one less over a high wall before the first (LC-1.11-11)."""
    tally = attack_dice(regiment, state.models_of(regiment.id)[0])
    if hit and hit[0].behind_wall:
        tally = tally.plus(Item(-1, text("machine-item-wall"), "LC-1.9-30"))
    return tally


def victim_pool(
    state: LittleCarnageState, regiment: Regiment, stand: Stand, victim: Victim, dice: int
) -> Pool:
    """What one model on the line stands against: a wound for each success (LC-1.11-15)."""
    model = state.field.model_by_id[victim.model]
    owner = state.regiment_of(model)
    behind = zone_of(state.stand_of(model), stand) == "rear"
    sure = dice if behind and regiment.skills.backstab else 0
    defence = 0 if behind else defence_of(owner, model, covered=victim.covered).total
    return Pool(
        open=0 if behind else dice,
        rear=dice if behind and not sure else 0,
        sure=sure,
        defence=defence,
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
        play.tell(Told, what=what, pieces=(model.id,), rule="LC-1.8-backstab-1")
    owner = state.regiment_of(model)
    parried = defensive(
        play,
        pool.defence,
        purpose=text("machine-roll-defence", name=name, enemy=regiment.name),
        rule="LC-1.11-14",
        seat=owner.seat,
        pieces=(model.id, stand.id),
        pool=defence_of(owner, model, covered=victim.covered),
    )
    if pool.swordsmanship and parried < pool.defence:
        what = text("machine-parried", name=name)
        play.tell(Told, what=what, pieces=(model.id,), rule="LC-1.8-swordsmanship-1")
        parried += 1
    left = max(0, struck - parried)
    what = text("machine-damage", name=name, hits=struck, shields=parried, left=left)
    play.tell(Told, what=what, pieces=(model.id,), rule="LC-1.11-15")
    if left:
        wound(play, model, left, by=regiment.seat, rule="LC-1.11-15", source=stand.id)
