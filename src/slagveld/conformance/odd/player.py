"""Who answers oddly: the rare kind, the long list, the extremes, forms filled by lot."""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.conformance.odd.filling import Filler
from slagveld.kernel.agenda import Question
from slagveld.kernel.codec import MalformedError
from slagveld.kernel.decision import Action, Form, Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import PiecesField
from slagveld.kernel.game import Game
from slagveld.kernel.preview import preview

MORE = 5
"""Pieces that are added to a list one by one."""
TRIES = 3
"""Forms that are filled before the menu is looked at."""


class OddPlayer:
    """Answers for every seat of one battle. What he likes is drawn once, from the battle's lot."""

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.taken: dict[str, int] = {}
        """How often each kind of action was taken in this battle."""
        self._likes: dict[str, float] = {}
        self._boldness = rng.choice((0.1, 0.3, 0.6))
        self._rarity = rng.choice((0.2, 0.3, 0.4))

    def answer(self, state: Any, question: Question, seat: int, menu: Sequence[Action]) -> Action:
        """An answer that is allowed: one of his own, one of the menu, or the one proposed."""
        lot = self.rng.random()
        action = None
        if lot < self._boldness:
            action = self._formed(state, question, seat, menu)
        elif lot < self._boldness + self._rarity:
            action = self._rarest(menu)
        if action is None:
            action = question.propose(state, seat, self.rng)
        name = type(action).__name__
        self.taken[name] = self.taken.get(name, 0) + 1
        return action

    def interruption(self, state: Any, seat: int) -> Action | None:
        """What the game lets a seat do at any time, if anything comes of it just now."""
        forms = self.game.standing_forms(state, seat)
        if not forms:
            return None
        form = forms[self.rng.randrange(len(forms))]
        types = self._types(form.action)
        filler = Filler(self.game.layout(state), self.rng)
        values: dict[str, Any] = {}
        for field in form.fields:
            value = filler.value(field, types[field.name], values)
            if value is not None:
                values[field.name] = value
        return self._allowed(state, seat, form.action, values)

    # From the menu

    def _weight(self, kind: str) -> float:
        like = self._likes.setdefault(kind, self.rng.random())
        return (1 + self.taken.get(kind, 0)) * like

    def _rarest(self, menu: Sequence[Action]) -> Action:
        kinds = {type(action).__name__: action for action in menu}
        rarest = min(kinds, key=lambda name: (self._weight(name), name))
        same = [action for action in menu if type(action).__name__ == rarest]
        lot = self.rng.random()
        if lot < 0.3:
            return max(same, key=_length)
        if lot < 0.5:
            return same[-1]
        return same[self.rng.randrange(len(same))]

    # By forms

    def _formed(
        self, state: Any, question: Question, seat: int, menu: Sequence[Action]
    ) -> Action | None:
        forms = question.ask(state).forms
        if not forms:
            return None
        filler = Filler(self.game.layout(state), self.rng)
        ordered = sorted(forms, key=lambda form: (self._weight(form.action), form.action))
        for _ in range(TRIES):
            lot = self.rng.random()
            form = ordered[0] if lot < 0.5 else ordered[self.rng.randrange(len(ordered))]
            like = [action for action in menu if type(action).__name__ == form.action]
            if like and self.rng.random() < 0.5:
                template = like[self.rng.randrange(len(like))]
                values = self._varied(state, seat, form, template, filler)
            else:
                values = self._filled(state, seat, form, filler)
            action = None if values is None else self._allowed(state, seat, form.action, values)
            if action is not None:
                return action
        return None

    def _varied(
        self, state: Any, seat: int, form: Form, template: Action, filler: Filler
    ) -> dict[str, Any] | None:
        """The values of an action of the menu, with one of them thought of anew."""
        values: dict[str, Any] = dict(self.game.codec.builtins(template))
        values.pop("type")
        if not form.fields:
            return values
        field = form.fields[self.rng.randrange(len(form.fields))]
        if isinstance(field, PiecesField):
            return self._grown(state, seat, form, field, values)
        value = filler.value(field, self._types(form.action)[field.name], values)
        if value is None:
            return values
        values[field.name] = value
        return self._snapped(state, seat, form.action, values, field.name)

    def _filled(self, state: Any, seat: int, form: Form, filler: Filler) -> dict[str, Any] | None:
        """Field after field by lot, each moved to where the preview would have it."""
        types = self._types(form.action)
        values: dict[str, Any] = {}
        for field in form.fields:
            if field.optional and self.rng.random() < 0.5:
                continue
            if field.name in values and self.rng.random() < 0.7:
                continue
            value = filler.value(field, types[field.name], values)
            if value is None:
                if field.optional:
                    continue
                return None
            values[field.name] = value
            if isinstance(field, PiecesField) and self.rng.random() < 0.7:
                values = self._grown(state, seat, form, field, {**values, field.name: value[:1]})
                continue
            snapped = self._snapped(state, seat, form.action, values, field.name)
            if snapped is None:
                return None
            values = snapped
        return values

    def _grown(
        self, state: Any, seat: int, form: Form, field: PiecesField, values: dict[str, Any]
    ) -> dict[str, Any]:
        """The values with more and more pieces named, as long as the preview takes them."""
        named = list(values.get(field.name) or [])
        open_ones: Sequence[int] | None = None
        for _ in range(self.rng.randint(1, MORE)):
            allowed = field.allowed if open_ones is None else open_ones
            others = [piece for piece in allowed if piece not in named]
            if not others or len(named) >= field.most:
                break
            more = [*named, others[self.rng.randrange(len(others))]]
            partial = Partial(form.action, {**values, field.name: more})
            shown = preview(self.game, state, seat, partial)
            if shown.refusal is None:
                named, open_ones = more, shown.pieces
        return {**values, field.name: named}

    def _snapped(
        self, state: Any, seat: int, action: str, values: dict[str, Any], newest: str
    ) -> dict[str, Any] | None:
        """The values as the preview would have them; None when it refuses them already."""
        shown = preview(self.game, state, seat, Partial(action, dict(values)))
        if shown.refusal is not None and not shown.snapped:
            return None
        types = self._types(action)
        moved = {name: value for name, value in shown.snapped.items() if name in types}
        if self.rng.random() < 0.15:
            moved.pop(newest, None)
        return {**values, **self.game.codec.builtins(moved)}

    def _types(self, action: str) -> dict[str, Any]:
        kind = self.game.codec.action_kinds[action]
        return {field.name: field.type for field in msgspec.structs.fields(kind)}

    def _allowed(self, state: Any, seat: int, action: str, values: dict[str, Any]) -> Action | None:
        try:
            found = self.game.codec.action({**values, "type": action})
        except MalformedError:
            return None
        return found if self.game.check(state, seat, found) is None else None


def _length(action: Action) -> int:
    """How many things an action names in lists."""
    values = [getattr(action, name) for name in action.__struct_fields__]
    return sum(len(value) for value in values if isinstance(value, tuple))
