"""`slagveld campaign`: the ready ones, a new one, how one stands, and its story."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from msgspec import UNSET

from slagveld.campaign import Campaign, Settings, begin, options, over, ready_campaigns
from slagveld.campaign.might import Might, mights
from slagveld.campaign.report import drawing, html, markdown, outlook, report, standing_lines
from slagveld.campaign.telling import diary, end_of, map_of, standing, title_of
from slagveld.cli import campaign_files as kept
from slagveld.cli import files
from slagveld.cli.desk import Desk
from slagveld.cli.errors import one_line, whole, wrong
from slagveld.cli.options import AsJson
from slagveld.cli.play.preparing import options as game_options
from slagveld.kernel.registry import game as find
from slagveld.kernel.setup import OptionValue
from slagveld.texts import Listing

MOST_SEED, MOST_POINTS = 10**14, 10**6
NUMBER = "cli-name-number"
CampaignFile = Annotated[
    str, typer.Argument(metavar="cli-name-file", help="campaign-argument-file")
]


def list_ready(context: typer.Context, as_json: AsJson = False) -> int:
    """All ready campaigns."""
    desk = Desk.of(context)
    ready = ready_campaigns()
    if as_json:
        desk.json(
            [
                {
                    "campaign": one.full_key,
                    "game": one.game,
                    "name": desk.name(one.graph.name),
                    "story": desk.name(one.graph.story),
                    "sides": {side.key: desk.name(side.name) for side in one.graph.sides},
                    "scenarios": list(one.graph.scenarios),
                }
                for one in ready
            ]
        )
        return 0
    if not ready:
        desk.line(desk.say("campaign-none"))
    for one in ready:
        desk.line(f"{desk.name(one.graph.name)} ({one.full_key})", style="bold")
        sides = Listing(tuple([side.name for side in one.graph.sides]))
        desk.indented(desk.say("campaign-list-line", count=len(one.graph.scenarios), sides=sides))
        desk.indented(desk.name(one.graph.story))
    return 0


def new(
    context: typer.Context,
    file: CampaignFile,
    campaign: Annotated[
        str, typer.Option("--campaign", metavar="cli-name-key", help="campaign-option-campaign")
    ],
    army: Annotated[
        list[str] | None,
        typer.Option("--army", metavar="campaign-name-side-army", help="campaign-option-army"),
    ] = None,
    player: Annotated[
        list[str] | None,
        typer.Option("--player", metavar="campaign-name-side-name", help="campaign-option-player"),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="play-name-option", help="campaign-option-option"),
    ] = None,
    scenario: Annotated[
        list[str] | None,
        typer.Option(
            "--scenario", metavar="campaign-name-place-scenario", help="campaign-option-scenario"
        ),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar=NUMBER, help="campaign-option-seed")] = "1",
    points: Annotated[
        str, typer.Option("--points", metavar=NUMBER, help="campaign-option-points")
    ] = "0",
    by_points: Annotated[
        bool | None, typer.Option("--by-points/--by-final", help="campaign-option-by-points")
    ] = None,
    veterans: Annotated[
        bool | None, typer.Option("--veterans/--no-veterans", help="campaign-option-veterans")
    ] = None,
    growth: Annotated[
        bool | None, typer.Option("--growth/--no-growth", help="campaign-option-growth")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Begin a campaign and keep it in a file."""
    desk = Desk.of(context)
    if kept.is_file(file):
        raise wrong("campaign-exists", file=file)
    graph = kept.with_scenarios(kept.graph_of(campaign), pairs("--scenario", scenario or ()))
    named = [(side, one_line(name, 60)) for side, name in pairs("--player", player or ())]
    partners: dict[str, tuple[str, ...]] = {}
    for side, name in named:
        partners[side] = (*partners.get(side, ()), name)
    further = {side: names[1:] for side, names in partners.items() if len(names) > 1}
    if veterans and not any(find(key).veterans() is not None for key in graph.games()):
        raise wrong("campaign-veterans-none")
    settings = Settings(
        seed=whole("--seed", seed, 0, MOST_SEED),
        by_points=graph.by_points if by_points is None else by_points,
        veterans=graph.veterans if veterans is None else veterans,
        total=whole("--points", points, 0, MOST_POINTS),
        options=_options(graph.games(), option or ()),
        players={side: names[0] for side, names in partners.items()},
        partners=further or UNSET,
        growth=graph.growth if growth is None else growth or UNSET,
    )
    armies: dict[str, list[Any]] = {}
    for side, name in pairs("--army", army or ()):
        armies.setdefault(side, []).append(kept.roster_of(graph, name))
    for side, rosters in armies.items():
        check_once("--army", [(f"{side}, {one.game}", one) for one in rosters])
    begun = begin(graph, armies, settings)
    if settings.total and not begun.armies:
        raise wrong("campaign-points-none")
    kept.keep(begun, file)
    if as_json:
        desk.json(plain(desk, begun))
        return 0
    desk.line(desk.say("campaign-begun", name=graph.name, file=file), style="bold")
    desk.line(desk.name(graph.story))
    desk.line(outlook(begun, desk.speaker))
    return 0


def status(context: typer.Context, file: CampaignFile, as_json: AsJson = False) -> int:
    """How a campaign stands."""
    desk = Desk.of(context)
    campaign = kept.opened(file)
    if as_json:
        desk.json(plain(desk, campaign))
        return 0
    desk.line(desk.name(campaign.graph.name), style="bold")
    desk.line(f"{desk.say('campaign-settings')}: {_settings(desk, campaign)}.", style="dim")
    for line in standing_lines(campaign, desk.speaker):
        desk.indented(line)
    for line in drawing(map_of(campaign), desk.speaker):
        desk.out.print(line, soft_wrap=True)
    desk.line(outlook(campaign, desk.speaker), style="bold")
    return 0


