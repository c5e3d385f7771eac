"""A striking step from its dice to the wounds (CON-MELEE-9 to CON-MELEE-17).

It goes: thresholds named, attack dice rolled, blocks, wounds, dice that kills have given. A defence
die may block, counter-attack (CON-COUNTER-1 to CON-COUNTER-5), be the one die of a sustained
defence (CON-SUST-1), or by the competence Ambidextre be traded for an attack die. Dice gained by a
counter-attack, a riposte or a kill run through a striking step of their own.
"""

from typing import Any

import msgspec

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Announced, Told

from ..core.book import text
from ..core.bout import Bout, Die
from ..core.checks import Tested
from ..core.effects import Ripostes
from ..core.relations import enemy_of
from ..core.state import Battle, ConfrontationState
from .attack_rolls import RollBlows
from .blocks import AskBlocks, Block
from .hits import COUNTER_RAISE, defence_check, hits_on, usable
from .sustained_defence import Sustaining
from .thresholds import NameBlows
from .wound_rolls import WoundBlows


class StrikeInTurn(Step, frozen=True):
    """A side's striking step: the attacker's first, then that of the other side (CON-MELEE-17)."""

    rule = "CON-MELEE-17"

    seat: int

    def run(self, play: Battle) -> None:
        """Everybody of the side who is left strikes with all his attack dice."""
        bout = play.state.bout
        if bout is None:
            return
        dice: list[Die] = []
        for hand in bout.hands:
            figure = play.state.figure(hand.figure)
            if figure is not None and figure.seat == self.seat:
                enemies = living_enemies(play.state, bout, hand.figure)
                dice.extend([Die(hand.figure, enemies, True)] * hand.strikes)
                dice.extend([Die(hand.figure, (enemy,)) for enemy in hand.gained])
                bout = bout.with_hand(hand.figure, strikes=0, gained=())
        play.replace(bout=msgspec.structs.replace(bout, struck=(*bout.struck, self.seat)))
        play.then(Striking(self.seat, tuple(dice)))


def living_enemies(state: ConfrontationState, bout: Bout, figure: int) -> tuple[int, ...]:
    """The enemies that a warrior fights and who are still there."""
    return tuple([enemy for enemy in bout.enemies_of(figure) if enemy in state.field.by_id])


class Striking(Step, frozen=True):
    """Attack dice of a side are used, all at the same time."""

    rule = "CON-MELEE-9"

    seat: int
    dice: tuple[Die, ...]
    cites: str = "CON-MELEE-9"

    def run(self, play: Battle) -> None:
        """Name targets and thresholds; dice of the dead and against the dead are lost."""
        standing = play.state.field.by_id
        dice = []
        for die in self.dice:
            targets = tuple([target for target in die.targets if target in standing])
            if targets and die.striker in standing:
                dice.append(msgspec.structs.replace(die, targets=targets))
        if dice and play.state.bout is not None:
            play.then(NameBlows(self.seat, tuple(dice), self.cites), self)

    def resume(self, play: Battle, value: Any) -> None:
        """Roll them one after another; then the other side may block."""
        if value:
            play.then(RollBlows(self.seat, value), Blocking(self.seat, value))


class Chains(Step, frozen=True):
    """Dice that kills have given are rolled directly after the wounds of the striking step."""

    rule = "CON-CARD-enchainement"

    seat: int

    def run(self, play: Battle) -> None:
        """Against any enemy that is left in the fight; else they are lost."""
        bout = play.state.bout
        if bout is None:
            return
        dice: list[Die] = []
        for hand in bout.hands:
            figure = play.state.figure(hand.figure)
            if hand.chains and figure is not None and figure.seat == self.seat:
                dice.extend([Die(hand.figure, bout.enemies_of(hand.figure))] * hand.chains)
                bout = bout.with_hand(hand.figure, chains=0)
        if dice:
            play.replace(bout=bout)
            play.then(Striking(self.seat, tuple(dice), self.rule))


class Blocking(Step, frozen=True):
    """The side that was struck at may block; then come the wounds."""

    rule = "CON-MELEE-14"

    seat: int
    """Whose blows they are."""
    blows: tuple[int, ...]

    def run(self, play: Battle) -> None:
        """Ask the other side where it has a die and something to use it for."""
        bout = play.state.bout
        if bout is None:
            return
        if usable(play.state, bout, self.blows):
            play.then(AskBlocks(enemy_of(self.seat), self.blows), self)
        else:
            play.then(*after_blocks(self.seat, self.blows))

    def resume(self, play: Battle, value: Any) -> None:
        """Set the dice against the hits as they were named."""
        bout = play.state.bout
        if bout is None or not isinstance(value, Block):
            return
        sets = tuple(
            sorted(
                [
                    *((int(key), False) for key in value.blocks),
                    *((int(key), True) for key in value.counters),
                ]
            )
        )
        trades = tuple([int(key) for key in value.trades])
        used = [*(blow for blow, _ in sets), *trades]
        used += [int(value.sustained)] if value.sustained else []
        for number in used:
            target = bout.blow(number).target
            bout = bout.with_hand(target, blocks=bout.hand(target).blocks - 1)
        play.replace(bout=bout)
        ripostes = tuple([_against(bout, number) for number in trades])
        for number in trades:
            _tell(play, bout, number, "melee-told-traded", "CON-CARD-ambidextre", said=True)
        first = int(value.sustained) if value.sustained else -1
        play.then(
            BlockRolls(seat=self.seat, blows=self.blows, sets=sets, first=first, ripostes=ripostes)
        )


