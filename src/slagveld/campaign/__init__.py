"""Campaigns: scenarios of any games, linked by who wins them.

A `Graph` is what an author wrote, a `Campaign` is one being fought. Everything here is pure: no
file is opened but data files, and no clock is read.

    campaign = begin(graph, {"humans": [roster], "orcs": [roster]})
    call = next_battle(campaign)                      # a Setup for the kernel, and its seed
    campaign = enter_battle(campaign, match)          # a battle of Slagveld, verified
    campaign = record(campaign, told(campaign, "orcs", {}, {}))   # or one at a real table
    campaign = take_back(campaign)                    # which was mistyped
    over(campaign), points(campaign), options(campaign)
"""

from slagveld.campaign.armies import Finder, army_faults, ready_army, with_army
from slagveld.campaign.calling import Call, begin, check_games, choose, next_battle, over, points
from slagveld.campaign.course import End, Won, courses
from slagveld.campaign.entering import enter_battle, outcome_of, record, same_battle, told
from slagveld.campaign.forgiving import stays, take_back
from slagveld.campaign.graph import Graph, Side, Stage
from slagveld.campaign.keeping import LARGEST, dump, load
from slagveld.campaign.reading import load_graph, read_graph, sent_graph
from slagveld.campaign.replacing import fought_otherwise
from slagveld.campaign.shipped import Ready, ready_campaign, ready_campaigns
from slagveld.campaign.state import Army, Battle, Campaign, Force, Settings, options
from slagveld.campaign.strength import Short, filled, full_strength, last_army, short_entries
from slagveld.campaign.veterans import Survivor, marks_of, survivors, taken_along

__all__ = [
    "LARGEST",
    "Army",
    "Battle",
    "Call",
    "Campaign",
    "End",
    "Finder",
    "Force",
    "Graph",
    "Ready",
    "Settings",
    "Short",
    "Side",
    "Stage",
    "Survivor",
    "Won",
    "army_faults",
    "begin",
    "check_games",
    "choose",
    "courses",
    "dump",
    "enter_battle",
    "filled",
    "fought_otherwise",
    "full_strength",
    "last_army",
    "load",
    "load_graph",
    "marks_of",
    "next_battle",
    "options",
    "outcome_of",
    "over",
    "points",
    "read_graph",
    "ready_army",
    "ready_campaign",
    "ready_campaigns",
    "record",
    "same_battle",
    "sent_graph",
    "short_entries",
    "stays",
    "survivors",
    "take_back",
    "taken_along",
    "told",
    "with_army",
]
