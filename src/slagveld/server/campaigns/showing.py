"""Campaigns as their pages show them."""

from typing import Any

from slagveld.campaign import (
    Campaign,
    full_strength,
    last_army,
    options,
    over,
    ready_army,
    stays,
    survivors,
)
from slagveld.campaign.armies import counted
from slagveld.campaign.graph import Graph, fought_at
from slagveld.campaign.growth.roll import company_shown
from slagveld.campaign.growth.vocabulary import knows_growth
from slagveld.campaign.might import mights
from slagveld.campaign.telling import army_lines, diary, end_of, standing, title_of
from slagveld.campaign.veterans import unit_names
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Roster
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import Refusal, RefusedError
from slagveld.server.campaigns.commanding import Command
from slagveld.server.store import CampaignRecord
from slagveld.server.wire.campaigns import (
    CampaignArmy,
    CampaignChapter,
    CampaignLine,
    CampaignOffer,
    CampaignShown,
    CampaignSide,
    ComingScenario,
    SideOffer,
    Station,
    SurvivorShown,
)
from slagveld.server.wire.sight import BattleShown
from slagveld.texts import Name


def offer_shown(key: str, graph: Graph) -> CampaignOffer:
    """A campaign that can be begun; without a key it is somebody's own."""
    games = graph.games()
    return CampaignOffer(
        key=key,
        name=graph.name,
        story=graph.story,
        sides=tuple(
            [
                SideOffer(
                    key=side.key,
                    name=side.name,
                    final=title_of(graph, side.final) if side.final else None,
                    armies={game: _ready_name(game, name) for game, name in side.armies.items()},
                )
                for side in graph.sides
            ]
        ),
        games=games,
        game_titles=tuple([find(game).title for game in games]),
        stations=_stations(graph, None),
        by_points=graph.by_points,
        veterans=graph.veterans,
        knows_veterans=any(find(game).veterans() is not None for game in games),
        growth=graph.growth is True,
        knows_growth=all(knows_growth(find(game)) for game in games),
    )


def _ready_name(game: str, name: str) -> Name | str:
    try:
        return ready_army(find(game), name).name
    except RefusedError:
        return name


def _stations(graph: Graph, campaign: Campaign | None) -> tuple[Station, ...]:
    """The whole graph, its beginning first."""
    keys = [graph.base, *[key for key in graph.scenarios if key != graph.base]]
    battles = () if campaign is None else campaign.battles
    coming = (graph.base,) if campaign is None else options(campaign)
    found: list[Station] = []
    for key in keys:
        stage = graph.scenarios[key]
        fought = [(at, one) for at, one in enumerate(battles, 1) if one.scenario == key]
        found.append(
            Station(
                key=key,
                title=title_of(graph, key),
                game=stage.game,
                game_title=find(stage.game).title,
                state="next" if key in coming else "played" if fought else "open",
                numbers=tuple([at for at, _ in fought]),
                winners=tuple([battle.winner for _, battle in fought]),
                final_of=tuple([side.key for side in graph.sides if side.final == key]),
                next=dict(stage.next),
            )
        )
    return tuple(found)


def player_of(record: CampaignRecord, side: str, names: dict[str, str]) -> str:
    """Who leads a side, by name; empty where nobody has said."""
    return names.get(side) or record.campaign.settings.players.get(side, "")


def line_shown(
    record: CampaignRecord, person: str, names: dict[str, str], battle: BattleShown | None
) -> CampaignLine:
    """A campaign in a list."""
    campaign = record.campaign
    graph = campaign.graph
    return CampaignLine(
        id=record.id,
        name=graph.name,
        game_titles=tuple([find(game).title for game in graph.games()]),
        players=tuple([player_of(record, side, names) for side in graph.side_keys]),
        sides=tuple([side.name for side in graph.sides]),
        won=tuple([rank.won for rank in standing(campaign)]),
        fought=len(campaign.battles),
        end=end_of(campaign),
        coming=tuple([title_of(graph, key) for key in options(campaign)]),
        battle=battle,
        owner=record.owner == person,
        changed=record.changed,
    )


