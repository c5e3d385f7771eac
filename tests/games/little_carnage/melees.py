"""Melees for tests: an activated regiment of seat 0 that looks north, enemies about it."""

from typing import Any, ClassVar

from slagveld.games.little_carnage.melee.topic import FIGHTING
from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.topic import Topic, TopicQuestion, actions_of
from slagveld.texts import Text
from tests.games.little_carnage.battle import NORTH, SOUTH, act, battle, troop
from tests.games.little_carnage.stops import Stop

FAR = troop(1, (38, 38))
"""An enemy far away, so that the battle goes on."""


class EndMelee(Action, frozen=True):
    """Enough."""


class Melee(TopicQuestion, frozen=True):
    """Seat 0 may fight with the activated regiment; no other topic is in the way."""

    topics: ClassVar[tuple[Topic[Any], ...]] = (FIGHTING,)
    ending: ClassVar[type[Action]] = EndMelee
    actions: ClassVar[tuple[type[Action], ...]] = (EndMelee, *actions_of(topics))

    def who(self, state):
        done = state.regiments_by_id[state.active].round
        return () if done.attacked else (self.seat,)

    def ask(self, state):
        words = Text("plain", {"words": "?"})
        return Decision(seats=(self.seat,), prompt=words, forms=tuple(self.forms(state)))


def melee(*troops, **more):
    """A battle of these regiments; the first, 101, is activated. A spare enemy comes last."""
    return battle(*troops, FAR, agenda=(Melee(seat=0), Stop()), active=101, **more)


def duel(mine=None, theirs=None, *, facing=SOUTH, **more):
    """One model (1, of 101) in front of an enemy (2, of 102), who looks as told."""
    return melee(
        troop(0, (10, 10), card=mine, facing=NORTH),
        troop(1, (10, 9), card=theirs, facing=facing, **{"activated": True, **more}),
    )


def struck(state, action, dice=()):
    """Let seat 0 attack and work it out."""
    return act(state, 0, action, dice)
