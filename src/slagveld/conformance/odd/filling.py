"""Values for the fields of a form, at random and with a liking for extremes, as plain JSON."""

from collections.abc import Sequence
from typing import Any

from slagveld.conformance.odd.places import Places, extreme
from slagveld.kernel import fields as kinds
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, Field
from slagveld.table.layout import Layout

WORDS = ("", "x", "Ÿgor the Odd", "-" * 60)


class Filler:
    """Thinks of a value for any field; where things stand it reads from the table."""

    def __init__(self, layout: Layout | None, rng: Rng) -> None:
        self._places = Places(layout, rng)
        self._rng = rng

    def value(self, field: Field, wanted: Any, chosen: dict[str, Any]) -> Any:
        """A value for a field; `wanted` is its type, `chosen` what the form holds already.

        None: this field is not one to be filled by lot.
        """
        match field:
            case kinds.SpotField():
                return self._places.place(wanted, field.region, chosen.get(field.of, field.piece))
            case kinds.PathField():
                return self._places.path(field, chosen.get(field.of, field.piece))
            case kinds.LegsField():
                return self._places.legs(field)
            case kinds.PlacementsField():
                numbers = [*field.pieces, *[spare.number for spare in field.spares]]
                least = len(numbers) if field.all else 1
                return self._places.placements(field, self.several(numbers, least, len(numbers)))
            case kinds.FacingField():
                return self._places.facing(field)
            case kinds.ChoiceField():
                return self._choice(field, chosen)
            case _:
                return self._counted(field)

    def _counted(self, field: Field) -> Any:
        """A value of a field that neither has a place nor looks at other fields."""
        match field:
            case kinds.PieceField():
                return _one(field.allowed, self._rng)
            case kinds.PiecesField():
                return self.several(field.allowed, field.least, field.most)
            case kinds.SplitField():
                return self.split(field)
            case kinds.PairingField():
                return self.pairing(field)
            case kinds.OrderField():
                return self._shuffled([item.key for item in field.items])
            case kinds.ChoicesField():
                keys = [choice.key for choice in field.choices]
                return self.several(keys, field.least, field.most)
            case kinds.NumberField():
                return extreme(self._rng, field.least, field.most)
            case kinds.SwitchField():
                return self._rng.random() < 0.5
            case kinds.WordsField():
                return WORDS[self._rng.randrange(len(WORDS))][: field.most]
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
            left = total if field.exact else extreme(self._rng, 0, total)
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


def _belongs(choice: Choice, piece: Any) -> bool:
    return choice.of is None or piece is None or choice.of == piece


def _one(allowed: Sequence[Any], rng: Rng) -> Any:
    return allowed[rng.randrange(len(allowed))] if allowed else None
