"""Scenery: who stands in which piece of terrain, who is at it, and built terrain under attack.

Whether a warrior stands in a piece is asked of the centre of its base (MK-TERRAIN-3); the outline
itself is not inside. A soaring warrior is in no terrain and touches none.
"""

from slagveld.kernel.event import Changed, Removed
from slagveld.record import replace
from slagveld.table.body import Body
from slagveld.table.inside import place_in_area
from slagveld.table.layout import Layout
from slagveld.table.measure import area_gap
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.book import text
from ..core.cards import Built
from ..core.fighter import SLACK, Fighter
from ..core.state import Battle, KnightState
from ..core.terrain_kinds import kind_of


def at(table: Layout, x: int, y: int) -> list[Terrain]:
    """The pieces under a place (units), in order; their outline is the border (MK-HINDER-1)."""
    return _under(table, x * FINE, y * FINE)


def _under(table: Layout, x: int, y: int) -> list[Terrain]:
    return [piece for piece in table.terrain if place_in_area(x, y, piece.area) > 0]


def _below(state: KnightState, fighter: Fighter) -> list[Terrain]:
    table = state.field.table
    if not table.terrain or fighter.soaring:
        return []
    body = fighter.body
    return _under(table, body.x, body.y)


def in_water(state: KnightState, fighter: Fighter) -> bool:
    """Whether a warrior's centre is in water (MK-WAVE-2)."""
    return any(kind_of(piece).water for piece in _below(state, fighter))


def occupies(state: KnightState, fighter: Fighter) -> Terrain | None:
    """The built piece that a warrior occupies; only one with a dot can be (MK-BUILT-10)."""
    for piece in _below(state, fighter):
        card = kind_of(piece).built
        if card is not None and card.dot:
            return piece
    return None


def dot_of(piece: Terrain) -> tuple[int, int]:
    """The centre dot of a built piece, in units: its middle."""
    points = piece.outline.points
    count = len(points)
    x, y = sum([point[0] for point in points]), sum([point[1] for point in points])
    return (2 * x + count) // (2 * count), (2 * y + count) // (2 * count)


def touches_piece(state: KnightState, fighter: Fighter, piece: Terrain) -> bool:
    """Whether a warrior's base touches a piece of terrain, or lies in it (MK-CONTACT-2)."""
    if fighter.soaring or piece not in state.field.table.terrain:
        return False
    return bool(area_gap(fighter.body, piece.area) <= SLACK)


def touches_spot(fighter: Fighter, x: int, y: int, diameter: int) -> bool:
    """Whether a base touches or overlaps something round on the ground, of units (MK-CONTACT-2)."""
    return not fighter.soaring and meets_spot(fighter.body, x, y, diameter)


def meets_spot(body: Body, x: int, y: int, diameter: int) -> bool:
    """The same for a base at any level (MK-SOAR-5)."""
    dx, dy = body.x - x * FINE, body.y - y * FINE
    far = body.reach + diameter * FINE // 2 + SLACK
    return dx * dx + dy * dy <= far * far


def covers(fighter: Fighter, x: int, y: int, diameter: int) -> bool:
    """Whether a base lies over the whole of something round on the ground (MK-OBJ-7)."""
    body = fighter.body
    spare = body.reach - diameter * FINE // 2
    if fighter.soaring or spare < 0:
        return False
    dx, dy = body.x - x * FINE, body.y - y * FINE
    return dx * dx + dy * dy <= spare * spare


def built_piece(state: KnightState, number: int) -> tuple[Terrain, Built] | None:
    """A piece of built terrain on the battlefield with its card; None for anything else."""
    for piece in state.field.table.terrain:
        if piece.id == number:
            card = kind_of(piece).built
            return None if card is None else (piece, card)
    return None


def battered(state: KnightState, number: int) -> int:
    """The damage that a piece has taken in this turn."""
    return next((amount for piece, amount in state.battered if piece == number), 0)


def batter(play: Battle, number: int, amount: int, seat: int) -> None:
    """Damage to a piece of built terrain; enough of it in one turn destroys the piece."""
    found = built_piece(play.state, number)
    if found is None or amount <= 0:
        return
    card, before, rule = found[1], battered(play.state, number), "MK-BUILT-16"
    after = before + amount
    others = tuple([pair for pair in play.state.battered if pair[0] != number])
    play.replace(battered=tuple(sorted([*others, (number, after)])))
    what = text("built-damage", piece=card.name, structure=card.structure)
    play.tell(Changed, seat=seat, piece=number, what=what, old=before, new=after, rule=rule)
    if after < card.structure:
        return
    # Whoever was in it stands where it stood, on clear ground (MK-BUILT-21).
    table = play.state.field.table
    terrain = tuple([piece for piece in table.terrain if piece.id != number])
    cleared, cause = replace(table, terrain=terrain), text("built-destroyed")
    play.replace(field=play.state.field.on(cleared), battered=others)
    play.tell(Removed, piece=number, name=card.name, cause=cause, rule=rule)
