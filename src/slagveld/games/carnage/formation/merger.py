"""Merging the remains of units (CAR-5.1.4, section 13.3)."""

from slagveld.kernel.event import Removed
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace

from ..core.book import refuse, text
from ..core.conditions import is_diverted, say
from ..core.state import Battle, CarnageState
from ..core.unit import Profile, Unit
from ..ground.obstacles import fits
from ..wounds.neutralised_units import tell_neutralised

LOWEST = ("ws", "st", "ar", "w", "at", "cavalry", "bow", "shots")
"""What the figures of a mixed unit have of the weaker: no mount or bow unless both have it."""
WORSE = ("attacked", "was_charged", "split", "free_shot")
"""What has happened to a unit when it happened to one of its parts."""


def merge_ready(state: CarnageState, unit: Unit) -> Refusal | None:
    """Why a unit can merge with none at all, or None: it is weak and out of every fight."""
    if not unit.neutralised:
        return refuse("CAR-5.1.4", "refusal-merge-strong", unit=unit.name)
    return _apart(state, unit)


def _apart(state: CarnageState, unit: Unit) -> Refusal | None:
    engaged = state.field.engaged(unit)
    return refuse("CAR-5.1.4", "refusal-merge-engaged", unit=unit.name) if engaged else None


def merge_refusal(state: CarnageState, unit: Unit, into: Unit) -> Refusal | None:
    """Why the figures of a unit that is ready for it cannot join this other unit, or None."""
    if into.id == unit.id or into.side != unit.side:
        return refuse("CAR-5.1.4", "refusal-merge-friend")
    if into.single:
        return refuse("CAR-19-composition", "refusal-single", unit=into.name)
    if into.inside:
        return refuse("CAR-5.1-formation", "refusal-reorganise-inside", unit=into.name)
    if is_diverted(state, into):
        return refuse("CAR-14.3-diversion", "refusal-merge-diverted", unit=into.name)
    if not state.field.touches(unit, into):
        return refuse("CAR-5.1.4", "refusal-merge-contact", unit=unit.name, into=into.name)
    if refusal := _apart(state, into):
        return refusal
    after = merged(unit, into)
    alone = state.without_unit(unit.id).with_unit(after)
    if not fits(alone, after) or alone.field.engaged(after):
        return refuse("CAR-5.1.4", "refusal-merge-room", unit=into.name)
    return None


def partners(state: CarnageState, unit: Unit) -> list[int]:
    if merge_ready(state, unit) is not None:
        return []
    return [other.id for other in state.units if merge_refusal(state, unit, other) is None]


def merged(unit: Unit, into: Unit) -> Unit:
    """The second unit with the figures of the first at its rear, in formation.

    What a spell or exhaustion makes worse holds for all when it held for one of them; what makes
    them better only when it held for both.
    """
    figures = (*into.figures, *unit.figures)
    mine, theirs = unit.doings, into.doings
    doings = replace(
        theirs,
        split_from=theirs.split_from or mine.split_from,
        spent=max(mine.spent, theirs.spent),
        **{name: getattr(mine, name) or getattr(theirs, name) for name in WORSE},
    )
    return into.changed(
        figures=figures,
        places=(),
        doings=doings,
        profile=lowest(into.profile, unit.profile),
        mixed=into.mixed or unit.mixed or unit.profile.type != into.profile.type,
        exhausted=max(unit.exhausted, into.exhausted),
        frenzied=min(unit.frenzied, into.frenzied),
        accelerated=min(unit.accelerated, into.accelerated),
    )


def lowest(one: Profile, other: Profile) -> Profile:
    """A mixed unit's profile: the lowest value of each, the largest base (CAR-13.3-status)."""
    if one == other:
        return one
    return replace(
        one,
        width=max(one.width, other.width),
        depth=max(one.depth, other.depth),
        **{name: min(getattr(one, name), getattr(other, name)) for name in LOWEST},
    )


def merge(play: Battle, unit: Unit, into: Unit) -> None:
    after = merged(unit, into)
    play.state = play.state.without_unit(unit.id).with_unit(after)
    armed = play.state.armed
    if into.id in armed and unit.id not in armed:  # double force holds for all or for none
        play.replace(armed=tuple([number for number in armed if number != into.id]))
    what = text("told-merge", unit=unit.name, into=into.name, count=len(unit.figures))
    say(play, what, "CAR-13.3-merge", unit.id, into.id, seat=unit.owner)
    cause = text("cause-merged")
    play.tell(Removed, piece=unit.id, name=unit.name, cause=cause, rule="CAR-13.3-merge")
    if into.neutralised and not after.neutralised:
        tell_neutralised(play, into, on=False)
