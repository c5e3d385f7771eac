"""The OpenAPI document: the framework's paths, the wire's own schemas, problems for every error."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    Operation,
    Reference,
    RequestBody,
    Schema,
    SecurityScheme,
)
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from slagveld.server.app.examples import EXAMPLES
from slagveld.server.app.problems import answered, general
from slagveld.server.schema import document
from slagveld.server.wire.live import Refused
from slagveld.server.wire.setup import Problem

_PLACE = "#/components/schemas/"

_MEANING: Mapping[int, str] = {
    400: "The request does not have the form described here.",
    401: "No key was shown, or none that opens this.",
    403: "The key does not open this.",
    404: "There is no such thing, or it is not yours.",
    409: "The battle has gone on meanwhile.",
    413: "The request is too large.",
    422: "A rule refuses it; the refusal cites the rule.",
    429: "Too much was asked in a short time.",
}


class WireSchemas(OpenAPISchemaPlugin):
    """Points at the schemas that msgspec makes of the wire's structs."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        """Every struct is the wire's."""
        return isinstance(value, type) and issubclass(value, msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """A pointer; `allOf` because the framework wants a schema of its own here."""
        name = field_definition.annotation.__name__
        return Schema(all_of=[Reference(ref=f"{_PLACE}{name}")])


class WireDocument(JsonRenderPlugin):
    """Serves the document at `/schema/openapi.json`."""

    def __init__(self) -> None:
        super().__init__(media_type=MediaType.JSON)
        self._made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The framework's document, finished."""
        if not self._made:
            self._made = described(openapi_schema)
        return self._made


def _as_problem(response: Response[Any]) -> Response[Any]:
    """The framework has a page of its own for what is not there; ours is a problem."""
    return answered(404, general(404)) if response.status_code == 404 else response


def configuration() -> OpenAPIConfig:
    """What the framework is told about the document."""
    return OpenAPIConfig(
        title="Slagveld",
        version=version("slagveld"),
        description=(
            "Battles of tabletop miniature games. Keys are secrets of 256 bits: of a person "
            "(`p_…`), a seat (`s_…`), a watcher (`w_…`) or the host (`h_…`), shown as "
            "`Authorization: Bearer <key>`. The live channel is a WebSocket at "
            "`/api/battles/{battle}/live`; its messages are `AnyAsk` and `AnyAnswer`."
        ),
        components=Components(
            security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}
        ),
        render_plugins=[WireDocument()],
        openapi_router=Router(
            "/schema", route_handlers=[], include_in_schema=False, after_request=_as_problem
        ),
        use_handler_docstrings=True,
    )


@dataclass
class FileOperation(Operation):
    """The description of a handler whose body is a whole file."""

    def __post_init__(self) -> None:
        """A file is any bytes; what must be in it is said in words."""
        content = {"application/octet-stream": OpenAPIMediaType(schema=Schema())}
        self.request_body = RequestBody(content=content, required=True)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors that a handler may answer with, for its description."""
    return {status: _said_as(Problem, status) for status in sorted({400, 429, *statuses})}


def refused() -> dict[int, ResponseSpec]:
    """The answer to an action that was not taken, for the description of its handler."""
    return {409: _said_as(Refused, 409)}


def json_file() -> dict[int, ResponseSpec]:
    """The answer that is a file of JSON, for the description of its handler."""
    return {
        200: ResponseSpec(
            data_container=dict[str, Any], description="The file.", generate_examples=False
        )
    }


def _said_as(kind: type[msgspec.Struct], status: int) -> ResponseSpec:
    return ResponseSpec(data_container=kind, description=_MEANING[status], generate_examples=False)


def described(made: dict[str, Any]) -> bytes:
    """The framework's document with our schemas and errors, as JSON."""
    wire = document()["components"]["schemas"]
    plain: dict[str, Any] = _plain(msgspec.json.decode(msgspec.json.encode(made)))
    for path in plain["paths"].values():
        for operation in path.values():
            _finish(operation)
    components = plain.setdefault("components", {})
    components["schemas"] = wire
    return msgspec.json.encode(plain)


def _plain(node: Any) -> Any:
    """The same with `{allOf: [pointer]}` written as the pointer."""
    if isinstance(node, list):
        return [_plain(item) for item in node]
    if not isinstance(node, dict):
        return node
    match node:
        case {"allOf": [{"$ref": _} as pointer], **rest} if not rest:
            return pointer
    return {name: _plain(item) for name, item in node.items()}


def _finish(operation: dict[str, Any]) -> None:
    """The framework describes its own errors; ours have another form, and any may come."""
    pointer = {"application/json": {"schema": {"$ref": f"{_PLACE}Problem"}}}
    responses = operation["responses"]
    for status, response in responses.items():
        response.pop("headers", None)
        if status.startswith("4") and not _is_wire(response):
            response["content"] = pointer
    responses["default"] = {"description": "Refused; says why.", "content": pointer}
    said = operation.get("description", "")
    operation["summary"] = re.split(r"[.:;]\s|\.$", said)[0]
    example = EXAMPLES.get(operation["operationId"])
    if example is not None:
        operation["requestBody"]["content"]["application/json"]["example"] = example


def _is_wire(response: dict[str, Any]) -> bool:
    """Whether an error is described by a struct of the wire, not by the framework."""
    schemas = [content.get("schema", {}) for content in response.get("content", {}).values()]
    return any("$ref" in schema for schema in schemas)


KEYED: list[dict[str, list[str]]] = [{"key": []}]
"""For the description of what needs a key."""
