"""The armies of a campaign: ready-made or brought along, allowed or not."""

from collections.abc import Callable, Iterable
from typing import Any

from slagveld.campaign.state import Army, Campaign, options
from slagveld.campaign.veterans import survivors, veteran_faults
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Fault, Roster
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kit.muster import ready_army as by_name
from slagveld.kit.muster import ready_names
from slagveld.record import replace
from slagveld.texts import Name

Finder = Callable[[str], Game[Any]]
"""Finds a game by its key; raises RefusedError. `kernel.registry.game` is one."""


def ready_army(game: Game[Any], name: str) -> Roster:
    """The ready-made army of this name in any language, or of this key; raises RefusedError."""
    muster = game.muster()
    rosters = [] if muster is None else list(muster.ready())
    found = None if muster is None else by_name(muster, name)
    if found is not None:
        return found
    known = ", ".join(ready_names(roster)[0] for roster in rosters) or "–"
    raise RefusedError(
        refuse("SLV-CAMPAIGN-4", "campaign-no-army", army=name[:80], game=game.title, known=known)
    )


def army_faults(campaign: Campaign, find: Finder, side: str, roster: Roster) -> list[Fault]:
    """Everything that keeps an army out of the next scenario: its game's rules, then veterans."""
    game = find(roster.game)
    muster = game.muster()
    if muster is None:
        return []
    fielded = counted(campaign, side, roster)
    alive = survivors(campaign, side, roster.game)
    allowed = campaign.settings.veterans
    found = list(muster.faults(fielded))
    if campaign.settings.grows and campaign.battles:
        return found
    said = [(fault.rule, fault.entry) for fault in found]
    ours = veteran_faults(game, fielded, alive, allowed=allowed)
    return found + [fault for fault in ours if (fault.rule, fault.entry) not in said]


def counted(campaign: Campaign, side: str, roster: Roster) -> Roster:
    """An army under the price that the players agreed on, if they did, and the next scenario's."""
    total = campaign.settings.total
    if not total:
        return roster
    stages = [campaign.graph.scenarios[key] for key in options(campaign)]
    bonus = max([one.bonus.get(side, 0) for one in stages if one.game == roster.game], default=0)
    return replace(roster, total=total * (100 + bonus) // 100)


def check_army(campaign: Campaign, find: Finder, side: str, roster: Roster) -> None:
    """Raise RefusedError for the first fault of an army."""
    if campaign.graph.side(side) is None:
        known = ", ".join(campaign.graph.side_keys)
        raise RefusedError(refuse("SLV-CAMPAIGN-4", "campaign-no-side", side=side, known=known))
    if roster.game not in campaign.graph.games():
        raise RefusedError(refuse("SLV-CAMPAIGN-4", "campaign-other-game", game=roster.game[:80]))
    game = find(roster.game)
    if game.muster() is None:
        raise RefusedError(refuse("SLV-CAMPAIGN-4", "campaign-without-armies", game=game.title))
    faults = army_faults(campaign, find, side, roster)
    if faults:
        fault = faults[0]
        named = refuse(fault.rule, "campaign-army-faulty", side=name_of(campaign, side),
                       fault=fault.text, rule=fault.rule, count=len(faults))  # fmt: skip
        raise RefusedError(named)


def with_army(campaign: Campaign, find: Finder, side: str, roster: Roster) -> Campaign:
    """The campaign with this army standing ready for a side; raises RefusedError."""
    if campaign.company(side, roster.game) is not None:
        raise RefusedError(refuse("SLV-GROW-6", "campaign-grow-army"))
    check_army(campaign, find, side, roster)
    others = [one for one in campaign.armies if (one.side, one.game) != (side, roster.game)]
    army = Army(side=side, game=roster.game, roster=roster)
    return replace(campaign, armies=in_order(campaign, [*others, army]))


def in_order(campaign: Campaign, armies: Iterable[Army]) -> tuple[Army, ...]:
    """Armies in the order of sides and games, so that equal campaigns are equal."""
    sides, games = campaign.graph.side_keys, campaign.graph.games()
    return tuple(sorted(armies, key=lambda one: (sides.index(one.side), games.index(one.game))))


def name_of(campaign: Campaign, side: str) -> Name | str:
    """What a side is called."""
    found = campaign.graph.side(side)
    return side if found is None else found.name
