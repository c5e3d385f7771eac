"""What is left of a formation is planned anew after dice or damage (MK-FMOVE-5, MK-FMOVE-7)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from slagveld.games.mage_knight.catalogue import KEY, text
from slagveld.games.mage_knight.fighter import Fighter
from slagveld.games.mage_knight.formation_drafts import chance_way, straight_ways, turned
from slagveld.games.mage_knight.formation_plans import Company, plan_refusal, walks_of
from slagveld.games.mage_knight.formation_previews import preview_rest
from slagveld.games.mage_knight.formation_steps import Ready
from slagveld.games.mage_knight.model import Battle, MageKnightState
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Placements, PlacementsField
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.table.units import TURN

QUARTERS = (0, 900, 1800, 2700)
STAYS = 0.3
"""How often chance lets those who are left stay."""


class MoveRest(Action, frozen=True):
    """So go those who have not moved yet; whoever is not named stays."""

    plan: Placements


class RestStays(Action, frozen=True):
    """Those who have not moved yet stay where they are."""


class Replan(Question, frozen=True):
    """The player of a formation says how those go on that have not moved yet."""

    rule: ClassVar[str] = "MK-FMOVE-7"
    actions: ClassVar[tuple[type[Action], ...]] = (RestStays, MoveRest)

    company: Company

    def left(self, state: MageKnightState) -> list[Fighter]:
        """Those who have not moved yet and stand."""
        found = [state.fighter(number) for number in self.company.left]
        return [fighter for fighter in found if fighter is not None]

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        """Whose action it is, while somebody is left to move."""
        seat = self.company.seat
        return (seat,) if seat not in state.out and self.left(state) else ()

    def ask(self, state: MageKnightState) -> Decision:
        """Where do they go now?"""
        left = self.left(state)
        pieces = tuple([number for one in left for number in (one.id, one.captive) if number])
        plan = PlacementsField(
            name="plan", title=text("field-formation-plan"), pieces=pieces, paths=True
        )
        return Decision(
            seats=(self.company.seat,),
            prompt=text("ask-replan", count=len(left)),
            forms=(
                Form(
                    action="MoveRest",
                    title=text("do-move-rest"),
                    help=text("help-move-rest"),
                    fields=(plan,),
                    rule="MK-FMOVE-5" if self.company.judged else "MK-FMOVE-4",
                ),
                Form(action="RestStays", title=text("do-rest-stays"), rule="MK-FMOVE-4"),
            ),
            rule=self.rule,
            pieces=tuple([fighter.id for fighter in left]),
        )

    def check(self, state: MageKnightState, seat: int, action: Any) -> Refusal | None:
        """Only those who are left; the plan as a whole. Staying is always allowed."""
        if not isinstance(action, MoveRest) or not action.plan:
            return None
        walks = walks_of(state, action.plan)
        if isinstance(walks, Refusal):
            return walks
        for walk in walks:
            if walk.piece not in self.company.left:
                name = state.field.by_id[walk.piece].name
                return refuse("MK-FMOVE-4", f"{KEY}:refusal-formation-moved", name=name)
        return plan_refusal(state, self.company, walks)

    def answer(self, play: Battle, action: Any) -> None:
        """On they go."""
        walks = walks_of(play.state, action.plan) if isinstance(action, MoveRest) else ()
        if walks and not isinstance(walks, Refusal):
            play.then(Ready(self.company, walks))

    def candidates(self, state: MageKnightState, seat: int) -> Sequence[Action]:
        """Staying, all straight on while nobody is held fast, or all turned to one side."""
        left = self.left(state)
        ways = [] if self.company.stuck else straight_ways(state, self.company, left)
        turns = [turned(state, self.company, left, way) for way in QUARTERS]
        plans = [*ways, *[plan for plan in turns if plan is not None]]
        return [RestStays(), *[MoveRest(plan) for plan in plans]]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action:
        """Straight on, or a turn where some are held fast; now and then they stay."""
        if rng.random() < STAYS:
            return RestStays()
        left = self.left(state)
        plan = None if self.company.stuck else chance_way(state, self.company, left, rng)
        if plan is None:
            plan = turned(state, self.company, left, int(rng.random() * TURN))
        return RestStays() if plan is None else MoveRest(plan)

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        """The plan as far as it goes."""
        if partial.action != "MoveRest":
            return Preview()
        return preview_rest(state, self.company, partial.values.get("plan"))
