"""Other scenarios at the places of a campaign, before it begins."""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from slagveld.campaign.armies import Finder
from slagveld.campaign.graph import Graph
from slagveld.campaign.soundness import misfit
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.record import replace


def fought_otherwise(
    graph: Graph, scenarios: Mapping[str, str | dict[str, Any]], find: Finder
) -> Graph:
    """A campaign in which other scenarios are fought at some places; raises RefusedError.

    Args:
        graph: The campaign.
        scenarios: By place, a key of its game's, or one that somebody wrote.
        find: A game by its key.
    """
    stages = dict(graph.scenarios)
    for place, meant in scenarios.items():
        if place not in stages:
            known = ", ".join(stages)
            raise RefusedError(
                refuse("SLV-CAMPAIGN-1", "campaign-place-unknown", name=place[:80], known=known)
            )
        stage = stages[place]
        if isinstance(meant, str):
            stages[place] = replace(stage, scenario=meant, written=UNSET, title=None)
        else:
            stages[place] = replace(stage, written=meant, title=None)
    found = replace(graph, scenarios=stages)
    lacking = misfit(found, find) if stages != graph.scenarios else None
    if lacking is not None:
        raise RefusedError(lacking[1])
    return found
