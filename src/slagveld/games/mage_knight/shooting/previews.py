"""What a half-told shot would do: whom it may be aimed at, and its chances."""

from typing import Any

from slagveld.kernel.decision import Odds, Partial, Preview
from slagveld.kernel.fields import Region
from slagveld.kernel.modifiers import Tally
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE, ONE, TURN, cosine, sine
from slagveld.texts import Distance, Text

from ..attack.damage_value import damage_tally
from ..attack.declaration import Attack
from ..core.book import INCH, text
from ..core.fighter import Fighter
from ..core.state import MageKnightState
from ..core.values import range_of
from ..odds.attacks import both_tallies, odds_of
from ..sight.lines import line
from ..sight.targets import needs_precision
from .shooters import Burst, CloseRange, Shoot, ShootBuilt, ShotAction, attack_of, marks, refused

ROUND = 50
"""Tenths of a degree between the points of a drawn arc."""


def preview_shot(state: MageKnightState, fighter: Fighter, partial: Partial) -> Preview:
    """A shot of a warrior that can shoot, as far as it is told."""
    action = _read(fighter, partial)
    if action is None:
        return Preview(region=range_region(state, fighter))
    if isinstance(action, Shoot) and not action.targets:
        pieces = tuple([target.id for target in marks(state, fighter, action.mode)])
        return Preview(pieces=pieces, region=range_region(state, fighter))
    refusal = refused(state, fighter, action)
    if refusal is not None:
        return Preview(refusal=refusal)
    shown = preview_attack(state, attack_of(state, fighter, action))
    if not isinstance(action, Shoot) or action.mode:
        return shown
    if len(action.targets) >= fighter.warrior.arrows:
        return shown
    left = [target.id for target in marks(state, fighter, "")]
    pieces = tuple([number for number in left if number not in action.targets])
    return Preview(odds=shown.odds, tallies=shown.tallies, notes=shown.notes, pieces=pieces)


def _read(fighter: Fighter, partial: Partial) -> ShotAction | None:
    """What a half-filled form says so far; None: nothing that could be judged."""
    values = partial.values
    close = _close_range(values.get("close_range"))
    if partial.action == "Burst":
        return Burst(fighter.id)
    if partial.action == "ShootBuilt":
        built = values.get("built")
        return ShootBuilt(fighter.id, built, close) if isinstance(built, int) else None
    mode = values.get("mode")
    raw: Any = values.get("targets")
    targets = raw if isinstance(raw, list | tuple) else ()
    return Shoot(
        fighter.id,
        tuple([number for number in targets if isinstance(number, int)]),
        mode if isinstance(mode, str) else "",
        close,
    )


def _close_range(value: object) -> CloseRange:
    if value == "attack":
        return "attack"
    return "damage" if value == "damage" else ""


def preview_attack(state: MageKnightState, attack: Attack) -> Preview:
    """The chances of an allowed attack against each that it strikes, and what they come from."""
    targets = _aims(state, attack)
    odds: list[Odds] = [odds_of(state, attack, target) for target in targets]
    tallies: list[Tally] = []
    for target in targets[:1]:
        tallies.extend(both_tallies(state, attack, target))
        tallies.append(damage_tally(state, attack, target))
    return Preview(
        odds=tuple(odds), tallies=tuple(tallies), notes=tuple(_notes(state, attack, targets))
    )


def _aims(state: MageKnightState, attack: Attack) -> list[Fighter | Terrain]:
    if attack.built:
        return [piece for piece in state.field.table.terrain if piece.id == attack.built]
    return [state.field.by_id[number] for number in attack.targets]


def _notes(state: MageKnightState, attack: Attack, targets: list[Fighter | Terrain]) -> list[Text]:
    """How far each target is, and what it takes to hit it."""
    attacker = state.field.by_id[attack.attacker]
    notes: list[Text] = []
    for target in targets:
        if not isinstance(target, Fighter):
            continue
        length = -(-line(state, attacker, target).length // FINE)
        notes.append(text("shot-note-range", name=target.name, length=Distance(length)))
        if attack.heals or attack.kind != "ranged" or target.side == attacker.side:
            continue
        if attacker.click.attack_type == "bow" and needs_precision(state, attacker, target):
            notes.append(text("shot-note-precision", name=target.name))
    return notes


def range_region(state: MageKnightState, fighter: Fighter) -> Region:
    """The part of the table within range and front arc of a warrior, whatever stands in it."""
    far = range_of(state, fighter) * INCH
    x, y, facing, half = fighter.pose.x, fighter.pose.y, fighter.pose.facing, fighter.arc
    turns = [*range(-half, half, ROUND), half]
    points = [_at(x, y, far, (facing + turn) % TURN) for turn in turns]
    if half < TURN // 2:
        points.append((x, y))
    return Region(outlines=(Outline(tuple(points)),), level=fighter.pose.level, meaning="range")


def _at(x: int, y: int, far: int, direction: int) -> tuple[int, int]:
    across, down = int(cosine(direction)), int(sine(direction))
    return x + round(far * across / ONE), y + round(far * down / ONE)
