"""Campaigns and what belongs to them, read from and written to files."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import UnsetType

from slagveld import data
from slagveld.campaign import (
    LARGEST,
    Call,
    Campaign,
    Graph,
    dump,
    fought_otherwise,
    load,
    next_battle,
    ready_army,
    ready_campaign,
    same_battle,
    sent_graph,
)
from slagveld.cli import files
from slagveld.cli.errors import InputError, wrong
from slagveld.cli.scenario_named import scenario_named
from slagveld.kernel.match import Match
from slagveld.kernel.muster import Roster
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.save import LARGEST as LARGEST_MATCH
from slagveld.kernel.save import load as load_match


def opened(name: str) -> Campaign:
    """The campaign of a file; raises InputError, RefusedError."""
    return load(files.read(name, LARGEST), name)


def keep(campaign: Campaign, name: str) -> None:
    """Write a campaign, whole or not at all; raises InputError."""
    files.write(name, dump(campaign))


def is_file(name: str) -> bool:
    """Whether there is a file of this name."""
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False


def graph_of(name: str) -> Graph:
    """A campaign's graph from a file, or the ready one of this key."""
    if is_file(name):
        return sent_graph(files.read(name, data.LARGEST_UPLOAD), name, find)
    return ready_campaign(name).graph


def with_scenarios(graph: Graph, wishes: Iterable[tuple[str, str]]) -> Graph:
    """A campaign in which other scenarios are fought at some places; raises InputError."""
    stages = graph.scenarios
    meant: dict[str, str | dict[str, Any]] = {}
    for place, word in wishes:
        if place not in stages:
            known = ", ".join(stages)
            raise wrong("campaign-place-unknown", name=place, known=known)
        meant[place] = scenario_named(find(stages[place].game), word)
    return fought_otherwise(graph, meant, find)


def roster_of(graph: Graph, name: str) -> Roster:
    """An army from a file, or the ready-made one of a game of this campaign."""
    if is_file(name):
        return data.loads(files.read(name, data.LARGEST_UPLOAD), Roster, name)
    for key in graph.games():
        try:
            return ready_army(find(key), name)
        except RefusedError:
            continue
    raise wrong("campaign-army-unknown", name=name)


def battle_file(name: str, call: Call) -> str:
    """Where the next battle of a campaign is kept: beside it, with its number and scenario."""
    path = Path(name)
    return str(path.with_name(f"{path.stem}-{call.number}-{call.scenario}.json"))


def match_at(call: Call, path: str) -> Match[Any] | None:
    """The next battle of a campaign, if it lies there, begun or not."""
    if not is_file(path):
        return None
    try:
        match = load_match(files.read(path, LARGEST_MATCH))
    except (InputError, RefusedError):
        return None
    return match if same_battle(match.game, match.setup, call.setup) else None


def begun_file(campaign: Campaign, name: str) -> str:
    """Where the next battle of a campaign lies beside it, begun already; empty: nowhere."""
    try:
        call = next_battle(campaign)
    except RefusedError:
        return ""
    path = battle_file(name, call)
    match = match_at(call, path)
    return path if match is not None and len(match.log) > 1 else ""


def ready_match(call: Call) -> Match[Any]:
    """The next battle before its first answer."""
    setup = call.setup
    written = setup.written
    return find(setup.game).match(
        setup.scenario if isinstance(written, UnsetType) else written,
        seed=call.seed,
        seats=setup.seats,
        armies=setup.armies,
        options=setup.options,
    )