def tell(
    context: typer.Context,
    file: CampaignFile,
    out: Annotated[
        str, typer.Option("--out", metavar="cli-name-file", help="campaign-option-out")
    ] = "",
    as_json: AsJson = False,
) -> int:
    """The story of a campaign: as Markdown, or written to a file."""
    desk = Desk.of(context)
    campaign = kept.opened(file)
    if as_json:
        desk.json({**plain(desk, campaign), "diary": _diary(desk, campaign)})
        return 0
    blocks = report(campaign, desk.speaker)
    if not out:
        desk.out.print(markdown(blocks).rstrip(), soft_wrap=True)
        return 0
    page = html(blocks, desk.language) if out.endswith((".html", ".htm")) else markdown(blocks)
    files.write(out, page.encode())
    desk.line(desk.say("campaign-written", file=out))
    return 0


def pairs(option: str, words: Sequence[str]) -> list[tuple[str, str]]:
    """SIDE=… words taken apart; raises InputError."""
    found = []
    for word in words:
        side, equals, value = word.partition("=")
        if not (side and equals and value):
            raise wrong("campaign-pair", option=option, word=word)
        found.append((side, value))
    return found


def check_once(option: str, words: Sequence[tuple[str, Any]]) -> None:
    """Raise InputError where an option says something of one side twice."""
    sides = [side for side, _ in words]
    for side in sides:
        if sides.count(side) > 1:
            raise wrong("campaign-twice", option=option, what=side)


def plain(desk: Desk, campaign: Campaign) -> dict[str, Any]:
    """A campaign for programs, with its sentences said."""
    end = over(campaign)
    told = end_of(campaign)
    ranks = standing(campaign)
    return {
        "name": desk.name(campaign.graph.name),
        "over": end is not None,
        "winner": None if end is None or not end.winner else end.winner,
        "how": None if end is None else end.how,
        "end": None if told is None else desk.name(told),
        "next": list(options(campaign)),
        "sides": [
            {"side": one.side, "name": desk.name(one.name), "won": one.won, "points": one.points}
            for one in ranks
        ],
        "battles": [
            {
                "scenario": battle.scenario,
                "title": desk.name(title_of(campaign.graph, battle.scenario)),
                "winner": battle.winner or None,
                "drawn": battle.drawn,
                "points": {force.side: force.points for force in battle.forces},
                "alive": {
                    force.side: None if force.alive is None else list(force.alive)
                    for force in battle.forces
                },
                "rounds": battle.rounds,
                "source": battle.source,
                "digest": battle.digest,
                "date": battle.date,
            }
            for battle in campaign.battles
        ],
        "armies": [
            {"side": one.side, "game": one.game, "name": desk.name(one.roster.name)}
            for one in campaign.armies
        ],
        "seed": campaign.settings.seed,
        "by_points": campaign.settings.by_points,
        "veterans": campaign.settings.veterans,
        "growth": campaign.settings.grows,
        "strength": [_strength(desk, one) for one in mights(campaign)],
    }


def _strength(desk: Desk, might: Might) -> dict[str, Any]:
    """How strong a side is, for programs."""
    return {
        "side": might.side,
        "points": might.points,
        "models": might.models,
        "entries": might.entries,
        "wounded": might.wounded,
        "missing": might.missing,
        "away": might.away,
        "warnings": [desk.name(one) for one in might.warnings],
        "helps": [desk.name(one) for one in might.helps],
    }


def show_strengths(desk: Desk, campaign: Campaign) -> None:
    """How strong the sides of the next battle are, with what is wrong and can be done."""
    for might in mights(campaign):
        said = desk.say("campaign-might-of", side=might.name, might=might.line)
        desk.line(said)
        for warning in might.warnings:
            desk.indented(f"! {desk.name(warning)}")
        for help_ in might.helps:
            desk.indented(f"→ {desk.name(help_)}")


def _diary(desk: Desk, campaign: Campaign) -> list[dict[str, Any]]:
    return [
        {
            "number": one.number,
            "title": desk.name(one.title),
            "result": desk.name(one.result),
            "notes": [desk.name(note) for note in one.notes],
            "tales": [
                {"side": tale.side, "what": desk.name(tale.what), "rule": tale.rule}
                for tale in one.tales
            ],
            "dice": [
                {
                    "side": cast.side,
                    "what": desk.name(cast.what),
                    "dice": list(cast.dice),
                    "sides": cast.sides,
                }
                for cast in one.casts
            ],
            "armies": {toll.side: [desk.name(line) for line in toll.lines] for toll in one.tolls},
        }
        for one in diary(campaign)
    ]


def _settings(desk: Desk, campaign: Campaign) -> str:
    chosen = campaign.settings
    said = [desk.say("campaign-setting-points" if chosen.by_points else "campaign-setting-final")]
    if chosen.veterans:
        said.append(desk.say("campaign-setting-veterans"))
    if chosen.grows:
        said.append(desk.say("campaign-setting-growth"))
    if chosen.total:
        said.append(desk.say("campaign-setting-total", total=chosen.total))
    return ", ".join(said)


def _options(games: Sequence[str], words: Sequence[str]) -> dict[str, OptionValue]:
    """KEY=VALUE words, read as the first game that knows the option reads it."""
    found: dict[str, OptionValue] = {}
    for word in words:
        key = word.partition("=")[0]
        knowing = [game for game in games if any(one.key == key for one in find(game).options)]
        found.update(game_options(find((knowing or list(games))[0]), [word]))
        if not knowing:
            known = dict.fromkeys(one.key for game in games for one in find(game).options)
            raise wrong("play-option-pair", word=word, known=", ".join(known) or "–")
    return found
