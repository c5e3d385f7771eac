"""Who makes a formation: size, contact, faction, who may join it, and whether mates agree.

MK-FORM-4 to MK-FORM-7; team members are asked for their warriors.
"""

from collections.abc import Callable, Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Announced
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.texts import Text

from ..core.ability_vocabulary import LendsSpeed
from ..core.action import NOT_YOURS, PlayerQuestion, action_refusal, banned, unfit
from ..core.book import card, do, refuse, text
from ..core.fighter import Fighter
from ..core.friends_and_factions import LEAST_MEMBERS, MOST_MEMBERS, faction_of
from ..core.state import Battle, KnightState
from ..movement.run import run_refusal as single_run_refusal
from ..terrain.soaring import may_form


def formation_refusal(state: KnightState, members: Sequence[Fighter]) -> Refusal | None:
    """Of either kind, to move or to shoot: there is no third (MK-FORM-8)."""
    count = len({fighter.id for fighter in members})
    if not LEAST_MEMBERS <= count <= MOST_MEMBERS or count < len(members):
        return refuse("MK-FORM-4", "refusal-formation-size", count=count)
    side = members[0].side
    for fighter in members:
        if not fighter.free:
            return refuse("MK-CAPTURE-12", "refusal-formation-captive", name=fighter.name)
        if fighter.side != side:
            return refuse("MK-FORM-1", "refusal-formation-enemy", name=fighter.name)
        if not may_form(fighter):
            return refuse("MK-SOAR-6", "refusal-formation-soars", name=fighter.name)
    refusal = _mixed(state, members)
    if refusal is None and not grouped(state, members):
        return refuse("MK-FORM-4", "refusal-formation-apart")
    return refusal


def _mixed(state: KnightState, members: Sequence[Fighter]) -> Refusal | None:
    """All have one symbol; Mage Spawn (MK-FACTION-3) that of a Shyft (MK-SHYFT-1, MK-SHYFT-2)."""
    faction = ""
    for fighter in members:
        own = faction_of(state, fighter)
        if not own:
            return refuse("MK-FORM-6", "refusal-formation-spawn", name=fighter.name)
        if faction and own != faction:
            values = {"name": members[0].name, "other": fighter.name}
            return refuse("MK-FORM-5", "refusal-formation-faction", **values)
        faction = own
    return None


def grouped(state: KnightState, members: Sequence[Fighter]) -> bool:
    """Whether these warriors of the field hang together by base contact as one group."""
    if not members:
        return True
    wanted = {fighter.id: fighter for fighter in members}
    waiting = [wanted.pop(members[0].id)]
    while waiting and wanted:
        for number in state.field.touching(waiting.pop()):
            found = wanted.pop(number, None)
            if found is not None:
                waiting.append(found)
    return not wanted


def hanging(state: KnightState, first: Fighter, joins: Callable[[Fighter], bool]) -> list[Fighter]:
    """A warrior and all that hang together with it through such as `joins`, nearest links first.

    Only those of its side and faction symbol are asked; none where it has no symbol.
    """
    faction = faction_of(state, first)
    if not faction:
        return []
    found = {first.id: first}
    waiting = [first]
    by_id = state.field.by_id
    for fighter in waiting:
        for number in state.field.touching(fighter):
            other = by_id[number]
            if number in found or other.side != first.side or not joins(other):
                continue
            if faction_of(state, other) == faction:
                found[number] = other
                waiting.append(other)
    return waiting


def can_join(state: KnightState, fighter: Fighter) -> bool:
    """Whether a warrior could take part in a movement formation now (MK-FMOVE-1)."""
    return may_form(fighter) and _member_refusal(state, fighter) is None


def _member_refusal(state: KnightState, fighter: Fighter) -> Refusal | None:
    refusal = unfit(state, fighter, "move") or banned(fighter, "movement-formation")
    if refusal is None and fighter.seat in state.out:
        return refuse("MK-FORM-7", "refusal-formation-out", name=fighter.name)
    return refusal


def joining(state: KnightState, first: Fighter) -> list[Fighter]:
    """A warrior that can join and all such that hang together with it, nearest links first."""
    return hanging(state, first, lambda other: can_join(state, other))


def members_refusal(
    state: KnightState, seat: int, members: Sequence[Fighter], *, run: bool, lead: int
) -> Refusal | None:
    own = next((fighter for fighter in members if fighter.seat == seat), None)
    if own is None:
        return NOT_YOURS
    refusal = action_refusal(state, own, "move") or formation_refusal(state, members)
    for fighter in members:
        refusal = refusal or _member_refusal(state, fighter)
    if refusal is not None:
        return refusal
    if run:
        return run_refusal(state, members, lead)
    # Only a participant that bears Forced March sets the speed of all (MK-CARD-forced-march).
    bearers = [fighter.id for fighter in members if fighter.powers.one(LendsSpeed) is not None]
    known = lead == 0 or lead in bearers
    return None if known else refuse(card("forced-march"), "refusal-formation-lead")


def run_refusal(state: KnightState, members: Sequence[Fighter], lead: int) -> Refusal | None:
    """Why these cannot run together, or None (MK-RUN-5)."""
    if lead:
        return refuse("MK-RUN-4", "refusal-formation-run-lead")
    refusals = [single_run_refusal(state, fighter) for fighter in members]
    return next((refusal for refusal in refusals if refusal is not None), None)


class JoinIn(Action, frozen=True):
    """My warriors take part."""


class StayOut(Action, frozen=True):
    """My warriors do not take part."""


def mates_of(state: KnightState, seat: int, members: Sequence[int]) -> tuple[int, ...]:
    """The other seats whose warriors are among these, in order of seats."""
    owners = {state.field.by_id[number].seat for number in members}
    return tuple([other for other in range(len(state.seats)) if other in owners and other != seat])


class Consents(Step, frozen=True):
    """Asks these seats one after the other; hands down whether all agreed."""

    rule = "MK-FORM-7"

    by: int
    """Whose formation it is."""
    members: tuple[int, ...]
    seats: tuple[int, ...]

    def run(self, play: Battle) -> None:
        if not self.seats:
            play.give(True)
            return
        question = Consent(self.seats[0], self.by, self.members)
        play.then(question, replace(self, seats=self.seats[1:]))

    def resume(self, play: Battle, value: Any) -> None:
        if value:
            self.run(play)
        else:
            play.give(False)


class Consent(PlayerQuestion, frozen=True):
    """A team member says whether the warriors named take part in another's formation."""

    rule = "MK-FORM-7"
    actions = (StayOut, JoinIn)
    offers = (do(JoinIn, "do-join-in"), do(StayOut, "do-stay-out"))

    by: int
    members: tuple[int, ...]

    def about(self, state: KnightState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple([n for n in self.members if state.field.by_id[n].seat == self.seat])

    def prompt(self, state: KnightState) -> Text:
        count = len(self.about(state, ()))
        return text("ask-consent", player=state.seats[self.by].name, count=count)

    def answer(self, play: Battle, action: StayOut | JoinIn) -> None:
        joins = isinstance(action, JoinIn)
        what = text("told-join-in") if joins else text("told-stay-out")
        play.tell(Announced, seat=self.seat, what=what, rule=self.rule)
        play.give(joins)
