"""The wizards get their names and take their places at the edge (WD-SETUP-4 to WD-SETUP-8)."""

from collections.abc import Iterator
from typing import Literal

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.fields import Amount, Choice, Words
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking
from slagveld.kit.drafts import drafted, filled
from slagveld.table.layout import Layout
from slagveld.table.shapes import Direction, Pose, Spot
from slagveld.table.units import direction_of
from slagveld.texts import Text

from ..core.book import do, icons, pick, refuse, text, wizard_figure
from ..core.events import Arrived
from ..core.models import WIZARD
from ..core.state import Duel, DuelState
from ..terrain.floors_and_stairs import fits

HALF = WIZARD.diameter // 2
Place = tuple[int, int]
NAME = 60
"""Signs that the name of a wizard may have."""


def appear(play: Duel, seat: int, pose: Pose, place: Place, rule: str) -> None:
    """Put a wizard down at a pose, and tell at which place of the table."""
    wizard = play.state.wizards[seat]
    play.replace(layout=play.state.layout.placed(wizard.id, WIZARD, pose))
    n, name, where = wizard.id, wizard.name, side_of(play.state.layout, place)
    own: Literal["yes", "no"] = "no" if name == play.state.seats[seat].name else "yes"
    play.tell(Arrived, piece=n, name=name, pose=pose, seat=seat, named=own, where=where, rule=rule)


class TakePlace(Action, frozen=True):
    """Take a place, say where the wizard looks and his name; without one it is his player's."""

    place: Amount
    facing: Direction
    name: Words = ""


class TakePlaces(Asking, frozen=True):
    """WD-SETUP-6 to WD-SETUP-8: in starting order all choose places, and names (WD-SETUP-4)."""

    waiting: tuple[int, ...]
    sets: tuple[tuple[Place, ...], ...]
    """Sets of places of which one will be used; the first choice decides between them."""
    actions = (TakePlace,)
    rule = "WD-SETUP-6"
    asks = text("ask-place")

    def places(self) -> tuple[Place, ...]:
        return tuple(dict.fromkeys(place for chosen in self.sets for place in chosen))

    def asked(self, state: DuelState) -> int | None:
        return next((seat for seat in self.waiting if seat in state.players()), None)

    def forms(self, state: DuelState) -> Iterator[Form]:
        seat = self.who(state)[0]
        choices = [
            Choice(str(number), side_of(state.layout, place), spot=spot)
            for number, place in enumerate(self.places())
            for spot in [Spot(*free_place(state.layout, place))]
        ]
        place = pick.choice("place", "field-place", choices, numeric=True)
        facing = pick.facing("facing", "field-facing", piece=state.wizards[seat].id)
        name = pick.words("name", "field-name", NAME, optional=True)
        yield do(TakePlace, "do-place", place, facing, name)

    def preview(self, state: DuelState, seat: int, partial: Partial) -> Preview:
        """The wizard at his place, looking to the middle unless told otherwise."""
        draft = drafted(TakePlace, partial)
        number = filled(draft.place)
        if number is None or not 0 <= number < len(self.places()):
            return Preview()
        place = self.places()[number]
        facing = filled(draft.facing, to_middle(state.layout, place))
        pose = Pose(*free_place(state.layout, place), facing)
        snapped = {} if "facing" in partial.values else {"facing": facing}
        drawing = (WIZARD, icons().wizard, wizard_figure(seat))
        ghost = Ghost(state.wizards[seat].id, pose, *drawing)
        return Preview(ghosts=(ghost,), snapped=snapped)

    def check(self, state: DuelState, seat: int, action: TakePlace) -> Refusal | None:
        if not 0 <= action.place < len(self.places()):
            return refuse(self.rule, "refusal-place")
        if len(action.name) > NAME or not action.name.isprintable():
            return refuse("WD-SETUP-4", "refusal-name", most=NAME)
        return None

    def answer(self, play: Duel, action: TakePlace) -> None:
        """Put the wizard down; the others choose among what is left of that set."""
        place = self.places()[action.place]
        if action.name.strip():
            play.state = play.state.with_wizard(play.seat, name=action.name.strip())
        pose = Pose(*free_place(play.state.layout, place), action.facing)
        appear(play, play.seat, pose, place, self.rule)
        sets = [chosen for chosen in self.sets if place in chosen]
        left = tuple(tuple(other for other in chosen if other != place) for chosen in sets)
        others = tuple(seat for seat in self.waiting if seat != play.seat)
        if others:
            play.then(TakePlaces(others, left))

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        places = enumerate(self.places())
        return [TakePlace(number, to_middle(state.layout, place)) for number, place in places]


def start_places(layout: Layout, count: int) -> tuple[tuple[Place, ...], ...]:
    """The sets of places of which the first player names one (WD-SETUP-6, WD-SETUP-7)."""
    left, right = HALF, layout.width - HALF
    top, bottom = HALF, layout.height - HALF
    x, y = layout.width // 2, layout.height // 2
    corners = nw, ne, se, sw = (left, top), (right, top), (right, bottom), (left, bottom)
    if count == 2:
        return (nw, se), (ne, sw)
    if count == 3 and layout.width >= layout.height:
        return (nw, ne, (x, bottom)), (sw, se, (x, top))
    if count == 3:
        return (nw, sw, (right, y)), (ne, se, (left, y))
    if count == 4:
        return (corners,)
    around = 2 * (layout.width + layout.height - 4 * HALF)
    return (tuple(_at(layout, around * number // count) for number in range(count)),)


def free_place(layout: Layout, place: Place) -> Place:
    """The place itself, or the nearest free one along the edge (WD-SETUP-6)."""
    for x, y in places_along(layout, place, layout.width + layout.height):
        if fits(layout, WIZARD, Pose(x, y), wizard=True):
            return x, y
    return place


def places_along(layout: Layout, place: Place, most: int, step: int = 1) -> Iterator[Place]:
    """The places along the edge no farther than `most` from one, nearest first."""
    wide, deep = layout.width - 2 * HALF, layout.height - 2 * HALF
    around = 2 * (wide + deep)
    start = _distance_along(layout, place)
    for away in range(0, min(most, around // 2) + 1, step):
        for way in (start + away, start - away):
            yield _at(layout, way % around)


def _distance_along(layout: Layout, place: Place) -> int:
    wide, deep = layout.width - 2 * HALF, layout.height - 2 * HALF
    x, y = place[0] - HALF, place[1] - HALF
    if y == 0:
        return x
    if x == wide:
        return wide + y
    return wide + deep + (wide - x) if y == deep else 2 * wide + deep + (deep - y)


def _at(layout: Layout, way: int) -> Place:
    wide, deep = layout.width - 2 * HALF, layout.height - 2 * HALF
    if way <= wide:
        return HALF + way, HALF
    if way <= wide + deep:
        return HALF + wide, HALF + way - wide
    if way <= 2 * wide + deep:
        return HALF + 2 * wide + deep - way, HALF + deep
    return HALF, HALF + 2 * (wide + deep) - way


def side_of(layout: Layout, place: Place) -> Text:
    """Where a place lies, as the north of the table is up: nw, n, ne, w, e, sw, s, se."""
    x, y = place
    south = "n" if y < layout.height // 3 else "s" if y > layout.height - layout.height // 3 else ""
    east = "w" if x < layout.width // 3 else "e" if x > layout.width - layout.width // 3 else ""
    return text(f"place-{south + east or 'middle'}")  # texts: *:place-*


def to_middle(layout: Layout, place: Place) -> int:
    x, y = free_place(layout, place)
    return int(direction_of(layout.width // 2 - x, layout.height // 2 - y))
