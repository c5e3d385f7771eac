"""A player leaves a battle: what was his goes to an ally, or off the table."""

from collections.abc import Iterable, Mapping

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Removed
from slagveld.kernel.moment import Moment
from slagveld.record import replace
from slagveld.texts import Text

from ..core.book import text
from ..core.state import Battle, CarnageState, Reserve
from ..core.unit import Profile
from ..leader.disputes import end_dispute
from .victory import outcome

RULE = "SLV-END-2"


def depart(play: Battle, seat: int) -> None:
    """Hand over or take away what a player had; one side left has won."""
    state = play.state
    side = state.side_of(seat)
    allies = state.seats_of(side)
    if allies:
        play.state = _handed_over(state, seat, allies[0])
    else:
        _take_away(play, seat)
    end_dispute(play, seat)
    play.replace(order=tuple([one for one in state.order if play.state.seats_of(one)]))
    sides = play.state.sides
    if len(sides) <= 1:
        play.finish(outcome(play.state, sides, Text("end-conceded"), RULE))
    elif not allies:
        play.purge(lambda step: _is_of(step, side))


def _take_away(play: Battle, seat: int) -> None:
    """His units leave the table; what they were like is kept, for they count as lost."""
    for unit in play.state.own(seat):
        play.state = play.state.without_unit(unit.id)
        cause = text("cause-left")
        play.tell(Removed, piece=unit.id, name=unit.name, cause=cause, rule=RULE)
    play.replace(reserves=tuple([one for one in play.state.reserves if one.seat != seat]))


def _handed_over(state: CarnageState, seat: int, ally: int) -> CarnageState:
    """All that a seat had is an ally's, as if he had begun with it.

    Own designs are named by their place in an army, so those of two armies may share a name: then
    the ones that came over get another.
    """
    known = [pattern.profile.type for owner, pattern in state.designs if owner == ally]
    names = {
        pattern.profile.type: f"{pattern.profile.type}-{seat}"
        for owner, pattern in state.designs
        if owner == seat and pattern.profile.type in known
    }
    for unit in state.own(seat):
        state = state.changed(unit.id, owner=ally, profile=_named(unit.profile, names))
    return replace(
        state,
        reserves=_joined(state.reserves, seat, ally, names),
        started=_joined(state.started, seat, ally, names),
        designs=tuple(
            [
                (ally, pattern.changed(owner=ally, profile=_named(pattern.profile, names)))
                if owner == seat
                else (owner, pattern)
                for owner, pattern in state.designs
            ]
        ),
    )


def _named(profile: Profile, names: Mapping[str, str]) -> Profile:
    if profile.type not in names:
        return profile
    return replace(profile, type=names[profile.type])


def _joined(
    some: Iterable[Reserve], seat: int, ally: int, names: Mapping[str, str]
) -> tuple[Reserve, ...]:
    """Figures by seat and type once one seat's are another's, each type counted together."""
    counts: dict[tuple[int, str], int] = {}
    for one in some:
        moved = one.seat == seat
        key = (ally, names.get(one.type, one.type)) if moved else (one.seat, one.type)
        counts[key] = counts.get(key, 0) + one.count
    return tuple([Reserve(*key, count) for key, count in counts.items()])


def _is_of(step: Step, side: int) -> bool:
    """Whether a step is a side's own; moments of magic before it are there for the others too."""
    return getattr(step, "side", None) == side and not isinstance(step, Moment)
