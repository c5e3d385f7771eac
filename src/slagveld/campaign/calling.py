"""A campaign from its begin to its end: what comes next, with whom, and who has won.

Pure functions: no file, no clock. Whoever keeps campaigns hands them in and gets new ones back;
what came of a battle is entered by `entering`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from slagveld.campaign import course
from slagveld.campaign.armies import Finder, check_army, counted, ready_army, with_army
from slagveld.campaign.course import End
from slagveld.campaign.graph import Graph, fought_at
from slagveld.campaign.growing import check_growth, enlisted
from slagveld.campaign.sharing import shared
from slagveld.campaign.soundness import misfit
from slagveld.campaign.state import Campaign, Settings, options
from slagveld.kernel.dice import numbers, seed_key
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Roster
from slagveld.kernel.registry import game as registered
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.setup import OptionValue, Setup
from slagveld.kernel.state import Seat
from slagveld.record import replace

LARGEST_SEED = 10**9
POINTS = "points"
"""The option by which games call the price that was agreed on for armies."""
VETERANS = "veterans"
"""The option by which games let veterans into a battle."""
RULE_COURSE, RULE_ARMY, RULE_SEATS = "SLV-CAMPAIGN-1", "SLV-CAMPAIGN-4", "SLV-CAMPAIGN-8"


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """The next battle: everything that is needed to fight it."""

    number: int
    """Counted from 1, with the draws that were played again."""
    scenario: str
    """Its key in the graph."""
    setup: Setup
    seed: int
    """For seeded dice; other dice are allowed as well."""


def begin(
    graph: Graph,
    armies: Mapping[str, Sequence[Roster]] | None = None,
    settings: Settings | None = None,
    find: Finder = registered,
) -> Campaign:
    """A campaign before its first scenario; raises RefusedError.

    `armies` are by side, one roster for each game; where a side brings none, the ready-made one
    that the graph names for it. Where no side has one, the scenarios' own armies fight.
    """
    check_games(graph, find)
    chosen = settings or Settings(
        by_points=graph.by_points, veterans=graph.veterans, growth=graph.growth
    )
    _check_settings(graph, chosen, find)
    campaign = Campaign(graph=graph, settings=chosen)
    for side, rosters in (armies or {}).items():
        for roster in rosters:
            campaign = with_army(campaign, find, side, roster)
    for one in graph.sides:
        for game, name in one.armies.items():
            if campaign.army(one.key, game) is None:
                campaign = with_army(campaign, find, one.key, ready_army(find(game), name))
    check_growth(campaign, find)
    for game in graph.games():
        _check_armies(campaign, find, game)
    campaign = enlisted(campaign, find)
    next_battle(campaign, find)
    return campaign


def _check_settings(graph: Graph, settings: Settings, find: Finder) -> None:
    """Raise RefusedError for players of no side, and options that no game knows."""
    partners = settings.partners or {}
    for side in (*settings.players, *partners):
        if graph.side(side) is None:
            known = ", ".join(graph.side_keys)
            raise RefusedError(refuse(RULE_COURSE, "campaign-no-side", side=side[:80], known=known))
    for side, names in partners.items():
        most = max(len(stage.seats_of(side)) for stage in graph.scenarios.values())
        if len(names) >= most:
            raise RefusedError(refuse(RULE_SEATS, "campaign-partners", side=side, most=most))
    known_options = [option.key for game in graph.games() for option in find(game).options]
    for key in settings.options:
        if key not in known_options:
            raise RefusedError(refuse("SLV-SETUP-1", "refusal-option-unknown", option=key[:80]))


def _check_armies(campaign: Campaign, find: Finder, game: str) -> None:
    """Raise RefusedError unless every side has an allowed army for a game, or no side any."""
    without = []
    for side in campaign.graph.sides:
        roster = campaign.army(side.key, game)
        if roster is None:
            without.append(side)
        else:
            check_army(campaign, find, side.key, roster)
    if 0 < len(without) < len(campaign.graph.sides):
        title = find(game).title
        raise RefusedError(
            refuse(RULE_ARMY, "campaign-army-missing", side=without[0].name, game=title)
        )


def check_games(graph: Graph, find: Finder = registered) -> None:
    """Raise RefusedError where a graph asks for what its games do not have."""
    lacking = misfit(graph, find)
    if lacking is not None:
        raise RefusedError(lacking[1])


# What comes next


def over(campaign: Campaign) -> End | None:
    """How the campaign ended, or None while something is left to play."""
    if options(campaign):
        return None
    if campaign.settings.by_points:
        return course.ending_by_points(campaign.graph, campaign.course, points(campaign))
    return course.ending(campaign.graph, campaign.course)


def points(campaign: Campaign) -> tuple[int, ...]:
    """The victory points of each side so far, in the order of the sides."""
    places = range(len(campaign.graph.sides))
    return tuple([sum(one.forces[place].points for one in campaign.battles) for place in places])


def choose(campaign: Campaign, scenario: str) -> Campaign:
    """The campaign in which the last winner has picked what follows; raises RefusedError."""
    found = options(replace(campaign, chosen=""))
    if scenario not in found:
        known = ", ".join(found) or "–"
        raise RefusedError(
            refuse(RULE_COURSE, "campaign-not-next", scenario=scenario[:80], known=known)
        )
    return replace(campaign, chosen=scenario if len(found) > 1 else "")


def next_battle(campaign: Campaign, find: Finder = registered) -> Call:
    """The battle to be fought now; raises RefusedError when there is none, or armies are wrong."""
    found = options(campaign)
    if not found:
        raise RefusedError(refuse(RULE_COURSE, "campaign-over"))
    if len(found) > 1:
        known = ", ".join(found)
        raise RefusedError(refuse(RULE_COURSE, "campaign-choose-first", known=known))
    _check_armies(campaign, find, campaign.graph.scenarios[found[0]].game)
    number = len(campaign.battles) + 1
    (seed,) = numbers(seed_key(campaign.settings.seed), number, 1, LARGEST_SEED)
    setup = _setup(campaign, found[0], find)
    return Call(number=number, scenario=found[0], setup=setup, seed=seed)


def _setup(campaign: Campaign, key: str, find: Finder) -> Setup:
    stage = campaign.graph.scenarios[key]
    game = find(stage.game)
    parts: dict[int, Roster] = {}
    for side in stage.sides:
        roster = campaign.army(side, stage.game)
        if roster is not None:
            places = stage.seats_of(side)
            fielded = shared(game, counted(campaign, side, roster), len(places))
            parts.update(zip(places, fielded, strict=True))
    armies = [msgspec.to_builtins(parts[place]) for place in sorted(parts)]
    setup: Setup = game.setup(
        fought_at(key, stage),
        seats=[_seat(campaign, key, place) for place in range(len(stage.seats))],
        armies=tuple(armies),
        options={**_agreed(game, campaign.settings), **stage.options},
    )
    game.first_state(setup)
    return setup


def _agreed(game: Game[Any], settings: Settings) -> dict[str, OptionValue]:
    """What the players agreed on, as far as a game knows it: points and veterans too."""
    known = {option.key: option for option in game.options}
    own: dict[str, OptionValue] = {
        POINTS: settings.total,
        VETERANS: settings.veterans or settings.grows,
    }
    usual = {
        key: value
        for key, value in own.items()
        if value and key in known and known[key].accepts(value)
    }
    return {**usual, **{key: value for key, value in settings.options.items() if key in known}}


def _seat(campaign: Campaign, key: str, place: int) -> Seat:
    """Who sits there: its side's player, or a partner of theirs."""
    stage = campaign.graph.scenarios[key]
    side = stage.seats[place]
    number = stage.seats_of(side).index(place)
    named = (campaign.settings.partners or {}).get(side, ())
    if 0 < number <= len(named):
        name = named[number - 1]
    else:
        name = _player(campaign, side) + (f" {number + 1}" if number else "")
    return Seat(name[:60], stage.sides.index(side))


def _player(campaign: Campaign, side: str) -> str:
    found = campaign.graph.side(side)
    usual = side if found is None else found.name.en
    return campaign.settings.players.get(side, usual)[:60]
