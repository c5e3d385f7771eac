"""What a half-told shot would do: whom it may be aimed at, and its chances."""

from slagveld.kernel.decision import Preview
from slagveld.kernel.fields import Region
from slagveld.kit.drafts import filled
from slagveld.record import replace
from slagveld.table.shapes import Outline
from slagveld.table.steps import moved
from slagveld.table.units import FINE, TURN
from slagveld.texts import Distance, Text

from ..attack.declaration import Attack
from ..core.book import INCH, text
from ..core.fighter import Fighter
from ..core.state import KnightState
from ..core.values import range_of
from ..odds.attacks import preview_attack
from ..sight.lines import line
from ..sight.targets import needs_precision
from .shots import Shoot, ShootBuilt, ShotAction, attack_of, marks, refused

ROUND = 50
"""Tenths of a degree between the points of a drawn arc."""


def preview_shot(state: KnightState, fighter: Fighter, draft: ShotAction) -> Preview:
    """A shot of a warrior that can shoot, as far as it is told."""
    if isinstance(draft, ShootBuilt) and filled(draft.built) is None:
        return Preview(region=range_region(state, fighter))
    if isinstance(draft, Shoot) and not filled(draft.targets, ()):
        pieces = tuple([target.id for target in marks(state, fighter, draft.mode)])
        return Preview(pieces=pieces, region=range_region(state, fighter))
    refusal = refused(state, fighter, draft)
    if refusal is not None:
        return Preview(refusal=refusal)
    shown = preview_volley(state, attack_of(state, fighter, draft))
    if not isinstance(draft, Shoot) or draft.mode:
        return shown
    if len(draft.targets) >= fighter.warrior.arrows:
        return shown
    left = [target.id for target in marks(state, fighter, "")]
    pieces = tuple([number for number in left if number not in draft.targets])
    return replace(shown, pieces=pieces)


def preview_volley(state: KnightState, attack: Attack) -> Preview:
    """The chances of an allowed ranged attack, how far each target is, what it takes to hit it."""
    attacker = state.field.by_id[attack.attacker]
    notes: list[Text] = []
    for target in [state.field.by_id[number] for number in attack.targets]:
        length = -(-line(state, attacker, target).length // FINE)
        notes.append(text("shot-note-range", name=target.name, length=Distance(length)))
        if attack.heals or attack.kind != "ranged" or target.side == attacker.side:
            continue
        if attacker.click.attack_type == "bow" and needs_precision(state, attacker, target):
            notes.append(text("shot-note-precision", name=target.name))
    return replace(preview_attack(state, attack), notes=tuple(notes))


def range_region(state: KnightState, fighter: Fighter) -> Region:
    """The part of the table within range and front arc of a warrior, whatever stands in it."""
    far = range_of(state, fighter) * INCH
    x, y, facing, half = fighter.pose.x, fighter.pose.y, fighter.pose.facing, fighter.arc
    turns = [*range(-half, half, ROUND), half]
    points = [moved(x, y, facing + turn, far) for turn in turns]
    if half < TURN // 2:
        points.append((x, y))
    return Region(outlines=(Outline(tuple(points)),), level=fighter.pose.level, meaning="range")
