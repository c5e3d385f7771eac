"""Offensive and defensive rolls: every roll of the game is one of the two (LC-1.2-1)."""

from functools import partial

from slagveld.kernel.modifiers import Need, Tally
from slagveld.texts import Text

from .book import KEY, text
from .state import Battle

SKULL = 4
"""An offensive die succeeds from here on (LC-1.2-2)."""
SHIELD = 6
"""A defensive die succeeds only with this (LC-1.2-3)."""


def _rolled(
    play: Battle,
    dice: int,
    purpose: Text,
    rule: str,
    seat: int,
    pieces: tuple[int, ...] = (),
    pool: Tally | None = None,
    *,
    face: int,
    yields: str,
) -> int:
    """Roll dice; the number of successes (LC-1.2-5). No dice, none.

    `pool` says where the dice come from.
    """
    rolled = play.roll(
        dice,
        6,
        purpose=purpose,
        rule=rule,
        seat=seat,
        need=needed(face),
        pieces=pieces,
        pool=pool,
        yields=yields,
    )
    return sum([die >= face for die in rolled])


offensive = partial(_rolled, face=SKULL, yields=f"{KEY}:yields-skulls")
"""Roll offensive dice."""
defensive = partial(_rolled, face=SHIELD, yields=f"{KEY}:yields-shields")
"""Roll defensive dice."""


def needed(least: int) -> Need:
    """What each die must show."""
    key = "need-skull" if least == SKULL else "need-shield"  # texts: *:need-*
    return Need(Tally(least, name=text(key)), ">=")
