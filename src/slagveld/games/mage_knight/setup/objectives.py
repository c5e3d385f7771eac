"""Objectives and control markers: how many, where, in which order (MK-PLACE-2 to MK-PLACE-7)."""

from collections.abc import Iterable, Sequence
from math import sqrt

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced, Placed
from slagveld.kernel.fields import Choice, Key, Region
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Choosing, PlayerQuestion
from slagveld.kit.deployment import ahead_of
from slagveld.kit.drafts import drafted, filled
from slagveld.table.shapes import Point, Pose, RoundBase, Spot
from slagveld.table.terrain import strip
from slagveld.texts import Distance, Text

from ..core.book import INCH, OBJECTIVE, do, pick, refuse, text
from ..core.fighter import TOUCH
from ..core.state import NOBODY, Battle, Edge, KnightState, Objective
from .edges import INWARD, Line, border_of, inward

ROUNDING = 1
"""Units by which a place on the round part of the line may miss it: places are whole units."""
TRIES = 8
MARKER = "flag-objective"


class PlaceMiddle(Step, frozen=True):
    """The one in the middle (MK-PLACE-3); each player adds one (MK-PLACE-2, MK-PLACE-EX1)."""

    rule = "MK-PLACE-3"

    def run(self, play: Battle) -> None:
        table = play.state.field.table
        put_objective(play, table.width // 2, table.height // 2, NOBODY, self.rule)


def put_objective(play: Battle, x: int, y: int, placer: int, rule: str) -> None:
    """Lay an objective down, without a marker."""
    number = play.new_id()
    play.replace(objectives=(*play.state.objectives, Objective(number, x, y, placer=placer)))
    name = text("objective-name", number=len(play.state.objectives))
    seat = None if placer == NOBODY else placer
    play.tell(Placed, piece=number, name=name, pose=Pose(x, y), seat=seat, rule=rule)


class PlaceObjective(Action, frozen=True):
    """Put the own objective down with its centre at a spot."""

    spot: Spot


class OwnObjective(PlayerQuestion, frozen=True):
    """A player places the own objective, exactly so far from the far border (MK-PLACE-5)."""

    actions = (PlaceObjective,)
    rule = "MK-PLACE-5"
    distance: int
    """In inches: the player's roll of 2D6."""

    def prompt(self, state: KnightState) -> Text:
        return text("ask-objective", distance=Distance(self.distance * INCH))

    def forms(self, state: KnightState) -> Iterable[Form]:
        field = pick.spot("spot", "field-objective-spot", facing=False, region=self.region(state))
        return [do(PlaceObjective, "do-place-objective", field)]

    def check(self, state: KnightState, seat: int, action: PlaceObjective) -> Refusal | None:
        spot, far = action.spot, self.distance * INCH
        if spot.level or not on_line(*border_of(state, seat), spot.x, spot.y, far):
            return refuse("MK-PLACE-5", "refusal-objective-distance", distance=Distance(far))
        return spot_refusal(state, spot.x, spot.y)

    def answer(self, play: Battle, action: PlaceObjective) -> None:
        put_objective(play, action.spot.x, action.spot.y, play.seat, self.rule)

    def candidates(self, state: KnightState, seat: int) -> list[Action]:
        """Spots along the straight part, the middle one first."""
        parts = (16, 8, 24, 4, 28, 12, 20, 2, 30, 6, 26, 10, 22, 14, 18, 0, 32)
        tried = [PlaceObjective(self.spot_at(state, part, 32)) for part in parts]
        return [action for action in tried if self.check(state, seat, action) is None]

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action:
        for _ in range(TRIES):
            action = PlaceObjective(self.spot_at(state, int(rng.random() * 1001), 1000))
            if self.check(state, seat, action) is None:
                return action
        return self.candidates(state, seat)[0]

    def spot_at(self, state: KnightState, part: int, whole: int) -> Spot:
        """A spot on the straight part of the line, so far along it."""
        edge, (x1, y1, x2, y2) = border_of(state, self.seat)
        x, y = x1 + (x2 - x1) * part // whole, y1 + (y2 - y1) * part // whole
        return Spot(*beyond(edge, x, y, self.distance * INCH))

    def region(self, state: KnightState) -> Region:
        ends = [self.spot_at(state, part, 1) for part in (0, 1)]
        return Region((strip([(end.x, end.y) for end in ends], 20),))

    def preview(self, state: KnightState, seat: int, partial: Partial) -> Preview:
        given = filled(drafted(PlaceObjective, partial).spot)
        if given is None:
            return Preview(region=self.region(state))
        x, y = given.x, given.y
        found = Spot(*nearest_on_line(*border_of(state, seat), x, y, self.distance * INCH))
        ghost = Ghost(0, Pose(found.x, found.y), RoundBase(OBJECTIVE), MARKER)
        return Preview(
            region=self.region(state),
            snapped={} if (found.x, found.y) == (x, y) else {"spot": [found.x, found.y, 0]},
            ghosts=(ghost,),
            refusal=self.check(state, seat, PlaceObjective(found)),
        )


def spot_refusal(state: KnightState, x: int, y: int) -> Refusal | None:
    """Why no objective may lie here: over the edge, or on another (MK-SETUP-6, MK-PLACE-6)."""
    table, half = state.field.table, OBJECTIVE // 2
    if not (half <= x <= table.width - half and half <= y <= table.height - half):
        return refuse("MK-SETUP-6", "refusal-objective-edge")
    least = OBJECTIVE - TOUCH
    for other in state.objectives:
        if (x - other.x) ** 2 + (y - other.y) ** 2 < least * least:
            return refuse("MK-PLACE-6", "refusal-objective-overlap")
    return None


def on_line(edge: Edge, border: Line, x: int, y: int, distance: int) -> bool:
    """Whether a place is exactly so far from the far border, on the side of the middle."""
    ahead = inward(edge, border, x, y)
    aside = _past_end(border, x, y)
    if ahead <= 0:
        return False
    if aside == 0:
        return ahead == distance
    square = ahead * ahead + aside * aside
    return (distance - ROUNDING) ** 2 <= square <= (distance + ROUNDING) ** 2


def nearest_on_line(edge: Edge, border: Line, x: int, y: int, distance: int) -> Point:
    """The place of the line that is meant by a spot: straight ahead, or round the border's end."""
    x1, y1, x2, y2 = border
    foot_x = min(max(x, min(x1, x2)), max(x1, x2))
    foot_y = min(max(y, min(y1, y2)), max(y1, y2))
    ahead, aside = inward(edge, border, x, y), _past_end(border, x, y)
    if aside == 0 or ahead <= 0:
        return beyond(edge, foot_x, foot_y, distance)
    part = distance / sqrt(ahead * ahead + aside * aside)
    return foot_x + round((x - foot_x) * part), foot_y + round((y - foot_y) * part)


def beyond(edge: Edge, x: int, y: int, distance: int) -> Point:
    """The place so far from another, straight away from an edge."""
    return ahead_of(INWARD[edge], x, y, distance)


def _past_end(border: Line, x: int, y: int) -> int:
    """How far a place lies past the nearer end of a border, along it; 0: not at all."""
    x1, y1, x2, y2 = border
    low, high, here = (x1, x2, x) if y1 == y2 else (y1, y2, y)
    low, high = min(low, high), max(low, high)
    return max(low - here, here - high, 0)


COLOURS = ("red", "blue", "green", "yellow", "violet", "orange")
"""Colours of control markers."""


class ChooseColour(Action, frozen=True):
    """Take control markers of this colour."""

    colour: Key


class ColourChoice(Choosing, frozen=True):
    """A player chooses the colour of the own control markers; colours differ (MK-PLACE-7)."""

    actions = (ChooseColour,)
    rule = "MK-PLACE-7"
    asks = text("ask-colour")

    def choices(self, state: KnightState, seat: int) -> list[Choice]:
        taken = [colour for _, colour in state.colours]
        left = [colour for colour in COLOURS if colour not in taken]
        return [Choice(colour, text(f"colour-{colour}")) for colour in left]  # texts: *:colour-*

    def offer(self, state: KnightState, choices: Sequence[Choice]) -> Form:
        return do(ChooseColour, "do-choose-colour", pick.choice("colour", "field-colour", choices))

    def unknown(self, state: KnightState) -> Refusal:
        return refuse("MK-PLACE-7", "refusal-colour")

    def answer(self, play: Battle, action: ChooseColour) -> None:
        play.replace(colours=(*play.state.colours, (play.seat, action.colour)))
        what = text("told-colour", colour=action.colour)
        play.tell(Announced, seat=play.seat, what=what, rule=self.rule)
