"""What a line of fire meets on its way: bases and terrain, by levels and heights (MK-LOF-*)."""

from collections.abc import Collection
from math import sqrt
from typing import NamedTuple

from slagveld.kept import beside, beside_last
from slagveld.kernel.rulebook import Refusal
from slagveld.table.body import Area, Body
from slagveld.table.front_arcs import arc_meets
from slagveld.table.inside import (
    CROSSING,
    body_in_area,
    passes_through,
    place_in_area,
    stretches_inside,
)
from slagveld.table.layout import Layout
from slagveld.table.measure import distance
from slagveld.table.sight import first_in_way
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.ability_vocabulary import Hides
from ..core.base_contact import touches_piece
from ..core.book import refuse
from ..core.field import Field
from ..core.fighter import Fighter
from ..core.items_and_domains import Built
from ..core.state import KnightState
from ..core.terrain_kinds import kind_of
from ..terrain.built_terrain import dot_of, occupies

_NOTHING = 1e-6
"""Fine units that a line may be inside a piece without being in it: rounding."""


class Piece(NamedTuple):
    """A piece of terrain as lines of fire meet it."""

    number: int
    terrain: Terrain
    area: Area
    hindering: bool
    blocking: bool
    elevated: bool
    built: Built | None


@beside
def firing_ground(table: Layout) -> tuple[Piece, ...]:
    """The pieces that can do anything to a line of fire, in the order of the table."""
    found: list[Piece] = []
    for terrain in table.terrain:
        kind = kind_of(terrain)
        if kind.fire != "clear" or kind.elevated or kind.built is not None:
            fire = kind.fire == "hindering", kind.fire == "blocking"
            row = Piece(terrain.id, terrain, terrain.area, *fire, kind.elevated, kind.built)
            found.append(row)
    return tuple(found)


@beside
def occupied_reach(table: Layout) -> int:
    """How far an occupant of a built piece may be from its dot at most, in fine units.

    0 where no piece has a dot: lines of fire then all go to the centres of warriors.
    """
    areas = [piece.area for piece in firing_ground(table) if piece.built and piece.built.dot]
    return max([area.high_x - area.low_x + area.high_y - area.low_y for area in areas], default=0)


def standing_in(state: KnightState, fighter: Fighter) -> tuple[Piece, ...]:
    """The pieces in which a warrior stands with its centre, not on an outline; none soaring."""
    table = state.field.table
    return () if fighter.soaring or not firing_ground(table) else _stood(fighter, table)


@beside_last
def _stood(fighter: Fighter, table: Layout) -> tuple[Piece, ...]:
    x, y = int(fighter.body.x), int(fighter.body.y)
    return tuple([p for p in firing_ground(table) if place_in_area(x, y, p.area) > 0])


def excused(state: KnightState, shooter: Fighter, piece: Piece) -> bool:
    """Whether its modifiers do not count: in contact, or for a Titan (MK-BUILT-14, MK-BUILT-20)."""
    if piece.built is None:
        return False
    return is_titan(shooter) or touches_piece(state, shooter, piece.terrain)


def is_titan(fighter: Fighter) -> bool:
    """Whether built terrain is nothing to its lines of fire: it has several dials (MK-GAP-13)."""
    return fighter.warrior.dials > 1


class Line(NamedTuple):
    """A line of fire and what lies on it; front arc and range are not judged here."""

    length: int
    """In fine units, rounded up."""
    refusal: Refusal | None = None
    """What blocks it: bases, terrain, Stealth; None: it is clear."""
    hindering: bool = False
    """Hindering terrain on it, or at its ends, modifies the defense (MK-HINDER-8)."""
    veiled: bool = False
    """Hindering terrain has an effect on it: whoever has Stealth is hidden by it."""
    crossed: tuple[int, ...] = ()
    """The pieces of built terrain that it crosses."""
    through: bool = False
    """Nothing blocks it and no terrain modifies it (Magic Blast)."""


class End(NamedTuple):
    """Where a line ends, in fine units, and what is there."""

    x: int
    y: int
    soaring: bool = False
    stands: tuple[Piece, ...] = ()
    """The pieces in which the target stands."""
    number: int = 0
    """The warrior that is aimed at; 0: none."""
    built: int = 0
    """The piece of built terrain that is aimed at; it is not in its own way."""


