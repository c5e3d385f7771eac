"""How strong the armies of the next battle are, and what is wrong with those that have shrunk."""

from typing import Any

import msgspec

from slagveld.campaign.armies import Finder, counted, name_of
from slagveld.campaign.growth.camp import may_levy
from slagveld.campaign.growth.company import Company
from slagveld.campaign.growth.season import open_advances, ransom_of
from slagveld.campaign.growth.sheets import cost_of, label_of, price_of
from slagveld.campaign.growth.vocabulary import growth_of
from slagveld.campaign.state import Campaign, options
from slagveld.campaign.strength import short_entries
from slagveld.kernel.fields import Label
from slagveld.kernel.game import Game
from slagveld.kernel.muster import Roster
from slagveld.kernel.registry import game as registered
from slagveld.texts import Text, Value

SHRUNK, OUTNUMBERED = 75, 75
"""Parts of a hundred below which an army is told to be small."""


class Might(msgspec.Struct, frozen=True, kw_only=True):
    """A side before the next battle."""

    side: str
    name: Label
    points: int
    """What it costs, in whole points."""
    models: int
    entries: int
    wounded: int = 0
    """Members with lasting wounds."""
    missing: int = 0
    """Models that it lacks."""
    away: int = 0
    """Members who rest, or are captives."""
    line: Text
    """All this in a sentence."""
    warnings: tuple[Text, ...] = ()
    """What is wrong with it."""
    helps: tuple[Text, ...] = ()
    """What can be done about it."""


def mights(campaign: Campaign, find: Finder = registered) -> tuple[Might, ...]:
    """How strong the sides of the next battle are; none where its scenario brings the armies.

    While the winner has still to choose, it is the first scenario of those that may follow.
    """
    found = options(campaign)
    if not found:
        return ()
    stage = campaign.graph.scenarios[found[0]]
    game = find(stage.game)
    pairs = [(side, campaign.army(side, stage.game)) for side in stage.sides]
    known = [(side, roster) for side, roster in pairs if roster is not None]
    costs = {side: cost_of(game, roster) for side, roster in known}
    return tuple([_might(campaign, game, side, roster, costs) for side, roster in known])


def _might(
    campaign: Campaign, game: Game[Any], side: str, roster: Roster, costs: dict[str, int]
) -> Might:
    company = campaign.company(side, game.key)
    models = sum(entry.count for entry in roster.entries)
    wounded = missing = away = 0
    if company is not None:
        wounded = sum(1 for one in company.present if one.wounds)
        missing = sum(one.full - one.entry.count for one in company.present)
        away = sum(1 for one in company.members if one.where)
    else:
        short = short_entries(campaign, game.veterans(), side, game.key)
        missing = sum(one.full - one.models for one in short)
    values: dict[str, Value] = {
        "points": costs[side],
        "models": models,
        "entries": len(roster.entries),
        "wounded": wounded,
        "missing": missing,
        "away": away,
    }
    warnings = _warnings(campaign, game, side, roster, costs)
    helps: list[Text] = []
    if company is not None:
        helps = _remedies(game, company, spent=bool(warnings))
    elif warnings:
        helps = [Text("campaign-help-army", {"side": side})]
    return Might(
        side=side,
        name=name_of(campaign, side),
        points=costs[side],
        models=models,
        entries=len(roster.entries),
        wounded=wounded,
        missing=missing,
        away=away,
        line=Text("campaign-might", values),
        warnings=tuple(warnings),
        helps=tuple(helps),
    )


def _warnings(
    campaign: Campaign, game: Game[Any], side: str, roster: Roster, costs: dict[str, int]
) -> list[Text]:
    found: list[Text] = []
    company = campaign.company(side, game.key)
    muster = game.muster()
    fielded = counted(campaign, side, roster)
    faults = [] if muster is None else muster.faults(fielded)
    if faults:
        found.append(Text("campaign-warn-fault", {"fault": faults[0].text}))
    wanted = fielded.total or (0 if company is None else company.worth)
    if wanted and costs[side] * 100 < wanted * SHRUNK:
        found.append(Text("campaign-warn-shrunk", {"points": costs[side], "wanted": wanted}))
    strongest = max(costs.values())
    if costs[side] * 100 < strongest * OUTNUMBERED:
        found.append(Text("campaign-warn-outnumbered", {"points": strongest - costs[side]}))
    return found


def _remedies(game: Game[Any], company: Company, *, spent: bool) -> list[Text]:
    """What can be done in the camp of an army that grows."""
    found: list[Text] = []
    growth = growth_of(game)
    waiting = [one for one in company.members if open_advances(growth, one)]
    if waiting:
        found.append(Text("campaign-help-learn", {"count": len(waiting)}))
    price = sum(
        (one.full - one.entry.count) * price_of(game, company, one.entry) for one in company.present
    )
    if price:
        values: dict[str, Value] = {"price": price, "purse": company.purse}
        found.append(Text("campaign-help-refill", values))
    for one in company.members:
        if one.where == "captured":
            who = label_of(game, company, one)
            cost = ransom_of(game, company, one)
            found.append(Text("campaign-help-ransom", {"who": who, "price": cost}))
    if spent and may_levy(game, company):
        found.append(Text("campaign-help-levy"))
    elif spent and company.purse:
        found.append(Text("campaign-help-recruit", {"purse": company.purse}))
    return found
