"""A result that was entered by hand is taken back, as long as nothing was built upon it."""

from slagveld.campaign.armies import Finder
from slagveld.campaign.state import Before, Campaign
from slagveld.campaign.telling import title_of
from slagveld.kernel.registry import game as registered
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.record import replace

RULE = "SLV-CAMPAIGN-7"


def stays(campaign: Campaign, find: Finder = registered) -> Refusal | None:
    """Why the last result cannot be taken back; None if it can.

    Whether the next battle has been begun, only those know who keep battles.
    """
    found = _before(campaign, find)
    return found if isinstance(found, Refusal) else None


def take_back(campaign: Campaign, find: Finder = registered) -> Campaign:
    """The campaign as it was before its last result, which was told by hand; raises RefusedError.

    Armies that were changed since, also by veterans, are again what they were.
    """
    found = _before(campaign, find)
    if isinstance(found, Refusal):
        raise RefusedError(found)
    return replace(
        campaign,
        battles=campaign.battles[:-1],
        armies=found.armies,
        chosen=found.chosen,
        companies=found.companies,
    )


def _before(campaign: Campaign, find: Finder) -> Before | Refusal:
    if not campaign.battles:
        return refuse(RULE, "campaign-undo-none")
    last = campaign.battles[-1]
    title = title_of(campaign.graph, last.scenario, find)
    if last.source != "table":
        return refuse(RULE, "campaign-undo-fought", title=title)
    if not isinstance(last.before, Before):
        return refuse(RULE, "campaign-undo-older", title=title)
    return last.before
