"""Wizards for tests: one of seat 0 who looks north, and whoever stands about him."""

from slagveld.games.little_carnage.core.state import Options
from slagveld.games.little_carnage.magic.any_moment import CastNow
from tests.games.little_carnage.battle import SOUTH, act, battle, card, troop
from tests.games.little_carnage.stops import Stop

MAGIC = Options(magic=True)
ALL = ("fire-dart", "mend", "aegis", "fury", "courage", "mire", "storm", "dread", "blink", "raise")
WIZARD = 1
"""The stand of the wizard, in regiment 101."""


def wizard(x=20, y=20, seat=0, magic=2, spells=ALL, **more):
    """A wizard who has been activated and knows every spell; `skills` go onto his card."""
    skills = more.pop("skills", {})
    more.setdefault("activated", True)
    return troop(seat, (x, y), card=card(magic=magic, **skills), spells=spells, **more)


def foe(*places, **more):
    """An enemy regiment that looks south, at the wizard."""
    return troop(1, *places, facing=SOUTH, **more)


def asked(*troops, seat=0, at="action", **more):
    """A battle with magic in which a seat is asked for a spell."""
    more.setdefault("options", MAGIC)
    return battle(*troops, agenda=(CastNow(seat, at), Stop()), **more)


def cast(state, action, dice=(), seat=0):
    """The play after a spell."""
    return act(state, seat, action, dice)
