"""The camps of armies that grow: what their players do, and what bots do by themselves."""

from collections.abc import Callable

from slagveld.campaign import Campaign
from slagveld.campaign.growing import changed, company_of, left_to_itself
from slagveld.campaign.growth import camp
from slagveld.campaign.growth.company import Company
from slagveld.kernel.registry import game as find
from slagveld.server.store import CampaignRecord
from slagveld.server.wire.campaigns import CampWish, RecruitsShown


def camped(campaign: Campaign, wish: CampWish) -> Campaign:
    """The campaign after something was done in a camp; raises RefusedError."""
    company_of(campaign, wish.side, wish.game)
    game = find(wish.game)
    member, key, count = wish.member, wish.key, wish.count
    deeds: dict[str, Callable[[Company], Company]] = {
        "learn": lambda one: camp.learn(game, one, member, key),
        "refill": lambda one: camp.refill(game, one, member, count),
        "recruit": lambda one: camp.recruit(game, one, key, count or 1),
        "ransom": lambda one: camp.ransom(game, one, member),
        "rename": lambda one: camp.rename(game, one, member, wish.name),
        "dismiss": lambda one: camp.dismiss(game, one, member),
        "levy": lambda one: camp.levy(game, one),
        "auto": lambda one: camp.by_itself(game, one),
    }
    return changed(campaign, wish.side, wish.game, deeds[wish.deed])[0]


def hirelings(campaign: Campaign, side: str, game: str) -> RecruitsShown:
    """What a side can hire; raises RefusedError."""
    company = company_of(campaign, side, game)
    return RecruitsShown(purse=company.purse, recruits=camp.recruits(find(game), company))


def bots_camped(record: CampaignRecord, campaign: Campaign) -> Campaign:
    """The campaign after a battle, the camps of bots seen to."""
    bots = [one.side for one in record.terms.commanders if one.who == "bot"]
    return left_to_itself(campaign, bots)[0]
