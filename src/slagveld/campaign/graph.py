"""A campaign as its author wrote it: sides, scenarios, and which follows on which."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from slagveld import data
from slagveld.data import Record
from slagveld.data.tree import Path as Place
from slagveld.data.tree import spelled
from slagveld.data.yaml_reader import read_yaml
from slagveld.kernel.setup import OptionValue
from slagveld.texts import Name

SideKey = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]
StageKey = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$", max_length=80)]
Many = Annotated[tuple[StageKey, ...], msgspec.Meta(max_length=40)]
MaybeKey = Annotated[str, msgspec.Meta(pattern="^([a-z][a-z0-9-]*)?$", max_length=80)]

REPLAY, DRAW = "replay", "draw"


class Side(Record, frozen=True, kw_only=True):
    """One of the powers that a campaign is between."""

    key: SideKey
    name: Name
    final: MaybeKey = ""
    """The scenario that decides the campaign when this side wins it."""
    intermediate: MaybeKey = ""
    """The one that usually leads there: shown, and checked to lead to the final one."""
    armies: dict[str, str] = msgspec.field(default_factory=dict)
    """For a game, the ready-made army that this side begins with unless it brings its own."""


class Stage(Record, frozen=True, kw_only=True):
    """A scenario's place in the graph."""

    game: str
    scenario: str = ""
    """The game's key of it; the key in the graph unless given."""
    title: Name | None = None
    """What the campaign calls it; the game's title unless given."""
    seats: Annotated[tuple[SideKey, ...], msgspec.Meta(max_length=8)]
    """Which side takes which seat, from the first."""
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


class Graph(Record, frozen=True, kw_only=True):
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


Complaint = tuple[Place, str]
"""Where in the file, and what is wrong there."""


def load_graph(path: Path | str) -> Graph:
    """The campaign of a file; raises DataError with file, line and one sentence."""
    graph = data.load(path, Graph)
    return _sound(graph, Path(path).read_text(encoding="utf-8-sig"), str(path))


def read_graph(text: str | bytes, name: str) -> Graph:
    """The same from a text that somebody sent; raises DataError."""
    graph = data.loads(text, Graph, name)
    plain = text.decode("utf-8-sig") if isinstance(text, bytes) else text
    return _sound(graph, plain, name)


def _sound(graph: Graph, text: str, name: str) -> Graph:
    found = complaint(graph)
    if found is not None:
        place, reason = found
        line = read_yaml(text, name).line(place)
        raise data.DataError(name, line, spelled(place), reason)
    return graph


def complaint(graph: Graph) -> Complaint | None:
    """The first thing that does not fit together in a campaign, or None."""
    for check in (_sides, _stages, _follows, _finals, _reached):
        found = check(graph)
        if found is not None:
            return found
    return None


def _sides(graph: Graph) -> Complaint | None:
    keys = graph.side_keys
    for number, side in enumerate(graph.sides):
        place: Place = ("sides", number)
        if side.key in (REPLAY, DRAW):
            return (*place, "key"), f"a side cannot be called {side.key}"
        if side.key in keys[:number]:
            return (*place, "key"), f"there is another side {side.key}"
        for field in ("final", "intermediate"):
            named = getattr(side, field)
            if named and named not in graph.scenarios:
                return (*place, field), f"there is no scenario {named}"
        for game in side.armies:
            if game not in graph.games():
                return (*place, "armies", game), f"no scenario of the campaign is of {game}"
    return _draw(graph, graph.draw, ("draw",))


def _draw(graph: Graph, draw: str, place: Place) -> Complaint | None:
    if draw and draw not in (REPLAY, *graph.side_keys):
        return place, f"a draw is {REPLAY}, or counts for one of: {', '.join(graph.side_keys)}"
    return None


def _stages(graph: Graph) -> Complaint | None:
    if graph.base not in graph.scenarios:
        return ("base",), f"there is no scenario {graph.base}"
    wanted = sorted(graph.side_keys)
    listed = ", ".join(graph.side_keys)
    for key, stage in graph.scenarios.items():
        place: Place = ("scenarios", key)
        if sorted(stage.seats) != wanted:
            return (*place, "seats"), f"every side takes one seat: {listed}"
        if sorted(stage.next) != wanted:
            return (*place, "next"), f"what follows is said for every side: {listed}"
        for field in ("after", "bonus"):
            for side in getattr(stage, field):
                if side not in wanted:
                    return (*place, field, side), f"there is no side {side}"
        found = _draw(graph, stage.draw, (*place, "draw"))
        if found is not None:
            return found
    return None


def _follows(graph: Graph) -> Complaint | None:
    for key, stage in graph.scenarios.items():
        for side, follows in stage.next.items():
            for number, follow in enumerate(follows):
                place: Place = ("scenarios", key, "next", side, number)
                if follow not in graph.scenarios:
                    return place, f"there is no scenario {follow}"
                if follow in follows[:number]:
                    return place, f"{follow} is listed twice"
                if follow == key and graph.times == 1:
                    return place, f"{key} cannot follow on itself"
    return None


def _finals(graph: Graph) -> Complaint | None:
    for number, side in enumerate(graph.sides):
        if side.final and graph.scenarios[side.final].next[side.key]:
            place: Place = ("scenarios", side.final, "next", side.key)
            return place, f"nothing follows when {side.key} win their final scenario"
        if side.intermediate:
            place = ("sides", number, "intermediate")
            if not side.final:
                return place, "an intermediate scenario leads to a final one, and none is named"
            if side.final not in graph.scenarios[side.intermediate].next[side.key]:
                return place, f"{side.intermediate} does not lead {side.key} to {side.final}"
    return None


def _reached(graph: Graph) -> Complaint | None:
    reached = [graph.base]
    for key in reached:
        stage = graph.scenarios[key]
        for side in graph.sides:
            follows = stage.next[side.key]
            last = (side.final,) if follows and side.final else ()
            reached += [follow for follow in (*follows, *last) if follow not in reached]
    for key in graph.scenarios:
        if key not in reached:
            return ("scenarios", key), f"no way leads to {key}"
    return None
