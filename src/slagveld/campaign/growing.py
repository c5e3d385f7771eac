"""Campaigns whose armies grow: companies enlisted, led through a battle, changed between two."""

from collections.abc import Callable, Sequence
from functools import partial

from slagveld.campaign.armies import Finder, in_order
from slagveld.campaign.graph import Stage
from slagveld.campaign.growth.camp import by_itself, difference, enlist
from slagveld.campaign.growth.company import Cast, Chronicle, Company, Deed, Tale
from slagveld.campaign.growth.season import after_battle
from slagveld.campaign.growth.sheets import roster_of
from slagveld.campaign.growth.vocabulary import RULE_GROWTH, growth_of
from slagveld.campaign.state import Army, Battle, Campaign, options
from slagveld.kernel.registry import game as registered
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.record import replace
from slagveld.texts import Text

Camp = Callable[[Company], Company]


def check_growth(campaign: Campaign, find: Finder) -> None:
    """Raise RefusedError where armies shall grow and there are none, or none that can."""
    if not campaign.settings.grows:
        return
    for game in campaign.graph.games():
        growth_of(find(game))
        for side in campaign.graph.sides:
            if campaign.army(side.key, game) is None:
                title = find(game).title
                raise RefusedError(
                    refuse(RULE_GROWTH, "campaign-grow-armies", side=side.name, game=title)
                )


def enlisted(campaign: Campaign, find: Finder) -> Campaign:
    """The campaign with its armies as companies, where armies grow."""
    if not campaign.settings.grows:
        return campaign
    made = [enlist(find(one.game), one.side, one.roster) for one in campaign.armies]
    return replace(campaign, companies=tuple(made))


def grown_by(
    campaign: Campaign, battle: Battle, winner: str, deeds: Sequence[Deed], find: Finder
) -> Campaign:
    """The campaign after a battle, its armies led through what it left to them."""
    stage = campaign.graph.scenarios[battle.scenario]
    number = len(campaign.battles) + 1
    companies: list[Company] = []
    casts: list[Cast] = []
    tales: list[Tale] = []
    for company in campaign.grown:
        if company.game != stage.game:
            companies.append(company)
            continue
        force = next(one for one in battle.forces if one.side == company.side)
        seats = stage.seats_of(company.side)
        after, chronicle = after_battle(
            find(company.game),
            company,
            seed=campaign.settings.seed,
            number=number,
            won=None if not winner else company.side == winner,
            alive=force.alive,
            deeds=[one for one in deeds if one.seat in seats],
            prize=stage.prize or 0,
            enemy=_enemy(stage, company.side, winner),
        )
        companies.append(after)
        casts += chronicle.casts
        tales += chronicle.tales
    told = replace(battle, chronicle=Chronicle(casts=tuple(casts), tales=tuple(tales)))
    battles = (*campaign.battles, told)
    return _standing(replace(campaign, battles=battles, chosen=""), companies, find)


def _enemy(stage: Stage, side: str, winner: str) -> str:
    """Who would hold captives of a side: the winner, else the first other side."""
    others = [other for other in stage.sides if other != side]
    return winner if winner in others else (others[0] if others else "")


def _standing(campaign: Campaign, companies: Sequence[Company], find: Finder) -> Campaign:
    armies = [
        Army(side=one.side, game=one.game, roster=roster_of(find(one.game), one))
        for one in companies
    ]
    return replace(campaign, companies=tuple(companies), armies=in_order(campaign, armies))


def changed(
    campaign: Campaign, side: str, game: str, change: Camp, find: Finder = registered
) -> tuple[Campaign, tuple[Text, ...]]:
    """The campaign after something was done in the camp of a side, and what; raises RefusedError.

    The diary tells it with the battle before.
    """
    company = company_of(campaign, side, game, find)
    new = change(company)
    said = difference(find(game), company, new)
    others = [new if one is company else one for one in campaign.grown]
    tales = [Tale(side=side, what=one) for one in said]
    return _standing(_told(campaign, tales), others, find), said


def _told(campaign: Campaign, tales: Sequence[Tale]) -> Campaign:
    """The campaign whose diary tells something more of the last battle."""
    if not campaign.battles or not tales:
        return campaign
    last = campaign.battles[-1]
    chronicle = last.chronicle or Chronicle()
    told = replace(chronicle, tales=(*chronicle.tales, *tales))
    battles = (*campaign.battles[:-1], replace(last, chronicle=told))
    return replace(campaign, battles=battles)


def company_of(campaign: Campaign, side: str, game: str, find: Finder = registered) -> Company:
    """The company of a side; raises RefusedError where armies do not grow, or there is none."""
    if not campaign.settings.grows:
        raise RefusedError(refuse(RULE_GROWTH, "campaign-grow-off"))
    if campaign.graph.side(side) is None:
        known = ", ".join(campaign.graph.side_keys)
        raise RefusedError(refuse(RULE_GROWTH, "campaign-no-side", side=side[:80], known=known))
    company = campaign.company(side, game)
    if company is None:
        title = find(game).title
        raise RefusedError(refuse(RULE_GROWTH, "campaign-grow-none", game=title))
    return company


def next_game(campaign: Campaign) -> str:
    """The game of the battle that may come next, or of the last one."""
    found = options(campaign)
    key = found[0] if found else campaign.battles[-1].scenario
    return campaign.graph.scenarios[key].game


def left_to_itself(
    campaign: Campaign, sides: Sequence[str], find: Finder = registered
) -> tuple[Campaign, tuple[tuple[str, Text], ...]]:
    """The campaign after sides did what they do when nobody chooses for them, and what that was."""
    done: list[tuple[str, Text]] = []
    for company in campaign.grown:
        if company.side in sides:
            game = find(company.game)
            campaign, said = changed(
                campaign, company.side, company.game, partial(by_itself, game), find
            )
            done += [(company.side, one) for one in said]
    return campaign, tuple(done)
