"""Every error of the server in one form: a refusal, with one sentence that says what to do."""

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.server.wire.setup import Problem
from slagveld.texts import Value

log = logging.getLogger("slagveld.server")

# texts: server-problem-*
SENTENCES: Mapping[int, str] = {
    400: "server-problem-malformed",
    401: "server-problem-key",
    403: "server-problem-forbidden",
    404: "server-problem-unknown",
    405: "server-problem-method",
    409: "server-problem-conflict",
    413: "server-problem-large",
    415: "server-problem-media",
    429: "server-problem-often",
    500: "server-problem-defect",
    503: "server-problem-busy",
}
"""What is said where nobody said anything more exact."""


class ProblemError(Exception):
    """A request that is refused, with its status."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.status = status
        self.refusal = refusal


def problem(status: int, key: str, /, rule: str = "", **values: Value) -> ProblemError:
    """The error with the sentence `key`."""
    return ProblemError(status, refuse(rule, key, **values))


def malformed(error: Exception) -> ProblemError:
    """The error for a body or message that does not have the form asked for."""
    return ProblemError(400, why_malformed(error))


def why_malformed(error: Exception) -> Refusal:
    """The sentence for JSON that is not what was asked for, naming the field at fault."""
    said = str(error)
    if isinstance(error, RecursionError):
        return refuse("SLV-FORM-1", "server-problem-deep")
    if said.startswith("Object contains unknown field `"):
        field, _, place = said.removeprefix("Object contains unknown field `").partition("`")
        where = place.removeprefix(" - at `").rstrip("`") or "$"
        return refuse("SLV-FORM-1", "server-problem-field", field=field[:80], place=where[:120])
    if isinstance(error, msgspec.ValidationError):
        return refuse("SLV-FORM-1", "server-problem-shape", reason=said[:300])
    return refuse("SLV-FORM-1", "server-problem-json")


def general(status: int) -> Refusal:
    """The refusal of a status nobody said anything exact about."""
    fallback = 500 if status >= 500 else 400
    return refuse("", SENTENCES.get(status, SENTENCES[fallback]))


def answered(
    status: int, refusal: Refusal, headers: Mapping[str, str] | None = None
) -> Response[Any]:
    """A problem as a response."""
    body = msgspec.json.encode(Problem(refusal=refusal))
    return Response(
        content=body, status_code=status, media_type="application/json", headers=headers
    )


STATUSES: Mapping[str, int] = {"SLV-NET-1": 409, "SLV-NET-2": 403, "SLV-NET-3": 404}
"""The rules whose refusals have a status of their own."""


def _refused(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A rule said no: it is the request that is at fault, not the server."""
    if not isinstance(error, RefusedError):
        raise error
    return answered(STATUSES.get(error.refusal.rule, 422), error.refusal)


def _problem(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    if not isinstance(error, ProblemError):
        raise error
    headers = {"WWW-Authenticate": "Bearer"} if error.status == 401 else None
    return answered(error.status, error.refusal, headers)


def _http(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """What the framework itself refuses: unknown addresses, methods, sizes, parameters."""
    if not isinstance(error, HTTPException):
        raise error
    if error.status_code >= 500:
        log.error("a defect: %s", type(error).__name__, exc_info=error)
    kept = {name: value for name, value in (error.headers or {}).items() if name != "content-type"}
    return answered(error.status_code, general(error.status_code), kept)


def _defect(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    # The template of the address, not the address: ids are not for logs.
    where = request.scope.get("path_template", "?")
    log.error("a defect at %s %s", request.method, where, exc_info=error)
    return answered(500, general(500))


HANDLERS: dict[int | type[Exception], Any] = {
    RefusedError: _refused,
    ProblemError: _problem,
    HTTPException: _http,
    Exception: _defect,
}
"""How every exception becomes an answer; none shows its insides."""