def end_at(state: KnightState, target: Fighter) -> End:
    """Its centre (a moved copy's too); of one that occupies built terrain the dot (MK-BUILT-11)."""
    x, y = int(target.body.x), int(target.body.y)
    stands = standing_in(state, target)
    if any(piece.built for piece in stands):
        home = occupies(state, target)
        if home is not None:
            dot = dot_of(home)
            x, y = dot[0] * FINE, dot[1] * FINE
    return End(x, y, target.soaring, stands, target.id)


def line(state: KnightState, attacker: Fighter, target: Fighter, *, through: bool = False) -> Line:
    """The line of fire from one warrior to another; both may be moved copies.

    `through`: nothing blocks it and no terrain counts (MK-CARD-magic-blast). Terrain that hinders
    blocks the line to one with Stealth (MK-CARD-stealth).
    """
    if through:
        end = end_at(state, target)
        body = attacker.body
        return Line(int(distance(body.x, body.y, end.x, end.y)), through=True)
    found = traced(state, attacker, target)
    if found.refusal is None and found.veiled and target.id not in state.running:
        hides = target.powers.one(Hides)
        if hides is not None:
            rule, name = hides[0].rule, hides[0].name
            refusal = refuse(rule, "refusal-shot-hidden", name=target.name, ability=name)
            return found._replace(refusal=refusal)
    return found


def traced(state: KnightState, attacker: Fighter, target: Fighter) -> Line:
    """What lies between two warriors; known for those that stand where the field has them."""
    field = state.field
    one, other = field.by_id.get(attacker.id), field.by_id.get(target.id)
    if one is None or other is None or one.pose != attacker.pose or other.pose != target.pose:
        return trace(state, attacker, end_at(state, target))
    key = (attacker.id, target.id)
    known = field.traces.get(key)
    if known is None:
        known = field.traces[key] = trace(state, attacker, end_at(state, target))
    found: Line = known
    return found


def trace(state: KnightState, shooter: Fighter, end: End) -> Line:
    """What a line from the centre of a warrior meets (MK-LOF-1, MK-MEASURE-1).

    Abilities of the two at its ends are not asked. The warrior may be a moved copy. Nothing is in
    the way to one that soars, and nothing hinders (MK-SOAR-10).
    """
    body = shooter.body
    length = int(distance(body.x, body.y, end.x, end.y))
    if end.soaring:
        return Line(length)
    if firing_ground(state.field.table):
        return _Way(state, shooter, end).traced(length)
    if shooter.soaring:
        return Line(length)
    return Line(length, _base_in_way(state, shooter, end, "MK-LOF-4", None))


