"""A campaign as its author wrote it: sides, scenarios, and which follows on which."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from slagveld.data import Row
from slagveld.kernel.setup import OptionValue
from slagveld.texts import Name

SideKey = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]
StageKey = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$", max_length=80)]
Many = Annotated[tuple[StageKey, ...], msgspec.Meta(max_length=40)]
MaybeKey = Annotated[str, msgspec.Meta(pattern="^([a-z][a-z0-9-]*)?$", max_length=80)]

REPLAY, DRAW = "replay", "draw"


class Side(Row, frozen=True, kw_only=True):
    """One of the powers that a campaign is between."""

    key: SideKey
    name: Name
    final: MaybeKey = ""
    """The scenario that decides the campaign when this side wins it."""
    intermediate: MaybeKey = ""
    """The one that usually leads there: shown, and checked to lead to the final one."""
    armies: dict[str, str] = msgspec.field(default_factory=dict)
    """For a game, the ready-made army that this side begins with unless it brings its own."""


class Stage(Row, frozen=True, kw_only=True):
    """A scenario's place in the graph."""

    game: str
    scenario: str = ""
    """The game's key of it; the key in the graph unless given."""
    written: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """A scenario that somebody wrote, instead of one of the game's."""
    title: Name | None = None
    """What the campaign calls it; the game's title unless given."""
    seats: Annotated[tuple[SideKey, ...], msgspec.Meta(max_length=8)]
    """Which side takes which seat, from the first; a side may have several."""
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    bonus: dict[SideKey, Annotated[int, msgspec.Meta(ge=-99, le=900)]] = msgspec.field(
        default_factory=dict
    )
    """By how many parts of a hundred a side's army may be dearer than the agreed points."""
    before: Name | None = None
    """The story that leads here."""
    after: dict[SideKey, Name] = msgspec.field(default_factory=dict)
    """The story of what a side's victory brings."""
    next: dict[SideKey, Many]
    """For each winner what follows, the first that may still be played; empty: the end."""
    draw: MaybeKey = ""
    """`replay`, or the side that a draw counts for; empty: as the campaign says."""
    count: Literal["", "battle", "win"] = ""
    """What brings victory points: the battle's own, or 1 for winning; empty: as the campaign."""
    prize: Annotated[int, msgspec.Meta(ge=0, le=10**6)] | UnsetType = UNSET
    """What the place brings to the purse of whoever wins there, in a campaign that grows."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides in the order of their first seats."""
        return tuple(dict.fromkeys(self.seats))

    def seats_of(self, side: str) -> tuple[int, ...]:
        """The seats of a side, from the first."""
        return tuple([seat for seat, other in enumerate(self.seats) if other == side])


def fought_at(key: str, stage: Stage) -> str | dict[str, Any]:
    """The scenario that is fought at a place of the graph: its key, or one that somebody wrote."""
    written = stage.written
    return (stage.scenario or key) if isinstance(written, msgspec.UnsetType) else written


class Graph(Row, frozen=True, kw_only=True):
    """A whole campaign before anything is played."""

    name: Name
    story: Name
    sides: Annotated[tuple[Side, ...], msgspec.Meta(min_length=2, max_length=8)]
    base: StageKey
    """The scenario it begins with."""
    scenarios: Annotated[dict[StageKey, Stage], msgspec.Meta(min_length=1, max_length=40)]
    times: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    """How often a scenario may be played."""
    choose: Literal["first", "winner"] = "first"
    """What follows: the first that may still be played, or whichever of those the winner picks."""
    draw: MaybeKey = ""
    count: Literal["battle", "win"] = "battle"
    by_points: bool = False
    """Victory points decide, unless the players agree otherwise."""
    veterans: bool = False
    """Survivors may be taken along, unless the players agree otherwise."""
    growth: bool | UnsetType = UNSET
    """Armies grow and suffer from battle to battle, unless the players agree otherwise."""

    def side(self, key: str) -> Side | None:
        """The side of this key."""
        return next((side for side in self.sides if side.key == key), None)

    @property
    def side_keys(self) -> tuple[str, ...]:
        """The sides in their order."""
        return tuple([side.key for side in self.sides])

    def draw_at(self, stage: str) -> str:
        """What a draw means there: `replay`, a side, or empty where nothing is said."""
        return self.scenarios[stage].draw or self.draw

    def count_at(self, stage: str) -> str:
        """What brings victory points there."""
        return self.scenarios[stage].count or self.count

    def games(self) -> tuple[str, ...]:
        """The games that are played in it, in the order in which they are first named."""
        return tuple(dict.fromkeys(stage.game for stage in self.scenarios.values()))
