"""The REST reference, made of the server's own OpenAPI document."""

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from slagveld.server.app.describing import described
from slagveld.server.app.making import create_app
from slagveld.server.store import open_store

from .schemas import shape_of
from .words import escaped, table

PARTS = {
    "": ("The house", "What this server offers, and what it says."),
    "games": ("Games", "Rules, and armies and tables judged."),
    "people": ("People and what they keep", ""),
    "me": ("People and what they keep", ""),
    "papers": ("People and what they keep", "A paper is an army or a table that is kept."),
    "battles": ("Battles", ""),
    "campaigns": ("Campaigns", ""),
    "club": ("The club room", "For the host's key."),
}
"""The sections of the reference, by the first word of a path."""


ALWAYS = ("400", "429", "default")
"""Answers that any request may get, described once for all."""


def document() -> dict[str, Any]:
    """The server's OpenAPI document, as it serves it at `/schema/openapi.json`."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(f"sqlite:///{(Path(folder) / 'docs.sqlite3').as_posix()}")
        try:
            app = create_app(store)
            found: dict[str, Any] = msgspec.json.decode(described(app.openapi_schema.to_schema()))
        finally:
            store.close()
    return found


def pages(spec: dict[str, Any]) -> dict[str, str]:
    """The page of the operations and that of the types, by their places in the site."""
    return {"rest.md": "\n".join(_operations(spec)), "wire.md": "\n".join(_types(spec))}


def _operations(spec: dict[str, Any]) -> Iterator[str]:
    yield "---\ntocdepth: 2\n---\n"
    yield "# REST reference\n"
    yield f"{spec['info']['description']}\n"
    yield (
        "A running server serves this description at `/schema/openapi.json`; it lies here as "
        '<a href="openapi.json" download>openapi.json</a>. Every refusal is a '
        f"{_type('Problem')}: one sentence, and the rule that it cites. Any request may be "
        "answered with `400` (it does not have the form described here) or `429` (too much was "
        "asked in a short time). [The types](wire.md) are described on a page of their own, [how "
        "to run a server](server.md) on another.\n"
    )
    sections: dict[str, list[str]] = {}
    said: dict[str, str] = {}
    for path, methods in spec["paths"].items():
        word = path.removeprefix("/api/").split("/")[0]
        title, words = PARTS.get(word, PARTS[""])
        said[title] = said.get(title) or words
        for method, operation in methods.items():
            sections.setdefault(title, []).extend(_operation(path, method, operation))
    for title, lines in sections.items():
        yield f"## {title}\n"
        if said[title]:
            yield f"{said[title]}\n"
        yield from lines


def _operation(path: str, method: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"(rest-{operation['operationId']})="
    yield f"### {method.upper()} {escaped(path)}\n"
    yield f"{operation['description']}\n"
    keys = operation.get("security")
    if keys:
        asked = "A key may be shown." if {} in keys else "A key must be shown."
        yield f"{asked}\n"
    given = operation.get("parameters", [])
    if given:
        rows = [
            (
                f"`{one['name']}`",
                str(one["in"]),
                escaped(shape_of(one.get("schema", {}))),
                "yes" if one.get("required") else "",
                one.get("description", ""),
            )
            for one in given
        ]
        yield table(("Parameter", "In", "Form", "Needed", ""), rows)
    for kind, content in operation.get("requestBody", {}).get("content", {}).items():
        body = _shape(content.get("schema", {})) if kind == "application/json" else "a file"
        yield f"**Body** ({kind}): {body}\n"
        if "example" in content:
            shown = msgspec.json.format(msgspec.json.encode(content["example"])).decode()
            yield f"```json\n{shown}\n```\n"
    rows = [
        (status, _answer(response), response["description"] if status.startswith("4") else "")
        for status, response in operation["responses"].items()
        if status not in ALWAYS
    ]
    yield table(("Answer", "Form", ""), [(f"`{a}`", b, c) for a, b, c in rows])


def _answer(response: dict[str, Any]) -> str:
    found = [
        _shape(content["schema"]) if kind == "application/json" and content.get("schema") else kind
        for kind, content in response.get("content", {}).items()
    ]
    return ", ".join(found) or "nothing"


def _types(spec: dict[str, Any]) -> Iterator[str]:
    yield "---\ntocdepth: 2\n---\n"
    yield "# Types of the wire\n"
    yield (
        "What [requests and answers](rest.md) are made of, and the messages of the live channel: a "
        f"program sends {_type('AnyAsk')} and is sent {_type('AnyAnswer')}. A field that is not "
        "needed may be left out. Fields named `type` tell apart what may stand in one place.\n"
    )
    for name, shape in sorted(spec["components"]["schemas"].items()):
        yield f"(wire-{name})="
        yield f"## {name}\n"
        if "description" in shape:
            yield f"{shape['description']}\n"
        if "properties" not in shape:
            yield f"{_shape(shape)}\n"
            continue
        needed = shape.get("required", [])
        rows = [
            (f"`{key}`", _shape(part), "yes" if key in needed else "")
            for key, part in shape["properties"].items()
        ]
        yield table(("Field", "Form", "Needed"), rows) if rows else ""


def _type(name: str) -> str:
    return f"[{name}](#wire-{name})"


def _shape(shape: dict[str, Any]) -> str:
    """A schema in a few words, in which types lead to their description."""
    names = sorted(set(_named(shape)), key=lambda name: (-len(name), name))
    said = escaped(shape_of(shape))
    if not names:
        return said
    pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")
    return pattern.sub(lambda found: _type(found[0]), said)


def _named(shape: Any) -> Iterator[str]:
    """The types that a schema points at."""
    if isinstance(shape, dict):
        if isinstance(shape.get("$ref"), str):
            yield shape["$ref"].rpartition("/")[2]
        for part in shape.values():
            yield from _named(part)
    elif isinstance(shape, list):
        for part in shape:
            yield from _named(part)
