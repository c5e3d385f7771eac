"""The kinds of land, and which of them a game has the terrain for."""

from pathlib import Path
from typing import Any

from slagveld import data
from slagveld.data import Row
from slagveld.kept import kept
from slagveld.kernel.game import Game
from slagveld.kernel.land import Feature, Nature
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.scenery import Ground

FEWEST = 2
"""Kinds of pieces that a land is made of at least."""


class Land(Row, frozen=True, kw_only=True):
    """A kind of land, as the file has it."""

    key: str
    ground: Ground
    needs: tuple[Feature, ...]
    weights: dict[Feature, int]
    step: int

    def weight(self, nature: Nature) -> int:
        """How often a piece of this nature is laid, beside others."""
        return self.weights.get(nature.feature, 0)

    def fits(self, natures: dict[str, Nature]) -> bool:
        """Whether there is enough in a box to make it."""
        needed = [one for one in natures.values() if one.feature in self.needs]
        return bool(needed) and sum(self.weight(one) > 0 for one in natures.values()) >= FEWEST


class _Lands:
    @kept
    def by_key(self) -> dict[str, Land]:
        rows = data.load(Path(__file__).parent / "lands.yaml", tuple[Land, ...])
        return {row.key: row for row in rows}


_LANDS = _Lands()


def all_lands() -> dict[str, Land]:
    """Every kind of land, by key."""
    return _LANDS.by_key


def lands_of(game: Game[Any]) -> tuple[str, ...]:
    """The lands that a game has the terrain for; none where no table can be laid."""
    for scenario in game.scenarios():
        try:
            natures = game.site(scenario.key).natures
        except RefusedError:
            continue
        return tuple(land.key for land in all_lands().values() if land.fits(natures))
    return ()
