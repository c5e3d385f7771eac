"""The wire's types as an OpenAPI document, from which the browser's types are made.

Run as a module with a folder, it writes the document there; `tools/build_web.py` does.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from slagveld import land
from slagveld.server.wire import advice, campaigns, coach, live, puzzles, setup, sight
from slagveld.texts import Distance, Name


def kinds() -> list[type[msgspec.Struct]]:
    """Every struct of the wire, in order of name."""
    found = {
        kind.__name__: kind
        for module in (live, setup, sight, campaigns, advice, coach, puzzles, land)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not live.Ask
    }
    return [found[name] for name in sorted(found)]


def document() -> dict[str, Any]:
    """All types of the wire as components, and the two unions of the live channel."""
    wanted: list[Any] = [*kinds(), live.AnyAsk, live.AnyAnswer]
    shapes, components = msgspec.json.schema_components(
        wanted, ref_template="#/components/schemas/{name}"
    )
    *_, asks, answers = shapes
    for kind in (Name, Distance):
        for part in components[kind.__name__]["properties"].values():
            part.pop("default", None)  # left out of the JSON, so that the browser may not find it
    return {
        "openapi": "3.1.0",
        "info": {"title": "The wire of Slagveld", "version": "1"},
        "paths": {},
        "components": {"schemas": {**components, "AnyAsk": asks, "AnyAnswer": answers}},
    }


def main(folder: str) -> None:
    """Write the document into a folder."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    (place / "wire.json").write_bytes(msgspec.json.format(msgspec.json.encode(document())))


if __name__ == "__main__":
    main(sys.argv[1])
