"""Stunt rolls: MOV / 2.5 + D6, reckoned exactly (CON-STUNT-1, CON-STUNT-2, CON-STUNT-4).

One point of a stunt roll is `POINT` parts, so that MOV in units and heights in units are whole
numbers of parts: MOV / 2.5 cm is twice MOV in units, a height in cm five times that in units.
"""

from slagveld.kernel.modifiers import Tally
from slagveld.texts import Distance, Text

from ..core.asking import tell
from ..core.book import text
from ..core.checks import Check
from ..core.figure import Figure
from ..core.state import Battle
from ..terrain.paces import mov

POINT = 500
STEP = 250
"""Units of MOV that are a point: 2.5 cm (CON-STUNT-1)."""
PER_UNIT = 5
"""Parts of one unit of height: 100 units are a centimetre, and that is a point."""


def stunt_base(figure: Figure) -> int:
    """The stunt base value in parts; always of the first MOV (CON-STUNT-1, CON-STAT-2)."""
    return 2 * mov(figure)


def stunt_check(
    figure: Figure,
    difficulty: int,
    purpose: Text,
    rule: str,
    *,
    against: Text,
    strictly: bool = False,
    aim: int | None = None,
) -> Check:
    """A stunt test against a difficulty in parts; equal succeeds unless `strictly`.

    `against` says what the difficulty is.
    """
    return Check(
        seat=figure.seat,
        purpose=purpose,
        cites=rule,
        value=Tally(stunt_base(figure), name=text("need-stunt", step=Distance(STEP))),
        difficulty=difficulty,
        against=Tally(difficulty, name=against),
        strictly=strictly,
        pips=POINT,
        aim=aim,
        pieces=(figure.id,),
    )


def call_off(play: Battle, figure: Figure) -> None:
    """Tell that a stunt that was begun does not take place: he has lost heart, or room."""
    tell(play, text("told-stunt-called-off", name=figure.name), "CON-STUNT-3", figure)


def begin_stunt(play: Battle, number: int, movement: str) -> None:
    """Note the type of movement; even a failed stunt bars shooting (CON-STUNT-3)."""
    play.state = play.state.did(number, chosen=movement, stunt=True)
