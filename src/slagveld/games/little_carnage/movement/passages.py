"""The legs of a way with what they meet."""

from itertools import pairwise
from typing import Any

from slagveld.kernel.rulebook import Refusal
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.book import refuse
from ..terrain.ditches import Line
from ..terrain.scenery import kind_of
from ..ways.footing import Leg, Mover, enemy_met, is_over, passing_refusal, pieces_met
from ..ways.legs import TOLL, Manner, manner_of


class Passage:
    """The legs of a way with what they meet, asked once for each facing that differs."""

    __slots__ = ("_mover", "legs", "refusal")

    def __init__(self, mover: Mover, spots: list[tuple[int, int]]) -> None:
        self._mover = mover
        fine = [(x * FINE, y * FINE) for x, y in spots]
        lines = [(*one, *two) for one, two in pairwise(fine)]
        self.legs = [self._leg(line, n == 0) for n, line in enumerate(lines)]
        self.refusal: Refusal | None = None
        """Why the leg that was looked at first could not be gone."""

    def _leg(self, line: Line, first: bool) -> Leg:
        """A leg of a stand; many ways begin alike, so it is remembered with the field."""
        mover, stand = self._mover, self._mover.stand
        key = ("leg", stand.id, stand.pose, line, mover.through, mover.flying, first)
        return mover.state.field.known(key, Leg, mover, line)

    def crossed(self, index: int, facing: int) -> list[Terrain] | None:
        """The low obstacles met on a leg while looking so; None if the leg is barred."""
        leg = self.legs[index]
        if not (leg.enemies or leg.pieces):
            return []
        width, depth = self._mover.stand.sides
        look = facing % (900 if width == depth else 1800)
        known = leg.looks.get(look)
        if known is None:
            known = leg.looks[look] = self._looked(leg, facing)
        if not isinstance(known, Refusal):
            return known
        if self.refusal is None:
            self.refusal = known
        return None

    def _looked(self, leg: Leg, facing: int) -> list[Terrain] | Refusal:
        mover = self._mover
        swept = leg.swept(mover.stand, facing)
        enemy = enemy_met(leg, swept)
        if enemy is not None:
            other = mover.state.regiment_of(enemy).name
            return refuse("LC-1.9-8", "refusal-way-enemy", name=mover.name, other=other)
        found = pieces_met(leg, swept)
        for piece in found:
            if (refusal := passing_refusal(mover, leg, piece)) is not None:
                return refusal
        return [piece for piece in found if kind_of(piece).passage == "low"]

    def tolled(self, index: int, facing: int) -> tuple[int, ...] | None:
        """The low obstacles to be paid for on a leg; None if it is barred.

        One that the base is over when the leg begins was paid for on the leg before.
        """
        found = self.crossed(index, facing)
        if not found:
            return None if found is None else ()
        leg = self.legs[index]
        x, y = leg.line[:2]
        here = (x, y, x, y)
        return tuple([p.id for p in found if index == 0 or not is_over(p.area, here, leg.round)])

    def sure_tolls(self, index: int, tolls: tuple[int, ...]) -> int:
        """How many of these low obstacles are met on a leg whichever way one looks."""
        leg = self.legs[index]
        rows = zip(leg.pieces, leg.piece_gaps, strict=True)
        return sum([apart < leg.round for piece, apart in rows if piece.id in tolls])

    def gone(self, index: int, facing: int) -> tuple[Manner, tuple[int, ...]] | None:
        """How a leg is gone while looking so, and what is paid for; None if it is barred."""
        leg = self.legs[index]
        known: tuple[Manner, tuple[int, ...]] | None = leg.ways.get(facing)
        if known is None:
            tolls = self.tolled(index, facing)
            if tolls is not None:
                known = leg.ways[facing] = (manner_of(leg, facing), tolls)
        return known

    def priced(self, index: int, facing: int) -> tuple[float, int] | None:
        """What a leg costs while looking so, and its tolls; None if it is barred."""
        gone = self.gone(index, facing)
        return None if gone is None else (gone[0].cost, TOLL * len(gone[1]))

    @property
    def traces(self) -> dict[Any, Any]:
        """What is remembered of the field that it lies in."""
        return self._mover.state.field.traces

    @property
    def open(self) -> bool:
        """Whether nothing is near any leg."""
        return not any(leg.enemies or leg.pieces for leg in self.legs)

    def barred(self) -> bool:
        """Whether some leg cannot be gone whichever way one looks: its very middle is barred."""
        return any(self._is_barred(leg) for leg in self.legs)

    def _is_barred(self, leg: Leg) -> bool:
        if enemy_met(leg, None) is not None:
            return True
        met = pieces_met(leg, None)
        return any(passing_refusal(self._mover, leg, piece) is not None for piece in met)
