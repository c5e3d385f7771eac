"""The next battle of a campaign on its way into the store."""

import secrets
from collections.abc import Mapping

from msgspec import UNSET, UnsetType

from slagveld.campaign import (
    Call,
    Campaign,
    Settings,
    begin,
    fought_otherwise,
    ready_campaign,
    same_battle,
    sent_graph,
)
from slagveld.campaign.graph import Graph
from slagveld.kernel.aftermath import roster_of
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.record import replace
from slagveld.server.campaigns.commanding import Command
from slagveld.server.room.keeping import kept
from slagveld.server.room.opening import bot_named, opened
from slagveld.server.store import CampaignRecord, Commander, NewRecord, Terms
from slagveld.server.store.words import cleaned, name_of
from slagveld.server.wire.campaigns import CampaignText, NewCampaign, NewCampaignSide
from slagveld.server.wire.setup import NewBattle, NewSeat


def own_graph(file: CampaignText) -> Graph:
    """A campaign of somebody's own; raises RefusedError with file and line."""
    return sent_graph(file.text, cleaned(file.name) or "campaign.yaml", find)


def _graph(new: NewCampaign) -> Graph:
    if (new.file is None) == (not new.campaign):
        raise RefusedError(refuse("SLV-CAMPAIGN-1", "campaign-which"))
    graph = ready_campaign(new.campaign).graph if new.file is None else own_graph(new.file)
    return fought_otherwise(graph, new.scenarios, find)


def begun(new: NewCampaign) -> tuple[Campaign, Terms]:
    """A campaign as wished for; raises RefusedError with the reason."""
    graph = _graph(new)
    asked = new.sides or _usual_sides(graph)
    by_side = {one.side: one for one in asked}
    if len(by_side) < len(asked) or sorted(by_side) != sorted(graph.side_keys):
        known = ", ".join(graph.side_keys)
        raise RefusedError(refuse("SLV-CAMPAIGN-4", "campaign-sides-each", known=known))
    sides = [by_side[key] for key in graph.side_keys]
    if new.dice == "typed" and all(one.who == "bot" for one in sides):
        raise RefusedError(refuse("SLV-SETUP-1", "room-typed-bots"))
    players = {one.side: name_of(one.name) for one in sides if name_of(one.name)}
    settings = Settings(
        seed=secrets.randbelow(10**9),
        by_points=graph.by_points if new.by_points is None else new.by_points,
        veterans=graph.veterans if new.veterans is None else new.veterans,
        growth=graph.growth if new.growth is None else new.growth or UNSET,
        total=new.points,
        options=new.options,
        players=players,
    )
    campaign = begin(graph, {one.side: one.armies for one in sides}, settings)
    terms = Terms(
        commanders=tuple([_commander(one, asked.index(one)) for one in sides]),
        dice=new.dice,
        take_back=new.take_back,
        watchers=new.watchers,
    )
    return campaign, terms


def _usual_sides(graph: Graph) -> tuple[NewCampaignSide, ...]:
    first, *others = graph.side_keys
    bots = [NewCampaignSide(side=side, who="bot") for side in others]
    return (NewCampaignSide(side=first, who="me"), *bots)


def _commander(one: NewCampaignSide, place: int) -> Commander:
    if one.who != "bot":
        if one.bot:
            raise RefusedError(refuse("SLV-SETUP-1", "room-bot-person", bot=one.bot))
        return Commander(side=one.side, who=one.who)
    return Commander(side=one.side, who="bot", bot=bot_named(one.bot, f"sides[{place}].bot"))


def battle_of(
    record: CampaignRecord, call: Call, command: Command, names: Mapping[str, str]
) -> NewRecord:
    """The battle that a campaign calls for, its seats held by those who lead the sides.

    Args:
        record: The campaign.
        call: What comes next.
        command: Who leads which side.
        names: What players called themselves in the battle before, by side.
    """
    sides = record.campaign.graph.scenarios[call.scenario].seats
    armies = call.setup.armies
    seats: list[NewSeat] = []
    for number, side in enumerate(sides):
        commander = record.terms.of(side)
        seats.append(
            NewSeat(
                who=commander.who,
                name=(names.get(side) if sides.index(side) == number else "")
                or call.setup.seats[number].name,
                side=call.setup.seats[number].side,
                bot=commander.bot,
                army=roster_of(armies[number]) if number < len(armies) else None,
            )
        )
    new = NewBattle(
        game=call.setup.game,
        scenario=call.setup.scenario,
        written=None if isinstance(call.setup.written, UnsetType) else call.setup.written,
        seats=tuple(seats),
        options=call.setup.options,
        dice=record.terms.dice,
        take_back=record.terms.take_back,
        watchers=record.terms.watchers,
    )
    opening = opened(new)
    if not same_battle(opening.match.game, opening.match.setup, call.setup):
        scenario = call.scenario
        raise RefusedError(refuse("SLV-CAMPAIGN-6", "campaign-battle-other", scenario=scenario))
    return _seated(kept(opening, new, record.owner), sides, command)


def _seated(made: NewRecord, sides: tuple[str, ...], command: Command) -> NewRecord:
    """The battle with the friends who have come before already in their seats."""
    known = {
        number: command.people[side] for number, side in enumerate(sides) if side in command.people
    }
    return replace(
        made,
        holders=(*made.holders, *known.items()),
        keys={seat: key for seat, key in made.keys.items() if seat not in known},
        seats=tuple(
            [replace(seat, taken=seat.taken or seat.number in known) for seat in made.seats]
        ),
    )
