"""A movement formation on its way: dice first, then one after the other (MK-FMOVE-4, MK-FMOVE-7).

`Fray` rolls the break aways, `Ready` the dice for Terrify, `MarchOn` moves one participant after
the other; with the last of them the formation is no more (MK-FORM-3). Whenever a die or damage has
upset the plan, `Replan` asks for what is left.
"""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Placements
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import DoOrLeave
from slagveld.kit.drafts import filled
from slagveld.record import replace
from slagveld.table.units import TURN
from slagveld.texts import Text

from ..core.base_contact import engaged
from ..core.book import do, refuse, text
from ..core.fighter import Fighter
from ..core.state import Battle, KnightState
from ..movement.break_away import BreakRoll
from ..movement.move import Carry
from ..movement.terrify import Dare, daunting
from .previews import preview_rest
from .speed_and_plan import Company, Walk, plan_field, stays, walks_of

QUARTERS = (0, 900, 1800, 2700)
STAYS = 0.3
"""How often chance lets those who are left stay."""


class MoveRest(Action, frozen=True):
    """So go those who have not moved yet; whoever is not named stays."""

    plan: Placements


class RestStays(Action, frozen=True):
    """Those who have not moved yet stay where they are."""


class Fray(Step, frozen=True):
    """Each participant in contact with an enemy rolls to break away, before anyone moves."""

    rule = "MK-FMOVE-7"

    company: Company
    walks: tuple[Walk, ...]
    waiting: tuple[int, ...]
    rolling: int = 0

    def run(self, play: Battle) -> None:
        """The next that still touches an enemy rolls; then the plan stands or is made anew."""
        for place, number in enumerate(self.waiting):
            fighter = play.state.fighter(number)
            if fighter is not None and engaged(play.state, fighter):
                rest = self.waiting[place + 1 :]
                play.then(BreakRoll(number), replace(self, waiting=rest, rolling=number))
                return
        if self.company.stuck:
            play.then(Replan(self.company))
        else:
            play.then(Ready(self.company, self.walks))

    def resume(self, play: Battle, value: Any) -> None:
        company = self.company
        if not value:
            company = replace(company, stuck=(*company.stuck, self.rolling))
        replace(self, company=company, rolling=0).run(play)


class Ready(Step, frozen=True):
    """The end positions are named: whoever would touch a bearer of Terrify rolls first."""

    rule = "MK-FMOVE-5"

    company: Company
    walks: tuple[Walk, ...]
    rolled: bool = False

    def run(self, play: Battle) -> None:
        """Roll what is due; then off they go, or the plan is made anew where a die forbids it."""
        by_id = play.state.field.by_id
        dares = [
            Dare(walk.piece, tuple([bearer.id for bearer in bearers]))
            for walk in (() if self.rolled else self.walks)
            if (bearers := daunting(play.state, by_id[walk.piece], walk.pose))
        ]
        if dares:
            play.then(*dares, replace(self, rolled=True))
        elif not self.rolled or self.company.plan_refusal(play.state, self.walks) is None:
            play.then(MarchOn(self.company, self.walks))
        else:
            play.then(Replan(self.company))


class MarchOn(Step, frozen=True):
    """The next participant goes its way; what its end brings comes before the one after it."""

    rule = "MK-FMOVE-4"

    company: Company
    walks: tuple[Walk, ...]

    def run(self, play: Battle) -> None:
        """Move one, or ask anew when the plan cannot go on as it is."""
        company, state = self.company, play.state
        if any(state.fighter(number) is None for number in company.members):
            # The moves made stand, and nobody asks whether the rest hang together.
            standing = tuple([n for n in company.members if state.fighter(n) is not None])
            left = tuple([n for n in company.left if n in standing])
            play.then(Replan(replace(company, members=standing, left=left, judged=False)))
            return
        if not self.walks:
            return
        walk = self.walks[0]
        if company.walk_refusal(state, walk) is not None:
            # Once one has gone, the rest is not judged again.
            gone = len(company.left) < len(company.members)
            play.then(Replan(replace(company, judged=company.judged and not gone)))
            return
        left = tuple([number for number in company.left if number != walk.piece])
        rest = MarchOn(replace(company, left=left), self.walks[1:])
        if stays(state.field.by_id[walk.piece], walk):
            rest.run(play)
            return
        facing, running = walk.pose.facing, company.running
        how = "run" if running else "formation"
        play.then(Carry(walk.piece, walk.path, facing, False, walk.captive, how, running), rest)


class Replan(DoOrLeave, frozen=True):
    """The player of a formation says how those go on that have not moved yet."""

    rule = "MK-FMOVE-7"
    actions = (RestStays, MoveRest)

    company: Company

    def left(self, state: KnightState) -> list[Fighter]:
        found = [state.fighter(number) for number in self.company.left]
        return [fighter for fighter in found if fighter is not None]

    def asked(self, state: KnightState) -> int | None:
        seat = self.company.seat
        return seat if seat not in state.out and self.left(state) else None

    def about(self, state: KnightState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple([fighter.id for fighter in self.left(state)])

    def prompt(self, state: KnightState) -> Text:
        return text("ask-replan", count=len(self.left(state)))

    def forms(self, state: KnightState) -> tuple[Form, ...]:
        plan = plan_field(self.left(state))
        rule = "MK-FMOVE-5" if self.company.judged else "MK-FMOVE-4"
        return (
            do(MoveRest, "do-move-rest", plan, rule=rule, help="help-move-rest"),
            do(RestStays, "do-rest-stays", rule="MK-FMOVE-4"),
        )

    def refusal(self, state: KnightState, action: MoveRest) -> Refusal | None:
        if not action.plan:
            return None
        walks = walks_of(state, action.plan)
        if isinstance(walks, Refusal):
            return walks
        for walk in walks:
            if walk.piece not in self.company.left:
                name = state.field.by_id[walk.piece].name
                return refuse("MK-FMOVE-4", "refusal-formation-moved", name=name)
        return self.company.plan_refusal(state, walks)

    def act(self, play: Battle, action: MoveRest) -> None:
        walks = walks_of(play.state, action.plan)
        if walks and not isinstance(walks, Refusal):
            play.then(Ready(self.company, walks))

    def options(self, state: KnightState) -> list[MoveRest]:
        """All straight on while nobody is held fast, or all turned to one side."""
        company, left = self.company, self.left(state)
        ways = () if company.stuck else company.tried_ways(state, left)
        plans = [*ways, *[company.turned(state, left, way) for way in QUARTERS]]
        return [MoveRest(plan) for plan in plans if plan is not None]

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action:
        if rng.random() < STAYS:
            return RestStays()
        company, left = self.company, self.left(state)
        plan = None if company.stuck else company.chance_way(state, left, rng)
        if plan is None:
            plan = company.turned(state, left, int(rng.random() * TURN))
        return RestStays() if plan is None else MoveRest(plan)

    def shown(self, state: KnightState, draft: MoveRest) -> Preview:
        return preview_rest(state, self.company, filled(draft.plan, ()))
