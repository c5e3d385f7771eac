"""Before the first round: order roll, wizards' places, the table (WD-SETUP-*, WD-ORDER-*)."""

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from slagveld.games.wizard_duel.catalogue import DIE, icons
from slagveld.games.wizard_duel.model import KEY, WIZARD, DuelState, text
from slagveld.games.wizard_duel.places import fits
from slagveld.games.wizard_duel.scenery import scenery_name
from slagveld.games.wizard_duel.telling import Arrived
from slagveld.games.wizard_duel.turn import BeginRound
from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import (
    Action,
    Decision,
    Form,
    Ghost,
    Mode,
    Partial,
    Preview,
)
from slagveld.kernel.event import OrderSet, Told
from slagveld.kernel.fields import (
    Amount,
    Choice,
    ChoiceField,
    FacingField,
    Key,
    Words,
    WordsField,
)
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.table.layout import Layout
from slagveld.table.shapes import Direction, Pose, Spot
from slagveld.table.units import direction_of

Duel = Play[DuelState]
HALF = WIZARD.diameter // 2
NAME = 60
"""Signs that the name of a wizard may have."""


class RollOrder(Step, frozen=True):
    """WD-ORDER-1, WD-ORDER-2: lowest first; equals roll again among themselves."""

    rule: ClassVar[str] = "WD-ORDER-1"

    def run(self, play: Duel) -> None:
        """Roll, then ask for the places in that order."""
        order = self._sorted(play, play.state.players())
        play.replace(order=order, rotating=len(order) > 2)
        play.tell(OrderSet, order=order, rule=self.rule)
        places = start_places(play.state.layout, len(order))
        play.then(TakePlaces(order, places), BeginRound())

    def _sorted(self, play: Duel, seats: tuple[int, ...], again: str = "") -> tuple[int, ...]:
        rolls: dict[int, int] = {}
        for seat in seats:
            (rolls[seat],) = play.roll(
                1,
                DIE,
                purpose=text(f"roll-order{again}", name=play.state.wizards[seat].name),
                rule=self.rule,
                seat=seat,
            )
        order: list[int] = []
        for value in sorted(set(rolls.values())):
            equal = tuple(seat for seat in seats if rolls[seat] == value)
            order.extend(equal if len(equal) == 1 else self._sorted(play, equal, "-again"))
        return tuple(order)


Place = tuple[int, int]


def start_places(layout: Layout, count: int) -> tuple[tuple[Place, ...], ...]:
    """The sets of places of which the first player names one (WD-SETUP-6, WD-SETUP-7)."""
    left, right = HALF, layout.width - HALF
    top, bottom = HALF, layout.height - HALF
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    if count == 2:
        return ((corners[0], corners[2]), (corners[1], corners[3]))
    if count == 3:
        if layout.width >= layout.height:
            middle = layout.width // 2
            return (
                (corners[0], corners[1], (middle, bottom)),
                (corners[3], corners[2], (middle, top)),
            )
        middle = layout.height // 2
        return (
            (corners[0], corners[3], (right, middle)),
            (corners[1], corners[2], (left, middle)),
        )
    if count == 4:
        return (corners,)
    return (tuple(_along(layout, number, count) for number in range(count)),)


def _along(layout: Layout, number: int, count: int) -> Place:
    """The place so many equal steps along the inset edge, from the first corner."""
    wide, deep = layout.width - 2 * HALF, layout.height - 2 * HALF
    way = 2 * (wide + deep) * number // count
    for x, y, dx, dy, length in (
        (HALF, HALF, 1, 0, wide),
        (HALF + wide, HALF, 0, 1, deep),
        (HALF + wide, HALF + deep, -1, 0, wide),
        (HALF, HALF + deep, 0, -1, deep),
    ):
        if way <= length:
            return x + dx * way, y + dy * way
        way -= length
    return HALF, HALF


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


class TakePlace(Action, frozen=True):
    """Take one of the places offered, say where the wizard looks and what he is called.

    Without a name he is called like his player.
    """

    place: Amount
    facing: Direction
    name: Words = ""


