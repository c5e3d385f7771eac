"""Working attacks out, enemy by enemy (LC-1.6-1): melee, shots and breath alike."""

from collections.abc import Sequence
from typing import Any, ClassVar

from slagveld.games.little_carnage.aims import Aim, AttackKind
from slagveld.games.little_carnage.catalogue import text
from slagveld.games.little_carnage.fear import FearTests
from slagveld.games.little_carnage.model import Battle
from slagveld.games.little_carnage.names import model_name, regiment_name
from slagveld.games.little_carnage.opportunities import opportunity
from slagveld.games.little_carnage.pools import Pool, lasting, pool_of
from slagveld.games.little_carnage.reacting import Reaction
from slagveld.games.little_carnage.rolling import defensive, offensive
from slagveld.games.little_carnage.victory import check
from slagveld.games.little_carnage.wounding import wound
from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Told


class AttackStep(Step, frozen=True):
    """The attack of a regiment: all dice are assigned, the enemies come one after the other.

    They come in the order in which `aims` first names them (LC-1.6-27); all dice on one enemy are
    one pool (LC-1.6-22). Dice of a shot are those at its distance; the die that a high wall costs
    is taken off here (LC-1.9-30).
    """

    rule: ClassVar[str] = "LC-1.6-1"

    regiment: int
    kind: AttackKind
    aims: tuple[Aim, ...]
    begun: bool = False
    """Whether an enemy has been worked out already: spells may come in between (LC-1.3-17)."""

    def run(self, play: Battle) -> None:
        """Begin with the first enemy still on the table; the others wait beneath.

        Who cannot be attacked any more takes no test and need not react (LC-1.8-fear-7).
        """
        if self.begun and self.aims:
            play.then(AttackStep(self.regiment, self.kind, self.aims))
            opportunity(play)
            return
        by_id = play.state.field.model_by_id
        aims = [aim for aim in self.aims if aim.target in by_id and aim.model in by_id]
        if not aims:
            return
        first = aims[0].target
        now = tuple([aim for aim in aims if aim.target == first])
        later = tuple([aim for aim in aims if aim.target != first])
        if not lasting(play.state, self.kind, now):
            play.tell(Told, what=text("combat-out-of-reach"), rule="LC-1.8-fear-7")
            play.then(AttackStep(self.regiment, self.kind, later))
            return
        play.then(
            FearTests(attacker=self.regiment, defender=by_id[first].regiment),
            Assault(self.regiment, self.kind, now),
            AttackStep(self.regiment, self.kind, later, begun=True),
        )


class Assault(Step, frozen=True):
    """One enemy is attacked, unless fear forbids it: he may react, then the dice are rolled."""

    rule: ClassVar[str] = "LC-1.6-2"

    regiment: int
    kind: AttackKind
    aims: tuple[Aim, ...]

    def run(self, play: Battle) -> None:
        """Nothing stood in the way."""
        target = self.aims[0].target
        model = play.state.field.model_by_id.get(target)
        if model is not None:
            play.then(
                Reaction(model.regiment, self.regiment, target, self.aims),
                Clash(self.kind, self.aims),
            )

    def resume(self, play: Battle, value: Any) -> None:
        """Go on, or lose the dice that were aimed at the cause of fear."""
        if value:
            self.run(play)
            return
        name = regiment_name(play.state.regiment(self.regiment))
        dice = sum([aim.dice for aim in self.aims])
        play.tell(Told, what=text("combat-halted", name=name, dice=dice), rule=self.rule)


class Clash(Step, frozen=True):
    """The rolls of one attack on one enemy, its damage and wounds."""

    rule: ClassVar[str] = "LC-1.6-3"

    kind: AttackKind
    aims: tuple[Aim, ...]

    def run(self, play: Battle) -> None:
        """Roll for whoever can still attack, defend, wound; then the scenario is asked."""
        aims = lasting(play.state, self.kind, self.aims)
        if not aims:
            play.tell(Told, what=text("combat-out-of-reach"), rule="LC-1.8-fear-7")
            return
        strike(play, aims)
        check(play)


def strike(play: Battle, aims: Sequence[Aim], pool: Pool | None = None) -> int:
    """Roll one attack on one enemy and wound him; the wounds that he has lost.

    `pool` are the numbers of an attack that is not made with the models' own (a spell).
    """
    state = play.state
    pool = pool_of(state, aims) if pool is None else pool
    by_id = state.field.model_by_id
    seat = state.regiment_of(by_id[aims[0].model]).seat
    stands = [by_id[aim.model].stand for aim in aims]
    target = by_id[aims[0].target]
    pieces = tuple(dict.fromkeys([*stands, target.stand]))
    name = model_name(state, target)
    hits = offensive(
        play,
        pool.open,
        purpose=text("combat-roll-attack", name=name),
        rule="LC-1.6-3",
        seat=seat,
        pieces=pieces,
    )
    behind = offensive(
        play,
        pool.rear,
        purpose=text("combat-roll-rear", name=name),
        rule="LC-1.6-23",
        seat=seat,
        pieces=pieces,
    )
    if pool.sure:
        what = text("combat-backstab", name=name, dice=pool.sure)
        play.tell(Told, what=what, rule="LC-1.8-backstab-1")
    parried = _parried(play, pool, target.id)
    left = max(0, hits - parried) + behind + pool.sure
    return _settle(play, pool, left, target.id, seat, stands[0])


def _parried(play: Battle, pool: Pool, target: int) -> int:
    """Defensive successes; Swordsmanship turns one failed die (LC-1.8-swordsmanship-1)."""
    state = play.state
    model = state.field.model_by_id[target]
    name = model_name(state, model)
    shields = defensive(
        play,
        pool.defence,
        purpose=text("combat-roll-defence", name=name),
        rule="LC-1.6-4",
        seat=state.regiment_of(model).seat,
        pieces=(model.stand,),
    )
    if pool.swordsmanship and shields < pool.defence:
        what = text("combat-swordsmanship", name=name)
        play.tell(Told, what=what, rule="LC-1.8-swordsmanship-1")
        return shields + 1
    return shields


def _settle(play: Battle, pool: Pool, left: int, target: int, seat: int, source: int) -> int:
    """Damage and wounds of what is left (LC-1.6-6, LC-1.6-7)."""
    model = play.state.field.model_by_id[target]
    caused = pool.caused(left)
    if play.listening:
        what = text(
            "combat-damage",
            left=left,
            strength=pool.strength,
            damage=left * pool.strength,
            resistance=pool.resistance,
            wounds=caused,
        )
        play.tell(Told, what=what, rule="LC-1.6-6")
    return wound(play, model, caused, by=seat, rule="LC-1.6-7", source=source)
