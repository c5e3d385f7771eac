"""`slagveld campaign army`: what a side brings to the next battle, and which veterans."""

from typing import Annotated

import msgspec
import typer

from slagveld.campaign import (
    Campaign,
    Survivor,
    next_battle,
    options,
    survivors,
    taken_along,
    with_army,
)
from slagveld.campaign.armies import name_of
from slagveld.campaign.state import Force
from slagveld.campaign.telling import army_lines
from slagveld.campaign.veterans import unit_names
from slagveld.cli import campaign_files as kept
from slagveld.cli.campaign import CampaignFile, pairs
from slagveld.cli.desk import AsJson, Desk
from slagveld.cli.errors import whole, wrong
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
    as_json: AsJson = False,
) -> int:
    """Change a side's army between scenarios; alone, show it and who can be taken along."""
    desk = Desk.of(context)
    campaign = kept.opened(file)
    if bring and veteran:
        raise wrong("campaign-army-how")
    graph = campaign.graph
    if graph.side(side) is None:
        known = ", ".join(graph.side_keys)
        raise RefusedError(refuse("SLV-CAMPAIGN-4", "campaign-no-side", side=side, known=known))
    if bring or veteran:
        roster = kept.roster_of(graph, bring) if bring else _marked(campaign, side, veteran or [])
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
        desk.json({"side": side, "armies": msgspec.to_builtins(rosters), "survivors": lived})
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


def _unit(campaign: Campaign, side: str, key: str, one: Survivor) -> Text:
    roster = campaign.army(side, key)
    names = {} if roster is None else unit_names(find(key), roster)
    values: dict[str, Value] = {
        "entry": one.entry + 1,
        "count": one.models,
        "unit": names.get(one.key, one.key),
    }
    return Text("campaign-unit", values)
