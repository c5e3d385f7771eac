"""The ready campaigns: what games bring along in `data/campaigns/`."""

from collections.abc import Mapping
from typing import Any

import msgspec

from slagveld.campaign.graph import Graph, load_graph
from slagveld.kernel.game import Game
from slagveld.kernel.registry import games
from slagveld.kernel.rulebook import RefusedError, refuse


class Ready(msgspec.Struct, frozen=True):
    """A campaign that a game brings along."""

    key: str
    """The name of its file, unique within its game."""
    game: str
    graph: Graph

    @property
    def full_key(self) -> str:
        """The key that no other ready campaign has."""
        return f"{self.game}/{self.key}"


def ready_campaigns(found: Mapping[str, Game[Any]] | None = None) -> tuple[Ready, ...]:
    """All ready campaigns, by game and key; raises DataError for a file that is not one."""
    ready: list[Ready] = []
    for key, game in (games() if found is None else found).items():
        paths = sorted((game.folder / "data" / "campaigns").glob("*.yaml"))
        ready += [Ready(path.stem, key, load_graph(path)) for path in paths]
    return tuple(ready)


def ready_campaign(key: str, found: Mapping[str, Game[Any]] | None = None) -> Ready:
    """The ready campaign of a key, with its game before it where two have it.

    Raises:
        RefusedError: There is none, or there are several.
    """
    all_ = ready_campaigns(found)
    named = [one for one in all_ if key in (one.key, one.full_key)]
    if len(named) != 1:
        known = ", ".join(one.full_key for one in all_) or "–"
        raise RefusedError(
            refuse("SLV-CAMPAIGN-1", "campaign-unknown", campaign=key[:80], known=known)
        )
    return named[0]
