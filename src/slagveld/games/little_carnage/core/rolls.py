"""Offensive and defensive rolls: every roll of the game is one of the two (LC-1.2-1)."""

from slagveld.kernel.modifiers import Need, Tally
from slagveld.texts import Text

from .book import KEY, text
from .state import Battle

SKULL = 4
"""An offensive die succeeds from here on (LC-1.2-2)."""
SHIELD = 6
"""A defensive die succeeds only with this (LC-1.2-3)."""


def offensive(
    play: Battle,
    dice: int,
    *,
    purpose: Text,
    rule: str,
    seat: int,
    pieces: tuple[int, ...] = (),
    pool: Tally | None = None,
) -> int:
    """Roll offensive dice; the number of successes (LC-1.2-5). No dice, none.

    `pool` says where the dice come from.
    """
    rolled = play.roll(
        dice,
        6,
        purpose=purpose,
        rule=rule,
        seat=seat,
        need=needed(SKULL),
        pieces=pieces,
        pool=pool,
        yields=f"{KEY}:yields-skulls",
    )
    return sum([die >= SKULL for die in rolled])


def defensive(
    play: Battle,
    dice: int,
    *,
    purpose: Text,
    rule: str,
    seat: int,
    pieces: tuple[int, ...] = (),
    pool: Tally | None = None,
) -> int:
    """Roll defensive dice; the number of successes (LC-1.2-5). No dice, none.

    `pool` says where the dice come from.
    """
    rolled = play.roll(
        dice,
        6,
        purpose=purpose,
        rule=rule,
        seat=seat,
        need=needed(SHIELD),
        pieces=pieces,
        pool=pool,
        yields=f"{KEY}:yields-shields",
    )
    return sum([die >= SHIELD for die in rolled])


def needed(least: int) -> Need:
    """What each die must show."""
    key = "need-skull" if least == SKULL else "need-shield"  # texts: *:need-*
    return Need(Tally(least, name=text(key)), ">=")
