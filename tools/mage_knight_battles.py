"""Write a battle of Mage Knight at a moment worth looking at, for pictures and browser tests.

Usage: `python tools/mage_knight_battles.py field|clash FILE`.

`field`: Anna's orcs, each where something else can be done; good dice for whoever acts. `clash`:
two armies of 200 points that have met, Anna to act. Chance is bound to seeds; the first that leads
to the moment is taken.
"""

import sys

from moments import Battle, Moment, begun, fought, offered, started, write
from slagveld.games.mage_knight.core.base_contact import engaged
from slagveld.games.mage_knight.core.book import INCH
from slagveld.games.mage_knight.core.field import Field
from slagveld.games.mage_knight.core.fighter import Carried, Fighter
from slagveld.games.mage_knight.core.state import Dropped, KnightState, Objective
from slagveld.games.mage_knight.turn.phases import EndPhase
from slagveld.kernel.dice import numbers, seed_key
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Pose
from slagveld.table.terrain import Terrain

TRIES = 100_000
ROLLS = 6
"""So many rolls of the field are good ones."""
NORTH, SOUTH, EAST = 2700, 900, 0
MANY = 9
"""Warriors on the table that make a picture of a battle."""

Man = tuple[str, float, float, int]

ANNA: tuple[Man, ...] = (
    ("orc-marauder", 6, 29, NORTH),
    ("half-troll-hacker", 12, 29, NORTH),
    ("gulthak-orc", 18, 29, NORTH),
    ("orc-blaster", 25, 29, NORTH),
    ("orc-marauder", 5, 12, EAST),
    ("legion-shieldman", 13, 12, EAST),
    ("khan-urzag-redtusk", 31, 29, NORTH),
    ("orc-marauder", 22, 14, NORTH),
    ("orc-marauder", 23.1, 14, NORTH),
    ("crusher", 24.2, 14, NORTH),
)
"""Who walks, surges, shoots, shoots at two, breaks away, captures, picks up, and a formation."""
BRAM: tuple[Man, ...] = (
    ("shambling-zombie", 12, 23, NORTH),
    ("shambling-zombie", 18, 23.5, SOUTH),
    ("shambling-zombie", 24, 24.5, SOUTH),
    ("barrow-wight", 26.2, 24.5, SOUTH),
    ("shambling-zombie", 6.1, 12, EAST),
    ("shambling-zombie", 14.1, 12, EAST),
    ("vladd-blooddrinker", 30, 4, SOUTH),
)


def at_first_action(seed: int | str) -> Battle | None:
    """A battle of two people at one screen at Anna's first action phase, if she is first."""
    match = started("mage-knight", "clash", seed)
    if match.state.order[0] != 0:
        return None
    while match.state.phase != "action":
        match.play(EndPhase(), 0)
    return match


# The field


def good_seed() -> int:
    """A seed whose first rolls are good: 4 or more with a die, 9 to 11 with two."""
    for seed in range(TRIES):
        rolls = [numbers(seed_key(seed), place, 2, 6) for place in range(ROLLS)]
        if all(one >= 4 and 9 <= one + other <= 11 for one, other in rolls):
            return seed
    raise LookupError("no good seed")


def warrior(number: int, seat: int, man: Man) -> Fighter:
    """A warrior where it is wanted."""
    key, x, y, facing = man
    pose = Pose(round(x * INCH), round(y * INCH), facing)
    return Fighter(id=number, seat=seat, side=seat, key=key, pose=pose)


def wood() -> Terrain:
    """Hindering terrain between a shooter and its target."""
    points = ((17, 25.5), (19.4, 25.2), (19.2, 27), (16.8, 27.2))
    outline = Outline(tuple([(round(x * INCH), round(y * INCH)) for x, y in points]))
    return Terrain(1, "hindering", outline)


def arranged(state: KnightState) -> KnightState:
    """The warriors of the field in place of the armies."""
    men = [(0, man) for man in ANNA] + [(1, man) for man in BRAM]
    fighters = [warrior(2000 + place, seat, man) for place, (seat, man) in enumerate(men)]
    axe = Dropped(Carried(3000, "grudge-axe", 0), 31 * INCH, 28 * INCH)
    spots = ((6, 23), (18, 18), (30, 16))
    return replace(
        state,
        field=Field(Layout(36 * INCH, 36 * INCH, (wood(),)), tuple(fighters)),
        objectives=tuple(
            [Objective(3100 + n, x * INCH, y * INCH) for n, (x, y) in enumerate(spots)]
        ),
        dropped=(axe,),
        build_total=600,
        armies=(300, 200),
        next_id=4000,
    )


def field(seed: int) -> Battle | None:
    """The battle begins where the warriors of the field stand, with good dice."""
    match = at_first_action(seed)
    return None if match is None else begun(arranged(match.state), match, good_seed())


# Two armies that have met


def contacts(state: KnightState) -> int:
    """How many warriors touch an enemy."""
    return sum([bool(engaged(state, fighter)) for fighter in state.fighters])


def clash(seed: int) -> Battle | None:
    """Two bots fight until the lines have met and a shooter of Anna's has a target."""
    match = at_first_action(f"clash-{seed}")
    if match is None:
        return None
    for seat in fought(match, seed, before=8):
        if len(match.state.fighters) < MANY:
            return None
        can_both = {"Move", "Shoot"} <= set(offered(match))
        if seat == 0 and can_both and contacts(match.state) > 1:
            return match
    return None


MOMENTS: dict[str, Moment] = {"field": field, "clash": clash}


if __name__ == "__main__":
    sys.exit(write(sys.argv[1:], MOMENTS, TRIES))
