"""What a half-told move would do: reach, the way that is meant, whom it touches, what it costs."""

from fractions import Fraction

from slagveld.kernel.decision import Ghost, Preview
from slagveld.kernel.fields import Path
from slagveld.kernel.modifiers import Tally
from slagveld.kit.drafts import filled
from slagveld.kit.odds import either
from slagveld.kit.ways import facing_along, mended
from slagveld.table.shapes import Pose, Spot
from slagveld.texts import Text

from ..core.action import MOST_TOKENS
from ..core.book import text
from ..core.conditions import enemies_touching, is_enemy
from ..core.effects import Halts
from ..core.fighter import Fighter
from ..core.state import KnightState
from ..terrain.paces import allowance
from ..terrain.wayfinding import contact_spots, meant, reach_region
from .break_away_and_terrify import approaches, break_tally, daunting, failing_faces, shaken_off
from .free_spins import straight_at
from .move import Going, captive_of, end_pose, led_to, level_of, move_refusal, way_length

SIDES = 6
WELL_ON = 16
"""Within a quarter of its diameter from its middle one points at a base as a whole (squared)."""
TRIES = 6
"""Places of contact that are tried for somebody who points at an enemy."""


def preview_move(
    state: KnightState, fighter: Fighter, draft: Going, *, running: bool = False
) -> Preview:
    """A move of a warrior, as far as it is told."""
    tally = allowance(state, fighter, run=running)
    soars, captive = level_of(fighter, draft), captive_of(draft)
    given, told = filled(draft.path), filled(draft.facing)
    if given is None or (not given and told is None):
        region, notes = reach_region(state, fighter, tally.total), costs(fighter, running)
        return Preview(region=region, limit=tally.total, tallies=(tally,), notes=notes)
    path = meant_way(state, fighter, given, soars, tally)
    facing = proposed_facing(state, fighter, path, soars) if told is None else told
    pose = end_pose(fighter, path, facing, soars)
    whole, led = (fighter.spot, *path), led_to(state, fighter, pose, captive)
    return Preview(
        refusal=move_refusal(state, fighter, path, facing, soars, captive, tally),
        snapped=mended(given, path, told, facing),
        path=whole,
        length=way_length(whole),
        limit=tally.total,
        ghosts=(Ghost(fighter.id, pose), *([] if led is None else [Ghost(fighter.captive, led)])),
        tallies=(tally,),
        notes=(*meetings(state, fighter, pose), *costs(fighter, running)),
    )


def meant_way(state: KnightState, fighter: Fighter, path: Path, soar: bool, limit: Tally) -> Path:
    """The way a player means: up to the enemy pointed at, or around what is in the way."""

    def legal(way: Path) -> bool:
        facing = fighter.pose.facing
        return move_refusal(state, fighter, way, facing, soar, None, limit) is None

    if not path or legal(path):
        return path
    for spot in contacts_meant(state, fighter, path[-1]):
        there = (*path[:-1], spot)
        way = there if legal(there) else meant(state, fighter, there, limit.total, legal)
        if (way[-1].x, way[-1].y) == (spot.x, spot.y) and legal(way):
            return way
    return meant(state, fighter, path, limit.total, legal)


def contacts_meant(state: KnightState, fighter: Fighter, spot: Spot) -> list[Spot]:
    """Places in contact with the enemy that somebody points at, likeliest first; perhaps none.

    Well on its base any side will do, and the nearest to the warrior comes first; else the side
    that is pointed at.
    """
    target = pointed_at(state, fighter, spot)
    if target is None:
        return []
    found = contact_spots(state, fighter, target)
    if _apart(target.pose, spot) * WELL_ON > target.warrior.base**2:
        found.sort(key=lambda place: _apart(place, spot))
    return found[:TRIES]


def pointed_at(state: KnightState, fighter: Fighter, spot: Spot) -> Fighter | None:
    """The nearest enemy on whose base a warrior would stand at a place, or None."""
    found = [
        (_apart(other.pose, spot), other.id)
        for other in state.fighters
        if is_enemy(fighter, other)
        and 4 * _apart(other.pose, spot) < (fighter.warrior.base + other.warrior.base) ** 2
    ]
    return state.field.by_id[min(found)[1]] if found else None


def _apart(one: Pose | Spot, other: Pose | Spot) -> int:
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2


def proposed_facing(state: KnightState, fighter: Fighter, path: Path, soar: bool) -> int:
    """Towards the first enemy it would touch, else the way it goes, else as it stands."""
    there = fighter.at(end_pose(fighter, path, fighter.pose.facing, soar))
    for other in enemies_touching(state, there):
        return straight_at(there, other)
    return facing_along(fighter.pose, path)


def meetings(state: KnightState, fighter: Fighter, pose: Pose) -> tuple[Text, ...]:
    """Whom a warrior would touch at a pose, and what may await it there."""
    if not approaches(fighter, pose):
        return ()
    notes: list[Text] = []
    feared = [bearer.id for bearer in daunting(state, fighter, pose)]
    for other in enemies_touching(state, fighter.at(pose)):
        notes.append(text("note-move-contact", enemy=other.name))
        if other.id in feared:
            notes.append(text("note-move-terrify", enemy=other.name))
        if other.powers.one(Halts) is not None:
            notes.append(text("note-move-pole-arm", enemy=other.name))
    return tuple(notes)


def costs(fighter: Fighter, running: bool) -> tuple[Text, ...]:
    """What a move costs a warrior: the toll of a run, its second action token."""
    notes: list[Text] = []
    if running:
        notes.append(text("note-move-run"))
    if fighter.tokens + 1 == MOST_TOKENS:
        notes.append(text("note-move-push"))
    return tuple(notes)


def preview_break(state: KnightState, fighter: Fighter) -> Preview:
    """The chance to break away, whom it shakes off, and how far it could go then."""
    chance = 1 - Fraction(len(failing_faces(fighter)), SIDES)
    free, held = text("odds-break-free"), text("odds-break-held")
    limit = allowance(state, fighter)
    shaken = [text("note-shake-off", enemy=enemy.name) for enemy in shaken_off(state, fighter)]
    return Preview(
        odds=(either(text("odds-break"), chance, free, held, break_tally(fighter)),),
        region=reach_region(state, fighter, limit.total),
        limit=limit.total,
        tallies=(limit,),
        notes=(*shaken, *costs(fighter, False)),
    )
