"""A movement formation on its way: dice first, then one after the other (MK-FMOVE-4, MK-FMOVE-7).

`Fray` rolls the break aways, `Ready` the dice for Terrify, `MarchOn` moves one participant after
the other. Whenever a die or damage has upset the plan, `Replan` asks for what is left.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal

from ..core.state import Battle, MageKnightState
from ..movement.break_away import BreakRoll
from ..movement.break_needs import must_break
from ..movement.move import Carry
from ..movement.terrify import Dare, daunting
from .plans import Company, Walk, plan_refusal, stays, walk_refusal, walks_of
from .previews import preview_rest
from .rest import (
    MoveRest,
    RestPlan,
    RestStays,
    left_of,
    rest_by_chance,
    rest_decision,
    rest_menu,
    rest_refusal,
)


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
            if fighter is not None and must_break(play.state, fighter):
                rest = self.waiting[place + 1 :]
                play.then(
                    BreakRoll(number), msgspec.structs.replace(self, waiting=rest, rolling=number)
                )
                return
        if self.company.stuck:
            play.then(Replan(self.company))
        else:
            play.then(Ready(self.company, self.walks))

    def resume(self, play: Battle, value: Any) -> None:
        """Note who is held fast."""
        company = self.company
        if not value:
            company = msgspec.structs.replace(company, stuck=(*company.stuck, self.rolling))
        msgspec.structs.replace(self, company=company, rolling=0).run(play)


class Ready(Step, frozen=True):
    """The end positions are named: whoever would touch a bearer of Terrify rolls first."""

    rule = "MK-FMOVE-5"

    company: Company
    walks: tuple[Walk, ...]
    rolled: bool = False

    def run(self, play: Battle) -> None:
        """Roll what is due; then off they go, or the plan is made anew where a die forbids it."""
        dares = [] if self.rolled else _dares(play.state, self.walks)
        if dares:
            play.then(*dares, msgspec.structs.replace(self, rolled=True))
        elif not self.rolled or plan_refusal(play.state, self.company, self.walks) is None:
            play.then(MarchOn(self.company, self.walks))
        else:
            play.then(Replan(self.company))


def _dares(state: MageKnightState, walks: tuple[Walk, ...]) -> list[Dare]:
    """The rolls for Terrify that these ways ask for."""
    found: list[Dare] = []
    for walk in walks:
        bearers = daunting(state, state.field.by_id[walk.piece], walk.pose)
        if bearers:
            found.append(Dare(walk.piece, tuple([bearer.id for bearer in bearers])))
    return found


class MarchOn(Step, frozen=True):
    """The next participant goes its way; what its end brings comes before the one after it."""

    rule = "MK-FMOVE-4"

    company: Company
    walks: tuple[Walk, ...]

    def run(self, play: Battle) -> None:
        """Move one, or ask anew when the plan cannot go on as it is."""
        company, state = self.company, play.state
        if any(state.fighter(number) is None for number in company.members):
            play.then(Replan(_without_fallen(state, company)))
            return
        if not self.walks:
            return
        walk = self.walks[0]
        if walk_refusal(state, company, walk) is not None:
            play.then(Replan(_upset(company)))
            return
        left = tuple([number for number in company.left if number != walk.piece])
        rest = MarchOn(msgspec.structs.replace(company, left=left), self.walks[1:])
        if stays(state.field.by_id[walk.piece], walk):
            rest.run(play)
            return
        carry = Carry(
            walk.piece,
            walk.path,
            walk.pose.facing,
            captive=walk.captive,
            manner="run" if company.running else "formation",
            running=company.running,
        )
        play.then(carry, rest)


def _without_fallen(state: MageKnightState, company: Company) -> Company:
    """One fell on the way: the moves made stand, and nobody asks whether the rest hang together."""
    standing = tuple([n for n in company.members if state.fighter(n) is not None])
    left = tuple([n for n in company.left if n in standing])
    return msgspec.structs.replace(company, members=standing, left=left, judged=False)


def _upset(company: Company) -> Company:
    """Something came between plan and move; once one has gone, the rest is not judged again."""
    gone = len(company.left) < len(company.members)
    return msgspec.structs.replace(company, judged=company.judged and not gone)


class Replan(Question, frozen=True):
    """The player of a formation says how those go on that have not moved yet."""

    rule = "MK-FMOVE-7"
    actions = (RestStays, MoveRest)

    company: Company

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        """Whose action it is, while somebody is left to move."""
        seat = self.company.seat
        return (seat,) if seat not in state.out and left_of(state, self.company) else ()

    def ask(self, state: MageKnightState) -> Decision:
        """Where do they go now?"""
        return rest_decision(state, self.company, self.rule)

    def check(self, state: MageKnightState, seat: int, action: RestPlan) -> Refusal | None:
        """Only those who are left; the plan as a whole."""
        return rest_refusal(state, self.company, action)

    def answer(self, play: Battle, action: RestPlan) -> None:
        """On they go."""
        walks = walks_of(play.state, action.plan) if isinstance(action, MoveRest) else ()
        if walks and not isinstance(walks, Refusal):
            play.then(Ready(self.company, walks))

    def candidates(self, state: MageKnightState, seat: int) -> Sequence[Action]:
        """Staying, straight on, turned."""
        return rest_menu(state, self.company)

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action:
        """One of these, quickly."""
        return rest_by_chance(state, self.company, rng)

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        """The plan as far as it goes."""
        if partial.action != "MoveRest":
            return Preview()
        return preview_rest(state, self.company, partial.values.get("plan"))
