"""The movement action: the whole regiment moves by one plan (LC-1.1-4, LC-1.3-5)."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Moved, Turned
from slagveld.kernel.fields import AnyField
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.view import holding
from slagveld.record import replace
from slagveld.table.shapes import Spot
from slagveld.texts import Distance, Text

from ..core.activated_regiment import Deed, active, may_move, moves
from ..core.book import INCH, do, first_refusal, pick, refuse, text
from ..core.contact_and_zones import enemies_in_contact
from ..core.names import stand_name
from ..core.regiment import Regiment
from ..core.state import Battle, LittleState
from ..movement.ahead_aside_back import Way
from ..movement.allowance import allowance
from ..movement.path_search import reach_region
from ..movement.turning_to_enemies import Course
from .choices import marches, roam
from .intent import corrected, follow
from .low_roofs import endangered, strike_heads
from .plans import Courses, March, after, can_fly, courses_of, mover_of, names_refusal, placements

A = TypeVar("A", bound=Action)


def shown_courses(
    state: LittleState, regiment: Regiment, courses: Courses, lead: Course
) -> Preview:
    """Where all would stand, the way of the lead, what the dearest pays."""
    cost, limit = dearest(state, regiment, courses)
    return Preview(
        ghosts=tuple([Ghost(one.end.id, one.end.pose) for one in courses]),
        path=whole_path(state, lead),
        length=lead.way.length,
        cost=cost,
        limit=limit,
        tallies=(allowance(state, regiment),),
    )


def _notes(state: LittleState, regiment: Regiment, courses: Courses) -> tuple[Text, ...]:
    """The dearest cost, whom they would touch (LC-1.9-9), who turns by itself, who climbs."""
    cost, limit = dearest(state, regiment, courses)
    paid = text("note-march-cost", cost=Distance(cost), limit=Distance(limit))
    there = after(state, courses)
    met = [there.field.by_id[number] for number in enemies_in_contact(there, regiment.id)]
    meets = [text("note-march-meets", enemy=there.regiment_of(enemy).name) for enemy in met]
    gone = [course.end for course in courses if course.way.length]
    return (
        *holding((cost, paid)),
        *dict.fromkeys(meets),
        *holding(
            (any(one.turned == "LC-1.9-12" for one in courses), text("note-march-turns")),
            (any(one.way.climbs for one in courses), text("note-march-climbs")),
            (endangered(state, gone), text("note-march-roof")),
            (regiment.skills.war_machine, text("note-march-machine")),
        ),
    )


RULES = {"walk": "LC-1.3-8", "fly": "LC-1.8-flying-1", "flee": "LC-1.8-fear-6"}
"""The rule of each manner of moving."""


def open_refusal(state: LittleState, seat: int) -> Refusal | None:
    """Why the active regiment cannot move at all just now, or None.

    Nobody else moves, nor turns because he is attacked (LC-1.9-11, LC-1.9-16). Who is in contact
    may leave it (LC-1.9-10).
    """
    if not state.active:
        return refuse("LC-1.9-11", "refusal-march-inactive")
    regiment = active(state)
    return first_refusal(
        (regiment.seat != seat, "LC-1.9-11", "refusal-march-not-yours"),
        (not may_move(regiment), "LC-1.3-5", "refusal-march-late"),
        (not moves(state, regiment), "LC-1.10-6", "refusal-march-carried"),
        (regiment.frightened, "LC-1.8-fear-6", "refusal-march-frightened"),
        name=regiment.name,
    )


def tell_course(play: Battle, course: Course, manner: str, rule: str) -> None:
    """Tell how one stand went, and how it turned to an enemy at the end."""
    state = play.state
    before, end, way = state.field.by_id[course.end.id], course.end, course.way
    who: dict[str, Any] = {"piece": end.id, "name": stand_name(state, before)}
    facing = end.pose.facing
    if way.path:
        if manner == "walk":
            manner, rule = _gait(state.regiment_of(before), way, rule)
        went: dict[str, Any] = {**who, "pose": way.pose, "length": way.length}
        play.tell(Moved, **went, path=whole_path(state, course), manner=manner, rule=rule)
    elif before.pose.facing != facing:
        rule = "LC-1.3-10" if course.cost >= INCH else "LC-1.3-9"
        play.tell(Turned, **who, facing=facing, rule=rule)
    if course.turned and (end.pose.x, end.pose.y) != (way.pose.x, way.pose.y):
        path = tuple([Spot(one.x, one.y, one.level) for one in (way.pose, end.pose)])
        play.tell(Moved, **who, path=path, pose=end.pose, manner="turn", rule=course.turned)
    elif course.turned:
        play.tell(Turned, **who, facing=facing, rule=course.turned)


def _gait(regiment: Regiment, way: Way, rule: str) -> tuple[str, str]:
    """How a walk is told, and by which rule: climbed, all backward, all sideways, on wheels."""
    if way.climbs:
        return "climb", "LC-1.9-19"
    kinds = {leg.kind for leg in way.legs} - {"turn"}
    if kinds == {"back"}:
        return "back", "LC-1.3-11"
    if kinds and kinds <= {"left", "right"}:
        return "step-aside", "LC-1.9-3"
    return ("wagon" if regiment.skills.war_machine else "walk"), rule


def go(play: Battle, regiment: Regiment, courses: tuple[Course, ...], manner: str) -> None:
    """All go their courses; what each has spent is kept (LC-1.8-fear-6).

    Who has but turned has moved, which keeps a war machine from firing (LC-1.11-3).
    """
    if play.listening:
        for course in courses:
            flies = manner == "fly" and can_fly(play.state, regiment, course.end)
            told = "walk" if manner == "fly" and not flies else manner
            tell_course(play, course, told, RULES[told])
    field = play.state.field.with_stand(*[course.end for course in courses])
    climbing = [course.end.id for course in courses if course.way.climbs]
    if climbing:
        climbers = [m.changed(climbed=True) for m in field.models if m.stand in climbing]
        field = field.with_model(*climbers)
    spent = tuple([(course.end.id, course.cost) for course in courses if course.cost])
    went = play.state.regiment(regiment.id).did(moved=True, spent=(*regiment.round.spent, *spent))
    play.replace(field=field, regiments=play.state.regiments_with(went))
    strike_heads(play, [course.end.id for course in courses if course.way.length])


class Moving(Deed, Generic[A]):
    """A move of the whole regiment: what is named means a course for each, or is refused."""

    def courses(self, state: LittleState, regiment: Regiment, action: A) -> Courses | Refusal:
        """How each model goes, or why nobody can go so."""
        raise NotImplementedError

    def manner(self, action: A) -> str:
        """How the move is told."""
        raise NotImplementedError

    def refusal(self, state: LittleState, regiment: Regiment, action: A) -> Refusal | None:
        found = self.courses(state, regiment, action)
        return found if isinstance(found, Refusal) else None

    def answer(self, play: Battle, seat: int, action: A) -> None:
        regiment = active(play.state)
        found = self.courses(play.state, regiment, action)
        if isinstance(found, Refusal):
            raise TypeError(f"a regiment moved against the rules: {found}")
        go(play, regiment, found, self.manner(action))


class Marching(Moving[March]):
    actions = (March,)

    def barred(self, state: LittleState, seat: int) -> Refusal | None:
        return open_refusal(state, seat)

    def offers(self, state: LittleState, regiment: Regiment) -> list[Form]:
        """One form with the whole regiment; fliers may choose to stay on the ground."""
        stands = moves(state, regiment)
        plan = pick.placements("plan", "field-march-plan", pieces=stands, paths=True, follow=True)
        fields: list[AnyField] = [plan]
        if any(can_fly(state, regiment, stand) for stand in stands):
            fields.append(pick.switch("flying", "field-march-flying", optional=True))
        about = "help-march-machine" if regiment.skills.war_machine else "help-march"
        return [do(March, "do-march", *fields, rule="LC-1.1-4", help=about)]

    def courses(self, state: LittleState, regiment: Regiment, action: March) -> Courses | Refusal:
        return courses_of(state, regiment, action.plan, flying=action.flying)

    def manner(self, action: March) -> str:
        return "fly" if action.flying else "walk"

    def options(self, state: LittleState, regiment: Regiment) -> list[Action]:
        return [*marches(state, regiment)]

    def propose(self, state: LittleState, seat: int, rng: Rng) -> Action | None:
        return None if self.barred(state, seat) else roam(state, active(state), rng)

    def shown(self, state: LittleState, regiment: Regiment, partial: Partial) -> Preview:
        """With one model dragged all follow; with more, as far as it is told."""
        draft = drafted(March, partial)
        given, flying = filled(draft.plan, ()), filled(draft.flying, False)
        stands = {stand.id: stand for stand in moves(state, regiment)}
        tallies = (allowance(state, regiment),)
        if not given:
            return Preview(pieces=tuple(stands), unfinished=True, tallies=tallies)
        refusal = names_refusal(regiment, stands, given)
        if refusal is not None:
            return Preview(refusal=refusal)
        lead = stands[given[-1].piece]
        if len(given) == 1:
            plan = follow(state, regiment, given[0], flying=flying)
            plan = tuple(sorted(plan, key=lambda one: one.piece == lead.id))
        else:
            plan = corrected(state, regiment, given, flying=flying)
        courses = courses_of(state, regiment, plan, flying=flying)
        mover = mover_of(state, regiment, lead, flying, ())
        region, limit = reach_region(mover), mover.limit
        waiting = tuple([number for number in stands if all(number != p.piece for p in plan)])
        if isinstance(courses, Refusal):
            refused = Preview(refusal=courses, region=region, limit=limit, tallies=tallies)
            return replace(refused, pieces=waiting)
        course = next(one for one in courses if one.end.id == lead.id)
        told = placements(courses)
        return replace(
            shown_courses(state, regiment, courses, course),
            region=region,
            limit=limit,
            pieces=waiting,
            snapped={} if told == given else {"plan": msgspec.to_builtins(told)},
            unfinished=len(told) > len(given),
            notes=_notes(state, regiment, courses),
        )


MARCHING = Marching()


def whole_path(state: LittleState, course: Course) -> tuple[Spot, ...]:
    """The waypoints of a course from where the stand still is."""
    here = state.field.by_id[course.end.id].pose
    return (Spot(here.x, here.y, here.level), *course.path)


def dearest(state: LittleState, regiment: Regiment, courses: Sequence[Course]) -> tuple[int, int]:
    """What those pay who pay most in a plan, and out of how much, in units."""
    course = max(courses, key=lambda one: (one.cost, -one.end.id))
    return course.cost, mover_of(state, regiment, course.end, False, ()).limit
