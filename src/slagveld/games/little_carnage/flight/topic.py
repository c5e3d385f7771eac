"""The move away in fear: all that a frightened regiment may still do of its own (LC-1.8-fear-6)."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.topics import TopicQuestion, actions_of
from slagveld.table.shapes import Length
from slagveld.texts import Distance, Text

from ..core.book import INCH, do, pick, refuse, text
from ..core.regiment import Regiment
from ..core.relations import active, may_move, moves
from ..core.state import Battle, LittleCarnageState
from ..march.plans import dearest, left_of, whole_path
from ..march.topic import go
from ..movement.facing import Course
from ..ways.allowance import allowance
from .retreats import away_from, farthest, retreat


class MoveAway(Action, frozen=True):
    """The frightened regiment moves straight away from the cause of its fear.

    `distance` in units; 0: as far as it can. `backward`: facing the cause, for double the cost.
    """

    distance: Length = 0
    backward: bool = False


def open_refusal(state: LittleCarnageState, seat: int) -> Refusal | None:
    """Why the active regiment cannot move away just now, or None.

    In its movement step; one that fails in its own attack does it at once, with what is left.
    """
    if not state.active:
        return refuse("LC-1.9-11", "refusal-march-inactive")
    regiment = active(state)
    done, name = regiment.round, regiment.name
    if regiment.seat != seat:
        return refuse("LC-1.9-11", "refusal-march-not-yours", name=name)
    if not regiment.frightened:
        return refuse("LC-1.8-fear-6", "refusal-flee-calm", name=name)
    if done.over or (done.frightened_early and not done.attacked and not may_move(regiment)):
        return refuse("LC-1.8-fear-6", "refusal-flee-late", name=name)
    stands = moves(state, regiment)
    if not stands:
        return refuse("LC-1.10-6", "refusal-march-carried", name=name)
    if all(left_of(state, regiment, stand) == 0 for stand in stands):
        return refuse("LC-1.8-fear-6", "refusal-flee-spent", name=name)
    return None


def courses(
    state: LittleCarnageState, regiment: Regiment, action: MoveAway
) -> tuple[Course, ...] | Refusal:
    """How each model goes, or why nobody can go so."""
    direction = away_from(state, regiment)
    if direction is None:
        return refuse("LC-1.8-fear-6", "refusal-flee-nowhere", name=regiment.name)
    most = farthest(state, regiment, direction, backward=action.backward)
    if action.distance > most:
        told = Distance(action.distance)
        return refuse("LC-1.3-7", "refusal-flee-far", far=told, most=Distance(most))
    key = ("flee", regiment, action)
    traces = state.field.traces
    found: tuple[Course, ...] | None = traces.get(key)
    if found is None:
        far = action.distance or most
        back = action.backward
        found = traces[key] = retreat(state, regiment, direction, far, backward=back)
    if not found:
        return refuse("LC-1.8-fear-6", "refusal-flee-hindered", name=regiment.name)
    return found


class Fleeing:
    """The topic of the move away in fear."""

    actions = (MoveAway,)

    def forms(self, state: LittleCarnageState, seat: int) -> list[Form]:
        if open_refusal(state, seat) is not None:
            return []
        regiment = active(state)
        direction = away_from(state, regiment)
        if direction is None or not self.menu(state, seat):
            return []
        most = farthest(state, regiment, direction, backward=False)
        lengths = [0, *range(INCH, most, INCH)]
        choices = tuple(
            [
                Choice(
                    str(far),
                    text("choice-flee-far", far=Distance(far)) if far else text("choice-flee-all"),
                )
                for far in lengths
            ]
        )
        return [
            do(
                MoveAway,
                "do-flee",
                pick.choice(
                    "distance", "field-flee-distance", choices, numeric=True, optional=True
                ),
                pick.switch("backward", "field-flee-backward", optional=True),
                rule="LC-1.8-fear-6",
                help="help-flee",
            )
        ]

    def check(self, state: LittleCarnageState, seat: int, action: MoveAway) -> Refusal | None:
        refusal = open_refusal(state, seat)
        if refusal is not None:
            return refusal
        found = courses(state, active(state), action)
        return found if isinstance(found, Refusal) else None

    def answer(self, play: Battle, seat: int, action: MoveAway) -> None:
        """All go; what points are left is lost, for there is one move away."""
        state = play.state
        regiment = active(state)
        found = courses(state, regiment, action)
        if isinstance(found, Refusal):
            raise TypeError(f"a regiment moved away against the rules: {found}")
        go(play, regiment, found, "flee")
        limit = allowance(state, regiment).total
        spent = tuple([(stand.id, limit) for stand in moves(state, regiment)])
        play.state = play.state.did(regiment.id, spent=spent)

    def menu(self, state: LittleCarnageState, seat: int) -> list[Action]:
        ways = (MoveAway(), MoveAway(backward=True))
        return [way for way in ways if self.check(state, seat, way) is None]

    def propose(self, state: LittleCarnageState, seat: int, rng: Rng) -> Action | None:
        """Mostly forward, now and then backward; None when neither goes."""
        if open_refusal(state, seat) is not None:
            return None
        action = MoveAway(backward=rng.random() < BACKS)
        return action if self.check(state, seat, action) is None else None

    def preview(self, state: LittleCarnageState, seat: int, partial: Partial) -> Preview:
        refusal = open_refusal(state, seat)
        if refusal is not None:
            return Preview(refusal=refusal)
        regiment = active(state)
        far = partial.values.get("distance", 0)
        backward = partial.values.get("backward", False)
        action = MoveAway(far if isinstance(far, int) else 0, backward is True)
        found = courses(state, regiment, action)
        if isinstance(found, Refusal):
            return Preview(refusal=found)
        paid = dearest(state, regiment, found)
        first = found[0]
        return Preview(
            ghosts=tuple([Ghost(course.end.id, course.end.pose) for course in found]),
            path=whole_path(state, first),
            length=first.way.length,
            cost=None if paid is None else paid.cost,
            limit=None if paid is None else paid.limit,
            tallies=(allowance(state, regiment),),
        )


BACKS = 0.25
"""How often chance goes backward."""

FLEEING = Fleeing()


class HoldGround(Action, frozen=True):
    """The frightened regiment stays where it is: it need not move (LC-1.8-fear-6)."""


class Rout(TopicQuestion, frozen=True):
    """A regiment is frightened in the middle of its attack: it may move away at once."""

    topics = (FLEEING,)
    ending = HoldGround
    rule = "LC-1.8-fear-6"
    actions = (HoldGround, *actions_of(topics))

    seat: int

    def asked(self, state: LittleCarnageState) -> int | None:
        """Its owner, while there is a move to make."""
        return self.seat if FLEEING.forms(state, self.seat) else None

    def prompt(self, state: LittleCarnageState) -> Text:
        return text("ask-rout", name=state.regiments_by_id[state.active].name)

    def closing(self, state: LittleCarnageState) -> Form:
        return do(HoldGround, "do-hold-ground")

    def about(self, state: LittleCarnageState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple([stand.id for stand in state.stands_of(state.active)])
