"""Melees for tests: an activated regiment of seat 0 that looks north, enemies about it."""

from slagveld.games.little_carnage.melee.melee_attack import FIGHTING
from slagveld.kernel.decision import Action, Form
from slagveld.kit.topics import TopicQuestion, actions_of
from slagveld.texts import Text
from tests.games.little_carnage.battle import NORTH, SOUTH, act, battle, troop
from tests.games.little_carnage.stops import Stop

FAR = troop(1, (38, 38))
"""An enemy far away, so that the battle goes on."""


class EndMelee(Action, frozen=True):
    """Enough."""


class Melee(TopicQuestion, frozen=True):
    """Seat 0 may fight with the activated regiment; no other topic is in the way."""

    topics = (FIGHTING,)
    ending = EndMelee
    actions = (EndMelee, *actions_of(topics))

    seat: int

    def asked(self, state):
        done = state.regiments_by_id[state.active].round
        return None if done.attacked else self.seat

    def prompt(self, state):
        return Text("plain", {"words": "?"})

    def closing(self, state):
        return Form(action="EndMelee", title=Text("plain", {"words": "."}))


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
