"""Movement formations: one move action for several warriors (MK-FMOVE-1 to MK-FMOVE-7)."""

from collections.abc import Iterator
from typing import Any

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import AnyField, Choice, PieceId, Placements
from slagveld.kernel.menu import Lane, entries, late, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.topics import one_of

from ..core.ability_vocabulary import LendsSpeed
from ..core.action import SeatStep, give_action
from ..core.book import do, pick, text
from ..core.events import names_of, tell, tell_use
from ..core.fighter import Fighter
from ..core.friends_and_factions import LEAST_MEMBERS, MOST_MEMBERS
from ..core.state import Battle, KnightState
from ..movement.run import RunToll
from ..wounds.action_tokens import EndAction
from .break_away_and_moves import Fray
from .members import Consents, can_join, joining, mates_of, members_refusal, run_refusal
from .previews import preview_formation
from .speed_and_plan import company_of, plan_field, walks_of

RUNS = 0.15
"""How often chance lets a formation run that may."""


class MoveFormation(Action, frozen=True):
    """A move action for a formation: its whole plan, participants in the order in which they go.

    Whoever stays is named with its place and no path. A captive may be put right after its captor,
    without a path. `lead` names the bearer of Forced March whose speed is used.
    """

    plan: Placements
    run: bool = False
    lead: PieceId = 0


class SetOut(SeatStep, frozen=True):
    """The team members have been asked: the formation sets out, or the action is taken back."""

    rule = "MK-FORM-7"

    action: MoveFormation

    def resume(self, play: Battle, value: Any) -> None:
        if value and MARCHING.check(play.state, self.seat, self.action) is None:
            set_out(play, self.seat, self.action)
        else:
            tell(play, text("told-no-formation"), self.rule)


def set_out(play: Battle, seat: int, action: MoveFormation) -> None:
    """Give all one action (MK-FORM-1), for which alone they are a formation (MK-FORM-3).

    Breaking away is first (MK-FMOVE-7); a run's toll (MK-RUN-5) and tokens are last (MK-FMOVE-6).
    """
    state = play.state
    walks = walks_of(state, action.plan)
    if isinstance(walks, Refusal):
        raise TypeError(f"a formation set out against the rules: {walks}")
    members = [state.field.by_id[walk.piece] for walk in walks]
    company = company_of(state, seat, members, run=action.run, lead=action.lead)
    numbers = company.members
    give_action(play, *numbers, run=action.run)
    if play.listening:
        values = {"names": names_of(state, numbers), "speed": company.speed}
        key = "told-formation-runs" if action.run else "told-formation-moves"
        what = text(key, **values)  # texts: *:told-formation-*
        play.tell(Announced, seat=seat, what=what, pieces=numbers, rule="MK-FMOVE-2")
    lead = state.field.by_id[company.of]
    lends = None if action.run else lead.powers.one(LendsSpeed)
    tell_use(play, lead, lends and lends[0])
    toll = (RunToll(numbers),) if action.run else ()
    play.then(Fray(company, walks, numbers), *toll, EndAction(numbers))


class Marching:
    """Moving formations, beside the moves of single warriors: nobody must (MK-FORM-2).

    Others shoot as one (`shooting.ranged_combat_formations`); there is none for close combat
    (MK-FORM-8).
    """

    actions = (MoveFormation,)

    def companies(self, state: KnightState, seat: int) -> list[list[Fighter]]:
        """Warriors that hang together and can join, at least three with one of the seat's own."""
        if state.actions_left <= 0:
            return []
        seen: set[int] = set()
        found: list[list[Fighter]] = []
        for fighter in state.own(seat):
            if fighter.id in seen or not can_join(state, fighter):
                continue
            group = joining(state, fighter)
            seen.update([other.id for other in group])
            if len(group) >= LEAST_MEMBERS:
                found.append(group)
        return found

    def forms(self, state: KnightState, seat: int) -> list[Form]:
        able = [fighter for group in self.companies(state, seat) for fighter in group]
        if not able:
            return []
        run = pick.switch("run", "field-formation-run", optional=True)
        fields: list[AnyField] = [plan_field(able), run]
        leads = [fighter for fighter in able if fighter.powers.one(LendsSpeed) is not None]
        if len(leads) > 1:
            choices = [Choice(str(one.id), one.name, of=one.id) for one in leads]
            title = text("field-formation-lead")
            fields.append(pick.choice("lead", title, choices, numeric=True, optional=True))
        rule, help_ = "MK-FMOVE-2", "help-formation"
        return [do(MoveFormation, "do-formation", *fields, rule=rule, help=help_)]

    def check(self, state: KnightState, seat: int, action: MoveFormation) -> Refusal | None:
        """Its members first, then the plan as a whole."""
        walks = walks_of(state, action.plan)
        if isinstance(walks, Refusal):
            return walks
        members = [state.field.by_id[walk.piece] for walk in walks]
        run, lead = action.run, action.lead
        refusal = members_refusal(state, seat, members, run=run, lead=lead)
        if refusal is not None:
            return refusal
        return company_of(state, seat, members, run=run, lead=lead).plan_refusal(state, walks)

    def answer(self, play: Battle, seat: int, action: MoveFormation) -> None:
        seat = play.seat
        members = [p.piece for p in action.plan if play.state.field.by_id[p.piece].free]
        mates = mates_of(play.state, seat, members)
        if mates:
            play.then(Consents(seat, tuple(members), mates), SetOut(seat, action))
        else:
            set_out(play, seat, action)

    def menu(self, state: KnightState, seat: int) -> list[Action]:
        return entries(self.lane(state, seat))

    def lane(self, state: KnightState, seat: int) -> Lane:
        groups = self.companies(state, seat)
        return woven([late(self._straight, state, seat, group) for group in groups])

    def _straight(
        self, state: KnightState, seat: int, group: list[Fighter]
    ) -> Iterator[Action | None]:
        members = group[:MOST_MEMBERS]
        company = company_of(state, seat, members, run=False, lead=0)
        for plan in company.tried_ways(state, members):
            yield None if plan is None else MoveFormation(plan)

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action | None:
        first = one_of(state.own(seat), rng) if state.actions_left > 0 else None
        if first is None or not state.field.touching(first) or not can_join(state, first):
            return None
        group = joining(state, first)
        if len(group) < LEAST_MEMBERS:
            return None
        members = group[: LEAST_MEMBERS + int(rng.random() * (MOST_MEMBERS - LEAST_MEMBERS + 1))]
        run = rng.random() < RUNS and run_refusal(state, members, 0) is None
        plan = company_of(state, seat, members, run=run, lead=0).chance_way(state, members, rng)
        return None if plan is None else MoveFormation(plan, run)

    def preview(self, state: KnightState, seat: int, partial: Partial) -> Preview:
        draft, groups = drafted(MoveFormation, partial), self.companies(state, seat)
        run, lead = filled(draft.run, False), filled(draft.lead, 0)
        return preview_formation(state, seat, groups, filled(draft.plan, ()), run=run, lead=lead)


MARCHING = Marching()