class TakePlaces(Question, frozen=True):
    """WD-SETUP-6 to WD-SETUP-8: the players choose their places in starting order.

    With his name the wizard is ready to appear (WD-SETUP-4).
    """

    waiting: tuple[int, ...]
    sets: tuple[tuple[Place, ...], ...]
    """Sets of places of which one will be used; the first choice decides between them."""
    actions: ClassVar[tuple[type[Action], ...]] = (TakePlace,)
    rule: ClassVar[str] = "WD-SETUP-6"

    def places(self) -> tuple[Place, ...]:
        """The places on offer, in order."""
        return tuple(dict.fromkeys(place for chosen in self.sets for place in chosen))

    def who(self, state: DuelState) -> tuple[int, ...]:
        """The next player without a place."""
        return tuple(seat for seat in self.waiting if seat in state.players())[:1]

    def ask(self, state: DuelState) -> Decision:
        """Where, and looking where?"""
        seat = self.who(state)[0]
        choices = tuple(
            Choice(
                str(number),
                text(f"place-{side_of(state.layout, place)}"),  # texts: *:place-*
                spot=Spot(*free_place(state.layout, place)),
            )
            for number, place in enumerate(self.places())
        )
        fields = (
            ChoiceField(name="place", title=text("field-place"), choices=choices, numeric=True),
            FacingField(name="facing", title=text("field-facing"), piece=state.wizards[seat].id),
            WordsField(name="name", title=text("field-name"), most=NAME, optional=True),
        )
        form = Form(action="TakePlace", title=text("do-place"), fields=fields, rule=self.rule)
        return Decision(seats=(seat,), prompt=text("ask-place"), forms=(form,), rule=self.rule)

    def preview(self, state: DuelState, seat: int, partial: Partial) -> Preview:
        """The wizard at his place, looking to the middle unless told otherwise."""
        number = partial.values.get("place")
        if not isinstance(number, int) or not 0 <= number < len(self.places()):
            return Preview()
        place = self.places()[number]
        facing = partial.values.get("facing", to_middle(state.layout, place))
        pose = Pose(*free_place(state.layout, place), facing)
        snapped = {} if "facing" in partial.values else {"facing": facing}
        ghost = Ghost(state.wizards[seat].id, pose, WIZARD, icons().wizard)
        return Preview(ghosts=(ghost,), snapped=snapped)

    def check(self, state: DuelState, seat: int, action: TakePlace) -> Refusal | None:
        """One of the places on offer."""
        if not 0 <= action.place < len(self.places()):
            return refuse(self.rule, f"{KEY}:refusal-place")
        if len(action.name) > NAME or not action.name.isprintable():
            return refuse("WD-SETUP-4", f"{KEY}:refusal-name", most=NAME)
        return None

    def answer(self, play: Duel, action: TakePlace) -> None:
        """Put the wizard down; the others choose among what is left of that set."""
        place = self.places()[action.place]
        if action.name.strip():
            play.state = play.state.with_wizard(play.seat, name=action.name.strip())
        wizard = play.state.wizards[play.seat]
        x, y = free_place(play.state.layout, place)
        pose = Pose(x, y, action.facing)
        play.replace(layout=play.state.layout.placed(wizard.id, WIZARD, pose))
        play.tell(
            Arrived,
            piece=wizard.id,
            name=wizard.name,
            pose=pose,
            seat=play.seat,
            named="no" if wizard.name == play.state.seats[play.seat].name else "yes",
            where=text(f"place-{side_of(play.state.layout, place)}"),  # texts: *:place-*
            rule=self.rule,
        )
        left = tuple(
            tuple(other for other in chosen if other != place)
            for chosen in self.sets
            if place in chosen
        )
        others = tuple(seat for seat in self.waiting if seat != play.seat)
        if others:
            play.then(TakePlaces(others, left))

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        """Each place, looking to the middle of the table."""
        return [
            TakePlace(number, to_middle(state.layout, place))
            for number, place in enumerate(self.places())
        ]


def side_of(layout: Layout, place: Place) -> str:
    """Where a place lies, as the north of the table is up: nw, n, ne, w, e, sw, s, se."""
    x, y = place
    south = "n" if y < layout.height // 3 else "s" if y > layout.height - layout.height // 3 else ""
    east = "w" if x < layout.width // 3 else "e" if x > layout.width - layout.width // 3 else ""
    return south + east or "middle"


def to_middle(layout: Layout, place: Place) -> int:
    """The direction from a place to the middle of the table."""
    x, y = free_place(layout, place)
    return int(direction_of(layout.width // 2 - x, layout.height // 2 - y))


class AgreeTable(Action, frozen=True):
    """Say that the table is well laid."""


class RemoveScenery(Action, frozen=True):
    """Take a piece of scenery away."""

    piece: Key


class LayTable(Question, frozen=True):
    """WD-SETUP-3: the players clear the table together and go on when all have agreed."""

    agreed: tuple[int, ...] = ()
    mode: ClassVar[Mode] = "any"
    actions: ClassVar[tuple[type[Action], ...]] = (AgreeTable, RemoveScenery)
    rule: ClassVar[str] = "WD-SETUP-3"

    def who(self, state: DuelState) -> tuple[int, ...]:
        """Everybody who has not agreed."""
        return tuple(seat for seat in state.players() if seat not in self.agreed)

    def ask(self, state: DuelState) -> Decision:
        """Is the table as everybody likes it?"""
        forms = [Form(action="AgreeTable", title=text("do-agree-table"), rule=self.rule)]
        if state.layout.terrain:
            choices = tuple(
                Choice(str(piece.id), scenery_name(piece)) for piece in state.layout.terrain
            )
            field = ChoiceField(name="piece", title=text("field-scenery"), choices=choices)
            forms.append(
                Form(
                    action="RemoveScenery",
                    title=text("do-remove-scenery"),
                    fields=(field,),
                    rule=self.rule,
                )
            )
        return Decision(
            seats=self.who(state),
            mode="any",
            prompt=text("ask-table"),
            forms=tuple(forms),
            rule=self.rule,
        )

    def check(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        """Only what lies there can be taken away."""
        ids = [str(piece.id) for piece in state.layout.terrain]
        if isinstance(action, RemoveScenery) and action.piece not in ids:
            return refuse(self.rule, f"{KEY}:refusal-scenery")
        return None

    def answer(self, play: Duel, action: Action) -> None:
        """A change voids every agreement given before."""
        if isinstance(action, RemoveScenery):
            terrain = tuple(p for p in play.state.layout.terrain if str(p.id) != action.piece)
            (gone,) = (p for p in play.state.layout.terrain if str(p.id) == action.piece)
            play.replace(layout=msgspec.structs.replace(play.state.layout, terrain=terrain))
            player = play.state.seats[play.seat].name
            away = text("takes-away", player=player, scenery=scenery_name(gone))
            play.tell(Told, what=away, seat=play.seat, rule=self.rule)
            play.then(LayTable())
        else:
            agreed = text("agrees-table", player=play.state.seats[play.seat].name)
            play.tell(Told, what=agreed, seat=play.seat, rule=self.rule)
            play.then(LayTable((*self.agreed, play.seat)))

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        """Agree, or take each piece away."""
        return [AgreeTable(), *(RemoveScenery(str(piece.id)) for piece in state.layout.terrain)]
