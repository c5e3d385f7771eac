"""What is left of a formation after dice or damage: what may be told, refused and proposed for it.

`Replan`, the question that asks for it, stands beside the steps that it follows and that follow it.
"""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Placements, PlacementsField
from slagveld.kernel.rulebook import Refusal
from slagveld.table.units import TURN

from ..core.book import do, refuse, text
from ..core.fighter import Fighter
from ..core.state import MageKnightState
from .drafts import chance_way, straight_ways, turned
from .plans import Company, plan_refusal, walks_of

QUARTERS = (0, 900, 1800, 2700)
STAYS = 0.3
"""How often chance lets those who are left stay."""


class MoveRest(Action, frozen=True):
    """So go those who have not moved yet; whoever is not named stays."""

    plan: Placements


class RestStays(Action, frozen=True):
    """Those who have not moved yet stay where they are."""


RestPlan = RestStays | MoveRest


def left_of(state: MageKnightState, company: Company) -> list[Fighter]:
    """Those who have not moved yet and stand."""
    found = [state.fighter(number) for number in company.left]
    return [fighter for fighter in found if fighter is not None]


def rest_decision(state: MageKnightState, company: Company, rule: str) -> Decision:
    """Where do they go now?"""
    left = left_of(state, company)
    pieces = tuple([number for one in left for number in (one.id, one.captive) if number])
    plan = PlacementsField(
        name="plan", title=text("field-formation-plan"), pieces=pieces, paths=True
    )
    return Decision(
        seats=(company.seat,),
        prompt=text("ask-replan", count=len(left)),
        forms=(
            do(
                MoveRest,
                "do-move-rest",
                plan,
                rule="MK-FMOVE-5" if company.judged else "MK-FMOVE-4",
                help="help-move-rest",
            ),
            do(RestStays, "do-rest-stays", rule="MK-FMOVE-4"),
        ),
        rule=rule,
        pieces=tuple([fighter.id for fighter in left]),
    )


def rest_refusal(state: MageKnightState, company: Company, action: RestPlan) -> Refusal | None:
    """Only those who are left; the plan as a whole. Staying is always allowed."""
    if not isinstance(action, MoveRest) or not action.plan:
        return None
    walks = walks_of(state, action.plan)
    if isinstance(walks, Refusal):
        return walks
    for walk in walks:
        if walk.piece not in company.left:
            name = state.field.by_id[walk.piece].name
            return refuse("MK-FMOVE-4", "refusal-formation-moved", name=name)
    return plan_refusal(state, company, walks)


def rest_menu(state: MageKnightState, company: Company) -> Sequence[Action]:
    """Staying, all straight on while nobody is held fast, or all turned to one side."""
    left = left_of(state, company)
    ways = [] if company.stuck else straight_ways(state, company, left)
    turns = [turned(state, company, left, way) for way in QUARTERS]
    plans = [*ways, *[plan for plan in turns if plan is not None]]
    return [RestStays(), *[MoveRest(plan) for plan in plans]]


def rest_by_chance(state: MageKnightState, company: Company, rng: Rng) -> Action:
    """Straight on, or a turn where some are held fast; now and then they stay."""
    if rng.random() < STAYS:
        return RestStays()
    left = left_of(state, company)
    plan = None if company.stuck else chance_way(state, company, left, rng)
    if plan is None:
        plan = turned(state, company, left, int(rng.random() * TURN))
    return RestStays() if plan is None else MoveRest(plan)
