"""Who makes a formation: size, contact, faction (MK-FORM-4 to MK-FORM-6, MK-SHYFT-1)."""

from collections.abc import Callable, Sequence

from slagveld.games.mage_knight.catalogue import KEY
from slagveld.games.mage_knight.conditions import faction_of
from slagveld.games.mage_knight.fighter import Fighter
from slagveld.games.mage_knight.model import MageKnightState
from slagveld.kernel.rulebook import Refusal, refuse

LEAST, MOST = 3, 5
"""How many participants a formation has."""


def formation_refusal(state: MageKnightState, members: Sequence[Fighter]) -> Refusal | None:
    """Why these warriors make no formation of either kind where they stand, or None."""
    count = len({fighter.id for fighter in members})
    if not LEAST <= count <= MOST or count < len(members):
        return refuse("MK-FORM-4", f"{KEY}:refusal-formation-size", count=count)
    side = members[0].side
    for fighter in members:
        if not fighter.free:
            return refuse("MK-CAPTURE-12", f"{KEY}:refusal-formation-captive", name=fighter.name)
        if fighter.side != side:
            return refuse("MK-FORM-1", f"{KEY}:refusal-formation-enemy", name=fighter.name)
        if fighter.soaring:
            return refuse("MK-SOAR-6", f"{KEY}:refusal-formation-soars", name=fighter.name)
    return _mixed(state, members) or _scattered(state, members)


def _mixed(state: MageKnightState, members: Sequence[Fighter]) -> Refusal | None:
    """Refused unless all have the same faction symbol; Mage Spawn have none of their own."""
    faction = ""
    for fighter in members:
        own = faction_of(state, fighter)
        if not own:
            return refuse("MK-FORM-6", f"{KEY}:refusal-formation-spawn", name=fighter.name)
        if faction and own != faction:
            values = {"name": members[0].name, "other": fighter.name}
            return refuse("MK-FORM-5", f"{KEY}:refusal-formation-faction", **values)
        faction = own
    return None


def _scattered(state: MageKnightState, members: Sequence[Fighter]) -> Refusal | None:
    """Refused unless they hang together where they stand."""
    if grouped(state, members):
        return None
    return refuse("MK-FORM-4", f"{KEY}:refusal-formation-apart")


def grouped(state: MageKnightState, members: Sequence[Fighter]) -> bool:
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


def hanging(
    state: MageKnightState, first: Fighter, joins: Callable[[Fighter], bool]
) -> list[Fighter]:
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
