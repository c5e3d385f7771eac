"""Working attacks out, enemy by enemy (LC-1.6-1): melee, shots and breath alike."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Announced
from slagveld.kit.pairs import listed_by, summed
from slagveld.texts import Listing

from ..attacks.dice_by_distance import lasting
from ..attacks.reaction_by_full_defence import Reaction
from ..attacks.rolls_and_damage import strike
from ..attacks.targets import Aim, AttackKind, by_target
from ..core.book import text
from ..core.names import model_name, told
from ..core.regiment import Regiment
from ..core.state import Battle, LittleState
from ..flight.fear_before_combat import FearTests
from ..magic.any_moment import Occasion, opportunity
from ..scenario.victory import check


def announce(play: Battle, regiment: Regiment, key: str, aims: Sequence[Aim]) -> None:
    """Say whom a regiment attacks with how many dice, before anything is rolled (LC-1.6-27)."""
    state = play.state
    by_id = state.field.model_by_id
    given = summed([(aim.target, aim.dice) for aim in aims])
    names = [(model_name(state, by_id[number]), dice) for number, dice in given.items()]
    shares = [text("combat-share", name=name, dice=dice) for name, dice in names]
    values = {"name": regiment.name, "enemies": Listing(tuple(shares))}
    what = text(key, **values)  # texts: *:combat-*, *:missile-*
    named = tuple(dict.fromkeys([*[s.id for s in state.stands_of(regiment.id)], *given]))
    play.tell(Announced, seat=regiment.seat, what=what, pieces=named, rule="LC-1.6-27")


class AttackStep(Step, frozen=True):
    """The attack of a regiment: all dice are assigned, the enemies come one after the other.

    They come in the order in which `aims` first names them (LC-1.6-27); all dice on one enemy are
    one pool (LC-1.6-22). Enemies on one base are attacked at the same time (LC-1.10-13). Dice of a
    shot are those at its distance; the die that a high wall costs is taken off here (LC-1.9-30).
    Nobody strikes back (LC-1.3-15). Regiments attack one by one, each in its own activation, as the
    Orc and the Goblin do in the book (LC-1.6-24, LC-1.6-ex3).
    """

    rule = "LC-1.6-1"

    regiment: int
    kind: AttackKind
    aims: tuple[Aim, ...]
    begun: bool = False
    """Whether an enemy has been worked out already: spells may come in between (LC-1.3-17)."""

    def occasion(self, state: LittleState) -> Occasion:
        """A moment of magic before it is one before an attack on these models (LC-1.3-17)."""
        return Occasion("attack", tuple([aim.target for aim in self.aims]))

    def run(self, play: Battle) -> None:
        """Begin with the first enemy still on the table; the others wait beneath.

        Who cannot be attacked any more takes no test and need not react (LC-1.6-26).
        """
        if self.begun and self.aims:
            play.then(AttackStep(self.regiment, self.kind, self.aims))
            opportunity(play)
            return
        by_id = play.state.field.model_by_id
        aims = [aim for aim in self.aims if aim.target in by_id and aim.model in by_id]
        if not aims:
            return
        base = by_id[aims[0].target].stand
        now = tuple([aim for aim in aims if by_id[aim.target].stand == base])
        later = tuple([aim for aim in aims if by_id[aim.target].stand != base])
        if not lasting(play.state, self.kind, now):
            _tell_lost(play, self.regiment, now)
            play.then(AttackStep(self.regiment, self.kind, later))
            return
        play.then(
            Assault(self.regiment, self.kind, (), now),
            AttackStep(self.regiment, self.kind, later, begun=True),
        )


def _tell_lost(play: Battle, attacker: int, aims: Sequence[Aim]) -> None:
    """The dice reach nobody any more: by a move away in fear (LC-1.8-fear-7) or otherwise."""
    if not play.listening:
        return
    state = play.state
    regiment = state.regiments_by_id.get(attacker)
    rule = "LC-1.8-fear-7" if regiment is not None and regiment.frightened else "LC-1.6-26"
    target = state.field.model_by_id.get(aims[0].target)
    if regiment is None or target is None:
        told(play, text("combat-out-of-reach"), rule)
        return
    names = {"name": regiment.name, "enemy": model_name(state, target)}
    what = text("combat-out-of-reach-of", dice=sum([aim.dice for aim in aims]), **names)
    told(play, what, rule, target.id)


class Assault(Step, frozen=True):
    """One enemy is attacked, unless fear forbids it: he may react, then the dice are rolled.

    Those who share his base come with him: all of them are tested for fear before any dice are
    rolled, and then all dice are rolled (LC-1.10-13).
    """

    rule = "LC-1.6-2"

    regiment: int
    kind: AttackKind
    aims: tuple[Aim, ...]
    beside: tuple[Aim, ...] = ()
    """The dice on others on his base, whom nobody has tested for yet."""
    ready: tuple[Aim, ...] = ()
    """The dice on those of whom nothing stood in the way."""

    def run(self, play: Battle) -> None:
        self._go_on(play, (*self.ready, *self.aims))

    def resume(self, play: Battle, value: Any) -> None:
        if value:
            self.run(play)
            return
        if play.listening:
            self._tell_halted(play)
        self._go_on(play, self.ready)

    def _go_on(self, play: Battle, ready: tuple[Aim, ...]) -> None:
        """The next on this base is looked at; after the last they react and are struck."""
        by_id = play.state.field.model_by_id
        waiting = by_target([aim for aim in self.beside if aim.target in by_id])
        if waiting:
            aims, *others = waiting
            rest = tuple([aim for one in others for aim in one])
            play.then(
                FearTests(attacker=self.regiment, defender=by_id[aims[0].target].regiment),
                Assault(self.regiment, self.kind, aims, rest, ready),
            )
            return
        struck = tuple([aim for aim in ready if aim.target in by_id])
        if struck:
            clash = Clash(self.kind, struck, self.regiment)
            play.then(*self._reactions(play, struck), clash)

    def _tell_halted(self, play: Battle) -> None:
        """Who does not dare to attack whom, and the dice that are lost with it."""
        state = play.state
        regiment = state.regiment(self.regiment)
        target = state.field.model_by_id.get(self.aims[0].target)
        enemy = state.regiment_of(target).name if target else regiment.name
        dice = sum([aim.dice for aim in self.aims])
        what = text("combat-halted", name=regiment.name, enemy=enemy, dice=dice)
        told(play, what, self.rule, *([target.id] if target else []), seat=regiment.seat)

    def _reactions(self, play: Battle, aims: Sequence[Aim]) -> list[Reaction]:
        """Each regiment that is attacked is asked once."""
        by_id = play.state.field.model_by_id
        sides = listed_by([(by_id[aim.target].regiment, aim) for aim in aims])
        return [
            Reaction(defender, self.regiment, dice[0].target, tuple(dice))
            for defender, dice in sides.items()
        ]


class Clash(Step, frozen=True):
    """The rolls of one attack, its damage and wounds: on one enemy, or on all on his base.

    Dice on several are rolled before anybody loses a Wound, as they are attacked at the same time.
    """

    rule = "LC-1.6-3"

    kind: AttackKind
    aims: tuple[Aim, ...]
    regiment: int = 0
    """The regiment that attacks; 0: not told."""

    def run(self, play: Battle) -> None:
        """Roll for whoever can still attack, defend, wound; then the scenario is asked."""
        aims = lasting(play.state, self.kind, self.aims)
        if not aims:
            _tell_lost(play, self.regiment, self.aims)
            return
        strike(play, by_target(aims), self.kind)
        check(play)