def campaign_shown(
    record: CampaignRecord,
    person: str,
    command: Command,
    names: dict[str, str],
    battle: BattleShown | None,
    refusal: Refusal | None,
) -> CampaignShown:
    """A campaign for one of those who fight it."""
    campaign = record.campaign
    graph = campaign.graph
    end = over(campaign)
    coming = options(campaign)
    idle = battle is None or battle.over
    return CampaignShown(
        id=record.id,
        version=record.version,
        name=graph.name,
        story=graph.story,
        owner=record.owner == person,
        by_points=campaign.settings.by_points,
        veterans=campaign.settings.veterans,
        growth=campaign.settings.grows,
        total=campaign.settings.total,
        sides=_sides(record, person, command, names),
        stations=_stations(graph, campaign),
        diary=_diary(record),
        coming=tuple([_coming(graph, key) for key in coming]),
        end=end_of(campaign),
        winner="" if end is None else end.winner,
        battle=battle,
        refusal=refusal,
        may_start=idle and len(coming) == 1 and command.may_start(person),
        may_choose=idle and len(coming) > 1 and may_choose(campaign, command, person),
        may_enter=len(coming) == 1 and record.owner == person,
        may_take_back=record.owner == person and record.open is None and stays(campaign) is None,
        created=record.created,
        changed=record.changed,
    )


def may_choose(campaign: Campaign, command: Command, person: str) -> bool:
    """Whether a person leads the side that won last, and so says what follows."""
    winner = campaign.battles[-1].winner if campaign.battles else ""
    return bool(winner) and command.leads(person, winner)


def _sides(
    record: CampaignRecord, person: str, command: Command, names: dict[str, str]
) -> tuple[CampaignSide, ...]:
    campaign = record.campaign
    found: list[CampaignSide] = []
    strengths = {one.side: one for one in mights(campaign)}
    for side, rank in zip(campaign.graph.sides, standing(campaign), strict=True):
        commander = record.terms.of(side.key)
        armies = [army for army in campaign.armies if army.side == side.key]
        found.append(
            CampaignSide(
                key=side.key,
                name=side.name,
                player=player_of(record, side.key, names),
                who="bot" if commander.who == "bot" else "person",
                taken=side.key not in command.waiting,
                yours=command.leads(person, side.key),
                won=rank.won,
                points=rank.points,
                final=title_of(campaign.graph, side.final) if side.final else None,
                armies=tuple([_army(campaign, side.key, army.roster) for army in armies]),
                companies=tuple(
                    [
                        company_shown(find(one.game), one, closely=command.leads(person, side.key))
                        for one in campaign.grown
                        if one.side == side.key
                    ]
                ),
                might=strengths.get(side.key),
            )
        )
    return tuple(found)


def _army(campaign: Campaign, side: str, roster: Roster) -> CampaignArmy:
    game = find(roster.game)
    veterans = game.veterans() if campaign.settings.veterans else None
    last = last_army(campaign, veterans, side, roster.game)
    before = None if veterans is None else last
    left = () if before is None else _survivors(game, campaign, side, before)
    return CampaignArmy(
        game=roster.game,
        game_title=game.title,
        roster=roster,
        lines=army_lines(game, roster),
        before=before if left else None,
        survivors=left,
        veterans=veterans,
        total=counted(campaign, side, roster).total if campaign.settings.total else 0,
    )


def _survivors(
    game: Game[Any], campaign: Campaign, side: str, before: Roster
) -> tuple[SurvivorShown, ...]:
    """Whoever of the army before lived, or fought below full strength."""
    names = unit_names(game, before)
    alive = {one.entry: one.models for one in survivors(campaign, side, game.key)}
    full = full_strength(campaign, game.veterans(), side, game.key)
    return tuple(
        [
            SurvivorShown(
                entry=number,
                name=names.get(entry.key, entry.key),
                models=alive.get(number, 0),
                of=entry.count,
                full=full[number],
            )
            for number, entry in enumerate(before.entries)
            if number in alive or full[number] > entry.count
        ]
    )


def _diary(record: CampaignRecord) -> tuple[CampaignChapter, ...]:
    campaign = record.campaign
    kept = {link.number: link.battle for link in record.links if link.state == "entered"}
    pairs = zip(diary(campaign), campaign.battles, strict=True)
    return tuple(
        [
            CampaignChapter(
                chapter=chapter,
                winner=battle.winner,
                game_title=find(campaign.graph.scenarios[battle.scenario].game).title,
                rounds=battle.rounds,
                battle=kept.get(chapter.number, ""),
            )
            for chapter, battle in pairs
        ]
    )


def _coming(graph: Graph, key: str) -> ComingScenario:
    stage = graph.scenarios[key]
    game = find(stage.game)
    return ComingScenario(
        key=key,
        title=title_of(graph, key),
        summary=game.scenario_for(fought_at(key, stage)).summary,
        game=stage.game,
        game_title=game.title,
        before=stage.before,
        seats=stage.seats,
        draw=graph.draw_at(key),
        count="win" if graph.count_at(key) == "win" else "battle",
    )
