"""Campaigns read from files and from what somebody sent, each fault with its file and line."""

from pathlib import Path

from slagveld import data
from slagveld.campaign.armies import Finder
from slagveld.campaign.graph import Graph
from slagveld.campaign.soundness import complaint, misfit
from slagveld.data.json_reader import read_json
from slagveld.data.tree import Path as Place
from slagveld.data.tree import spelled
from slagveld.data.yaml_reader import read_yaml
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.texts import Text, Value, say

RULE = "SLV-CAMPAIGN-6"


class GraphError(data.DataError):
    """A campaign that does not fit together; `text` says it in every language."""

    def __init__(self, path: str, line: int | None, field: str, text: Text) -> None:
        super().__init__(path, line, field, say(text))
        self.text = text

    def __reduce__(self) -> tuple[type["GraphError"], tuple[str, int | None, str, Text]]:
        return GraphError, (self.path, self.line, self.field, self.text)


def load_graph(path: Path | str, find: Finder | None = None) -> Graph:
    """The campaign of a file; raises DataError with file, line and one sentence.

    With `find` its games are asked as well, and what they do not have raises RefusedError.
    """
    graph = data.load(path, Graph)
    return _checked(graph, Path(path).read_text(encoding="utf-8-sig"), str(path), find)


def read_graph(text: str | bytes, name: str, find: Finder | None = None) -> Graph:
    """The same from a text that somebody sent; raises as `load_graph` does."""
    graph = data.loads(text, Graph, name)
    plain = text.decode("utf-8-sig") if isinstance(text, bytes) else text
    return _checked(graph, plain.removeprefix("\ufeff"), name, find)


def sent_graph(text: str | bytes, name: str, find: Finder) -> Graph:
    """The same, with its games asked; raises nothing but RefusedError, in everybody's language."""
    try:
        return read_graph(text, name, find)
    except GraphError as error:
        raise _refused(RULE, error.path, error.line, error.field, error.text) from None
    except data.DataError as error:
        raise _refused(RULE, error.path, error.line, error.field, error.reason) from None


def _checked(graph: Graph, text: str, name: str, find: Finder | None) -> Graph:
    wrong = complaint(graph)
    if wrong is not None:
        place, reason = wrong
        raise GraphError(name, _line(text, name, place), spelled(place), reason)
    lacking = None if find is None else misfit(graph, find)
    if lacking is not None:
        place, refusal = lacking
        line = _line(text, name, place)
        raise _refused(refusal.rule, name, line, spelled(place), refusal.text)
    return graph


def _line(text: str, name: str, place: Place) -> int | None:
    """The line of a place in a text that has been read already, so that one reader takes it."""
    try:
        return read_yaml(text, name).line(place)
    except data.DataError:  # tabs, which JSON may have
        return read_json(text, name).line(place)


def _refused(rule: str, path: str, line: int | None, field: str, reason: Value) -> RefusedError:
    file = path[-200:] if line is None else f"{path[-200:]}:{line}"
    if not field:
        return RefusedError(refuse(rule, "campaign-graph-wrong", file=file, reason=reason))
    return RefusedError(
        refuse(rule, "campaign-graph-wrong-at", file=file, field=field[:200], reason=reason)
    )
