"""A campaign as people hear of it: the diary, the map, who stands how. No language yet."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET

from slagveld.campaign.armies import Finder, name_of
from slagveld.campaign.calling import over
from slagveld.campaign.course import victories
from slagveld.campaign.graph import Graph, fought_at
from slagveld.campaign.growth.company import Cast, Tale
from slagveld.campaign.state import Battle, Campaign, Force, options
from slagveld.campaign.veterans import marks_of, unit_names
from slagveld.kernel.fields import Label
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.registry import game as registered
from slagveld.texts import Name, Text, Value


class Toll(msgspec.Struct, frozen=True, kw_only=True):
    """A side in a battle that was fought."""

    side: str
    name: Label
    points: int
    army: Label | None = None
    lines: tuple[Text, ...] = ()
    """Each entry of its army: who, how many, how many lived, and whether veterans."""


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A battle in the diary."""

    number: int
    scenario: str
    title: Name
    date: str
    before: Name | None
    result: Text
    after: Name | None
    notes: tuple[Text, ...]
    tolls: tuple[Toll, ...]
    tales: tuple[Tale, ...] = ()
    """What became of armies that grow."""
    casts: tuple[Cast, ...] = ()
    """The dice that were rolled for it."""


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """What follows on a scenario when a side wins it."""

    side: Label
    leads: tuple[Name, ...]
    """Titles, of a way that was taken only what really followed; none: the end."""
    taken: bool


class Spot(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario on the map of a campaign."""

    scenario: str
    title: Name
    state: Literal["played", "next", "open"]
    numbers: tuple[int, ...]
    """When it was fought."""
    final_of: tuple[Label, ...]
    ways: tuple[Way, ...]


class Rank(msgspec.Struct, frozen=True, kw_only=True):
    """How a side stands."""

    side: str
    name: Label
    won: int
    points: int


def standing(campaign: Campaign) -> tuple[Rank, ...]:
    """Scenarios won and victory points of every side."""
    won = victories(campaign.graph, campaign.course)
    return tuple(
        [
            Rank(
                side=side.key,
                name=side.name,
                won=won[place],
                points=sum(battle.forces[place].points for battle in campaign.battles),
            )
            for place, side in enumerate(campaign.graph.sides)
        ]
    )


def title_of(graph: Graph, key: str, find: Finder = registered) -> Name:
    """What a scenario of a campaign is called."""
    stage = graph.scenarios[key]
    return stage.title or find(stage.game).scenario_for(fought_at(key, stage)).title


def end_of(campaign: Campaign) -> Text | None:
    """How the campaign ended, in a sentence; None while it goes on."""
    end = over(campaign)
    if end is None:
        return None
    if not end.winner:
        return Text("campaign-end-draw")
    # texts: campaign-end-*
    return Text(f"campaign-end-{end.how}", {"side": name_of(campaign, end.winner)})


def diary(campaign: Campaign, find: Finder = registered) -> tuple[Chapter, ...]:
    """Every battle that was fought, in order."""
    return tuple(
        [_chapter(campaign, number, one, find) for number, one in enumerate(campaign.battles, 1)]
    )


def _chapter(campaign: Campaign, number: int, battle: Battle, find: Finder) -> Chapter:
    stage = campaign.graph.scenarios[battle.scenario]
    game = find(stage.game)
    return Chapter(
        number=number,
        scenario=battle.scenario,
        title=title_of(campaign.graph, battle.scenario, find),
        date=battle.date,
        before=stage.before,
        result=result_of(campaign, battle),
        after=stage.after.get(battle.winner),
        notes=_notes(battle),
        tolls=tuple([_toll(campaign, game, force) for force in battle.forces]),
        tales=() if battle.chronicle is UNSET else battle.chronicle.tales,
        casts=() if battle.chronicle is UNSET else battle.chronicle.casts,
    )


def _notes(battle: Battle) -> tuple[Text, ...]:
    """What is told besides; how a battle of Slagveld ended is only half a sentence by itself."""
    if battle.source != "save" or not battle.notes:
        return battle.notes
    reason, *others = battle.notes
    return (Text("event-ended", {"reason": reason}), *others)


def result_of(campaign: Campaign, battle: Battle) -> Text:
    """Who won a battle, in a sentence."""
    if not battle.winner:
        return Text("campaign-result-again")
    key = "campaign-result-counts" if battle.drawn else "campaign-result-won"
    # texts: campaign-result-*
    return Text(key, {"side": name_of(campaign, battle.winner)})


def _toll(campaign: Campaign, game: Game[Any], force: Force) -> Toll:
    roster = force.roster
    return Toll(
        side=force.side,
        name=name_of(campaign, force.side),
        points=force.points,
        army=None if roster is None else roster.name,
        lines=() if roster is None else army_lines(game, roster, force.alive),
    )


def army_lines(
    game: Game[Any], roster: Roster, alive: tuple[int, ...] | None = None
) -> tuple[Text, ...]:
    """Each entry of an army in a line: who, how many, veterans, and how many lived if known."""
    names = unit_names(game, roster)
    veterans = game.veterans()
    marks = marks_of(veterans, roster)
    labels = {} if veterans is None else {one.key: one.label for one in veterans.marks}
    found = []
    for number, entry in enumerate(roster.entries):
        unit: Label = names.get(entry.key, entry.key)
        if number in marks:
            mark = labels.get(marks[number], marks[number])
            unit = Text("campaign-line-veterans", {"unit": unit, "mark": mark})
        found.append(_line(entry, unit, None if alive is None else alive[number]))
    return tuple(found)


def _line(entry: Chosen, unit: Label, alive: int | None) -> Text:
    if alive is None:
        return Text("campaign-line", {"count": entry.count, "unit": unit})
    values: dict[str, Value] = {"count": entry.count, "unit": unit, "alive": alive}
    return Text("campaign-line-alive", values)


def map_of(campaign: Campaign, find: Finder = registered) -> tuple[Spot, ...]:
    """The whole graph, with the way that was taken through it."""
    graph = campaign.graph
    coming = options(campaign)
    return tuple([_spot(campaign, key, coming, find) for key in graph.scenarios])


def _spot(campaign: Campaign, key: str, coming: tuple[str, ...], find: Finder) -> Spot:
    graph = campaign.graph
    fought = [(at, one) for at, one in enumerate(campaign.battles, 1) if one.scenario == key]
    ways = []
    for side in graph.sides:
        won = [at for at, battle in fought if battle.winner == side.key]
        follows = _followed(campaign, won, coming) if won else graph.scenarios[key].next[side.key]
        leads = tuple([title_of(graph, follow, find) for follow in follows])
        ways.append(Way(side=side.name, leads=leads, taken=bool(won)))
    return Spot(
        scenario=key,
        title=title_of(graph, key, find),
        state="next" if key in coming else "played" if fought else "open",
        numbers=tuple([at for at, _ in fought]),
        final_of=tuple([side.name for side in graph.sides if side.final == key]),
        ways=tuple(ways),
    )


def _followed(campaign: Campaign, won: list[int], coming: tuple[str, ...]) -> tuple[str, ...]:
    """What came after the battles of these numbers, or comes next; each once."""
    found: list[str] = []
    for number in won:
        after = campaign.battles[number : number + 1]
        found += [battle.scenario for battle in after] or coming
    return tuple(dict.fromkeys(found))
