"""Small fights for the tests of combat: one question with the close combat actions alone."""

from typing import ClassVar

from slagveld.games.mage_knight.attack.attack_sequence import Resolve
from slagveld.games.mage_knight.attack.declaration_and_type import Attack
from slagveld.games.mage_knight.core.book import text
from slagveld.games.mage_knight.melee.actions import FIGHTING, Strike
from slagveld.games.mage_knight.turn.phases import EndPhase, PhasePart
from slagveld.kernel.agenda import Agenda
from slagveld.record import replace
from tests.games.mage_knight.battle import BASE, EAST, WEST, act, battle, man, run


class Fight(PhasePart, frozen=True):
    """The close combat actions of a seat."""

    automatic: ClassVar = False
    topics: ClassVar = (FIGHTING,)
    actions: ClassVar = (*FIGHTING.actions, EndPhase)
    rule: ClassVar = "MK-TURN-9"

    def ask(self, state):
        """All forms."""
        return self.decision(state, text("combat-need"), text("combat-need"))


def fight(*men, **rest):
    """A battle in which seat 0 may give close combat actions."""
    return battle(*men, agenda=(Fight(0),), **rest)


def duel(attacker=None, target=None, *more, mine=None, theirs=None, facing=WEST, **rest):
    """Warriors 1 (seat 0) and 2 (seat 1) face to face in contact; `facing` is the second's."""
    return fight(
        man(0, 10, 10, EAST, attacker, **(mine or {})),
        man(1, 10 + BASE, 10, facing, target, **(theirs or {})),
        *more,
        **rest,
    )


def strike(state, dice, target=2, fighter=1, **more):
    """Seat 0 strikes with these dice."""
    return act(state, 0, Strike(fighter, target, **more), dice)


def close(*targets, attacker=1, **more):
    """A declared close combat attack."""
    return Attack(attacker=attacker, kind="close", targets=targets or (2,), **more)


def shot(*targets, attacker=1, **more):
    """A declared ranged attack."""
    return Attack(attacker=attacker, kind="ranged", targets=targets or (2,), **more)


def batter(built=50, attacker=1):
    """A declared close combat attack on a piece of built terrain."""
    return Attack(attacker=attacker, kind="close", built=built)


def resolve(state, attack, dice):
    """Run a declared attack with these dice; the play, at its next question."""
    agenda = Agenda((Fight(0), Resolve(attack)))
    return run(replace(state, agenda=agenda), dice)


def turned(play):
    """Clicks of damage by warrior, for those that stand."""
    return {fighter.id: fighter.turned for fighter in play.state.fighters}


def lines(tally):
    """What a tally adds up: values and rules."""
    return [(item.value, item.rule) for item in tally.items]
