"""The ready campaigns: what games bring along in `data/campaigns/`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from slagveld.campaign.graph import Graph
from slagveld.campaign.reading import load_graph
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as registered
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
    places = _places(games() if found is None else found)
    return tuple([Ready(path.stem, key, load_graph(path)) for key, path in places])


def _places(found: Mapping[str, Game[Any]]) -> list[tuple[str, Path]]:
    """The files of all ready campaigns, each with the key of its game."""
    folders = [(key, game.folder / "data" / "campaigns") for key, game in found.items()]
    return [(key, path) for key, folder in folders for path in sorted(folder.glob("*.yaml"))]


def ready_campaign(key: str, found: Mapping[str, Game[Any]] | None = None) -> Ready:
    """The ready campaign of a key, with its game before it where two have it.

    Raises:
        RefusedError: There is none, there are several, or its games do not have what it asks for.
    """
    known = games() if found is None else found
    places = _places(known)
    named = [(game, path) for game, path in places if key in (path.stem, f"{game}/{path.stem}")]
    if len(named) != 1:
        listed = ", ".join(f"{game}/{path.stem}" for game, path in places) or "–"
        raise RefusedError(
            refuse("SLV-CAMPAIGN-1", "campaign-unknown", campaign=key[:80], known=listed)
        )
    game, path = named[0]
    return Ready(path.stem, game, load_graph(path, registered))
