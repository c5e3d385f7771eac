"""What a half-told plan of a formation would do: who goes where, how far, and what it costs."""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel.decision import Ghost, Odds, Preview
from slagveld.kernel.fields import Placement, Placements
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.odds import either
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from slagveld.texts import Text

from ..core.base_contact import engaged
from ..core.book import SIDES, text
from ..core.fighter import Fighter
from ..core.friends_and_factions import LEAST_MEMBERS, MOST_MEMBERS
from ..core.state import KnightState
from ..movement.break_away_needs import failing_faces
from ..movement.menus import meant_way, meetings
from ..movement.move import led_to, way_length
from ..terrain.path_search import reach_region
from .members import joining
from .speed_and_plan import Company, Walk, company_of, placements, stays, walked, walks_of

Groups = list[list[Fighter]]
PARTS = 8
"""Parts into which a way is cut to find how far a whole formation can follow its first member."""


def preview_formation(
    state: KnightState, seat: int, groups: Groups, given: Placements, *, run: bool, lead: int
) -> Preview:
    """With one placed all follow, else as far as it is told; `groups` could make formations."""
    walks = walks_of(state, given)
    if isinstance(walks, Refusal):
        return Preview(refusal=walks)
    placed = [walk.piece for walk in walks]
    if not placed:
        able = tuple([fighter.id for group in groups for fighter in group])
        return Preview(pieces=able, unfinished=True)
    group = next((found for found in groups if any(one.id in placed for one in found)), [])
    near = [one for one in group if one.id not in placed]
    if len(near) + len(placed) != len(group):
        return Preview()
    members = [state.field.by_id[number] for number in placed]
    if len(placed) == 1:
        members = joining(state, members[0])[:MOST_MEMBERS]
    company = company_of(state, seat, members, run=run, lead=lead)
    waiting = tuple([one.id for one in near]) if len(placed) < MOST_MEMBERS else ()
    if len(placed) == 1:
        shown = preview_first(state, company, members, given[0])
    else:
        shown = preview_plan(state, company, walks)
    return replace(shown, pieces=waiting, unfinished=len(placed) < LEAST_MEMBERS)


def preview_first(
    state: KnightState, company: Company, members: Sequence[Fighter], first: Placement
) -> Preview:
    """One member has been dragged: all others follow it, and the plan is proposed."""
    leader = state.field.by_id[first.piece]
    walks = company.followed(state, members, first.path, first.pose.facing, 1)
    if walks is None and first.path:
        limit = company.limit_of(state, leader)
        path = meant_way(_without_others(state, leader, members), leader, first.path, False, limit)
        walks = company.followed(state, members, path, first.pose.facing, PARTS)
    if walks is None:
        refusal = company.walk_refusal(state, Walk(first.piece, first.path, first.pose))
        return replace(_reach(state, company, leader), refusal=refusal)
    return _shown(state, company, walks, {"plan": msgspec.to_builtins(placements(state, walks))})


def _without_others(state: KnightState, leader: Fighter, members: Sequence[Fighter]) -> KnightState:
    """The situation of one member whose fellows make way, as they go along."""
    for fighter in members:
        if fighter.id != leader.id:
            state = state.without(fighter.id)
            state = state.without(fighter.captive) if fighter.captive else state
    return state


def preview_plan(state: KnightState, company: Company, walks: Sequence[Walk]) -> Preview:
    """Several members are placed: ways are led around what is in the way, as they are meant."""
    after, meant = state, []
    for walk in walks:
        fighter = after.field.by_id[walk.piece]
        better = walk
        if walk.path and company.walk_refusal(after, walk) is not None:
            limit = company.limit_of(after, fighter)
            way = walk.path
            for tried in dict.fromkeys((walk.path, walk.path[-1:])):
                way = meant_way(after, fighter, tried, False, limit)
                if way != tried:
                    break
            pose = Pose(way[-1].x, way[-1].y, walk.pose.facing) if way else walk.pose
            moved = Walk(walk.piece, way, pose, walk.captive)
            if way and company.walk_refusal(after, moved) is None:
                better = moved
        meant.append(better)
        after = walked(after, better)
    if company.plan_refusal(state, meant) is not None:
        meant = list(company.closed_up(state, meant) or meant)
    snapped: dict[str, Any] = {}
    if tuple(meant) != tuple(walks):
        snapped["plan"] = msgspec.to_builtins(placements(state, meant))
    return _shown(state, company, meant, snapped)


def preview_rest(state: KnightState, company: Company, plan: Placements) -> Preview:
    walks = walks_of(state, plan)
    if isinstance(walks, Refusal) or any(walk.piece not in company.left for walk in walks):
        return Preview()
    placed = [walk.piece for walk in walks]
    waiting = tuple([number for number in company.left if number not in placed])
    shown = preview_plan(state, company, walks) if walks else Preview()
    return replace(shown, pieces=waiting, odds=())


def _shown(
    state: KnightState, company: Company, walks: Sequence[Walk], snapped: dict[str, Any]
) -> Preview:
    """Ghosts of captives, the way and the reach of whoever was placed last, dice and costs."""
    moving = [walk for walk in walks if not stays(state.field.by_id[walk.piece], walk)]
    last = (moving or walks)[-1]
    before, ghosts = state, []
    here = state
    for walk in walks:
        if walk.piece == last.piece:
            before = here
        fighter = here.field.by_id[walk.piece]
        led = None if walk.captive else led_to(here, fighter, walk.pose, None)
        if led is not None:
            ghosts.append(Ghost(fighter.captive, led))
        here = walked(here, walk)
    fighter = before.field.by_id[last.piece]
    whole = (Spot(fighter.pose.x, fighter.pose.y), *last.path)
    return replace(
        _reach(before, company, fighter),
        snapped=snapped,
        ghosts=tuple(ghosts),
        path=whole,
        length=way_length(whole),
        odds=_break_odds(state, company),
        notes=_notes(state, company, walks),
    )


def _reach(state: KnightState, company: Company, fighter: Fighter) -> Preview:
    limit = company.limit_of(state, fighter)
    region = reach_region(state, fighter, limit.total)
    return Preview(region=region, limit=limit.total, tallies=(limit,))


def _break_odds(state: KnightState, company: Company) -> tuple[Odds, ...]:
    """The chance that every member that must roll breaks away; nothing where none must."""
    found = [state.field.by_id[number] for number in company.members]
    rolling = [fighter for fighter in found if engaged(state, fighter)]
    if not rolling:
        return ()
    free = 1.0
    for fighter in rolling:
        free *= (SIDES - len(failing_faces(fighter))) / SIDES
    title = text("odds-formation-break", count=len(rolling))
    return (either(title, free, text("odds-formation-free"), text("odds-formation-held")),)


def _notes(state: KnightState, company: Company, walks: Sequence[Walk]) -> tuple[Text, ...]:
    """Whom members would meet, and what the move costs them; each sentence once."""
    notes: dict[Text, None] = {}
    for walk in walks:
        fighter = state.field.by_id[walk.piece]
        if walk.piece not in company.stuck:
            notes.update(dict.fromkeys(meetings(state, fighter, walk.pose)))
    tired = [n for n in company.members if (one := state.fighter(n)) and one.tokens == 1]
    if company.running:
        notes[text("note-formation-run")] = None
    if tired:
        notes[text("note-formation-push", count=len(tired))] = None
    return tuple(notes)
