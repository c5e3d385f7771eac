"""Whether a campaign fits together, as its author wrote it and with the games it names."""

from msgspec import UnsetType

from slagveld.campaign.armies import Finder, ready_army
from slagveld.campaign.graph import DRAW, REPLAY, Graph, Stage, fought_at
from slagveld.data.tree import Path as Place
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.kernel.setup import check_options
from slagveld.texts import Text

Complaint = tuple[Place, Text]
"""Where in the file, and what is wrong there, without a full stop."""


def complaint(graph: Graph) -> Complaint | None:
    """The first thing that does not fit together in a campaign, or None."""
    for check in (_sides, _stages, _follows, _finals, _reached):
        found = check(graph)
        if found is not None:
            return found
    return None


def _no_scenario(key: str) -> Text:
    return Text("campaign-graph-no-scenario", {"scenario": key})


def _sides(graph: Graph) -> Complaint | None:
    keys = graph.side_keys
    for number, side in enumerate(graph.sides):
        place: Place = ("sides", number)
        if side.key in (REPLAY, DRAW):
            return (*place, "key"), Text("campaign-graph-side-called", {"side": side.key})
        if side.key in keys[:number]:
            return (*place, "key"), Text("campaign-graph-side-twice", {"side": side.key})
        for field in ("final", "intermediate"):
            named = getattr(side, field)
            if named and named not in graph.scenarios:
                return (*place, field), _no_scenario(named)
        for game in side.armies:
            if game not in graph.games():
                return (*place, "armies", game), Text("campaign-graph-army-game", {"game": game})
    return _draw(graph, graph.draw, ("draw",))


def _draw(graph: Graph, draw: str, place: Place) -> Complaint | None:
    if draw and draw not in (REPLAY, *graph.side_keys):
        return place, Text("campaign-graph-draw", {"sides": ", ".join(graph.side_keys)})
    return None


def _stages(graph: Graph) -> Complaint | None:
    if graph.base not in graph.scenarios:
        return ("base",), _no_scenario(graph.base)
    wanted = sorted(graph.side_keys)
    listed = ", ".join(graph.side_keys)
    for key, stage in graph.scenarios.items():
        place: Place = ("scenarios", key)
        if sorted(stage.sides) != wanted:
            return (*place, "seats"), Text("campaign-graph-seats", {"sides": listed})
        if sorted(stage.next) != wanted:
            return (*place, "next"), Text("campaign-graph-next", {"sides": listed})
        for field in ("after", "bonus"):
            for side in getattr(stage, field):
                if side not in wanted:
                    return (*place, field, side), Text("campaign-graph-no-side", {"side": side})
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
                    return place, _no_scenario(follow)
                if follow in follows[:number]:
                    return place, Text("campaign-graph-listed-twice", {"scenario": follow})
                if follow == key and graph.times == 1:
                    return place, Text("campaign-graph-itself", {"scenario": key})
    return None


def _finals(graph: Graph) -> Complaint | None:
    for number, side in enumerate(graph.sides):
        if side.final and graph.scenarios[side.final].next[side.key]:
            place: Place = ("scenarios", side.final, "next", side.key)
            return place, Text("campaign-graph-after-final", {"side": side.key})
        if side.intermediate:
            place = ("sides", number, "intermediate")
            if not side.final:
                return place, Text("campaign-graph-no-final")
            if side.final not in graph.scenarios[side.intermediate].next[side.key]:
                names = {"scenario": side.intermediate, "side": side.key, "final": side.final}
                return place, Text("campaign-graph-not-leading", {**names})
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
            return ("scenarios", key), Text("campaign-graph-unreached", {"scenario": key})
    return None


# With the games


Misfit = tuple[Place, Refusal]
"""Where in the file, and what its game does not have."""


def misfit(graph: Graph, find: Finder) -> Misfit | None:
    """The first thing that a campaign asks for and its games do not have, or None."""
    for key, stage in graph.scenarios.items():
        found = _stage_misfit(key, stage, find)
        if found is not None:
            return found
    for number, side in enumerate(graph.sides):
        for game, army in side.armies.items():
            try:
                ready_army(find(game), army)
            except RefusedError as error:
                return ("sides", number, "armies", game), error.refusal
    return None


def _stage_misfit(key: str, stage: Stage, find: Finder) -> Misfit | None:
    place: Place = ("scenarios", key)
    try:
        game = find(stage.game)
    except RefusedError as error:
        return (*place, "game"), error.refusal
    try:
        scenario = game.scenario_for(fought_at(key, stage))
    except RefusedError as error:
        if not isinstance(stage.written, UnsetType):
            return (*place, "written"), error.refusal
        return (*place, "scenario") if stage.scenario else place, error.refusal
    count = len(stage.seats)
    if count not in scenario.players:
        players = ", ".join(str(most) for most in scenario.players)
        seats = refuse("SLV-SETUP-1", "campaign-seat-count", scenario=scenario.title,
                       players=players, count=count)  # fmt: skip
        return (*place, "seats"), seats
    for name, value in stage.options.items():
        refusal = check_options(game.options, {name: value})
        if refusal is not None:
            return (*place, "options", name), refusal
    return None
