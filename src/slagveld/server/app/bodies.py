"""Handlers that take a body, and those that answer with a file: what they have in common."""

from typing import Any

import msgspec
from litestar import Response

from slagveld.server.app.asking import is_id, person_of, unknown
from slagveld.server.app.describing import KEYED, problems
from slagveld.server.app.services import Inside
from slagveld.server.app.strict import strict


def taking(kind: type[msgspec.Struct], *statuses: int, **rest: Any) -> dict[str, Any]:
    """The settings of a handler that needs a key and reads its body strictly.

    Args:
        kind: What the body is.
        statuses: The errors it may answer with, besides those of every such handler.
        rest: Settings of its own, which count before these.
    """
    usual = {
        "security": KEYED,
        "dto": strict(kind),
        "return_dto": None,
        "status_code": 200,
        "responses": problems(401, 413, *statuses),
    }
    return {**usual, **rest}


async def asker_at(services: Inside, key: str, place: str) -> str:
    """The person who asks about a battle or a campaign by its id; raises ProblemError."""
    person = await person_of(services.access, key)
    if not is_id(place):
        raise unknown()
    return person


def file_answer(data: bytes, name: str) -> Response[bytes]:
    """A file of JSON to take home, under this name."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.json"'}
    return Response(data, media_type="application/json", headers=headers)