def _against(bout: Bout, number: int) -> Die:
    """An attack die of the one struck at, against whoever struck."""
    blow = bout.blow(number)
    return Die(blow.target, (blow.striker,))


def _tell(
    play: Battle, bout: Bout, number: int, key: str, rule: str, *, said: bool = False
) -> None:
    """What came of a block; `said`: what a player means to do with a die besides blocking."""
    blow = bout.blow(number)
    figure = play.state.figure(blow.target)
    enemy = play.state.figure(blow.striker)
    if figure is None or enemy is None:
        return
    # texts: *:melee-told-*
    what = text(key, name=figure.name, enemy=enemy.name, threshold=blow.threshold)
    pieces = (figure.id, enemy.id)
    if said:
        play.tell(Announced, seat=figure.seat, what=what, pieces=pieces, rule=rule)
    else:
        play.tell(Told, what=what, pieces=pieces, rule=rule)


class BlockRolls(Step, frozen=True, kw_only=True):
    """The defence rolls, one after another; then what they have won."""

    rule = "CON-MELEE-13"

    seat: int
    blows: tuple[int, ...]
    sets: tuple[tuple[int, bool], ...]
    """The hits against which a die is set, and whether it counter-attacks."""
    first: int = -1
    """The hit that a sustained defence begins with; -1: there is none."""
    place: int = 0
    ripostes: tuple[Die, ...] = ()
    counters: tuple[Die, ...] = ()
    """Dice won by counter-attacks whose owner has struck already (CON-COUNTER-5)."""

    def run(self, play: Battle) -> None:
        """The next defence roll, or what comes after all."""
        bout = play.state.bout
        if bout is None:
            return
        if self.place >= len(self.sets):
            self._finish(play, bout)
            return
        number, counter = self.sets[self.place]
        blow = bout.blow(number)
        target, striker = play.state.figure(blow.target), play.state.figure(blow.striker)
        if target is None or striker is None:
            play.then(msgspec.structs.replace(self, place=self.place + 1))
            return
        if counter:
            _tell(play, bout, number, "melee-told-counter", "CON-COUNTER-3", said=True)
        raised = COUNTER_RAISE if counter else 0
        rule = "CON-COUNTER-4" if counter else "CON-MELEE-13"
        play.then(defence_check(bout, number, target, striker, raised, rule), self)

    def resume(self, play: Battle, value: Any) -> None:
        """Blocked or not, and what a good block brings."""
        bout = play.state.bout
        if bout is None or not isinstance(value, Tested):
            return
        number, counter = self.sets[self.place]
        now = msgspec.structs.replace(self, place=self.place + 1)
        if value.success:
            play.replace(bout=bout.with_fate(number, "blocked"))
            now = now.won(play, number, counter, value.total)
        elif value.unsaid:
            _tell(play, bout, number, "melee-told-unblocked", "CON-MELEE-13")
        play.then(now)

    def won(self, play: Battle, number: int, counter: bool, total: int) -> "BlockRolls":
        """With the dice that a block has won: by counter-attack, and by a riposte."""
        bout = play.state.bout
        blow = bout.blow(number) if bout is not None else None
        figure = play.state.figure(blow.target) if blow is not None else None
        if bout is None or blow is None or figure is None:
            return self
        now = self
        die = _against(bout, number)
        if counter and figure.seat in bout.struck:
            now = msgspec.structs.replace(now, counters=(*now.counters, die))
        elif counter:
            gained = (*bout.hand(figure.id).gained, blow.striker)
            play.replace(bout=bout.with_hand(figure.id, gained=gained))
        if counter:
            _tell(play, bout, number, "melee-told-countered", "CON-COUNTER-5")
        found = figure.powers.one(Ripostes)
        sustained = self.first >= 0 and bout.blow(self.first).target == figure.id
        if found is not None and not sustained and total >= blow.threshold + found[1].margin:
            now = msgspec.structs.replace(now, ripostes=(*now.ripostes, die))
            _tell(play, bout, number, "melee-told-riposte", found[0].rule)
        return now

    def _finish(self, play: Battle, bout: Bout) -> None:
        """The sustained die, ripostes, wounds, and the dice of counter-attacks."""
        steps: list[Step] = []
        if self.first >= 0:
            kept = tuple([number for number, _ in self.sets])
            left = tuple([b.id for b in hits_on(bout, self.blows) if b.id not in kept])
            steps.append(Sustaining(self.first, left))
        steps.extend(after_blocks(self.seat, self.blows, self.ripostes, self.counters))
        play.then(*steps)


def after_blocks(
    seat: int,
    blows: tuple[int, ...],
    ripostes: tuple[Die, ...] = (),
    counters: tuple[Die, ...] = (),
) -> tuple[Step, ...]:
    """What follows the blocks: ripostes at once, the wounds, then dice won by counter-attacks."""
    enemy = enemy_of(seat)
    steps: list[Step] = []
    if ripostes:
        steps.append(Striking(enemy, ripostes, "CON-CARD-ambidextre"))
    steps.extend([WoundBlows(seat=seat, blows=blows), Chains(seat)])
    if counters:
        steps.append(Striking(enemy, counters, "CON-COUNTER-5"))
    return tuple(steps)
