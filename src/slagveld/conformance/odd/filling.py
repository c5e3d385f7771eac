"""Values for the fields of a form, at random and with a liking for extremes, as plain JSON."""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel import fields as kinds
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, Field, Region
from slagveld.table.layout import Layout
from slagveld.table.shapes import Pose

FULL_CIRCLE = 3600
NEAR = 400
"""How far from a base a place near it may lie, in units: a hand's breadth of the table."""
WORDS = ("", "x", "Ÿgor the Odd", "-" * 60)


class Filler:
    """Thinks of a value for any field; where things stand it reads from the table."""

    def __init__(self, layout: Layout | None, rng: Rng) -> None:
        self._layout = layout
        self._rng = rng

    def value(self, field: Field, wanted: Any, chosen: dict[str, Any]) -> Any:
        """A value for a field; `wanted` is its type, `chosen` what the form holds already.

        None: this field is not one to be filled by lot.
        """
        rng = self._rng
        match field:
            case kinds.PieceField():
                return _one(field.allowed, rng)
            case kinds.PiecesField():
                return self.several(field.allowed, field.least, field.most)
            case kinds.SpotField():
                return self.place(wanted, field.region, chosen.get(field.of, field.piece))
            case kinds.PathField():
                return self.path(field, chosen.get(field.of, field.piece))
            case kinds.LegsField():
                return [self._leg(field) for _ in range(rng.randint(1, 3))]
            case kinds.PlacementsField():
                return self.placements(field)
            case kinds.FacingField():
                return self._facing(field)
            case kinds.SplitField():
                return self.split(field)
            case kinds.PairingField():
                return self.pairing(field)
            case kinds.OrderField():
                return self._shuffled([item.key for item in field.items])
            case kinds.ChoiceField():
                return self._choice(field, chosen)
            case kinds.ChoicesField():
                keys = [choice.key for choice in field.choices]
                return self.several(keys, field.least, field.most)
            case kinds.NumberField():
                return self.number(field.least, field.most)
            case kinds.SwitchField():
                return rng.random() < 0.5
            case kinds.WordsField():
                return WORDS[rng.randrange(len(WORDS))][: field.most]
            case _:
                return None

    def several(self, allowed: Sequence[Any], least: int, most: int) -> list[Any]:
        """Some of these, in any order: gladly all, gladly as few as may be."""
        top = min(most, len(allowed))
        low = min(least, top)
        lot = self._rng.random()
        if lot < 0.35:
            count = top
        elif lot < 0.5:
            count = low
        else:
            count = self._rng.randint(low, min(top, low + 4))
        return self._shuffled(list(allowed))[:count]

    def number(self, least: int, most: int) -> int:
        """A number between two, one of the ends as often as not."""
        lot = self._rng.random()
        if lot < 0.25:
            return least
        return most if lot < 0.5 else self._rng.randint(least, most)

    # Places

    def spot(self, region: Region | None, piece: Any) -> tuple[int, int, int]:
        """A place: in the region, near the piece, near any base, or anywhere."""
        rng = self._rng
        if region is not None and region.outlines and rng.random() < 0.8:
            points = region.outlines[rng.randrange(len(region.outlines))].points
            xs, ys = [x for x, _ in points], [y for _, y in points]
            return (self.number(min(xs), max(xs)), self.number(min(ys), max(ys)), region.level)
        layout = self._layout
        if layout is None:
            return (rng.randint(0, 10_000), rng.randint(0, 10_000), 0)
        near = None
        if isinstance(piece, int) and layout.has(piece) and rng.random() < 0.6:
            near = layout.stored(piece).pose
        elif layout.bases and rng.random() < 0.8:
            near = layout.bases[rng.randrange(len(layout.bases))].pose
        if near is None:
            return (self.number(0, layout.width), self.number(0, layout.height), 0)
        away = NEAR * rng.choice((1, 1, 2, 4))
        return (near.x + rng.randint(-away, away), near.y + rng.randint(-away, away), near.level)

    def place(self, wanted: Any, region: Region | None, piece: Any) -> Any:
        """A place as the action takes it: a spot, or a pose where it takes one."""
        x, y, level = self.spot(region, piece)
        pose = {"x": x, "y": y, "facing": self._direction(), "level": level}
        try:
            msgspec.convert(pose, wanted)
        except msgspec.ValidationError:
            return [x, y, level]
        return pose

    def path(self, field: kinds.PathField, piece: Any) -> list[list[int]]:
        """A way of one, two or three places."""
        rng = self._rng
        if field.proposed and rng.random() < 0.5:
            return [[spot.x, spot.y, spot.level] for spot in field.proposed]
        count = rng.choice((1, 1, 1, 2, 3))
        return [list(self.spot(field.region, piece)) for _ in range(count)]

    def placements(self, field: kinds.PlacementsField) -> list[dict[str, Any]]:
        """Places for some of the pieces, close together or scattered."""
        rng = self._rng
        numbers = [*field.pieces, *[spare.number for spare in field.spares]]
        least = len(numbers) if field.all else 1
        chosen = self.several(numbers, least, len(numbers))
        x, y, level = self.spot(field.region, chosen[0] if chosen else None)
        facing = self._direction()
        found: list[dict[str, Any]] = []
        for place, piece in enumerate(chosen):
            if rng.random() < 0.2:
                x, y, level = self.spot(field.region, piece)
            else:
                x, y = x + rng.choice((0, 200, 300)) * bool(place), y + rng.choice((0, 0, 300))
            pose = {"x": x, "y": y, "facing": facing, "level": level}
            path = [[x, y, level]] if field.paths else []
            found.append({"piece": piece, "pose": pose, "path": path})
        return found

    def _direction(self) -> int:
        return self._rng.choice((0, 900, 1800, 2700, self._rng.randrange(FULL_CIRCLE)))

    def _facing(self, field: kinds.FacingField) -> int:
        if not field.intervals or self._rng.random() < 0.1:
            return self._direction()
        first, last = field.intervals[self._rng.randrange(len(field.intervals))]
        width = (last - first) % FULL_CIRCLE
        return (first + self.number(0, width)) % FULL_CIRCLE

    def _leg(self, field: kinds.LegsField) -> dict[str, Any]:
        kind = field.kinds[self._rng.randrange(len(field.kinds))]
        most = 1800 if kind == "turn" else field.limit or 2000
        return {"kind": kind, "amount": self.number(0, most)}

    # What is divided, paired, chosen

    def split(self, field: kinds.SplitField) -> list[dict[str, Any]]:
        """A pool divided by lot: all to one, or to each some."""
        columns = [choice.key for choice in field.columns]
        if not columns:
            return []
        rows = [choice.key for choice in field.rows] or [""]
        totals = field.row_totals or (field.total or 0,) * len(rows)
        shares: dict[tuple[str, str], int] = {}
        for row, total in zip(rows, totals, strict=False):
            left = total if field.exact else self.number(0, total)
            while left > 0:
                column = columns[self._rng.randrange(len(columns))]
                part = left if self._rng.random() < 0.4 else 1
                shares[row, column] = shares.get((row, column), 0) + part
                left -= part
        return [
            {"column": column, "amount": amount, "row": row}
            for (row, column), amount in shares.items()
        ]

    def pairing(self, field: kinds.PairingField) -> list[dict[str, Any]]:
        """Each to one by lot: all to the same, or everybody to another."""
        rng = self._rng
        right = [choice.key for choice in field.right]
        if not right:
            return []
        same = right[rng.randrange(len(right))] if rng.random() < 0.3 else None
        return [
            {
                "left": choice.key,
                "right": same or right[rng.randrange(len(right))],
                "flag": field.flag is not None and rng.random() < 0.5,
                "number": rng.randint(0, 3) if field.number is not None else 0,
            }
            for choice in field.left
            if rng.random() < 0.95
        ]

    def _choice(self, field: kinds.ChoiceField, chosen: dict[str, Any]) -> Any:
        piece = chosen.get(field.of) if field.of else None
        open_ones = [c for c in field.choices if not c.refusal and _belongs(c, piece)]
        keys = [choice.key for choice in open_ones or field.choices]
        if not keys:
            return None
        key = keys[self._rng.randrange(len(keys))]
        return int(key) if field.numeric else key

    def _shuffled(self, items: list[Any]) -> list[Any]:
        self._rng.shuffle(items)
        return items


def near_pose(pose: Pose, rng: Rng) -> dict[str, Any]:
    """A pose a little beside another, as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(pose)
    return {**plain, "x": pose.x + rng.randint(-NEAR, NEAR), "y": pose.y + rng.randint(-NEAR, NEAR)}


def _belongs(choice: Choice, piece: Any) -> bool:
    return choice.of is None or piece is None or choice.of == piece


def _one(allowed: Sequence[Any], rng: Rng) -> Any:
    return allowed[rng.randrange(len(allowed))] if allowed else None
