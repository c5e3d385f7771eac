"""Actions in words: what a person would call an answer, from its form and the scene."""

from collections.abc import Sequence
from functools import reduce
from itertools import pairwise
from math import hypot
from typing import Any

from slagveld.kernel import fields as kinds
from slagveld.kernel.decision import Form
from slagveld.kernel.fields import AnyField, Choice, Label
from slagveld.kernel.scene import Group, Piece, Scene
from slagveld.texts import Distance, Listing, Percent, Text, Value

MOST = 4
"""Pieces or choices that are named one by one; more are counted."""

Values = dict[str, Any]


def percent(chance: float) -> Percent:
    """A chance to win in whole percents: nothing that is still to be fought for is certain."""
    return Percent(10 * min(99, max(1, round(100 * chance))))


class Words:
    """Actions in words: the title of the form, and what is filled in."""

    def __init__(self, forms: Sequence[Form], scene: Scene) -> None:
        self._forms = forms
        self._led: dict[int, Piece | Group] = {group.id: group for group in scene.groups}
        self._led.update({piece.id: piece for piece in scene.pieces})

    def action(self, action: Values) -> Text:
        """What an action does."""
        form = self.form(action)
        if form is None:
            return Text("room-hint-unknown")
        parts = [self._part(field, action) for field in form.fields]
        named: list[Value] = [part for part in parts if part is not None]
        if not named:
            return form.title
        joined = reduce(
            lambda one, other: Text("room-hint-and", {"one": one, "other": other}), named
        )
        return Text("room-hint-does", {"title": form.title, "parts": joined})

    def gist(self, action: Values) -> Value:
        """Who acts, or else what is done: enough for somebody who wants to find the rest."""
        form = self.form(action)
        if form is None:
            return Text("room-hint-unknown")
        for field in form.fields:
            value = action.get(field.name)
            if isinstance(field, kinds.PieceField) and value is not None:
                return self._piece(value)
        return form.title

    def form(self, action: Values) -> Form | None:
        """The form that the action fills in; of several of one kind the one that it fits."""
        alike = [form for form in self._forms if form.action == action["type"]]
        fitting = (form for form in alike if all(_fits(field, action) for field in form.fields))
        return next(fitting, alike[0] if alike else None)

    def _part(self, field: AnyField, action: Values) -> Value | None:
        """What one field says; None for what goes without saying."""
        value = action.get(field.name)
        if value is None:
            return None
        match field:
            case kinds.PieceField():
                return self._piece(value)
            case kinds.PiecesField():
                return _listed([self._piece(piece) for piece in value])
            case kinds.PlacementsField():
                return _listed([self._placed(field, one["piece"]) for one in value])
            case kinds.PathField():
                return self._way(_piece_of(field, action), value)
            case kinds.ChoiceField():
                return _label(field.choices, value)
            case kinds.ChoicesField():
                return _listed([_label(field.choices, key) for key in value])
            case kinds.NumberField():
                return Text("room-hint-number", {"title": field.title, "number": value})
            case _:
                return None

    def _piece(self, piece: int) -> Label:
        found = self._led.get(piece)
        return f"#{piece}" if found is None else found.name

    def _placed(self, field: kinds.PlacementsField, piece: int) -> Label:
        """A piece to be placed; what lies beside the table has a number instead of an id."""
        spare = next((one for one in field.spares if one.number == piece), None)
        return self._piece(piece) if spare is None else spare.name

    def _way(self, piece: int | None, path: Sequence[Any]) -> Value | None:
        """How far a way goes."""
        found = None if piece is None else self._led.get(piece)
        if found is None or found.pose is None or not path:
            return None
        spots = [(found.pose.x, found.pose.y), *[(spot[0], spot[1]) for spot in path]]
        length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(spots))
        return Distance(round(length))


def _piece_of(field: kinds.PathField, action: Values) -> int | None:
    return action.get(field.of) if field.of else field.piece


def _fits(field: AnyField, action: Values) -> bool:
    value = action.get(field.name)
    if isinstance(field, kinds.PieceField) and value is not None:
        return value in field.allowed
    if isinstance(field, kinds.ChoiceField) and value is not None:
        return any(choice.key == str(value) for choice in field.choices)
    return True


def _label(choices: Sequence[Choice], key: Any) -> Label:
    return next((choice.label for choice in choices if choice.key == str(key)), str(key))


def _listed(values: Sequence[Value]) -> Value | None:
    if len(values) > MOST:
        return Text("room-hint-many", {"count": len(values)})
    return Listing(tuple(values)) if values else None