class _Way:
    """One line to the ground, on a table with terrain that matters."""

    def __init__(self, state: KnightState, shooter: Fighter, end: End) -> None:
        self.state = state
        self.shooter = shooter
        self.end = end
        self.titan = is_titan(shooter)
        self.ground = self._counting(firing_ground(state.field.table))
        own = standing_in(state, shooter)
        self.stands = self._counting(own)
        x, y = shooter.body.x, shooter.body.y
        self.crossed = [p for p in self.ground if passes_through(x, y, end.x, end.y, p.area)]
        self.raised = [piece.number for piece in own if piece.elevated]
        self.raised_end = [piece.number for piece in end.stands if piece.elevated]
        self.high = shooter.soaring or bool(self.raised)
        self.high_end = bool(self.raised_end)
        self.shared = [number for number in self.raised if number in self.raised_end]

    def _counting(self, pieces: tuple[Piece, ...]) -> list[Piece]:
        """Without the piece aimed at, what is built for a Titan, and what one soars above.

        A part of the base above it is enough (MK-SOAR-11). The piece in which the target stands is
        there for it all the same.
        """
        shooter, end = self.shooter, self.end
        met = [piece for piece in pieces if self._meets(piece)]
        if not shooter.soaring:
            return met
        return [p for p in met if p in end.stands or body_in_area(shooter.body, p.area) < CROSSING]

    def _meets(self, piece: Piece) -> bool:
        return piece.number != self.end.built and not (self.titan and piece.built)

    def traced(self, length: int) -> Line:
        refusal = self._bases() or self._blocking()
        if refusal is not None:
            return Line(length, refusal)
        veils = [piece for piece in self._hindering() if not self._from_edge(piece)]
        hinders = any(not excused(self.state, self.shooter, piece) for piece in veils)
        crossed = tuple([piece.number for piece in self.crossed if piece.built])
        return Line(length, None, hinders, bool(veils), crossed)

    # What blocks

    def _bases(self) -> Refusal | None:
        """Bases at the height of the line (MK-LOF-4, MK-ELOF-2 to MK-ELOF-4)."""
        rule, among = "MK-LOF-4", None
        if self.high or self.high_end:
            both = self.high and self.high_end
            rule = "MK-ELOF-2" if self.shared else "MK-ELOF-3" if both else "MK-ELOF-4"
            among = self.shared or self._heights()
        return _base_in_way(self.state, self.shooter, self.end, rule, among)

    def _heights(self) -> list[int]:
        """The elevated pieces whose occupants are in the way.

        Also one that the shooter soars above: only its terrain is left out (MK-SOAR-11).
        """
        ground = firing_ground(self.state.field.table)
        return [piece.number for piece in ground if piece.elevated and self._meets(piece)]

    def _blocking(self) -> Refusal | None:
        for piece in self.crossed:
            rule = self._rule_against(piece)
            if rule and piece.built is not None:
                return refuse("MK-BUILT-12", "refusal-shot-built", name=piece.built.name)
            if rule and piece.blocking:
                return refuse(rule, "refusal-shot-blocking")
            if rule:
                return refuse(rule, "refusal-shot-elevated")
        return None

    def _rule_against(self, piece: Piece) -> str:
        """The rule by which a crossed piece blocks the line; empty: it does not."""
        foreign = piece.elevated and piece.number not in self.raised + self.raised_end
        if self.shared:
            return "MK-ELOF-2" if piece.elevated and piece.blocking else ""
        if self.high and self.high_end:
            return "MK-ELOF-3" if foreign else ""
        if self.high or self.high_end:
            return "MK-ELOF-4" if piece.blocking or foreign else ""
        return "MK-ELOF-1" if foreign else "MK-BLOCK-2" if piece.blocking else ""

    # What hinders

    def _hindering(self) -> list[Piece]:
        """The hindering pieces with an effect: those of the height of the line.

        Where only one end is high, only those in which shooter or target stand (MK-ELOF-5,
        MK-ELOF-6). What the shooter stands in counts (MK-HINDER-11), but for `_from_edge`.
        """
        stood = [*self.stands, *self.end.stands]
        up = self.high or self.high_end
        one = self.high != self.high_end
        return [
            piece
            for piece in self.ground
            if piece.hindering
            and piece.elevated == up
            and (piece in stood or (not one and piece in self.crossed))
        ]

    def _from_edge(self, piece: Piece) -> bool:
        """Whether the shooter fires out of the piece it stands in, from its edge (MK-HINDER-10)."""
        shooter, end = self.shooter, self.end
        if piece not in self.stands or piece in end.stands:
            return False
        body = shooter.body
        if arc_meets(body, shooter.arc, piece.area):
            return False
        dx, dy = float(end.x - body.x), float(end.y - body.y)
        length = sqrt(dx * dx + dy * dy)
        inside = stretches_inside(body.x, body.y, end.x, end.y, piece.area)
        return all(leave * length <= float(body.reach) + _NOTHING for _, leave in inside)


def _base_in_way(
    state: KnightState, shooter: Fighter, end: End, rule: str, among: Collection[int] | None
) -> Refusal | None:
    """The base that blocks a line; `among`: only of warriors on one of these elevated pieces."""
    field = state.field
    body = shooter.body
    if among is None:
        crowd, bodies, places = _on_ground(field)
    else:
        crowd = [
            fighter
            for fighter in field.fighters
            if any(piece.number in among for piece in standing_in(state, fighter))
        ]
        bodies = [fighter.body for fighter in crowd]
        places = {fighter.id: place for place, fighter in enumerate(crowd)}
    ends = places.get(shooter.id, -1), places.get(end.number, -1)
    first = int(first_in_way(body.x, body.y, end.x, end.y, bodies, [], *ends))
    return None if first < 0 else refuse(rule, "refusal-shot-base", name=crowd[first].name)


@beside
def _on_ground(field: Field) -> tuple[list[Fighter], list[Body], dict[int, int]]:
    """Those who do not soar, their bases, and their places in these lists by id."""
    found = [fighter for fighter in field.fighters if not fighter.soaring]
    places = {fighter.id: place for place, fighter in enumerate(found)}
    return found, [fighter.body for fighter in found], places
