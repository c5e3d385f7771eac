"""Actions and their values in words, by the form they fill in."""

from collections.abc import Mapping, Sequence
from typing import Any

from slagveld.cli.play.codes import Codes
from slagveld.cli.play.places import Place, bearing, distance, heading
from slagveld.cli.play.terminal import Terminal
from slagveld.kernel import fields as kinds
from slagveld.kernel.decision import Form
from slagveld.kernel.fields import AnyField, Choice

MOST_PLACES = 4
"""Placements that a line lists one by one."""

Values = Mapping[str, Any]


def piece_of(form: Form, field: AnyField, values: Values) -> int | None:
    """The piece that a place, way or facing is for: the one chosen in this form, if it may be."""
    named: int | None = getattr(field, "piece", None)
    for other in form.fields:
        if other is field:
            break
        chosen = values.get(other.name)
        if isinstance(other, kinds.PieceField) and named in other.allowed and chosen is not None:
            return int(chosen)
    return named


class Describer:
    """Says what an action does."""

    def __init__(self, codes: Codes, term: Terminal, own: Sequence[int]) -> None:
        self.codes = codes
        self.term = term
        self.own = own
        """Seats of the side that acts."""

    def action(self, form: Form, values: Values) -> str:
        """An action in one line: what it is, then its values."""
        parts = [
            words
            for field in form.fields
            if field.name in values and (words := self.value(form, field, values))
        ]
        title = self.term.said(form.title)
        return f"{title}: {', '.join(parts)}" if parts else title

    def value(self, form: Form, field: AnyField, values: Values) -> str:
        """The value of one field in words; empty for what goes without saying."""
        value = values[field.name]
        if value is None or value == "":
            return ""
        match field:
            case kinds.PieceField():
                return self.codes.name(value)
            case kinds.PiecesField():
                return " + ".join(self.codes.name(piece) for piece in value)
            case kinds.SpotField():
                return self.term.say("play-at", place=self.spot(place_of(value)))
            case kinds.PathField():
                return self.way(piece_of(form, field, values), value)
            case kinds.FacingField():
                return self.term.say("play-looks", direction=self.direction(value))
            case kinds.PlacementsField():
                return self.placements(field, value)
            case _:
                return self._plain(field, value)

    def _plain(self, field: AnyField, value: Any) -> str:
        term = self.term
        match field:
            case kinds.ChoiceField():
                return self.chosen(field.choices, value)
            case kinds.ChoicesField():
                return " + ".join(self.chosen(field.choices, key) for key in value) or "–"
            case kinds.OrderField():
                return " › ".join(self.chosen(field.items, key) for key in value)
            case kinds.SwitchField():
                answer = term.words.first("play-word-yes" if value else "play-word-no")
                return f"{term.said(field.title)}: {answer}"
            case kinds.PairingField():
                pairs = [
                    f"{self.chosen(field.left, pair['left'])} → "
                    f"{self.chosen(field.right, pair['right'])}"
                    for pair in value
                ]
                return ", ".join(pairs)
            case kinds.SplitField():
                shares = [
                    f"{self.chosen(field.rows, share.get('row', ''))} "
                    f"{share['amount']} → {self.chosen(field.columns, share['column'])}".strip()
                    for share in value
                    if share["amount"]
                ]
                return ", ".join(shares)
            case kinds.LegsField():
                return "; ".join(self.leg(leg) for leg in value)
            case kinds.DiceField():
                return " ".join(str(number) for number in value)
            case _:
                return f"{term.said(field.title)} {value}"

    def chosen(self, choices: Sequence[Choice], key: Any) -> str:
        """The label of a choice."""
        found = next((choice for choice in choices if choice.key == str(key)), None)
        return str(key) if found is None else self.codes.said(found.label)

    def leg(self, leg: Values) -> str:
        """One leg of a move."""
        amount = leg["amount"]
        told = f"{amount / 10:g}°" if leg["kind"] == "turn" else self.length(amount)
        return f"{self.term.words.first('play-word-' + leg['kind'])} {told}"
        # texts: play-word-*

    def spot(self, place: Place) -> str:
        """A place as it can be typed."""
        ruler = self.term.ruler
        level = f" @{place.level}" if place.level else ""
        return f"{ruler.told(place.x)} {ruler.told(place.y)}{level}"

    def length(self, units: float) -> str:
        """A length with its mark."""
        return f"{self.term.ruler.told(round(units))} {self.term.ruler.mark}"

    def direction(self, facing: int) -> str:
        """A direction: the point of the compass, and degrees where it is none."""
        point = self.term.words.point(facing)
        return point if facing % 450 == 0 else f"{point} ({bearing(facing)})"

    def way(self, piece: int | None, path: Sequence[Any]) -> str:
        """How far a way goes, which way, and where it ends."""
        if not path:
            return self.term.say("play-stays")
        places = [place_of(spot) for spot in path]
        stand = None if piece is None else self.codes.stand(piece)
        end = self.spot(places[-1])
        if stand is None:
            return self.term.say("play-way-to", place=end)
        start, length = stand.place, 0.0
        for place in places:
            length += distance(start, place)
            start = place
        direction = self.term.words.point(heading(stand.place, places[-1]))
        return self.term.say("play-way", length=self.length(length), direction=direction, place=end)

    def placements(self, field: kinds.PlacementsField, plan: Sequence[Values]) -> str:
        """Who goes where; many are only counted."""
        if len(plan) > MOST_PLACES:
            first = place_of(plan[0]["pose"])
            return self.term.say("play-placed-many", count=len(plan), place=self.spot(first))
        return ", ".join(self.placement(field, one) for one in plan)

    def placement(self, field: kinds.PlacementsField, one: Values) -> str:
        """One piece of a plan, and where it goes."""
        who = self.listed(field, one["piece"])
        if field.paths:
            return f"{who}: {self.way(one['piece'], one.get('path', ()))}"
        return f"{who} {self.term.say('play-at', place=self.spot(place_of(one['pose'])))}"

    def listed(self, field: kinds.PlacementsField, piece: int) -> str:
        """The name of a piece to be placed; pieces that are not in the scene have numbers."""
        for spare in field.spares:
            if spare.number == piece:
                return self.term.said(spare.name)
        if self.known(field):
            return self.codes.name(piece)
        return self.term.say("play-piece-number", number=piece)

    def known(self, field: kinds.PlacementsField) -> bool:
        """Whether the pieces to be placed have names."""
        return bool(field.spares) or self.codes.all_known(field.pieces, self.own)


def place_of(value: Any) -> Place:
    """The place of a spot or a pose as JSON holds it."""
    if isinstance(value, Mapping):
        return Place(value["x"], value["y"], value.get("level", 0))
    return Place(*value)
