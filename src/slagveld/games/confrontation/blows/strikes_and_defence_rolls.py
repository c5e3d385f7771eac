"""A striking step from its dice to the wounds (CON-MELEE-9 to CON-MELEE-17).

It goes: thresholds named, attack dice rolled, blocks, wounds, dice that kills have given. A defence
die may block, counter-attack (CON-COUNTER-1 to CON-COUNTER-5), be the one die of a sustained
defence (CON-SUST-1), or by the competence Ambidextre be traded for an attack die. Dice gained by a
counter-attack, a riposte or a kill run through a striking step of their own.
"""

from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.record import replace

from ..core.asking import tell, tell_announced
from ..core.book import text
from ..core.bout import Bout, Die, Hand
from ..core.characteristic_tests import Tested
from ..core.state import Battle, ClashState, enemy_of
from .attack_rolls import RollBlows
from .blocks import AskBlocks, Block
from .counter_attacks import COUNTER_RAISE, won_by_counter
from .fighting_values import BoutStep, both_of, defence_check, hits_on, usable
from .sustained_defence import Sustaining
from .thresholds import NameBlows
from .unblocked_hits import WoundBlows


class StrikeInTurn(BoutStep, frozen=True):
    """A side's striking step: the attacker's first, then that of the other side (CON-MELEE-17)."""

    rule = "CON-MELEE-17"

    seat: int

    def fight(self, play: Battle, bout: Bout) -> None:
        """Everybody of the side who is left strikes with all his attack dice."""
        dice: list[Die] = []
        by_id = play.state.field.by_id
        for hand in hands_of(play.state, bout, self.seat):
            enemies = tuple([one for one in bout.enemies_of(hand.figure) if one in by_id])
            dice.extend([Die(hand.figure, enemies, True)] * hand.strikes)
            dice.extend([Die(hand.figure, (enemy,)) for enemy in hand.gained])
            bout = bout.with_hand(hand.figure, strikes=0, gained=())
        play.replace(bout=replace(bout, struck=(*bout.struck, self.seat)))
        play.then(Striking(self.seat, tuple(dice)))


def hands_of(state: ClashState, bout: Bout, seat: int) -> list[Hand]:
    """The dice of those of a side who are still there."""
    by_id = state.field.by_id
    return [one for one in bout.hands if one.figure in by_id and by_id[one.figure].seat == seat]


class Striking(Step, frozen=True):
    """Attack dice of a side are used, all at the same time."""

    rule = "CON-MELEE-9"

    seat: int
    dice: tuple[Die, ...]
    cites: str = "CON-MELEE-9"

    def run(self, play: Battle) -> None:
        """Name targets and thresholds; dice of the dead and against the dead are lost."""
        by_id = play.state.field.by_id
        here = [die for die in self.dice if die.striker in by_id]
        left = [replace(die, targets=tuple([n for n in die.targets if n in by_id])) for die in here]
        dice = tuple([die for die in left if die.targets])
        if dice and play.state.bout is not None:
            play.then(NameBlows(self.seat, dice, self.cites), self)

    def resume(self, play: Battle, value: Any) -> None:
        if value:
            play.then(RollBlows(self.seat, value), Blocking(self.seat, value))


class Chains(BoutStep, frozen=True):
    """Dice that kills have given are rolled directly after the wounds of the striking step."""

    rule = "CON-CARD-enchainement"

    seat: int

    def fight(self, play: Battle, bout: Bout) -> None:
        """Against any enemy that is left in the fight; else they are lost."""
        dice: list[Die] = []
        for hand in hands_of(play.state, bout, self.seat):
            dice.extend([Die(hand.figure, bout.enemies_of(hand.figure))] * hand.chains)
            bout = bout.with_hand(hand.figure, chains=0)
        if dice:
            play.replace(bout=bout)
            play.then(Striking(self.seat, tuple(dice), self.rule))


