"""Hex and Overwatch tokens: when they are taken off (MK-CARD-hex, MK-CARD-overwatch).

The box has six for both (MK-GAP-8, MK-GAP-9), which limits nobody here (MK-NEED-2).
"""

from ..core.book import card, text
from ..core.events import tell_status
from ..core.fighter import Fighter, gift
from ..core.state import Battle

HEX = card("hex")
OVERWATCH = card("overwatch")


def lifted(play: Battle, number: int) -> None:
    """A warrior is eliminated or captured: the tokens that it laid go, and its own watch ends."""
    for fighter in play.state.fighters:
        if fighter.hexed_by == number:
            lift(play, fighter)
    stand_down(play, number)


def faded(play: Battle, number: int) -> None:
    """A watch without its ability ends; a Hex token stays, since its card does not name this."""
    fighter = play.state.fighter(number)
    if fighter is not None and fighter.watching and gift(fighter, "overwatch") is None:
        stand_down(play, number)


def end_hexes(play: Battle, seat: int) -> None:
    """The command phase of a seat begins: the tokens that its warriors laid go."""
    for fighter in play.state.fighters:
        if fighter.hexed_by:
            bearer = play.state.fighter(fighter.hexed_by)
            if bearer is None or bearer.seat == seat:
                lift(play, fighter)


def lift(play: Battle, fighter: Fighter) -> None:
    play.state = play.state.changed(fighter.id, hexed_by=0)
    tell_status(play, fighter, text("status-hexed"), HEX, on=False)


def stand_down(play: Battle, number: int) -> None:
    """Take the Overwatch token off a warrior, if it has one."""
    fighter = play.state.fighter(number)
    if fighter is not None and fighter.watching:
        play.state = play.state.changed(number, watching=False)
        tell_status(play, fighter, text("status-watching"), OVERWATCH, on=False)
