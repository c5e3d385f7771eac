"""`slagveld campaign next`: what comes next, and what came of it."""

import time
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from slagveld.bots import Bot, bot
from slagveld.campaign import (
    Call,
    Campaign,
    choose,
    enter_battle,
    next_battle,
    over,
    record,
    same_battle,
    told,
)
from slagveld.campaign.armies import name_of
from slagveld.campaign.graph import DRAW
from slagveld.campaign.growing import left_to_itself
from slagveld.campaign.report import outlook
from slagveld.campaign.telling import army_lines, result_of, title_of
from slagveld.cli import campaign_files as kept
from slagveld.cli import files
from slagveld.cli.campaign import CampaignFile, check_once, pairs, plain, show_strengths
from slagveld.cli.desk import Desk
from slagveld.cli.errors import one_line, whole, wrong
from slagveld.cli.options import AsJson
from slagveld.cli.play.battle import quoted
from slagveld.kernel.aftermath import roster_of
from slagveld.kernel.dice import Rng
from slagveld.kernel.match import Match
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.save import LARGEST, load
from slagveld.texts import Text

FINE, NO = 0, 1
MOST_ANSWERS, MOST_POINTS = 20_000, 10**6
NUMBER = "cli-name-number"


def next_(
    context: typer.Context,
    file: CampaignFile,
    choice: Annotated[
        str, typer.Option("--choose", metavar="cli-name-key", help="campaign-option-choose")
    ] = "",
    bots: Annotated[
        str, typer.Option("--bots", metavar="cli-name-bots", help="campaign-option-bots")
    ] = "",
    save: Annotated[
        str, typer.Option("--save", metavar="cli-name-file", help="campaign-option-save")
    ] = "",
    result: Annotated[
        str, typer.Option("--result", metavar="campaign-name-side", help="campaign-option-result")
    ] = "",
    score: Annotated[
        list[str] | None,
        typer.Option("--score", metavar="campaign-name-side-number", help="campaign-option-score"),
    ] = None,
    alive: Annotated[
        list[str] | None,
        typer.Option("--alive", metavar="campaign-name-side-numbers", help="campaign-option-alive"),
    ] = None,
    rounds: Annotated[
        str, typer.Option("--rounds", metavar=NUMBER, help="campaign-option-rounds")
    ] = "",
    note: Annotated[
        str, typer.Option("--note", metavar="campaign-name-words", help="campaign-option-note")
    ] = "",
    as_json: AsJson = False,
) -> int:
    """Show the next battle and make it ready, or enter how it ended."""
    desk = Desk.of(context)
    if sum(map(bool, (bots, save, result))) > 1:
        raise wrong("campaign-one-way")
    if not result and (score or alive or rounds or note):
        raise wrong("campaign-only-result")
    campaign = kept.opened(file)
    if choice:
        campaign = choose(campaign, choice)
        kept.keep(campaign, file)
    if over(campaign) is not None:
        return _closed(desk, campaign, as_json=as_json)
    if not (bots or save or result):
        return _announce(desk, campaign, file, as_json=as_json)
    if bots and campaign.settings.grows:
        campaign, done = left_to_itself(campaign, campaign.graph.side_keys)
        kept.keep(campaign, file)
        if not as_json:
            for side, what in done:
                desk.line(desk.say("campaign-camp-did", side=name_of(campaign, side), what=what))
    today = time.strftime("%Y-%m-%d")
    abandoned = ""
    if result:
        notes = (Text("plain", {"words": one_line(note, 400)}),) if note else ()
        scored = pairs("--score", score or ())
        check_once("--score", scored)
        check_once("--alive", pairs("--alive", alive or ()))
        points = {side: whole("--score", number, 0, MOST_POINTS) for side, number in scored}
        lived = {side: _numbers(words) for side, words in pairs("--alive", alive or ())}
        after = told(campaign, "" if result == DRAW else result, points, lived, notes)
        count = whole("--rounds", rounds, 0, MOST_POINTS) if rounds else 0
        abandoned = kept.begun_file(campaign, file)
        campaign = record(campaign, after, rounds=count, date=today)
    else:
        match = _fought(campaign, file, bots) if bots else load(files.read(save, LARGEST))
        campaign = enter_battle(campaign, match, date=today)
    kept.keep(campaign, file)
    return _entered(desk, campaign, abandoned, as_json=as_json)


def _closed(desk: Desk, campaign: Campaign, *, as_json: bool) -> int:
    if as_json:
        desk.json(plain(desk, campaign))
    else:
        desk.line(outlook(campaign, desk.speaker), style="bold")
    return NO


def _entered(desk: Desk, campaign: Campaign, abandoned: str, *, as_json: bool) -> int:
    if as_json:
        desk.json({**plain(desk, campaign), "abandoned": abandoned or None})
        return FINE
    battle = campaign.battles[-1]
    title = desk.name(title_of(campaign.graph, battle.scenario))
    desk.line(f"{title}: {desk.name(result_of(campaign, battle))}", style="bold")
    after = campaign.graph.scenarios[battle.scenario].after.get(battle.winner)
    if after is not None:
        desk.line(desk.name(after))
    for tale in battle.chronicle.tales if battle.chronicle else ():
        said = name_of(campaign, tale.side)
        desk.indented(desk.say("campaign-camp-did", side=said, what=tale.what))
    if abandoned:
        desk.line(desk.say("campaign-abandoned", file=abandoned))
    desk.line(outlook(campaign, desk.speaker))
    return FINE


