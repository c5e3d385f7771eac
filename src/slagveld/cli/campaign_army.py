"""`slagveld campaign army`: what a side brings to the next battle, and which veterans."""

from typing import Annotated

import msgspec
import typer

from slagveld.campaign import (
    Campaign,
    Short,
    Survivor,
    filled,
    last_army,
    marks_of,
    next_battle,
    options,
    short_entries,
    survivors,
    taken_along,
    with_army,
)
from slagveld.campaign.armies import name_of
from slagveld.campaign.state import Force
from slagveld.campaign.strength import same_entries
from slagveld.campaign.telling import army_lines
from slagveld.campaign.veterans import unit_names
from slagveld.cli import campaign_files as kept
from slagveld.cli.campaign import CampaignFile, pairs
from slagveld.cli.desk import Desk
from slagveld.cli.errors import whole, wrong
from slagveld.cli.options import AsJson
from slagveld.kernel.fields import Label
from slagveld.kernel.muster import Roster
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.texts import Listing, Text, Value

ALL = "all"
MOST_ENTRIES = 500


def army(
    context: typer.Context,
    file: CampaignFile,
    side: Annotated[
        str, typer.Option("--side", metavar="campaign-name-side", help="campaign-option-side")
    ],
    bring: Annotated[
        str, typer.Option("--army", metavar="cli-name-name", help="campaign-option-new-army")
    ] = "",
    veteran: Annotated[
        list[str] | None,
        typer.Option("--veteran", metavar="campaign-name-veteran", help="campaign-option-veteran"),
    ] = None,
    full: Annotated[
        list[str] | None,
        typer.Option("--full", metavar="campaign-name-entry", help="campaign-option-full"),
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Change a side's army between scenarios; alone, show it and who can be taken along."""
    desk = Desk.of(context)
    campaign = kept.opened(file)
    if bring and (veteran or full):
        raise wrong("campaign-army-how")
    graph = campaign.graph
    if graph.side(side) is None:
        known = ", ".join(graph.side_keys)
        raise RefusedError(refuse("SLV-CAMPAIGN-4", "campaign-no-side", side=side, known=known))
    if bring or veteran or full:
        if bring:
            roster = kept.roster_of(graph, bring)
        else:
            marked = _marked(campaign, side, veteran) if veteran else _standing(campaign, side)
            roster = _mustered(campaign, side, marked, full or [])
        campaign = with_army(campaign, find, side, roster)
        kept.keep(campaign, file)
    _show(desk, campaign, side, as_json=as_json)
    return 0


def _game(campaign: Campaign) -> str:
    """The game of the next battle; raises RefusedError when there is none.

    While the winner has still to choose, a game with veterans comes before others.
    """
    found = options(campaign) or (next_battle(campaign).scenario,)
    games = [campaign.graph.scenarios[key].game for key in found]
    return next((key for key in games if find(key).veterans() is not None), games[0])


def _marked(campaign: Campaign, side: str, words: list[str]) -> Roster:
    """The army that fought last, with these entries (counted from 1) as veterans."""
    key = _game(campaign)
    game = find(key)
    veterans = game.veterans()
    if veterans is None:
        raise wrong("campaign-no-veterans", game=game.title)
    alive = survivors(campaign, side, key)
    last = _last_force(campaign, side)
    before = None if last is None else last.roster
    if last is not None and before is not None and last.alive is None:
        raise wrong("campaign-alive-unknown", side=name_of(campaign, side))
    if before is None or not alive:
        raise wrong("campaign-no-last", side=name_of(campaign, side))
    known = [one.entry + 1 for one in alive]
    marks: dict[int, str] = {}
    for entry, mark in pairs("--veteran", words):
        numbers = known if entry == ALL else [whole("--veteran", entry, 1, MOST_ENTRIES)]
        for number in numbers:
            if number not in known:
                listed = ", ".join(str(one) for one in known)
                raise wrong("campaign-no-entry", entry=number, known=listed)
            marks[number - 1] = mark
    return taken_along(veterans, before, alive, marks)


def _standing(campaign: Campaign, side: str) -> Roster:
    """The army as it stands, if it is still the one that fought last, or else that one."""
    key = _game(campaign)
    now = campaign.army(side, key)
    before = last_army(campaign, find(key).veterans(), side, key)
    if now is None or before is None:
        raise wrong("campaign-no-last", side=name_of(campaign, side))
    return now if same_entries(now, before) else before


def _mustered(campaign: Campaign, side: str, roster: Roster, words: list[str]) -> Roster:
    """An army with these entries (counted from 1) at full strength, fresh; raises InputError."""
    game = find(_game(campaign))
    short = short_entries(campaign, game.veterans(), side, game.key)
    marked = marks_of(game.veterans(), roster)
    by_number = {one.entry + 1: one for one in short}
    chosen: list[Short] = []
    for word in words:
        if word == ALL:
            chosen += [one for one in short if one.entry not in marked]
            continue
        number = whole("--full", word, 1, MOST_ENTRIES)
        if number not in by_number:
            known = ", ".join(str(one) for one in by_number) or "–"
            raise wrong("campaign-not-short", entry=number, known=known)
        if number - 1 in marked:
            raise wrong("campaign-full-veterans", entry=number)
        chosen.append(by_number[number])
    return filled(roster, chosen)


def _last_force(campaign: Campaign, side: str) -> Force | None:
    forces = campaign.battles[-1].forces if campaign.battles else ()
    return next((force for force in forces if force.side == side), None)


def _show(desk: Desk, campaign: Campaign, side: str, *, as_json: bool) -> None:
    """The side's armies, and who of it lived through the scenario before."""
    rosters = [one.roster for one in campaign.armies if one.side == side]
    keys = campaign.graph.games()
    alive = {key: found for key in keys if (found := survivors(campaign, side, key))}
    if as_json:
        lived = {
            key: [{"entry": one.entry, "key": one.key, "models": one.models} for one in found]
            for key, found in alive.items()
        }
        listed = {key: msgspec.to_builtins(_short(campaign, side, key)) for key in keys}
        short = {key: found for key, found in listed.items() if found}
        armies = msgspec.to_builtins(rosters)
        desk.json({"side": side, "armies": armies, "survivors": lived, "short": short})
        return
    for roster in rosters:
        named = desk.say("campaign-army-ready", side=name_of(campaign, side), army=roster.name)
        desk.line(named, style="bold")
        for line in army_lines(find(roster.game), roster):
            desk.indented(desk.name(line))
    coming = [campaign.graph.scenarios[key].game for key in options(campaign)]
    for key, found in alive.items():
        if key in coming and campaign.settings.veterans and find(key).veterans() is not None:
            units = Listing(tuple([_unit(campaign, side, key, one) for one in found]))
            said = desk.say("campaign-veterans-can", side=name_of(campaign, side), units=units)
            desk.line(said)
    for key in dict.fromkeys(coming):
        reduced = _short(campaign, side, key)
        if reduced:
            units = Listing(tuple([_short_unit(campaign, side, key, one) for one in reduced]))
            said = desk.say("campaign-full-can", side=name_of(campaign, side), units=units)
            desk.line(said)


def _short(campaign: Campaign, side: str, key: str) -> list[Short]:
    """Who stands below full strength now, and not because of being taken along."""
    veterans = find(key).veterans()
    now, before = campaign.army(side, key), last_army(campaign, veterans, side, key)
    if now is None or before is None or not same_entries(now, before):
        return []
    short = short_entries(campaign, veterans, side, key)
    marked = marks_of(veterans, now)
    return [
        one for one in short if now.entries[one.entry].count < one.full and one.entry not in marked
    ]


def _short_unit(campaign: Campaign, side: str, key: str, one: Short) -> Text:
    values: dict[str, Value] = {
        "entry": one.entry + 1,
        "count": one.models,
        "full": one.full,
        "unit": _unit_name(campaign, side, key, one.key),
    }
    return Text("campaign-unit-short", values)


def _unit(campaign: Campaign, side: str, key: str, one: Survivor) -> Text:
    values: dict[str, Value] = {
        "entry": one.entry + 1,
        "count": one.models,
        "unit": _unit_name(campaign, side, key, one.key),
    }
    return Text("campaign-unit", values)


def _unit_name(campaign: Campaign, side: str, game: str, unit: str) -> Label:
    roster = campaign.army(side, game)
    return unit if roster is None else unit_names(find(game), roster).get(unit, unit)
