"""Who may be taken along from one scenario to the next, and as what."""

from collections.abc import Mapping
from typing import Any

import msgspec

from slagveld.campaign.state import Battle, Campaign, Force
from slagveld.kernel.aftermath import Veterans
from slagveld.kernel.fields import Label
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Chosen, Fault, Roster
from slagveld.record import replace
from slagveld.texts import Text, Value


class Survivor(msgspec.Struct, frozen=True):
    """An entry of the army before that still has models."""

    entry: int
    key: str
    models: int


def survivors(campaign: Campaign, side: str, game: str) -> tuple[Survivor, ...]:
    """Who of a side lived through the scenario before, if that was of the same game."""
    force = _last(campaign, side, game)
    if force is None or force.roster is None or force.alive is None:
        return ()
    pairs = enumerate(zip(force.roster.entries, force.alive, strict=True))
    return tuple([Survivor(at, entry.key, alive) for at, (entry, alive) in pairs if alive > 0])


def _last(campaign: Campaign, side: str, game: str) -> Force | None:
    if not campaign.battles:
        return None
    last: Battle = campaign.battles[-1]
    if campaign.graph.scenarios[last.scenario].game != game:
        return None
    return next((force for force in last.forces if force.side == side), None)


def unit_names(game: Game[Any], roster: Roster) -> dict[str, Label]:
    """What the units that a roster may have are called, by key."""
    muster = game.muster()
    return {} if muster is None else {offer.key: offer.name for offer in muster.offers(roster)}


def marks_of(veterans: Veterans | None, roster: Roster) -> dict[int, str]:
    """The entries that are veterans, with their marks."""
    if veterans is None:
        return {}
    marks = [entry.choices.get(veterans.option, "") for entry in roster.entries]
    return {number: str(mark) for number, mark in enumerate(marks) if mark}


def veteran_faults(
    game: Game[Any], roster: Roster, alive: tuple[Survivor, ...], *, allowed: bool
) -> list[Fault]:
    """What is wrong with the veterans of a roster, given who lived through the scenario before.

    Each survivor is taken along once. Where several entries of one kind are veterans, the
    largest is matched with whoever has most models left: if that does not fit, nothing does.
    """
    veterans = game.veterans()
    marks = marks_of(veterans, roster)
    if veterans is None or not marks:
        return []
    if not allowed:
        off = Text("campaign-fault-veterans-off")
        return [Fault("SLV-CAMPAIGN-5", off, number) for number in marks]
    found = _mark_faults(veterans, marks)
    names = unit_names(game, roster)
    for key in dict.fromkeys(roster.entries[number].key for number in marks):
        claims = [number for number in marks if roster.entries[number].key == key]
        claims.sort(key=lambda number: (-roster.entries[number].count, number))
        left = sorted([one.models for one in alive if one.key == key], reverse=True)
        for place, number in enumerate(claims):
            if place >= len(left):
                fault = Text("campaign-fault-veterans-none", {"unit": names.get(key, key)})
                found.append(Fault(veterans.rule, fault, number))
            elif roster.entries[number].count > left[place]:
                values: dict[str, Value] = {"unit": names.get(key, key), "most": left[place]}
                fault = Text("campaign-fault-veterans-many", values)
                found.append(Fault(veterans.models_rule, fault, number))
    return found


def _mark_faults(veterans: Veterans, marks: dict[int, str]) -> list[Fault]:
    known = [choice.key for choice in veterans.marks]
    return [
        Fault(
            veterans.mark_rule,
            Text("campaign-fault-veterans-mark", {"mark": mark[:40], "known": ", ".join(known)}),
            number,
        )
        for number, mark in marks.items()
        if mark not in known
    ]


def rested(veterans: Veterans | None, roster: Roster) -> Roster:
    """A roster without any veterans: what stays when a scenario is over."""
    if veterans is None:
        return roster
    return _with_entries(roster, [_marked(veterans, entry, "") for entry in roster.entries])


def taken_along(
    veterans: Veterans, roster: Roster, alive: tuple[Survivor, ...], marks: Mapping[int, str]
) -> Roster:
    """The army before with some of its entries as veterans: as many models as lived, each marked.

    `marks` are by entry of that army; entries that did not live stay as they are and fresh.
    """
    left = {one.entry: one.models for one in alive}
    entries = [_marked(veterans, entry, "") for entry in roster.entries]
    for number, mark in marks.items():
        if number in left:
            entry = replace(entries[number], count=min(entries[number].count, left[number]))
            entries[number] = _marked(veterans, entry, mark)
    return _with_entries(roster, entries)


def _marked(veterans: Veterans, entry: Chosen, mark: str) -> Chosen:
    others = {key: value for key, value in entry.choices.items() if key != veterans.option}
    choices = {**others, veterans.option: mark} if mark else others
    return replace(entry, choices=choices)


def _with_entries(roster: Roster, entries: list[Chosen]) -> Roster:
    return replace(roster, entries=tuple(entries))
