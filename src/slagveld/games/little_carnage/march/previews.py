"""What a half-told plan of a regiment would do: who goes where, what it costs, whom it meets."""

from typing import Any

import msgspec

from slagveld.kernel.decision import Ghost, Preview
from slagveld.kernel.fields import Placement, Placements
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Distance, Text

from ..core.book import text
from ..core.regiment import Regiment
from ..core.relations import moves, opponents
from ..core.stand import Stand
from ..core.state import LittleCarnageState
from ..movement.wayfinding import reach_region
from ..ways.allowance import allowance
from .intent import corrected, follow
from .low_roofs import endangered
from .plans import (
    Courses,
    after,
    can_fly,
    courses_of,
    dearest,
    left_of,
    names_refusal,
    placements,
    whole_path,
)


def plan_given(raw: Any) -> tuple[Placement, ...]:
    """A plan as it comes in; empty where it is none."""
    try:
        return tuple(msgspec.convert(raw, Placements))
    except (msgspec.MsgspecError, TypeError):
        return ()


def preview_march(state: LittleCarnageState, regiment: Regiment, values: dict[str, Any]) -> Preview:
    """A regiment about to move, as far as its plan is told."""
    given = plan_given(values.get("plan"))
    flying = values.get("flying", True) is True
    stands = {stand.id: stand for stand in moves(state, regiment)}
    if not given:
        able = tuple(stands)
        return Preview(pieces=able, unfinished=True, tallies=(allowance(state, regiment),))
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
    shown = _reach(state, regiment, lead, flying=flying)
    waiting = tuple([number for number in stands if all(number != p.piece for p in plan)])
    shown = msgspec.structs.replace(shown, pieces=waiting)
    if isinstance(courses, Refusal):
        return msgspec.structs.replace(shown, refusal=courses)
    snapped: dict[str, Any] = {}
    told = placements(courses)
    if told != given:
        snapped["plan"] = msgspec.to_builtins(told)
    shown = msgspec.structs.replace(shown, snapped=snapped, unfinished=len(told) > len(given))
    return _shown(state, regiment, shown, courses, lead)


# What is shown


def _reach(state: LittleCarnageState, regiment: Regiment, stand: Stand, *, flying: bool) -> Preview:
    """How far a model can go, and why so far."""
    limit = left_of(state, regiment, stand)
    flies = flying and can_fly(state, regiment, stand)
    region = reach_region(state, stand, limit, flies)
    return Preview(region=region, limit=limit, tallies=(allowance(state, regiment),))


def _shown(
    state: LittleCarnageState, regiment: Regiment, shown: Preview, courses: Courses, lead: Stand
) -> Preview:
    """Where all would stand, the way of the lead, the dearest cost and whom they meet."""
    course = next(one for one in courses if one.end.id == lead.id)
    paid = dearest(state, regiment, courses)
    return msgspec.structs.replace(
        shown,
        ghosts=tuple([Ghost(one.end.id, one.end.pose) for one in courses]),
        path=whole_path(state, course),
        length=course.way.length,
        cost=None if paid is None else paid.cost,
        notes=_notes(state, regiment, courses),
    )


def _notes(state: LittleCarnageState, regiment: Regiment, courses: Courses) -> tuple[Text, ...]:
    """The dearest cost, whom they would touch, who turns by itself, who climbs."""
    notes: dict[Text, None] = {}
    paid = dearest(state, regiment, courses)
    if paid is not None and paid.cost:
        cost, limit = Distance(paid.cost), Distance(paid.limit)
        notes[text("note-march-cost", cost=cost, limit=limit)] = None
    there = after(state, courses)
    for stand in there.stands_of(regiment.id):
        for enemy in opponents(there, stand):
            notes[text("note-march-meets", enemy=there.regiment_of(enemy).name)] = None
    if any(course.turned == "LC-1.9-12" for course in courses):
        notes[text("note-march-turns")] = None
    if any(course.way.climbs for course in courses):
        notes[text("note-march-climbs")] = None
    if endangered(state, [course.end for course in courses if course.way.length]):
        notes[text("note-march-roof")] = None
    if regiment.skills.war_machine:
        notes[text("note-march-machine")] = None
    return tuple(notes)
