"""Who asks: the key of a request, and what it opens."""

import asyncio
import re
from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from slagveld.kernel.rulebook import RefusedError
from slagveld.server.app.problems import ProblemError, problem
from slagveld.server.store import Access, Grant

_KEY = re.compile(r"[pswh]_[A-Za-z0-9_-]{20,78}")
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


async def key_of(request: Request[Any, Any, Any]) -> str:
    """The key that a request shows, or empty; raises ProblemError for one that cannot be one."""
    shown = request.headers.get("authorization", "")
    if not shown:
        return ""
    scheme, _, key = shown.partition(" ")
    if scheme.casefold() != "bearer" or not is_key(key.strip()):
        raise no_key()
    return key.strip()


ShownKey = NamedDependency[str]
"""The key of the request; empty where none was shown."""


def is_key(words: str) -> bool:
    """Whether this has the form of a key; whether it opens anything is for the store to say."""
    return _KEY.fullmatch(words) is not None


def is_id(words: str) -> bool:
    """Whether this has the form of an id of a battle or a paper."""
    return _ID.fullmatch(words) is not None


def no_key() -> ProblemError:
    """The error for a request without a key that opens what it asks for."""
    return problem(401, "server-problem-key", rule="SLV-NET-3")


def unknown() -> ProblemError:
    """The error for what does not exist, or is not open to the asker: they look the same."""
    return problem(404, "server-problem-unknown", rule="SLV-NET-3")


async def grant_of(access: Access, key: str, battle: str | None = None) -> Grant:
    """What a key opens; raises ProblemError if it is nobody's."""
    if not is_key(key):
        raise no_key()
    try:
        return await asyncio.to_thread(access.resolve, key, battle)
    except RefusedError as error:
        raise ProblemError(401, error.refusal) from None


async def person_of(access: Access, key: str) -> str:
    """The person who asks; raises ProblemError if the key is no person's."""
    person = (await grant_of(access, key)).person
    if person is None:
        raise problem(403, "server-problem-person", rule="SLV-NET-3")
    return person


async def maybe_person(access: Access, key: str) -> str | None:
    """The person who asks, or None where no key is shown."""
    return await person_of(access, key) if key else None


async def viewer_of(access: Access, key: str, battle: str) -> Grant:
    """What somebody may do at a battle; raises ProblemError if they may not even see it."""
    if not is_id(battle):
        raise unknown()
    grant = await grant_of(access, key, battle)
    if not grant.may_watch:
        raise unknown()
    return grant


async def check_host(access: Access, key: str) -> None:
    """Raise ProblemError unless the key is the host's."""
    if not (await grant_of(access, key)).host:
        raise problem(403, "server-problem-host-key", rule="SLV-NET-3")
