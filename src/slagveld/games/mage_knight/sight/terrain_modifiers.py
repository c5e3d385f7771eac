"""Terrain modifiers of a target's defense: hindering terrain, height, water, fortification."""

from slagveld.kernel.modifiers import Item

from ..core.ability_vocabulary import Kind, Modifies
from ..core.base_contact import touches_piece
from ..core.book import text
from ..core.fighter import Fighter
from ..core.state import KnightState
from ..terrain.standing_room import in_water
from .line_of_fire import Line, excused, firing_ground, standing_in

HINDERING = 1
HEIGHT = 1
WAVE = 2
"""Defense of a wave warrior in water (MK-WAVE-2)."""


def terrain_items(
    state: KnightState, attacker: Fighter, target: Fighter, kind: Kind, line: Line | None
) -> list[Item]:
    """What terrain adds to the defense of a target; height and hindering terrain add up.

    So MK-HEIGHT-2 and its example say (MK-HEIGHT-EX1). What hinders a line it knows itself
    (MK-HINDER-10, MK-HINDER-11, MK-ELOF-5, MK-ELOF-6). Without a line (close combat, bystanders of
    a spreading attack) only what depends on none: the height, the water and the piece in which the
    target stands. A line that goes through everything leaves the water alone.
    """
    items: list[Item] = []
    if line is None or not line.through:
        hindered = _stands_hindered(state, attacker, target) if line is None else line.hindering
        # Once, however many pieces there are; never in close combat (MK-HINDER-8, MK-HINDER-9).
        if hindered and kind != "close":
            items.append(Item(HINDERING, text("shot-cover-hindering"), "MK-HINDER-8"))
        items += _height(state, attacker, target)
        crossed = line.crossed if line is not None and kind == "ranged" else ()
        items += _fortification(state, attacker, target, crossed)
    return [*items, *_water(state, target, kind)]


def _stands_hindered(state: KnightState, attacker: Fighter, target: Fighter) -> bool:
    """Whether the piece in which a bystander stands hinders an attack from where it comes."""
    stands = standing_in(state, target)
    high = any(piece.elevated for piece in stands)
    if not high and (attacker.soaring or _is_raised(state, attacker)):
        return False
    hinders = [piece for piece in stands if piece.hindering and piece.elevated == high]
    return not all(excused(state, attacker, piece) for piece in hinders)


def _is_raised(state: KnightState, fighter: Fighter) -> bool:
    return any(piece.elevated for piece in standing_in(state, fighter))


def _height(state: KnightState, attacker: Fighter, target: Fighter) -> list[Item]:
    """Always for one that soars; on elevated terrain against attackers below (MK-HEIGHT-1)."""
    if target.soaring:
        return [Item(HEIGHT, text("shot-cover-soaring"), "MK-SOAR-7")]
    if attacker.soaring or _is_raised(state, attacker):
        return []
    high = [piece for piece in standing_in(state, target) if piece.elevated]
    if all(excused(state, attacker, piece) for piece in high):
        return []
    return [Item(HEIGHT, text("shot-cover-height"), "MK-HEIGHT-1")]


def _fortification(
    state: KnightState, attacker: Fighter, target: Fighter, crossed: tuple[int, ...]
) -> list[Item]:
    """Inside a built piece, or touching one that the line of fire crosses (MK-BUILT-13).

    Not against an attacker who touches it too (MK-BUILT-14).
    """
    items: list[Item] = []
    for piece in firing_ground(state.field.table):
        if piece.built is None or not piece.built.fortification:
            continue
        sheltered = piece in standing_in(state, target)
        if piece.number in crossed:
            sheltered = sheltered or touches_piece(state, target, piece.terrain)
        if sheltered and not excused(state, attacker, piece):
            reason = text("shot-cover-fortification", piece=piece.built.name)
            items.append(Item(piece.built.fortification, reason, "MK-BUILT-13"))
    return items


def _water(state: KnightState, target: Fighter, kind: str) -> list[Item]:
    """A wave warrior against every attack, Aquatic at range; not both."""
    if not state.field.table.terrain or not target.free:
        return []
    wave = target.speed_type == "wave"
    # A running warrior cannot use Aquatic, which is a speed ability (MK-RUN-4).
    idle = wave or target.id in state.running
    swims = [] if idle else [row for row in target.powers.all(Modifies) if row[1].water]
    if not (wave or swims) or not in_water(state, target):
        return []
    if wave:
        return [Item(WAVE, text("shot-cover-wave"), "MK-WAVE-2")]
    return [
        Item(effect.amount, text("shot-cover-ability", ability=ability.name), ability.rule)
        for ability, effect in swims
        if effect.against == kind
    ]
