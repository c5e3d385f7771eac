"""An answer being filled in: what is chosen so far, and what may come next."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from slagveld.cli.play.answers import UnclearError
from slagveld.cli.play.describing import Describer, piece_of, place_of
from slagveld.cli.play.places import Place, Stand, distance, heading
from slagveld.cli.play.suggesting import Advice
from slagveld.kernel import fields as kinds
from slagveld.kernel import shell
from slagveld.kernel.codec import MalformedError
from slagveld.kernel.decision import Action, Decision, Form, Partial, Preview
from slagveld.kernel.fields import AnyField
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scene import Piece
from slagveld.table.shapes import RoundBase

if TYPE_CHECKING:
    from slagveld.cli.play.sitting import Sitting

TRIES = 40
"""Lengths tried on a straight way, before what lies between two of them is halved."""
NEAR = 30
"""Units within which bases count as touching, for the word `contact`."""


class CancelledError(Exception):
    """The player thinks better of it."""


class Draft:
    """One form on its way to an action."""

    def __init__(
        self,
        sitting: "Sitting",
        decision: Decision,
        seat: int,
        form: Form,
        advice: Advice,
        describer: Describer,
    ) -> None:
        self.sitting = sitting
        self.term = sitting.term
        self.decision = decision
        self.seat = seat
        self.form = form
        self.advice = advice
        self.describer = describer
        self.codes = describer.codes
        self.values: dict[str, Any] = {}
        self._aim: int | None = None

    @property
    def rule(self) -> str:
        """The rule of what is being asked."""
        return self.form.rule or self.decision.rule

    def read(self, prompt: str, *, free: bool = False) -> str:
        """One answer; commands are carried out first. Raises CancelledError.

        Where words are free to choose, only what begins with `/` is a command.
        """
        typed = self.sitting.read(prompt, self.seat, self.rule, free=free)
        if free and typed.startswith("/"):
            typed, free = typed[1:], False
        if not free and self.term.words.means(typed, "play-word-cancel"):
            raise CancelledError
        return typed

    def action(self, values: dict[str, Any]) -> Action | Refusal:
        """The action that these values make, or why they make none."""
        try:
            return self.sitting.match.game.codec.action({**values, "type": self.form.action})
        except MalformedError as error:
            return shell.malformed(str(error))

    def refusal(self, values: dict[str, Any]) -> Refusal | None:
        """Why these values are not allowed; None as well while something is still missing."""
        whole = self.completed(values)
        if whole is None:
            return None
        action = self.action(whole)
        if isinstance(action, Refusal):
            return action
        return self.sitting.match.check(action, self.seat)

    def completed(self, values: dict[str, Any]) -> dict[str, Any] | None:
        """The values with facings filled in where they are still to be asked; None: more lacks."""
        whole = dict(values)
        for field in self.form.fields:
            if field.name in whole or field.optional:
                continue
            if not isinstance(field, kinds.FacingField):
                return None
            whole[field.name] = self.facing(field, whole)
        return whole

    def preview(self) -> Preview:
        """What the values so far would do, by the question itself."""
        match = self.sitting.match
        if match.waiting is not None or not match.begun or match.state.paused:
            return Preview()
        return match.preview(Partial(self.form.action, dict(self.values)), self.seat)

    def defaults(self, field: AnyField) -> list[Any]:
        """Values that allowed answers have here, first the one that Enter takes."""
        found = self.advice.values(self.form.action, self.values, field.name)
        if found or not isinstance(field, kinds.FacingField):
            return found
        return [self.facing(field, self.values)]

    def facing(self, field: kinds.FacingField, values: dict[str, Any]) -> int:
        """Where somebody looks by default: where the way leads, or as before."""
        for other in self.form.fields:
            way = values.get(other.name)
            if isinstance(other, kinds.PathField) and way:
                stand = self.stand(other, values)
                places = [place_of(spot) for spot in way]
                start = places[-2] if len(places) > 1 else None if stand is None else stand.place
                if start is not None and start[:2] != places[-1][:2]:
                    return heading(start, places[-1])
        stand = self.stand(field, values)
        return 0 if stand is None else stand.facing

    def stand(self, field: AnyField, values: dict[str, Any] | None = None) -> Stand | None:
        """Where the piece stands that a field is about."""
        piece = piece_of(self.form, field, self.values if values is None else values)
        return None if piece is None else self.codes.stand(piece)

    def find(self, typed: str) -> Stand:
        """Where a piece stands that was named; raises UnclearError."""
        piece = self.codes.find(typed)
        stand = self.codes.stand(piece)
        if stand is None:
            raise UnclearError("play-unclear-off-table", piece=self.codes.name(piece))
        self._aim = piece
        return stand

    def reach(
        self, piece: int | None, trial: Callable[[Place], Refusal | None], limit: int | None = None
    ) -> Callable[[Place, Place, bool], Place]:
        """How far a piece comes towards another; `trial` judges where it would end."""

        def reach(start: Place, goal: Place, touch: bool) -> Place:
            self._may_measure()
            end = farthest(start, goal, lambda place: trial(place) is None, limit)
            if touch and distance(end, goal) > self._size(piece) + self._size(self._aim) + NEAR:
                raise UnclearError("play-unclear-contact", place=self.describer.spot(end))
            return end

        return reach

    def _may_measure(self) -> None:
        """Raise UnclearError where nothing may be measured to the piece that was named."""
        measuring = self.form.measuring or self.decision.measuring
        thing = self.codes.pieces.get(-1 if self._aim is None else self._aim)
        foe = thing is not None and thing.seat not in (None, *self.describer.own)
        if measuring.ruler == "none" or (measuring.ruler == "own" and foe):
            raise UnclearError("play-unclear-measuring", rule=measuring.rule or "–")

    def _size(self, piece: int | None) -> float:
        """From the middle of a base to where it may touch another."""
        found = None if piece is None else self.codes.pieces.get(piece)
        if not isinstance(found, Piece):
            return 0.0
        base = found.base
        if isinstance(base, RoundBase):
            return base.diameter / 2
        return distance(Place(0, 0), Place(base.width, base.depth)) / 2


def farthest(
    start: Place, goal: Place, allowed: Callable[[Place], bool], limit: int | None = None
) -> Place:
    """The last allowed place on the straight way to a goal; where none is, the goal itself."""
    whole = distance(start, goal)
    span = whole if limit is None else min(whole, limit)

    def at(length: float) -> Place:
        share = length / whole if whole else 0
        x, y = start.x + (goal.x - start.x) * share, start.y + (goal.y - start.y) * share
        return Place(round(x), round(y), start.level)

    steps = (span * step / TRIES for step in range(TRIES, 0, -1))
    low = next((length for length in steps if allowed(at(length))), None)
    if low is None:
        return goal
    high = min(span, low + span / TRIES)
    while high - low > 0.5:
        middle = (low + high) / 2
        low, high = (middle, high) if allowed(at(middle)) else (low, middle)
    return at(low)