class Blocking(BoutStep, frozen=True):
    """The side that was struck at may block; then come the wounds."""

    rule = "CON-MELEE-14"

    seat: int
    """Whose blows they are."""
    blows: tuple[int, ...]

    def fight(self, play: Battle, bout: Bout) -> None:
        if usable(play.state, bout, self.blows):
            play.then(AskBlocks(enemy_of(self.seat), self.blows), self)
        else:
            play.then(*after_blocks(self.seat, self.blows))

    def go_on(self, play: Battle, bout: Bout, value: Block) -> None:
        plain = [(int(key), False) for key in value.blocks]
        sets = tuple(sorted([*plain, *[(int(key), True) for key in value.counters]]))
        trades = [int(key) for key in value.trades]
        first = int(value.sustained) if value.sustained else -1
        for number in (*[blow for blow, _ in sets], *trades, *([first] if first >= 0 else [])):
            target = bout.blow(number).target
            bout = bout.with_hand(target, blocks=bout.hand(target).blocks - 1)
        play.replace(bout=bout)
        for number in trades:
            _tell(play, bout, number, "melee-told-traded", "CON-CARD-ambidextre", said=True)
        ripostes = tuple([_against(bout, number) for number in trades])
        seat, blows = self.seat, self.blows
        play.then(BlockRolls(seat=seat, blows=blows, sets=sets, first=first, ripostes=ripostes))


def _against(bout: Bout, number: int) -> Die:
    blow = bout.blow(number)
    return Die(blow.target, (blow.striker,))


def _tell(
    play: Battle, bout: Bout, number: int, key: str, rule: str, *, said: bool = False
) -> None:
    """What came of a block; `said`: what a player means to do with a die besides blocking."""
    blow = bout.blow(number)
    both = both_of(play.state, blow)
    if both is not None:
        enemy, figure = both
        names = {"name": figure.name, "enemy": enemy.name}
        what = text(key, threshold=blow.threshold, **names)  # texts: *:melee-told-*
        (tell_announced if said else tell)(play, what, rule, figure, enemy)


class BlockRolls(BoutStep, frozen=True, kw_only=True):
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

    def fight(self, play: Battle, bout: Bout) -> None:
        if self.place >= len(self.sets):
            kept = [number for number, _ in self.sets]
            left = tuple([b.id for b in hits_on(bout, self.blows) if b.id not in kept])
            sustained = [Sustaining(self.first, left)] if self.first >= 0 else []
            after = after_blocks(self.seat, self.blows, self.ripostes, self.counters)
            play.then(*sustained, *after)
            return
        number, counter = self.sets[self.place]
        both = both_of(play.state, bout.blow(number))
        if both is None:
            play.then(replace(self, place=self.place + 1))
            return
        if counter:
            _tell(play, bout, number, "melee-told-counter", "CON-COUNTER-3", said=True)
        raised = COUNTER_RAISE if counter else 0
        rule = "CON-COUNTER-4" if counter else "CON-MELEE-13"
        play.then(defence_check(bout, number, *both, raised, rule), self)

    def go_on(self, play: Battle, bout: Bout, value: Tested) -> None:
        number, counter = self.sets[self.place]
        now = replace(self, place=self.place + 1)
        if value.success:
            bout = bout.with_fate(number, "blocked")
            play.replace(bout=bout)
            now = now.won(play, bout, number, counter, value.total)
        elif value.unsaid:
            _tell(play, bout, number, "melee-told-unblocked", "CON-MELEE-13")
        play.then(now)

    def won(self, play: Battle, bout: Bout, number: int, counter: bool, total: int) -> "BlockRolls":
        """With the dice that a block has won: by counter-attack, and by a riposte."""
        blow, die = bout.blow(number), _against(bout, number)
        figure = play.state.figure(blow.target)
        if figure is None:
            return self
        now = self
        if counter:
            more = won_by_counter(play, bout, figure, blow)
            now = replace(now, counters=(*now.counters, *more))
            _tell(play, bout, number, "melee-told-countered", "CON-COUNTER-5")
        found = figure.powers.number("ripostes")
        sustained = self.first >= 0 and bout.blow(self.first).target == figure.id
        if found is not None and not sustained and total >= blow.threshold + found[1]:
            now = replace(now, ripostes=(*now.ripostes, die))
            _tell(play, bout, number, "melee-told-riposte", found[0].rule)
        return now


def after_blocks(
    seat: int,
    blows: tuple[int, ...],
    ripostes: tuple[Die, ...] = (),
    counters: tuple[Die, ...] = (),
) -> list[Step]:
    """What follows the blocks: ripostes at once, the wounds, then dice won by counter-attacks."""
    enemy = enemy_of(seat)
    first = [Striking(enemy, ripostes, "CON-CARD-ambidextre")] if ripostes else []
    last = [Striking(enemy, counters, "CON-COUNTER-5")] if counters else []
    # Unblocked hits wound (CON-MELEE-15), or are feints (CON-CARD-feinte).
    return [*first, WoundBlows(seat=seat, blows=blows), Chains(seat), *last]