# What comes next


def _announce(desk: Desk, campaign: Campaign, file: str, *, as_json: bool) -> int:
    """Tell of the next battle, and put it beside the campaign, ready to be played."""
    try:
        call = next_battle(campaign)
    except RefusedError:
        if campaign.settings.grows and not as_json:
            show_strengths(desk, campaign)
        raise
    path = kept.battle_file(file, call)
    stands = _stands(call, path)
    if not stands:
        files.write(path, kept.ready_match(call).save())
    if as_json:
        desk.json({**_call(desk, campaign, call), "file": path})
        return FINE
    stage = campaign.graph.scenarios[call.scenario]
    desk.line(f"{call.number}. {desk.name(title_of(campaign.graph, call.scenario))}", style="bold")
    if stage.before is not None:
        desk.line(desk.name(stage.before))
    desk.line(_where(desk, call), style="dim")
    for number, side in enumerate(stage.seats):
        _show_side(desk, campaign, call, number, side)
    show_strengths(desk, campaign)
    desk.line(desk.say("campaign-stands" if stands else "campaign-ready", file=path))
    desk.out.print(f"  slagveld play --load {quoted(path)}", soft_wrap=True)
    desk.line(desk.say("campaign-then"))
    desk.out.print(f"  slagveld campaign next {quoted(file)} --save {quoted(path)}", soft_wrap=True)
    desk.line(desk.say("campaign-or"))
    sides = "|".join(campaign.graph.side_keys)
    desk.out.print(f"  slagveld campaign next {quoted(file)} --result {sides}", soft_wrap=True)
    return FINE


def _stands(call: Call, path: str) -> bool:
    """Whether the next battle lies there already, begun or not; raises InputError if another."""
    if not kept.is_file(path):
        return False
    try:
        match = load(files.read(path, LARGEST))
    except RefusedError:
        raise wrong("campaign-exists", file=path) from None
    if same_battle(match.game, match.setup, call.setup):
        return True
    if len(match.log) > 1:
        raise wrong("campaign-exists", file=path)
    return False


def _where(desk: Desk, call: Call) -> str:
    game = find(call.setup.game)
    scenario = game.scenario_of(call.setup)
    return f"{desk.name(game.title)}, {desk.name(scenario.title)}: {desk.name(scenario.summary)}"


def _show_side(desk: Desk, campaign: Campaign, call: Call, number: int, side: str) -> None:
    found = campaign.graph.side(side)
    name = side if found is None else found.name
    seat = call.setup.seats[number].name
    said = desk.say("campaign-seat", number=number + 1, side=name)
    fielded = roster_of(call.setup.armies[number]) if number < len(call.setup.armies) else None
    roster = fielded
    army = "" if roster is None else f" – {desk.name(roster.name)}"
    player = "" if found is not None and seat == found.name.en else f" ({one_line(seat)})"
    desk.indented(f"{said}{player}{army}")
    if roster is not None:
        for line in army_lines(find(roster.game), roster):
            desk.indented(desk.name(line), 4)


def _call(desk: Desk, campaign: Campaign, call: Call) -> dict[str, Any]:
    stage = campaign.graph.scenarios[call.scenario]
    return {
        "number": call.number,
        "scenario": call.scenario,
        "title": desk.name(title_of(campaign.graph, call.scenario)),
        "story": None if stage.before is None else desk.name(stage.before),
        "game": call.setup.game,
        "game_scenario": call.setup.scenario,
        "seats": list(stage.seats),
        "armies": list(call.setup.armies),
        "options": call.setup.options,
        "seed": call.seed,
        "strength": plain(desk, campaign)["strength"],
    }


# What came of it


def _numbers(words: str) -> list[int]:
    parts = words.split(",")
    if not all(part.strip().isdecimal() and len(part) < 8 for part in parts):
        raise wrong("campaign-numbers", word=words)
    return [int(part) for part in parts]


def _fought(campaign: Campaign, file: str, words: str) -> Match[Any]:
    """The next battle between bots, named in the order of the sides.

    It is kept beside the campaign, unless another battle was begun there.
    """
    sides = campaign.graph.side_keys
    names = [name.strip() for name in words.split(",")]
    call = next_battle(campaign)
    seats = campaign.graph.scenarios[call.scenario].seats
    if len(names) not in (len(sides), len(seats)):
        raise wrong("campaign-bots-count", count=len(sides))
    if len(names) == len(sides):
        by_side = dict(zip(sides, names, strict=True))
        names = [by_side[side] for side in seats]
    players = [bot(name) for name in names]
    match = kept.ready_match(call)
    _play(match, players, call.seed)
    path = kept.battle_file(file, call)
    if not kept.is_file(path) or _unplayed(call, path):
        files.write(path, match.save())
    return match


def _unplayed(call: Call, path: str) -> bool:
    """Whether nothing but the next battle before its first answer lies there."""
    match = kept.match_at(call, path)
    return match is not None and len(match.log) == 1


def _play(match: Match[Any], players: Sequence[Bot], seed: int) -> None:
    rngs = [Rng(f"{seed}:{seat}") for seat in range(len(players))]
    for _ in range(MOST_ANSWERS):
        decision = match.decision
        if decision is None:
            return
        seat = decision.waiting_for[0]
        action = players[seat].answer(match.game, match.view(seat), seat, rngs[seat])
        if match.check(action, seat) is not None:
            action = decision.candidates(seat)[0]
        match.play(action, seat)
    raise wrong("campaign-bots-open")
