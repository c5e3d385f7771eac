"""`slagveld campaign undo`: a result that was entered by hand is taken back."""

import typer

from slagveld.campaign import take_back
from slagveld.campaign.report import outlook
from slagveld.campaign.telling import title_of
from slagveld.cli import campaign_files as kept
from slagveld.cli.campaign import CampaignFile, plain
from slagveld.cli.desk import Desk
from slagveld.cli.errors import wrong
from slagveld.cli.options import AsJson


def undo(context: typer.Context, file: CampaignFile, as_json: AsJson = False) -> int:
    """Put a campaign back to where it was before its last result."""
    desk = Desk.of(context)
    campaign = kept.opened(file)
    before = take_back(campaign)
    begun = kept.begun_file(campaign, file)
    if begun:
        raise wrong("campaign-undo-begun-file", file=begun)
    kept.keep(before, file)
    if as_json:
        desk.json(plain(desk, before))
        return 0
    title = title_of(campaign.graph, campaign.battles[-1].scenario)
    desk.line(desk.say("campaign-undone", title=title), style="bold")
    desk.line(outlook(before, desk.speaker))
    return 0
